"""A turn: the dice take effect, and the token moves on (GOU-09 to GOU-18)."""

from pioche.core.rule import OVER, rule

from ..box import Box, Range, Use
from ..state import LINE, NOBODY, Phase, State, position_of, side_of
from .rolling import start_turn


@rule
def target_of(box: Box, state: State, reach: int) -> int:
    """The enemy at that range: positions i and j are i + j - 1 apart; by option it is j alone (GOU-11)."""
    enemy = 1 - side_of(state.unit)
    position = reach - 1
    if box.range == Range.DISTANCE:
        position -= position_of(state, state.unit)
    if 0 <= position < state.standing[enemy]:
        return int(state.line[enemy, position])
    return NOBODY


@rule
def has_pair(state: State, damage: int, reach: int) -> bool:
    """Two dice, one for the damage and one for the range (GOU-10)."""
    if damage == reach:
        return bool(state.dice[damage] >= 2)
    return bool(state.dice[damage] >= 1 and state.dice[reach] >= 1)


@rule
def can_attack(box: Box, state: State, damage: int, reach: int) -> bool:
    """A pair of 1s, 2s or 3s that reaches an enemy from here (GOU-10, GOU-11)."""
    if state.phase != Phase.RESOLVE or not has_pair(state, damage, reach):
        return False
    return target_of(box, state, reach) != NOBODY


@rule
def attack(box: Box, state: State, damage: int, reach: int) -> None:
    """Damage lowers Hit Points at once, never below 0; at 0 the Unit falls (GOU-12, GOU-13)."""
    target = target_of(box, state, reach)
    state.dice[damage] -= 1
    state.dice[reach] -= 1
    state.hit_points[target] = max(0, state.hit_points[target] - damage)
    if state.hit_points[target] == 0:
        fall(state, target)


@rule
def fall(state: State, unit: int) -> None:
    """The Unit leaves, its line closes up, its token goes; the last one to leave loses (GOU-13, GOU-18)."""
    side = side_of(unit)
    for position in range(position_of(state, unit), LINE - 1):
        state.line[side, position] = state.line[side, position + 1]
    state.line[side, LINE - 1] = NOBODY
    state.standing[side] -= 1
    kept = 0
    for place in range(state.tokens):
        if state.track[place] != unit:
            state.track[kept] = state.track[place]
            kept += 1
    state.track[kept] = NOBODY
    state.tokens = kept
    if state.standing[side] == 0:
        state.winner = 1 - side
        state.actor = OVER


@rule
def can_step(state: State, by: int) -> bool:
    """A 4 lets the Unit move one position, to where an ally stands (GOU-14)."""
    if state.phase != Phase.RESOLVE or state.dice[4] == 0:
        return False
    to = position_of(state, state.unit) + by
    return bool(0 <= to < state.standing[side_of(state.unit)])


@rule
def step(state: State, by: int) -> None:
    """Spend a 4 to change places with the ally (GOU-14)."""
    side = side_of(state.unit)
    position = position_of(state, state.unit)
    state.dice[4] -= 1
    state.line[side, position] = state.line[side, position + by]
    state.line[side, position + by] = state.unit


@rule
def can_heal(box: Box, state: State) -> bool:
    """A 5 heals one Hit Point, up to twelve, never in position 1 (GOU-15)."""
    if state.phase != Phase.RESOLVE or state.dice[5] == 0:
        return False
    return bool(state.hit_points[state.unit] < box.most_hit_points and position_of(state, state.unit) > 0)


@rule
def heal(state: State) -> None:
    """Spend a 5 on one Hit Point (GOU-15)."""
    state.dice[5] -= 1
    state.hit_points[state.unit] += 1


@rule
def must_attack(box: Box, state: State) -> bool:
    """The turn cannot end while a pair reaches an enemy, unless the table lets it (GOU-10)."""
    if box.attacks != Use.MUST:
        return False
    if state.dice[1] + state.dice[2] + state.dice[3] < 2:
        return False
    for reach in range(1, 4):
        if state.dice[reach] > 0 and target_of(box, state, reach) != NOBODY:
            return True
    return False


@rule
def must_use_effect(box: Box, state: State) -> bool:
    """4s and 5s permit; by option the turn cannot end while one can be used (GOU-09)."""
    if box.effects != Use.MUST:
        return False
    return can_step(state, -1) or can_step(state, 1) or can_heal(box, state)


@rule
def can_end_turn(box: Box, state: State) -> bool:
    """Once every die is resolved that has to be (GOU-09, GOU-10)."""
    if state.phase != Phase.RESOLVE:
        return False
    return not must_attack(box, state) and not must_use_effect(box, state)


@rule
def end_turn(box: Box, state: State) -> None:
    """With k sixes the token is placed k-th from the right end, else at that end (GOU-16, GOU-17)."""
    place = max(0, state.tokens - max(1, state.dice[6]))
    for earlier in range(place):
        state.track[earlier] = state.track[earlier + 1]
    state.track[place] = state.unit
    start_turn(box, state)
