"""Build and Leftover: the dice, Groo's move, what cards cost, and powers (GRO-11, GRO-15, GRO-16)."""

from pioche.core.rule import CHANCE, long_rule, rule

from ..actions import Face
from ..box import Box, Moves
from ..operations import DO, GIVE, MOST_STEPS, TIME, WHAT, WHEN, Do, Time
from ..state import (
    EFFECT,
    MATERIALS,
    NOBODY,
    NOTHING,
    PRODUCTION_DICE,
    TROOP,
    WILD,
    Mark,
    Material,
    Phase,
    State,
    Window,
)
from .cards import discard, has_mark, holds_card
from .effects import can_begin
from .reading import begin_effect, first_deed, read
from .towns import fits, holds, is_awake
from .windows import open_window, play


@rule
def go_on_rolling(state: State) -> bool:
    """All seven dice are rolled (GRO-15)."""
    if state.rolled == PRODUCTION_DICE:
        state.phase = Phase.MOVE
    state.holder = state.turn
    state.actor = CHANCE
    return True


@rule
def roll_production(box: Box, state: State, face: int) -> None:
    """One die of production (GRO-02, GRO-15)."""
    state.dice[box.faces[face]] += 1
    state.rolled += 1


@rule
def distance_moved(box: Box, face: int) -> int:
    """How many towns Groo moves to the left, that is clockwise; less than 0 to the right (GRO-03, GRO-18)."""
    if face <= Face.OTHER_DOG:
        return 0
    towns = 1 if face == Face.LEFT_1 or face == Face.RIGHT_1 or box.moves != Moves.PRINTED else 2
    return towns if face <= Face.LEFT_2 else -towns


@rule
def move_groo(box: Box, state: State, face: int) -> None:
    """Groo moves at once (GRO-03, GRO-15)."""
    state.groo = (state.groo + distance_moved(box, face) + 2 * box.players) % box.players


@rule
def roll_movement(box: Box, state: State, face: int) -> None:
    """The last die of the roll; then the player may build (GRO-08, GRO-15)."""
    move_groo(box, state, face)
    state.phase = Phase.BUILD
    open_window(state, Window.ROLLED)


# --- What cards cost ----------------------------------------------------------------------


@long_rule
def cost(box: Box, state: State, seat: int, card: int, material: int) -> int:
    """What the card needs of a material, less what texts in the own town save (GRO-11)."""
    needed = printed_cost(box, card, material)
    return needed if needed == 0 else max(0, needed - count_saved(box, state, seat, card, material))


@rule
def printed_cost(box: Box, card: int, material: int) -> int:
    """What is shown on the card (GRO-11)."""
    if card >= EFFECT:
        return int(box.heads[card - EFFECT]) if material == Material.HEAD else 0
    if material == Material.HEAD:
        return 0
    if card < TROOP:
        return int(box.building_cost[card, material])
    return int(box.troop_cost[card - TROOP, material])


@long_rule
def count_saved(box: Box, state: State, seat: int, card: int, material: int) -> int:
    """How much less of a material the card needs (GRO-10)."""
    saved = 0
    for other in range(EFFECT):
        if is_awake(state, seat, other):
            for step in range(MOST_STEPS):
                saved += (
                    read(box, other, step, DO) == Do.CHEAPER
                    and read(box, other, step, GIVE) == material
                    and fits(box, card, read(box, other, step, WHAT))
                    and holds(box, state, seat, other, read(box, other, step, WHEN))
                )
    return saved


@long_rule
def can_pay(box: Box, state: State, seat: int, card: int) -> bool:
    """The dice that are left, and the player's own goods, show what the card needs (GRO-11, GRO-15)."""
    for material in range(MATERIALS):
        there = int(state.dice[material]) + int(state.goods[material])
        too_much = printed_cost(box, card, material) > there  # and only then it matters what texts save
        if too_much and cost(box, state, seat, card, material) > there:
            return False
    return True


@rule
def pay(box: Box, state: State, seat: int, card: int) -> None:
    """Goods that cannot be passed on are spent first (GRO-11, GRO-15)."""
    for material in range(MATERIALS):
        needed = cost(box, state, seat, card, material)
        own = min(needed, int(state.goods[material]))
        state.goods[material] -= own
        state.dice[material] -= needed - own


# --- Playing cards, using powers, passing the dice on ---------------------------------------


@long_rule
def can_play(box: Box, state: State, seat: int, card: int) -> bool:
    """A Building or Troop that can be paid for, or a Groo Effect that has something to work on (GRO-07,
    GRO-15, GRO-16)."""
    if card >= WILD or not holds_card(state, seat, card) or not can_pay(box, state, seat, card):
        return False
    return card < EFFECT or can_begin(box, state, seat, card)


@rule
def play_card(box: Box, state: State, card: int) -> None:
    """The card is paid for, and others may interrupt before it takes effect (GRO-08, GRO-15)."""
    pay(box, state, int(state.actor), card)
    play(state, card)
    open_window(state, Window.PLAYED)


@rule
def is_time(state: State, seat: int, time: int) -> bool:
    """The power may be used in this turn (GRO-10, GRO-16)."""
    if time == Time.OWN:
        return bool(seat == state.turn)
    if time == Time.LEFTOVER:
        return bool(seat != state.turn)
    return bool(time != Time.PLAYED)


@long_rule
def can_use(box: Box, state: State, seat: int, card: int) -> bool:
    """A power of a card in the own town that is awake, not used this turn, and has something to work on
    (GRO-05, GRO-10, GRO-16)."""
    if card >= EFFECT or not is_awake(state, seat, card) or has_mark(state, card, Mark.USED):
        return False
    step = first_deed(box, card)
    return (
        step != NOTHING
        and is_time(state, seat, read(box, card, step, TIME))
        and can_begin(box, state, seat, card)
    )


@rule
def use(box: Box, state: State, card: int) -> None:
    """The power is used once a turn, or the card is discarded from town for it (GRO-10, GRO-16)."""
    if read(box, card, first_deed(box, card), TIME) == Time.DISCARD:
        discard(state, card)
    else:
        state.marks[card] |= Mark.USED
    begin_effect(state, card, int(state.actor))


@long_rule
def count_dice(state: State) -> int:
    """Dice that are not spent."""
    count = 0
    for material in range(MATERIALS):
        count += int(state.dice[material])
    return count


@long_rule
def pass_dice_on(box: Box, state: State) -> None:
    """What is left goes to the next player, until all have had the chance; then the active player draws
    (GRO-16, GRO-17)."""
    following = (state.holder + 1) % box.players
    for material in range(MATERIALS):
        state.goods[material] = 0
    if following != state.turn and count_dice(state) > 0:
        state.holder = following
        return
    for material in range(MATERIALS):
        state.dice[material] = 0
    state.holder = NOBODY
    state.phase = Phase.LAST_DRAW
