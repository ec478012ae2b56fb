"""Rounds and cycles: dealing, passing hands on, what the virtual player drops, and repairs between rounds
(GLM-06, GLM-09 to GLM-11, GLM-18)."""

from pioche.core.rule import CHANCE, OVER, long_rule, rule

from ..box import Box
from ..operations import Lasts, Parts
from ..state import NOBODY, PILE, SEATS, VIRTUAL, Phase, State
from .hands import (
    DUEL,
    discard,
    discard_hand,
    hand_size,
    lay_out_hands,
    next_to_be_dealt,
    pass_hands,
    refill_pile,
)
from .tiles import comes_before, fights, has_broken, remove_tokens


@long_rule
def start_round(box: Box, state: State) -> None:
    """Everyone gets six action cards (GLM-06)."""
    state.cycle = 0
    forget_who_acted(state)
    lay_out_hands(box, state)
    state.phase = Phase.DEAL


@rule
def forget_who_acted(state: State) -> None:
    for seat in range(SEATS):
        state.acted[seat] = 0


@long_rule
def go_on_dealing(box: Box, state: State) -> bool:
    """Chance deals what is due, as far as there are cards; then the virtual player of a duel drops a card, or
    turns begin (GLM-06, GLM-18)."""
    if next_to_be_dealt(box, state) != NOBODY:
        refill_pile(state)
        if state.sizes[PILE] > 0:
            state.actor = CHANCE
            return True
    state.phase = Phase.DROP if box.players == DUEL and state.cycle > 0 else Phase.TURN
    return False


@rule
def go_on_dropping(state: State) -> bool:
    """The virtual player loses a card of the hand it has just received, by chance (GLM-18)."""
    if hand_size(state, VIRTUAL) > 0:
        state.actor = CHANCE
        return True
    state.phase = Phase.TURN
    return False


@rule
def drop_card(state: State, card: int) -> None:
    """The card is discarded in the open (GLM-18)."""
    discard(state, card)
    state.phase = Phase.TURN


@long_rule
def end_cycle(box: Box, state: State) -> None:
    """Everyone has acted: hands pass on, or the round is over (GLM-09, GLM-10)."""
    forget_who_acted(state)
    state.cycle += 1
    if state.cycle < box.hand:
        pass_hands(box, state)
        state.phase = Phase.DEAL
    else:
        end_round(box, state)


@long_rule
def end_round(box: Box, state: State) -> None:
    """Cards left over are discarded; after the last round the game is over, else tiles are repaired (GLM-10,
    GLM-11, GLM-17)."""
    for seat in range(SEATS):
        discard_hand(state, seat)
    remove_tokens(box, state, Lasts.ROUND)
    state.cycle = 0
    state.rounds += 1
    if state.rounds == box.rounds:
        state.actor = OVER
    else:
        state.phase = Phase.REPAIR


@long_rule
def go_on_repairing(box: Box, state: State) -> bool:
    """Who has a tile out of order is asked, in order of initiative; then the next round begins (GLM-11)."""
    seat = NOBODY
    for other in range(box.players):
        if may_repair(state, other) and (seat == NOBODY or comes_before(box, state, other, seat)):
            seat = other
    if seat == NOBODY:
        start_round(box, state)
        return False
    state.actor = seat
    return True


@rule
def may_repair(state: State, seat: int) -> bool:
    """Who still fights, was not asked yet, and has a tile to repair (GLM-11, GLM-15)."""
    return bool(fights(state, seat) and not state.acted[seat] and has_broken(state, seat, Parts.ALL))


@rule
def repair_tile(state: State, tile: int) -> None:
    """The tile works again, with the tokens on it (GLM-11)."""
    state.working[state.actor, tile] = 1
    state.acted[state.actor] = 1


@rule
def decline_repair(state: State) -> None:
    """Everyone may repair, nobody must (GLM-11)."""
    state.acted[state.actor] = 1
