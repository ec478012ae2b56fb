"""The table of Groo: towns, hands and the pile, the dice, and whatever is under way."""

from enum import IntEnum
from typing import Annotated

from pioche.core.record import Int8, Int8s, Int16, Int32

SEATS = 4  # at most
PRODUCTION_DICE = 6
FACES = 6

# Cards are numbered through, one kind after the other; a box may have fewer of each (GRO-01).
MOST_BUILDINGS = 30
MOST_TROOPS = 20
MOST_EFFECTS = 10
MOST_WILDS = 8
MOST_EVENTS = 2
TROOP = MOST_BUILDINGS  # the number of the first Troop ...
EFFECT = TROOP + MOST_TROOPS  # ... of the first Groo Effect ...
WILD = EFFECT + MOST_EFFECTS
EVENT = WILD + MOST_WILDS
MOST_CARDS = EVENT + MOST_EVENTS
MOST_FAMILIES = 12

NOBODY = NOTHING = -1
PILE = 4
TOWN = 5


class Material(IntEnum):
    """What a die of production shows (GRO-02)."""

    LABOR = 0
    SUPPLIES = 1
    KOPIN = 2
    HEAD = 3


MATERIALS = 4


class Place(IntEnum):
    """Where a card is: HAND + seat, TOWN + seat, or one of the others."""

    HAND = 0
    PILE = PILE
    TOWN = TOWN
    DISCARD = 9
    PLAYED = 10  # paid, not yet in effect
    HELD = 11  # an Event that waits until everything is drawn (option `events = "after"`)
    ABSENT = 12  # the box has no such card


class Mark(IntEnum):
    """Bits: what else is known of a card."""

    FACE_UP = 1  # in a hand: everyone has seen it
    OLDER = 2  # in a hand: it was there when the discards were shuffled
    ASLEEP = 4  # in a town: its effect has to wait for the next turn (GRO-05)
    USED = 8  # in a town: its power was used this turn
    FIGHTS = 16  # in a town: sent into the battle


class Phase(IntEnum):
    DEALER = 0  # chance names the dealer
    DEAL = 1  # chance deals
    START = 2  # a turn starts
    DISCARD = 3
    DRAW = 4
    ATTACK = 5  # whom, if anybody
    SEND = 6  # the attacker picks Troops
    DEFEND = 7  # the defender does
    FIGHT = 8  # the totals are compared
    LOSE = 9  # the defender loses Buildings
    ROLL = 10  # chance rolls the dice of production, one by one
    MOVE = 11  # chance rolls the movement die
    BUILD = 12  # who holds the dice plays cards: the roller, then the others (Leftover)
    LAST_DRAW = 13
    END = 14  # the turn ends


class Window(IntEnum):
    """When Wilds may be played (GRO-08)."""

    NONE = 0
    START = 1  # as a turn starts
    ROLLED = 2  # after the roll and Groo's move
    PLAYED = 3  # a card is played, and not yet in effect
    DECLARED = 4  # an attack is declared
    DEFENDED = 5  # the defence is chosen
    LOSSES = 6  # before losses
    END = 7  # at the end of the turn


class Ask(IntEnum):
    """What an effect needs to know."""

    NOTHING = 0
    SEAT = 1  # which player, or which town
    CARD = 2  # which card
    GIVE = 3  # which material
    TAKE = 4  # which material instead
    DRAWN = 5  # chance: a card of the pile
    LOST = 6  # chance: a card of a hand
    FACE = 7  # chance: a die of production
    MOVE = 8  # chance: the movement die


FRAMES = 2  # the effect of a card, and of an Event that is drawn by it
QUEUE = MOST_WILDS + 1  # a card that was played, and all Wilds after it


class State:
    """Cells of seats that nobody takes, and of what is not under way, stay cleared."""

    actor: Int8
    phase: Int8
    turn: Int8  # whose turn it is
    turns: Int32  # that are over
    holder: Int8  # who holds the dice, else NOBODY
    groo: Int8  # the town in which he is
    rolled: Int8  # dice of production rolled so far in this turn
    dice: Annotated[Int8s, MATERIALS]  # that are not spent
    goods: Annotated[Int8s, MATERIALS]  # of who holds the dice alone
    defender: Int8  # the attacked, else NOBODY
    boosts: Annotated[Int8s, 2]  # to the attack and to the defence of the battle under way
    losing: Int8  # points of Buildings still to be lost, NOTHING before that is known
    emptied: Int8  # how often the pile has run out, 2 at most
    last_turns: Int8  # turns still to come at the end of the game, else NOTHING
    winner: Int8  # who reached the goal, else NOBODY
    window: Int8  # a Window
    asked: Int8  # players already asked in this window, from the active one on
    windows: Int16  # that everyone knows of, counted round and round
    queue: Annotated[Int8s, QUEUE]  # cards played and not yet in effect, in order, then NOTHING
    players: Annotated[Int8s, QUEUE]  # who played each
    asks: Int8  # an Ask
    depth: Int8  # of the effect under way
    effect: Annotated[Int8s, FRAMES]  # whose text is carried out: a card, or NOTHING
    user: Annotated[Int8s, FRAMES]
    step: Annotated[Int8s, FRAMES]
    opponent: Annotated[Int8s, FRAMES]  # whom the user has chosen, else NOBODY
    target: Annotated[Int8s, FRAMES]  # the player whom the operation is about now, else NOBODY
    left: Annotated[Int8s, FRAMES]  # times that it is still to be done there, or NOTHING before
    enough: Int8  # 1: who draws in this phase has stopped
    owed: Int8  # cards that somebody draws for an Event that was held
    given: Int8  # the material that is exchanged, else NOTHING
    sizes: Annotated[Int8s, SEATS + 1]  # cards in each hand, and in the pile
    older: Annotated[Int8s, SEATS]  # by hand: how many of its cards are marked so
    places: Annotated[Int8s, MOST_CARDS]
    marks: Annotated[Int8s, MOST_CARDS]  # bits of Mark
