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
from pioche.games.golem_it import GAME
from pioche.games.golem_it.actions import Action
from pioche.games.golem_it.state import Phase

from ..playthrough import BasePlaythrough, check_files, check_readable, check_record, check_text
from .positions import RAISES, Contents, box_file, small_hands

FOLDER = Path(__file__).parent


@dataclass(frozen=True, kw_only=True)
class Playthrough(BasePlaythrough):
    """A match that chance and players who lay few points play from a seed."""

    players: int
    contents: Contents = field(default_factory=dict)

    def start(self) -> Match:
        file = box_file(self.contents)
        return Match.new(GAME, self.players, self.options, seed=self.seed, file=file)

    def choose(self, match: Match, random: Random) -> int:
        """Mostly few points, and rather a card than a pass: else nobody would ever go out."""
        points = [action for action in match.legal if action in RAISES]
        plays = [action for action in match.legal if action < Action.POINTS]
        if points:
            return random.choice(points[:2])
        return random.choice(plays if plays and random.random() < 0.8 else match.legal)

    def told(self) -> Iterator[str]:
        """The match, line by line."""
        match, random = self.start(), Random(self.seed)
        changes = self.changes(self.contents)
        yield f"Golem It, {self.players} players, seed {self.seed}, {self.language}: {changes}"
        yield from self.story(match, since=0)
        while not match.over:
            if match.state.phase == Phase.TURN:
                yield f"\n[{ids(match.view(match.actor)['seats'][match.actor]['hand'])}]"
            yield match.prompt(match.actor, self.language)
            yield f"  offered: {self.offers(match)}"
            chosen, before = self.choose(match, random), len(match.plies)
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
    check_text(FOLDER / name, PLAYTHROUGHS[name].told())


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_person_can_read_it(name: str) -> None:
    check_readable(FOLDER / name)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_its_record_restores_it(name: str) -> None:
    check_record(PLAYTHROUGHS[name].play())


def test_no_playthrough_is_left_over() -> None:
    check_files(FOLDER, PLAYTHROUGHS)
