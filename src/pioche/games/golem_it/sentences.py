"""Golem It in sentences: names of cards, players and actions, what an action would do, how a match ended."""

import numpy as np

from pioche.core.words import Player, Say, Words

from .actions import Action
from .box import FEWEST, Box, Variant
from .rules import score
from .rules.cards import NEVER, cost, is_purple, printed_value, raised_value
from .rules.series import is_played_on, next_to_be_dealt
from .state import COPIES, NOBODY, Phase, State

# --- Names --------------------------------------------------------------------


def seat_name(seat: int) -> Say:
    """Players have no colour and no side: they go by their seat."""
    return Player(seat)


def card(face: int) -> Say:
    """A card in a list."""
    if is_purple(face):
        return Say("purple {number}", number=printed_value(face))
    return Say("mint {number}", number=printed_value(face))


def the_card(face: int) -> Say:
    """A card with its article, which other languages need."""
    if is_purple(face):
        return Say("the purple {number}", number=printed_value(face))
    return Say("the mint {number}", number=printed_value(face))


def name(action: int) -> Say:
    """The fixed name of an action."""
    if action < Action.PLAY:
        return _deal_name(*divmod(action - Action.DEAL, COPIES))
    if action < Action.POINTS:
        face = action - Action.PLAY
        if is_purple(face):
            return Say("play purple {number}", number=printed_value(face))
        return Say("play mint {number}", number=printed_value(face))
    if action < Action.DONE:
        return Say("points {number}", number=action - Action.POINTS)
    if action == Action.DONE:
        return Say("done")
    if action == Action.NEXT:
        return Say("next game")
    if action == Action.PASS:
        return Say("pass")
    return Say("pass returning {number}", number=action - Action.PASS)


def _deal_name(face: int, copy: int) -> Say:
    """Two numbers for two copies that are alike, so that chance picks every card equally often."""
    number = printed_value(face)
    if is_purple(face):
        if copy:
            return Say("deal purple {number} bis", number=number)
        return Say("deal purple {number}", number=number)
    if copy:
        return Say("deal mint {number} bis", number=number)
    return Say("deal mint {number}", number=number)


# --- Cards and points -----------------------------------------------------------


def faces_at(state: State, place: int) -> list[int]:
    """The faces of the cards at a place, one for each card, mint first."""
    return [number // COPIES for number, where in enumerate(state.places.tolist()) if where == place]


def points_on(face: int, value: int) -> int:
    """The points that lie on a card of a combination: they follow from its value."""
    return int(cost(face, value))


def format_combination(value: int, cards: int) -> str:
    """As people call it: 15-15."""
    return "-".join([str(value)] * cards)


def tell_cards(faces: list[int], value: int, words: Words) -> str:
    """The cards of a combination, each with the points on it."""
    return ", ".join(_tell_card(face, points_on(face, value), words) for face in faces)


def _tell_card(face: int, points: int, words: Words) -> str:
    if points == 0:
        return words.say(card(face))
    return words.count("{card} with {number} point", "{card} with {number} points", points, card=card(face))


# --- What an action would do ------------------------------------------------------


def sentence(box: Box, state: State, action: int, words: Words) -> str:
    """What the action would do here."""
    if action < Action.PLAY:
        return _deal_sentence(box, state, the_card((action - Action.DEAL) // COPIES), words)
    if action < Action.POINTS:
        return _play_sentence(state, action - Action.PLAY, words)
    if action < Action.DONE:
        return _points_sentence(state, action - Action.POINTS, words)
    if action == Action.DONE:
        return _done_sentence(box, state, words)
    if action == Action.NEXT:
        return words("Have the next game dealt")
    return _pass_sentence(box, state, action - Action.PASS, words)


def _deal_sentence(box: Box, state: State, dealt: Say, words: Words) -> str:
    if state.phase != Phase.DEAL:
        return words("Deal {card}", card=dealt)
    player = seat_name(next_to_be_dealt(box, state))
    return words("Deal {card} to {player}", card=dealt, player=player)


def _play_sentence(state: State, face: int, words: Words) -> str:
    if state.phase != Phase.MORE:
        return words("Begin with {card}", card=the_card(face))
    points = points_on(face, int(state.value))
    if points in (0, NEVER):
        return words("Add {card}", card=the_card(face))
    return words.count(
        "Add {card} with {number} point", "Add {card} with {number} points", points, card=the_card(face)
    )


def _points_sentence(state: State, points: int, words: Words) -> str:
    if state.first == NOBODY:
        return words.count("Put {number} point on it", "Put {number} points on it", points)
    value = int(raised_value(int(state.first), points))
    if points == 0:
        return words("Put nothing on it: it counts {value}", value=value)
    return words.count(
        "Put {number} point on it: it counts {value}",
        "Put {number} points on it: it counts {value}",
        points,
        value=value,
    )


def _done_sentence(box: Box, state: State, words: Words) -> str:
    if state.value == 0:
        return words("Lay the combination down")
    combination = format_combination(int(state.value), int(state.picked))
    points = int(state.spent)
    if points == 0:
        return words("Lay down {combination}", combination=combination)
    if box.variant == Variant.BASE:
        return words.count(
            "Lay down {combination} ({number} point from the reserve, to be yours)",
            "Lay down {combination} ({number} points from the reserve, to be yours)",
            points,
            combination=combination,
        )
    return words.count(
        "Lay down {combination} ({number} point of your own)",
        "Lay down {combination} ({number} points of your own)",
        points,
        combination=combination,
    )


def _pass_sentence(box: Box, state: State, points: int, words: Words) -> str:
    if points > 0:
        return words.count("Pass, and return {number} point", "Pass, and return {number} points", points)
    if box.variant != Variant.AB:
        return words("Pass")
    if state.reserve == 0:
        return words("Pass, and sit out the rest of the round")
    return words("Pass: take 1 point, and sit out the rest of the round")


# --- The end ------------------------------------------------------------------


def result(box: Box, state: State, words: Words) -> str:
    """How the match ended: what everyone has, and who has won."""
    scores = np.zeros(box.players, np.int32)
    score(box, state, scores)
    best = [words.say(seat_name(seat)) for seat in range(box.players) if scores[seat] == scores.max()]
    if len(best) > 1:
        told = words("{players} share the win.", players=", ".join(best))
    else:
        told = words("{player} has won!", player=best[0])
    if box.players > FEWEST and state.finished > 0 and not is_played_on(box):
        return told
    return f"{standings(box, state, words)} {told}"


def standings(box: Box, state: State, words: Words) -> str:
    """Everyone's points over a series of games, else everyone's place."""
    totals = [int(total) for total in state.totals[: box.players]]
    if box.players == FEWEST:
        return words("Penalty points in all: {totals}.", totals=by_player(totals, words))
    if box.tournament:
        return words("Tournament points in all: {totals}.", totals=by_player(totals, words))
    places = [int(place) for place in state.ranks[: box.players]]
    return words("Places: {places}.", places=by_player(places, words))


def by_player(numbers: list[int], words: Words) -> str:
    """A number for each player."""
    told = [
        words("{player} ({number})", player=seat_name(seat), number=number)
        for seat, number in enumerate(numbers)
    ]
    return ", ".join(told)
