"""Getting rid of everything, and playing on for the places (GIT-16, GIT-17)."""

import pytest

from pioche.core.rule import OVER
from pioche.games.golem_it.state import NOBODY, Place

from .positions import Position, position

REST = [["mint 8", "mint 9", "mint 3"], ["mint 12", "mint 13"]]


# --- Going out ------------------------------------------------------------------


@pytest.mark.clause("GIT-16")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_without_cards_and_tokens_the_game_is_won_at_once(seat: int) -> None:
    hands = [*REST[:seat], ["mint 5"], *REST[seat:]]
    table = position(hands, seat, tokens=[0 if one == seat else 2 for one in range(3)]).lay("mint 5")
    assert (table.actor, table.offered()) == (OVER, set())
    assert table.ranks == [1 if one == seat else 2 for one in range(3)]
    assert table.scores == [2 if one == seat else 1 for one in range(3)]


@pytest.mark.clause("GIT-16")
def test_all_cards_of_the_last_combination_may_go_at_once() -> None:
    table = position([["mint 5", "purple 5"], *REST]).lay("mint 5", 0, "purple 5")
    assert (table.actor, table.ranks) == (OVER, [1, 2, 2])


@pytest.mark.clause("GIT-16")
@pytest.mark.parametrize(("hand", "tokens"), [(["mint 5"], 1), (["mint 5", "mint 21"], 0)])
def test_whoever_has_a_token_or_a_card_left_is_not_out(hand: list[str], tokens: int) -> None:
    table = position([hand, *REST], tokens=[tokens, 0, 0]).lay("mint 5")
    assert (table.actor, table.ranks, table.state.finished) == (1, [0, 0, 0], 0)


@pytest.mark.clause("GIT-16")
def test_tokens_on_the_cards_in_front_count_as_held() -> None:
    """The last card has a point on it: the player takes it, and is out on returning it."""
    table = position([["mint 5"], *REST]).lay("mint 5", 1)
    assert table.actor == 1
    table.do("pass").lay("mint 12")
    assert (table.actor, table.tokens, table.offered()) == (0, [1, 0, 0], {"pass", "pass returning 1"})
    stays = table.copy().do("pass")
    assert (stays.actor, stays.ranks) == (1, [0, 0, 0])
    table.do("pass returning 1")
    assert (table.actor, table.ranks, table.scores) == (OVER, [1, 2, 2], [2, 1, 1])


@pytest.mark.clause("GIT-16")
def test_a_pass_with_cards_in_hand_wins_nothing() -> None:
    table = position([["mint 5"], *REST], tokens=[2, 0, 0]).do("pass returning 2")
    assert (table.actor, table.tokens) == (1, [0, 0, 0])


@pytest.mark.clause("GIT-16")
@pytest.mark.parametrize("variant", ["base", "a"])
def test_without_playing_on_the_others_share_second_place(variant: str) -> None:
    """Whatever they have left: the second seat has more of everything than the others."""
    hands = [["mint 5"], [*REST[0], "mint 20"], ["mint 12"], []]
    table = position(hands, tokens=[0, 9, 0, 1], variant=variant).lay("mint 5")
    assert (table.ranks, table.scores) == ([1, 2, 2, 2], [3, 2, 2, 2])


# --- Playing on -----------------------------------------------------------------


def playing_on(*hands: list[str], actor: int = 0, **options: object) -> Position:
    """Nobody has tokens, so that the last card takes its player out."""
    return position(hands, actor, play_on=True, **options)  # type: ignore[arg-type]


@pytest.mark.clause("GIT-17")
def test_playing_on_the_others_go_on_for_the_places() -> None:
    table = playing_on(["mint 5"], ["mint 8", "mint 9"], ["mint 12"]).lay("mint 5")
    assert (table.actor, table.ranks, table.state.finished) == (1, [1, 0, 0], 1)
    assert (table.to_beat, table.state.latest) == ((1, 5), 0)
    table.lay("mint 8")
    assert table.actor == 2
    table.lay("mint 12")
    assert (table.actor, table.ranks, table.scores) == (OVER, [1, 3, 2], [2, 0, 1])


@pytest.mark.clause("GIT-17")
@pytest.mark.parametrize("play_on", [False, True])
def test_only_with_the_option(play_on: bool) -> None:
    table = position([["mint 5"], *REST], play_on=play_on).lay("mint 5")
    assert (table.actor != OVER) is play_on


@pytest.mark.clause("GIT-17")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_game_ends_when_one_player_is_left_who_is_last(players: int) -> None:
    table = playing_on(*([f"mint {5 + seat}"] for seat in range(players)))
    for seat in range(players - 1):
        assert table.actor == seat
        table.lay(f"mint {5 + seat}")
    assert (table.actor, table.ranks) == (OVER, list(range(1, players + 1)))
    assert table.scores == list(reversed(range(players)))


@pytest.mark.clause("GIT-17")
def test_players_who_are_out_are_skipped() -> None:
    hands = [["mint 5", "mint 6"], [], ["mint 12", "mint 13"], []]
    table = playing_on(*hands, ranks=[0, 1, 0, 2])
    assert [table.do("pass").actor for _ in range(4)] == [2, 0, 2, 0]


@pytest.mark.clause("GIT-17")
def test_a_round_needs_no_pass_of_players_who_are_out() -> None:
    hands = [["mint 5", "mint 6"], [], ["mint 12", "mint 13"], ["mint 9"]]
    table = playing_on(*hands, ranks=[0, 1, 0, 0]).lay("mint 5").do("pass", "pass")
    assert (table.actor, table.state.latest, table.to_beat) == (0, NOBODY, (0, 0))


@pytest.mark.clause("GIT-17")
def test_nobody_beats_a_player_who_is_out_so_the_next_one_opens() -> None:
    hands = [["mint 3", "mint 4"], ["mint 9"], ["mint 2", "mint 3"], ["mint 2", "mint 4"]]
    table = playing_on(*hands, actor=1).lay("mint 9")
    for seat in (2, 3, 0):
        assert (table.actor, table.to_beat, table.state.latest) == (seat, (1, 9), 1)
        table.do("pass")
    assert (table.actor, table.to_beat, table.state.latest) == (2, (0, 0), NOBODY)
    assert table.plays() == {"mint 2", "mint 3"}
    assert not table.state.passed.any()


@pytest.mark.clause("GIT-17")
def test_cards_of_a_player_who_is_out_are_discarded_when_the_turn_passes_over() -> None:
    hands = [["mint 20"], ["mint 9"], ["mint 10", "mint 3"], ["mint 2", "mint 4"]]
    table = playing_on(*hands, actor=1).lay("mint 9")
    table.do("pass", "pass")
    assert (table.actor, table.front(1)) == (0, ["mint 9"])
    table.do("pass")
    assert (table.actor, table.front(1), table.of_seats("values")) == (2, [], [0, 0, 0, 0])
    assert table.at(Place.DISCARD).count("mint 9") == 2


@pytest.mark.clause("GIT-17")
def test_what_they_played_has_still_to_be_beaten() -> None:
    """The second seat is out with its 9, the third beats it; the fourth needs more than that."""
    hands = [["mint 20", "mint 2"], ["mint 9"], ["mint 10", "mint 3"], ["mint 9", "mint 11"]]
    table = playing_on(*hands, actor=1, contents={"tokens": [60, 0, 0]}).lay("mint 9")
    assert table.copy().do("play mint 10").points()[0] == 0
    assert table.copy().do("play mint 3").points()[0] == 7
    table.lay("mint 10")
    assert table.do("play mint 9").points()[0] == 2


@pytest.mark.clause("GIT-17")
def test_who_goes_out_on_a_pass_leaves_the_round_as_it_is() -> None:
    hands = [["mint 3", "mint 4"], [], ["mint 20", "mint 3"]]
    table = playing_on(*hands, actor=1, fronts={0: ["mint 6"]}, to_beat=6, latest=0, tokens=[0, 2, 0])
    table.do("pass returning 2")
    assert (table.ranks, table.actor, table.to_beat) == ([0, 1, 0], 2, (1, 6))
    table.do("pass")
    assert (table.actor, table.state.latest) == (0, NOBODY)
