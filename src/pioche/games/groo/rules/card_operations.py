"""Operations on cards: in towns, in hands and among the discards (GRO-05, GRO-10, GRO-20)."""

from pioche.core.rule import long_rule, rule

from ..box import Box
from ..operations import BY, DO, By, Do
from ..state import EFFECT, MOST_CARDS, NOTHING, TOWN, TROOP, Ask, Mark, Place, State
from .asking import was_done
from .cards import discard, has_room, holds_card, leave, put_into_hand
from .effects import can_be_put_to_sleep, can_be_woken, is_lost, is_prey
from .reading import operation, step, target, text, user


@long_rule
def change_sleep(box: Box, state: State, sleeps: bool) -> None:
    """Cards of a town fall asleep until the next turn, or wake up before (GRO-05)."""
    for other in range(EFFECT):
        if sleeps:
            if can_be_put_to_sleep(box, state, text(state), step(state), target(state), other):
                state.marks[other] |= Mark.ASLEEP
        elif can_be_woken(state, target(state), other):
            state.marks[other] &= ~Mark.ASLEEP


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
