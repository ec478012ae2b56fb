"""Carrying effects out, operation by operation, as far as nobody has to choose (GLM-08, GLM-13, GLM-16)."""

from pioche.core.rule import CHANCE, long_rule, rule

from ..box import Box
from ..box import Windows as Option
from ..operations import AMOUNT, AT, DO, MOST_STEPS, WHEN, WHO, WITH, Do
from ..state import NOBODY, NOTHING, TILES, Ask, Hit, Place, State
from .combat import strike
from .effects import (
    can_be_enemy,
    can_choose_tile,
    has_enemy,
    holds,
    is_action,
    needs_enemy,
    next_step,
    operation,
    whose_tile,
)
from .hands import discard, draw, refill_pile
from .other_operations import perform
from .tiles import fights, has_broken, has_parts, is_chosen
from .windows import open_windows


@rule
def is_finished(box: Box, state: State) -> bool:
    """No operation is left, or the Mecha of the user is destroyed (GLM-15)."""
    depth = state.depth
    if state.step[depth] == MOST_STEPS or not fights(state, state.user[depth]):
        return True
    return bool(operation(box, state, DO) == Do.NOTHING)


@long_rule
def go_on_with_effect(box: Box, state: State) -> bool:
    """One operation, or one choice of it; whether somebody, or chance, has to choose first."""
    do = operation(box, state, DO)
    was_declared = state.depth == 0 and state.declared > 0
    is_answered_strike = was_declared and do == Do.STRIKE  # its condition was judged before the answers
    if not was_declared and opens_windows_first(box, state, do):
        open_windows(state)
    elif not is_answered_strike and not holds(box, state, operation(box, state, WHEN)):
        next_step(box, state)
    elif not has_something_to_work_on(box, state, do):
        if do == Do.STRIKE:
            state.hit[state.depth] = Hit.NO
        next_step(box, state)
    elif has_to_choose(box, state, do):
        state.actor = state.user[state.depth]
        return True
    elif state.depth == 0 and not was_declared and do == Do.STRIKE:
        open_windows(state)
    elif do == Do.TAKE or do == Do.JAM:
        return waits_for_a_card(box, state, do)
    else:
        if do == Do.STRIKE:
            strike(box, state)
        else:
            perform(box, state)
        next_step(box, state)
    return False


@rule
def opens_windows_first(box: Box, state: State, do: int) -> bool:
    """With the option everyone is asked at every action; if it begins with a strike, once that is declared,
    else before anything is done (GLM-16)."""
    if box.windows != Option.ALL or state.depth > 0 or state.step[0] > 0:
        return False
    return bool(do != Do.STRIKE and is_action(state.effect[0]))


# --- What there is to choose ----------------------------------------------------------


@long_rule
def has_something_to_work_on(box: Box, state: State, do: int) -> bool:
    """The operation can be carried out at all; else it is left out (GLM-13)."""
    depth, parts = state.depth, operation(box, state, AT)
    user, enemy = state.user[depth], state.enemy[depth]
    if do == Do.STRIKE and not has_parts(state, user, operation(box, state, WITH)):
        return False
    if do == Do.REPAIR:
        return has_broken(state, user, parts)
    if needs_enemy(do, operation(box, state, WHO)):
        if enemy == NOBODY:
            return has_enemy(box, state, user, do, parts)
        if not can_be_enemy(box, state, user, enemy, do, parts):
            return False
    if needs_tile(do, parts):
        return has_parts(state, whose_tile(box, state), parts)
    return bool(do != Do.TAKE or state.sizes[Place.PILE] > 0 or has_discards(state))


@rule
def needs_tile(do: int, parts: int) -> bool:
    """One tile has to be chosen for something other than a strike."""
    changes = do == Do.REPAIR or do == Do.BREAK or do == Do.ATTACK or do == Do.DEFENCE
    return bool(changes and is_chosen(parts))


@long_rule
def has_discards(state: State) -> bool:
    """There is a card to make a new pile of (GLM-06)."""
    for card in range(len(state.places)):
        if state.places[card] == Place.DISCARD:
            return True
    return False


@long_rule
def has_to_choose(box: Box, state: State, do: int) -> bool:
    """The user has to name an enemy or a tile; where one alone is possible, it is taken (GLM-13)."""
    depth = state.depth
    if needs_enemy(do, operation(box, state, WHO)) and state.enemy[depth] == NOBODY:
        state.asks = Ask.ENEMY
        state.enemy[depth] = only_enemy(box, state, do)
        if state.enemy[depth] == NOBODY:
            return True
    if do == Do.STRIKE:
        if is_chosen(operation(box, state, WITH)) and state.striker[depth] == NOTHING:
            state.asks = Ask.STRIKER
            state.striker[depth] = only_tile(box, state)
            if state.striker[depth] == NOTHING:
                return True
        if is_chosen(operation(box, state, AT)) and state.target[depth] == NOTHING:
            state.asks = Ask.TARGET
            state.target[depth] = only_tile(box, state)
            if state.target[depth] == NOTHING:
                return True
    elif needs_tile(do, operation(box, state, AT)) and state.tile[depth] == NOTHING:
        state.asks = Ask.TILE
        state.tile[depth] = only_tile(box, state)
        if state.tile[depth] == NOTHING:
            return True
    if state.asks != Ask.CARD:
        state.asks = Ask.NOTHING
    return False


@long_rule
def only_enemy(box: Box, state: State, do: int) -> int:
    """The one enemy that is possible, or NOBODY if there are several."""
    found, user, parts = NOBODY, state.user[state.depth], operation(box, state, AT)
    for other in range(box.players):
        if can_be_enemy(box, state, user, other, do, parts):
            if found != NOBODY:
                return NOBODY
            found = other
    return found


@long_rule
def only_tile(box: Box, state: State) -> int:
    """The one tile that is possible, or NOTHING if there are several."""
    found = NOTHING
    for tile in range(TILES):
        if can_choose_tile(box, state, tile):
            if found != NOTHING:
                return NOTHING
            found = tile
    return found


@rule
def choose_enemy(state: State, seat: int) -> None:
    """The user names the enemy of the effect (GLM-13)."""
    state.enemy[state.depth] = seat


@rule
def choose_tile(state: State, tile: int) -> None:
    """The user names a tile (GLM-13)."""
    if state.asks == Ask.STRIKER:
        state.striker[state.depth] = tile
    elif state.asks == Ask.TARGET:
        state.target[state.depth] = tile
    else:
        state.tile[state.depth] = tile


# --- Cards that chance takes or drops -----------------------------------------------------


@long_rule
def waits_for_a_card(box: Box, state: State, do: int) -> bool:
    """Chance takes a card of the pile, or one of the enemy's hand (GLM-06)."""
    if state.asks != Ask.CARD:
        state.asks = Ask.CARD
        state.left = operation(box, state, AMOUNT) if do == Do.TAKE else 1
    if do == Do.TAKE:
        refill_pile(state)
    state.actor = CHANCE
    return True


@long_rule
def move_card(box: Box, state: State, card: int) -> None:
    """The card that chance names is taken face up, or is lost (GLM-06)."""
    if operation(box, state, DO) == Do.TAKE:
        draw(state, card, state.user[state.depth], True)
    else:
        discard(state, card)
    state.left -= 1
    if state.left == 0:
        next_step(box, state)
