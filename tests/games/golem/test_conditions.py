"""Conditions of operations, true and false, judged when the operation comes up (GLM-08)."""

import pytest

from .building import Fighter, fight, operation, strike
from .positions import TILES, Position

HIT, MISS = strike(7, "head", "head"), strike(6, "head", "head")  # and 1, against 8


def gain(when: str, amount: int = 1) -> str:
    """Energy under a condition."""
    return operation("energy", amount=amount, when=when)


def probe(*operations: str, own: Fighter | None = None, enemies: tuple[str, ...] = ("",)) -> Position:
    """The first player may play these operations against enemies with these tiles out of order."""
    others = [Fighter(out=out) for out in enemies]
    return fight(own or Fighter("probe", energy=0), *others, effects={"probe": ", ".join(operations)})


def gained(table: Position) -> int:
    """The energy that playing the card brings."""
    before = table.energy[0]
    return table.do("play probe").energy[0] - before


# --- Strikes -----------------------------------------------------------------------


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize(("blow", "expected"), [(HIT, 1), (MISS, 3)])
def test_hit_and_missed_tell_how_the_strike_ended(blow: str, expected: int) -> None:
    assert gained(probe(blow, gain("hit", 1), gain("missed", 3))) == expected


@pytest.mark.clause("GLM-08")
def test_before_a_strike_neither_holds() -> None:
    assert gained(probe(gain("hit"), gain("missed"), HIT)) == 0


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("second", [True, False])
@pytest.mark.parametrize("first", [True, False])
def test_the_latest_strike_counts(first: bool, second: bool) -> None:
    """The first at a leg of 7, with one less or not, the second at the head."""
    blows = strike(6 if first else 5, "head", "leg"), HIT if second else MISS
    assert gained(probe(*blows, gain("hit"), enemies=("right leg",))) == int(second)
    assert gained(probe(*blows, gain("missed"), enemies=("right leg",))) == int(not second)


@pytest.mark.clause("GLM-13")
def test_a_strike_with_nothing_to_work_on_has_missed() -> None:
    """The card begins with something else, so that it may be played."""
    first = operation("boost", amount=1)
    no_arms = Fighter("probe", energy=0, out="left arm")
    assert gained(probe(first, strike(9, "arms", "head"), gain("missed"), own=no_arms)) == 1
    assert gained(probe(first, strike(9, "arms", "head"), gain("hit"), own=no_arms)) == 0
    assert gained(probe(first, strike(9, "arms", "head"), gain("missed"), enemies=("head", "head"))) == 1


@pytest.mark.clause("GLM-08")
def test_a_strike_can_have_a_condition_too() -> None:
    """Left out for its condition it has neither hit nor missed."""
    charged = strike(9, "head", "head", when="charged")
    for energy, out in ((3, ["2 head"]), (2, [])):
        table = probe(charged, gain("missed"), own=Fighter("probe", energy=energy)).do("play probe")
        assert (table.out, table.energy) == (out, [energy, 2])


# --- Tiles and energy --------------------------------------------------------------


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("working", range(1, 7))
def test_damaged_is_three_working_tiles_or_fewer(working: int) -> None:
    own = Fighter("probe", energy=0, works=", ".join(TILES[:working]))
    assert gained(probe(gain("damaged"), own=own)) == int(working <= 3)


@pytest.mark.clause("GLM-08")
def test_it_is_the_user_who_has_to_be_damaged() -> None:
    assert gained(probe(gain("damaged"), enemies=("head, torso, left arm, right arm",))) == 0


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize(
    ("own", "enemies", "holds"),
    [
        ("head", [""], True),
        ("head", ["torso"], False),
        ("head", ["torso, left leg"], False),
        ("", [""], False),
        ("head, torso", ["left arm, right arm", "left leg"], True),
        ("head, torso", ["left leg", "left arm, right arm"], True),
        ("head", ["torso, left leg", "left arm", "right arm"], False),
    ],
)
def test_behind_is_an_enemy_with_more_working_tiles(own: str, enemies: list[str], holds: bool) -> None:
    table = probe(gain("behind"), own=Fighter("probe", energy=0, out=own), enemies=tuple(enemies))
    assert gained(table) == int(holds)


@pytest.mark.clause("GLM-19")
def test_a_partner_with_more_tiles_is_nobody_to_be_behind() -> None:
    effects = {"probe": gain("behind")}
    for more, holds in ((2, False), (1, True), (3, True)):
        outs = ["head"] * 4
        outs[more] = ""
        fighters = [Fighter("probe", energy=0, out="head"), *(Fighter(out=out) for out in outs[1:])]
        assert gained(fight(*fighters, effects=effects, teams="pairs")) == int(holds)


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("energy", range(5))
def test_charged_is_three_energy_or_more(energy: int) -> None:
    assert gained(probe(gain("charged"), own=Fighter("probe", energy=energy))) == int(energy >= 3)


@pytest.mark.clause("GLM-16")
@pytest.mark.parametrize(("energy", "after"), [(3, 2), (4, 5)])
def test_the_cost_of_the_ability_is_paid_before(energy: int, after: int) -> None:
    table = fight(Fighter(mecha="argus", energy=energy), Fighter(), effects={"probe-own": gain("charged", 2)})
    assert table.do("use probe-own").energy == [after, 2]


# --- When it is judged -------------------------------------------------------------


@pytest.mark.clause("GLM-08")
def test_operations_before_it_count() -> None:
    """Energy makes charged, a broken tile damaged and behind, a repair neither."""
    more, broken = operation("energy", amount=1), operation("break", part="head")
    mended = operation("repair", part="head")
    four = Fighter("probe", energy=0, works="head, torso, left arm, right arm")
    three = Fighter("probe", energy=0, works="torso, left arm, left leg")
    assert gained(probe(more, gain("charged"), own=Fighter("probe", energy=2))) == 2
    assert gained(probe(broken, gain("damaged"), own=four)) == 1
    assert gained(probe(mended, gain("damaged"), own=three)) == 0
    assert gained(probe(broken, gain("behind"))) == 1
    assert gained(probe(mended, gain("behind"), own=Fighter("probe", energy=0, out="head"))) == 0


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("when", ["hit", "missed", "damaged", "behind", "charged"])
@pytest.mark.parametrize("do", ["jam", "swap", "take", "break", "repair"])
def test_an_operation_whose_condition_does_not_hold_asks_for_nothing(do: str, when: str) -> None:
    """Neither an enemy nor a tile nor a card; what follows is done."""
    details: dict[str, str | int] = {"amount": 1} if do == "take" else {}
    details |= {"part": "any"} if do in ("break", "repair") else {}
    table = probe(
        operation(do, **details, when=when), operation("energy", amount=1), enemies=("head", "head")
    )
    assert gained(table) == 1
    assert table.actor == 2


@pytest.mark.clause("GLM-16")
@pytest.mark.parametrize(("out", "holds"), [("head, torso, left leg", True), ("head, torso", False)])
def test_in_an_answer_it_is_about_who_answers(out: str, holds: bool) -> None:
    effects = {"probe-answer": gain("damaged", 3)}
    attacker = Fighter("kick", works="left leg, left arm, torso")
    table = fight(attacker, Fighter(mecha="argus", energy=1, out=out), effects=effects)
    table.do("play kick")
    if "left leg" not in out:
        table.do("tile left leg")
    assert table.do("use probe-answer").energy == [2, 3 if holds else 0]
