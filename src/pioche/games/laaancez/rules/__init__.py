"""Laaancez!: zones, recruiting, combat, secrets; and here what may be done."""

from pioche.core.record import Int32s, Offers
from pioche.core.rule import OVER, offer, rule

from ..actions import Action
from ..box import TICK, Box
from ..state import CELLS, FACES, PLAYERS, WIDEST, Phase, State
from .combat import attack, can_send, can_target
from .recruiting import can_copy, can_tick, choose, show_die, skip
from .secrets import conceal, conceal_action, resample
from .zones import setup

__all__ = ["apply", "conceal", "conceal_action", "legal", "resample", "score", "setup", "skip"]


@rule
def legal(box: Box, state: State, offers: Offers) -> None:
    """What the actor may do now, in ascending order; chance picks among equals."""
    if state.actor == OVER:
        return
    if state.phase == Phase.ROLL:
        for face in range(FACES):
            offer(offers, Action.DIE + face)
    elif state.phase == Phase.RECRUIT:
        legal_recruit(box, state, offers)
    else:
        legal_combat(box, state, offers)


@rule
def legal_recruit(box: Box, state: State, offers: Offers) -> None:
    """Tick, or copy one of the objects offered; one of them has to be chosen (LAA-07, LAA-08)."""
    for cell in range(CELLS):
        if can_tick(box, state, cell):
            offer(offers, Action.TICK + cell)
    first, second = box.choices[state.die - 1, 0], box.choices[state.die - 1, 1]
    offer_copies(box, state, offers, min(first, second))
    if first != second:
        offer_copies(box, state, offers, max(first, second))


@rule
def offer_copies(box: Box, state: State, offers: Offers, kind: int) -> None:
    """The object into every free cell (LAA-07)."""
    if kind == TICK:
        return
    for cell in range(CELLS):
        if can_copy(box, state, kind, cell):
            offer(offers, Action.COPY + CELLS * (int(kind) - 1) + cell)


@rule
def legal_combat(box: Box, state: State, offers: Offers) -> None:
    """Any object that can be sent at any that can be targeted (LAA-11)."""
    for attacker in range(WIDEST):
        if can_send(state, attacker):
            for target in range(WIDEST):
                if can_target(box, state, target):
                    offer(offers, Action.SEND + WIDEST * attacker + target)


@rule
def apply(box: Box, state: State, action: int) -> None:
    """Carry one legal action out."""
    if action < Action.SEND:
        show_die(state, action - Action.DIE + 1)
    elif action < Action.TICK:
        pair = action - Action.SEND
        attack(state, pair // WIDEST, pair % WIDEST)
    else:
        choose(box, state, action)


@rule
def score(box: Box, state: State, scores: Int32s) -> None:
    """Who has blown the enemy's candle out has won (LAA-16)."""
    for seat in range(PLAYERS):
        scores[seat] = state.winner == seat
