"""Destroyed Mecha, and the end of the game when one fighter is left, or nobody (GLM-15, GLM-17)."""

import pytest

from .building import Fighter, fight, operation, strike
from .positions import TILES

# --- Out at once -------------------------------------------------------------------------


@pytest.mark.clause("GLM-15")
def test_a_mecha_with_no_working_tile_is_destroyed() -> None:
    table = fight(Fighter("bite"), Fighter(works="left arm"), Fighter())
    change = table.change("play bite", "enemy 2", "tile left arm")
    assert change == {"2": "destroyed", "2 left arm": "out"}


@pytest.mark.clause("GLM-15")
@pytest.mark.parametrize("left", TILES)
def test_with_one_tile_left_it_fights_on(left: str) -> None:
    """Whichever tile it is."""
    other = "head" if left != "head" else "torso"
    effects = {"probe": strike(9, "torso", other)}
    table = fight(Fighter("probe"), Fighter(works=f"{left}, {other}"), effects=effects)
    assert table.change("play probe") == {f"2 {other}": "out"}
    assert (table.destroyed, table.actor) == ([], 2)


@pytest.mark.clause("GLM-15")
def test_the_last_two_tiles_can_fall_together() -> None:
    table = fight(Fighter("stomp"), Fighter("kick", works="left leg, right leg"), Fighter())
    change = table.change("play stomp", "enemy 2")
    assert change == {"2": "destroyed", "2 left leg": "out", "2 right leg": "out"}


@pytest.mark.clause("GLM-15")
def test_the_hand_is_discarded_and_the_turn_is_lost() -> None:
    table = fight(Fighter("bite, jam"), Fighter("kick, leak", works="left arm"), Fighter("storm"))
    table.do("play bite", "enemy 2", "tile left arm")
    assert (table.hands, table.discards) == ([{"jam"}, set(), {"storm"}], {"bite", "kick", "leak"})
    assert table.actor == 3
    assert table.state.sizes.tolist()[:3] == [1, 0, 1]
    assert table.state.hands.tolist()[:3] == [0, -1, 2]


@pytest.mark.clause("GLM-15")
def test_who_is_out_can_neither_be_attacked_nor_act() -> None:
    fighters = [Fighter("rage, leak, jam, switch"), Fighter(destroyed=True), Fighter(), Fighter()]
    for card in ("rage", "leak", "jam", "switch"):
        assert fight(*fighters).do(f"play {card}").offered() == {"enemy 3", "enemy 4"}
    table = fight(Fighter("storm"), Fighter(destroyed=True), Fighter()).do("play storm")
    assert (table.energy, table.actor) == ([2, 2, 1], 3)


@pytest.mark.clause("GLM-15")
def test_the_rest_of_an_effect_of_who_is_destroyed_is_left_out() -> None:
    """The leg was the last tile: no energy after it."""
    table = fight(Fighter("vent, rage", works="right leg"), Fighter(), Fighter())
    assert table.change("play vent") == {"1": "destroyed", "1 right leg": "out"}
    assert (table.discards, table.actor) == ({"vent", "rage"}, 2)
    drain = ", ".join([operation("break", part="head"), operation("energy", amount=-1, who="enemies")])
    table = fight(Fighter("probe", works="head"), Fighter(), Fighter(), effects={"probe": drain})
    assert table.do("play probe").energy == [2, 2, 2]


@pytest.mark.clause("GLM-15")
def test_a_boost_and_tokens_of_the_turn_end_with_who_is_destroyed() -> None:
    own = ", ".join([operation("boost", amount=3), operation("attack", amount=1, part="torso", lasts="turn")])
    effects = {"probe-own": own, "probe": operation("break", part="torso")}
    table = fight(
        Fighter("probe", mecha="argus", works="torso", energy=1), Fighter(), Fighter(), effects=effects
    )
    table.do("use probe-own", "play probe")
    facts = table.facts()
    assert (facts["1"], facts["boost"], facts["1 torso attack"], facts["supply"]) == (
        "destroyed",
        0,
        "",
        [10, 10],
    )


@pytest.mark.clause("GLM-15")
def test_who_breaks_the_last_tile_before_the_action_has_none() -> None:
    effects = {"probe-own": operation("break", part="torso")}
    table = fight(Fighter("rage", mecha="argus", works="torso"), Fighter(), Fighter(), effects=effects)
    table.do("use probe-own")
    assert (table.destroyed, table.discards, table.actor, table.turn) == ([1], {"rage"}, 2, 2)


# --- One is left ---------------------------------------------------------------------------


@pytest.mark.clause("GLM-17")
def test_the_game_ends_when_one_fighter_is_left() -> None:
    table = fight(Fighter("bite, jam", works="left arm"), Fighter("kick", works="head, left arm"), turn=1)
    table.do("play bite", "tile left arm")
    assert table.actor == 2
    last = fight(Fighter("bite, jam", works="left arm"), Fighter("kick", works="left arm"))
    last.do("play bite")
    assert (last.actor, last.winners, last.legal()) == ("nobody", [1], [])


@pytest.mark.clause("GLM-17")
def test_of_three_the_last_one_wins_however_few_tiles_are_left() -> None:
    fighters = [Fighter("bite", works="left arm"), Fighter(works="left arm"), Fighter()]
    assert fight(*fighters).do("play bite", "enemy 2").actor == 3
    fighters[2] = Fighter(destroyed=True)
    table = fight(*fighters).do("play bite")
    assert (table.actor, table.winners) == ("nobody", [1])
    assert table.scores == [2, 0, 0]


@pytest.mark.clause("GLM-17")
def test_it_ends_at_the_end_of_the_effect() -> None:
    """What comes after the strike is done, as far as it has something to work on."""
    table = fight(Fighter("drain", works="head"), Fighter(works="right arm"))
    assert table.change("play drain") == {"2": "destroyed", "2 right arm": "out", "1 energy": 4}
    assert (table.actor, table.winners) == ("nobody", [1])


@pytest.mark.clause("GLM-17")
def test_who_destroys_oneself_leaves_the_win_to_the_other() -> None:
    table = fight(Fighter("vent", works="right leg"), Fighter(works="head")).do("play vent")
    assert (table.actor, table.winners, table.scores) == ("nobody", [2], [0, 2])


@pytest.mark.clause("GLM-17")
def test_at_the_end_no_effect_is_under_way() -> None:
    """Neither of an attack nor of the answer that has ended it."""
    attacked = Fighter(mecha="hydra", works="torso", energy=2)
    answered = fight(Fighter("bite", works="left arm"), attacked).do("play bite", "use riposte")
    for table in (
        fight(Fighter("bite", works="left arm"), Fighter(works="left arm")).do("play bite"),
        answered,
    ):
        state = table.state
        assert table.actor == "nobody"
        for cells in ("effect", "user", "enemy", "striker", "target", "tile"):
            assert set(getattr(state, cells)) == {-1}
        assert (state.depth, state.asks, state.declared, state.asked, state.shield) == (0, 0, 0, 0, 0)


# --- Nobody is left --------------------------------------------------------------------------


@pytest.mark.clause("GLM-17")
def test_if_one_effect_destroys_all_who_are_left_they_share_the_win() -> None:
    table = fight(Fighter("kamikaze", works="head"), Fighter(works="head")).do("play kamikaze")
    assert (table.destroyed, table.actor, table.winners) == ([1, 2], "nobody", [1, 2])


@pytest.mark.clause("GLM-17")
def test_but_not_with_those_who_had_fallen_before() -> None:
    fighters = [Fighter("kamikaze", works="head"), Fighter(destroyed=True), Fighter(works="head")]
    table = fight(*fighters).do("play kamikaze")
    assert (table.actor, table.winners, table.scores) == ("nobody", [1, 3], [1, 0, 1])


@pytest.mark.clause("GLM-17")
def test_if_both_fall_by_one_effect_and_a_third_is_left_that_one_wins() -> None:
    table = fight(Fighter("kamikaze", works="head"), Fighter(works="head"), Fighter(works="torso"))
    table.do("play kamikaze", "enemy 2")
    assert (table.actor, table.winners, table.scores) == ("nobody", [3], [0, 0, 2])


@pytest.mark.clause("GLM-17")
def test_two_fall_and_two_fight_on() -> None:
    """Those who fell together in mid-game are as good as any who fell before."""
    first, third = Fighter("kamikaze", works="head"), Fighter("overload", works="left arm")
    table = fight(first, Fighter(works="head"), third, Fighter(works="head")).do("play kamikaze", "enemy 2")
    assert (table.destroyed, table.actor) == ([1, 2], 3)
    table.do("play overload")
    assert (table.actor, table.winners, table.scores) == ("nobody", [3, 4], [0, 0, 1, 1])


@pytest.mark.clause("GLM-17")
def test_an_answer_too_can_destroy_all_who_are_left() -> None:
    effects = {"probe-answer": ", ".join([strike(9, "head", "arm"), operation("break", part="head")])}
    attacked = Fighter(mecha="argus", works="head", energy=1)
    table = fight(Fighter("bite", works="left arm"), attacked, effects=effects).do(
        "play bite", "use probe-answer"
    )
    assert (table.destroyed, table.actor, table.winners) == ([1, 2], "nobody", [1, 2])
