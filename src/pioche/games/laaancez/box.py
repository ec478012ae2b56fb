"""The box of Laaancez!: its objects, the results of the die, and an option. box.toml holds the values."""

from enum import IntEnum
from typing import Annotated

from pioche.core.box import Contents
from pioche.core.record import Int8, Int8s, Limits, Names
from pioche.core.words import Say

from .actions import MOST_OBJECTS
from .state import CANDLE, FACES, TICK

CHOICES = 2  # that each result of the die offers


class Tick(IntEnum):
    """What may be ticked (LAA-03)."""

    CHOICE = 0  # any object, where the result offers a tick
    LISTED = 1  # also an object of a kind that the result offers


NUMBERS = ("hit_points", "damage", "most_damage", "shields")  # of each object; the candle is the first


class Box:
    pieces = (("objects", NUMBERS),)

    players: Int8
    hit_points: Annotated[Int8s, MOST_OBJECTS, Limits(1, 20)]  # hearts
    damage: Annotated[Int8s, MOST_OBJECTS, Limits(0, 20)]  # boxes ticked from the start
    most_damage: Annotated[Int8s, MOST_OBJECTS, Limits(0, 20)]  # boxes that can be ticked in all
    shields: Annotated[Int8s, MOST_OBJECTS, Limits(0, 1)]  # 1: protects the objects beside it
    choices: Annotated[Int8s, FACES, CHOICES, Limits(TICK, MOST_OBJECTS - 1), Names("objects", tick=TICK)]
    tick: Int8  # option: a Tick

    @staticmethod
    def fault(contents: Contents) -> tuple[str, Say] | None:
        """What no table could play with (LAA-05, LAA-08)."""
        objects, choices = len(contents["hit_points"]), contents["choices"]
        if len(choices) < FACES * CHOICES or not all(number < objects for number in choices):
            return "choices", Say("every result of the die needs two choices among the objects of the box")
        if contents["damage"][CANDLE] < 1:
            return "damage", Say("the candle, the first of the objects, must deal damage")
        if CANDLE in choices:
            return "choices", Say("the candle cannot be offered")
        for face in range(FACES):
            if max(choices[CHOICES * face : CHOICES * face + CHOICES]) == TICK:
                return "choices", Say("result {face} must offer an object", face=face + 1)
        if any(most < start for start, most in zip(contents["damage"], contents["most_damage"], strict=True)):
            return "most_damage", Say("an object has at least as many boxes as are ticked from the start")
        return None
