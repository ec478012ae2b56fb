"""What each seat may know: hands are hidden, so is a combination that is not complete (GIT-04, GIT-08)."""

from pioche.core.cards import UNKNOWN, deal_unknown
from pioche.core.record import UInt64s
from pioche.core.rule import HIDDEN, OVER, rule

from ..actions import Action
from ..box import Box
from ..state import CARDS, COPIES, FACES, Phase, Place, State
from .combining import clear_chain
from .series import next_to_be_dealt


@rule
def conceal(box: Box, state: State, seat: int) -> None:
    """A seat sees its own hand, what lies in front of the players, and what is discarded; of other hands
    only how many cards they have (GIT-04). At the end all is shown."""
    if state.actor == OVER:
        return
    chain_is_hidden = state.actor != seat
    for card in range(CARDS):
        place = state.places[card]
        is_own = place == Place.HAND + seat or (place == Place.PICKED and not chain_is_hidden)
        if place <= Place.PICKED and not is_own:
            state.places[card] = UNKNOWN
    sort_copies(state)
    if chain_is_hidden and state.picked > 0:
        state.sizes[state.actor] += state.picked
        clear_chain(state)


@rule
def conceal_action(box: Box, state: State, seat: int, action: int) -> int:
    """Only the receiver sees a card dealt, only the player an unfinished combination (GIT-03, GIT-08)."""
    if action >= Action.DONE:
        return action
    knows = next_to_be_dealt(box, state) if state.phase == Phase.DEAL else state.actor
    return action if seat == knows else HIDDEN


@rule
def resample(box: Box, state: State, seat: int, random: UInt64s) -> None:
    """Any deal of the cards that the seat has not seen to other hands and the rest is as likely (GIT-03)."""
    deal_unknown(state.places, state.sizes, random)
    sort_copies(state)


@rule
def sort_copies(state: State) -> None:
    """The two copies of each face in ascending order of their places, so that they cannot be told apart."""
    for face in range(FACES):
        lower = COPIES * face
        if state.places[lower] > state.places[lower + 1]:
            state.places[lower + 1], state.places[lower] = state.places[lower], state.places[lower + 1]
