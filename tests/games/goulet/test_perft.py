"""Counts of all ways to go on from some positions, by depth: a change of any rule shows in them.

perft.toml holds the counts. When one is wrong, the counts behind each first action are told.
"""

import pytest

from ..perft import Start, check_counts, check_walking, read_starts
from .positions import Position, laid_out, position
from .random_play import count

STARTS = read_starts(__file__)
MOST_NODES = count(compiled=30_000, plain=2_500)  # deeper levels are left to compiled rules


def build(start: Start) -> Position:
    """The position that the file describes: some actions after set-up, or a turn under way."""
    if "position" in start:
        return position(**start["position"], **start.get("options", {}))
    table = laid_out(start.get("contents"), **start.get("options", {}))
    return table.do(*start.get("actions", []))


@pytest.mark.parametrize("name", STARTS)
def test_the_counts_by_depth(name: str) -> None:
    check_counts(STARTS[name], build, MOST_NODES)


@pytest.mark.parametrize("name", STARTS)
def test_walking_changes_no_older_position(name: str) -> None:
    check_walking(build(STARTS[name]))
