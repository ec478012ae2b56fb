"""GOLEM: setting_up, tiles, hands, rounds, turns, effects, combat, other_operations, running, windows,
secrets; and here what may be done."""

from pioche.core.record import Int32s, Offers
from pioche.core.rule import OVER, long_rule, offer, rule

from ..actions import Action
from ..box import Box
from ..operations import DO, Do
from ..state import (
    GAIN_ENERGY,
    MOST_ABILITIES,
    MOST_CARDS,
    MOST_MECHAS,
    MOST_PILOTS,
    NOBODY,
    PILE,
    PILOT_EFFECT,
    TILES,
    VIRTUAL,
    Ask,
    Fallen,
    Phase,
    Place,
    State,
)
from .effects import can_begin, can_choose_enemy, can_choose_tile, operation, read
from .hands import draw, holds_card, next_to_be_dealt
from .rounds import decline_repair, drop_card, repair_tile
from .running import choose_enemy, choose_tile, move_card
from .secrets import conceal, conceal_action, resample
from .setting_up import hand_out_mecha, hand_out_pilot, is_mecha_left, is_pilot_left, setup
from .tiles import count_working, team, works
from .turns import announce, end_turn, go_on, play_card, throw_card
from .windows import can_use, close_window, has_ability, use_ability

__all__ = ["apply", "conceal", "conceal_action", "legal", "resample", "score", "setup"]


@long_rule
def legal(box: Box, state: State, offers: Offers) -> None:
    """What the actor may do now, in ascending order; chance picks among equals."""
    if state.actor == OVER:
        return
    if state.phase == Phase.PILOTS:
        for pilot in range(MOST_PILOTS):
            if is_pilot_left(box, state, pilot):
                offer(offers, Action.PILOT + pilot)
    elif state.phase == Phase.MECHAS:
        for mecha in range(MOST_MECHAS):
            if is_mecha_left(box, state, mecha):
                offer(offers, Action.MECHA + mecha)
    elif is_card_of_chance(state):
        offer_all_cards(state, offers, card_source(box, state), Action.CARD)
    else:
        legal_decisions(box, state, offers)


@rule
def is_card_of_chance(state: State) -> bool:
    """Chance deals, takes or drops a card (GLM-06, GLM-18)."""
    if state.phase == Phase.EFFECT:
        return bool(state.asks == Ask.CARD)
    return bool(state.phase == Phase.DEAL or state.phase == Phase.DROP)


@rule
def card_source(box: Box, state: State) -> int:
    """Where that card comes from: the pile, or a hand (GLM-06, GLM-18)."""
    if state.phase == Phase.DROP:
        return int(Place.HAND + state.hands[VIRTUAL])
    if state.phase == Phase.EFFECT and operation(box, state, DO) == Do.JAM:
        return int(Place.HAND + state.hands[state.enemy[state.depth]])
    return PILE


@long_rule
def legal_decisions(box: Box, state: State, offers: Offers) -> None:
    """What a player may do (GLM-08, GLM-11, GLM-13, GLM-16)."""
    if state.phase == Phase.DISCARD:
        offer_all_cards(state, offers, Place.HAND + state.hands[state.actor], Action.THROW)
    elif state.phase == Phase.EFFECT:
        for seat in range(box.players):
            if can_choose_enemy(box, state, seat):
                offer(offers, Action.SEAT + seat)
        offer_tiles(box, state, offers)
    elif state.phase == Phase.REPAIR:
        offer_tiles(box, state, offers)
    else:
        if has_to_act(state):
            offer_uses_of_cards(box, state, offers)
        for ability in range(MOST_ABILITIES):
            if has_ability(box, state, state.actor, ability) and can_use(box, state, state.actor, ability):
                offer(offers, Action.ABILITY + ability)
    if can_be_done(state):
        offer(offers, Action.DONE)


@rule
def offer_uses_of_cards(box: Box, state: State, offers: Offers) -> None:
    """Every card of the hand, for what it says; or any of them for the Pilot's ability or energy (GLM-08)."""
    hand = Place.HAND + state.hands[state.actor]
    for card in range(MOST_CARDS):
        if state.places[card] == hand and can_play(box, state, card):
            offer(offers, Action.PLAY + card)
    if can_use_pilot(box, state):
        offer(offers, Action.USE_PILOT)
    offer(offers, Action.GAIN)


@rule
def offer_all_cards(state: State, offers: Offers, place: int, first: int) -> None:
    """Every card that lies there. Most actions of a match are dealt: there is no branch to guess wrong, each
    card is written down, and the next one over it unless it is offered."""
    count = offers.count
    for card in range(MOST_CARDS):
        offers.actions[count] = first + card
        count += state.places[card] == place
    offers.count = count


@rule
def offer_tiles(box: Box, state: State, offers: Offers) -> None:
    """Every tile that an effect, or a repair, may be about (GLM-11, GLM-13)."""
    for tile in range(TILES):
        if can_name_tile(box, state, tile):
            offer(offers, Action.TILE + tile)


@rule
def has_to_act(state: State) -> bool:
    """A turn in which no card was used yet (GLM-08)."""
    return bool(state.phase == Phase.TURN and not state.has_acted)


@long_rule
def can_play(box: Box, state: State, card: int) -> bool:
    """A combat card whose requirement is met, or a support card (GLM-08, GLM-12)."""
    if not has_to_act(state) or not holds_card(state, state.actor, card):
        return False
    return bool(read(box, card, 0, DO) != Do.STRIKE or can_begin(box, state, state.actor, card, NOBODY))


@rule
def can_throw(state: State, card: int) -> bool:
    """Any card, once it is said what for (GLM-08)."""
    return bool(state.phase == Phase.DISCARD and holds_card(state, state.actor, card))


@rule
def can_use_pilot(box: Box, state: State) -> bool:
    """The Pilot's ability, if it has something to work on (GLM-08)."""
    effect = PILOT_EFFECT + state.pilots[state.actor]
    return has_to_act(state) and can_begin(box, state, state.actor, effect, NOBODY)


@rule
def can_name_tile(box: Box, state: State, tile: int) -> bool:
    """What an effect asks for, or between rounds a tile to repair (GLM-11, GLM-13)."""
    if state.phase == Phase.REPAIR:
        return not works(state, state.actor, tile)
    return state.phase == Phase.EFFECT and can_choose_tile(box, state, tile)


@rule
def can_be_done(state: State) -> bool:
    """Nobody has to use an ability, nor to repair (GLM-11, GLM-16)."""
    if state.phase == Phase.TURN:
        return bool(state.has_acted)
    return bool(state.phase == Phase.ANSWER or state.phase == Phase.REPAIR)


@long_rule
def apply(box: Box, state: State, action: int) -> None:
    """Carry one legal action out, and whatever follows by itself."""
    if action < Action.MECHA:
        hand_out_pilot(box, state, action - Action.PILOT)
    elif action < Action.CARD:
        hand_out_mecha(box, state, action - Action.MECHA)
    elif action < Action.PLAY:
        apply_card(box, state, action - Action.CARD)
    elif action < Action.THROW:
        play_card(state, action - Action.PLAY)
    elif action < Action.USE_PILOT:
        throw_card(state, action - Action.THROW)
    elif action < Action.ABILITY:
        pilot = PILOT_EFFECT + state.pilots[state.actor]
        announce(state, pilot if action == Action.USE_PILOT else GAIN_ENERGY)
    elif action < Action.SEAT:
        use_ability(box, state, action - Action.ABILITY)
    elif action < Action.TILE:
        choose_enemy(state, action - Action.SEAT)
    elif action < Action.DONE:
        name_tile(state, action - Action.TILE)
    else:
        be_done(box, state)
    go_on(box, state)


@rule
def apply_card(box: Box, state: State, card: int) -> None:
    """The card that chance names (GLM-06, GLM-18)."""
    if state.phase == Phase.DEAL:
        draw(state, card, next_to_be_dealt(box, state), False)
    elif state.phase == Phase.DROP:
        drop_card(state, card)
    else:
        move_card(box, state, card)


@rule
def name_tile(state: State, tile: int) -> None:
    """Between rounds it is repaired, else an effect needs it (GLM-11, GLM-13)."""
    if state.phase == Phase.REPAIR:
        repair_tile(state, tile)
    else:
        choose_tile(state, tile)


@rule
def be_done(box: Box, state: State) -> None:
    """The repair is declined, the turn ended, or the window closed (GLM-11, GLM-16)."""
    if state.phase == Phase.REPAIR:
        decline_repair(state)
    elif state.phase == Phase.TURN:
        end_turn(box, state)
    else:
        close_window(state)


@long_rule
def score(box: Box, state: State, scores: Int32s) -> None:
    """Most working tiles win, of a team together; the last who fall at once share it (GLM-17, GLM-19)."""
    for seat in range(box.players):
        tiles, lasted = 0, 0
        for other in range(box.players):
            if team(box, other) == team(box, seat):
                tiles += count_working(state, other)
                lasted |= state.fallen[other] != Fallen.BEFORE
        scores[seat] = lasted + tiles
