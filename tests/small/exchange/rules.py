"""Exchange, in the order of its rulebook; then what each seat may know of it."""

from typing import Any

from pioche.core.random import pick
from pioche.core.record import Int32s, Offers, UInt64s
from pioche.core.rule import CHANCE, HIDDEN, OVER, offer, rule

from .actions import Action
from .box import Box, Goal
from .state import NO_CARD, NOBODY, SEATS, UNKNOWN, Choice, Phase, State

# --- Playing ------------------------------------------------------------------


@rule
def setup(box: Box, state: State) -> None:
    """All cards are in the pile, and one is dealt to each seat (EXC-01)."""
    for seat in range(SEATS):
        state.cards[seat] = NO_CARD
        state.laid[seat] = NO_CARD
        state.choices[seat] = Choice.OPEN
    state.phase = Phase.DEAL
    state.actor = CHANCE


@rule
def legal(box: Box, state: State, offers: Offers) -> None:
    """Chance gives any card of the pile; everyone else stays or swaps (EXC-01, EXC-02, EXC-03)."""
    if state.actor == CHANCE:
        for card in range(1, box.cards + 1):
            if is_in_pile(box, state, card):
                offer(offers, Action.CARD + card - 1)
    elif state.phase == Phase.CHOOSE:
        offer(offers, Action.STAY)
        offer(offers, Action.SWAP)


@rule
def apply(box: Box, state: State, action: int) -> None:
    """Carry out one legal action."""
    if action == Action.STAY:
        choose(box, state, Choice.STAY)
    elif action == Action.SWAP:
        choose(box, state, Choice.SWAP)
    else:
        take(box, state, action - Action.CARD + 1)


@rule
def observe(box: Box, state: State, action: int, facts: Any) -> None:
    """Who stays, and who swaps, is worth counting."""
    if action >= Action.STAY:
        facts[state.actor, action - Action.STAY] += 1


@rule
def is_in_pile(box: Box, state: State, card: int) -> bool:
    """The pile is every card that nobody holds and that does not lie face up (EXC-01, EXC-03)."""
    taken = False
    for seat in range(box.players):
        taken = taken or state.cards[seat] == card or state.laid[seat] == card
    return not taken


@rule
def next_to_take(box: Box, state: State) -> int:
    """Cards are dealt and drawn in seat order, to each seat that has none (EXC-01, EXC-03)."""
    for seat in range(box.players):
        if state.cards[seat] == NO_CARD:
            return seat
    return NOBODY


@rule
def take(box: Box, state: State, card: int) -> None:
    """A seat takes a card; once all have one they choose, or the match is over (EXC-01, EXC-03, EXC-04)."""
    state.cards[next_to_take(box, state)] = card
    if next_to_take(box, state) == NOBODY:
        if state.phase == Phase.DEAL:
            state.phase = Phase.CHOOSE
            state.actor = 0
        else:
            state.actor = OVER


@rule
def next_to_choose(box: Box, state: State) -> int:
    """The next seat around the table, the actor last, whose choice is still open (EXC-02)."""
    for step in range(1, box.players + 1):
        seat = (state.actor + step) % box.players
        if state.choices[seat] == Choice.OPEN:
            return seat
    return NOBODY


@rule
def choose(box: Box, state: State, choice: int) -> None:
    """The actor has chosen; once all have, the choices are shown (EXC-02)."""
    state.choices[state.actor] = choice
    seat = next_to_choose(box, state)
    if seat != NOBODY:
        state.actor = seat
    else:
        show_choices(box, state)


@rule
def skip(box: Box, state: State) -> bool:
    """All choose at the same time: the actor's choice stays open and another seat's comes first (EXC-02)."""
    if state.phase != Phase.CHOOSE or next_to_choose(box, state) == state.actor:
        return False
    state.actor = next_to_choose(box, state)
    return True


@rule
def show_choices(box: Box, state: State) -> None:
    """Who swaps lays the card face up and will draw; if nobody does, the match is over (EXC-03, EXC-04)."""
    for seat in range(box.players):
        if state.choices[seat] == Choice.SWAP:
            state.laid[seat] = state.cards[seat]
            state.cards[seat] = NO_CARD
    state.phase = Phase.DRAW
    state.actor = OVER if next_to_take(box, state) == NOBODY else CHANCE


@rule
def score(box: Box, state: State, scores: Int32s) -> None:
    """The highest card wins; by option the lowest (EXC-04)."""
    for seat in range(box.players):
        scores[seat] = -state.cards[seat] if box.goal == Goal.LOWEST else state.cards[seat]


# --- Secrets ------------------------------------------------------------------


@rule
def conceal(box: Box, state: State, seat: int) -> None:
    """Nobody sees the card of another seat, nor its choice before all are made (EXC-01, EXC-02, EXC-03);
    at the end all is shown (EXC-04)."""
    if state.actor == OVER:
        return
    for other in range(box.players):
        if other != seat:
            if state.cards[other] != NO_CARD:
                state.cards[other] = UNKNOWN
            if state.phase == Phase.CHOOSE and state.choices[other] != Choice.OPEN:
                state.choices[other] = Choice.SECRET


@rule
def conceal_action(box: Box, state: State, seat: int, action: int) -> int:
    """Only who takes a card sees it, and only who chooses sees the choice (EXC-01, EXC-02, EXC-03)."""
    knows = state.actor if state.phase == Phase.CHOOSE else next_to_take(box, state)
    return action if seat == knows else HIDDEN


@rule
def resample(box: Box, state: State, seat: int, random: UInt64s) -> None:
    """What the seat does not know: any card that it has not seen, and either choice, equally likely."""
    for other in range(box.players):
        if state.cards[other] == UNKNOWN:
            state.cards[other] = unseen_card(box, state, random)
        if state.choices[other] == Choice.SECRET:
            state.choices[other] = Choice.STAY if pick(random, 2) == 0 else Choice.SWAP


@rule
def unseen_card(box: Box, state: State, random: UInt64s) -> int:
    """One of the cards of which a concealed record does not say where they are."""
    unseen = 0
    for card in range(1, box.cards + 1):
        unseen += is_in_pile(box, state, card)
    skipped = pick(random, unseen)
    for card in range(1, box.cards + 1):
        if is_in_pile(box, state, card):
            if skipped == 0:
                return card
            skipped -= 1
    return NO_CARD
