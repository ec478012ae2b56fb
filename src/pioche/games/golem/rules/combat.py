"""Combat: what a strike needs, its two sums, and who is destroyed (GLM-13, GLM-15)."""

from pioche.core.rule import long_rule

from ..box import Box
from ..operations import AMOUNT, AT, WITH
from ..state import TILES, Fallen, Hit, Number, State
from .effects import operation
from .hands import discard_hand
from .tiles import count_working, is_enemy, is_meant, potential, works


@long_rule
def strikes(box: Box, state: State) -> bool:
    """Every tile that the strike needs is working, on both sides (GLM-13)."""
    depth = state.depth
    user, enemy = state.user[depth], state.enemy[depth]
    strikers, struck = operation(box, state, WITH), operation(box, state, AT)
    if not is_enemy(box, state, user, enemy):
        return False
    for tile in range(TILES):
        if is_meant(strikers, state.striker[depth], tile) and not works(state, user, tile):
            return False
        if is_meant(struck, state.target[depth], tile) and not works(state, enemy, tile):
            return False
    return True


@long_rule
def strength(box: Box, state: State) -> int:
    """Of the card plus the attack of all that strikes, with what boosts it (GLM-13)."""
    depth = state.depth
    user, strikers = state.user[depth], operation(box, state, WITH)
    total = operation(box, state, AMOUNT) + (state.boost if user == state.turn else 0)
    for tile in range(TILES):
        if is_meant(strikers, state.striker[depth], tile):
            total += potential(box, state, user, tile, Number.ATTACK)
    return int(total)


@long_rule
def resistance(box: Box, state: State) -> int:
    """The defence of all that is struck, with what shields it (GLM-13)."""
    depth = state.depth
    enemy, struck = state.enemy[depth], operation(box, state, AT)
    total = int(state.shield) if depth == 0 else 0
    for tile in range(TILES):
        if is_meant(struck, state.target[depth], tile):
            total += potential(box, state, enemy, tile, Number.DEFENCE)
    return total


@long_rule
def strike(box: Box, state: State) -> None:
    """Equal or more puts the target out of order, less fails (GLM-13)."""
    depth = state.depth
    state.hit[depth] = Hit.NO
    if strikes(box, state) and strength(box, state) >= resistance(box, state):
        state.hit[depth] = Hit.YES
        enemy, struck = state.enemy[depth], operation(box, state, AT)
        for tile in range(TILES):
            if is_meant(struck, state.target[depth], tile):
                state.working[enemy, tile] = 0
        fall_if_destroyed(state, enemy)


@long_rule
def fall_if_destroyed(state: State, seat: int) -> None:
    """A Mecha with no working tile is destroyed at once, and its hand discarded (GLM-09, GLM-15)."""
    if count_working(state, seat) == 0:
        state.fallen[seat] = Fallen.NOW
        discard_hand(state, seat)
