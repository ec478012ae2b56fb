"""Set-up: the lines, the Hit Points, the Initiative track (GOU-01 to GOU-05)."""

from itertools import permutations

import numpy as np
import pytest

from pioche.games.goulet import GAME

from .positions import ALL, EMPTY, GREY, PURPLE, laid_out, position

NOTHING = [EMPTY] * 3


@pytest.mark.clause("GOU-01")
def test_two_sides_have_three_units_each_and_six_tokens() -> None:
    table = laid_out()
    assert len(table.grey) == len(table.purple) == 3
    assert table.state.standing.tolist() == [3, 3]
    assert table.shuffle(*ALL).state.tokens == 6


@pytest.mark.clause("GOU-01")
def test_five_six_sided_dice_are_in_the_box() -> None:
    table = laid_out().shuffle(*ALL)
    for _ in range(5):
        assert table.offered() == {f"die {face}" for face in range(1, 7)}
        table.throw(6)
    assert not table.offers("die 6")
    assert table.dice == [6, 6, 6, 6, 6]


@pytest.mark.clause("GOU-02")
@pytest.mark.parametrize(
    ("unit", "owner"),
    [
        ("Wizard", "grey"),
        ("Knight", "grey"),
        ("Archer", "grey"),
        ("Skeleton", "purple"),
        ("Sorcerer", "purple"),
        ("Dragon", "purple"),
    ],
)
def test_each_unit_belongs_to_its_side(unit: str, owner: str) -> None:
    table = laid_out().shuffle(unit, *(other for other in ALL if other != unit)).throw(1, 1, 1, 1, 1)
    assert table.playing == unit
    assert table.actor == owner


@pytest.mark.clause("GOU-02")
def test_all_six_units_have_the_same_numbers() -> None:
    """Every Unit starts with the same Hit Points, and heals up to the same number."""
    assert len(set(laid_out().hit_points.values())) == 1
    for unit in ALL:
        grey, purple = ([*sorted(side, key=unit.__eq__)] for side in (GREY, PURPLE))  # the Unit stands last
        for hit_points, heals in [(11, True), (12, False)]:
            table = position(grey, purple, playing=unit, dice=[5], hit_points={unit: hit_points})
            assert table.offers("heal") is heals


@pytest.mark.clause("GOU-03")
def test_units_stand_in_the_order_of_the_rulebook() -> None:
    table = laid_out()
    assert table.grey == ["Wizard", "Knight", "Archer"]
    assert table.purple == ["Skeleton", "Sorcerer", "Dragon"]


@pytest.mark.clause("GOU-03")
def test_the_first_seat_is_grey() -> None:
    assert [str(GAME.table.seat_name(seat)) for seat in (0, 1)] == ["Grey", "Purple"]
    assert laid_out().shuffle(*ALL).throw(1, 1, 1, 1, 1).state.actor == 0
    assert laid_out().shuffle(*reversed(ALL)).throw(1, 1, 1, 1, 1).state.actor == 1


@pytest.mark.clause("GOU-03")
def test_without_arrange_nobody_places_units() -> None:
    table = laid_out(arrange=False)
    assert table.actor == "chance"
    assert table.phase == "shuffle"
    assert table.offered() == {f"token {unit}" for unit in ALL}


@pytest.mark.clause("GOU-03")
def test_with_arrange_the_lines_are_empty_at_first() -> None:
    table = laid_out(arrange=True)
    assert (table.grey, table.purple) == (NOTHING, NOTHING)
    assert table.state.standing.tolist() == [0, 0]
    assert table.phase == "arrange"


@pytest.mark.clause("GOU-03")
def test_with_arrange_grey_places_its_own_units_first() -> None:
    table = laid_out(arrange=True)
    assert table.actor == "grey"
    assert table.offered() == {"place Wizard", "place Knight", "place Archer"}


@pytest.mark.clause("GOU-03")
def test_each_unit_is_placed_once_from_position_1_to_3() -> None:
    table = laid_out(arrange=True).do("place Archer")
    assert table.grey == ["Archer", EMPTY, EMPTY]
    assert table.offered() == {"place Wizard", "place Knight"}
    table.do("place Wizard")
    assert table.grey == ["Archer", "Wizard", EMPTY]
    assert table.actor == "grey"
    assert table.offered() == {"place Knight"}


@pytest.mark.clause("GOU-03")
def test_purple_places_second_and_the_tokens_come_last() -> None:
    table = laid_out(arrange=True).do("place Archer", "place Wizard", "place Knight")
    assert (table.actor, table.phase) == ("purple", "arrange")
    assert table.offered() == {"place Skeleton", "place Sorcerer", "place Dragon"}
    table.do("place Dragon", "place Skeleton")
    assert (table.actor, table.phase) == ("purple", "arrange")
    assert table.offered() == {"place Sorcerer"}
    table.do("place Sorcerer")
    assert (table.actor, table.phase) == ("chance", "shuffle")
    assert table.offered() == {f"token {unit}" for unit in ALL}
    assert table.grey == ["Archer", "Wizard", "Knight"]
    assert table.purple == ["Dragon", "Skeleton", "Sorcerer"]


@pytest.mark.clause("GOU-03")
@pytest.mark.parametrize("line", list(permutations(PURPLE)))
def test_a_side_can_stand_in_any_order(line: tuple[str, ...]) -> None:
    table = laid_out(arrange=True).do(*(f"place {unit}" for unit in (*reversed(GREY), *line)))
    assert table.purple == list(line)
    assert table.grey == [*reversed(GREY)]
    assert table.state.standing.tolist() == [3, 3]


@pytest.mark.clause("GOU-04")
@pytest.mark.parametrize("arrange", [False, True])
def test_every_marker_starts_at_ten(arrange: bool) -> None:
    assert laid_out(arrange=arrange).hit_points == dict.fromkeys(ALL, 10)


@pytest.mark.clause("GOU-04")
def test_the_box_says_how_many_hit_points() -> None:
    assert laid_out({"hit_points": 7}).hit_points == dict.fromkeys(ALL, 7)


@pytest.mark.clause("GOU-05")
def test_the_track_is_empty_before_the_shuffle() -> None:
    assert laid_out().track == [EMPTY] * 6
    assert laid_out().state.tokens == 0


@pytest.mark.clause("GOU-05")
def test_each_token_is_drawn_once_from_the_left() -> None:
    table, order = laid_out(), ["Dragon", "Wizard", "Sorcerer", "Archer", "Skeleton", "Knight"]
    for place, unit in enumerate(order):
        assert (table.actor, table.phase) == ("chance", "shuffle")
        assert table.offered() == {f"token {left}" for left in order[place:]}
        table.shuffle(unit)
        assert table.track == order[: place + 1] + [EMPTY] * (5 - place)
    assert table.phase == "roll"
    assert table.offered() == {f"die {face}" for face in range(1, 7)}


@pytest.mark.clause("GOU-05")
def test_play_begins_after_the_sixth_token_and_not_before() -> None:
    table = laid_out().shuffle(*ALL[:5])
    assert (table.state.turns, table.playing) == (0, EMPTY)
    table.shuffle(ALL[5])
    assert (table.state.turns, table.playing) == (1, "Wizard")


@pytest.mark.parametrize("arrange", [False, True])
def test_setup_clears_whatever_lay_there(arrange: bool) -> None:
    table = laid_out(arrange=arrange)
    garbage = table.copy()
    garbage.states.view(np.uint8)[:] = 0x55
    assert garbage.states.tobytes() != table.states.tobytes()
    GAME.setup(garbage.box, garbage.state)
    assert garbage.states.tobytes() == table.states.tobytes()


@pytest.mark.parametrize("arrange", [False, True])
def test_nothing_is_under_way_after_setup(arrange: bool) -> None:
    table = laid_out(arrange=arrange)
    state = table.state
    assert (state.turns, state.rolls, state.lifted, state.tokens) == (0, 0, 0, 0)
    assert (table.winner, table.playing, table.dice) == (EMPTY, EMPTY, [])


def test_the_standard_table_plays_by_the_rulebook() -> None:
    """Each option has the value that the book, or the ruling on its silence, gives."""
    standard = laid_out(arrange=False, range="distance", attacks="must", effects="may", turn_limit=500)
    assert laid_out().boxes.tobytes() == standard.boxes.tobytes()


@pytest.mark.clause("GOU-05")
def test_until_the_track_is_laid_out_no_die_is_in_hand_or_rolled() -> None:
    state = laid_out().state
    assert (state.lifted, state.rolls, state.turns) == (0, 0, 0)
