"""The board of Laaancez!: two Combat Zones face to face, the die, and the sheet that says what it offers."""

from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from pioche.core.table import View
from pioche.core.words import Words
from pioche.games.laaancez.objects import KINDS, bare, drawing
from pioche.games.laaancez.sentences import seat_name
from pioche.games.laaancez.state import CELLS, ROWS, TICK, WIDEST

_LABEL = 4
_COLUMN = 15
_NAME = 14  # letters of a name in a column of its own
_PICTURE = 9
_CROSS = [r" \   /", "   X", r" /   \ "]
_TICK = ["", "  [x]", ""]

Object = dict[str, Any]


def draw(view: View, words: Words) -> RenderableType:
    """The whole table, drawn with the signs that the terminal has."""
    return Board(view, words)


class Board:
    """The table in the signs of the terminal that it is shown in."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        hearts, damage = ("h", "d") if options.ascii_only else ("♥", "⚔")
        yield Drawing(self.view, self.words, hearts, damage).whole()


@dataclass(frozen=True)
class Drawing:
    """The table in these signs."""

    view: View
    words: Words
    hearts: str
    damage: str

    def whole(self) -> RenderableType:
        """In combat, and while a cell is to be named, only the zones matter; else also what is offered."""
        own = self.reader()
        parts: list[RenderableType] = [
            self.heading(1 - own),
            self.zone(1 - own, facing_down=True),
            self.places(),
            self.zone(own, facing_down=False),
            self.heading(own),
        ]
        if self.view["phase"] != "combat" and not self.is_half_chosen(own):
            parts += [Text(), self.die(), *([self.offer()] if self.view["offered"] else []), self.sheet()]
            parts.append(Text("\n".join(_fill(self.kinds())), "dim"))
        parts.append(self.legend())
        return Group(*parts)

    def reader(self) -> int:
        """Whose zone lies below: who knows an own choice, else who decides, else player 1."""
        for seat, one in enumerate(self.view["seats"]):
            if isinstance(one["choice"], dict):
                return seat
        return max(0, int(self.view["actor"]))

    def is_half_chosen(self, seat: int) -> bool:
        """Whether the reader, who sits there, has said what and not yet where."""
        choice = self.view["seats"][seat]["choice"]
        return isinstance(choice, dict) and "cell" not in choice

    def has_chosen(self, seat: int) -> bool:
        return self.view["seats"][seat]["choice"] != "open" and not self.is_half_chosen(seat)

    # --- Zones ------------------------------------------------------------------

    def heading(self, seat: int) -> Text:
        """Whose zone it is, and how far it has come."""
        one, player = self.view["seats"][seat], seat_name(seat)
        if self.view["phase"] == "combat":
            told = self.words("{player}: row {row} of {rows}", player=player, row=one["row"], rows=ROWS)
        else:
            filled = {"player": player, "filled": one["filled"], "cells": CELLS}
            told = self.words("{player}: {filled} of {cells} cells filled", **filled)
            if self.has_chosen(seat):
                told = self.words("{player}: {filled} of {cells} cells filled, choice made", **filled)
        return Text(told, "bold")

    def zone(self, seat: int, facing_down: bool) -> Table:
        """The rows of a zone, the first one towards the enemy."""
        one = self.view["seats"][seat]
        grid, rows = _grid(), list(enumerate(one["rows"], 1))
        for number, cells in reversed(rows) if facing_down else rows:
            fights = number == one["row"]
            label = Text(f"> {number}" if fights else f"  {number}", "bold" if fights else "dim")
            if fights:
                shown = [self.large(cell["object"]) for cell in cells]
            elif one["row"] is not None and number < one["row"]:
                shown = [Text(self.words("folded"), "dim")]
            elif self.view["phase"] == "combat" or facing_down or number == ROWS:
                shown = [self.short(cell["object"]) for cell in cells]
            else:
                shown = [self.named(cell["object"]) for cell in cells]
            grid.add_row(label, *shown)
        return grid

    def places(self) -> Table:
        """The places of all rows, above and below."""
        grid = _grid()
        grid.add_row(Text("  -", "dim"), *(Text(f"--- {place} ---", "dim") for place in range(1, WIDEST + 1)))
        return grid

    def short(self, thing: Object | None) -> Text:
        """An object in one line."""
        if thing is None:
            return Text("[ ]", "dim")
        numbers = self.numbers(thing)
        room = _COLUMN - 2 - len(numbers)
        return self.coloured(f"{_shorten(self.name(thing['kind']), room)} {numbers}")

    def named(self, thing: Object | None) -> Text:
        """An object in two lines."""
        if thing is None:
            return Text("[ ]", "dim")
        return self.coloured(f"{_shorten(self.name(thing['kind']), _NAME)}\n{self.numbers(thing)}")

    def large(self, thing: Object | None) -> Text:
        """An object of the row that fights, with its picture; a crossed-out cell keeps its name."""
        if thing is None:
            return Text("[ ]", "dim")
        name = _shorten(self.name(thing["kind"]), _NAME)
        if thing["destroyed"]:
            return Text("\n".join([name, *_CROSS, self.words("destroyed")]), "dim")
        lines = [name, *_three_lines(drawing(KINDS[thing["kind"]])), self.numbers(thing)]
        if thing["id"] == self.view["attacker"]:
            return self.coloured("\n".join([*lines, self.words("> attacks")]), "bold")
        if thing["protected"]:
            lines.append(self.words("protected"))
        return self.coloured("\n".join(lines))

    def numbers(self, thing: Object) -> str:
        """Hearts left and Damage, with the boxes that can be ticked while some can."""
        ticked = self.view["phase"] == "combat" or thing["damage"] == thing["most_damage"]
        most = "" if ticked else f"/{thing['most_damage']}"
        return f"{self.hearts}{thing['hearts']} {self.damage}{thing['damage']}{most}"

    def coloured(self, text: str, style: str = "") -> Text:
        told = Text(text, style)
        told.highlight_regex(rf"{self.hearts}\d+", "red")
        told.highlight_regex(rf"{self.damage}\d+(/\d+)?", "yellow")
        return told

    def name(self, kind: str) -> str:
        """An object, or a tick, as the box calls it."""
        return self.words.say(bare(KINDS.get(kind, TICK)))

    # --- The die and the sheet ----------------------------------------------------

    def die(self) -> Text:
        """Which roll it is, whose, and what it shows."""
        face = self.view["die"]["face"]
        roll, player = self.view["roll"], seat_name(self.view["roller"])
        die = f"[{face or ' '}]"
        return Text(self.words("Roll {roll}, by {player}: {die}", roll=roll, player=player, die=die), "bold")

    def offer(self) -> Table:
        """The two choices, each with its picture."""
        grid = Table.grid(padding=0)
        cells: list[Text] = []
        for offered in self.view["offered"]:
            grid.add_column(width=_PICTURE, no_wrap=True)
            grid.add_column(width=2 * _COLUMN - 1)
            kind = offered["choice"]
            picture = _three_lines(drawing(KINDS[kind]) if kind in KINDS else _TICK)
            cells += [Text("\n".join(picture)), self.about(kind)]
        grid.add_row(*cells)
        return grid

    def about(self, kind: str) -> Text:
        """What is offered, in a few words."""
        if kind not in KINDS:
            return Text(f"{self.name(kind)}\n" + self.words("one more Damage box of an object in your zone"))
        thing = self.view["objects"][KINDS[kind]]
        lines = [self.name(kind), self.numbers({**thing, "hearts": thing["hit_points"]})]
        if thing["shields"]:
            lines.append(self.words("protects its neighbours"))
        return self.coloured("\n".join(lines))

    def sheet(self) -> Table:
        """What each result offers, the one that lies there marked; in two columns."""
        lines = [self.result(face, choices) for face, choices in enumerate(self.view["results"], 1)]
        grid = Table.grid(padding=(0, 1, 0, 0))
        half = len(lines) // 2
        for left, right in zip(lines[:half], lines[half:], strict=True):
            grid.add_row(left, right)
        return grid

    def result(self, face: int, choices: list[str]) -> Text:
        now = face == self.view["die"]["face"]
        told = f"{'>' if now else ' '}{face} {' / '.join(self.name(kind) for kind in choices)}"
        return Text(told, "bold" if now else "dim")

    def kinds(self) -> list[str]:
        """Every object with the numbers that it is copied with."""
        return [
            f"{self.name(thing['id'])} {self.numbers({**thing, 'hearts': thing['hit_points']})}"
            for thing in self.view["objects"]
        ]

    def legend(self) -> Text:
        """What the two signs mean."""
        signs = {"hearts": self.hearts, "damage": self.damage}
        if self.view["phase"] == "combat":
            return Text(self.words("{hearts} hearts left, {damage} Damage", **signs), "dim")
        return Text(self.words("{hearts} hearts, {damage} Damage ticked/at most", **signs), "dim")


def _grid() -> Table:
    """A label, then a column for each place."""
    grid = Table.grid(padding=0)
    grid.add_column(width=_LABEL)
    for _ in range(WIDEST):
        grid.add_column(width=_COLUMN)
    return grid


def _fill(parts: list[str]) -> list[str]:
    """Lines of these parts, none of which is broken."""
    lines = [""]
    for part in parts:
        if len(lines[-1]) + len(part) > _LABEL + WIDEST * _COLUMN:
            lines.append("")
        lines[-1] += f" {part} "
    return lines


def _three_lines(picture: list[str]) -> list[str]:
    """The picture, filled up so that what stands below it is in line."""
    return [f" {line}" for line in [*[""] * (3 - len(picture)), *picture]]


def _shorten(name: str, room: int) -> str:
    """As many whole words as there is room for, no little one at the end; else a piece of the first."""
    if len(name) <= room:
        return name
    kept = name[: room + 1].split(" ")[:-1]
    while len(kept) > 1 and len(kept[-1]) < 3:
        kept.pop()
    return " ".join(kept) or name[:room]
