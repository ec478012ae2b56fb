"""Rolls: who rolls, choosing at the same time, and the end of recruiting (LAA-06, LAA-09)."""

import pytest

from pioche.games.laaancez.rules.recruiting import can_copy, can_place, can_tick, can_tick_box, roller
from pioche.games.laaancez.state import NO_CELL, TICK

from .positions import KINDS, PLACES, Position, combat, copies, laid_out, recruiting, ticks

FIFTEEN = "C C C C C | C C C C C | C C C | C C ."
FOURTEEN = "C C C C C | C C C C C | C C C | C . ."
ALL_CANES = dict.fromkeys(PLACES, "C")

# --- Taking turns to roll -----------------------------------------------------


@pytest.mark.clause("LAA-06")
def test_players_take_turns_to_roll_and_player_1_is_first() -> None:
    table = laid_out()
    for number in range(6):
        assert (table.phase, table.actor, roller(table.state)) == ("roll", "chance", number % 2)
        table.do("die 6")
        assert (table.phase, roller(table.state)) == ("recruit", number % 2)
        table.do(f"copy candy-cane to {PLACES[number]}")
        assert (table.phase, roller(table.state)) == ("recruit", number % 2)
        table.do(f"copy candy-cane to {PLACES[number]}")
        assert table.state.rolls == number + 1


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("rolls", [1, 2])
def test_both_choose_at_each_roll_whoever_rolled(rolls: int) -> None:
    table = recruiting(die=3, rolls=rolls)
    assert table.actor == "first"
    table.do("copy santa-hat to 1-1")
    assert (table.actor, table.phase) == ("second", "recruit")
    assert table.offered() == copies("santa-hat") | copies("candy-cane")
    table.do("copy candy-cane to 1-2")
    assert (table.actor, table.phase) == ("chance", "roll")
    assert table.drawn == [{"1-1": "H"}, {"1-2": "C"}]


def answers(table: Position) -> list[bool]:
    """What the questions of the rules say: copy a gift, tick; and once the first has chosen that, where."""
    gift, box, state = KINDS.index("gift"), table.box, table.state
    what = [can_copy(box, state, gift), can_tick(box, state)]
    state.choices[0] = gift
    copying = can_place(state, 1)
    state.choices[0] = TICK
    return [*what, copying, can_tick_box(box, state, 0)]


@pytest.mark.clause("LAA-06")
def test_nobody_chooses_before_the_die_shows_something_nor_in_combat() -> None:
    """Even the questions of the rules, asked at another time, say no."""
    assert answers(recruiting("G", "G", die=4)) == [True] * 4
    for table in (recruiting("G", "G"), combat("G", "G")):
        assert not any(name.startswith(("copy", "tick")) for name in table.offered())
        table.state.actor, table.state.die = 0, 4
        assert answers(table) == [False] * 4


# --- At the same time ---------------------------------------------------------


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("name", ["copy gift to 2-2", "tick 1-1"])
def test_a_choice_changes_nothing_before_the_other_is_made(name: str) -> None:
    table = recruiting("G", "G", die=4)
    before = table.copy()
    table.do(name)
    assert table.drawn == before.drawn
    assert table.state.filled.tolist() == [1, 1]
    assert table.chosen == [name, ""]
    assert table.state.die == 4


@pytest.mark.clause("LAA-06")
def test_afterwards_no_choice_and_no_result_is_left_over() -> None:
    table = recruiting("G", "G", die=4).do("tick 1-1", "copy gift to 1-2")
    assert table.chosen == ["", ""]
    assert table.state.cells.tolist() == [NO_CELL, NO_CELL]
    assert table.state.die == 0


@pytest.mark.clause("LAA-06")
def test_the_second_may_choose_before_the_first() -> None:
    usual = recruiting("G", "C", die=4).do("copy gift to 2-2", "tick 1-1")
    table = recruiting("G", "C", die=4)
    assert table.skip()
    assert table.actor == "second"
    assert table.offered() == copies("gift", PLACES[1:]) | ticks("1-1")
    table.do("tick 1-1")
    assert (table.actor, table.phase) == ("first", "recruit")
    assert table.drawn == [{"1-1": "G"}, {"1-1": "C"}]
    assert table.chosen == ["", "tick 1-1"]
    table.do("copy gift to 2-2")
    assert table.states.tobytes() == usual.states.tobytes()


@pytest.mark.clause("LAA-06")
def test_who_lets_the_other_go_first_can_take_it_back() -> None:
    table = recruiting(die=4)
    before = table.states.tobytes()
    assert table.skip()
    assert table.states.tobytes() != before
    assert table.skip()
    assert table.states.tobytes() == before


@pytest.mark.clause("LAA-06")
def test_only_open_choices_can_wait() -> None:
    """Not the last one of a roll, nor the roll itself, nor an attack."""
    for table in (recruiting(die=4).do("copy gift to 1-1"), laid_out(), combat("C", "C")):
        before = table.states.tobytes()
        assert not table.skip()
        assert table.states.tobytes() == before
    late = recruiting(die=4)
    late.skip()
    assert not late.do("copy gift to 1-1").skip()


# --- A full zone --------------------------------------------------------------


@pytest.mark.clause("LAA-09")
@pytest.mark.parametrize("rolls", [16, 17])
@pytest.mark.parametrize("seat", [0, 1])
def test_recruiting_ends_when_one_zone_is_full(seat: int, rolls: int) -> None:
    """Whoever rolled, and whoever has filled their zone; the other one has a choice at this roll too."""
    zones, names = ["C", "C"], ["copy candy-cane to 1-2", "copy candy-cane to 1-2"]
    zones[seat], names[seat] = FIFTEEN, "copy candy-cane to 4-3"
    table = recruiting(zones[0], zones[1], die=6, rolls=rolls).do(names[0])
    assert table.phase == "recruit"
    table.do(names[1])
    assert table.phase == "combat"
    assert table.drawn[seat] == ALL_CANES
    assert table.drawn[1 - seat] == {"1-1": "C", "1-2": "C"}
    assert sorted(table.state.filled.tolist()) == [2, 16]


@pytest.mark.clause("LAA-09")
@pytest.mark.parametrize("sketch", [FOURTEEN, FOURTEEN.replace("C", ".", 13)])
def test_it_does_not_end_before(sketch: str) -> None:
    """Fifteen cells do not make a full zone: the candle's cell is none of the sixteen."""
    table = recruiting(sketch, sketch, die=6).do("copy candy-cane to 4-2", "copy candy-cane to 4-2")
    assert (table.phase, table.actor) == ("roll", "chance")


@pytest.mark.clause("LAA-09")
def test_two_zones_of_fifteen_are_not_one_of_sixteen() -> None:
    table = recruiting(FIFTEEN, FIFTEEN, die=2).do("tick 1-1", "tick 4-2")
    assert table.phase == "roll"


@pytest.mark.clause("LAA-09")
def test_the_other_one_may_tick_at_the_last_roll() -> None:
    table = recruiting(FIFTEEN, "C", die=2).do("copy candy-cane to 4-3", "tick 1-1")
    assert table.phase == "combat"
    assert table.drawn[1] == {"1-1": "C=2/2"}


@pytest.mark.clause("LAA-09")
def test_both_can_fill_their_zones_at_once() -> None:
    table = recruiting(FIFTEEN, FIFTEEN, die=6).do("copy candy-cane to 4-3", "copy candy-cane to 4-3")
    assert table.phase == "combat"
    assert table.drawn == [ALL_CANES, ALL_CANES]


@pytest.mark.clause("LAA-09")
@pytest.mark.parametrize("canes", ["C", "C=2/2"])
def test_it_makes_no_difference_how_many_boxes_are_ticked(canes: str) -> None:
    fifteen, fourteen = (sketch.replace("C", canes) for sketch in (FIFTEEN, FOURTEEN))
    full = recruiting(fifteen, "C", die=6).do("copy candy-cane to 4-3", "copy candy-cane to 1-2")
    assert full.phase == "combat"
    not_full = recruiting(fourteen, "C", die=6).do("copy candy-cane to 4-3", "copy candy-cane to 1-2")
    assert not_full.phase == "roll"


@pytest.mark.clause("LAA-09")
def test_no_die_and_no_choice_is_left_over_when_combat_starts() -> None:
    table = recruiting(FIFTEEN, "C", die=6, rolls=9).do("copy candy-cane to 4-3", "copy candy-cane to 1-2")
    assert (table.state.die, table.state.rolls) == (0, 9)
    assert table.chosen == ["", ""]
    assert table.state.cells.tolist() == [NO_CELL, NO_CELL]
