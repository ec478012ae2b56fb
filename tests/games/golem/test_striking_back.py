"""Answers that strike back, and what is left of the attack then (GLM-13, GLM-15, GLM-16)."""

import pytest

from .building import Fighter, attack, fight, operation, strike

HEAD = strike(7, "head", "head")  # and 1, against 8

# --- Striking back -------------------------------------------------------------------------


@pytest.mark.clause("GLM-13")
@pytest.mark.clause("GLM-16")
@pytest.mark.parametrize(
    ("arm", "out"), [("left arm", ["1 left arm"]), ("right arm", ["1 right arm", "2 head"])]
)
def test_an_attack_fails_if_the_arm_that_strikes_is_broken_by_the_answer(arm: str, out: list[str]) -> None:
    table = attack(energy=2).do("use riposte")
    assert (table.actor, table.offered()) == (2, {"tile left arm", "tile right arm"})
    table.do(f"tile {arm}")
    assert (table.out, table.discards, table.actor) == (out, {"rage"}, 2)


@pytest.mark.clause("GLM-13")
def test_what_comes_after_it_is_done_as_after_any_that_failed() -> None:
    effects = {"probe": ", ".join([strike(9, "arms", "head"), operation("energy", amount=2, when="missed")])}
    table = fight(Fighter("probe"), Fighter(mecha="hydra"), effects=effects).do("play probe", "use riposte")
    assert table.do("tile right arm").energy == [4, 0]
    assert table.out == ["1 right arm"]


@pytest.mark.clause("GLM-13")
@pytest.mark.parametrize(("broken", "energy"), [("head", 3), ("torso", 2)])
def test_an_attack_fails_if_its_target_is_out_of_order_after_the_answer(broken: str, energy: int) -> None:
    """The attacked breaks the head in time; breaking another tile would not help."""
    effects = {"probe-answer": operation("break", part=broken)}
    effects["probe"] = HEAD + ", " + operation("energy", amount=1, when="missed")
    table = fight(Fighter("probe"), Fighter(mecha="argus", energy=1), effects=effects)
    table.do("play probe", "use probe-answer")
    assert (table.energy, set(table.out)) == ([energy, 0], {"2 head", f"2 {broken}"})


@pytest.mark.clause("GLM-13")
@pytest.mark.parametrize(("broken", "energy"), [("left leg", 3), ("right leg", 2)])
def test_even_if_another_tile_of_that_name_still_works(broken: str, energy: int) -> None:
    """The tiles were named when the attack was declared."""
    effects = {"probe-answer": operation("break", part="leg")}
    effects["probe"] = strike(9, "head", "leg") + ", " + operation("energy", amount=1, when="missed")
    table = fight(Fighter("probe"), Fighter(mecha="argus", energy=1), effects=effects)
    table.do("play probe", "tile left leg", "use probe-answer", f"tile {broken}")
    assert (table.energy, set(table.out)) == ([energy, 0], {"2 left leg", f"2 {broken}"})


@pytest.mark.clause("GLM-16")
def test_the_enemy_of_an_answer_is_the_attacker() -> None:
    """Nobody is asked, though there are other enemies."""
    table = attack(operation("energy", amount=-2, who="enemy"), others=2)
    assert table.change("use probe-answer") == {"1 energy": 0, "2 energy": 0, "2 head": "out"}
    table = attack(others=2, energy=2).do("use riposte")
    assert table.offered() == {"tile left arm", "tile right arm"}


@pytest.mark.clause("GLM-16")
def test_an_answer_that_has_nothing_to_work_on_at_the_attacker_cannot_be_used() -> None:
    """No arm left to strike at, no card left to lose; others would have some."""
    table = fight(
        Fighter("headbutt", out="left arm, right arm"), Fighter(mecha="hydra"), Fighter(mecha="hydra")
    )
    assert table.do("play headbutt", "enemy 2").offered("use") == {"screen", "purge"}
    jam = fight(
        Fighter("headbutt"),
        Fighter("kick", mecha="argus", energy=1),
        Fighter(),
        effects={"probe-answer": operation("jam")},
    )
    assert jam.do("play headbutt", "enemy 2").phase == "turn"


@pytest.mark.clause("GLM-16")
def test_all_enemies_of_an_answer_are_those_of_who_answers() -> None:
    table = attack(operation("energy", amount=-1, who="enemies"), others=2)
    assert table.do("use probe-answer").energy == [1, 0, 4, 4]


# --- Destroyed ---------------------------------------------------------------------------


@pytest.mark.clause("GLM-15")
def test_an_attacker_who_is_destroyed_by_the_answer_attacks_no_more() -> None:
    """The hand is discarded, the rest of the effect is left out, and the next one has the turn."""
    effects = {"probe": ", ".join([strike(9, "arm", "head"), operation("energy", amount=-2, who="enemies")])}
    attacker = Fighter("probe, rage, leak", works="left arm")
    table = fight(attacker, Fighter("kick", mecha="hydra"), Fighter("stomp"), effects=effects)
    table.do("play probe", "enemy 2")
    assert table.change("use riposte") == {"2 energy": 0, "1 left arm": "out", "1": "destroyed"}
    assert (table.hands, table.discards) == ([set(), {"kick"}, {"stomp"}], {"probe", "rage", "leak"})
    assert (table.actor, table.turn, table.phase) == (2, 2, "turn")


@pytest.mark.clause("GLM-16")
def test_and_there_is_nothing_more_to_answer() -> None:
    """The window closes, though the attacked could pay for more."""
    table = fight(Fighter("rage, leak", works="left arm"), Fighter(mecha="hydra", energy=5), Fighter())
    table.do("play rage", "enemy 2", "use riposte")
    assert (table.phase, table.turn, table.energy) == ("turn", 2, [2, 3, 2])


@pytest.mark.clause("GLM-15")
@pytest.mark.clause("GLM-17")
def test_in_a_duel_that_is_the_end() -> None:
    table = fight(
        Fighter("rage", works="left arm, right arm"), Fighter(mecha="hydra", works="torso, head", energy=5)
    )
    table.do("play rage", "tile left arm", "use riposte", "tile left arm")
    assert table.actor == 2
    again = fight(Fighter("rage", works="left arm"), Fighter(mecha="hydra", works="torso, head", energy=5))
    again.do("play rage", "use riposte")
    assert (again.actor, again.winners, again.out[-2:]) == ("nobody", [2], ["2 left leg", "2 right leg"])


@pytest.mark.clause("GLM-15")
@pytest.mark.parametrize("players", [2, 3])
def test_who_breaks_the_last_tile_in_an_answer_is_destroyed(players: int) -> None:
    effects = {
        "probe-answer": ", ".join(
            [operation("break", part="head"), operation("energy", amount=-1, who="enemy")]
        )
    }
    attacked = Fighter("kick, leak", mecha="argus", energy=1, works="head")
    table = fight(Fighter("rage"), attacked, *[Fighter()] * (players - 2), effects=effects)
    table.do("play rage", *(["enemy 2"] if players > 2 else []), "tile left arm")
    assert table.change("use probe-answer") == {"2 energy": 0, "2 head": "out", "2": "destroyed"}
    assert (table.actor, table.winners) == (("nobody", [1]) if players == 2 else (3, [1, 3]))
    assert {"kick", "leak"} < table.discards


@pytest.mark.clause("GLM-16")
def test_an_ability_that_is_answered_can_cost_the_own_mecha() -> None:
    """It was used before the action, which is lost with the rest of the turn."""
    table = fight(Fighter("rage", mecha="sphinx", works="left arm"), Fighter(mecha="hydra"), Fighter())
    table.do("use claw", "enemy 2", "tile left leg", "use riposte")
    assert (table.destroyed, table.actor, table.discards) == ([1], 2, {"rage"})
    assert table.out[-1] == "1 right leg"
