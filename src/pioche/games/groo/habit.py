"""How people play Groo without thinking: so bots imagine the rest of a match, rather than at random.

Nobody throws many cards away, everyone draws, whoever can build does so before passing the dice on, and who
attacks or defends sends more than one Troop. Nothing here decides what is legal.
"""

from pioche.core.game import NO_PLACE
from pioche.core.random import pick
from pioche.core.record import Offers, UInt64s
from pioche.core.rule import rule

from .actions import Action
from .box import Box
from .state import Ask, Phase, State, Window

_SELDOM = 6  # once in so many times


@rule
def habit(box: Box, state: State, offers: Offers, random: UInt64s) -> int:
    """The place in the offers of what somebody does who does not think much."""
    last = offers.count - 1
    if state.window != Window.NONE or state.asks != Ask.NOTHING or offers.actions[last] != Action.DONE:
        return pick(random, offers.count)
    if state.phase == Phase.DISCARD:
        return last if pick(random, _SELDOM) > 0 else pick(random, offers.count)
    if last > 0 and stays_seldom(state) and pick(random, _SELDOM) > 0:
        return pick(random, last)
    return pick(random, offers.count)


@rule
def usual(box: Box, state: State, offers: Offers) -> int:
    """Cards are kept and hands filled, unless something speaks against it."""
    if state.asks != Ask.NOTHING or state.window != Window.NONE:
        return NO_PLACE
    if state.phase == Phase.DISCARD:
        return offers.count - 1
    draws = state.phase == Phase.DRAW or state.phase == Phase.LAST_DRAW
    return 0 if draws else NO_PLACE


@rule
def stays_seldom(state: State) -> bool:
    """Who could draw, build or send a Troop seldom says that it is enough."""
    draws = state.phase == Phase.DRAW or state.phase == Phase.LAST_DRAW
    sends = state.phase == Phase.SEND or state.phase == Phase.DEFEND
    return bool(draws or sends or state.phase == Phase.BUILD)
