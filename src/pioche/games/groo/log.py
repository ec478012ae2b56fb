"""What has happened in Groo, in sentences: an action, and whatever followed by itself until somebody has to
decide. Cards that are dealt and drawn are named to who sees them."""

from itertools import groupby

from pioche.core.rule import HIDDEN, OVER
from pioche.core.words import Words

from .actions import Action
from .box import Box
from .effect_log import (
    moved,
    tell_comparison,
    tell_groo,
    tell_losses,
    tell_operation,
    tell_sent,
)
from .names import card_names, material_name, seat_name, tell_all_materials, tell_price
from .pieces import card_name
from .questions import result
from .retracing import Step, retrace
from .rules.reading import is_under_way
from .rules.secrets import drawer
from .state import (
    EFFECT,
    EVENT,
    FRAMES,
    NOBODY,
    NOTHING,
    PILE,
    Ask,
    Phase,
    Place,
    State,
    Window,
)
from .view import cards_at


def log(box: Box, before: State, action: int, after: State, words: Words) -> str:
    """What has happened, told with everything that it has brought about."""
    steps = retrace(box, before, action, after)
    lines = _tell_action(box, steps[0], action, words)
    waited = before.queue[0] != NOTHING  # else what is played now need not be told again as it takes effect
    begun: dict[int, int] = {}  # by depth: how many lines there were as a text began
    for _, group in groupby(steps, _what_it_is_about):
        together = list(group)
        lines += _tell_together(box, together, waited, words)
        for step in together:
            lines += _tell_pile(step, words)
            lines += _tell_text(step, begun, len(lines), words)
    if after.actor == OVER:
        lines.append(result(box, after, words))
    return "\n".join(lines)


# --- What was done ----------------------------------------------------------------------------


def _tell_action(box: Box, step: Step, action: int, words: Words) -> list[str]:
    """Who did what; choices within a text, and Troops one by one, are told with what comes of them."""
    state, later = step.earlier, step.later
    if state.phase == Phase.DEALER:
        player = seat_name(action - Action.DEALER)
        return [words("{player} deals, and Groo starts in the dealer's town.", player=player)]
    if state.phase == Phase.DEAL:
        return _tell_deal(box, state, later, words)
    if action == HIDDEN or action < Action.FACE:
        return _tell_drawn(box, state, later, action, words)
    if action < Action.PLAY:
        return _tell_roll(box, state, later, action, words)
    player = seat_name(int(state.actor))
    if action < Action.PICK:
        return _tell_played(state, later, action - Action.PLAY, words)
    if action < Action.SEAT:
        return _tell_picked(state, later, action - Action.PICK, words)
    if state.window != Window.NONE or state.asks != Ask.NOTHING:
        return []
    if action < Action.MATERIAL:
        other = seat_name(action - Action.SEAT)
        return [words("{player} attacks {other}.", player=player, other=other)]
    return _tell_passed_on(state, later, words) if state.phase == Phase.BUILD else []


def _tell_deal(box: Box, state: State, later: State, words: Words) -> list[str]:
    """A hand is told with its last card."""
    seat = int(drawer(box, state))
    number = int(later.sizes[seat])
    if number < box.hand:
        return []
    cards = card_names(cards_at(later, Place.HAND + seat), words)
    if cards:
        return [words("{player} is dealt {cards}.", player=seat_name(seat), cards=cards)]
    return [
        words.count(
            "{player} is dealt {number} card.",
            "{player} is dealt {number} cards.",
            number,
            player=seat_name(seat),
        )
    ]


def _tell_drawn(box: Box, state: State, later: State, action: int, words: Words) -> list[str]:
    """A card that is drawn; one that chance takes out of a hand is told with what comes of it."""
    if state.asks != Ask.DRAWN:
        return []
    details: dict[str, object] = {"player": seat_name(int(drawer(box, state)))}
    if action == HIDDEN:
        return [words("{player} draws a card.", **details)]
    card = action - Action.CARD
    details["card"] = card_name(card)
    if card < EVENT:
        return [words("{player} draws {card}.", **details)]
    if later.places[card] == Place.HELD:
        return [words("{player} draws the Event {card}, which waits until the drawing is over.", **details)]
    return [words("{player} draws the Event {card}.", **details)]


def _tell_roll(box: Box, state: State, later: State, action: int, words: Words) -> list[str]:
    """The roll is told when its last die, that of movement, has fallen; a die rolled again at once."""
    if state.asks == Ask.NOTHING:
        if action < Action.MOVE:
            return []
        details = {
            "player": seat_name(int(state.turn)),
            "dice": tell_all_materials(state.dice.tolist(), words),
        }
        return [words("{player} rolls {dice}.", **details), tell_groo(state, later, words)]
    player = seat_name(int(state.user[state.depth]))
    if action < Action.MOVE:
        old = material_name(int(state.given))
        new = material_name(int(box.faces[action - Action.FACE]))
        return [words("{player} rolls a die again: {old} becomes {new}.", player=player, old=old, new=new)]
    told = [words("{player} rolls the movement die again.", player=player)]
    return told if later.groo != state.groo else [*told, tell_groo(state, later, words)]


def _tell_played(state: State, later: State, card: int, words: Words) -> list[str]:
    """A card with what was paid for it; a Wild with the card that it cancels."""
    details: dict[str, object] = {"player": seat_name(int(state.actor)), "card": card_name(card)}
    if state.window == Window.NONE:
        paid = (state.dice + state.goods - later.dice - later.goods).tolist()
        return [words("{player} plays {card} {price}.", price=tell_price(paid, words), **details)]
    cancelled = [one for one in moved(state, later, Place.DISCARD) if one != card]
    if not cancelled:
        return [words("{player} plays {card}.", **details)]
    other = card_name(cancelled[0])
    return [words("{player} plays {card}: {other} is cancelled.", other=other, **details)]


def _tell_picked(state: State, later: State, card: int, words: Words) -> list[str]:
    """A card that is discarded, or whose power is used."""
    details = {"player": seat_name(int(state.actor)), "card": card_name(card)}
    if state.asks != Ask.NOTHING or state.phase not in (Phase.DISCARD, Phase.BUILD):
        return []
    if state.phase == Phase.DISCARD:
        return [words("{player} discards {card}.", **details)]
    if later.places[card] == Place.DISCARD:
        return [words("{player} discards {card} for its power.", **details)]
    return [words("{player} uses {card}.", **details)]


def _tell_passed_on(state: State, later: State, words: Words) -> list[str]:
    lines, player, goods = [], seat_name(int(state.holder)), state.goods.tolist()
    if any(goods):
        lines.append(
            words("Goods that were not spent are lost: {goods}.", goods=tell_all_materials(goods, words))
        )
    if later.holder != NOBODY:
        dice, other = tell_all_materials(later.dice.tolist(), words), seat_name(int(later.holder))
        told = words("{player} passes the dice on to {other}: {dice}.", player=player, other=other, dice=dice)
        lines.append(told)
    return lines


# --- What followed from it ------------------------------------------------------------------


def _what_it_is_about(step: Step) -> tuple[int, ...]:
    """Steps of one operation at one player are told together, and Buildings that are lost."""
    state, depth = step.earlier, step.earlier.depth
    if is_under_way(state):
        return int(depth), int(state.effect[depth]), int(state.step[depth]), int(state.target[depth])
    if _is_undisturbed(state) and state.phase == Phase.LOSE:
        return (NOTHING,)
    return (NOTHING, id(step))


def _is_undisturbed(state: State) -> bool:
    """The turn goes on: no text, no window, and no card that waits."""
    return bool(not is_under_way(state) and state.window == Window.NONE and state.queue[0] == NOTHING)


def _tell_together(box: Box, steps: list[Step], waited: bool, words: Words) -> list[str]:
    earlier, later = steps[0].earlier, steps[-1].later
    if is_under_way(earlier):
        return tell_operation(box, earlier, later, words)
    if earlier.window != Window.NONE:
        return []
    if earlier.queue[0] != NOTHING:
        return [_tell_effect(earlier, words)] if waited else []
    if earlier.phase == Phase.START:
        return [_tell_turn(later, words)]
    if earlier.phase == Phase.LOSE:
        return tell_losses(box, earlier, later, words)
    if earlier.phase == Phase.FIGHT:
        return tell_comparison(box, earlier, later, words)
    if earlier.phase in (Phase.SEND, Phase.DEFEND) and later.phase != earlier.phase:
        return [tell_sent(box, earlier, later, words)]
    return []


def _tell_effect(state: State, words: Words) -> str:
    """A card that has waited takes effect."""
    card = int(state.queue[0])
    if card < EFFECT:
        player = seat_name(int(state.players[0]))
        return words("{card} enters the town of {player}.", card=card_name(card), player=player)
    return words("{card} takes effect.", card=card_name(card))


def _tell_text(step: Step, begun: dict[int, int], told: int, words: Words) -> list[str]:
    """An Event that has waited; and a text of which nothing could be told from its beginning to its end."""
    earlier, later, lines = step.earlier, step.later, []
    for depth in range(FRAMES):
        card = int(earlier.effect[depth])
        if card == NOTHING != later.effect[depth]:
            event = int(later.effect[depth])
            if earlier.places[event] == Place.HELD:
                lines.append(words("{card} takes effect.", card=card_name(event)))
            begun[depth] = told + len(lines)
        elif card != NOTHING == later.effect[depth] and begun.pop(depth, NOTHING) == told:
            lines.append(words("{card} finds nothing to work on.", card=card_name(card)))
    return lines


def _tell_pile(step: Step, words: Words) -> list[str]:
    """The pile that has run out, and the new one."""
    old, new = int(step.earlier.sizes[PILE]), int(step.later.sizes[PILE])
    if new > old:
        return [
            words.count(
                "The discards are shuffled and become the pile: {number} card.",
                "The discards are shuffled and become the pile: {number} cards.",
                new,
            )
        ]
    if new == old or new > 0:
        return []
    if step.earlier.emptied == 1:
        told = words(
            "The pile has run out for the second time: {player} finishes the turn, then everyone else has "
            "one more.",
            player=seat_name(int(step.later.turn)),
        )
        return [told]
    return [words("The pile has run out.")]


# --- Turns ------------------------------------------------------------------------


def _tell_turn(state: State, words: Words) -> str:
    details = {"turn": int(state.turns) + 1, "player": seat_name(int(state.turn))}
    if state.last_turns > 0:
        return words("— Turn {turn}, the last one of {player}.", **details)
    return words("— Turn {turn}: {player}.", **details)
