"""Counts of all ways to go on from some positions, by depth: a change of any rule shows in them.

perft.toml holds the counts. When one is wrong, the counts behind each first action are told.
"""

import pytest

from ..perft import Start, check_counts, check_walking, read_starts
from .building import laid_out
from .positions import Position, count, listed

STARTS = read_starts(__file__)
MOST_NODES = count(compiled=25_000, plain=250)  # deeper levels are left to compiled rules


def build(start: Start) -> Position:
    """The position that the file describes: Pilots, Mecha, cards dealt, and some actions after it."""
    table = laid_out(start["players"], start.get("contents"), **start.get("options", {}))
    table.do(*(f"pilot {pilot}" for pilot in listed(start.get("pilots", ""))))
    table.do(*(f"mecha {mecha}" for mecha in listed(start.get("mechas", ""))))
    return table.deal(start.get("cards", "")).do(*listed(start.get("actions", "")))


@pytest.mark.parametrize("name", STARTS)
def test_the_counts_by_depth(name: str) -> None:
    check_counts(STARTS[name], build, MOST_NODES)


@pytest.mark.parametrize("name", STARTS)
def test_walking_changes_no_older_position(name: str) -> None:
    check_walking(build(STARTS[name]))


def test_handing_out_counted_by_hand() -> None:
    """Eight Pilots for two players, then six Mecha, then forty cards."""
    nodes = [[1, 0, 0], [8, 0, 0], [8 * 7, 0, 0], [8 * 7 * 6, 0, 0], [8 * 7 * 6 * 5, 0, 0]]
    assert STARTS["handing out"]["nodes"] == nodes


def test_the_last_cards_counted_by_hand() -> None:
    """A rage and a brutal attack, one each, and nothing after them.

    1: play, the Pilot, or energy. 2: which arm strikes; the card is thrown. 3: the second plays, which ends
    the game, since both arms and the torso leave nothing to choose, or has the Pilot, or energy. 4: the card
    is thrown, and the end.
    """
    nodes = [[0, 1, 0], [0, 3, 0], [0, 2 + 1 + 1, 0], [0, 4 * 2, 4], [0, 0, 4 * 2]]
    assert STARTS["the last cards"]["nodes"] == nodes
