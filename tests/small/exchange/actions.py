"""Every action of Exchange has a number, a name and a kind.

The order of a match, as the actor sees it:

1. Chance deals one card to each seat, in seat order (CARD).
2. Each seat chooses, from seat 0 on (STAY or SWAP). The choices are simultaneous: nobody sees one
   before all are made, and `skip` lets another seat choose first.
3. Chance draws one card for each seat that swaps, in seat order (CARD). Then the match is over.
"""

from enum import IntEnum

from pioche.core.game import Kind

from .state import MOST_CARDS


class Action(IntEnum):
    CARD = 0  # CARD + card - 1: chance gives this card to the next seat without one
    STAY = 9  # keep the card
    SWAP = 10  # lay the card face up and draw another one


KINDS = (
    Kind("card", Action.CARD, MOST_CARDS, chance=True),
    Kind("choose", Action.STAY, 2),
)
