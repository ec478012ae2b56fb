"""Counts of all ways to go on from some positions, by depth: a change of any rule shows in them.

perft.toml holds the counts. When one is wrong, the counts behind each first action are told.
"""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pioche.games.golem import GAME

from .building import laid_out
from .positions import NAMES, Position, count, listed

STARTS: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))
MOST_NODES = count(compiled=25_000, plain=250)  # deeper levels are left to compiled rules
Counts = Counter[str]  # of chance, decision and terminal nodes


def walk(table: Position, depth: int) -> Counts:
    """The nodes at exactly this depth below a position."""
    if depth == 0:
        return Counter([{"chance": "chance", "nobody": "terminal"}.get(str(table.actor), "decision")])
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
    """The position that the file describes: Pilots, Mecha, cards dealt, and some actions after it."""
    table = laid_out(start["players"], start.get("contents"), **start.get("options", {}))
    table.do(*(f"pilot {pilot}" for pilot in listed(start.get("pilots", ""))))
    table.do(*(f"mecha {mecha}" for mecha in listed(start.get("mechas", ""))))
    return table.deal(start.get("cards", "")).do(*listed(start.get("actions", "")))


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


def test_handing_out_counted_by_hand() -> None:
    """Eight Pilots for two players, then six Mecha, then forty cards."""
    nodes = [[1, 0, 0], [8, 0, 0], [8 * 7, 0, 0], [8 * 7 * 6, 0, 0], [8 * 7 * 6 * 5, 0, 0]]
    assert STARTS["handing out"]["nodes"] == nodes


def test_the_last_cards_counted_by_hand() -> None:
    """A rage and a brutal attack, one each, and nothing after them.

    1: play or throw. 2: which arm strikes; the Pilot or energy. 3: the second plays, which ends the game,
    since both arms and the torso leave nothing to choose, or throws. 4: the Pilot or energy, and the end.
    """
    nodes = [[0, 1, 0], [0, 2, 0], [0, 2 + 2, 0], [0, 4, 4], [0, 0, 4 * 2]]
    assert STARTS["the last cards"]["nodes"] == nodes
