"""Looks one step ahead: tries each action with a few random play-outs and takes the best."""

from typing import Any

from pioche.core.game import apply, legal, resample, score
from pioche.core.playout import play_by_habit, prizes
from pioche.core.record import UInt64s
from pioche.core.rule import loop

from .memory import POSITION, ROOT, Memory
from .restrictions import restrict


@loop
def choose_greedily(box: Any, view: Any, random: UInt64s, playouts: int, memory: Memory) -> int:
    """The action with the best average over that many play-outs each."""
    memory.records[ROOT] = view
    seat = memory.records[ROOT].actor
    best = index = 0
    best_total = -1.0
    while True:
        offers = memory.offers[0]
        offers.count = 0
        legal(box, memory.records[ROOT], offers)
        restrict(offers, memory.ranks)
        if index == offers.count:
            return best
        action = int(offers.actions[index])
        total = 0.0
        for _ in range(playouts):
            memory.records[POSITION] = memory.records[ROOT]
            state = memory.records[POSITION]
            resample(box, state, seat, random)
            apply(box, state, action)
            play_by_habit(box, state, random, memory.offers[0])
            score(box, state, memory.scores)
            prizes(memory.scores, box.players, memory.rewards)
            total += memory.rewards[seat]
        if total > best_total:
            best = action
            best_total = total
        index += 1
