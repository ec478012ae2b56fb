"""Whole short matches as people read them: prompts, offers, choices and log lines.

They are played in the tests' own box and told with its names, so that they stay whatever the standard box
becomes. With PIOCHE_REWRITE=1 the files are written anew: read the difference before you keep it.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pioche.core.box import BoxFile
from pioche.core.match import Match
from pioche.core.rule import SPECTATOR
from pioche.games.golem import GAME

from ..playthrough import BasePlaythrough, check_files, check_readable, check_record, check_text, together
from .building import Contents, box_file
from .content import MECHAS
from .random_play import choose
from .telling import here

FOLDER = Path(__file__).parent
TASTE = (0.85, 0.5, 0.3)  # for cards, abilities, and closing a window
FRAGILE = [5, 3, 3, 6, 4, 3] * len(MECHAS)


@dataclass(frozen=True, kw_only=True)
class Playthrough(BasePlaythrough):
    """A match that chance and players who rather play cards than throw them play from a seed."""

    players: int
    contents: Contents = field(default_factory=dict)

    def start(self, file: BoxFile | None = None) -> Match:
        file = file or box_file(contents=self.contents)
        return Match.new(GAME, self.players, self.options, seed=self.seed, file=file)

    def choose(self, match: Match, random: Random) -> int:
        return choose(random, match.legal, TASTE)

    def play_in_standard_box(self) -> Match:
        """Play a match with the same numbers to its end: a record knows no other pieces than the standard."""
        contents = {**GAME.file.contents, **self.contents}
        return self.finish(self.start(replace(GAME.file, contents=contents)))

    def told(self) -> Iterator[str]:
        """The match, line by line."""
        match, random, told = self.start(), Random(self.seed), [""]
        contents = {name: number for name, number in self.contents.items() if name != "mecha_defence"}
        table = f"GOLEM, {self.players} players, seed {self.seed}, {self.language}"
        yield f"{table}: {self.changes(contents)}"
        yield from self.story(match, since=0)
        while not match.over:
            chosen, before = self.choose(match, random), len(match.plies)
            yield ("\n" if told else "") + self.here(match.prompt(match.actor, self.language))
            name, sentence = match.name(chosen, self.language), match.sentence(chosen, self.language)
            yield f"  [{self.offers(match)}]"
            yield self.here(f"  > {name}: {sentence}")
            match.apply(chosen)
            told = self.story(match, since=before)
            yield from told
        yield f"\n{match.prompt(SPECTATOR, self.language)} {match.scores}"
        yield from end(match.view(SPECTATOR))

    def here(self, text: str) -> str:
        return here(text, self.language)

    def offers(self, match: Match) -> str:
        return together(self.here(match.name(action, self.language)) for action in match.legal)

    def story(self, match: Match, since: int) -> list[str]:
        return [self.here(line) for line in super().story(match, since)]


def end(view: dict[str, Any]) -> Iterator[str]:
    """The table at the end: a line for each seat with its tiles, and all the rest."""
    for number, seat in enumerate(view.pop("seats"), 1):
        tiles = ", ".join(tile_text(tile) for tile in seat["tiles"])
        kept = {name: seat[name] for name in ("team", "energy", "working", "fallen")}
        yield f"seat {number}: {json.dumps(kept)} {tiles}"
    view["discard"] = len(view["discard"]["cards"])
    for name, value in view.items():
        yield f"{name}: {json.dumps(value)}"


def tile_text(tile: dict[str, Any]) -> str:
    """A tile with its attack and defence now; one that is out of order in brackets."""
    text = f"{tile['tile']} {tile['attack']['now']}/{tile['defence']['now']}"
    return text if tile["working"] else f"({text})"


PLAYTHROUGHS = {
    "playthrough-duel.txt": Playthrough(
        seed=17, players=2, contents={"hand": 4, "virtual_hand": 3, "rounds": 2}
    ),
    "playthrough-arena.txt": Playthrough(
        seed=27,
        players=3,
        contents={"hand": 3, "rounds": 2, "mecha_defence": FRAGILE},
        options={"windows": "all"},
    ),
    "playthrough-french.txt": Playthrough(
        seed=1,
        players=4,
        language="fr",
        contents={"hand": 2, "rounds": 2, "mecha_defence": FRAGILE},
        options={"teams": "pairs"},
    ),
}


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_match_reads_as_it_did(name: str) -> None:
    check_text(FOLDER / name, PLAYTHROUGHS[name].told())


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_person_can_read_it(name: str) -> None:
    check_readable(FOLDER / name)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_record_of_such_a_match_restores_it(name: str) -> None:
    check_record(PLAYTHROUGHS[name].play_in_standard_box())


def test_no_playthrough_is_left_over() -> None:
    check_files(FOLDER, PLAYTHROUGHS)
