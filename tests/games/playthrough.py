"""Whole short matches as people read them: prompts, offers, choices and log lines.

With PIOCHE_REWRITE=1 the files are written anew: read the difference before you keep it.
"""

import os
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from pioche.core.box import Value, format_value
from pioche.core.match import Match
from pioche.core.rule import SPECTATOR

MOST_LINES = 300


@dataclass(frozen=True, kw_only=True)
class BasePlaythrough(ABC):
    """A match that chance and random players play from a seed."""

    seed: int
    language: str = "en"
    options: dict[str, Value] = field(default_factory=dict)

    @abstractmethod
    def start(self) -> Match:
        """The match before anyone has decided anything."""

    @abstractmethod
    def told(self) -> Iterator[str]:
        """The match, line by line."""

    def choose(self, match: Match, random: Random) -> int:
        """What the actor does."""
        return random.choice(match.legal)

    def play(self) -> Match:
        """Play the match to its end."""
        return self.finish(self.start())

    def finish(self, match: Match) -> Match:
        """Play this match to its end."""
        random = Random(self.seed)
        while not match.over:
            match.apply(self.choose(match, random))
        return match

    def changes(self, contents: Mapping[str, object] | None = None) -> str:
        """In what the table differs from the standard one: numbers of the box, and options."""
        numbers = [f"{name} = {number}" for name, number in (contents or {}).items()]
        return ", ".join(
            numbers + [f"{name} = {format_value(value)}" for name, value in self.options.items()]
        )

    def story(self, match: Match, since: int) -> list[str]:
        """What has happened since that ply, as anyone may know it."""
        return list(match.story(SPECTATOR, self.language, since))


def together(names: Iterable[str]) -> str:
    """The names of actions, with what begins alike told together: 'play rage, kick; gain energy'."""
    found: dict[str, list[str]] = {}
    for name in names:
        first, *rest = name.split(" ", 1)
        found.setdefault(first, []).extend(rest)
    return "; ".join(f"{first} {', '.join(rest)}".strip() for first, rest in found.items())


def check_text(path: Path, lines: Iterable[str]) -> None:
    """The match reads as it did when the file was written."""
    told = "\n".join(lines) + "\n"
    if os.environ.get("PIOCHE_REWRITE"):
        path.write_text(told, "utf-8")
    assert told.splitlines() == path.read_text("utf-8").splitlines()


def check_readable(path: Path) -> None:
    """A person can read it: it is not long, nor are its lines."""
    lines = path.read_text("utf-8").splitlines()
    assert len(lines) < MOST_LINES
    assert max(len(line) for line in lines) < 200


def check_record(match: Match) -> None:
    """The record of a match restores it: seeded dice are rolled again, and must show the same."""
    restored = Match.parse(match.record())
    assert restored.record() == match.record()
    assert list(restored.story(SPECTATOR)) == list(match.story(SPECTATOR))


def check_files(folder: Path, names: Iterable[str]) -> None:
    """There are files for these playthroughs and no others."""
    assert {path.name for path in folder.glob("playthrough-*")} == set(names)
