"""Every Building of the standard box in a position in which its text matters: see `about` in cards.py."""

from .cards import LEFT_OVER, RICH, Lay, about, battle
from .positions import Player, Position

NONE = Player()


def build(
    lay: Lay, town: str, hand: str = "", others: tuple[Player, ...] = (NONE, NONE), **more: object
) -> Position:
    """The first player holds the dice."""
    return lay(Player(hand, town), *others, **{"phase": "build", "dice": RICH, "groo": 2, **more})


def points(lay: Lay, town: str, groo: int = 2) -> int:
    return lay(Player(town=town), NONE, groo=groo).points[0]


# --- Points -------------------------------------------------------------------------------


@about("residence", "second-residence")
def test_residences_are_worth_one_more_side_by_side(lay: Lay) -> None:
    assert points(lay, "residence") == points(lay, "second-residence") == 1
    assert points(lay, "residence, second-residence asleep") == 4


@about("butcher", "baker", "candlestick-maker")
def test_the_trades_are_worth_more_together(lay: Lay) -> None:
    assert points(lay, "butcher, baker") == points(lay, "baker, candlestick-maker") == 2
    assert points(lay, "butcher, baker, candlestick-maker") == 6


@about("cheese-dip-inn")
def test_the_inn_gains_by_a_guest_and_lures_him(lay: Lay) -> None:
    assert points(lay, "cheese-dip-inn", groo=2) == 1
    table = build(lay, "cheese-dip-inn", groo=3).do("pick cheese-dip-inn")
    assert (table.groo, table.points[0]) == (1, 2)
    assert build(lay, "cheese-dip-inn", **LEFT_OVER).offered("pick") == set()


@about("glass-theatre")
def test_glass_breaks_where_groo_is(lay: Lay) -> None:
    assert (points(lay, "glass-theatre", groo=2), points(lay, "glass-theatre", groo=1)) == (2, 1)


@about("royal-palace")
def test_the_palace_wants_two_guards(lay: Lay) -> None:
    assert points(lay, "royal-palace, archers") == 2
    assert points(lay, "royal-palace, archers, drummers") == 3


@about("blacksmith", "tavern", "village-on-wheels", "statue-of-groo")
def test_some_are_worth_more_beside_an_army_near_groo_or_far_from_him(lay: Lay) -> None:
    assert points(lay, "blacksmith, archers") == 1
    assert points(lay, "blacksmith, archers, drummers") == 2
    assert (points(lay, "tavern", groo=1), points(lay, "tavern", groo=2)) == (2, 1)
    for away in ("village-on-wheels", "statue-of-groo"):
        assert (points(lay, away, groo=1), points(lay, away, groo=2)) == (1, 2)


@about("stables", "military-stable")
def test_stables_are_worth_more_beside_riders(lay: Lay) -> None:
    assert points(lay, "stables, archers") == points(lay, "military-stable, chakall") == 1
    assert points(lay, "stables, cavalry") == points(lay, "military-stable, mounted-bandits") == 2
    assert points(lay, "stables, military-stable") == 4


# --- Battles ------------------------------------------------------------------------------


@about("blacksmith")
def test_the_blacksmith_sharpens_one_attack(lay: Lay) -> None:
    assert battle("blacksmith, archers fights, pikemen fights", lay=lay).totals == (1 + 2 + 1, 0)
    assert battle("archers fights", "blacksmith, pikemen fights", lay=lay).totals == (1, 2 + 1)


@about("military-stable")
def test_the_military_stable_helps_each_rider_on_both_sides(lay: Lay) -> None:
    riders = "military-stable, mounted-bandits fights, donkey-cavalry fights"  # the donkeys are in company
    assert battle(riders, lay=lay).totals == (1 + 1 + (1 + 1) + 1, 0)
    assert battle("archers fights", riders, lay=lay).totals == (1, 1 + 1 + (1 + 1) + 1)
    assert battle("military-stable, chakall fights", lay=lay).totals == (2, 0)


@about("watchtower")
def test_the_watchtower_defends_who_has_nobody(lay: Lay) -> None:
    assert battle("archers fights", "watchtower", lay=lay).totals == (1, 2)
    assert battle("archers fights", "watchtower, drummers", lay=lay).totals == (1, 0)


@about("the-great-wall")
def test_the_wall_defends_whoever_stands_behind_it(lay: Lay) -> None:
    assert battle("archers fights", "the-great-wall", lay=lay).totals == (1, 1)
    assert battle("archers fights, the-great-wall", "pikemen fights", lay=lay).totals == (1, 3)


@about("castle")
def test_no_army_takes_the_castle(lay: Lay) -> None:
    table = lay(Player(town="dragon"), Player(town="castle, tavern"), phase="attack")
    assert table.do("player 2", "pick dragon").town(2) == {"castle"}


@about("monastery-of-silence")
def test_nobody_attacks_monks_who_have_no_army(lay: Lay) -> None:
    for town, left in (("", {"monastery-of-silence"}), (", drummers", {"drummers"})):
        attacked = Player(town=f"monastery-of-silence{town}")
        table = lay(Player(town="dragon"), attacked, phase="attack").do("player 2", "pick dragon")
        assert (table.do("done") if town else table).town(2) == left


@about("village-on-wheels")
def test_the_village_leaves_before_armies_come_but_not_with_groo_there(lay: Lay) -> None:
    for groo, left in ((1, {"village-on-wheels"}), (2, set())):
        table = lay(Player(town="archers"), Player(town="village-on-wheels"), phase="attack", groo=groo)
        assert table.do("player 2", "pick archers").town(2) == left


@about("village-on-wheels")
def test_no_card_takes_the_village(lay: Lay) -> None:
    town = Player(town="village-on-wheels, tavern")
    table = build(lay, "", "the-door-was-open, souvenir", (town,)).do("play the-door-was-open")
    assert table.town(2) == {"village-on-wheels"}
    assert "play souvenir" not in table.offered()


# --- Prices and dice ------------------------------------------------------------------------


@about("stables")
def test_with_stables_troops_need_fewer_supplies(lay: Lay) -> None:
    numbers = {"archers": {"cost": [1, 2, 0]}, "tavern": {"cost": [0, 2, 0]}}
    for town, left in (("stables", {"supplies": 1}), ("", {})):
        table = build(lay, town, "archers", dice="labor, supplies 2", numbers=numbers)
        assert table.do("play archers").dice == left
    assert build(lay, "stables", "tavern", dice="supplies", numbers=numbers).offered("play") == set()


@about("statue-of-groo")
def test_flattered_from_afar_groo_needs_one_head_less(lay: Lay) -> None:
    numbers = {"the-wanderer": {"heads": 2}}
    table = build(lay, "statue-of-groo", "the-wanderer", dice="head", numbers=numbers, groo=2)
    assert table.do("play the-wanderer", "player 1").dice == {}
    near = build(lay, "statue-of-groo", "the-wanderer", dice="head", numbers=numbers, groo=1)
    assert near.offered("play") == set()


@about("pawnshop")
def test_the_pawnshop_takes_any_die_for_any_other_in_everyones_turn(lay: Lay) -> None:
    for more in ({}, LEFT_OVER):
        table = build(lay, "pawnshop", dice="labor, head", **more).do("pick pawnshop", "head", "kopin")
        assert (table.dice, table.offered()) == ({"labor": 1, "kopin": 1}, {"done"})
        assert table.town(1) == {"pawnshop"}


@about("marketplace")
def test_the_marketplace_makes_money_and_finds_a_use_for_a_head_in_the_own_turn(lay: Lay) -> None:
    table = build(lay, "marketplace", dice="labor, head 2").do("pick marketplace", "supplies")
    assert (table.dice, table.goods) == ({"labor": 1, "head": 1, "supplies": 1}, {"kopin": 1})
    assert build(lay, "marketplace", **LEFT_OVER).offered("pick") == set()


@about("tavern")
def test_in_the_tavern_two_dice_are_rolled_again(lay: Lay) -> None:
    for more in ({}, LEFT_OVER):
        table = build(lay, "tavern", dice="labor, supplies", **more).do("pick tavern", "labor").roll("kopin")
        assert table.do("supplies").roll("head").dice == {"kopin": 1, "head": 1}
        assert (table.offered(), table.town(1)) == ({"done"}, {"tavern"})


# --- Goods --------------------------------------------------------------------------------


@about("butcher")
def test_the_butcher_has_supplies_in_the_own_turn(lay: Lay) -> None:
    assert build(lay, "butcher").do("pick butcher").goods == {"supplies": 1}
    assert build(lay, "butcher", **LEFT_OVER).offered("pick") == set()


@about("candlestick-maker", "castle")
def test_by_candlelight_and_behind_walls_there_is_labor_in_the_own_turn(lay: Lay) -> None:
    for town in ("candlestick-maker", "castle"):
        assert build(lay, town).do(f"pick {town}").goods == {"labor": 1}
        assert build(lay, town, **LEFT_OVER).offered("pick") == set()


@about("government-building")
def test_the_government_makes_goods_in_the_own_turn_that_are_not_passed_on(lay: Lay) -> None:
    table = build(lay, "government-building").do("pick government-building", "kopin", "labor")
    assert table.goods == {"kopin": 1, "labor": 1}
    assert table.do("done").goods == {}
    assert build(lay, "government-building", **LEFT_OVER).offered("pick") == set()


@about("toll-bridge")
def test_the_bridge_earns_a_kopin_in_the_turns_of_others(lay: Lay) -> None:
    assert build(lay, "toll-bridge", **LEFT_OVER).do("pick toll-bridge").goods == {"kopin": 1}
    assert build(lay, "toll-bridge").offered("pick") == set()


@about("shipyard")
def test_the_shipyard_is_taken_apart_for_goods(lay: Lay) -> None:
    table = build(lay, "shipyard", **LEFT_OVER).do("pick shipyard", "labor", "kopin", "kopin")
    assert (table.goods, table.discards) == ({"labor": 1, "kopin": 2}, {"shipyard"})
    assert table.offered() == {"done"}


# --- Cards --------------------------------------------------------------------------------


@about("baker")
def test_the_baker_feeds_the_poor(lay: Lay) -> None:
    for more in ({}, LEFT_OVER):
        table = build(lay, "baker", "castle, tavern", **more).do("pick baker").deal("sage")
        assert (table.hand(1), table.actor) == ({"castle", "tavern", "sage"}, 1)
        assert table.town(1) == {"baker"}
    assert build(lay, "baker", "castle, tavern, sage").offered("pick") == set()


@about("wizards-keep")
def test_the_keep_is_given_up_for_a_small_building_of_an_opponent(lay: Lay) -> None:
    others = Player(town="castle, tavern, stables"), Player(town="baker, sage"), Player(town="royal-palace")
    table = build(lay, "wizards-keep", others=others).do("pick wizards-keep")
    assert table.offered() == {"player 2", "player 3"}
    table.do("player 2", "pick tavern")
    assert (table.town(1), table.town(2), table.discards) == (
        {"tavern"},
        {"castle", "stables"},
        {"wizards-keep"},
    )
    assert table.marked("asleep") == {"tavern"}


@about("monkey-temple")
def test_monkeys_bring_a_wild_back_in_the_turns_of_others(lay: Lay) -> None:
    lost = "the-fray, lullaby, castle, long-story"
    table = build(lay, "monkey-temple", discards=lost, **LEFT_OVER).do("pick monkey-temple")
    assert table.offered() == {"pick the-fray", "pick lullaby"}
    table.do("pick lullaby")
    assert (table.hand(1), table.discards) == ({"lullaby"}, {"the-fray", "castle", "long-story"})
    assert build(lay, "monkey-temple", discards=lost).offered("pick") == set()


@about("hall-of-records")
def test_the_records_tell_what_groo_did_in_the_own_turn(lay: Lay) -> None:
    lost = "the-fray, souvenir, castle, long-story"
    table = build(lay, "hall-of-records", discards=lost).do("pick hall-of-records")
    assert table.offered() == {"pick souvenir", "pick long-story"}
    table.do("pick souvenir")
    assert (table.hand(1), table.discards) == ({"souvenir"}, {"the-fray", "castle", "long-story"})
    assert build(lay, "hall-of-records", discards=lost, **LEFT_OVER).offered("pick") == set()
