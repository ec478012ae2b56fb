"""Recruiting: the die offers two choices, both players choose at the same time (LAA-03, LAA-06 to LAA-09)."""

from pioche.core.rule import CHANCE, rule

from ..box import CHOICES, Box, Tick
from ..state import CELLS, EMPTY, NO_CELL, NO_CHOICE, PLAYERS, TICK, Phase, State
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
def is_choosing(state: State) -> bool:
    """The actor is to say what: copy which object, or tick (LAA-06, LAA-07)."""
    return bool(state.phase == Phase.RECRUIT and state.choices[state.actor] == NO_CHOICE)


@rule
def has_chosen(state: State, seat: int) -> bool:
    """The player has said what and where (LAA-06)."""
    return bool(state.cells[seat] != NO_CELL)


@rule
def can_copy(box: Box, state: State, kind: int) -> bool:
    """An object that the result offers; there is always a free cell for it (LAA-07, LAA-09)."""
    return is_choosing(state) and is_offered(box, state, kind)


@rule
def can_tick(box: Box, state: State) -> bool:
    """A tick, if there is an object to tick (LAA-07, LAA-08)."""
    if not is_choosing(state):
        return False
    for cell in range(CELLS):
        if has_open_box(box, state, cell):
            return True
    return False


@rule
def can_place(state: State, cell: int) -> bool:
    """An object goes into any free cell of the own zone (LAA-07)."""
    if state.phase != Phase.RECRUIT or state.choices[state.actor] <= TICK:
        return False
    return bool(state.objects[state.actor, cell] == EMPTY)


@rule
def can_tick_box(box: Box, state: State, cell: int) -> bool:
    """A box of this object, once a tick is chosen (LAA-07)."""
    if state.phase != Phase.RECRUIT or state.choices[state.actor] != TICK:
        return False
    return has_open_box(box, state, cell)


@rule
def has_open_box(box: Box, state: State, cell: int) -> bool:
    """One more box of an object in the own zone, up to its margin, where the result offers a tick (LAA-02,
    LAA-07); by option also where it offers that kind of object (LAA-03)."""
    if not has_margin(box, state, cell):
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
def choose(state: State, thing: int) -> None:
    """The actor has chosen what, and says next where (LAA-07)."""
    state.choices[state.actor] = thing


@rule
def choose_cell(box: Box, state: State, cell: int) -> None:
    """The actor has chosen; the other one chooses, or both choices are carried out (LAA-06)."""
    state.cells[state.actor] = cell
    if has_chosen(state, 1 - state.actor):
        show_choices(box, state)
    else:
        state.actor = 1 - state.actor


@rule
def skip(box: Box, state: State) -> bool:
    """Both choose at the same time: the actor's choice stays open and the other's comes first (LAA-06)."""
    if state.phase != Phase.RECRUIT or has_chosen(state, 1 - state.actor):
        return False
    state.actor = 1 - state.actor
    return True


@rule
def show_choices(box: Box, state: State) -> None:
    """Both are carried out. When a zone is full, recruiting is over; else the next roll follows (LAA-09)."""
    for seat in range(PLAYERS):
        carry_out(box, state, seat, state.choices[seat], state.cells[seat])
        state.choices[seat] = NO_CHOICE
        state.cells[seat] = NO_CELL
    state.die = 0
    if state.filled[0] == CELLS or state.filled[1] == CELLS:
        start_combat(box, state)
    else:
        state.phase = Phase.ROLL
        state.actor = CHANCE


@rule
def carry_out(box: Box, state: State, seat: int, thing: int, cell: int) -> None:
    """Copy the object, or tick the box (LAA-07)."""
    if thing == TICK:
        state.damage[seat, cell] += 1
    else:
        draw_object(box, state, seat, thing, cell)
        state.filled[seat] += 1


@rule
def roller(state: State) -> int:
    """Players take turns to roll, player 1 first (LAA-06)."""
    made = state.rolls - (state.phase == Phase.RECRUIT)
    return int(made % PLAYERS)
