"""The number, name and kind of every action, and the order in which they are offered, never change.

Records, seeds and trained networks depend on them.
"""

from itertools import pairwise
from random import Random

from pioche.core.rule import CHANCE
from pioche.games.golem_it import GAME

from .positions import NAMES, Contents, count, laid_out, position, steps


def test_every_action_keeps_its_number_and_name() -> None:
    assert [str(GAME.table.name(action)) for action in range(GAME.actions)] == NAMES
    assert GAME.actions == len(NAMES) == 230


def test_some_numbers_as_they_have_always_been() -> None:
    """Landmarks, written out: the list of names is put together from rules of its own."""
    landmarks = {
        0: "deal mint 2",
        1: "deal mint 2 bis",
        39: "deal mint 21 bis",
        40: "deal purple 2",
        59: "deal purple 11 bis",
        60: "play mint 2",
        79: "play mint 21",
        80: "play purple 2",
        89: "play purple 11",
        90: "points 0",
        217: "points 127",
        218: "done",
        219: "pass",
        220: "pass returning 1",
        228: "pass returning 9",
        229: "next game",
    }
    assert {action: NAMES[action] for action in landmarks} == landmarks


def test_every_action_keeps_its_kind() -> None:
    kinds = {kind.name: (kind.first, kind.count, kind.chance) for kind in GAME.kinds}
    assert kinds == {
        "deal": (0, 60, True),
        "play": (60, 30, False),
        "points": (90, 128, False),
        "done": (218, 1, False),
        "pass": (219, 10, False),
        "next": (229, 1, False),
    }


def test_offers_are_ascending_and_chance_shares_no_number_with_decisions() -> None:
    random = Random(7)
    for number in range(count(compiled=40, plain=6)):
        variant, players = ["base", "a", "ab"][number % 3], 2 + number % 5
        contents: Contents = {"hands": [1 + number % 7] * 5, "games": 2}
        table = laid_out(players, contents, variant=variant, turn_limit=25)
        for step in steps(table, random.choice):
            legal = step.legal()
            assert all(low < high for low, high in pairwise(legal))
            for action in legal:
                assert GAME.kind_of(action).chance is (step.actor == CHANCE)


def test_the_order_of_offers_in_some_positions() -> None:
    hands = [["purple 4", "mint 9", "mint 4", "mint 9", "purple 2"], ["mint 3"], ["mint 3"]]
    table = position(hands, tokens=[1, 0, 0], reserve=5)
    assert [NAMES[action] for action in table.legal()] == [
        "play mint 4",
        "play mint 9",
        "play purple 2",
        "play purple 4",
        "pass",
        "pass returning 1",
    ]
    table.do("play mint 4")
    assert [NAMES[action] for action in table.legal()] == [f"points {points}" for points in range(6)]
    table.do("points 0")
    assert [NAMES[action] for action in table.legal()] == ["play purple 2", "play purple 4", "done"]
    dealing = laid_out().deal(["mint 2", "mint 3", "mint 3"])
    assert [NAMES[action] for action in dealing.legal()[:3]] == [
        "deal mint 2",
        "deal mint 4",
        "deal mint 4 bis",
    ]
