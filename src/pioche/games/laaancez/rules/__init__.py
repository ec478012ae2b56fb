"""Laaancez!: zones, recruiting, combat, secrets; and here what may be done."""

from pioche.core.record import Int32s, Offers
from pioche.core.rule import OVER, offer, rule

from ..actions import Action
from ..box import Box
from ..state import CELLS, FACES, PLAYERS, TICK, WIDEST, Phase, State
from .combat import attack, can_send, can_target, send
from .recruiting import (
    can_copy,
    can_place,
    can_tick,
    can_tick_box,
    choose,
    choose_cell,
    is_choosing,
    show_die,
    skip,
)
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
    elif state.phase == Phase.COMBAT:
        legal_combat(box, state, offers)
    elif is_choosing(state):
        legal_choices(box, state, offers)
    else:
        legal_cells(box, state, offers)


@rule
def legal_choices(box: Box, state: State, offers: Offers) -> None:
    """Tick, or copy one of the objects offered; one of them has to be chosen (LAA-07, LAA-08)."""
    if can_tick(box, state):
        offer(offers, Action.TICK)
    first, second = box.choices[state.die - 1, 0], box.choices[state.die - 1, 1]
    offer_copy(box, state, offers, min(first, second))
    if first != second:
        offer_copy(box, state, offers, max(first, second))


@rule
def offer_copy(box: Box, state: State, offers: Offers, kind: int) -> None:
    """The object, if the die does not show a tick instead (LAA-03, LAA-07)."""
    if kind != TICK and can_copy(box, state, kind):
        offer(offers, Action.COPY + int(kind) - 1)


@rule
def legal_cells(box: Box, state: State, offers: Offers) -> None:
    """Every cell with a box to tick, or every free cell (LAA-07)."""
    for cell in range(CELLS):
        if can_tick_box(box, state, cell):
            offer(offers, Action.BOX + cell)
    for cell in range(CELLS):
        if can_place(state, cell):
            offer(offers, Action.PLACE + cell)


@rule
def legal_combat(box: Box, state: State, offers: Offers) -> None:
    """Any object that can be sent, then any that can be targeted (LAA-11)."""
    for place in range(WIDEST):
        if can_send(state, place):
            offer(offers, Action.SEND + place)
    for place in range(WIDEST):
        if can_target(box, state, place):
            offer(offers, Action.AIM + place)


@rule
def apply(box: Box, state: State, action: int) -> None:
    """Carry one legal action out."""
    if action < Action.SEND:
        show_die(state, action - Action.DIE + 1)
    elif action < Action.AIM:
        send(state, action - Action.SEND)
    elif action < Action.TICK:
        attack(state, action - Action.AIM)
    elif action < Action.BOX:
        choose(state, TICK)
    elif action < Action.PLACE:
        choose_cell(box, state, action - Action.BOX)
    elif action < Action.COPY:
        choose_cell(box, state, action - Action.PLACE)
    else:
        choose(state, action - Action.COPY + 1)


@rule
def score(box: Box, state: State, scores: Int32s) -> None:
    """Who has blown the enemy's candle out has won (LAA-16)."""
    for seat in range(PLAYERS):
        scores[seat] = state.winner == seat
