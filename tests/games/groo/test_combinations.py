"""Texts that meet: sums of battles, sleep, families, prices, and cards that wait for each other (GRO-05,
GRO-08, GRO-10, GRO-11, GRO-14)."""

import pytest

from .cards import BUILDING, RICH, WILD, battle, made, operation, power, quiet, use
from .positions import Player, position

# --- Battles ------------------------------------------------------------------------------


@pytest.mark.clause("GRO-10")
def test_cavalry_with_the_minstrel_and_the_military_stable_attacks_with_5() -> None:
    """Twice 2, and 1; the stable sleeps in the turn in which it was played."""
    town = "cavalry fights, the-minstrel fights"
    assert battle(f"{town}, military-stable", lay=position).totals == (5, 0)
    assert battle(f"{town}, military-stable asleep", lay=position).totals == (4, 0)
    assert battle("cavalry fights, the-minstrel, military-stable", lay=position).totals == (3, 0)


@pytest.mark.clause("GRO-10")
def test_and_so_it_is_when_it_is_played() -> None:
    """5 against 1: the defender loses 4 of 2, 2 and 1."""
    own = Player(town="cavalry, the-minstrel, military-stable, archers")
    table = position(
        own, Player(town="glass-theatre, royal-palace, shipyard, village-militia"), phase="attack"
    )
    table.do("player 2", "pick cavalry", "pick the-minstrel", "done", "pick village-militia")
    table.do("pick royal-palace")
    assert table.town(1) == {"military-stable", "archers"}
    assert table.town(2) == {"shipyard"}


@pytest.mark.clause("GRO-10")
def test_doubling_comes_before_adding_and_taking() -> None:
    """Whatever the order on the cards: (4 + 1) doubled is never 10, and -2 not -4."""
    texts = {
        **made(
            "sage", operation("fight", amount=1, side="both", of="others"), operation("double", side="both")
        ),
        **made("tavern", operation("fight", amount=-2, side="both", of="others")),
        **made("castle", operation("fight", amount=5, side="attack")),
    }
    table = battle("sage fights, dragon fights, tavern, castle", texts=texts)
    assert table.totals[0] == (1 + 4 + 4) + 1 - 2 * 2 + 5


@pytest.mark.clause("GRO-10")
def test_two_doublers_of_the_standard_box_on_one_side() -> None:
    """The Minstrel doubles in attack only, the Drummers in defence only."""
    town = "the-minstrel fights, drummers fights, catapult fights"
    assert battle(town, "pikemen fights", lay=position).totals == (3 + 3 + 1, 2 + 1)
    assert battle("pikemen fights", town, lay=position).totals == (2, 3 + 3)


@pytest.mark.clause("GRO-14")
def test_printed_points_are_lost_in_war_whatever_texts_add() -> None:
    """Two Residences are worth 4, and 1 each in an attack of 2."""
    town = "residence, second-residence, castle"
    table = position(Player(town="captain-ajax"), Player(town=town), phase="attack")
    assert table.points == [0, 6]
    table.do("player 2", "pick captain-ajax", "pick residence")
    assert (table.town(2), table.points) == ({"castle"}, [0, 2])


@pytest.mark.clause("GRO-14")
def test_a_set_that_is_broken_in_war_loses_its_points_as_well() -> None:
    table = position(
        Player(town="village-militia"), Player(town="butcher, baker, candlestick-maker"), phase="attack"
    )
    assert table.points == [0, 6]
    assert table.do("player 2", "pick village-militia", "pick baker").points == [0, 2]


@pytest.mark.clause("GRO-14")
def test_a_troop_that_is_stolen_out_of_a_battle_no_longer_counts() -> None:
    texts = made(WILD, operation("steal", who="opponent", what="troop"))
    players = Player(town="dragon, archers"), Player(WILD, "castle, masons"), Player()
    table = quiet(*players, phase="attack", texts=texts).do("player 2", "pick dragon", "pick archers")
    table.do(f"play {WILD}", "pick dragon")
    assert (table.totals, table.fighting(1), table.fighting(2)) == ((1, 0), {"archers"}, set())
    assert table.do("pick dragon", "done").town(2) == {"castle", "masons"}
    assert table.town(1) == set()


# --- Sleep --------------------------------------------------------------------------------


@pytest.mark.clause("GRO-05")
def test_the_text_of_a_fresh_building_sleeps_until_the_next_turn() -> None:
    """No power, no price, no safety, no defence; only its points count at once."""
    texts = {
        **made("tavern", operation("draw"), operation("points", amount=2)),
        **made("baker", operation("cheaper", what="troop", give="labor")),
        **made("castle", operation("safe", from_="cards"), operation("fight", amount=2, side="defence")),
        **made("souvenir", operation("destroy", who="here", what="large")),
    }
    hand = "tavern, baker, castle, archers, souvenir"
    table = quiet(Player(hand), Player(), phase="build", dice="labor 3, head", texts=texts, groo=1)
    table.do("play tavern", "play baker", "play castle")
    assert (table.points, table.offered()) == ([6, 0], {"play souvenir", "done"})
    assert table.copy().do("play souvenir").town(1) == {"tavern", "baker"}
    later = table.do("done", "done").until("draw").do("done")
    assert (later.turn, later.marked("asleep")) == (2, set())
    later.roll("labor, head 5").do("done")
    assert later.offered() == {"pick tavern", "play archers", "done"}


@pytest.mark.clause("GRO-05")
def test_a_building_that_was_played_in_leftover_wakes_with_the_next_turn_as_well() -> None:
    table = quiet(
        Player(),
        Player("castle"),
        phase="build",
        dice="labor",
        texts=made("castle", operation("draw")),
    ).do("done", "play castle")
    assert table.marked("asleep") == {"castle"}
    table.do("done", "done")
    assert (table.turn, table.marked("asleep")) == (2, set())


@pytest.mark.clause("GRO-05")
def test_what_sleeps_cannot_be_used_until_it_is_woken() -> None:
    texts = {
        **made("tavern", operation("sleep", what="card")),
        **made("masons", operation("wake"), time="own"),
        **made("baker", operation("draw")),
    }
    table = quiet(Player(town="tavern, masons, baker"), Player(), phase="build", dice="labor", texts=texts)
    assert table.offered("pick") == {"tavern", "baker"}
    assert table.do("pick tavern").offered("pick") == set()
    own = Player(town="tavern asleep, masons, baker asleep used")
    table = quiet(own, Player(), phase="build", texts=texts).do("pick masons")
    assert (table.offered("pick"), table.marked("asleep")) == ({"tavern"}, set())


@pytest.mark.clause("GRO-05")
def test_the_masons_of_the_box_wake_what_was_built_with_them() -> None:
    table = position(Player("government-building", "masons"), Player(), phase="build", dice=RICH)
    table.do("play government-building")
    assert table.offered("pick") == {"masons"}
    table.do("pick masons", "pick government-building", "kopin", "labor")
    assert table.goods == {"kopin": 1, "labor": 1}


# --- Safe ---------------------------------------------------------------------------------


@pytest.mark.clause("GRO-10")
@pytest.mark.clause("GRO-14")
def test_safe_in_war_and_from_cards_at_once() -> None:
    """Nothing but a fresh sleep takes that away."""
    texts = {
        **made("castle", operation("safe", from_="war"), operation("safe", from_="cards")),
        **made("souvenir", operation("destroy", who="here", what="building")),
        **made(WILD, operation("sleep", who="opponent", what="building")),
    }
    own, other = Player(f"souvenir, {WILD}", "dragon"), Player(town="castle")
    table = quiet(own, other, phase="attack", texts=texts, groo=2).do("player 2", "pick dragon")
    spared = table.copy().do("done", "done")
    assert (spared.phase, spared.town(2)) == ("roll", {"castle"})
    spared.roll("head 6").do("done")
    assert "play souvenir" not in spared.offered()
    assert table.do(f"play {WILD}").town(2) == set()


# --- Prices -------------------------------------------------------------------------------


@pytest.mark.clause("GRO-11")
def test_what_makes_cheaper_adds_up_but_nobody_is_paid_for_it() -> None:
    less = operation("cheaper", what="building", give="labor")
    texts = {**made("tavern", less, less), **made("masons", less), **made("baker", less)}
    numbers = {"castle": {"cost": [3, 1, 0]}, "butcher": {"cost": [1, 0, 0]}}
    town = "tavern, masons, baker asleep"
    table = quiet(
        Player("castle, butcher", town),
        Player(),
        phase="build",
        dice="supplies",
        texts=texts,
        numbers=numbers,
    )
    assert table.offered("play") == {"castle", "butcher"}
    assert table.copy().do("play castle").dice == {}
    assert table.do("play butcher").dice == {"supplies": 1}


@pytest.mark.clause("GRO-11")
def test_goods_pay_before_dice_also_for_what_is_cheaper() -> None:
    texts = {
        **made("tavern", operation("goods", amount=2, take="labor")),
        **made("masons", operation("cheaper", what="building", give="labor")),
    }
    numbers = {"castle": {"cost": [4, 0, 0]}}
    own = Player("castle", "tavern, masons")
    table = quiet(own, Player(), phase="build", dice="labor 3", texts=texts, numbers=numbers)
    table.do("pick tavern", "play castle")
    assert (table.goods, table.dice) == ({}, {"labor": 2})


# --- Cards that wait ------------------------------------------------------------------------


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize(("order", "lost"), [("the-fray, lullaby", "baker"), ("lullaby, the-fray", "castle")])
def test_two_wilds_take_effect_in_the_order_in_which_they_were_played(order: str, lost: str) -> None:
    """One moves Groo from the second town to the first, the other destroys what is where he is."""
    texts = {
        **made("the-fray", operation("move", where="neighbour")),
        **made("lullaby", operation("destroy", who="here", what="building")),
    }
    players = Player("the-fray, lullaby", "baker"), Player(town="castle")
    table = quiet(*players, phase="start", texts=texts, groo=2)
    assert table.do(*(f"play {card}" for card in order.split(", "))).discards == {lost, "the-fray", "lullaby"}


@pytest.mark.clause("GRO-08")
def test_a_building_that_is_cancelled_never_was_there() -> None:
    """It is paid for, its points never counted, and its family stays alone."""
    own, other = Player("second-residence", "residence"), Player("false-alarm")
    table = position(own, other, phase="build", dice="labor 2").do("play second-residence")
    assert (table.actor, table.points, table.waiting) == (2, [1, 0], ["second-residence"])
    table.do("play false-alarm")
    assert (table.points, table.town(1), table.dice) == ([1, 0], {"residence"}, {"labor": 1})
    assert table.discards == {"second-residence", "false-alarm"}


@pytest.mark.clause("GRO-10")
def test_a_power_goes_on_when_its_card_has_fallen_by_it() -> None:
    """And the last part has the opponent of the first."""
    fall, drop = operation("destroy", what="small"), operation("drop", who="opponent")
    others = Player("castle, sage"), Player("archers")
    table = use(power(operation("grab", who="opponent"), fall, drop, others=others))
    table.do("player 2").deal("castle")
    assert (table.discards, table.hand(1), table.hand(2)) == ({BUILDING, "sage"}, {"castle"}, set())
