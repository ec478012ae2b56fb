"""The board of Golem It: the players in a table, what has to be beaten, the cards that the reader sees."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pioche.core.table import View
from pioche.core.words import Words
from pioche.games.golem_it.sentences import format_combination, seat_name

_COLOURS = {"mint": "green", "purple": "magenta"}  # beside the letter, never instead of it
_EMPTY = "-"

Card = dict[str, Any]


def draw(view: View, words: Words) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_state(view, words), _to_beat(view, words), _players(view, words)]
    for seat, one in enumerate(view["seats"]):
        seen = [card for card in one["hand"] if card["number"] is not None]
        if seen:
            parts.append(_hand(seat, seen, words))
    if view["chain"]:
        parts.append(_chain(view["chain"], words))
    return Group(*parts)


# --- Cards --------------------------------------------------------------------


def _card(card: Card, words: Words) -> Text:
    """A letter for the colour, the number, and the points on it: P5(+2)."""
    if card["colour"] == "purple":
        told = words("P{number}", number=card["number"])
    else:
        told = words("M{number}", number=card["number"])
    points = card.get("points")
    return Text(f"{told}(+{points})" if points else told, _COLOURS[card["colour"]])


def _cards(cards: list[Card], words: Words) -> Text:
    """Cards side by side, in the order of their numbers."""
    ordered = sorted(cards, key=lambda card: (card["number"], card["colour"]))
    return Text(" ").join(_card(card, words) for card in ordered)


def _combination(lies: dict[str, Any] | None, words: Words) -> Text:
    """The cards and what they count: P5(+2) M15 = 15-15."""
    if lies is None:
        return Text(_EMPTY)
    told = _cards(lies["cards"], words)
    if lies["value"]:
        told.append(f" = {format_combination(lies['value'], len(lies['cards']))}")
    return told


def _hand(seat: int, cards: list[Card], words: Words) -> Text:
    return Text(words("Hand of {player}:", player=seat_name(seat)) + " ", "bold").append_text(
        _cards(cards, words)
    )


def _chain(chain: dict[str, Any], words: Words) -> Text:
    told = Text(words("Under way:") + " ", "bold").append_text(_combination(chain, words))
    if chain["points"]:
        told.append(" ").append(
            words.count("({number} point laid)", "({number} points laid)", chain["points"])
        )
    return told


# --- The state of the game ------------------------------------------------------


def _state(view: View, words: Words) -> Text:
    """Game, turn and reserve in one line."""
    parts = []
    if view["games"] > 1:
        parts.append(words("Game {game} of {games}", game=view["game_number"], games=view["games"]))
    if view["turn"] and view["turn_limit"]:
        parts.append(words("Turn {turn} of at most {limit}", turn=view["turn"], limit=view["turn_limit"]))
    elif view["turn"]:
        parts.append(words("Turn {turn}", turn=view["turn"]))
    parts.append(words("Reserve: {points}", points=view["reserve"]["points"]))
    return Text("   ".join(parts))


def _to_beat(view: View, words: Words) -> Text:
    latest = view["to_beat"]
    if latest is None:
        return Text(words("Nothing to beat yet in this round"), "bold")
    combination = format_combination(latest["value"], latest["cards"])
    player = seat_name(latest["seat"])
    return Text(words("To beat: {combination} ({player})", combination=combination, player=player), "bold")


def _players(view: View, words: Words) -> Table:
    """A line for each player; whose turn it is is marked."""
    table = Table.grid(padding=(0, 3, 0, 0))
    headings = ["", words("Cards"), words("Tokens"), words("In front"), ""]
    for column, heading in enumerate(headings):
        is_number = heading in headings[1:3]
        table.add_column(justify="right" if is_number else "left", overflow="fold", no_wrap=column != 3)
    if view["series"] != "single":
        table.add_column(justify="right", no_wrap=True)
        headings.append(words("Penalty") if view["series"] == "two players" else words("Total"))
    table.add_row(*(Text(heading, "dim") for heading in headings))
    for seat, one in enumerate(view["seats"]):
        cells = [
            _name(seat, view["actor"] == seat, words),
            Text(str(len(one["hand"]))),
            Text(str(one["tokens"]["points"])),
            _combination(one["front"], words),
            Text(_standing(one, words)),
        ]
        if view["series"] != "single":
            cells.append(Text(str(one["total"])))
        table.add_row(*cells)
    return table


def _name(seat: int, is_deciding: bool, words: Words) -> Text:
    name = words.say(seat_name(seat))
    return Text(f">{name}<", "bold reverse") if is_deciding else Text(f" {name} ")


def _standing(one: dict[str, Any], words: Words) -> str:
    """Whether a player is out, and in which place, or has passed."""
    if one["rank"]:
        return words("place {place}", place=one["rank"])
    return words("passed") if one["passed"] else ""
