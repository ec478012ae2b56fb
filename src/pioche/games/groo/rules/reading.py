"""Reading the texts of cards, and which of them is carried out now (GRO-10)."""

from pioche.core.rule import long_rule, rule

from ..box import Box
from ..operations import DO, MOST_STEPS, Do
from ..state import EFFECT, EVENT, FRAMES, NOBODY, NOTHING, TROOP, WILD, Ask, State


@long_rule
def read(box: Box, card: int, row: int, column: int) -> int:
    """One detail of one operation of a card."""
    if card < TROOP:
        return int(box.building_effect[card, row, column])
    if card < EFFECT:
        return int(box.troop_effect[card - TROOP, row, column])
    if card < WILD:
        return int(box.effect_effect[card - EFFECT, row, column])
    if card < EVENT:
        return int(box.wild_effect[card - WILD, row, column])
    return int(box.event_effect[card - EVENT, row, column])


@rule
def is_deed(do: int) -> bool:
    """It does something at a time; the others hold while the card lies in a town."""
    return bool(Do.NOTHING < do < Do.POINTS)


@long_rule
def first_deed(box: Box, card: int) -> int:
    """The first operation that does something, or NOTHING."""
    for place in range(MOST_STEPS):
        if is_deed(read(box, card, place, DO)):
            return place
    return NOTHING


@rule
def text(state: State) -> int:
    """The card whose text is carried out."""
    return int(state.effect[state.depth])


@rule
def step(state: State) -> int:
    """The operation of the text that is under way."""
    return int(state.step[state.depth])


@rule
def user(state: State) -> int:
    """Whose text it is."""
    return int(state.user[state.depth])


@rule
def target(state: State) -> int:
    """The player whom the operation is about now."""
    return int(state.target[state.depth])


@rule
def operation(box: Box, state: State, column: int) -> int:
    """A detail of the operation under way."""
    return read(box, text(state), step(state), column)


@rule
def is_under_way(state: State) -> bool:
    """Some card's text is being carried out."""
    return bool(state.effect[0] != NOTHING)


@rule
def begin_effect(state: State, card: int, seat: int) -> None:
    """The text of the card is carried out from now on: before what is under way, if anything is (GRO-09)."""
    depth = 1 if is_under_way(state) else 0
    state.depth = depth
    state.effect[depth] = card
    state.user[depth] = seat


@rule
def next_step(state: State) -> None:
    """On to the next operation of the text."""
    state.step[state.depth] += 1
    state.target[state.depth] = NOBODY
    state.left[state.depth] = NOTHING
    state.asks = Ask.NOTHING
    state.given = NOTHING


@long_rule
def clear_effect(state: State, depth: int) -> None:
    """Nothing is under way there."""
    state.effect[depth] = NOTHING
    state.user[depth] = NOBODY
    state.step[depth] = 0
    state.opponent[depth] = NOBODY
    state.target[depth] = NOBODY
    state.left[depth] = NOTHING
    state.depth = 0


@rule
def clear_effects(state: State) -> None:
    """Nothing is under way at all."""
    for depth in range(FRAMES):
        clear_effect(state, depth)
    state.asks = Ask.NOTHING
    state.given = NOTHING
