"""Whole short matches as people read them: prompts, offers, choices and log lines.

With PIOCHE_REWRITE=1 the files are written anew: read the difference before you keep it.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from pioche.core.match import Match
from pioche.core.rule import SPECTATOR
from pioche.games.goulet import GAME

from ..playthrough import BasePlaythrough, check_files, check_readable, check_record, check_text
from .positions import box_file

FOLDER = Path(__file__).parent


@dataclass(frozen=True, kw_only=True)
class Playthrough(BasePlaythrough):
    """A match that chance and random players play from a seed."""

    contents: dict[str, int] = field(default_factory=dict)

    def start(self) -> Match:
        return Match.new(GAME, options=self.options, seed=self.seed, file=box_file(self.contents))

    def told(self) -> Iterator[str]:
        """The match, line by line."""
        match, random = self.start(), Random(self.seed)
        yield f"Goulet, seed {self.seed}, {self.language}: {self.changes(self.contents) or 'standard'}"
        yield from self.story(match, since=0)
        prompt = ""
        while not match.over:
            if prompt != (prompt := match.prompt(SPECTATOR, self.language)):
                yield f"\n{prompt}"
            yield f"  offered: {', '.join(match.name(action, self.language) for action in match.legal)}"
            chosen, before = self.choose(match, random), len(match.plies)
            yield f"  > {match.name(chosen, self.language)}: {match.sentence(chosen, self.language)}"
            match.apply(chosen)
            yield from self.story(match, since=before)
        yield f"\n{match.prompt(SPECTATOR, self.language)} {match.scores}"
        view = match.view(SPECTATOR)
        for unit in view.pop("units"):
            yield json.dumps(unit)
        for name, value in view.items():
            yield f"{name}: {json.dumps(value)}"


PLAYTHROUGHS = {
    "playthrough-standard.txt": Playthrough(seed=49, contents={"hit_points": 2}),
    "playthrough-options.txt": Playthrough(
        seed=59,
        options={"arrange": True, "range": "target", "attacks": "may", "effects": "must", "turn_limit": 5},
    ),
    "playthrough-french.txt": Playthrough(
        seed=256, language="fr", contents={"hit_points": 2}, options={"arrange": True, "turn_limit": 4}
    ),
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
