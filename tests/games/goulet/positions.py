"""Positions of Goulet built by name, and asked and changed in the players' words."""

from collections.abc import Sequence
from typing import Self

from pioche.core.box import BoxFile, Value
from pioche.core.rule import CHANCE, OVER
from pioche.games.goulet import GAME
from pioche.games.goulet.box import Box
from pioche.games.goulet.state import NOBODY, Phase, State, Unit

from ..positions import BasePosition, set_up, varied

ACTIONS = {str(GAME.table.name(action)): action for action in range(GAME.actions)}
NAMES = list(ACTIONS)  # by number
GREY = ["Wizard", "Knight", "Archer"]
PURPLE = ["Skeleton", "Sorcerer", "Dragon"]
ALL = [*GREY, *PURPLE]
SIDES = ["grey", "purple"]
EMPTY = "-"  # a cell in which nothing is


def unit_name(unit: int) -> str:
    return EMPTY if unit == NOBODY else Unit(unit).name.capitalize()


def unit_number(name: str) -> int:
    return int(Unit[name.upper()])


class Position(BasePosition[Box, State]):
    """A position in the players' words."""

    game = GAME
    names = NAMES

    # --- Playing --------------------------------------------------------------

    def offers(self, *names: str) -> bool:
        """Whether all these actions are offered."""
        assert set(names) <= set(NAMES), f"no such action among {names}"
        return set(names) <= self.offered()

    def shuffle(self, *units: str) -> Self:
        """Chance draws these tokens."""
        return self.do(*(f"token {unit}" for unit in units))

    def throw(self, *faces: int) -> Self:
        """Chance lets the dice show these faces."""
        return self.do(*(f"die {face}" for face in faces))

    def lift(self, *faces: int) -> Self:
        """The player takes dice of these faces up."""
        return self.do(*(f"lift {face}" for face in faces))

    def why_not(self, name: str) -> str | None:
        """The clause that forbids an action, or None."""
        refusal = GAME.table.why_not(self.box, self.state, ACTIONS[name])
        return refusal.clause if refusal else None

    def reason(self, name: str) -> str:
        """The sentence that says why an action is forbidden."""
        refusal = GAME.table.why_not(self.box, self.state, ACTIONS[name])
        assert refusal is not None, f"'{name}' is not forbidden"
        return str(refusal.sentence)

    # --- Looking --------------------------------------------------------------

    @property
    def actor(self) -> str:
        return {CHANCE: "chance", OVER: "nobody"}.get(int(self.state.actor)) or SIDES[self.state.actor]

    @property
    def phase(self) -> str:
        return Phase(self.state.phase).name.lower()

    @property
    def playing(self) -> str:
        return unit_name(self.state.unit)

    @property
    def winner(self) -> str:
        return EMPTY if self.state.winner == NOBODY else SIDES[self.state.winner]

    @property
    def grey(self) -> list[str]:
        """The three positions of the grey side, from the front."""
        return [unit_name(unit) for unit in self.state.line[0]]

    @property
    def purple(self) -> list[str]:
        """The three positions of the purple side, from the front."""
        return [unit_name(unit) for unit in self.state.line[1]]

    @property
    def track(self) -> list[str]:
        """The six places of the track, from the left end."""
        return [unit_name(unit) for unit in self.state.track]

    @property
    def dice(self) -> list[int]:
        """The faces on the table, ascending."""
        assert self.state.dice[0] == 0, "no die shows 0"
        return [face for face in range(1, 7) for _ in range(self.state.dice[face])]

    @property
    def hit_points(self) -> dict[str, int]:
        return {name: int(self.state.hit_points[unit_number(name)]) for name in ALL}


def box_file(contents: dict[str, int] | None = None) -> BoxFile:
    """The standard box with some of its numbers changed."""
    return varied(GAME, contents)


def laid_out(contents: dict[str, int] | None = None, **options: Value) -> Position:
    """The game after set-up, before anyone or chance has done anything."""
    return Position(*set_up(GAME, box_file(contents), 2, options))


def position(
    grey: Sequence[str] = GREY,
    purple: Sequence[str] = PURPLE,
    playing: str = "Wizard",
    dice: Sequence[int] = (),
    hit_points: dict[str, int] | None = None,
    track: Sequence[str] | None = None,
    phase: str = "resolve",
    rolls: int | None = None,
    lifted: int = 0,
    turns: int = 1,
    contents: dict[str, int] | None = None,
    **options: Value,
) -> Position:
    """A turn under way: the lines from the front, the dice on the table; who is in no line has fallen.
    Unless a track is given, who plays is at its left end and the others follow in the order of the box."""
    built = laid_out(contents, **options)
    state, standing = built.state, [*grey, *purple]
    order = track or [playing, *(name for name in ALL if name in standing and name != playing)]
    state.turns, state.phase, state.unit = turns, Phase[phase.upper()], unit_number(playing)
    state.actor = CHANCE if phase == "roll" else int(playing in PURPLE)
    state.rolls = built.box.rolls if rolls is None else rolls
    state.lifted, state.tokens = lifted, len(order)
    for face in dice:
        state.dice[face] += 1
    for side, line in enumerate([grey, purple]):
        state.standing[side] = len(line)
        state.line[side, :] = [unit_number(name) for name in line] + [NOBODY] * (3 - len(line))
    state.track[:] = [unit_number(name) for name in order] + [NOBODY] * (6 - len(order))
    for name in ALL:
        usual = int(built.box.hit_points) if name in standing else 0
        state.hit_points[unit_number(name)] = (hit_points or {}).get(name, usual)
    return built
