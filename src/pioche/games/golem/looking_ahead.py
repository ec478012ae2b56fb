"""What an action of GOLEM would come to, told by the rules themselves on a copy of the record."""

import numpy as np

from .actions import Action
from .box import Box
from .operations import DO, WHEN, Do
from .rules import card_source
from .rules.combat import resistance, strength, strikes
from .rules.effects import holds, operation, read
from .rules.running import (
    choose_enemy,
    choose_tile,
    go_on_with_effect,
    has_something_to_work_on,
    has_to_choose,
    is_finished,
    move_card,
)
from .rules.turns import play_card, throw_card
from .rules.windows import close_window, go_on_with_windows, open_windows, use_ability
from .state import Phase, Place, State

Sums = tuple[int, int]  # strength, and what it has to reach

# Whatever an effect may change, less how far it has got.
_CHANGED = ("boost", "shield", "supply", "energy", "fallen", "hands", "sizes", "working", "tokens", "places")


def copy_of(state: State) -> State:
    """A record of its own, which may be changed."""
    copied: State = state.copy()  # type: ignore[attr-defined]  # a record of NumPy
    return copied


def begin(box: Box, state: State, action: int) -> None:
    """Carry an action that is about an effect out, but nothing that follows from it. Where a card was that
    the reader has not seen is clear once it is used."""
    if action < Action.PLAY:
        state.places[action - Action.CARD] = card_source(box, state)
        move_card(box, state, action - Action.CARD)
    elif action < Action.THROW:
        state.places[action - Action.PLAY] = Place.HAND + state.hands[state.actor]
        play_card(state, action - Action.PLAY)
    elif action < Action.USE_PILOT:
        state.places[action - Action.THROW] = Place.HAND + state.hands[state.actor]
        throw_card(state, action - Action.THROW)
    elif action < Action.SEAT:
        use_ability(box, state, action - Action.ABILITY)
    elif action < Action.TILE:
        choose_enemy(state, action - Action.SEAT)
    elif action < Action.DONE:
        choose_tile(state, action - Action.TILE)
    else:
        close_window(state)


def is_striking(box: Box, state: State) -> bool:
    """A strike is under way that has something to work on, and nothing is left to choose for it; what was
    no choice is then filled in."""
    if is_finished(box, state) or operation(box, state, DO) != Do.STRIKE:
        return False
    is_due = holds(box, state, operation(box, state, WHEN))
    works = is_due and has_something_to_work_on(box, state, Do.STRIKE)
    return bool(works and not has_to_choose(box, state, Do.STRIKE))


def sums_of(box: Box, state: State) -> Sums:
    """Both sides of the strike under way."""
    return int(strength(box, state)), int(resistance(box, state))


def forecast(box: Box, state: State, action: int) -> tuple[Sums, bool] | None:
    """Both sides of the strike that a legal action leads to at once, if nothing else has to be chosen; and
    whether somebody could answer it."""
    ahead = copy_of(state)
    begin(box, ahead, action)
    if not is_striking(box, ahead):
        return None
    return sums_of(box, ahead), ahead.depth == 0 and can_be_answered(box, ahead)


def can_be_answered(box: Box, state: State) -> bool:
    """Somebody could use an ability once the strike is declared."""
    ahead = copy_of(state)
    open_windows(ahead)
    while ahead.phase == Phase.ANSWER:
        if go_on_with_windows(box, ahead):
            return True
    return False


def forecast_answered(box: Box, state: State, action: int) -> Sums | None:
    """Both sides of the declared strike after an answer, if that needs neither choice nor chance, and leaves
    the strike what it needs."""
    ahead = copy_of(state)
    begin(box, ahead, action)
    while not is_finished(box, ahead):
        if go_on_with_effect(box, ahead):
            return None
    sums = declared_sums(box, ahead)
    ahead.depth = 0
    return sums if sums is not None and strikes(box, ahead) else None


def changes_nothing(box: Box, state: State, action: int) -> bool:
    """A legal card or ability, once used and paid for, would leave everything as it is; not where a choice,
    chance or an answer comes before that is clear."""
    ahead = copy_of(state)
    begin(box, ahead, action)
    used = copy_of(ahead)
    while not is_finished(box, ahead):
        if go_on_with_effect(box, ahead) or ahead.phase != Phase.EFFECT:
            return False
    return all(np.array_equal(getattr(used, field), getattr(ahead, field)) for field in _CHANGED)


def declared_sums(box: Box, state: State) -> Sums | None:
    """Both sides of the strike that is declared, also while an answer to it is under way."""
    if not state.declared or read(box, int(state.effect[0]), int(state.step[0]), DO) != Do.STRIKE:
        return None
    below = copy_of(state)
    below.depth = 0
    return sums_of(box, below)
