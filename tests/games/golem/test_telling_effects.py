"""What has happened, in sentences: every effect with what came of it."""

import pytest

from .building import Fighter, attack, fight, operation, strike
from .telling import FRENCH, HIT, tell

AIM = "Player 1 aims at the head of Player 2 with the left arm: 8 against 8."
NOTHING = "The effect finds nothing to work on."


def playing(
    card: str, *choices: str, effect: str = "", own: Fighter | None = None, enemies: int = 1
) -> list[str]:
    """What is told after a card is played, with this effect or its own, and all choices made."""
    user = own or Fighter(f"{card}, spare-7")
    table = fight(user, *[Fighter()] * enemies, effects={card: effect} if effect else {})
    first, *told = tell(table, f"play {card}", *choices)
    assert first == f"Player 1 plays {card}."
    return told


# --- Strikes --------------------------------------------------------------------------


@pytest.mark.clause("GLM-13")
def test_a_strike_is_told_with_the_comparison() -> None:
    fails = "Player 1 strikes the head of Player 2 with the right arm: 7 against 8, it fails."
    assert playing("rage", "tile left arm") == [HIT]
    assert playing("rage", "tile right arm") == [fails]
    assert playing("rage", "enemy 2", "tile left arm", enemies=2) == [HIT]
    french = tell(fight(Fighter("rage"), Fighter()), "play rage", "tile right arm", spoken=FRENCH)
    assert french == [
        "Joueur 1 joue rage.",
        "Joueur 1 frappe la tête de Joueur 2 avec le bras droit\u00a0: 7 contre 8, échec.",
    ]


@pytest.mark.clause("GLM-13")
def test_two_tiles_are_told_together_and_what_is_no_choice_is_told_too() -> None:
    assert playing("stomp") == [
        "Player 1 strikes both legs of Player 2 with both legs: 11 against 11, out of order.",
    ]
    one_arm = Fighter("rage", out="left arm")
    assert playing("rage", own=one_arm) == [
        "Player 1 strikes the head of Player 2 with the right arm: 7 against 8, it fails.",
    ]


@pytest.mark.clause("GLM-13")
def test_what_follows_from_a_strike_is_told_if_it_comes_to_that() -> None:
    struck = "Player 1 strikes the {} of Player 2 with the head: {}."
    hit = struck.format("right arm", "5 against 5, out of order")
    missed = struck.format("left arm", "5 against 6, it fails")
    assert playing("drain", "tile right arm") == [hit, "Player 1: energy 2 → 4.", "Player 2: energy 2 → 1."]
    assert playing("drain", "tile left arm") == [missed, "Player 2: energy 2 → 1."]


@pytest.mark.clause("GLM-13")
def test_a_second_strike_that_finds_nothing_to_strike_fails() -> None:
    blows = f"{strike(9, 'arm', 'head')}, {strike(1, 'arm', 'head')}"
    own = Fighter("probe", out="right arm")
    assert playing("probe", effect=blows, own=own) == [
        "Player 1 strikes the head of Player 2 with the left arm: 13 against 8, out of order.",
        "The attack of Player 1 fails: what it needs is out of order.",
    ]


# --- Answers --------------------------------------------------------------------------


@pytest.mark.clause("GLM-16")
def test_a_strike_that_can_be_answered_is_told_when_it_is_aimed() -> None:
    table = fight(Fighter("rage"), Fighter(mecha="hydra"), Fighter())
    assert tell(table, "play rage", "enemy 2", "tile left arm") == ["Player 1 plays rage.", AIM]
    assert tell(table, "done") == [HIT]


@pytest.mark.clause("GLM-16")
def test_a_shield_is_told_and_counted() -> None:
    assert tell(attack(), "use screen") == [
        "Player 2 uses screen for 1 energy.",
        "Player 2 is shielded: 2 more defence against it.",
        "Player 1 strikes the head of Player 2 with the left arm: 8 against 10, it fails.",
    ]


@pytest.mark.clause("GLM-16")
def test_striking_back_is_told_and_an_attack_that_fails_by_it() -> None:
    told = tell(attack(energy=3), "use riposte", "tile left arm", "use purge")
    assert told == [
        "Player 2 uses riposte for 2 energy.",
        "Player 2 strikes the left arm of Player 1 with the torso: 8 against 6, out of order.",
        "Player 2 uses purge for 1 energy.",
        "Player 1: energy 2 → 1.",
        "The attack of Player 1 fails: what it needs is out of order.",
    ]


@pytest.mark.clause("GLM-16")
def test_what_is_of_no_use_in_a_window_has_no_sentence() -> None:
    """A boost in answer to an attack, and a shield in the own turn."""
    table = attack(answer=operation("boost", amount=3))
    assert tell(table, "use probe-answer") == ["Player 2 uses probe-answer for 1 energy.", HIT]
    effects = {"probe-any": operation("shield", amount=3)}
    table = fight(Fighter(mecha="argus", energy=5), Fighter(), effects=effects)
    assert tell(table, "use probe-any") == ["Player 1 uses probe-any for 3 energy."]


@pytest.mark.clause("GLM-16")
def test_with_windows_for_all_every_action_waits_to_be_told() -> None:
    table = fight(Fighter("storm"), Fighter(mecha="vulcan"), Fighter(), windows="all")
    assert tell(table, "play storm") == ["Player 1 plays storm."]
    assert tell(table, "use scavenge", "card leak") == [
        "Player 2 uses scavenge for 1 energy.",
        "Player 2 takes leak from the pile.",
    ]
    assert tell(table, "done") == ["Player 2: energy 1 → 0.", "Player 3: energy 2 → 1."]


# --- Everything else ------------------------------------------------------------------


@pytest.mark.clause("GLM-05")
@pytest.mark.parametrize("enemies", [1, 2])
def test_energy_is_told_for_everyone_whom_it_is_about(enemies: int) -> None:
    named = ["enemy 2"] if enemies > 1 else []
    assert playing("full-throttle") == ["Player 1: energy 2 → 4."]
    assert playing("full-throttle", own=Fighter("full-throttle", energy=5)) == [
        "Player 1: energy stays at 5."
    ]
    assert playing("leak", *named, enemies=enemies) == ["Player 2: energy 2 → 0."]


@pytest.mark.clause("GLM-02")
def test_tokens_are_told_by_what_tiles_count_now() -> None:
    assert playing("sharpen", "tile left arm") == [
        "Player 1: attack left arm 4 → 5 (until the end of the round).",
    ]
    assert playing("rust", enemies=2) == [
        "Player 2: defence left leg 7 → 6, right leg 4 → 3 (until the end of the round).",
        "Player 3: defence left leg 7 → 6, right leg 4 → 3 (until the end of the round).",
    ]
    nothing = "Nothing changes: no such token is left."
    table = fight(Fighter("plating"), Fighter(), contents={"tokens": [0, 0]})
    assert tell(table, "play plating") == ["Player 1 plays plating.", nothing]


@pytest.mark.clause("GLM-02")
def test_where_an_opposite_token_goes_back_nothing_new_lasts() -> None:
    stiff = Fighter("sharpen", tokens="left arm attack -1 game")
    assert playing("sharpen", "tile left arm", own=stiff) == [
        "Player 1: attack left arm 3 → 4 (opposite tokens go back).",
    ]


@pytest.mark.clause("GLM-08")
def test_tiles_that_work_again_or_no_longer_are_told() -> None:
    assert playing("vent", "tile left leg") == [
        "Player 1 puts the left leg out of order.",
        "Player 1: energy 2 → 5.",
    ]
    assert playing("refit", own=Fighter("refit", out="left arm, right arm")) == [
        "Player 1 repairs the left arm.",
        "Player 1 repairs the right arm.",
    ]
    assert playing("patch") == [NOTHING]
    assert playing("surge") == []
    boosted = "Strikes of Player 1 count 3 more in this turn."
    assert playing("surge", own=Fighter("surge", energy=3)) == [boosted]


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_cards_taken_and_lost_are_told_to_all(player: int) -> None:
    table = fight(Fighter("jam"), Fighter("rage, kick"))
    told = tell(table, "play jam", "card kick", player=player)
    assert told == ["Player 1 plays jam.", "Player 2 loses kick."]
    told = tell(
        fight(Fighter("supplies"), Fighter()), "play supplies", "card leak", "card ram", player=player
    )
    assert told[1:] == ["Player 1 takes leak from the pile.", "Player 1 takes ram from the pile."]


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("enemies", [1, 2])
def test_hands_that_are_exchanged_are_told(enemies: int) -> None:
    fighters = [Fighter("switch, kick"), *[Fighter()] * enemies]
    told = tell(fight(*fighters), "play switch", *["enemy 2"] * (enemies > 1))
    assert told == ["Player 1 plays switch.", "Player 1 and Player 2 exchange their hands."]


@pytest.mark.clause("GLM-08")
def test_a_pilot_is_told_by_name() -> None:
    told = tell(fight(Fighter("rage"), Fighter()), "pilot's ability", "throw rage")
    assert told == [
        "Player 1 discards rage for the ability of tyrius.",
        "Player 1: energy 2 → 4.",
    ]
