"""The table of Laaancez!: two Combat Zones, the die, and who has chosen what."""

from enum import IntEnum
from typing import Annotated

from pioche.core.record import Int8, Int8s, Int16

PLAYERS = 2
ROWS = 5
CANDLE_ROW = 4  # rows are numbered from 0
CELLS = 16  # that can be filled, numbered row by row from the one farthest from the candle (LAA-01)
ROW_STARTS = (0, 5, 10, 13, 16)  # the first cell of each row; the last row is the candle's
CANDLE_CELL = 16  # the one cell of the last row
WIDEST = 5
FACES = 6

NOBODY = -1
EMPTY = -1  # no object was copied here
NO_CELL = -1  # chosen yet
TICK = -1  # instead of an object, as a choice
NO_CHOICE = -2  # made yet
SECRET = -3  # in a concealed record: made, and its reader may not know it yet
CANDLE = 0  # the first object of the box


class Phase(IntEnum):
    ROLL = 0  # the die is in the air
    RECRUIT = 1  # both players choose, at the same time
    COMBAT = 2  # one attacks


class State:
    """Of an object that is destroyed the kind stays, with no hearts left: its cell is crossed out."""

    rolls: Int16  # made so far
    actor: Int8
    phase: Int8
    die: Int8  # the result that both choose from, else 0
    winner: Int8  # a seat, or NOBODY
    attacker: Int8  # the place that attacks, as long as its target is not named, else NOBODY
    choices: Annotated[Int8s, PLAYERS]  # an object, TICK, NO_CHOICE, or SECRET
    cells: Annotated[Int8s, PLAYERS]  # where, NO_CELL, or SECRET
    filled: Annotated[Int8s, PLAYERS]  # cells that hold an object, without the candle's
    row: Annotated[Int8s, PLAYERS]  # that fights, from 0
    objects: Annotated[Int8s, PLAYERS, CELLS + 1]  # the kind in each cell, or EMPTY
    hearts: Annotated[Int8s, PLAYERS, CELLS + 1]  # left
    damage: Annotated[Int8s, PLAYERS, CELLS + 1]  # boxes ticked
