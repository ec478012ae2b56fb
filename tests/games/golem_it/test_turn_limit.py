"""A table's limit of turns, and places by what is left (GIT-16b)."""

import pytest

from pioche.core.rule import OVER

from .positions import Contents, laid_out, position, small_hands

HANDS = [["mint 5", "mint 6"], ["mint 8"], ["mint 12", "mint 13", "mint 14"]]


@pytest.mark.clause("GIT-16b")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_the_game_ends_after_that_many_turns(limit: int) -> None:
    table = laid_out(3, small_hands(1), turn_limit=limit).deal(["mint 5"], ["mint 6"], ["mint 7"])
    for turn in range(1, limit + 1):
        assert (table.actor, table.state.turns) == ((turn - 1) % 3, turn)
        table.do("pass")
    assert (table.actor, table.state.turns, table.offered()) == (OVER, limit, set())


@pytest.mark.clause("GIT-16b")
def test_a_combination_is_one_turn_however_many_cards_it_has() -> None:
    table = position([["mint 5", "purple 5", "mint 4"], *HANDS[1:]], turns=1, turn_limit=2)
    table.do("play mint 5", "points 0", "play purple 5", "play mint 4", "done")
    assert (table.actor, table.state.turns) == (1, 2)
    assert table.do("pass").actor == OVER


@pytest.mark.clause("GIT-16b")
@pytest.mark.parametrize(("turns", "over"), [(998, False), (999, False), (1000, True)])
def test_it_is_a_thousand_by_default(turns: int, over: bool) -> None:
    table = position(HANDS, turns=turns).do("pass")
    assert (table.actor == OVER) is over


@pytest.mark.clause("GIT-16b")
@pytest.mark.parametrize("turns", [1, 1000, 30_000, 40_000])
def test_zero_is_no_limit(turns: int) -> None:
    table = position(HANDS, turns=turns, turn_limit=0).do("pass")
    assert (table.actor, table.state.turns) == (1, turns + 1)


@pytest.mark.clause("GIT-16b")
@pytest.mark.parametrize(("turns", "over"), [(29_999, False), (30_000, True)])
def test_the_longest_limit(turns: int, over: bool) -> None:
    assert (position(HANDS, turns=turns, turn_limit=30_000).do("pass").actor == OVER) is over


# --- Places -----------------------------------------------------------------------


@pytest.mark.clause("GIT-16b")
@pytest.mark.parametrize(
    ("tokens", "ranks"),
    [
        ([0, 0, 0], [2, 1, 3]),  # 6, 3 and 9 for their cards
        ([0, 4, 0], [1, 2, 3]),  # 6, 7, 9
        ([4, 8, 0], [2, 3, 1]),  # 10, 11, 9
        ([3, 6, 0], [1, 1, 1]),  # 9 each
        ([0, 3, 0], [1, 1, 3]),  # 6, 6, 9
        ([3, 0, 0], [2, 1, 2]),  # 9, 3, 9
    ],
)
def test_places_by_3_points_a_card_and_the_tokens_fewest_first(tokens: list[int], ranks: list[int]) -> None:
    """Equals share the better place."""
    table = position(HANDS, tokens=tokens, turns=9, turn_limit=9).do("pass")
    assert (table.ranks, table.scores) == (ranks, [3 - rank for rank in ranks])


@pytest.mark.clause("GIT-16b")
def test_after_equals_the_next_place_counts_on() -> None:
    hands = [["mint 5"], ["mint 6", "mint 7"], ["mint 8", "mint 9"], ["mint 12", "mint 13", "mint 14"]]
    table = position(hands, turns=9, turn_limit=9).do("pass")
    assert (table.ranks, table.scores) == ([1, 2, 2, 4], [3, 2, 2, 0])


@pytest.mark.clause("GIT-16b")
@pytest.mark.parametrize(("card_penalty", "ranks"), [(0, [1, 3, 1]), (2, [2, 1, 3]), (1, [1, 1, 3])])
def test_the_box_says_what_a_card_costs(card_penalty: int, ranks: list[int]) -> None:
    contents: Contents = {"card_penalty": card_penalty}
    table = position(HANDS, tokens=[0, 1, 0], turns=9, turn_limit=9, contents=contents).do("pass")
    assert table.ranks == ranks


@pytest.mark.clause("GIT-16b")
@pytest.mark.parametrize(("variant", "ranks"), [("base", [1, 2, 3]), ("a", [2, 1, 3]), ("ab", [2, 1, 3])])
def test_tokens_on_the_own_cards_count_except_under_a(variant: str, ranks: list[int]) -> None:
    """6 for the first, 3 and perhaps 4 for the second, 9 and more for the third, who passes."""
    table = position(HANDS, 2, {1: ["mint 3"]}, 7, 1, laid={1: 4}, turns=9, turn_limit=9, variant=variant).do(
        "pass"
    )
    assert table.ranks == ranks


@pytest.mark.clause("GIT-16b")
def test_points_laid_in_the_last_turn_count() -> None:
    table = position(HANDS, turns=9, turn_limit=9).lay("mint 5", 1)  # one card and a point against one card
    assert (table.ranks, table.laid) == ([2, 1, 3], [1, 0, 0])
    table = position(HANDS, turns=9, turn_limit=9).lay("mint 5", 0)
    assert table.ranks == [1, 1, 3]


@pytest.mark.clause("GIT-16b")
def test_players_who_are_out_keep_their_places() -> None:
    hands = [["mint 5"], [], ["mint 12", "mint 13"], [], ["mint 14"]]
    table = position(hands, ranks=[0, 2, 0, 1, 0], play_on=True, turns=9, turn_limit=9).do("pass")
    assert (table.ranks, table.scores) == ([3, 2, 5, 1, 3], [2, 3, 0, 4, 2])


@pytest.mark.clause("GIT-16b")
@pytest.mark.parametrize(("play_on", "ranks"), [(False, [1, 2, 2]), (True, [1, 2, 3])])
def test_who_goes_out_in_the_last_turn_is_out(play_on: bool, ranks: list[int]) -> None:
    """And only where they play on are the others ranked by what is left."""
    table = position([["mint 5"], *HANDS[1:]], turns=9, turn_limit=9, play_on=play_on).lay("mint 5")
    assert (table.actor, table.ranks) == (OVER, ranks)
