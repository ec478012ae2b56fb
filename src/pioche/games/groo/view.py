"""What lies on the table of Groo: towns, hands as far as the reader knows them, dice, what is under way."""

from typing import Any

from pioche.core.operations import write_word
from pioche.core.rule import OVER
from pioche.core.table import View

from .box import Box
from .names import card_piece
from .operations import AMOUNT, DO, MOST_STEPS, WHEN, Do, Side
from .pieces import FAMILIES, card_id
from .rules.battles import total
from .rules.building import cost
from .rules.cards import has_mark
from .rules.offering import may_pick, may_play
from .rules.reading import read
from .rules.towns import count_points, family, holds
from .state import (
    EFFECT,
    EVENT,
    FRAMES,
    MATERIALS,
    NOBODY,
    NOTHING,
    PILE,
    TROOP,
    WILD,
    Ask,
    Mark,
    Material,
    Phase,
    Place,
    State,
    Window,
)
from .texts import text_of

Piece = dict[str, Any]

# --- Cards and dice -----------------------------------------------------------------


def cards_at(state: State, place: int) -> list[int]:
    """The cards at a place, as far as the reader knows it."""
    return [card for card, where in enumerate(state.places.tolist()) if where == place]


def buildings_of(state: State, seat: int) -> list[int]:
    """The Buildings in a town."""
    return [card for card in cards_at(state, Place.TOWN + seat) if card < TROOP]


def troops_of(state: State, seat: int) -> list[int]:
    """The Troops in a town."""
    return [card for card in cards_at(state, Place.TOWN + seat) if card >= TROOP]


def costs(box: Box, state: State, seat: int, card: int) -> list[int]:
    """What the player would have to pay for a card now, of each material (GRO-11)."""
    return [int(cost(box, state, seat, card, material)) for material in range(MATERIALS)]


def worth(box: Box, state: State, seat: int, card: int) -> int:
    """The Victory Points that a Building brings to its town, with those of its text (GRO-05)."""
    points = int(box.points[card])
    for step in range(MOST_STEPS):
        if read(box, card, step, DO) == Do.POINTS and holds(
            box, state, seat, card, read(box, card, step, WHEN)
        ):
            points += int(read(box, card, step, AMOUNT))
    return points


def family_of(box: Box, card: int) -> str | None:
    """The id of the family that a card belongs to."""
    number = int(family(box, card))
    if number == NOTHING:
        return None
    return FAMILIES[number].id if number < len(FAMILIES) else str(number + 1)


def kind_of(card: int) -> str:
    """What sort of card it is (GRO-01)."""
    if card < TROOP:
        return "building"
    if card < EFFECT:
        return "troop"
    if card < WILD:
        return "effect"
    return "wild" if card < EVENT else "event"


# --- The whole table ------------------------------------------------------------------


def view(box: Box, state: State) -> View:
    """Everything that lies on the table; seats count from 0, turns from 1."""
    return {
        "game": "groo",
        "actor": int(state.actor),
        "phase": Phase(state.phase).name.lower(),
        "window": None if state.window == Window.NONE else Window(state.window).name.lower(),
        "turn": _seat_or_none(state.turn),
        "turns": int(state.turns) + int(state.actor != OVER),
        "turn_limit": int(box.turn_limit),
        "last_turns": None if state.last_turns == NOTHING else int(state.last_turns),
        "goal": int(box.goal),
        "winner": _seat_or_none(state.winner),
        "groo": {"id": "groo", "town": _seat_or_none(state.groo)},
        "holder": _seat_or_none(state.holder),
        "rolled": int(state.rolled),
        "dice": [_dice(state, material) for material in range(MATERIALS)],
        "pile": {"id": "pile", "cards": int(state.sizes[PILE]), "emptied": int(state.emptied)},
        "discard": {"id": "discard", "cards": [_card(card) for card in cards_at(state, Place.DISCARD)]},
        "held": [_card(card) for card in cards_at(state, Place.HELD)],
        "waiting": [
            {**_card(card), "player": player}
            for card, player in zip(state.queue.tolist(), state.players.tolist(), strict=True)
            if card != NOTHING
        ],
        "effects": [_effect(state, depth) for depth in range(FRAMES) if state.effect[depth] != NOTHING],
        "battle": None if state.defender == NOBODY else _battle(box, state),
        "seats": [_seat(box, state, seat) for seat in range(box.players)],
    }


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _card(card: int) -> Piece:
    return {"id": card_piece(card), "card": card_id(card)}


def _dice(state: State, material: int) -> Piece:
    """The dice that show a material and are not spent, and the goods of who holds them."""
    named = write_word(Material(material))
    dice, goods = int(state.dice[material]), int(state.goods[material])
    return {"id": f"dice/{named}", "material": named, "dice": dice, "goods": goods}


def _effect(state: State, depth: int) -> Piece:
    """Whose text is carried out, for whom, and what it asks for."""
    return {
        **_card(int(state.effect[depth])),
        "user": int(state.user[depth]),
        "step": int(state.step[depth]),
        "opponent": _seat_or_none(state.opponent[depth]),
        "target": _seat_or_none(state.target[depth]),
        "asks": Ask(state.asks).name.lower() if depth == state.depth else None,
    }


def totals(box: Box, state: State) -> tuple[int, int]:
    """The attack and the defence of the battle under way, as they are now (GRO-14)."""
    attack = total(box, state, int(state.turn), Side.ATTACK)
    return int(attack), int(total(box, state, int(state.defender), Side.DEFENCE))


def _battle(box: Box, state: State) -> Piece:
    attack, defence = totals(box, state)
    return {
        "attacker": int(state.turn),
        "defender": int(state.defender),
        "attack": attack,
        "defence": defence,
        "losing": None if state.losing == NOTHING else int(state.losing),
    }


# --- A seat -----------------------------------------------------------------------------


def _seat(box: Box, state: State, seat: int) -> Piece:
    return {
        "id": f"town/{seat}",
        "points": int(count_points(box, state, seat)),
        "buildings": [_building(box, state, seat, card) for card in buildings_of(state, seat)],
        "troops": [_troop(box, state, seat, card) for card in troops_of(state, seat)],
        "hand": _hand(box, state, seat),
    }


def _building(box: Box, state: State, seat: int, card: int) -> Piece:
    """What is printed on it, what it is worth now, and whether its text is in force."""
    return {
        **_card(card),
        "points": int(box.points[card]),
        "worth": worth(box, state, seat, card),
        **_in_town(box, state, seat, card),
    }


def _troop(box: Box, state: State, seat: int, card: int) -> Piece:
    return {
        **_card(card),
        "value": int(box.value[card - TROOP]),
        "fights": bool(has_mark(state, card, Mark.FIGHTS)),
        **_in_town(box, state, seat, card),
    }


def _in_town(box: Box, state: State, seat: int, card: int) -> Piece:
    is_asked = state.actor == seat and state.phase == Phase.BUILD and state.asks == Ask.NOTHING
    return {
        "asleep": bool(has_mark(state, card, Mark.ASLEEP)),
        "used": bool(has_mark(state, card, Mark.USED)),
        "usable": bool(is_asked and may_pick(box, state, card)),
        "family": family_of(box, card),
        "effect": text_of(box, card),
    }


def _hand(box: Box, state: State, seat: int) -> list[Piece]:
    """The cards that the reader knows, with what they cost and say, then those known only by their slot."""
    known = [_held_card(box, state, seat, card) for card in cards_at(state, Place.HAND + seat)]
    hidden = range(len(known), int(state.sizes[seat]))
    return [*known, *({"id": f"hand/{seat}/{slot}", "card": None} for slot in hidden)]


def _held_card(box: Box, state: State, seat: int, card: int) -> Piece:
    found = {
        **_card(card),
        "kind": kind_of(card),
        "cost": costs(box, state, seat, card) if card < WILD else [0] * MATERIALS,
        "face_up": bool(has_mark(state, card, Mark.FACE_UP)),
        "playable": bool(state.actor == seat and may_play(box, state, card)),
        "family": family_of(box, card),
        "effect": text_of(box, card),
    }
    if card < TROOP:
        found["points"] = int(box.points[card])
    elif card < EFFECT:
        found["value"] = int(box.value[card - TROOP])
    return found
