"""Golem It: cards, combining, playing, series, secrets; and here what may be done."""

from pioche.core.record import Int32s, Offers
from pioche.core.rule import OVER, offer, rule

from ..actions import MOST_RETURNED, Action
from ..box import FEWEST, Box
from ..state import CARDS, FACES, Phase, State
from .cards import purse
from .combining import (
    can_complete,
    can_pick_first,
    can_pick_next,
    can_raise_first,
    lay_combination,
    pick_first,
    pick_next,
    raise_first,
)
from .playing import can_pass, finish_turn, follow_combination, pass_turn, start_turn
from .secrets import conceal, conceal_action, resample
from .series import can_deal, can_go_on, deal, go_on, setup, starter

__all__ = ["apply", "conceal", "conceal_action", "legal", "resample", "score", "setup"]


@rule
def legal(box: Box, state: State, offers: Offers) -> None:
    """What the actor may do now, in ascending order; chance picks among equals."""
    if state.actor == OVER:
        return
    if state.phase == Phase.DEAL:
        for card in range(CARDS):
            if can_deal(state, card):
                offer(offers, Action.DEAL + card)
    elif state.phase == Phase.TURN:
        legal_turn(box, state, offers)
    elif state.phase == Phase.POINTS:
        for points in range(purse(box, state) + 1):
            if can_raise_first(box, state, points):
                offer(offers, Action.POINTS + points)
    elif state.phase == Phase.MORE:
        legal_more(box, state, offers)
    elif can_go_on(state):
        offer(offers, Action.NEXT)


@rule
def legal_turn(box: Box, state: State, offers: Offers) -> None:
    """Begin a combination, or pass (GIT-07); without a card in hand only pass (GIT-13)."""
    if state.sizes[state.actor] > 0:
        for face in range(FACES):
            if can_pick_first(box, state, face):
                offer(offers, Action.PLAY + face)
    for points in range(MOST_RETURNED + 1):
        if can_pass(box, state, points):
            offer(offers, Action.PASS + points)


@rule
def legal_more(box: Box, state: State, offers: Offers) -> None:
    """Another card of the same value, or the combination is complete (GIT-08, GIT-09)."""
    for face in range(FACES):
        if can_pick_next(box, state, face):
            offer(offers, Action.PLAY + face)
    if can_complete(state):
        offer(offers, Action.DONE)


@rule
def apply(box: Box, state: State, action: int) -> None:
    """Carry one legal action out."""
    if action < Action.PLAY:
        if deal(box, state, action - Action.DEAL):
            start_turn(box, state, starter(box, state))
    elif action < Action.POINTS:
        if state.phase == Phase.TURN:
            pick_first(state, action - Action.PLAY)
        else:
            pick_next(state, action - Action.PLAY)
    elif action < Action.DONE:
        raise_first(state, action - Action.POINTS)
    elif action == Action.DONE:
        lay_combination(box, state)
        follow_combination(box, state)
        finish_turn(box, state)
    elif action < Action.NEXT:
        pass_turn(box, state, action - Action.PASS)
        finish_turn(box, state)
    else:
        go_on(box, state)


@rule
def score(box: Box, state: State, scores: Int32s) -> None:
    """The lower penalty of two (GIT-19), the most tournament points (GIT-18), else the best place (GIT-16,
    GIT-17)."""
    for seat in range(box.players):
        if box.players == FEWEST:
            scores[seat] = -state.totals[seat]
        elif box.tournament:
            scores[seat] = state.totals[seat]
        else:
            scores[seat] = box.players - state.ranks[seat]
