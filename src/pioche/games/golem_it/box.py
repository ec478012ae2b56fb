"""The box of Golem It: its numbers, and what a table may choose. box.toml holds the values."""

from enum import IntEnum
from typing import Annotated

from pioche.core.box import Contents
from pioche.core.record import Int8, Int8s, Int16, Limits
from pioche.core.words import Say

from .actions import MOST_POINTS, MOST_RETURNED
from .state import CARDS, SEATS

FEWEST = 2  # players
MOST_START_POINTS = 10  # that everyone can start with


class Variant(IntEnum):
    """Which rules are changed (GIT-20)."""

    BASE = 0
    A = 1  # values are raised with the player's own tokens
    AB = 2  # and who passes takes a token and is out of the round


class Box:
    players: Int8
    tokens: Annotated[Int8s, 3, Limits(0, 60)]  # how many of 1, 2 and 3 points
    hands: Annotated[Int8s, SEATS - 1, Limits(1, 30)]  # cards dealt to each, by number of players from 2
    most_returned: Annotated[Int8, Limits(0, MOST_RETURNED)]  # points, on passing
    card_penalty: Annotated[Int8, Limits(0, 20)]  # points for a card left in hand
    prizes: Annotated[Int8s, SEATS, Limits(0, 20)]  # tournament points by place
    games: Annotated[Int8, Limits(1, 20)]  # of a match of two players
    starter: Int8  # option: the seat that starts the first game, less 1
    start_points: Int8  # option: of everyone; of the starter alone with two players
    play_on: Int8  # option: for the places
    tournament: Int8  # option
    variant: Int8  # option: a Variant
    turn_limit: Int16  # option: 0 is none

    @staticmethod
    def fault(contents: Contents) -> tuple[str, Say] | None:
        """What no table could play with: more points or more cards than there is room for."""
        points = sum(number * count for number, count in enumerate(contents["tokens"], 1))
        if not SEATS * MOST_START_POINTS <= points <= MOST_POINTS:
            return "tokens", Say(
                "the tokens must be worth {least} to {most} points together, not {points}",
                least=SEATS * MOST_START_POINTS,
                most=MOST_POINTS,
                points=points,
            )
        for players, cards in enumerate(contents["hands"], FEWEST):
            if players * cards > CARDS:
                return "hands", Say(
                    "{players} hands of {cards} need more than the {most} cards there are",
                    players=players,
                    cards=cards,
                    most=CARDS,
                )
        if len(contents["hands"]) < SEATS - 1:
            return "hands", Say("'hands' needs a number for 2 to {most} players", most=SEATS)
        return None
