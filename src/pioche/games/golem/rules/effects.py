"""Effects: what an operation means, its condition, and what it can work on (GLM-08, GLM-12, GLM-13)."""

from pioche.core.rule import long_rule, rule

from ..box import Box
from ..operations import AMOUNT, AT, DO, MOST_STEPS, WHEN, WHO, WITH, Do, When, Who
from ..state import ABILITY_EFFECT, FRAMES, GAIN_ENERGY, NOBODY, NOTHING, PILOT_EFFECT, Ask, Hit, State
from .hands import hand_size
from .tiles import belongs, count_working, has_broken, has_parts, has_working, is_enemy, works

FEW_TILES = 3  # at most: damaged
MUCH_ENERGY = 3  # at least: charged


@rule
def read(box: Box, effect: int, step: int, column: int) -> int:
    """One detail of an operation, as the box has it; any card gives 1 energy (GLM-08)."""
    if effect < PILOT_EFFECT:
        return int(box.card_effect[effect, step, column])
    if effect < ABILITY_EFFECT:
        return int(box.pilot_effect[effect - PILOT_EFFECT, step, column])
    if effect < GAIN_ENERGY:
        return int(box.ability_effect[effect - ABILITY_EFFECT, step, column])
    if step > 0:
        return 0
    return Do.ENERGY * (column == DO) + (column == AMOUNT)


@rule
def is_action(effect: int) -> bool:
    """What a card is used for is the action of a turn; abilities are not (GLM-08)."""
    return bool(effect < ABILITY_EFFECT or effect == GAIN_ENERGY)


@rule
def is_attacked(box: Box, state: State, seat: int) -> bool:
    """A strike at this seat is declared (GLM-16)."""
    return bool(state.enemy[0] == seat and read(box, state.effect[0], state.step[0], DO) == Do.STRIKE)


@rule
def operation(box: Box, state: State, column: int) -> int:
    """One detail of the operation under way."""
    return read(box, state.effect[state.depth], state.step[state.depth], column)


@long_rule
def begin_effect(state: State, effect: int, user: int, depth: int) -> None:
    """Somebody uses a card or an ability; in answer to an attack the enemy is who acts (GLM-08, GLM-16)."""
    state.depth = depth
    state.effect[depth] = effect
    state.step[depth] = 0
    state.user[depth] = user
    state.enemy[depth] = state.user[0] if depth > 0 else NOBODY
    state.hit[depth] = Hit.NONE
    forget_choices(state, depth)


@long_rule
def next_step(box: Box, state: State) -> None:
    """The operation is done; the next one follows, and a strike among them chooses anew."""
    depth = state.depth
    state.step[depth] += 1
    state.asks = Ask.NOTHING
    state.left = 0
    state.tile[depth] = NOTHING
    if depth == 0:
        state.declared = 0
        state.asked = 0
        state.shield = 0
    is_strike = state.step[depth] < MOST_STEPS and operation(box, state, DO) == Do.STRIKE
    if is_strike and holds(box, state, operation(box, state, WHEN)):
        forget_choices(state, depth)


@rule
def forget_choices(state: State, depth: int) -> None:
    """No tile is chosen yet."""
    state.striker[depth] = NOTHING
    state.target[depth] = NOTHING
    state.tile[depth] = NOTHING


@long_rule
def clear_effect(state: State, depth: int) -> None:
    """Nothing is under way any more."""
    state.effect[depth] = NOTHING
    state.step[depth] = 0
    state.user[depth] = NOBODY
    state.enemy[depth] = NOBODY
    state.hit[depth] = Hit.NONE
    forget_choices(state, depth)


@long_rule
def clear_effects(state: State) -> None:
    for depth in range(FRAMES):
        clear_effect(state, depth)
    state.depth = 0
    state.answerer = NOBODY
    state.asks = Ask.NOTHING
    state.declared = 0
    state.asked = 0
    state.shield = 0
    state.left = 0


# --- Conditions and choices ------------------------------------------------------


@long_rule
def holds(box: Box, state: State, when: int) -> bool:
    """The condition of an operation, judged when it comes up (GLM-08)."""
    user = state.user[state.depth]
    if when == When.HIT:
        return bool(state.hit[state.depth] == Hit.YES)
    if when == When.MISSED:
        return bool(state.hit[state.depth] == Hit.NO)
    if when == When.DAMAGED:
        return bool(count_working(state, user) <= FEW_TILES)
    if when == When.BEHIND:
        return is_behind(box, state, user)
    if when == When.CHARGED:
        return bool(state.energy[user] >= MUCH_ENERGY)
    return True


@long_rule
def is_behind(box: Box, state: State, seat: int) -> bool:
    """Some enemy has more working tiles."""
    for other in range(box.players):
        if is_enemy(box, state, seat, other) and count_working(state, other) > count_working(state, seat):
            return True
    return False


@rule
def needs_enemy(do: int, who: int) -> bool:
    """The operation is about one enemy."""
    return bool(do == Do.STRIKE or do == Do.JAM or do == Do.SWAP or who == Who.ENEMY)


@rule
def can_be_enemy(box: Box, state: State, user: int, other: int, do: int, parts: int) -> bool:
    """An enemy on whom the operation has something to work: a strike needs its target working, a token a
    working tile, a jam a card to lose (GLM-13)."""
    if not is_enemy(box, state, user, other):
        return False
    if do == Do.STRIKE:
        return has_parts(state, other, parts)
    if do == Do.ATTACK or do == Do.DEFENCE:
        return has_working(state, other, parts)
    return bool(do != Do.JAM or hand_size(state, other) > 0)


@rule
def has_enemy(box: Box, state: State, user: int, do: int, parts: int) -> bool:
    """There is an enemy whom the operation could be about."""
    for other in range(box.players):
        if can_be_enemy(box, state, user, other, do, parts):
            return True
    return False


@long_rule
def can_begin(box: Box, state: State, user: int, effect: int, enemy: int) -> bool:
    """The first operation has something to work on: a strike working parts and a target, a repair a tile, a
    jam an enemy with cards (GLM-08, GLM-12, GLM-16)."""
    do, parts = read(box, effect, 0, DO), read(box, effect, 0, AT)
    if do == Do.STRIKE and not has_parts(state, user, read(box, effect, 0, WITH)):
        return False
    if do == Do.STRIKE or do == Do.JAM:
        if enemy != NOBODY:
            return can_be_enemy(box, state, user, enemy, do, parts)
        return has_enemy(box, state, user, do, parts)
    return bool(do != Do.REPAIR or has_broken(state, user, parts))


@rule
def can_choose_enemy(box: Box, state: State, other: int) -> bool:
    """The user of the effect may name this enemy now."""
    if state.asks != Ask.ENEMY:
        return False
    do, parts = operation(box, state, DO), operation(box, state, AT)
    return can_be_enemy(box, state, state.user[state.depth], other, do, parts)


@long_rule
def can_choose_tile(box: Box, state: State, tile: int) -> bool:
    """The user of the effect may name this tile now (GLM-13)."""
    if state.asks == Ask.STRIKER:
        return bool(
            belongs(operation(box, state, WITH), tile) and works(state, state.user[state.depth], tile)
        )
    if state.asks == Ask.TARGET:
        return bool(belongs(operation(box, state, AT), tile) and works(state, state.enemy[state.depth], tile))
    if state.asks != Ask.TILE or not belongs(operation(box, state, AT), tile):
        return False
    is_repair = operation(box, state, DO) == Do.REPAIR
    return bool(works(state, whose_tile(box, state), tile) != is_repair)


@rule
def whose_tile(box: Box, state: State) -> int:
    """Whose tile an operation other than a strike is about."""
    is_of_enemy = operation(box, state, WHO) == Who.ENEMY
    return int(state.enemy[state.depth] if is_of_enemy else state.user[state.depth])
