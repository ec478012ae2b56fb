"""The rules and a second engine by another hand agree at every step of random matches."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from pioche.core.rule import OVER
from pioche.games.golem import GAME
from pioche.games.golem.box import Box, Teams, Windows
from pioche.games.golem.operations import ABILITY_GRAMMAR, GRAMMAR, MOST_STEPS, Do, Parts, When, Who
from pioche.games.golem.state import MOST_CARDS

from .naive import NaiveGolem
from .random_play import KINDS, TASTES, Contents, choose, count, laid_out, random_box, tables

MATCHES = count(compiled=1152, plain=32)
BATCHES = 4
CASES = (  # that the matches of each batch have to meet, or they would not have been compared
    *(f"do {do.name}" for do in Do if do != Do.NOTHING),
    *(f"tokens on {part.name}" for part in Parts),
    *(f"who {who.name}" for who in Who),
    *(f"{when.name} holds" for when in When),
    *(f"{when.name} does not hold" for when in When if when != When.ALWAYS),
    "STRIKER is chosen",
    "TARGET is chosen",
    "TILE is chosen",
    "an enemy is chosen",
    "answers",
    "interrupts",
    "an answer destroys the attacker",
    "a shield is raised",
    "a strike is left out",
    "a strike no longer stands",
    "a Mecha falls",
    "the rest is left out",
    "a Pilot is used",
    "a turn is skipped",
    "the last card is taken away",
    "the discards are shuffled",
    "the supply is empty",
    "tokens cancel",
    "one is left",
    "the last round ends",
)


def differences(position: dict[str, Any], other: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """The fields of the record that are not the same in both engines."""
    assert position.keys() == other.keys()
    return {name: (position[name], other[name]) for name in position if position[name] != other[name]}


def compare_match(seed: int, players: int, windows: str, teams: str, contents: Contents) -> NaiveGolem:
    """Play one match in both engines, to the end."""
    random = Random(seed)
    taste = random.choice(TASTES)
    table = laid_out(players, contents, windows, teams)
    other = NaiveGolem(players, contents, Windows[windows.upper()], Teams[teams.upper()])
    told: list[int] = []
    try:
        while True:
            assert differences(table.position(), other.position()) == {}
            legal = table.legal()
            assert legal == other.legal()
            if other.actor == OVER:
                assert table.scores() == other.scores()
                return other
            told.append(choose(random, legal, taste))
            table.apply(told[-1])
            other.apply(told[-1])
    except AssertionError as difference:
        where = f"seed {seed}, {players} players, windows '{windows}', teams '{teams}'"
        raise AssertionError(f"{where}, after: {told}\n{difference}") from None


@pytest.mark.parametrize("batch", range(BATCHES))
def test_both_engines_agree_at_every_step(batch: int) -> None:
    """The offered actions, who decides, the whole record, and the scores, with boxes at random."""
    met: Counter[str] = Counter()
    for seed, table in enumerate(tables(MATCHES)):
        if (seed + seed // len(KINDS)) % BATCHES == batch:
            met.update(compare_match(seed, *table, random_box(Random(seed))).met)
    assert min(met[case] for case in CASES) >= count(compiled=1, plain=0), met


def test_the_boxes_are_such_as_a_table_can_play_with() -> None:
    """What no box file may say would not have to be compared."""
    for seed in range(count(compiled=200, plain=20)):
        contents = random_box(Random(seed))
        assert Box.fault(contents) is None
        assert all(GRAMMAR.knows(contents[name], MOST_STEPS) for name in ("card_effect", "pilot_effect"))
        assert ABILITY_GRAMMAR.knows(contents["ability_effect"], MOST_STEPS)


@pytest.mark.parametrize(("players", "windows", "teams"), KINDS)
def test_matches_of_the_standard_box_go_the_same_way(players: int, windows: str, teams: str) -> None:
    """Full hands and three rounds, with the cards, Pilots and Mecha of the game."""
    for seed in range(count(compiled=6, plain=1)):
        compare_match(seed, players, windows, teams, GAME.file.contents)


def test_matches_in_which_all_fall_together_end_the_same_way() -> None:
    """Every card and Pilot costs the enemy a tile, and its user one too (GLM-17)."""
    strike = {"do": "strike", "strength": 9, "with": "any", "at": "any"}
    effect = GRAMMAR.read([strike, {"do": "break", "part": "any"}], MOST_STEPS)
    contents = random_box(Random(0)) | {"hand": 6, "rounds": 3}
    contents |= {name: [] for name in ("ability_mecha", "cost", "window", "ability_effect")}
    contents["mecha_defence"] = [1] * len(contents["mecha_defence"])
    contents["card_effect"] = [number for row in effect for number in row] * MOST_CARDS
    contents["pilot_effect"] = [number for row in effect for number in row] * len(contents["initiative"])
    matches = [compare_match(seed, *table, contents) for seed, table in enumerate(tables(len(KINDS)))]
    assert sum(match.met["nobody is left"] for match in matches) > 3
