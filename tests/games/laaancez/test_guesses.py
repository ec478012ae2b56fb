"""What a seat guesses of a choice that it may not know (LAA-06): what is drawn by lot, then where."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from pioche.core.random import generator
from pioche.games.laaancez import GAME

from .positions import PLACES, Position, count, recruiting

HIDING: dict[str, dict[str, Any]] = {  # what the other one could have chosen differs in each
    "a tick": {"first": "G C=2/2 S", "second": "H | G", "die": 4},
    "a tick named first": {"first": "H C=2/2", "second": "S | H", "die": 2},
    "a tick without a box": {"first": "S C=2/2", "second": "S | G=4/2", "die": 4},
    "two objects": {"first": "H . C", "second": "G", "die": 3},
    "two objects, and ticks": {"first": "H . C", "second": "S H", "die": 3, "tick": "listed"},
    "a tick, with listed": {"first": "C S", "second": "G H | H", "die": 2, "tick": "listed"},
    "the same object twice": {"first": "C . C", "second": "H", "die": 6},
    "the same object twice, and ticks": {"first": "C . H", "second": "C C", "die": 6, "tick": "listed"},
}


def guess(table: Position, seat: int, times: int) -> Counter[bytes]:
    """How often each full position is guessed from what that seat knows."""
    random, found = generator(11), Counter[bytes]()
    for _ in range(times):
        guessed = table.copy()
        GAME.conceal(guessed.box, guessed.state, seat)
        with np.errstate(over="ignore"):  # SplitMix64 overflows by design
            GAME.resample(guessed.box, guessed.state, seat, random)
        found[bytes(guessed.states.tobytes())] += 1
    return found


def chances(table: Position) -> dict[bytes, float]:
    """How likely each position is after the actor's choice, if each link is drawn from those offered."""
    found: dict[bytes, float] = {}
    for first in table.next_links():
        half = table.copy().do(first)
        for second in half.next_links():
            whole = half.copy().do(second)
            found[bytes(whole.states.tobytes())] = 1 / len(table.next_links()) / len(half.next_links())
    return found


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("name", HIDING)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_guess_draws_what_and_then_where(seat: int, name: str) -> None:
    """Each thing that the other one could choose is as likely, and then each of its cells."""
    table = recruiting(**HIDING[name])
    if seat == 0:
        assert table.skip()
    expected = chances(table)
    assert sum(expected.values()) == pytest.approx(1)
    truth = table.copy().do(min(table.offered()))
    assert truth.state.actor == seat
    times = count(compiled=300, plain=40) * len(expected)
    found = guess(truth, seat, times)
    assert set(found) == set(expected)
    often = [found[position] for position in expected]
    assert chisquare(often, [times * chance for chance in expected.values()]).pvalue > 0.001


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_where_nothing_is_hidden_the_guess_is_the_truth(seat: int) -> None:
    for table in (recruiting(), recruiting("H", "C", die=4)):
        assert set(guess(table, seat, 5)) == {table.states.tobytes()}
    own = recruiting("H", "C", die=4)
    if seat == 1:
        assert own.skip()
    for link in ("tick", "box 1-1"):
        own.do(link)
        assert set(guess(own, seat, 5)) == {own.states.tobytes()}


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("half", ["copy gift", "tick"])
def test_half_a_choice_of_the_other_one_stays_open_in_a_guess(half: str) -> None:
    """It is not known, so it is not guessed either: the other one may begin with anything."""
    nothing = recruiting("H", "C", die=4)
    assert set(guess(nothing.copy().do(half), 1, 20)) == {nothing.states.tobytes()}


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("half", ["copy gift", "tick"])
def test_the_own_half_stays_as_it_is_in_a_guess(half: str) -> None:
    """The other one's choice is guessed from the other one's zone, here with 1 + 15 to choose from."""
    table = recruiting("H", "C", die=4).do("copy gift to 4-3", half)
    expected = {
        bytes(recruiting("H", "C", die=4).do(name, half).states.tobytes())
        for name in ("tick 1-1", *(f"copy gift to {place}" for place in PLACES[1:]))
    }
    assert set(guess(table, 1, count(compiled=2000, plain=600))) == expected


@pytest.mark.clause("LAA-06")
def test_what_a_record_shows_is_not_guessed_again() -> None:
    """A record in which nothing was concealed stays as it is."""
    for names in (["copy gift to 4-3"], ["copy gift to 4-3", "tick"]):
        table = recruiting("H", "C", die=4).do(*names)
        before, random = table.states.tobytes(), generator(3)
        for _ in range(5):
            with np.errstate(over="ignore"):
                GAME.resample(table.box, table.state, 1, random)
            assert table.states.tobytes() == before
