"""Wilds that are played: they wait, take effect in order, or cancel; and what they do in battles (GRO-08)."""

import pytest

from .building import ALL_FIT, ALWAYS, WINDOWS, deed, playing, scene, waits
from .positions import Player

NONE = Player()


# --- Waiting ------------------------------------------------------------------------------


@pytest.mark.clause("GRO-08")
def test_the_window_starts_again_with_the_active_player() -> None:
    """Those who have passed are asked once more."""
    players = Player(hand="the-fray"), Player(hand="false-alarm"), Player(hand="lullaby")
    table = scene(*players, phase="start", texts=ALL_FIT)
    table.do("done", "done", "play lullaby")
    found = [waits(table), waits(table.do("done"))]
    assert found == [(1, "start"), (2, "start")]
    table.do("done")
    assert (table.window, table.waiting) == ("", [])


@pytest.mark.clause("GRO-08")
def test_a_wild_waits_until_everyone_has_passed() -> None:
    players = Player(hand="the-fray"), Player(hand="lullaby")
    table = scene(*players, phase="start", texts=ALL_FIT).do("done", "play lullaby")
    assert (table.waiting, table.groo, table.discards) == (["lullaby"], 1, set())
    table.do("done")
    assert (table.waiting, table.groo, table.discards) == ([], 2, {"lullaby"})


@pytest.mark.clause("GRO-08")
@pytest.mark.clause("GRO-10")
def test_the_card_that_opened_the_window_takes_effect_first() -> None:
    """Groo leaves only after the door was open; it is the second town's Building that falls."""
    players = Player(hand="the-door-was-open", town="castle"), Player(hand="upside-down-map", town="baker")
    table = scene(*players, phase="build", dice="head", groo=2)
    table.do("play the-door-was-open", "play upside-down-map")
    assert (table.town(1), table.town(2), table.groo) == ({"castle"}, set(), 1)


@pytest.mark.clause("GRO-08")
@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize(
    ("first", "second", "kept"), [("lunch-break", "the-fray", True), ("the-fray", "lunch-break", False)]
)
def test_wilds_take_effect_in_the_order_in_which_they_were_played(
    first: str, second: str, kept: bool
) -> None:
    """After peace there is no battle left for the fray."""
    players = Player(town="dragon"), Player(hand=f"{first}, {second}", town="castle")
    table = scene(*players, phase="attack").do("player 2", "pick dragon", f"play {first}", f"play {second}")
    assert table.town(1) == ({"dragon"} if kept else set())
    assert (table.town(2), table.phase) == ({"castle"}, "roll")
    assert {first, second} <= table.discards


@pytest.mark.clause("GRO-08")
def test_what_a_wild_needs_is_chosen_when_it_takes_effect() -> None:
    """Neither when it is played, nor among what was there then."""
    players = Player(hand="lullaby"), Player(town="castle", hand="the-fray"), Player(town="dragon"), Player()
    texts = {"the-fray": deed("return", who="self", what="building")}
    table = scene(*players, phase="start", texts=texts).do("play lullaby")
    assert waits(table) == (2, "start")
    table.do("done")
    assert (table.actor, table.offered(), table.window) == (1, {"player 2", "player 3"}, "")


@pytest.mark.clause("GRO-08")
@pytest.mark.clause("GRO-10")
def test_a_wild_that_finds_nothing_any_more_is_discarded_all_the_same() -> None:
    """The Castle is put to sleep twice."""
    players = Player(hand="lullaby, the-fray"), Player(town="castle")
    texts = {"the-fray": deed("sleep", who="opponent", what="building")}
    table = scene(*players, phase="start", texts=texts).do("play lullaby", "play the-fray")
    assert (table.marked("asleep"), table.discards) == ({"castle"}, {"lullaby", "the-fray"})
    assert (waits(table), table.state.effect.tolist()) == ((1, "draw"), [-1, -1])


# --- Cancelling ---------------------------------------------------------------------------


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("card", ["castle", "archers", "the-wanderer"])
def test_a_card_is_cancelled_at_once_and_what_it_cost_is_lost(card: str) -> None:
    table = playing(NONE, Player(hand="false-alarm"), card)
    dice = table.dice
    table.do("play false-alarm")
    assert (table.discards, table.dice, table.groo) == ({card, "false-alarm"}, dice, 1)
    assert (table.town(1), table.hand(1), waits(table)) == (set(), set(), (1, "build"))


@pytest.mark.clause("GRO-08")
def test_the_latest_card_that_waits_is_cancelled() -> None:
    """And the others take effect; see the eighth example of the rules."""
    players = Player(hand="castle, false-alarm"), Player(hand="upside-down-map")
    table = scene(*players, phase="build", dice="labor, supplies, head").do("play castle", "done")
    table.do("play upside-down-map")
    assert (waits(table), table.waiting) == ((1, "played"), ["castle", "upside-down-map"])
    table.do("play false-alarm")
    assert (table.town(1), table.groo) == ({"castle"}, 1)
    assert table.discards == {"false-alarm", "upside-down-map"}


@pytest.mark.clause("GRO-08")
def test_after_a_cancel_the_window_starts_again() -> None:
    """Others may still play what fits; there is nothing left to cancel for a second such Wild."""
    players = (
        Player(hand="castle"),
        Player(hand="false-alarm"),
        Player(hand="lullaby"),
        Player(hand="the-fray"),
    )
    texts = {"lullaby": deed("cancel"), "the-fray": ALWAYS}
    table = scene(*players, phase="build", dice="labor, supplies, head", texts=texts).do("play castle")
    table.do("play false-alarm")
    assert (waits(table), table.waiting) == ((4, "played"), [])


@pytest.mark.clause("GRO-08")
def test_who_cancels_is_not_cancelled() -> None:
    """It does not wait: the second strikes the next card that does."""
    players = Player(hand="castle"), Player(hand="upside-down-map"), Player(hand="false-alarm, lullaby")
    texts = {"lullaby": deed("cancel")}
    table = scene(*players, phase="build", dice="labor, supplies, head", texts=texts).do("play castle")
    table.do("play upside-down-map", "play false-alarm", "play lullaby")
    assert table.discards == {"castle", "upside-down-map", "false-alarm", "lullaby"}
    assert (table.groo, waits(table)) == (1, (1, "build"))


# --- Battles ------------------------------------------------------------------------------


@pytest.mark.clause("GRO-08")
@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize("window", ["declared", "defended", "losses"])
def test_the_fray_kills_all_troops_in_the_battle_and_no_building_is_lost(window: str) -> None:
    table = WINDOWS[window](NONE, Player(hand="the-fray")).do("play the-fray")
    fought = {"dragon"} if window == "declared" else {"dragon", "archers"}
    assert (table.discards, table.phase) == (fought | {"the-fray"}, "roll")
    assert (table.town(2), table.state.defender) == ({"archers", "castle"} - fought, -1)


@pytest.mark.clause("GRO-08")
@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize("window", ["declared", "defended", "losses"])
def test_peace_ends_the_battle_and_the_troops_stay(window: str) -> None:
    table = WINDOWS[window](NONE, Player(hand="lunch-break")).do("play lunch-break")
    assert (table.discards, table.phase) == ({"lunch-break"}, "roll")
    assert (table.town(1), table.town(2)) == ({"dragon"}, {"archers", "castle"})
    assert (table.marked("fights"), table.state.boosts.tolist()) == (set(), [0, 0])


@pytest.mark.clause("GRO-08")
@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize("window", ["declared", "defended", "losses"])
def test_a_boost_changes_one_side_of_this_battle_whenever_it_is_played(window: str) -> None:
    """4 against 1 and 2: less than the Castle is worth."""
    table = WINDOWS[window](NONE, Player(hand="boiling-cheese-dip")).do("play boiling-cheese-dip")
    if window == "declared":
        assert table.totals == (4, 2)
        table.do("pick archers")
    assert (table.town(2), table.discards) == ({"castle"}, {"dragon", "archers", "boiling-cheese-dip"})
    assert table.state.boosts.tolist() == [0, 0]
