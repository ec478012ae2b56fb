"""Counts of all ways to go on from some positions, by depth: a change of any rule shows in them.

perft.toml holds the counts. When one is wrong, the counts behind each first action are told.
"""

import pytest

from ..perft import Start, check_counts, check_walking, read_starts
from .content import CARDS, EVENTS, OwnPosition, laid_out, steps_of
from .positions import count

STARTS = read_starts(__file__)
MOST_NODES = count(compiled=25_000, plain=250)  # deeper levels are left to compiled rules


def build(start: Start) -> OwnPosition:
    """The position that the file describes: what chance does from the dealer on, and what players do."""
    table = laid_out(start["players"], start.get("contents"), **start.get("options", {}))
    return table.do(*steps_of(start.get("actions", "")))


@pytest.mark.parametrize("name", STARTS)
def test_the_counts_by_depth(name: str) -> None:
    check_counts(STARTS[name], build, MOST_NODES)


@pytest.mark.parametrize("name", STARTS)
def test_walking_changes_no_older_position(name: str) -> None:
    check_walking(build(STARTS[name]))


def test_the_deal_counted_by_hand() -> None:
    """A dealer among two, then a card each: all but the Events."""
    dealt = len(CARDS) - len(EVENTS)
    nodes = [[1, 0, 0], [2, 0, 0], [2 * dealt, 0, 0], [0, 2 * dealt * (dealt - 1), 0]]
    assert STARTS["the deal"]["nodes"][: len(nodes)] == nodes


def test_the_only_turn_counted_by_hand() -> None:
    """Six dice of Labor, the mill against the rider, one card each, and no Wild.

    1: Groo moves. 2: the first player builds the mill, or is done. 3: with the mill, the dice go on. Without
    it, the second player has them, and recruits the rider or is done, which ends the game, since the first
    hand is still full. 4: likewise behind the mill; and the rider's player is done. 5: only with the mill
    there is room for a last draw: a card, or the end; with the rider it is offered one step later.
    """
    nodes = [[1, 0, 0], [0, 6, 0], [0, 6 * 2, 0], [0, 6 * 2, 6], [0, 6 * 2, 6], [6, 6, 6]]
    assert STARTS["the only turn"]["nodes"][: len(nodes)] == nodes
