"""Laaancez! in sentences: the names of actions, what an action would do, and how a match ends."""

from pioche.core.words import Say, Words

from .actions import Action
from .box import Box
from .objects import bare, the
from .rules.combat import can_send, can_target, cell_at
from .rules.recruiting import can_tick
from .rules.zones import row_start
from .state import CANDLE, CELLS, ROWS, WIDEST, State


def seat_name(seat: int) -> Say:
    """The player in that seat."""
    return Say("Player {number}", number=seat + 1)


def row_and_place(cell: int) -> tuple[int, int]:
    """Where a cell is, as people count: both from 1."""
    row = max(row for row in range(ROWS) if row_start(row) <= cell)
    return row + 1, cell - row_start(row) + 1


def copy_of(action: int) -> tuple[int, int]:
    """The object that is copied, and the cell that it goes into."""
    number = action - Action.COPY
    return number // CELLS + 1, number % CELLS


def pair_of(action: int) -> tuple[int, int]:
    """The places of attacker and target, from 0."""
    pair = action - Action.SEND
    return pair // WIDEST, pair % WIDEST


def name(action: int) -> Say:
    """The fixed name of an action."""
    if action < Action.SEND:
        return Say("die {face}", face=action - Action.DIE + 1)
    if action < Action.TICK:
        attacker, target = pair_of(action)
        return Say("send {attacker} at {target}", attacker=attacker + 1, target=target + 1)
    if action < Action.COPY:
        row, place = row_and_place(action - Action.TICK)
        return Say("tick {row}-{place}", row=row, place=place)
    kind, cell = copy_of(action)
    row, place = row_and_place(cell)
    return Say("copy {object} to {row}-{place}", object=bare(kind), row=row, place=place)


def sentence(box: Box, state: State, action: int, words: Words) -> str:
    """What the action would do here."""
    if action < Action.SEND:
        return words("The die shows {face}", face=action - Action.DIE + 1)
    if action < Action.TICK:
        return _throw_sentence(box, state, action, words)
    if action < Action.COPY:
        return _tick_sentence(box, state, action - Action.TICK, words)
    kind, cell = copy_of(action)
    row, place = row_and_place(cell)
    return words("Copy {object} to {row}-{place}", object=the(kind), row=row, place=place)


def _tick_sentence(box: Box, state: State, cell: int, words: Words) -> str:
    """What cannot be ticked is not promised any Damage."""
    row, place = row_and_place(cell)
    if state.actor < 0 or not can_tick(box, state, cell):
        return words("Tick a box in {row}-{place}", row=row, place=place)
    now = int(state.damage[state.actor, cell])
    return words(
        "Tick {object} in {row}-{place}: damage {now} → {then}",
        object=the(state.objects[state.actor, cell]),
        row=row,
        place=place,
        now=now,
        then=now + 1,
    )


def _throw_sentence(box: Box, state: State, action: int, words: Words) -> str:
    """What cannot be thrown there is not promised any effect."""
    attacker, target = pair_of(action)
    if state.actor < 0 or not (can_send(state, attacker) and can_target(box, state, target)):
        return words(
            "Throw what is in place {attacker} at what is in place {target}",
            attacker=attacker + 1,
            target=target + 1,
        )
    seat, enemy = int(state.actor), 1 - int(state.actor)
    sent, aimed = cell_at(state, seat, attacker), cell_at(state, enemy, target)
    damage, now = int(state.damage[seat, sent]), int(state.hearts[enemy, aimed])
    details = {
        "thrown": the(state.objects[seat, sent]),
        "attacker": attacker + 1,
        "damage": damage,
        "object": the(state.objects[enemy, aimed]),
        "place": target + 1,
    }
    if damage >= now:
        return words(
            "Throw {thrown} ({damage}) in place {attacker} at {object} in place {place} and destroy it",
            **details,
        )
    return words.count(
        "Throw {thrown} ({damage}) in place {attacker} at {object} in place {place}: {now} → {number} heart",
        "Throw {thrown} ({damage}) in place {attacker} at {object} in place {place}: {now} → {number} hearts",
        now - damage,
        now=now,
        **details,
    )


def result(state: State, words: Words) -> str:
    """How the match ended."""
    winner = int(state.winner)
    return words(
        "{winner} blows out {candle} of player {loser} and wins!",
        winner=seat_name(winner),
        candle=the(CANDLE),
        loser=2 - winner,
    )
