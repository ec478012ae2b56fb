"""Drawing up to five cards, and Events that wait until everything is drawn (GRO-09, GRO-13, GRO-17)."""

from pioche.core.rule import CHANCE, long_rule, rule

from ..box import Box
from ..box import Draw as Option
from ..state import EVENT, Ask, Phase, Place, State, Window
from .cards import can_draw, count_held, draw_card, refill_pile
from .reading import begin_effect
from .windows import open_window

# What is done about Events that were held: none is left, one is played, or somebody or chance has to choose.
NONE_HELD, PLAYS, WAITS = 0, 1, 2


@rule
def wait_for_a_card(state: State) -> int:
    """Chance draws a card of the pile (GRO-13)."""
    refill_pile(state)
    state.asks = Ask.DRAWN
    state.actor = CHANCE
    return WAITS


@long_rule
def go_on_with_held(box: Box, state: State, seat: int) -> int:
    """Events that were held take effect in the drawer's order, each is then replaced (GRO-09)."""
    if state.owed > 0:
        if can_draw(box, state, seat):
            return wait_for_a_card(state)
        state.owed = 0
    held = count_held(state)
    if held == 0:
        return NONE_HELD
    if held > 1:
        state.asks = Ask.CARD
        state.actor = seat
        return WAITS
    card = EVENT
    while state.places[card] != Place.HELD:
        card += 1
    play_held(state, card, seat)
    return PLAYS


@rule
def play_held(state: State, card: int, seat: int) -> None:
    """The Event takes effect; a card is drawn for it afterwards (GRO-09)."""
    state.places[card] = Place.PLAYED
    state.asks = Ask.NOTHING
    state.owed = 1
    begin_effect(state, card, seat)


@long_rule
def go_on_drawing(box: Box, state: State) -> bool:
    """The active player may draw, card by card, up to five (GRO-13, GRO-17)."""
    if state.asks == Ask.DRAWN:
        state.actor = CHANCE
        return True
    if not state.enough and can_draw(box, state, int(state.turn)):
        if box.draw == Option.FULL:
            wait_for_a_card(state)
        else:
            state.actor = state.turn
        return True
    state.enough = 1
    held = go_on_with_held(box, state, int(state.turn))
    if held != NONE_HELD:
        return bool(held == WAITS)
    state.enough = 0
    if state.phase == Phase.DRAW:
        state.phase = Phase.ATTACK
    else:
        state.phase = Phase.END
        open_window(state, Window.END)
    return False


@rule
def take_drawn(box: Box, state: State, card: int, seat: int) -> None:
    """The card that chance names is drawn (GRO-13)."""
    state.asks = Ask.NOTHING
    if state.owed > 0:
        state.owed -= 1
    draw_card(box, state, card, seat)
