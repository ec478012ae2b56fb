"""Attacks: pairs of dice, ranges, damage and losses (GOU-10 to GOU-13)."""

import pytest

from .positions import ALL, EMPTY, GREY, PURPLE, Position, position

ATTACKS = {f"attack {damage} at range {reach}" for damage in (1, 2, 3) for reach in (1, 2, 3)}


def attacks(table: Position) -> set[str]:
    return table.offered() & ATTACKS


def reached(table: Position, reach: int) -> str:
    """Who loses Hit Points to an attack of 1 at that range; EMPTY if there is no such attack."""
    name = f"attack 1 at range {reach}"
    if not table.offers(name):
        return EMPTY
    before, after = table.hit_points, table.copy().do(name).hit_points
    [struck] = [unit for unit in ALL if after[unit] != before[unit]]
    return struck


# --- Pairs --------------------------------------------------------------------


@pytest.mark.clause("GOU-10")
@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ([], set()),
        ([1], set()),
        ([3], set()),
        ([1, 4], set()),
        ([1, 6, 6], set()),
        ([4, 4, 5, 5, 6], set()),
        ([1, 1], {"attack 1 at range 1"}),
        ([2, 2], {"attack 2 at range 2"}),
        ([3, 3], {"attack 3 at range 3"}),
        ([1, 2], {"attack 1 at range 2", "attack 2 at range 1"}),
        ([2, 3], {"attack 2 at range 3", "attack 3 at range 2"}),
        ([1, 1, 3], {"attack 1 at range 1", "attack 1 at range 3", "attack 3 at range 1"}),
        ([1, 2, 3], ATTACKS - {"attack 1 at range 1", "attack 2 at range 2", "attack 3 at range 3"}),
        ([1, 1, 2, 2, 3], ATTACKS - {"attack 3 at range 3"}),
        ([1, 2, 3, 3, 3], ATTACKS - {"attack 1 at range 1", "attack 2 at range 2"}),
    ],
)
def test_two_dice_make_an_attack_in_either_role(dice: list[int], expected: set[str]) -> None:
    """From the front against three enemies every range from 1 to 3 reaches one."""
    assert attacks(position(playing="Wizard", dice=dice)) == expected


@pytest.mark.clause("GOU-10")
def test_one_die_is_the_damage_and_the_other_the_range() -> None:
    table = position(playing="Wizard", dice=[2, 3]).do("attack 2 at range 3")
    assert table.hit_points == {**dict.fromkeys(ALL, 10), "Dragon": 8}
    table = position(playing="Wizard", dice=[2, 3]).do("attack 3 at range 2")
    assert table.hit_points == {**dict.fromkeys(ALL, 10), "Sorcerer": 7}


@pytest.mark.clause("GOU-10")
def test_an_attack_spends_its_two_dice() -> None:
    assert position(playing="Wizard", dice=[1, 1, 3, 3, 5]).do("attack 1 at range 3").dice == [1, 3, 5]
    assert position(playing="Wizard", dice=[1, 1, 3, 3, 5]).do("attack 3 at range 3").dice == [1, 1, 5]


@pytest.mark.clause("GOU-10")
def test_only_a_pair_that_reaches_an_enemy_can_be_formed() -> None:
    """From position 3 the nearest enemy is at range 3."""
    assert attacks(position(playing="Archer", dice=[1, 2, 3])) == {
        "attack 1 at range 3",
        "attack 2 at range 3",
    }
    assert attacks(position(playing="Archer", dice=[1, 1, 2, 2])) == set()


@pytest.mark.clause("GOU-10")
@pytest.mark.parametrize(
    ("playing", "dice", "may_end"),
    [
        ("Wizard", [1, 1], False),
        ("Wizard", [1], True),
        ("Wizard", [3, 6], True),
        ("Archer", [1, 3], False),  # the 3 reaches, the 1 is the damage
        ("Archer", [2, 3], False),
        ("Archer", [3, 3], False),
        ("Archer", [3, 4, 4], True),
        ("Archer", [1, 2], True),
        ("Archer", [1, 1, 2, 2], True),
        ("Knight", [1, 1], True),
        ("Knight", [1, 2], False),
    ],
)
def test_the_turn_cannot_end_while_a_pair_reaches(playing: str, dice: list[int], may_end: bool) -> None:
    assert position(playing=playing, dice=dice).offers("end turn") is may_end
    assert position(playing=playing, dice=dice, attacks="must").offers("end turn") is may_end
    assert position(playing=playing, dice=dice, attacks="may").offers("end turn")


@pytest.mark.clause("GOU-10")
@pytest.mark.parametrize("attacks_option", ["may", "must"])
def test_the_option_changes_nothing_but_the_end_of_the_turn(attacks_option: str) -> None:
    table = position(playing="Wizard", dice=[1, 3], attacks=attacks_option)
    assert attacks(table) == {"attack 1 at range 3", "attack 3 at range 1"}
    assert table.do("attack 1 at range 3").offered() == {"end turn"}


@pytest.mark.clause("GOU-10")
def test_a_step_may_carry_the_unit_out_of_reach() -> None:
    table = position(playing="Wizard", dice=[1, 1, 4])
    assert table.offered() == {"attack 1 at range 1", "step back"}
    assert table.do("step back").offered() == {"end turn"}


@pytest.mark.clause("GOU-10")
def test_a_step_need_not_carry_the_unit_into_reach() -> None:
    table = position(playing="Knight", dice=[1, 1, 4])
    assert table.offers("end turn", "step forward")
    assert attacks(table) == set()
    assert attacks(table.do("step forward")) == {"attack 1 at range 1"}
    assert not table.offers("end turn")


# --- Ranges -------------------------------------------------------------------


@pytest.mark.clause("GOU-11")
@pytest.mark.parametrize(("own", "enemies"), [(GREY, PURPLE), (PURPLE, GREY)])
@pytest.mark.parametrize("standing", [1, 2, 3])
@pytest.mark.parametrize("place", [1, 2, 3])
@pytest.mark.parametrize("reach", [1, 2, 3])
def test_range_is_the_distance_along_the_gully(
    own: list[str], enemies: list[str], standing: int, place: int, reach: int
) -> None:
    """From position i to the enemy's position j it is i + j - 1; option `target`: it is j."""
    left = enemies[:standing]
    grey, purple = (own, left) if own == GREY else (left, own)

    def struck(option: str) -> str:
        return reached(position(grey, purple, own[place - 1], dice=[1, reach], range=option), reach)

    def enemy_at(spot: int) -> str:
        return left[spot - 1] if 1 <= spot <= standing else EMPTY

    assert struck("distance") == enemy_at(reach - place + 1)
    assert struck("target") == enemy_at(reach)


@pytest.mark.clause("GOU-11")
def test_losses_shorten_the_distances() -> None:
    """Behind the fallen Skeleton the Sorcerer and the Dragon are one nearer."""
    table = position(playing="Wizard", dice=[1, 1, 1, 2], hit_points={"Skeleton": 1})
    assert reached(table, 2) == "Sorcerer"
    table.do("attack 1 at range 1")
    assert reached(table, 2) == "Dragon"


@pytest.mark.clause("GOU-11")
@pytest.mark.parametrize(("option", "may_end"), [("distance", True), ("target", False)])
def test_the_option_decides_whether_a_pair_must_be_used(option: str, may_end: bool) -> None:
    assert position(playing="Archer", dice=[1, 2], range=option).offers("end turn") is may_end


# --- Damage and losses --------------------------------------------------------


@pytest.mark.clause("GOU-12")
@pytest.mark.parametrize("damage", [1, 2, 3])
def test_damage_lowers_hit_points_at_once(damage: int) -> None:
    table = position(playing="Skeleton", dice=[damage, 1]).do(f"attack {damage} at range 1")
    assert table.hit_points == {**dict.fromkeys(ALL, 10), "Wizard": 10 - damage}
    assert table.phase == "resolve"


@pytest.mark.clause("GOU-12")
@pytest.mark.parametrize(("hit_points", "left"), [(5, 2), (4, 1), (3, 0), (2, 0), (1, 0)])
def test_damage_never_goes_below_0_and_the_rest_is_lost(hit_points: int, left: int) -> None:
    table = position(playing="Wizard", dice=[1, 3], hit_points={"Skeleton": hit_points})
    table.do("attack 3 at range 1")
    assert table.hit_points == {**dict.fromkeys(ALL, 10), "Skeleton": left}


@pytest.mark.clause("GOU-13")
@pytest.mark.parametrize(("hit_points", "falls"), [(3, False), (2, True), (1, True)])
def test_a_unit_falls_at_0_and_not_before(hit_points: int, falls: bool) -> None:
    table = position(playing="Wizard", dice=[1, 2], hit_points={"Skeleton": hit_points})
    table.do("attack 2 at range 1")
    assert ("Skeleton" not in table.purple) is falls
    assert ("Skeleton" not in table.track) is falls
    assert table.state.standing.tolist() == [3, 2 if falls else 3]
    assert table.state.tokens == (5 if falls else 6)


@pytest.mark.clause("GOU-13")
@pytest.mark.parametrize("playing", ["Wizard", "Skeleton"])
@pytest.mark.parametrize("place", [1, 2, 3])
def test_the_units_behind_close_up_and_keep_their_order(playing: str, place: int) -> None:
    enemies = PURPLE if playing == "Wizard" else GREY
    fallen = enemies[place - 1]
    table = position(playing=playing, dice=[1, place], hit_points={fallen: 1}).do(
        f"attack 1 at range {place}"
    )
    closed_up = [*(unit for unit in enemies if unit != fallen), EMPTY]
    own_line, enemy_line = (table.grey, table.purple) if enemies == PURPLE else (table.purple, table.grey)
    assert enemy_line == closed_up
    assert own_line == (GREY if enemies == PURPLE else PURPLE)
    assert table.state.standing.tolist() == ([3, 2] if enemies == PURPLE else [2, 3])


@pytest.mark.clause("GOU-13")
@pytest.mark.parametrize("place", [1, 2])
def test_the_second_loss_takes_position_2(place: int) -> None:
    line = ["Dragon", "Skeleton"]
    table = position(purple=line, playing="Wizard", dice=[1, place], hit_points={line[place - 1]: 1})
    table.do(f"attack 1 at range {place}")
    assert table.purple == [line[2 - place], EMPTY, EMPTY]
    assert table.state.standing.tolist() == [3, 1]
    assert table.actor == "grey"


@pytest.mark.clause("GOU-13")
@pytest.mark.parametrize("place", range(1, 6))
def test_the_token_of_the_fallen_leaves_the_track(place: int) -> None:
    others = ["Wizard", "Sorcerer", "Archer", "Knight", "Dragon"]
    table = position(
        playing="Wizard",
        dice=[1, 1],
        hit_points={"Skeleton": 1},
        track=[*others[:place], "Skeleton", *others[place:]],
    ).do("attack 1 at range 1")
    assert table.track == [*others, EMPTY]
    assert table.state.tokens == 5


@pytest.mark.clause("GOU-13")
def test_two_units_can_fall_in_one_turn() -> None:
    """The second attack of the turn finds the line closed up."""
    table = position(playing="Wizard", dice=[1, 1, 1, 1], hit_points={"Skeleton": 1, "Sorcerer": 1})
    table.do("attack 1 at range 1", "attack 1 at range 1")
    assert table.purple == ["Dragon", EMPTY, EMPTY]
    assert table.track == ["Wizard", "Knight", "Archer", "Dragon", EMPTY, EMPTY]
    assert table.hit_points == {**dict.fromkeys(ALL, 10), "Skeleton": 0, "Sorcerer": 0}
