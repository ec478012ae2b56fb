"""Whatever is refused is refused with the clause that forbids it, and nothing else is."""

import ast
import inspect
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from pioche.core.box import Value
from pioche.games.golem import GAME, refusals
from pioche.games.golem.pieces import mecha_name

from .building import Fighter, attack, fight, laid_out, operation, strike
from .content import MECHAS
from .positions import ACTIONS, NAMES, Position, count, steps
from .random_play import KINDS, TASTES, choose

HANDED_OUT = "Pilots are handed out first, then Mecha, and each seat gets one."
YOUR_TURN = "it is your turn to play or discard a card."
WHICH_CARD = "say first which card you discard."
WHAT_FOR = "say first what you discard a card for: the Pilot, or energy."
HAVE_ACTED = "you have acted: you can use an ability or be done."
ANSWERS = "before the action goes on, you can use an ability or be done."
REPAIRS = "between rounds you can repair a tile or be done."
AN_ENEMY, A_TILE = "the effect asks for an enemy first.", "the effect asks for a tile first."


def refuses(table: Position, name: str, clause: str, sentence: str) -> bool:
    """Whether the action is forbidden by this clause, with this reason."""
    refusal = GAME.table.why_not(table.box, table.state, ACTIONS[name])
    assert refusal is not None, f"'{name}' is not forbidden"
    assert f"**{refusal.clause}**" in GAME.rules["fr"]
    return (refusal.clause, str(refusal.sentence)) == (clause, sentence)


def allows(table: Position, name: str) -> bool:
    return GAME.table.why_not(table.box, table.state, ACTIONS[name]) is None


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
