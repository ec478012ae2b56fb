"""The number, name and kind of every action, and the order in which they are offered, never change.

Records, seeds and trained networks depend on them.
"""

from random import Random

import pytest

from pioche.core.rule import OVER
from pioche.games.golem import GAME
from pioche.games.golem.state import (
    MOST_ABILITIES,
    MOST_CARDS,
    MOST_MECHAS,
    MOST_PILOTS,
    SEATS,
    Phase,
    Place,
    Tile,
)

from .building import Fighter, fight, laid_out
from .content import ABILITIES, CARDS, MECHAS, PILOTS
from .positions import NAMES, TILES, Position, count

KINDS = {  # the first number of each and how many there are; chance and decisions share none
    "pilot": (0, 12),
    "mecha": (12, 8),
    "card": (20, 64),
    "play": (84, 64),
    "throw": (148, 64),
    "use-pilot": (212, 1),
    "gain": (213, 1),
    "ability": (214, 24),
    "enemy": (238, 6),
    "tile": (244, 6),
    "done": (250, 1),
}
TABLES = [
    (players, windows, teams)
    for players in (2, 3, 4, 5, 6)
    for windows in ("attacked", "all")
    for teams in ("none", *(["pairs"] if players in (4, 6) else []), *(["threes"] if players == 6 else []))
]


def test_every_kind_keeps_its_numbers() -> None:
    assert {kind.name: (kind.first, kind.count) for kind in GAME.kinds} == KINDS
    assert GAME.actions == len(NAMES) == 251
    assert [kind.name for kind in GAME.kinds if kind.chance] == ["pilot", "mecha", "card"]


def test_every_action_keeps_its_number() -> None:
    """Cards, Pilots, Mecha and abilities are numbered as in the box, tiles and seats as they lie there."""
    for first, names in ((0, PILOTS), (12, MECHAS), (20, CARDS), (84, CARDS), (148, CARDS), (214, ABILITIES)):
        assert [name.split(" ", 1)[1] for name in NAMES[first : first + len(names)]] == list(names)
    assert NAMES[212:214] == ["pilot's ability", "gain"]
    assert NAMES[238:244] == [f"enemy {player}" for player in range(1, 7)]
    assert NAMES[244:250] == [f"tile {tile}" for tile in TILES]
    assert [tile.name.lower().replace("_", " ") for tile in Tile] == TILES


def test_there_is_room_for_no_more() -> None:
    assert (MOST_PILOTS, MOST_MECHAS, MOST_CARDS, MOST_ABILITIES, SEATS) == (12, 8, 64, 24, 6)


def test_phases_and_places_keep_their_numbers() -> None:
    """They are in records of positions."""
    assert [phase.name for phase in Phase] == [
        "PILOTS",
        "MECHAS",
        "DEAL",
        "TURN",
        "DISCARD",
        "EFFECT",
        "ANSWER",
        "DROP",
        "REPAIR",
    ]
    assert [int(place) for place in (Place.HAND, Place.PILE, Place.DISCARD, Place.ABSENT)] == [0, 6, 7, 8]


@pytest.mark.parametrize(("players", "windows", "teams"), TABLES)
def test_offers_are_ascending_each_is_made_once_and_chance_shares_no_number(
    players: int, windows: str, teams: str
) -> None:
    for seed in range(count(compiled=10, plain=1)):
        table, random = laid_out(players, windows=windows, teams=teams), Random(seed)
        while table.state.actor != OVER:
            legal = table.legal()
            assert legal == sorted(set(legal)) != []
            assert {GAME.kind_of(action).chance for action in legal} == {table.actor == "chance"}
            GAME.apply(table.box, table.state, random.choice(legal))


def in_order(table: Position) -> list[str]:
    return [NAMES[action] for action in table.legal()]


def test_cards_to_play_come_first_then_what_any_card_is_for_then_abilities() -> None:
    """Each in the order of the box."""
    table = fight(Fighter("leak, rage, stomp", mecha="sphinx", energy=5, out="left leg"), Fighter())
    cards = ["play rage", "play leak", "pilot's ability", "gain"]
    assert in_order(table) == [*cards, "use focus", "use claw", "use mend"]
    assert in_order(table.do("gain")) == ["throw rage", "throw stomp", "throw leak"]


def test_in_every_window_done_comes_last() -> None:
    answer = fight(Fighter("rage"), Fighter(mecha="hydra")).do("play rage", "tile left arm")
    assert in_order(answer) == ["use screen", "use riposte", "use purge", "done"]
    after = fight(Fighter(mecha="sphinx"), Fighter()).do("gain", "throw spare-1")
    assert in_order(after) == ["use focus", "use claw", "done"]
    repair = fight(Fighter(out="left leg, head"), Fighter(""), cycle=5).throw("spare-1")
    assert in_order(repair) == ["tile head", "tile left leg", "done"]


def test_seats_and_tiles_come_in_their_order() -> None:
    bite = fight(Fighter(), Fighter(), Fighter("bite"), turn=3, acted=[1, 2]).do("play bite")
    assert in_order(bite) == ["enemy 1", "enemy 2"]
    assert in_order(bite.do("enemy 2")) == [f"tile {tile}" for tile in TILES]


def test_chance_is_offered_in_the_order_of_the_box() -> None:
    table = laid_out(2)
    assert in_order(table) == [f"pilot {pilot}" for pilot in PILOTS]
    assert in_order(table.do("pilot kato", "pilot mira")) == [f"mecha {mecha}" for mecha in MECHAS]
    assert in_order(table.do("mecha argus", "mecha titan")) == [f"card {card}" for card in CARDS]
