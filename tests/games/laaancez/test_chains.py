"""Choices and attacks are chains: first what, then where, in this order only (LAA-06 to LAA-08, LAA-11)."""

from itertools import permutations

import pytest

from pioche.games.laaancez.rules.combat import can_send, can_target
from pioche.games.laaancez.rules.recruiting import can_copy, can_place, can_tick, can_tick_box
from pioche.games.laaancez.state import NOBODY

from .positions import KINDS, PLACES, Numbers, Position, combat, copies, links, recruiting, ticks

ZONE = "G C=2/2 H S"  # with boxes left: 1-1 and 1-3
TICKABLE_CANDLE: dict[str, Numbers] = {"candle": (5, 1, 3, 0)}
CHOSEN = [("copy gift to 2-2", "tick 1-1"), ("tick 1-1", "copy gift to 4-3"), ("tick 1-1", "tick 1-1")]


def next_kinds(table: Position) -> set[str]:
    """The first words of the links offered now."""
    return {link.split()[0] for link in table.next_links()}


# --- Recruiting: what, then where ---------------------------------------------


@pytest.mark.clause("LAA-07")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_choice_says_what_and_then_where(seat: int) -> None:
    table = recruiting(ZONE, ZONE, die=4)
    if seat == 1:
        table.do("tick 1-1")
    assert table.next_links() == ["tick", "copy gift"]
    assert table.copy().do("tick").next_links() == ["box 1-1", "box 1-3"]
    assert table.copy().do("copy gift").next_links() == [f"to {place}" for place in PLACES[4:]]


@pytest.mark.clause("LAA-07")
@pytest.mark.parametrize("tick", ["choice", "listed"])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_links_of_a_choice_come_only_in_order(die: int, tick: str) -> None:
    """What is not asked twice; a tick is not followed by a free cell, nor a copy by a box."""
    table = recruiting(ZONE, ZONE, die=die, tick=tick)
    assert next_kinds(table) <= {"tick", "copy"}
    for first in table.next_links():
        assert next_kinds(table.copy().do(first)) == ({"box"} if first == "tick" else {"to"})


@pytest.mark.clause("LAA-07")
def test_the_questions_of_the_rules_keep_to_the_order_as_well() -> None:
    """Copy a gift, tick; into a free cell, a box of the gift."""
    for begun, expected in [
        ([], [True, True, False, False]),
        (["copy gift"], [False, False, True, False]),
        (["tick"], [False, False, False, True]),
    ]:
        table = recruiting(ZONE, die=4).do(*begun)
        box, state = table.box, table.state
        assert [
            can_copy(box, state, KINDS.index("gift")),
            can_tick(box, state),
            can_place(state, PLACES.index("2-2")),
            can_tick_box(box, state, PLACES.index("1-1")),
        ] == expected


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("first", ["copy gift", "tick"])
def test_half_a_choice_changes_nothing_and_its_player_goes_on(first: str) -> None:
    before = recruiting(ZONE, ZONE, die=4)
    table = before.copy().do(first)
    assert (table.actor, table.phase, table.chosen) == ("first", "recruit", [first, ""])
    assert (table.drawn, table.state.die, table.state.rolls) == (before.drawn, 4, 1)
    assert table.do(table.next_links()[0]).actor == "second"
    assert table.drawn == before.drawn


# --- A tick needs a box -------------------------------------------------------


@pytest.mark.clause("LAA-08")
@pytest.mark.parametrize(
    ("zone", "die", "tick", "offered"),
    [
        ("", 4, "choice", False),
        ("S C=2/2 G=4/2 H=3/3", 4, "choice", False),
        ("S C=2/2 G=4/2 H=3/2", 4, "choice", True),
        ("S C=2/2 G=4/1 | H=3/3", 2, "choice", True),
        ("| | | . . C", 2, "choice", True),
        ("G C H", 3, "choice", False),
        ("G", 3, "listed", False),
        ("G C=2/2 H=3/3", 3, "listed", False),
        ("G C=2/2 H=3/2", 3, "listed", True),
        ("C", 6, "listed", True),
        ("C=2/2 H", 6, "listed", False),
    ],
)
def test_a_tick_is_not_offered_without_a_box_to_tick(zone: str, die: int, tick: str, offered: bool) -> None:
    """Neither to the first, whose zone it is, nor to the second."""
    for seat in (0, 1):
        table = recruiting(zone, zone, die=die, tick=tick)
        assert not seat or table.skip()
        assert ("tick" in table.next_links()) is offered
        assert any(name in ticks(*PLACES) for name in table.offered()) is offered


@pytest.mark.clause("LAA-08")
def test_boxes_of_the_other_one_or_of_the_candle_are_none_to_tick() -> None:
    table = recruiting("S", "G C H", die=4, numbers=TICKABLE_CANDLE)
    assert table.offered() == copies("gift", PLACES[1:])
    assert table.next_links() == ["copy gift"]


# --- At the same time, link by link -------------------------------------------


@pytest.mark.clause("LAA-06")
def test_skip_in_the_middle_of_a_chain_lets_the_other_choose_and_comes_back() -> None:
    table = recruiting("G", "C", die=4).do("copy gift")
    alone = recruiting("G", "C", die=4)
    assert table.skip()
    assert alone.skip()
    assert (table.actor, table.next_links()) == ("second", alone.next_links())
    table.do("tick")
    assert table.chosen == ["copy gift", "tick"]
    assert table.skip()
    assert (table.actor, table.next_links()) == ("first", [f"to {place}" for place in PLACES[1:]])
    table.do("to 1-2")
    assert (table.actor, table.next_links()) == ("second", ["box 1-1"])
    assert table.do("box 1-1").drawn == [{"1-1": "G", "1-2": "G"}, {"1-1": "C=2/2"}]


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("first", ["copy gift", "tick"])
def test_half_a_choice_that_waits_is_kept(first: str) -> None:
    table = recruiting("G", "C", die=4).do(first)
    before = table.states.tobytes()
    assert table.skip()
    assert table.states.tobytes() != before
    assert table.skip()
    assert table.states.tobytes() == before


@pytest.mark.clause("LAA-06")
def test_who_is_awaited_cannot_skip_in_the_middle_either() -> None:
    table = recruiting("G", "C", die=4).do("tick 1-1", "copy gift")
    before = table.states.tobytes()
    assert not table.skip()
    assert table.states.tobytes() == before


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("names", CHOSEN)
def test_links_in_any_order_of_the_players_lead_to_the_same(names: tuple[str, str]) -> None:
    usual = recruiting("G", "C", die=4).do(*names)
    for order in set(permutations([0, 0, 1, 1])):
        table, left = recruiting("G", "C", die=4), [links(name) for name in names]
        for seat in order:
            if table.state.actor != seat:
                assert table.skip()
            table.do(left[seat].pop(0))
        assert table.states.tobytes() == usual.states.tobytes()


# --- Combat: who, then at what ------------------------------------------------


@pytest.mark.clause("LAA-11")
@pytest.mark.parametrize("attacks", ["first", "second"])
def test_an_attack_names_the_attacker_and_then_the_target(attacks: str) -> None:
    table = combat("C G H", "C G H", attacks=attacks)
    before = table.drawn
    assert table.next_links() == ["send 1", "send 3"]
    table.do("send 3")
    assert (table.actor, table.phase, table.drawn) == (attacks, "combat", before)
    assert (table.state.attacker, table.next_links()) == (2, ["at 1", "at 2", "at 3"])
    assert table.do("at 2").actor != attacks
    assert table.drawn != before


@pytest.mark.clause("LAA-11")
def test_the_questions_about_an_attack_keep_to_the_order_as_well() -> None:
    table = combat("C C", "C C")
    assert (can_send(table.state, 0), can_target(table.box, table.state, 0)) == (True, False)
    table.do("send 2")
    assert (can_send(table.state, 0), can_target(table.box, table.state, 0)) == (False, True)


@pytest.mark.clause("LAA-11")
@pytest.mark.parametrize(("target", "actor"), [("H", "second"), ("C=1/1 | H", "second"), ("", "nobody")])
def test_the_attacker_named_is_cleared_after_the_attack(target: str, actor: str) -> None:
    """Whether the target stands, falls, or was the last one of all."""
    table = combat("C H", target, rows=(1, 1 if target else 5), candles=(5, 1)).do("send 2 at 1")
    assert (table.actor, table.state.attacker) == (actor, NOBODY)
    assert next_kinds(table) == (set() if actor == "nobody" else {"send"})


@pytest.mark.clause("LAA-11")
def test_an_attack_cannot_wait_in_the_middle() -> None:
    table = combat("C", "C").do("send 1")
    before = table.states.tobytes()
    assert not table.skip()
    assert table.states.tobytes() == before
