"""Guesses of what a player cannot know are fair, and keep all that the player knows (GLM-06, GLM-09)."""

from collections import Counter
from itertools import permutations, product

import numpy as np
import pytest
from scipy.stats import chisquare

from pioche.core.random import generator
from pioche.games.golem import GAME
from pioche.games.golem.state import Mark, Place

from .building import Fighter, fight
from .content import CARDS
from .positions import Position, count

FEW = count(compiled=12_000, plain=1_200)
UNKNOWN = -1


def new_hands() -> Position:
    return fight(Fighter("rage"), Fighter("kick, bite"), Fighter("jam"), pile="leak, storm")


def passed_hands() -> Position:
    """The second knows three hands of four; only that of the third is unknown to the first."""
    hands = ["spare-1, rage", "spare-2, kick, bite", "spare-3, jam, vent", "spare-4, ram"]
    table = fight(*(Fighter(hand) for hand in hands), pile="leak, storm")
    return table.throw("spare-1", "spare-2", "spare-3", "spare-4")


def swapped_hands() -> Position:
    table = fight(
        Fighter("switch, rage"), Fighter("kick, bite"), Fighter("jam, vent"), Fighter("ram"), pile="leak"
    )
    return table.do("play switch", "enemy 3")


def face_up() -> Position:
    """Two cards of the second's hand are known to all, the third is not."""
    table = fight(
        Fighter("rage"), Fighter("supplies, kick"), Fighter("jam"), turn=2, pile="leak, storm, rust, ram"
    )
    return table.do("play supplies", "card leak", "card ram")


def virtual() -> Position:
    """The second player has taken the virtual hand up; the first has never seen it."""
    table = fight(
        Fighter("rage, bite, spare-1"), Fighter("kick, spare-2"), pile="leak, storm, rust, ram, vent, jam"
    )
    table.throw("spare-1", "spare-2").deal("leak, storm, rust, ram, vent").do("card bite")
    return table.throw("kick")


def after_a_shuffle() -> Position:
    """In a new round the pile is enough for the first and a half of the second hand."""
    fighters = [Fighter("rage"), Fighter("kick"), Fighter("jam")]
    table = fight(*fighters, cycle=1, pile="leak, storm, rust", contents={"hand": 2})
    for number, card in enumerate(CARDS):
        if table.state.places[number] == Place.DISCARD and card not in ("bite", "ram", "vent"):
            table.state.places[number] = Place.ABSENT
    return table.throw("rage", "kick", "jam").deal("leak, storm, rust, bite, rage, ram")


GUESSED = {  # for whom, and how many cards that player cannot place
    "new hands": (new_hands, 1, 5),
    "new hands, for the third": (new_hands, 3, 5),
    "passed hands": (passed_hands, 1, 6),
    "passed hands, for the fourth": (passed_hands, 4, 5),
    "swapped hands": (swapped_hands, 1, 4),
    "swapped hands, for the second": (swapped_hands, 2, 5),
    "cards face up": (face_up, 1, 4),
    "the virtual hand": (virtual, 1, 6),
    "somebody who looks on": (new_hands, 0, 6),
    "hands after a shuffle": (after_a_shuffle, 3, 7),
    "hands after a shuffle, for the second": (after_a_shuffle, 2, 7),
}


def guess(table: Position, player: int, random: object) -> Position:
    guessed = table.seen_by(player)
    with np.errstate(over="ignore"):  # SplitMix64 overflows by design
        GAME.resample(guessed.box, guessed.state, player - 1, random)
    return guessed


def arrangements(table: Position, player: int) -> set[bytes]:
    """Every position in which the cards that the player cannot place lie where they could: those that were in
    hands when the discards were shuffled change places with each other only."""
    is_unknown = table.seen_by(player).state.places == UNKNOWN
    is_older = table.state.marks == Mark.OLDER
    groups = [np.flatnonzero(is_unknown & is_older), np.flatnonzero(is_unknown & ~is_older)]
    found = set()
    for orders in product(*(permutations(table.state.places[group].tolist()) for group in groups)):
        other = table.copy()
        for group, order in zip(groups, orders, strict=True):
            other.state.places[group] = order
        found.add(other.states.tobytes())
    return found


@pytest.mark.clause("GLM-06")
@pytest.mark.clause("GLM-09")
@pytest.mark.parametrize("name", GUESSED)
def test_guesses_are_uniform_over_all_that_the_cards_could_be(name: str) -> None:
    build, player, unknown = GUESSED[name]
    table, random = build(), generator(11)
    assert (table.seen_by(player).state.places == UNKNOWN).sum() == unknown
    fair = arrangements(table, player)
    found = Counter(guess(table, player, random).states.tobytes() for _ in range(FEW))
    assert set(found) == fair
    assert chisquare([found[position] for position in fair]).pvalue > 0.001


@pytest.mark.clause("GLM-09")
@pytest.mark.parametrize("name", GUESSED)
def test_a_guess_keeps_what_is_known(name: str) -> None:
    build, player, _ = GUESSED[name]
    table, random = build(), generator(5)
    for _ in range(20):
        guessed = guess(table, player, random)
        assert guessed.seen_by(player).states.tobytes() == table.seen_by(player).states.tobytes()
        if table.actor == player:
            assert guessed.legal() == table.legal()


@pytest.mark.clause("GLM-06")
def test_who_knows_everything_guesses_nothing() -> None:
    """In a duel in which both have held both hands: all other cards are in the pile."""
    table = fight(Fighter("rage, kick"), Fighter("switch, leak"), turn=2, acted=[1], pile="").do(
        "play switch"
    )
    assert guess(table, 1, generator(1)).states.tobytes() == table.states.tobytes()
    assert guess(table, 2, generator(1)).states.tobytes() == table.states.tobytes()
