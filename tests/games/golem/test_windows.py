"""Abilities of Mecha: what they cost, and the windows before and after the own action (GLM-03, GLM-16)."""

import pytest

from .building import Fighter, fight, operation, strike
from .content import ABILITIES
from .positions import Position


def sphinx(energy: int, out: str = "", mecha: str = "titan") -> Position:
    """A duel of the sphinx, whose abilities are for its own turn, against a Mecha without any."""
    own = Fighter("spare-1, kick", mecha="sphinx", energy=energy, out=out)
    return fight(own, Fighter(mecha=mecha))


# --- Which abilities ----------------------------------------------------------------


@pytest.mark.clause("GLM-03")
@pytest.mark.parametrize("mecha", ["titan", "atlas", "hydra", "sphinx", "vulcan", "argus"])
def test_a_mecha_has_its_own_abilities_and_no_others(mecha: str) -> None:
    """In the own turn those that are not for answers."""
    table = fight(Fighter(mecha=mecha, energy=5, out="head"), Fighter(mecha="titan"))
    own = {name for name, (whose, _, window, _) in ABILITIES.items() if whose == mecha and window != "answer"}
    assert table.offered("use") == own


@pytest.mark.clause("GLM-03")
@pytest.mark.parametrize(("energy", "usable"), [(0, set()), (1, {"focus"}), (2, {"focus", "claw"})])
def test_an_ability_needs_its_cost_in_energy(energy: int, usable: set[str]) -> None:
    assert sphinx(energy).offered("use") == usable


@pytest.mark.clause("GLM-16")
def test_the_cost_is_paid_first() -> None:
    """Even by an ability that gives energy: at 5 nothing is lost of what it gives."""
    table = fight(Fighter(mecha="argus", energy=5), Fighter())
    assert table.do("use probe-any").energy == [3, 2]
    assert sphinx(3).change("use focus") == {"1 energy": 2, "boost": 2}


@pytest.mark.clause("GLM-16")
@pytest.mark.parametrize(
    ("effect", "own", "enemy", "usable"),
    [
        (operation("repair", part="arm"), "head", Fighter(), False),
        (operation("repair", part="arm"), "left arm", Fighter(), True),
        (operation("jam"), "", Fighter(""), False),
        (operation("jam"), "", Fighter(), True),
        (strike(1, "arm", "leg"), "left arm, right arm", Fighter(), False),
        (strike(1, "arm", "legs"), "", Fighter(out="left leg"), False),
        (strike(1, "arm", "leg"), "left arm", Fighter(out="left leg"), True),
        (operation("break", part="head"), "head", Fighter(), True),
        (operation("attack", amount=1, part="arm", lasts="turn"), "left arm, right arm", Fighter(), True),
        (operation("swap"), "", Fighter(""), True),
        (operation("energy", amount=1, when="hit"), "", Fighter(), True),
    ],
)
def test_its_first_operation_needs_something_to_work_on(
    effect: str, own: str, enemy: Fighter, usable: bool
) -> None:
    """A strike, a repair and a jam do; everything else may be used for nothing."""
    table = fight(Fighter(mecha="argus", out=own), enemy, effects={"probe-own": effect})
    assert table.offered("use") == ({"probe-own"} if usable else set())


# --- Before and after ---------------------------------------------------------------


@pytest.mark.clause("GLM-16")
def test_before_and_after_the_own_action() -> None:
    table = sphinx(5)
    assert table.offered("use") == {"focus", "claw"}
    table.do("use focus", "gain", "throw spare-1")
    assert (table.actor, table.offered()) == (1, {"use focus", "use claw", "done"})
    table.do("use focus")
    assert table.offered() == {"use claw", "done"}
    table.do("done")
    assert table.actor == 2


@pytest.mark.clause("GLM-16")
def test_each_ability_once_a_window() -> None:
    table = sphinx(5, out="head, torso").do("use focus", "use mend", "tile head")
    assert table.offered("use") == {"claw"}
    table.do("gain", "throw spare-1")
    assert table.offered("use") == {"focus", "claw", "mend"}
    table.do("use mend", "use focus")
    assert table.offered("use") == {"claw"}


@pytest.mark.clause("GLM-16")
@pytest.mark.parametrize("mecha", ["titan", "hydra"])
@pytest.mark.parametrize("acted", [False, True])
def test_an_ability_that_strikes_is_used_once_a_window_too(acted: bool, mecha: str) -> None:
    """Whether the attacked could answer it or not."""
    table = sphinx(5, mecha=mecha)
    if acted:
        table.do("gain", "throw spare-1")
    table.do("use claw", "tile left arm", "tile left leg")
    if mecha == "hydra":
        assert table.actor == 2
        table.do("done")
    assert table.energy[0] == 3
    assert (table.actor, table.offered("use")) == (1, {"focus"})


@pytest.mark.clause("GLM-16")
def test_what_was_used_before_a_strike_stays_used_after_it() -> None:
    table = sphinx(5).do("use focus", "use claw", "tile left arm", "tile left leg")
    assert table.out == ["2 left leg"]
    assert (table.energy[0], table.offered("use")) == (2, set())


@pytest.mark.clause("GLM-16")
def test_a_window_opens_only_for_who_can_use_something_in_it() -> None:
    """With too little energy, or nothing to work on, the turn ends by itself."""
    assert sphinx(0).do("play kick", "tile left leg", "tile left leg").actor == 2
    assert sphinx(0).do("gain", "throw kick").offered() == {"use focus", "done"}
    mender = fight(
        Fighter(mecha="argus", energy=1), Fighter(), effects={"probe-own": operation("repair", part="head")}
    )
    assert mender.do("gain", "throw spare-1").actor == 2


@pytest.mark.clause("GLM-16")
def test_it_closes_by_itself_once_nothing_can_be_used() -> None:
    table = sphinx(1).do("play kick", "tile left leg", "tile left leg")
    assert table.offered() == {"use focus", "done"}
    assert table.do("use focus").actor == 2


@pytest.mark.clause("GLM-16")
def test_an_ability_before_the_action_helps_it() -> None:
    """4 and 2 with an arm of 3, against 9."""
    table = fight(Fighter("rage", mecha="sphinx", out="left arm"), Fighter(mecha="atlas"))
    assert table.copy().do("play rage").out == ["1 left arm"]
    assert table.do("use focus", "play rage").out == ["1 left arm", "2 head"]


@pytest.mark.clause("GLM-16")
def test_no_ability_between_a_thrown_card_and_what_it_is_for() -> None:
    assert sphinx(5).do("gain").offered("use") == set()
    assert sphinx(5).do("play kick").offered() == {"tile left leg", "tile right leg"}


@pytest.mark.clause("GLM-08")
def test_abilities_use_no_card_and_end_no_turn() -> None:
    table = sphinx(5).do("use claw", "tile right arm", "tile right leg")
    assert (table.actor, table.hand(1), table.discards) == (1, {"spare-1", "kick"}, set())
    assert table.offered("play") == {"spare-1", "kick"}


# --- Without a card ------------------------------------------------------------------


@pytest.mark.clause("GLM-08")
@pytest.mark.clause("GLM-16")
def test_who_gives_the_last_card_away_has_no_action_this_turn() -> None:
    """The window after the action opens all the same, with all abilities."""
    table = fight(Fighter(mecha="vulcan", energy=3), Fighter(""), Fighter(), pile="rage, kick")
    table.do("use trade", "enemy 2")
    assert (table.actor, table.hands[:2]) == (1, [set(), {"spare-1"}])
    assert table.offered() == {"use pry", "use trade", "use scavenge", "done"}
    table.do("use scavenge", "card rage")
    assert table.offered() == {"use pry", "use trade", "done"}
    assert table.do("done").actor == 2


@pytest.mark.clause("GLM-08")
def test_and_where_nothing_can_be_used_the_turn_is_over() -> None:
    table = fight(Fighter(mecha="vulcan", energy=1), Fighter(""), Fighter())
    assert table.do("use trade", "enemy 2").actor == 2


@pytest.mark.clause("GLM-16")
def test_a_card_that_an_ability_has_brought_can_be_used_at_once() -> None:
    table = fight(Fighter(mecha="vulcan", energy=1), Fighter(), pile="full-throttle").do("use scavenge")
    table.do("card full-throttle", "play full-throttle")
    assert table.energy == [2, 2]
