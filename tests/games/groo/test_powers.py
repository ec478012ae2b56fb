"""Powers of cards in a town: when they may be used, how often, and what sleeps (GRO-05, GRO-10, GRO-16)."""

from typing import Any

import pytest

from .building import at_work, deed, scene, waits
from .positions import Player, Position


def power(time: str, **details: object) -> str:
    """A power of that time that makes a Kopin, which always works for who holds the dice."""
    return deed("goods", take="kopin", time=time, **details)


def holding(town: str, text: str, holder: int = 1, hand: str = "", **more: Any) -> Position:
    """The first or the third of three players holds the dice, and has this town, in which a Tavern says this;
    the second owns a Castle."""
    players = [Player(), Player(town="castle"), Player()]
    players[holder - 1] = Player(hand=hand, town=town)
    return scene(*players, holder=holder, phase="build", dice="labor, head", texts={"tavern": text}, **more)


# --- Asleep -----------------------------------------------------------------------------


@pytest.mark.clause("GRO-05")
def test_a_building_gives_its_points_at_once_and_the_rest_of_its_text_from_the_next_turn_on() -> None:
    text = power("use") + ", " + deed("points", amount=2)
    table = scene(
        Player(hand="tavern"), Player(), phase="build", dice="supplies, labor", texts={"tavern": text}
    )
    table.do("play tavern")
    assert (table.points, table.marked("asleep")) == ([3, 0], {"tavern"})
    assert table.offered() == {"done"}
    table.do("done", "done", "done")
    assert (table.turn, table.marked("asleep"), table.points) == (2, set(), [3, 0])


@pytest.mark.clause("GRO-05")
def test_a_building_played_in_anothers_turn_is_awake_in_the_next_turn_as_well() -> None:
    """Whoever's turn that is: it is the third player's here."""
    players = Player(), Player(), Player(hand="tavern")
    table = scene(
        *players, turn=2, holder=3, phase="build", dice="supplies, head", texts={"tavern": power("use")}
    )
    table.do("play tavern")
    assert (table.marked("asleep"), table.offered()) == ({"tavern"}, {"done"})
    table.do("done", "done", "done")
    assert (table.turn, table.marked("asleep")) == (3, set())
    table.until("draw").do("done").roll("head 6")
    assert table.offered("pick") == {"tavern"}


@pytest.mark.clause("GRO-05")
@pytest.mark.clause("GRO-06")
def test_a_troop_may_be_used_in_the_turn_in_which_it_was_played() -> None:
    texts = {"archers": power("use")}
    table = scene(Player(hand="archers"), Player(), phase="build", dice="labor", texts=texts)
    assert table.do("play archers").offered() == {"pick archers", "done"}
    assert table.do("pick archers").goods == {"kopin": 1}


@pytest.mark.clause("GRO-05")
@pytest.mark.parametrize("card", ["tavern", "archers"])
def test_a_card_asleep_cannot_be_used_whatever_put_it_to_sleep(card: str) -> None:
    texts = {card: power("use")}
    for mark, usable in (("", {card}), ("asleep", set())):
        table = scene(Player(town=f"{card} {mark}"), Player(), phase="build", dice="labor", texts=texts)
        assert table.offered("pick") == usable


@pytest.mark.clause("GRO-05")
@pytest.mark.parametrize(
    ("what", "asleep"), [("card", {"castle", "dragon"}), ("building", {"castle"}), ("troop", {"dragon"})]
)
def test_sleep_is_for_a_town_and_a_sort_until_the_next_turn_begins(what: str, asleep: set[str]) -> None:
    table = at_work(deed("sleep", who="opponent", what=what, time="use"), Player(town="castle, dragon"))
    assert (table.marked("asleep"), table.points) == (asleep, [1, 2])
    table.do("done", "done", "done")
    assert (table.turn, table.marked("asleep")) == (2, set())


@pytest.mark.clause("GRO-05")
def test_a_building_that_was_stolen_arrives_asleep_a_troop_does_not() -> None:
    text = deed("steal", who="opponent", amount=2, what="card", time="use")
    table = at_work(text, Player(town="castle, dragon"))
    table.do("pick castle")
    assert (table.town(1), table.marked("asleep")) == ({"tavern", "castle", "dragon"}, {"castle"})


@pytest.mark.clause("GRO-05")
def test_buildings_can_be_woken_before() -> None:
    texts = {"archers": deed("wake", time="use"), "tavern": power("use")}
    players = Player(town="archers, tavern asleep, dragon asleep"), Player(town="castle asleep")
    table = scene(*players, phase="build", dice="labor", texts=texts)
    assert table.offered("pick") == {"archers"}
    table.do("pick archers")
    assert (table.marked("asleep"), table.offered("pick")) == ({"dragon", "castle"}, {"tavern"})


# --- When -------------------------------------------------------------------------------


@pytest.mark.clause("GRO-16")
@pytest.mark.parametrize(
    ("time", "own", "others"),
    [
        ("use", {"tavern"}, {"tavern"}),
        ("own", {"tavern"}, set()),
        ("leftover", set(), {"tavern"}),
        ("discard", {"tavern"}, {"tavern"}),
    ],
)
def test_a_power_is_for_any_turn_or_the_own_or_those_of_others(
    time: str, own: set[str], others: set[str]
) -> None:
    assert holding("tavern", power(time)).offered("pick") == own
    assert holding("tavern", power(time), holder=3, turn=2).offered("pick") == others


@pytest.mark.clause("GRO-16")
def test_only_who_holds_the_dice_uses_powers_and_only_of_the_own_town() -> None:
    texts = {"tavern": power("use"), "baker": power("use")}
    players = Player(town="tavern"), Player(town="baker")
    table = scene(*players, phase="build", dice="labor", texts=texts)
    assert table.offered("pick") == {"tavern"}
    assert table.do("done").offered("pick") == {"baker"}


@pytest.mark.clause("GRO-16")
def test_powers_are_used_after_the_roll_and_not_before() -> None:
    table = scene(Player(town="tavern, archers"), Player(), phase="attack", texts={"tavern": power("use")})
    assert table.offered() == {"player 2", "done"}
    assert table.do("done").roll("labor 6").offered("pick") == {"tavern"}


@pytest.mark.clause("GRO-16")
def test_each_power_once_a_turn() -> None:
    texts = {"tavern": power("use"), "baker": power("use")}
    table = scene(Player(town="tavern, baker"), Player(), phase="build", dice="labor", texts=texts)
    table.do("pick tavern")
    assert (table.offered(), table.goods) == ({"pick baker", "done"}, {"kopin": 1})
    table.do("pick baker")
    assert (table.offered(), table.goods) == ({"done"}, {"kopin": 2})
    table.do("done", "done", "done")
    assert table.marked("used") == set()


@pytest.mark.clause("GRO-16")
def test_a_power_may_be_used_again_in_the_next_turn() -> None:
    players = Player(town="tavern"), Player()
    table = scene(*players, phase="build", dice="labor", texts={"tavern": power("use")})
    table.do("pick tavern", "done", "done", "done")
    table.until("draw").do("done").roll("head 6").do("done")
    assert (table.turn, table.holder, table.offered("pick")) == (2, 1, {"tavern"})


@pytest.mark.clause("GRO-10")
@pytest.mark.clause("GRO-16")
def test_the_first_thing_that_it_does_needs_its_condition_and_something_to_work_on() -> None:
    text = deed("destroy", who="opponent", what="building", time="use")
    assert holding("tavern", text).offered("pick") == {"tavern"}
    assert scene(
        Player(town="tavern"), Player(town="dragon"), phase="build", dice="labor", texts={"tavern": text}
    ).offered() == {"done"}
    for groo, usable in ((1, {"tavern"}), (2, set())):
        assert holding("tavern", power("use", when="here"), groo=groo).offered("pick") == usable


@pytest.mark.clause("GRO-10")
def test_what_it_does_later_needs_nothing() -> None:
    """The second part finds nobody's Troops, and the third is carried out all the same."""
    text = f"{power('use')}, {deed('destroy', who='opponent', what='troop', time='use')}, {power('use')}"
    table = holding("tavern", text).do("pick tavern")
    assert (waits(table), table.goods) == ((1, "build"), {"kopin": 2})


@pytest.mark.clause("GRO-16")
def test_a_card_without_a_power_is_not_used() -> None:
    """Its text holds as long as it lies there, or acts as it is played."""
    texts = {"tavern": deed("points", amount=1), "archers": deed("draw", time="played")}
    table = scene(Player(town="tavern, archers"), Player(), phase="build", dice="labor", texts=texts)
    assert table.offered() == {"done"}


@pytest.mark.clause("GRO-08")
@pytest.mark.clause("GRO-16")
def test_a_power_is_carried_out_at_once_and_opens_no_window() -> None:
    texts = {"tavern": power("use")}
    players = Player(town="tavern"), Player(hand="upside-down-map, false-alarm")
    table = scene(*players, phase="build", dice="labor", texts=texts).do("pick tavern")
    assert (waits(table), table.goods) == ((1, "build"), {"kopin": 1})


@pytest.mark.clause("GRO-06")
@pytest.mark.clause("GRO-16")
def test_a_text_that_names_another_moment_keeps_to_it() -> None:
    """A Troop that acts as it is played does so once."""
    texts = {"archers": deed("drop", who="others", time="played")}
    players = Player(hand="archers"), Player(hand="castle")
    table = scene(*players, phase="build", dice="labor 2", texts=texts).do("play archers")
    assert (table.discards, table.hand(2), table.offered()) == ({"castle"}, set(), {"done"})


# --- Discarded for its power ----------------------------------------------------------------


@pytest.mark.clause("GRO-10")
def test_a_card_that_is_the_price_is_discarded_from_town() -> None:
    table = holding("tavern", power("discard")).do("pick tavern")
    assert (table.town(1), table.discards, table.goods) == (set(), {"tavern"}, {"kopin": 1})
    assert table.points[0] == 0


@pytest.mark.clause("GRO-10")
def test_it_works_from_the_town_never_from_the_hand() -> None:
    table = holding("", power("discard"), hand="tavern")
    assert table.offered() == {"done"}


@pytest.mark.clause("GRO-10")
def test_what_it_recovers_is_never_itself() -> None:
    text = deed("recover", what="card", time="discard")
    own, pile = Player(town="tavern"), "baker"
    empty = scene(own, Player(), phase="build", dice="labor", texts={"tavern": text}, pile=pile, discards="")
    assert empty.offered() == {"done"}
    table = scene(
        own, Player(), phase="build", dice="labor", texts={"tavern": text}, pile=pile, discards="dragon"
    )
    table.do("pick tavern")
    assert (table.hand(1), table.discards) == ({"dragon"}, {"tavern"})
