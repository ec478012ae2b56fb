"""Whole matches told to all: what is shown and said on the way, and the story at the end."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from pioche import Match
from pioche.core.box import Value
from pioche.core.random import Dice
from pioche.core.rule import SPECTATOR
from pioche.core.words import LANGUAGES
from pioche.games.golem import GAME

from .building import box_file
from .content import MECHAS
from .positions import count
from .random_play import KINDS, TASTES, choose


def pieces(value: Any) -> Iterator[str]:
    """The ids of all pieces in a view, but for those that an effect under way comes from."""
    if isinstance(value, dict):
        if value.get("id"):
            yield value["id"]
        value = [part for key, part in value.items() if key != "effects"]
    if isinstance(value, list):
        for part in value:
            yield from pieces(part)


def check_view(match: Match, seat: int) -> None:
    """No piece is there twice, every hand has its size, and actions are about pieces that are there."""
    seen = json.loads(json.dumps(match.view(seat)))
    found = list(pieces(seen))
    assert len(found) == len(set(found)), found
    for one, number in zip(seen["seats"], match.state.hands.tolist(), strict=False):
        assert len(one["hand"]) == (match.state.sizes[number] if number >= 0 else 0)
        assert one["working"] == sum(tile["working"] for tile in one["tiles"])
    for action in match.candidates(seat):
        assert set(GAME.table.touches(match.box, match.concealed(seat)[0], action)) <= set(found)


def matches() -> Iterator[tuple[Match, Random, tuple[float, float, float]]]:
    """Short matches at all tables, in which Mecha fall."""
    contents = {"hand": 2, "virtual_hand": 2, "rounds": 2, "start_energy": 4}
    file = box_file(contents={**contents, "mecha_defence": [3, 2, 4, 2, 3, 2] * len(MECHAS)})
    for seed in range(count(compiled=len(KINDS), plain=4)):
        players, windows, teams = KINDS[seed % len(KINDS)]
        options: dict[str, Value] = {"windows": windows, "teams": teams}
        match = Match.new(GAME, players, options, dice=Dice(), file=file)
        yield match, Random(seed), TASTES[seed % len(TASTES)]


def test_every_match_can_be_told_to_everyone() -> None:
    """Views and sentences on the way, the whole story at the end."""
    for match, random, taste in matches():
        spoken = match.words("fr")
        while not match.over:
            check_view(match, random.randrange(SPECTATOR, match.players))
            own = match.known[0]
            assert GAME.table.prompt(match.box, own, spoken)
            for action in GAME.table.candidates(match.box, own)[:10]:
                assert GAME.table.sentence(match.box, own, action, spoken)
            match.apply(choose(random, match.legal, taste))
        check_view(match, SPECTATOR)
        for language in LANGUAGES:
            story = list(match.story(SPECTATOR, language))
            assert story[-1].endswith(match.prompt(SPECTATOR, language))
            assert not any("{" in line or "Player 0" in line or "Joueur 0" in line for line in story)
