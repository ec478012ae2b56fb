"""Cards, points and values: where a card lies, what it is worth, what raising it costs (GIT-01, GIT-10)."""

from pioche.core.rule import rule

from ..box import Box, Variant
from ..state import COPIES, LOWEST, MINTS, PURPLES, Place, State

NEVER = 10_000  # points: more than any table has


@rule
def is_purple(face: int) -> bool:
    """Mint faces come first, then the purple ones (GIT-01)."""
    return face >= MINTS


@rule
def printed_value(face: int) -> int:
    """The number on the card: mint 2 to 21, purple 2 to 11 (GIT-01)."""
    return LOWEST + (face - MINTS if is_purple(face) else face)


@rule
def raised_value(face: int, points: int) -> int:
    """A mint card gains 1 a point, a purple one its own number a point (GIT-10)."""
    printed = printed_value(face)
    return printed + points * (printed if is_purple(face) else 1)


@rule
def points_beyond(face: int, value: int) -> int:
    """The fewest points with which a card is worth more than this value (GIT-09, GIT-10)."""
    printed = printed_value(face)
    if value < printed:
        return 0
    return value // printed if is_purple(face) else value + 1 - printed


@rule
def cost(face: int, value: int) -> int:
    """The points that raise a card to exactly this value, or NEVER (GIT-10)."""
    printed = printed_value(face)
    if value < printed:
        return NEVER
    if not is_purple(face):
        return value - printed
    return (value - printed) // printed if value % printed == 0 else NEVER


@rule
def count_at(state: State, face: int, place: int) -> int:
    """How many of the two copies of a face lie there; copies are alike (GIT-01)."""
    first = COPIES * face
    return int(state.places[first] == place) + int(state.places[first + 1] == place)


@rule
def move_card(state: State, face: int, source: int, target: int) -> None:
    """One copy goes from place to place; the two stay in ascending order, so that nobody can tell them."""
    lower = COPIES * face
    moved = lower if state.places[lower] == source else lower + 1
    state.places[moved] = target
    if state.places[lower] > state.places[lower + 1]:
        state.places[lower + 1], state.places[lower] = state.places[lower], state.places[lower + 1]


@rule
def purse(box: Box, state: State) -> int:
    """The points that the actor can still use: the reserve, under (a) the own tokens (GIT-02, GIT-20)."""
    held = state.reserve if box.variant == Variant.BASE else state.tokens[state.actor]
    return int(held) - int(state.spent)


@rule
def can_raise(state: State, value: int, needed: int, points: int, without: int) -> bool:
    """Whether so many more cards of the actor's hand can be raised to this value with so many points,
    leaving one card of the face `without` aside. The cheapest cards are tried first (GIT-10)."""
    hand, price, left = Place.HAND + state.actor, 0, points
    while needed > 0:
        # A mint card is the cheaper the nearer, a purple one the fewer times it goes into the value.
        if needed * price > left or price > value - LOWEST:
            return False
        mint = value - price - LOWEST
        if mint < MINTS:
            found = min(needed, count_at(state, mint, hand) - (mint == without))
            needed -= found
            left -= found * price
        purple = value // (price + 1) - LOWEST
        if 0 <= purple < PURPLES and value % (price + 1) == 0:
            found = min(needed, count_at(state, MINTS + purple, hand) - (MINTS + purple == without))
            needed -= found
            left -= found * price
        price += 1
    return left >= 0
