"""Counts of all ways to go on from some positions, by depth: a change of any rule shows in them.

perft.toml holds the counts. When one is wrong, the counts behind each first action are told.
"""

import pytest

from ..perft import Start, check_counts, check_walking, read_starts
from .positions import Position, count, laid_out

STARTS = read_starts(__file__)
MOST_NODES = count(compiled=30_000, plain=150)  # deeper levels are left to compiled rules


def build(start: Start) -> Position:
    """The position that the file describes: a deal, and some actions after it."""
    table = laid_out(start["players"], start["contents"], **start.get("options", {}))
    return table.deal(*start.get("deal", [])).do(*start.get("actions", []))


@pytest.mark.parametrize("name", STARTS)
def test_the_counts_by_depth(name: str) -> None:
    check_counts(STARTS[name], build, MOST_NODES)


@pytest.mark.parametrize("name", STARTS)
def test_walking_changes_no_older_position(name: str) -> None:
    check_walking(build(STARTS[name]))


def test_a_deal_counted_by_hand() -> None:
    """60 times 59 cards are dealt; then the starter, with 2 points, plays or passes in three ways."""
    assert STARTS["the deal"]["nodes"] == [[1, 0, 0], [60, 0, 0], [0, 3540, 0], [0, 3540 * 4, 0]]


def test_last_cards_counted_by_hand() -> None:
    """Mint 5 and a point for the starter, mint 4 for the other, own tokens, three turns.

    1: play, or pass with 0 or 1. 2: points 0 or 1; after either pass, play or pass. 3: done with the point is
    out, done without is not; twice points 0; at the third turn play or pass, where the point was kept in two
    ways. 4: the 4 does not beat the 5 and passes; twice done, which is out; points 0 or 1, or 0 alone. 5: who
    is left with the point passes in two ways at the third turn; three times done.
    """
    assert STARTS["the last cards of two"]["nodes"] == [
        [0, 1, 0],
        [0, 3, 0],
        [0, 2 + 2 * 2, 0],
        [0, 1 + 2 + 2, 1 + 2 + 1],
        [0, 1 + 2 + 1, 2],
        [0, 0, 2 + 3],
    ]
