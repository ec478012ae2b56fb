"""Chance: a fast generator for simulation, and sealed dice that nobody can doubt.

Nothing here is global: whoever needs chance holds its own generator.
"""

import hashlib
import hmac
import json
import secrets
from copy import copy
from dataclasses import dataclass
from typing import Self

import numpy as np

from .record import UInt64s
from .rule import rule
from .words import Mistake

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_LONGEST_WORD = 200


@rule
def pick(random: UInt64s, count: int) -> int:
    """One of `count` equally likely numbers from 0 (SplitMix64, multiply-shift)."""
    random[0] += _STEP
    mixed = random[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * _MIX_1
    mixed = (mixed ^ (mixed >> np.uint64(27))) * _MIX_2
    mixed = mixed ^ (mixed >> np.uint64(31))
    return int(np.int64(((mixed >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32)))


def generator(seed: int, stream: int = 0) -> UInt64s:
    """A generator of its own for each seed and stream; streams of one seed have nothing in common."""
    if stream == 0:
        return np.array([seed % 2**64], np.uint64)
    digest = hashlib.sha256(f"{seed} {stream}".encode()).digest()
    return np.frombuffer(digest[:8], np.uint64).copy()


class Dice:
    """Where the chance outcomes of a match come from; this one is a real table, where people type them in."""

    typed_in = True
    can_roll = False

    def roll(self, count: int, undos: int) -> int:
        """The next outcome: one of `count` numbers from 0."""
        raise Mistake("These dice are rolled at the table: type in what they show.")

    def copy(self) -> Self:
        """Dice that roll the same from here on."""
        return copy(self)


class SeededDice(Dice):
    """Reproducible from a seed: for tests and experiments, not for play between people."""

    typed_in = False
    can_roll = True

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < 2**64:
            raise Mistake("A seed is a whole number from 0 to {most}.", most=2**64 - 1)
        self.seed = seed
        self._random = generator(seed)

    def copy(self) -> Self:
        twin = copy(self)
        twin._random = self._random.copy()
        return twin

    def roll(self, count: int, undos: int) -> int:
        with np.errstate(over="ignore"):  # SplitMix64 overflows by design
            return pick(self._random, count)


@dataclass(frozen=True)
class Seal:
    """A secret that is fixed, and proven to be fixed, before anyone adds a word."""

    secret: bytes

    @classmethod
    def new(cls) -> "Seal":
        return cls(secrets.token_bytes(32))

    @property
    def commitment(self) -> str:
        """What everybody sees before the first roll: it binds to the secret and tells nothing of it."""
        return hashlib.sha256(self.secret).hexdigest()


class SealedDice(Dice):
    """Outcome n is HMAC-SHA-256, keyed with the secret, of the players' words, n and the undos so far.

    The house cannot choose the secret to suit itself, because the players' words come after its
    commitment; the players cannot, because they do not know it; and once it is shown all can check.
    Without its seal (the secret of a match still in play) such dice cannot roll.
    """

    typed_in = False

    def __init__(self, commitment: str, words: list[str], seal: Seal | None) -> None:
        if seal is not None and seal.commitment != commitment:
            raise Mistake("The secret does not fit the seal {commitment}.", commitment=commitment)
        for word in words:
            if len(word) > _LONGEST_WORD or not word.isprintable():
                raise Mistake("A player's word is one line of at most {most} characters.", most=_LONGEST_WORD)
        self.commitment = commitment
        self.words = words
        self.seal = seal
        self.can_roll = seal is not None
        self._outcomes = 0

    def roll(self, count: int, undos: int) -> int:
        if self.seal is None:
            raise Mistake("These dice are sealed, and their secret is not here: the match cannot go on.")
        outcome = sealed_outcome(self.seal, self.words, self._outcomes, undos, count)
        self._outcomes += 1
        return outcome


def sealed_proof(seal: Seal, record: str) -> str:
    """A keyed checksum of a whole record: whoever changes it afterwards has to make a new one, which those
    who have seen the old one can tell."""
    return hmac.digest(seal.secret, record.encode(), "sha256").hex()


def sealed_outcome(seal: Seal, words: list[str], number: int, undos: int, count: int) -> int:
    """Outcome `number` of a sealed match: one of `count` numbers from 0, all equally likely."""
    usable = 2**256 - 2**256 % count  # a digest beyond this would favour the low numbers: take another
    attempt = 0
    while True:
        message = json.dumps([words, number, undos, attempt], ensure_ascii=True, separators=(",", ":"))
        digest = hmac.digest(seal.secret, message.encode(), "sha256")
        value = int.from_bytes(digest, "big")
        if value < usable:
            return value % count
        attempt += 1
