"""What the effects of GOLEM are made of: cards, Pilots and abilities of Mecha are lists of these operations.

Operations are carried out in the order in which they are written. An effect has one enemy at most: chosen by
the first operation that needs one, and kept by the others; in answer to an attack it is the attacker.

strike    `strength`, `with`: own parts, `at`: parts of an enemy. Strength plus the attack of the parts that
          strike, against the defence of those struck: at least as much puts these out of order. It fails, and
          counts as missed, if a part that it needs is not (or no longer) working (GLM-12, GLM-13).
energy    `amount` more or less, for `who` (GLM-05).
repair    `part`: own tiles that are out of order work again.
attack    `amount` tokens of that sign on the attack of `part`, of `who`; each `lasts`. On working tiles only.
defence   the same on the defence.
take      `amount` cards from the pile, face up into the user's hand.
shield    `amount` more defence against this attack on the user. Only in answer to an attack.
boost     every strike of the user counts `amount` more until the end of the turn; only in one's own turn.
break     `part`: an own working tile goes out of order.
jam       an enemy discards a card at random.
swap      the user and an enemy exchange their hands.

An operation that has nothing to work on does nothing.
"""

from enum import IntEnum

from pioche.core.operations import Detail, Grammar, Rows
from pioche.core.record import Limits
from pioche.core.words import Say

MOST_STEPS = 3  # operations of an effect
COLUMNS = 7
DO, AMOUNT, WHO, WITH, AT, LASTS, WHEN = range(COLUMNS)


class Do(IntEnum):
    NOTHING = 0
    STRIKE = 1
    ENERGY = 2
    REPAIR = 3
    ATTACK = 4
    DEFENCE = 5
    TAKE = 6
    SHIELD = 7
    BOOST = 8
    BREAK = 9
    JAM = 10
    SWAP = 11


class Who(IntEnum):
    SELF = 0
    ENEMY = 1  # the enemy of the effect
    ENEMIES = 2  # every one; never with a part that has to be chosen


class Parts(IntEnum):
    """Which tiles of a Mecha: those of that name, or one of them that the user chooses."""

    HEAD = 0
    ARM = 1  # one, chosen
    ARMS = 2  # both
    TORSO = 3
    LEG = 4  # one, chosen
    LEGS = 5  # both
    ANY = 6  # one, chosen
    ALL = 7
    SAME = 8  # those that struck in the strike at the beginning of the effect; of the enemy, those struck


class Struck(IntEnum):
    """Parts that strike, are struck, break or are repaired: numbers as in Parts."""

    HEAD = 0
    ARM = 1
    ARMS = 2
    TORSO = 3
    LEG = 4
    LEGS = 5
    ANY = 6


class Lasts(IntEnum):
    TURN = 0
    ROUND = 1
    GAME = 2


class When(IntEnum):
    """A condition, judged when the operation comes up; if it does not hold, the operation is left out."""

    ALWAYS = 0
    HIT = 1  # the latest strike of the effect has put its target out of order
    MISSED = 2  # it has not
    DAMAGED = 3  # three working tiles or fewer are left to the user
    BEHIND = 4  # some enemy has more working tiles than the user
    CHARGED = 5  # the user has 3 energy or more


class Window(IntEnum):
    """When an ability may be used (GLM-16)."""

    OWN = 0  # before and after one's own action
    ANSWER = 1  # in answer to an attack on oneself
    ANY = 2  # both


_SOME = Limits(1, 9)
_STEPS = Limits(-5, 5)
_PUT = {
    "amount": Detail(AMOUNT, _STEPS),
    "who": Detail(WHO, Who, Who.SELF),
    "part": Detail(AT, Parts),
    "lasts": Detail(LASTS, Lasts),
}

_OPERATIONS = {
    Do.STRIKE: {
        "strength": Detail(AMOUNT, Limits(0, 9)),
        "with": Detail(WITH, Struck),
        "at": Detail(AT, Struck),
    },
    Do.ENERGY: {"amount": Detail(AMOUNT, _STEPS), "who": Detail(WHO, Who, Who.SELF)},
    Do.REPAIR: {"part": Detail(AT, Struck)},
    Do.ATTACK: _PUT,
    Do.DEFENCE: _PUT,
    Do.TAKE: {"amount": Detail(AMOUNT, Limits(1, 3))},
    Do.SHIELD: {"amount": Detail(AMOUNT, _SOME)},
    Do.BOOST: {"amount": Detail(AMOUNT, _SOME)},
    Do.BREAK: {"part": Detail(AT, Struck)},
    Do.JAM: {},
    Do.SWAP: {},
}
_ALWAYS = {"when": Detail(WHEN, When, When.ALWAYS)}


def find_fault(rows: Rows) -> Say | None:
    """What an effect cannot mean."""
    strikes = 0
    for row in rows:
        is_same = row[DO] in (Do.ATTACK, Do.DEFENCE) and row[AT] == Parts.SAME
        if is_same and (strikes != 1 or rows[0][DO] != Do.STRIKE or rows[0][WHEN] != When.ALWAYS):
            return Say("'same' needs one strike before it, at the beginning and without a condition")
        if row[WHO] == Who.ENEMIES and row[AT] in (Parts.ARM, Parts.LEG, Parts.ANY, Parts.SAME):
            return Say("with 'enemies' no part can be chosen")
        strikes += row[DO] == Do.STRIKE
    return None


def find_fault_outside_answers(rows: Rows) -> Say | None:
    """What an effect of a card or a Pilot cannot mean."""
    if any(row[DO] == Do.SHIELD for row in rows):
        return Say("only abilities answer attacks: 'shield' is of no use here")
    return find_fault(rows)


GRAMMAR = Grammar(_OPERATIONS, _ALWAYS, COLUMNS, find_fault_outside_answers)
ABILITY_GRAMMAR = Grammar(_OPERATIONS, _ALWAYS, COLUMNS, find_fault)
