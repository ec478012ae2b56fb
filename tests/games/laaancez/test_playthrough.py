"""Whole short matches as people read them: prompts, offers, choices and log lines.

They are played in a box of their own, with strong and fragile objects, so that combat is short; and until a
zone is nearly full only what has happened is told. With PIOCHE_REWRITE=1 the files are written anew: read
the difference before you keep it.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pioche.core.match import Match
from pioche.core.rule import SPECTATOR
from pioche.games.laaancez import GAME

from ..playthrough import BasePlaythrough, check_files, check_readable, check_record, check_text, together
from .positions import CHOICES, NUMBERS, Choices, Numbers, box_file

FOLDER = Path(__file__).parent
TOLD_FROM = 14  # cells filled
SHORT: dict[str, Numbers] = {
    "candle": (2, 1, 1, 0),
    "gift": (2, 0, 3, 0),
    "candy-cane": (1, 1, 3, 0),
    "santa-hat": (2, 2, 4, 0),
    "shield": (3, 0, 0, 1),
}


@dataclass(frozen=True, kw_only=True)
class Playthrough(BasePlaythrough):
    """A match that chance and random players play from a seed."""

    choices: Choices = field(default_factory=lambda: CHOICES)

    def start(self) -> Match:
        file = box_file(SHORT, self.choices)
        return Match.new(GAME, options=self.options, seed=self.seed, file=file)

    def choose(self, match: Match, random: Random) -> int:
        """Any action; which one does not depend on the order of the objects in the standard box."""
        return random.choice(sorted(match.legal, key=match.name))

    def told(self) -> Iterator[str]:
        """The match, line by line."""
        match, random, story = self.start(), Random(self.seed), [""]
        yield f"Laaancez!, seed {self.seed}, {self.language}: {self.changes() or 'standard'}"
        yield from self.story(match, since=0)
        while not match.over:
            chosen, before = self.choose(match, random), len(match.plies)
            if max(match.state.filled) >= TOLD_FROM:
                yield ("\n" if story else "") + match.prompt(match.actor, self.language)
                name, sentence = match.name(chosen, self.language), match.sentence(chosen, self.language)
                yield f"  [{self.offers(match)}] > {name}: {sentence}"
            match.apply(chosen)
            story = self.story(match, since=before)
            yield from story
        yield f"\n{match.prompt(SPECTATOR, self.language)} {match.scores}"
        yield from self.end(match.view(SPECTATOR))

    def offers(self, match: Match) -> str:
        return together(match.name(action, self.language) for action in sorted(match.legal, key=match.name))

    def end(self, view: dict[str, Any]) -> Iterator[str]:
        """The table at the end: the objects of this box, the zones row by row, and all the rest."""
        kinds = {kind["id"]: kind for kind in view.pop("objects")}
        for name in NUMBERS:
            yield json.dumps(kinds[name])
        for number, seat in enumerate(view.pop("seats"), 1):
            rows = seat.pop("rows")
            yield f"seat {number}: {json.dumps(seat)}"
            for row in rows:
                yield "  " + ", ".join(self.cell(cell["object"]) for cell in row)
        for name, value in view.items():
            yield f"{name}: {json.dumps(value)}"

    def cell(self, found: dict[str, Any] | None) -> str:
        """An object with its hearts and boxes, and those that it could have."""
        if found is None:
            return "-"
        marks = [mark for mark in ("destroyed", "protected") if found[mark]]
        hearts, damage = (
            f"{found['hearts']}/{found['hit_points']}",
            f"{found['damage']}/{found['most_damage']}",
        )
        return " ".join([found["kind"], hearts, damage, *marks])


PLAYTHROUGHS = {
    "playthrough-standard.txt": Playthrough(seed=67),
    "playthrough-options.txt": Playthrough(seed=60, options={"tick": "listed"}),
    "playthrough-french.txt": Playthrough(seed=132, language="fr"),
}


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_match_reads_as_it_did(name: str) -> None:
    check_text(FOLDER / name, PLAYTHROUGHS[name].told())


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_person_can_read_it(name: str) -> None:
    check_readable(FOLDER / name)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_its_record_restores_it(name: str) -> None:
    check_record(PLAYTHROUGHS[name].play())


def test_no_playthrough_is_left_over() -> None:
    check_files(FOLDER, PLAYTHROUGHS)
