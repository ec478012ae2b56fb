"""Random matches of GOLEM: boxes with effects of every kind, tables of every kind, and how players choose."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import IntEnum
from random import Random
from typing import Any

from pioche.core.operations import write_word
from pioche.games.golem import GAME
from pioche.games.golem.actions import Action
from pioche.games.golem.box import Box
from pioche.games.golem.operations import ABILITY_GRAMMAR, MOST_STEPS, Do, Lasts, Parts, Struck, When, Who
from pioche.games.golem.state import MOST_ABILITIES, MOST_CARDS, MOST_MECHAS, MOST_PILOTS, SEATS, TILES, State

from ..positions import BaseTable, set_up
from ..positions import count as count

Contents = dict[str, Any]
Operation = dict[str, Any]

WINDOWS = ("attacked", "all")
TEAMS = {2: ("none",), 3: ("none",), 4: ("none", "pairs"), 5: ("none",), 6: ("none", "pairs", "threes")}
KINDS = [  # of tables
    (players, windows, teams) for players, every in TEAMS.items() for teams in every for windows in WINDOWS
]
CHOSEN = (Parts.ARM, Parts.LEG, Parts.ANY)  # one of several: never of all enemies at once
EVEN: dict[Do, int] = {do: 1 for do in Do if do != Do.NOTHING}
MIXTURES = (  # of operations: some boxes are deadly, so that Mecha fall
    EVEN | {Do.STRIKE: 5, Do.ATTACK: 2, Do.DEFENCE: 2, Do.SHIELD: 3},
    EVEN | {Do.STRIKE: 25, Do.BREAK: 5},
    EVEN | {Do.STRIKE: 12, Do.BREAK: 12, Do.REPAIR: 0},
    {Do.STRIKE: 1, Do.BREAK: 1},
    EVEN | {Do.TAKE: 5, Do.JAM: 5, Do.SWAP: 5, Do.STRIKE: 3},
)
# How likely players are to play a card, to use an ability and to close a window, where they can.
TASTES = ((0.9, 0.3, 0.2), (0.5, 0.8, 0.5), (0.95, 0.9, 0.1), (0.2, 0.5, 0.9))


def word(random: Random, possible: Iterable[IntEnum]) -> str:
    """One of them, as a box file writes it."""
    return write_word(random.choice(list(possible)))


def random_operation(random: Random, do: Do, effect: list[Operation]) -> Operation:
    """The next operation of an effect, with details at random, in the words of a box file."""
    # 'same' can be written after one strike, which has no condition and begins the effect.
    after_strike = any(before["do"] == "strike" for before in effect)
    begun = bool(effect) and effect[0]["do"] == "strike" and "when" not in effect[0]
    strikes = sum(before["do"] == "strike" for before in effect) if begun else 0
    operation: Operation = {"do": write_word(do)}
    if do == Do.STRIKE:
        targets = random.choice([list(Struck), [Struck.ARMS, Struck.LEGS, Struck.ANY, Struck.ANY]])
        operation |= {
            "strength": random.randint(0, 9),
            "with": word(random, Struck),
            "at": word(random, targets),
        }
    if do in (Do.ATTACK, Do.DEFENCE, Do.ENERGY):
        who = random.choice(list(Who))
        operation |= {"who": write_word(who), "amount": random.choice([-5, -2, -1, -1, 0, 1, 1, 2, 3])}
        if do != Do.ENERGY:
            parts = [part for part in Parts if part not in CHOSEN or who != Who.ENEMIES]
            has_same = strikes == 1 and who != Who.ENEMIES
            parts = [part for part in parts if part != Parts.SAME] + [Parts.SAME] * 6 * has_same
            operation |= {"part": word(random, parts), "lasts": word(random, Lasts)}
    if do in (Do.REPAIR, Do.BREAK):
        operation["part"] = word(random, Struck)
    if do in (Do.TAKE, Do.SHIELD, Do.BOOST):
        operation["amount"] = random.randint(1, 3 if do == Do.TAKE else 9)
    if random.random() < 0.4:
        operation["when"] = word(random, (When.HIT, When.MISSED) if after_strike else When)
    return operation


def random_effects(random: Random, count: int, weights: dict[Do, int]) -> list[int]:
    """The numbers of so many effects of one to three operations, in one list; abilities may have all."""
    numbers: list[int] = []
    for _ in range(count):
        effect: list[Operation] = []
        for do in random.choices(list(weights), list(weights.values()), k=random.randint(1, MOST_STEPS)):
            effect.append(random_operation(random, do, effect))
        numbers += [number for row in ABILITY_GRAMMAR.read(effect, MOST_STEPS) for number in row]
    return numbers


def random_box(random: Random) -> Contents:
    """Contents of a box in which everything is at random, within what a table can play with."""
    hand, for_abilities = random.choice([1, 2, 3, 4, 6]), random.choice(MIXTURES)
    weights: dict[Do, int] = {do: weight for do, weight in for_abilities.items() if do != Do.SHIELD}
    cards = random.choice([SEATS * hand, SEATS * hand + 3, 60, MOST_CARDS])
    pilots, mechas = random.randint(SEATS, MOST_PILOTS), random.randint(SEATS, MOST_MECHAS)
    abilities = random.choice([SEATS, 2 * SEATS, MOST_ABILITIES, MOST_ABILITIES])
    most_energy, most_defence = random.choice([1, 5, 5, 20]), random.choice([2, 5, 8, 20])
    return {
        "card_effect": random_effects(random, cards, weights),
        "initiative": [random.randint(1, random.choice([3, 99])) for _ in range(pilots)],
        "pilot_effect": random_effects(random, pilots, weights),
        "mecha_attack": [random.randint(0, 6) for _ in range(TILES * mechas)],
        "mecha_defence": [random.randint(1, most_defence) for _ in range(TILES * mechas)],
        "ability_mecha": [random.randrange(mechas) for _ in range(abilities)],
        "cost": [random.choice([1, 1, 2, 3, 5]) for _ in range(abilities)],
        "window": [random.randrange(3) for _ in range(abilities)],
        "ability_effect": random_effects(random, abilities, for_abilities),
        "start_energy": random.randint(0, most_energy),
        "most_energy": most_energy,
        "hand": hand,
        "virtual_hand": random.choice([0, hand - 1, hand - 1, hand + 1]),
        "rounds": random.choice([1, 2, 3, 4]),
        "tokens": random.choice([[10, 10], [10, 10], [2, 3], [0, 60], [60, 60]]),
    }


def tables(matches: int) -> Iterator[tuple[int, str, str]]:
    """Players, windows and teams for each match."""
    for number in range(matches):
        yield KINDS[number % len(KINDS)]


def choose(random: Random, legal: list[int], taste: tuple[float, float, float]) -> int:
    """One of the offered actions; at random alone, players would throw most of their cards away."""
    plays = [action for action in legal if Action.PLAY <= action < Action.THROW]
    abilities = [action for action in legal if Action.ABILITY <= action < Action.SEAT]
    done = [action for action in legal if action == Action.DONE]
    for likely, actions in zip(taste, (plays, abilities, done), strict=True):
        if actions and random.random() < likely:
            return random.choice(actions)
    return random.choice(legal)


class Table(BaseTable[Box, State]):
    """A table of the rules."""

    game = GAME

    def scores(self) -> list[int]:
        """What the match has brought to each seat."""
        return self.scored()

    def position(self) -> dict[str, Any]:
        """The whole record, under its names."""
        return {name: self.states[name][0].tolist() for name in self.states.dtype.names}


def laid_out(players: int, contents: Contents, windows: str, teams: str) -> Table:
    """The match before chance hands anything out."""
    file = replace(GAME.file, contents=contents)
    return Table(*set_up(GAME, file, players, {"windows": windows, "teams": teams}))
