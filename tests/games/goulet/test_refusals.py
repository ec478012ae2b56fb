"""Whatever is refused is refused with the clause that forbids it, and nothing else is."""

import pytest

from pioche.core.table import Refusal
from pioche.core.words import ENGLISH
from pioche.games.goulet import GAME

from .positions import ACTIONS, ALL, NAMES, Position, laid_out, position
from .random_play import count, steps, tables

LATER = ["attack 1 at range 1", "step forward", "step back", "heal", "end turn"]
KEEPING = ["stop", "lift 1", "lift 6", "roll"]


def refuses(table: Position, name: str, clause: str, words: str) -> bool:
    """Whether the action is forbidden by this clause, with these words in the reason."""
    return table.why_not(name) == clause and words in table.reason(name)


# --- Set-up -------------------------------------------------------------------


@pytest.mark.clause("GOU-03")
def test_nobody_places_units_without_the_option() -> None:
    words = "without the option 'arrange'"
    for table in (laid_out(), position(dice=[1])):
        for unit in ALL:
            assert refuses(table, f"place {unit}", "GOU-03", words)


@pytest.mark.clause("GOU-03")
def test_units_are_placed_in_turn_and_once() -> None:
    table = laid_out(arrange=True)
    assert table.why_not("place Wizard") is None
    assert refuses(table, "place Dragon", "GOU-03", "Grey")
    table.do("place Wizard")
    assert refuses(table, "place Wizard", "GOU-03", "the Wizard has a position")
    table.do("place Knight", "place Archer")
    assert refuses(table, "place Knight", "GOU-03", "Purple")
    table.do("place Skeleton", "place Sorcerer", "place Dragon")
    assert refuses(table, "place Dragon", "GOU-03", "in their places")


@pytest.mark.clause("GOU-05")
def test_tokens_are_drawn_once_while_the_track_is_laid_out() -> None:
    table = laid_out(arrange=True)
    words = "tokens are drawn only"
    assert refuses(table, "token Wizard", "GOU-05", words)
    table = laid_out().shuffle("Wizard")
    assert refuses(table, "token Wizard", "GOU-05", "the token of the Wizard")
    assert table.why_not("token Knight") is None
    assert refuses(position(), "token Wizard", "GOU-05", words)


# --- Rolling ------------------------------------------------------------------


@pytest.mark.clause("GOU-08")
def test_dice_land_only_while_in_the_air() -> None:
    for table in (laid_out(), laid_out(arrange=True), position(), position(phase="keep", dice=[1], rolls=1)):
        assert refuses(table, "die 6", "GOU-08", "in the air")
    assert position(phase="roll", lifted=2).why_not("die 6") is None


@pytest.mark.clause("GOU-08")
@pytest.mark.parametrize("name", KEEPING)
def test_dice_are_kept_or_lifted_only_once_they_have_come_to_rest(name: str) -> None:
    for table in (laid_out(), laid_out(arrange=True), position(phase="roll", lifted=2, dice=[1, 6])):
        assert refuses(table, name, "GOU-08", "the dice are not on the table")


@pytest.mark.clause("GOU-08")
@pytest.mark.parametrize("name", KEEPING)
def test_there_are_three_rolls_and_none_after_the_player_has_stopped(name: str) -> None:
    kept = "the player has kept the dice"
    assert refuses(position(rolls=3, dice=[1, 6]), name, "GOU-08", "at most 3")
    assert refuses(position(rolls=2, dice=[1, 6]), name, "GOU-08", kept)
    assert refuses(position(rolls=1, dice=[1, 6]), name, "GOU-08", kept)


@pytest.mark.clause("GOU-08")
def test_dice_taken_up_are_rolled_and_no_others() -> None:
    table = position(phase="keep", rolls=1, dice=[1, 1, 2, 3, 6])
    assert table.why_not("stop") is None
    assert table.why_not("lift 6") is None
    assert refuses(table, "lift 5", "GOU-08", "no die shows 5")
    assert refuses(table, "roll", "GOU-08", "no die is taken up")
    table.lift(6)
    assert refuses(table, "lift 6", "GOU-08", "no die shows 6")
    assert refuses(table, "stop", "GOU-08", "must be rolled")
    assert table.why_not("roll") is None


# --- Resolving ----------------------------------------------------------------


@pytest.mark.clause("GOU-09")
@pytest.mark.parametrize("name", LATER)
def test_dice_take_effect_only_after_rolling(name: str) -> None:
    words = "finished rolling"
    dice = [1, 1, 4, 5]
    for table in (
        laid_out(),
        laid_out(arrange=True),
        position(playing="Knight", phase="keep", rolls=1, dice=dice),
        position(playing="Knight", phase="roll", lifted=1, dice=dice),
    ):
        assert refuses(table, name, "GOU-09", words)


@pytest.mark.clause("GOU-09")
def test_at_a_strict_table_the_turn_does_not_end_while_an_effect_can_be_used() -> None:
    words = "a 4 or a 5"
    assert refuses(position(dice=[4], effects="must"), "end turn", "GOU-09", words)
    assert refuses(position(playing="Archer", dice=[5], effects="must"), "end turn", "GOU-09", words)
    assert position(dice=[4], effects="may").why_not("end turn") is None


@pytest.mark.clause("GOU-10")
def test_an_attack_takes_two_dice() -> None:
    words = "one die for the damage"
    table = position(playing="Wizard", dice=[1, 2, 6])
    assert refuses(table, "attack 1 at range 1", "GOU-10", words)
    assert refuses(table, "attack 2 at range 3", "GOU-10", words)
    assert refuses(table, "attack 3 at range 1", "GOU-10", words)
    assert table.why_not("attack 2 at range 1") is None


@pytest.mark.clause("GOU-10")
def test_the_turn_does_not_end_while_a_pair_reaches() -> None:
    words = "a pair still reaches"
    assert refuses(position(dice=[1, 1]), "end turn", "GOU-10", words)
    assert refuses(position(dice=[1, 1, 4], effects="must"), "end turn", "GOU-10", words)
    assert position(dice=[1, 1], attacks="may").why_not("end turn") is None


@pytest.mark.clause("GOU-11")
def test_an_attack_reaches_an_enemy() -> None:
    table = position(playing="Archer", dice=[1, 2, 3])
    assert refuses(table, "attack 3 at range 2", "GOU-11", "no enemy stands at range 2")
    assert refuses(table, "attack 3 at range 1", "GOU-11", "no enemy stands at range 1")
    assert table.why_not("attack 2 at range 3") is None
    target = position(playing="Archer", purple=["Dragon"], dice=[1, 2, 3], range="target")
    assert target.why_not("attack 3 at range 1") is None
    assert refuses(target, "attack 1 at range 3", "GOU-11", "no enemy stands at range 3")


@pytest.mark.clause("GOU-14")
def test_a_step_takes_a_4_and_an_ally() -> None:
    alone, no_four = "no ally", "a 4"
    assert refuses(position(playing="Knight", dice=[5]), "step forward", "GOU-14", no_four)
    assert refuses(position(playing="Knight", dice=[5]), "step back", "GOU-14", no_four)
    assert refuses(position(playing="Wizard", dice=[4]), "step forward", "GOU-14", alone)
    assert refuses(position(playing="Archer", dice=[4]), "step back", "GOU-14", alone)
    assert position(playing="Wizard", dice=[4]).why_not("step back") is None
    assert position(playing="Archer", dice=[4]).why_not("step forward") is None


@pytest.mark.clause("GOU-15")
def test_healing_takes_a_5_a_place_behind_and_room_on_the_gauge() -> None:
    assert refuses(position(playing="Knight", dice=[4]), "heal", "GOU-15", "it takes a 5")
    assert refuses(position(playing="Wizard", dice=[5]), "heal", "GOU-15", "position 1")
    healthy = position(playing="Knight", dice=[5], hit_points={"Knight": 12})
    assert refuses(healthy, "heal", "GOU-15", "more than 12")
    assert position(playing="Knight", dice=[5], hit_points={"Knight": 11}).why_not("heal") is None


# --- The end, and everywhere --------------------------------------------------


@pytest.mark.clause("GOU-18")
@pytest.mark.parametrize(("playing", "side"), [("Wizard", "Grey"), ("Dragon", "Purple")])
def test_nothing_is_possible_after_a_victory(playing: str, side: str) -> None:
    table = position(["Wizard"], ["Dragon"], playing, dice=[1, 1], hit_points={"Wizard": 1, "Dragon": 1})
    table.do("attack 1 at range 1")
    for name in NAMES:
        assert refuses(table, name, "GOU-18", f"{side} has won")


@pytest.mark.clause("GOU-19")
def test_nothing_is_possible_after_a_draw() -> None:
    table = position(turns=3, turn_limit=3).do("end turn")
    for name in NAMES:
        assert refuses(table, name, "GOU-19", "the turn limit (3)")


def test_an_action_is_refused_exactly_if_it_is_not_offered() -> None:
    """Every action at every step of random matches at all tables."""
    for seed, (contents, options) in enumerate(tables(count(compiled=64, plain=6))):
        for table in steps(seed, contents, **{**options, "turn_limit": 5}):
            legal = table.legal()
            for action in range(GAME.actions):
                refused = GAME.table.why_not(table.box, table.state, action)
                assert (refused is None) is (action in legal), NAMES[action]
                assert refused is None or isinstance(refused, Refusal)


def test_an_action_shown_greyed_promises_nothing() -> None:
    """At full Hit Points a 5 heals nobody, and its sentence does not say to what."""
    table = position(dice=[5], playing="Knight", hit_points={"Knight": 12})
    heal = ACTIONS["heal"]
    assert heal in GAME.table.candidates(table.box, table.state)
    assert GAME.table.sentence(table.box, table.state, heal, ENGLISH) == "Heal one Hit Point (a 5)"


def test_before_the_first_turn_a_step_is_about_no_unit() -> None:
    table = laid_out()
    assert GAME.table.touches(table.box, table.state, ACTIONS["step back"]) == []
    assert GAME.table.touches(table.box, table.state, ACTIONS["attack 1 at range 1"]) == []


def test_the_view_tells_how_far_enemies_are_as_the_table_counts() -> None:
    """The playing Unit goes together with what it strikes, changes places with, or heals."""
    table = position(playing="Knight", dice=[1, 2, 4, 5])
    assert GAME.table.view(table.box, table.state)["ranges"] == {
        "unit/skeleton": 2,
        "unit/sorcerer": 3,
        "unit/dragon": 4,
    }
    struck = GAME.table.touches(table.box, table.state, ACTIONS["attack 1 at range 2"])
    assert struck == ["die/1/0", "die/2/0", "unit/knight", "unit/skeleton"]
    assert GAME.table.touches(table.box, table.state, ACTIONS["heal"]) == ["die/5/0", "unit/knight"]
    plain = position(playing="Knight", dice=[], range="target")
    assert GAME.table.view(plain.box, plain.state)["ranges"]["unit/skeleton"] == 1
    first = laid_out()
    assert GAME.table.view(first.box, first.state)["ranges"] == {}


@pytest.mark.clause("GOU-12")
@pytest.mark.parametrize(
    ("points", "told"),
    [
        (3, "The Wizard attacks the Skeleton: −2, 1 Hit Point left."),
        (1, "The Wizard attacks the Skeleton: −1, 0 Hit Points left. The Skeleton falls!"),
    ],
)
def test_a_blow_is_told_by_what_it_took(points: int, told: str) -> None:
    table = position(playing="Wizard", dice=[1, 2], hit_points={"Skeleton": points})
    before = table.states.copy()
    table.do("attack 2 at range 1")
    action = ACTIONS["attack 2 at range 1"]
    assert GAME.table.log(table.box, before[0], action, table.state, ENGLISH) == told
