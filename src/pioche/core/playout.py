"""Loops over whole matches, compiled once for each game."""

from typing import Any

import numpy as np

from .game import Game, apply, habit, legal, setup
from .random import pick
from .record import OFFERS, Int32s, Offers, UInt64s, blank
from .rule import CHANCE, OVER, loop, rule

_FOR_THE_PLACE = 0.1  # of a bot's prize; the rest is for winning


@rule
def play_out(box: Any, state: Any, random: UInt64s, offers: Offers) -> int:
    """Play at random to the end; chance picks as everyone does. Returns the number of decisions,
    counting those with two options or more."""
    decisions = 0
    while state.actor != OVER:
        offers.count = 0
        legal(box, state, offers)
        decisions += state.actor >= 0 and offers.count > 1
        apply(box, state, offers.actions[pick(random, offers.count)])
    return decisions


@loop
def play_by_habit(box: Any, state: Any, random: UInt64s, offers: Offers) -> None:
    """Play to the end as people do who do not think much: how bots imagine the rest of a match."""
    while state.actor != OVER:
        offers.count = 0
        legal(box, state, offers)
        is_chance = state.actor == CHANCE
        index = pick(random, offers.count) if is_chance else habit(box, state, offers, random)
        apply(box, state, offers.actions[index])


@loop
def play_many(boxes: Any, states: Any, random: UInt64s, offers: Any, matches: int) -> int:
    """Play many matches one after the other in the same memory. Returns the number of decisions."""
    decisions = 0
    for _ in range(matches):
        setup(boxes[0], states[0])
        decisions += play_out(boxes[0], states[0], random, offers[0])
    return decisions


@rule
def shares(scores: Int32s, players: int, rewards: Any) -> None:
    """Turn scores into shares of the win: who is best shares it equally with everyone as good."""
    best = scores[0]
    for seat in range(1, players):
        best = max(best, scores[seat])
    winners = 0
    for seat in range(players):
        winners += scores[seat] == best
    for seat in range(players):
        rewards[seat] = 1.0 / winners if scores[seat] == best else 0.0


@rule
def prizes(scores: Int32s, players: int, rewards: Any) -> None:
    """What bots play for: the share of the win, and a little for everyone who is beaten, so that who can no
    longer win still plays for the better place. For two players it is the share of the win alone."""
    shares(scores, players, rewards)
    for seat in range(players):
        beaten = 0.0
        for other in range(players):
            if other != seat:
                beaten += 1.0 if scores[seat] > scores[other] else 0.5 * (scores[seat] == scores[other])
        rewards[seat] = (1.0 - _FOR_THE_PLACE) * rewards[seat] + _FOR_THE_PLACE * beaten / max(1, players - 1)


def random_matches(game: Game, boxes: Any, random: UInt64s, matches: int) -> int:
    """Play whole matches at random, in compiled code; returns the number of decisions."""
    with np.errstate(over="ignore"):  # SplitMix64 overflows by design
        return int(play_many(boxes, blank(game.state_layout), random, blank(OFFERS), matches))
