"""Counts of all ways to go on from some positions, by depth: a change of any rule shows in them.

A game's perft.toml holds the counts. When one is wrong, the counts behind each first action are told.
"""

import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pioche.core.rule import CHANCE, OVER

from .positions import BasePosition

Position = BasePosition[Any, Any]
Start = dict[str, Any]  # how to come to a position, and the nodes below it by depth
Counts = Counter[str]  # of chance, decision and terminal nodes


def read_starts(test: str) -> dict[str, Start]:
    """The positions in the perft.toml beside that test, by name."""
    return tomllib.loads(Path(test).with_name("perft.toml").read_text("utf-8"))


def check_counts(start: Start, build: Callable[[Start], Position], most_nodes: int) -> None:
    """The nodes at each depth are those of the file, up to a depth with more nodes than that."""
    for depth, expected in enumerate(start["nodes"]):
        if sum(expected) > most_nodes:
            break
        table = build(start)
        found = numbers(walk(table, depth))
        if found != expected:
            behind = per_first_action(table, depth) if depth else ""
            pytest.fail(f"depth {depth}: {found}, not {expected}; behind each action:\n{behind}")


def check_walking(table: Position) -> None:
    """Going on from a position changes nothing in it."""
    before = table.states.tobytes()
    walk(table, 2)
    assert table.states.tobytes() == before


def walk(table: Position, depth: int) -> Counts:
    """The nodes at exactly this depth below a position."""
    if depth == 0:
        return Counter([{CHANCE: "chance", OVER: "terminal"}.get(int(table.state.actor), "decision")])
    found: Counts = Counter()
    for action in table.legal():
        found += walk(after(table, action), depth - 1)
    return found


def after(table: Position, action: int) -> Position:
    child = table.copy()
    child.apply(action)
    return child


def per_first_action(table: Position, depth: int) -> str:
    """The counts behind each first action, a line each."""
    return "\n".join(
        f"  {table.names[action]}: {numbers(walk(after(table, action), depth - 1))}"
        for action in table.legal()
    )


def numbers(counts: Counts) -> list[int]:
    return [counts["chance"], counts["decision"], counts["terminal"]]
