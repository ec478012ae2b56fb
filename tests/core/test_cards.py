"""Hidden cards: what is unknown is dealt to where there is room, every way equally often."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from scipy.stats import chisquare

from pioche.core.cards import UNKNOWN, count_hidden, deal_unknown
from pioche.core.random import generator
from pioche.core.record import Int8s

OPEN = 3  # the first place that is not hidden, with three hidden ones before it


def bytes_of(*numbers: int) -> Int8s:
    return np.array(numbers, np.int8)


def dealt(places: tuple[int, ...], sizes: tuple[int, ...], times: int) -> Counter[tuple[int, ...]]:
    random, found = generator(3), Counter[tuple[int, ...]]()
    with np.errstate(over="ignore"):  # SplitMix64 overflows by design
        for _ in range(times):
            cards, counted = bytes_of(*places), bytes_of(*sizes)
            deal_unknown(cards, counted, random)
            assert counted.tolist() == list(sizes)
            found[tuple(cards.tolist())] += 1
    return found


def test_every_arrangement_that_fits_is_equally_likely() -> None:
    """Four unknown cards: one fits into place 0, beside the one known there, one into 1, two into 2."""
    places = (UNKNOWN, 0, UNKNOWN, OPEN, UNKNOWN, UNKNOWN, OPEN + 4)
    found = dealt(places, (2, 1, 2), 4000)
    expected = {(a, 0, b, OPEN, c, d, OPEN + 4) for a, b, c, d in permutations((0, 1, 2, 2))}
    assert set(found) == expected
    assert len(expected) == 12
    assert chisquare(list(found.values())).pvalue > 0.001


@pytest.mark.parametrize("places", [(0, 1, 2, OPEN), (OPEN, OPEN, OPEN)])
def test_where_nothing_is_unknown_nothing_moves(places: tuple[int, ...]) -> None:
    sizes = tuple(places.count(place) for place in range(3))
    assert set(dealt(places, sizes, 3)) == {places}


def test_an_empty_place_gets_nothing() -> None:
    assert set(dealt((UNKNOWN, UNKNOWN), (0, 2, 0), 20)) == {(1, 1)}


def test_hidden_cards_are_counted_anew() -> None:
    sizes = bytes_of(9, 9, 9)
    count_hidden(bytes_of(0, 2, 2, OPEN, OPEN + 1), sizes)
    assert sizes.tolist() == [1, 0, 2]
