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
from pioche.games.golem_it import GAME
from pioche.games.golem_it.actions import Action
from pioche.games.golem_it.state import Phase

from .positions import RAISES, Contents, box_file, small_hands

FOLDER = Path(__file__).parent
MOST_LINES = 300


@dataclass(frozen=True)
class Playthrough:
    """A match that chance and players who lay few points play from a seed."""

    seed: int
    players: int
    language: str = "en"
    contents: Contents = field(default_factory=dict)
    options: dict[str, Value] = field(default_factory=dict)

    def play(self) -> Match:
        """Play the match to its end."""
        match, random = self.start(), Random(self.seed)
        while not match.over:
            match.apply(choose(random, match.legal))
        return match

    def start(self) -> Match:
        file = box_file(self.contents)
        return Match.new(GAME, self.players, self.options, seed=self.seed, file=file)

    def told(self) -> Iterator[str]:
        """The match, line by line."""
        match, random = self.start(), Random(self.seed)
        changes = [f"{name} = {number}" for name, number in self.contents.items()]
        changes += [f"{name} = {format_value(value)}" for name, value in self.options.items()]
        yield f"Golem It, {self.players} players, seed {self.seed}, {self.language}: {', '.join(changes)}"
        yield from self.story(match, since=0)
        while not match.over:
            if match.state.phase == Phase.TURN:
                yield f"\n[{ids(match.view(match.actor)['seats'][match.actor]['hand'])}]"
            yield match.prompt(match.actor, self.language)
            yield f"  offered: {self.offers(match)}"
            chosen, before = choose(random, match.legal), len(match.plies)
            yield f"  > {match.name(chosen, self.language)}: {match.sentence(chosen, self.language)}"
            match.apply(chosen)
            yield from self.story(match, since=before)
        yield f"\n{match.prompt(SPECTATOR, self.language)} {match.scores}"
        view = match.view(SPECTATOR)
        for seat in view.pop("seats"):
            hand, front = ids(seat.pop("hand")), seat.pop("front")
            yield f"[{hand}] [{ids(front['cards']) if front else ''}] {json.dumps(seat)}"
        for name, value in view.items():
            yield f"{name}: {json.dumps(value)}"

    def offers(self, match: Match) -> str:
        """What is offered; of many numbers of points the first and the last."""
        names = [match.name(action, self.language) for action in match.legal]
        if match.legal[0] in RAISES and len(names) > 6:
            names[3:-1] = ["..."]
        return ", ".join(names)

    def story(self, match: Match, since: int) -> list[str]:
        """What has happened since that ply, as anyone may know it."""
        return list(match.story(SPECTATOR, self.language, since))


def choose(random: Random, legal: list[int]) -> int:
    """Mostly few points, and rather a card than a pass: else nobody would ever go out."""
    points = [action for action in legal if action in RAISES]
    plays = [action for action in legal if action < Action.POINTS]
    if points:
        return random.choice(points[:2])
    return random.choice(plays if plays and random.random() < 0.8 else legal)


def ids(cards: list[dict[str, str]]) -> str:
    return ", ".join(card["id"].removeprefix("card/") for card in cards)


PLAYTHROUGHS = {
    "playthrough-standard.txt": Playthrough(seed=8, players=3, contents=small_hands(4)),
    "playthrough-options.txt": Playthrough(
        seed=15,
        players=3,
        contents=small_hands(2),
        options={"tournament": True, "variant": "ab", "starter": 3, "start_points": 1, "turn_limit": 8},
    ),
    "playthrough-french.txt": Playthrough(
        seed=6,
        players=2,
        language="fr",
        contents={**small_hands(3), "games": 3},
        options={"variant": "a", "turn_limit": 11},
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
