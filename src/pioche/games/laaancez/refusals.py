"""Why something cannot be done in Laaancez!: the same questions that `legal` asks, with their clauses."""

from pioche.core.rule import OVER
from pioche.core.table import Refusal
from pioche.core.words import Say

from .actions import Action
from .box import Box, Tick
from .objects import the
from .rules.combat import can_attack, can_send, can_target, cell_at, has_place, is_protected
from .rules.recruiting import (
    can_copy,
    can_place,
    can_tick,
    can_tick_box,
    has_margin,
    has_open_box,
    is_choosing,
    is_offered,
)
from .rules.zones import is_shield, row_length, stands
from .sentences import row_and_place, seat_name
from .state import CELLS, EMPTY, TICK, Phase, State


def why_not(box: Box, state: State, action: int) -> Refusal | None:
    """The clause that forbids the action; None exactly if it is legal."""
    if state.actor == OVER:
        return Refusal("LAA-16", Say("the match is over: {player} has won.", player=seat_name(state.winner)))
    if action < Action.SEND:
        return _die(state)
    if action < Action.TICK:
        return _attack(box, state, action)
    if state.phase == Phase.ROLL:
        return Refusal("LAA-06", Say("the die has not been rolled yet."))
    if state.phase == Phase.COMBAT:
        return Refusal("LAA-09", Say("a zone is full: recruiting is over."))
    if action < Action.BOX:
        return _tick(box, state)
    if action < Action.PLACE:
        return _box(box, state, action - Action.BOX)
    if action < Action.COPY:
        return _place(state, action - Action.PLACE)
    return _copy(box, state, action - Action.COPY + 1)


def _die(state: State) -> Refusal | None:
    if state.phase == Phase.ROLL:
        return None
    if state.phase == Phase.RECRUIT:
        return Refusal("LAA-06", Say("both players choose before the die is rolled again."))
    return Refusal("LAA-09", Say("a zone is full: the die is no longer rolled."))


# --- Recruiting ---------------------------------------------------------------


def _copy(box: Box, state: State, kind: int) -> Refusal | None:
    if can_copy(box, state, kind):
        return None
    if not is_offered(box, state, kind):
        return Refusal(
            "LAA-03", Say("a {face} does not offer {object}.", face=int(state.die), object=the(kind))
        )
    return _half_chosen(state)


def _tick(box: Box, state: State) -> Refusal | None:
    if can_tick(box, state):
        return None
    face = int(state.die)
    if any(has_open_box(box, state, cell) for cell in range(CELLS)):
        return _half_chosen(state)
    if is_offered(box, state, TICK):
        return Refusal("LAA-02", Say("no object in your zone has a Damage box left to tick."))
    if box.tick == Tick.CHOICE:
        return Refusal("LAA-03", Say("a {face} offers no tick.", face=face))
    return Refusal(
        "LAA-03", Say("a {face} offers no tick, and no object of yours that has a box left.", face=face)
    )


def _place(state: State, cell: int) -> Refusal | None:
    if can_place(state, cell):
        return None
    if state.objects[state.actor, cell] != EMPTY:
        row, place = row_and_place(cell)
        return Refusal("LAA-07", Say("{row}-{place} is not free.", row=row, place=place))
    if is_choosing(state):
        return Refusal("LAA-07", Say("first say what you copy."))
    return _half_chosen(state)


def _box(box: Box, state: State, cell: int) -> Refusal | None:
    if can_tick_box(box, state, cell):
        return None
    kind, (row, place), face = int(state.objects[state.actor, cell]), row_and_place(cell), int(state.die)
    if kind == EMPTY:
        return Refusal("LAA-07", Say("{row}-{place} holds no object.", row=row, place=place))
    if not has_margin(box, state, cell):
        return Refusal("LAA-02", Say("{object} has no Damage box left to tick.", object=the(kind)))
    if has_open_box(box, state, cell):
        return _no_tick_chosen(state)
    if box.tick == Tick.CHOICE:
        return Refusal("LAA-03", Say("a {face} offers no tick.", face=face))
    return Refusal("LAA-03", Say("a {face} offers neither a tick nor {object}.", face=face, object=the(kind)))


def _no_tick_chosen(state: State) -> Refusal:
    if is_choosing(state):
        return Refusal("LAA-07", Say("first say that you tick a box."))
    return _half_chosen(state)


def _half_chosen(state: State) -> Refusal:
    """What is chosen already, and what has to be said next."""
    chosen = int(state.choices[state.actor])
    if chosen == TICK:
        return Refusal("LAA-07", Say("you tick a box; now say of which object."))
    return Refusal("LAA-07", Say("you copy {object}; now say where.", object=the(chosen)))


# --- Combat -------------------------------------------------------------------


def _attack(box: Box, state: State, action: int) -> Refusal | None:
    if state.phase != Phase.COMBAT:
        return Refusal("LAA-09", Say("combat starts only once a zone is full."))
    if action < Action.AIM:
        return _send(state, action - Action.SEND)
    return _aim(box, state, action - Action.AIM)


def _send(state: State, place: int) -> Refusal | None:
    if can_send(state, place):
        return None
    seat = int(state.actor)
    nobody = _nobody_at(state, seat, place)
    if nobody is not None:
        return nobody
    if not can_attack(state, seat, cell_at(state, seat, place)):
        return _powerless(state, place)
    thrown = the(state.objects[seat, cell_at(state, seat, state.attacker)])
    return Refusal("LAA-11", Say("you throw {object}; now say at what.", object=thrown))


def _aim(box: Box, state: State, place: int) -> Refusal | None:
    if can_target(box, state, place):
        return None
    enemy = 1 - int(state.actor)
    nobody = _nobody_at(state, enemy, place)
    if nobody is not None:
        return nobody
    if is_protected(box, state, enemy, place):
        return _protected(box, state, place)
    return Refusal("LAA-11", Say("first say which object you throw."))


def _nobody_at(state: State, seat: int, place: int) -> Refusal | None:
    """Why no object stands at that place of the current row, if none does."""
    spot = {"row": int(state.row[seat]) + 1, "place": place + 1, "player": seat_name(seat)}
    if not has_place(state, seat, place):
        length = int(row_length(state.row[seat]))
        return Refusal(
            "LAA-01",
            Say("the current row of {player} ends at {row}-{length}.", length=length, **spot),
        )
    cell = cell_at(state, seat, place)
    if stands(state, seat, cell):
        return None
    if state.objects[seat, cell] == EMPTY:
        reason = Say("{row}-{place} of {player} is empty.", **spot)
    else:
        reason = Say("{row}-{place} of {player} is crossed out.", **spot)
    return Refusal("LAA-11", reason)


def _powerless(state: State, attacker: int) -> Refusal:
    kind = state.objects[state.actor, cell_at(state, state.actor, attacker)]
    return Refusal("LAA-12", Say("{object} has 0 Damage and cannot be thrown.", object=the(kind)))


def _protected(box: Box, state: State, target: int) -> Refusal:
    """The Shield is named as the box names it."""
    enemy = 1 - state.actor
    cell = cell_at(state, enemy, target)
    shield = cell - 1 if target > 0 and is_shield(box, state, enemy, cell - 1) else cell + 1
    named = the(state.objects[enemy, shield])
    return Refusal("LAA-13", Say("it is safe as long as {shield} beside it stands.", shield=named))
