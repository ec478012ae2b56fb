"""What each seat may know: a choice is secret until both are made (LAA-06)."""

from pioche.core.random import pick
from pioche.core.record import UInt64s
from pioche.core.rule import HIDDEN, rule

from ..actions import Action
from ..box import CHOICES, TICK, Box
from ..state import CELLS, NO_CHOICE, PLAYERS, SECRET, Phase, State
from .recruiting import can_copy, can_tick


@rule
def conceal(box: Box, state: State, seat: int) -> None:
    """Nobody sees what the other one has chosen before both have (LAA-06)."""
    for other in range(PLAYERS):
        if other != seat and state.choices[other] != NO_CHOICE:
            state.choices[other] = SECRET


@rule
def conceal_action(box: Box, state: State, seat: int, action: int) -> int:
    """Only who chooses sees the choice; rolls and attacks are open (LAA-06)."""
    return HIDDEN if state.phase == Phase.RECRUIT and seat != state.actor else action


@rule
def resample(box: Box, state: State, seat: int, random: UInt64s) -> None:
    """The other one may have chosen anything that was possible, each equally likely (LAA-06)."""
    other = 1 - seat
    if state.choices[other] != SECRET:
        return
    state.actor = other
    state.choices[other] = nth_choice(box, state, pick(random, count_choices(box, state)))
    state.actor = seat


@rule
def count_choices(box: Box, state: State) -> int:
    """How many different choices the actor has."""
    count = 0
    for cell in range(CELLS):
        count += can_tick(box, state, cell)
    for number in range(CHOICES):
        count += count_copies(box, state, number)
    return count


@rule
def count_copies(box: Box, state: State, number: int) -> int:
    """In how many cells the first or second object offered can be copied; none where it is a tick, or the
    same object again."""
    kind = box.choices[state.die - 1, number]
    if kind == TICK or (number > 0 and kind == box.choices[state.die - 1, 0]):
        return 0
    return int(CELLS - state.filled[state.actor])


@rule
def nth_choice(box: Box, state: State, nth: int) -> int:
    """The actor's choice of that number, from 0: ticks, then copies of the first and of the second object."""
    for cell in range(CELLS):
        if can_tick(box, state, cell):
            if nth == 0:
                return Action.TICK + cell
            nth -= 1
    for number in range(CHOICES):
        if nth < count_copies(box, state, number):
            kind = int(box.choices[state.die - 1, number])
            for cell in range(CELLS):
                if can_copy(box, state, kind, cell):
                    if nth == 0:
                        return Action.COPY + CELLS * (kind - 1) + cell
                    nth -= 1
        nth -= count_copies(box, state, number)
    return NO_CHOICE
