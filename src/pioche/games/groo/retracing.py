"""What has followed from an action of Groo, step by step: the rules carry it out again on a copy of what the
reader knows, as far as the reader sees that it went."""

from dataclasses import dataclass

import numpy as np

from pioche.core.cards import UNKNOWN
from pioche.core.rule import HIDDEN, OVER, WAITING

from .actions import Action
from .box import Box
from .operations import BY, DO, By, Do
from .rules import apply_card, apply_pick, apply_roll, apply_seat, be_done
from .rules.asking import was_done
from .rules.building import play_card
from .rules.dice_operations import choose_material
from .rules.drawing import wait_for_a_card
from .rules.reading import is_under_way, operation
from .rules.running import go_on_with_effect, times
from .rules.setting_up import name_dealer
from .rules.turns import go_on_with_turn, take_effect
from .rules.windows import play_wild
from .state import EVENT, NOBODY, NOTHING, PILE, Ask, Place, State, Window


@dataclass(frozen=True)
class Step:
    """Something that the rules did without asking anybody: the record before it and after it."""

    earlier: State
    later: State


def copy_of(state: State) -> State:
    """A record of its own, which may be changed."""
    copied: State = state.copy()  # type: ignore[attr-defined]  # a record of NumPy
    return copied


def retrace(box: Box, before: State, action: int, after: State) -> list[Step]:
    """The action, then all that followed. Who has played a Wild in a window is not in the record before: it
    is the player with whom everything comes out as it did."""
    if before.actor != WAITING or action == HIDDEN:
        return _follow(box, copy_of(before), action, after)
    steps: list[Step] = []
    for seat in _possible_players(box, before, action - Action.PLAY):
        start = copy_of(before)
        start.actor = seat
        steps = _follow(box, start, action, after)
        if agrees(steps[-1].later, after):
            break
    return steps


def _possible_players(box: Box, state: State, card: int) -> list[int]:
    """Who could hold that card, as far as the reader knows."""
    if state.places[card] != UNKNOWN:
        return [int(state.places[card])]
    return [seat for seat in range(box.players) if _count_known(state, seat) < state.sizes[seat]]


def _count_known(state: State, seat: int) -> int:
    """The cards of a hand that the reader knows."""
    return int((state.places == Place.HAND + seat).sum())


def agrees(state: State, after: State) -> bool:
    """Whether everyone would see the same of both: hands by their sizes, who does what, and known places."""
    known = (state.places != UNKNOWN) & (after.places != UNKNOWN)
    same = (
        (state.sizes == after.sizes).all()
        and (state.user == after.user).all()
        and (state.players == after.players).all()
        and state.groo == after.groo
        and (state.places == after.places)[known].all()
    )
    return bool(same)


def _follow(box: Box, state: State, action: int, after: State) -> list[Step]:
    earlier = copy_of(state)
    _begin(box, state, action)
    steps, waits = [Step(earlier, copy_of(state))], False
    while not waits and state.actor != OVER:
        earlier = copy_of(state)
        waits = _go_on_once(box, state, after)
        if state.sizes[PILE] > earlier.sizes[PILE]:
            state.sizes[PILE] = after.sizes[PILE]  # with cards that nobody saw being discarded
        steps.append(Step(earlier, copy_of(state)))
    return steps


# --- The action -----------------------------------------------------------------------------


def _begin(box: Box, state: State, action: int) -> None:
    """Carry the action out, but nothing that follows from it. Where a card was that the reader has not seen
    is clear once it is used."""
    if action == HIDDEN:
        if state.window == Window.NONE:
            _draw_unseen(box, state)
    elif action < Action.CARD:
        name_dealer(box, state, action - Action.DEALER)
    elif action < Action.FACE:
        seat = int(state.target[state.depth])
        state.places[action - Action.CARD] = Place.HAND + seat if state.asks == Ask.LOST else PILE
        apply_card(box, state, action - Action.CARD)
    elif action < Action.PLAY:
        apply_roll(box, state, action)
    elif action < Action.PICK:
        state.places[action - Action.PLAY] = Place.HAND + state.actor
        if state.window != Window.NONE:
            play_wild(box, state, action - Action.PLAY)
        else:
            play_card(box, state, action - Action.PLAY)
    elif action < Action.SEAT:
        if state.places[action - Action.PICK] == UNKNOWN:
            state.places[action - Action.PICK] = Place.HAND + state.actor
        apply_pick(box, state, action - Action.PICK)
    elif action < Action.MATERIAL:
        apply_seat(box, state, action - Action.SEAT)
    elif action < Action.DRAW:
        choose_material(box, state, action - Action.MATERIAL)
    elif action == Action.DRAW:
        wait_for_a_card(state)
    else:
        be_done(box, state)


def _draw_unseen(box: Box, state: State) -> None:
    """Some card that the reader has not seen is dealt or drawn; it stays unseen. No Event is ever hidden."""
    card = next(card for card in range(EVENT) if state.places[card] == UNKNOWN)
    marks = int(state.marks[card])
    apply_card(box, state, card)
    state.places[card], state.marks[card] = UNKNOWN, marks


# --- What follows -----------------------------------------------------------------------------


def _go_on_once(box: Box, state: State, after: State) -> bool:
    """The next step of `go_on`. In a window nobody is asked here: how many windows there were tells whether
    this one is still open."""
    if is_under_way(state):
        return _discard_unseen(box, state, after) or bool(go_on_with_effect(box, state))
    if state.window != Window.NONE:
        if after.window != Window.NONE and after.windows == state.windows:
            return True
        state.window, state.asked = Window.NONE, 0
        return False
    if state.queue[0] != NOTHING:
        take_effect(box, state)
        return False
    return bool(go_on_with_turn(box, state))


def _discard_unseen(box: Box, state: State, after: State) -> bool:
    """Discarding out of a hand that the reader does not know: whether its player has to choose. The last card
    of a hand goes without asking; it is the one that has come to light since, if that is clear."""
    depth, seat = state.depth, int(state.target[state.depth])
    if not _is_discarding(box, state) or _count_known(state, seat) == state.sizes[seat]:
        return False
    if state.left[depth] == NOTHING:
        state.left[depth] = times(box, state)
    if state.left[depth] == 0 or state.sizes[seat] > 1:
        return bool(state.left[depth] > 0)
    found = np.flatnonzero((state.places == UNKNOWN) & (after.places == Place.DISCARD))
    if len(found) == 1:
        state.places[found[0]] = Place.HAND + seat
    else:
        state.sizes[seat] = 0
        was_done(state)
    return False


def _is_discarding(box: Box, state: State) -> bool:
    """Cards of a hand are to be discarded, chosen by somebody."""
    if state.target[state.depth] == NOBODY or operation(box, state, DO) != Do.DROP:
        return False
    return bool(operation(box, state, BY) != By.CHANCE)
