"""Asking for what an operation needs, and counting how often it was done (GRO-10)."""

from pioche.core.rule import CHANCE, rule

from ..state import NOTHING, Ask, State
from .reading import user

MOST = 99  # goods of a kind, or what is added to a side of a battle


@rule
def was_done(state: State) -> None:
    """Once less to do."""
    state.asks = Ask.NOTHING
    state.given = NOTHING
    state.left[state.depth] -= 1


@rule
def limited(number: int) -> int:
    """As much as anybody could want, and a small record can hold."""
    return max(-MOST, min(MOST, number))


@rule
def ask_chance(state: State, ask: int) -> bool:
    """A die or a card decides."""
    state.asks = ask
    state.actor = CHANCE
    return True


@rule
def ask_user(state: State, ask: int) -> bool:
    """The user of the text has to choose."""
    state.asks = ask
    state.actor = user(state)
    return True
