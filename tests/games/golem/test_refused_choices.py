"""Abilities, enemies and tiles that cannot be chosen are refused with the clause that forbids it."""

import pytest

from pioche.games.golem.pieces import mecha_name

from .building import Fighter, attack, fight, operation, strike
from .content import MECHAS
from .telling import allows, refuses

ANSWERS = "before the action goes on, you can use an ability or be done."
AN_ENEMY, A_TILE = "the effect asks for an enemy first.", "the effect asks for a tile first."


# --- Abilities ----------------------------------------------------------------


@pytest.mark.clause("GLM-03")
def test_abilities_are_those_of_the_own_mecha() -> None:
    table = fight(Fighter(mecha="sphinx", energy=5), Fighter(mecha="hydra"))
    hydra = mecha_name(list(MECHAS).index("hydra"))
    assert refuses(table, "use screen", "GLM-03", f"this ability belongs to {hydra}.")
    assert refuses(table, "use #20", "GLM-03", "the box has no such ability.")


@pytest.mark.clause("GLM-16")
def test_abilities_cost_energy_fit_a_window_and_are_used_once_in_it() -> None:
    table = fight(Fighter(mecha="sphinx", energy=1), Fighter())
    assert refuses(table, "use claw", "GLM-16", "it costs 2 energy, and you have 1.")
    assert refuses(table, "use mend", "GLM-16", "there is nothing for it to repair.")
    table = fight(Fighter("rage", mecha="sphinx", energy=3), Fighter(mecha="hydra")).do("use focus")
    assert refuses(table, "use focus", "GLM-16", "it has been used in this window already.")
    assert allows(table, "use claw")
    table = fight(Fighter(mecha="hydra", energy=5), Fighter(""))
    assert refuses(table, "use screen", "GLM-16", "it is only for answers to an attack on you.")
    assert allows(table, "use purge")
    table = fight(Fighter(mecha="vulcan", energy=5), Fighter(""))
    assert refuses(table, "use pry", "GLM-16", "no enemy has a card to lose.")


@pytest.mark.clause("GLM-16")
def test_in_answer_to_an_attack_only_abilities_that_fit() -> None:
    """The argus has one for its own turn, one for answers, and one that is too dear."""
    table = attack(answer=operation("shield", amount=1), energy=2)
    assert refuses(table, "use probe-own", "GLM-16", "it is for your own turn only.")
    assert refuses(table, "use probe-any", "GLM-16", "it costs 3 energy, and you have 2.")
    for name in ("play kick", "gain", "throw kick", "enemy 1", "tile head"):
        assert refuses(table, name, "GLM-16", ANSWERS)
    assert allows(table, "use probe-answer")
    assert allows(table, "done")


@pytest.mark.clause("GLM-16")
@pytest.mark.parametrize(
    ("answer", "clause", "sentence"),
    [
        (strike(1, "leg", "head"), "GLM-12", "Player 1 does not have a working head."),
        (strike(1, "head", "arm"), "GLM-12", "your Mecha needs a working head for it."),
        (operation("jam"), "GLM-16", "Player 1 has no card to lose."),
        (operation("repair", part="legs"), "GLM-16", "there is nothing for it to repair."),
    ],
)
def test_an_answer_too_needs_something_to_work_on(answer: str, clause: str, sentence: str) -> None:
    attacked = Fighter(mecha="argus", energy=5, out="head")
    table = fight(Fighter("kick", out="head"), attacked, Fighter(), effects={"probe-answer": answer})
    table.do("play kick", "enemy 2", "tile left leg", "tile left leg")
    assert refuses(table, "use probe-answer", clause, sentence)


@pytest.mark.clause("GLM-16")
def test_with_the_option_who_is_not_attacked_does_not_answer_as_if() -> None:
    onlooker = Fighter(mecha="hydra", energy=5)
    table = fight(Fighter("rage"), Fighter(), onlooker, windows="all").do(
        "play rage", "enemy 2", "tile left arm"
    )
    assert table.actor == 3
    assert refuses(table, "use screen", "GLM-16", "it is only for answers to an attack on you.")
    assert allows(table, "use purge")


# --- What an effect asks ----------------------------------------------------------


@pytest.mark.clause("GLM-13")
def test_an_enemy_is_somebody_else_who_fights_on_the_other_side() -> None:
    gone, partner = Fighter(destroyed=True), Fighter()
    enemies = [Fighter(), Fighter(out="head"), Fighter()]
    table = fight(Fighter("rage"), *enemies[:2], partner, enemies[2], gone, teams="pairs").do("play rage")
    assert refuses(table, "enemy 1", "GLM-13", "nobody is their own enemy.")
    assert refuses(table, "enemy 3", "GLM-12", "Player 3 does not have a working head.")
    assert refuses(table, "enemy 4", "GLM-19", "Player 4 is on your side.")
    assert refuses(table, "enemy 6", "GLM-15", "the Mecha of Player 6 is destroyed.")
    assert allows(table, "enemy 2")
    for name in ("play kick", "gain", "use claw", "tile left arm", "done"):
        assert refuses(table, name, "GLM-13", AN_ENEMY)


@pytest.mark.clause("GLM-13")
def test_an_enemy_has_what_the_effect_works_on() -> None:
    poor = Fighter("", out="left leg, right leg")
    table = fight(Fighter("jam, sabotage"), Fighter("rage"), Fighter("kick"), poor)
    jam, sabotage = (table.copy().do(f"play {card}") for card in ("jam", "sabotage"))
    assert refuses(jam, "enemy 4", "GLM-13", "Player 4 has no card to lose.")
    assert refuses(sabotage, "enemy 4", "GLM-02", "no such tile of Player 4 is working.")
    assert refuses(sabotage, "enemy 5", "GLM-19", "nobody has this seat.")
    for name in ("enemy 2", "enemy 3"):
        assert allows(jam, name)
        assert allows(sabotage, name)


@pytest.mark.clause("GLM-13")
def test_a_tile_is_a_working_one_of_the_part_asked_for() -> None:
    table = fight(Fighter("bite, kick", out="left arm"), Fighter(out="torso")).do("play bite")
    assert refuses(table, "tile left arm", "GLM-13", "the left arm is out of order.")
    for name in ("play kick", "pilot's ability", "use claw", "enemy 2", "done"):
        assert refuses(table, name, "GLM-13", A_TILE)
    table.do("tile torso")
    assert refuses(table, "tile torso", "GLM-13", "the torso is out of order.")
    assert allows(table, "tile left arm")
    table = fight(Fighter("kick"), Fighter()).do("play kick")
    assert refuses(table, "tile head", "GLM-13", "the effect asks for one leg.")
    assert refuses(table.do("tile left leg"), "tile torso", "GLM-13", "the effect asks for one leg.")


@pytest.mark.clause("GLM-13")
def test_a_tile_to_repair_is_one_out_of_order() -> None:
    table = fight(Fighter("patch", out="head, torso"), Fighter()).do("play patch")
    assert refuses(table, "tile left leg", "GLM-13", "the left leg is working.")
    assert allows(table, "tile head")
    table = fight(Fighter("sharpen"), Fighter()).do("play sharpen")
    assert refuses(table, "tile head", "GLM-13", "the effect asks for one arm.")
