"""Random matches of Groo: tables of every kind, and how players choose."""

from dataclasses import replace
from random import Random
from typing import Any

from pioche.core.box import Value
from pioche.games.groo import GAME
from pioche.games.groo.actions import Action
from pioche.games.groo.box import Box
from pioche.games.groo.state import State

from ..positions import BaseTable, set_up
from ..positions import count as count
from .naive_table import OPEN
from .random_boxes import Contents

Options = dict[str, Value]
# How likely players are to play a card, to use or pick one, to name a player, to draw and to stop, where they
# can; what nobody is likely to do is done at random.
TASTES = (
    (0.9, 0.4, 0.7, 0.9, 0.8),
    (0.6, 0.6, 0.9, 0.95, 0.3),
    (0.95, 0.1, 0.3, 0.8, 0.9),
    (0.3, 0.5, 0.9, 0.5, 0.5),
    (0.35, 0.5, 0.95, 0.9, 0.2),
    (0.0, 0.0, 0.0, 0.0, 0.0),
)


def random_options(random: Random, players: int) -> Options:
    """What a table chooses, the standard for some of it."""
    every: Options = {
        "goal": random.choice([4, 7, 12, 20, 20]),
        "moves": random.choice(["printed", "across" if players == 2 else "short"]),
        "events": random.choice(["now", "after"]),
        "draw": random.choice(["free", "full"]),
        "turn_limit": random.choice([0, 1, 12, 25, 60, 60]),
    }
    return {name: value for name, value in every.items() if random.random() < 0.8 or name == "turn_limit"}


def in_numbers(players: int, options: Options) -> dict[str, int]:
    """Every option as the number that stands for it."""
    return {
        name: option.code(options.get(name, option.standard(players)))
        for name, option in GAME.file.options.items()
    }


def choose(random: Random, legal: list[int], taste: tuple[float, ...]) -> int:
    """One of the offered actions; at random alone, players would throw most of their cards away."""
    spans = (
        (Action.PLAY, Action.PICK),
        (Action.PICK, Action.SEAT),
        (Action.SEAT, Action.MATERIAL),
        (Action.DRAW, Action.DONE),
        (Action.DONE, Action.DONE + 1),
    )
    is_throwing = Action.DONE in legal and not any(Action.PLAY <= action < Action.PICK for action in legal)
    for likely, (first, after) in zip(taste, spans, strict=True):
        actions = [action for action in legal if first <= action < after]
        if actions and not (first == Action.PICK and is_throwing) and random.random() < likely:
            return random.choice(actions)
    return random.choice(legal)


class Table(BaseTable[Box, State]):
    """A table of the rules."""

    game = GAME

    def scores(self) -> list[int]:
        """What the match has brought to each seat."""
        return self.scored()

    def position(self) -> dict[str, Any]:
        """The record under its names, less the fields that are open."""
        return {name: self.states[name][0].tolist() for name in self.states.dtype.names if name not in OPEN}


def laid_out(players: int, contents: Contents, options: Options) -> Table:
    """The match before chance names the dealer."""
    file = replace(GAME.file, contents=contents)
    return Table(*set_up(GAME, file, players, options))
