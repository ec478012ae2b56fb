"""Hidden cards: what is unknown is dealt to where there is room, every way equally often."""

from collections import Counter
from itertools import permutations, product

import numpy as np
import pytest
from scipy.stats import chisquare

from pioche.core.cards import UNKNOWN, count_hidden, deal_older, deal_unknown
from pioche.core.random import generator
from pioche.core.record import Int8s

OPEN = 3  # the first place that is not hidden, with three hidden ones before it
OLDER, OTHER = 4, 1  # a mark of cards that were in hands when the discards were shuffled, and another one


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


# --- Cards that were in hands when the discards were shuffled ---------------------------


def dealt_older(
    places: tuple[int, ...], marks: tuple[int, ...], counts: tuple[int, ...], times: int
) -> Counter[tuple[int, ...]]:
    """How often each arrangement comes; neither marks nor counts change."""
    random, found = generator(5), Counter[tuple[int, ...]]()
    with np.errstate(over="ignore"):
        for _ in range(times):
            cards, marked, counted = bytes_of(*places), bytes_of(*marks), bytes_of(*counts)
            deal_older(cards, marked, OLDER, counted, random)
            assert (marked.tolist(), counted.tolist()) == (list(marks), list(counts))
            found[tuple(cards.tolist())] += 1
    return found


def test_older_cards_go_where_a_hand_lacks_one_every_way_equally_often() -> None:
    """Hand 0 has one of its two already, hand 1 has none of one, hand 2 has none of two."""
    places = (UNKNOWN, 0, UNKNOWN, UNKNOWN, UNKNOWN)
    found = dealt_older(places, (OLDER,) * 5, (2, 1, 2), 4000)
    expected = {(a, 0, b, c, d) for a, b, c, d in permutations((0, 1, 2, 2))}
    assert set(found) == expected
    assert len(expected) == 12
    assert chisquare(list(found.values())).pvalue > 0.001


def test_whatever_else_is_unknown_stays_so() -> None:
    """It may be in a pile; other marks do not matter, and a card with both is an older one."""
    places = (UNKNOWN, UNKNOWN, UNKNOWN, 0, OPEN)
    found = dealt_older(places, (0, OLDER + OTHER, OTHER, OTHER, 0), (0, 1, 0), 20)
    assert set(found) == {(UNKNOWN, 1, UNKNOWN, 0, OPEN)}


def test_a_hand_that_has_all_its_older_cards_gets_none() -> None:
    found = dealt_older((0, UNKNOWN, 0, UNKNOWN), (OLDER,) * 4, (2, 0, 2), 20)
    assert set(found) == {(0, 2, 0, 2)}


def test_where_no_older_card_is_unknown_nothing_moves() -> None:
    places = (0, 1, UNKNOWN, OPEN)
    assert set(dealt_older(places, (OLDER, OLDER, 0, 0), (1, 1, 0), 3)) == {places}


def test_what_is_dealt_after_the_older_cards_fits_every_way_equally_often() -> None:
    """Hands of two cards and a pile of one: both hands have one older card. What is left, two cards for the
    hands and one for the pile, is dealt like any unknown cards."""
    random, found = generator(7), Counter[tuple[int, ...]]()
    with np.errstate(over="ignore"):
        for _ in range(6000):
            cards, counted, sizes = bytes_of(*[UNKNOWN] * 5), bytes_of(1, 1, 0), bytes_of(2, 2, 1)
            deal_older(cards, bytes_of(OLDER, OLDER, 0, 0, 0), OLDER, counted, random)
            deal_unknown(cards, sizes, random)
            found[tuple(cards.tolist())] += 1
    expected = {(*older, *rest) for older, rest in product([(0, 1), (1, 0)], permutations((0, 1, 2)))}
    assert set(found) == expected
    assert chisquare(list(found.values())).pvalue > 0.001
