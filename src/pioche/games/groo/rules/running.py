"""Carrying texts out, operation by operation, as far as nobody has to choose (GRO-10, GRO-20)."""

from pioche.core.rule import CHANCE, long_rule, rule

from ..box import Box
from ..operations import (
    AMOUNT,
    BY,
    DO,
    MOST_STEPS,
    SIDE,
    TAKE,
    WHEN,
    WHERE,
    WHO,
    By,
    Do,
    Ware,
    Where,
    Who,
)
from ..state import (
    EFFECT,
    MATERIALS,
    MOST_CARDS,
    NOBODY,
    NOTHING,
    TOWN,
    TROOP,
    Ask,
    Mark,
    Place,
    State,
)
from .battles import end_battle
from .cards import discard, has_room, holds_card, leave, put_into_hand, refill_pile
from .drawing import NONE_HELD, WAITS, go_on_with_held
from .effects import (
    can_be_put_to_sleep,
    can_be_woken,
    can_give,
    can_send_groo,
    can_take,
    can_work,
    is_lost,
    is_prey,
)
from .reading import clear_effect, is_deed, next_step, operation, step, target, text, user
from .towns import holds

MOST = 99  # goods of a kind, or what is added to a side of a battle


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


@rule
def was_done(state: State) -> None:
    """Once less to do."""
    state.asks = Ask.NOTHING
    state.given = NOTHING
    state.left[state.depth] -= 1


@rule
def limited(number: int) -> int:
    """As much as anybody could want, and a small record can hold."""
    return max(-MOST, min(MOST, number))


@rule
def ask_chance(state: State, ask: int) -> bool:
    """A die or a card decides."""
    state.asks = ask
    state.actor = CHANCE
    return True


@long_rule
def change_sleep(box: Box, state: State, sleeps: bool) -> None:
    """Cards of a town fall asleep until the next turn, or wake up before (GRO-05)."""
    for other in range(EFFECT):
        if sleeps:
            if can_be_put_to_sleep(box, state, text(state), step(state), target(state), other):
                state.marks[other] |= Mark.ASLEEP
        elif can_be_woken(state, target(state), other):
            state.marks[other] &= ~Mark.ASLEEP


# --- A card -------------------------------------------------------------------------------


@rule
def chooser(box: Box, state: State) -> int:
    """Who names the card: the owner of the town or the hand, or the user (GRO-20)."""
    do = operation(box, state, DO)
    by_user = do == Do.STEAL or do == Do.RECOVER or operation(box, state, BY) == By.USER
    return user(state) if by_user else target(state)


@rule
def can_be_worked_on(box: Box, state: State, other: int) -> bool:
    """A card that the operation under way can be about (GRO-20)."""
    do = operation(box, state, DO)
    if do == Do.RECOVER:
        return is_lost(box, state, text(state), step(state), other)
    if do == Do.DROP:
        return holds_card(state, target(state), other)
    return is_prey(box, state, text(state), step(state), target(state), other)


@long_rule
def work_on_a_card(box: Box, state: State) -> bool:
    """On the only card that is possible, or one that somebody names."""
    only = NOTHING
    for card in range(MOST_CARDS):
        if can_be_worked_on(box, state, card):
            if only != NOTHING:
                state.asks = Ask.CARD
                state.actor = chooser(box, state)
                return True
            only = card
    work_on(box, state, only)
    return False


@long_rule
def work_on(box: Box, state: State, card: int) -> None:
    """The card is destroyed, dropped, taken, sent back or recovered (GRO-10, GRO-20)."""
    do, owner = operation(box, state, DO), target(state)
    if do == Do.STEAL:
        leave(state, card, TOWN + user(state))
        if card < TROOP:
            state.marks[card] = Mark.ASLEEP
    elif do == Do.RECOVER:
        put_into_hand(state, card, user(state), True)
    elif do == Do.RETURN and has_room(box, state, owner, card):
        put_into_hand(state, card, owner, True)
    else:
        discard(state, card)
    was_done(state)


@long_rule
def take_by_chance(box: Box, state: State, card: int) -> None:
    """Chance has taken a card out of a hand: it is lost, or the user's now."""
    if operation(box, state, DO) == Do.GRAB:
        leave(state, card, Place.PLAYED)
        put_into_hand(state, card, user(state), True)
    else:
        discard(state, card)
    was_done(state)


# --- A die, or Groo --------------------------------------------------------------------------


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
def ask_user(state: State, ask: int) -> bool:
    """The user of the text has to choose."""
    state.asks = ask
    state.actor = user(state)
    return True


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
