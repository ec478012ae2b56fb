"""The worked cases of the rules page, which every implementation must show; with the standard cards."""

import pytest

from .building import finish_turn, waits
from .positions import Player, position


@pytest.mark.clause("GRO-14")
def test_case_1_attack_4_against_defence_2() -> None:
    """2 points of Buildings fall, and all Troops that fought are discarded."""
    texts = dict.fromkeys(("tavern", "baker"), "{ do = 'points', amount = 0 }")
    numbers = {"dragon": {"value": 4}, "chakall": {"value": 2}}
    players = Player(town="dragon, castle"), Player(town="chakall, tavern, baker")
    table = position(*players, phase="attack", texts=texts, numbers=numbers)
    table.do("player 2", "pick dragon", "pick chakall", "pick tavern")
    assert (table.discards, table.phase) == ({"dragon", "chakall", "tavern", "baker"}, "roll")
    assert (table.town(1), table.town(2)) == ({"castle"}, set())


@pytest.mark.clause("GRO-14")
def test_case_2_must_lose_1_and_owns_one_building_of_2() -> None:
    """Nothing falls."""
    players = Player(town="archers"), Player(town="hall-of-records")
    table = position(*players, phase="attack", numbers={"archers": {"value": 1}})
    assert table.points == [0, 2]
    table.do("player 2", "pick archers")
    assert (table.town(2), table.discards) == ({"hall-of-records"}, {"archers"})


@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize(("value", "left"), [(1, {"second-residence"}), (2, set()), (3, set())])
def test_case_3_two_residences_in_an_attack_count_1_each(value: int, left: set[str]) -> None:
    players = Player(town="dragon"), Player(town="residence, second-residence")
    table = position(*players, phase="attack", numbers={"dragon": {"value": value}})
    assert table.points[1] > 2
    table.do("player 2", "pick dragon")
    assert table.offered() == {"pick residence", "pick second-residence"}
    table.do("pick residence")
    assert (table.town(2), table.phase) == (left, "roll")


@pytest.mark.clause("GRO-10")
@pytest.mark.clause("GRO-14")
def test_case_4_cavalry_with_the_minstrel_and_the_military_stable() -> None:
    """2 x 2 + 1 = 5; without the Minstrel 3."""
    players = Player(town="cavalry, the-minstrel, military-stable"), Player(town="hall-of-records, pikemen")
    table = position(*players, phase="attack").do("player 2")
    both = table.copy().do("pick cavalry", "pick the-minstrel")
    assert both.totals == (5, 0)
    alone = table.do("pick cavalry", "done")
    assert alone.totals == (3, 0)


@pytest.mark.clause("GRO-05")
def test_case_5_a_building_played_this_turn_gives_its_points_but_not_its_effect() -> None:
    players = Player(hand="government-building"), Player()
    table = position(*players, phase="build", dice="labor 4, supplies 4, kopin 4").do(
        "play government-building"
    )
    assert (table.points, table.offered()) == ([2, 0], {"done"})
    awake = position(Player(town="government-building"), Player(), phase="build", dice="labor")
    assert (awake.points, awake.offered()) == ([2, 0], {"pick government-building", "done"})


@pytest.mark.clause("GRO-18")
def test_case_6_seven_points_on_someone_elses_turn_are_no_win_yet() -> None:
    """In the second player's Leftover; at the end of the own turn they win."""
    texts = dict.fromkeys(("castle", "toll-bridge", "hall-of-records"), "{ do = 'points', amount = 0 }")
    own = Player(town="castle, toll-bridge, hall-of-records", hand="blacksmith")
    players = Player(), own, Player(), Player()
    table = position(*players, phase="build", dice="kopin, head", texts=texts).do("done", "play blacksmith")
    assert table.points == [0, 7, 0, 0]
    table.do("done", "done", "done", "done")
    assert waits(table) == (2, "draw")
    table.do("done").roll("head 6").until("last_draw").do("done")
    assert (table.actor, table.winners) == ("nobody", [2])


@pytest.mark.clause("GRO-19")
def test_case_7_the_pile_runs_out_for_the_second_time_in_the_turn_of_the_second() -> None:
    """That turn is finished, then the third, the fourth and the first play once each."""
    players = Player(), Player(), Player(town="tavern"), Player()
    table = position(*players, turn=2, phase="draw", pile="baker", emptied=1).do("draw", "card baker", "done")
    found = []
    while table.actor != "nobody":
        found.append(table.turn)
        finish_turn(table)
    assert (found, table.winners) == ([2, 3, 4, 1], [3])
