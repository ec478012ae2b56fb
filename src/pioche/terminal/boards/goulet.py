"""The board of Goulet: two lines face to face, the Initiative track and the dice."""

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text

from pioche.core.table import View
from pioche.core.words import Words
from pioche.games.goulet.sentences import SIDES, UNITS
from pioche.games.goulet.state import Unit

_POSITIONS = (3, 2, 1)  # of grey, from the left; purple stands the other way round
_COLUMN = 12
_BAR = 10
_COLOURS = ("bold", "bold magenta")  # of the sides; grey itself is hard to read on many screens


def draw(view: View, words: Words) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_lines(view, words), _track(view, words)]
    aside = _aside(view, words)
    if aside:
        parts.append(Text(aside))
    if view["turn"]:
        parts.append(_dice(view, words))
    return Group(*parts)


def _lines(view: View, words: Words) -> Table:
    """The gully: grey from the left, purple from the right, position 1 at the front."""
    standing = {(unit["side"], unit["position"]): unit for unit in view["units"] if unit["position"]}
    places = [(0, position) for position in _POSITIONS] + [(1, position) for position in reversed(_POSITIONS)]
    units = [standing.get(place) for place in places]
    grid = Table.grid(padding=0)
    for column in range(len(places) + 1):
        grid.add_column(justify="center", width=3 if column == len(_POSITIONS) else _COLUMN)
    sides = [Text(words.say(side), _COLOURS[seat]) for seat, side in enumerate(SIDES)]
    _add_row(grid, [Text(), sides[0], Text(), Text(), sides[1], Text()])
    _add_row(grid, [Text(str(position), "dim") for _, position in places])
    _add_row(grid, [_name(unit, view, words) if unit else Text("-", "dim") for unit in units])
    _add_row(grid, [Bar(unit["hit_points"], unit["most_hit_points"]) if unit else Text() for unit in units])
    _add_row(
        grid,
        [Text(f"{unit['hit_points']}/{unit['most_hit_points']}") if unit else Text() for unit in units],
    )
    return grid


def _add_row(grid: Table, cells: list[Any]) -> None:
    """A row with the gully in its middle."""
    middle = len(_POSITIONS)
    grid.add_row(*cells[:middle], Text("|", "dim"), *cells[middle:])


def _name(unit: dict[str, Any], view: View, words: Words) -> Text:
    """The name of a Unit; the one that is played is marked."""
    name = _say(unit["id"], words)
    if unit["id"] == view["playing"]:
        return Text(f">{name}<", Style.parse(_COLOURS[unit["side"]]) + Style(reverse=True))
    return Text(name, _COLOURS[unit["side"]])


def _say(piece: str, words: Words) -> str:
    """The name of the Unit of a piece or token."""
    return words.say(UNITS[Unit[piece.partition("/")[2].upper()]])


def _track(view: View, words: Words) -> Text:
    """The tokens from the left end; the one that is played is marked."""
    if not view["track"]:
        return Text(words("Initiative track: still empty"))
    playing = (view["playing"] or "").replace("unit/", "token/")
    names = [_say(token, words) for token in view["track"]]
    shown = [
        f">{name}<" if token == playing else name for token, name in zip(view["track"], names, strict=True)
    ]
    told = Text(words("Initiative track: {tokens}", tokens="  ".join(shown)))
    for unit in view["units"]:
        told.highlight_words([_say(unit["id"], words)], _COLOURS[unit["side"]])
    return told


def _aside(view: View, words: Words) -> str:
    """The Units that stand in no line: fallen, or not yet in place."""
    aside = [unit for unit in view["units"] if not unit["position"]]
    names = ", ".join(_say(unit["id"], words) for unit in aside)
    if not aside:
        return ""
    if view["phase"] == "arrange":
        return words("Not yet in place: {units}", units=names)
    return words("Fallen: {units}", units=names)


def _dice(view: View, words: Words) -> Text:
    """Turn, roll and dice in one line."""
    shown = " ".join(f"[{die['face']}]" for die in view["dice"])
    line = words(
        "Turn {turn}, roll {roll} of {rolls}: {dice}",
        turn=view["turn"],
        roll=view["roll"] + (view["phase"] == "roll"),  # while dice are in the air, the one they belong to
        rolls=view["rolls"],
        dice=shown or words("no dice on the table"),
    )
    told = Text(line)
    if view["phase"] == "roll":
        told.append("   ").append(
            words.count("({number} die to roll)", "({number} dice to roll)", view["lifted"])
        )
    elif view["lifted"]:
        told.append("   ").append(
            words.count("({number} die taken up)", "({number} dice taken up)", view["lifted"])
        )
    told.highlight_regex(r"\[\d\]", "bold")
    return told


class Bar:
    """Hit Points as a bar, beside which the number always stands too."""

    def __init__(self, now: int, most: int) -> None:
        self.now = now
        self.most = most

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        full, empty = ("#", ".") if options.ascii_only else ("█", "░")
        share = min(1.0, self.now / self.most)
        length = max(1, round(share * _BAR))
        colour = "green" if share > 1 / 2 else "yellow" if share > 1 / 4 else "red"
        margin = " " * ((options.max_width - _BAR) // 2)
        yield Segment(margin)
        yield Segment(full * length, Style(color=colour))
        yield Segment(empty * (_BAR - length), Style(dim=True))
