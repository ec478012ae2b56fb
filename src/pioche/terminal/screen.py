"""Writing to a terminal and reading from it; readable without colour, and through a pipe."""

import os
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import groupby
from unicodedata import category

from rich.console import Console
from rich.markdown import Markdown
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pioche.core.match import Match
from pioche.core.rule import cache_root, config, is_compiled_before, prune_cache
from pioche.core.words import Mistake, Words

from .boards import draw_board
from .line_breaks import keep_no_break_spaces
from .numbers import numbers_of

_WIPE = "\x1b[H\x1b[2J\x1b[3J"  # cursor home, clear the screen, forget what was scrolled away
_LONG_LIST = 8  # actions that are still listed one below the other
_LONGEST_ROW = 32  # actions of one kind that are still listed one by one ...
_START_OF_ROW = 16  # ... and how many of a longer row are
_MOMENT = 0.4  # seconds that a bot may think before the screen says so


def make_console(environment: Mapping[str, str], stderr: bool = False) -> Console:
    """A console that shows text as it is; NO_COLOR leaves no escape code at all."""
    keep_no_break_spaces()
    if environment.get("NO_COLOR"):
        return Console(stderr=stderr, color_system=None, highlight=False, markup=False, emoji=False)
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def announce_compiling(words: Words) -> None:
    """Explain the wait when rules run for the first time, and forget the code of old versions."""
    if not is_compiled_before() and not config.DISABLE_JIT:
        aside = make_console(os.environ, stderr=True)
        aside.print(words("Compiling the rules for the first time; this takes some seconds …"))
        prune_cache(cache_root())


def printable(text: str) -> str:
    """The text without anything that could steer a terminal."""
    return "".join("?" if category(letter)[0] == "C" and letter != "\n" else letter for letter in text)


class Screen:
    """What people see, in their language."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    @property
    def language(self) -> str:
        return self.words.language

    @property
    def can_animate(self) -> bool:
        """Whether a line can be drawn and wiped away again."""
        return self.console.is_terminal and self.console.color_system is not None

    def wipe(self) -> None:
        """Let nothing be seen of what was shown before, not even by scrolling back."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(_WIPE)
        else:
            self.console.print("\n" * self.console.height)

    def say(self, text: str, style: str = "") -> None:
        """One sentence."""
        self.console.print(Text(printable(text), style))

    def say_whole(self, text: str) -> None:
        """A sentence with a path or a command in it, never broken, so that it can be copied."""
        self.console.print(Text(printable(text)), soft_wrap=True)

    def refuse(self, mistake: Mistake) -> None:
        """What went wrong, and nothing was changed."""
        self.say(self.words.say(mistake.sentence), "bold red")

    def ask(self, text: str) -> str:
        """What somebody types after these words; a pipe's line is shown as if it had been typed."""
        line = self.console.input(Text(printable(text), "bold"))
        if not sys.stdin.isatty():
            self.console.print(Text(printable(line)))
        return line.strip()

    def markdown(self, text: str) -> None:
        """A piece of the rules."""
        self.console.print(Markdown(text))

    def tell(self, lines: Iterator[str]) -> None:
        """What has happened."""
        for line in lines:
            self.console.print(Text(printable(line)))

    def table(self, rows: list[tuple[str, str]]) -> None:
        """Two columns."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        for row in rows:
            grid.add_row(*(Text(cell) for cell in row))
        self.console.print(grid)

    def board(self, match: Match, seat: int) -> None:
        """The table as that seat sees it, under a line that says who plays."""
        seats = [
            self.words("{side}: {player}", side=match.game.table.seat_name(number), player=name)
            for number, name in enumerate(match.names)
        ]
        name = match.file.title[self.language]
        title = " · ".join([name, *seats])
        if len(title) > self.console.width - 2:  # too many seats for one line
            self.console.print(Rule(Text(name, "bold"), align="left", style="dim"))
            self.say(" · ".join(seats), "bold")
        else:
            self.console.print(Rule(Text(title, "bold"), align="left", style="dim"))
        self.console.print(draw_board(match.game.name, match.view(seat), self.words))

    def question(self, match: Match, seat: int) -> None:
        """What is asked, with everything that can be done, numbered, and what cannot, with the reason."""
        self.say(match.prompt(seat, self.language), "bold")
        self.console.print(self._numbered(list(self._offers(match))))
        refusals = list(self._refusals(match, seat))
        if refusals:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(justify="right", width=3)
            for reason in refusals:
                grid.add_row(Text("-", "dim"), Text(reason, "dim"))
            self.console.print(grid)

    def _offers(self, match: Match) -> Iterator[tuple[str, str]]:
        """What can be done, numbered; of a very long row of one kind only the beginning, and how to say the
        rest."""
        numbered = list(zip(numbers_of(match), match.legal, strict=True))
        for _, group in groupby(numbered, key=lambda pair: match.game.kind_of(pair[1]).name):
            row = list(group)
            told = row if len(row) <= _LONGEST_ROW else row[:_START_OF_ROW]
            for number, action in told:
                yield str(number), match.sentence(action, self.language)
            if told != row:
                (first, next_one), (last, last_one) = row[_START_OF_ROW], row[-1]
                names = [match.name(action, self.language) for action in (next_one, last_one)]
                yield (
                    f"{first}-{last}",
                    self.words("from '{first}' to '{last}'", first=names[0], last=names[1]),
                )

    def _numbered(self, rows: list[tuple[str, str]]) -> Table:
        """A long list is set in columns, as many as fit, read downwards."""
        widest = max(len(number) for number, _ in rows) + max(len(sentence) for _, sentence in rows) + 4
        columns = max(1, self.console.width // widest) if len(rows) > _LONG_LIST else 1
        height = -(-len(rows) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(columns):
            grid.add_column(justify="right", min_width=3, style="bold")
            grid.add_column()
        for line in range(height):
            cells = [Text(cell) for row in rows[line::height] for cell in row]
            grid.add_row(*cells)
        return grid

    def _refusals(self, match: Match, seat: int) -> Iterator[str]:
        """What is worth showing and not possible now; actions that fail for one reason are told together."""
        failing: dict[tuple[str, str], list[str]] = {}
        for action in match.candidates(seat):
            refusal = match.why_not(action)
            if refusal is not None:
                why = (self.words.say(refusal.sentence), refusal.clause)
                failing.setdefault(why, []).append(match.name(action, self.language))
        for (reason, clause), names in failing.items():
            yield self.words(
                "{action}: {reason} ({clause})", action=", ".join(names), reason=reason, clause=clause
            )

    @contextmanager
    def thinking(self, name: str) -> Iterator[None]:
        """Say that a bot thinks, if it takes longer than a moment and has a name."""
        if not name or not self.can_animate:
            yield
            return
        status = self.console.status(Text(self.words("{name} is thinking …", name=name)))
        timer = threading.Timer(_MOMENT, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()
