"""The secrets of each game, one by one: two positions that differ only there are byte-equal once concealed.

Goulet has no secrets; 'exchange' stands for all games that have some. A game with secrets adds its own.
"""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare
from small import SMALL

from pioche import GAMES, Match
from pioche.core.random import Dice, generator
from pioche.core.rule import SPECTATOR


def exchange(*actions: str, players: int = 3) -> Match:
    """A match of 'exchange' after these actions, dealt by hand."""
    match = Match.new(SMALL["exchange"], players, dice=Dice())
    for action in actions:
        match.apply(match.parse_action(action))
    return match


DEALT = ("card 2", "card 5", "card 4")


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_the_card_of_another_seat_is_secret(seat: int) -> None:
    one, other = exchange(*DEALT), exchange("card 2", "card 6", "card 4")
    assert one.state_bytes != other.state_bytes
    assert one.concealed(seat).tobytes() == other.concealed(seat).tobytes()
    assert one.view(seat) == other.view(seat)
    assert list(one.story(seat)) == list(other.story(seat))


def test_its_own_card_is_not() -> None:
    one, other = exchange(*DEALT), exchange("card 2", "card 6", "card 4")
    assert one.concealed(1).tobytes() != other.concealed(1).tobytes()


@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_a_choice_is_secret_until_all_are_made(seat: int) -> None:
    one, other = exchange(*DEALT, "stay"), exchange(*DEALT, "swap")
    assert one.state_bytes != other.state_bytes
    assert one.concealed(seat).tobytes() == other.concealed(seat).tobytes()
    assert list(one.story(seat, "fr")) == list(other.story(seat, "fr"))


def test_after_the_end_everything_is_open() -> None:
    over = exchange(*DEALT, "stay", "stay", "stay")
    assert over.over
    assert over.concealed(SPECTATOR).tobytes() == over.state_bytes


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_goulet_has_no_secrets(seat: int) -> None:
    match = Match.new("goulet", seed=5)
    assert match.concealed(seat).tobytes() == match.state_bytes


def guesses(match: Match, count: int) -> Counter[bytes]:
    """How often each full position is guessed from what the actor knows."""
    game, random, found = match.game, generator(11), Counter[bytes]()
    for _ in range(count):
        guessed: Any = match.concealed(match.actor)
        with np.errstate(over="ignore"):  # SplitMix64 overflows by design
            game.resample(match.box, guessed[0], match.actor, random)
        found[guessed.tobytes()] += 1
    return found


def test_guesses_are_uniform_over_all_that_fits() -> None:
    """Seat 2 holds one of six cards and has not seen two choices: five times four deals, four choices."""
    match = exchange(*DEALT, "stay", "swap")
    found = guesses(match, 8_000)
    assert len(found) == 5 * 4 * 2 * 2
    assert match.state_bytes in found
    assert chisquare(list(found.values())).pvalue > 0.001


def test_where_nothing_is_hidden_the_guess_is_the_truth() -> None:
    match = Match.new(GAMES["goulet"], seed=5)
    assert set(guesses(match, 5)) == {match.state_bytes}
