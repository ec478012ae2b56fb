"""Groo: setting_up, cards, towns, turns, drawing, battles, building, windows; the texts of cards in reading,
effects, running, card_operations, dice_operations, asking; secrets; what may be done in offering; and here
what actions do."""

from pioche.core.record import Int32s
from pioche.core.rule import long_rule, rule

from ..actions import Action
from ..box import Box
from ..operations import DO, Do
from ..state import Ask, Mark, Phase, State, Window
from .asking import was_done
from .battles import lose, stop_sending
from .building import move_groo, pass_dice_on, play_card, roll_movement, roll_production, use
from .card_operations import take_by_chance, work_on
from .cards import discard
from .dice_operations import choose_material, roll_again, send_groo
from .drawing import play_held, take_drawn, wait_for_a_card
from .offering import legal
from .reading import is_under_way, operation
from .running import choose_opponent
from .secrets import conceal, conceal_action, drawer, resample
from .setting_up import deal, name_dealer, setup
from .towns import count_points
from .turns import count_value, distance_from_groo, go_on
from .windows import play_wild

__all__ = ["apply", "conceal", "conceal_action", "legal", "resample", "score", "setup"]

FOR_THE_GOAL = 1_000_000
FOR_A_POINT = 1_000
FOR_VALUE = 4


@long_rule
def apply(box: Box, state: State, action: int) -> None:
    """Carry one legal action out, and whatever follows by itself."""
    if action < Action.CARD:
        name_dealer(box, state, action - Action.DEALER)
    elif action < Action.FACE:
        apply_card(box, state, action - Action.CARD)
    elif action < Action.PLAY:
        apply_roll(box, state, action)
    elif action < Action.PICK:
        if state.window != Window.NONE:
            play_wild(box, state, action - Action.PLAY)
        else:
            play_card(box, state, action - Action.PLAY)
    elif action < Action.SEAT:
        apply_pick(box, state, action - Action.PICK)
    elif action < Action.MATERIAL:
        apply_seat(box, state, action - Action.SEAT)
    elif action < Action.DRAW:
        choose_material(box, state, action - Action.MATERIAL)
    elif action == Action.DRAW:
        wait_for_a_card(state)
    else:
        be_done(box, state)
    go_on(box, state)


@long_rule
def apply_card(box: Box, state: State, card: int) -> None:
    """The card that chance names (GRO-04, GRO-13)."""
    if state.phase == Phase.DEAL:
        deal(box, state, card)
    elif state.asks == Ask.LOST:
        take_by_chance(box, state, card)
    else:
        seat = drawer(box, state)
        if is_under_way(state) and state.owed == 0:
            was_done(state)
        take_drawn(box, state, card, seat)


@rule
def apply_roll(box: Box, state: State, action: int) -> None:
    """The face that chance names, of the roll or of a die rolled again (GRO-15)."""
    if action < Action.MOVE:
        if state.asks == Ask.FACE:
            roll_again(box, state, action - Action.FACE)
        else:
            roll_production(box, state, action - Action.FACE)
    elif state.asks == Ask.MOVE:
        move_groo(box, state, action - Action.MOVE)
        was_done(state)
    else:
        roll_movement(box, state, action - Action.MOVE)


@long_rule
def apply_pick(box: Box, state: State, card: int) -> None:
    """The card that somebody names (GRO-09, GRO-10, GRO-12, GRO-14, GRO-20)."""
    if state.asks == Ask.CARD:
        if not is_under_way(state) or operation(box, state, DO) == Do.DRAW:
            play_held(state, card, int(state.actor))
        else:
            work_on(box, state, card)
    elif state.phase == Phase.DISCARD:
        discard(state, card)
    elif state.phase == Phase.LOSE:
        lose(box, state, card)
    elif state.phase == Phase.BUILD:
        use(box, state, card)
    else:
        state.marks[card] |= Mark.FIGHTS


@rule
def apply_seat(box: Box, state: State, seat: int) -> None:
    """The attacked, an opponent, or Groo's next town (GRO-14)."""
    if state.asks != Ask.SEAT:
        state.defender = seat
        state.phase = Phase.SEND
    elif operation(box, state, DO) == Do.MOVE:
        send_groo(state, seat)
    else:
        choose_opponent(state, seat)


@rule
def be_done(box: Box, state: State) -> None:
    """Enough, or no (GRO-08, GRO-12 to GRO-16)."""
    if state.window != Window.NONE:
        state.asked += 1
    elif state.phase == Phase.DISCARD:
        state.phase = Phase.DRAW
    elif state.phase == Phase.DRAW or state.phase == Phase.LAST_DRAW:
        state.enough = 1
    elif state.phase == Phase.ATTACK:
        state.phase = Phase.ROLL
    elif state.phase == Phase.BUILD:
        pass_dice_on(box, state)
    else:
        stop_sending(state)


@long_rule
def score(box: Box, state: State, scores: Int32s) -> None:
    """Who reached the goal wins; else most points, then combat value, then the distance from Groo (GRO-18,
    GRO-19)."""
    for seat in range(box.players):
        points = count_points(box, state, seat)
        if state.winner == seat:
            scores[seat] = FOR_THE_GOAL + points
        else:
            ranked = points * FOR_A_POINT + count_value(box, state, seat) * FOR_VALUE
            scores[seat] = ranked + distance_from_groo(box, state, seat)
