"""The board of GOLEM: every Mecha, what the reader holds and can use, and the effect under way."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from pioche.core.rule import OVER
from pioche.core.table import View
from pioche.core.words import Say, Words
from pioche.games.golem.names import seat_name, the_tile
from pioche.games.golem.operations import AMOUNT, AT, DO, WITH, Do
from pioche.games.golem.pieces import (
    ABILITIES,
    CARDS,
    PILOTS,
    ability_name,
    card_name,
    effect_name,
    number_of,
    pilot_name,
)
from pioche.games.golem.state import GAIN_ENERGY
from pioche.games.golem.texts import tell_effect, tell_part

from .golem_mecha import BODY, LARGE, WIDTH, Mechas, Piece, columns

_ROOMY = 40  # lines of a terminal in which cards and abilities are told in full
_LINE = WIDTH - 3  # columns behind a mark
_OWN = BODY + 11  # columns of the reader's Mecha, where the others have rows
_COLOURS = {"combat": "red", "support": "blue"}  # beside what the card says, never instead of it


def draw(view: View, words: Words) -> RenderableType:
    """The whole table, drawn with the signs that the terminal has."""
    return Board(view, words)


class Board:
    """The table in the signs of the terminal that it is shown in."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        full, empty, end, minus = ("#", "-", "...", "-") if options.ascii_only else ("■", "□", "…", "−")
        if not console.is_terminal or options.size.height >= _ROOMY:
            end = ""
        mechas = Mechas(self.view, self.words, full, empty)
        yield Group(*Drawing(self.view, self.words, mechas, end, minus).parts())


@dataclass(frozen=True)
class Drawing:
    """The table with these Mecha."""

    view: View
    words: Words
    mechas: Mechas
    end: str  # of a text that is too long for its line; empty where there is room enough
    minus: str

    def parts(self) -> Iterator[RenderableType]:
        """Up to three Mecha are large; of more the reader's is, and the others have two lines each."""
        own = self.reader()
        others = [seat for seat in range(len(self.view["seats"])) if seat != own]
        yield self.state()
        if len(others) < LARGE:
            yield self.mechas.side_by_side()
            yield self.mechas.legend()
            yield from self.powers(own, others)
        else:
            yield self.mechas.rows(others)
            yield self.mechas.legend()
            yield columns([self.mechas.block(own), self.abilities(own)], [_OWN, WIDTH - _OWN])
        yield from self.hands(own)
        if self.view["boost"]:
            boosted = self.words("Strikes of this turn count {boost} more", boost=self.view["boost"])
            yield Text(boosted, "bold")
        for effect in self.view["effects"]:
            yield Text(self.under_way(effect), "bold")

    def reader(self) -> int:
        """Who decides, if the own hand is known; else the first whose hand is; for onlookers who decides."""
        actor, seats = int(self.view["actor"]), self.view["seats"]
        if actor >= 0 and all(card["card"] for card in seats[actor]["hand"]):
            return actor
        return next((seat for seat, one in enumerate(seats) if _is_seen(one["hand"])), max(0, actor))

    def state(self) -> Text:
        """Round and turn, cards and tokens in one line."""
        view, supply = self.view, self.view["supply"]
        rounds = {"round": view["round"], "rounds": view["rounds"]}
        if view["phase"] == "repair":
            parts = [self.words("Before round {round} of {rounds}", **rounds)]
        else:
            parts = [self.words("Round {round} of {rounds}", **rounds)]
            if view["actor"] != OVER and view["phase"] not in ("pilots", "mechas"):
                parts.append(self.words("Turn {turn} of {turns}", turn=view["cycle"], turns=view["cycles"]))
        pile, discards = view["pile"]["cards"], len(view["discard"]["cards"])
        parts.append(self.words("Pile {pile}, discards {discards}", pile=pile, discards=discards))
        plus, minus = supply["plus"], supply["minus"]
        parts.append(self.words("Tokens left: {plus} +1, {minus} -1", plus=plus, minus=minus))
        return Text("   ".join(parts), "bold")

    # --- What can be used -------------------------------------------------------------

    def powers(self, own: int, others: list[int]) -> Iterator[RenderableType]:
        """The abilities of all, the reader's first; in full where there is room."""
        for seat in (seat for seat in [own, *others] if self.view["seats"][seat]["abilities"]):
            is_full = not self.end and (seat == own or len(others) == 1)
            yield self.abilities(seat) if is_full else self.costs(seat)

    def costs(self, seat: int) -> Text:
        """The abilities of a player by name; those that can be used now are marked."""
        abilities = self.view["seats"][seat]["abilities"]
        told = [self.ability(ability) + ("*" if ability["usable"] else "") for ability in abilities]
        return _named(self.words("{player}:", player=seat_name(seat)), ", ".join(told))

    def abilities(self, seat: int) -> Table:
        """What the Pilot and the Mecha of a player can do; what can be used now is marked."""
        one, lines = self.view["seats"][seat], _lines()
        if one["pilot"]:
            name = pilot_name(number_of(PILOTS, one["pilot"]["pilot"]))
            told = self.told(one["pilot"]["effect"])
            lines.add_row("", _named(self.words("{pilot} (a card):", pilot=name), told))
        for ability in one["abilities"]:
            told = self.told(ability["effect"], ability["window"] == "answer")
            label = self.words("{ability}:", ability=self.ability(ability))
            lines.add_row("*" if ability["usable"] else "", _named(label, told))
        return lines

    def ability(self, ability: Piece) -> str:
        """Its name, its cost in boxes of energy, and its window."""
        name = ability_name(number_of(ABILITIES, ability["ability"]))
        cost = f"{ability['cost']}{self.mechas.full}"
        if ability["window"] == "answer":
            return self.words("{ability} ({cost}, answer)", ability=name, cost=cost)
        if ability["window"] == "own":
            return self.words("{ability} ({cost})", ability=name, cost=cost)
        return self.words("{ability} ({cost}, both)", ability=name, cost=cost)

    def hands(self, own: int) -> Iterator[RenderableType]:
        """What the reader holds, with what it says; of what the others hold, the names that are known."""
        hands = [(seat_name(seat), one["hand"]) for seat, one in enumerate(self.view["seats"])]
        if self.view["virtual"]:
            hands.append((Say("Virtual player"), self.view["virtual"]["hand"]))
        player, cards = hands.pop(own)
        if _is_seen(cards):
            yield Text(self.words("Hand of {player}:", player=player), "bold")
            yield self.texts(cards)
        else:
            hands.insert(own, (player, cards))
        for player, cards in hands:
            known = [self.card(card) for card in cards if card["card"]]
            if known:
                yield self.known(player, known, len(cards) - len(known))

    def texts(self, cards: list[Piece]) -> Table:
        """The cards, each in a line where there is little room: what can be played is told in full below."""
        lines = _lines()
        for card in cards:
            label = self.words("{card}:", card=self.card(card))
            told = _named(label, self.text(card["effect"]), _COLOURS[card["kind"]])
            if self.end and told.cell_len > _LINE:
                told.truncate(_LINE - len(self.end))
                told.append(self.end)
            lines.add_row("", told)
        return lines

    def text(self, effect: list[list[int]]) -> str:
        """What a card says; where there is little room, its first strike in short."""
        told = self.told(effect)
        if not self.end or effect[0][DO] != Do.STRIKE:
            return told
        strike = {"strength": effect[0][AMOUNT], "striker": tell_part(effect[0][WITH])}
        short = self.words("{strength} + {striker}, at {target}.", target=tell_part(effect[0][AT]), **strike)
        return short + told.removeprefix(self.told(effect[:1]))

    def told(self, effect: list[list[int]], in_answer: bool = False) -> str:
        """The whole text of an effect."""
        return tell_effect(effect, self.words, in_answer).replace("−", self.minus)

    def known(self, player: Say, cards: list[str], unknown: int) -> Text:
        if unknown:
            cards = [*cards, self.words.count("{number} unknown", "{number} unknown", unknown)]
        return _named(self.words("{player} holds:", player=player), ", ".join(cards))

    def card(self, card: Piece) -> str:
        return self.words.say(card_name(number_of(CARDS, card["card"])))

    # --- The effect under way -----------------------------------------------------------

    def under_way(self, effect: Piece) -> str:
        """Whose it is, at whom, with which tiles, and both sides of a declared strike."""
        source, player = self.source(effect), seat_name(effect["user"])
        parts = [self.words("Under way: {effect} ({player})", effect=source, player=player)]
        if effect["enemy"] is not None:
            parts.append(self.words("against {player}", player=seat_name(effect["enemy"])))
        if effect["striker"]:
            parts.append(self.words("with {tile}", tile=_tile(effect["striker"])))
        if effect["target"]:
            parts.append(self.words("at {tile}", tile=_tile(effect["target"])))
        if effect["strength"] is not None:
            sums = {"strength": effect["strength"], "resistance": effect["resistance"]}
            parts.append(self.words("{strength} against {resistance}", **sums))
        return ", ".join(parts)

    def source(self, effect: Piece) -> Say:
        """The card, Pilot or ability that is used; or the energy that any card gives."""
        kind, _, name = (effect["id"] or "").partition("/")
        if kind == "card":
            return card_name(number_of(CARDS, name))
        if kind == "pilot":
            return pilot_name(number_of(PILOTS, self.view["seats"][int(name)]["pilot"]["pilot"]))
        return ability_name(number_of(ABILITIES, name)) if kind == "ability" else effect_name(GAIN_ENERGY)


def _is_seen(cards: list[Piece]) -> bool:
    """The reader knows every card of a hand that has some."""
    return bool(cards) and all(card["card"] for card in cards)


def _tile(name: str) -> Say:
    return the_tile(int(name.rpartition("/")[2]))


def _named(name: str, told: str, style: str = "") -> Text:
    return Text().append(name, f"bold {style}").append(f" {told}")


def _lines() -> Table:
    """Lines with a mark before them; what is too long goes on below its beginning."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    grid.add_column()
    return grid
