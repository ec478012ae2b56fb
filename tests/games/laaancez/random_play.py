"""Random matches of Laaancez!: how many, at which tables, and their steps."""

from collections.abc import Iterator
from itertools import cycle, islice, product
from random import Random

from pioche.core.box import BoxFile
from pioche.core.rule import OVER
from pioche.games.laaancez import GAME
from pioche.games.laaancez.actions import Action
from pioche.games.laaancez.box import Box
from pioche.games.laaancez.state import FACES, TICK, State

from ..positions import BaseTable, set_up, varied

Contents = dict[str, list[int]]

OBJECTS = len(GAME.file.contents["hit_points"])  # the candle is one of them


def each(candle: int, *others: int) -> list[int]:
    """One number an object: the candle's, then the others over and over."""
    return [candle, *islice(cycle(others), OBJECTS - 1)]


def results(*second: int) -> list[int]:
    """Two choices for each face: the objects in turn, and what stands beside them (0: the same object)."""
    table = []
    for face, beside in zip(range(FACES), cycle(second), strict=False):
        kind = 1 + face % (OBJECTS - 1)
        table += [kind, beside or kind]
    return table


BOXES: dict[str, Contents] = {
    "standard": {},
    "fragile": {"hit_points": each(1, 1)},
    "all Shields": {"damage": each(1, 1, 2), "most_damage": each(1, 2), "shields": each(0, 1)},
    "many Shields": {
        "hit_points": each(2, 3, 1),
        "damage": each(2, 0, 0, 1),
        "most_damage": each(2, 3),
        "shields": each(0, 1, 0, 0),
    },
    "much ticking": {"damage": each(1, 0), "most_damage": each(1, 20, 2), "choices": results(TICK)},
    "high damage": {"hit_points": each(20, 7, 20), "damage": each(3, 20, 1, 0), "most_damage": each(20, 20)},
    "harmless": {"damage": each(1, 0), "most_damage": each(1, 0)},
    "few attackers": {"damage": each(1, 0, 0, 0, 1), "most_damage": each(1, 0, 0, 0, 2)},
    "twice the same": {"most_damage": each(1, 3), "damage": each(1, 0, 1), "choices": results(0, 0, TICK)},
}
TICKS = ("choice", "listed")
TASTES = ((False, False), (True, False), (False, True), (True, True))  # who ticks whenever it is possible


class Table(BaseTable[Box, State]):
    """A table of the rules."""

    game = GAME

    @property
    def scores(self) -> list[int]:
        return self.scored()


def box_file(contents: Contents) -> BoxFile:
    """The standard box with some of its lists changed."""
    return varied(GAME, contents)


def laid_out(box: str = "standard", tick: str = "choice") -> Table:
    """The game after set-up, before anyone or chance has done anything."""
    return Table(*set_up(GAME, box_file(BOXES[box]), 2, {"tick": tick}))


def tables(matches: int) -> Iterator[tuple[str, str, tuple[bool, bool]]]:
    """A box, the option and the players' tastes for each match: 72 are all that there are."""
    every = ((box, tick, tastes) for tastes, tick, box in product(TASTES, TICKS, BOXES))
    return islice(cycle(every), matches)


def choose(random: Random, legal: list[int], ticks: bool) -> int:
    """One of the actions at random, or a tick: who seldom copies has empty rows to fight with."""
    return int(Action.TICK) if ticks and Action.TICK in legal else random.choice(legal)


def steps(seed: int, box: str, tick: str, tastes: tuple[bool, bool]) -> Iterator[Table]:
    """Every position of a random match, set-up and end included; it is the same object all along."""
    random = Random(seed)
    table = laid_out(box, tick)
    yield table
    while (seat := int(table.state.actor)) != OVER:
        table.apply(choose(random, table.legal(), seat >= 0 and tastes[seat]))
        yield table
