"""The board of Groo: every town, the dice, what is under way, and the cards that the reader holds."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from pioche.core.table import View
from pioche.core.words import Say, Words
from pioche.games.groo.names import card_number, seat_name, tell_all_materials
from pioche.games.groo.pieces import card_name
from pioche.games.groo.texts import tell_text

_WIDTH = 80
_ROOMY = 40  # lines of a terminal in which the cards of the hand are told in full
_COLOURS = {"building": "dark_orange", "troop": "green", "effect": "yellow", "wild": "red"}
_SIGNS = {"asleep": "z", "used": "x", "fights": "!", "usable": "*"}  # never a colour alone
_PHASES = {
    "discard": Say("Discard"),
    "draw": Say("Draw"),
    "attack": Say("Attack"),
    "send": Say("Attack"),
    "defend": Say("Attack"),
    "fight": Say("Attack"),
    "lose": Say("Attack"),
    "roll": Say("Build"),
    "move": Say("Build"),
    "build": Say("Build"),
    "last_draw": Say("Draw"),
    "end": Say("End of the turn"),
}

Piece = dict[str, Any]


def draw(view: View, words: Words) -> RenderableType:
    """The whole table, as much of it as the terminal has room for."""
    return Board(view, words)


class Board:
    """The table in the signs of the terminal that it is shown in."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        end, minus = ("...", "-") if options.ascii_only else ("…", "−")
        is_roomy = not console.is_terminal or options.size.height >= _ROOMY
        yield Group(*Drawing(self.view, self.words, end, minus, is_roomy).parts())


@dataclass(frozen=True)
class Drawing:
    """The table with these words."""

    view: View
    words: Words
    end: str  # of a line that is too long
    minus: str
    is_roomy: bool

    def parts(self) -> Iterator[RenderableType]:
        yield self.state()
        if self.view["holder"] is not None:
            yield self.dice()
        yield self.towns()
        signs = self.legend()
        if signs:
            yield Text("  ".join(signs), "dim")
        yield from self.under_way()
        if self.view["discard"]["cards"]:
            names = ", ".join(self.card(card) for card in self.view["discard"]["cards"])
            yield self.cut(_named(self.words("Discards:"), names))
        yield from self.hands()

    def state(self) -> Text:
        """Whose turn it is, the goal and the pile in one line."""
        view, pile = self.view, self.view["pile"]
        parts = []
        if view["turn"] is not None and view["phase"] != "deal":
            parts.append(
                self.words("Turn {turn}, {player}", turn=view["turns"], player=seat_name(view["turn"]))
            )
        if view["phase"] == "build" and view["holder"] != view["turn"]:
            parts.append(self.words("Leftover"))
        elif view["phase"] in _PHASES:
            parts.append(self.words.say(_PHASES[view["phase"]]))
        parts.append(self.words("Goal {goal}", goal=view["goal"]))
        cards = {"pile": pile["cards"], "discards": len(view["discard"]["cards"])}
        parts.append(self.words("Pile {pile}, discards {discards}", **cards))
        if view["last_turns"] is not None:
            parts.append(
                self.words.count("{number} turn to come", "{number} turns to come", view["last_turns"])
            )
        elif pile["emptied"] > 0:
            times = pile["emptied"]
            parts.append(self.words.count("run out once", "run out {number} times", times))
        return Text("   ".join(parts), "bold")

    def dice(self) -> Text:
        """The dice that are left, and the goods of who holds them."""
        dice = tell_all_materials([one["dice"] for one in self.view["dice"]], self.words)
        goods = [one["goods"] for one in self.view["dice"]]
        told = _named(self.words("Dice of {player}:", player=seat_name(self.view["holder"])), dice)
        if any(goods):
            told.append(" ").append_text(_named(self.words("Goods:"), tell_all_materials(goods, self.words)))
        return told

    # --- Towns --------------------------------------------------------------------------

    def towns(self) -> Table:
        """Two or three lines for each town; who decides is marked."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for seat, one in enumerate(self.view["seats"]):
            grid.add_row(self.player(seat), self.standing(seat, one))
            if one["buildings"]:
                built = [self.in_town(card, _points(card)) for card in one["buildings"]]
                grid.add_row(_label(self.words("Buildings")), _list(built, "building"))
            if one["troops"]:
                army = [self.in_town(card, str(card["value"])) for card in one["troops"]]
                grid.add_row(_label(self.words("Troops")), _list(army, "troop"))
        return grid

    def player(self, seat: int) -> Text:
        name = self.words.say(seat_name(seat))
        return Text(f">{name}<", "bold reverse") if self.view["actor"] == seat else Text(f" {name} ", "bold")

    def standing(self, seat: int, one: Piece) -> Text:
        """Points and cards of a player, and whether Groo or the dice are there."""
        view, battle = self.view, self.view["battle"]
        points = {"points": one["points"], "goal": view["goal"]}
        parts = [
            self.words("{points}/{goal} Victory Points", **points),
            self.words.count("{number} card in hand", "{number} cards in hand", len(one["hand"])),
        ]
        if view["groo"]["town"] == seat:
            parts.append(self.words("Groo is here"))
        if view["holder"] == seat:
            parts.append(self.words("has the dice"))
        if battle and battle["defender"] == seat:
            parts.append(self.words("is attacked"))
        return Text(", ".join(parts), "bold yellow" if view["groo"]["town"] == seat else "")

    def in_town(self, card: Piece, number: str) -> str:
        """A card with its number and its signs: Tavern 1 z."""
        signs = "".join(sign for key, sign in _SIGNS.items() if card.get(key))
        return f"{self.card(card)} {number} {signs}".rstrip()

    def legend(self) -> list[str]:
        """What the signs on the board stand for."""
        town = [card for one in self.view["seats"] for card in (*one["buildings"], *one["troops"])]
        meanings = {
            "asleep": self.words("asleep"),
            "used": self.words("used"),
            "fights": self.words("fights"),
            "usable": self.words("can be used now"),
        }
        return [
            f"{_SIGNS[key]} {meaning}"
            for key, meaning in meanings.items()
            if any(card.get(key) for card in town)
        ]

    # --- What is under way ----------------------------------------------------------------

    def under_way(self) -> Iterator[Text]:
        """The battle, cards that wait for their effect, and effects."""
        view, battle = self.view, self.view["battle"]
        if battle:
            yield Text(
                self.words(
                    "Battle: {attacker} against {defender}, {attack} against {defence}",
                    attacker=seat_name(battle["attacker"]),
                    defender=seat_name(battle["defender"]),
                    attack=battle["attack"],
                    defence=battle["defence"],
                ),
                "bold",
            )
        if view["waiting"]:
            waiting = [
                f"{self.card(one)} ({self.words.say(seat_name(one['player']))})" for one in view["waiting"]
            ]
            yield _named(self.words("Waiting:"), ", ".join(waiting))
        if view["held"]:
            yield _named(self.words("Laid aside:"), ", ".join(self.card(card) for card in view["held"]))
        for effect in view["effects"]:
            player = seat_name(effect["user"])
            told = self.words("Under way: {effect} ({player})", effect=self.card(effect), player=player)
            yield Text(told, "bold")

    # --- Hands ------------------------------------------------------------------------------

    def hands(self) -> Iterator[RenderableType]:
        """What the reader holds, with costs and texts; of what the others hold, the names that are known."""
        for seat, one in enumerate(self.view["seats"]):
            known = [card for card in one["hand"] if card["card"]]
            if known and len(known) == len(one["hand"]) and seat == self.reader():
                yield Text(self.words("Hand of {player}:", player=seat_name(seat)), "bold")
                yield self.texts(known)
            elif known:
                names = [self.card(card) for card in known]
                unknown = len(one["hand"]) - len(known)
                if unknown:
                    names.append(self.words.count("{number} unknown", "{number} unknown", unknown))
                yield _named(self.words("{player} holds:", player=seat_name(seat)), ", ".join(names))

    def reader(self) -> int:
        """Who sees the own hand: who decides, else the first whose whole hand is known."""
        seats, actor = self.view["seats"], self.view["actor"]
        seeing = [seat for seat, one in enumerate(seats) if all(card["card"] for card in one["hand"])]
        seeing = [seat for seat in seeing if seats[seat]["hand"]]
        return int(actor) if actor in seeing else next(iter(seeing), -1)

    def texts(self, cards: list[Piece]) -> Table:
        """Each card in a line, or in full where there is room; what can be played is marked."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=1)
        grid.add_column()
        for card in cards:
            told = tell_text(card["effect"], self.words, card["kind"] == "troop")
            line = _named(self.label(card), told.replace("−", self.minus), _COLOURS[card["kind"]])
            mark = _SIGNS["usable"] if card["playable"] else ""
            grid.add_row(mark, line if self.is_roomy else self.cut(line, _WIDTH - 3))
        return grid

    def label(self, card: Piece) -> str:
        """What a card is worth, and what it costs."""
        details = {"card": self.card(card), "cost": tell_all_materials(card["cost"], self.words)}
        if card["kind"] == "building":
            return self.words.count(
                "{card}, {number} point, {cost}:",
                "{card}, {number} points, {cost}:",
                card["points"],
                **details,
            )
        if card["kind"] == "troop":
            return self.words("{card}, value {value}, {cost}:", value=card["value"], **details)
        if card["kind"] == "effect":
            return self.words("{card}, {cost}:", **details)
        return self.words("{card}, Wild:", card=details["card"])

    def card(self, card: Piece) -> str:
        return self.words.say(card_name(card_number(card["card"])))

    def cut(self, line: Text, width: int = _WIDTH) -> Text:
        """One line, and no more."""
        if line.cell_len > width:
            line.truncate(width - len(self.end))
            line.append(self.end)
        return line


def _points(card: Piece) -> str:
    """The printed points, with what the text adds: 1+1."""
    more = card["worth"] - card["points"]
    return f"{card['points']}{more:+d}" if more else str(card["points"])


def _label(name: str) -> Text:
    return Text(f" {name}", "dim")


def _list(cards: list[str], kind: str) -> Text:
    return Text(", ").join(Text(card, _COLOURS[kind]) for card in cards)


def _named(name: str, told: str, style: str = "") -> Text:
    return Text().append(name, f"bold {style}").append(f" {told}")
