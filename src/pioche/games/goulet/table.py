"""Goulet as people see it: the pieces on the table, the question asked, the actions worth showing."""

from pioche.core.rule import OVER
from pioche.core.table import View
from pioche.core.words import Words

from .actions import Action
from .box import Box
from .refusals import why_not
from .rules.resolving import has_pair, target_of
from .sentences import SIDES, log, name, pair_of, result, seat_name, sentence, the
from .state import FACES, LINE, NOBODY, UNITS, Phase, State, Unit, position_of, side_of

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


def unit_id(unit: int) -> str:
    return f"unit/{Unit(unit).name.lower()}"


def token_id(unit: int) -> str:
    return f"token/{Unit(unit).name.lower()}"


def dice_of(state: State, face: int) -> list[str]:
    """The ids of the dice on the table that show this face: alike, so told apart by rank."""
    return [f"die/{face}/{rank}" for rank in range(state.dice[face])]


def view(box: Box, state: State) -> View:
    """Everything that lies on the table; positions, turns and rolls count from 1."""
    return {
        "game": "goulet",
        "actor": int(state.actor),
        "phase": Phase(state.phase).name.lower(),
        "turn": int(state.turns),
        "turn_limit": int(box.turn_limit),
        "roll": int(state.rolls),
        "rolls": int(box.rolls),
        "lifted": int(state.lifted),
        "playing": None if state.unit == NOBODY else unit_id(state.unit),
        "winner": None if state.winner == NOBODY else int(state.winner),
        "dice": [{"id": die, "face": face} for face in range(1, FACES + 1) for die in dice_of(state, face)],
        "units": [
            {
                "id": unit_id(unit),
                "side": side_of(unit),
                "position": position_of(state, unit) + 1 or None,
                "hit_points": int(state.hit_points[unit]),
                "most_hit_points": int(box.most_hit_points),
            }
            for unit in range(UNITS)
        ],
        "ranges": _ranges(box, state),
        "track": [token_id(unit) for unit in state.track[: state.tokens]],
        "to_draw": [token_id(unit) for unit in range(UNITS) if state.turns == 0 and unit not in state.track],
    }


def _ranges(box: Box, state: State) -> dict[str, int]:
    """How far each enemy stands from the Unit that is played, as this table counts (GOU-11)."""
    if state.unit == NOBODY or state.actor == OVER:
        return {}
    reached = {reach: int(target_of(box, state, reach)) for reach in range(1, 2 * LINE)}
    return {unit_id(target): reach for reach, target in reached.items() if target != NOBODY}


def prompt(box: Box, state: State, words: Words) -> str:
    """What the actor is asked."""
    if state.actor == OVER:
        return result(state, words)
    if state.phase == Phase.ARRANGE:
        position = int(state.standing[state.actor]) + 1
        return words(
            "{side}: which of your Units takes position {position}?",
            side=SIDES[state.actor],
            position=position,
        )
    if state.phase == Phase.SHUFFLE:
        return words("Which token comes next on the Initiative track, from the left?")
    unit, side = the(state.unit), SIDES[side_of(state.unit)]
    if state.phase == Phase.ROLL:
        return words.count(
            "{side}, with {unit}: what does the die show?",
            "{side}, with {unit}: what do the {number} dice still to come show?",
            int(state.lifted),
            side=side,
            unit=unit,
        )
    if state.phase == Phase.KEEP and state.lifted > 0:
        return words(
            "{side}, with {unit}: take up more dice, or roll? (roll {roll} of {rolls})",
            side=side,
            unit=unit,
            roll=int(state.rolls),
            rolls=int(box.rolls),
        )
    if state.phase == Phase.KEEP:
        return words(
            "{side}, with {unit}: keep the dice, or take some up and roll again? (roll {roll} of {rolls})",
            side=side,
            unit=unit,
            roll=int(state.rolls),
            rolls=int(box.rolls),
        )
    return words("{side}, with {unit}: use the dice.", side=side, unit=unit)


def candidates(box: Box, state: State) -> list[int]:
    """The actions worth showing now: for each die that lies there, what it is for."""
    if state.actor == OVER:
        return []
    if state.phase == Phase.ARRANGE:
        own = range(UNITS // 2) if state.actor == 0 else range(UNITS // 2, UNITS)
        return [Action.PLACE + unit for unit in own]
    if state.phase == Phase.SHUFFLE:
        return [Action.TOKEN + unit for unit in range(UNITS)]
    if state.phase == Phase.ROLL:
        return [Action.DIE + face for face in range(FACES)]
    if state.phase == Phase.KEEP:
        faces = [face for face in range(1, FACES + 1) if state.dice[face] > 0]
        return [Action.STOP, *(Action.LIFT + face - 1 for face in faces), Action.ROLL]
    attacks = [
        action for action in range(Action.ATTACK, Action.STEP_FORWARD) if has_pair(state, *pair_of(action))
    ]
    steps = [Action.STEP_FORWARD, Action.STEP_BACK] if state.dice[4] > 0 else []
    return [*attacks, *steps, *([Action.HEAL] if state.dice[5] > 0 else []), Action.END_TURN]


def touches(box: Box, state: State, action: int) -> list[str]:
    """The pieces that the action is about: clicking one of them offers it."""
    if action < Action.DIE:
        return [token_id(action - Action.TOKEN)]
    if Action.PLACE <= action < Action.STOP:
        return [unit_id(action - Action.PLACE)]
    if Action.LIFT <= action < Action.ROLL:
        return dice_of(state, action - Action.LIFT + 1)
    if Action.ATTACK <= action < Action.STEP_FORWARD:
        damage, reach = pair_of(action)
        target = NOBODY if state.unit == NOBODY else target_of(box, state, reach)
        struck = [] if target == NOBODY else [unit_id(target)]
        return [*dict.fromkeys([*dice_of(state, damage), *dice_of(state, reach)]), *_played(state), *struck]
    if action in (Action.STEP_FORWARD, Action.STEP_BACK):
        by = -1 if action == Action.STEP_FORWARD else 1
        return [*dice_of(state, 4), *_played(state), *_neighbour(state, by)]
    if action == Action.HEAL:
        return [*dice_of(state, 5), *_played(state)]
    return []


def _played(state: State) -> list[str]:
    """The Unit that is played, if one is."""
    return [] if state.unit == NOBODY else [unit_id(state.unit)]


def _neighbour(state: State, by: int) -> list[str]:
    """The ally one position away, if one stands there."""
    if state.unit == NOBODY:
        return []
    side, to = side_of(state.unit), position_of(state, state.unit) + by
    return [unit_id(state.line[side, to])] if 0 <= to < state.standing[side] else []
