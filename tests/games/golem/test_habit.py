"""How people play without thinking, for play-outs of bots: with the best part, at the weakest one."""

import numpy as np

from pioche.core.random import generator
from pioche.core.record import OFFERS, blank
from pioche.games.golem import GAME

from .building import Fighter, fight
from .positions import NAMES, Position, count

OFTEN = count(compiled=400, plain=120)


def habits(table: Position) -> list[str]:
    """What is done without thinking, over and over."""
    offers, random = blank(OFFERS), generator(3)
    GAME.legal(table.box, table.state, offers[0])
    with np.errstate(over="ignore"):  # SplitMix64 overflows by design
        places = [GAME.habit(table.box, table.state, offers[0], random) for _ in range(OFTEN)]
    return [NAMES[offers[0].actions[place]] for place in places]


def test_the_best_part_strikes_and_the_weakest_is_struck() -> None:
    """An arm of 4 rather than 3; of legs of 7 and 4 the second."""
    assert set(habits(fight(Fighter("rage"), Fighter()).do("play rage"))) == {"tile left arm"}
    kick = fight(Fighter("kick"), Fighter()).do("play kick", "tile left leg")
    assert set(habits(kick)) == {"tile right leg"}


def test_with_the_tokens_that_lie_on_them() -> None:
    weak = fight(Fighter("rage", tokens="left arm attack -2 game"), Fighter()).do("play rage")
    assert set(habits(weak)) == {"tile right arm"}
    strong = Fighter(tokens="right leg defence +5 game")
    assert set(habits(fight(Fighter("kick"), strong).do("play kick", "tile left leg"))) == {"tile left leg"}


def test_nobody_leaves_a_tile_unrepaired() -> None:
    table = fight(Fighter(out="left leg, head"), Fighter(""), cycle=5).throw("spare-1")
    assert set(habits(table)) == {"tile head", "tile left leg"}


def test_everything_else_is_as_it_comes_but_energy_without_room_seldom() -> None:
    often = {}
    for energy in (2, 5):
        table = fight(Fighter("rage, leak, kick, jam", energy=energy), Fighter())
        done = habits(table)
        assert set(done) == table.offered()
        often[energy] = done.count("gain")
    assert often[5] < often[2] / 2
