"""The table of GOLEM: six Mecha at most, hands that travel, and the effect that is under way."""

from enum import IntEnum
from typing import Annotated

from pioche.core.record import Int8, Int8s, Int32s

SEATS = 6  # at most
TILES = 6  # of a Mecha: head, left and right arm, torso, left and right leg (GLM-01)
MOST_CARDS = 64
MOST_PILOTS = 12
MOST_MECHAS = 8
MOST_ABILITIES = 24

NOBODY = NOTHING = -1
PILE = 6  # where the action cards are that are not dealt
VIRTUAL = 2  # the seat and the hand of the virtual player of a duel (GLM-18)

# The effects of a box in one row: of cards, of Pilots, of abilities; and the energy that any card gives.
PILOT_EFFECT = MOST_CARDS
ABILITY_EFFECT = PILOT_EFFECT + MOST_PILOTS
GAIN_ENERGY = ABILITY_EFFECT + MOST_ABILITIES


class Tile(IntEnum):
    HEAD = 0
    LEFT_ARM = 1
    RIGHT_ARM = 2
    TORSO = 3
    LEFT_LEG = 4
    RIGHT_LEG = 5


class Number(IntEnum):
    """Of a tile (GLM-01)."""

    ATTACK = 0
    DEFENCE = 1


class Sign(IntEnum):
    """Of a token (GLM-02)."""

    PLUS = 0
    MINUS = 1


class Place(IntEnum):
    """Where an action card is; HAND + n is the nth hand, whoever holds it now."""

    HAND = 0
    PILE = PILE
    DISCARD = 7
    ABSENT = 8  # the box has no such card


class Mark(IntEnum):
    """What everyone knows of a card in a hand."""

    NONE = 0
    FACE_UP = 1  # whose it is: it was taken in the open
    OLDER = 2  # that it is in a hand: it was dealt before the discards were shuffled


class Phase(IntEnum):
    PILOTS = 0  # chance hands them out
    MECHAS = 1
    DEAL = 2  # chance deals action cards
    TURN = 3  # an action card, or an ability before or after it
    DISCARD = 4  # which card is thrown, for the Pilot's ability or for energy
    EFFECT = 5  # somebody chooses what an effect needs, or chance does
    ANSWER = 6  # somebody may use an ability before the declared action is carried out
    DROP = 7  # the virtual player loses a card by chance
    REPAIR = 8  # between rounds


class Ask(IntEnum):
    """What an effect needs to know."""

    NOTHING = 0
    ENEMY = 1
    STRIKER = 2  # which own tile strikes
    TARGET = 3  # which tile is struck
    TILE = 4  # which tile the operation is about
    CARD = 5  # chance: which card is taken or lost


class Hit(IntEnum):
    """How the latest strike of an effect ended."""

    NONE = 0
    YES = 1
    NO = 2


class Fallen(IntEnum):
    NO = 0
    BEFORE = 1
    NOW = 2  # by the effect under way


FRAMES = 2  # an effect, and the answer to it
LASTINGS = 3


class State:
    """Cells of seats that nobody takes, and of effects that are not under way, stay cleared."""

    actor: Int8
    phase: Int8
    rounds: Int8  # that are over
    cycle: Int8  # of the round, from 0: each has one turn in it
    turn: Int8  # whose turn it is, else NOBODY
    has_acted: Int8  # 1: the card of this turn is used
    asks: Int8  # an Ask
    depth: Int8  # 0: the effect, 1: the answer to it
    declared: Int8  # 1: who may answer the step under way has been asked
    answerer: Int8  # whose window is open, else NOBODY
    asked: Int8  # a bit for each seat: had its window at this step
    used: Annotated[Int32s, FRAMES]  # a bit for each ability: used in the actor's window, in an answerer's
    boost: Int8  # of the strikes of this turn
    shield: Int8  # against the strike under way
    left: Int8  # cards still to be taken
    effect: Annotated[Int8s, FRAMES]  # its number, or NOTHING
    step: Annotated[Int8s, FRAMES]
    user: Annotated[Int8s, FRAMES]
    enemy: Annotated[Int8s, FRAMES]
    striker: Annotated[Int8s, FRAMES]  # tiles chosen, or NOTHING
    target: Annotated[Int8s, FRAMES]
    tile: Annotated[Int8s, FRAMES]
    hit: Annotated[Int8s, FRAMES]  # a Hit
    supply: Annotated[Int8s, 2]  # tokens left, by Sign
    acted: Annotated[Int8s, SEATS]  # 1: had the turn of this cycle, or the repair of this break
    pilots: Annotated[Int8s, SEATS]
    mechas: Annotated[Int8s, SEATS]
    energy: Annotated[Int8s, SEATS]
    fallen: Annotated[Int8s, SEATS]  # a Fallen
    hands: Annotated[Int8s, SEATS]  # the number of the hand that each seat holds, or NOTHING
    witnesses: Annotated[Int8s, SEATS]  # by hand: a bit for each seat that has held it
    sizes: Annotated[Int8s, SEATS + 1]  # cards in each hand, and in the pile
    working: Annotated[Int8s, SEATS, TILES]  # 1: works, 0: out of order
    tokens: Annotated[Int8s, SEATS, TILES, 2, LASTINGS]  # on each number, by how long they last; below 0: -1s
    places: Annotated[Int8s, MOST_CARDS]
    marks: Annotated[Int8s, MOST_CARDS]  # a Mark
    older: Annotated[Int8s, SEATS]  # by hand: how many of its cards are marked so
