"""Several games in a row: the tournament, and four games for two (GIT-18, GIT-19)."""

import pytest

from pioche.core.rule import CHANCE, OVER, SPECTATOR

from .positions import CARDS, POINTS, Position, laid_out, position, small_hands


def deal_one_each(table: Position) -> Position:
    """Mint 2, mint 3 and so on, a card for each."""
    return table.deal(*([card] for card in CARDS[: table.players]))


def go_on(table: Position) -> Position:
    """The next game is laid out, if there is one."""
    return table if table.actor == OVER else table.do("next game")


def tournament(hands: list[list[str]], game: int, *tokens: int, **changes: object) -> Position:
    """The last turn of a game of a tournament, ranked by what is left after a pass."""
    return position(
        hands,
        game=game,
        tokens=tokens,
        tournament=True,
        turns=9,
        turn_limit=9,
        **changes,  # type: ignore[arg-type]
    )


# --- Tournament -------------------------------------------------------------------


@pytest.mark.clause("GIT-18")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("starter", [1, 3])
def test_a_tournament_has_as_many_games_as_players_and_each_starts_once(players: int, starter: int) -> None:
    table = laid_out(players, small_hands(1), tournament=True, turn_limit=1, starter=starter)
    starters = []
    for game in range(players):
        assert (table.actor, table.phase, table.state.game) == (CHANCE, "deal", game)
        deal_one_each(table)
        starters.append(table.actor)
        assert table.state.turns == 1
        go_on(table.do("pass"))
    assert starters == [(starter - 1 + game) % players for game in range(players)]
    assert (table.actor, table.state.game) == (OVER, players - 1)


@pytest.mark.clause("GIT-18")
def test_without_it_there_is_one_game() -> None:
    table = deal_one_each(laid_out(3, small_hands(1), turn_limit=1)).do("pass")
    assert (table.actor, table.totals) == (OVER, [0, 0, 0])


@pytest.mark.clause("GIT-18")
def test_each_game_is_laid_out_anew() -> None:
    """Cards, tokens, places and turns are those of set-up; only the totals and the count of games stay."""
    table = tournament([["mint 2"], ["mint 3"], ["mint 4"]], 0, 1, 9, 0).lay("mint 2", 5)
    fresh = laid_out(3, tournament=True, turn_limit=9)
    assert table.totals == [2, 1, 4]
    fresh.state.game, fresh.state.totals[:3] = 1, table.totals
    table.do("next game")
    assert table.states.tobytes() == fresh.states.tobytes()


@pytest.mark.clause("GIT-18")
@pytest.mark.parametrize("play_on", [False, True])
def test_every_game_is_played_on_for_the_places(play_on: bool) -> None:
    table = laid_out(3, small_hands(1), tournament=True, play_on=play_on, start_points=0)
    deal_one_each(table).lay("mint 2")
    assert (table.actor, table.ranks) == (1, [1, 0, 0])
    table.lay("mint 3")
    assert (table.phase, table.ranks, table.totals) == ("end", [1, 2, 3], [4, 2, 1])


@pytest.mark.clause("GIT-18")
@pytest.mark.parametrize(("game", "starter", "asked"), [(0, 1, 1), (1, 1, 2), (0, 3, 0), (1, 3, 1)])
def test_between_games_the_table_stays_until_the_next_starter_goes_on(
    game: int, starter: int, asked: int
) -> None:
    """What lies there can be seen; what is left in the hands stays hidden."""
    hands = [["mint 2", "mint 9"], ["mint 3"], ["mint 4"]]
    table = tournament(hands, game, 1, 1, 0, starter=starter).lay("mint 2", 2)
    assert (table.actor, table.phase, table.offered()) == (asked, "end", {"next game"})
    assert (table.front(0), table.tokens, table.laid, table.state.game) == (
        ["mint 2"],
        [1, 1, 0],
        [2, 0, 0],
        game,
    )
    for seat in (0, 1, 2, SPECTATOR):
        seen = table.seen_by(seat)
        assert [seen.hand(one) for one in range(3)] == [
            table.hand(one) if one == seat else [] for one in range(3)
        ]
        assert (seen.phase, seen.actor, seen.offered()) == ("end", asked, {"next game"})
    table.do("next game")
    assert (table.actor, table.phase, table.state.game) == (CHANCE, "deal", game + 1)


@pytest.mark.clause("GIT-18")
def test_nobody_goes_on_before_a_game_is_over_or_after_the_last() -> None:
    hands = [["mint 2", "mint 9"], ["mint 3"], ["mint 4"]]
    assert "next game" not in position(hands, tournament=True).offered()
    assert tournament(hands, 2, 1, 1, 0).lay("mint 2").offered() == set()


@pytest.mark.clause("GIT-18")
def test_4_2_and_1_points_for_the_first_three_and_nothing_after() -> None:
    hands = [["mint 2"], ["mint 3"], [], ["mint 5"], ["mint 6"], ["mint 7"]]
    table = tournament(hands, 0, 4, 3, 1, 5, 2, 0).do("pass")
    assert table.totals == [0, 0, 4, 0, 1, 2]


@pytest.mark.clause("GIT-18")
@pytest.mark.parametrize("place", range(6))
def test_the_box_says_what_a_place_is_worth(place: int) -> None:
    prizes = [4, 2, 1, 0, 0, 0]
    prizes[place] += 7
    hands = [["mint 2"], ["mint 3"], ["mint 4"], ["mint 5"], ["mint 6"], ["mint 7"]]
    table = tournament(hands, 0, 0, 1, 2, 3, 4, 5, contents={"prizes": prizes}).do("pass")
    assert table.totals == prizes


@pytest.mark.clause("GIT-18")
def test_equals_share_the_points_of_the_better_place() -> None:
    table = tournament([["mint 2"], ["mint 3"], ["mint 4"], ["mint 5"]], 0, 0, 1, 1, 2).do("pass")
    assert table.totals == [4, 2, 2, 0]


@pytest.mark.clause("GIT-18")
def test_points_of_all_games_are_added_and_most_points_win() -> None:
    """The third seat wins the last game but not the tournament; the first two tie."""
    hands = [["mint 2"], ["mint 3"], ["mint 4"]]
    table = tournament(hands, 2, 2, 1, 0, totals=[9, 8, 2]).do("pass")
    assert table.actor == OVER
    assert (table.totals, table.ranks) == ([10, 10, 6], [3, 2, 1])
    assert table.scores == [10, 10, 6]


# --- Four games for two -------------------------------------------------------------


@pytest.mark.clause("GIT-19")
@pytest.mark.parametrize(("starter", "starters"), [(1, [0, 1, 0, 1]), (2, [1, 0, 1, 0])])
def test_two_play_four_games_and_the_first_player_changes(starter: int, starters: list[int]) -> None:
    """Who starts has 2 points, the other none."""
    table = laid_out(2, small_hands(1), turn_limit=1, starter=starter)
    for game, seat in enumerate(starters):
        assert (table.actor, table.state.game) == (CHANCE, game)
        assert table.tokens == [2 * (seat == 0), 2 * (seat == 1)]
        assert table.reserve == POINTS - 2
        assert deal_one_each(table).actor == seat
        go_on(table.do("pass"))
    assert table.actor == OVER


@pytest.mark.clause("GIT-19")
@pytest.mark.parametrize("games", [1, 2, 7])
def test_the_box_says_how_many_games(games: int) -> None:
    table = laid_out(2, {**small_hands(1), "games": games}, turn_limit=1)
    for _ in range(games):
        assert table.actor == CHANCE
        go_on(deal_one_each(table).do("pass"))
    assert table.actor == OVER


@pytest.mark.clause("GIT-19")
@pytest.mark.parametrize("points", range(11))
def test_the_first_player_can_start_with_another_number_of_points(points: int) -> None:
    table = laid_out(2, start_points=points, starter=2)
    assert (table.tokens, table.reserve) == ([0, points], POINTS - points)


@pytest.mark.clause("GIT-19")
def test_twelve_cards_each_and_the_rest_goes_back_unseen() -> None:
    table = laid_out(2).deal(CARDS[:12], CARDS[12:24])
    assert (table.actor, table.of_seats("sizes")) == (0, [12, 12])
    assert len(table.at(6)) == 36
    assert table.seen_by(0).at(6) == table.seen_by(1).at(6) == []


@pytest.mark.clause("GIT-19")
@pytest.mark.parametrize(
    ("variant", "laid", "total"), [("base", 0, 11), ("base", 5, 16), ("a", 5, 11), ("ab", 5, 11)]
)
def test_the_loser_pays_for_cards_and_tokens(variant: str, laid: int, total: int) -> None:
    """3 cards and 2 points are 11; what lies on the own cards counts, except under (a)."""
    hands = [["mint 20"], ["mint 2", "mint 4", "mint 6"]]
    table = position(
        hands, 0, {1: ["mint 3"]}, 9, 1, tokens=[0, 2], laid={1: laid}, totals=[7, 1], variant=variant
    ).lay("mint 20")
    assert (table.totals, table.phase, table.actor) == ([7, 1 + total], "end", 1)


@pytest.mark.clause("GIT-19")
@pytest.mark.parametrize("card_penalty", [0, 1, 20])
def test_the_box_says_what_a_card_left_costs(card_penalty: int) -> None:
    hands = [["mint 20"], ["mint 2", "mint 4", "mint 6"]]
    table = position(hands, tokens=[0, 1], contents={"card_penalty": card_penalty}).lay("mint 20")
    assert table.totals == [0, 1 + 3 * card_penalty]


@pytest.mark.clause("GIT-19")
def test_at_the_turn_limit_both_pay() -> None:
    hands = [["mint 20", "mint 3"], ["mint 2", "mint 4", "mint 6"]]
    table = position(hands, tokens=[4, 1], turns=9, turn_limit=9).do("pass returning 1")
    assert table.totals == [9, 10]


@pytest.mark.clause("GIT-19")
@pytest.mark.parametrize(
    ("totals", "winners"), [([8, 9], [0, 1]), ([20, 1], [1]), ([9, 3], [1]), ([8, 10], [0])]
)
def test_after_four_games_the_lower_total_wins(totals: list[int], winners: list[int]) -> None:
    """In the last game the first seat pays 3 for a card, the second 2 for tokens. Equals share the win."""
    hands = [["mint 20"], []]
    table = position(hands, game=3, tokens=[0, 2], totals=totals, turns=9, turn_limit=9).do("pass")
    assert (table.actor, table.totals) == (OVER, [totals[0] + 3, totals[1] + 2])
    assert table.scores == [-totals[0] - 3, -totals[1] - 2]
    assert [seat for seat in (0, 1) if table.scores[seat] == max(table.scores)] == winners
