"""What an action of Groo would do, told to who decides; in a battle with the totals that follow."""

from pioche.core.record import OFFERS, blank
from pioche.core.words import Words

from .actions import Action
from .box import Box
from .deed_texts import tell_materials
from .names import material_name, seat_name, tell_price
from .operations import AMOUNT, DO, MOST_STEPS, SIDE, TIME, WHEN, Do, Time, is_deed
from .pieces import card_name
from .rules.battles import largest_loss
from .rules.building import count_dice, distance_moved
from .rules.cards import has_room
from .rules.offering import legal
from .rules.reading import first_deed, is_under_way, operation, read
from .rules.secrets import drawer
from .rules.towns import count_points, holds
from .rules.turns import acts_when_played, count_value
from .state import (
    EFFECT,
    NOTHING,
    PILE,
    QUEUE,
    TROOP,
    WILD,
    Ask,
    Mark,
    Phase,
    State,
    Window,
)
from .texts import card_text, of_family, tell_text, text_of
from .view import buildings_of, costs, totals, troops_of


def sentence(box: Box, state: State, action: int, words: Words) -> str:
    """What the action would do here; what is not possible is not promised any result."""
    is_possible = is_offered(box, state, action)
    if action < Action.PLAY:
        return _chance_sentence(box, state, action, is_possible, words)
    if action < Action.PICK:
        return _play_sentence(box, state, action - Action.PLAY, is_possible, words)
    if action < Action.SEAT:
        card = action - Action.PICK
        if not is_possible:
            return words("Choose {card}", card=card_name(card))
        return _pick_sentence(box, state, card, words)
    if action < Action.MATERIAL:
        seat = action - Action.SEAT
        return _seat_sentence(box, state, seat, words) if is_possible else words.say(seat_name(seat))
    if action < Action.DRAW:
        material = action - Action.MATERIAL
        if not is_possible:
            return words.say(material_name(material))
        return _material_sentence(box, state, material, words)
    if action == Action.DRAW:
        return _draw_sentence(box, state, is_possible, words)
    return _done_sentence(box, state, words) if is_possible else words("Enough")


def is_offered(box: Box, state: State, action: int) -> bool:
    """Who decides may do this now."""
    offers = blank(OFFERS)
    legal(box, state, offers[0])
    return action in offers["actions"][0][: int(offers["count"][0])].tolist()


def copy_of(state: State) -> State:
    """A record of its own, which may be changed."""
    copied: State = state.copy()  # type: ignore[attr-defined]  # a record of NumPy
    return copied


# --- Chance ---------------------------------------------------------------------------


def _chance_sentence(box: Box, state: State, action: int, is_possible: bool, words: Words) -> str:
    if action < Action.CARD:
        return words("{player} deals, and Groo starts in that town", player=seat_name(action - Action.DEALER))
    if action < Action.FACE:
        return _card_sentence(box, state, action - Action.CARD, is_possible, words)
    if action < Action.MOVE:
        material = int(box.faces[action - Action.FACE])
        return words("The die shows: {material}", material=material_name(material))
    return _move_sentence(box, state, action - Action.MOVE, words)


def _card_sentence(box: Box, state: State, card: int, is_possible: bool, words: Words) -> str:
    details: dict[str, object] = {"card": card_name(card)}
    if not is_possible:
        return words("The card {card}", **details)
    if state.asks != Ask.LOST:
        details["player"] = seat_name(drawer(box, state))
        if state.phase == Phase.DEAL:
            return words("{player} is dealt {card}", **details)
        return words("{player} draws {card}", **details)
    details["player"] = seat_name(int(state.target[state.depth]))
    if operation(box, state, DO) == Do.GRAB:
        user = seat_name(int(state.user[state.depth]))
        return words("{user} takes {card} from {player}", user=user, **details)
    return words("{player} loses {card}", **details)


def _move_sentence(box: Box, state: State, face: int, words: Words) -> str:
    """Where Groo would go, if he is anywhere yet."""
    distance = int(distance_moved(box, face))
    if distance == 0:
        return words("Groo stays where he is")
    if state.groo < 0:
        return words("Groo moves")
    return words("Groo goes to {player}", player=seat_name((int(state.groo) + distance) % box.players))


# --- Playing cards ----------------------------------------------------------------------


def _play_sentence(box: Box, state: State, card: int, is_possible: bool, words: Words) -> str:
    """With what the card is worth and costs, and what happens at once."""
    if not is_possible:
        return words("Play {card}", card=card_name(card))
    if card >= WILD:
        return _wild_sentence(box, state, card, words)
    details: dict[str, object] = {
        "card": card_name(card),
        "price": tell_price(costs(box, state, int(state.actor), card), words),
    }
    if card < TROOP:
        told = words.count(
            "Play {card} ({number} point) {price}",
            "Play {card} ({number} points) {price}",
            int(box.points[card]),
            **details,
        )
    elif card < EFFECT:
        value = int(box.value[card - TROOP])
        told = words("Play {card} (value {value}) {price}", value=value, **details)
    else:
        told = words("Play {card} {price}", **details)
    if not acts_when_played(box, card):
        return told
    return words("{told}: {text}", told=told, text=deeds_text(box, card, words))


def deeds_text(box: Box, card: int, words: Words) -> str:
    """What the text does, as if it were done now, without what it gives and when it may be used."""
    rows = [list(row) for row in text_of(box, card) if is_deed(row[DO])]
    for row in rows:
        row[TIME] = Time.PLAYED
    return tell_text(rows, words, kin=of_family(box, card))


def _wild_sentence(box: Box, state: State, card: int, words: Words) -> str:
    """A Wild with the card that it cancels, or the totals of the battle after it."""
    told = words("Play {card}: {text}", card=card_name(card), text=card_text(box, card, words))
    if read(box, card, 0, DO) == Do.CANCEL:
        place = max(place for place in range(QUEUE) if state.queue[place] != NOTHING)
        latest, player = int(state.queue[place]), seat_name(int(state.players[place]))
        return words("{told} ({card} of {player})", told=told, card=card_name(latest), player=player)
    ahead, user = copy_of(state), int(state.actor)
    for step in range(MOST_STEPS):
        is_boost = read(box, card, step, DO) == Do.BOOST
        if is_boost and holds(box, state, user, card, read(box, card, step, WHEN)):
            ahead.boosts[read(box, card, step, SIDE)] += read(box, card, step, AMOUNT)
    if ahead.boosts.tolist() == state.boosts.tolist():
        return told
    return _with_totals(box, ahead, told, words)


def _with_totals(box: Box, ahead: State, told: str, words: Words) -> str:
    """With both sides of the battle, and once the defence is under way what is lost if it stays so."""
    attack, defence = totals(box, ahead)
    details = {"told": told, "attack": attack, "defence": defence}
    if ahead.phase == Phase.SEND or ahead.window == Window.DECLARED:
        return words("{told} (then {attack} against {defence} so far)", **details)
    loss = int(largest_loss(box, ahead))
    if loss == 0:
        return words("{told} (then {attack} against {defence}: nothing is lost)", **details)
    return words.count(
        "{told} (then {attack} against {defence}: {number} point is lost)",
        "{told} (then {attack} against {defence}: {number} points are lost)",
        loss,
        **details,
    )


# --- Choosing cards ---------------------------------------------------------------------


def _pick_sentence(box: Box, state: State, card: int, words: Words) -> str:
    named = card_name(card)
    if state.asks == Ask.CARD:
        return _chosen_sentence(box, state, card, words)
    if state.phase == Phase.DISCARD:
        return words("Discard {card}", card=named)
    if state.phase == Phase.LOSE:
        points = int(box.points[card])
        return words.count(
            "Lose {card} ({number} point)", "Lose {card} ({number} points)", points, card=named
        )
    if state.phase == Phase.BUILD:
        return _use_sentence(box, card, words)
    ahead = copy_of(state)
    ahead.marks[card] |= Mark.FIGHTS
    value = int(box.value[card - TROOP])
    return _with_totals(box, ahead, words("Send {card}, value {value}", card=named, value=value), words)


def _use_sentence(box: Box, card: int, words: Words) -> str:
    """A power of a card in town, for which the card may have to go."""
    details: dict[str, object] = {"card": card_name(card), "text": deeds_text(box, card, words)}
    if read(box, card, first_deed(box, card), TIME) == Time.DISCARD:
        return words("Discard {card} from your town: {text}", **details)
    return words("Use {card}: {text}", **details)


def _chosen_sentence(box: Box, state: State, card: int, words: Words) -> str:
    """A card that an effect asks for, or an Event that was held."""
    named, do = card_name(card), operation(box, state, DO) if is_under_way(state) else Do.DRAW
    if do == Do.DRAW:
        return words("{card} takes effect: {text}", card=named, text=card_text(box, card, words))
    if do == Do.DROP:
        return words("Discard {card}", card=named)
    if do == Do.RECOVER:
        return words("Take {card} from the discards", card=named)
    owner = int(state.target[state.depth])
    details: dict[str, object] = {"card": _with_number(box, card, words), "player": seat_name(owner)}
    if do == Do.STEAL:
        return words("Take {card} from {player}", **details)
    if do == Do.DESTROY:
        return words("Destroy {card} of {player}", **details)
    if has_room(box, state, owner, card):
        return words("Return {card} to the hand of {player}", **details)
    return words("Return {card} of {player} to the discards: the hand is full", **details)


def _with_number(box: Box, card: int, words: Words) -> str:
    """A Building with its printed points, or a Troop with its value."""
    if card < TROOP:
        points = int(box.points[card])
        return words.count(
            "{card} ({number} point)", "{card} ({number} points)", points, card=card_name(card)
        )
    return words("{card} (value {value})", card=card_name(card), value=int(box.value[card - TROOP]))


# --- Players and materials -----------------------------------------------------------------


def _seat_sentence(box: Box, state: State, seat: int, words: Words) -> str:
    """The player with what matters for the choice."""
    details: dict[str, object] = {
        "player": seat_name(seat),
        "points": words.count(
            "{number} Victory Point", "{number} Victory Points", int(count_points(box, state, seat))
        ),
        "buildings": len(buildings_of(state, seat)),
        "troops": len(troops_of(state, seat)),
        "cards": int(state.sizes[seat]),
    }
    if state.asks == Ask.NOTHING:
        ahead = copy_of(state)
        ahead.defender = seat
        details |= {"defence": totals(box, ahead)[1], "value": int(count_value(box, state, seat))}
        return words("Attack {player}: {points}, defence {defence}, and Troops worth {value}", **details)
    if operation(box, state, DO) == Do.MOVE:
        return words("Groo goes to {player}: {points}", **details)
    return words("{player}: Buildings {buildings}, Troops {troops}, hand {cards}", **details)


def _material_sentence(box: Box, state: State, material: int, words: Words) -> str:
    named, do = material_name(material), operation(box, state, DO)
    if state.asks == Ask.GIVE:
        if do == Do.REROLL:
            return words("Roll a die again: {material}", material=named)
        if do == Do.SPOIL:
            return words("Put a die aside: {material}", material=named)
        return words("Exchange a die: {material}", material=named)
    if do == Do.GOODS:
        return words("Make {goods}", goods=tell_materials(material, 1, words))
    return words("{give} → {take}", give=material_name(int(state.given)), take=named)


# --- Drawing and stopping ------------------------------------------------------------------


def _draw_sentence(box: Box, state: State, is_possible: bool, words: Words) -> str:
    if not is_possible:
        return words("Draw a card")
    held, most = int(state.sizes[state.actor]), int(box.hand)
    if state.sizes[PILE] == 0:
        return words(
            "Draw a card ({held} of {most} in hand; the discards are shuffled first)", held=held, most=most
        )
    return words(
        "Draw a card ({held} of {most} in hand, {pile} in the pile)",
        held=held,
        most=most,
        pile=int(state.sizes[PILE]),
    )


def _done_sentence(box: Box, state: State, words: Words) -> str:
    if state.window != Window.NONE:
        return words("Play no Wild")
    if state.phase == Phase.DISCARD:
        return words.count(
            "Keep the {number} card in hand", "Keep the {number} cards in hand", int(state.sizes[state.actor])
        )
    if state.phase == Phase.ATTACK:
        return words("Attack nobody")
    if state.phase in (Phase.SEND, Phase.DEFEND):
        return _sent_sentence(box, state, words)
    if state.phase == Phase.BUILD:
        return _passing_sentence(box, state, words)
    return words("Draw no more")


def _sent_sentence(box: Box, state: State, words: Words) -> str:
    """What was sent is enough."""
    if state.phase == Phase.DEFEND:
        return _with_totals(box, state, words("Send nobody else"), words)
    attack, _ = totals(box, state)
    return words("Attack {player} with {attack}", player=seat_name(int(state.defender)), attack=attack)


def _passing_sentence(box: Box, state: State, words: Words) -> str:
    """What becomes of the dice (GRO-16)."""
    left, following = int(count_dice(state)), (int(state.holder) + 1) % box.players
    if left == 0:
        return words("Build no more: no dice are left")
    if following == state.turn:
        return words("Build no more: the turn of {player} ends", player=seat_name(int(state.turn)))
    return words.count(
        "Build no more: {number} die goes to {player}",
        "Build no more: {number} dice go to {player}",
        left,
        player=seat_name(following),
    )
