"""What has happened in Golem It, in sentences. A combination is told once it lies on the table."""

from pioche.core.rule import OVER
from pioche.core.words import Say, Words

from .actions import Action
from .box import FEWEST, Box, Variant
from .rules.cards import NEVER
from .rules.series import games_of_the_series, hand_size, has_reached_the_limit, next_to_be_dealt, starter
from .sentences import (
    by_player,
    card,
    faces_at,
    format_combination,
    points_on,
    result,
    seat_name,
    tell_cards,
    the_card,
)
from .state import CARDS, COPIES, NOBODY, Phase, Place, State


def log(box: Box, before: State, action: int, after: State, words: Words) -> str:
    """What has happened; nothing while cards are dealt one by one or a combination is put together."""
    if before.phase == Phase.DEAL:
        return "\n".join(_log_deal(box, before, after, words))
    if action < Action.DONE or action == Action.NEXT:  # HIDDEN, too, is the beginning of a combination
        return ""
    told = _log_pass(box, before, action, words)
    if action == Action.DONE:
        told = _log_combination(box, before, after, words)
    return "\n".join([told, *_log_consequences(box, before, action, after, words)])


# --- Dealing ------------------------------------------------------------------


def _log_deal(box: Box, before: State, after: State, words: Words) -> list[str]:
    """A hand is told with its last card; who may see the cards is told which."""
    seat = int(next_to_be_dealt(box, before))
    if after.sizes[seat] < hand_size(box):
        return []
    lines = [_log_hand(seat, int(after.sizes[seat]), faces_at(after, Place.HAND + seat), words)]
    if after.phase != Phase.DEAL:
        lines.append(_log_start(box, after, words))
    return lines


def _log_hand(seat: int, number: int, seen: list[int], words: Words) -> str:
    cards = ", ".join(words.say(card(face)) for face in seen)
    if not seen:
        return words.count(
            "{player} is dealt {number} card.",
            "{player} is dealt {number} cards.",
            number,
            player=seat_name(seat),
        )
    return words.count(
        "{player} is dealt {number} card: {cards}.",
        "{player} is dealt {number} cards: {cards}.",
        number,
        player=seat_name(seat),
        cards=cards,
    )


def _log_start(box: Box, after: State, words: Words) -> str:
    player, games = seat_name(starter(box, after)), games_of_the_series(box)
    if games == 1:
        return words("{player} starts.", player=player)
    return words(
        "— Game {game} of {games}: {player} starts.", game=int(after.game) + 1, games=games, player=player
    )


# --- A turn -------------------------------------------------------------------


def _log_pass(box: Box, before: State, action: int, words: Words) -> str:
    player, points = seat_name(before.actor), action - Action.PASS
    if box.variant == Variant.AB and before.reserve > 0:
        return words("{player} passes and takes 1 point.", player=player)
    if points <= 0:
        return words("{player} passes.", player=player)
    return words.count(
        "{player} passes and returns {number} point.",
        "{player} passes and returns {number} points.",
        points,
        player=player,
    )


def _log_combination(box: Box, before: State, after: State, words: Words) -> str:
    player = seat_name(before.actor)
    faces = played(before, after)
    value = int(before.value) or _value_of(faces, _spent(box, before, after))
    if len(faces) == 1 and points_on(faces[0], value) == 0:
        return words("{player} plays {card}.", player=player, card=the_card(faces[0]))
    return words(
        "{player} plays {combination}: {cards}.",
        player=player,
        combination=format_combination(value, len(faces)),
        cards=tell_cards(faces, value, words),
    )


def played(before: State, after: State) -> list[int]:
    """The faces of the combination that was just laid down: cards that have come into the open."""
    picked = faces_at(before, Place.PICKED)
    if picked:
        return picked
    old, new = _open_cards(before), _open_cards(after)
    return [face for face in range(CARDS // COPIES) for _ in range(new[face] - old[face])]


def _open_cards(state: State) -> list[int]:
    """How many cards of each face have been played so far."""
    is_open = [place >= Place.FRONT for place in state.places.tolist()]
    return [sum(is_open[card : card + COPIES]) for card in range(0, CARDS, COPIES)]


def _spent(box: Box, before: State, after: State) -> int:
    """The points that were laid on the combination, wherever they are by now."""
    if box.variant == Variant.BASE:
        return int(before.reserve) - int(after.reserve)
    return int(before.tokens[before.actor]) - int(after.tokens[before.actor])


def _value_of(faces: list[int], spent: int) -> int:
    """The one value to which so many points raise these cards: a higher one always costs more."""
    value = 1
    while True:
        costs = [points_on(face, value) for face in faces]
        if NEVER not in costs and sum(costs) == spent:
            return value
        value += 1


# --- What followed from it ------------------------------------------------------


def _log_consequences(box: Box, before: State, action: int, after: State, words: Words) -> list[str]:
    seat, lines = int(before.actor), []
    if after.phase == Phase.END or after.actor == OVER:
        if has_reached_the_limit(box, before):
            lines.append(
                words("The turn limit ({turns}) is reached: the game ends.", turns=int(box.turn_limit))
            )
        if games_of_the_series(box) > 1:
            lines.append(_log_points(box, before, after, words))
        return [*lines, result(box, after, words)] if after.actor == OVER else lines
    if after.ranks[seat] > 0:
        place = int(after.ranks[seat])
        lines.append(words("{player} is out, in place {place}.", player=seat_name(seat), place=place))
    if is_new_round(box, before, action, after):
        lines.append(_log_round(box, after, words))
    taken = int(before.laid[after.actor])
    if taken > 0:
        lines.append(_log_clearing(box, seat_name(after.actor), taken, words))
    return lines


def _log_points(box: Box, before: State, after: State, words: Words) -> str:
    """What everyone got in the game that has ended."""
    gained = [int(after.totals[seat]) - int(before.totals[seat]) for seat in range(box.players)]
    details = {"game": int(before.game) + 1, "points": by_player(gained, words)}
    if box.players == FEWEST:
        return words("Game {game} is over. Penalty points: {points}.", **details)
    return words("Game {game} is over. Tournament points: {points}.", **details)


def is_new_round(box: Box, before: State, action: int, after: State) -> bool:
    """Whether the turn that has begun opens a new round, rather than one that nobody has opened yet."""
    if after.latest != NOBODY:
        return False
    is_cleared = box.variant == Variant.AB and after.passed[before.actor] == 0
    return bool(before.latest != NOBODY or action == Action.DONE or is_cleared)


def _log_round(box: Box, after: State, words: Words) -> str:
    player = seat_name(after.actor)
    if box.variant == Variant.AB:
        return words("The round is over: {player} opens a new one, and everyone is in again.", player=player)
    return words("Nobody goes higher: {player} opens a new round.", player=player)


def _log_clearing(box: Box, player: Say, points: int, words: Words) -> str:
    """Where the tokens on the cards that a player discards at the start of the turn go."""
    if box.variant == Variant.BASE:
        return words.count(
            "{player} discards, and takes the {number} point that lay on the cards.",
            "{player} discards, and takes the {number} points that lay on the cards.",
            points,
            player=player,
        )
    return words.count(
        "{player} discards, and {number} point goes back to the reserve.",
        "{player} discards, and {number} points go back to the reserve.",
        points,
        player=player,
    )
