"""Laaancez! as people see it: the zones, the die, the question asked, the actions worth showing."""

from typing import Any

from pioche.core.rule import CHANCE, OVER
from pioche.core.table import View
from pioche.core.words import Words

from .actions import Action
from .box import CHOICES, Box, Tick
from .log import log
from .objects import OBJECTS, object_id
from .refusals import why_not
from .rules.combat import cell_at, has_place, is_protected
from .rules.recruiting import (
    can_copy,
    can_place,
    can_tick,
    can_tick_box,
    has_margin,
    has_open_box,
    is_choosing,
    is_offered,
    roller,
)
from .rules.zones import row_length, row_start, stands
from .sentences import name, recruit_question, result, seat_name, sentence, throw_question
from .state import (
    CELLS,
    EMPTY,
    FACES,
    NO_CELL,
    NO_CHOICE,
    NOBODY,
    PLAYERS,
    ROWS,
    SECRET,
    TICK,
    WIDEST,
    Phase,
    State,
)

__all__ = [
    "candidates",
    "log",
    "name",
    "prompt",
    "seat_name",
    "sentence",
    "touches",
    "view",
    "why_not",
]


def cell_id(seat: int, cell: int) -> str:
    return f"cell/{seat}/{cell}"


def piece_id(state: State, seat: int, cell: int) -> str:
    """The object in that cell, or the cell itself while nothing is in it."""
    return cell_id(seat, cell) if state.objects[seat, cell] == EMPTY else f"object/{seat}/{cell}"


# --- What lies on the table -----------------------------------------------------


def view(box: Box, state: State) -> View:
    """Both zones, the die with what it offers, and the sheet of results and objects; rolls count from 1."""
    recruiting = state.phase != Phase.COMBAT
    return {
        "game": "laaancez",
        "actor": int(state.actor),
        "phase": Phase(state.phase).name.lower(),
        "roll": int(state.rolls) + int(state.phase == Phase.ROLL),
        "roller": int(roller(state)) if recruiting else None,
        "die": {"id": "die", "face": int(state.die) or None},
        "offered": [
            {"id": f"choice/{number}", "choice": choice}
            for number, choice in enumerate(_choices(box, state.die) if state.die else [])
        ],
        "attacker": _attacker(state),
        "winner": None if state.winner == NOBODY else int(state.winner),
        "seats": [_seat(box, state, seat) for seat in range(PLAYERS)],
        "tick": Tick(box.tick).name.lower(),
        "results": [_choices(box, face + 1) for face in range(FACES)],
        "objects": [
            {
                "id": piece.id,
                "hit_points": int(box.hit_points[kind]),
                "damage": int(box.damage[kind]),
                "most_damage": int(box.most_damage[kind]),
                "shields": bool(box.shields[kind]),
            }
            for kind, piece in enumerate(OBJECTS)
        ],
    }


def _choices(box: Box, face: int) -> list[str]:
    return [object_id(box.choices[face - 1, number]) for number in range(CHOICES)]


def _seat(box: Box, state: State, seat: int) -> dict[str, Any]:
    return {
        "row": int(state.row[seat]) + 1 if state.phase == Phase.COMBAT else None,
        "filled": int(state.filled[seat]),
        "choice": _choice(state, seat),
        "rows": [
            [_cell(box, state, seat, row, place) for place in range(row_length(row))] for row in range(ROWS)
        ],
    }


def _attacker(state: State) -> str | None:
    """Who attacks, as long as its target is not named."""
    if state.attacker == NOBODY:
        return None
    seat = int(state.actor)
    return piece_id(state, seat, cell_at(state, seat, state.attacker))


def _choice(state: State, seat: int) -> str | dict[str, str]:
    """What the reader may know of the choice that a seat has made, or half made: what, not yet where."""
    chosen, cell = int(state.choices[seat]), int(state.cells[seat])
    if chosen == NO_CHOICE:
        return "open"
    if chosen == SECRET:
        return "made"
    if cell == NO_CELL:
        return {"choice": object_id(chosen)}
    return {"choice": object_id(chosen), "cell": cell_id(seat, cell)}


def _cell(box: Box, state: State, seat: int, row: int, place: int) -> dict[str, Any]:
    cell = int(row_start(row)) + place
    kind = int(state.objects[seat, cell])
    if kind == EMPTY:
        return {"id": cell_id(seat, cell), "object": None}
    standing = bool(stands(state, seat, cell))
    fights = state.phase == Phase.COMBAT and row == state.row[seat]
    found = {
        "id": piece_id(state, seat, cell),
        "kind": object_id(kind),
        "hearts": int(state.hearts[seat, cell]),
        "hit_points": int(box.hit_points[kind]),
        "damage": int(state.damage[seat, cell]),
        "most_damage": int(box.most_damage[kind]),
        "shield": bool(box.shields[kind]),
        "destroyed": not standing,
        "protected": bool(fights and standing and is_protected(box, state, seat, place)),
    }
    return {"id": cell_id(seat, cell), "object": found}


# --- What is asked ------------------------------------------------------------------


def prompt(box: Box, state: State, words: Words) -> str:
    """What the actor is asked."""
    if state.actor == OVER:
        return result(state, words)
    if state.actor == CHANCE:
        return words("{player} rolls: what does the die show?", player=seat_name(roller(state)))
    if state.phase == Phase.COMBAT:
        return words.say(throw_question(state))
    return words.say(recruit_question(box, state))


def candidates(box: Box, state: State) -> list[int]:
    """The actions worth showing now: what can be done, and what somebody might have hoped for."""
    if state.actor == OVER:
        return []
    if state.phase == Phase.ROLL:
        return [Action.DIE + face for face in range(FACES)]
    if state.phase == Phase.COMBAT:
        return _attacks(state)
    if is_choosing(state):
        ticks = [Action.TICK] if can_tick(box, state) or is_offered(box, state, TICK) else []
        kinds = range(1, len(OBJECTS))
        return [*ticks, *(Action.COPY + kind - 1 for kind in kinds if can_copy(box, state, kind))]
    ticked = [Action.BOX + cell for cell in range(CELLS) if _is_box_shown(box, state, cell)]
    return ticked + [Action.PLACE + cell for cell in range(CELLS) if can_place(state, cell)]


def _is_box_shown(box: Box, state: State, cell: int) -> bool:
    """Where a tick is offered, an object without margin is shown greyed."""
    if state.choices[state.actor] != TICK:
        return False
    own = state.objects[state.actor, cell]
    spent = own != EMPTY and not has_margin(box, state, cell) and is_offered(box, state, TICK)
    return bool(spent or can_tick_box(box, state, cell))


def _attacks(state: State) -> list[int]:
    """What stands in the own row, that with 0 Damage greyed; then in the enemy's, the protected greyed."""
    seat, first = int(state.actor), int(Action.SEND)
    if state.attacker != NOBODY:
        seat, first = 1 - seat, int(Action.AIM)
    return [first + place for place in range(WIDEST) if _stands_at(state, seat, place)]


def _stands_at(state: State, seat: int, place: int) -> bool:
    return bool(has_place(state, seat, place) and stands(state, seat, cell_at(state, seat, place)))


def touches(box: Box, state: State, action: int) -> list[str]:
    """The pieces that the action is about: clicking one of them offers it."""
    if action < Action.SEND:
        return ["die"]
    if state.actor < 0:
        return []
    seat = int(state.actor)
    if action < Action.AIM:
        return _piece_at(state, seat, action - Action.SEND)
    if action < Action.TICK:
        return _piece_at(state, 1 - seat, action - Action.AIM)
    if action < Action.BOX:
        return _choice_ids(box, state, TICK) or _open_boxes(box, state)
    if action < Action.COPY:
        first = Action.BOX if action < Action.PLACE else Action.PLACE
        return [piece_id(state, seat, action - first)]
    return _choice_ids(box, state, action - Action.COPY + 1)


def _piece_at(state: State, seat: int, place: int) -> list[str]:
    """What is at that place of the current row, if the row is so long."""
    return [piece_id(state, seat, cell_at(state, seat, place))] if has_place(state, seat, place) else []


def _choice_ids(box: Box, state: State, thing: int) -> list[str]:
    offered = _choices(box, state.die) if state.die else []
    return [f"choice/{number}" for number, choice in enumerate(offered) if choice == object_id(thing)]


def _open_boxes(box: Box, state: State) -> list[str]:
    """By option a tick may be possible that the die does not show: it is about what can be ticked."""
    seat = int(state.actor)
    open_cells = [cell for cell in range(CELLS) if state.die and has_open_box(box, state, cell)]
    return [piece_id(state, seat, cell) for cell in open_cells]
