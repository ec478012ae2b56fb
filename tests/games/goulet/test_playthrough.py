"""Whole short matches as people read them: prompts, offers, choices and log lines.

With PIOCHE_REWRITE=1 the files are written anew: read the difference before you keep it.
"""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from pioche.core.box import Value, format_value
from pioche.core.match import Match
from pioche.core.rule import SPECTATOR
from pioche.games.goulet import GAME

from .positions import box_file

FOLDER = Path(__file__).parent
MOST_LINES = 300


@dataclass(frozen=True)
class Playthrough:
    """A match that chance and random players play from a seed."""

    seed: int
    language: str = "en"
    contents: dict[str, int] = field(default_factory=dict)
    options: dict[str, Value] = field(default_factory=dict)

    def play(self) -> Match:
        """Play the match to its end."""
        match, random = self.start(), Random(self.seed)
        while not match.over:
            match.apply(random.choice(match.legal))
        return match

    def start(self) -> Match:
        return Match.new(GAME, options=self.options, seed=self.seed, file=box_file(self.contents))

    def told(self) -> Iterator[str]:
        """The match, line by line."""
        match, random = self.start(), Random(self.seed)
        changes = [f"{name} = {number}" for name, number in self.contents.items()]
        changes += [f"{name} = {format_value(value)}" for name, value in self.options.items()]
        yield f"Goulet, seed {self.seed}, {self.language}: {', '.join(changes) or 'standard'}"
        yield from self.story(match, since=0)
        prompt = ""
        while not match.over:
            if prompt != (prompt := match.prompt(SPECTATOR, self.language)):
                yield f"\n{prompt}"
            yield f"  offered: {', '.join(match.name(action, self.language) for action in match.legal)}"
            chosen, before = random.choice(match.legal), len(match.plies)
            yield f"  > {match.name(chosen, self.language)}: {match.sentence(chosen, self.language)}"
            match.apply(chosen)
            yield from self.story(match, since=before)
        yield f"\n{match.prompt(SPECTATOR, self.language)} {match.scores}"
        view = match.view(SPECTATOR)
        for unit in view.pop("units"):
            yield json.dumps(unit)
        for name, value in view.items():
            yield f"{name}: {json.dumps(value)}"

    def story(self, match: Match, since: int) -> list[str]:
        """What has happened since that ply."""
        return list(match.story(SPECTATOR, self.language, since))


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
    told = "\n".join(PLAYTHROUGHS[name].told()) + "\n"
    if os.environ.get("PIOCHE_REWRITE"):
        (FOLDER / name).write_text(told, "utf-8")
    assert told.splitlines() == (FOLDER / name).read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_person_can_read_it(name: str) -> None:
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    assert len(lines) < MOST_LINES
    assert max(len(line) for line in lines) < 200


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_its_record_restores_it(name: str) -> None:
    """Seeded dice are rolled again, and must show the same."""
    match = PLAYTHROUGHS[name].play()
    restored = Match.parse(match.record())
    assert restored.record() == match.record()
    assert list(restored.story(SPECTATOR)) == list(match.story(SPECTATOR))


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("playthrough-*")} == set(PLAYTHROUGHS)
