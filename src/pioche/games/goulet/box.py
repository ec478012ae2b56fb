"""The box of Goulet: its numbers, and what a table may choose. box.toml holds the values."""

from enum import IntEnum
from typing import Annotated

from pioche.core.record import Int8, Int16, Limits


class Range(IntEnum):
    """How far an enemy is (GOU-11)."""

    DISTANCE = 0  # along the gully: i + j - 1
    TARGET = 1  # the enemy's position, wherever the attacker stands


class Use(IntEnum):
    """Whether a die that can do something has to be spent (GOU-09, GOU-10)."""

    MAY = 0
    MUST = 1


class Box:
    players: Int8
    hit_points: Annotated[Int8, Limits(1, 100)]  # at the start
    most_hit_points: Annotated[Int8, Limits(1, 100)]
    dice: Annotated[Int8, Limits(2, 20)]  # of a side that has no more Units than the other
    rolls: Annotated[Int8, Limits(1, 20)]  # a turn
    arrange: Int8  # option: the players order their Units
    range: Int8  # option: a Range
    attacks: Int8  # option: a Use
    effects: Int8  # option: a Use
    turn_limit: Int16  # option: 0 is none
