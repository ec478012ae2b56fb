"""How bots imagine that a match goes on: cheaply, giving back what they can, and always by the rules."""

import numpy as np
import pytest

from pioche.core.random import generator
from pioche.core.record import OFFERS, UInt64s, blank
from pioche.games.golem_it import GAME

from .positions import NAMES, Position, count, laid_out, position, small_hands

OFTEN = count(compiled=200, plain=60)


def done_by_habit(table: Position, random: UInt64s) -> str:
    """What somebody does here without thinking; always something that is offered."""
    offers = blank(OFFERS)
    GAME.legal(table.box, table.state, offers[0])
    with np.errstate(over="ignore"):  # SplitMix64 overflows by design
        index = GAME.habit(table.box, table.state, offers[0], random)
    assert 0 <= index < int(offers["count"][0])
    return NAMES[int(offers["actions"][0][index])]


def habits(table: Position) -> list[str]:
    random = generator(4)
    return [done_by_habit(table, random) for _ in range(OFTEN)]


@pytest.mark.parametrize("variant", ["base", "a", "ab"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_match_is_played_by_the_rules(players: int, variant: str) -> None:
    table = laid_out(players, small_hands(3), variant=variant, turn_limit=40)
    random = generator(players)
    while table.actor != -2:
        table.do(done_by_habit(table, random))


def test_who_has_no_cards_gives_back_as_much_as_possible() -> None:
    assert set(habits(position([[], ["mint 2"], ["mint 3"]], tokens=[5, 0, 0]))) == {"pass returning 2"}


def test_a_card_that_needs_many_points_is_kept() -> None:
    hands = [["mint 2", "mint 20"], ["mint 21"], ["mint 3"]]
    table = position(hands, tokens=[2, 0, 0], fronts={1: ["mint 18"]}, to_beat=18, latest=1)
    found = habits(table)
    assert "play mint 2" not in found
    assert {"play mint 20", "pass returning 2"} == set(found)


def test_points_are_laid_sparingly() -> None:
    table = position([["mint 7", "mint 9"], ["mint 3"], ["mint 4"]]).do("play mint 7")
    found = habits(table)
    assert set(found) == {"points 0", "points 1", "points 2"}
    assert found.count("points 0") > OFTEN / 2


def test_cards_are_added_where_they_are_cheap() -> None:
    table = position([["mint 7", "mint 6", "mint 2"], ["mint 3"], ["mint 4"]])
    found = habits(table.do("play mint 7", "points 0"))
    assert set(found) == {"done", "play mint 6"}  # a mint 2 would need 5 points


def test_what_has_to_be_completed_is_completed() -> None:
    hands = [["mint 10", "mint 9", "mint 2"], ["mint 21"], ["mint 3"]]
    table = position(hands, fronts={1: ["mint 4", "purple 4"]}, to_beat=4, latest=1)
    assert set(habits(table.do("play mint 10", "points 0"))) == {"play mint 9", "play mint 2"}
