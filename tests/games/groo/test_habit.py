"""How people play without thinking, for play-outs of bots: they keep cards, draw, build and send Troops."""

import numpy as np
import pytest

from pioche.core.game import NO_PLACE
from pioche.core.random import generator
from pioche.core.record import OFFERS, blank
from pioche.games.groo import GAME

from .building import attacked, deed, passed, scene
from .positions import NAMES, Player, Position, count

OFTEN = count(compiled=600, plain=240)
HALF = OFTEN / 2


def habits(table: Position) -> list[str]:
    """What is done without thinking, over and over; everything that is offered happens."""
    offers, random = blank(OFFERS), generator(3)
    GAME.legal(table.box, table.state, offers[0])
    with np.errstate(over="ignore"):  # SplitMix64 overflows by design
        places = [GAME.habit(table.box, table.state, offers[0], random) for _ in range(OFTEN)]
    done = [NAMES[offers[0].actions[place]] for place in places]
    assert set(done) == table.offered()
    return done


def test_hands_are_kept_mostly() -> None:
    table = scene(Player(hand="castle, baker, tavern"), Player())
    assert habits(table).count("done") > 0.8 * OFTEN


@pytest.mark.parametrize("phase", ["draw", "last_draw"])
def test_whoever_may_draw_seldom_stops(phase: str) -> None:
    assert habits(scene(Player(), Player(), phase=phase)).count("draw") > 0.8 * OFTEN


def test_whoever_can_build_does_so_before_the_dice_are_passed_on() -> None:
    """Cards and powers alike."""
    texts = {"tavern": deed("move", where="anywhere", time="use")}
    own = Player(hand="watchtower", town="tavern")
    table = scene(own, Player(), phase="build", dice="labor 2", texts=texts)
    done = habits(table)
    assert done.count("done") < 0.2 * OFTEN
    assert min(done.count("play watchtower"), done.count("pick tavern")) > 0.3 * OFTEN


def test_more_than_one_troop_is_sent_and_defends() -> None:
    own, other = Player(town="archers, pikemen"), Player(town="cavalry, catapult, castle")
    sent = attacked("archers", own=own, other=other)
    assert habits(sent).count("pick pikemen") > 0.8 * OFTEN
    defended = passed(sent.do("done"), "declared")
    assert defended.phase == "defend"
    assert habits(defended).count("done") < 0.2 * OFTEN


def test_an_attack_is_as_likely_as_none() -> None:
    done = habits(scene(Player(town="archers"), Player(), phase="attack"))
    assert HALF * 0.8 < done.count("player 2") < HALF * 1.2


def test_what_is_asked_is_answered_as_it_comes() -> None:
    """Wilds in a window, choices of a text, and whom nothing but an end is open to."""
    window = scene(Player(hand="upside-down-map"), Player(), phase="start")
    assert HALF * 0.8 < habits(window).count("done") < HALF * 1.2
    lost = attacked("dragon", own=Player(town="dragon"), other=Player(town="castle, baker, tavern, shipyard"))
    assert set(habits(lost)) == {"pick castle", "pick baker", "pick tavern", "pick shipyard"}
    nothing = scene(Player(), Player(), phase="build", dice="labor")
    assert set(habits(nothing)) == {"done"}


def test_an_effect_lets_choose_evenly() -> None:
    texts = {"tavern": deed("move", where="anywhere", time="use")}
    own, others = Player(town="tavern"), [Player()] * 2
    table = scene(own, *others, phase="build", dice="labor", texts=texts).do("pick tavern")
    done = habits(table)
    assert HALF * 0.8 < done.count("player 2") < HALF * 1.2


def usual(table: Position) -> str | None:
    """What everyone does unless something else is clearly better."""
    offers = blank(OFFERS)
    GAME.legal(table.box, table.state, offers[0])
    place = GAME.usual(table.box, table.state, offers[0])
    return None if place == NO_PLACE else NAMES[offers[0].actions[place]]


def test_cards_are_kept_and_hands_filled_unless_something_speaks_against_it() -> None:
    assert usual(scene(Player(hand="castle, baker"), Player())) == "done"
    assert usual(scene(Player(hand="castle, baker"), Player(), phase="draw")) == "draw"


def test_nothing_is_usual_where_it_matters() -> None:
    assert usual(scene(Player(hand="upside-down-map"), Player(), phase="start")) is None
    texts = {"tavern": deed("move", where="anywhere", time="use")}
    building = scene(Player(town="tavern"), Player(), Player(), phase="build", dice="labor", texts=texts)
    assert usual(building) is None
    assert usual(building.do("pick tavern")) is None
