"""The table of Goulet: what lies where."""

from enum import IntEnum
from typing import Annotated

from pioche.core.record import Int8, Int8s, Int32
from pioche.core.rule import rule

SIDES, LINE, UNITS, FACES = 2, 3, 6, 6
NOBODY = -1


class Unit(IntEnum):
    """The six Units; the first three are grey, the others purple (GOU-02)."""

    WIZARD = 0
    KNIGHT = 1
    ARCHER = 2
    SKELETON = 3
    SORCERER = 4
    DRAGON = 5


class Phase(IntEnum):
    ARRANGE = 0  # the players order their Units
    SHUFFLE = 1  # the tokens are drawn
    ROLL = 2  # dice are in the air
    KEEP = 3  # the player looks at the dice and may roll again
    RESOLVE = 4  # the dice take effect


class State:
    """Positions in a line count from 0 here, from 1 in the rulebook: the front is 0."""

    turns: Int32  # started so far; without a limit there may be many
    actor: Int8
    phase: Int8
    winner: Int8  # a side, or NOBODY
    unit: Int8  # the Unit that is played, or NOBODY
    rolls: Int8  # made this turn
    lifted: Int8  # dice in hand or in the air
    tokens: Int8  # on the track
    dice: Annotated[Int8s, FACES + 1]  # how many dice show each face; index 0 is not used
    hit_points: Annotated[Int8s, UNITS]
    line: Annotated[Int8s, SIDES, LINE]  # the Unit at each position, or NOBODY
    standing: Annotated[Int8s, SIDES]  # Units in play
    track: Annotated[Int8s, UNITS]  # the Unit of each token, from the left end, or NOBODY


@rule
def side_of(unit: int) -> int:
    """Three Units a side: grey is 0, purple is 1 (GOU-01, GOU-02)."""
    return 1 if unit >= LINE else 0


@rule
def position_of(state: State, unit: int) -> int:
    """The Unit's place in its line, 0 at the front."""
    side = side_of(unit)
    for position in range(LINE):
        if state.line[side, position] == unit:
            return position
    return NOBODY
