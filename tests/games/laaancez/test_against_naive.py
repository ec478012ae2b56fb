"""The rules and a second engine by another hand agree at every step of random matches."""

from random import Random
from typing import Any

import pytest

from pioche.core.rule import OVER
from pioche.games.laaancez import GAME
from pioche.games.laaancez.state import Phase

from .naive import LAST_ROW, ROW_LENGTHS, NaiveLaaancez
from .positions import count
from .random_play import BOXES, TASTES, TICKS, Table, choose, laid_out, tables

MATCHES = count(compiled=1152, plain=72)
BATCHES = 4


def naive(table: Table, tick: str) -> NaiveLaaancez:
    """The same table in the other engine."""
    names = ("hit_points", "damage", "most_damage", "shields", "choices")
    return NaiveLaaancez(**{name: table.boxes[name][0].tolist() for name in names}, tick=tick)


def position_of(table: Table) -> dict[str, Any]:
    """Everything in the record, in the form of the other engine."""
    assert table.states.dtype.names is not None
    position = {name: table.states[name][0].tolist() for name in table.states.dtype.names}
    position["phase"] = Phase(position["phase"]).name.lower()
    return position


def compare_match(seed: int, box: str, tick: str, tastes: tuple[bool, bool]) -> None:
    """Play one match in both engines."""
    random = Random(seed)
    table = laid_out(box, tick)
    other = naive(table, tick)
    told: list[str] = []
    try:
        while True:
            assert position_of(table) == other.position()
            legal = table.legal()
            assert legal == other.legal()
            if other.actor == OVER:
                assert table.scores == other.scores()
                return
            action = choose(random, legal, other.actor >= 0 and tastes[other.actor])
            told.append(str(GAME.table.name(action)))
            GAME.apply(table.box, table.state, action)
            other.apply(action)
    except AssertionError as difference:
        where = f"seed {seed}, box '{box}', tick '{tick}', tastes {tastes}"
        raise AssertionError(f"{where}, after: {told}\n{difference}") from None


@pytest.mark.parametrize("batch", range(BATCHES))
def test_both_engines_agree_at_every_step(batch: int) -> None:
    """The offered actions, who decides, the whole record, and the scores."""
    for seed, (box, tick, tastes) in enumerate(tables(MATCHES)):
        if seed % BATCHES == batch:
            compare_match(seed, box, tick, tastes)


def test_the_matches_are_spread_over_all_tables() -> None:
    """Every box with both values of the option and all tastes, the same number of times."""
    kinds = list(tables(144))
    assert len(set(kinds)) == len(BOXES) * len(TICKS) * len(TASTES)
    assert {kinds.count(kind) for kind in kinds} == {2}


def cases(start: dict[str, Any], end: dict[str, Any]) -> dict[str, bool]:
    """The cases of the rules that can be told from the start of a combat and its end."""
    first_cells = [sum(ROW_LENGTHS[:row]) for row in range(LAST_ROW)]
    empty_rows = [
        max(zone[first : first + length]) < 0
        for zone in start["objects"]
        for first, length in zip(first_cells, ROW_LENGTHS, strict=False)
    ]
    return {
        "seat 0 wins": end["winner"] == 0,
        "seat 1 wins": end["winner"] == 1,
        "both zones are full at once": min(start["filled"]) == 16,
        "only zone 0 is full": start["filled"][1] < 16,
        "only zone 1 is full": start["filled"][0] < 16,
        "a row is empty": any(empty_rows),
        "nobody folds at the start": max(start["row"]) == 0,
        "only seat 0 folds at the start": start["row"][0] > 0 == start["row"][1],
        "only seat 1 folds at the start": start["row"][1] > 0 == start["row"][0],
        "both fold at the start": min(start["row"]) > 0,
        "a candle fights a row": LAST_ROW in end["row"] and min(end["row"]) < LAST_ROW,
        "a candle fights a candle": min(end["row"]) == LAST_ROW,
    }


def cases_of_match(seed: int, box: str, tick: str, tastes: tuple[bool, bool]) -> dict[str, bool]:
    """What happens in one of the matches above, played by the other engine alone, as it is plain anyway."""
    random = Random(seed)
    other = naive(laid_out(box, tick), tick)
    start: dict[str, Any] = {}
    while other.actor != OVER:
        if not start and other.phase == "combat":
            start = other.position()
        other.apply(choose(random, other.legal(), other.actor >= 0 and tastes[other.actor]))
    return cases(start, other.position())


def test_the_matches_meet_the_rare_cases() -> None:
    """What never happened in them would not have been compared."""
    found = [cases_of_match(seed, *table) for seed, table in enumerate(tables(288))]
    often = {case: sum(one[case] for one in found) for case in found[0]}
    assert min(often.values()) > 0, often
