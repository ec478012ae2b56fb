"""Setting up: a dealer by lot, five cards each, and Groo in the dealer's town (GRO-04)."""

from pioche.core.rule import CHANCE, long_rule, rule

from ..box import Box
from ..operations import DO, Do
from ..state import (
    MATERIALS,
    MOST_CARDS,
    NOBODY,
    NOTHING,
    PILE,
    QUEUE,
    SEATS,
    Phase,
    Place,
    State,
    Window,
)
from .cards import put_into_hand
from .reading import clear_effects, read


@long_rule
def setup(box: Box, state: State) -> None:
    """Every card is in the pile, and chance names the dealer (GRO-01, GRO-04)."""
    for seat in range(SEATS):
        state.sizes[seat] = 0
        state.older[seat] = 0
    fill_pile(box, state)
    for material in range(MATERIALS):
        state.dice[material] = 0
        state.goods[material] = 0
    for place in range(QUEUE):
        state.queue[place] = NOTHING
        state.players[place] = NOBODY
    clear_effects(state)
    state.turn = NOBODY
    state.turns = 0
    state.holder = NOBODY
    state.groo = NOBODY
    state.rolled = 0
    state.defender = NOBODY
    state.boosts[0] = 0
    state.boosts[1] = 0
    state.losing = NOTHING
    state.emptied = 0
    state.last_turns = NOTHING
    state.winner = NOBODY
    state.window = Window.NONE
    state.asked = 0
    state.windows = 0
    state.enough = 0
    state.owed = 0
    state.phase = Phase.DEALER
    state.actor = CHANCE


@rule
def fill_pile(box: Box, state: State) -> None:
    """All cards of the box, the Groo card aside (GRO-01, GRO-04)."""
    state.sizes[PILE] = 0
    for card in range(MOST_CARDS):
        is_there = read(box, card, 0, DO) != Do.NOTHING
        state.places[card] = Place.PILE if is_there else Place.ABSENT
        state.marks[card] = 0
        state.sizes[PILE] += is_there


@rule
def name_dealer(box: Box, state: State, seat: int) -> None:
    """Groo starts in the dealer's town, and the player to the dealer's left starts (GRO-04)."""
    state.groo = seat
    state.turn = (seat + 1) % box.players
    state.phase = Phase.DEAL


@rule
def next_to_be_dealt(box: Box, state: State) -> int:
    """Who gets the next card: all five of one hand, then the next one's, from the dealer's left (GRO-04)."""
    seat = state.turn
    for _ in range(box.players):
        if state.sizes[seat] < box.hand:
            return int(seat)
        seat = (seat + 1) % box.players
    return NOBODY


@rule
def deal(box: Box, state: State, card: int) -> None:
    """One card of the opening hands (GRO-04)."""
    seat = next_to_be_dealt(box, state)
    state.sizes[PILE] -= 1
    if state.sizes[PILE] == 0:
        state.emptied += 1
    put_into_hand(state, card, seat, False)
    if next_to_be_dealt(box, state) == NOBODY:
        state.phase = Phase.START
