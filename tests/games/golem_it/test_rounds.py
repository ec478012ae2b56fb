"""Cards in front of the players, and how a round ends (GIT-06, GIT-15)."""

import pytest

from pioche.games.golem_it.state import NOBODY, Place

from .positions import Position, position

LADDER = [["mint 5", "mint 10", "mint 2"], ["mint 6", "mint 11", "mint 2"], ["mint 7", "mint 12", "purple 2"]]


def many(players: int) -> Position:
    """So many seats, each with a mint card higher than that of the seat before, and one to spare."""
    return position([[f"mint {5 + seat}", f"mint {12 + seat}"] for seat in range(players)])


# --- Cards in front -------------------------------------------------------------


@pytest.mark.clause("GIT-06")
def test_cards_lie_in_front_until_their_players_next_turn() -> None:
    table = position(LADDER).lay("mint 5", 1)
    assert table.front(0) == ["mint 5"]
    table.lay("mint 6", 2)
    assert (table.front(0), table.front(1)) == (["mint 5"], ["mint 6"])
    assert (table.tokens, table.laid) == ([0, 0, 0], [1, 2, 0])
    assert table.at(Place.DISCARD).count("mint 5") == 1  # the other copy
    table.lay("mint 12")
    assert (table.front(0), table.front(1), table.front(2)) == ([], ["mint 6"], ["mint 12"])
    assert (table.tokens, table.laid) == ([1, 0, 0], [0, 2, 0])
    assert table.of_seats("values") == [0, 8, 12]
    assert table.at(Place.DISCARD).count("mint 5") == 2


@pytest.mark.clause("GIT-06")
def test_their_tokens_are_added_to_those_of_the_player() -> None:
    table = position(LADDER, 2, {0: ["mint 4", "mint 4"]}, 9, 0, tokens=[3, 1, 1], laid={0: 10}).do("pass")
    assert (table.actor, table.tokens, table.laid) == (0, [13, 1, 1], [0, 0, 0])
    assert (table.reserve, table.front(0)) == (84, [])


@pytest.mark.clause("GIT-06")
@pytest.mark.parametrize("choice", ["pass", "play"])
def test_they_are_discarded_whatever_the_player_then_does(choice: str) -> None:
    table = position(LADDER, 2, {0: ["mint 4"]}, 4, 0).lay("mint 7")
    assert table.front(0) == []
    table.do("pass") if choice == "pass" else table.lay("mint 10")
    assert table.at(Place.DISCARD).count("mint 4") == 2
    assert table.front(0) == ([] if choice == "pass" else ["mint 10"])


@pytest.mark.clause("GIT-06")
def test_what_has_to_be_beaten_stays_when_an_older_combination_is_discarded() -> None:
    table = position(LADDER).lay("mint 5").lay("mint 6").lay("mint 7")
    assert (table.actor, table.to_beat, table.state.latest) == (0, (1, 7), 2)


# --- The end of a round -----------------------------------------------------------


@pytest.mark.clause("GIT-15")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_when_all_others_have_passed_the_player_of_the_latest_opens(players: int) -> None:
    for opener in range(players):
        table = many(players)
        table.do(*["pass"] * opener).lay(f"mint {5 + opener}", 1)
        for number in range(1, players):
            assert (table.actor, table.to_beat) == ((opener + number) % players, (1, 6 + opener))
            table.do("pass")
        assert (table.actor, table.to_beat, table.state.latest) == (opener, (0, 0), NOBODY)
        assert (table.front(opener), table.tokens[opener], table.laid[opener]) == ([], 1, 0)
        assert not table.state.passed.any()


@pytest.mark.clause("GIT-15")
def test_the_new_round_starts_with_any_combination() -> None:
    table = (
        position([["mint 20", "mint 3", "purple 3", "mint 9"], *LADDER[1:]]).lay("mint 20").do("pass", "pass")
    )
    assert table.plays() == {"mint 3", "purple 3", "mint 9"}
    assert table.do("play mint 3", "points 0", "play purple 3", "done").to_beat == (2, 3)


@pytest.mark.clause("GIT-15")
def test_it_is_the_latest_player_who_opens_and_not_the_first() -> None:
    table = position(LADDER).lay("mint 5").lay("mint 6").do("pass", "pass")
    assert (table.actor, table.state.latest, table.to_beat) == (1, NOBODY, (0, 0))


@pytest.mark.clause("GIT-15")
def test_one_who_has_not_passed_since_keeps_the_round_alive() -> None:
    """The first seat passes, the second plays higher: the third and the first are asked again."""
    table = position(LADDER).lay("mint 5").do("pass", "pass")
    assert table.actor == 0
    table.lay("mint 10").do("pass")
    table.lay("mint 12").do("pass")
    assert (table.actor, table.to_beat) == (1, (1, 12))
    table.do("pass")
    assert (table.actor, table.to_beat) == (2, (0, 0))


@pytest.mark.clause("GIT-15")
def test_a_new_round_counts_passes_anew() -> None:
    """After the new opener's pass the next two may open; nobody's pass of the last round counts."""
    table = position(LADDER).lay("mint 5").do("pass", "pass", "pass").lay("mint 6").do("pass")
    assert (table.actor, table.to_beat) == (0, (1, 6))
    table.do("pass")
    assert (table.actor, table.to_beat) == (1, (0, 0))


@pytest.mark.clause("GIT-15")
def test_every_turn_is_counted_once() -> None:
    table = position(LADDER)
    for turns, act in enumerate([True, True, False, False, True, False], 1):
        assert table.state.turns == turns
        table.lay(table.hand(table.actor)[-1], 3 * turns) if act else table.do("pass")
