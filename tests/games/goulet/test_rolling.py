"""A turn: who plays, with how many dice, and rolling them up to three times (GOU-06 to GOU-08)."""

from itertools import permutations

import pytest

from .positions import ALL, GREY, PURPLE, Position, laid_out, position

KEPT_OR_LIFTED = {"stop", "lift 1", "lift 2", "lift 3", "lift 4", "lift 5"}


def looking(*dice: int, rolls: int = 1) -> Position:
    """The Wizard's dice after so many rolls."""
    return position(playing="Wizard", dice=dice, phase="keep", rolls=rolls)


def dice_thrown(table: Position) -> int:
    """How many dice chance throws until somebody decides."""
    thrown = 0
    while table.actor == "chance":
        table.throw(1)
        thrown += 1
    return thrown


# --- Who plays ----------------------------------------------------------------


@pytest.mark.clause("GOU-06")
@pytest.mark.parametrize("unit", ALL)
def test_the_unit_at_the_left_end_is_played_by_its_owner(unit: str) -> None:
    table = laid_out().shuffle(unit, *(other for other in reversed(ALL) if other != unit))
    assert table.playing == unit
    dice_thrown(table)
    assert table.actor == ("grey" if unit in GREY else "purple")


@pytest.mark.clause("GOU-06")
def test_the_next_turn_is_that_of_the_unit_now_at_the_left_end() -> None:
    track = ["Knight", "Dragon", "Wizard", "Sorcerer", "Archer", "Skeleton"]
    table = position(playing="Knight", track=track).do("end turn")
    assert (table.playing, table.actor) == ("Dragon", "chance")
    dice_thrown(table)
    assert table.actor == "purple"


# --- How many dice ------------------------------------------------------------


@pytest.mark.clause("GOU-07")
@pytest.mark.parametrize("grey", [1, 2, 3])
@pytest.mark.parametrize("purple", [1, 2, 3])
def test_a_side_with_more_units_rolls_four_dice(grey: int, purple: int) -> None:
    for playing, next_one, own, other in [
        ("Skeleton", "Wizard", grey, purple),
        ("Wizard", "Skeleton", purple, grey),
    ]:
        units = [*GREY[:grey], *PURPLE[:purple]]
        track = [playing, next_one, *(unit for unit in units if unit not in (playing, next_one))]
        table = position(GREY[:grey], PURPLE[:purple], playing, track=track).do("end turn")
        assert table.playing == next_one
        assert dice_thrown(table) == (4 if own > other else 5)


@pytest.mark.clause("GOU-07")
def test_dice_are_counted_once_as_the_turn_starts() -> None:
    """An enemy that falls takes no die from the turn under way, only from the next ones."""
    table = position(playing="Wizard", dice=[1, 1, 6, 6, 6], hit_points={"Skeleton": 1})
    table.do("attack 1 at range 1")
    assert table.dice == [6, 6, 6]
    table.do("end turn")
    assert table.playing == "Knight"
    assert dice_thrown(table) == 4


@pytest.mark.clause("GOU-07")
def test_a_turn_that_started_with_four_dice_rolls_four_again() -> None:
    table = position(purple=PURPLE[:2], playing="Wizard", dice=[1, 1, 2, 2], phase="keep", rolls=1)
    table.lift(1, 1, 2, 2).do("roll")
    assert dice_thrown(table) == 4


@pytest.mark.clause("GOU-07")
@pytest.mark.parametrize(("more", "thrown"), [(False, 3), (True, 2)])
def test_the_box_says_how_many_dice(more: bool, thrown: int) -> None:
    purple = PURPLE[:2] if more else PURPLE
    table = position(purple=purple, playing="Knight", contents={"dice": 3})
    assert dice_thrown(table.do("end turn")) == thrown


# --- Rolling ------------------------------------------------------------------


@pytest.mark.clause("GOU-08")
def test_dice_land_one_by_one_and_then_the_player_looks() -> None:
    table = laid_out().shuffle(*ALL)
    for face in [6, 2, 3, 3]:
        table.throw(face)
        assert (table.actor, table.phase, table.state.rolls) == ("chance", "roll", 0)
        assert table.offered() == {f"die {face}" for face in range(1, 7)}
    table.throw(1)
    assert (table.actor, table.phase, table.state.rolls) == ("grey", "keep", 1)
    assert table.dice == [1, 2, 3, 3, 6]
    assert table.state.lifted == 0


@pytest.mark.clause("GOU-08")
def test_any_die_on_the_table_can_be_taken_up_and_no_other() -> None:
    assert looking(1, 2, 3, 4, 5).offered() == KEPT_OR_LIFTED
    assert looking(6, 6, 6, 6, 6).offered() == {"stop", "lift 6"}
    assert looking(1, 1, 1, 4, 6, rolls=2).offered() == {"stop", "lift 1", "lift 4", "lift 6"}


@pytest.mark.clause("GOU-08")
def test_a_die_taken_up_leaves_the_table() -> None:
    table = looking(2, 2, 3, 4, 5).lift(2)
    assert table.dice == [2, 3, 4, 5]
    assert table.state.lifted == 1
    assert table.lift(2).dice == [3, 4, 5]
    assert table.state.lifted == 2
    assert not table.offers("lift 2")


@pytest.mark.clause("GOU-08")
def test_dice_are_thrown_only_once_one_is_taken_up_and_then_must_be() -> None:
    table = looking(1, 1, 1, 1, 2)
    assert table.offered() == {"stop", "lift 1", "lift 2"}
    assert table.lift(1).offered() == {"lift 1", "lift 2", "roll"}


@pytest.mark.clause("GOU-08")
@pytest.mark.parametrize("lifted", [1, 2, 3, 4, 5])
def test_only_the_dice_taken_up_are_rolled(lifted: int) -> None:
    table = looking(2, 3, 4, 5, 6).lift(*range(2, 2 + lifted)).do("roll")
    assert (table.actor, table.phase) == ("chance", "roll")
    assert table.dice == [2, 3, 4, 5, 6][lifted:]
    assert dice_thrown(table) == lifted
    assert table.dice == [1] * lifted + [2, 3, 4, 5, 6][lifted:]
    assert table.state.rolls == 2


@pytest.mark.clause("GOU-08")
def test_dice_can_be_taken_up_in_any_order() -> None:
    thrown = {looking(1, 2, 3, 4, 5).lift(*order).states.tobytes() for order in permutations((1, 4, 5))}
    assert len(thrown) == 1


@pytest.mark.clause("GOU-08")
def test_three_rolls_a_turn_at_most() -> None:
    """After the third roll nothing is asked: the dice stay."""
    table = laid_out().shuffle(*ALL).throw(4, 4, 4, 4, 4)
    assert (table.phase, table.state.rolls) == ("keep", 1)
    table.lift(4).do("roll").throw(5)
    assert (table.phase, table.state.rolls) == ("keep", 2)
    table.lift(4).do("roll").throw(5)
    assert (table.phase, table.state.rolls, table.actor) == ("resolve", 3, "grey")
    assert table.dice == [4, 4, 4, 5, 5]
    assert table.offered() == {"step back", "end turn"}


@pytest.mark.clause("GOU-08")
@pytest.mark.parametrize("rolls", [1, 2])
def test_the_player_may_stop_earlier(rolls: int) -> None:
    table = looking(4, 4, 4, 6, 6, rolls=rolls).do("stop")
    assert (table.phase, table.actor, table.state.rolls) == ("resolve", "grey", rolls)
    assert table.dice == [4, 4, 4, 6, 6]
    assert table.offered() == {"step back", "end turn"}


@pytest.mark.clause("GOU-08")
def test_a_die_kept_once_may_be_rolled_later() -> None:
    table = looking(1, 2, 3, 4, 5).lift(1).do("roll").throw(6)
    assert table.offers("lift 2", "lift 3", "lift 4", "lift 5", "lift 6")


@pytest.mark.clause("GOU-08")
@pytest.mark.parametrize("rolls", [1, 2, 4])
def test_the_box_says_how_many_rolls(rolls: int) -> None:
    table = laid_out({"rolls": rolls}).shuffle(*ALL).throw(1, 1, 1, 1, 1)
    for _ in range(rolls - 1):
        assert table.phase == "keep"
        table.lift(1).do("roll").throw(1)
    assert table.phase == "resolve"


@pytest.mark.clause("GOU-08")
def test_every_turn_starts_with_a_first_roll_of_all_dice() -> None:
    table = position(playing="Wizard", dice=[4, 5, 6], turns=7).do("end turn")
    assert (table.phase, table.actor, table.dice) == ("roll", "chance", [])
    assert (table.state.rolls, table.state.lifted, table.state.turns) == (0, 5, 8)


@pytest.mark.clause("GOU-07")
@pytest.mark.parametrize("dice", [4, 5, 6])
def test_it_is_one_die_fewer_whatever_the_box_holds(dice: int) -> None:
    table = position(
        purple=["Skeleton"], playing="Knight", track=["Knight", "Wizard"], contents={"dice": dice}
    )
    assert table.do("end turn").state.lifted == dice - 1
