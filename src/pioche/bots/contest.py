"""Whole matches between bots, compiled: the engine of every measurement."""

from enum import IntEnum
from typing import Annotated, Any, NamedTuple

import numpy as np

from pioche.core.box import BoxFile, Value, choose_options, fill_box
from pioche.core.game import Game, apply, conceal, legal, observe, score, setup
from pioche.core.match import Match
from pioche.core.playout import shares
from pioche.core.random import generator, pick
from pioche.core.record import MOST_ACTIONS, Int8, Int8s, Int32, Int32s, Offers, UInt64s, blank, layout
from pioche.core.rule import CHANCE, NO_ACTION, OVER, loop, rule

from .bot import Bot
from .memory import Float64s, Memory, make_memory
from .restrictions import make_ranks
from .thinker import Thinker, choose_compiled


class Entrant:
    """A bot as compiled code sees it."""

    thinking: Int8
    iterations: Int32
    ranks: Annotated[Int8s, MOST_ACTIONS]


class Found(IntEnum):
    """What is counted of a fact."""

    MATCHES = 0  # in which it was seen
    SEATS = 1  # that had or did it
    WINS = 2  # shares of wins of these seats
    TIMES = 3  # how often in all


class Tally(NamedTuple):
    """What happened in a series of matches."""

    wins: Float64s  # by bot: shares of wins
    chairs: Float64s  # by place at the table: shares of wins
    decisions: Int32s  # by match: decisions with two options or more
    shared: Int32s  # one number: matches won by more than one seat
    actions: Any  # by action: how often it was chosen at such a decision
    offered: Any  # by kind: at how many such decisions one of its actions was possible
    kinds: Any  # by action: the number of its kind
    facts: Any  # by seat and fact: counts of the match under way
    found: Float64s  # by fact and Found


def make_tally(game: Game, players: int, matches: int) -> Tally:
    """An empty tally for that many matches."""
    return Tally(
        wins=np.zeros(players),
        chairs=np.zeros(players),
        decisions=np.zeros(matches, np.int32),
        shared=np.zeros(1, np.int32),
        actions=np.zeros(game.actions, np.int64),
        offered=np.zeros(len(game.kinds), np.int64),
        kinds=np.repeat(np.arange(len(game.kinds)), [kind.count for kind in game.kinds]),
        facts=np.zeros((players, len(game.facts)), np.int32),
        found=np.zeros((len(game.facts), len(Found))),
    )


def make_entrants(game: Game, bots: list[Bot]) -> Any:
    """The bots as records."""
    entrants = blank(layout(Entrant), len(bots))
    entrants["thinking"] = [bot.thinking for bot in bots]
    entrants["iterations"] = [bot.iterations for bot in bots]
    entrants["ranks"] = [make_ranks(game, bot) for bot in bots]
    return entrants


@rule
def seed_match(random: UInt64s, seed: np.uint64, number: int) -> None:
    """A generator for this match alone, so that results do not depend on who plays which match."""
    random[0] = seed
    pick(random, 2)
    random[0] ^= np.uint64(number) * np.uint64(0xD1342543DE82EF95)
    pick(random, 2)


@rule
def bot_in_chair(chair: int, number: int, players: int) -> int:
    """Seats rotate from match to match, so that each bot sits in each chair equally often."""
    return (chair + number) % players


@loop
def play_series(
    boxes: Any,
    states: Any,
    entrants: Any,
    seed: np.uint64,
    first: int,
    count: int,
    memory: Memory,
    tally: Tally,
) -> None:
    """Play the matches `first` to `first + count - 1` of a measurement."""
    box, players = boxes[0], boxes[0].players
    random = np.zeros(1, np.uint64)
    for number in range(first, first + count):
        seed_match(random, seed, number)
        setup(box, states[0])
        tally.facts[:] = 0
        decisions = 0
        while states[0].actor != OVER:
            offers = memory.offers[0]
            offers.count = 0
            legal(box, states[0], offers)
            actor, options = states[0].actor, offers.count
            if actor == CHANCE or options == 1:
                action = int(offers.actions[pick(random, options)])
            else:
                entrant = entrants[bot_in_chair(actor, number, players)]
                states[1] = states[0]
                conceal(box, states[1], actor)
                count_offers(offers, tally)
                for ranked in range(MOST_ACTIONS):
                    memory.ranks[ranked] = entrant.ranks[ranked]
                action = choose_compiled(box, states[1], entrant.thinking, entrant.iterations, random, memory)
                decisions += 1
                tally.actions[action] += 1
            observe(box, states[0], action, tally.facts)
            apply(box, states[0], action)
        observe(box, states[0], NO_ACTION, tally.facts)
        count_result(box, states[0], number, players, decisions, first, memory, tally)


@rule
def count_offers(offers: Offers, tally: Tally) -> None:
    """Note which kinds of action are possible here; actions of one kind follow each other."""
    before = -1
    for index in range(offers.count):
        kind = tally.kinds[offers.actions[index]]
        tally.offered[kind] += kind != before
        before = kind


@loop
def count_result(
    box: Any,
    state: Any,
    number: int,
    players: int,
    decisions: int,
    first: int,
    memory: Memory,
    tally: Tally,
) -> None:
    """Enter a finished match into the tally."""
    score(box, state, memory.scores)
    shares(memory.scores, players, memory.rewards)
    winners = 0
    for chair in range(players):
        winners += memory.rewards[chair] > 0
        tally.chairs[chair] += memory.rewards[chair]
        tally.wins[bot_in_chair(chair, number, players)] += memory.rewards[chair]
    tally.shared[0] += winners > 1
    tally.decisions[number - first] = decisions
    count_facts(players, memory.rewards, tally)


@loop
def count_facts(players: int, rewards: Float64s, tally: Tally) -> None:
    """Which facts were seen in this match, at how many seats, and what these won."""
    for fact in range(tally.facts.shape[1]):
        seats = 0
        for seat in range(players):
            if tally.facts[seat, fact] > 0:
                seats += 1
                tally.found[fact, Found.WINS] += rewards[seat]
                tally.found[fact, Found.TIMES] += tally.facts[seat, fact]
        tally.found[fact, Found.MATCHES] += seats > 0
        tally.found[fact, Found.SEATS] += seats


class Contest:
    """A table at which bots play match after match; each thread has one of its own."""

    def __init__(
        self, game: Game, file: BoxFile, options: dict[str, Value], bots: list[Bot], seed: int
    ) -> None:
        self._game = game
        self._file = file
        self._options = options
        self._bots = bots
        self._seed = seed
        self._boxes = fill_box(game.box, file, len(bots), choose_options(file, len(bots), options))
        self._states = blank(game.state_layout, 2)
        self._entrants = make_entrants(game, bots)
        self._memory = make_memory(game, max(bot.most_iterations for bot in bots))
        self._thinkers = [Thinker(game, bot) for bot in bots] if any(bot.milliseconds for bot in bots) else []

    def play(self, first: int, count: int) -> Tally:
        """The tally of that stretch of matches."""
        tally = make_tally(self._game, len(self._bots), count)
        if self._thinkers:
            for number in range(first, first + count):
                self._play_by_the_clock(number, first, tally)
            return tally
        with np.errstate(over="ignore"):  # SplitMix64 overflows by design
            play_series(
                self._boxes,
                self._states,
                self._entrants,
                np.uint64(self._seed % 2**64),
                first,
                count,
                self._memory,
                tally,
            )
        return tally

    def _play_by_the_clock(self, number: int, first: int, tally: Tally) -> None:
        """One match with a budget in milliseconds: compiled code has no clock, so this loop is plain."""
        players = len(self._bots)
        seed = int(generator(self._seed, number + 1)[0])
        random = generator(seed, 1)
        match = Match.new(self._game, players, self._options, seed, file=self._file)
        while not match.over:
            offers = match.legal
            action = offers[0]
            if len(offers) > 1:
                thinker = self._thinkers[bot_in_chair(match.actor, number, players)]
                for kind in {int(tally.kinds[offer]) for offer in offers}:
                    tally.offered[kind] += 1
                action = thinker.choose(match.boxes, match.concealed(match.actor), random)
                tally.decisions[number - first] += 1
                tally.actions[action] += 1
            match.apply(action)
        tally.shared[0] += len(match.winners) > 1
        for chair in match.winners:
            share = 1 / len(match.winners)
            tally.chairs[chair] += share
            tally.wins[bot_in_chair(chair, number, players)] += share
        self._observe(match, tally)

    def _observe(self, match: Match, tally: Tally) -> None:
        """What compiled code notes on the way is noted afterwards."""
        past = match.at(0)
        tally.facts[:] = 0
        for ply in match.plies:
            self._game.observe(past.box, past.state, ply.action, tally.facts)
            past.apply(ply.action)
        self._game.observe(past.box, past.state, NO_ACTION, tally.facts)
        shares = [(seat in match.winners) / len(match.winners) for seat in range(match.players)]
        count_facts(match.players, np.array(shares), tally)
