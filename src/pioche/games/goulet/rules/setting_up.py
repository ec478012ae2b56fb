"""Set-up: the lines, the Hit Points and the Initiative track (GOU-01 to GOU-05)."""

from pioche.core.rule import CHANCE, rule

from ..box import Box
from ..state import LINE, NOBODY, SIDES, UNITS, Phase, State, position_of, side_of
from .rolling import clear_dice, start_turn


@rule
def setup(box: Box, state: State) -> None:
    """Face to face, each Unit with its Hit Points, the tokens still to be shuffled (GOU-03, GOU-04)."""
    for unit in range(UNITS):
        state.hit_points[unit] = box.hit_points
        state.line[side_of(unit), unit % LINE] = NOBODY if box.arrange else unit
        state.track[unit] = NOBODY
    for side in range(SIDES):
        state.standing[side] = 0 if box.arrange else LINE
    clear_dice(state)
    state.turns = 0
    state.winner = NOBODY
    state.unit = NOBODY
    state.rolls = 0
    state.lifted = 0
    state.tokens = 0
    state.phase = Phase.ARRANGE if box.arrange else Phase.SHUFFLE
    state.actor = 0 if box.arrange else CHANCE


@rule
def can_place(state: State, unit: int) -> bool:
    """Each player orders their own Units, grey first (GOU-03)."""
    is_own = side_of(unit) == state.actor
    return bool(state.phase == Phase.ARRANGE and is_own and position_of(state, unit) == NOBODY)


@rule
def place(state: State, unit: int) -> None:
    """The Unit takes the next position of its side (GOU-03)."""
    side = side_of(unit)
    state.line[side, state.standing[side]] = unit
    state.standing[side] += 1
    if state.standing[side] == LINE:
        state.actor = 1 if side == 0 else CHANCE
        if side == 1:
            state.phase = Phase.SHUFFLE


@rule
def can_draw_token(state: State, unit: int) -> bool:
    """Each of the six tokens is shuffled into the track once (GOU-05)."""
    if state.phase != Phase.SHUFFLE:
        return False
    for place in range(state.tokens):
        if state.track[place] == unit:
            return False
    return True


@rule
def draw_token(box: Box, state: State, unit: int) -> None:
    """The token comes next on the track; after the last one play begins (GOU-05)."""
    state.track[state.tokens] = unit
    state.tokens += 1
    if state.tokens == UNITS:
        start_turn(box, state)
