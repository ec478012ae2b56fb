"""What has happened in Laaancez!, in sentences; a choice is told only once both are made."""

from pioche.core.rule import HIDDEN, OVER
from pioche.core.words import Words

from .actions import Action
from .box import CHOICES, Box
from .objects import bare, the
from .rules.combat import cell_at
from .rules.recruiting import has_chosen, roller
from .rules.zones import stands
from .sentences import result, row_and_place, seat_name
from .state import CANDLE, CELLS, NOBODY, PLAYERS, ROWS, Phase, State


def log(box: Box, before: State, action: int, after: State, words: Words) -> str:
    """What has happened, told with everything that it has brought about."""
    if before.phase == Phase.ROLL:
        return _log_roll(box, before, after, words)
    if before.phase == Phase.COMBAT:
        return _log_combat(before, action, after, words)
    if after.phase == Phase.RECRUIT:
        # Who chose knows it; it is told to both together. Half a choice is nobody's business.
        is_news = action == HIDDEN and has_chosen(after, before.actor)
        return words("{player} has chosen.", player=seat_name(before.actor)) if is_news else ""
    lines = [_log_choice(before, after, seat, words) for seat in range(PLAYERS)]
    if after.phase == Phase.COMBAT:
        lines.append(
            words("— A zone is full: combat starts, and {player} attacks first.", player=seat_name(0))
        )
        lines += _log_folds(before, after, words)
    return "\n".join(lines)


def _log_roll(box: Box, before: State, after: State, words: Words) -> str:
    first, second = (int(box.choices[after.die - 1, number]) for number in range(CHOICES))
    return words(
        "— Roll {roll}: {player} rolls a {face} ({first} or {second}).",
        roll=int(after.rolls),
        player=seat_name(roller(before)),
        face=int(after.die),
        first=bare(first),
        second=bare(second),
    )


def _log_choice(before: State, after: State, seat: int, words: Words) -> str:
    """What has changed in the zone: an object has come, or one has a box more."""
    cell = next(
        cell
        for cell in range(CELLS)
        if before.objects[seat, cell] != after.objects[seat, cell]
        or before.damage[seat, cell] != after.damage[seat, cell]
    )
    row, place = row_and_place(cell)
    player, thing = seat_name(seat), the(after.objects[seat, cell])
    if before.objects[seat, cell] != after.objects[seat, cell]:
        return words(
            "{player} copies {object} into {row}-{place}.",
            player=player,
            object=thing,
            row=row,
            place=place,
        )
    return words(
        "{player} ticks {object} in {row}-{place}: damage {now} → {then}.",
        player=player,
        object=thing,
        row=row,
        place=place,
        now=int(before.damage[seat, cell]),
        then=int(after.damage[seat, cell]),
    )


def _log_combat(before: State, action: int, after: State, words: Words) -> str:
    """An attack is told once its target is named."""
    if after.attacker != NOBODY:
        return ""
    lines = [_log_throw(before, action - Action.AIM, after, words), *_log_folds(before, after, words)]
    return "\n".join([*lines, result(after, words)] if after.actor == OVER else lines)


def _log_throw(before: State, target: int, after: State, words: Words) -> str:
    seat, enemy = int(before.actor), 1 - int(before.actor)
    sent, aimed = cell_at(before, seat, before.attacker), cell_at(before, enemy, target)
    details = {
        "player": seat_name(seat),
        "thrown": the(before.objects[seat, sent]),
        "damage": int(before.damage[seat, sent]),
        "object": the(before.objects[enemy, aimed]),
        "row": int(before.row[enemy]) + 1,
        "place": target + 1,
    }
    if not stands(after, enemy, aimed):
        return words(
            "{player} throws {thrown} ({damage}) at {object} in {row}-{place} and destroys it.", **details
        )
    return words.count(
        "{player} throws {thrown} ({damage}) at {object} in {row}-{place}: {now} → {number} heart.",
        "{player} throws {thrown} ({damage}) at {object} in {row}-{place}: {now} → {number} hearts.",
        int(after.hearts[enemy, aimed]),
        now=int(before.hearts[enemy, aimed]),
        **details,
    )


def _log_folds(before: State, after: State, words: Words) -> list[str]:
    return [
        _log_fold(seat, int(after.row[seat]) + 1, words)
        for seat in range(PLAYERS)
        if before.row[seat] != after.row[seat]
    ]


def _log_fold(seat: int, row: int, words: Words) -> str:
    if row == ROWS:
        return words("{player} folds: only {candle} is left.", player=seat_name(seat), candle=the(CANDLE))
    return words("{player} folds to row {row}.", player=seat_name(seat), row=row)
