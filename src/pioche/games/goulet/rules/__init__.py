"""Goulet, in the order of its rulebook: setting_up, rolling, resolving; and here what may be done."""

from pioche.core.record import Int32s, Offers
from pioche.core.rule import OVER, offer, rule

from ..actions import Action
from ..box import Box
from ..state import FACES, SIDES, UNITS, Phase, State
from .resolving import attack, can_attack, can_end_turn, can_heal, can_step, end_turn, heal, step
from .rolling import can_lift, can_roll, can_stop, land, lift, roll, stop
from .setting_up import can_draw_token, can_place, draw_token, place, setup

__all__ = ["apply", "legal", "score", "setup"]


@rule
def legal(box: Box, state: State, offers: Offers) -> None:
    """What the actor may do now, in ascending order; chance picks among equals."""
    if state.actor == OVER:
        return
    if state.phase == Phase.ROLL:
        for face in range(FACES):
            offer(offers, Action.DIE + face)
    elif state.phase == Phase.KEEP:
        legal_keep(state, offers)
    elif state.phase == Phase.RESOLVE:
        legal_resolve(box, state, offers)
    else:
        legal_setup(state, offers)


@rule
def legal_setup(state: State, offers: Offers) -> None:
    """Units to place, then tokens to draw (GOU-03, GOU-05)."""
    for unit in range(UNITS):
        if can_draw_token(state, unit):
            offer(offers, Action.TOKEN + unit)
        elif can_place(state, unit):
            offer(offers, Action.PLACE + unit)


@rule
def legal_keep(state: State, offers: Offers) -> None:
    """Stop, or take dice up and roll them again (GOU-08)."""
    if can_stop(state):
        offer(offers, Action.STOP)
    for face in range(1, FACES + 1):
        if can_lift(state, face):
            offer(offers, Action.LIFT + face - 1)
    if can_roll(state):
        offer(offers, Action.ROLL)


@rule
def legal_resolve(box: Box, state: State, offers: Offers) -> None:
    """Any die that can do something, in any order; then the end of the turn (GOU-09)."""
    for damage in range(1, 4):
        for reach in range(1, 4):
            if can_attack(box, state, damage, reach):
                offer(offers, Action.ATTACK + 3 * (damage - 1) + reach - 1)
    if can_step(state, -1):
        offer(offers, Action.STEP_FORWARD)
    if can_step(state, 1):
        offer(offers, Action.STEP_BACK)
    if can_heal(box, state):
        offer(offers, Action.HEAL)
    if can_end_turn(box, state):
        offer(offers, Action.END_TURN)


@rule
def apply(box: Box, state: State, action: int) -> None:
    """Carry one legal action out."""
    if action < Action.DIE:
        draw_token(box, state, action - Action.TOKEN)
    elif action < Action.PLACE:
        land(box, state, action - Action.DIE + 1)
    elif action < Action.STOP:
        place(state, action - Action.PLACE)
    elif action == Action.STOP:
        stop(state)
    elif action < Action.ROLL:
        lift(state, action - Action.LIFT + 1)
    elif action == Action.ROLL:
        roll(state)
    elif action < Action.STEP_FORWARD:
        pair = action - Action.ATTACK
        attack(box, state, pair // 3 + 1, pair % 3 + 1)
    elif action == Action.STEP_FORWARD:
        step(state, -1)
    elif action == Action.STEP_BACK:
        step(state, 1)
    elif action == Action.HEAL:
        heal(state)
    else:
        end_turn(box, state)


@rule
def score(box: Box, state: State, scores: Int32s) -> None:
    """Who has defeated all enemy Units has won (GOU-18); at the turn limit nobody has (GOU-19)."""
    for side in range(SIDES):
        scores[side] = state.winner == side
