"""Play-outs: whole matches at random, the same plain and compiled."""

from typing import Any

import numpy as np
import pytest

from pioche.core.box import choose_options, fill_box
from pioche.core.game import NO_PLACE, Game, observe, usual
from pioche.core.match import Match
from pioche.core.playout import play_by_habit, play_out, prizes, random_matches, shares
from pioche.core.random import SeededDice, generator
from pioche.core.record import OFFERS, blank
from pioche.core.rule import OVER
from pioche.games.goulet import GAME as GOULET

from .tables import EXCHANGE


def box_of(game: Game, players: int) -> Any:
    return fill_box(game.box, game.file, players, choose_options(game.file, players, {}))


class SharedDice(SeededDice):
    """Dice whose generator decides for the players too, as in a play-out."""

    def choose(self, match: Match) -> int:
        legal = match.legal
        return legal[self.roll(len(legal), 0)]


@pytest.mark.parametrize(("game", "players"), [(EXCHANGE, 2), (EXCHANGE, 3), (GOULET, 2)])
def test_a_play_out_is_the_match_that_the_same_seed_gives(game: Game, players: int) -> None:
    dice = SharedDice(21)
    match = Match.new(game, players, dice=dice)
    while not match.over:
        match.apply(dice.choose(match))

    boxes, states = box_of(game, players), blank(game.state_layout)
    game.setup(boxes[0], states[0])
    with np.errstate(over="ignore"):  # SplitMix64 overflows by design
        decisions = play_out(boxes[0], states[0], generator(21), blank(OFFERS)[0])

    assert states.tobytes() == match.concealed(0).tobytes()
    assert decisions == sum(ply.actor >= 0 and ply.options > 1 for ply in match.plies)


def test_a_play_out_from_the_end_is_no_decision() -> None:
    boxes, states = box_of(EXCHANGE, 2), blank(EXCHANGE.state_layout)
    states["actor"] = OVER
    assert play_out(boxes[0], states[0], generator(1), blank(OFFERS)[0]) == 0


@pytest.mark.parametrize("players", [2, 3])
def test_decisions_of_many_matches_are_counted(players: int) -> None:
    """In Exchange everyone decides once a match."""
    assert random_matches(EXCHANGE, box_of(EXCHANGE, players), generator(1), 25) == 25 * players


def test_no_matches_are_no_decisions() -> None:
    assert random_matches(EXCHANGE, box_of(EXCHANGE, 2), generator(1), 0) == 0


def test_the_number_of_decisions_is_pinned() -> None:
    """The same in every mode, or experiments could not be repeated."""
    assert random_matches(GOULET, box_of(GOULET, 2), generator(7), 3) == 641


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([1, 0], [1, 0]),
        ([0, 0], [1 / 2, 1 / 2]),
        ([-5, -2, -2], [0, 1 / 2, 1 / 2]),
        ([7, 7, 7], [1 / 3, 1 / 3, 1 / 3]),
        ([3], [1]),
    ],
)
def test_the_best_share_the_win(scores: list[int], expected: list[float]) -> None:
    rewards = np.full(len(scores), np.nan)
    shares(np.array(scores, np.int32), len(scores), rewards)
    assert rewards.tolist() == expected


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([1, 0], [1, 0]),
        ([0, 0], [1 / 2, 1 / 2]),
        ([3, 1, 2], [1, 0, 0.05]),
        ([2, 2, 1], [0.9 / 2 + 0.075, 0.9 / 2 + 0.075, 0]),
        ([5, 0, 0, 0], [1, 0.1 / 3, 0.1 / 3, 0.1 / 3]),
        ([3], [0.9]),
    ],
)
def test_bots_play_for_the_win_and_a_little_for_the_place(scores: list[int], expected: list[float]) -> None:
    rewards = np.full(len(scores), np.nan)
    prizes(np.array(scores, np.int32), len(scores), rewards)
    assert rewards.tolist() == pytest.approx(expected)


def test_seats_that_nobody_takes_get_no_share() -> None:
    rewards = np.full(3, 9.0)
    shares(np.array([1, 2, 100], np.int32), 2, rewards)
    assert rewards.tolist() == [0, 1, 9]


@pytest.mark.parametrize(("game", "players"), [(EXCHANGE, 3), (GOULET, 2)])
def test_where_a_game_has_no_habits_every_action_is_as_likely(game: Game, players: int) -> None:
    """The same numbers are drawn as by a play-out at random."""
    boxes = box_of(game, players)
    ends = []
    for play in (play_out, play_by_habit):
        states = blank(game.state_layout)
        game.setup(boxes[0], states[0])
        with np.errstate(over="ignore"):  # SplitMix64 overflows by design
            play(boxes[0], states[0], generator(3), blank(OFFERS)[0])
        ends.append(states.tobytes())
    assert ends[0] == ends[1]


def test_where_a_game_says_nothing_nothing_is_usual() -> None:
    match = Match.new(EXCHANGE, 3, seed=5)
    assert usual(match.box, match.state, blank(OFFERS)[0]) == NO_PLACE


def test_facts_are_noted_by_the_game_whose_box_it_is() -> None:
    match, facts = Match.new(EXCHANGE, 3, seed=5), np.zeros((3, len(EXCHANGE.facts)), np.int32)
    observe(match.box, match.state, match.parse_action("swap"), facts)
    assert facts.tolist() == [[0, 1], [0, 0], [0, 0]]
