"""The rules and a second engine by another hand agree at every step of random matches."""

from random import Random
from typing import Any

import pytest

from pioche.core.box import Value
from pioche.core.rule import OVER
from pioche.games.goulet import GAME

from .naive import NaiveGoulet
from .positions import NAMES, Position, laid_out
from .random_play import BOXES, TABLES, TURN_LIMITS, count, tables

MATCHES = count(compiled=2048, plain=20)
BATCHES = 4


def naive(contents: dict[str, int], options: dict[str, Value]) -> NaiveGoulet:
    """The same table in the other engine."""
    words: dict[str, Any] = {**contents, **options}
    words["range_"] = words.pop("range")
    return NaiveGoulet(**words)


def position_of(table: Position) -> dict[str, object]:
    """Everything on the table, in the form of the other engine."""
    states = table.states
    [(turns, actor, unit, rolls, lifted)] = states[["turns", "actor", "unit", "rolls", "lifted"]].tolist()
    standing = states["standing"][0].tolist()
    return {
        "hit_points": states["hit_points"][0].tolist(),
        "lines": [line[:length] for line, length in zip(states["line"][0].tolist(), standing, strict=True)],
        "track": states["track"][0].tolist()[: int(states["tokens"][0])],
        "dice": states["dice"][0].tolist()[1:],
        "lifted": lifted,
        "rolls": rolls,
        "unit": unit if turns else None,
        "turns": turns,
        "actor": actor,
    }


def compare_match(seed: int, contents: dict[str, int], options: dict[str, Value]) -> int:
    """Play one match in both engines; the number of steps."""
    random = Random(seed)
    table, other = laid_out(contents, **options), naive(contents, options)
    told: list[str] = []
    try:
        while True:
            assert position_of(table) == other.position()
            legal = table.legal()
            assert legal == other.legal()
            if other.actor == OVER:
                assert table.scores == other.scores()
                return len(told)
            action = random.choice(legal)
            told.append(NAMES[action])
            GAME.apply(table.box, table.state, action)
            other.apply(action)
    except AssertionError as difference:
        raise AssertionError(f"seed {seed}, {contents}, {options}, after: {told}\n{difference}") from None


@pytest.mark.parametrize("batch", range(BATCHES))
def test_both_engines_agree_at_every_step(batch: int) -> None:
    """The offered actions, who decides, the whole position, and the scores."""
    for seed, (contents, options) in enumerate(tables(MATCHES)):
        if seed % BATCHES == batch:
            compare_match(seed, contents, options)


def test_the_matches_are_spread_over_all_tables() -> None:
    """Every option with every box and every turn limit, the same number of times."""
    kinds = [(str(contents), str(options)) for contents, options in tables(2048)]
    assert len(set(kinds)) == len(TABLES) * len(BOXES) * len(TURN_LIMITS)
    assert {kinds.count(kind) for kind in kinds[:16]} == {4}


@pytest.mark.parametrize("options", [{}, {"arrange": True, "range": "target", "effects": "must"}])
def test_a_full_match_of_the_standard_box_ends_the_same_way(options: dict[str, Value]) -> None:
    standard: dict[str, Value] = {"range": "distance", "turn_limit": 500}
    for seed in range(count(compiled=20, plain=1)):
        assert compare_match(seed, {}, {**standard, **options}) > 100
