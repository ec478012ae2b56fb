"""Groo as people see it: the table, the question asked, the actions worth showing, the pieces they touch."""

from pioche.core.operations import write_word
from pioche.core.rule import CHANCE

from .actions import Action
from .box import Box
from .log import log
from .names import card_piece, name, seat_name
from .operations import DO, TIME, WHAT, Do, Time
from .questions import prompt
from .refusals import why_not
from .rules.battles import can_send
from .rules.card_operations import can_be_worked_on
from .rules.reading import first_deed, is_under_way, operation, read
from .rules.towns import fits
from .sentences import is_offered, sentence
from .state import (
    EVENT,
    FACES,
    MATERIALS,
    NOTHING,
    PILE,
    WILD,
    Ask,
    Material,
    Phase,
    Place,
    State,
    Window,
)
from .view import buildings_of, cards_at, troops_of, view

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

# --- The actions worth showing --------------------------------------------------------


def candidates(box: Box, state: State) -> list[int]:
    """What can be done, and what somebody might have hoped for: cards of the hand that cannot be paid for,
    powers that are asleep, Buildings that are safe. Who is asked in a window is nobody's business."""
    if state.actor == CHANCE:
        return _outcomes(box, state)
    if state.actor < 0:
        return []
    seat = int(state.actor)
    hand = cards_at(state, Place.HAND + seat)
    if state.window != Window.NONE:
        return [*(Action.PLAY + card for card in hand if card >= WILD), Action.DONE]
    if state.asks != Ask.NOTHING:
        return _choices(box, state)
    if state.phase == Phase.DISCARD:
        return [*(Action.PICK + card for card in hand), Action.DONE]
    if state.phase == Phase.ATTACK:
        return [*(Action.SEAT + other for other in range(box.players) if other != seat), Action.DONE]
    if state.phase in (Phase.SEND, Phase.DEFEND):
        troops = [card for card in troops_of(state, seat) if can_send(state, card)]
        return [*(Action.PICK + card for card in troops), Action.DONE]
    if state.phase == Phase.LOSE:
        return [Action.PICK + card for card in buildings_of(state, seat)]
    if state.phase == Phase.BUILD:
        powers = [card for card in cards_at(state, Place.TOWN + seat) if has_power(box, card)]
        plays = [Action.PLAY + card for card in hand if card < WILD]
        return [*plays, *(Action.PICK + card for card in powers), Action.DONE]
    return [Action.DRAW, Action.DONE]


def has_power(box: Box, card: int) -> bool:
    """A card whose text can be used from a town (GRO-16)."""
    step = first_deed(box, card)
    return bool(step != NOTHING and read(box, card, step, TIME) != Time.PLAYED)


def _outcomes(box: Box, state: State) -> list[int]:
    """Whatever chance may pick, as far as the reader knows it."""
    if state.phase == Phase.DEALER:
        return [Action.DEALER + seat for seat in range(box.players)]
    if state.phase == Phase.DEAL:
        return [Action.CARD + card for card in cards_at(state, PILE) if card < EVENT]
    if state.asks == Ask.DRAWN:
        return [Action.CARD + card for card in cards_at(state, PILE)]
    if state.asks == Ask.LOST:
        return [Action.CARD + card for card in cards_at(state, _place_of_loss(state))]
    is_move = state.asks == Ask.MOVE or (state.asks == Ask.NOTHING and state.phase == Phase.MOVE)
    first = Action.MOVE if is_move else Action.FACE
    return [first + face for face in range(FACES)]


def _place_of_loss(state: State) -> int:
    """The hand out of which chance takes a card."""
    return Place.HAND + int(state.target[state.depth])


def _choices(box: Box, state: State) -> list[int]:
    """What an effect asks for: players, cards or materials."""
    if state.asks == Ask.SEAT:
        besides = int(state.groo if operation(box, state, DO) == Do.MOVE else state.actor)
        return [Action.SEAT + seat for seat in range(box.players) if seat != besides]
    if state.asks == Ask.CARD:
        return [Action.PICK + card for card in _cards_asked_for(box, state)]
    possible = [Action.MATERIAL + material for material in range(MATERIALS)]
    return [action for action in possible if is_offered(box, state, action)]


def _cards_asked_for(box: Box, state: State) -> list[int]:
    """Cards of a town also where they are safe; of the discards those alone that can be taken."""
    do = operation(box, state, DO) if is_under_way(state) else Do.DRAW
    if do == Do.DRAW:
        return cards_at(state, Place.HELD)
    owner = int(state.target[state.depth])
    if do in (Do.DESTROY, Do.STEAL, Do.RETURN):
        what = operation(box, state, WHAT)
        return [card for card in cards_at(state, Place.TOWN + owner) if fits(box, card, what)]
    place = Place.DISCARD if do == Do.RECOVER else Place.HAND + owner
    return [card for card in cards_at(state, place) if can_be_worked_on(box, state, card)]


# --- The pieces that an action is about -------------------------------------------------


def touches(box: Box, state: State, action: int) -> list[str]:
    """The pieces that the action is about: clicking one of them offers it."""
    if action < Action.PLAY:
        return _outcome_pieces(box, state, action)
    if state.actor < 0:
        return []
    if action < Action.PICK:
        card = action - Action.PLAY
        return [card_piece(card)] if card in cards_at(state, Place.HAND + int(state.actor)) else []
    if action < Action.SEAT:
        return _visible(state, action - Action.PICK)
    if action < Action.MATERIAL:
        seat = action - Action.SEAT
        return [f"town/{seat}"] if seat < box.players else []
    if action < Action.DRAW:
        return [_dice_piece(action - Action.MATERIAL)]
    return ["pile"] if action == Action.DRAW else []


def _outcome_pieces(box: Box, state: State, action: int) -> list[str]:
    """A card of chance is in the pile, or in a hand that is named."""
    if action < Action.CARD:
        return [f"town/{action}"] if action < box.players else []
    if action < Action.FACE:
        card = action - Action.CARD
        if state.asks != Ask.LOST:
            return ["pile"]
        return [card_piece(card)] if card in cards_at(state, _place_of_loss(state)) else []
    return [_dice_piece(int(box.faces[action - Action.FACE]))] if action < Action.MOVE else ["groo"]


def _dice_piece(material: int) -> str:
    return f"dice/{write_word(Material(material))}"


def _visible(state: State, card: int) -> list[str]:
    """A card of a town, of a known hand, of the discards, or that is played or held."""
    place = int(state.places[card])
    return [card_piece(card)] if place >= 0 and place not in (PILE, Place.ABSENT) else []
