"""Texts carried out: Groo Effects, one part after the other, and who chooses (GRO-07, GRO-10, GRO-20)."""

from typing import Any

import pytest

from .building import at_work, deed, scene, waits
from .positions import Player, Position


def building(hand: str, dice: str, town: str = "", **more: Any) -> Position:
    """The first player, who holds the dice in Build; the second owns a Baker."""
    return scene(Player(hand=hand, town=town), Player(town="baker"), phase="build", dice=dice, **more)


# --- Groo Effects ---------------------------------------------------------------------------


@pytest.mark.clause("GRO-07")
@pytest.mark.clause("GRO-11")
def test_heads_pay_for_groo_effects_and_for_nothing_else() -> None:
    hand = "the-wanderer, watchtower"
    assert building(hand, "head").offered("play") == {"the-wanderer"}
    assert building(hand, "labor, supplies, kopin").offered("play") == {"watchtower"}


@pytest.mark.clause("GRO-07")
def test_as_many_effects_as_the_heads_pay_for() -> None:
    """The Wanderer needs one head, Long Story two."""
    table = building("the-wanderer, the-door-was-open, long-story", "head 3", town="castle")
    assert table.offered("play") == {"the-wanderer", "the-door-was-open", "long-story"}
    table.do("play long-story")
    assert (table.dice, table.offered("play")) == ({"head": 1}, {"the-wanderer", "the-door-was-open"})
    table.do("play the-wanderer")
    assert (table.dice, table.offered("play")) == ({}, set())


@pytest.mark.clause("GRO-07")
@pytest.mark.parametrize(("groo", "playable"), [(1, set()), (2, {"the-door-was-open"})])
def test_an_effect_acts_on_the_town_where_groo_is_and_needs_something_there(
    groo: int, playable: set[str]
) -> None:
    """Only the second town has a Building."""
    table = building("the-door-was-open", "head", town="archers", groo=groo)
    assert table.offered("play") == playable
    if playable:
        assert table.do("play the-door-was-open").discards == {"baker", "the-door-was-open"}


@pytest.mark.clause("GRO-07")
def test_it_may_be_the_own_town() -> None:
    table = building("the-door-was-open", "head", town="castle", groo=1).do("play the-door-was-open")
    assert (table.town(1), table.town(2)) == (set(), {"baker"})


@pytest.mark.clause("GRO-07")
def test_it_acts_where_groo_is_at_that_moment() -> None:
    """First he goes to the second town, then something is destroyed there."""
    text = deed("move", where="neighbour") + ", " + deed("destroy", who="here", what="building")
    table = building("the-wanderer", "head", town="castle", texts={"the-wanderer": text}).do(
        "play the-wanderer"
    )
    assert (table.groo, table.town(1), table.town(2)) == (2, {"castle"}, set())


@pytest.mark.clause("GRO-07")
@pytest.mark.clause("GRO-10")
def test_the_condition_of_its_first_part_must_hold_too() -> None:
    texts = {"long-story": deed("draw", when="poor")}
    assert building("long-story", "head 2", texts=texts).offered("play") == {"long-story"}
    rich = building("long-story, castle, dragon, sage", "head 2", texts=texts)
    assert rich.offered("play") == set()


@pytest.mark.clause("GRO-07")
@pytest.mark.clause("GRO-10")
def test_an_effect_is_discarded_once_used() -> None:
    table = building("the-wanderer", "head").do("play the-wanderer")
    assert (table.discards, table.hand(1), table.groo) == ({"the-wanderer"}, set(), 2)


@pytest.mark.clause("GRO-07")
def test_buildings_and_troops_need_nothing_to_work_on() -> None:
    """The text of the Dragon finds nobody's cards to discard."""
    texts = {"dragon": deed("drop", who="others", time="played")}
    table = building("dragon", "labor, supplies, kopin", texts=texts).do("play dragon")
    assert (table.town(1), waits(table)) == ({"dragon"}, (1, "build"))


# --- Who chooses ------------------------------------------------------------------------------


@pytest.mark.clause("GRO-20")
@pytest.mark.parametrize(("by", "chooser"), [("owner", 2), ("user", 1)])
def test_what_groo_destroys_is_chosen_by_the_owner_unless_the_card_says_otherwise(
    by: str, chooser: int
) -> None:
    texts = {"the-door-was-open": deed("destroy", who="here", what="building", by=by)}
    players = Player(hand="the-door-was-open", town="pawnshop"), Player(town="castle, tavern, dragon")
    table = scene(*players, phase="build", dice="head", groo=2, texts=texts).do("play the-door-was-open")
    assert (table.actor, table.offered()) == (chooser, {"pick castle", "pick tavern"})
    table.do("pick tavern")
    assert (table.town(2), table.discards) == ({"castle", "dragon"}, {"tavern", "the-door-was-open"})
    assert waits(table) == (1, "build")


@pytest.mark.clause("GRO-20")
def test_the_owner_is_the_standard_for_powers_and_events_too() -> None:
    """Each owner chooses in the own town, the user first."""
    towns = Player(town="castle, baker"), Player(town="butcher, shipyard")
    table = at_work(deed("destroy", who="others", what="building", time="use"), *towns)
    assert (table.actor, table.offered()) == (2, {"pick castle", "pick baker"})
    table.do("pick baker")
    assert (table.actor, table.offered()) == (3, {"pick butcher", "pick shipyard"})
    texts = {"groo-is-dead": deed("destroy", who="everyone", what="building")}
    event = scene(Player(town="tavern, pawnshop"), towns[0], phase="draw", texts=texts)
    event.do("draw", "card groo-is-dead")
    assert (event.actor, event.offered()) == (1, {"pick tavern", "pick pawnshop"})
    event.do("pick tavern")
    assert (event.actor, event.offered()) == (2, {"pick castle", "pick baker"})


# --- One part after the other -----------------------------------------------------------------


@pytest.mark.clause("GRO-10")
def test_the_parts_of_a_text_are_carried_out_in_the_order_in_which_they_are_written() -> None:
    """What is destroyed first cannot be stolen, and the other way round."""
    destroy = deed("destroy", who="opponent", what="building", time="use")
    steal = deed("steal", who="opponent", what="building", time="use")
    first = at_work(f"{destroy}, {steal}", Player(town="castle"))
    assert (first.town(1), first.discards) == ({"tavern"}, {"castle"})
    second = at_work(f"{steal}, {destroy}", Player(town="castle"))
    assert (second.town(1), second.discards) == ({"tavern", "castle"}, set())


@pytest.mark.clause("GRO-10")
def test_what_has_nothing_to_work_on_does_nothing_and_the_text_goes_on() -> None:
    parts = [
        deed("goods", take="kopin", time="use"),
        deed("destroy", who="opponent", what="troop", time="use"),
        deed("goods", take="labor", time="use"),
    ]
    table = at_work(", ".join(parts), Player(town="castle"))
    assert (table.goods, waits(table)) == ({"kopin": 1, "labor": 1}, (1, "build"))


@pytest.mark.clause("GRO-10")
def test_of_a_number_of_things_as_many_are_done_as_can_be() -> None:
    table = at_work(
        deed("destroy", who="opponent", amount=3, what="building", time="use"), Player(town="castle")
    )
    assert (table.town(2), waits(table)) == (set(), (1, "build"))


@pytest.mark.clause("GRO-10")
def test_later_parts_keep_the_opponent_whom_the_user_has_chosen() -> None:
    """Among those on whom the first part has something to work; the second part finds the same player."""
    parts = deed("sleep", who="opponent", what="card", time="use"), deed("drop", who="opponent", time="use")
    others = Player("sage", "castle"), Player("dragon", "baker"), Player("archers", "")
    table = at_work(", ".join(parts), *others)
    assert (table.actor, table.offered()) == (1, {"player 2", "player 3"})
    table.do("player 3")
    assert (table.marked("asleep"), table.discards) == ({"baker"}, {"dragon"})


@pytest.mark.clause("GRO-10")
def test_a_choice_with_one_possibility_is_not_asked() -> None:
    """One opponent, one Building, one material, one town."""
    parts = [
        deed("destroy", who="opponent", what="building", time="use"),
        deed("exchange", give="any", take="kopin", time="use"),
        deed("move", where="neighbour", time="use"),
    ]
    table = at_work(", ".join(parts), Player(town="castle"), dice="labor 2")
    assert (table.discards, table.dice, table.groo) == ({"castle"}, {"labor": 1, "kopin": 1}, 2)


@pytest.mark.clause("GRO-13")
def test_a_card_that_its_own_text_returns_counts_in_the_hand() -> None:
    """Four cards and the one that comes back are five: nothing is drawn after that."""
    texts = {"tavern": deed("return", what="card", time="use") + ", " + deed("draw", time="use")}
    own = Player(hand="castle, baker, shipyard, stables", town="tavern")
    table = scene(own, Player(), phase="build", dice="labor", texts=texts).do("pick tavern")
    assert table.offered() == {"done"}
