"""Carrying texts out, operation by operation, as far as nobody has to choose (GRO-10, GRO-20)."""

from pioche.core.rule import long_rule, rule

from ..box import Box
from ..operations import (
    AMOUNT,
    BY,
    DO,
    MOST_STEPS,
    SIDE,
    WHEN,
    WHO,
    By,
    Do,
    Who,
)
from ..state import (
    NOBODY,
    NOTHING,
    Ask,
    Place,
    State,
)
from .asking import ask_chance, limited, was_done
from .battles import end_battle
from .card_operations import change_sleep, work_on_a_card
from .cards import discard, refill_pile
from .dice_operations import move, work_on_a_die
from .drawing import NONE_HELD, WAITS, go_on_with_held
from .effects import (
    can_work,
)
from .reading import clear_effect, is_deed, next_step, operation, step, target, text, user
from .towns import holds


@long_rule
def go_on_with_effect(box: Box, state: State) -> bool:
    """One operation at one player, or a part of it; whether somebody, or chance, has to choose first."""
    depth = state.depth
    if state.step[depth] == MOST_STEPS or operation(box, state, DO) == Do.NOTHING:
        end_effect(state)
        return False
    if not is_deed(operation(box, state, DO)):
        next_step(state)
        return False
    if state.target[depth] == NOBODY:
        return begin_operation(box, state)
    if state.left[depth] == NOTHING:
        state.left[depth] = times(box, state)
    if state.left[depth] > 0 and works(box, state, target(state)):
        return do_once(box, state)
    if operation(box, state, DO) == Do.DRAW:
        state.left[depth] = 0  # who has finished does not go on, whatever an Event changes
        held = go_on_with_held(box, state, target(state))
        if held != NONE_HELD:
            return bool(held == WAITS)
    next_target(box, state)
    return False


@rule
def works(box: Box, state: State, seat: int) -> bool:
    """The operation under way has something to work on at that player."""
    return can_work(box, state, user(state), text(state), step(state), seat)


@long_rule
def end_effect(state: State) -> None:
    """Wilds, Groo Effects and Events are discarded once they are carried out (GRO-10)."""
    card = text(state)
    if state.places[card] == Place.PLAYED:
        discard(state, card)
    clear_effect(state, int(state.depth))


# --- Whom an operation is about -------------------------------------------------------------


@long_rule
def begin_operation(box: Box, state: State) -> bool:
    """Find whom it is about; whether the user has to choose an opponent."""
    depth = state.depth
    seat, who = user(state), operation(box, state, WHO)
    if not holds(box, state, seat, text(state), operation(box, state, WHEN)):
        next_step(state)
    elif who == Who.SELF or who == Who.EVERYONE:
        state.target[depth] = seat
    elif who == Who.HERE:
        state.target[depth] = state.groo
    elif who == Who.OTHERS:
        state.target[depth] = (seat + 1) % box.players
    elif state.opponent[depth] != NOBODY:
        state.target[depth] = state.opponent[depth]
    else:
        return choose_or_ask_opponent(box, state)
    return False


@long_rule
def choose_or_ask_opponent(box: Box, state: State) -> bool:
    """One opponent: the only one who is possible, or whom the user names."""
    only = NOBODY
    for seat in range(box.players):
        if can_be_opponent(box, state, seat):
            if only != NOBODY:
                state.asks = Ask.SEAT
                state.actor = user(state)
                return True
            only = seat
    if only == NOBODY:
        next_step(state)
    else:
        choose_opponent(state, only)
    return False


@rule
def can_be_opponent(box: Box, state: State, seat: int) -> bool:
    """Another player at whom the operation has something to work on."""
    return seat != user(state) and works(box, state, seat)


@rule
def choose_opponent(state: State, seat: int) -> None:
    """The opponent stays the same for all operations of the text."""
    state.opponent[state.depth] = seat
    state.target[state.depth] = seat
    state.asks = Ask.NOTHING


@rule
def next_target(box: Box, state: State) -> None:
    """On to the next player, clockwise, or to the next operation."""
    depth, who = state.depth, operation(box, state, WHO)
    following = (target(state) + 1) % box.players
    if (who == Who.OTHERS or who == Who.EVERYONE) and following != user(state):
        state.target[depth] = following
        state.left[depth] = NOTHING
    else:
        next_step(state)


@rule
def times(box: Box, state: State) -> int:
    """How often it is done: its amount, where that is a number of cards or dice."""
    do = operation(box, state, DO)
    counts = do <= Do.GOODS or do == Do.REROLL or do == Do.SPOIL
    return operation(box, state, AMOUNT) if counts else 1


# --- Once ---------------------------------------------------------------------------------


@long_rule
def do_once(box: Box, state: State) -> bool:
    """The operation once; whether somebody, or chance, has to choose first."""
    do = operation(box, state, DO)
    if do == Do.DRAW:
        refill_pile(state)
        return ask_chance(state, Ask.DRAWN)
    if do == Do.GRAB or (do == Do.DROP and operation(box, state, BY) == By.CHANCE):
        return ask_chance(state, Ask.LOST)
    if do < Do.GOODS:
        return work_on_a_card(box, state)
    if do <= Do.SPOIL:
        return work_on_a_die(box, state)
    if do == Do.MOVE:
        return move(box, state)
    if do == Do.BOOST:
        side = operation(box, state, SIDE)
        state.boosts[side] = limited(int(state.boosts[side]) + operation(box, state, AMOUNT))
    elif do == Do.FRAY or do == Do.PEACE:
        end_battle(state, do == Do.FRAY)
    else:
        change_sleep(box, state, do == Do.SLEEP)
    was_done(state)
    return False
