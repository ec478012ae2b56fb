"""Bots as people write them: `random`, `greedy`, `search:200`, `search:500ms`, `level:3`; and, for one that
never ticks, `search:200-tick` (restrictions.py)."""

import re
from dataclasses import dataclass, replace
from enum import IntEnum

from pioche.core.record import MOST_ACTIONS
from pioche.core.words import Mistake

_PLAYOUTS = 20  # of the greedy bot, for each action
_MOST_ITERATIONS = 1_000_000
_MOST_MILLISECONDS = 60_000

# Iterations of search a decision, and more where there are very many options (USUAL_OPTIONS): with fewer
# tries than options it would be a lottery. Nobody plays badly on purpose: a lower level thinks for less long.
# Each beats the one before in at least 60 % of Goulet matches: `make levels` measures it.
LEVELS = {1: 10, 2: 40, 3: 200, 4: 1_500, 5: 12_000}

USUAL_OPTIONS = 16


class Thinking(IntEnum):
    RANDOM = 0
    GREEDY = 1
    SEARCH = 2
    LEVEL = 3  # search that thinks longer where there are very many options


@dataclass(frozen=True)
class Bot:
    """A way of thinking and its budget."""

    text: str
    thinking: Thinking
    iterations: int = 0  # of search; play-outs of the greedy bot
    milliseconds: int = 0  # instead of iterations
    restrictions: str = ""  # such as -tick: what a game's actions are called is looked up at the table

    @property
    def most_iterations(self) -> int:
        """How much it can think at one decision at most."""
        longest = MOST_ACTIONS // USUAL_OPTIONS if self.thinking == Thinking.LEVEL else 1
        return self.iterations * longest


def is_bot(text: str) -> bool:
    """Whether the text is meant as a bot rather than as a person's name."""
    return re.fullmatch(r"(random|greedy|search|level)([-+/:].*)?", text.strip()) is not None


def parse_bot(text: str) -> Bot:
    """The bot of that name."""
    plain = re.split("[-+/]", text.strip(), maxsplit=1)[0]
    restrictions = text.strip().removeprefix(plain)
    if restrictions:
        bot = parse_bot(plain)
        return replace(bot, text=bot.text + restrictions, restrictions=restrictions)
    name, _, budget = plain.partition(":")
    if name == "random" and not budget:
        return Bot("random", Thinking.RANDOM)
    if name == "greedy" and not budget:
        return Bot("greedy", Thinking.GREEDY, iterations=_PLAYOUTS)
    if name == "level" and budget.isdecimal() and int(budget) in LEVELS:
        return Bot(f"level:{int(budget)}", Thinking.LEVEL, iterations=LEVELS[int(budget)])
    found = re.fullmatch(r"(\d{1,8})(ms)?", budget)
    if name == "search" and found:
        amount = int(found[1])
        most = _MOST_MILLISECONDS if found[2] else _MOST_ITERATIONS
        if not 1 <= amount <= most:
            raise Mistake("The budget of '{text}' must be from 1 to {most}.", text=text, most=most)
        if found[2]:
            return Bot(f"search:{amount}ms", Thinking.SEARCH, milliseconds=amount)
        return Bot(f"search:{amount}", Thinking.SEARCH, iterations=amount)
    raise Mistake(
        "There is no bot '{text}'; write random, greedy, search:200, search:500ms or "
        "level:1 to level:{most}.",
        text=text,
        most=max(LEVELS),
    )
