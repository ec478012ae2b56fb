"""Laaancez! as people see it: the zones, the die, the question asked, the actions worth showing."""

from typing import Any

from pioche.core.rule import CHANCE, OVER
from pioche.core.table import View
from pioche.core.words import Say, Words

from .actions import Action
from .box import CHOICES, TICK, Box, Tick
from .log import log
from .objects import OBJECTS, object_id, the
from .refusals import why_not
from .rules.combat import can_send, can_target, cell_at, has_place, is_protected
from .rules.recruiting import can_copy, can_tick, has_margin, is_offered, roller
from .rules.zones import row_length, row_start, stands
from .sentences import copy_of, name, pair_of, result, seat_name, sentence
from .state import CELLS, EMPTY, FACES, NO_CHOICE, NOBODY, PLAYERS, ROWS, SECRET, WIDEST, Phase, State

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
        "choice": _choice(seat, int(state.choices[seat])),
        "rows": [
            [_cell(box, state, seat, row, place) for place in range(row_length(row))] for row in range(ROWS)
        ],
    }


def _choice(seat: int, chosen: int) -> str | dict[str, str]:
    """What the reader may know of the choice that a seat has made."""
    if chosen == NO_CHOICE:
        return "open"
    if chosen == SECRET:
        return "made"
    if chosen < Action.COPY:
        return {"choice": "tick", "cell": cell_id(seat, chosen - Action.TICK)}
    kind, cell = copy_of(chosen)
    return {"choice": object_id(kind), "cell": cell_id(seat, cell)}


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
        return words("{player}: which object do you throw, and at what?", player=seat_name(state.actor))
    return words.say(_offer(box, state))


def _offer(box: Box, state: State) -> Say:
    """The question for one object or two, with or without a tick."""
    objects = [int(box.choices[state.die - 1, number]) for number in range(CHOICES)]
    objects = [kind for kind in objects if kind != TICK]
    first, second = the(objects[0]), the(objects[-1])
    details = {"player": seat_name(state.actor), "face": int(state.die), "object": first}
    if is_offered(box, state, TICK):
        return Say("{player}: the die shows {face}. Copy {object}, or tick a box?", **details)
    if first is second and box.tick == Tick.CHOICE:
        return Say("{player}: the die shows {face}. Where do you copy {object}?", **details)
    if first is second:
        return Say("{player}: the die shows {face}. Copy {object}, or tick one that you have?", **details)
    if box.tick == Tick.CHOICE:
        return Say("{player}: the die shows {face}. Copy {object} or {second}?", second=second, **details)
    return Say(
        "{player}: the die shows {face}. Copy {object} or {second}, or tick one that you have?",
        second=second,
        **details,
    )


def candidates(box: Box, state: State) -> list[int]:
    """The actions worth showing now: what can be done, and what somebody might have hoped for."""
    if state.actor == OVER:
        return []
    if state.phase == Phase.ROLL:
        return [Action.DIE + face for face in range(FACES)]
    if state.phase == Phase.COMBAT:
        return _throws(box, state)
    ticks = [Action.TICK + cell for cell in range(CELLS) if _is_tick_shown(box, state, cell)]
    copies = [
        Action.COPY + CELLS * (kind - 1) + cell
        for kind in range(1, len(OBJECTS))
        for cell in range(CELLS)
        if can_copy(box, state, kind, cell)
    ]
    return ticks + copies


def _is_tick_shown(box: Box, state: State, cell: int) -> bool:
    """Where a tick is offered, an object without margin is shown greyed."""
    own = state.objects[state.actor, cell]
    spent = own != EMPTY and not has_margin(box, state, cell) and is_offered(box, state, TICK)
    return bool(spent or can_tick(box, state, cell))


def _throws(box: Box, state: State) -> list[int]:
    """Every attack; and greyed one at each protected target and one by each object with 0 Damage."""
    own = [place for place in range(WIDEST) if _stands_at(state, int(state.actor), place)]
    aims = [place for place in range(WIDEST) if _stands_at(state, 1 - int(state.actor), place)]
    able = [place for place in own if can_send(state, place)]
    open_to = [place for place in aims if can_target(box, state, place)]
    shown = [(attacker, target) for attacker in able for target in open_to]
    shown += [(able[0], target) for target in aims if target not in open_to]
    shown += [(attacker, open_to[0]) for attacker in own if attacker not in able]
    return [Action.SEND + WIDEST * attacker + target for attacker, target in shown]


def _stands_at(state: State, seat: int, place: int) -> bool:
    return bool(has_place(state, seat, place) and stands(state, seat, cell_at(state, seat, place)))


def touches(box: Box, state: State, action: int) -> list[str]:
    """The pieces that the action is about: clicking one of them offers it."""
    if action < Action.SEND:
        return ["die"]
    if state.actor < 0:
        return []
    seat = int(state.actor)
    if action < Action.TICK:
        pairs = zip((seat, 1 - seat), pair_of(action), strict=True)
        return [
            piece_id(state, one, cell_at(state, one, place))
            for one, place in pairs
            if has_place(state, one, place)
        ]
    kind, cell = (TICK, action - Action.TICK) if action < Action.COPY else copy_of(action)
    offered = _choices(box, state.die) if state.die else []
    found = [f"choice/{number}" for number, choice in enumerate(offered) if choice == object_id(kind)]
    return [*found, piece_id(state, seat, cell)]
