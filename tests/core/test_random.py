"""Chance for simulation: fair, reproducible, the same plain and compiled, and never shared."""

import random as global_random
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from scipy.stats import chisquare

from pioche.core.match import Match
from pioche.core.random import Dice, SeededDice, generator, pick
from pioche.core.record import UInt64s
from pioche.core.words import Mistake

from .tables import UNLIKELY, play_at_random, sealed_dice

WORD = 2**64 - 1


def draw(random: UInt64s, count: int, times: int) -> list[int]:
    with np.errstate(over="ignore"):  # SplitMix64 overflows by design
        return [pick(random, count) for _ in range(times)]


def expected(seed: int, count: int, times: int) -> list[int]:
    """The same draws with Python's unbounded numbers, from the published definition of SplitMix64."""
    drawn = []
    for number in range(1, times + 1):
        mixed = (seed + number * 0x9E3779B97F4A7C15) & WORD
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
        mixed ^= mixed >> 31
        drawn.append((mixed >> 32) * count >> 32)
    return drawn


# --- pick -----------------------------------------------------------------------


def test_draws_are_pinned() -> None:
    """The same in every mode and on every machine, or old experiments could not be repeated."""
    assert draw(generator(2024), 6, 20) == [3, 0, 1, 0, 4, 3, 0, 3, 1, 2, 2, 5, 5, 3, 0, 4, 5, 2, 4, 2]


def test_draws_are_the_upper_halves_of_the_published_numbers() -> None:
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert draw(generator(1234567), 2**32, 4) == [number >> 32 for number in published]


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1])
def test_draws_are_those_of_splitmix64(seed: int) -> None:
    assert draw(generator(seed), 1000, 200) == expected(seed, 1000, 200)


@pytest.mark.parametrize("count", [2, 3, 6, 7, 256])
def test_draws_are_uniform(count: int) -> None:
    counted = np.bincount(draw(generator(5), count, 1000 + 40 * count), minlength=count)
    assert len(counted) == count
    assert chisquare(counted).pvalue > UNLIKELY


def test_pairs_of_draws_are_uniform() -> None:
    pairs = [4 * one + next_one for one, next_one in pairwise(draw(generator(6), 4, 4001))]
    assert chisquare(np.bincount(pairs, minlength=16)).pvalue > UNLIKELY


def test_one_of_one_is_certain() -> None:
    assert draw(generator(9), 1, 10) == [0] * 10


# --- Generators -----------------------------------------------------------------


def test_the_same_seed_and_stream_give_the_same_draws() -> None:
    assert draw(generator(3, 4), 100, 50) == draw(generator(3, 4), 100, 50)


def test_streams_of_one_seed_differ() -> None:
    drawn = {tuple(draw(generator(3, stream), 100, 20)) for stream in range(50)}
    assert len(drawn) == 50


def test_seeds_differ() -> None:
    drawn = {tuple(draw(generator(seed), 100, 20)) for seed in range(50)}
    assert len(drawn) == 50


def test_a_stream_depends_on_its_seed() -> None:
    assert draw(generator(1, 7), 100, 20) != draw(generator(2, 7), 100, 20)


def test_any_whole_number_is_a_seed() -> None:
    assert draw(generator(-1), 100, 5) == draw(generator(2**64 - 1), 100, 5)


def test_generators_share_no_memory() -> None:
    one, other = generator(3, 1), generator(3, 1)
    draw(one, 6, 10)
    assert one[0] != other[0]


# --- Dice -----------------------------------------------------------------------


def test_seeded_dice_draw_as_the_generator_does() -> None:
    dice = SeededDice(11)
    assert [dice.roll(6, 0) for _ in range(20)] == expected(11, 6, 20)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_seeded_dice_refuse_a_seed_that_a_record_could_not_hold(seed: int) -> None:
    with pytest.raises(Mistake, match=f"^A seed is a whole number from 0 to {2**64 - 1}\\.$"):
        SeededDice(seed)


def test_real_dice_cannot_be_rolled_by_the_program() -> None:
    with pytest.raises(Mistake, match=r"^These dice are rolled at the table: type in what they show\.$"):
        Dice().roll(6, 0)


def test_real_dice_are_typed_in_and_others_are_rolled() -> None:
    kinds = [Dice(), SeededDice(1), sealed_dice()]
    assert [(dice.typed_in, dice.can_roll) for dice in kinds] == [(True, False), (False, True), (False, True)]


# --- Nothing is global ----------------------------------------------------------


def played_alone(match: Match, seed: int) -> str:
    play_at_random(match, Random(seed))
    return match.record()


def played_together(one: Match, other: Match, seed: int) -> tuple[str, str]:
    """Both matches, an action here and an action there."""
    first, second = Random(seed), Random(seed + 1)
    while not (one.over and other.over):
        play_at_random(one, first, most=1)
        play_at_random(other, second, most=1)
    return one.record(), other.record()


def test_two_seeded_matches_never_disturb_each_other() -> None:
    alone = [played_alone(Match.new("goulet", seed=7), seed) for seed in (1, 2)]
    together = played_together(Match.new("goulet", seed=7), Match.new("goulet", seed=7), 1)
    assert list(together) == alone


def test_two_sealed_matches_never_disturb_each_other() -> None:
    alone = [played_alone(Match.new("goulet", dice=sealed_dice()), seed) for seed in (1, 2)]
    together = played_together(
        Match.new("goulet", dice=sealed_dice()), Match.new("goulet", dice=sealed_dice()), 1
    )
    assert list(together) == alone


def test_the_global_generators_are_left_alone() -> None:
    before = global_random.getstate(), repr(np.random.get_state())
    play_at_random(Match.new("goulet", seed=7), Random(1))
    assert (global_random.getstate(), repr(np.random.get_state())) == before
