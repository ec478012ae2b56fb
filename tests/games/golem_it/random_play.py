"""Random matches of Golem It: how many, at which tables, and how the players choose."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

from pioche.core.box import Value, choose_options
from pioche.core.rule import OVER
from pioche.games.golem_it import GAME
from pioche.games.golem_it.actions import Action
from pioche.games.golem_it.box import Box
from pioche.games.golem_it.state import SEATS, Phase, State

from ..positions import BaseTable, set_up, varied

Contents = dict[str, Any]
Options = dict[str, Value]

PLAYERS = (2, 3, 4, 5, 6)
VARIANTS = ("base", "a", "ab")
SERIES: tuple[Options, ...] = (
    {"play_on": False, "tournament": False},
    {"play_on": True, "tournament": False},
    {"play_on": False, "tournament": True},
)
KINDS = [  # of tables: two players have neither places nor tournaments (GIT-03)
    (players, variant, series)
    for players, variant, series in product(PLAYERS, VARIANTS, SERIES)
    if players > 2 or series == SERIES[0]
]
BOXES: list[Contents] = [
    {"hands": [3, 3, 3, 3, 3]},
    {"hands": [4, 4, 4, 4, 4], "tokens": [60, 0, 0]},  # the smallest reserve
    {"hands": [6, 6, 5, 5, 5], "tokens": [1, 60, 2], "most_returned": 9},  # the largest one
    {"hands": [1, 1, 1, 1, 1], "games": 3, "card_penalty": 0},
    {"hands": [2, 2, 2, 2, 2], "tokens": [0, 30, 0], "most_returned": 1, "prizes": [9, 7, 5, 3, 2, 1]},
    {"hands": [7, 6, 6, 6, 6], "most_returned": 0, "card_penalty": 20},
    {"hands": [5, 5, 5, 5, 5], "games": 1, "most_returned": 5, "prizes": [5, 5, 0, 2, 0, 1]},
]
START_POINTS = (None, 0, 10, 1)  # None is what the box says
TURN_LIMITS = (60, 1, 25, 7, 40, 2, 13, 60, 33, 4, 18)
# How likely players are to lay as few points as they can and to give back as many: those who are not thrifty
# pile up so many tokens that hardly anyone ever goes out.
THRIFT = (0.95, 0.7, 0.95, 0.0, 0.85)


def tables(matches: int) -> Iterator[tuple[int, Contents, Options]]:
    """Players, box and options for each match; every kind of table meets others of them in every round."""
    for number in range(matches):
        players, variant, series = KINDS[number % len(KINDS)]
        round_of_kinds = number // len(KINDS)
        shift = number % len(KINDS) + round_of_kinds
        options: Options = {
            **series,
            "variant": variant,
            "starter": 1 + round_of_kinds // len(START_POINTS) % players,
            "turn_limit": TURN_LIMITS[shift % len(TURN_LIMITS)],
        }
        points = START_POINTS[shift % len(START_POINTS)]
        if points is not None:
            options["start_points"] = points
        yield players, BOXES[shift % len(BOXES)], options


def choose(random: Random, legal: list[int], thrift: float) -> int:
    """One of the offered actions; whoever can play a card mostly does, for passing on and on ends nothing."""
    going_on = [action for action in legal if action < Action.DONE]
    stopping = [action for action in legal if action >= Action.DONE]
    thrifty = random.random() < thrift
    if stopping and (not going_on or random.random() < 0.25):
        return stopping[-1] if thrifty else random.choice(stopping)
    return going_on[0] if thrifty and going_on[0] >= Action.POINTS else random.choice(going_on)


@dataclass(frozen=True)
class Table(BaseTable[Box, State]):
    """A table of the rules, and the words that its box was filled from."""

    game = GAME

    contents: Contents
    options: Options

    def scores(self) -> list[int]:
        """What the match has brought to each seat."""
        return self.scored()

    def position(self) -> dict[str, object]:
        """Everything on the table, in the form of the other engine."""
        players = int(self.boxes["players"][0])
        table = {name: self.states[name][0].tolist() for name in self.states.dtype.names}
        for name in ("tokens", "laid", "values", "ranks", "totals", "passed"):
            assert not any(table[name][players:]), f"somebody sits at an empty seat: {name}"
            table[name] = table[name][:players]
        table["sizes"] = [
            size for seat, size in enumerate(table["sizes"]) if size or seat < players or seat == SEATS
        ]
        table["passed"] = [seat for seat, passed in enumerate(table["passed"]) if passed]
        table["phase"] = "over" if table["actor"] == OVER else Phase(table["phase"]).name.lower()
        return table


def laid_out(players: int, contents: Contents, options: Options) -> Table:
    """The match before the first card is dealt; contents are those that differ from the standard box."""
    file = varied(GAME, contents)
    return Table(*set_up(GAME, file, players, options), file.contents, choose_options(file, players, options))
