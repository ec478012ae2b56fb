"""A turn: who plays, with how many dice, and rolling them up to three times (GOU-06 to GOU-08)."""

from pioche.core.rule import CHANCE, OVER, rule

from ..box import Box
from ..state import FACES, Phase, State, side_of


@rule
def start_turn(box: Box, state: State) -> None:
    """The Unit at the left end is played; its owner rolls one die fewer with more Units in play
    (GOU-06, GOU-07). At the turn limit the match is a draw instead (GOU-19)."""
    if box.turn_limit > 0 and state.turns >= box.turn_limit:
        state.actor = OVER
        return
    state.turns += 1
    state.unit = state.track[0]
    side = side_of(state.unit)
    clear_dice(state)
    state.lifted = box.dice - (state.standing[side] > state.standing[1 - side])
    state.rolls = 0
    roll(state)


@rule
def clear_dice(state: State) -> None:
    """No die lies on the table."""
    for face in range(FACES + 1):
        state.dice[face] = 0


@rule
def roll(state: State) -> None:
    """The dice in hand are thrown (GOU-08)."""
    state.phase = Phase.ROLL
    state.actor = CHANCE


@rule
def land(box: Box, state: State, face: int) -> None:
    """A die comes to rest; after the last one the player looks, or must resolve (GOU-08)."""
    state.dice[face] += 1
    state.lifted -= 1
    if state.lifted == 0:
        state.rolls += 1
        state.actor = side_of(state.unit)
        state.phase = Phase.KEEP if state.rolls < box.rolls else Phase.RESOLVE


@rule
def can_lift(state: State, face: int) -> bool:
    """While a roll is left, any die on the table may be rolled again (GOU-08)."""
    return bool(state.phase == Phase.KEEP and state.dice[face] > 0)


@rule
def lift(state: State, face: int) -> None:
    """Take one die up, to roll it again (GOU-08)."""
    state.dice[face] -= 1
    state.lifted += 1


@rule
def can_roll(state: State) -> bool:
    """Only dice taken up are rolled again (GOU-08)."""
    return bool(state.phase == Phase.KEEP and state.lifted > 0)


@rule
def can_stop(state: State) -> bool:
    """The player may stop before the last roll, with every die on the table (GOU-08)."""
    return bool(state.phase == Phase.KEEP and state.lifted == 0)


@rule
def stop(state: State) -> None:
    """All dice are kept and take effect (GOU-08, GOU-09)."""
    state.phase = Phase.RESOLVE
