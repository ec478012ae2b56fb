"""Leftover: the dice that were not used go round once (GRO-07, GRO-11, GRO-16)."""

from typing import Any

import pytest

from .building import deed, scene, waits
from .positions import Player, Position


def passing(*players: Player, dice: str = "labor 2, head", turn: int = 1, **more: Any) -> Position:
    """The active player is done, and the dice go on."""
    return scene(*players, turn=turn, phase="build", dice=dice, **more).do("done")


@pytest.mark.clause("GRO-16")
@pytest.mark.parametrize(("turn", "order"), [(1, [2, 3, 4]), (3, [4, 1, 2]), (4, [1, 2, 3])])
def test_dice_go_round_clockwise_once(turn: int, order: list[int]) -> None:
    """The roller gets no second chance."""
    table, found = passing(*[Player()] * 4, turn=turn), []
    while table.phase == "build":
        assert table.actor == table.holder
        found.append(table.holder)
        table.do("done")
    assert found == order
    assert waits(table) == (turn, "last_draw")


@pytest.mark.clause("GRO-16")
def test_the_next_player_gets_the_dice_that_were_not_used() -> None:
    table = scene(Player(hand="watchtower"), Player(), phase="build", dice="labor 3, kopin")
    table.do("play watchtower", "done")
    assert (table.holder, table.dice) == (2, {"labor": 2, "kopin": 1})


@pytest.mark.clause("GRO-16")
def test_they_are_used_in_the_same_way() -> None:
    """Buildings, Troops and Groo Effects are played, and powers used."""
    other = Player(hand="watchtower, archers, the-wanderer, tavern", town="baker")
    texts = {"baker": deed("goods", take="supplies", time="use")}
    table = passing(Player(), other, texts=texts)
    assert table.offered() == {
        "play watchtower",
        "play archers",
        "play the-wanderer",
        "pick baker",
        "done",
    }
    table.do("play watchtower", "play archers", "play the-wanderer", "pick baker", "play tavern")
    assert (table.town(2), table.dice) == ({"baker", "watchtower", "archers", "tavern"}, {})


@pytest.mark.clause("GRO-16")
def test_what_one_has_spent_is_gone_for_the_next() -> None:
    table = passing(Player(), Player(hand="watchtower"), Player(hand="archers"), dice="labor")
    assert table.offered("play") == {"watchtower"}
    kept = table.copy().do("done")
    assert (kept.holder, kept.offered("play")) == (3, {"archers"})
    table.do("play watchtower", "done")
    assert waits(table) == (1, "last_draw")


@pytest.mark.clause("GRO-16")
def test_without_dice_nobody_gets_a_turn_not_even_for_powers() -> None:
    texts = {"baker": deed("goods", take="supplies", time="use")}
    table = scene(Player(hand="watchtower"), Player(town="baker"), phase="build", dice="labor", texts=texts)
    table.do("play watchtower")
    assert waits(table) == (1, "build")
    assert waits(table.do("done")) == (1, "last_draw")


@pytest.mark.clause("GRO-16")
def test_who_has_spent_the_last_die_may_still_use_powers_and_goods() -> None:
    texts = {"baker": deed("goods", take="supplies", time="use")}
    own = Player(hand="watchtower, tavern", town="baker")
    table = scene(own, Player(), phase="build", dice="labor", texts=texts).do("play watchtower", "pick baker")
    table.do("play tavern")
    assert table.town(1) == {"baker", "watchtower", "tavern"}


@pytest.mark.clause("GRO-07")
def test_groo_effects_are_played_by_whoever_holds_the_dice() -> None:
    players = Player(hand="the-wanderer"), Player(hand="the-door-was-open", town="castle"), Player()
    table = scene(*players, phase="build", dice="head 2", groo=2)
    assert table.offered("play") == {"the-wanderer"}
    table.do("done")
    assert table.offered("play") == {"the-door-was-open"}
    assert table.do("play the-door-was-open").town(2) == set()


@pytest.mark.clause("GRO-11")
@pytest.mark.clause("GRO-16")
def test_goods_are_lost_when_the_dice_go_on() -> None:
    table = passing(Player(), Player(hand="tavern"), goods="supplies 2, kopin")
    assert (table.goods, table.dice, table.offered()) == ({}, {"labor": 2, "head": 1}, {"done"})


@pytest.mark.clause("GRO-11")
@pytest.mark.clause("GRO-16")
def test_goods_alone_are_not_passed_on() -> None:
    table = passing(Player(), Player(hand="tavern"), dice="", goods="supplies 2")
    assert waits(table) == (1, "last_draw")


@pytest.mark.clause("GRO-16")
def test_dice_that_nobody_used_are_put_away() -> None:
    table = passing(Player(), Player()).do("done")
    assert (table.dice, table.holder, table.phase) == ({}, 0, "last_draw")


@pytest.mark.clause("GRO-05")
@pytest.mark.clause("GRO-18")
def test_points_of_buildings_in_leftover_count_at_once() -> None:
    table = passing(Player(), Player(hand="toll-bridge")).do("play toll-bridge")
    assert table.points == [0, 2]
