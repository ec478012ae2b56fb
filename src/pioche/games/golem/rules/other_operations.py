"""Operations other than strikes: energy, tokens, tiles, shields, boosts and hands (GLM-02, GLM-08). Cards
that chance takes or drops are in running.py."""

from pioche.core.rule import long_rule

from ..box import Box
from ..operations import AMOUNT, AT, DO, LASTS, WHO, WITH, Do, Parts, Who
from ..state import TILES, Number, State
from .combat import fall_if_destroyed
from .effects import is_attacked, operation, read
from .hands import swap_hands
from .tiles import change_energy, is_enemy, is_meant, put_tokens, works


@long_rule
def perform(box: Box, state: State) -> None:
    """Carry an operation out that is neither a strike nor a card taken or lost (GLM-08)."""
    do, amount = operation(box, state, DO), operation(box, state, AMOUNT)
    user, enemy = state.user[state.depth], state.enemy[state.depth]
    if do == Do.ENERGY:
        for seat in range(box.players):
            if is_concerned(box, state, seat):
                change_energy(box, state, seat, amount)
    elif do == Do.ATTACK or do == Do.DEFENCE:
        number = Number.ATTACK if do == Do.ATTACK else Number.DEFENCE
        change_tiles(box, state, number, amount)
    elif do == Do.REPAIR or do == Do.BREAK:
        for tile in range(TILES):
            if is_meant(operation(box, state, AT), state.tile[state.depth], tile):
                state.working[user, tile] = do == Do.REPAIR
        fall_if_destroyed(state, user)
    elif do == Do.SHIELD:
        if state.depth > 0 and is_attacked(box, state, user):
            state.shield += amount
    elif do == Do.BOOST:
        if user == state.turn:
            state.boost += amount
    else:
        swap_hands(box, state, user, enemy)


@long_rule
def is_concerned(box: Box, state: State, seat: int) -> bool:
    """The operation is about this seat."""
    who, user = operation(box, state, WHO), state.user[state.depth]
    if who == Who.SELF:
        return bool(seat == user)
    if who == Who.ENEMY:
        return bool(seat == state.enemy[state.depth])
    return is_enemy(box, state, user, seat)


@long_rule
def change_tiles(box: Box, state: State, number: int, amount: int) -> None:
    """Tokens on every working tile that is meant (GLM-02, GLM-08)."""
    lasts, parts, chosen = operation(box, state, LASTS), operation(box, state, AT), state.tile[state.depth]
    if parts == Parts.SAME:
        is_own = operation(box, state, WHO) == Who.SELF
        parts = read(box, state.effect[state.depth], 0, WITH if is_own else AT)
        chosen = state.striker[state.depth] if is_own else state.target[state.depth]
    for seat in range(box.players):
        if is_concerned(box, state, seat):
            for tile in range(TILES):
                if is_meant(parts, chosen, tile) and works(state, seat, tile):
                    put_tokens(state, seat, tile, number, amount, lasts)
