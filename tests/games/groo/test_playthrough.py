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
from pioche.games.groo import GAME
from pioche.games.groo.names import card_number

from ..playthrough import BasePlaythrough, check_files, check_readable, check_record, check_text, together
from .content import CARDS, box_file, here
from .random_play import choose

FOLDER = Path(__file__).parent
TASTE = (0.9, 0.4, 0.8, 0.7, 0.6)  # for playing, using and picking, attacking, drawing, and stopping


@dataclass(frozen=True, kw_only=True)
class Playthrough(BasePlaythrough):
    """A match that chance and players who rather play cards than throw them away play from a seed."""

    players: int
    contents: dict[str, int] = field(default_factory=dict)

    def start(self, file: BoxFile | None = None) -> Match:
        file = file or box_file(self.contents)
        return Match.new(GAME, self.players, self.options, seed=self.seed, file=file)

    def choose(self, match: Match, random: Random) -> int:
        return choose(random, match.legal, TASTE)

    def play_in_standard_box(self) -> Match:
        """Play a match with the same numbers to its end: a record knows no other pieces than the standard."""
        contents = {**GAME.file.contents, **self.contents}
        return self.finish(self.start(replace(GAME.file, contents=contents)))

    def told(self) -> Iterator[str]:
        """The match, line by line."""
        match, random, told, since = self.start(), Random(self.seed), [""], 0
        table = f"Groo, {self.players} players, seed {self.seed}, {self.language}"
        yield f"{table}: {self.changes(self.contents)}"
        yield from self.story(match, since)
        while not match.over:
            chosen, since = self.choose(match, random), match.settled(SPECTATOR)  # what is told by now
            yield ("\n" if told else "") + self.here(match.prompt(match.actor, self.language))
            name, sentence = match.name(chosen, self.language), match.sentence(chosen, self.language)
            yield f"  [{self.offers(match)}]"
            yield self.here(f"  > {name}: {sentence}")
            match.apply(chosen)
            told = self.story(match, since)
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
    """The table at the end: a line for each seat with its cards, and what tells why the match is over."""
    for number, seat in enumerate(view["seats"], 1):
        buildings = names(seat["buildings"], "worth")
        yield f"seat {number}: {seat['points']} points: {buildings}; {names(seat['troops'], 'value')}"
        yield f"  in hand: {names(seat['hand'])}"
    view["discard"] = len(view["discard"]["cards"])
    for name in ("turn", "turns", "last_turns", "winner", "groo", "pile", "discard"):
        yield f"{name}: {json.dumps(view[name])}"


def names(cards: list[dict[str, Any]], number: str = "") -> str:
    """Cards of a view by their names here, with one of their numbers; those asleep in brackets."""
    told = []
    for card in cards:
        name = CARDS[card_number(card["card"])] + (f" {card[number]}" if number else "")
        told.append(f"({name})" if card.get("asleep") else name)
    return ", ".join(told) or "nothing"


PLAYTHROUGHS = {
    "playthrough-two.txt": Playthrough(
        seed=25, players=2, contents={"hand": 3}, options={"goal": 5, "moves": "across", "turn_limit": 6}
    ),
    "playthrough-three.txt": Playthrough(
        seed=52,
        players=3,
        contents={"hand": 3},
        options={"goal": 5, "moves": "short", "events": "after", "draw": "full", "turn_limit": 6},
    ),
    "playthrough-french.txt": Playthrough(
        seed=79, players=4, language="fr", contents={"hand": 4}, options={"goal": 5, "turn_limit": 3}
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
