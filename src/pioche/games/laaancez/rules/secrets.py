"""What each seat may know: a choice is secret until both are made (LAA-06)."""

from pioche.core.random import pick
from pioche.core.record import UInt64s
from pioche.core.rule import HIDDEN, rule

from ..box import CHOICES, Box
from ..state import CELLS, NO_CELL, NO_CHOICE, PLAYERS, SECRET, TICK, Phase, State
from .recruiting import can_place, can_tick, can_tick_box, has_chosen


@rule
def conceal(box: Box, state: State, seat: int) -> None:
    """Nobody sees what the other one has chosen before both have, nor half a choice at all (LAA-06)."""
    for other in range(PLAYERS):
        if other != seat and has_chosen(state, other):
            state.choices[other] = SECRET
            state.cells[other] = SECRET
        elif other != seat:
            state.choices[other] = NO_CHOICE


@rule
def conceal_action(box: Box, state: State, seat: int, action: int) -> int:
    """Only who chooses sees the choice; rolls and attacks are open (LAA-06)."""
    return HIDDEN if state.phase == Phase.RECRUIT and seat != state.actor else action


@rule
def resample(box: Box, state: State, seat: int, random: UInt64s) -> None:
    """The other one may have chosen anything that was possible: what is drawn by lot, then where (LAA-06)."""
    other = 1 - seat
    if state.choices[other] != SECRET:
        return
    state.actor = other
    state.choices[other] = NO_CHOICE
    state.choices[other] = draw_choice(box, state, random)
    state.cells[other] = draw_cell(box, state, random)
    state.actor = seat


@rule
def draw_choice(box: Box, state: State, random: UInt64s) -> int:
    """What the actor might choose, each as likely: the latest of n takes the lot with one chance in n."""
    drawn, found = TICK, int(can_tick(box, state))
    for number in range(CHOICES):
        kind = int(box.choices[state.die - 1, number])
        if kind != TICK and (number == 0 or kind != box.choices[state.die - 1, 0]):
            found += 1
            if pick(random, found) == 0:
                drawn = kind
    return drawn


@rule
def draw_cell(box: Box, state: State, random: UInt64s) -> int:
    """Where the actor might do it, each cell as likely."""
    drawn, found = NO_CELL, 0
    for cell in range(CELLS):
        if can_place(state, cell) or can_tick_box(box, state, cell):
            found += 1
            if pick(random, found) == 0:
                drawn = cell
    return drawn
