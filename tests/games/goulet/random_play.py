"""Random matches of Goulet: how many, at which tables, and their steps."""

from collections.abc import Iterator
from itertools import product
from random import Random

from pioche.core.box import Value

from ..positions import count as count
from ..positions import steps as steps_of
from .positions import Position, laid_out

TABLES: list[dict[str, Value]] = [
    {"arrange": arrange, "range": reach, "attacks": attacks, "effects": effects}
    for arrange, reach, attacks, effects in product(
        (False, True), ("distance", "target"), ("may", "must"), ("may", "must")
    )
]
BOXES: list[dict[str, int]] = [
    {},  # the standard box
    {"hit_points": 1},
    {"hit_points": 2, "dice": 3},
    {"hit_points": 3, "most_hit_points": 3},
    {"hit_points": 4, "most_hit_points": 2, "rolls": 2},
    {"hit_points": 1, "dice": 2, "rolls": 4},
    {"hit_points": 2, "most_hit_points": 5, "dice": 8, "rolls": 1},
    {"hit_points": 5, "dice": 6},
]
TURN_LIMITS = (500, 0, 7, 60)


def tables(matches: int) -> Iterator[tuple[dict[str, int], dict[str, Value]]]:
    """A box and options for each match: 512 of them are all that there are."""
    for number in range(matches):
        round_of_tables = number // len(TABLES)
        box = BOXES[(number + round_of_tables) % len(BOXES)]
        limit = TURN_LIMITS[(number + round_of_tables // len(BOXES)) % len(TURN_LIMITS)]
        yield box, {**TABLES[number % len(TABLES)], "turn_limit": limit}


def steps(seed: int, contents: dict[str, int] | None = None, **options: Value) -> Iterator[Position]:
    """Every position of a random match, set-up and end included; it is the same object all along."""
    return steps_of(laid_out(contents, **options), Random(seed).choice)
