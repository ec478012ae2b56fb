"""Guesses of what a player cannot know are fair, and keep all that the player knows (GRO-04, GRO-09, GRO-10,
GRO-19)."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations, product

import numpy as np
import pytest
from scipy.stats import chisquare

from pioche.core.cards import UNKNOWN
from pioche.core.random import generator
from pioche.games.groo import GAME
from pioche.games.groo.state import EVENT, MOST_CARDS, PILE, Mark

from .building import ALL_FIT, SECOND_EVENT, deed, scene
from .positions import CARDS, Player, Position, count

FEW = count(compiled=12_000, plain=420)
DEAD = "groo-is-dead"


def new_hands() -> Position:
    """Nobody has seen a card of another."""
    players = Player("castle"), Player("dragon, sage"), Player("baker")
    return scene(*players, pile="tavern", discards="")


def with_an_event() -> Position:
    """It is in no hand, so it must be in the pile."""
    players = Player("castle"), Player("dragon, sage"), Player("baker")
    return scene(*players, pile=f"tavern, {DEAD}", discards="")


def two_events() -> Position:
    players = Player("castle"), Player("dragon"), Player("baker")
    text = deed("drop", who="others")
    return scene(*players, pile=f"tavern, {DEAD}", discards="shipyard", second_event=text)


def an_event_that_waits() -> Position:
    players = Player("castle"), Player("dragon, sage"), Player("baker")
    table = scene(*players, phase="draw", events="after", pile=f"tavern, archers, {DEAD}", discards="")
    return table.do("draw", f"card {DEAD}")


def face_up() -> Position:
    """Everyone has seen some cards."""
    players = Player("castle"), Player("dragon seen, sage"), Player("baker, archers seen, shipyard")
    return scene(*players, pile="tavern", discards="")


def after_a_shuffle() -> Position:
    """Two of the cards that were discards have been drawn; the older ones are in no pile."""
    players = Player("castle"), Player("dragon, sage"), Player("baker seen, butcher")
    table = scene(*players, phase="draw", pile="", discards="tavern, archers, shipyard")
    return table.do("draw", "card tavern", "done")


def after_two_shuffles() -> Position:
    """What was older then is still so, and what was drawn in between is now older as well."""
    players = Player("castle older"), Player("dragon older, sage"), Player("baker older"), Player("butcher")
    table = scene(*players, turn=2, phase="draw", pile="", discards="tavern, archers")
    return table.do("draw", "card archers")


def in_a_window() -> Position:
    players = Player("castle"), Player("lullaby"), Player("the-fray, baker")
    return scene(*players, phase="start", pile="tavern", discards="", texts=ALL_FIT)


GUESSED = {  # for whom, and how many cards that player cannot place
    "new hands": (new_hands, 1, 4),
    "new hands, for the second": (new_hands, 2, 3),
    "somebody who looks on": (new_hands, 0, 5),
    "an event in the pile": (with_an_event, 1, 5),
    "two events in the pile": (two_events, 1, 5),
    "an event that waits": (an_event_that_waits, 2, 4),
    "cards face up": (face_up, 1, 4),
    "a shuffle": (after_a_shuffle, 1, 5),
    "a shuffle, for the third": (after_a_shuffle, 3, 6),
    "two shuffles": (after_two_shuffles, 1, 6),
    "a window": (in_a_window, 2, 4),
    "a window, for who waits": (in_a_window, 1, 4),
}


def guess(table: Position, player: int, random: object) -> Position:
    guessed = table.seen_by(player)
    with np.errstate(over="ignore"):  # SplitMix64 overflows by design
        GAME.resample(guessed.box, guessed.state, player - 1, random)
    return guessed


def arrangements(table: Position, player: int) -> set[bytes]:
    """Every arrangement in which the cards that the player cannot place lie where they could: those that were
    in hands when the discards were shuffled change places with each other only, and Events with nothing."""
    is_unknown = table.seen_by(player).state.places == UNKNOWN
    is_older = (table.state.marks & Mark.OLDER) > 0
    is_event = np.arange(MOST_CARDS) >= EVENT
    groups = [np.flatnonzero(is_unknown & is_older), np.flatnonzero(is_unknown & ~is_older & ~is_event)]
    found = set()
    for orders in product(*(permutations(table.state.places[group].tolist()) for group in groups)):
        places = table.state.places.copy()
        for group, order in zip(groups, orders, strict=True):
            places[group] = order
        found.add(places.tobytes())
    return found


@pytest.mark.clause("GRO-04")
@pytest.mark.clause("GRO-19")
@pytest.mark.parametrize("name", GUESSED)
def test_guesses_are_uniform_over_all_that_the_cards_could_be(name: str) -> None:
    build, player, unknown = GUESSED[name]
    table, random = build(), generator(11)
    assert (table.seen_by(player).state.places == UNKNOWN).sum() == unknown
    fair = arrangements(table, player)
    found = Counter(guess(table, player, random).state.places.tobytes() for _ in range(FEW))
    assert set(found) == fair
    assert len(fair) == 1 or chisquare([found[places] for places in fair]).pvalue > 0.001


@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize("name", GUESSED)
def test_a_guess_keeps_what_is_known(name: str) -> None:
    build, player, _ = GUESSED[name]
    table, random = build(), generator(5)
    for _ in range(10):
        guessed = guess(table, player, random)
        assert guessed.state.sizes.tolist() == table.state.sizes.tolist()
        assert guessed.state.older.tolist() == table.state.older.tolist()
        assert guessed.state.marks.tolist() == table.state.marks.tolist()
        assert guessed.seen_by(player).states.tobytes() == table.seen_by(player).states.tobytes()
        if table.actor == player:
            assert guessed.legal() == table.legal()


@pytest.mark.clause("GRO-04")
@pytest.mark.clause("GRO-09")
@pytest.mark.parametrize("build", [with_an_event, two_events])
@pytest.mark.parametrize("player", [0, 1, 2, 3])
def test_no_guess_has_an_event_in_a_hand(build: Callable[[], Position], player: int) -> None:
    table, random = build(), generator(3)
    events = [CARDS.index(card) for card in (DEAD, SECOND_EVENT) if card in table.pile]
    for _ in range(40):
        assert set(guess(table, player, random).state.places[events].tolist()) == {PILE}


@pytest.mark.clause("GRO-19")
@pytest.mark.parametrize("player", [0, 1, 2, 3])
def test_no_guess_has_a_card_in_the_pile_that_was_in_a_hand_when_it_was_made(player: int) -> None:
    table, random = after_a_shuffle(), generator(3)
    for _ in range(40):
        assert guess(table, player, random).pile <= {"tavern", "archers", "shipyard"}


@pytest.mark.clause("GRO-04")
def test_who_knows_everything_guesses_nothing() -> None:
    """The other hand has been seen, and all other cards are discarded."""
    table = scene(Player("castle"), Player("dragon seen"), pile="")
    assert guess(table, 1, generator(1)).states.tobytes() == table.states.tobytes()
