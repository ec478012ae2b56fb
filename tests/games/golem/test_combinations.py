"""Effects of several operations: in order, with one enemy, each strike with tiles of its own (GLM-08,
GLM-13)."""

import pytest

from .building import Fighter, fight, operation, strike
from .positions import Position


def probe(
    *operations: str, own: Fighter | None = None, enemies: tuple[Fighter, ...] = (Fighter(),)
) -> Position:
    return fight(own or Fighter("probe"), *enemies, effects={"probe": ", ".join(operations)})


# --- A strike and what comes with it ---------------------------------------------------


@pytest.mark.clause("GLM-08")
def test_a_strike_that_drains() -> None:
    """4 and 1 against an arm of 5 or of 6: the energy for the user only if it hits."""
    table = fight(Fighter("drain"), Fighter(), Fighter()).do("play drain", "enemy 3")
    assert table.copy().change("tile right arm") == {"3 right arm": "out", "1 energy": 4, "3 energy": 1}
    assert table.change("tile left arm") == {"3 energy": 1}


@pytest.mark.clause("GLM-08")
def test_a_strike_that_cracks_its_target_where_it_fails() -> None:
    table = fight(Fighter("crack", out="right arm"), Fighter())
    assert table.change("play crack") == {"2 torso defence": "-2 game", "supply": [10, 8]}
    weak = fight(Fighter("crack", out="right arm"), Fighter(tokens="torso defence -6 game"))
    assert weak.change("play crack") == {"2 torso": "out"}


@pytest.mark.clause("GLM-08")
def test_a_leg_that_strikes_better_after_a_hit() -> None:
    table = fight(Fighter("momentum"), Fighter()).do("play momentum", "tile left leg")
    hit = {"2 left leg": "out", "1 left leg attack": "+1 round", "supply": [9, 10]}
    assert table.copy().change("tile left leg") == hit
    table = fight(Fighter("momentum"), Fighter()).do("play momentum", "tile right leg")
    assert table.change("tile left leg") == {}


@pytest.mark.clause("GLM-08")
def test_an_arm_that_breaks_after_its_hit_is_chosen_then() -> None:
    table = fight(Fighter("overload"), Fighter()).do("play overload", "tile left arm", "tile torso")
    assert (table.actor, table.offered()) == (1, {"tile left arm", "tile right arm"})
    assert table.out == ["2 torso"]
    assert table.change("tile right arm") == {"1 right arm": "out"}


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize(("target", "hands"), [("right arm", "jammed"), ("left arm", "swapped")])
def test_a_grapple_jams_or_swaps_with_the_enemy_that_was_struck(target: str, hands: str) -> None:
    """5 and 1 against 5 and 7: nobody is asked for the enemy again."""
    fighters = (
        Fighter("grapple, rage"),
        Fighter("stomp"),
        Fighter("kick, leak", tokens="left arm defence +1 game"),
    )
    table = fight(*fighters).do("play grapple", "enemy 3", f"tile {target}")
    if hands == "jammed":
        assert (table.actor, table.offered("card")) == ("chance", {"kick", "leak"})
        table.do("card kick")
        assert table.hands == [{"rage"}, {"stomp"}, {"leak"}]
    else:
        assert table.hands == [{"kick", "leak"}, {"stomp"}, {"rage"}]


@pytest.mark.clause("GLM-08")
def test_three_operations_with_three_conditions() -> None:
    table = fight(Fighter("desperate", works="torso, head, left arm"), Fighter(), pile="rage")
    table.do("play desperate", "tile right leg")
    assert (table.actor, table.out[-1]) == ("chance", "2 right leg")
    assert table.change("card rage") == {"1 energy": 3}
    assert table.hand(1) == {"rage"}


# --- Two strikes ------------------------------------------------------------------------


@pytest.mark.clause("GLM-13")
def test_a_second_strike_keeps_the_enemy_and_chooses_its_tiles_anew() -> None:
    """3 and 4 against 6, then 3 and 3 against 5."""
    table = fight(Fighter("double"), Fighter(), Fighter()).do("play double", "enemy 3")
    table.do("tile left arm", "tile left arm")
    assert (table.actor, table.out, table.offered()) == (
        1,
        ["3 left arm"],
        {"tile left arm", "tile right arm"},
    )
    assert table.change("tile right arm") == {"3 right arm": "out"}


@pytest.mark.clause("GLM-13")
def test_the_second_strike_is_left_out_where_it_has_no_target() -> None:
    table = fight(Fighter("double"), Fighter(out="left arm"), Fighter())
    assert table.change("play double", "enemy 2", "tile left arm") == {"2 right arm": "out"}
    assert table.actor == 2


@pytest.mark.clause("GLM-13")
def test_the_second_one_has_what_the_first_has_left_over() -> None:
    """The first one breaks the own arm, so that both arms strike no more."""
    first = strike(9, "arm", "head"), operation("break", part="arms")
    table = probe(*first, strike(9, "arms", "torso"), own=Fighter("probe", out="left arm"))
    assert table.change("play probe") == {"2 head": "out", "1 right arm": "out"}


@pytest.mark.clause("GLM-13")
def test_same_is_about_the_strike_before_it_and_not_about_the_next() -> None:
    own = operation("attack", amount=1, part="same", lasts="game")
    table = probe(strike(0, "arm", "arm"), own, strike(0, "leg", "leg"))
    table.do("play probe", "tile left arm")
    assert table.change("tile right arm") == {"1 left arm attack": "+1 game", "supply": [9, 10]}
    assert table.change("tile right leg", "tile left leg") == {}
    enemy = operation("defence", amount=-1, who="enemy", part="same", lasts="game")
    table = probe(strike(0, "legs", "arms"), enemy, strike(0, "head", "torso"))
    expected = {"2 left arm defence": "-1 game", "2 right arm defence": "-1 game", "supply": [10, 8]}
    assert table.change("play probe") == expected


@pytest.mark.clause("GLM-08")
def test_same_of_a_strike_two_operations_before() -> None:
    enemy = operation("defence", amount=-1, who="enemy", part="same", lasts="game")
    table = probe(strike(0, "head", "leg"), operation("energy", amount=1), enemy).do("play probe")
    change = table.change("tile left leg")
    assert change == {"2 left leg defence": "-1 game", "1 energy": 3, "supply": [10, 9]}


@pytest.mark.clause("GLM-08")
def test_same_is_laid_on_what_still_works() -> None:
    """What was struck is out of order, and so is the arm that struck and broke."""
    enemy = operation("defence", amount=-1, who="enemy", part="same", lasts="game")
    table = probe(strike(9, "torso", "arms"), enemy)
    assert table.change("play probe") == {"2 left arm": "out", "2 right arm": "out"}
    own = operation("attack", amount=1, part="same", lasts="game")
    table = probe(strike(9, "arm", "head"), operation("break", part="arms"), own, own=Fighter("probe"))
    assert table.change("play probe", "tile left arm") == {
        "2 head": "out",
        "1 left arm": "out",
        "1 right arm": "out",
    }


# --- One enemy ----------------------------------------------------------------------------


@pytest.mark.clause("GLM-13")
def test_the_first_operation_that_needs_an_enemy_chooses_it_for_all() -> None:
    """An enemy without a head may lose energy; then the strike at its head has no target."""
    operations = (
        operation("energy", amount=1),
        operation("energy", amount=-1, who="enemy"),
        strike(9, "head", "head"),
    )
    table = probe(*operations, enemies=(Fighter(out="head"), Fighter()))
    table.do("play probe")
    assert (table.energy, table.offered()) == ([3, 2, 2], {"enemy 2", "enemy 3"})
    assert table.copy().change("enemy 2") == {"2 energy": 1}
    assert table.change("enemy 3") == {"3 energy": 1, "3 head": "out"}


@pytest.mark.clause("GLM-15")
def test_an_enemy_that_falls_is_no_enemy_any_more() -> None:
    """Neither the rider nor an operation about all enemies reaches it."""
    rider = operation("energy", amount=-1, who="enemy")
    everyone = operation("energy", amount=-1, who="enemies")
    enemies = Fighter(works="head"), Fighter()
    table = probe(strike(9, "head", "head"), rider, everyone, enemies=enemies)
    assert table.change("play probe", "enemy 2") == {"2": "destroyed", "2 head": "out", "3 energy": 1}


# --- Order --------------------------------------------------------------------------------


@pytest.mark.clause("GLM-13")
@pytest.mark.parametrize(("arm", "hits"), [("left arm", True), ("right arm", False)])
def test_a_boost_before_the_strike_counts(arm: str, hits: bool) -> None:
    """4 and 2 with an arm of 4 or 3, against 10."""
    table = fight(Fighter("warm-up"), Fighter(tokens="head defence +2 game")).do("play warm-up")
    assert table.do(f"tile {arm}").out == (["2 head"] if hits else [])


@pytest.mark.clause("GLM-13")
def test_a_boost_after_it_does_not() -> None:
    table = probe(strike(6, "head", "head"), operation("boost", amount=5))
    assert table.change("play probe") == {}


@pytest.mark.clause("GLM-08")
def test_tokens_count_for_what_follows() -> None:
    weaken = operation("defence", amount=-2, who="enemy", part="head", lasts="turn")
    assert probe(weaken, strike(5, "head", "head")).do("play probe").out == ["2 head"]
    assert probe(strike(5, "head", "head"), weaken).do("play probe").out == []


@pytest.mark.clause("GLM-08")
def test_a_card_taken_after_a_swap_goes_into_the_new_hand() -> None:
    effects = {"probe": ", ".join([operation("swap"), operation("take", amount=1), operation("jam")])}
    table = fight(Fighter("probe, rage"), Fighter("kick"), pile="leak", effects=effects).do(
        "play probe", "card leak"
    )
    assert table.hands == [{"kick", "leak"}, {"rage"}]
    assert table.offered() == {"card rage"}
