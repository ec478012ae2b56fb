"""Whatever is refused is refused with the clause that forbids it, and nothing else is.

Cards, players and materials that somebody names, and texts that cannot begin, are in test_refused_choices.py.
"""

import ast
import inspect
from random import Random
from types import ModuleType

import pytest

from pioche.core.rule import CHANCE, OVER
from pioche.core.words import words
from pioche.games.groo import GAME, reasons, refusals, refused_choices
from pioche.games.groo.state import Window

from .building import deed, scene
from .positions import ACTIONS, NAMES, Player, allows, box_file, count, laid_out, position, refuses
from .random_boxes import random_box
from .random_play import TASTES, choose, random_options
from .random_play import laid_out as random_table

FRENCH = words("fr", GAME.catalogue)
DEALING = "the cards are still being dealt."
NO_CARD = "no card is dealt, drawn or taken out of a hand now."
NO_DIE = "no die of production is rolled now."
NO_MOVE = "the movement die is not rolled now."
IN_BUILD = "you hold the dice: you can play cards, use powers, or be done."
IN_WINDOW = "you can play a Wild that fits, or be done."


# --- Chance -------------------------------------------------------------------------------


@pytest.mark.clause("GRO-04")
def test_the_dealer_is_named_then_cards_are_dealt_but_no_events() -> None:
    table = laid_out(3, box_file(contents={"hand": 1}))
    assert allows(table, "dealer 3")
    assert refuses(table, "dealer 4", "GRO-04", "nobody has this seat.")
    assert refuses(table, "card castle", "GRO-13", NO_CARD)
    for name in ("play castle", "pick castle", "player 1", "labor", "draw", "done"):
        assert refuses(table, name, "GRO-04", DEALING)
    table.do("dealer 1", "card castle")
    assert refuses(
        table, "dealer 1", "GRO-04", "the dealer is drawn by lot once, before the cards are dealt."
    )
    assert refuses(table, "card castle", "GRO-13", "Castle is not in the pile.")
    assert refuses(table, "card groo-is-dead", "GRO-04", "Events are not dealt: they stay in the pile.")
    assert refuses(table, "done", "GRO-04", DEALING)
    assert allows(table, "card sage")


@pytest.mark.clause("GRO-15")
def test_dice_are_rolled_one_after_the_other() -> None:
    table = scene(Player(), Player(), phase="roll")
    assert allows(table, "face 6")
    assert refuses(table, "move dog", "GRO-15", NO_MOVE)
    assert refuses(table, "card castle", "GRO-13", NO_CARD)
    assert refuses(table, "done", "GRO-15", "first the dice are rolled.")
    table.do(*["face 1"] * 6)
    assert allows(table, "move left 2")
    assert refuses(table, "face 1", "GRO-15", NO_DIE)
    table.do("move dog")
    for name, reason in (("face 1", NO_DIE), ("move dog", NO_MOVE)):
        assert refuses(table, name, "GRO-15", reason)


@pytest.mark.clause("GRO-13")
def test_a_card_is_drawn_from_the_pile_before_anything_else() -> None:
    table = scene(Player(), Player(hand="sage"), phase="draw").do("draw")
    for name in ("done", "draw", "play castle"):
        assert refuses(table, name, "GRO-13", "first a card is drawn.")
    assert refuses(table, "card sage", "GRO-13", "Sage is not in the pile.")
    assert allows(table, "card groo-is-dead")


@pytest.mark.clause("GRO-10")
def test_chance_takes_a_card_of_the_hand_that_a_text_is_about() -> None:
    text = deed("grab", who="opponent", time="use")
    table = scene(
        Player(town="tavern"), Player(hand="sage"), phase="build", dice="labor", texts={"tavern": text}
    )
    table.do("pick tavern")
    assert refuses(table, "done", "GRO-10", "first chance takes a card out of the hand.")
    assert refuses(table, "card castle", "GRO-10", "Castle is not in the hand of Player 2.")
    assert allows(table, "card sage")


@pytest.mark.clause("GRO-15")
@pytest.mark.parametrize(
    ("text", "due", "other", "reason"),
    [
        (deed("reroll", time="use"), "face 2", "move dog", NO_MOVE),
        (deed("move", where="die", time="use"), "move dog", "face 2", NO_DIE),
    ],
)
def test_a_die_is_rolled_again_for_a_text(text: str, due: str, other: str, reason: str) -> None:
    table = scene(Player(town="tavern"), Player(), phase="build", dice="labor", texts={"tavern": text})
    table.do("pick tavern")
    assert allows(table, due)
    assert refuses(table, other, "GRO-15", reason)
    assert refuses(table, "done", "GRO-15", "first the dice are rolled.")


# --- Playing cards --------------------------------------------------------------------------


@pytest.mark.clause("GRO-11")
@pytest.mark.parametrize(
    ("cost", "dice", "goods", "reason"),
    [
        ([0, 1, 1], "labor 2", "", "1 Supply and 1 Kopin; the dice left show 2 Labor."),
        ([3, 2, 2], "", "", "3 Labor, 2 Supplies and 2 Kopins; the dice left show nothing."),
        (
            [2, 0, 0],
            "labor, supplies, kopin, head",
            "",
            "2 Labor; the dice left show 1 Labor, 1 Supply, 1 Kopin and 1 Groo head.",
        ),
        (
            [3, 0, 0],
            "head 2",
            "labor 2",
            "3 Labor; the dice left show 2 Groo heads, and you have goods: 2 Labor.",
        ),
    ],
)
def test_a_card_that_is_too_dear_is_refused_with_its_cost_and_what_there_is(
    cost: list[int], dice: str, goods: str, reason: str
) -> None:
    numbers = {"cavalry": {"cost": cost}}
    table = scene(Player(hand="cavalry"), Player(), phase="build", dice=dice, goods=goods, numbers=numbers)
    assert refuses(table, "play cavalry", "GRO-11", f"Cavalry costs {reason}")


@pytest.mark.clause("GRO-11")
def test_a_cost_is_told_in_french_too() -> None:
    numbers = {"cavalry": {"cost": [1, 0, 2]}}
    table = scene(Player(hand="cavalry"), Player(), phase="build", dice="labor", numbers=numbers)
    refusal = GAME.table.why_not(table.box, table.state, ACTIONS["play cavalry"])
    assert refusal is not None
    assert FRENCH.say(refusal.sentence) == (
        "Cavalerie coûte 1 Main-d'œuvre et 2 Kopins\u00a0; les dés restants montrent 1 Main-d'œuvre."
    )


@pytest.mark.clause("GRO-15")
def test_cards_are_played_out_of_the_own_hand_by_who_holds_the_dice() -> None:
    table = scene(Player(hand="sage, lullaby"), Player(hand="archers"), phase="build", dice="labor 2")
    assert allows(table, "play sage")
    assert refuses(table, "play archers", "GRO-15", "Archers is not in your hand.")
    assert refuses(table, "play the-fray", "GRO-08", "The Fray is not in your hand.")
    no_window = "a Wild is played when a window opens, and none is open."
    assert refuses(table, "play lullaby", "GRO-08", no_window)
    never = "an Event is never in a hand: it takes effect once it is drawn."
    assert refuses(table, "play groo-is-dead", "GRO-09", never)
    table = scene(Player(hand="sage"), Player())
    assert refuses(table, "play sage", "GRO-15", "Sage is played when you hold the dice, after the roll.")


@pytest.mark.clause("GRO-07")
def test_a_groo_effect_needs_something_to_work_on() -> None:
    table = scene(Player(hand="the-door-was-open"), Player(), phase="build", dice="head", groo=2)
    reason = "there is no Building in the town of Player 2 for it."
    assert refuses(table, "play the-door-was-open", "GRO-07", reason)


@pytest.mark.clause("GRO-08")
def test_in_a_window_only_a_wild_that_fits_is_played() -> None:
    own, other = Player(hand="sage, castle, upside-down-map, the-fray"), Player(hand="lullaby")
    table = scene(own, other, phase="build", dice="labor 2").do("play sage")
    assert table.window == "played"
    assert allows(table, "play upside-down-map")
    assert allows(table, "done")
    assert refuses(table, "play the-fray", "GRO-08", "there is no battle.")
    assert refuses(table, "play castle", "GRO-08", "only a Wild can be played in a window.")
    assert refuses(table, "play lullaby", "GRO-08", "Lullaby is not in your hand.")
    for name in ("pick castle", "player 2", "labor", "draw"):
        assert refuses(table, name, "GRO-08", IN_WINDOW)


@pytest.mark.clause("GRO-08")
def test_who_waits_for_a_window_can_do_nothing() -> None:
    table = scene(Player(hand="sage"), Player(hand="upside-down-map"), phase="build", dice="labor").do(
        "play sage"
    )
    waiting = "somebody may still play a Wild: wait until the window is over."
    for player in (0, 1):
        for name in NAMES:
            assert refuses(table.seen_by(player), name, "GRO-08", waiting)


# --- What is asked ----------------------------------------------------------------------------


@pytest.mark.clause("GRO-12")
@pytest.mark.parametrize(
    ("phase", "clause", "reason"),
    [
        ("discard", "GRO-12", "you can discard cards of your hand, or be done."),
        ("draw", "GRO-13", "you can draw a card, or be done."),
        ("attack", "GRO-14", "you can name an opponent whom you attack, or be done."),
        ("build", "GRO-15", IN_BUILD),
        ("last_draw", "GRO-17", "you can draw a card, or be done."),
    ],
)
def test_who_does_something_else_is_told_what_is_asked(phase: str, clause: str, reason: str) -> None:
    table = scene(Player(hand="castle", town="sage"), Player(), phase=phase)
    assert allows(table, "done")
    assert refuses(table, "labor", clause, reason)
    assert allows(table, "draw") if "draw" in phase else refuses(table, "draw", clause, reason)
    assert allows(table, "player 2") if phase == "attack" else refuses(table, "player 2", clause, reason)
    if phase in ("draw", "attack", "last_draw"):
        assert refuses(table, "pick castle", clause, reason)


@pytest.mark.clause("GRO-16")
def test_who_was_passed_the_dice_is_told_so() -> None:
    table = scene(Player(), Player(), phase="build", holder=2, dice="labor")
    assert refuses(table, "draw", "GRO-16", IN_BUILD)
    assert refuses(table, "player 4", "GRO-04", "nobody has this seat.")


@pytest.mark.clause("GRO-14")
def test_troops_and_buildings_are_asked_for_in_a_battle() -> None:
    table = scene(Player(town="archers, cavalry"), Player(town="castle, tavern, pikemen"), phase="attack")
    table.do("player 2")
    assert refuses(table, "draw", "GRO-14", "name the Troops that you send, one after the other.")
    assert refuses(table, "done", "GRO-14", "an attack needs one Troop at least.")
    table.do("pick cavalry")
    assert allows(table, "done")
    table.do("done")
    assert refuses(table, "draw", "GRO-14", "you can send Troops to defend your town, or be done.")
    assert allows(table, "done")
    lost = Player(town="baker, tavern, castle")
    table = position(
        Player(town="cavalry fights"), lost, phase="lose", defender=2, numbers={"cavalry": {"value": 2}}
    )
    for name in ("done", "draw"):
        assert refuses(table, name, "GRO-14", "name the Buildings that you lose, one after the other.")


@pytest.mark.clause("GRO-18")
@pytest.mark.clause("GRO-19")
@pytest.mark.clause("GRO-21")
@pytest.mark.parametrize(
    ("goal", "last_turns", "clause"), [(3, -1, "GRO-18"), (20, 1, "GRO-19"), (20, -1, "GRO-21")]
)
def test_nothing_is_possible_after_the_end(goal: int, last_turns: int, clause: str) -> None:
    full = Player(hand="pawnshop, sage, baker, tavern, archers", town="castle, royal-palace")
    table = scene(full, Player(), phase="build", turns=8, goal=goal, turn_limit=9, last_turns=last_turns)
    table.do("done")
    for name in NAMES:
        assert refuses(table, name, clause, "the match is over.")


# --- Whole matches ------------------------------------------------------------------------------


def said_in(source: ModuleType) -> set[str]:
    """Every sentence in a source, before details are filled in."""
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(source))) if isinstance(node, ast.Call)]
    said = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Say"]
    return {str(text.value) for text in said if isinstance(text, ast.Constant)}


def test_an_action_is_refused_exactly_if_it_is_not_offered() -> None:
    """Every action, as the actor sees the table; and nothing is allowed to who waits."""
    met = set()
    for seed in range(count(compiled=12, plain=6)):
        random = Random(seed)
        players = 2 + seed % 3
        table = random_table(players, random_box(random), random_options(random, players))
        taste, plies = random.choice(TASTES), 0
        while table.state.actor != OVER and plies < count(compiled=250, plain=110):
            legal, actor, plies = table.legal(), int(table.state.actor), plies + 1
            if random.random() < 0.3:
                seen = table if actor == CHANCE else table.seen_by(actor)
                for action in range(GAME.actions):
                    refused = GAME.table.why_not(seen.box, seen.state, action)
                    assert (refused is None) is (action in legal), (seed, NAMES[action])
                    met.add(refused.sentence.text if refused else "")
                    assert refused is None or f"**{refused.clause}**" in GAME.rules["fr"]
                if table.state.window != Window.NONE:
                    waiting = table.seen_by((actor + 1) % players)
                    assert GAME.table.why_not(waiting.box, waiting.state, random.choice(legal)) is not None
            table.apply(choose(random, legal, taste))
    assert met <= {"", *(said_in(refusals) | said_in(refused_choices) | said_in(reasons))}
    assert len(met) > 30
