"""Groo: setting_up, cards, towns, turns, drawing, battles, building, windows, reading, effects, running,
secrets; and here what may be done."""

from pioche.core.record import Int32s, Offers
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
    Mark,
    Phase,
    Place,
    State,
    Window,
)
from .battles import can_lose, can_send, can_stop_sending, lose, stop_sending
from .building import (
    can_play,
    can_use,
    move_groo,
    pass_dice_on,
    play_card,
    roll_movement,
    roll_production,
    use,
)
from .cards import discard, holds_card
from .drawing import play_held, take_drawn, wait_for_a_card
from .reading import is_under_way, operation, target
from .running import (
    can_be_next_town,
    can_be_opponent,
    can_be_worked_on,
    can_choose_material,
    choose_material,
    choose_opponent,
    roll_again,
    send_groo,
    take_by_chance,
    was_done,
    work_on,
)
from .secrets import conceal, conceal_action, drawer, resample
from .setting_up import deal, name_dealer, setup
from .towns import count_points
from .turns import count_value, distance_from_groo, go_on
from .windows import can_play_wild, play_wild

__all__ = ["apply", "conceal", "conceal_action", "legal", "resample", "score", "setup"]

FOR_THE_GOAL = 1_000_000
FOR_A_POINT = 1_000
FOR_VALUE = 4


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


# --- Carrying out ---------------------------------------------------------------------------


@long_rule
def apply(box: Box, state: State, action: int) -> None:
    """Carry one legal action out, and whatever follows by itself."""
    if action < Action.CARD:
        name_dealer(box, state, action - Action.DEALER)
    elif action < Action.FACE:
        apply_card(box, state, action - Action.CARD)
    elif action < Action.PLAY:
        apply_roll(box, state, action)
    elif action < Action.PICK:
        if state.window != Window.NONE:
            play_wild(box, state, action - Action.PLAY)
        else:
            play_card(box, state, action - Action.PLAY)
    elif action < Action.SEAT:
        apply_pick(box, state, action - Action.PICK)
    elif action < Action.MATERIAL:
        apply_seat(box, state, action - Action.SEAT)
    elif action < Action.DRAW:
        choose_material(box, state, action - Action.MATERIAL)
    elif action == Action.DRAW:
        wait_for_a_card(state)
    else:
        be_done(box, state)
    go_on(box, state)


@long_rule
def apply_card(box: Box, state: State, card: int) -> None:
    """The card that chance names (GRO-04, GRO-13)."""
    if state.phase == Phase.DEAL:
        deal(box, state, card)
    elif state.asks == Ask.LOST:
        take_by_chance(box, state, card)
    else:
        seat = drawer(box, state)
        if is_under_way(state) and state.owed == 0:
            was_done(state)
        take_drawn(box, state, card, seat)


@rule
def apply_roll(box: Box, state: State, action: int) -> None:
    """The face that chance names, of the roll or of a die rolled again (GRO-15)."""
    if action < Action.MOVE:
        if state.asks == Ask.FACE:
            roll_again(box, state, action - Action.FACE)
        else:
            roll_production(box, state, action - Action.FACE)
    elif state.asks == Ask.MOVE:
        move_groo(box, state, action - Action.MOVE)
        was_done(state)
    else:
        roll_movement(box, state, action - Action.MOVE)


@long_rule
def apply_pick(box: Box, state: State, card: int) -> None:
    """The card that somebody names (GRO-09, GRO-10, GRO-12, GRO-14, GRO-20)."""
    if state.asks == Ask.CARD:
        if not is_under_way(state) or operation(box, state, DO) == Do.DRAW:
            play_held(state, card, int(state.actor))
        else:
            work_on(box, state, card)
    elif state.phase == Phase.DISCARD:
        discard(state, card)
    elif state.phase == Phase.LOSE:
        lose(box, state, card)
    elif state.phase == Phase.BUILD:
        use(box, state, card)
    else:
        state.marks[card] |= Mark.FIGHTS


@rule
def apply_seat(box: Box, state: State, seat: int) -> None:
    """The attacked, an opponent, or Groo's next town (GRO-14)."""
    if state.asks != Ask.SEAT:
        state.defender = seat
        state.phase = Phase.SEND
    elif operation(box, state, DO) == Do.MOVE:
        send_groo(state, seat)
    else:
        choose_opponent(state, seat)


@rule
def be_done(box: Box, state: State) -> None:
    """Enough, or no (GRO-08, GRO-12 to GRO-16)."""
    if state.window != Window.NONE:
        state.asked += 1
    elif state.phase == Phase.DISCARD:
        state.phase = Phase.DRAW
    elif state.phase == Phase.DRAW or state.phase == Phase.LAST_DRAW:
        state.enough = 1
    elif state.phase == Phase.ATTACK:
        state.phase = Phase.ROLL
    elif state.phase == Phase.BUILD:
        pass_dice_on(box, state)
    else:
        stop_sending(state)


@long_rule
def score(box: Box, state: State, scores: Int32s) -> None:
    """Who reached the goal wins; else most points, then combat value, then the distance from Groo (GRO-18,
    GRO-19)."""
    for seat in range(box.players):
        points = count_points(box, state, seat)
        if state.winner == seat:
            scores[seat] = FOR_THE_GOAL + points
        else:
            ranked = points * FOR_A_POINT + count_value(box, state, seat) * FOR_VALUE
            scores[seat] = ranked + distance_from_groo(box, state, seat)
