"""What each seat may know: who has held a hand knows what is left of it (GLM-09)."""

from pioche.core.cards import UNKNOWN, deal_older, deal_unknown
from pioche.core.record import UInt64s
from pioche.core.rule import HIDDEN, OVER, long_rule, rule

from ..actions import Action
from ..box import Box
from ..state import MOST_CARDS, Mark, Phase, Place, State
from .hands import next_to_be_dealt


@rule
def has_seen(state: State, seat: int, hand: int) -> bool:
    """The seat holds the hand, or has held it (GLM-09)."""
    return bool(seat >= 0 and (state.witnesses[hand] >> seat) & 1)


@long_rule
def conceal(box: Box, state: State, seat: int) -> None:
    """Hands that the seat has never held are hidden, but for cards taken face up; so is the pile (GLM-06,
    GLM-09). At the end all is shown."""
    if state.actor == OVER:
        return
    for card in range(MOST_CARDS):
        place = state.places[card]
        is_open = state.marks[card] == Mark.FACE_UP
        is_hidden = place < Place.PILE and not has_seen(state, seat, place) and not is_open
        if place == Place.PILE or is_hidden:
            state.places[card] = UNKNOWN


@rule
def conceal_action(box: Box, state: State, seat: int, action: int) -> int:
    """Only the receiver sees a card dealt; whatever else happens is open (GLM-06)."""
    is_deal = state.phase == Phase.DEAL and action >= Action.CARD
    return HIDDEN if is_deal and seat != next_to_be_dealt(box, state) else action


@rule
def resample(box: Box, state: State, seat: int, random: UInt64s) -> None:
    """Any deal of the cards that the seat has not seen to the pile and the hands is as likely; but what was
    dealt before the discards were shuffled is in the hands that had cards then (GLM-06)."""
    deal_older(state.places, state.marks, Mark.OLDER, state.older, random)
    deal_unknown(state.places, state.sizes, random)
