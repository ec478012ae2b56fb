"""Cards on the move: the pile, hands, towns and the discards (GRO-09, GRO-13, GRO-19)."""

from pioche.core.rule import long_rule, rule

from ..box import Box
from ..box import Events as Option
from ..state import EVENT, MOST_CARDS, PILE, SEATS, TOWN, Mark, Place, State
from .reading import begin_effect, is_under_way, user


@rule
def holds_card(state: State, seat: int, card: int) -> bool:
    """The card is in the seat's hand."""
    return bool(state.places[card] == Place.HAND + seat)


@rule
def count_others(state: State, seat: int, card: int) -> int:
    """Cards in the hand besides one that could be played: it would no longer count there. If its text is
    under way already, it has come back into the hand, and counts."""
    return int(state.sizes[seat]) - (holds_card(state, seat, card) and not is_under_way(state))


@rule
def count_held(state: State) -> int:
    """Events that wait until everything is drawn (GRO-09)."""
    held = 0
    for card in range(EVENT, MOST_CARDS):
        held += state.places[card] == Place.HELD
    return held


@rule
def has_room(box: Box, state: State, seat: int, card: int) -> bool:
    """Nobody ever holds more than five cards: that which is played does not count, Events that the user of
    the text has yet to play do (GRO-09, GRO-13)."""
    held = count_held(state) if seat == user(state) else 0
    return count_others(state, seat, card) + held < box.hand


@long_rule
def can_draw(box: Box, state: State, seat: int) -> bool:
    """There is room in the hand, in which Events that wait count, and a card to draw (GRO-09, GRO-13)."""
    return bool(state.sizes[seat] + count_held(state) < box.hand) and has_cards(state)


@rule
def can_draw_for(box: Box, state: State, seat: int, card: int) -> bool:
    """The same, for the text of a card that is played (GRO-09, GRO-13)."""
    return count_others(state, seat, card) + count_held(state) < box.hand and has_cards(state)


@rule
def has_cards(state: State) -> bool:
    """There is a pile, or discards to make one of (GRO-19)."""
    return bool(state.sizes[PILE] > 0) or has_discards(state)


@long_rule
def has_discards(state: State) -> bool:
    """Some card is discarded. Events alone make no pile: they would be drawn and shuffled for ever."""
    for card in range(EVENT):
        if state.places[card] == Place.DISCARD:
            return True
    return False


@long_rule
def refill_pile(state: State) -> None:
    """When a card is needed and the pile is empty, the discards become the new one; no card that is in a hand
    by then can be drawn from it, and everyone knows it (GRO-19)."""
    if state.sizes[PILE] > 0:
        return
    for card in range(MOST_CARDS):
        if state.places[card] == Place.DISCARD:
            state.places[card] = Place.PILE
            state.sizes[PILE] += 1
        elif state.places[card] < SEATS and state.marks[card] == 0:
            state.marks[card] = Mark.OLDER
            state.older[state.places[card]] += 1


@long_rule
def draw_card(box: Box, state: State, card: int, seat: int) -> None:
    """A card of the pile goes into a hand; an Event is played at once, or held (GRO-09, GRO-13)."""
    state.sizes[PILE] -= 1
    if state.sizes[PILE] == 0 and state.emptied < 2:
        state.emptied += 1
    if card < EVENT:
        put_into_hand(state, card, seat, False)
    elif box.events == Option.AFTER:
        state.places[card] = Place.HELD
    else:
        state.places[card] = Place.PLAYED
        begin_effect(state, card, seat)


@rule
def put_into_hand(state: State, card: int, seat: int, face_up: bool) -> None:
    """The card is the seat's, and everyone knows it if it was taken face up."""
    state.places[card] = Place.HAND + seat
    state.marks[card] = Mark.FACE_UP if face_up else 0
    state.sizes[seat] += 1


@long_rule
def leave(state: State, card: int, place: int) -> None:
    """The card leaves a hand or a town for another place, which is not hidden."""
    before = state.places[card]
    if before < SEATS:
        state.sizes[before] -= 1
        state.older[before] -= (state.marks[card] & Mark.OLDER) > 0
    state.marks[card] = 0
    state.places[card] = place


@rule
def discard(state: State, card: int) -> None:
    """The card is discarded, in the open (GRO-10, GRO-12, GRO-14)."""
    leave(state, card, Place.DISCARD)


@rule
def in_town(state: State, seat: int, card: int) -> bool:
    """The card lies in the town of the seat."""
    return bool(state.places[card] == TOWN + seat)


@rule
def has_mark(state: State, card: int, mark: int) -> bool:
    """Whether that is known of the card."""
    return bool((state.marks[card] & mark) > 0)
