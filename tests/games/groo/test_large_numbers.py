"""Boxes and matches larger than usual: no number runs over, and none outweighs what counts before it."""

import pytest

from pioche.games.groo.pieces import CARDS as PIECES
from pioche.games.groo.rules.asking import limited
from pioche.games.groo.state import EFFECT, TROOP

from .building import deed, ending

BUILDINGS = [one.id for number, one in PIECES.items() if number < TROOP]
TROOPS = [one.id for number, one in PIECES.items() if TROOP <= number < EFFECT]


@pytest.mark.clause("GRO-19")
def test_points_come_before_any_combat_value() -> None:
    """Twelve Troops of 9 are 108: and still no point."""
    numbers = {card: {"value": 9} for card in TROOPS}
    table = ending("watchtower", ", ".join(TROOPS[:12]), last_turns=1, numbers=numbers)
    assert (table.points, table.winners) == ([1, 0], [1])


@pytest.mark.clause("GRO-18")
def test_who_reaches_the_goal_wins_against_any_points() -> None:
    """Eight Buildings of 16 points: and still not the goal."""
    texts = {card: ", ".join([deed("points", amount=5)] * 3) for card in BUILDINGS[:8]}
    table = ending("the-great-wall", ", ".join(BUILDINGS[:8]), goal=3, texts=texts)
    assert (table.actor, table.winners) == ("nobody", [1])


@pytest.mark.clause("GRO-21")
def test_without_a_limit_turns_are_counted_beyond_16_bits() -> None:
    """A record holds more turns than anybody plays."""
    assert ending("", "", turns=32_767, turn_limit=0).actor == 2


def test_goods_and_boosts_are_limited_to_what_a_record_can_hold() -> None:
    assert [limited(number) for number in (-200, -99, 5, 99, 200)] == [-99, -99, 5, 99, 99]
