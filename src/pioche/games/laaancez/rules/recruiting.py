"""Recruiting: the die offers two choices, both players choose at the same time (LAA-03, LAA-06 to LAA-09)."""

from pioche.core.rule import CHANCE, rule

from ..actions import Action
from ..box import CHOICES, TICK, Box, Tick
from ..state import CELLS, EMPTY, NO_CHOICE, PLAYERS, Phase, State
from .combat import start_combat
from .zones import draw_object


@rule
def show_die(state: State, face: int) -> None:
    """The die comes to rest, and both players choose (LAA-06)."""
    state.die = face
    state.rolls += 1
    state.phase = Phase.RECRUIT
    state.actor = 0


@rule
def is_offered(box: Box, state: State, thing: int) -> bool:
    """The result of the die offers this object, or TICK (LAA-03)."""
    for number in range(CHOICES):
        if box.choices[state.die - 1, number] == thing:
            return True
    return False


@rule
def can_copy(box: Box, state: State, kind: int, cell: int) -> bool:
    """An object that the result offers goes into any free cell of the own zone (LAA-07)."""
    if state.phase != Phase.RECRUIT:
        return False
    return state.objects[state.actor, cell] == EMPTY and is_offered(box, state, kind)


@rule
def can_tick(box: Box, state: State, cell: int) -> bool:
    """One more box of an object in the own zone, up to its margin, where the result offers a tick (LAA-02,
    LAA-07); by option also where it offers that kind of object (LAA-03)."""
    if state.phase != Phase.RECRUIT or not has_margin(box, state, cell):
        return False
    if is_offered(box, state, TICK):
        return True
    return box.tick == Tick.LISTED and is_offered(box, state, state.objects[state.actor, cell])


@rule
def has_margin(box: Box, state: State, cell: int) -> bool:
    """The object has a Damage box that is not ticked yet (LAA-02)."""
    kind = state.objects[state.actor, cell]
    return bool(kind != EMPTY and state.damage[state.actor, cell] < box.most_damage[kind])


@rule
def choose(box: Box, state: State, action: int) -> None:
    """The actor has chosen; the other one chooses, or both choices are carried out (LAA-06)."""
    state.choices[state.actor] = action
    if state.choices[1 - state.actor] == NO_CHOICE:
        state.actor = 1 - state.actor
    else:
        show_choices(box, state)


@rule
def skip(box: Box, state: State) -> bool:
    """Both choose at the same time: the actor's choice stays open and the other's comes first (LAA-06)."""
    if state.phase != Phase.RECRUIT or state.choices[1 - state.actor] != NO_CHOICE:
        return False
    state.actor = 1 - state.actor
    return True


@rule
def show_choices(box: Box, state: State) -> None:
    """Both are carried out. When a zone is full, recruiting is over; else the next roll follows (LAA-09)."""
    for seat in range(PLAYERS):
        carry_out(box, state, seat, int(state.choices[seat]))
        state.choices[seat] = NO_CHOICE
    state.die = 0
    if state.filled[0] == CELLS or state.filled[1] == CELLS:
        start_combat(box, state)
    else:
        state.phase = Phase.ROLL
        state.actor = CHANCE


@rule
def carry_out(box: Box, state: State, seat: int, action: int) -> None:
    """Copy the object, or tick the box (LAA-07)."""
    if action < Action.COPY:
        state.damage[seat, action - Action.TICK] += 1
    else:
        number = action - Action.COPY
        draw_object(box, state, seat, number // CELLS + 1, number % CELLS)
        state.filled[seat] += 1


@rule
def roller(state: State) -> int:
    """Players take turns to roll, player 1 first (LAA-06)."""
    made = state.rolls - (state.phase == Phase.RECRUIT)
    return int(made % PLAYERS)
