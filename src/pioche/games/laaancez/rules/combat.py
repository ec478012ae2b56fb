"""Combat: attacks, Shields, folding, and the candle (LAA-10 to LAA-16)."""

from pioche.core.rule import OVER, rule

from ..box import Box
from ..state import CANDLE_CELL, NOBODY, PLAYERS, Phase, State
from .zones import is_shield, row_length, row_start, stands


@rule
def start_combat(box: Box, state: State) -> None:
    """First row against first row, rows without an attacker folded at once; player 1 attacks first (LAA-10,
    LAA-14)."""
    state.phase = Phase.COMBAT
    state.actor = 0
    for seat in range(PLAYERS):
        fold_lost_rows(state, seat)


@rule
def has_place(state: State, seat: int, place: int) -> bool:
    """The player's current row has so many cells (LAA-01)."""
    return place < row_length(state.row[seat])


@rule
def cell_at(state: State, seat: int, place: int) -> int:
    """The cell at that place of the player's current row, counted from the left."""
    return row_start(state.row[seat]) + place


@rule
def can_send(state: State, attacker: int) -> bool:
    """An own undestroyed object of the current row, with at least 1 Damage (LAA-11, LAA-12)."""
    seat = state.actor
    if state.phase != Phase.COMBAT or state.attacker != NOBODY or not has_place(state, seat, attacker):
        return False
    return can_attack(state, seat, cell_at(state, seat, attacker))


@rule
def can_attack(state: State, seat: int, cell: int) -> bool:
    """An object with 0 Damage cannot be sent (LAA-12)."""
    return bool(stands(state, seat, cell) and state.damage[seat, cell] > 0)


@rule
def can_target(box: Box, state: State, target: int) -> bool:
    """Any undestroyed object of the enemy's current row that no Shield protects (LAA-11, LAA-13)."""
    enemy = 1 - state.actor
    if state.attacker == NOBODY or not has_place(state, enemy, target):
        return False
    return stands(state, enemy, cell_at(state, enemy, target)) and not is_protected(box, state, enemy, target)


@rule
def is_protected(box: Box, state: State, seat: int, place: int) -> bool:
    """A Shield stands in the next cell of the row, left or right; it never protects another one (LAA-13)."""
    if is_shield(box, state, seat, cell_at(state, seat, place)):
        return False
    left, right = place - 1, place + 1
    if left >= 0 and is_shield(box, state, seat, cell_at(state, seat, left)):
        return True
    return has_place(state, seat, right) and is_shield(box, state, seat, cell_at(state, seat, right))


@rule
def send(state: State, attacker: int) -> None:
    """One of the own objects attacks; at what is said next (LAA-11)."""
    state.attacker = attacker


@rule
def attack(state: State, target: int) -> None:
    """The target loses as many hearts as the attacker has Damage, and with none left it is destroyed; then
    it is the other player's turn (LAA-10, LAA-11). Who destroys the candle has won at once (LAA-16)."""
    seat, enemy = state.actor, 1 - state.actor
    aimed = cell_at(state, enemy, target)
    blow = state.damage[seat, cell_at(state, seat, state.attacker)]
    state.hearts[enemy, aimed] -= min(blow, state.hearts[enemy, aimed])
    state.attacker = NOBODY
    if not stands(state, enemy, CANDLE_CELL):
        state.winner = seat
        state.actor = OVER
        return
    fold_lost_rows(state, enemy)
    state.actor = enemy


@rule
def fold_lost_rows(state: State, seat: int) -> None:
    """The next row comes up as long as the current one is lost; the candle always fights (LAA-14, LAA-15)."""
    while is_row_lost(state, seat):
        state.row[seat] += 1


@rule
def is_row_lost(state: State, seat: int) -> bool:
    """All its objects are destroyed, or only some with 0 Damage are left, or it is empty (LAA-14)."""
    for place in range(row_length(state.row[seat])):
        if can_attack(state, seat, cell_at(state, seat, place)):
            return False
    return True
