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
