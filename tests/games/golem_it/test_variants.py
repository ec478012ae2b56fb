"""Changed rules: own tokens raise values (a), who passes takes a point and sits out the round (b): GIT-20."""

import pytest

from pioche.core.rule import OVER
from pioche.core.words import Mistake
from pioche.games.golem_it import GAME
from pioche.games.golem_it.state import NOBODY

from .positions import PASSES, laid_out, position

HANDS = [["mint 5", "mint 6", "mint 7"], ["mint 8", "mint 9", "mint 8"], ["mint 12", "mint 13", "mint 12"]]
BOTH = pytest.mark.parametrize("variant", ["a", "ab"])


@pytest.mark.clause("GIT-20")
def test_base_a_and_a_with_b_are_offered_and_b_alone_is_not() -> None:
    assert GAME.file.options["variant"].choices == ("base", "a", "ab")
    with pytest.raises(Mistake):
        laid_out(3, variant="b")


# --- (a) Own tokens ---------------------------------------------------------------


@pytest.mark.clause("GIT-20")
@pytest.mark.parametrize(("variant", "most"), [("base", 90), ("a", 4), ("ab", 4)])
def test_values_are_raised_with_the_own_tokens_only(variant: str, most: int) -> None:
    table = position(HANDS, tokens=[4, 5, 0], variant=variant).do("play mint 5")
    assert table.points() == list(range(most + 1))


@pytest.mark.clause("GIT-20")
@BOTH
def test_an_empty_reserve_hinders_nobody(variant: str) -> None:
    """The last seat has all points that the first has not."""
    table = position(HANDS, tokens=[3, 0, 0], reserve=0, variant=variant).do("play mint 5", "points 2")
    assert table.plays() == {"mint 6", "mint 7"}
    assert table.do("play mint 6").plays() == {"mint 7"}
    assert table.do("done").tokens == [0, 0, 96]


@pytest.mark.clause("GIT-20")
@BOTH
@pytest.mark.parametrize(("tokens", "plays"), [(1, {"mint 9"}), (2, {"mint 8", "mint 9"}), (0, set())])
def test_one_follows_with_what_one_has(variant: str, tokens: int, plays: set[str]) -> None:
    table = position(HANDS, 1, {0: ["mint 4"]}, 9, 0, tokens=[9, tokens, 9], variant=variant)
    assert table.plays() == plays


@pytest.mark.clause("GIT-20")
@BOTH
def test_the_points_go_from_the_player_onto_the_cards_and_then_to_the_reserve(variant: str) -> None:
    table = position(HANDS, tokens=[5, 1, 1], variant=variant).lay("mint 5", 1, "mint 6")
    assert (table.tokens, table.laid, table.reserve) == ([4, 1, 1], [1, 0, 0], 92)
    table.lay("mint 8", 0, "mint 8").lay("mint 12", 0, "mint 12")
    assert (table.actor, table.front(0)) == (0, [])
    assert (table.tokens, table.laid, table.reserve) == ([4, 1, 1], [0, 0, 0], 93)


@pytest.mark.clause("GIT-20")
@BOTH
def test_tokens_on_played_cards_do_not_hold_back_a_win(variant: str) -> None:
    table = position([["mint 5"], *HANDS[1:]], tokens=[3, 1, 1], variant=variant).lay("mint 5", 3)
    assert (table.actor, table.ranks) == (OVER, [1, 2, 2])
    assert (table.laid, table.reserve) == ([0, 0, 0], 97)


@pytest.mark.clause("GIT-20")
@BOTH
def test_tokens_not_laid_do(variant: str) -> None:
    table = position([["mint 5"], *HANDS[1:]], tokens=[3, 1, 1], variant=variant).lay("mint 5", 2)
    assert (table.actor, table.tokens, table.laid) == (1, [1, 1, 1], [2, 0, 0])


@pytest.mark.clause("GIT-20")
@BOTH
def test_those_of_a_player_who_goes_out_return_to_the_reserve_at_once(variant: str) -> None:
    """Playing on, the next player sees them there already; the cards lie where they are."""
    hands = [["mint 5"], *HANDS[1:]]
    table = position(hands, tokens=[3, 1, 1], variant=variant, play_on=True).lay("mint 5", 3)
    assert (table.actor, table.ranks, table.front(0)) == (1, [1, 0, 0], ["mint 5"])
    assert (table.tokens, table.laid, table.reserve) == ([0, 1, 1], [0, 0, 0], 97)
    table.lay("mint 9").lay("mint 12")
    assert (table.actor, table.front(0), table.reserve) == (1, [], 97)


@pytest.mark.clause("GIT-20")
def test_under_a_alone_passing_is_as_ever() -> None:
    """It returns up to 2 points and puts nobody out of the round."""
    table = position(HANDS, 1, {0: ["mint 4"]}, 4, 0, tokens=[2, 3, 2], variant="a")
    assert set(PASSES[:3]) <= table.offered()
    table.do("pass returning 2").lay("mint 12").do("pass")
    assert (table.actor, table.tokens, table.reserve) == (1, [2, 1, 2], 94)


# --- (b) Out of the round ----------------------------------------------------------


@pytest.mark.clause("GIT-20")
@pytest.mark.parametrize(("reserve", "takes"), [(50, 1), (1, 1), (0, 0)])
def test_under_b_who_passes_takes_a_point_if_there_is_one(reserve: int, takes: int) -> None:
    table = position(HANDS, tokens=[3, 0, 0], reserve=reserve, variant="ab")
    assert table.offered() == {"play mint 5", "play mint 6", "play mint 7", "pass"}
    table.do("pass")
    assert (table.tokens[0], table.reserve) == (3 + takes, reserve - takes)


@pytest.mark.clause("GIT-20")
def test_under_b_who_passes_is_out_for_the_rest_of_the_round() -> None:
    hands = [
        ["mint 5", "mint 9", "mint 20", "mint 3"],
        ["mint 21"],
        ["mint 7", "mint 12", "mint 2"],
        ["mint 8", "mint 13"],
    ]
    table = position(hands, variant="ab").lay("mint 5").do("pass").lay("mint 7").lay("mint 8").lay("mint 9")
    assert table.actor == 2  # the second seat is not asked, though all have played since
    table.lay("mint 12").do("pass")
    assert table.actor == 0
    table.lay("mint 20")
    assert (table.actor, table.of_seats("passed")) == (2, [0, 1, 0, 1])


@pytest.mark.clause("GIT-20")
def test_under_b_even_the_opener_who_passes_is_out() -> None:
    table = position(HANDS, variant="ab").do("pass").lay("mint 8").lay("mint 12")
    assert (table.actor, table.of_seats("passed")) == (1, [1, 0, 0])


@pytest.mark.clause("GIT-20")
def test_under_b_the_round_is_over_when_all_others_are_out_of_it() -> None:
    table = position(HANDS, variant="ab").lay("mint 5").do("pass")
    assert (table.actor, table.to_beat) == (2, (1, 5))
    table.do("pass")
    assert (table.actor, table.to_beat, table.state.latest) == (0, (0, 0), NOBODY)
    assert table.of_seats("passed") == [0, 0, 0]
    table.lay("mint 6").lay("mint 8")
    assert table.actor == 2  # everyone is in again


@pytest.mark.clause("GIT-20")
def test_under_b_the_last_one_in_opens_again_right_after_playing() -> None:
    """Both others passed before anybody played: the third plays, and has already won the round."""
    table = position(HANDS, tokens=[0, 0, 2], variant="ab").do("pass", "pass").lay("mint 12", 2)
    assert (table.actor, table.to_beat, table.state.turns) == (2, (0, 0), 4)
    assert (table.front(2), table.tokens, table.reserve) == ([], [1, 1, 0], 97)


@pytest.mark.clause("GIT-20")
def test_under_b_the_latest_player_need_not_be_the_last_to_act() -> None:
    """The second seat plays, the third passes, the first is out already: the second opens."""
    table = position(HANDS, variant="ab").do("pass").lay("mint 8").do("pass")
    assert (table.actor, table.state.latest, table.front(1)) == (1, NOBODY, [])


@pytest.mark.clause("GIT-20")
@pytest.mark.parametrize("opener", [0, 1, 2])
def test_under_b_if_all_pass_the_player_after_the_last_opens_a_new_round(opener: int) -> None:
    table = position(HANDS, opener, variant="ab").do("pass", "pass")
    assert table.of_seats("passed").count(1) == 2
    table.do("pass")
    assert (table.actor, table.of_seats("passed"), table.tokens) == (opener, [0, 0, 0], [1, 1, 1])
    table.do("pass")
    assert table.of_seats("passed").count(1) == 1


@pytest.mark.clause("GIT-20")
def test_under_b_players_who_are_out_of_the_game_are_not_waited_for() -> None:
    hands = [["mint 5", "mint 6"], [], *HANDS[1:]]
    table = position(hands, ranks=[0, 1, 0, 0], play_on=True, variant="ab").lay("mint 5").do("pass", "pass")
    assert (table.actor, table.state.latest) == (0, NOBODY)


@pytest.mark.clause("GIT-20")
def test_under_b_after_the_round_of_a_player_who_is_out_the_next_one_opens() -> None:
    table = position([["mint 20"], *HANDS[1:]], play_on=True, variant="ab").lay("mint 20").do("pass", "pass")
    assert (table.actor, table.state.latest, table.front(0)) == (1, NOBODY, [])


# --- (b) Nobody holds a card --------------------------------------------------------


@pytest.mark.clause("GIT-20")
@pytest.mark.parametrize(("variant", "over"), [("base", False), ("a", False), ("ab", True)])
def test_under_b_the_game_ends_when_nobody_holds_a_card(variant: str, over: bool) -> None:
    """Ranked by what is left: 3, 1 and 2 points, those on the last card not counted."""
    table = position([[], [], ["mint 5"]], 2, tokens=[3, 1, 6], variant=variant).lay("mint 5", 4)
    assert (table.actor == OVER) is over
    if over:
        assert (table.ranks, table.scores) == ([3, 1, 2], [0, 2, 1])


@pytest.mark.clause("GIT-20")
def test_under_b_a_card_in_any_hand_keeps_the_game_going() -> None:
    for holder in (0, 1):
        hands = [["mint 9"] if seat == holder else [] for seat in (0, 1)]
        table = position([*hands, ["mint 5"]], 2, tokens=[3, 1, 2], variant="ab").lay("mint 5", 1)
        assert (table.actor, table.ranks) == (0, [0, 0, 0])


@pytest.mark.clause("GIT-20")
def test_under_b_players_who_are_out_keep_their_places_then() -> None:
    table = position(
        [["mint 5"], [], [], []], ranks=[0, 0, 1, 0], tokens=[2, 1, 0, 1], play_on=True, variant="ab"
    ).lay("mint 5")
    assert (table.actor, table.ranks) == (OVER, [4, 2, 1, 2])


@pytest.mark.clause("GIT-20")
def test_under_b_two_players_both_pay_then() -> None:
    table = position([["mint 5"], []], tokens=[4, 2], variant="ab").lay("mint 5", 1)
    assert (table.totals, table.phase) == ([3, 2], "end")
