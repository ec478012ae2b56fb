"""Why something cannot be done in Laaancez!: the same questions that `legal` asks, with their clauses."""

from pioche.core.rule import OVER
from pioche.core.table import Refusal
from pioche.core.words import Say

from .actions import Action
from .box import TICK, Box, Tick
from .objects import the
from .rules.combat import can_send, can_target, cell_at, has_place
from .rules.recruiting import can_copy, can_tick, has_margin, is_offered
from .rules.zones import is_shield, row_length, stands
from .sentences import copy_of, pair_of, row_and_place, seat_name
from .state import EMPTY, Phase, State


def why_not(box: Box, state: State, action: int) -> Refusal | None:
    """The clause that forbids the action; None exactly if it is legal."""
    if state.actor == OVER:
        return Refusal("LAA-16", Say("the match is over: {player} has won.", player=seat_name(state.winner)))
    if action < Action.SEND:
        return _die(state)
    if action < Action.TICK:
        return _send(box, state, *pair_of(action))
    if state.phase == Phase.ROLL:
        return Refusal("LAA-06", Say("the die has not been rolled yet."))
    if state.phase == Phase.COMBAT:
        return Refusal("LAA-09", Say("a zone is full: recruiting is over."))
    if action < Action.COPY:
        return _tick(box, state, action - Action.TICK)
    return _copy(box, state, *copy_of(action))


def _die(state: State) -> Refusal | None:
    if state.phase == Phase.ROLL:
        return None
    if state.phase == Phase.RECRUIT:
        return Refusal("LAA-06", Say("both players choose before the die is rolled again."))
    return Refusal("LAA-09", Say("a zone is full: the die is no longer rolled."))


# --- Recruiting ---------------------------------------------------------------


def _tick(box: Box, state: State, cell: int) -> Refusal | None:
    if can_tick(box, state, cell):
        return None
    kind, (row, place) = int(state.objects[state.actor, cell]), row_and_place(cell)
    if kind == EMPTY:
        return Refusal("LAA-07", Say("row {row}, place {place} holds no object.", row=row, place=place))
    if not has_margin(box, state, cell):
        return Refusal("LAA-02", Say("{object} has no Damage box left to tick.", object=the(kind)))
    if box.tick == Tick.LISTED and not is_offered(box, state, TICK):
        face = int(state.die)
        return Refusal(
            "LAA-03", Say("a {face} offers neither a tick nor {object}.", face=face, object=the(kind))
        )
    return Refusal("LAA-03", Say("a {face} offers no tick.", face=int(state.die)))


def _copy(box: Box, state: State, kind: int, cell: int) -> Refusal | None:
    if can_copy(box, state, kind, cell):
        return None
    if not is_offered(box, state, kind):
        return Refusal(
            "LAA-03", Say("a {face} does not offer {object}.", face=int(state.die), object=the(kind))
        )
    row, place = row_and_place(cell)
    return Refusal("LAA-07", Say("row {row}, place {place} is not free.", row=row, place=place))


# --- Combat -------------------------------------------------------------------


def _send(box: Box, state: State, attacker: int, target: int) -> Refusal | None:
    if state.phase != Phase.COMBAT:
        return Refusal("LAA-09", Say("combat starts only once a zone is full."))
    if not can_send(state, attacker):
        return _nobody_at(state, state.actor, attacker) or _powerless(state, attacker)
    if not can_target(box, state, target):
        return _nobody_at(state, 1 - state.actor, target) or _protected(box, state, target)
    return None


def _nobody_at(state: State, seat: int, place: int) -> Refusal | None:
    """Why no object stands at that place of the current row, if none does."""
    number, player = place + 1, seat + 1
    if not has_place(state, seat, place):
        length = int(row_length(state.row[seat]))
        return Refusal(
            "LAA-01",
            Say("the current row of player {player} ends at place {length}.", player=player, length=length),
        )
    cell = cell_at(state, seat, place)
    if stands(state, seat, cell):
        return None
    if state.objects[seat, cell] == EMPTY:
        reason = Say("place {place} in the row of player {player} is empty.", place=number, player=player)
    else:
        reason = Say(
            "place {place} in the row of player {player} is crossed out.", place=number, player=player
        )
    return Refusal("LAA-11", reason)


def _powerless(state: State, attacker: int) -> Refusal:
    kind = state.objects[state.actor, cell_at(state, state.actor, attacker)]
    return Refusal("LAA-12", Say("{object} has 0 Damage and cannot be thrown.", object=the(kind)))


def _protected(box: Box, state: State, target: int) -> Refusal:
    """The Shield is named as the box names it."""
    enemy = 1 - state.actor
    cell = cell_at(state, enemy, target)
    shield = cell - 1 if target > 0 and is_shield(box, state, enemy, cell - 1) else cell + 1
    reason = Say(
        "{object} in place {place} is safe as long as {shield} beside it stands.",
        object=the(state.objects[enemy, cell]),
        place=target + 1,
        shield=the(state.objects[enemy, shield]),
    )
    return Refusal("LAA-13", reason)
