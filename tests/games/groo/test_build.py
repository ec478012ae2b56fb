"""Build: what cards cost, how they are paid for, and how they come to town (GRO-11, GRO-15)."""

from typing import Any

import pytest

from .building import deed, scene, waits
from .positions import Player, Position

SAVES = "shipyard"  # the Building that makes others cheaper, where there is one


def building(hand: str, dice: str, town: str = "", **more: Any) -> Position:
    """The first player, who holds the dice in Build."""
    return scene(Player(hand=hand, town=town), Player(town="baker"), phase="build", dice=dice, **more)


# --- Paying -----------------------------------------------------------------------------


@pytest.mark.clause("GRO-11")
@pytest.mark.clause("GRO-15")
@pytest.mark.parametrize(
    ("dice", "playable"),
    [
        ("labor, supplies", {"castle", "watchtower", "tavern"}),
        ("labor 2", {"watchtower"}),
        ("labor 6", {"watchtower"}),
        ("supplies", {"tavern"}),
        ("kopin 3", {"chakall"}),
        ("labor, kopin", {"watchtower", "chakall"}),
        ("head 6", set()),
    ],
)
def test_a_card_is_paid_for_by_dice_that_show_its_materials(dice: str, playable: set[str]) -> None:
    """The Castle needs Labor and Supplies, the others one die of one material each."""
    assert building("castle, watchtower, tavern, chakall", dice).offered("play") == playable


@pytest.mark.clause("GRO-11")
def test_one_die_for_each_material() -> None:
    assert building("toll-bridge", "labor").offered("play") == set()
    assert building("toll-bridge", "labor 2").offered("play") == {"toll-bridge"}


@pytest.mark.clause("GRO-15")
def test_dice_that_were_spent_are_out() -> None:
    table = building("castle, watchtower", "labor 2, supplies, kopin").do("play castle")
    assert (table.dice, table.town(1)) == ({"labor": 1, "kopin": 1}, {"castle"})
    table.do("play watchtower")
    assert (table.dice, table.offered()) == ({"kopin": 1}, {"done"})


@pytest.mark.clause("GRO-15")
def test_cards_are_played_in_any_order_as_often_as_they_can_be_paid_for() -> None:
    for order in (["watchtower", "tavern", "archers"], ["archers", "tavern", "watchtower"]):
        table = building("watchtower, tavern, archers", "labor 2, supplies")
        table.do(*(f"play {card}" for card in order))
        assert (table.town(1), table.hand(1), table.dice) == (set(order), set(), {})
        assert waits(table) == (1, "build")


@pytest.mark.clause("GRO-15")
def test_nobody_has_to_play_anything() -> None:
    table = building("watchtower", "labor").do("done")
    assert (table.holder, table.hand(1)) == (2, {"watchtower"})


@pytest.mark.clause("GRO-15")
def test_only_cards_of_the_own_hand_are_played() -> None:
    table = scene(Player(hand="watchtower"), Player(hand="archers"), phase="build", dice="labor 2")
    assert table.offered("play") == {"watchtower"}


@pytest.mark.clause("GRO-08")
@pytest.mark.clause("GRO-15")
def test_a_card_is_paid_for_at_once_and_comes_to_town_after_its_window() -> None:
    players = Player(hand="castle"), Player(hand="upside-down-map")
    table = scene(*players, phase="build", dice="labor, supplies, head").do("play castle")
    assert (waits(table), table.dice, table.waiting) == ((2, "played"), {"head": 1}, ["castle"])
    assert (table.town(1), table.hand(1), table.points) == (set(), set(), [0, 0])
    table.do("done")
    assert (table.town(1), table.points, table.waiting) == ({"castle"}, [2, 0], [])


# --- Goods --------------------------------------------------------------------------------


@pytest.mark.clause("GRO-11")
def test_goods_pay_like_dice_and_are_spent_first() -> None:
    table = building("castle, tavern", "labor, supplies, kopin", goods="supplies").do("play castle")
    assert (table.dice, table.goods) == ({"supplies": 1, "kopin": 1}, {})
    table.do("play tavern")
    assert (table.dice, table.goods) == ({"kopin": 1}, {})


@pytest.mark.clause("GRO-11")
def test_goods_and_dice_pay_together() -> None:
    table = building("toll-bridge", "labor, head", goods="labor")
    assert table.offered("play") == {"toll-bridge"}
    assert table.do("play toll-bridge").dice == {"head": 1}
    assert building("toll-bridge", "head", goods="labor 3").do("play toll-bridge").goods == {"labor": 1}


@pytest.mark.clause("GRO-11")
def test_goods_pay_for_groo_effects_as_well() -> None:
    table = building("the-wanderer", "head 2", goods="head").do("play the-wanderer")
    assert (table.dice, table.goods) == ({"head": 2}, {})


@pytest.mark.clause("GRO-11")
@pytest.mark.parametrize(
    "text",
    [
        deed("exchange", give="labor", take="kopin", time="use"),
        deed("reroll", time="use"),
        deed("spoil", give="labor", time="use"),
    ],
)
def test_goods_are_not_dice(text: str) -> None:
    """They are neither exchanged, nor rolled again, nor spoiled."""
    table = building("castle", "", town="tavern", goods="labor", texts={"tavern": text})
    assert table.offered() == {"done"}


# --- Cheaper --------------------------------------------------------------------------------


def saving(what: str, give: str, hand: str, dice: str, mark: str = "", **more: Any) -> Position:
    """A Building of the first player makes something cheaper."""
    texts = {SAVES: deed("cheaper", what=what, give=give)}
    return building(hand, dice, town=f"{SAVES} {mark}".strip(), texts=texts, **more)


@pytest.mark.clause("GRO-11")
def test_a_card_that_is_cheaper_needs_that_much_less() -> None:
    table = saving("building", "labor", "castle, toll-bridge, archers", "supplies")
    assert table.offered("play") == {"castle"}
    assert table.do("play castle").dice == {}
    assert saving("building", "labor", "toll-bridge", "labor 2").do("play toll-bridge").dice == {"labor": 1}


@pytest.mark.clause("GRO-11")
@pytest.mark.parametrize(
    ("what", "cheap"),
    [
        ("building", {"watchtower", "toll-bridge"}),
        ("small", {"watchtower"}),
        ("large", {"toll-bridge"}),
        ("troop", {"archers"}),
    ],
)
def test_cards_of_a_sort_are_cheaper_and_no_others(what: str, cheap: set[str]) -> None:
    """With one die less than each of them needs."""
    hand, numbers = "watchtower, toll-bridge, archers", {"toll-bridge": {"cost": [1, 0, 0]}}
    assert saving(what, "labor", hand, "kopin", numbers=numbers).offered("play") == cheap


@pytest.mark.clause("GRO-11")
def test_groo_effects_can_be_cheaper_too() -> None:
    table = saving("effect", "head", "long-story, the-wanderer", "head", groo=2)
    assert table.offered("play") == {"long-story", "the-wanderer"}
    assert table.do("play the-wanderer").dice == {"head": 1}


@pytest.mark.clause("GRO-11")
def test_nothing_costs_less_than_nothing_and_other_materials_stay() -> None:
    """The Tavern needs no Labor that could be saved."""
    assert saving("building", "labor", "tavern", "labor").offered("play") == set()


@pytest.mark.clause("GRO-11")
def test_two_cards_save_two() -> None:
    texts = {card: deed("cheaper", what="building", give="labor") for card in ("shipyard", "pawnshop")}
    table = building("toll-bridge, the-great-wall", "kopin", town="shipyard, pawnshop", texts=texts)
    assert table.offered("play") == {"toll-bridge"}


@pytest.mark.clause("GRO-05")
@pytest.mark.clause("GRO-11")
def test_a_card_asleep_or_in_another_town_saves_nothing() -> None:
    assert saving("building", "labor", "watchtower", "kopin").offered("play") == {"watchtower"}
    assert saving("building", "labor", "watchtower", "kopin", mark="asleep").offered("play") == set()
    texts = {"baker": deed("cheaper", what="building", give="labor")}
    assert building("watchtower", "kopin", texts=texts).offered("play") == set()


@pytest.mark.clause("GRO-06")
@pytest.mark.clause("GRO-11")
def test_a_troop_makes_cards_cheaper_from_the_turn_in_which_it_was_played() -> None:
    texts = {"archers": deed("cheaper", what="building", give="labor")}
    table = building("archers, watchtower", "labor", texts=texts).do("play archers")
    assert table.offered("play") == {"watchtower"}
