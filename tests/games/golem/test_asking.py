"""What chance and the players are asked, with what they have to know for the answer."""

import pytest

from .building import Fighter, attack, choosing, fight, laid_out, operation
from .telling import FRENCH, question, sentence


def test_chance_is_asked_for_what_it_picks() -> None:
    table = laid_out(2, contents={"hand": 1, "virtual_hand": 1})
    done = ("pilot mira", "pilot kato", "mecha titan", "mecha atlas", "card rage")
    assert [question(table), *(question(table.do(one)) for one in done)] == [
        "Which Pilot does Player 1 get?",
        "Which Pilot does Player 2 get?",
        "Which Mecha does Player 1 get?",
        "Which Mecha does Player 2 get?",
        "Which card is dealt to Player 1? (1 of 1)",
        "Which card is dealt to Player 2? (1 of 1)",
    ]
    assert question(choosing("jam", "enemy 3")) == "Which card does Player 3 lose?"
    assert question(choosing("supplies")) == "Which card does Player 1 take from the pile?"
    table = fight(Fighter("rage, ram"), Fighter("kick, leak"), turn=2, acted=[1], cycle=1, virtual="patch")
    assert question(table.do("gain", "throw kick")) == "Which card does the virtual player drop?"


@pytest.mark.clause("GLM-08")
def test_who_has_the_turn_is_asked_for_a_card_and_for_abilities_where_there_are_some() -> None:
    table = fight(Fighter("rage, kick", mecha="sphinx"), Fighter())
    assert question(fight(Fighter(), Fighter())) == "Player 1: play or discard a card."
    assert question(table) == "Player 1: play or discard a card, or use an ability first."
    for_the_pilot = question(table.copy().do("pilot's ability"))
    assert for_the_pilot == "Player 1: which card do you discard for tyrius?"
    assert question(table.do("gain")) == "Player 1: which card do you discard for 1 energy?"
    assert question(table.do("throw kick")) == "Player 1: use an ability, or end the turn?"


@pytest.mark.clause("GLM-16")
def test_who_may_answer_is_asked_with_both_sides_of_the_strike() -> None:
    assert question(attack()) == "Player 2: do you answer rage (8 against 8 at the head)?"
    told = "Joueur 2\u00a0: répondez-vous à rage (8 contre 8 sur la tête)\u00a0?"
    assert question(attack(), FRENCH) == told
    table = attack(energy=3).do("use riposte")
    assert question(table) == "Player 2: riposte: which tile of Player 1 do you strike?"
    effects = {"probe-any": operation("shield", amount=1)}
    table = fight(Fighter("stomp"), Fighter(mecha="argus", energy=5), effects=effects).do("play stomp")
    assert question(table) == "Player 2: do you answer stomp (11 against 11 at both legs)?"
    table.do("use probe-any")
    assert question(table) == "Player 2: do you answer stomp (11 against 12 at both legs)?"


@pytest.mark.clause("GLM-16")
def test_with_windows_for_all_others_are_told_who_is_attacked() -> None:
    table = fight(Fighter("rage, storm, kick"), Fighter(), Fighter(mecha="vulcan"), windows="all")
    blow = table.copy().do("play rage", "enemy 2", "tile left arm")
    assert question(blow) == "Player 3: do you answer rage (8 against 8 at the head of Player 2)?"
    support, gain = table.copy().do("play storm"), table.do("gain", "throw kick")
    assert question(support) == "Player 3: Player 1 uses storm. Do you use an ability first?"
    assert question(gain) == "Player 3: Player 1 gains 1 energy. Do you use an ability first?"


@pytest.mark.clause("GLM-13")
@pytest.mark.parametrize(
    ("card", "done", "asked"),
    [
        ("rage", [], "which enemy?"),
        ("rage", ["enemy 2"], "which tile strikes Player 2?"),
        ("kick", ["enemy 3", "tile left leg"], "which tile of Player 3 do you strike?"),
        ("patch", [], "which tile do you repair?"),
        ("vent", [], "which tile do you put out of order?"),
        ("sharpen", [], "+1 attack on which tile of Player 1?"),
        ("sabotage", ["enemy 2"], "−2 attack on which tile of Player 2?"),
    ],
)
def test_an_effect_asks_for_what_it_needs(card: str, done: list[str], asked: str) -> None:
    assert question(choosing(card, *done, out="head, torso")) == f"Player 1: {card}: {asked}"


@pytest.mark.clause("GLM-11")
def test_a_defence_and_a_repair_between_rounds_are_asked_for() -> None:
    effects = {"probe": operation("defence", amount=2, part="any", lasts="game")}
    table = fight(Fighter("probe"), Fighter(), effects=effects).do("play probe")
    assert question(table) == "Player 1: probe: +2 defence on which tile of Player 1?"
    assert sentence(table, "tile torso") == "The torso: defence 10 → 12"
    table = fight(Fighter("rage", out="head"), Fighter("kick"), turn=2, acted=[1], cycle=5)
    table.do("gain", "throw kick")
    assert question(table) == "Player 1: which tile do you repair before round 2?"
    assert (sentence(table, "done"), sentence(table, "tile torso")) == ("Repair nothing", "The torso")
    assert sentence(table, "tile head") == "Repair the head (attack 1, defence 8)"
