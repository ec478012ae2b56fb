"""Every action of Goulet has a number, a name and a kind; a big decision is a chain of small ones.

The order of a match, as the actor sees it:

1. Only with the option `arrange`: grey names its Units from position 1 to 3 (three times PLACE), then purple.
2. Chance draws the six Initiative tokens, from the left end of the track to the right (six times TOKEN).
3. A turn. Chance lets the dice come to rest one by one (DIE). Then, while a roll is left, the player
   either stops (STOP) or lifts dice one by one, in any order (LIFT, by face), and throws them (ROLL);
   STOP is offered before the first LIFT, ROLL after it. After the last roll nothing is asked: the dice stay.
   Then the player spends dice one effect at a time (ATTACK, STEP_FORWARD, STEP_BACK, HEAL) until END_TURN.
   END_TURN is asked even when nothing else is left to do.
   The turn of the Unit now at the left end of the track follows.

Units are numbered 0 to 5: Wizard, Knight, Archer (grey), Skeleton, Sorcerer, Dragon (purple).
"""

from enum import IntEnum

from pioche.core.game import Kind


class Action(IntEnum):
    TOKEN = 0  # TOKEN + unit: chance puts that Unit's token next on the track
    DIE = 6  # DIE + face - 1: chance lets one die show that face
    PLACE = 12  # PLACE + unit: this Unit of mine takes the next position
    STOP = 18  # keep all dice: no more rolls
    LIFT = 19  # LIFT + face - 1: take one die of that face up, to roll it again
    ROLL = 25  # throw the dice taken up
    ATTACK = 26  # ATTACK + 3 * (damage - 1) + (reach - 1): spend these two dice
    STEP_FORWARD = 35  # spend a 4: towards position 1
    STEP_BACK = 36  # spend a 4: towards position 3
    HEAL = 37  # spend a 5
    END_TURN = 38


KINDS = (
    Kind("token", Action.TOKEN, 6, chance=True),
    Kind("die", Action.DIE, 6, chance=True),
    Kind("place", Action.PLACE, 6),
    Kind("stop", Action.STOP, 1),
    Kind("lift", Action.LIFT, 6),
    Kind("roll", Action.ROLL, 1),
    Kind("attack", Action.ATTACK, 9),
    Kind("step", Action.STEP_FORWARD, 2),
    Kind("heal", Action.HEAL, 1),
    Kind("end", Action.END_TURN, 1),
)
