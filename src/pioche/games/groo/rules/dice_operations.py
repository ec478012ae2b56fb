"""Operations on dice and goods, and Groo's ways (GRO-02, GRO-03, GRO-11)."""

from pioche.core.rule import long_rule, rule

from ..box import Box
from ..operations import DO, TAKE, WHERE, Do, Ware, Where
from ..state import MATERIALS, NOBODY, NOTHING, Ask, State
from .asking import ask_chance, ask_user, limited, was_done
from .effects import can_give, can_send_groo, can_take
from .reading import operation, step, text, user


@long_rule
def work_on_a_die(box: Box, state: State) -> bool:
    """Which die, then what for; whether somebody, or chance, has to choose first."""
    do = operation(box, state, DO)
    if do != Do.GOODS and state.given == NOTHING:
        for material in range(MATERIALS):
            if can_give(box, state, text(state), step(state), material):
                if state.given != NOTHING:
                    state.given = NOTHING
                    return ask_user(state, Ask.GIVE)
                state.given = material
    if do == Do.REROLL:
        return ask_chance(state, Ask.FACE)
    if do == Do.SPOIL:
        state.dice[state.given] -= 1
        was_done(state)
        return False
    if operation(box, state, TAKE) == Ware.ANY:
        return ask_user(state, Ask.TAKE)
    take_material(box, state, operation(box, state, TAKE))
    return False


@rule
def take_material(box: Box, state: State, material: int) -> None:
    """Goods of one's own, or another face of a die."""
    if operation(box, state, DO) == Do.GOODS:
        state.goods[material] = limited(int(state.goods[material]) + 1)
    else:
        state.dice[state.given] -= 1
        state.dice[material] += 1
    was_done(state)


@rule
def choose_material(box: Box, state: State, material: int) -> None:
    """The user names a die by what it shows, or what it shall show."""
    if state.asks == Ask.GIVE:
        state.given = material
        state.asks = Ask.NOTHING
    else:
        take_material(box, state, material)


@rule
def can_choose_material(box: Box, state: State, material: int) -> bool:
    """What the text asks for."""
    if state.asks == Ask.GIVE:
        return can_give(box, state, text(state), step(state), material)
    return state.asks == Ask.TAKE and can_take(box, state, text(state), step(state), material)


@rule
def roll_again(box: Box, state: State, face: int) -> None:
    """A die of production is rolled anew."""
    state.dice[state.given] -= 1
    state.dice[box.faces[face]] += 1
    was_done(state)


@rule
def can_be_next_town(box: Box, state: State, seat: int) -> bool:
    """A town to which the text under way lets Groo go."""
    return can_send_groo(box, state, text(state), step(state), seat)


@long_rule
def move(box: Box, state: State) -> bool:
    """Groo goes home with the user, where the die says, or to a town that the user names."""
    where = operation(box, state, WHERE)
    if where == Where.DIE:
        return ask_chance(state, Ask.MOVE)
    only = user(state) if where == Where.HOME else NOBODY
    if where != Where.HOME:
        for seat in range(box.players):
            if can_be_next_town(box, state, seat):
                if only != NOBODY:
                    return ask_user(state, Ask.SEAT)
                only = seat
    send_groo(state, only)
    return False


@rule
def send_groo(state: State, seat: int) -> None:
    """Groo goes there."""
    state.groo = seat
    was_done(state)
