"""Turns, and the end of effects and of the game; and the machine that goes on until somebody has to choose
(GLM-07, GLM-08, GLM-10, GLM-16, GLM-17)."""

from pioche.core.rule import OVER, long_rule, rule

from ..box import Box
from ..operations import Lasts
from ..state import NOBODY, Fallen, Phase, State
from .effects import begin_effect, clear_effect, clear_effects, is_action
from .hands import discard, hand_size
from .rounds import end_cycle, go_on_dealing, go_on_dropping, go_on_repairing
from .running import go_on_with_effect, is_finished
from .tiles import comes_before, fights, remove_tokens, team
from .windows import can_use_any, go_on_with_windows


@long_rule
def go_on(box: Box, state: State) -> None:
    """Whatever follows by itself, until a player or chance has to decide."""
    waits = False
    while not waits and state.actor != OVER:
        if state.phase == Phase.EFFECT:
            if is_finished(box, state):
                end_effect(box, state)
            else:
                waits = go_on_with_effect(box, state)
        elif state.phase == Phase.ANSWER:
            waits = go_on_with_windows(box, state)
        elif state.phase == Phase.TURN:
            waits = go_on_with_turns(box, state)
        elif state.phase == Phase.DEAL:
            waits = go_on_dealing(box, state)
        elif state.phase == Phase.DROP:
            waits = go_on_dropping(state)
        elif state.phase == Phase.REPAIR:
            waits = go_on_repairing(box, state)
        else:
            waits = True


# --- Turns --------------------------------------------------------------------------


@long_rule
def go_on_with_turns(box: Box, state: State) -> bool:
    """Who has the turn acts, then may use abilities; then the next one follows (GLM-07, GLM-08, GLM-16)."""
    seat = state.turn
    if seat == NOBODY:
        state.turn = next_in_turn(box, state)
        if state.turn == NOBODY:
            end_cycle(box, state)
        elif hand_size(state, state.turn) == 0:
            skip_turn(state)
        return False
    if fights(state, seat):
        if not state.has_acted and hand_size(state, seat) == 0:
            end_action(state)
        if not state.has_acted or can_use_any(box, state, seat):
            state.actor = seat
            return True
    end_turn(box, state)
    return False


@long_rule
def next_in_turn(box: Box, state: State) -> int:
    """By ascending initiative, once in a cycle (GLM-07)."""
    found = NOBODY
    for seat in range(box.players):
        may = fights(state, seat) and not state.acted[seat]
        if may and (found == NOBODY or comes_before(box, state, seat, found)):
            found = seat
    return found


@rule
def skip_turn(state: State) -> None:
    """Who has no card when the turn comes up skips it (GLM-10)."""
    state.acted[state.turn] = 1
    state.turn = NOBODY


@rule
def end_action(state: State) -> None:
    """The window after the action opens (GLM-16)."""
    state.has_acted = 1
    state.used[0] = 0


@long_rule
def end_turn(box: Box, state: State) -> None:
    """What lasts a turn is over (GLM-08)."""
    state.acted[state.turn] = 1
    remove_tokens(box, state, Lasts.TURN)
    state.boost = 0
    state.has_acted = 0
    state.used[0] = 0
    state.turn = NOBODY


@rule
def play_card(state: State, card: int) -> None:
    """An attack, or a support card (GLM-08)."""
    discard(state, card)
    begin_effect(state, card, state.actor, 0)
    state.phase = Phase.EFFECT


@rule
def announce(state: State, effect: int) -> None:
    """The Pilot's ability, or energy: any card is discarded for it (GLM-08)."""
    begin_effect(state, effect, state.actor, 0)
    state.phase = Phase.DISCARD


@rule
def throw_card(state: State, card: int) -> None:
    """The card is discarded; what it is thrown for follows (GLM-08)."""
    discard(state, card)
    state.phase = Phase.EFFECT


# --- The end of effects, and of the game ---------------------------------------------------


@long_rule
def end_effect(box: Box, state: State) -> None:
    """Back to the window or the turn in which it was used, unless the game is over (GLM-16, GLM-17)."""
    if state.depth > 0:
        clear_effect(state, 1)
        state.depth = 0
        state.phase = Phase.ANSWER
    else:
        was_action = is_action(state.effect[0])
        clear_effects(state)
        state.phase = Phase.TURN
        if was_action:
            end_action(state)
    end_game_if_decided(box, state)


@long_rule
def end_game_if_decided(box: Box, state: State) -> None:
    """The game ends when one fighter, or one team, is left (GLM-17)."""
    fighters, sides, first = 0, 0, NOBODY
    for seat in range(box.players):
        if fights(state, seat):
            fighters += 1
            if first == NOBODY:
                first = team(box, seat)
            sides += team(box, seat) != first
    if fighters > 0:
        for seat in range(box.players):
            if state.fallen[seat] == Fallen.NOW:
                state.fallen[seat] = Fallen.BEFORE
    if sides == 0:
        clear_effects(state)
        state.actor = OVER
