"""A turn from its start to its end, the end of the game, and the machine that goes on until somebody has to
choose (GRO-12 to GRO-19, GRO-21)."""

from pioche.core.rule import OVER, long_rule, rule

from ..box import Box
from ..operations import TIME, Time
from ..state import (
    EFFECT,
    NOTHING,
    TOWN,
    TROOP,
    Mark,
    Phase,
    Place,
    State,
    Window,
)
from .battles import compare, go_on_losing, go_on_sending, go_on_with_attack
from .building import go_on_rolling
from .drawing import go_on_drawing
from .reading import begin_effect, first_deed, is_under_way, read
from .running import go_on_with_effect
from .towns import count_points
from .windows import go_on_with_window, open_window, take_from_queue


@long_rule
def go_on(box: Box, state: State) -> None:
    """Whatever follows by itself, until a player or chance has to decide: first the text under way, then the
    window, then the cards that wait, then the turn."""
    waits = False
    while not waits and state.actor != OVER:
        if is_under_way(state):
            waits = go_on_with_effect(box, state)
        elif state.window != Window.NONE:
            waits = go_on_with_window(box, state)
        elif state.queue[0] != NOTHING:
            take_effect(box, state)
        else:
            waits = go_on_with_turn(box, state)


@long_rule
def go_on_with_turn(box: Box, state: State) -> bool:
    """The phases of a turn, in their order; none can be taken later (GRO-12 to GRO-17)."""
    if state.phase == Phase.START:
        start_turn(state)
    elif state.phase == Phase.DISCARD:
        return go_on_discarding(state)
    elif state.phase == Phase.DRAW or state.phase == Phase.LAST_DRAW:
        return go_on_drawing(box, state)
    elif state.phase == Phase.ATTACK:
        return go_on_with_attack(state)
    elif state.phase == Phase.SEND or state.phase == Phase.DEFEND:
        return go_on_sending(state)
    elif state.phase == Phase.FIGHT:
        compare(box, state)
    elif state.phase == Phase.LOSE:
        return go_on_losing(box, state)
    elif state.phase == Phase.ROLL:
        return go_on_rolling(state)
    elif state.phase == Phase.BUILD:
        state.actor = state.holder
        return True
    elif state.phase == Phase.END:
        end_turn(box, state)
    else:
        return True
    return False


@long_rule
def take_effect(box: Box, state: State) -> None:
    """The first card that waits: Buildings and Troops come to town, Buildings asleep; a text that does
    something is carried out (GRO-05, GRO-06, GRO-10)."""
    card, user = int(state.queue[0]), int(state.players[0])
    take_from_queue(state)
    if card < EFFECT:
        state.places[card] = TOWN + user
    if card < TROOP:
        state.marks[card] = Mark.ASLEEP
    elif acts_when_played(box, card):
        begin_effect(state, card, user)


@rule
def acts_when_played(box: Box, card: int) -> bool:
    """The text does something as the card takes effect: that of every Effect and Wild, and of some Troops."""
    step = first_deed(box, card)
    return step != NOTHING and read(box, card, step, TIME) == Time.PLAYED


@rule
def start_turn(state: State) -> None:
    """What was played in the turn before is awake, and every power can be used again (GRO-05, GRO-10)."""
    for card in range(EFFECT):
        if state.places[card] >= TOWN:
            state.marks[card] = 0
    state.rolled = 0
    state.phase = Phase.DISCARD
    open_window(state, Window.START)


@rule
def go_on_discarding(state: State) -> bool:
    """As many cards of the own hand as the player likes (GRO-12)."""
    if state.sizes[state.turn] == 0:
        state.phase = Phase.DRAW
        return False
    state.actor = state.turn
    return True


# --- The end ------------------------------------------------------------------------------


@long_rule
def end_turn(box: Box, state: State) -> None:
    """The goal wins at the end of one's own turn; else the pile or the limit may end the game (GRO-18,
    GRO-19, GRO-21)."""
    if count_points(box, state, int(state.turn)) >= box.goal:
        state.winner = state.turn
    state.turns += 1
    count_last_turns(box, state)
    if state.winner == state.turn or state.last_turns == 0 or state.turns == box.turn_limit:
        state.actor = OVER
        return
    state.turn = (state.turn + 1) % box.players
    state.phase = Phase.START


@rule
def count_last_turns(box: Box, state: State) -> None:
    """The pile has run out twice: everyone else has one more turn (GRO-19)."""
    if state.last_turns > 0:
        state.last_turns -= 1
    elif state.last_turns == NOTHING and state.emptied == 2:
        state.last_turns = box.players - 1


@rule
def distance_from_groo(box: Box, state: State, seat: int) -> int:
    """Seats between the town and Groo's, the shorter way round (GRO-19)."""
    clockwise = (state.groo - seat + box.players) % box.players
    return int(min(clockwise, box.players - clockwise))


@long_rule
def count_value(box: Box, state: State, seat: int) -> int:
    """The printed combat value of the Troops in town (GRO-19)."""
    value = 0
    for card in range(TROOP, EFFECT):
        if state.places[card] == Place.TOWN + seat:
            value += int(box.value[card - TROOP])
    return value
