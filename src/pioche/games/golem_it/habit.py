"""How people play Golem It without thinking: so bots imagine the rest of a match, rather than at random.

Whoever lays points at random drowns in debt; against such players the best plan is to pass and wait, and bots
that imagined them did nothing else. Nothing here decides what is legal.
"""

from pioche.core.random import pick
from pioche.core.record import Offers, UInt64s
from pioche.core.rule import rule

from .actions import Action
from .box import Box
from .rules.cards import cost, points_beyond
from .state import Phase, State

_PATIENCE = 5  # points that somebody is ready to lay on a card are fewer than this, by lot
_FEW = 3  # amounts of points that come into question, counted from the smallest


@rule
def habit(box: Box, state: State, offers: Offers, random: UInt64s) -> int:
    """The place in the offers of what somebody does who does not think much."""
    if state.phase == Phase.TURN:
        return play_cheaply_or_pass(state, offers, random)
    if state.phase == Phase.POINTS:
        spends = pick(random, 4) == 0
        return pick(random, min(_FEW, offers.count)) if spends else 0
    if state.phase == Phase.MORE:
        return add_cheaply_or_stop(state, offers, random)
    return pick(random, offers.count)


@rule
def play_cheaply_or_pass(state: State, offers: Offers, random: UInt64s) -> int:
    """Any card that needs few points; else, and now and then, pass and return as much as possible."""
    last = offers.count - 1
    plays = 0
    while offers.actions[plays] < Action.PASS:
        plays += 1
    if plays == 0 or pick(random, 6) == 0:
        return last
    chosen = pick(random, plays)
    price = points_beyond(offers.actions[chosen] - Action.PLAY, int(state.to_beat))
    return chosen if price < pick(random, _PATIENCE) + 1 else last


@rule
def add_cheaply_or_stop(state: State, offers: Offers, random: UInt64s) -> int:
    """Another card if it needs few points, or if the combination cannot be laid down without it."""
    last = offers.count - 1
    if offers.actions[last] != Action.DONE:
        return pick(random, offers.count)
    chosen = pick(random, offers.count)
    if chosen == last:
        return last
    price = cost(offers.actions[chosen] - Action.PLAY, int(state.value))
    return chosen if price < pick(random, _PATIENCE) else last
