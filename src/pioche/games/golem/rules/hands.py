"""Action cards: the pile, hands that travel, the virtual hand, the discards (GLM-06, GLM-09, GLM-18)."""

from pioche.core.rule import long_rule, rule

from ..box import Box
from ..state import MOST_CARDS, NOBODY, NOTHING, PILE, SEATS, VIRTUAL, Mark, Place, State
from .tiles import comes_before, fights

DUEL = 2  # players


@rule
def holds_card(state: State, seat: int, card: int) -> bool:
    """The card is in the hand that the seat holds now."""
    return bool(state.hands[seat] != NOTHING and state.places[card] == Place.HAND + state.hands[seat])


@rule
def hand_size(state: State, seat: int) -> int:
    """How many cards a seat holds."""
    return int(state.sizes[state.hands[seat]]) if state.hands[seat] != NOTHING else 0


@rule
def draw(state: State, card: int, seat: int, face_up: bool) -> None:
    """A card of the pile goes into the hand of a seat (GLM-06)."""
    hand = state.hands[seat]
    state.places[card] = Place.HAND + hand
    state.marks[card] = Mark.FACE_UP if face_up else Mark.NONE
    state.sizes[hand] += 1
    state.sizes[Place.PILE] -= 1


@rule
def discard(state: State, card: int) -> None:
    """Every used card is discarded, in the open (GLM-06)."""
    state.older[state.places[card]] -= state.marks[card] == Mark.OLDER
    state.sizes[state.places[card]] -= 1
    state.places[card] = Place.DISCARD
    state.marks[card] = Mark.NONE


@long_rule
def discard_hand(state: State, seat: int) -> None:
    """All that a seat holds is discarded, and it holds no hand (GLM-09, GLM-10)."""
    hand = state.hands[seat]
    if hand == NOTHING:
        return
    for card in range(MOST_CARDS):
        if state.places[card] == Place.HAND + hand:
            discard(state, card)
    state.witnesses[hand] = 0
    state.hands[seat] = NOTHING


@long_rule
def refill_pile(state: State) -> None:
    """What is left is dealt first, then the discards are shuffled (GLM-06). No card that is in a hand by then
    can be drawn from the new pile, and everyone knows it."""
    if state.sizes[Place.PILE] > 0:
        return
    for card in range(MOST_CARDS):
        if state.places[card] == Place.DISCARD:
            state.places[card] = Place.PILE
            state.sizes[Place.PILE] += 1
    if state.sizes[Place.PILE] > 0:
        mark_older(state)


@rule
def mark_older(state: State) -> None:
    """The cards in hands are none of those that were shuffled (GLM-06)."""
    for card in range(MOST_CARDS):
        if state.places[card] < PILE and state.marks[card] == Mark.NONE:
            state.marks[card] = Mark.OLDER
            state.older[state.places[card]] += 1


@long_rule
def lay_out_hands(box: Box, state: State) -> None:
    """Everyone who fights gets a new hand, dealt next; so does the virtual player of a duel, unseen (GLM-06,
    GLM-18)."""
    for seat in range(SEATS):
        if seat < box.players and fights(state, seat):
            state.hands[seat] = seat
            state.witnesses[seat] = 1 << seat
        else:
            state.hands[seat] = NOTHING
            state.witnesses[seat] = 0
    if box.players == DUEL:
        state.hands[VIRTUAL] = VIRTUAL


@long_rule
def next_to_be_dealt(box: Box, state: State) -> int:
    """The seat whose hand lacks cards: six of a new round, or five of the virtual hand when it is first
    taken up (GLM-06, GLM-18)."""
    for seat in range(box.players):
        if fights(state, seat) and hand_size(state, seat) < cards_due(box, state, seat):
            return seat
    return NOBODY


@rule
def cards_due(box: Box, state: State, seat: int) -> int:
    """How many cards the hand of a seat is dealt now."""
    if state.cycle == 0:
        return int(box.hand)
    is_first_taken_up = state.cycle == 1 and box.players == DUEL and state.hands[seat] == VIRTUAL
    return int(box.virtual_hand) if is_first_taken_up else 0


@rule
def next_holder(box: Box, state: State, seat: int) -> int:
    """The left neighbour: the next seat that fights; in a duel the virtual player sits to the left of who
    begins (GLM-09, GLM-18)."""
    if box.players == DUEL:
        beginner = 0 if comes_before(box, state, 0, 1) else 1
        if seat == beginner:
            return VIRTUAL
        return 1 - beginner if seat == VIRTUAL else beginner
    following = (seat + 1) % box.players
    while not fights(state, following):
        following = (following + 1) % box.players
    return following


@long_rule
def pass_hands(box: Box, state: State) -> None:
    """All hands pass to the left neighbour, who knows from then on what is in them (GLM-09)."""
    first = next_holder(box, state, box.players - 1)
    seat, carried = first, state.hands[first]
    while True:
        following = next_holder(box, state, seat)
        state.hands[following], carried = carried, state.hands[following]
        see_hand(state, following, box.players)
        seat = following
        if seat == first:
            return


@rule
def see_hand(state: State, seat: int, players: int) -> None:
    """Who holds a hand knows it, and what is left of it, ever after: cards leave it in the open (GLM-09)."""
    hand = state.hands[seat]
    if seat < players and hand != NOTHING:
        state.witnesses[hand] |= 1 << seat


@long_rule
def swap_hands(box: Box, state: State, seat: int, other: int) -> None:
    """Two players exchange their hands."""
    mine = state.hands[seat]
    state.hands[seat] = state.hands[other]
    state.hands[other] = mine
    see_hand(state, seat, box.players)
    see_hand(state, other, box.players)
