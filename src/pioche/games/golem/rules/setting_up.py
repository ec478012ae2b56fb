"""Setting up: Pilots, Mecha, tiles and energy (GLM-01 to GLM-04)."""

from pioche.core.rule import CHANCE, long_rule, rule

from ..box import Box
from ..operations import DO, Do
from ..state import (
    LASTINGS,
    MOST_CARDS,
    NOBODY,
    NOTHING,
    PILOT_EFFECT,
    SEATS,
    TILES,
    Fallen,
    Mark,
    Phase,
    Place,
    State,
)
from .effects import clear_effects, read
from .rounds import start_round


@long_rule
def setup(box: Box, state: State) -> None:
    """Nothing is handed out yet; all cards are in the pile (GLM-02, GLM-04)."""
    for seat in range(SEATS):
        state.pilots[seat] = NOTHING
        state.mechas[seat] = NOTHING
        state.energy[seat] = 0
        state.acted[seat] = 0
        state.fallen[seat] = Fallen.NO
        state.hands[seat] = NOTHING
        state.witnesses[seat] = 0
        state.older[seat] = 0
        for tile in range(TILES):
            state.working[seat, tile] = 0
            for lasts in range(LASTINGS):
                state.tokens[seat, tile, 0, lasts] = 0
                state.tokens[seat, tile, 1, lasts] = 0
    fill_pile(box, state)
    state.supply[0] = box.tokens[0]
    state.supply[1] = box.tokens[1]
    clear_effects(state)
    state.rounds = 0
    state.cycle = 0
    state.turn = NOBODY
    state.has_acted = 0
    state.answerer = NOBODY
    state.used[0] = 0
    state.used[1] = 0
    state.boost = 0
    state.phase = Phase.PILOTS
    state.actor = CHANCE


@rule
def fill_pile(box: Box, state: State) -> None:
    """One deck of all action cards (GLM-02, GLM-06)."""
    for place in range(SEATS + 1):
        state.sizes[place] = 0
    for card in range(MOST_CARDS):
        is_there = read(box, card, 0, DO) != Do.NOTHING
        state.places[card] = Place.PILE if is_there else Place.ABSENT
        state.marks[card] = Mark.NONE
        state.sizes[Place.PILE] += is_there


@rule
def is_pilot_left(box: Box, state: State, pilot: int) -> bool:
    """The box has this Pilot, and nobody has got it yet (GLM-04)."""
    for seat in range(box.players):
        if state.pilots[seat] == pilot:
            return False
    return bool(read(box, PILOT_EFFECT + pilot, 0, DO) != Do.NOTHING)


@rule
def is_mecha_left(box: Box, state: State, mecha: int) -> bool:
    """The box has this Mecha, and nobody has got it yet (GLM-04)."""
    for seat in range(box.players):
        if state.mechas[seat] == mecha:
            return False
    return bool(box.mecha_defence[mecha, 0] > 0)


@rule
def hand_out_pilot(box: Box, state: State, pilot: int) -> None:
    """Everyone gets a Pilot at random (GLM-04)."""
    seat = 0
    while state.pilots[seat] != NOTHING:
        seat += 1
    state.pilots[seat] = pilot
    if seat == box.players - 1:
        state.phase = Phase.MECHAS


@rule
def hand_out_mecha(box: Box, state: State, mecha: int) -> None:
    """And a Mecha, all tiles working, energy at 2; after the last one the first round begins (GLM-04)."""
    seat = 0
    while state.mechas[seat] != NOTHING:
        seat += 1
    state.mechas[seat] = mecha
    state.energy[seat] = min(box.start_energy, box.most_energy)
    for tile in range(TILES):
        state.working[seat, tile] = 1
    if seat == box.players - 1:
        start_round(box, state)
