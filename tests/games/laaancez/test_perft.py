"""Counts of all ways to go on from some positions, by depth: a change of any rule shows in them.

perft.toml holds the counts. When one is wrong, the counts behind each first action are told.
"""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pioche.games.laaancez import GAME

from .positions import NAMES, Position, combat, count, recruiting

STARTS: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))
MOST_NODES = count(compiled=25_000, plain=500)  # deeper levels are left to compiled rules
Counts = Counter[str]  # of chance, decision and terminal nodes


def kind_of(actor: int) -> str:
    return {-1: "chance", -2: "terminal"}.get(actor, "decision")


def walk(table: Position, depth: int) -> Counts:
    """The nodes at exactly this depth below a position."""
    if depth == 0:
        return Counter([kind_of(int(table.state.actor))])
    found: Counts = Counter()
    for action in table.legal():
        child = table.copy()
        GAME.apply(child.box, child.state, action)
        found += walk(child, depth - 1)
    return found


def per_first_action(table: Position, depth: int) -> str:
    """The counts behind each first action, a line each."""
    lines = []
    for action in table.legal():
        child = table.copy()
        GAME.apply(child.box, child.state, action)
        lines.append(f"  {NAMES[action]}: {numbers(walk(child, depth - 1))}")
    return "\n".join(lines)


def numbers(counts: Counts) -> list[int]:
    return [counts["chance"], counts["decision"], counts["terminal"]]


def build(start: dict[str, Any]) -> Position:
    """The position that the file describes: in the middle of recruiting, or of combat."""
    return combat(**start["combat"]) if "combat" in start else recruiting(**start["recruiting"])


@pytest.mark.parametrize("name", STARTS)
def test_the_counts_by_depth(name: str) -> None:
    for depth, expected in enumerate(STARTS[name]["nodes"]):
        if sum(expected) > MOST_NODES:
            break
        table = build(STARTS[name])
        found = numbers(walk(table, depth))
        if found != expected:
            behind = per_first_action(table, depth) if depth else ""
            pytest.fail(f"{name}, depth {depth}: {found}, not {expected}; behind each action:\n{behind}")


@pytest.mark.parametrize("name", STARTS)
def test_walking_changes_no_older_position(name: str) -> None:
    table = build(STARTS[name])
    before = table.states.tobytes()
    walk(table, 2)
    assert table.states.tobytes() == before
