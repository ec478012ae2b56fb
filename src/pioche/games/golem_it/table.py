"""Golem It as people see it: cards and tokens, the question asked, the actions worth showing."""

from typing import Any

from pioche.core.cards import UNKNOWN
from pioche.core.rule import CHANCE, OVER
from pioche.core.table import View
from pioche.core.words import Words

from .actions import Action
from .box import FEWEST, Box, Variant
from .log import log
from .refusals import why_not
from .rules.cards import is_purple, printed_value, purse
from .rules.combining import can_raise_first, is_opening
from .rules.series import can_deal, games_of_the_series, hand_size, next_to_be_dealt, starter
from .sentences import faces_at, name, points_on, result, seat_name, sentence, the_card
from .state import CARDS, COPIES, NOBODY, Phase, Place, State

__all__ = [
    "candidates",
    "log",
    "name",
    "prompt",
    "seat_name",
    "sentence",
    "touches",
    "view",
    "why_not",
]

Card = dict[str, Any]

# --- Pieces -------------------------------------------------------------------


def face_name(face: int) -> str:
    return f"{'purple' if is_purple(face) else 'mint'}-{printed_value(face)}"


def tokens_id(seat: int) -> str:
    return f"tokens/{seat}"


def cards_at(state: State, place: int) -> list[Card]:
    """The cards at a place. Of two copies in view, the one that lies further on is the second."""
    places, found = state.places.tolist(), []
    for number, where in enumerate(places):
        if where == place:
            face, copy = divmod(number, COPIES)
            rank = 1 if places[COPIES * face] in (UNKNOWN, Place.PILE) else 1 + copy
            found.append(
                {
                    "id": f"card/{face_name(face)}/{rank}",
                    "colour": "purple" if is_purple(face) else "mint",
                    "number": int(printed_value(face)),
                }
            )
    return found


def combination_at(state: State, place: int, value: int, points: int) -> list[Card]:
    """The cards of a combination of this value, with the points on each, where points lie on it at all: those
    of a player who is out may have gone back to the reserve already."""
    cards = cards_at(state, place)
    for face, card in zip(faces_at(state, place), cards, strict=True):
        card["points"] = points_on(face, value) if points else 0
    return cards


def hand_of(state: State, seat: int) -> list[Card]:
    """The cards that the reader sees, then those known only by their place in the hand."""
    seen = cards_at(state, Place.HAND + seat)
    hidden = range(len(seen), int(state.sizes[seat]))
    return [*seen, *({"id": f"hand/{seat}/{slot}", "colour": None, "number": None} for slot in hidden)]


# --- The whole table ------------------------------------------------------------


def view(box: Box, state: State) -> View:
    """Everything that lies on the table; games and turns count from 1, seats from 0."""
    discarded = faces_at(state, Place.DISCARD)
    return {
        "game": "golem-it",
        "actor": int(state.actor),
        "phase": Phase(state.phase).name.lower(),
        "series": "two players" if box.players == FEWEST else "tournament" if box.tournament else "single",
        "game_number": int(state.game) + 1,
        "games": int(games_of_the_series(box)),
        "variant": Variant(box.variant).name.lower(),
        "turn": int(state.turns),
        "turn_limit": int(box.turn_limit),
        "starter": int(starter(box, state)),
        "reserve": {"id": "reserve", "points": int(state.reserve)},
        "pile": {"id": "pile", "cards": int(state.sizes[Place.PILE])},
        "discard": {face_name(face): discarded.count(face) for face in dict.fromkeys(discarded)},
        "to_beat": _to_beat(state),
        "chain": _chain(state),
        "seats": [_seat(box, state, seat) for seat in range(box.players)],
    }


def _to_beat(state: State) -> dict[str, int] | None:
    if state.latest == NOBODY:
        return None
    return {"seat": int(state.latest), "value": int(state.to_beat), "cards": int(state.length)}


def _chain(state: State) -> dict[str, Any] | None:
    """The combination under way, which only its player sees."""
    if state.picked == 0:
        return None
    value, points = int(state.value), int(state.spent)
    cards = combination_at(state, Place.PICKED, value, points)
    return {"cards": cards, "value": value or None, "points": points}


def _seat(box: Box, state: State, seat: int) -> dict[str, Any]:
    value, points = int(state.values[seat]), int(state.laid[seat])
    lies = {"value": value, "cards": combination_at(state, Place.FRONT + seat, value, points)}
    is_series = box.players == FEWEST or box.tournament
    return {
        "hand": hand_of(state, seat),
        "tokens": {"id": tokens_id(seat), "points": int(state.tokens[seat])},
        "points_on_cards": points,
        "front": lies if value else None,
        "passed": bool(state.passed[seat]),
        "rank": int(state.ranks[seat]) or None,
        "total": int(state.totals[seat]) if is_series else None,
    }


# --- The question -----------------------------------------------------------------


def prompt(box: Box, state: State, words: Words) -> str:
    """What the actor is asked."""
    if state.actor == OVER:
        return result(box, state, words)
    if state.actor == CHANCE:
        seat = int(next_to_be_dealt(box, state))
        return words(
            "Which card is dealt to {player}? ({number} of {cards})",
            player=seat_name(seat),
            number=int(state.sizes[seat]) + 1,
            cards=int(hand_size(box)),
        )
    if state.phase == Phase.END:
        return words(
            "Game {game} is over. {player} has the next one dealt.",
            game=int(state.game) + 1,
            player=seat_name(state.actor),
        )
    if state.phase == Phase.TURN:
        return _ask_for_a_turn(state, words)
    if state.phase == Phase.POINTS:
        return _ask_for_points(box, state, words)
    return _ask_for_more(state, words)


def _ask_for_a_turn(state: State, words: Words) -> str:
    player = seat_name(state.actor)
    if state.sizes[state.actor] == 0:
        return words("{player}: without a card in hand, you pass.", player=player)
    if is_opening(state):
        return words("{player}: open with one card, or several of one value; or pass.", player=player)
    return words.count(
        "{player}: play a card worth more than {value}, or pass.",
        "{player}: play {number} cards of one value above {value}, or pass.",
        int(state.length),
        player=player,
        value=int(state.to_beat),
    )


def _ask_for_points(box: Box, state: State, words: Words) -> str:
    details = {
        "player": seat_name(state.actor),
        "card": the_card(int(state.first)),
        "points": int(purse(box, state)),
    }
    if box.variant == Variant.BASE:
        return words("{player}: how many points on {card}? The reserve has {points}.", **details)
    return words("{player}: how many points on {card}? You have {points}.", **details)


def _ask_for_more(state: State, words: Words) -> str:
    player, value = seat_name(state.actor), int(state.value)
    if is_opening(state):
        return words("{player}: add another card that counts {value}, or done?", player=player, value=value)
    missing = int(state.length) - int(state.picked)
    if missing == 0:
        return words("{player}: the combination is complete.", player=player)
    return words.count(
        "{player}: add {number} more card that counts {value}.",
        "{player}: add {number} more cards that count {value}.",
        missing,
        player=player,
        value=value,
    )


# --- The actions ------------------------------------------------------------------


def candidates(box: Box, state: State) -> list[int]:
    """The actions worth showing now: every card of the hand, and points that do."""
    if state.actor == OVER:
        return []
    if state.phase == Phase.END:
        return [Action.NEXT]
    if state.phase == Phase.DEAL:
        return [Action.DEAL + card for card in range(CARDS) if can_deal(state, card)]
    if state.phase == Phase.POINTS:
        enough = range(1, int(purse(box, state)) + 1)
        return [
            Action.POINTS,
            *(Action.POINTS + points for points in enough if can_raise_first(box, state, points)),
        ]
    cards = [Action.PLAY + face for face in dict.fromkeys(faces_at(state, Place.HAND + state.actor))]
    if state.phase == Phase.MORE:
        return [*cards, Action.DONE]
    most = 0 if box.variant == Variant.AB else int(box.most_returned)
    return [*cards, *(Action.PASS + points for points in range(most + 1))]


def touches(box: Box, state: State, action: int) -> list[str]:
    """The pieces that the action is about: clicking one of them offers it."""
    if action < Action.PLAY:
        return ["pile"]
    if state.actor < 0:
        return []
    if action < Action.POINTS:
        wanted = f"card/{face_name(action - Action.PLAY)}/"
        hand = cards_at(state, Place.HAND + state.actor)
        return [card["id"] for card in hand if card["id"].startswith(wanted)]
    if action <= Action.DONE:
        return [card["id"] for card in cards_at(state, Place.PICKED)]
    return [tokens_id(int(state.actor))] if Action.PASS < action < Action.NEXT else []
