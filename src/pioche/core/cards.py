"""Hidden cards, for every game that has some: one byte for the place of each card, and the number of cards
at each hidden place, which everybody knows.

In a concealed record the place of a card that its reader has not seen is UNKNOWN. Hidden places (hands, a
pile) are numbered from 0, all others after them.
"""

from .random import pick
from .record import Int8s, UInt64s
from .rule import rule

UNKNOWN = -1


@rule
def deal_unknown(places: Int8s, sizes: Int8s, random: UInt64s) -> None:
    """Lay every card of UNKNOWN place where a hidden place has room for it; every arrangement that fits the
    sizes is equally likely."""
    unknown = 0
    for card in range(len(places)):
        if places[card] == UNKNOWN:
            unknown += 1
        elif places[card] < len(sizes):
            sizes[places[card]] -= 1
    # Now the sizes are what each place has room for.
    for card in range(len(places)):
        if places[card] == UNKNOWN:
            room, place = pick(random, unknown), 0
            while room >= sizes[place]:
                room -= sizes[place]
                place += 1
            places[card] = place
            sizes[place] -= 1
            unknown -= 1
    count_hidden(places, sizes)


@rule
def count_hidden(places: Int8s, sizes: Int8s) -> None:
    """Count the cards at each hidden place anew."""
    for place in range(len(sizes)):
        sizes[place] = 0
    for card in range(len(places)):
        if places[card] < len(sizes):
            sizes[places[card]] += 1


@rule
def deal_older(places: Int8s, marks: Int8s, older: int, counts: Int8s, random: UInt64s) -> None:
    """Lay every card that is known to be in a hand, since it was there when the discards were shuffled, where
    a hand lacks such a card: those have that bit in their marks, and each hand has so many."""
    unknown = 0
    for card in range(len(places)):
        if marks[card] & older:
            if places[card] == UNKNOWN:
                unknown += 1
            else:
                counts[places[card]] -= 1
    # Now the counts are what each hand has room for.
    for card in range(len(places)):
        if marks[card] & older and places[card] == UNKNOWN:
            room, hand = pick(random, unknown), 0
            while room >= counts[hand]:
                room -= counts[hand]
                hand += 1
            places[card] = hand
            counts[hand] -= 1
            unknown -= 1
    for card in range(len(places)):
        if marks[card] & older:
            counts[places[card]] += 1
