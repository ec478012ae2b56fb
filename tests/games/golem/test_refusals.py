"""Whatever is refused is refused with the clause that forbids it, and nothing else is.

Abilities, enemies and tiles are in test_refused_choices.py.
"""

import ast
import inspect
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from pioche.core.box import Value
from pioche.games.golem import GAME, refusals

from .building import Fighter, fight, laid_out
from .content import MECHAS
from .positions import NAMES, Position, count, steps
from .random_play import KINDS, TASTES, choose
from .telling import allows, refuses

HANDED_OUT = "Pilots are handed out first, then Mecha, and each seat gets one."
YOUR_TURN = "it is your turn to play or discard a card."
WHICH_CARD = "say first which card you discard."
WHAT_FOR = "say first what you discard a card for: the Pilot, or energy."
HAVE_ACTED = "you have acted: you can use an ability or be done."
REPAIRS = "between rounds you can repair a tile or be done."


# --- Chance -------------------------------------------------------------------


@pytest.mark.clause("GLM-04")
def test_pilots_are_handed_out_then_mecha_one_each() -> None:
    table = laid_out(2)
    for name in ("play rage", "gain", "use claw", "enemy 1", "tile head", "done"):
        assert refuses(table, name, "GLM-04", "Pilots and Mecha are still being handed out.")
    assert refuses(table, "mecha titan", "GLM-04", HANDED_OUT)
    assert refuses(
        table.do("pilot mira"), "pilot mira", "GLM-04", "it is handed out already, or not in the box."
    )
    assert refuses(table, "pilot #10", "GLM-04", "it is handed out already, or not in the box.")
    table.do("pilot kato")
    assert refuses(table, "pilot ines", "GLM-04", HANDED_OUT)
    assert refuses(table, "done", "GLM-04", "Pilots and Mecha are still being handed out.")
    table.do("mecha hydra")
    for name in ("mecha hydra", "mecha #7"):
        assert refuses(table, name, "GLM-04", "it is handed out already, or not in the box.")
    assert allows(table, "mecha titan")
    assert refuses(table.do("mecha titan"), "mecha atlas", "GLM-04", HANDED_OUT)


@pytest.mark.clause("GLM-06")
def test_cards_are_dealt_from_the_pile_and_then_no_more() -> None:
    table = laid_out(2, contents={"hand": 1}).do("pilot mira", "pilot kato", "mecha titan", "mecha hydra")
    table.deal("rage")
    assert refuses(table, "card rage", "GLM-06", "this card is not in the pile.")
    assert refuses(table, "card #60", "GLM-06", "this card is not in the pile.")
    assert refuses(table, "throw rage", "GLM-06", "the cards are still being dealt.")
    assert allows(table, "card kick")
    assert refuses(table.deal("kick"), "card leak", "GLM-06", "no card is dealt, taken or lost now.")


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("effect", ["supplies", "jam"])
def test_chance_picks_the_card_of_an_effect_before_it_goes_on(effect: str) -> None:
    table = fight(Fighter(effect), Fighter("rage, kick"), pile="leak, storm, patch").do(f"play {effect}")
    assert refuses(table, "done", "GLM-08", "first chance picks a card for the effect.")
    other, place = {"supplies": ("rage", "the pile"), "jam": ("leak", "that hand")}[effect]
    assert refuses(table, f"card {other}", "GLM-06", f"this card is not in {place}.")
    assert allows(table, "card leak") is (effect == "supplies")
    assert allows(table, "card rage") is (effect == "jam")


@pytest.mark.clause("GLM-18")
def test_the_virtual_player_drops_a_card_of_its_hand_first() -> None:
    table = fight(Fighter("rage, kick"), Fighter("leak, storm"), cycle=1, virtual="patch, refit")
    table.throw("rage", "leak")
    assert table.phase == "drop"
    assert refuses(table, "throw storm", "GLM-18", "the virtual player drops a card first.")
    assert refuses(table, "card patch", "GLM-06", "this card is not in that hand.")
    assert allows(table, "card kick")


# --- Cards --------------------------------------------------------------------


@pytest.mark.clause("GLM-08")
def test_in_a_turn_a_card_of_the_own_hand_is_used() -> None:
    table = fight(Fighter("rage, kick"), Fighter("leak"))
    assert allows(table, "play rage")
    assert allows(table, "gain")
    assert allows(table, "pilot's ability")
    for name in ("play leak", "play #60"):
        assert refuses(table, name, "GLM-08", "this card is not in your hand.")
    for name in ("throw kick", "throw leak"):
        assert refuses(table, name, "GLM-08", WHAT_FOR)
    for name in ("enemy 2", "tile head", "done"):
        assert refuses(table, name, "GLM-08", YOUR_TURN)


@pytest.mark.clause("GLM-12")
def test_a_combat_card_needs_working_parts_on_both_sides() -> None:
    table = fight(
        Fighter("rage, ram, stomp, plating", out="left arm, right arm, left leg"), Fighter(out="left arm")
    )
    assert refuses(table, "play rage", "GLM-12", "your Mecha needs one working arm for it.")
    assert refuses(table, "play ram", "GLM-12", "no enemy has both arms working.")
    assert refuses(table, "play stomp", "GLM-12", "your Mecha needs both legs working for it.")
    for name in ("play plating", "gain"):
        assert allows(table, name)


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize(
    ("pilot", "own", "clause", "sentence"),
    [
        ("mira", "head", "GLM-08", "there is nothing for it to repair."),
        ("lena", "head", "GLM-08", "no enemy has a card to lose."),
        ("kato", "head", "GLM-12", "your Mecha needs a working head for it."),
        ("kato", "torso", "GLM-12", "no enemy has a working head."),
    ],
)
def test_a_pilot_needs_something_to_work_on(pilot: str, own: str, clause: str, sentence: str) -> None:
    table = fight(Fighter("rage, kick", pilot=pilot, out=own), Fighter("", out="head"))
    assert refuses(table, "pilot's ability", clause, sentence)
    assert allows(table, "gain")


@pytest.mark.clause("GLM-08")
def test_for_the_pilot_or_for_energy_a_card_of_the_own_hand_is_discarded() -> None:
    table = fight(Fighter("rage, kick", mecha="sphinx"), Fighter("leak")).do("gain")
    for name in ("play kick", "pilot's ability", "gain", "use focus", "enemy 2", "tile head", "done"):
        assert refuses(table, name, "GLM-08", WHICH_CARD)
    assert refuses(table, "throw leak", "GLM-08", "this card is not in your hand.")
    assert allows(table, "throw rage")


@pytest.mark.clause("GLM-08")
def test_one_card_a_turn() -> None:
    table = fight(Fighter("rage, kick", mecha="sphinx"), Fighter()).do("gain", "throw rage")
    for name in ("play kick", "gain", "throw kick", "pilot's ability", "enemy 2", "tile head"):
        assert refuses(table, name, "GLM-08", HAVE_ACTED)
    assert allows(table, "done")


# --- Between rounds, and after the end --------------------------------------------


@pytest.mark.clause("GLM-11")
def test_between_rounds_tiles_are_repaired_or_not() -> None:
    table = fight(Fighter(out="head", mecha="sphinx"), Fighter(), cycle=5)
    table.throw("spare-1", "spare-2")
    assert table.phase == "repair"
    assert refuses(table, "tile torso", "GLM-11", "the torso is working.")
    for name in ("play spare-1", "gain", "use focus", "enemy 2"):
        assert refuses(table, name, "GLM-11", REPAIRS)
    assert allows(table, "tile head")
    assert allows(table, "done")


@pytest.mark.clause("GLM-17")
def test_nothing_is_possible_after_the_end() -> None:
    table = fight(Fighter("rage"), Fighter(works="head")).do("play rage", "tile left arm")
    for name in NAMES:
        assert refuses(table, name, "GLM-17", "the match is over.")
    assert GAME.table.candidates(table.box, table.state) == []


# --- Whole matches ----------------------------------------------------------------


def reasons() -> set[str]:
    """Every sentence in the source of the refusals, before details are filled in."""
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(refusals))) if isinstance(node, ast.Call)]
    said = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Say"]
    return {str(text.value) for text in said if isinstance(text, ast.Constant)}


def random_positions() -> Iterator[Position]:
    """Every step of short random matches at tables of every kind, in which Mecha fall."""
    weak = [3, 2, 4, 2, 3, 2] * len(MECHAS)
    for seed in range(count(compiled=16, plain=8)):
        players, windows, teams = KINDS[seed % len(KINDS)]
        options: dict[str, Value] = {"windows": windows, "teams": teams}
        contents = {"hand": 2, "virtual_hand": 2, "rounds": 2, "start_energy": 4, "mecha_defence": weak}
        way = partial(choose, Random(seed), taste=TASTES[seed % len(TASTES)])
        yield from steps(laid_out(players, contents=contents, **options), way)


def test_an_action_is_refused_exactly_if_it_is_not_offered() -> None:
    """Every action, as the actor sees the table."""
    met = set()
    for table in random_positions():
        legal = table.legal()
        seen = table.seen_by(table.actor) if isinstance(table.actor, int) else table
        for action in range(GAME.actions):
            refused = GAME.table.why_not(seen.box, seen.state, action)
            assert (refused is None) is (action in legal), NAMES[action]
            met.add(refused.sentence.text if refused else "")
    assert met <= {"", *reasons()}
    assert len(met) > 30
