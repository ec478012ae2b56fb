"""Wilds, and the windows in which they may be played in anyone's turn (GRO-08, GRO-10)."""

from pioche.core.rule import long_rule, rule

from ..box import Box
from ..operations import DO, Do
from ..state import EVENT, NOBODY, NOTHING, PILE, QUEUE, WILD, Place, State, Window
from .cards import discard, holds_card, leave
from .effects import can_begin
from .reading import read

ROUND_OF_WINDOWS = 1000  # after so many the counting starts again


@long_rule
def open_window(state: State, window: int) -> None:
    """Everyone is asked, clockwise from the active player; if no Wild is left that somebody could hold,
    nobody has to wait (GRO-08)."""
    state.window = window
    state.asked = 0
    for card in range(WILD, EVENT):
        if state.places[card] <= PILE:
            state.windows = (state.windows + 1) % ROUND_OF_WINDOWS
            return


@rule
def asked_seat(box: Box, state: State) -> int:
    """Who is asked now."""
    return int((state.turn + state.asked) % box.players)


@long_rule
def can_play_wild(box: Box, state: State, seat: int, card: int) -> bool:
    """A Wild of the own hand that has something to work on; it costs nothing (GRO-08)."""
    return WILD <= card < EVENT and holds_card(state, seat, card) and can_begin(box, state, seat, card)


@long_rule
def can_play_any_wild(box: Box, state: State, seat: int) -> bool:
    """A window is offered only to who holds a Wild that fits it (GRO-08)."""
    for card in range(WILD, EVENT):
        if can_play_wild(box, state, seat, card):
            return True
    return False


@long_rule
def go_on_with_window(box: Box, state: State) -> bool:
    """Ask the next player who could play a Wild, or close the window (GRO-08)."""
    while state.asked < box.players:
        if can_play_any_wild(box, state, asked_seat(box, state)):
            state.actor = asked_seat(box, state)
            return True
        state.asked += 1
    state.window = Window.NONE
    state.asked = 0
    return False


@long_rule
def play(state: State, card: int) -> None:
    """The card waits for its turn to take effect (GRO-08, GRO-10)."""
    leave(state, card, Place.PLAYED)
    place = 0
    while state.queue[place] != NOTHING:
        place += 1
    state.queue[place] = card
    state.players[place] = state.actor


@long_rule
def play_wild(box: Box, state: State, card: int) -> None:
    """The window starts again; a Wild that cancels another card does so at once (GRO-08, GRO-10)."""
    if read(box, card, 0, DO) == Do.CANCEL:
        cancel(state)
        discard(state, card)
    else:
        play(state, card)
    open_window(state, state.window)


@rule
def cancel(state: State) -> None:
    """The latest card that waits is discarded without effect."""
    place = 0
    while place < QUEUE - 1 and state.queue[place + 1] != NOTHING:
        place += 1
    discard(state, int(state.queue[place]))
    state.queue[place] = NOTHING
    state.players[place] = NOBODY


@rule
def take_from_queue(state: State) -> None:
    """The others move up (GRO-10)."""
    for place in range(QUEUE - 1):
        state.queue[place] = state.queue[place + 1]
        state.players[place] = state.players[place + 1]
    state.queue[QUEUE - 1] = NOTHING
    state.players[QUEUE - 1] = NOBODY


@rule
def count_windows(box: Box, state: State) -> int:
    """How many windows everyone knows of (GRO-08)."""
    return int(state.windows)
