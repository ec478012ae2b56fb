"""Every action of Groo has a number, a name and a kind; what a card needs is chosen in a chain.

The order of a match, as the actor sees it:

1. Chance names the dealer (DEALER + seat), in whose town Groo starts, and deals (CARD + card) all five cards
   of a seat before the next seat's, from the dealer's left on. Events are not dealt: they stay in the pile.
2. A turn begins: nothing is asleep or used any longer. A window (see 8) opens.
3. Discard: PICK + card of the hand, one after the other, then DONE. Skipped with an empty hand, and ends by
   itself with the last card.
   Draw: DRAW, and chance draws (CARD + card); then again, or DONE. Skipped, and over by itself, with five
   cards in hand or nothing to draw. With `draw = "full"` nobody is asked: chance draws until it is over.
   When the pile is empty, the discards become the pile just before a card is needed. An Event that is drawn
   takes effect at once, before anything else is drawn, and is discarded. With `events = "after"` it is held
   aside, where it counts as a card of the hand; when the drawer has finished, the Events held take effect, in
   the order that the drawer chooses (PICK + card, if there are two), and for each of them the drawer then
   draws one card, if there is room and something to draw, before the next one.
4. Attack: SEAT + opponent, or DONE. Skipped without a Troop in town. Then the Troops: PICK + card, one after
   the other, at least one, then DONE; ends by itself with the last Troop. A window opens. The defender picks
   likewise, or nobody (DONE); skipped without a Troop. A window opens. Totals are compared; if Buildings have
   to be lost, a window opens, totals are compared again, and the defender names them (PICK + card), each such
   that the largest total that fits can still be lost exactly; where one alone is possible it is taken without
   asking. Then all Troops that fought are discarded.
5. Build: chance rolls the six dice of production, one by one (FACE + face), then the movement die (MOVE +
   face). A window opens. Who holds the dice may PLAY + card (a Building, Troop or Groo Effect that the dice
   and goods pay for: goods first), or use a power of a card in town (PICK + card), as often as possible, then
   DONE. A played card is paid for at once; a window opens, and then it takes effect. A Groo Effect may be
   played, and a power be used, only if its first operation that does something has its condition and
   something to work on.
6. Leftover: on DONE the dice go to the next player, who does the same, until none are left or all have had
   them. Goods are lost when the dice go on.
7. The active player draws again, as in 3. A window opens; then the turn ends.
8. A window: the players are asked clockwise from the active one; only who holds a Wild that fits it is asked:
   PLAY + card, or DONE. A Wild fits if its first operation has its condition and something to work on. A Wild
   that is played waits until the window is over, and the window starts again with the active player; `cancel`
   takes effect at once. When everyone has passed, all cards that wait take effect, in the order in which they
   were played.
9. Choices of an effect, asked only where there are two possibilities or more: a player or a town (SEAT +
   seat), a card in a town, of a hand or of the discards (PICK + card), a material (MATERIAL + material).
   Chance takes a card of a hand, or draws one (CARD + card), and rolls dice (FACE + face, MOVE + face).

Cards are numbered as in state.py: Buildings, Troops, Groo Effects, Wilds, Events, each in the order of the
box.
"""

from enum import IntEnum

from pioche.core.game import Kind

from .state import FACES, MATERIALS, MOST_CARDS, SEATS


class Action(IntEnum):
    DEALER = 0  # DEALER + seat: chance names the dealer
    CARD = 4  # CARD + card: chance deals or draws it, or takes it out of a hand
    FACE = 74  # FACE + face: chance rolls a die of production
    MOVE = 80  # MOVE + face: chance rolls the movement die
    PLAY = 86  # PLAY + card: out of the hand
    PICK = 156  # PICK + card: this one, for what is asked
    SEAT = 226  # SEAT + seat: this player, or this town
    MATERIAL = 230  # MATERIAL + material: this one
    DRAW = 234  # one card
    DONE = 235  # enough, or no


class Face(IntEnum):
    """What the movement die shows (GRO-03); left is clockwise."""

    DOG = 0
    OTHER_DOG = 1
    LEFT_1 = 2
    LEFT_2 = 3
    RIGHT_1 = 4
    RIGHT_2 = 5


KINDS = (
    Kind("dealer", Action.DEALER, SEATS, chance=True),
    Kind("card", Action.CARD, MOST_CARDS, chance=True),
    Kind("face", Action.FACE, FACES, chance=True),
    Kind("move", Action.MOVE, FACES, chance=True),
    Kind("play", Action.PLAY, MOST_CARDS),
    Kind("pick", Action.PICK, MOST_CARDS),
    Kind("seat", Action.SEAT, SEATS),
    Kind("material", Action.MATERIAL, MATERIALS),
    Kind("draw", Action.DRAW, 1),
    Kind("done", Action.DONE, 1),
)
