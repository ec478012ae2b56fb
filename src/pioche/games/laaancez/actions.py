"""Every action of Laaancez! has a number, a name and a kind.

The order of a match, as the actor sees it:

1. Chance rolls the die (DIE). Then both players choose, seat 0 first in the record. A choice is a chain of
   two: what (COPY an object offered, or TICK), then where (PLACE: the free cell that the object goes into;
   BOX: the cell of the object whose box is ticked). The choices are simultaneous: nobody sees anything of
   one before both are made, and both are carried out together after the second; until then nothing in the
   zones changes. `skip` lets seat 1 choose first. A TICK is possible only where there is a box to tick.
   The next roll follows, until a zone is full once both choices are carried out.
2. Combat. Rows that are lost are folded by themselves. Seat 0 attacks first, then the players alternate. An
   attack is a chain of two: SEND names the attacker, AIM the target, by their places in the two current rows,
   from 0 at the left.

The cells of a zone are numbered 0 to 15: 0 to 4 the first row, 5 to 9 the second, 10 to 12 the third,
13 to 15 the fourth; 16 is the candle's, which is place 0 of the fifth row. Both zones count from their own
left side: as an attack may go anywhere in the enemy's row, it does not matter which cell faces which.
Objects are numbered as in the box; object 0 is the candle, which is never copied.
"""

from collections.abc import Sequence
from enum import IntEnum
from itertools import pairwise

from pioche.core.game import Group, Kind

from .state import CELLS, FACES, ROW_STARTS, WIDEST

MOST_OBJECTS = 11  # that a box can hold, with the candle


class Action(IntEnum):
    DIE = 0  # DIE + face - 1: chance lets the die show that face
    SEND = 6  # SEND + place: the object there attacks ...
    AIM = 11  # AIM + place: ... the enemy's object there
    TICK = 16  # one more Damage box, of an object that follows
    BOX = 17  # BOX + cell: of the object in that cell
    PLACE = 33  # PLACE + cell: the object chosen goes into that cell
    COPY = 49  # COPY + object - 1: this object, into a cell that follows


def make_kinds(objects: Sequence[str]) -> tuple[Kind, ...]:
    """All actions: copying an object is a kind for each object of the box, the candle left out."""
    return (
        Kind("die", Action.DIE, FACES, chance=True),
        Kind("send", Action.SEND, WIDEST),
        Kind("aim", Action.AIM, WIDEST),
        Kind("tick", Action.TICK, 1),
        Kind("box", Action.BOX, CELLS),
        Kind("place", Action.PLACE, CELLS),
        *(Kind(name, Action.COPY + number, 1) for number, name in enumerate(objects[1:])),
    )


def make_groups() -> tuple[Group, ...]:
    """Copying into each of the rows, whatever the object: `row-1` is the first."""
    return tuple(
        Group(f"row-{row + 1}", tuple(Action.PLACE + cell for cell in range(start, end)))
        for row, (start, end) in enumerate(pairwise(ROW_STARTS))
    )
