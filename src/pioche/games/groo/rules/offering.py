"""What may be done: chance, and the decisions of players (GRO-08, GRO-12 to GRO-17, GRO-20)."""

from pioche.core.record import Offers
from pioche.core.rule import CHANCE, long_rule, offer, rule

from ..actions import Action
from ..box import Box
from ..operations import DO, Do
from ..state import (
    EFFECT,
    EVENT,
    FACES,
    MATERIALS,
    MOST_CARDS,
    PILE,
    TROOP,
    WILD,
    Ask,
    Phase,
    Place,
    State,
    Window,
)
from .battles import can_lose, can_send, can_stop_sending
from .building import can_play, can_use
from .card_operations import can_be_worked_on
from .cards import holds_card
from .dice_operations import can_be_next_town, can_choose_material
from .reading import is_under_way, operation, target
from .running import can_be_opponent
from .windows import can_play_wild


@long_rule
def legal(box: Box, state: State, offers: Offers) -> None:
    """What the actor may do now, in ascending order; chance picks among equals."""
    if state.actor == CHANCE:
        legal_outcomes(box, state, offers)
    elif state.actor >= 0:
        legal_decisions(box, state, offers)


# --- Chance -------------------------------------------------------------------------------


@rule
def legal_outcomes(box: Box, state: State, offers: Offers) -> None:
    """The dealer, a card, or a face of a die (GRO-02, GRO-03, GRO-04, GRO-13)."""
    if state.phase == Phase.DEALER:
        for seat in range(box.players):
            offer(offers, Action.DEALER + seat)
    elif state.phase == Phase.DEAL:
        offer_cards(state, offers, Action.CARD, PILE, EVENT)
    elif state.asks == Ask.DRAWN:
        offer_cards(state, offers, Action.CARD, PILE, MOST_CARDS)
    elif state.asks == Ask.LOST:
        offer_cards(state, offers, Action.CARD, Place.HAND + target(state), EVENT)
    else:
        is_move = state.asks == Ask.MOVE or (state.asks == Ask.NOTHING and state.phase == Phase.MOVE)
        first = Action.MOVE if is_move else Action.FACE
        for face in range(FACES):
            offer(offers, first + face)


@rule
def offer_cards(state: State, offers: Offers, first: int, place: int, end: int) -> None:
    """Every card that lies there, up to a number. There is no branch to guess wrong: each card is written
    down, and the next one over it unless it is offered."""
    count = offers.count
    for card in range(end):
        offers.actions[count] = first + card
        count += state.places[card] == place
    offers.count = count


# --- Decisions ----------------------------------------------------------------------------


@long_rule
def legal_decisions(box: Box, state: State, offers: Offers) -> None:
    """What a player may do (GRO-08, GRO-12 to GRO-17, GRO-20)."""
    if state.window != Window.NONE:
        for card in range(WILD, EVENT):
            if may_play(box, state, card):
                offer(offers, Action.PLAY + card)
    elif state.asks != Ask.NOTHING:
        offer_answers(box, state, offers)
    elif state.phase == Phase.DISCARD:
        offer_cards(state, offers, Action.PICK, Place.HAND + int(state.actor), EVENT)
    elif state.phase == Phase.BUILD:
        for card in range(WILD):
            if state.places[card] == Place.HAND + state.actor and may_play(box, state, card):
                offer(offers, Action.PLAY + card)
        offer_picks(box, state, offers, 0, EFFECT, Place.TOWN + int(state.actor))
    elif state.phase == Phase.SEND or state.phase == Phase.DEFEND:
        offer_picks(box, state, offers, TROOP, EFFECT, Place.TOWN + int(state.actor))
    elif state.phase == Phase.LOSE:
        offer_picks(box, state, offers, 0, TROOP, Place.TOWN + int(state.actor))
    elif state.phase == Phase.ATTACK:
        for seat in range(box.players):
            if may_name(box, state, seat):
                offer(offers, Action.SEAT + seat)
    else:
        offer(offers, Action.DRAW)
    if may_be_done(state):
        offer(offers, Action.DONE)


@rule
def offer_picks(box: Box, state: State, offers: Offers, first: int, end: int, place: int) -> None:
    """The cards there that may be picked now."""
    for card in range(first, end):
        if state.places[card] == place and may_pick(box, state, card):
            offer(offers, Action.PICK + card)


@long_rule
def offer_answers(box: Box, state: State, offers: Offers) -> None:
    """What an effect asks for (GRO-10, GRO-20)."""
    if state.asks == Ask.CARD:
        for card in range(MOST_CARDS):
            if may_pick(box, state, card):
                offer(offers, Action.PICK + card)
    elif state.asks == Ask.SEAT:
        for seat in range(box.players):
            if may_name(box, state, seat):
                offer(offers, Action.SEAT + seat)
    else:
        for material in range(MATERIALS):
            if can_choose_material(box, state, material):
                offer(offers, Action.MATERIAL + material)


@rule
def is_building(state: State) -> bool:
    """The actor holds the dice and is free to use them (GRO-15, GRO-16)."""
    return bool(state.phase == Phase.BUILD and state.asks == Ask.NOTHING and state.window == Window.NONE)


@rule
def is_free(state: State, phase: int) -> bool:
    """The turn is in this phase, and nothing interrupts it."""
    return bool(state.phase == phase and state.asks == Ask.NOTHING and state.window == Window.NONE)


@rule
def may_play(box: Box, state: State, card: int) -> bool:
    """A Wild in a window; else a card that is paid for (GRO-08, GRO-15, GRO-16)."""
    if state.window != Window.NONE:
        return can_play_wild(box, state, int(state.actor), card)
    return is_building(state) and can_play(box, state, int(state.actor), card)


@long_rule
def may_pick(box: Box, state: State, card: int) -> bool:
    """The card is one of those that are asked for now (GRO-09, GRO-10, GRO-12, GRO-14, GRO-20)."""
    if state.window != Window.NONE:
        return False
    if state.asks == Ask.CARD:
        if not is_under_way(state) or operation(box, state, DO) == Do.DRAW:
            return bool(state.places[card] == Place.HELD)
        return can_be_worked_on(box, state, card)
    if state.asks != Ask.NOTHING:
        return False
    if state.phase == Phase.DISCARD:
        return holds_card(state, int(state.actor), card)
    if state.phase == Phase.SEND or state.phase == Phase.DEFEND:
        return can_send(state, card)
    if state.phase == Phase.LOSE:
        return can_lose(box, state, card)
    return state.phase == Phase.BUILD and can_use(box, state, int(state.actor), card)


@rule
def may_name(box: Box, state: State, seat: int) -> bool:
    """Whom to attack, an opponent, or a town for Groo (GRO-14)."""
    if is_free(state, Phase.ATTACK):
        return bool(seat != state.actor)
    if state.asks != Ask.SEAT:
        return False
    if operation(box, state, DO) == Do.MOVE:
        return can_be_next_town(box, state, seat)
    return can_be_opponent(box, state, seat)


@rule
def may_draw(state: State) -> bool:
    """One more card (GRO-13, GRO-17)."""
    return is_free(state, Phase.DRAW) or is_free(state, Phase.LAST_DRAW)


@rule
def may_be_done(state: State) -> bool:
    """Nobody has to play a Wild, discard, draw, attack, send all Troops or use all dice (GRO-08, GRO-12 to
    GRO-16)."""
    if state.window != Window.NONE:
        return True
    if state.asks != Ask.NOTHING or state.phase == Phase.LOSE:
        return False
    if state.phase == Phase.SEND or state.phase == Phase.DEFEND:
        return can_stop_sending(state)
    return True
