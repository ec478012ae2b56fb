"""The worked cases of the rules page, which every implementation must show."""

import pytest

from pioche.games.golem_it.state import NOBODY, Place

from .positions import position


@pytest.mark.clause("GIT-06")
@pytest.mark.clause("GIT-09")
def test_case_1_after_5_9_10_17_the_first_player_needs_18() -> None:
    hands = [
        ["mint 5", "mint 17", "mint 18", "mint 2"],
        ["mint 9", "mint 2"],
        ["mint 10", "mint 3"],
        ["mint 17"],
    ]
    table = position(hands, tokens=[3, 3, 3, 3]).lay("mint 5").lay("mint 9").lay("mint 10").lay("mint 17")
    assert (table.actor, table.to_beat) == (0, (1, 17))
    assert table.front(0) == []
    assert table.at(Place.DISCARD).count("mint 5") == 2
    assert [table.front(seat) for seat in (1, 2, 3)] == [["mint 9"], ["mint 10"], ["mint 17"]]
    assert table.copy().do("play mint 18").points()[0] == 0
    assert table.copy().do("play mint 17").points()[0] == 1
    assert table.copy().do("play mint 2").points()[0] == 16


@pytest.mark.clause("GIT-10")
def test_case_2_two_cards_raised_to_12_15_and_22() -> None:
    hands = [
        ["mint 4", "purple 4", "mint 20", "mint 21"],
        ["mint 11", "mint 12", "mint 2"],
        ["purple 5", "mint 15", "mint 2"],
        ["purple 11", "mint 19", "mint 3"],
    ]
    table = position(hands).lay("mint 4", 0, "purple 4")
    assert table.to_beat == (2, 4)
    table.lay("mint 11", 1, "mint 12")
    assert (table.to_beat, table.laid[1]) == ((2, 12), 1)
    table.lay("purple 5", 2, "mint 15")
    assert (table.to_beat, table.laid[2]) == ((2, 15), 2)
    table.lay("purple 11", 1, "mint 19")
    assert (table.to_beat, table.laid[3], table.reserve) == ((2, 22), 4, 92)
    assert table.plays() == {"mint 20", "mint 21"}
    assert table.copy().do("play mint 20").points()[0] == 3  # 23, and 2 points on the other
    assert table.copy().do("play mint 21").points()[0] == 2
    assert table.lay("mint 21", 2, "mint 20").to_beat == (2, 23)


@pytest.mark.clause("GIT-10")
@pytest.mark.parametrize(("reserve", "plays"), [(4, set()), (5, {"mint 20", "mint 21"})])
def test_case_2_both_cards_must_be_23_or_more(reserve: int, plays: set[str]) -> None:
    hands = [["mint 20", "mint 21"], ["mint 2"], ["mint 2"], ["mint 3"]]
    table = position(hands, 0, {3: ["mint 19", "purple 11"]}, 22, 3, laid={3: 4}, reserve=reserve)
    assert table.plays() == plays


@pytest.mark.clause("GIT-09")
@pytest.mark.clause("GIT-12")
def test_case_3_three_cards_and_a_pass_that_returns_2_points() -> None:
    hands = [
        ["mint 8", "mint 8", "purple 8", "mint 19", "mint 19", "mint 18"],
        ["mint 10", "mint 10", "purple 10", "mint 2"],
        ["mint 18", "purple 9", "purple 9", "mint 2"],
        ["mint 20", "mint 20", "mint 21"],
    ]
    table = position(hands, tokens=[3, 3, 3, 3])
    table.lay("mint 8", 0, "mint 8", "purple 8").lay("mint 10", 0, "mint 10", "purple 10")
    table.lay("mint 18", 0, "purple 9", "purple 9")
    assert (table.to_beat, table.laid[2], table.reserve) == ((3, 18), 2, 85)
    table.do("pass returning 2")
    assert (table.tokens, table.reserve) == ([3, 3, 3, 1], 87)
    assert (table.actor, table.to_beat) == (0, (3, 18))
    assert table.offered() == {"play mint 18", "play mint 19", "pass", "pass returning 1", "pass returning 2"}
    assert table.copy().do("play mint 19").points()[0] == 0
    assert table.copy().do("play mint 18").points()[0] == 1
    assert table.lay("mint 19", 0, "mint 19", "mint 18").to_beat == (3, 19)


@pytest.mark.clause("GIT-02")
@pytest.mark.clause("GIT-12")
@pytest.mark.parametrize(
    ("returned", "left"), [("pass", 3), ("pass returning 1", 2), ("pass returning 2", 1)]
)
def test_case_4_points_and_not_tokens_are_returned(returned: str, left: int) -> None:
    """Of a token of 3 points 2 go back, and 1 comes as change; all 3 cannot go."""
    table = position([["mint 5"], ["mint 6"], ["mint 7"]], tokens=[3, 0, 0])
    assert table.offered() == {"play mint 5", "pass", "pass returning 1", "pass returning 2"}
    assert table.do(returned).tokens == [left, 0, 0]


@pytest.mark.clause("GIT-15")
def test_a_round_from_its_opening_to_the_next() -> None:
    """All of a round in the order of the rulebook: raised, followed, passed, won and opened anew."""
    hands = [["mint 7", "mint 8", "mint 4"], ["purple 3", "mint 9", "mint 6"], ["mint 20", "mint 21"]]
    table = position(hands, tokens=[3, 3, 3]).lay("mint 7", 1, "mint 8").lay("mint 9", 0, "purple 3")
    assert (table.laid, table.reserve) == ([1, 2, 0], 87)
    table.do("pass returning 1", "pass returning 2")
    assert (table.actor, table.state.latest) == (1, NOBODY)
    assert (table.tokens, table.laid, table.reserve) == ([2, 5, 2], [0, 0, 0], 90)
    assert table.plays() == {"mint 6"}
