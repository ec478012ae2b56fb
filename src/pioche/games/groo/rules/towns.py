"""What lies in a town is worth: conditions, Victory Points, what is safe (GRO-05, GRO-06, GRO-14)."""

from pioche.core.rule import long_rule, rule

from ..box import Box
from ..operations import AMOUNT, DO, FROM, MOST_STEPS, WHEN, Do, What, When
from ..state import EFFECT, EVENT, NOTHING, TROOP, WILD, Mark, State
from .cards import count_others, has_mark, in_town
from .reading import read

FEW_CARDS = 2  # of a poor hand
MANY_TROOPS = 2  # of a town that is armed


@rule
def is_awake(state: State, seat: int, card: int) -> bool:
    """The card lies in that town, and its text is in force (GRO-05, GRO-06)."""
    return in_town(state, seat, card) and not has_mark(state, card, Mark.ASLEEP)


@long_rule
def fits(box: Box, card: int, what: int) -> bool:
    """The card is of that kind."""
    if what == What.CARD:
        return True
    if card < TROOP:
        if what == What.SMALL:
            return bool(box.points[card] == 1)
        return bool(what == What.BUILDING or (what == What.LARGE and box.points[card] > 1))
    if card < EFFECT:
        return bool(what == What.TROOP)
    if card < WILD:
        return bool(what == What.EFFECT)
    return bool(what == What.WILD and card < EVENT)


@rule
def family(box: Box, card: int) -> int:
    """The family of a Building or a Troop, or NOTHING."""
    if card < TROOP:
        return int(box.building_family[card])
    return int(box.troop_family[card - TROOP]) if card < EFFECT else NOTHING


@long_rule
def count_troops(state: State, seat: int) -> int:
    """Troops in a town."""
    count = 0
    for card in range(TROOP, EFFECT):
        count += in_town(state, seat, card)
    return count


# --- Conditions -------------------------------------------------------------------------


@long_rule
def holds(box: Box, state: State, seat: int, card: int, when: int) -> bool:
    """The condition of an operation, judged for its user or owner."""
    if when == When.BEHIND:
        return is_behind(box, state, seat)
    return when == When.ALWAYS or holds_in_town(box, state, seat, card, when)


@long_rule
def holds_in_town(box: Box, state: State, seat: int, card: int, when: int) -> bool:
    """A condition that is no matter of points, so that points can have it."""
    if when == When.FAMILY:
        return has_relative(box, state, seat, card)
    if when == When.SET:
        return has_set(box, state, seat, card)
    if when == When.HERE:
        return bool(state.groo == seat)
    if when == When.AWAY:
        return bool(state.groo != seat)
    if when == When.UNARMED:
        return count_troops(state, seat) == 0
    if when == When.ARMED:
        return count_troops(state, seat) >= MANY_TROOPS
    return when == When.ALWAYS or count_others(state, seat, card) <= FEW_CARDS


@long_rule
def has_relative(box: Box, state: State, seat: int, card: int) -> bool:
    """Another card of its family lies in the town."""
    kin = family(box, card)
    for other in range(EFFECT):
        if other != card and in_town(state, seat, other) and kin != NOTHING and family(box, other) == kin:
            return True
    return False


@long_rule
def has_set(box: Box, state: State, seat: int, card: int) -> bool:
    """All cards of its family lie in the town; a card without a family has no set."""
    kin = family(box, card)
    for other in range(EFFECT):
        is_there = read(box, other, 0, DO) != Do.NOTHING
        if is_there and family(box, other) == kin and not in_town(state, seat, other):
            return False
    return kin != NOTHING


@long_rule
def is_behind(box: Box, state: State, seat: int) -> bool:
    """Another player has more Victory Points."""
    own = count_points(box, state, seat)
    for other in range(box.players):
        if other != seat and count_points(box, state, other) > own:
            return True
    return False


# --- Victory Points -----------------------------------------------------------------------


@long_rule
def count_points(box: Box, state: State, seat: int) -> int:
    """The points of all Buildings of a town, with what their texts add; they count at once (GRO-05)."""
    total = 0
    for card in range(TROOP):
        if in_town(state, seat, card):
            total += int(box.points[card])
            for step in range(MOST_STEPS):
                if read(box, card, step, DO) == Do.POINTS and holds_in_town(
                    box, state, seat, card, read(box, card, step, WHEN)
                ):
                    total += read(box, card, step, AMOUNT)
    return total


@long_rule
def is_safe(box: Box, state: State, seat: int, card: int, danger: int) -> bool:
    """The text of a Building keeps it from being lost that way (GRO-14, GRO-20)."""
    if card >= TROOP or not is_awake(state, seat, card):
        return False
    for step in range(MOST_STEPS):
        if (
            read(box, card, step, DO) == Do.SAFE
            and read(box, card, step, FROM) == danger
            and holds(box, state, seat, card, read(box, card, step, WHEN))
        ):
            return True
    return False
