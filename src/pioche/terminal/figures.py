"""Figures in tables: the games on the shelf, measurements, and speed."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from babel import Locale
from babel.numbers import format_decimal, format_percent
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from pioche.core.game import Game
from pioche.core.words import Words

Report = Callable[[int, int], None]  # done, in all

_WHOLE = "#,##0"  # Babel's pattern of a number with its thousands apart


def _table(*columns: str) -> Table:
    """An open table: the first column to the left, numbers to the right."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right", overflow="fold")
    return table


def games_table(games: Mapping[str, Game], words: Words) -> Table:
    """What is on the shelf."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in (words("name"), words("title"), words("players"), words("minutes"), words("age")):
        table.add_column(column, no_wrap=True)
    table.add_column(words("what it is"))
    for name, game in games.items():
        file = game.file
        players = str(file.fewest) if file.fewest == file.most else f"{file.fewest}-{file.most}"
        about = (file.title[words.language], players, str(file.minutes), f"{file.age}+")
        table.add_row(Text(name, "bold"), *about, file.summary[words.language])
    return table


def _percent(share: float, words: Words, places: int = 1) -> str:
    """A share in per cent, as the language writes it."""
    pattern = Locale.parse(words.language).percent_formats[None].pattern
    return format_percent(share, pattern.replace(_WHOLE, _WHOLE + "." + places * "0"), words.language)


def _number(value: float, words: Words, places: int = 0) -> str:
    """A number as the language writes it, with its thousands apart."""
    return format_decimal(value, _WHOLE + "." + places * "0", words.language)


def _interval(share: dict[str, Any], words: Words) -> str:
    """From where to where a share is likely to lie."""
    return words("{low} to {high}", low=_percent(share["low"], words), high=_percent(share["high"], words))


def measurement_tables(figures: dict[str, Any], words: Words) -> Iterator[Table | Text]:
    """Who wins, from which chair, how long a match lasts, what is chosen."""
    matches = figures["matches"]
    written = _number(matches, words)
    yield Text(
        words.count(
            "{matches} match of {game}; every bot plays from every chair.",
            "{matches} matches of {game}; every bot plays from every chair.",
            matches,
            matches=written,
            game=figures["game"],
        )
    )
    interval = words("{level} interval", level=_percent(0.95, words, places=0))
    seats = _table(words("bot"), words("wins"), words("share"), interval)
    for seat in figures["seats"]:
        seats.add_row(
            Text(seat["bot"]),
            _number(seat["wins"], words, 0 if seat["wins"] == int(seat["wins"]) else 1),
            _percent(seat["share"], words),
            _interval(seat, words),
        )
    yield seats
    if figures["shared_wins"]:
        shared = _number(figures["shared_wins"], words)
        yield Text(words("Matches with a shared win (each bot counts its part): {number}", number=shared))
    chairs = _table(words("chair"), words("share of the wins"))
    for number, share in enumerate(figures["by_chair"], 1):
        chairs.add_row(str(number), _percent(share, words))
    yield chairs
    decisions = figures["decisions"]
    yield Text(
        words(
            "Decisions in a match: {mean} on average, median {median}, from {least} to {most}.",
            mean=_number(decisions["mean"], words, 1),
            median=_number(decisions["median"], words),
            least=_number(decisions["least"], words),
            most=_number(decisions["most"], words),
        )
    )
    actions = _table(words("action"), words("share of decisions"), words("chosen where possible"), interval)
    for kind, share in sorted(figures["actions"].items(), key=lambda item: -item[1]):
        possible = figures["when_offered"].get(kind)
        chosen = [_percent(possible["share"], words), _interval(possible, words)] if possible else ["-", "-"]
        actions.add_row(Text(kind), _percent(share, words), *chosen)
    yield actions
    if figures["facts"]:
        yield _facts_table(figures["facts"], matches, interval, words)


def _facts_table(facts: dict[str, Any], matches: int, interval: str, words: Words) -> Table:
    """What the game finds worth counting: how often it was seen, and what the seats won that had it."""
    table = _table(
        words("fact"), words("seen in matches"), words("times"), words("wins of these seats"), interval
    )
    for name, fact in facts.items():
        seen = _percent(fact["matches"] / matches, words)
        times = _number(fact["times"], words)
        table.add_row(Text(name), seen, times, _percent(fact["share"], words), _interval(fact, words))
    return table


def bench_table(figures: dict[str, Any], words: Words) -> Table:
    """How fast the rules are."""
    table = _table(figures["game"], words("on this machine"))
    rows = {
        "decisions_per_second": (words("decisions a second, one core"), 0),
        "matches_per_second": (words("matches a second, one core"), 0),
        "all_cores_decisions_per_second": (words("decisions a second, all cores"), 0),
        "reference_decisions_per_second": (words("decisions a second, C++ reference, one core"), 0),
        "state_bytes": (words("bytes of a position"), 0),
        "first_seconds": (words("seconds to the first match ever, compiling"), 2),
        "load_seconds": (words("seconds to the first match, compiled before"), 2),
    }
    for key, (label, places) in rows.items():
        if figures.get(key) is not None:
            table.add_row(label, _number(figures[key], words, places))
    return table


@contextmanager
def progress_bar(console: Console, label: str) -> Iterator[Report]:
    """A bar that is gone when the work is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
