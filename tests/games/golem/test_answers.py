"""The window of the attacked: after an attack is declared, before it is resolved (GLM-16)."""

import pytest

from .building import Fighter, attack, fight, operation, strike

# --- When it opens -------------------------------------------------------------------


@pytest.mark.clause("GLM-16")
def test_after_the_declaration_and_before_anything_happens() -> None:
    table = fight(Fighter("bite"), Fighter(mecha="hydra"), Fighter(mecha="hydra"))
    assert table.change("play bite", "enemy 3", "tile left arm", "tile left arm") == {}
    assert (table.actor, table.phase, table.turn) == (3, "answer", 1)
    assert (table.discards, table.offered("done")) == ({"bite"}, {""})
    assert table.change("done") == {"3 left arm": "out"}
    assert table.actor == 2


@pytest.mark.clause("GLM-16")
def test_abilities_for_answers_and_for_both_fit_it() -> None:
    assert attack(energy=5).offered() == {"use screen", "use riposte", "use purge", "done"}
    table = attack(operation("shield", amount=1), energy=5)
    assert table.offered() == {"use probe-answer", "use probe-any", "done"}


@pytest.mark.clause("GLM-16")
def test_any_number_of_abilities_each_once() -> None:
    table = attack(energy=5).do("use purge")
    assert (table.energy, table.offered()) == ([1, 4], {"use screen", "use riposte", "done"})
    table.do("use screen")
    assert (table.energy, table.offered()) == ([1, 3], {"use riposte", "done"})
    table.do("use riposte", "tile right arm")
    assert (table.energy, table.out, table.actor) == ([1, 1], ["1 right arm"], 2)
    assert table.turn == 2


@pytest.mark.clause("GLM-16")
@pytest.mark.parametrize(
    ("energy", "offered"), [(0, set()), (1, {"screen", "purge"}), (2, {"screen", "purge", "riposte"})]
)
def test_it_opens_only_for_who_can_pay_for_something(energy: int, offered: set[str]) -> None:
    table = attack(energy=energy)
    assert table.offered("use") == (offered if energy else set())
    assert (table.turn, table.out) == ((1, []) if energy else (2, ["2 head"]))


@pytest.mark.clause("GLM-16")
def test_the_attacked_alone_may_answer() -> None:
    table = attack(others=1)
    assert table.do("done").out == ["2 head"]
    assert table.actor == 2


@pytest.mark.clause("GLM-16")
@pytest.mark.parametrize("card", ["leak", "storm", "jam", "switch", "sabotage", "blind", "rust"])
def test_what_does_not_strike_is_no_attack(card: str) -> None:
    table = fight(Fighter(f"{card}, rage"), Fighter("kick", mecha="hydra", energy=5)).do(f"play {card}")
    assert table.phase != "answer"


@pytest.mark.clause("GLM-16")
def test_every_strike_is_an_attack_wherever_it_stands() -> None:
    """Of a support card, of an ability before the action; that of a Pilot is in test_turns.py."""
    support = fight(Fighter("warm-up", out="right arm"), Fighter(mecha="hydra")).do("play warm-up")
    assert (support.phase, support.facts()["boost"]) == ("answer", 2)
    ability = fight(Fighter(mecha="sphinx"), Fighter(mecha="hydra")).do(
        "use claw", "tile left arm", "tile left leg"
    )
    assert (ability.actor, ability.phase) == (2, "answer")
    ability.do("done")
    assert (ability.actor, ability.turn, ability.out) == (1, 1, ["2 left leg"])
    assert ability.offered("play") == {"spare-1"}


@pytest.mark.clause("GLM-16")
def test_each_strike_of_an_effect_has_a_window_of_its_own() -> None:
    """A shield counts against one of them."""
    arms = ["tile left arm", "tile left arm"]
    table = fight(Fighter("double"), Fighter(mecha="hydra", energy=2)).do("play double", *arms)
    table.do("use screen")
    assert table.offered() == {"use purge", "done"}
    table.do("done")
    assert (table.actor, table.out, table.offered("tile")) == (1, [], {"left arm", "right arm"})
    table.do(*arms)
    assert (table.actor, table.offered()) == (2, {"use screen", "use purge", "done"})
    table.do("done")
    assert table.out == ["2 left arm"]


@pytest.mark.clause("GLM-08")
@pytest.mark.clause("GLM-16")
def test_the_condition_of_a_strike_was_judged_before_the_answers() -> None:
    """Declared with 3 energy, it strikes with 2."""
    effects = {"probe": strike(7, "head", "head", when="charged")}
    table = fight(Fighter("probe", energy=3), Fighter(mecha="hydra", energy=1), effects=effects)
    assert table.change("play probe", "use purge") == {"1 energy": 2, "2 energy": 0, "2 head": "out"}


@pytest.mark.clause("GLM-16")
def test_answers_are_not_answered() -> None:
    table = attack(own=Fighter("rage", mecha="hydra", energy=5), energy=2)
    table.do("use riposte", "tile left arm")
    assert (table.out, table.energy) == (["1 left arm"], [5, 0])


@pytest.mark.clause("GLM-16")
def test_what_was_used_in_the_own_turn_can_be_used_in_an_answer() -> None:
    table = fight(Fighter("spare-1, leak", mecha="hydra", energy=5), Fighter("rage")).do("use purge")
    table.do("gain", "throw spare-1", "use purge", "play rage", "tile left arm")
    assert (table.actor, table.energy) == (1, [4, 0])
    assert table.offered() == {"use screen", "use riposte", "use purge", "done"}


# --- Shields ----------------------------------------------------------------------------


@pytest.mark.clause("GLM-16")
@pytest.mark.parametrize(
    ("amount", "plus", "hits"), [(1, 0, False), (1, 1, True), (2, 1, False), (9, 9, True), (9, 8, False)]
)
def test_this_attack_counts_less(amount: int, plus: int, hits: bool) -> None:
    own = Fighter("rage", tokens=f"left arm attack {plus:+d} game")
    table = attack(operation("shield", amount=amount), own=own)
    assert table.do("use probe-answer").out == (["2 head"] if hits else [])


@pytest.mark.clause("GLM-16")
@pytest.mark.parametrize(("plus", "hits"), [(2, False), (3, True)])
def test_shields_add_up(plus: int, hits: bool) -> None:
    effects = {"probe-answer": operation("shield", amount=2), "probe-any": operation("shield", amount=1)}
    own = Fighter("rage", tokens=f"left arm attack {plus:+d} game")
    table = fight(own, Fighter(mecha="argus", energy=4), effects=effects).do("play rage", "tile left arm")
    assert table.do("use probe-any", "use probe-answer").out == (["2 head"] if hits else [])


@pytest.mark.clause("GLM-16")
def test_a_shield_does_not_count_against_the_next_attack() -> None:
    table = fight(
        Fighter("rage"),
        Fighter("", mecha="hydra", energy=1),
        Fighter("probe"),
        effects={"probe": strike(7, "head", "head")},
    )
    table.do("play rage", "enemy 2", "tile left arm", "use screen", "play probe", "enemy 2")
    assert table.out == ["2 head"]


@pytest.mark.clause("GLM-16")
def test_outside_an_attack_a_shield_does_nothing() -> None:
    """Raised in the own turn it is gone when the attack comes."""
    effects = {"probe-own": operation("shield", amount=9)}
    table = fight(Fighter("spare-1, leak", mecha="argus", energy=1), Fighter("rage"), effects=effects)
    assert table.change("use probe-own") == {"1 energy": 0}
    table.throw("spare-1").do("play rage", "tile left arm", "done")
    assert table.out == ["1 head"]


# --- Other answers ----------------------------------------------------------------------------


@pytest.mark.clause("GLM-16")
def test_a_boost_is_of_no_use_outside_the_own_turn() -> None:
    """Neither for the answer that follows nor for the attacker."""
    effects = {"probe-answer": operation("boost", amount=9) + ", " + strike(1, "head", "head")}
    table = fight(Fighter("rage"), Fighter(mecha="argus", energy=1), effects=effects).do(
        "play rage", "tile right arm"
    )
    assert table.change("use probe-answer") == {"2 energy": 0}


@pytest.mark.clause("GLM-16")
def test_cards_change_hands_in_an_answer() -> None:
    taken = attack(operation("take", amount=1)).do("use probe-answer", "card stomp")
    assert taken.hand(2) == {"kick", "leak", "stomp"}
    jammed = attack(operation("jam"), hand="rage, storm, jam").do("use probe-answer")
    assert (jammed.actor, jammed.offered()) == ("chance", {"card storm", "card jam"})
    assert jammed.do("card jam").hands == [{"storm"}, {"kick", "leak"}]
    swapped = attack(operation("swap"), hand="rage, storm").do("use probe-answer")
    assert swapped.hands == [{"kick", "leak"}, {"storm"}]
    assert swapped.out == ["2 head"]


@pytest.mark.clause("GLM-08")
@pytest.mark.clause("GLM-16")
@pytest.mark.parametrize(("lasts", "after"), [("turn", ""), ("round", "+1 round"), ("game", "+1 game")])
def test_tokens_of_an_answer_count_at_once_and_last_as_long_as_they_say(lasts: str, after: str) -> None:
    """Until the end of this turn, which is the attacker's."""
    table = attack(operation("defence", amount=1, part="head", lasts=lasts)).do("use probe-answer")
    assert (table.out, table.facts()["2 head defence"]) == ([], after)
