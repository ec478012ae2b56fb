"""Positions of Laaancez! built from a sketch, and asked and changed in the players' words.

A sketch is a Combat Zone row by row: "C G=4/1 . S | . . H". A letter is an object as it is copied, '=4/1' is
one with 4 hearts left and 1 box ticked, and '.' a free cell; what is not written is free too.

A choice is a chain of two links, "copy gift" and "to 1-2"; its whole name "copy gift to 1-2" stands for both.

All tests share a box that never changes, whatever the standard box becomes.
"""

from collections.abc import Sequence
from typing import Self

from pioche.core.box import BoxFile, Value
from pioche.core.match import Match
from pioche.core.random import Dice
from pioche.core.rule import CHANCE, OVER
from pioche.games.laaancez import GAME
from pioche.games.laaancez.box import Box
from pioche.games.laaancez.state import CANDLE_CELL, EMPTY, NO_CELL, NO_CHOICE, TICK, Phase, State

from ..positions import BasePosition, set_up, varied
from ..positions import count as count

Numbers = tuple[int, int, int, int]  # Hit Points, Damage at the start, Damage at most, 1 for a Shield
Choices = Sequence[Sequence[str]]  # for each result

LETTERS = {"G": "gift", "C": "candy-cane", "H": "santa-hat", "S": "shield"}
KINDS = [piece.id for piece in GAME.file.pieces["objects"]]  # by number
NUMBERS: dict[str, Numbers] = {
    "candle": (5, 1, 1, 0),
    "gift": (4, 0, 2, 0),
    "candy-cane": (2, 1, 2, 0),
    "santa-hat": (3, 1, 3, 0),
    "shield": (6, 0, 0, 1),
}
ANY_OTHER: Numbers = (1, 1, 1, 0)  # objects of the standard box that no result of this one offers
CHOICES = [
    ["gift", "shield"],
    ["tick", "candy-cane"],
    ["santa-hat", "candy-cane"],
    ["gift", "tick"],
    ["shield", "santa-hat"],
    ["candy-cane", "candy-cane"],
]
LENGTHS = (5, 5, 3, 3)  # of the rows before the candle
PLACES = [f"{row}-{place}" for row, length in enumerate(LENGTHS, 1) for place in range(1, length + 1)]
SEATS = ["first", "second"]
NAMES = [
    *(f"die {face}" for face in range(1, 7)),
    *(f"send {attacker}" for attacker in range(1, 6)),
    *(f"at {target}" for target in range(1, 6)),
    "tick",
    *(f"box {place}" for place in PLACES),
    *(f"to {place}" for place in PLACES),
    *(f"copy {kind}" for kind in KINDS[1:]),
]
ACTIONS = {name: action for action, name in enumerate(NAMES)}


def links(name: str) -> list[str]:
    """The two links of a whole choice; anything else is one link already."""
    match name.split():
        case ["tick", place]:
            return ["tick", f"box {place}"]
        case [what, which, preposition, where]:
            return [f"{what} {which}", f"{preposition} {where}"]
    return [name]


def actions_of(*names: str) -> list[int]:
    """The actions that these names stand for, a whole choice as its two links."""
    return [ACTIONS[link] for name in names for link in links(name)]


def copies(kind: str, places: Sequence[str] = PLACES) -> set[str]:
    """The names of copying that object into each of the places."""
    return {f"copy {kind} to {place}" for place in places}


def ticks(*places: str) -> set[str]:
    return {f"tick {place}" for place in places}


def sends(attackers: Sequence[int], targets: Sequence[int]) -> set[str]:
    """The names of sending each of the attackers at each of the targets."""
    return {f"send {attacker} at {target}" for attacker in attackers for target in targets}


class Position(BasePosition[Box, State]):
    """A position in the players' words."""

    game = GAME
    names = NAMES

    # --- Playing --------------------------------------------------------------

    def next_links(self) -> list[str]:
        """The names of the actions offered, in that order; nothing is offered twice."""
        legal = self.legal()
        assert len(set(legal)) == len(legal)
        return [NAMES[action] for action in legal]

    def offered(self) -> set[str]:
        """What the actor may do: whole choices, or within a chain its links."""
        found: set[str] = set()
        for first in self.next_links():
            if first.split()[0] not in ("send", "tick", "copy"):
                found.add(first)
                continue
            after = self.copy().do(first).next_links()
            assert after, f"'{first}' leads nowhere"
            found |= {f"{first} {second}".replace("tick box", "tick") for second in after}
        return found

    def do(self, *names: str) -> Self:
        """Carry these actions out, one after the other; what is not offered is refused."""
        for name in names:
            for link in links(name):
                offered = self.next_links()
                if link not in offered:
                    raise AssertionError(f"'{link}' is not offered for '{name}'; offered are {offered}")
                self.apply(ACTIONS[link])
        return self

    def skip(self) -> bool:
        """Let the other one choose first; whether that is possible."""
        return bool(GAME.skip(self.box, self.state))

    # --- Looking --------------------------------------------------------------

    @property
    def actor(self) -> str:
        return {CHANCE: "chance", OVER: "nobody"}.get(int(self.state.actor)) or SEATS[self.state.actor]

    @property
    def phase(self) -> str:
        return Phase(self.state.phase).name.lower()

    @property
    def chosen(self) -> list[str]:
        """What each seat has chosen so far: nothing, what alone, or what and where."""
        return [self.choice(seat) for seat in (0, 1)]

    def choice(self, seat: int) -> str:
        what, where = int(self.state.choices[seat]), int(self.state.cells[seat])
        if what == NO_CHOICE:
            return ""
        place = "" if where == NO_CELL else PLACES[where]
        if what == TICK:
            return f"tick {place}".strip()
        return f"copy {KINDS[what]}" + (f" to {place}" if place else "")

    @property
    def drawn(self) -> list[dict[str, str]]:
        """What is in each zone, by place, free cells left out."""
        return [{place: one for place in PLACES if (one := self.cell(seat, place)) != "."} for seat in (0, 1)]

    def cell(self, seat: int, place: str) -> str:
        """One cell as a sketch shows it."""
        cell = PLACES.index(place)
        kind, hearts, damage = (
            int(field[seat, cell]) for field in (self.state.objects, self.state.hearts, self.state.damage)
        )
        if kind == EMPTY:
            return "."
        letter = next(letter for letter, name in LETTERS.items() if name == KINDS[kind])
        as_copied = (hearts, damage) == (self.box.hit_points[kind], self.box.damage[kind])
        return letter if as_copied else f"{letter}={hearts}/{damage}"

    @property
    def candles(self) -> list[int]:
        """The hearts that each candle has left."""
        return [int(hearts) for hearts in self.state.hearts[:, CANDLE_CELL]]

    @property
    def rows(self) -> list[int]:
        """The row of each player that fights, counted from 1."""
        return [int(row) + 1 for row in self.state.row]


def box_file(numbers: dict[str, Numbers] | None = None, choices: Choices = CHOICES) -> BoxFile:
    """The box of all tests, with other numbers for some objects or another table of the die."""
    every = [{**NUMBERS, **(numbers or {})}.get(kind, ANY_OTHER) for kind in KINDS]
    hit_points, damage, most_damage, shields = (list(column) for column in zip(*every, strict=True))
    contents = {
        "hit_points": hit_points,
        "damage": damage,
        "most_damage": most_damage,
        "shields": shields,
        "choices": [list(result) for result in choices],
    }
    return varied(GAME, contents)


def laid_out(
    numbers: dict[str, Numbers] | None = None, choices: Choices = CHOICES, **options: Value
) -> Position:
    """The game after set-up, before anyone or chance has done anything."""
    return Position(*set_up(GAME, box_file(numbers, choices), 2, options))


def draw(table: Position, seat: int, sketch: str) -> None:
    """Put what a sketch shows into a zone."""
    for row, cells in enumerate(sketch.split("|"), 1):
        for place, one in enumerate(cells.split(), 1):
            if one == ".":
                continue
            letter, _, numbers = one.partition("=")
            kind, cell = KINDS.index(LETTERS[letter]), PLACES.index(f"{row}-{place}")
            as_copied = f"{table.box.hit_points[kind]}/{table.box.damage[kind]}"
            hearts, damage = (numbers or as_copied).split("/")
            table.state.objects[seat, cell] = kind
            table.state.hearts[seat, cell] = int(hearts)
            table.state.damage[seat, cell] = int(damage)
            table.state.filled[seat] += 1


def recruiting(
    first: str = "",
    second: str = "",
    die: int = 0,
    rolls: int = 1,
    numbers: dict[str, Numbers] | None = None,
    choices: Choices = CHOICES,
    **options: Value,
) -> Position:
    """After so many rolls: both choose from what the die shows, or it is still in the air (0)."""
    table = laid_out(numbers, choices, **options)
    draw(table, 0, first)
    draw(table, 1, second)
    state = table.state
    state.rolls, state.die = rolls, die
    if die:
        state.phase, state.actor = Phase.RECRUIT, 0
    return table


def combat(
    first: str,
    second: str,
    attacks: str = "first",
    rows: Sequence[int] = (1, 1),
    candles: Sequence[int] = (5, 5),
    numbers: dict[str, Numbers] | None = None,
) -> Position:
    """A combat under way: these rows face each other, and the candles have so many hearts left."""
    table = recruiting(first, second, rolls=20, numbers=numbers)
    table.state.phase, table.state.actor = Phase.COMBAT, SEATS.index(attacks)
    table.state.row[:] = [row - 1 for row in rows]
    table.state.hearts[:, CANDLE_CELL] = candles
    return table


def started(*names: str, choices: Choices = CHOICES, **options: Value) -> Match:
    """A match at a real table, where the die is typed in, after these actions."""
    match = Match.new(GAME, options=options, dice=Dice(), file=box_file(choices=choices))
    for action in actions_of(*names):
        match.apply(action)
    return match
