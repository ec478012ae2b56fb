"""Operations on Mecha one by one: energy, repair, break and boost (GLM-05, GLM-08, GLM-13, GLM-15)."""

import pytest

from .building import CHOSEN, PARTS, STRUCK, Fighter, fight, operation, strike
from .positions import TILES, Position


def probe(*operations: str, own: Fighter | None = None, enemy: Fighter | None = None) -> Position:
    """The first player may play these operations."""
    effects = {"probe": ", ".join(operations)}
    return fight(own or Fighter("probe"), enemy or Fighter(), effects=effects)


# --- Energy ------------------------------------------------------------------------


@pytest.mark.clause("GLM-05")
@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("before", range(6))
@pytest.mark.parametrize("amount", [-5, -2, -1, 0, 1, 2, 5])
def test_energy_is_never_more_than_5_nor_less_than_0(amount: int, before: int) -> None:
    table = probe(
        operation("energy", amount=amount), own=Fighter("probe", energy=before), enemy=Fighter(energy=3)
    )
    table.do("play probe")
    assert table.energy == [min(max(before + amount, 0), 5), 3]


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize(
    ("who", "chosen", "after"),
    [("self", [], [1, 3, 4, 0]), ("enemy", ["enemy 3"], [3, 3, 2, 0]), ("enemies", [], [3, 1, 2, 0])],
)
def test_energy_of_oneself_of_an_enemy_or_of_all_enemies(
    who: str, chosen: list[str], after: list[int]
) -> None:
    fighters = [Fighter("probe", energy=3), *(Fighter(energy=energy) for energy in (3, 4, 0))]
    table = fight(*fighters, effects={"probe": operation("energy", amount=-2, who=who)}).do("play probe")
    assert table.offered("enemy") == ({"2", "3", "4"} if chosen else set())
    assert table.do(*chosen).energy == after


@pytest.mark.clause("GLM-05")
def test_the_box_says_how_much_energy_there_is_at_most() -> None:
    effects, contents = {"probe": operation("energy", amount=5)}, {"most_energy": 7}
    table = fight(Fighter("probe", energy=4), Fighter(), effects=effects, contents=contents).do("play probe")
    assert table.energy == [7, 2]


# --- Repair ------------------------------------------------------------------------


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("part", [part for part in STRUCK if part not in CHOSEN])
def test_tiles_of_a_part_work_again(part: str) -> None:
    """Those of the user alone, all of the part that are out of order, and no other."""
    broken = ", ".join(TILES[:5])
    table = probe(operation("repair", part=part), own=Fighter("probe", out=broken), enemy=Fighter(out=broken))
    repaired = [tile for tile in PARTS[part] if tile != "right leg"]
    assert table.change("play probe") == {f"1 {tile}": "works" for tile in repaired}


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("part", CHOSEN)
def test_of_several_tiles_out_of_order_one_is_chosen(part: str) -> None:
    broken = ["head", "left arm", "right arm", "left leg", "right leg"]
    for tile in [tile for tile in PARTS[part] if tile in broken]:
        own = Fighter("probe", out=", ".join(broken))
        table = probe(operation("repair", part=part), own=own).do("play probe")
        assert table.offered("tile") == set(PARTS[part]) - {"torso"}
        assert table.change(f"tile {tile}") == {f"1 {tile}": "works"}
    one = probe(operation("repair", part=part), own=Fighter("probe", out="torso, left arm, right leg"))
    if part != "any":
        assert one.change("play probe") == {f"1 {'left arm' if part == 'arm' else 'right leg'}": "works"}


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("part", STRUCK)
def test_where_nothing_is_out_of_order_nothing_is_repaired(part: str) -> None:
    """A support card may be played all the same, and what follows in the effect is done."""
    others = ", ".join(tile for tile in TILES[:5] if tile not in PARTS[part])
    energy = operation("energy", amount=1)
    table = probe(operation("repair", part=part), energy, own=Fighter("probe", out=others))
    assert table.change("play probe") == {"1 energy": 3}


@pytest.mark.clause("GLM-08")
def test_tokens_stay_on_a_tile_that_is_repaired() -> None:
    own = Fighter("patch", out="head", tokens="head defence -2 game, head attack +1 round")
    table = fight(own, Fighter())
    assert table.change("play patch") == {"1 head": "works"}


# --- Break -------------------------------------------------------------------------


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("part", [part for part in STRUCK if part not in CHOSEN])
def test_own_tiles_go_out_of_order(part: str) -> None:
    table = probe(operation("break", part=part))
    assert table.change("play probe") == {f"1 {tile}": "out" for tile in PARTS[part]}
    half = probe(operation("break", part=part), own=Fighter("probe", out="left arm, left leg"))
    broken = [tile for tile in PARTS[part] if not tile.startswith("left")]
    assert half.change("play probe") == {f"1 {tile}": "out" for tile in broken}
    nothing = probe(operation("break", part=part), own=Fighter("probe", out=", ".join(PARTS[part])))
    assert nothing.change("play probe") == {}


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("part", CHOSEN)
def test_which_one_breaks_is_chosen_among_those_that_work(part: str) -> None:
    works = [tile for tile in PARTS[part] if tile != "torso"]
    for tile in works:
        table = probe(operation("break", part=part), own=Fighter("probe", out="torso")).do("play probe")
        assert (table.actor, table.offered("tile")) == (1, set(works))
        assert table.change(f"tile {tile}") == {f"1 {tile}": "out"}
    one = probe(operation("break", part=part), own=Fighter("probe", works=f"{works[0]}, torso"))
    if part != "any":
        assert one.change("play probe") == {f"1 {works[0]}": "out"}
        none = probe(operation("break", part=part), own=Fighter("probe", works="head"))
        assert none.change("play probe") == {}


@pytest.mark.clause("GLM-15")
def test_who_breaks_the_last_tile_is_destroyed() -> None:
    table = fight(Fighter("vent", works="left leg"), Fighter(), Fighter())
    assert table.change("play vent") == {"1 left leg": "out", "1": "destroyed"}
    assert table.actor == 2


# --- Boost -------------------------------------------------------------------------


CLAW = strike(3, "head", "head")  # 3 and 1 against 8


@pytest.mark.clause("GLM-13")
@pytest.mark.parametrize(
    ("amounts", "hits"), [([], False), ([3], False), ([4], True), ([2, 2], True), ([9], True)]
)
def test_every_strike_of_the_turn_counts_more(amounts: list[int], hits: bool) -> None:
    """Boosts add up; an ability strikes after the action."""
    boosts = [operation("boost", amount=amount) for amount in amounts] or [operation("energy", amount=1)]
    effects = {"probe": ", ".join(boosts), "probe-own": CLAW}
    table = fight(Fighter("probe", mecha="argus", energy=2), Fighter(), effects=effects)
    table.do("play probe", "use probe-own")
    assert table.out == (["2 head"] if hits else [])


@pytest.mark.clause("GLM-13")
def test_a_boost_lasts_until_the_end_of_the_turn() -> None:
    """It counts for the card of the turn and for abilities after it, and not for the next turn."""
    effects = {"probe-own": operation("boost", amount=4), "probe": CLAW}
    table = fight(Fighter("probe, spare-1", mecha="argus", energy=1), Fighter("headbutt"), effects=effects)
    assert table.change("use probe-own") == {"boost": 4, "1 energy": 0}
    assert table.change("play probe") == {"2 head": "out", "boost": 0}
    assert table.offered("play") == set()


@pytest.mark.clause("GLM-13")
def test_a_boost_is_nobody_elses() -> None:
    """The answer of the attacked strikes with 6 and 2, less than an arm of 9; the boosted strike hits."""
    effects = {"probe-own": operation("boost", amount=4), "probe": CLAW}
    own = Fighter(
        "probe", mecha="argus", energy=1, tokens="left arm defence +3 game, right arm defence +4 game"
    )
    table = fight(own, Fighter(mecha="hydra", energy=2), effects=effects).do("use probe-own", "play probe")
    assert table.actor == 2
    assert table.change("use riposte", "tile left arm") == {"2 energy": 0, "2 head": "out", "boost": 0}
    assert table.turn == 2
