"""Every action of Laaancez! has a number, a name and a kind.

The order of a match, as the actor sees it:

1. Chance rolls the die (DIE). Then both players choose, seat 0 first in the record: copy an object offered
   into a free cell (COPY), or tick a box of an object in their own zone (TICK). The choices are
   simultaneous: nobody sees one before both are made, and both are carried out together after the second;
   until then nothing in the zones changes. `skip` lets seat 1 choose first.
   The next roll follows, until a zone is full once both choices are carried out.
2. Combat. Rows that are lost are folded by themselves. Seat 0 attacks first, then the players alternate:
   SEND names the attacker and the target by their places in the two current rows, from 0 at the left.

The cells of a zone are numbered 0 to 15: 0 to 4 the first row, 5 to 9 the second, 10 to 12 the third,
13 to 15 the fourth; 16 is the candle's, which is place 0 of the fifth row. Both zones count from their own
left side: as an attack may go anywhere in the enemy's row, it does not matter which cell faces which.
Objects are numbered as in the box; object 0 is the candle, which is never copied.
"""

from collections.abc import Sequence
from enum import IntEnum

from pioche.core.game import Group, Kind

from .state import CELLS, FACES, ROW_STARTS, WIDEST

MOST_OBJECTS = 11  # that a box can hold, with the candle


class Action(IntEnum):
    DIE = 0  # DIE + face - 1: chance lets the die show that face
    SEND = 6  # SEND + 5 * attacker + target: places in the two current rows
    TICK = 31  # TICK + cell: one more Damage box of the object in that cell
    COPY = 47  # COPY + 16 * (object - 1) + cell: this object into that cell


def make_kinds(objects: Sequence[str]) -> tuple[Kind, ...]:
    """All actions: copying an object is a kind for each object of the box, the candle left out."""
    copies = (Kind(name, Action.COPY + CELLS * number, CELLS) for number, name in enumerate(objects[1:]))
    return (
        Kind("die", Action.DIE, FACES, chance=True),
        Kind("send", Action.SEND, WIDEST * WIDEST),
        Kind("tick", Action.TICK, CELLS),
        *copies,
    )


def make_groups(objects: Sequence[object]) -> tuple[Group, ...]:
    """Copying into each of the rows, whatever the object: `row-1` is the first."""
    return tuple(
        Group(
            f"row-{row + 1}",
            tuple(
                Action.COPY + CELLS * number + cell
                for number in range(len(objects) - 1)
                for cell in range(ROW_STARTS[row], ROW_STARTS[row + 1])
            ),
        )
        for row in range(len(ROW_STARTS) - 1)
    )
