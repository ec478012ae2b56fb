"""The Combat Zones: rows, cells and what is drawn in them (LAA-01, LAA-02, LAA-05)."""

from pioche.core.rule import CHANCE, rule

from ..box import Box
from ..state import (
    CANDLE,
    CANDLE_CELL,
    CANDLE_ROW,
    CELLS,
    EMPTY,
    NO_CELL,
    NO_CHOICE,
    NOBODY,
    PLAYERS,
    ROW_STARTS,
    Phase,
    State,
)


@rule
def setup(box: Box, state: State) -> None:
    """Two zones, empty but for their candles; player 1 rolls first (LAA-01, LAA-05, LAA-06)."""
    for seat in range(PLAYERS):
        for cell in range(CELLS):
            state.objects[seat, cell] = EMPTY
            state.hearts[seat, cell] = 0
            state.damage[seat, cell] = 0
        draw_object(box, state, seat, CANDLE, CANDLE_CELL)
        state.choices[seat] = NO_CHOICE
        state.cells[seat] = NO_CELL
        state.filled[seat] = 0
        state.row[seat] = 0
    state.rolls = 0
    state.die = 0
    state.winner = NOBODY
    state.attacker = NOBODY
    state.phase = Phase.ROLL
    state.actor = CHANCE


@rule
def draw_object(box: Box, state: State, seat: int, kind: int, cell: int) -> None:
    """Its hearts in red, the boxes ticked that are ticked from the start (LAA-02)."""
    state.objects[seat, cell] = kind
    state.hearts[seat, cell] = box.hit_points[kind]
    state.damage[seat, cell] = box.damage[kind]


@rule
def row_start(row: int) -> int:
    """The first cell of a row: two rows of five, two of three, and the candle's (LAA-01)."""
    return ROW_STARTS[row]


@rule
def row_length(row: int) -> int:
    """How many cells a row has (LAA-01)."""
    return 1 if row == CANDLE_ROW else ROW_STARTS[row + 1] - ROW_STARTS[row]


@rule
def stands(state: State, seat: int, cell: int) -> bool:
    """An object is there and not destroyed: no heart of an empty or crossed-out cell is left (LAA-11)."""
    return bool(state.hearts[seat, cell] > 0)


@rule
def is_shield(box: Box, state: State, seat: int, cell: int) -> bool:
    """A Shield that is still standing (LAA-04, LAA-13)."""
    return stands(state, seat, cell) and box.shields[state.objects[seat, cell]] > 0
