"""A combination, card by card: what can still be completed, and what laying it does (GIT-07 to GIT-11)."""

from pioche.core.rule import rule

from ..box import Box, Variant
from ..state import FACES, NOBODY, Phase, Place, State
from .cards import can_raise, cost, count_at, move_card, points_beyond, purse, raised_value


@rule
def is_opening(state: State) -> bool:
    """Nobody has played in this round yet: any combination is good (GIT-09)."""
    return bool(state.latest == NOBODY)


@rule
def holds(state: State, face: int) -> bool:
    """The actor has such a card in hand."""
    return count_at(state, face, Place.HAND + state.actor) > 0


@rule
def can_pick_first(box: Box, state: State, face: int) -> bool:
    """Some combination with this card can be played: as many cards as the latest one, all at one strictly
    higher value that the points suffice for (GIT-08, GIT-09, GIT-10, GIT-11)."""
    if state.phase != Phase.TURN or not holds(state, face):
        return False
    if is_opening(state):
        return True
    if state.sizes[state.actor] < state.length:
        return False
    points = purse(box, state)
    for price in range(points_beyond(face, int(state.to_beat)), points + 1):
        if can_raise(state, raised_value(face, price), int(state.length) - 1, points - price, face):
            return True
    return False


@rule
def pick_first(state: State, face: int) -> None:
    """The card leaves the hand; nobody else sees it yet (GIT-08)."""
    pick_card(state, face)
    state.first = face
    state.phase = Phase.POINTS


@rule
def pick_card(state: State, face: int) -> None:
    """One more card for the combination."""
    move_card(state, face, Place.HAND + state.actor, Place.PICKED)
    state.sizes[state.actor] -= 1
    state.picked += 1


@rule
def can_raise_first(box: Box, state: State, points: int) -> bool:
    """The points are there; and unless this opens the round, the value beats the latest combination and
    enough other cards can follow (GIT-02, GIT-09, GIT-10, GIT-11)."""
    left = purse(box, state) - points
    if state.phase != Phase.POINTS or left < 0:
        return False
    if is_opening(state):
        return True
    value = raised_value(int(state.first), points)
    return value > state.to_beat and can_raise(state, value, int(state.length) - 1, left, NOBODY)


@rule
def raise_first(state: State, points: int) -> None:
    """The first card and its points fix the value of the combination (GIT-10)."""
    state.value = raised_value(int(state.first), points)
    state.spent = points
    state.first = NOBODY
    state.phase = Phase.MORE


@rule
def can_pick_next(box: Box, state: State, face: int) -> bool:
    """The card can be raised to the value, and so can what is missing after it (GIT-08, GIT-09, GIT-10)."""
    if state.phase != Phase.MORE or not holds(state, face):
        return False
    left = purse(box, state) - cost(face, int(state.value))
    if left < 0:
        return False
    if is_opening(state):
        return True
    missing = int(state.length) - int(state.picked) - 1
    return missing >= 0 and can_raise(state, int(state.value), missing, left, face)


@rule
def pick_next(state: State, face: int) -> None:
    """The card joins the combination with the points that it needs (GIT-10)."""
    state.spent += cost(face, int(state.value))
    pick_card(state, face)


@rule
def can_complete(state: State) -> bool:
    """As many cards as the latest combination; the opener of a round may stop at any number (GIT-09)."""
    return bool(state.phase == Phase.MORE and (is_opening(state) or state.picked == state.length))


@rule
def lay_combination(box: Box, state: State) -> None:
    """The cards lie in front of the player, with points from the reserve on them, or with the player's own
    under (a); they are what has to be beaten now (GIT-09, GIT-10, GIT-20)."""
    seat = state.actor
    for face in range(FACES):
        for _ in range(count_at(state, face, Place.PICKED)):
            move_card(state, face, Place.PICKED, Place.FRONT + seat)
    if box.variant == Variant.BASE:
        state.reserve -= state.spent
    else:
        state.tokens[seat] -= state.spent
    state.laid[seat] = state.spent
    state.values[seat] = state.value
    state.latest = seat
    state.to_beat = state.value
    state.length = state.picked
    clear_chain(state)


@rule
def clear_chain(state: State) -> None:
    """No combination is under way."""
    state.picked = 0
    state.first = NOBODY
    state.value = 0
    state.spent = 0
    state.phase = Phase.TURN
