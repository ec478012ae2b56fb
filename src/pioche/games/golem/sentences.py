"""What an action of GOLEM would do, told to who decides; strikes with the sums that are compared."""

from pioche.core.words import Words

from .actions import Action
from .box import Box
from .looking_ahead import changes_nothing, copy_of, forecast, forecast_answered
from .names import seat_name, the_tile
from .operations import AMOUNT, DO, LASTS, Do
from .pieces import ability_name, card_name, mecha_name, pilot_name
from .refusals import why_not
from .rules.effects import operation, whose_tile
from .rules.hands import next_to_be_dealt
from .rules.tiles import count_working, potential, put_tokens
from .state import ABILITY_EFFECT, NOTHING, PILOT_EFFECT, Ask, Number, Phase, State
from .texts import effect_text, tell_energy


def sentence(box: Box, state: State, action: int, words: Words) -> str:
    """What the action would do here; what is not possible is not promised any result."""
    is_possible = why_not(box, state, action) is None
    if action < Action.PLAY:
        return _chance_sentence(box, state, action, is_possible, words)
    if action < Action.THROW:
        card = action - Action.PLAY
        told = words("Play {card}: {text}", card=card_name(card), text=effect_text(box, card, words))
    elif action < Action.USE_PILOT:
        told = words("Discard {card}", card=card_name(action - Action.THROW))
    elif action == Action.USE_PILOT:
        return _pilot_sentence(box, state, words)
    elif action == Action.GAIN:
        return _gain_sentence(box, state, words)
    elif action < Action.SEAT:
        told = _ability_sentence(box, action - Action.ABILITY, words)
    elif action < Action.TILE:
        told = _enemy_sentence(state, action - Action.SEAT, words)
    elif action < Action.DONE:
        told = _tile_sentence(box, state, action - Action.TILE, is_possible, words)
    else:
        return _done_sentence(state, words)
    return _with_sums(box, state, action, told, words) if is_possible else told


def _with_sums(box: Box, state: State, action: int, told: str, words: Words) -> str:
    """With both sides of the strike, where the action is all that it waits for."""
    if state.phase == Phase.REPAIR:
        return told
    if _begins_effect(action) and changes_nothing(box, state, action):
        return words("{told} (no effect now)", told=told)
    found = forecast(box, state, action)
    if found is None:
        return _with_answer(box, state, action, told, words) if state.phase == Phase.ANSWER else told
    sums, is_answerable = found
    details = {"told": told, "strength": sums[0], "resistance": sums[1]}
    if sums[0] < sums[1]:
        return words("{told} ({strength} against {resistance}: fails)", **details)
    if is_answerable:
        return words("{told} ({strength} against {resistance}: hits unless answered)", **details)
    return words("{told} ({strength} against {resistance}: hits)", **details)


def _begins_effect(action: int) -> bool:
    """A card that is played, or an ability."""
    return action < Action.THROW or Action.ABILITY <= action < Action.SEAT


def _with_answer(box: Box, state: State, action: int, told: str, words: Words) -> str:
    """With what would become of the declared strike, where that is clear."""
    sums = forecast_answered(box, state, action)
    if sums is None:
        return told
    details = {"told": told, "strength": sums[0], "resistance": sums[1]}
    if sums[0] >= sums[1]:
        return words("{told} (then {strength} against {resistance}: still hits)", **details)
    return words("{told} (then {strength} against {resistance}: it fails)", **details)


# --- Chance -------------------------------------------------------------------


def _chance_sentence(box: Box, state: State, action: int, is_possible: bool, words: Words) -> str:
    if action < Action.CARD:
        given = pilot_name(action - Action.PILOT)
        if action >= Action.MECHA:
            given = mecha_name(action - Action.MECHA)
        return words("{player} gets {piece}", player=seat_name(next_to_get(box, state)), piece=given)
    card = card_name(action - Action.CARD)
    if not is_possible:
        return words("The card {card}", card=card)
    if state.phase == Phase.DEAL:
        return words("{player} gets {piece}", player=seat_name(next_to_be_dealt(box, state)), piece=card)
    if state.phase == Phase.DROP:
        return words("The virtual player drops {card}", card=card)
    if operation(box, state, DO) == Do.TAKE:
        return words("{player} takes {card}", player=seat_name(int(state.user[state.depth])), card=card)
    return words("{player} loses {card}", player=seat_name(int(state.enemy[state.depth])), card=card)


def next_to_get(box: Box, state: State) -> int:
    """The seat that the next Pilot is for, else the next Mecha; at last the first seat."""
    for given in (state.pilots, state.mechas):
        for seat in range(box.players):
            if given[seat] == NOTHING:
                return seat
    return 0


# --- Cards and abilities ----------------------------------------------------------


def _pilot_sentence(box: Box, state: State, words: Words) -> str:
    if state.actor < 0:
        return words("Discard a card for the ability of the Pilot")
    pilot = int(state.pilots[state.actor])
    return words(
        "Discard a card for {pilot}: {text}",
        pilot=pilot_name(pilot),
        text=effect_text(box, PILOT_EFFECT + pilot, words),
    )


def _gain_sentence(box: Box, state: State, words: Words) -> str:
    if state.actor < 0:
        return words("Discard a card for 1 energy")
    now = int(state.energy[state.actor])
    then = min(now + 1, int(box.most_energy))
    return words("Discard a card for 1 energy: {now} → {then}", now=now, then=then)


def _ability_sentence(box: Box, ability: int, words: Words) -> str:
    return words(
        "Use {ability} for {energy}: {text}",
        ability=ability_name(ability),
        energy=tell_energy(int(box.cost[ability]), words),
        text=effect_text(box, ABILITY_EFFECT + ability, words),
    )


def _done_sentence(state: State, words: Words) -> str:
    if state.phase == Phase.ANSWER:
        return words("Use no ability: the action goes on")
    if state.phase == Phase.REPAIR:
        return words("Repair nothing")
    return words("End the turn")


# --- Choices of an effect -----------------------------------------------------------


def _enemy_sentence(state: State, seat: int, words: Words) -> str:
    mecha = int(state.mechas[seat])
    if mecha == NOTHING:
        return words.say(seat_name(seat))
    tiles, energy = int(count_working(state, seat)), tell_energy(int(state.energy[seat]), words)
    return words.count(
        "{player}, {mecha}: {number} working tile, {energy}",
        "{player}, {mecha}: {number} working tiles, {energy}",
        tiles,
        player=seat_name(seat),
        mecha=mecha_name(mecha),
        energy=energy,
    )


def _tile_sentence(box: Box, state: State, tile: int, is_possible: bool, words: Words) -> str:
    """The tile with the numbers that matter for the choice."""
    named = the_tile(tile)
    if not is_possible:
        return capital(words.say(named))
    if state.phase == Phase.REPAIR:
        return _repair_sentence(box, state, int(state.actor), tile, words)
    if state.asks == Ask.STRIKER:
        attack = int(potential(box, state, int(state.actor), tile, Number.ATTACK))
        return words("With {tile}: attack {attack}", tile=named, attack=attack)
    if state.asks == Ask.TARGET:
        defence = int(potential(box, state, int(state.enemy[state.depth]), tile, Number.DEFENCE))
        return words("At {tile}: defence {defence}", tile=named, defence=defence)
    return _changed_tile_sentence(box, state, tile, words)


def _repair_sentence(box: Box, state: State, seat: int, tile: int, words: Words) -> str:
    return words(
        "Repair {tile} (attack {attack}, defence {defence})",
        tile=the_tile(tile),
        attack=int(potential(box, state, seat, tile, Number.ATTACK)),
        defence=int(potential(box, state, seat, tile, Number.DEFENCE)),
    )


def _changed_tile_sentence(box: Box, state: State, tile: int, words: Words) -> str:
    """A tile that is repaired, broken, or gets tokens."""
    do, seat = operation(box, state, DO), int(whose_tile(box, state))
    if do == Do.REPAIR:
        return _repair_sentence(box, state, seat, tile, words)
    if do == Do.BREAK:
        return words(
            "Put {tile} out of order (attack {attack}, defence {defence})",
            tile=the_tile(tile),
            attack=int(potential(box, state, seat, tile, Number.ATTACK)),
            defence=int(potential(box, state, seat, tile, Number.DEFENCE)),
        )
    number = Number.ATTACK if do == Do.ATTACK else Number.DEFENCE
    ahead = copy_of(state)
    put_tokens(ahead, seat, tile, number, operation(box, state, AMOUNT), operation(box, state, LASTS))
    now, then = (int(potential(box, one, seat, tile, number)) for one in (state, ahead))
    details = {"tile": the_tile(tile), "now": now, "then": then}
    if do == Do.ATTACK:
        return capital(words("{tile}: attack {now} → {then}", **details))
    return capital(words("{tile}: defence {now} → {then}", **details))


def capital(told: str) -> str:
    """A sentence that begins with a tile."""
    return told[0].upper() + told[1:]
