"""What an operation can work on, and so which texts can be used at all (GRO-07, GRO-10, GRO-20)."""

from pioche.core.rule import long_rule, rule

from ..box import Box
from ..operations import DO, GIVE, TAKE, WHAT, WHEN, WHERE, WHO, Do, From, Ware, Where, Who
from ..state import EFFECT, EVENT, MATERIALS, NOBODY, NOTHING, TROOP, Mark, Place, State
from .cards import can_draw_for, count_others, has_mark, has_room, in_town
from .reading import first_deed, read
from .towns import fits, holds, is_safe


@long_rule
def can_begin(box: Box, state: State, user: int, card: int) -> bool:
    """The first operation that does something has its condition, and something to work on (GRO-10)."""
    step = first_deed(box, card)
    if step == NOTHING or not holds(box, state, user, card, read(box, card, step, WHEN)):
        return False
    who = read(box, card, step, WHO)
    if who == Who.SELF:
        return can_work(box, state, user, card, step, user)
    if who == Who.HERE:
        return can_work(box, state, user, card, step, int(state.groo))
    for seat in range(box.players):
        if (seat != user or who == Who.EVERYONE) and can_work(box, state, user, card, step, seat):
            return True
    return False


@long_rule
def can_work(box: Box, state: State, user: int, card: int, step: int, seat: int) -> bool:
    """The operation has something to work on at that player."""
    do = read(box, card, step, DO)
    if do == Do.DESTROY or do == Do.STEAL or do == Do.RETURN:
        return (do != Do.STEAL or seat != user) and has_prey(box, state, card, step, seat)
    if do == Do.RECOVER:
        return has_room(box, state, user, card) and has_lost(box, state, card, step)
    if do == Do.DRAW:
        return can_draw_for(box, state, seat, card)
    if do == Do.DROP:
        return count_others(state, seat, card) > 0
    if do == Do.GRAB:
        return seat != user and state.sizes[seat] > 0 and has_room(box, state, user, card)
    if do == Do.GOODS:
        return bool(state.holder == user)
    if do == Do.EXCHANGE or do == Do.REROLL or do == Do.SPOIL:
        return has_die(box, state, card, step)
    if do == Do.MOVE:
        return bool(read(box, card, step, WHERE) != Where.HOME or state.groo != user)
    if do == Do.CANCEL:
        return bool(state.queue[0] != NOTHING)
    if do == Do.SLEEP or do == Do.WAKE:
        return has_sleeper(box, state, card, step, seat)
    return bool(state.defender != NOBODY)  # boost, fray, peace


# --- Cards in towns and among the discards ------------------------------------------------


@long_rule
def is_prey(box: Box, state: State, card: int, step: int, seat: int, other: int) -> bool:
    """A card in that town that the operation can be about (GRO-20)."""
    return (
        other < EFFECT
        and in_town(state, seat, other)
        and fits(box, other, read(box, card, step, WHAT))
        and not is_safe(box, state, seat, other, From.CARDS)
    )


@long_rule
def has_prey(box: Box, state: State, card: int, step: int, seat: int) -> bool:
    """Some card in that town can be destroyed, taken or sent back (GRO-20)."""
    for other in range(EFFECT):
        if is_prey(box, state, card, step, seat, other):
            return True
    return False


@rule
def is_lost(box: Box, state: State, card: int, step: int, other: int) -> bool:
    """A discarded card that can be recovered: no Event, and never the one whose text this is (GRO-09)."""
    fitting = other < EVENT and fits(box, other, read(box, card, step, WHAT))
    return bool(state.places[other] == Place.DISCARD and other != card and fitting)


@long_rule
def has_lost(box: Box, state: State, card: int, step: int) -> bool:
    """Some discarded card can be recovered."""
    for other in range(EVENT):
        if is_lost(box, state, card, step, other):
            return True
    return False


@rule
def can_be_put_to_sleep(box: Box, state: State, card: int, step: int, seat: int, other: int) -> bool:
    """A card of that kind in the town that is awake."""
    fitting = fits(box, other, read(box, card, step, WHAT))
    return in_town(state, seat, other) and fitting and not has_mark(state, other, Mark.ASLEEP)


@rule
def can_be_woken(state: State, seat: int, other: int) -> bool:
    """A Building in the town that is asleep."""
    return other < TROOP and in_town(state, seat, other) and has_mark(state, other, Mark.ASLEEP)


@long_rule
def has_sleeper(box: Box, state: State, card: int, step: int, seat: int) -> bool:
    """Some card in that town can be put to sleep, or be woken."""
    puts = read(box, card, step, DO) == Do.SLEEP
    for other in range(EFFECT):
        if puts:
            if can_be_put_to_sleep(box, state, card, step, seat, other):
                return True
        elif can_be_woken(state, seat, other):
            return True
    return False


# --- Dice and towns -----------------------------------------------------------------------


@long_rule
def can_give(box: Box, state: State, card: int, step: int, material: int) -> bool:
    """A die that shows this is there, and the operation can be about it."""
    do, give = read(box, card, step, DO), read(box, card, step, GIVE)
    may = do == Do.REROLL or give == Ware.ANY or give == material
    for_itself = do == Do.EXCHANGE and read(box, card, step, TAKE) == material
    return bool(state.dice[material] > 0 and may and not for_itself)


@long_rule
def has_die(box: Box, state: State, card: int, step: int) -> bool:
    """Some die that is not spent can be exchanged, rolled anew or spoiled."""
    for material in range(MATERIALS):
        if can_give(box, state, card, step, material):
            return True
    return False


@rule
def can_take(box: Box, state: State, card: int, step: int, material: int) -> bool:
    """What the text gives; in exchange for a die, something else than it shows."""
    take = read(box, card, step, TAKE)
    return bool((take == Ware.ANY or take == material) and material != state.given)


@rule
def can_send_groo(box: Box, state: State, card: int, step: int, seat: int) -> bool:
    """A town to which the text lets Groo go."""
    left, right = (state.groo + 1) % box.players, (state.groo + box.players - 1) % box.players
    is_near = seat in (left, right)
    return bool(seat != state.groo and (is_near or read(box, card, step, WHERE) == Where.ANYWHERE))
