"""Wilds and their windows: when they open, who is asked, and in which order cards take effect (GRO-08)."""

import pytest

from .building import ALL_FIT, WILDS, WINDOWS, deed, playing, scene, waits
from .positions import Player

NONE, WILD = Player(), Player(hand="upside-down-map")


# --- The seven windows ------------------------------------------------------------------


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("window", WINDOWS)
def test_at_each_of_seven_moments_a_wild_may_be_played_in_anybodys_turn(window: str) -> None:
    """It costs nothing; who plays it need not hold the dice."""
    table = WINDOWS[window](NONE, WILD)
    assert (waits(table), table.turn) == ((2, window), 1)
    assert table.offered() == {"play upside-down-map", "done"}
    groo, dice = table.groo, table.dice
    table.do("play upside-down-map")
    assert (table.groo, table.dice) == (3 - groo, dice)
    assert "upside-down-map" in table.discards


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("window", ["start", "rolled", "end"])
def test_the_active_player_may_play_one_too(window: str) -> None:
    table = WINDOWS[window](WILD, NONE)
    assert (waits(table), table.offered()) == ((1, window), {"play upside-down-map", "done"})


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("window", WINDOWS)
def test_whoever_passes_goes_on_without_it(window: str) -> None:
    table = WINDOWS[window](NONE, WILD).do("done")
    assert (table.window != window, table.hand(2)) == (True, {"upside-down-map"})


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("card", ["castle", "archers", "the-wanderer"])
def test_a_building_a_troop_and_a_groo_effect_open_a_window(card: str) -> None:
    table = playing(NONE, WILD, card)
    assert (waits(table), table.waiting) == ((2, "played"), [card])


@pytest.mark.clause("GRO-08")
def test_only_in_windows_are_wilds_played() -> None:
    """They are no cards for the dice."""
    table = scene(WILD, NONE, phase="build", dice="labor 2, supplies 2, kopin, head")
    assert table.offered() == {"done"}
    assert scene(WILD, NONE).offered() == {"pick upside-down-map", "done"}


@pytest.mark.clause("GRO-14")
def test_no_window_before_losses_where_nothing_can_be_lost() -> None:
    players = Player(town="archers"), Player(hand="upside-down-map", town="castle")
    table = scene(*players, phase="attack").do("player 2", "pick archers")
    found = [waits(table), waits(table.do("done")), waits(table.do("done"))]
    assert found == [(2, "declared"), (2, "defended"), ("chance", "roll")]


# --- Who is asked ------------------------------------------------------------------------


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("window", WINDOWS)
def test_nobody_is_asked_who_holds_no_wild(window: str) -> None:
    table = WINDOWS[window](Player(hand="tavern"), Player(hand="baker"))
    assert table.window == ""


@pytest.mark.clause("GRO-08")
@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize(
    ("wild", "fitting"),
    [
        ("the-fray", {"declared", "defended", "losses"}),
        ("lunch-break", {"declared", "defended", "losses"}),
        ("boiling-cheese-dip", {"declared", "defended", "losses"}),
        ("false-alarm", {"played"}),
        ("lullaby", {"declared", "defended", "losses"}),
        ("upside-down-map", set(WINDOWS)),
    ],
)
def test_who_holds_a_wild_is_asked_where_it_has_something_to_work_on(wild: str, fitting: set[str]) -> None:
    """Only in battles is there a card in a town here."""
    asked = {name for name, build in WINDOWS.items() if waits(build(NONE, Player(hand=wild))) == (2, name)}
    assert asked == fitting


@pytest.mark.clause("GRO-08")
def test_the_condition_of_a_wild_must_hold() -> None:
    texts = {"lullaby": deed("move", where="neighbour", when="behind")}
    for town, asked in (("castle", 2), ("", 1)):
        table = scene(Player("tavern", town), Player(hand="lullaby"), phase="start", texts=texts)
        assert table.actor == asked


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize(("turn", "order"), [(1, [1, 2, 3, 4]), (3, [3, 4, 1, 2])])
def test_players_are_asked_clockwise_from_the_active_one(turn: int, order: list[int]) -> None:
    players = [Player(hand=wild) for wild in list(WILDS)[:4]]
    table = scene(*players, turn=turn, phase="start", texts=ALL_FIT)
    found = []
    while table.window:
        found.append(table.actor)
        table.do("done")
    assert found == order


@pytest.mark.clause("GRO-08")
def test_in_leftover_too_they_are_asked_from_the_active_player_on() -> None:
    """Not from who holds the dice."""
    players = Player(hand="the-fray"), Player(hand="lullaby, archers"), Player(hand="lunch-break")
    table = scene(*players, turn=3, holder=2, phase="build", dice="labor, kopin", texts=ALL_FIT)
    table.do("play archers")
    found = [waits(table), waits(table.do("done")), waits(table.do("done"))]
    assert found == [(3, "played"), (1, "played"), (2, "played")]


@pytest.mark.clause("GRO-08")
def test_only_those_who_hold_a_fitting_wild_are_asked() -> None:
    players = Player(hand="castle"), Player(hand="the-fray"), Player(hand="upside-down-map"), Player()
    table = scene(*players, phase="start")
    assert waits(table) == (3, "start")
    assert waits(table.do("done")) == (1, "discard")


@pytest.mark.clause("GRO-08")
def test_one_wild_is_played_at_a_time() -> None:
    players = Player(hand="tavern"), Player(hand="the-fray, lullaby")
    table = scene(*players, phase="start", texts=ALL_FIT)
    assert table.offered() == {"play the-fray", "play lullaby", "done"}
    table.do("play lullaby")
    assert (waits(table), table.offered()) == ((2, "start"), {"play the-fray", "done"})


# --- What everyone knows ------------------------------------------------------------------


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("window", ["start", "rolled", "played", "end"])
def test_windows_are_counted_whether_anybody_is_asked_or_not(window: str) -> None:
    asked, unasked = WINDOWS[window](NONE, WILD), WINDOWS[window](NONE, Player(hand="shipyard"))
    if window != "end":
        assert asked.state.windows == unasked.state.windows == 1
    assert asked.do("done").state.windows == unasked.state.windows > 0


@pytest.mark.clause("GRO-08")
def test_if_all_wilds_are_out_of_play_nobody_waits_for_any() -> None:
    table = scene(Player("castle"), Player("tavern"), phase="start", discards=", ".join(WILDS), pile="baker")
    assert (waits(table), table.state.windows) == ((1, "discard"), 0)
    table = scene(Player("castle"), Player("tavern"), phase="start", discards="", pile="lullaby")
    assert table.state.windows == 1
