"""Resolving dice in any order, steps and healing (GOU-09, GOU-14, GOU-15)."""

import pytest

from pioche.games.goulet.rules.resolving import can_attack, can_end_turn, can_heal, can_step

from .positions import ALL, GREY, position

# --- Any order ----------------------------------------------------------------


@pytest.mark.clause("GOU-09")
def test_every_die_can_be_resolved_first() -> None:
    table = position(playing="Knight", dice=[1, 2, 4, 5, 6])
    assert table.offered() == {"attack 1 at range 2", "step forward", "step back", "heal"}


@pytest.mark.clause("GOU-09")
def test_one_effect_at_a_time_and_each_changes_what_the_next_can_do() -> None:
    table = position(playing="Knight", dice=[1, 1, 2, 4, 5])
    assert table.offered() == {
        "attack 1 at range 2",
        "step forward",
        "step back",
        "heal",
    }
    table.do("step forward")
    assert table.offered() == {"attack 1 at range 1", "attack 1 at range 2", "attack 2 at range 1"}
    table.do("attack 1 at range 1")
    assert table.dice == [2, 5]
    assert table.offered() == {"end turn"}


@pytest.mark.clause("GOU-09")
@pytest.mark.parametrize(("phase", "lifted"), [("keep", 0), ("keep", 2), ("roll", 2)])
def test_no_die_takes_effect_before_rolling_is_over(phase: str, lifted: int) -> None:
    """Even the questions of the rules, asked too early, say no."""
    table = position(playing="Knight", dice=[1, 2, 4, 5], phase=phase, rolls=1, lifted=lifted)
    assert not can_attack(table.box, table.state, 1, 2)
    assert not can_step(table.state, -1)
    assert not can_step(table.state, 1)
    assert not can_heal(table.box, table.state)
    assert not can_end_turn(table.box, table.state)
    assert table.offered().isdisjoint(
        {"attack 1 at range 2", "step forward", "step back", "heal", "end turn"}
    )


@pytest.mark.clause("GOU-09")
def test_the_turn_goes_on_until_the_player_ends_it() -> None:
    """The end is asked even when nothing else is left to do."""
    table = position(playing="Wizard", dice=[])
    assert (table.actor, table.phase) == ("grey", "resolve")
    assert table.offered() == {"end turn"}


@pytest.mark.clause("GOU-09")
@pytest.mark.parametrize(
    ("playing", "dice", "hit_points", "must"),
    [
        ("Wizard", [4], 10, True),  # at the front: back only
        ("Knight", [4], 10, True),
        ("Archer", [4], 10, True),  # at the back: forward only
        ("Knight", [5], 11, True),
        ("Archer", [5], 1, True),
        ("Knight", [5], 12, False),
        ("Wizard", [5], 5, False),
        ("Knight", [6, 6], 10, False),
        ("Archer", [1, 2], 10, False),
    ],
)
def test_fours_and_fives_may_be_left_unless_the_table_says_must(
    playing: str, dice: list[int], hit_points: int, must: bool
) -> None:
    def may_end(option: str) -> bool:
        table = position(playing=playing, dice=dice, hit_points={playing: hit_points}, effects=option)
        return table.offers("end turn")

    assert may_end("may")
    assert may_end("must") is not must


@pytest.mark.clause("GOU-09")
def test_with_must_a_lone_unit_can_do_nothing_with_fours_and_fives() -> None:
    table = position(
        grey=["Knight"], playing="Knight", dice=[4, 4, 5, 5], hit_points={"Knight": 1}, effects="must"
    )
    assert table.offered() == {"end turn"}


@pytest.mark.clause("GOU-09")
def test_with_must_the_turn_can_end_once_the_dice_are_used() -> None:
    table = position(playing="Wizard", dice=[4, 5], effects="must")
    assert table.offered() == {"step back"}
    assert table.do("step back").offered() == {"heal"}
    assert table.do("heal").offered() == {"end turn"}


@pytest.mark.clause("GOU-09")
def test_attacks_and_effects_are_demanded_apart() -> None:
    """A table may leave attacks to the player and demand effects, or demand both."""
    free = position(playing="Knight", dice=[1, 2, 5], attacks="may", effects="must")
    assert not free.offers("end turn")
    assert free.do("heal").offers("end turn", "attack 1 at range 2")
    strict = position(playing="Knight", dice=[1, 2, 5], attacks="must", effects="must")
    assert strict.do("heal").offered() == {"attack 1 at range 2"}


# --- Steps --------------------------------------------------------------------


@pytest.mark.clause("GOU-14")
@pytest.mark.parametrize(
    ("line", "steps"),
    [
        (["Wizard", "Knight", "Archer"], {"step back"}),
        (["Knight", "Wizard", "Archer"], {"step forward", "step back"}),
        (["Knight", "Archer", "Wizard"], {"step forward"}),
        (["Wizard", "Knight"], {"step back"}),
        (["Knight", "Wizard"], {"step forward"}),
        (["Wizard"], set()),
    ],
)
def test_a_four_moves_to_where_an_ally_stands(line: list[str], steps: set[str]) -> None:
    assert position(grey=line, playing="Wizard", dice=[4]).offered() == steps | {"end turn"}
    assert position(grey=line, playing="Wizard", dice=[5, 6], hit_points={"Wizard": 12}).offered() == {
        "end turn"
    }


@pytest.mark.clause("GOU-14")
def test_the_unit_changes_places_with_its_ally() -> None:
    assert position(playing="Knight", dice=[4]).do("step forward").grey == ["Knight", "Wizard", "Archer"]
    assert position(playing="Knight", dice=[4]).do("step back").grey == ["Wizard", "Archer", "Knight"]
    table = position(playing="Dragon", dice=[4]).do("step forward")
    assert table.purple == ["Skeleton", "Dragon", "Sorcerer"]
    assert table.grey == GREY


@pytest.mark.clause("GOU-14")
def test_each_four_is_one_step_to_either_side() -> None:
    table = position(playing="Archer", dice=[4, 4, 4]).do("step forward")
    assert (table.grey, table.dice) == (["Wizard", "Archer", "Knight"], [4, 4])
    table.do("step forward")
    assert (table.grey, table.dice) == (["Archer", "Wizard", "Knight"], [4])
    table.do("step back")
    assert (table.grey, table.dice) == (["Wizard", "Archer", "Knight"], [])
    assert table.offered() == {"end turn"}


@pytest.mark.clause("GOU-14")
def test_a_step_may_be_declined() -> None:
    table = position(playing="Knight", dice=[4]).do("end turn")
    assert table.grey == GREY


# --- Healing ------------------------------------------------------------------


@pytest.mark.clause("GOU-15")
@pytest.mark.parametrize(("hit_points", "heals"), [(1, True), (10, True), (11, True), (12, False)])
@pytest.mark.parametrize("playing", ["Knight", "Archer", "Sorcerer", "Dragon"])
def test_a_five_heals_up_to_twelve(playing: str, hit_points: int, heals: bool) -> None:
    table = position(playing=playing, dice=[5], hit_points={playing: hit_points})
    assert table.offers("heal") is heals
    assert table.offers("end turn")


@pytest.mark.clause("GOU-15")
def test_each_five_heals_one_hit_point_of_the_unit_played() -> None:
    table = position(playing="Knight", dice=[5, 5, 5], hit_points={"Knight": 10, "Archer": 3}).do("heal")
    assert table.hit_points == {**dict.fromkeys(ALL, 10), "Knight": 11, "Archer": 3}
    assert table.dice == [5, 5]
    table.do("heal")
    assert (table.hit_points["Knight"], table.dice) == (12, [5])
    assert table.offered() == {"end turn"}


@pytest.mark.clause("GOU-15")
def test_without_a_five_nobody_heals() -> None:
    assert not position(playing="Knight", dice=[4, 6], hit_points={"Knight": 1}).offers("heal")


@pytest.mark.clause("GOU-15")
@pytest.mark.parametrize("playing", ["Wizard", "Skeleton"])
def test_nobody_heals_in_position_1(playing: str) -> None:
    assert not position(playing=playing, dice=[5], hit_points={playing: 1}).offers("heal")


@pytest.mark.clause("GOU-15")
def test_the_position_is_judged_when_the_die_is_resolved() -> None:
    """A step back makes room for healing, a step to the front ends it."""
    table = position(playing="Wizard", dice=[4, 4, 5, 5])
    assert not table.offers("heal")
    table.do("step back", "heal", "step forward")
    assert not table.offers("heal")
    assert table.hit_points["Wizard"] == 11


@pytest.mark.clause("GOU-15")
def test_a_last_unit_never_heals() -> None:
    table = position(purple=["Dragon"], playing="Dragon", dice=[4, 4, 5], hit_points={"Dragon": 1})
    assert table.offered() == {"end turn"}


@pytest.mark.clause("GOU-15")
def test_healing_may_be_declined() -> None:
    assert position(playing="Knight", dice=[5]).do("end turn").hit_points == dict.fromkeys(ALL, 10)


@pytest.mark.clause("GOU-15")
@pytest.mark.parametrize(("hit_points", "heals"), [(3, True), (4, False), (5, False)])
def test_the_box_says_how_far_healing_goes(hit_points: int, heals: bool) -> None:
    table = position(
        playing="Knight", dice=[5], hit_points={"Knight": hit_points}, contents={"most_hit_points": 4}
    )
    assert table.offers("heal") is heals


@pytest.mark.clause("GOU-09")
@pytest.mark.parametrize("playing", ["Wizard", "Knight"])
def test_at_a_strict_table_a_4_is_used_in_a_line_of_two(playing: str) -> None:
    """One step there is the whole way: forward from position 2, back from position 1."""
    table = position(grey=["Wizard", "Knight"], playing=playing, dice=[4], effects="must")
    assert "end turn" not in table.offered()
    assert table.why_not("end turn") == "GOU-09"
