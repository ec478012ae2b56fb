"""Events: they take effect as they are drawn, or when the drawing is over (GRO-09)."""

from typing import Any

import pytest

from pioche.games.groo.state import EVENT, PILE, Place

from .building import SECOND_EVENT, at_work, deed, scene, waits
from .positions import Player, Position

DEAD = "groo-is-dead"
FOUR = "castle, tavern, dragon, pikemen"
DROPS = deed("drop", who="everyone")  # an Event that leaves something to choose


def drawing(events: str = "now", hand: str = "castle", **more: Any) -> Position:
    """The first player has drawn the Event in the draw phase; towns are awake."""
    towns = Player(hand=hand, town="archers"), Player(hand="sage", town="watchtower, cavalry")
    return scene(*towns, phase="draw", events=events, **more).do("draw", f"card {DEAD}")


# --- Now ----------------------------------------------------------------------------


@pytest.mark.clause("GRO-09")
def test_an_event_takes_effect_at_once_on_all_players_and_is_discarded() -> None:
    table = drawing()
    assert table.marked("asleep") == {"archers", "watchtower", "cavalry"}
    assert (table.discards, table.hand(1)) == ({DEAD}, {"castle"})


@pytest.mark.clause("GRO-09")
def test_it_takes_effect_before_the_next_card_is_drawn() -> None:
    """Everyone discards a card first; the drawer is asked first, then the next player."""
    towns = Player(hand="castle, tavern"), Player(hand="sage, baker")
    table = scene(*towns, phase="draw", texts={DEAD: DROPS}).do("draw", f"card {DEAD}")
    assert (table.actor, table.offered()) == (1, {"pick castle", "pick tavern"})
    table.do("pick castle")
    assert (table.actor, table.offered()) == (2, {"pick sage", "pick baker"})
    table.do("pick sage")
    assert (waits(table), table.offered()) == ((1, "draw"), {"draw", "done"})
    assert table.discards == {"castle", "sage", DEAD}


@pytest.mark.clause("GRO-09")
def test_it_takes_no_place_in_the_hand() -> None:
    """So that a fifth card can still be drawn."""
    table = drawing(hand=FOUR)
    assert (len(table.hand(1)), table.offered()) == (4, {"draw", "done"})
    table.do("draw", "card baker")
    assert (len(table.hand(1)), waits(table)) == (5, (1, "attack"))


@pytest.mark.clause("GRO-09")
@pytest.mark.parametrize("phase", ["draw", "last_draw"])
def test_in_either_draw_phase_with_full_hands_too(phase: str) -> None:
    table = scene(Player(hand=FOUR), Player(), phase=phase, draw="full").do(f"card {DEAD}")
    assert (waits(table), table.discards) == (("chance", phase), {DEAD})
    assert len(table.do("card baker").hand(1)) == 5


@pytest.mark.clause("GRO-09")
def test_of_a_number_of_cards_that_a_text_lets_one_draw_it_is_one() -> None:
    table = at_work(deed("draw", amount=2, time="use"))
    table.do(f"card {DEAD}")
    assert (table.actor, table.discards) == ("chance", {DEAD})
    table.do("card baker")
    assert (waits(table), table.hand(1)) == ((1, "build"), {"baker"})


@pytest.mark.clause("GRO-09")
def test_it_interrupts_the_text_that_drew_it_whoever_drew() -> None:
    """Each draws one: the second draws the Event, which the third feels before drawing."""
    text = deed("draw", who="everyone", time="use")
    table = at_work(text, Player(hand="sage, baker"), Player(town="cavalry"), texts={DEAD: DROPS})
    table.do("card castle", f"card {DEAD}")
    assert (table.actor, table.offered()) == (2, {"pick sage", "pick baker"})
    table.do("pick sage")
    assert (table.actor, table.hand(1)) == ("chance", set())
    table.do("card dragon")
    assert (waits(table), table.hand(3)) == ((1, "build"), {"dragon"})


@pytest.mark.clause("GRO-09")
def test_the_user_of_an_event_is_who_drew_it() -> None:
    """Its drawer is dealt with first, then the others clockwise; here the drawer alone is left out."""
    text = deed("draw", who="others", time="use")
    table = at_work(
        text,
        Player(hand="sage, baker"),
        Player(hand="butcher, dragon"),
        texts={DEAD: deed("drop", who="others")},
    )
    table.do(f"card {DEAD}")
    assert (table.actor, table.offered()) == (3, {"pick butcher", "pick dragon"})


@pytest.mark.clause("GRO-08")
@pytest.mark.clause("GRO-09")
def test_nobody_can_answer_an_event_and_groo_does_not_move() -> None:
    towns = (
        Player(hand="false-alarm, upside-down-map", town="archers"),
        Player(hand="lullaby", town="cavalry"),
    )
    table = scene(*towns, phase="draw", groo=2).do("draw", f"card {DEAD}")
    assert (waits(table), table.window, table.groo) == ((1, "draw"), "", 2)
    assert table.discards == {DEAD}


@pytest.mark.clause("GRO-09")
def test_it_is_never_in_a_hand() -> None:
    for events in ("now", "after"):
        table = drawing(events)
        assert table.state.places[EVENT] not in range(PILE)
        assert table.hand(1) == {"castle"}


# --- After -----------------------------------------------------------------------------


@pytest.mark.clause("GRO-09")
@pytest.mark.parametrize(("events", "place"), [("now", Place.DISCARD), ("after", Place.HELD)])
def test_the_table_says_whether_events_wait(events: str, place: int) -> None:
    table = drawing(events)
    assert table.state.places[EVENT] == place
    assert table.marked("asleep") == ({"archers", "watchtower", "cavalry"} if events == "now" else set())


@pytest.mark.clause("GRO-09")
def test_now_is_the_standard() -> None:
    towns = Player(), Player(town="cavalry")
    assert scene(*towns, phase="draw").do("draw", f"card {DEAD}").marked("asleep") == {"cavalry"}


@pytest.mark.clause("GRO-09")
def test_an_event_that_waits_counts_as_a_card_of_the_hand() -> None:
    """Four cards and the Event are five: it takes effect, and one card is drawn for it."""
    table = drawing("after", hand=FOUR)
    assert (waits(table), table.discards) == (("chance", "draw"), {DEAD})
    assert table.marked("asleep") == {"archers", "watchtower", "cavalry"}
    table.do("card baker")
    assert (len(table.hand(1)), waits(table)) == (5, (1, "attack"))


@pytest.mark.clause("GRO-09")
def test_it_waits_until_the_drawer_stops() -> None:
    table = drawing("after")
    assert table.offered() == {"draw", "done"}
    table.do("draw", "card baker")
    assert table.marked("asleep") == set()
    table.do("done")
    assert (table.actor, table.discards) == ("chance", {DEAD})
    table.do("card butcher")
    assert (len(table.hand(1)), waits(table)) == (3, (1, "attack"))


@pytest.mark.clause("GRO-09")
def test_it_is_replaced_only_if_there_is_room() -> None:
    """The Event gives a fifth card back before one is drawn for it."""
    towns = Player(hand=FOUR, town="archers"), Player()
    texts = {DEAD: deed("return", who="everyone", what="troop")}
    table = scene(*towns, phase="draw", events="after", texts=texts).do("draw", f"card {DEAD}")
    assert (len(table.hand(1)), table.phase) == (5, "roll")


@pytest.mark.clause("GRO-09")
def test_a_text_that_draws_ends_before_its_events_and_then_replaces_them() -> None:
    """Two cards are drawn, the Event is one of them; it sees the other in the hand."""
    text = deed("draw", amount=2, time="use")
    table = at_work(text, Player(town="cavalry"), events="after").do(f"card {DEAD}")
    assert table.marked("asleep") == set()
    table.do("card baker")
    assert (table.marked("asleep"), table.actor) == ({"tavern", "cavalry"}, "chance")
    table.do("card dragon")
    assert (waits(table), table.hand(1)) == ((1, "build"), {"baker", "dragon"})


# --- Two Events ---------------------------------------------------------------------------


def two(events: str, hand: str = "castle, tavern, dragon") -> Position:
    """A box with two Events: one puts all to sleep, with the other the drawer's opponents discard."""
    towns = Player(hand=hand, town="archers"), Player(hand="sage, baker", town="cavalry")
    table = scene(
        *towns, phase="draw", events=events, second_event=deed("drop", who="others", amount=1, by="owner")
    )
    return table.do("draw", f"card {SECOND_EVENT}")


@pytest.mark.clause("GRO-09")
def test_of_two_events_each_takes_effect_as_it_is_drawn() -> None:
    table = two("now")
    assert (table.actor, table.offered()) == (2, {"pick sage", "pick baker"})
    table.do("pick sage", "draw", f"card {DEAD}")
    assert (waits(table), table.marked("asleep")) == ((1, "draw"), {"archers", "cavalry"})


@pytest.mark.clause("GRO-09")
@pytest.mark.parametrize("first", [DEAD, SECOND_EVENT])
def test_events_that_waited_take_effect_in_the_drawers_order(first: str) -> None:
    """After each of them, before the next, a card is drawn for it."""
    table = two("after").do("draw", f"card {DEAD}")
    assert (table.actor, table.offered()) == (1, {f"pick {DEAD}", f"pick {SECOND_EVENT}"})
    table.do(f"pick {first}")
    if first == SECOND_EVENT:
        assert (table.actor, table.marked("asleep")) == (2, set())
        table.do("pick sage")
    else:
        assert table.marked("asleep") == {"archers", "cavalry"}
    assert (table.actor, table.discards & {DEAD, SECOND_EVENT}) == ("chance", {first})
    table.do("card butcher")
    if first == DEAD:
        assert table.actor == 2
        table.do("pick sage")
    assert table.actor == "chance"
    table.do("card watchtower")
    assert table.hand(1) == {"castle", "tavern", "dragon", "butcher", "watchtower"}
    assert (waits(table), table.state.owed) == ((1, "attack"), 0)


@pytest.mark.clause("GRO-09")
def test_an_event_drawn_for_another_waits_its_turn_and_is_replaced_too() -> None:
    table = two("after").do("done", "pick sage")
    assert table.actor == "chance"
    table.do(f"card {DEAD}")
    assert (table.marked("asleep"), table.actor) == ({"archers", "cavalry"}, "chance")
    table.do("card butcher")
    assert (waits(table), len(table.hand(1))) == ((1, "attack"), 4)


# --- The last card that there is --------------------------------------------------------------


@pytest.mark.clause("GRO-09")
@pytest.mark.clause("GRO-19")
@pytest.mark.parametrize(("events", "draw"), [("now", "full"), ("after", "free"), ("after", "full")])
def test_an_event_that_is_all_there_is_to_draw_is_drawn_once(events: str, draw: str) -> None:
    """All other cards are in hands and towns: it is not discarded, shuffled and drawn again for ever."""
    table = scene(Player("castle"), Player(), phase="draw", pile=DEAD, discards="", events=events, draw=draw)
    if draw == "free":
        table.do("draw")
    table.do(f"card {DEAD}")
    assert (table.discards, waits(table)) == ({DEAD}, ("chance", "roll"))
