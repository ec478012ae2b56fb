"""The end: the goal at the end of one's own turn, who has most otherwise, and the limit (GRO-18, GRO-19,
GRO-21)."""

import pytest

from .building import deed, ending, scene, waits
from .positions import Player, laid_out

SEVEN = "castle, toll-bridge, royal-palace, tavern"  # points
SIX = "castle, toll-bridge, royal-palace"


# --- The goal ---------------------------------------------------------------------------


@pytest.mark.clause("GRO-18")
@pytest.mark.parametrize(("players", "goal"), [(2, 10), (3, 8), (4, 7)])
def test_four_players_need_7_points_three_8_and_two_10(players: int, goal: int) -> None:
    assert laid_out(players).box.goal == goal
    for points in (goal - 1, goal, goal + 1):
        texts = {"tavern": f"{deed('points', amount=5)}, {deed('points', amount=points - 6)}"}
        table = ending("tavern", *[""] * (players - 1), texts=texts)
        assert table.points[0] == points
        assert (table.actor == "nobody") is (points >= goal)


@pytest.mark.clause("GRO-18")
@pytest.mark.parametrize(("goal", "over"), [(3, True), (6, True), (7, False), (20, False)])
def test_the_table_may_choose_another_goal(goal: int, over: bool) -> None:
    assert (ending(SIX, "", "", "", goal=goal).actor == "nobody") is over


@pytest.mark.clause("GRO-18")
def test_who_reaches_the_goal_at_the_end_of_the_own_turn_wins() -> None:
    table = ending("", SEVEN, "baker", "", turn=2)
    assert (table.actor, table.winners, table.state.winner) == ("nobody", [2], 1)
    assert table.offered() == set()


@pytest.mark.clause("GRO-18")
def test_the_points_of_the_others_do_not_matter_for_it() -> None:
    """The second player has 8, and it is the first one's turn."""
    texts = {"baker": deed("points", amount=5), "butcher": deed("points", amount=1)}
    table = ending(SEVEN, "baker, butcher", "", "", texts=texts)
    assert (table.points, table.winners) == ([7, 8, 0, 0], [1])


@pytest.mark.clause("GRO-18")
def test_on_anothers_turn_nobody_wins_this_way() -> None:
    table = ending("", SEVEN, "", "")
    assert (table.actor, table.turn, table.state.winner) == (2, 2, -1)


@pytest.mark.clause("GRO-05")
@pytest.mark.clause("GRO-18")
def test_points_that_texts_add_count_asleep_or_not() -> None:
    texts = {"castle": deed("points", amount=1)}
    for mark in ("", " asleep"):
        assert ending(f"castle{mark}, toll-bridge, royal-palace", "", "", "", texts=texts).winners == [1]


@pytest.mark.clause("GRO-18")
def test_points_may_be_lost_by_a_text_as_well() -> None:
    texts = {"tavern": deed("points", amount=-1, when="here")}
    assert ending(SEVEN, "", "", "", texts=texts, groo=1).actor == 2
    assert ending(SEVEN, "", "", "", texts=texts, groo=2).winners == [1]


@pytest.mark.clause("GRO-18")
def test_it_is_looked_at_after_leftover() -> None:
    """The roller has 7 points after Build; another destroys one with the dice that are left."""
    players = Player(town=SIX, hand="watchtower"), Player(hand="the-door-was-open"), Player(), Player()
    table = scene(*players, phase="build", dice="labor, head", pile="baker", discards="")
    table.do("play watchtower", "done")
    assert table.points[0] == 7
    table.do("play the-door-was-open", "pick castle", "done")
    assert (table.phase, table.points[0]) == ("last_draw", 5)
    assert waits(table.do("done")) == (2, "draw")


@pytest.mark.clause("GRO-09")
@pytest.mark.clause("GRO-18")
def test_and_after_the_last_draw_with_any_event_in_it() -> None:
    texts = {"groo-is-dead": deed("destroy", who="everyone", what="building")}
    table = scene(Player(town=SEVEN), *[Player()] * 3, phase="last_draw", texts=texts)
    assert table.copy().do("draw", "card baker", "done").winners == [1]
    table.do("draw", "card groo-is-dead", "pick tavern", "done")
    assert (table.points[0], table.actor) == (6, 2)


@pytest.mark.clause("GRO-08")
@pytest.mark.clause("GRO-18")
def test_and_after_the_last_window() -> None:
    """There a Wild can still take a point away."""
    texts = {"lullaby": deed("destroy", who="opponent", what="small")}
    players = Player(town=SEVEN), Player(), Player(hand="lullaby"), Player()
    table = scene(*players, phase="last_draw", texts=texts).do("done")
    assert waits(table) == (3, "end")
    assert table.copy().do("done").winners == [1]
    table.do("play lullaby")
    assert (table.points[0], table.turn) == (6, 2)


@pytest.mark.clause("GRO-18")
@pytest.mark.clause("GRO-19")
def test_the_places_of_the_others_are_decided_by_points_value_and_distance() -> None:
    table = ending(SEVEN, "baker, dragon", "butcher, archers", "the-great-wall")
    assert sorted(range(1, 5), key=lambda player: -table.scores[player - 1]) == [1, 4, 2, 3]


# --- Ties ---------------------------------------------------------------------------------


@pytest.mark.clause("GRO-19")
def test_otherwise_the_most_points_win() -> None:
    table = ending("castle", "tavern, dragon", "the-great-wall", emptied=2, last_turns=1)
    assert (table.actor, table.winners) == ("nobody", [3])


@pytest.mark.clause("GRO-19")
def test_a_tie_is_broken_by_the_printed_value_of_the_troops_in_town() -> None:
    """Asleep or not, whatever texts add; hands and Troops of others do not count."""
    texts = {"archers": deed("fight", amount=9, side="both", of="town")}
    table = ending("castle, archers", "toll-bridge, chakall asleep", "dragon", last_turns=1, texts=texts)
    assert table.winners == [2]


@pytest.mark.clause("GRO-19")
@pytest.mark.parametrize(
    ("groo", "order"), [(1, [3, 2, 4, 1]), (2, [4, 1, 3, 2]), (3, [1, 2, 4, 3]), (4, [2, 1, 3, 4])]
)
def test_then_by_the_distance_from_groo_the_shorter_way_round(groo: int, order: list[int]) -> None:
    """Neighbours on either side are equally near, and share their place."""
    table = ending("", "", "", "", groo=groo, last_turns=1)
    assert sorted(table.players, key=lambda player: (-table.scores[player - 1], player)) == order
    assert table.scores[order[1] - 1] == table.scores[order[2] - 1]
    assert table.winners == [order[0]]


@pytest.mark.clause("GRO-19")
@pytest.mark.parametrize(("groo", "winners"), [(1, [2, 3]), (2, [1, 3]), (3, [1, 2])])
def test_then_the_win_is_shared(groo: int, winners: list[int]) -> None:
    table = ending(
        "castle, cavalry", "toll-bridge, chakall", "royal-palace, archers, pikemen", groo=groo, last_turns=1
    )
    assert table.winners == winners


@pytest.mark.clause("GRO-19")
def test_points_come_before_value_and_value_before_distance() -> None:
    assert ending("castle", "tavern, dragon, catapult", "", last_turns=1).winners == [1]
    assert ending("castle, archers", "toll-bridge", "", groo=1, last_turns=1).winners == [1]


# --- The limit ----------------------------------------------------------------------------


@pytest.mark.clause("GRO-21")
@pytest.mark.parametrize(("turns", "over"), [(8, False), (398, False), (399, True)])
def test_after_400_turns_the_game_ends_and_is_decided_as_by_the_pile(turns: int, over: bool) -> None:
    """Each player's turn counts as one."""
    table = ending("castle", "the-great-wall", turns=turns)
    assert (table.actor == "nobody", table.state.turns) == (over, turns + 1)
    assert not over or table.winners == [2]


@pytest.mark.clause("GRO-21")
@pytest.mark.parametrize(("limit", "over"), [(9, True), (10, False), (0, False), (1, False)])
def test_the_table_may_choose_another_limit_or_none(limit: int, over: bool) -> None:
    """After the ninth turn."""
    assert (ending("", "", turns=8, turn_limit=limit).actor == "nobody") is over


@pytest.mark.clause("GRO-21")
def test_without_a_limit_it_goes_on() -> None:
    for turns in (399, 29_999):
        assert ending("", "", turns=turns, turn_limit=0).actor == 2


@pytest.mark.clause("GRO-18")
@pytest.mark.clause("GRO-21")
def test_a_goal_reached_at_the_end_of_the_very_last_turn_still_wins() -> None:
    texts = {"baker": deed("points", amount=5), "butcher": deed("points", amount=5)}
    table = ending(SEVEN, "baker, butcher", "", "", turns=399, texts=texts)
    assert (table.actor, table.winners) == ("nobody", [1])
