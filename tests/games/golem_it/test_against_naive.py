"""The rules and a second engine by another hand agree at every step of random matches."""

from collections import Counter
from random import Random

import pytest

from pioche.core.rule import OVER
from pioche.games.golem_it import GAME

from .naive import NaiveGolemIt
from .positions import count
from .random_play import (
    BOXES,
    KINDS,
    PLAYERS,
    START_POINTS,
    THRIFT,
    TURN_LIMITS,
    VARIANTS,
    Contents,
    Options,
    choose,
    laid_out,
    tables,
)

ALL_MATCHES = 936  # each kind of table 24 times
MATCHES = count(compiled=ALL_MATCHES, plain=24)
BATCHES = 4
REASONS = ("first", "places", "cards", "limit")  # for which a game ends


def compare_match(seed: int, players: int, contents: Contents, options: Options) -> NaiveGolemIt:
    """Play one match in both engines, to the end."""
    random, thrift = Random(seed), THRIFT[seed % len(THRIFT)]
    table = laid_out(players, contents, options)
    other = NaiveGolemIt(players, table.contents, table.options)
    told: list[str] = []
    try:
        while True:
            assert table.position() == other.position()
            legal = table.legal()
            assert legal == other.legal()
            if other.actor == OVER:
                assert table.scores() == other.scores()
                return other
            action = choose(random, legal, thrift)
            told.append(str(GAME.table.name(action)))
            GAME.apply(table.boxes[0], table.states[0], action)
            other.apply(action)
    except AssertionError as difference:
        place = f"seed {seed}, {players} players, {contents}, {options}"
        raise AssertionError(f"{place}, after: {told}\n{difference}") from None


@pytest.mark.parametrize("batch", range(BATCHES))
def test_both_engines_agree_at_every_step(batch: int) -> None:
    """The offered actions, who decides, the whole position, and the scores; games end for every reason."""
    endings: Counter[str] = Counter()
    for seed, (players, contents, options) in enumerate(tables(MATCHES)):
        if seed % BATCHES == batch:
            endings.update(compare_match(seed, players, contents, options).endings)
    assert min(endings[reason] for reason in REASONS) >= count(compiled=25, plain=0)


def test_the_matches_are_spread_over_all_tables() -> None:
    """Every kind of table has every box, every turn limit and every start, and each of its seats starts."""
    seen: dict[str, set[tuple[object, ...]]] = {
        "box": set(),
        "limit": set(),
        "points": set(),
        "starter": set(),
    }
    for players, contents, options in tables(ALL_MATCHES):
        kind = (players, options["variant"], options["play_on"], options["tournament"])
        seen["box"].add((*kind, str(contents)))
        seen["limit"].add((*kind, options["turn_limit"]))
        seen["points"].add((*kind, options.get("start_points")))
        seen["starter"].add((*kind, options["starter"]))
    assert len(seen["box"]) == len(KINDS) * len(BOXES)
    assert len(seen["limit"]) == len(KINDS) * len(set(TURN_LIMITS))
    assert len(seen["points"]) == len(KINDS) * len(START_POINTS)
    assert len(seen["starter"]) == sum(players for players, _, _ in KINDS)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_matches_of_the_standard_box_go_the_same_way(players: int, variant: str) -> None:
    """Full hands make long combinations."""
    for seed in range(count(compiled=5, plain=1)):
        compare_match(seed, players, {}, {"variant": variant, "turn_limit": 150})


@pytest.mark.parametrize("variant", ["a", "ab"])
@pytest.mark.parametrize("players", PLAYERS)
def test_matches_without_a_turn_limit_end_the_same_way(players: int, variant: str) -> None:
    """Where players raise with their own tokens, even those who play at random come to an end."""
    for seed in range(count(compiled=5, plain=1)):
        match = compare_match(
            seed, players, {}, {"variant": variant, "turn_limit": 0, "play_on": players > 2}
        )
        assert "limit" not in match.endings


def test_who_opens_when_the_last_to_play_goes_out() -> None:
    """Under (b) a round can end with a combination: everyone else has passed, and its player is out. The next
    player clockwise from there opens (GIT-17, GIT-20). Random matches hardly ever come here."""
    options: Options = {"variant": "ab", "play_on": True, "starter": 4, "start_points": 0}
    table = laid_out(4, {"hands": [2, 2, 2, 2, 2]}, options)
    other = NaiveGolemIt(4, table.contents, table.options)
    deal = [0, 0, 12, 16, 2, 2, 10, 14]  # twice mint 2, mint 8 and 10, twice mint 3, mint 7 and 9
    played = [65, 90, 218, 219, 66, 90, 218, 219, 67, 90, 218, 68, 90, 218]  # 7, pass, 8, pass, 9, 10
    for action in deal + played:
        assert action in table.legal()
        GAME.apply(table.boxes[0], table.states[0], action)
        other.apply(action)
    assert table.position() == other.position()
    assert table.states[0].ranks.tolist()[:4] == [0, 2, 0, 1]
    assert other.actor == 2
