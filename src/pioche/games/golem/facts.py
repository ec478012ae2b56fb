"""What is worth measuring in GOLEM: who has which Mecha and Pilot, who leads, what is used for what."""

from typing import Any

from pioche.core.operations import write_word
from pioche.core.rule import rule

from .actions import Action
from .box import Box
from .operations import DO, MOST_STEPS, WHEN, Do, When
from .pieces import ABILITIES, CARDS, MECHAS, PILOTS
from .rules.effects import read
from .rules.tiles import comes_before, count_working, fights
from .state import (
    ABILITY_EFFECT,
    MOST_ABILITIES,
    MOST_CARDS,
    MOST_MECHAS,
    MOST_PILOTS,
    PILOT_EFFECT,
    SEATS,
    Phase,
    State,
)

_MECHA = 0
_PILOT = _MECHA + MOST_MECHAS
_ORDER = _PILOT + MOST_PILOTS  # of initiative, from the first
_LEADER = _ORDER + SEATS  # alone, after round 1
_DESTROYED = _LEADER + 1  # in the end
_TILES = _DESTROYED + 1  # that work in the end
_DID = _TILES + 1  # an operation, without a condition
_ABILITY = _DID + len(Do)
_PLAYED = _ABILITY + MOST_ABILITIES
_THROWN = _PLAYED + MOST_CARDS


def _names(kind: str, ids: list[str], room: int) -> list[str]:
    """A name for each, and for the room that the box does not use."""
    return [f"{kind} {one}" for one in [*ids, *(str(number) for number in range(len(ids), room))]]


FACTS = (
    *_names("mecha", [piece.id for piece in MECHAS], MOST_MECHAS),
    *_names("pilot", [piece.id for piece in PILOTS], MOST_PILOTS),
    *(f"initiative {place + 1}" for place in range(SEATS)),
    "leader after round 1",
    "destroyed",
    "working tiles",
    *(f"operation {write_word(do)}" for do in Do),
    *_names("ability", [piece.id for piece in ABILITIES], MOST_ABILITIES),
    *_names("played", [piece.id for piece in CARDS], MOST_CARDS),
    *_names("thrown", [piece.id for piece in CARDS], MOST_CARDS),
)


@rule
def observe(box: Box, state: State, action: int, facts: Any) -> None:
    """Count what is about to be done, and what the table looks like."""
    seat = state.actor
    for other in range(box.players):
        facts[other, _DESTROYED] = not fights(state, other)
        facts[other, _TILES] = count_working(state, other)
    if state.phase == Phase.TURN and state.cycle == 0 and state.has_acted == 0:
        observe_table(box, state, facts)
    if action >= Action.PLAY and action < Action.THROW:
        facts[seat, _PLAYED + action - Action.PLAY] += 1
        observe_effect(box, seat, action - Action.PLAY, facts)
    elif action >= Action.THROW and action < Action.USE_PILOT:
        facts[seat, _THROWN + action - Action.THROW] += 1
    elif action == Action.USE_PILOT:
        observe_effect(box, seat, PILOT_EFFECT + state.pilots[seat], facts)
    elif action >= Action.ABILITY and action < Action.SEAT:
        facts[seat, _ABILITY + action - Action.ABILITY] += 1
        observe_effect(box, seat, ABILITY_EFFECT + action - Action.ABILITY, facts)


@rule
def observe_effect(box: Box, seat: int, effect: int, facts: Any) -> None:
    """Which operations it has for sure."""
    for step in range(MOST_STEPS):
        do = read(box, effect, step, DO)
        if do != Do.NOTHING and read(box, effect, step, WHEN) == When.ALWAYS:
            facts[seat, _DID + do] += 1


@rule
def observe_table(box: Box, state: State, facts: Any) -> None:
    """Who has what, and who leads when the second round begins."""
    best = leaders = 0
    for seat in range(box.players):
        facts[seat, _MECHA + state.mechas[seat]] = 1
        facts[seat, _PILOT + state.pilots[seat]] = 1
        place = 0
        for other in range(box.players):
            place += other != seat and comes_before(box, state, other, seat)
        facts[seat, _ORDER + place] = 1
        best = max(best, count_working(state, seat))
    for seat in range(box.players):
        leaders += count_working(state, seat) == best
    for seat in range(box.players):
        if state.rounds == 1 and leaders == 1 and count_working(state, seat) == best:
            facts[seat, _LEADER] = 1
