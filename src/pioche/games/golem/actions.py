"""Every action of GOLEM has a number, a name and a kind; what a card needs is chosen in a chain.

The order of a match, as the actor sees it:

1. Chance hands out a Pilot to each seat in turn (PILOT + pilot), then a Mecha to each (MECHA + mecha).
2. A round: chance deals (CARD + card), in seat order, all six cards of a seat before the next seat's; seats
   that are out get none. The hand that a seat is dealt has the seat's number. When the pile is empty, the
   discards become the pile before a card is needed.
   Two players: the virtual third hand (number 2) is not dealt: nobody has seen it, so its five cards are
   drawn when it is first taken up, by whoever it passes to.
3. A turn, in order of initiative. The actor may use abilities (ABILITY + ability) before the action, then
   uses a card: PLAY + card for what it says; or USE_PILOT or GAIN, and then THROW + card, any card, for
   that. The card goes to the discards at once. After that the actor may use abilities again, and ends the
   turn with DONE: this window is skipped where no ability could be used. Who has no card left when the turn
   comes up is skipped; if an ability takes the last card away, the turn goes on after the action.
   An ability may be used if its cost can be paid, its window fits, it was not used in this window yet, and
   its first operation has something to work on: a strike a target and working parts, a repair a tile, a jam
   an enemy with cards; everything else always. A combat card (its first operation is a strike) may be played
   under the same condition, as may a Pilot's ability; a support card always.
4. Choices of an effect, asked of who uses it and only where there are two possibilities or more: the enemy
   (SEAT + seat), then for a strike the own tile that strikes (TILE + tile) and the tile that is struck (TILE
   + tile); for other operations the tile (TILE + tile). An enemy is possible if the operation has something
   to work on there. Where nothing is possible, the operation is left out (a strike then has missed).
5. When a strike of a card, a Pilot or an ability is declared in a turn (enemy and tiles chosen), the attacked
   may answer: ABILITY + ability, any number of times, then DONE. The window is skipped, or closed by itself,
   once no ability that fits can be used. With `windows = "all"` everyone but the actor has such a window, in
   order of initiative, also at actions that do not begin with a strike (then before the first operation);
   there the attacked may use abilities of all windows, the others those that are not for answers alone.
   Effects of answers are carried out at once and are not answered; their enemy is who acts.
6. What chance takes (`take`) or drops (`jam`, and the virtual player after each pass: CARD + card) is seen by
   all.
7. When each has had a turn, hands pass to the next seat. After six such cycles cards left are discarded;
   tokens that last a round go back. Between rounds, in order of initiative, everyone with a tile out of order
   may repair one (TILE + tile) or not (DONE).

Tiles are numbered 0 to 5: head, left arm, right arm, torso, left leg, right leg. Cards, Pilots, Mecha and
abilities are numbered as in the box.
"""

from enum import IntEnum

from pioche.core.game import Kind

from .state import MOST_ABILITIES, MOST_CARDS, MOST_MECHAS, MOST_PILOTS, SEATS, TILES


class Action(IntEnum):
    PILOT = 0  # PILOT + pilot: chance hands it out
    MECHA = 12  # MECHA + mecha: chance hands it out
    CARD = 20  # CARD + card: chance deals it, takes it from the pile, or drops it
    PLAY = 84  # PLAY + card: for what it says
    THROW = 148  # THROW + card: for what was said before
    USE_PILOT = 212  # a card will be thrown for the ability of the actor's Pilot
    GAIN = 213  # a card will be thrown for 1 energy
    ABILITY = 214  # ABILITY + ability, as numbered in the box
    SEAT = 238  # SEAT + seat: this enemy
    TILE = 244  # TILE + tile: this tile
    DONE = 250  # the window is closed; or nothing is repaired


KINDS = (
    Kind("pilot", Action.PILOT, MOST_PILOTS, chance=True),
    Kind("mecha", Action.MECHA, MOST_MECHAS, chance=True),
    Kind("card", Action.CARD, MOST_CARDS, chance=True),
    Kind("play", Action.PLAY, MOST_CARDS),
    Kind("throw", Action.THROW, MOST_CARDS),
    Kind("use-pilot", Action.USE_PILOT, 1),
    Kind("gain", Action.GAIN, 1),
    Kind("ability", Action.ABILITY, MOST_ABILITIES),
    Kind("enemy", Action.SEAT, SEATS),
    Kind("tile", Action.TILE, TILES),
    Kind("done", Action.DONE, 1),
)
