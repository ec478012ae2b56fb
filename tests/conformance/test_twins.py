"""What a seat sees, is asked, is told, may do, and what a bot does for it, in two matches that differ only in
what the seat cannot know: all the same."""

from itertools import product

import numpy as np
import pytest
from small import SMALL

from pioche import GAMES, Match
from pioche.bots import choose, parse_bot
from pioche.core.box import Value
from pioche.core.game import conceal_nothing
from pioche.core.random import generator
from pioche.core.rule import SPECTATOR, config
from pioche.core.testing import Broken, check_twin
from pioche.core.testing import choose as pick_one

ALL = {**GAMES, **SMALL}
TABLES: list[tuple[str, int, dict[str, Value]]] = [
    ("exchange", 3, {}),
    ("golem-it", 2, {}),
    ("golem-it", 3, {"variant": "ab", "play_on": True}),
    ("golem-it", 4, {"tournament": True, "variant": "a"}),
    ("golem-it", 6, {}),
    ("golem", 2, {}),
    ("golem", 3, {"windows": "all"}),
    ("golem", 4, {"teams": "pairs"}),
    ("groo", 2, {}),
    ("groo", 3, {"events": "after"}),
    ("groo", 4, {}),
    ("laaancez", 2, {}),
    ("laaancez", 2, {"tick": "listed"}),
]
if config.DISABLE_JIT:  # plain, a game takes minutes: its smallest table stands for all
    TABLES = list({name: (name, players, options) for name, players, options in reversed(TABLES)}.values())
MATCHES = 1 if config.DISABLE_JIT else 2
PLIES = (0, 1, 9)  # after what chance has dealt
BOT = parse_bot("random" if config.DISABLE_JIT else "search:40")  # plain, a search takes minutes


def play(name: str, players: int, options: dict[str, Value], seed: int, plies: int) -> Match:
    """A match at random, with so many actions at most after chance has dealt."""
    match, random = Match.new(ALL[name], players, options, seed=seed), generator(seed, 1)
    for _ in range(plies):
        if not match.over:
            match.apply(match.legal[pick_one(random, len(match.legal))])
    return match


def test_every_game_with_secrets_is_among_them() -> None:
    secretive = {name for name, game in ALL.items() if game.conceal is not conceal_nothing}
    assert secretive == {name for name, _, _ in TABLES}


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_nothing_depends_on_what_a_seat_cannot_know(
    name: str, players: int, options: dict[str, Value]
) -> None:
    differing = chosen = 0
    for seed, plies in product(range(MATCHES), PLIES):
        match = play(name, players, options, seed, plies)
        for seat in (*range(players), SPECTATOR):
            true, twin = check_twin(match, seat, generator(seed, 2))
            differing += true.state_bytes != twin.state_bytes
            if seat == true.actor:
                bots = [choose(BOT, one, generator(5)) for one in (true, twin)]
                assert bots[0] == bots[1]
                chosen += true.state_bytes != twin.state_bytes
    assert differing > MATCHES, "the twins are twins of themselves"
    assert chosen > 0, "no bot was asked where something was hidden"


def test_a_view_that_shows_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play("golem-it", 3, {}, 1, plies=3)
    monkeypatch.setattr(Match, "view", lambda self, *_: {"places": self.state.places.tolist()})
    with pytest.raises(Broken, match="a view shows what its seat cannot know"):
        check_twin(match, 0, generator(1))


def test_a_log_that_tells_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play("golem-it", 3, {}, 1, plies=3)
    monkeypatch.setattr(Match, "story", lambda self, *_: [str(ply) for ply in self.plies])
    with pytest.raises(Broken, match="the log tells what its seat cannot know"):
        check_twin(match, 0, generator(1))


def test_a_prompt_that_tells_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play("golem-it", 3, {}, 1, plies=3)
    monkeypatch.setattr(Match, "prompt", lambda self, *_: str(np.sum(self.state.places[::3])))
    with pytest.raises(Broken, match="a prompt tells what its seat cannot know"):
        check_twin(match, 0, generator(1))
