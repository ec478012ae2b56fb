"""Counts of all ways to go on from some positions, by depth: a change of any rule shows in them.

perft.toml holds the counts. When one is wrong, the counts behind each first action are told.
"""

import pytest

from ..perft import Start, check_counts, check_walking, read_starts
from .positions import Position, combat, count, recruiting

STARTS = read_starts(__file__)
MOST_NODES = count(compiled=25_000, plain=500)  # deeper levels are left to compiled rules


def build(start: Start) -> Position:
    """The position that the file describes: in the middle of recruiting, or of combat."""
    return combat(**start["combat"]) if "combat" in start else recruiting(**start["recruiting"])


@pytest.mark.parametrize("name", STARTS)
def test_the_counts_by_depth(name: str) -> None:
    check_counts(STARTS[name], build, MOST_NODES)


@pytest.mark.parametrize("name", STARTS)
def test_walking_changes_no_older_position(name: str) -> None:
    check_walking(build(STARTS[name]))
