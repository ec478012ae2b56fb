"""How people play GOLEM without thinking: so bots imagine the rest of a match, rather than at random.

Who strikes does so with the best part and at the weakest, nobody leaves a tile unrepaired, and nobody throws
a card for energy that they have no room for. Nothing here decides what is legal.
"""

from pioche.core.random import pick
from pioche.core.record import Offers, UInt64s
from pioche.core.rule import long_rule, rule

from .actions import Action
from .box import Box
from .rules.tiles import potential
from .state import Ask, Number, Phase, State


@rule
def habit(box: Box, state: State, offers: Offers, random: UInt64s) -> int:
    """The place in the offers of what somebody does who does not think much."""
    chosen = pick(random, offers.count)
    if state.phase == Phase.EFFECT and state.asks == Ask.STRIKER:
        return strongest(box, state, offers)
    if state.phase == Phase.EFFECT and state.asks == Ask.TARGET:
        return weakest(box, state, offers)
    if state.phase == Phase.REPAIR:
        return pick(random, offers.count - 1)
    if offers.actions[chosen] == Action.GAIN and state.energy[state.actor] == box.most_energy:
        return pick(random, offers.count)
    return chosen


@long_rule
def strongest(box: Box, state: State, offers: Offers) -> int:
    """The own part with most attack."""
    best, most = 0, -1
    for place in range(offers.count):
        attack = potential(box, state, state.actor, offers.actions[place] - Action.TILE, Number.ATTACK)
        if attack > most:
            best, most = place, attack
    return best


@long_rule
def weakest(box: Box, state: State, offers: Offers) -> int:
    """The part of the enemy with least defence."""
    best, least = 0, 1000
    enemy = state.enemy[state.depth]
    for place in range(offers.count):
        defence = potential(box, state, enemy, offers.actions[place] - Action.TILE, Number.DEFENCE)
        if defence < least:
            best, least = place, defence
    return best
