"""What each seat may know: its own hand, whatever was seen; and never who is asked in a window (GRO-08)."""

from pioche.core.cards import UNKNOWN, deal_older, deal_unknown
from pioche.core.record import UInt64s
from pioche.core.rule import HIDDEN, OVER, WAITING, long_rule, rule

from ..actions import Action
from ..box import Box
from ..state import EVENT, MOST_CARDS, PILE, Ask, Mark, Phase, Place, State, Window
from .cards import has_mark
from .reading import is_under_way, target
from .setting_up import next_to_be_dealt


@rule
def drawer(box: Box, state: State) -> int:
    """Who gets the card that chance deals or draws now."""
    if state.phase == Phase.DEAL:
        return next_to_be_dealt(box, state)
    return target(state) if is_under_way(state) else int(state.turn)


@long_rule
def conceal(box: Box, state: State, seat: int) -> None:
    """The hands of others, but for what was seen, and the pile; and who is asked in a window (GRO-08). At the
    end all is shown."""
    if state.actor == OVER:
        return
    for card in range(MOST_CARDS):
        place = state.places[card]
        if place == Place.PILE or (
            place < PILE and place != Place.HAND + seat and not has_mark(state, card, Mark.FACE_UP)
        ):
            state.places[card] = UNKNOWN
    if state.window != Window.NONE and state.actor != seat:
        state.actor = WAITING
        state.asked = 0


@rule
def conceal_action(box: Box, state: State, seat: int, action: int) -> int:
    """Only the drawer sees a card drawn, unless it is an Event; nobody sees that another plays no Wild
    (GRO-08, GRO-09)."""
    if state.window != Window.NONE:
        return HIDDEN if action == Action.DONE and seat != state.actor else action
    is_drawn = state.phase == Phase.DEAL or state.asks == Ask.DRAWN
    is_hidden = is_drawn and Action.CARD <= action < Action.CARD + EVENT
    return HIDDEN if is_hidden and seat != drawer(box, state) else action


@rule
def resample(box: Box, state: State, seat: int, random: UInt64s) -> None:
    """Any deal of the cards that the seat has not seen is as likely; but no hand holds an Event, and the
    discards that were shuffled are in no hand that had its cards before (GRO-09, GRO-19)."""
    for card in range(EVENT, MOST_CARDS):
        if state.places[card] == UNKNOWN:
            state.places[card] = Place.PILE
    deal_older(state.places, state.marks, Mark.OLDER, state.older, random)
    deal_unknown(state.places, state.sizes, random)
