"""The table of Exchange: who holds which card, what lies face up, who has chosen what."""

from enum import IntEnum
from typing import Annotated

from pioche.core.record import Int8, Int8s

SEATS = 3  # at most
MOST_CARDS = 9  # that a box can hold
NO_CARD = 0  # cards are numbered from 1
UNKNOWN = -1  # in a concealed record: a card that its reader may not see
NOBODY = -1


class Phase(IntEnum):
    DEAL = 0  # everyone gets a card
    CHOOSE = 1  # everyone chooses, at the same time
    DRAW = 2  # who swaps gets another card; at the end all cards are shown


class Choice(IntEnum):
    OPEN = 0  # not made yet
    STAY = 1
    SWAP = 2
    SECRET = 3  # in a concealed record: made, and its reader may not know it yet


class State:
    """One cell a seat; those of seats that nobody takes stay cleared."""

    actor: Int8
    phase: Int8
    cards: Annotated[Int8s, SEATS]  # the card in hand, NO_CARD or UNKNOWN
    laid: Annotated[Int8s, SEATS]  # the card laid face up, or NO_CARD
    choices: Annotated[Int8s, SEATS]  # a Choice
