"""Sealed dice: anyone can compute every outcome again, and nobody could have chosen one."""

import hashlib
import hmac
import json

import numpy as np
import pytest
from scipy.stats import chisquare

from pioche.core.random import Seal, SealedDice, sealed_outcome
from pioche.core.words import Mistake

from .tables import SECRET, UNLIKELY, WORDS, sealed_dice

SEAL = Seal(SECRET)


def digest(words: list[str], number: int, undos: int, attempt: int = 0, secret: bytes = SECRET) -> int:
    """What a doubting player computes: HMAC-SHA-256 by hand, from its definition."""
    message = json.dumps([words, number, undos, attempt]).replace(", ", ",").encode()
    key = secret.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return int.from_bytes(hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest(), "big")


# --- One outcome ----------------------------------------------------------------


def test_an_outcome_is_pinned() -> None:
    assert [sealed_outcome(SEAL, WORDS, number, 0, 6) for number in range(12)] == [
        3,
        4,
        2,
        4,
        2,
        4,
        4,
        5,
        0,
        4,
        4,
        3,
    ]


def test_an_outcome_can_be_computed_by_hand() -> None:
    for number in range(20):
        for undos in range(3):
            assert sealed_outcome(SEAL, WORDS, number, undos, 6) == digest(WORDS, number, undos) % 6


def test_the_computation_by_hand_is_hmac() -> None:
    message = b'[["rain","l\'\\u00e9t\\u00e9"],3,1,0]'
    assert digest(WORDS, 3, 1) == int.from_bytes(hmac.digest(SECRET, message, "sha256"), "big")


@pytest.mark.parametrize("count", [2, 6, 7, 36])
def test_outcomes_are_uniform(count: int) -> None:
    rolled = [sealed_outcome(SEAL, WORDS, number, 0, count) for number in range(1000 + 60 * count)]
    counted = np.bincount(rolled, minlength=count)
    assert len(counted) == count
    assert chisquare(counted).pvalue > UNLIKELY


def test_a_digest_that_would_favour_low_numbers_is_replaced() -> None:
    """With 2**255 + 1 faces, about half of all digests are beyond the last whole round of faces."""
    count = 2**255 + 1
    replaced = 0
    for number in range(20):
        attempt = 0
        while digest(WORDS, number, 0, attempt) >= count:
            attempt += 1
        replaced += attempt > 0
        assert sealed_outcome(SEAL, WORDS, number, 0, count) == digest(WORDS, number, 0, attempt)
    assert replaced > 0


def many(secret: bytes = SECRET, words: list[str] = WORDS, first: int = 0, undos: int = 0) -> list[int]:
    """Enough outcomes in a row to tell any two kinds of them apart."""
    return [sealed_outcome(Seal(secret), words, number, undos, 6) for number in range(first, first + 30)]


def test_outcomes_change_with_the_secret() -> None:
    assert many() != many(secret=SECRET[::-1])


@pytest.mark.parametrize(
    "words", [[], ["rain"], ["l'été", "rain"], ["rain", "l'ete"], ["rainl'été"], ["rain", "l'été", ""]]
)
def test_outcomes_change_with_the_words(words: list[str]) -> None:
    assert many() != many(words=words)


def test_outcomes_change_with_their_number() -> None:
    assert many() != many(first=1)


def test_outcomes_change_with_the_undos() -> None:
    assert many() != many(undos=1)


# --- The seal -------------------------------------------------------------------


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert SEAL.commitment == hashlib.sha256(SECRET).hexdigest()


def test_new_seals_differ() -> None:
    seals = [Seal.new() for _ in range(10)]
    assert len({seal.commitment for seal in seals}) == 10
    assert {len(seal.secret) for seal in seals} == {32}


# --- The dice -------------------------------------------------------------------


def test_dice_roll_the_outcomes_in_turn() -> None:
    dice = sealed_dice()
    assert [dice.roll(6, 0) for _ in range(30)] == many()


def test_dice_count_outcomes_of_any_number_of_faces() -> None:
    dice = sealed_dice()
    dice.roll(2, 0)
    assert dice.roll(6, 4) == digest(WORDS, 1, 4) % 6


def test_dice_refuse_a_secret_that_does_not_fit_the_seal() -> None:
    with pytest.raises(Mistake, match=f"^The secret does not fit the seal {SEAL.commitment}\\.$"):
        SealedDice(SEAL.commitment, WORDS, Seal(SECRET[::-1]))


@pytest.mark.parametrize("word", ["x" * 201, "two\nlines", "a\ttab", "\u2028", "\x00"])
def test_dice_refuse_a_word_that_is_no_short_line(word: str) -> None:
    with pytest.raises(Mistake, match=r"^A player's word is one line of at most 200 characters\.$"):
        sealed_dice(["fine", word])


@pytest.mark.parametrize("word", ["", "x" * 200, "l'été 🎲", " "])
def test_dice_take_any_other_word(word: str) -> None:
    assert sealed_dice([word]).words == [word]


def test_dice_without_their_secret_cannot_roll() -> None:
    dice = SealedDice(SEAL.commitment, WORDS, None)
    assert not dice.can_roll
    with pytest.raises(Mistake, match=r"^These dice are sealed, and their secret is not here"):
        dice.roll(6, 0)
