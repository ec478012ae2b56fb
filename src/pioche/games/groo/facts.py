"""What is worth measuring in Groo: who plays which card, who starts, how long it lasts and why it ends."""

from typing import Any

from pioche.core.rule import NO_ACTION, rule

from .actions import Action
from .box import Box
from .pieces import card_id
from .rules.secrets import drawer
from .state import EVENT, MOST_CARDS, NOBODY, SEATS, Ask, Phase, State

_LENGTHS = (10, 20, 30, 40, 60, 100)  # turns

_DRAWN = 0  # dealt, too
_PLAYED = _DRAWN + MOST_CARDS
_START = _PLAYED + MOST_CARDS  # place in the order of the first turns
_TURNS = _START + SEATS
_ATTACKS = _TURNS + 1
_LASTED = _ATTACKS + 1  # everyone, if the match lasted so long
_GOAL = _LASTED + len(_LENGTHS)  # everyone, by what ended the match
_PILE = _GOAL + 1
_LIMIT = _PILE + 1

FACTS = (
    *(f"drawn {card_id(card)}" for card in range(MOST_CARDS)),
    *(f"played {card_id(card)}" for card in range(MOST_CARDS)),
    *(f"start {place + 1}" for place in range(SEATS)),
    "turns",
    "attacks",
    *(f"lasted {length} turns" for length in _LENGTHS),
    "ended by the goal",
    "ended by the pile",
    "ended by the limit",
)


@rule
def observe(box: Box, state: State, action: int, facts: Any) -> None:
    """Count what is about to happen, and how it ended."""
    seat = state.actor
    if action == NO_ACTION:
        observe_end(box, state, facts)
    elif Action.CARD <= action < Action.FACE:
        if state.phase == Phase.DEAL or state.asks == Ask.DRAWN:
            card = action - Action.CARD
            facts[drawer(box, state), _DRAWN + card] += 1
            facts[drawer(box, state), _PLAYED + card] += card >= EVENT
    elif Action.PLAY <= action < Action.PICK:
        facts[seat, _PLAYED + action - Action.PLAY] += 1
    elif action >= Action.SEAT and action < Action.MATERIAL and state.asks == Ask.NOTHING:
        facts[seat, _ATTACKS] += 1


@rule
def observe_end(box: Box, state: State, facts: Any) -> None:
    """Who started, how long it lasted, and why it ended (GRO-18, GRO-19, GRO-21)."""
    first = (state.turn - (state.turns - 1)) % box.players
    for seat in range(box.players):
        place = (seat - first) % box.players
        facts[seat, _START + place] = 1
        facts[seat, _TURNS] = (state.turns - place + box.players - 1) // box.players
        for number, length in enumerate(_LENGTHS):
            facts[seat, _LASTED + number] = state.turns >= length
        facts[seat, _GOAL] = state.winner != NOBODY
        facts[seat, _PILE] = state.winner == NOBODY and state.last_turns == 0
        facts[seat, _LIMIT] = state.winner == NOBODY and state.last_turns != 0
