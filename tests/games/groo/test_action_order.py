"""The number, name and kind of every action, and the order in which they are offered, never change.

Records, seeds and trained networks depend on them.
"""

from random import Random

import pytest

from pioche.core.rule import OVER
from pioche.games.groo import GAME
from pioche.games.groo.actions import Face
from pioche.games.groo.pieces import CARDS as PIECES
from pioche.games.groo.state import EFFECT, EVENT, TROOP, WILD, Mark, Material, Phase, Place, Window

from .building import ALL_FIT, at_work, deed, scene
from .positions import NAMES, Player, Position, count, laid_out
from .random_play import TASTES, choose

KINDS = {  # the first number of each and how many there are; chance and decisions share none
    "dealer": (0, 4),
    "card": (4, 70),
    "face": (74, 6),
    "move": (80, 6),
    "play": (86, 70),
    "pick": (156, 70),
    "seat": (226, 4),
    "material": (230, 4),
    "draw": (234, 1),
    "done": (235, 1),
}


def test_every_kind_keeps_its_numbers() -> None:
    assert {kind.name: (kind.first, kind.count) for kind in GAME.kinds} == KINDS
    assert GAME.actions == len(NAMES) == 236
    assert [kind.name for kind in GAME.kinds if kind.chance] == ["dealer", "card", "face", "move"]


def test_cards_are_numbered_type_by_type_in_the_order_of_the_box() -> None:
    assert (TROOP, EFFECT, WILD, EVENT) == (30, 50, 60, 68)
    firsts = {PIECES[number].id for number in (0, TROOP, EFFECT, WILD, EVENT)}
    assert firsts == {"residence", "cavalry", "the-wanderer", "the-fray", "groo-is-dead"}
    for first, verb in ((4, "card"), (86, "play"), (156, "pick")):
        assert [NAMES[first + number] for number in PIECES] == [f"{verb} {one.id}" for one in PIECES.values()]


def test_players_materials_and_faces_are_numbered_as_they_are_written() -> None:
    assert NAMES[226:236] == [
        *(f"player {player}" for player in (1, 2, 3, 4)),
        "labor",
        "supplies",
        "kopin",
        "head",
        "draw",
        "done",
    ]
    assert [material.name for material in Material] == ["LABOR", "SUPPLIES", "KOPIN", "HEAD"]
    assert [face.name for face in Face] == ["DOG", "OTHER_DOG", "LEFT_1", "LEFT_2", "RIGHT_1", "RIGHT_2"]


def test_phases_windows_places_and_marks_keep_their_numbers() -> None:
    """They are in records of positions."""
    phases = "DEALER DEAL START DISCARD DRAW ATTACK SEND DEFEND FIGHT LOSE ROLL MOVE BUILD LAST_DRAW END"
    assert " ".join(phase.name for phase in Phase) == phases
    windows = "NONE START ROLLED PLAYED DECLARED DEFENDED LOSSES END"
    assert " ".join(window.name for window in Window) == windows
    assert [int(place) for place in Place] == [0, 4, 5, 9, 10, 11, 12]
    assert [int(mark) for mark in Mark] == [1, 2, 4, 8, 16]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("draw", "events"), [("free", "now"), ("full", "after")])
def test_offers_are_ascending_each_is_made_once_and_chance_shares_no_number(
    players: int, draw: str, events: str
) -> None:
    for seed in range(count(compiled=10, plain=1)):
        table, random = laid_out(players, draw=draw, events=events, turn_limit=4), Random(seed)
        while table.state.actor != OVER:
            legal = table.legal()
            assert legal == sorted(set(legal)) != []
            assert {GAME.kind_of(action).chance for action in legal} == {table.actor == "chance"}
            table.apply(choose(random, legal, TASTES[seed % len(TASTES)]))


# --- The order of offers ------------------------------------------------------------------


def in_order(table: Position) -> list[str]:
    return [NAMES[action] for action in table.legal()]


def test_with_the_dice_cards_come_first_then_powers_then_done() -> None:
    """Each in the order of the box."""
    texts = {card: deed("goods", take="kopin", time="use") for card in ("tavern", "shipyard", "archers")}
    own = Player("the-wanderer, cavalry, watchtower, castle", "archers, shipyard, tavern")
    table = scene(own, Player(), phase="build", dice="labor 2, supplies 2, head", texts=texts)
    cards = ["play watchtower", "play castle", "play cavalry", "play the-wanderer"]
    assert in_order(table) == [*cards, "pick tavern", "pick shipyard", "pick archers", "done"]


def test_in_every_phase_done_comes_last() -> None:
    hand = Player("dragon, the-fray, castle", "cavalry, archers")
    assert in_order(scene(hand, Player())) == ["pick castle", "pick dragon", "pick the-fray", "done"]
    assert in_order(scene(hand, Player(), phase="draw")) == ["draw", "done"]
    table = scene(Player(), hand, Player(), turn=2, phase="attack")
    assert in_order(table) == ["player 1", "player 3", "done"]
    assert in_order(table.do("player 3")) == ["pick cavalry", "pick archers"]
    assert in_order(table.do("pick archers")) == ["pick cavalry", "done"]
    window = scene(Player(), Player("lullaby, the-fray"), phase="start", texts=ALL_FIT)
    assert in_order(window) == ["play the-fray", "play lullaby", "done"]


def test_choices_of_an_effect_come_in_the_order_of_numbers() -> None:
    two = Player(town="castle, dragon"), Player(town="baker, archers")
    text = deed("destroy", who="opponent", what="card", by="user", time="use")
    table = at_work(text, *two)
    assert in_order(table) == ["player 2", "player 3"]
    assert in_order(table.do("player 3")) == ["pick baker", "pick archers"]
    exchange = at_work(deed("exchange", give="any", take="any", time="use"), dice="head, kopin, labor")
    assert in_order(exchange) == ["labor", "kopin", "head"]
    assert in_order(exchange.do("kopin")) == ["labor", "supplies", "head"]


def test_chance_is_offered_in_the_order_of_numbers() -> None:
    table = laid_out(3)
    assert in_order(table) == ["dealer 1", "dealer 2", "dealer 3"]
    assert in_order(table.do("dealer 2")) == [
        f"card {one.id}" for number, one in PIECES.items() if number < EVENT
    ]
    dice = scene(Player(), Player(), phase="roll")
    assert in_order(dice) == [f"face {face}" for face in range(1, 7)]
    dice.do(*["face 1"] * 6)
    moves = ["dog", "other dog", "left 1", "left 2", "right 1", "right 2"]
    assert in_order(dice) == [f"move {move}" for move in moves]
