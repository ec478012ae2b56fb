"""The Mecha on the board of GOLEM: six tiles where they belong, energy, Pilot and player."""

from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from pioche.core.table import View
from pioche.core.words import Words
from pioche.games.golem.names import seat_name
from pioche.games.golem.pieces import MECHAS, PILOTS, find_piece, mecha_name, number_of, pilot_name
from pioche.games.golem.state import TILES, Tile

WIDTH = 80
LARGE = 3  # players whose Mecha are all drawn large
BODY = 26
_PICTURE = 9
_TILE = 11
_LASTS = {"turn": "t", "round": "r", "game": ""}  # letters that fit both languages

Piece = dict[str, Any]


@dataclass(frozen=True)
class Mechas:
    """All Mecha of a view, in these signs."""

    view: View
    words: Words
    full: str  # a box of energy
    empty: str

    def side_by_side(self) -> Table:
        """Two Mecha with their pictures, or three without."""
        count = len(self.view["seats"])
        drawn = [self.block(seat) if count == LARGE else self.with_picture(seat) for seat in range(count)]
        return columns(drawn, [WIDTH // count] * count)

    def with_picture(self, seat: int) -> Table:
        """The Mecha as the box draws it, beside its tiles."""
        mecha = self.view["seats"][seat]["mecha"]
        piece = find_piece(MECHAS, mecha["mecha"]) if mecha else None
        lines = ["", "", *(piece.drawing.splitlines() if piece else [])]
        return columns([self.block(seat), Text("\n".join(lines))], [BODY + 1, _PICTURE])

    def block(self, seat: int) -> Text:
        """Who it is, how things stand, and the tiles where they belong."""
        tiles = self.tiles(seat)
        who = self.player(seat).append(f" {self.mecha(seat)}", "bold")
        lines = [who, Text(f" {self.pilot(seat)}"), Text(" ").append_text(self.standing(seat))]
        if tiles:
            arms = _apart(tiles[Tile.LEFT_ARM], tiles[Tile.RIGHT_ARM], BODY - 2)
            legs = _apart(tiles[Tile.LEFT_LEG], tiles[Tile.RIGHT_LEG], BODY - 8)
            lines += [_centred(row) for row in (tiles[Tile.HEAD], arms, tiles[Tile.TORSO], legs)]
        return Text("\n").join(lines)

    def rows(self, seats: list[int]) -> Text:
        """Two lines for each: the tiles, below those of the one before, and how things stand."""
        labels = [
            self.words("head"),
            self.words("l. arm"),
            self.words("r. arm"),
            self.words("torso"),
            self.words("l. leg"),
            self.words("r. leg"),
        ]
        lines = [_row(Text(), [Text().append(label, "dim") for label in labels])]
        for seat in seats:
            about = Text("   " + " - ".join(filter(None, [self.mecha(seat), self.pilot(seat)])) + "   ")
            lines += [_row(self.player(seat), self.tiles(seat)), about.append_text(self.standing(seat))]
        return Text("\n").join(lines)

    def player(self, seat: int) -> Text:
        """The player, marked while deciding."""
        name, decides = self.words.say(seat_name(seat)), self.view["actor"] == seat
        return Text().append(f">{name}<" if decides else f" {name} ", "bold reverse" if decides else "bold")

    def mecha(self, seat: int) -> str:
        """Its name, and how many of its tiles work."""
        one = self.view["seats"][seat]
        if not one["mecha"]:
            return ""
        name = self.words.say(mecha_name(number_of(MECHAS, one["mecha"]["mecha"])))
        return f"{name} {one['working']}/{TILES}"

    def pilot(self, seat: int) -> str:
        pilot = self.view["seats"][seat]["pilot"]
        if not pilot:
            return ""
        name = pilot_name(number_of(PILOTS, pilot["pilot"]))
        return self.words("{pilot}, init. {initiative}", pilot=name, initiative=pilot["initiative"])

    def standing(self, seat: int) -> Text:
        """Energy, cards, the team, and whether the player has had this turn."""
        one, most = self.view["seats"][seat], self.view["most_energy"]
        team = [] if one["team"] is None else [self.words("team {team}", team="ABC"[one["team"]])]
        if one["fallen"]:
            return Text(", ".join([self.words("Mecha destroyed"), *team]))
        parts = [self.words.count("{number} card", "{number} cards", len(one["hand"])), *team]
        if one["acted"] and self.view["phase"] != "repair":
            parts.append(self.words("acted"))
        boxes = self.full * one["energy"] + self.empty * (most - one["energy"])
        return Text().append(boxes, "yellow").append(f" {', '.join([str(one['energy']), *parts])}")

    def tiles(self, seat: int) -> list[Text]:
        return [self.tile(tile) for tile in self.view["seats"][seat]["tiles"]]

    def tile(self, tile: Piece) -> Text:
        """Attack and defence with their tokens; what the effect under way is about stands out."""
        told = f"{_number(tile['attack'])}/{_number(tile['defence'])}"
        if len(told) > _TILE - 3:
            told = f"{_short_number(tile['attack'])}/{_short_number(tile['defence'])}"
        if not tile["working"]:
            return Text().append(f"X{told}X", "dim strike")
        chosen = {effect[role] for effect in self.view["effects"] for role in ("striker", "target")}
        return Text().append(f"[{told}]", "reverse" if tile["id"] in chosen else "")

    def legend(self) -> Text:
        """What stands on a tile."""
        told = self.words(
            "[attack/defence], +1r this round, +1t this turn; X broken X; {box} energy; * usable",
            box=self.full,
        )
        return Text(told, "dim")


def _number(number: Piece) -> str:
    """What is printed and the tokens on it, each with how long it lies."""
    return str(number["printed"]) + "".join(
        f"{one['amount']:+d}{_LASTS[one['lasts']]}" for one in number["tokens"]
    )


def _short_number(number: Piece) -> str:
    """What is printed and what all tokens on it come to."""
    tokens = sum(one["amount"] for one in number["tokens"])
    return f"{number['printed']}{tokens:+d}" if tokens else str(number["printed"])


def columns(cells: list[Any], widths: list[int]) -> Table:
    """Things side by side."""
    grid = Table.grid(padding=0)
    for width in widths:
        grid.add_column(width=width)
    grid.add_row(*cells)
    return grid


def _row(first: Text, tiles: list[Text]) -> Text:
    """Tiles in columns, behind whose they are."""
    line = first.copy()
    for column, tile in enumerate(tiles):
        line.pad_right(WIDTH - (TILES - column) * _TILE - line.cell_len)
        line.append_text(tile)
    return line


def _apart(left: Text, right: Text, width: int) -> Text:
    return left.copy().append(" " * max(1, width - left.cell_len - right.cell_len)).append_text(right)


def _centred(row: Text) -> Text:
    return Text(" " * ((BODY - row.cell_len) // 2)).append_text(row)
