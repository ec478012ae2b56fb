"""Laaancez! in sentences: names, questions, what an action would do, and how a match ends."""

from pioche.core.words import Player, Say, Words

from .actions import Action
from .box import CHOICES, Box
from .objects import bare, the
from .rules.combat import can_send, can_target, cell_at
from .rules.recruiting import can_place, can_tick, can_tick_box, is_choosing, is_offered
from .rules.zones import row_start
from .state import CANDLE, NOBODY, ROWS, TICK, State

# --- Names --------------------------------------------------------------------


def seat_name(seat: int) -> Say:
    """The player in that seat."""
    return Player(seat)


def row_and_place(cell: int) -> tuple[int, int]:
    """Where a cell is, as people count: both from 1."""
    row = max(row for row in range(ROWS) if row_start(row) <= cell)
    return row + 1, cell - row_start(row) + 1


def name(action: int) -> Say:
    """The fixed name of an action."""
    if action < Action.SEND:
        return Say("die {face}", face=action - Action.DIE + 1)
    if action < Action.AIM:
        return Say("send {place}", place=action - Action.SEND + 1)
    if action < Action.TICK:
        return Say("at {place}", place=action - Action.AIM + 1)
    if action < Action.BOX:
        return Say("tick")
    if action < Action.PLACE:
        row, place = row_and_place(action - Action.BOX)
        return Say("box {row}-{place}", row=row, place=place)
    if action < Action.COPY:
        row, place = row_and_place(action - Action.PLACE)
        return Say("to {row}-{place}", row=row, place=place)
    return Say("copy {object}", object=bare(action - Action.COPY + 1))


# --- What is asked ---------------------------------------------------------------


def recruit_question(box: Box, state: State) -> Say:
    """The question what is chosen, then the one where."""
    if is_choosing(state):
        return _offer_question(box, state)
    chosen, player = int(state.choices[state.actor]), seat_name(state.actor)
    if chosen == TICK:
        return Say("{player}: which object do you tick?", player=player)
    return Say("{player}: where do you copy {object}?", player=player, object=the(chosen))


def _offer_question(box: Box, state: State) -> Say:
    """The question for one object or two; a tick is mentioned only where there is something to tick."""
    objects = [int(box.choices[state.die - 1, number]) for number in range(CHOICES)]
    objects = [kind for kind in objects if kind != TICK]
    first, second = the(objects[0]), the(objects[-1])
    details = {"player": seat_name(state.actor), "face": int(state.die), "object": first}
    ticks = can_tick(box, state)
    if ticks and is_offered(box, state, TICK):
        return Say("{player}: the die shows {face}. Copy {object}, or tick a box?", **details)
    if first is second and not ticks:
        return Say("{player}: the die shows {face}. The only choice is {object}.", **details)
    if first is second:
        return Say("{player}: the die shows {face}. Copy {object}, or tick one that you have?", **details)
    if not ticks:
        return Say("{player}: the die shows {face}. Copy {object} or {second}?", second=second, **details)
    return Say(
        "{player}: the die shows {face}. Copy {object} or {second}, or tick one that you have?",
        second=second,
        **details,
    )


def throw_question(state: State) -> Say:
    """The question for the attacker, then the one for its target."""
    seat = int(state.actor)
    if state.attacker == NOBODY:
        return Say("{player}: which object do you throw?", player=seat_name(seat))
    cell = cell_at(state, seat, state.attacker)
    return Say(
        "{player}: at what do you throw {object} ({damage})?",
        player=seat_name(seat),
        object=the(state.objects[seat, cell]),
        damage=int(state.damage[seat, cell]),
    )


# --- What an action would do ------------------------------------------------------


def sentence(box: Box, state: State, action: int, words: Words) -> str:
    """What the action would do here."""
    if action < Action.SEND:
        return words("The die shows {face}", face=action - Action.DIE + 1)
    if action < Action.AIM:
        return _send_sentence(state, action - Action.SEND, words)
    if action < Action.TICK:
        return _aim_sentence(box, state, action - Action.AIM, words)
    if action < Action.BOX:
        return words("Tick a box")
    if action < Action.PLACE:
        return _box_sentence(box, state, action - Action.BOX, words)
    if action < Action.COPY:
        return _place_sentence(state, action - Action.PLACE, words)
    return words("Copy {object}", object=the(action - Action.COPY + 1))


def _place_sentence(state: State, cell: int, words: Words) -> str:
    row, place = row_and_place(cell)
    if state.actor < 0 or not can_place(state, cell):
        return words("Into {row}-{place}", row=row, place=place)
    chosen = the(state.choices[state.actor])
    return _capital(words("{object} into {row}-{place}", object=chosen, row=row, place=place))


def _box_sentence(box: Box, state: State, cell: int, words: Words) -> str:
    """What cannot be ticked is not promised any Damage."""
    row, place = row_and_place(cell)
    if state.actor < 0 or not can_tick_box(box, state, cell):
        return words("What is in {row}-{place}", row=row, place=place)
    now = int(state.damage[state.actor, cell])
    told = words(
        "{object} in {row}-{place}: damage {now} → {then}",
        object=the(state.objects[state.actor, cell]),
        row=row,
        place=place,
        now=now,
        then=now + 1,
    )
    return _capital(told)


def _send_sentence(state: State, place: int, words: Words) -> str:
    """What cannot be thrown is not named."""
    if state.actor < 0 or not can_send(state, place):
        row = int(state.row[max(0, int(state.actor))]) + 1
        return words("Throw what is in {row}-{place}", row=row, place=place + 1)
    seat = int(state.actor)
    cell = cell_at(state, seat, place)
    return words(
        "Throw {object} ({damage}) from {row}-{place}",
        object=the(state.objects[seat, cell]),
        damage=int(state.damage[seat, cell]),
        row=int(state.row[seat]) + 1,
        place=place + 1,
    )


def _aim_sentence(box: Box, state: State, place: int, words: Words) -> str:
    """What cannot be targeted is not promised any effect."""
    if state.actor < 0 or not can_target(box, state, place):
        row = int(state.row[1 - max(0, int(state.actor))]) + 1
        return words("At what is in {row}-{place}", row=row, place=place + 1)
    seat, enemy = int(state.actor), 1 - int(state.actor)
    sent, aimed = cell_at(state, seat, state.attacker), cell_at(state, enemy, place)
    damage, now = int(state.damage[seat, sent]), int(state.hearts[enemy, aimed])
    details = {
        "object": the(state.objects[enemy, aimed]),
        "row": int(state.row[enemy]) + 1,
        "place": place + 1,
    }
    if damage >= now:
        return words("At {object} in {row}-{place} and destroy it", **details)
    return words.count(
        "At {object} in {row}-{place}: {now} → {number} heart",
        "At {object} in {row}-{place}: {now} → {number} hearts",
        now - damage,
        now=now,
        **details,
    )


def _capital(sentence: str) -> str:
    """A sentence that begins with an object."""
    return sentence[0].upper() + sentence[1:]


# --- The end ------------------------------------------------------------------


def result(state: State, words: Words) -> str:
    """How the match ended."""
    winner = int(state.winner)
    return words(
        "{winner} blows out {candle} of {loser} and wins!",
        winner=seat_name(winner),
        candle=the(CANDLE),
        loser=seat_name(1 - winner),
    )
