"""A bot at a table: from what its seat may know to an action."""

import time
from typing import Any

import numpy as np

from pioche.core.game import Game, legal
from pioche.core.match import Match
from pioche.core.random import pick
from pioche.core.record import UInt64s
from pioche.core.rule import loop

from .bot import USUAL_OPTIONS, Bot, Thinking
from .greedy import choose_greedily
from .memory import Memory, make_memory
from .restrictions import make_ranks, restrict
from .search import best_action, count_choices, search, start_search

_BATCH = 64  # iterations between two looks at the clock
_ROOM_FOR_TIME = 100_000  # iterations that a budget in milliseconds can make use of


@loop
def choose_compiled(
    box: Any, view: Any, thinking: int, iterations: int, random: UInt64s, memory: Memory
) -> int:
    """The bot's action for the actor of this concealed record."""
    if thinking == Thinking.SEARCH or thinking == Thinking.LEVEL:
        start_search(box, view, memory)
        options = count_choices(box, memory)
        if options > 1:
            longer = options // USUAL_OPTIONS if thinking == Thinking.LEVEL else 1
            search(box, random, iterations * max(1, longer), memory)
        return best_action(box, memory)
    if thinking == Thinking.GREEDY:
        return choose_greedily(box, view, random, iterations, memory)
    offers = memory.offers[0]
    offers.count = 0
    legal(box, view, offers)
    restrict(offers, memory.ranks)
    return int(offers.actions[pick(random, offers.count)])


@loop
def _choose(boxes: Any, views: Any, thinking: int, iterations: int, random: UInt64s, memory: Memory) -> int:
    return choose_compiled(boxes[0], views[0], thinking, iterations, random, memory)


@loop
def _start(boxes: Any, views: Any, memory: Memory) -> None:
    start_search(boxes[0], views[0], memory)


@loop
def _continue(boxes: Any, random: UInt64s, iterations: int, memory: Memory) -> int:
    if count_choices(boxes[0], memory) > 1:
        search(boxes[0], random, iterations, memory)
    return best_action(boxes[0], memory)


class Thinker:
    """One bot with its memory; it may play many matches of one game, one after the other."""

    def __init__(self, game: Game, bot: Bot) -> None:
        self.bot = bot
        self._memory = make_memory(game, bot.most_iterations or _ROOM_FOR_TIME)
        self._memory.ranks[:] = make_ranks(game, bot)

    def choose(self, boxes: Any, views: Any, random: UInt64s) -> int:
        """The action for the actor of a concealed record (both in arrays of one)."""
        with np.errstate(over="ignore"):  # SplitMix64 overflows by design
            if not self.bot.milliseconds:
                bot = self.bot
                return _choose(boxes, views, bot.thinking, bot.iterations, random, self._memory)
            deadline = time.monotonic() + self.bot.milliseconds / 1000
            _start(boxes, views, self._memory)
            action = _continue(boxes, random, _BATCH, self._memory)
            while time.monotonic() < deadline:
                action = _continue(boxes, random, _BATCH, self._memory)
            return action


def choose(bot: Bot, match: Match, random: UInt64s) -> int:
    """The bot's action for whoever is to decide in this match, from what that seat may know only."""
    return Thinker(match.game, bot).choose(match.boxes, match.concealed(match.actor), random)
