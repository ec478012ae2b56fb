"""The option `windows = "all"`: everyone may interrupt a declared action, in order of initiative (GLM-16)."""

import pytest

from .building import Fighter, fight, operation, strike
from .positions import Position

HYDRA = Fighter(mecha="hydra", energy=5)


def arena(
    *others: Fighter, hand: str = "rage, leak, jam, patch, supplies", effects: dict[str, str] | None = None
) -> Position:
    """The first player, whose Mecha has no abilities, against these."""
    return fight(Fighter(hand, out="right arm"), *others, windows="all", effects=effects)


def asked(table: Position) -> list[int]:
    """Who is asked one after the other, if nobody does anything."""
    found = []
    while table.phase == "answer":
        found.append(int(table.actor))
        table.do("done")
    return found


# --- Who is asked, and when ---------------------------------------------------------------


@pytest.mark.clause("GLM-16")
@pytest.mark.parametrize(
    ("chosen"),
    [
        ["play rage", "enemy 3"],
        ["play leak"],
        ["play jam"],
        ["play patch"],
        ["play supplies"],
        ["gain", "throw rage"],
        ["pilot's ability", "throw rage"],
    ],
)
def test_everyone_but_the_actor_at_every_declared_action(chosen: list[str]) -> None:
    """Before anything has happened."""
    table = arena(HYDRA, HYDRA, Fighter(mecha="vulcan"))
    assert table.change(*chosen) == {}
    assert asked(table) == [2, 3, 4]


@pytest.mark.clause("GLM-16")
def test_without_the_option_nobody_but_the_attacked() -> None:
    table = fight(Fighter("rage"), HYDRA, HYDRA).do("play rage", "enemy 3", "tile left arm")
    assert asked(table) == [3]


@pytest.mark.clause("GLM-07")
@pytest.mark.clause("GLM-16")
@pytest.mark.parametrize("attacked", [1, 2, 4, 5])
def test_in_order_of_initiative_whoever_is_attacked(attacked: int) -> None:
    pilots = ["ines", "lena", "tyrius", "oskar", "mira"]
    fighters = [Fighter(mecha="hydra", pilot=pilot) for pilot in pilots]
    fighters[2] = Fighter("headbutt", pilot="tyrius")
    table = fight(*fighters, turn=3, windows="all").do("play headbutt", f"enemy {attacked}")
    assert asked(table) == [5, 2, 4, 1]


@pytest.mark.clause("GLM-16")
def test_who_can_use_nothing_is_not_asked() -> None:
    """Without abilities, or without energy, or with abilities for answers alone."""
    effects = {"probe-own": operation("repair", part="any")}
    others = [Fighter(), Fighter(mecha="hydra", energy=0), Fighter(mecha="argus"), HYDRA]
    table = arena(*others, effects=effects).do("play rage", "enemy 5")
    assert asked(table) == [5]


@pytest.mark.clause("GLM-16")
def test_the_attacked_may_use_all_and_others_what_is_not_for_answers_alone() -> None:
    table = arena(HYDRA, HYDRA).do("play rage", "enemy 3")
    assert (table.actor, table.offered()) == (2, {"use purge", "done"})
    table.do("done")
    assert (table.actor, table.offered()) == (3, {"use screen", "use riposte", "use purge", "done"})
    argus = Fighter(mecha="argus", energy=5)
    table = arena(argus, argus).do("play rage", "enemy 3")
    assert table.offered() == {"use probe-own", "use probe-any", "done"}
    table.do("done")
    assert table.offered() == {"use probe-own", "use probe-answer", "use probe-any", "done"}


@pytest.mark.clause("GLM-16")
def test_at_other_actions_nobody_is_attacked() -> None:
    """The enemy is chosen after the windows."""
    table = arena(HYDRA, HYDRA).do("play leak")
    assert (table.actor, table.offered()) == (2, {"use purge", "done"})
    assert table.do("done", "done").offered() == {"enemy 2", "enemy 3"}
    duel = arena(HYDRA).do("play leak")
    assert duel.offered() == {"use purge", "done"}


@pytest.mark.clause("GLM-16")
def test_once_a_window_and_each_player_has_one() -> None:
    table = arena(HYDRA, HYDRA).do("play rage", "enemy 3", "use purge")
    assert (table.actor, table.energy) == (3, [1, 4, 5])
    table.do("use purge")
    assert (table.actor, table.offered("use"), table.energy) == (3, {"screen", "riposte"}, [0, 4, 4])
    table.do("done")
    assert table.out == ["1 right arm", "3 head"]


@pytest.mark.clause("GLM-16")
def test_every_strike_of_an_effect_opens_them_again_other_operations_do_not() -> None:
    both = ", ".join([strike(9, "head", "head"), operation("energy", amount=1), strike(0, "head", "torso")])
    table = arena(HYDRA, HYDRA, hand="probe", effects={"probe": both}).do("play probe", "enemy 2")
    for player in (2, 3, 2, 3):
        assert (table.actor, table.phase) == (player, "answer")
        table.do("done")
    assert (table.turn, table.energy[0]) == (2, 3)


@pytest.mark.clause("GLM-16")
def test_an_ability_is_no_action_unless_it_strikes() -> None:
    table = fight(Fighter(mecha="sphinx", energy=5), HYDRA, HYDRA, windows="all").do("use focus")
    assert (table.actor, table.phase, table.facts()["boost"]) == (1, "turn", 2)
    table.do("use claw", "enemy 3", "tile left arm", "tile left leg")
    assert (asked(table), table.actor, table.turn) == ([2, 3], 1, 1)


@pytest.mark.clause("GLM-16")
def test_what_the_actor_has_used_stays_used_after_the_others_windows() -> None:
    table = fight(Fighter("kick", mecha="sphinx", energy=5, out="head, torso"), HYDRA, HYDRA, windows="all")
    table.do(
        "use mend", "tile head", "use claw", "enemy 3", "tile left arm", "tile left leg", "use purge", "done"
    )
    assert (table.actor, table.energy, table.offered("use")) == (1, [1, 4, 5], {"focus"})


# --- What interrupting does ------------------------------------------------------------------


@pytest.mark.clause("GLM-16")
def test_the_enemy_of_an_interruption_is_who_acts() -> None:
    table = arena(Fighter(), HYDRA, Fighter()).do("play rage", "enemy 2")
    assert table.change("use purge") == {"1 energy": 1, "3 energy": 4, "2 head": "out"}


@pytest.mark.clause("GLM-16")
def test_somebody_else_strikes_in_before_the_attack() -> None:
    """The third breaks the arm with which the second would be hit; nobody answers that."""
    effects = {"probe-own": strike(9, "head", "arm")}
    own = Fighter("rage", mecha="hydra", energy=5, out="right arm")
    table = fight(own, Fighter(), Fighter(mecha="argus"), windows="all", effects=effects)
    table.do("play rage", "enemy 2")
    assert (table.actor, table.offered("use")) == (3, {"probe-own"})
    table.do("use probe-own")
    assert table.out == ["1 left arm", "1 right arm"]
    assert (table.turn, table.actor) == (1, 1)


@pytest.mark.clause("GLM-16")
def test_a_shield_is_of_use_to_the_attacked_alone() -> None:
    effects = {"probe-any": operation("shield", amount=2)}
    argus = Fighter(mecha="argus", energy=3)
    table = arena(argus, argus, effects=effects).do("play rage", "enemy 3", "use probe-any")
    assert table.copy().do("done").out == ["1 right arm", "3 head"]
    assert table.do("use probe-any").out == ["1 right arm"]


@pytest.mark.clause("GLM-16")
def test_a_boost_of_somebody_else_counts_for_nobody() -> None:
    effects = {"probe-own": operation("boost", amount=9)}
    table = arena(Fighter(mecha="atlas"), Fighter(mecha="argus"), effects=effects)
    assert table.change("play rage", "enemy 2", "use probe-own") == {"3 energy": 1}


@pytest.mark.clause("GLM-16")
def test_an_action_goes_on_with_what_the_interruption_has_left() -> None:
    """Another hand to lose a card of, or no energy for the condition."""
    effects = {"probe-own": operation("swap")}
    table = arena(Fighter("kick", mecha="argus", energy=1), Fighter(), hand="jam, leak", effects=effects)
    table.do("play jam", "use probe-own", "enemy 2")
    assert (table.hands[:2], table.offered()) == ([{"kick"}, {"leak"}], {"card leak"})
    table = arena(Fighter("kick", mecha="argus", energy=1), Fighter(), hand="jam", effects=effects)
    assert table.do("play jam", "use probe-own").offered() == {"card spare-3"}
    charged = {"probe": operation("energy", amount=2, when="charged")}
    for answer, energy in (("use purge", 2), ("done", 5)):
        table = fight(Fighter("probe", energy=3), HYDRA, windows="all", effects=charged)
        assert table.do("play probe", answer).energy[0] == energy


@pytest.mark.clause("GLM-16")
def test_even_an_action_that_will_do_nothing_is_declared() -> None:
    """Its first operation has nothing to repair, or a condition that does not hold."""
    effects = {"probe": operation("energy", amount=2, when="charged")}
    for card in ("refit", "probe"):
        table = fight(Fighter(card), HYDRA, windows="all", effects=effects).do(f"play {card}")
        assert asked(table) == [2]


@pytest.mark.clause("GLM-15")
def test_who_acts_can_be_destroyed_by_somebody_else() -> None:
    """The action is over, whatever was still to come, and others are not asked any more."""
    effects = {"probe-own": strike(9, "head", "arm")}
    argus = Fighter(mecha="argus", energy=3)
    own = Fighter("leak, rage", works="left arm")
    table = fight(own, argus, argus, Fighter("kick"), windows="all", effects=effects)
    table.do("play leak", "use probe-own")
    assert (table.destroyed, table.energy) == ([1], [2, 2, 3, 2])
    assert (table.actor, table.turn) == (2, 2)


@pytest.mark.clause("GLM-19")
def test_partners_may_interrupt_but_not_turn_it_against_who_acts() -> None:
    """Purge would cost the partner energy, riposte and pry have nobody to work on."""
    vulcan = Fighter("kick", mecha="vulcan", energy=5)
    table = fight(Fighter("rage"), Fighter(), vulcan, Fighter(), windows="all", teams="pairs")
    table.do("play rage", "enemy 2", "tile left arm")
    assert (table.actor, table.offered()) == (3, {"use trade", "use scavenge", "done"})
    hands = table.hands
    assert table.change("use trade") == {"3 energy": 4}
    assert table.hands == hands
