"""The box of Groo: cards and dice as data, and what a table may choose."""

from enum import IntEnum
from typing import Annotated

from pioche.core.box import Contents
from pioche.core.record import Int8, Int8s, Int16, Limits, Names
from pioche.core.words import Say

from .operations import (
    BUILDING_GRAMMAR,
    COLUMNS,
    EFFECT_GRAMMAR,
    EVENT_GRAMMAR,
    MOST_STEPS,
    TROOP_GRAMMAR,
    WILD_GRAMMAR,
)
from .state import (
    FACES,
    MOST_BUILDINGS,
    MOST_EFFECTS,
    MOST_EVENTS,
    MOST_FAMILIES,
    MOST_TROOPS,
    MOST_WILDS,
    SEATS,
)

_FAMILIES = Names("families", none=-1)
_FAMILY = Limits(-1, MOST_FAMILIES - 1)


class Events(IntEnum):
    """When an Event that is drawn takes effect (GRO-09)."""

    NOW = 0
    AFTER = 1


class Draw(IntEnum):
    """How much is drawn (GRO-13)."""

    FREE = 0
    FULL = 1


class Moves(IntEnum):
    """How far Groo goes (GRO-18)."""

    PRINTED = 0
    SHORT = 1
    ACROSS = 2


class Box:
    pieces = (
        ("families", ()),
        (
            "buildings",
            {
                "points": "points",
                "family": "building_family",
                "cost": "building_cost",
                "effect": "building_effect",
            },
        ),
        (
            "troops",
            {"value": "value", "family": "troop_family", "cost": "troop_cost", "effect": "troop_effect"},
        ),
        ("effects", {"heads": "heads", "effect": "effect_effect"}),
        ("wilds", {"effect": "wild_effect"}),
        ("events", {"effect": "event_effect"}),
    )

    players: Int8
    points: Annotated[Int8s, MOST_BUILDINGS, Limits(1, 3)]
    building_family: Annotated[Int8s, MOST_BUILDINGS, _FAMILY, _FAMILIES]
    building_cost: Annotated[Int8s, MOST_BUILDINGS, 3, Limits(0, 5)]  # Labor, Supplies, Kopin
    building_effect: Annotated[Int8s, MOST_BUILDINGS, MOST_STEPS, COLUMNS, BUILDING_GRAMMAR]
    value: Annotated[Int8s, MOST_TROOPS, Limits(0, 9)]
    troop_family: Annotated[Int8s, MOST_TROOPS, _FAMILY, _FAMILIES]
    troop_cost: Annotated[Int8s, MOST_TROOPS, 3, Limits(0, 5)]
    troop_effect: Annotated[Int8s, MOST_TROOPS, MOST_STEPS, COLUMNS, TROOP_GRAMMAR]
    heads: Annotated[Int8s, MOST_EFFECTS, Limits(1, 5)]
    effect_effect: Annotated[Int8s, MOST_EFFECTS, MOST_STEPS, COLUMNS, EFFECT_GRAMMAR]
    wild_effect: Annotated[Int8s, MOST_WILDS, MOST_STEPS, COLUMNS, WILD_GRAMMAR]
    event_effect: Annotated[Int8s, MOST_EVENTS, MOST_STEPS, COLUMNS, EVENT_GRAMMAR]
    faces: Annotated[Int8s, FACES, Limits(0, 3), Names("", labor=0, supplies=1, kopin=2, head=3)]
    hand: Annotated[Int8, Limits(1, 9)]  # cards that nobody ever exceeds
    goal: Int8  # option
    moves: Int8  # option: Moves
    events: Int8  # option: Events
    draw: Int8  # option: Draw
    turn_limit: Int16  # option

    @staticmethod
    def fault(contents: Contents) -> tuple[str, Say] | None:
        """What no table could play with: too few cards to deal, or half a die (GRO-02, GRO-04)."""
        cards = sum(len(contents[kind]) for kind in ("points", "value", "heads"))
        if cards < SEATS * contents["hand"]:
            needed = SEATS * contents["hand"]
            return "points", Say("{players} hands need {needed} cards", players=SEATS, needed=needed)
        if len(contents["faces"]) != FACES:
            return "faces", Say("a die has {faces} faces", faces=FACES)
        return None
