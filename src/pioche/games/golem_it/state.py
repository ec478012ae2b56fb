"""The table of Golem It: where each card lies, who has which points, and what has to be beaten."""

from enum import IntEnum
from typing import Annotated

from pioche.core.record import Int8, Int8s, Int16, Int16s, Int32

SEATS = 6  # at most
NOBODY = -1

# Cards: two of each face; mint faces come first (GIT-01).
LOWEST, MINTS, PURPLES, COPIES = 2, 20, 10, 2
FACES = MINTS + PURPLES
CARDS = FACES * COPIES


class Place(IntEnum):
    """Where a card lies; HAND + seat and FRONT + seat are one place for each seat."""

    HAND = 0
    PILE = 6  # not dealt: back in the box, unseen
    PICKED = 7  # out of the actor's hand, for a combination that is not complete
    FRONT = 8
    DISCARD = 14


class Phase(IntEnum):
    DEAL = 0  # chance deals
    TURN = 1  # a card, or pass
    POINTS = 2  # points on the first card
    MORE = 3  # another card, or done
    END = 4  # the game is over, and another one of the series follows


class State:
    """Cells of seats that nobody takes stay cleared; so do those of a chain that is not under way."""

    turns: Int32  # started in this game; without a limit there may be many
    actor: Int8
    phase: Int8
    game: Int8  # of the series, from 0
    latest: Int8  # who played the latest combination of the round, or NOBODY
    to_beat: Int16  # its value, 0 where nobody has played
    length: Int8  # how many cards it has
    picked: Int8  # cards of the combination under way
    first: Int8  # the face of its first card until that has its points, else NOBODY
    value: Int16  # that it will have, once its first card has its points
    spent: Int8  # points on it
    reserve: Int8  # points
    finished: Int8  # players who are out of the game
    tokens: Annotated[Int8s, SEATS]  # points in front of each player
    laid: Annotated[Int8s, SEATS]  # points on the cards in front of each player
    values: Annotated[Int16s, SEATS]  # of the combination in front of each player, 0 where none lies
    passed: Annotated[Int8s, SEATS]  # 1: since the latest combination; with (b): in this round
    ranks: Annotated[Int8s, SEATS]  # place reached in this game, from 1; 0 is still in
    totals: Annotated[Int16s, SEATS]  # of the series: tournament points, or penalty points for two
    sizes: Annotated[Int8s, SEATS + 1]  # cards in each hand, and in the pile
    places: Annotated[Int8s, CARDS]  # by card; the two copies of a face in ascending order
