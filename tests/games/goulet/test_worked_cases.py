"""The six worked cases of the rules page, which every implementation must show."""

import pytest

from .positions import ALL, EMPTY, GREY, Position, laid_out, position


def throw_all(table: Position, *faces: int) -> int:
    """Chance shows these faces, then fives, until somebody decides; how many dice that were."""
    thrown = 0
    while table.actor == "chance":
        table.throw(faces[thrown] if thrown < len(faces) else 5)
        thrown += 1
    return thrown


@pytest.mark.clause("GOU-10")
@pytest.mark.clause("GOU-11")
def test_case_1_the_wizard_with_1_and_3_has_exactly_two_attacks() -> None:
    """3 damage to the Skeleton at range 1, or 1 damage to the Dragon at range 3."""
    table = position(playing="Wizard", dice=[1, 3])
    assert table.offered() == {"attack 3 at range 1", "attack 1 at range 3"}
    strong = table.copy().do("attack 3 at range 1")
    assert strong.hit_points == {**dict.fromkeys(ALL, 10), "Skeleton": 7}
    far = table.copy().do("attack 1 at range 3")
    assert far.hit_points == {**dict.fromkeys(ALL, 10), "Dragon": 9}


@pytest.mark.clause("GOU-13")
def test_case_2_the_line_closes_up_behind_the_fallen_skeleton() -> None:
    table = position(playing="Wizard", dice=[1, 3], hit_points={"Skeleton": 3}).do("attack 3 at range 1")
    assert table.purple == ["Sorcerer", "Dragon", EMPTY]
    assert "Skeleton" not in table.track


@pytest.mark.clause("GOU-07")
def test_case_2_the_enemy_rolls_four_dice_while_it_has_more_units() -> None:
    """Grey has lost nobody, so it plays with four dice until purple has caught up."""
    table = position(
        playing="Wizard",
        dice=[1, 3],
        hit_points={"Skeleton": 3, "Knight": 1},
        track=["Wizard", "Skeleton", "Archer", "Sorcerer", "Knight", "Dragon"],
    )
    table.do("attack 3 at range 1", "end turn")
    assert table.playing == "Archer"
    assert throw_all(table) == 4
    table.do("stop", "end turn")
    assert table.playing == "Sorcerer"
    assert throw_all(table, 2, 2) == 5
    table.do("stop", "attack 2 at range 2", "end turn")  # the Knight falls: two Units each
    assert table.playing == "Dragon"
    assert throw_all(table) == 5
    table.do("stop", "end turn")
    assert table.playing == "Wizard"
    assert throw_all(table) == 5


@pytest.mark.clause("GOU-10")
def test_case_3_four_dice_can_make_two_attacks() -> None:
    table = position(playing="Wizard", dice=[1, 2, 2, 3, 6]).do("attack 2 at range 1", "attack 3 at range 2")
    assert table.hit_points == {**dict.fromkeys(ALL, 10), "Skeleton": 8, "Sorcerer": 7}
    assert table.dice == [6]
    assert table.offered() == {"end turn"}


@pytest.mark.clause("GOU-16")
def test_case_4_two_sixes_put_the_token_between_the_last_two_of_the_others() -> None:
    """As in the rulebook: between the Archer and the Skeleton."""
    table = position(
        playing="Wizard",
        dice=[6, 6],
        track=["Wizard", "Sorcerer", "Knight", "Dragon", "Archer", "Skeleton"],
    ).do("end turn")
    assert table.track == ["Sorcerer", "Knight", "Dragon", "Archer", "Wizard", "Skeleton"]


@pytest.mark.clause("GOU-15")
def test_case_5_a_unit_at_the_front_steps_back_and_then_heals() -> None:
    table = position(playing="Wizard", dice=[4, 5])
    assert table.offered() == {"step back", "end turn"}
    table.do("step back")
    assert table.grey == ["Knight", "Wizard", "Archer"]
    table.do("heal")
    assert table.hit_points["Wizard"] == 11


@pytest.mark.clause("GOU-15")
def test_case_5_without_the_4_the_5_is_lost() -> None:
    assert position(playing="Wizard", dice=[5]).offered() == {"end turn"}


@pytest.mark.clause("GOU-15")
def test_case_5_a_unit_at_12_cannot_heal() -> None:
    table = position(playing="Wizard", dice=[4, 5], hit_points={"Wizard": 12}).do("step back")
    assert table.offered() == {"end turn"}


@pytest.mark.clause("GOU-18")
def test_case_6_the_match_is_over_at_the_very_die_that_kills_the_last_enemy() -> None:
    table = position(GREY, ["Dragon"], "Wizard", dice=[1, 2, 3, 4, 5], hit_points={"Dragon": 3})
    table.do("attack 3 at range 1")
    assert table.actor == "nobody"
    assert table.dice == [2, 4, 5]
    assert table.offered() == set()
    assert table.scores == [1, 0]


def test_a_turn_from_the_shuffle_to_the_next_turn() -> None:
    """All of a turn in the order of the rulebook, from set-up on."""
    table = laid_out().shuffle("Knight", "Dragon", "Wizard", "Skeleton", "Archer", "Sorcerer")
    table.throw(1, 5, 6, 6, 3).lift(3).do("roll").throw(2).do("stop")
    assert table.dice == [1, 2, 5, 6, 6]
    table.do("heal", "attack 1 at range 2", "end turn")
    assert table.hit_points == {**dict.fromkeys(ALL, 10), "Knight": 11, "Skeleton": 9}
    assert table.track == ["Dragon", "Wizard", "Skeleton", "Archer", "Knight", "Sorcerer"]
    assert (table.playing, table.state.turns) == ("Dragon", 2)
