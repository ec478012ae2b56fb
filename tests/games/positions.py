"""What the tests of every game need: tables in one array each, positions in the players' words, and steps."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, Self, TypeVar

import numpy as np

from pioche.core.box import BoxFile, Value, choose_options, fill_box
from pioche.core.box_reader import vary_box
from pioche.core.game import Game
from pioche.core.record import OFFERS, blank
from pioche.core.rule import OVER, config

BoxRecord = TypeVar("BoxRecord")
StateRecord = TypeVar("StateRecord")
AnyTable = TypeVar("AnyTable", bound="BaseTable[Any, Any]")


def count(compiled: int, plain: int) -> int:
    """How often something is tried: plain Python is a thousand times slower than compiled rules."""
    return plain if config.DISABLE_JIT else compiled


@dataclass(frozen=True)
class BaseTable(Generic[BoxRecord, StateRecord]):
    """A box and a state, each in an array of one; actions are numbers."""

    game: ClassVar[Game]

    boxes: Any
    states: Any

    @property
    def box(self) -> BoxRecord:
        box: BoxRecord = self.boxes[0]
        return box

    @property
    def state(self) -> StateRecord:
        state: StateRecord = self.states[0]
        return state

    def copy(self) -> Self:
        return replace(self, states=self.states.copy())

    def seen_by(self, seat: int) -> Self:
        """The position as that seat may know it."""
        seen = self.copy()
        self.game.conceal(seen.box, seen.state, seat)
        return seen

    def legal(self) -> list[int]:
        """What is offered, as numbers and in the order of the offer."""
        offers = blank(OFFERS)
        self.game.legal(self.box, self.state, offers[0])
        actions: list[int] = offers["actions"][0][: offers["count"][0]].tolist()
        return actions

    def apply(self, action: int) -> None:
        """Carry out one legal action."""
        self.game.apply(self.box, self.state, action)

    def scored(self) -> list[int]:
        """What the match has brought to each seat."""
        scores = np.full(int(self.boxes["players"][0]), 99, np.int32)
        self.game.score(self.box, self.state, scores)
        return [int(score) for score in scores]


class BasePosition(BaseTable[BoxRecord, StateRecord]):
    """A table at which actions have names; a game's own Position is also asked what lies where."""

    names: ClassVar[Sequence[str]]  # of the actions, by number

    def offered(self) -> set[str]:
        """The names of what the actor may do."""
        return {self.names[action] for action in self.legal()}

    def do(self, *names: str) -> Self:
        """Carry these actions out, one after the other; what is not offered is refused."""
        for name in names:
            action = self.names.index(name)
            if action not in self.legal():
                raise AssertionError(f"'{name}' is not offered; offered are {sorted(self.offered())}")
            self.apply(action)
        return self

    @property
    def scores(self) -> list[int]:
        return self.scored()


def varied(game: Game, contents: Mapping[str, object] | None) -> BoxFile:
    """The standard box with some of its numbers changed."""
    lines = [f"{name} = {number}" for name, number in (contents or {}).items()]
    return vary_box(game.file, "\n".join(["[contents]", *lines]), game.box)


def set_up(game: Game, file: BoxFile, players: int, options: dict[str, Value]) -> tuple[Any, Any]:
    """The box and the state before anyone or chance has done anything, each in an array of one."""
    boxes = fill_box(game.box, file, players, choose_options(file, players, options))
    states = blank(game.state_layout)
    game.setup(boxes[0], states[0])
    return boxes, states


def steps(table: AnyTable, choose: Callable[[list[int]], int]) -> Iterator[AnyTable]:
    """Every position from here to the end, this one included; it is the same object all along."""
    yield table
    while table.state.actor != OVER:
        table.apply(choose(table.legal()))
        yield table
