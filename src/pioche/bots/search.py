"""Information-set Monte-Carlo tree search: one bot that plays any game, from what its seat may know only.

Each iteration guesses what is hidden (`resample`), walks down the tree by upper confidence bounds, with
chance sampled on the way, adds one node, plays on by habit to the end, and credits every decision on the
path with the share of the win of the seat that made it. A node stands for the record concealed for who
decides there, so that nobody in the tree, opponents included, acts on what they could not know; positions
reached in different ways (dice taken up in another order) share a node.
"""

import math
from typing import Any

from pioche.core.game import NO_PLACE, apply, conceal, legal, resample, score, usual
from pioche.core.playout import play_by_habit, prizes
from pioche.core.random import pick
from pioche.core.record import UInt64s
from pioche.core.rule import CHANCE, OVER, loop, rule

from .memory import (
    FREE,
    LONGEST_PATH,
    OWN_VIEW,
    PATH,
    POSITION,
    ROOT,
    Memory,
    find_node,
    forget,
    hash_record,
)
from .restrictions import restrict

_CLEARLY = 2.0  # standard errors
_EXPLORATION = 0.7  # of upper confidence bounds; rewards are between 0 and 1


@rule
def start_search(box: Any, view: Any, memory: Memory) -> None:
    """Begin a new tree at what the actor knows."""
    forget(memory)
    memory.records[ROOT] = view


@loop
def search(box: Any, random: UInt64s, iterations: int, memory: Memory) -> None:
    """Grow the tree by that many iterations."""
    seat = memory.records[ROOT].actor
    state = memory.records[POSITION]
    offers = memory.offers[0]
    for _ in range(iterations):
        memory.records[POSITION] = memory.records[ROOT]
        resample(box, state, seat, random)
        descend(box, state, random, memory)
        play_by_habit(box, state, random, offers)
        score(box, state, memory.scores)
        prizes(memory.scores, box.players, memory.rewards)
        credit(memory)


@loop
def descend(box: Any, state: Any, random: UInt64s, memory: Memory) -> None:
    """Walk down the tree to a node that is new, and one action beyond."""
    offers = memory.offers[0]
    memory.used[PATH] = 0
    is_new = False
    while state.actor != OVER and not is_new and memory.used[PATH] < LONGEST_PATH:
        offers.count = 0
        legal(box, state, offers)
        if state.actor == CHANCE or offers.count == 1:
            apply(box, state, offers.actions[pick(random, offers.count)])
            continue
        if memory.used[PATH] == 0:  # at the root; what the bot may do later is left open
            restrict(offers, memory.ranks)
        memory.records[OWN_VIEW] = state
        conceal(box, memory.records[OWN_VIEW], state.actor)
        node = find_node(memory, hash_record(memory.bytes[OWN_VIEW]), offers.count)
        if node == FREE:
            return
        is_new = memory.node_visits[node] == 0
        edge = choose_edge(memory, node, random)
        depth = memory.used[PATH]
        memory.path_nodes[depth] = node
        memory.path_edges[depth] = memory.first_edge[node] + edge
        memory.path_seats[depth] = state.actor
        memory.used[PATH] += 1
        apply(box, state, offers.actions[edge])


@rule
def choose_edge(memory: Memory, node: int, random: UInt64s) -> int:
    """An action not tried yet, else the one with the highest upper confidence bound; ties by lot."""
    edges, first = memory.edges[node], memory.first_edge[node]
    start = pick(random, edges)
    scale = _EXPLORATION * math.sqrt(math.log(memory.node_visits[node] + 1.0))
    best = start
    best_bound = -1.0
    for offset in range(edges):
        edge = start + offset
        if edge >= edges:
            edge -= edges
        visits = memory.edge_visits[first + edge]
        if visits == 0:
            return edge
        bound = memory.edge_rewards[first + edge] / visits + scale / math.sqrt(visits)
        if bound > best_bound:
            best = edge
            best_bound = bound
    return best


@rule
def credit(memory: Memory) -> None:
    """Tell every decision on the path how it ended for the seat that made it."""
    for depth in range(memory.used[PATH]):
        edge = memory.path_edges[depth]
        memory.node_visits[memory.path_nodes[depth]] += 1
        memory.edge_visits[edge] += 1
        memory.edge_rewards[edge] += memory.rewards[memory.path_seats[depth]]


@rule
def best_edge(box: Any, memory: Memory) -> int:
    """Which of the root's actions was tried most; among equals the one that did best."""
    best = 0
    for edge in range(1, memory.edges[0]):
        more = memory.edge_visits[edge] - memory.edge_visits[best]
        if more > 0 or (more == 0 and memory.edge_rewards[edge] > memory.edge_rewards[best]):
            best = edge
    return best


@rule
def is_clearly_better(memory: Memory, edge: int, other: int) -> bool:
    """The difference between two of the root's actions is more than what luck would make of it."""
    visits, others = memory.edge_visits[edge], memory.edge_visits[other]
    if others == 0:
        return True
    mean, alternative = memory.edge_rewards[edge] / visits, memory.edge_rewards[other] / others
    pooled = (memory.edge_rewards[edge] + memory.edge_rewards[other]) / (visits + others)
    error = math.sqrt(pooled * (1.0 - pooled) * (1.0 / visits + 1.0 / others))
    return bool(mean - alternative > _CLEARLY * error)


@loop
def best_action(box: Any, memory: Memory) -> int:
    """What the tree recommends at its root; what is usual, unless something else is clearly better."""
    offers = memory.offers[0]
    if count_choices(box, memory) == 1:
        return int(offers.actions[0])
    best, place = best_edge(box, memory), usual(box, memory.records[ROOT], offers)
    if place != NO_PLACE and memory.edges[0] > 0 and not is_clearly_better(memory, best, place):
        best = place
    return int(offers.actions[best])


@loop
def count_choices(box: Any, memory: Memory) -> int:
    """How many actions the bot can choose from at the root; they are left in the offers."""
    offers = memory.offers[0]
    offers.count = 0
    legal(box, memory.records[ROOT], offers)
    restrict(offers, memory.ranks)
    return int(offers.count)
