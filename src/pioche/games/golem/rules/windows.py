"""Abilities of Mecha, and the windows in which they may be used (GLM-03, GLM-16)."""

from pioche.core.rule import long_rule, rule

from ..box import Box
from ..box import Windows as Option
from ..operations import Window
from ..state import ABILITY_EFFECT, MOST_ABILITIES, NOBODY, Phase, State
from .effects import begin_effect, can_begin, is_attacked
from .tiles import change_energy, comes_before, fights


@rule
def fits_window(box: Box, state: State, seat: int, ability: int) -> bool:
    """Before and after one's own action, or in answer to an attack on oneself; with the option also when
    others act (GLM-16)."""
    window = box.window[ability]
    if state.phase != Phase.ANSWER:
        return bool(window != Window.ANSWER)
    if box.windows == Option.ALL:
        return bool(is_attacked(box, state, seat) or window != Window.ANSWER)
    return bool(is_attacked(box, state, seat) and window != Window.OWN)


@rule
def window_number(state: State) -> int:
    """The actor of a turn has a window of their own, who answers another one (GLM-16)."""
    return int(state.phase == Phase.ANSWER)


@rule
def has_ability(box: Box, state: State, seat: int, ability: int) -> bool:
    """An ability of the own Mecha; they all have a cost (GLM-03)."""
    return bool(box.ability_mecha[ability] == state.mechas[seat] and box.cost[ability] > 0)


@long_rule
def can_use(box: Box, state: State, seat: int, ability: int) -> bool:
    """An ability of the own Mecha that can be paid for, fits the window, was not used in it, and has
    something to work on (GLM-03, GLM-16)."""
    if not has_ability(box, state, seat, ability):
        return False
    if box.cost[ability] > state.energy[seat] or (state.used[window_number(state)] >> ability) & 1:
        return False
    enemy = state.user[0] if state.phase == Phase.ANSWER else NOBODY
    return bool(
        fits_window(box, state, seat, ability)
        and can_begin(box, state, seat, ABILITY_EFFECT + ability, enemy)
    )


@long_rule
def can_use_any(box: Box, state: State, seat: int) -> bool:
    """A window opens only for who can use something in it (GLM-16)."""
    for ability in range(MOST_ABILITIES):
        if has_ability(box, state, seat, ability) and can_use(box, state, seat, ability):
            return True
    return False


@long_rule
def use_ability(box: Box, state: State, ability: int) -> None:
    """The cost is paid first; each ability once a window (GLM-16)."""
    seat = state.actor
    change_energy(box, state, seat, -int(box.cost[ability]))
    state.used[window_number(state)] |= 1 << ability
    begin_effect(state, ABILITY_EFFECT + ability, seat, window_number(state))
    state.phase = Phase.EFFECT


@rule
def open_windows(state: State) -> None:
    """An action is declared: who may answer is asked before it is carried out (GLM-16)."""
    state.declared = 1
    state.asked = 0
    state.answerer = NOBODY
    state.phase = Phase.ANSWER


@long_rule
def go_on_with_windows(box: Box, state: State) -> bool:
    """Ask whose window is open, or open the next one, or let the action go on; whether somebody is asked."""
    seat = state.answerer
    is_open = seat != NOBODY and fights(state, seat) and fights(state, state.user[0])
    if is_open and can_use_any(box, state, seat):
        state.actor = seat
        return True
    state.used[1] = 0
    state.answerer = next_answerer(box, state) if fights(state, state.user[0]) else NOBODY
    if state.answerer == NOBODY:
        state.phase = Phase.EFFECT
    else:
        state.asked |= 1 << state.answerer
    return False


@long_rule
def next_answerer(box: Box, state: State) -> int:
    """The attacked; with the option everyone else, in order of initiative (GLM-16)."""
    found = NOBODY
    for seat in range(box.players):
        may = box.windows == Option.ALL or seat == state.enemy[0]
        was_asked = bool((state.asked >> seat) & 1)
        may = may and seat != state.user[0] and fights(state, seat) and not was_asked
        if may and (found == NOBODY or comes_before(box, state, seat, found)):
            found = seat
    return found


@rule
def close_window(state: State) -> None:
    """Enough: nothing more is used in this window."""
    state.answerer = NOBODY
