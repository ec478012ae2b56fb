"""Passing: points that go back, openers who pass, and staying in the round (GIT-12 to GIT-14)."""

import pytest

from pioche.games.golem_it.state import NOBODY, Place

from .positions import PASSES, position

HANDS = [["mint 5", "mint 6", "mint 7"], ["mint 8", "mint 9", "mint 8"], ["mint 12", "mint 13", "mint 12"]]


def passes(most: int) -> set[str]:
    """The names of all passes that return up to so many points."""
    return set(PASSES[: most + 1])


# --- Points that go back --------------------------------------------------------


@pytest.mark.clause("GIT-12")
@pytest.mark.parametrize(("tokens", "most"), [(0, 0), (1, 1), (2, 2), (3, 2), (9, 2)])
def test_a_pass_returns_up_to_two_points_of_the_own_tokens(tokens: int, most: int) -> None:
    table = position([[], *HANDS[1:]], tokens=[tokens, 5, 5])
    assert table.offered() == passes(most)


@pytest.mark.clause("GIT-12")
@pytest.mark.parametrize("most", [0, 1, 5, 9])
def test_the_box_says_how_many_points_at_most(most: int) -> None:
    table = position([[], *HANDS[1:]], tokens=[10, 0, 0], contents={"most_returned": most})
    assert table.offered() == passes(most)


@pytest.mark.clause("GIT-12")
@pytest.mark.parametrize("points", [0, 1, 2])
def test_the_player_chooses_how_many_and_they_go_to_the_reserve(points: int) -> None:
    table = position(HANDS, 1, tokens=[3, 7, 3]).do(PASSES[points])
    assert (table.tokens, table.reserve) == ([3, 7 - points, 3], 86 + points)


@pytest.mark.clause("GIT-12")
def test_the_tokens_on_the_cards_in_front_are_taken_first() -> None:
    """The first seat has nothing but 2 points on its card: at its next turn it can return them."""
    table = position(HANDS).lay("mint 5", 2)
    assert (table.tokens, table.laid) == ([0, 0, 0], [2, 0, 0])
    table.do("pass", "pass")
    assert table.front(0) == []
    assert passes(2) <= table.offered()
    table.do("pass returning 2")
    assert (table.tokens, table.laid, table.reserve) == ([0, 0, 0], [0, 0, 0], 99)


@pytest.mark.clause("GIT-12")
def test_a_pass_lays_nothing_and_changes_nothing_to_beat() -> None:
    table = position(HANDS, 1, {0: ["mint 4"]}, 4, 0, tokens=[0, 2, 0]).do("pass returning 1")
    assert (table.to_beat, table.state.latest, table.front(1)) == ((1, 4), 0, [])
    assert (table.actor, table.of_seats("sizes")) == (2, [3, 3, 3])


# --- Openers ------------------------------------------------------------------


@pytest.mark.clause("GIT-13")
def test_an_opener_may_pass_and_the_next_player_opens_with_anything() -> None:
    table = position(HANDS).do("pass")
    assert (table.actor, table.state.latest) == (1, NOBODY)
    assert table.plays() == {"mint 8", "mint 9"}
    table.do("play mint 8", "points 0")
    assert "done" in table.offered()
    table.do("play mint 8", "done")
    assert table.to_beat == (2, 8)


@pytest.mark.clause("GIT-13")
@pytest.mark.parametrize("latest", [NOBODY, 0])
def test_a_player_without_a_card_must_pass(latest: int) -> None:
    fronts = {} if latest == NOBODY else {0: ["mint 4"]}
    table = position([HANDS[0], [], HANDS[2]], 1, fronts, 4, latest, tokens=[0, 4, 0])
    assert table.offered() == passes(2)


@pytest.mark.clause("GIT-13")
def test_all_may_pass_for_ever() -> None:
    """Nobody has played, so no round is over: the turn just goes round."""
    table = position(HANDS, 2)
    for turn in range(12):
        assert (table.actor, table.of_seats("passed")) == ((2 + turn) % 3, [0, 0, 0])
        table.do("pass")


@pytest.mark.clause("GIT-13")
def test_a_pass_before_the_first_combination_does_not_count_against_it() -> None:
    """The first seat passed as opener and the third after the 8: it is the first seat's turn all the same."""
    table = position(HANDS).do("pass").lay("mint 8").do("pass")
    assert (table.actor, table.to_beat) == (0, (1, 8))
    table.do("pass")
    assert (table.actor, table.state.latest) == (1, NOBODY)


# --- Staying in the round -------------------------------------------------------


@pytest.mark.clause("GIT-14")
def test_who_has_passed_may_play_again_in_the_same_round() -> None:
    table = position(HANDS).lay("mint 5").do("pass").lay("mint 12").do("pass")
    assert table.actor == 1
    assert table.plays() == {"mint 8", "mint 9"}
    table.lay("mint 9", 4)
    assert (table.actor, table.to_beat) == (2, (1, 13))


@pytest.mark.clause("GIT-14")
@pytest.mark.parametrize("opener", [0, 1, 2])
def test_whoever_passed_is_asked_again_after_a_higher_combination(opener: int) -> None:
    """At every seat: the opener's 5, a pass, a 12, the opener's pass; then the one who passed first."""
    hands = [HANDS[(seat - opener) % 3] for seat in range(3)]
    table = position(hands, opener).lay("mint 5").do("pass").lay("mint 12").do("pass")
    assert (table.actor, table.to_beat) == ((opener + 1) % 3, (1, 12))
    assert [seat for seat in range(3) if table.state.passed[seat]] == [opener]


@pytest.mark.clause("GIT-14")
def test_every_combination_makes_earlier_passes_void() -> None:
    """The second seat passed before the 12 and after it only the first did: the round goes on."""
    table = position(HANDS).lay("mint 5").do("pass").lay("mint 12")
    assert table.of_seats("passed") == [0, 0, 0]
    table.do("pass")
    assert table.of_seats("passed") == [1, 0, 0]
    table.do("pass")
    assert (table.actor, table.state.latest) == (2, NOBODY)
    assert table.at(Place.FRONT + 2) == []
