"""Every action of Golem It has a number, a name and a kind; a combination is a chain of small decisions.

The order of a match, as the actor sees it:

1. Chance deals (DEAL), one card at a time: all cards of the first seat, then all of the second, and so on, in
   seat order, whoever starts. The rest stays in the box, unseen. The two copies of a face are alike: while
   both are in the pile both numbers are offered, while one is, only the first of the two.
2. A turn. At its start the cards in front of the player are discarded by themselves, with their tokens.
   Then the player passes, saying how many points go back to the reserve (PASS + points), or names the
   first card of a combination (PLAY + face), then the points on it (POINTS + points, 0 included): that
   fixes the value. Then, any number of times, PLAY + face adds a card of the hand, with exactly the points
   that raise it to that value. DONE completes the combination; it is asked even when nothing else is
   possible. The chain never runs into a dead end: only what can still be completed is offered. To follow,
   a combination must have as many cards as the latest one, so that DONE is offered exactly then; the
   opener of a round may stop after any card.
   With variant (b) a pass takes a point instead of returning any: only PASS + 0 is offered.
3. When a game is over and another one of the series follows (four games for two players, as many as players
   in a tournament), the table stays as it is until who starts the next game has it dealt (NEXT, which is
   all that can be done then). After the last game the match is over.

Faces are numbered 0 to 19 for mint 2 to 21, then 20 to 29 for purple 2 to 11.
"""

from enum import IntEnum

from pioche.core.game import Kind

from .state import CARDS, FACES

MOST_POINTS = 127  # that a box can hold in tokens
MOST_RETURNED = 9  # points that a box can let a player return


class Action(IntEnum):
    DEAL = 0  # DEAL + 2 * face + copy: chance deals a card of that face
    PLAY = 60  # PLAY + face: this card of mine, as the first or the next one of a combination
    POINTS = 90  # POINTS + points: on the first card
    DONE = 218  # the combination is complete
    PASS = 219  # PASS + points: pass, and return that many points
    NEXT = 229  # gather all cards and tokens for the next game


KINDS = (
    Kind("deal", Action.DEAL, CARDS, chance=True),
    Kind("play", Action.PLAY, FACES),
    Kind("points", Action.POINTS, MOST_POINTS + 1),
    Kind("done", Action.DONE, 1),
    Kind("pass", Action.PASS, MOST_RETURNED + 1),
    Kind("next", Action.NEXT, 1),
)
