"""The memory of a thinking bot: a search tree in flat arrays, made once and used for every decision."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pioche.core.game import Game
from pioche.core.record import MOST_ACTIONS, OFFERS, Int8s, Int16s, Int32s, UInt64s, blank
from pioche.core.rule import rule

Float64s = NDArray[np.float64]
Bytes = NDArray[np.uint8]

POSITION, OWN_VIEW, ROOT = 0, 1, 2  # the three records that a bot works on
LONGEST_PATH = 256  # decisions with a choice that one descent can remember
FREE = -1
_EDGES_A_NODE = 12  # room reserved for each node; a full memory only stops the tree from growing
_LARGEST_TREE = 200_000


class Memory(NamedTuple):
    """A node stands for what its decider knows, found by a hash of the concealed record; an edge is an
    action that can be chosen there."""

    records: Any  # POSITION, OWN_VIEW, ROOT
    bytes: Bytes  # the same memory, a row a record
    offers: Any
    scores: Int32s
    rewards: Float64s
    ranks: Int8s  # what a restricted bot may choose; all 0 for any other
    used: Int32s  # nodes and edges in use, length of the path
    slots: Int32s  # hash table: the node in each slot, or FREE
    keys: UInt64s  # by slot: the hash of the record
    first_edge: Int32s  # by node
    edges: Int16s  # by node: how many
    node_visits: Int32s
    edge_visits: Int32s
    edge_rewards: Float64s  # summed, of the seat that decides at the node
    path_nodes: Int32s  # of the descent under way
    path_edges: Int32s
    path_seats: Int32s


NODES, EDGES, PATH = 0, 1, 2  # in `used`


def make_memory(game: Game, iterations: int) -> Memory:
    """A memory for that many iterations of one decision; the tree gains one node an iteration."""
    nodes = min(iterations, _LARGEST_TREE) + 1
    slots = 1 << (2 * nodes).bit_length()
    edges = nodes * _EDGES_A_NODE + MOST_ACTIONS
    records = blank(game.state_layout, 3)
    return Memory(
        records=records,
        bytes=records.view(np.uint8).reshape(3, game.state_layout.itemsize),
        offers=blank(OFFERS),
        scores=np.zeros(game.file.most, np.int32),
        rewards=np.zeros(game.file.most, np.float64),
        ranks=np.zeros(MOST_ACTIONS, np.int8),
        used=np.zeros(3, np.int32),
        slots=np.full(slots, FREE, np.int32),
        keys=np.zeros(slots, np.uint64),
        first_edge=np.zeros(nodes, np.int32),
        edges=np.zeros(nodes, np.int16),
        node_visits=np.zeros(nodes, np.int32),
        edge_visits=np.zeros(edges, np.int32),
        edge_rewards=np.zeros(edges, np.float64),
        path_nodes=np.zeros(LONGEST_PATH, np.int32),
        path_edges=np.zeros(LONGEST_PATH, np.int32),
        path_seats=np.zeros(LONGEST_PATH, np.int32),
    )


@rule
def forget(memory: Memory) -> None:
    """Start a new tree."""
    memory.slots[:] = FREE
    memory.used[:] = 0


@rule
def hash_record(row: Bytes) -> np.uint64:
    """FNV-1a over the bytes of a record."""
    mixed = np.uint64(0xCBF29CE484222325)
    for cell in row:
        mixed = (mixed ^ np.uint64(cell)) * np.uint64(0x100000001B3)
    return mixed ^ (mixed >> np.uint64(32))


@rule
def find_node(memory: Memory, key: np.uint64, edges: int) -> int:
    """The node of that hash; a new one where there is none, FREE when the memory is full."""
    mask = len(memory.slots) - 1
    slot = np.int64(key & np.uint64(mask))
    while memory.slots[slot] != FREE:
        if memory.keys[slot] == key:
            return int(memory.slots[slot])
        slot = (slot + 1) & mask
    node, first = memory.used[NODES], memory.used[EDGES]
    if node == len(memory.first_edge) or first + edges > len(memory.edge_visits):
        return FREE
    memory.slots[slot] = node
    memory.keys[slot] = key
    memory.first_edge[node] = first
    memory.edges[node] = edges
    memory.node_visits[node] = 0
    for edge in range(first, first + edges):
        memory.edge_visits[edge] = 0
        memory.edge_rewards[edge] = 0.0
    memory.used[NODES] += 1
    memory.used[EDGES] += edges
    return int(node)
