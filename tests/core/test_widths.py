"""Rules ask each other with numbers of every width, with constants and with enumerations: each is compiled
once for all of them."""

from enum import IntEnum
from typing import Any

import numpy as np
import pytest
from numba.core import types

from pioche.core.record import Int8, Int16, blank, layout
from pioche.core.rule import Function, _compiled, config, long_rule, loop, rule

COMPILED = pytest.mark.skipif(config.DISABLE_JIT == 1, reason="with JIT off nothing is compiled")
LARGE = 2**64 - 1  # only an unsigned number can hold it


class Animal(IntEnum):
    HEN = 1
    DOG = 2


class Weights:
    tiny: Int8
    small: Int16


def weights(tiny: int, small: int) -> Any:
    """A record with narrow numbers."""
    records = blank(layout(Weights))
    records[0].tiny, records[0].small = tiny, small
    return records[0]


def signatures(function: Any) -> list[tuple[Any, ...]]:
    """What the function was compiled for."""
    return list(function.signatures)


# --- What is asked ---------------------------------------------------------------------


@long_rule
def double(number: int) -> int:
    return int(number) * 2


@rule
def triple(number: int) -> int:
    return int(number) * 3


@loop
def count_up(number: int) -> int:
    total = 0
    for one in range(number + 1):
        total += one
    return total


@long_rule
def same(number: Any) -> Any:
    return number


@long_rule
def scale(numbers: Any, factor: int, share: float) -> float:
    return float(numbers[0] * factor * share)


# --- Who asks --------------------------------------------------------------------------


def asking_rule(function: Function) -> Function:
    """A rule that is compiled anew in every run: from the disk it would not ask the others at all."""
    return _compiled(function, inlined=True, kept=False)


@asking_rule
def ask_with_everything(animals: Any) -> tuple[int, int, int, int, int]:
    """Narrow numbers, a constant, a member of an enumeration, and a wide number."""
    wide = int(animals.tiny) + int(animals.small)
    return double(animals.tiny), double(animals.small), double(7), double(Animal.DOG), double(wide)


@asking_rule
def ask_inlined(animals: Any) -> int:
    return triple(animals.tiny) + triple(animals.small) + triple(7) + triple(Animal.DOG)


@asking_rule
def ask_the_loop(animals: Any) -> int:
    return count_up(animals.tiny) + count_up(animals.small) + count_up(4) + count_up(Animal.DOG)


@asking_rule
def ask_with_a_large_one(numbers: Any, animals: Any) -> tuple[Any, Any]:
    return same(numbers[0]), same(animals.tiny)


@asking_rule
def ask_with_other_things(numbers: Any, animals: Any) -> float:
    return scale(numbers, animals.tiny, 0.5)


# --- Tests -----------------------------------------------------------------------------


def test_the_answer_is_that_of_plain_python() -> None:
    """Also where twice the number is more than a narrow one can hold."""
    assert ask_with_everything(weights(120, -300)) == (240, -600, 14, 4, -360)
    assert ask_inlined(weights(120, -300)) == 360 - 900 + 21 + 6
    assert ask_the_loop(weights(3, 300)) == 6 + 45150 + 10 + 3


@COMPILED
@pytest.mark.parametrize(
    ("asking", "asked"), [(ask_with_everything, double), (ask_inlined, triple), (ask_the_loop, count_up)]
)
def test_a_rule_is_compiled_once_whatever_others_ask_it_with(asking: Any, asked: Any) -> None:
    asking(weights(1, 2))
    assert signatures(asked) == [(types.int64,)]


def test_a_number_that_only_an_unsigned_one_can_hold_arrives_as_it_is() -> None:
    """The state of a random generator is such a number."""
    assert ask_with_a_large_one(np.array([LARGE], np.uint64), weights(9, 0)) == (LARGE, 9)
    if not config.DISABLE_JIT:
        assert set(signatures(same)) == {(types.uint64,), (types.int64,)}


@COMPILED
def test_whatever_is_no_whole_number_stays_as_it_is() -> None:
    numbers = np.array([3, 4], np.int8)
    assert ask_with_other_things(numbers, weights(120, 0)) == 180.0
    [(array, factor, share)] = signatures(scale)
    assert (array.dtype, factor, share) == (types.int8, types.int64, types.float64)


@COMPILED
def test_who_calls_a_rule_from_outside_gets_it_as_numba_compiles_it() -> None:
    """Only what rules ask each other is widened; a number of Python is wide anyway."""

    @long_rule
    def kept(number: Any) -> Any:
        return number

    assert [kept(3), kept(np.int8(3))] == [3, 3]
    assert signatures(kept) == [(types.int64,), (types.int8,)]
