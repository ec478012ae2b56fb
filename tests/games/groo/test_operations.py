"""Operations on hands, dice and Groo, one by one (GRO-03, GRO-07, GRO-10, GRO-11, GRO-13)."""

import pytest

from .cards import BUILDING, LEFT_OVER, made, operation, power, quiet, usable, use, wild
from .positions import Player

FIVE = "stables, shipyard, pawnshop, blacksmith, butcher"
FOUR = "stables, shipyard, pawnshop, blacksmith"


# --- Draw ---------------------------------------------------------------------------------


@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize(
    ("who", "drawers"), [("self", [3]), ("others", [4, 1, 2]), ("everyone", [3, 4, 1, 2]), ("here", [2])]
)
def test_each_draws_all_cards_before_the_next_clockwise_from_the_user(who: str, drawers: list[int]) -> None:
    texts = made(BUILDING, operation("draw", who=who, amount=2))
    players = Player(), Player(), Player(town=BUILDING), Player()
    table = use(quiet(*players, texts=texts, turn=3, groo=2, phase="build", dice="labor"))
    left = ["stables", "shipyard", "pawnshop", "blacksmith", "butcher", "baker", "castle", "masons"]
    for player in drawers:
        for number in (1, 2):
            assert table.actor == "chance"
            table.deal(left.pop())
            assert len(table.hand(player)) == number
    assert (table.actor, [player for player in table.players if table.hand(player)]) == (3, sorted(drawers))


@pytest.mark.clause("GRO-10")
def test_who_draws_is_an_opponent_with_room() -> None:
    """The user chooses, and the opponent stays the same for what follows."""
    draw = operation("draw", who="opponent")
    others = Player(hand=FOUR), Player(), Player(hand="baker, castle, archers, masons, sage")
    table = use(power(draw, operation("drop", who="opponent"), draw, others=others))
    assert (table.actor, table.offered()) == (1, {"player 2", "player 3"})
    table.do("player 2").deal("butcher")
    assert (table.actor, table.offered("pick")) == (2, {"butcher", *FOUR.split(", ")})
    table.do("pick stables").deal("watchtower")
    assert (table.actor, len(table.hand(2))) == (1, 5)


@pytest.mark.clause("GRO-13")
def test_nobody_draws_more_than_there_is_or_than_the_hand_holds() -> None:
    five = operation("draw", amount=5)
    assert use(power(five, own=Player(FOUR))).deal("castle").actor == 1
    assert use(power(five, pile="castle, baker", discards="")).deal("castle, baker").actor == 1
    assert use(power(five, pile="castle", discards="baker")).deal("castle, baker").actor == 1
    assert not usable(power(five, own=Player(FIVE)))
    assert not usable(power(five, pile="", discards=""))


# --- Drop and grab ------------------------------------------------------------------------


@pytest.mark.clause("GRO-10")
def test_cards_are_dropped_by_who_holds_them() -> None:
    """As many as there are; the last one is not asked for."""
    drop = operation("drop", who="others", amount=2)
    table = use(power(drop, own=Player(FOUR), others=[Player("castle, baker, sage"), Player("archers")]))
    assert (table.actor, table.offered("pick")) == (2, {"castle", "baker", "sage"})
    table.do("pick sage", "pick castle")
    assert (table.actor, table.hand(1), table.hand(2)) == (1, set(FOUR.split(", ")), {"baker"})
    assert table.discards == {"sage", "castle", "archers"}


@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize("by", ["owner", "user"])
def test_who_drops_own_cards_chooses_them(by: str) -> None:
    table = use(power(operation("drop", by=by), own=Player("castle, baker")))
    assert (table.actor, table.offered()) == (1, {"pick castle", "pick baker"})
    assert table.do("pick baker").discards == {"baker"}


@pytest.mark.clause("GRO-10")
def test_cards_are_dropped_by_chance() -> None:
    """Also where one alone is there; then there is nothing to work on any more."""
    drop = operation("drop", who="here", amount=3, by="chance")
    table = use(power(drop, others=[Player("castle, baker")], groo=2))
    assert (table.actor, table.offered()) == ("chance", {"card castle", "card baker"})
    table.deal("baker")
    assert (table.actor, table.offered()) == ("chance", {"card castle"})
    assert (table.deal("castle").actor, usable(table), table.discards) == (1, False, {"castle", "baker"})
    assert not usable(power(drop, others=[Player("castle")], groo=1))


@pytest.mark.clause("GRO-10")
def test_cards_are_grabbed_by_chance_and_everyone_sees_them() -> None:
    grab = operation("grab", who="opponent", amount=2)
    others = Player("castle, baker, sage older"), Player(), Player("archers")
    table = use(power(grab, others=others))
    assert table.offered() == {"player 2", "player 4"}
    table.do("player 2")
    assert (table.actor, table.offered("card")) == ("chance", {"castle", "baker", "sage"})
    table.deal("sage, castle")
    assert (table.hand(1), table.hand(2), table.marked("seen")) == (
        {"sage", "castle"},
        {"baker"},
        {"sage", "castle"},
    )
    assert (table.actor, table.state.sizes[:4].tolist(), int(table.state.older[1])) == (1, [2, 1, 0, 1], 0)


@pytest.mark.clause("GRO-13")
def test_no_more_is_grabbed_than_the_own_hand_holds_and_never_from_oneself() -> None:
    everyone = operation("grab", who="everyone", amount=2)
    others = Player("castle, baker"), Player("archers")
    assert use(power(everyone, others=others)).deal("castle, baker, archers").actor == 1
    assert use(power(everyone, own=Player(FOUR), others=others)).deal("castle").actor == 1
    assert not usable(power(everyone, own=Player(FIVE), others=others))
    assert not usable(power(everyone, own=Player("castle")))
    assert not usable(power(operation("grab", who="here"), own=Player("sage"), others=others, groo=1))


# --- Recover ------------------------------------------------------------------------------

LOST = "baker, castle, archers, sage, long-story, souvenir, the-fray, lunch-break, groo-is-dead"


@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize(
    ("what", "found"),
    [
        ("building", {"baker", "castle"}),
        ("small", {"baker"}),
        ("large", {"castle"}),
        ("troop", {"archers", "sage"}),
        ("effect", {"long-story", "souvenir"}),
        ("wild", {"the-fray", "lunch-break"}),
        ("card", {card for card in LOST.split(", ") if card != "groo-is-dead"}),
    ],
)
def test_discards_of_that_sort_are_recovered_and_no_event(what: str, found: set[str]) -> None:
    table = use(power(operation("recover", what=what), discards=LOST))
    if len(found) > 1:
        assert (table.actor, table.offered("pick")) == (1, found)
        table.do(f"pick {max(found)}")
    assert table.hand(1) == table.marked("seen") == {max(found)}
    assert table.actor == 1
    rest = ", ".join(set(LOST.split(", ")) - found)
    assert not usable(power(operation("recover", what=what), discards=rest))


@pytest.mark.clause("GRO-13")
def test_no_more_is_recovered_than_the_hand_holds_and_never_the_card_itself() -> None:
    five = operation("recover", amount=5, what="card")
    table = use(power(five, own=Player(FOUR), discards="castle, sage")).do("pick sage")
    assert (table.actor, table.discards) == (1, {"castle"})
    assert use(power(five, discards="castle")).hand(1) == {"castle"}
    assert not usable(power(five, own=Player(FIVE), discards="castle"))
    itself = made(BUILDING, five, time="discard")
    assert use(power(five, discards="castle", texts=itself)).discards == {BUILDING}
    assert not usable(power(five, discards="", texts=itself))


# --- Goods and dice -----------------------------------------------------------------------


@pytest.mark.clause("GRO-11")
@pytest.mark.parametrize("material", ["labor", "supplies", "kopin", "head"])
def test_goods_of_a_material_are_made_and_any_are_chosen_one_by_one(material: str) -> None:
    table = use(power(operation("goods", amount=3, take=material)))
    assert (table.actor, table.goods, table.dice) == (1, {material: 3}, {"labor": 1})
    table = use(power(operation("goods", amount=2, take="any")))
    assert table.offered() == {"labor", "supplies", "kopin", "head"}
    assert table.do(material, "kopin").goods == (
        {"kopin": 2} if material == "kopin" else {material: 1, "kopin": 1}
    )


@pytest.mark.clause("GRO-10")
def test_a_die_is_exchanged_for_something_else() -> None:
    """What is given is chosen first; where one alone is possible nobody is asked."""
    swap = operation("exchange", give="any", take="any")
    table = use(power(swap, dice="labor 2, head"))
    assert table.offered() == {"labor", "head"}
    assert table.do("labor").offered() == {"supplies", "kopin", "head"}
    assert (table.do("head").dice, usable(table)) == ({"labor": 1, "head": 2}, False)
    assert use(power(swap, dice="kopin 2")).offered() == {"labor", "supplies", "head"}
    known = operation("exchange", give="supplies", take="kopin")
    assert use(power(known, dice="supplies 2")).dice == {"supplies": 1, "kopin": 1}
    assert not usable(power(known, dice="labor, kopin", goods="supplies"))
    for_kopin = operation("exchange", give="any", take="kopin")
    assert use(power(for_kopin, dice="kopin, head")).dice == {"kopin": 2}
    assert not usable(power(for_kopin, dice="kopin 3"))


@pytest.mark.clause("GRO-10")
def test_dice_are_rolled_again_one_after_the_other() -> None:
    table = use(power(operation("reroll", amount=2), dice="labor 2, kopin"))
    assert (table.actor, table.offered()) == (1, {"labor", "kopin"})
    table.do("labor")
    assert (table.actor, table.offered("face")) == ("chance", set("123456"))
    assert table.roll("head").dice == {"labor": 1, "kopin": 1, "head": 1}
    assert table.do("head").roll("supplies").dice == {"labor": 1, "kopin": 1, "supplies": 1}
    assert table.actor == 1
    assert use(power(operation("reroll"), dice="kopin")).actor == "chance"
    assert not usable(power(operation("reroll"), dice="", goods="labor"))


@pytest.mark.clause("GRO-10")
def test_dice_are_spoiled_as_long_as_there_are_any() -> None:
    assert use(power(operation("spoil", amount=2, give="kopin"), dice="kopin 3, labor")).dice == {
        "kopin": 1,
        "labor": 1,
    }
    assert use(power(operation("spoil", amount=5, give="head"), dice="head 2")).dice == {}
    table = use(power(operation("spoil", amount=2, give="any"), dice="labor 2, head", goods="kopin"))
    assert table.offered() == {"labor", "head"}
    assert (table.do("head").dice, table.goods) == ({"labor": 1}, {"kopin": 1})
    assert not usable(power(operation("spoil", give="kopin"), dice="labor", goods="kopin"))


@pytest.mark.clause("GRO-08")
def test_dice_can_be_changed_by_who_does_not_hold_them_but_there_have_to_be_some() -> None:
    spoil = operation("spoil", give="any")
    assert "play lullaby" not in wild(spoil).offered()
    texts = made("lullaby", spoil)
    table = quiet(Player(), Player("lullaby"), phase="move", dice="labor, head", texts=texts).do("move dog")
    assert table.do("play lullaby").actor == 2
    assert table.do("head").dice == {"labor": 1}


# --- Move ---------------------------------------------------------------------------------


@pytest.mark.clause("GRO-07")
def test_groo_goes_where_the_text_says() -> None:
    three, move = [Player()] * 3, use(power(operation("move", where="anywhere"), others=[Player()] * 3))
    assert (move.actor, move.offered()) == (1, {"player 2", "player 3", "player 4"})
    assert move.do("player 3").groo == 3
    near = operation("move", where="neighbour")
    assert use(power(near, others=three, groo=4)).offered() == {"player 1", "player 3"}
    assert (use(power(near, groo=2)).groo, use(power(near, groo=1)).groo) == (1, 2)
    home = operation("move", where="home")
    assert (use(power(home, others=three, groo=3)).groo, usable(power(home, groo=1))) == (1, False)


@pytest.mark.clause("GRO-03")
@pytest.mark.parametrize(("face", "town"), [("dog", 2), ("left 1", 3), ("left 2", 4), ("right 2", 4)])
def test_groo_goes_where_the_die_takes_him_and_be_it_nowhere(face: str, town: int) -> None:
    die = operation("move", where="die")
    table = use(power(die, others=[Player()] * 3, groo=2, **LEFT_OVER))
    assert (table.actor, len(table.offered("move"))) == ("chance", 6)
    assert (table.do(f"move {face}").groo, table.actor, table.dice) == (town, 1, {"labor": 1})
