"""Windows in which somebody is asked in secret whether to interrupt: nothing that reaches another seat tells
of them, neither what it sees and is told nor the number of anything."""

from dataclasses import replace
from typing import Any

import pytest
from small import SMALL

from pioche import GAMES, Match
from pioche.core.game import no_windows
from pioche.core.random import generator
from pioche.core.rule import SPECTATOR, WAITING, config
from pioche.core.testing import Broken, check_secrecy, check_twin
from pioche.core.testing import choose as pick_one

WITH_WINDOWS = [name for name, game in {**GAMES, **SMALL}.items() if game.windows is not no_windows]
FEWEST = 1 if config.DISABLE_JIT else 8  # matches that are looked at ...
MOST = 30  # ... and at which it must have made a difference


def play_until_asked(name: str, players: int, seed: int) -> Match:
    """A match at random up to a few actions after somebody was asked in secret."""
    match, random = Match.new(GAMES[name], players, seed=seed), generator(seed, 1)
    plies = 0
    while not match.over and plies < 12:
        match.apply(match.legal[pick_one(random, len(match.legal))])
        plies += any(ply.secret for ply in match.plies)
    return match


def asked_in_secret(name: str, seed: int = 1) -> Match:
    """A match in which somebody is being asked."""
    match, random = Match.new(GAMES[name], 4, seed=seed), generator(seed, 1)
    while not match.is_asked_in_secret:
        match.apply(match.legal[pick_one(random, len(match.legal))])
    return match


@pytest.mark.parametrize("players", [4] if config.DISABLE_JIT else [2, 3, 4])  # plain, each takes long
@pytest.mark.parametrize("name", WITH_WINDOWS)
def test_nothing_tells_whether_somebody_was_asked(name: str, players: int) -> None:
    differing = 0
    for seed in range(MOST):
        if seed >= FEWEST and differing:
            break
        match = play_until_asked(name, players, seed)
        for seat in (*range(players), SPECTATOR):
            true, twin = check_twin(match, seat, generator(seed, 2))
            differing += len(true.plies) != len(twin.plies)
    assert differing > 0, "nobody was asked in one match and not in the other"


@pytest.mark.parametrize("name", WITH_WINDOWS)
def test_others_wait_for_nobody_in_particular(name: str) -> None:
    match = asked_in_secret(name)
    others = [seat for seat in (*range(4), SPECTATOR) if seat != match.actor]
    assert {int(match.concealed(seat)[0].actor) for seat in others} == {WAITING}
    assert match.candidates(others[0]) == []


@pytest.mark.parametrize("name", WITH_WINDOWS)
def test_a_game_that_tells_who_is_asked_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = asked_in_secret(name)
    other, conceal = (match.actor + 1) % 4, match.game.conceal

    def tell(box: Any, state: Any, seat: int) -> None:
        actor = state.actor
        conceal(box, state, seat)
        state.actor = actor

    match.game = replace(match.game, conceal=tell)
    monkeypatch.setattr(Match, "is_asked_in_secret", True)
    with pytest.raises(Broken, match="a seat is told who is asked in secret"):
        check_secrecy(match, other, generator(1))


@pytest.mark.parametrize("name", WITH_WINDOWS)
def test_a_number_that_tells_of_it_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "events", lambda self, *_: len(self.plies))
    with pytest.raises(Broken, match="a number tells that somebody was asked in secret"):
        check_twins(name)


def check_twins(name: str) -> None:
    """Several matches, until it shows."""
    for seed in range(20):
        check_twin(play_until_asked(name, 3, seed), 0, generator(seed, 2))
