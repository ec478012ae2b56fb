"""What each action would do, what is worth showing, and the pieces that an action is about."""

import pytest

from .building import Fighter, attack, choosing, fight, laid_out, operation, strike
from .positions import TILES
from .telling import FRENCH, ability, card, sentence, shown, touches

# --- What an action would do ------------------------------------------------------------


def test_chance_is_told_in_full_and_what_is_impossible_promises_nothing() -> None:
    table = laid_out(2)
    assert sentence(table, "pilot mira") == "Player 1 gets mira"
    assert sentence(table, "pilot's ability") == "Discard a card for the ability of the Pilot"
    assert sentence(table, "gain") == "Discard a card for 1 energy"
    assert sentence(table, "enemy 2") == "Player 2"
    table.do("pilot mira", "pilot kato")
    assert sentence(table, "mecha hydra") == "Player 1 gets hydra"
    table.do("mecha hydra", "mecha titan")
    assert sentence(table, "card rage") == "Player 1 gets rage"
    fighting = fight(Fighter(), Fighter())
    assert sentence(fighting, "pilot mira") == "Player 1 gets mira"
    assert sentence(fighting, "card rage") == "The card rage"
    assert sentence(choosing("jam", "enemy 3"), "card spare-3") == "Player 3 loses spare-3"
    assert sentence(choosing("supplies"), "card rage") == "Player 1 takes rage"
    table = fight(Fighter("rage, ram"), Fighter("kick, leak"), turn=2, acted=[1], cycle=1, virtual="patch")
    assert sentence(table.do("gain", "throw kick"), "card ram") == "The virtual player drops ram"


@pytest.mark.clause("GLM-13")
def test_a_card_is_told_with_its_text_and_the_sums_where_nothing_else_is_open() -> None:
    rage = "Play rage: Strength 4, with one working arm, at the head."
    assert sentence(fight(Fighter("rage"), Fighter()), "play rage") == rage
    for arm, sums in (("left arm", "7 against 8: fails"), ("right arm", "8 against 8: hits")):
        assert sentence(fight(Fighter("rage", out=arm), Fighter()), "play rage") == f"{rage} ({sums})"
    assert sentence(fight(Fighter("rage", out="left arm, right arm"), Fighter()), "play rage") == rage
    boosted = sentence(fight(Fighter("warm-up", out="right arm"), Fighter()), "play warm-up")
    assert "against" not in boosted
    effects = {"probe": strike(7, "head", "head", when="charged")}
    for energy, end in ((2, "at the head. (no effect now)"), (3, "(8 against 8: hits)")):
        told = sentence(fight(Fighter("probe", energy=energy), Fighter(), effects=effects), "play probe")
        assert told.endswith(end)
    assert sentence(fight(Fighter("rage"), Fighter()), "throw rage") == "Discard rage"


@pytest.mark.clause("GLM-08")
def test_what_a_card_is_thrown_for_is_told_with_what_it_brings() -> None:
    table = fight(Fighter("rage, kick", energy=5), Fighter())
    assert sentence(table, "gain") == "Discard a card for 1 energy: 5 → 5"
    assert sentence(table, "pilot's ability") == "Discard a card for tyrius: +2 energy."
    table = fight(Fighter("rage", pilot="kato"), Fighter())
    told = "Discard a card for kato: Strength 7, with a working head, at the head."
    assert sentence(table, "pilot's ability") == told
    assert sentence(table.do("pilot's ability"), "throw rage") == "Discard rage (8 against 8: hits)"


@pytest.mark.clause("GLM-16")
def test_abilities_are_told_with_their_cost() -> None:
    """In an answer with what would become of the attack."""
    told = "Use screen for 1 energy: +2 defence against this attack."
    assert sentence(attack(), "use screen") == f"{told} (then 8 against 10: it fails)"
    shielded = "Utiliser screen (1 point d'énergie)\u00a0: +2 défense contre cette attaque."
    outcome = "(alors 8 contre 10\u00a0: échoue)"
    assert sentence(attack(), "use screen", FRENCH) == f"{shielded} {outcome}"
    boosted = fight(Fighter("rage", mecha="sphinx", out="left arm"), Fighter(mecha="hydra", out="torso"))
    boosted.state.boost = 9
    after = sentence(boosted.do("play rage"), "use screen")
    assert after.endswith(": still hits)")
    disarmed = sentence(attack(answer=operation("break", part="head")), "use probe-answer")
    assert disarmed.endswith("Put your own head out of order.")
    table = attack(energy=2)
    riposte = "Use riposte for 2 energy: Strength 6, with a working torso, at one arm."
    assert sentence(table, "use riposte") == riposte
    assert sentence(table, "done") == "Use no ability: the action goes on"
    table = fight(Fighter("rage", out="right arm"), Fighter(mecha="hydra")).do("play rage")
    assert sentence(table, "use riposte") == f"{riposte} (8 against 6: hits)"
    table = fight(Fighter(mecha="sphinx"), Fighter()).do("gain", "throw spare-1")
    assert sentence(table, "done") == "End the turn"


@pytest.mark.clause("GLM-13")
def test_choices_of_an_effect_are_told_with_the_numbers_that_matter() -> None:
    assert sentence(choosing("rage"), "enemy 2") == "Player 2, titan: 6 working tiles, 2 energy"
    open_to_answers = fight(Fighter("rage"), Fighter(mecha="hydra")).do("play rage")
    answerable = "With the left arm: attack 4 (8 against 8: hits unless answered)"
    assert sentence(open_to_answers, "tile left arm") == answerable
    two_arms = choosing("rage", "enemy 2")
    assert sentence(two_arms, "tile left arm") == "With the left arm: attack 4 (8 against 8: hits)"
    assert sentence(two_arms, "tile right arm") == "With the right arm: attack 3 (7 against 8: fails)"
    assert sentence(two_arms, "tile torso") == "The torso"
    legs = choosing("kick", "enemy 2")
    assert sentence(legs, "tile left leg") == "With the left leg: attack 5"
    assert (
        sentence(legs.do("tile left leg"), "tile left leg")
        == "At the left leg: defence 7 (8 against 7: hits)"
    )


@pytest.mark.clause("GLM-02")
def test_tiles_that_are_changed_are_told_with_what_they_count_then() -> None:
    assert sentence(choosing("sharpen"), "tile left arm") == "The left arm: attack 4 → 5"
    assert sentence(choosing("sabotage", "enemy 2"), "tile right leg") == "The right leg: attack 0 → 0"
    assert sentence(choosing("sabotage", "enemy 2"), "tile left leg") == "The left leg: attack 5 → 3"
    broken = choosing("patch", out="head, torso")
    assert sentence(broken, "tile head") == "Repair the head (attack 1, defence 8)"
    leg = "Put the left leg out of order (attack 5, defence 7)"
    assert sentence(choosing("vent"), "tile left leg") == leg


# --- What is worth showing ---------------------------------------------------------------


def test_what_can_be_done_is_shown_and_what_one_might_have_hoped_for() -> None:
    """Cards that cannot be played, abilities that cannot be paid for, tiles out of order."""
    table = fight(
        Fighter("rage, kick", mecha="sphinx", energy=0, out="left arm, right arm, torso"), Fighter()
    )
    cards = ["play rage", "play kick", "pilot's ability", "gain"]
    assert shown(table) == [*cards, "use focus", "use claw", "use mend"]
    assert shown(table.do("gain")) == ["throw rage", "throw kick"]
    assert shown(table.do("throw rage")) == ["use focus", "use claw", "use mend", "done"]
    assert shown(attack()) == ["use screen", "use riposte", "use purge", "done"]
    assert shown(choosing("rage")) == ["enemy 2", "enemy 3"]
    assert shown(choosing("bite", "enemy 2", out="head")) == [f"tile {tile}" for tile in TILES]
    assert shown(choosing("kick", "enemy 2", "tile left leg")) == ["tile left leg", "tile right leg"]
    assert shown(choosing("sharpen")) == ["tile left arm", "tile right arm"]


def test_of_chance_everything_that_it_may_pick_is_shown_as_far_as_it_is_known() -> None:
    table = laid_out(2)
    assert len(shown(table)) == 8
    assert "pilot mira" not in shown(table.do("pilot mira"))
    table.do("pilot kato", "mecha titan")
    assert shown(table) == [f"mecha {mecha}" for mecha in ("atlas", "hydra", "sphinx", "vulcan", "argus")]
    jam = fight(Fighter("jam"), Fighter("rage, kick")).do("play jam")
    assert shown(jam) == ["card rage", "card kick"]
    assert shown(jam.seen_by(1)) == []
    table = fight(Fighter(out="head, left leg"), Fighter("kick"), turn=2, acted=[1], cycle=5)
    assert shown(table.do("gain", "throw kick")) == ["tile head", "tile left leg", "done"]


# --- Pieces -----------------------------------------------------------------------------


def test_an_action_is_about_few_pieces() -> None:
    table = fight(Fighter("rage", mecha="sphinx"), Fighter("kick"))
    assert touches(table, "play rage") == touches(table, "throw rage") == [card("rage")]
    assert touches(table, "play kick") == touches(table, "done") == touches(table, "card kick") == []
    assert touches(table, "use focus") == [ability("focus")]
    assert touches(table, "use screen") == touches(table, "enemy 3") == touches(table, "pilot mira") == []
    assert touches(table, "pilot's ability") == ["pilot/0"]
    assert touches(table, "gain") == ["mecha/0"]
    assert touches(table, "enemy 2") == ["mecha/1"]
    assert touches(table, "tile torso") == ["tile/0/3"]


def test_tiles_are_those_of_whom_the_effect_is_about() -> None:
    assert touches(choosing("kick", "enemy 3"), "tile left leg") == ["tile/0/4"]
    assert touches(choosing("kick", "enemy 3", "tile left leg"), "tile left leg") == ["tile/2/4"]
    assert touches(choosing("sabotage", "enemy 2"), "tile left leg") == ["tile/1/4"]
    assert touches(choosing("sharpen"), "tile left arm") == ["tile/0/1"]


def test_cards_of_chance_are_in_the_pile_or_in_a_hand() -> None:
    assert touches(laid_out(2), "done") == []
    assert touches(choosing("supplies"), "card rage") == ["pile"]
    jam = choosing("jam", "enemy 3")
    assert touches(jam, "card spare-3") == [card("spare-3")]
    assert touches(jam, "card rage") == touches(jam.seen_by(1), "card spare-3") == []


def test_what_would_change_nothing_says_so() -> None:
    """An ability or a card against somebody without energy; not where chance has a say."""
    told = "Use purge for 1 energy: −1 energy for an enemy."
    for energy, end in ((2, ""), (0, " (no effect now)")):
        table = fight(Fighter("rage", mecha="hydra", energy=5), Fighter(energy=energy))
        assert sentence(table, "use purge") == told + end
        assert sentence(fight(Fighter("leak"), Fighter(energy=energy)), "play leak").endswith(f"enemy.{end}")
    table = fight(
        Fighter(mecha="argus", energy=5), Fighter(), effects={"probe-any": operation("take", amount=1)}
    )
    assert "no effect" not in sentence(table, "use probe-any")
