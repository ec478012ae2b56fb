"""Combinations: how many cards, at which value, raised with which points (GIT-07 to GIT-11)."""

import pytest

from pioche.games.golem_it.state import NOBODY

from .positions import Position, position

OTHERS = [["mint 20", "mint 20"], ["purple 10", "purple 10"]]


def opening(*hand: str, reserve: int = 90) -> Position:
    """The first of three seats opens a round with this hand."""
    return position([hand, *OTHERS], reserve=reserve)


def following(to_beat: int, cards: int, *hand: str, reserve: int = 90) -> Position:
    """The second seat follows so many cards of this value."""
    front = ["mint 2", "mint 2", "purple 2", "purple 2"][:cards]
    return position([["mint 21"], hand, ["mint 3"]], 1, {0: front}, to_beat, 0, reserve=reserve)


# --- A turn -------------------------------------------------------------------


@pytest.mark.clause("GIT-07")
def test_a_turn_is_a_combination_or_a_pass() -> None:
    table = position([["mint 5", "purple 8"], *OTHERS], tokens=[1, 0, 0])
    assert table.offered() == {"play mint 5", "play purple 8", "pass", "pass returning 1"}


@pytest.mark.clause("GIT-07")
@pytest.mark.parametrize("choice", ["pass", "play"])
def test_either_ends_the_turn(choice: str) -> None:
    table = opening("mint 5", "mint 6")
    table.do("pass") if choice == "pass" else table.lay("mint 5")
    assert (table.actor, table.phase, table.state.turns) == (1, "turn", 2)


@pytest.mark.clause("GIT-07")
def test_a_combination_that_was_begun_is_finished() -> None:
    """Between the first card and the last there is no way to pass."""
    table = opening("mint 5", "mint 6").do("play mint 5")
    assert (table.phase, table.offered()) == ("points", {f"points {points}" for points in range(91)})
    table.do("points 0")
    assert (table.phase, table.offered()) == ("more", {"done"})


# --- Cards of one value -------------------------------------------------------


@pytest.mark.clause("GIT-08")
@pytest.mark.parametrize(
    "others", [[], ["purple 5"], ["mint 5", "purple 5"], ["purple 5", "mint 5", "purple 5"]]
)
def test_one_card_or_several_of_the_same_value_whatever_their_colour(others: list[str]) -> None:
    hand = ["mint 5", "mint 5", "purple 5", "purple 5", "mint 9"]
    table = opening(*hand).lay("mint 5", 0, *others)
    assert table.front(0) == sorted(["mint 5", *others])
    assert table.to_beat == (1 + len(others), 5)
    assert table.of_seats("values") == [5, 0, 0]
    assert sorted([*table.hand(0), *table.front(0)]) == sorted(hand)
    assert table.state.sizes[0] == 4 - len(others)


@pytest.mark.clause("GIT-08")
def test_without_points_only_the_same_value_goes_together() -> None:
    table = opening("mint 5", "purple 5", "mint 4", "mint 6", "purple 6", reserve=0).do(
        "play mint 5", "points 0"
    )
    assert table.offered() == {"play purple 5", "done"}


@pytest.mark.clause("GIT-08")
def test_a_card_is_played_once() -> None:
    table = opening("mint 5", "mint 5", "mint 9").do("play mint 5", "points 0")
    assert table.plays() == {"mint 5"}
    assert table.do("play mint 5").offered() == {"done"}
    assert table.hand(0) == ["mint 9"]


@pytest.mark.clause("GIT-08")
def test_only_cards_of_the_own_hand_are_played() -> None:
    table = position([["mint 5", "mint 9"], ["mint 5", "mint 6"], ["mint 4"]])
    assert table.plays() == {"mint 5", "mint 9"}
    assert table.do("play mint 5", "points 0").plays() == set()


# --- Following ----------------------------------------------------------------


@pytest.mark.clause("GIT-09")
def test_the_first_of_a_round_may_stop_after_any_card() -> None:
    table = opening("mint 2", "mint 2", "purple 2", "purple 2").do("play mint 2", "points 0")
    for card in ("mint 2", "purple 2", "purple 2"):
        assert table.offered() == {f"play {one}" for one in table.hand(0)} | {"done"}
        table.do(f"play {card}")
    assert table.offered() == {"done"}


@pytest.mark.clause("GIT-09")
@pytest.mark.parametrize("card", ["mint 8", "purple 8"])
@pytest.mark.parametrize(("to_beat", "plays"), [(7, True), (8, False), (9, False)])
def test_the_value_must_be_strictly_higher(card: str, to_beat: int, plays: bool) -> None:
    table = following(to_beat, 1, card, reserve=0)
    assert table.plays() == ({card} if plays else set())


@pytest.mark.clause("GIT-09")
@pytest.mark.parametrize(
    ("card", "to_beat", "fewest"),
    [
        *[("mint 8", 7, 0), ("mint 8", 8, 1), ("mint 8", 12, 5), ("purple 8", 7, 0), ("purple 8", 8, 1)],
        *[("purple 8", 15, 1), ("purple 8", 16, 2), ("purple 8", 17, 2), ("purple 2", 21, 10)],
    ],
)
def test_points_are_offered_from_the_first_value_that_is_higher(card: str, to_beat: int, fewest: int) -> None:
    table = following(to_beat, 1, card, reserve=12).do(f"play {card}")
    assert table.points() == list(range(fewest, 13))


@pytest.mark.clause("GIT-09")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_as_many_cards_as_the_latest_combination(cards: int) -> None:
    table = following(4, cards, "mint 5", "mint 5", "purple 5", "purple 5").do("play mint 5", "points 0")
    for picked in range(1, cards):
        assert table.offered() == {f"play {card}" for card in table.hand(1)}
        table.do(f"play {table.hand(1)[0]}")
        assert table.state.picked == picked + 1
    assert table.offered() == {"done"}
    assert table.do("done").to_beat == (cards, 5)


@pytest.mark.clause("GIT-09")
@pytest.mark.parametrize(("cards", "plays"), [(2, {"mint 5", "purple 5"}), (3, set())])
def test_with_too_few_cards_one_can_only_pass(cards: int, plays: set[str]) -> None:
    assert following(4, cards, "mint 5", "purple 5").plays() == plays


@pytest.mark.clause("GIT-09")
def test_it_is_the_latest_combination_that_counts() -> None:
    """Two cards at 10 lie in front of the first seat, two at 14 of the second: the third needs more."""
    hands = [["mint 3"], ["mint 3"], ["mint 12", "mint 12"]]
    fronts = {0: ["mint 10", "mint 10"], 1: ["mint 14", "mint 14"]}
    table = position(hands, 2, fronts, 14, 1, reserve=90)
    assert table.do("play mint 12").points() == list(range(3, 46))  # twice 45 are 90


@pytest.mark.clause("GIT-09")
def test_laying_a_combination_makes_it_the_latest() -> None:
    table = following(7, 2, "mint 9", "purple 3", "mint 4").lay("mint 9", 0, "purple 3")
    assert (table.state.latest, table.to_beat) == (1, (2, 9))
    assert table.of_seats("values") == [7, 9, 0]
    assert table.front(0) == ["mint 2", "mint 2"]


# --- Raising ------------------------------------------------------------------


@pytest.mark.clause("GIT-10")
@pytest.mark.parametrize(
    ("card", "points", "value"),
    [
        *[("mint 2", 1, 3), ("mint 11", 1, 12), ("mint 19", 3, 22), ("mint 21", 40, 61)],
        *[("purple 2", 1, 4), ("purple 5", 2, 15), ("purple 11", 1, 22), ("purple 3", 6, 21)],
        ("purple 11", 90, 1001),
    ],
)
def test_mint_gains_1_a_point_and_purple_its_own_number(card: str, points: int, value: int) -> None:
    table = opening(card, "mint 4").lay(card, points)
    assert table.to_beat == (1, value)
    assert (table.laid, table.reserve) == ([points, 0, 0], 90 - points)


@pytest.mark.clause("GIT-10")
def test_each_card_has_its_own_points_and_all_end_at_the_same_value() -> None:
    """At 12: a purple 2 with 5, a purple 6 with 1, a mint 9 with 3, a mint 12 with none."""
    hand = ["purple 2", "purple 6", "mint 9", "mint 12", "purple 5", "purple 7", "mint 13", "purple 11"]
    table = opening(*hand).do("play purple 6", "points 1")
    assert table.plays() == {"purple 2", "mint 9", "mint 12"}
    assert (table.state.value, table.state.spent) == (12, 1)
    for card, spent in [("mint 9", 4), ("purple 2", 9), ("mint 12", 9)]:
        assert table.do(f"play {card}").state.spent == spent
    table.do("done")
    assert (table.to_beat, table.laid[0], table.reserve) == ((4, 12), 9, 81)


@pytest.mark.clause("GIT-10")
@pytest.mark.parametrize(("reserve", "plays"), [(2, False), (3, True)])
def test_the_points_of_a_later_card_must_be_there(reserve: int, plays: bool) -> None:
    table = opening("mint 12", "mint 9", reserve=reserve).do("play mint 12", "points 0")
    assert table.plays() == ({"mint 9"} if plays else set())


@pytest.mark.clause("GIT-10")
def test_points_come_from_the_reserve_and_not_from_the_player() -> None:
    table = position([["mint 5", "mint 4"], *OTHERS], tokens=[3, 3, 3]).lay("mint 5", 7)
    assert (table.tokens, table.laid, table.reserve) == ([3, 3, 3], [7, 0, 0], 83)


@pytest.mark.clause("GIT-10")
def test_nothing_is_paid_before_the_combination_is_complete() -> None:
    table = opening("mint 5", "mint 4", "mint 9").do("play mint 5", "points 4", "play mint 4")
    assert (table.reserve, table.laid, table.state.spent) == (90, [0, 0, 0], 9)
    assert (table.front(0), table.state.latest) == ([], NOBODY)


@pytest.mark.clause("GIT-11")
def test_the_opener_may_raise_too() -> None:
    """A 7 and an 8 can open as 8-8."""
    table = opening("mint 7", "mint 8", "mint 2", reserve=5)
    assert table.copy().do("play mint 7").points() == [0, 1, 2, 3, 4, 5]
    table.do("play mint 7", "points 1")
    assert table.plays() == {"mint 8"}
    table.do("play mint 8", "done")
    assert (table.to_beat, table.laid[0]) == ((2, 8), 1)


# --- What can still be completed ------------------------------------------------


@pytest.mark.clause("GIT-09")
def test_only_cards_that_can_be_part_of_a_whole_are_offered() -> None:
    """Two cards above 10 with 3 points: 9 and 11 as 11-11, but nothing goes with the 7 or the purple 8."""
    table = following(10, 2, "mint 9", "mint 11", "mint 7", "purple 8", reserve=3)
    assert table.plays() == {"mint 9", "mint 11"}
    assert table.copy().do("play mint 9").points() == [2]
    assert table.copy().do("play mint 11").points() == [0]
    assert table.do("play mint 9", "points 2").offered() == {"play mint 11"}


@pytest.mark.clause("GIT-10")
def test_a_second_card_that_would_leave_the_third_unpaid_is_not_offered() -> None:
    """Three at 10 with 4 points: with the 6 nothing is left for the 9."""
    table = following(9, 3, "mint 10", "mint 6", "mint 9", "mint 8", reserve=4).do("play mint 10", "points 0")
    assert table.plays() == {"mint 9", "mint 8"}


@pytest.mark.clause("GIT-10")
def test_the_other_copy_of_the_first_card_can_complete_it() -> None:
    assert following(7, 2, "mint 8", "mint 8", reserve=0).plays() == {"mint 8"}
    assert following(7, 2, "mint 8", "mint 9", reserve=0).plays() == set()
    assert following(15, 2, "purple 8", "purple 8", reserve=2).plays() == {"purple 8"}
    assert following(15, 2, "purple 8", "purple 8", reserve=1).plays() == set()
