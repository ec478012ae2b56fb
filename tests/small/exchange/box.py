"""The box of Exchange: its cards, and what a table may choose. box.toml holds the values."""

from enum import IntEnum
from typing import Annotated

from pioche.core.record import Int8, Limits

from .state import MOST_CARDS, SEATS


class Goal(IntEnum):
    """Which card wins (EXC-04)."""

    HIGHEST = 0
    LOWEST = 1


class Box:
    players: Int8
    cards: Annotated[Int8, Limits(2 * SEATS, MOST_CARDS)]  # numbered from 1; enough for all to swap
    goal: Int8  # option: a Goal
