"""The box of GOLEM: cards, Pilots and Mecha as data, and what a table may choose."""

from enum import IntEnum
from typing import Annotated

from pioche.core.box import Contents
from pioche.core.record import Int8, Int8s, Limits, Names
from pioche.core.words import Say

from .operations import ABILITY_GRAMMAR, COLUMNS, GRAMMAR, MOST_STEPS
from .state import MOST_ABILITIES, MOST_CARDS, MOST_MECHAS, MOST_PILOTS, SEATS, TILES


class Windows(IntEnum):
    """Who may interrupt a declared action (GLM-16)."""

    ATTACKED = 0
    ALL = 1


class Teams(IntEnum):
    """Who fights together (GLM-19)."""

    NONE = 0
    PAIRS = 1
    THREES = 2


class Box:
    pieces = (
        ("cards", {"effect": "card_effect"}),
        ("pilots", {"initiative": "initiative", "effect": "pilot_effect"}),
        ("mechas", {"attack": "mecha_attack", "defence": "mecha_defence"}),
        (
            "abilities",
            {"mecha": "ability_mecha", "cost": "cost", "window": "window", "effect": "ability_effect"},
        ),
    )

    players: Int8
    card_effect: Annotated[Int8s, MOST_CARDS, MOST_STEPS, COLUMNS, GRAMMAR]
    initiative: Annotated[Int8s, MOST_PILOTS, Limits(1, 99)]
    pilot_effect: Annotated[Int8s, MOST_PILOTS, MOST_STEPS, COLUMNS, GRAMMAR]
    mecha_attack: Annotated[Int8s, MOST_MECHAS, TILES, Limits(0, 20)]
    mecha_defence: Annotated[Int8s, MOST_MECHAS, TILES, Limits(1, 20)]
    ability_mecha: Annotated[Int8s, MOST_ABILITIES, Limits(0, MOST_MECHAS - 1), Names("mechas")]
    cost: Annotated[Int8s, MOST_ABILITIES, Limits(1, 5)]  # energy
    window: Annotated[Int8s, MOST_ABILITIES, Limits(0, 2), Names("", own=0, answer=1, any=2)]
    ability_effect: Annotated[Int8s, MOST_ABILITIES, MOST_STEPS, COLUMNS, ABILITY_GRAMMAR]
    start_energy: Annotated[Int8, Limits(0, 20)]
    most_energy: Annotated[Int8, Limits(1, 20)]
    hand: Annotated[Int8, Limits(1, 9)]  # action cards for each in a round, and turns
    virtual_hand: Annotated[Int8, Limits(0, 9)]  # of the virtual third player
    rounds: Annotated[Int8, Limits(1, 9)]
    tokens: Annotated[Int8s, 2, Limits(0, 60)]  # +1, -1
    windows: Int8  # option: Windows
    teams: Int8  # option: Teams

    @staticmethod
    def fault(contents: Contents) -> tuple[str, Say] | None:
        """What no table could play with: too few cards, Pilots or Mecha (GLM-01, GLM-02)."""
        cards = len(contents["card_effect"]) // (MOST_STEPS * COLUMNS)
        if cards < SEATS * contents["hand"]:
            needed = SEATS * contents["hand"]
            return "card_effect", Say("{players} hands need {needed} cards", players=SEATS, needed=needed)
        if len(contents["initiative"]) < SEATS:
            return "initiative", Say("every seat needs a Pilot: at least {players}", players=SEATS)
        if len(contents["mecha_attack"]) < SEATS * TILES:
            return "mecha_attack", Say("every seat needs a Mecha: at least {players}", players=SEATS)
        if len(contents["tokens"]) < 2:
            return "tokens", Say("'tokens' needs the number of +1 and of -1")
        return None
