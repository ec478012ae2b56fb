"""Mecha: tiles, their numbers, the tokens on them, and energy (GLM-01, GLM-02, GLM-05, GLM-15, GLM-19)."""

import numpy as np

from pioche.core.rule import long_rule, rule

from ..box import Box, Teams
from ..operations import Parts
from ..state import LASTINGS, TILES, Fallen, Number, Sign, State

# By Parts and Tile, as a table: compiled code asks it more often than anything else.
_BELONGS = np.array(
    [
        [1, 0, 0, 0, 0, 0],  # head
        [0, 1, 1, 0, 0, 0],  # arm
        [0, 1, 1, 0, 0, 0],  # arms
        [0, 0, 0, 1, 0, 0],  # torso
        [0, 0, 0, 0, 1, 1],  # leg
        [0, 0, 0, 0, 1, 1],  # legs
        [1, 1, 1, 1, 1, 1],  # any
        [1, 1, 1, 1, 1, 1],  # all
        [1, 1, 1, 1, 1, 1],  # same: looked up elsewhere
    ],
    np.int8,
)


@rule
def comes_before(box: Box, state: State, seat: int, other: int) -> bool:
    """By ascending initiative; a tie: the lower seat (GLM-07)."""
    mine, theirs = box.initiative[state.pilots[seat]], box.initiative[state.pilots[other]]
    return bool(mine < theirs or (mine == theirs and seat < other))


@rule
def team(box: Box, seat: int) -> int:
    """Teams sit alternately; in an arena everyone is alone (GLM-19)."""
    if box.teams == Teams.PAIRS:
        return seat % (box.players // 2)
    if box.teams == Teams.THREES:
        return seat % 2
    return seat


@rule
def fights(state: State, seat: int) -> bool:
    """The Mecha is not destroyed (GLM-15)."""
    return bool(state.fallen[seat] == Fallen.NO)


@rule
def is_enemy(box: Box, state: State, seat: int, other: int) -> bool:
    """Somebody who still fights, and is no partner (GLM-19)."""
    return team(box, seat) != team(box, other) and fights(state, other)


@rule
def works(state: State, seat: int, tile: int) -> bool:
    """The tile shows its working face (GLM-01)."""
    return bool(state.working[seat, tile] > 0)


@rule
def count_working(state: State, seat: int) -> int:
    """How many tiles of a Mecha are working (GLM-15, GLM-17)."""
    count = 0
    for tile in range(TILES):
        count += state.working[seat, tile]
    return count


# --- Parts ------------------------------------------------------------------------


@rule
def is_chosen(parts: int) -> bool:
    """One tile out of several, which the user of an effect chooses (GLM-13)."""
    return bool(parts == Parts.ARM or parts == Parts.LEG or parts == Parts.ANY)


@rule
def belongs(parts: int, tile: int) -> bool:
    """The tile is one of those that these words could mean (GLM-01)."""
    return bool(_BELONGS[parts, tile])


@rule
def is_meant(parts: int, chosen: int, tile: int) -> bool:
    """The tile is one of those that the words mean, once one was chosen where that is needed (GLM-13)."""
    return bool(tile == chosen) if is_chosen(parts) else belongs(parts, tile)


@rule
def has_parts(state: State, seat: int, parts: int) -> bool:
    """Every tile that is named works; where one is chosen, one of them does (GLM-12, GLM-13)."""
    named = working = 0
    for tile in range(TILES):  # without a branch: nothing is asked more often
        named += _BELONGS[parts, tile]
        working += _BELONGS[parts, tile] * state.working[seat, tile]
    return bool(working == named or (working > 0 and is_chosen(parts)))


@long_rule
def has_working(state: State, seat: int, parts: int) -> bool:
    """Some tile that is named works."""
    for tile in range(TILES):
        if belongs(parts, tile) and works(state, seat, tile):
            return True
    return False


@long_rule
def has_broken(state: State, seat: int, parts: int) -> bool:
    """Some tile that is named is out of order."""
    for tile in range(TILES):
        if belongs(parts, tile) and not works(state, seat, tile):
            return True
    return False


# --- Numbers and tokens --------------------------------------------------------------


@rule
def tokens_on(state: State, seat: int, tile: int, number: int) -> int:
    """What the tokens on a number add up to (GLM-02)."""
    total = 0
    for lasts in range(LASTINGS):
        total += state.tokens[seat, tile, number, lasts]
    return total


@rule
def potential(box: Box, state: State, seat: int, tile: int, number: int) -> int:
    """Attack or defence of a tile with its tokens, never below 0 (GLM-01, GLM-02)."""
    mecha = state.mechas[seat]
    printed = box.mecha_attack[mecha, tile] if number == Number.ATTACK else box.mecha_defence[mecha, tile]
    return max(0, int(printed) + tokens_on(state, seat, tile, number))


@long_rule
def put_tokens(state: State, seat: int, tile: int, number: int, amount: int, lasts: int) -> None:
    """So many +1 or -1 tokens on a number, as long as there are some (GLM-02)."""
    sign = 1 if amount > 0 else -1
    kind = Sign.PLUS if amount > 0 else Sign.MINUS
    for _ in range(abs(amount)):
        if state.supply[kind] == 0:
            return
        if not cancel_token(state, seat, tile, number, sign):
            state.supply[kind] -= 1
            state.tokens[seat, tile, number, lasts] += sign


@rule
def cancel_token(state: State, seat: int, tile: int, number: int, sign: int) -> bool:
    """An opposite token on the number goes back instead, the one that would lie there shortest (GLM-02)."""
    for lasts in range(LASTINGS):
        if state.tokens[seat, tile, number, lasts] * sign < 0:
            state.tokens[seat, tile, number, lasts] += sign
            state.supply[Sign.MINUS if sign > 0 else Sign.PLUS] += 1
            return True
    return False


@long_rule
def remove_tokens(box: Box, state: State, lasts: int) -> None:
    """Tokens of a spent effect go back (GLM-02)."""
    if (
        state.supply[Sign.PLUS] == box.tokens[Sign.PLUS]
        and state.supply[Sign.MINUS] == box.tokens[Sign.MINUS]
    ):
        return
    for seat in range(box.players):
        for tile in range(TILES):
            for number in range(2):
                lying = state.tokens[seat, tile, number, lasts]
                if lying > 0:
                    state.supply[Sign.PLUS] += lying
                else:
                    state.supply[Sign.MINUS] -= lying
                state.tokens[seat, tile, number, lasts] = 0


@rule
def change_energy(box: Box, state: State, seat: int, amount: int) -> None:
    """Never more than 5, nor less than 0 (GLM-05)."""
    state.energy[seat] = min(max(state.energy[seat] + amount, 0), box.most_energy)
