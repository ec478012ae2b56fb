"""GOLEM as people see it: the table, the question asked, the actions worth showing, the pieces they touch."""

from pioche.core.rule import CHANCE, OVER

from .actions import Action
from .box import Box
from .log import log
from .names import name, seat_name
from .operations import AT, WITH
from .pieces import ability_piece, card_piece, mecha_piece, pilot_piece, tile_piece
from .questions import prompt
from .refusals import why_not
from .rules import can_name_tile, card_source, is_card_of_chance
from .rules.effects import operation, whose_tile
from .rules.setting_up import is_mecha_left, is_pilot_left
from .rules.tiles import belongs, fights, team
from .rules.windows import fits_window
from .sentences import sentence
from .state import MOST_MECHAS, MOST_PILOTS, PILE, TILES, Ask, Phase, State
from .view import abilities_of, cards_at, known_cards, view

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

# --- The actions worth showing --------------------------------------------------


def candidates(box: Box, state: State) -> list[int]:
    """What can be done, and what somebody might have hoped for: every card of the hand, every ability for
    this window, every enemy who fights, every tile of the part that is asked for."""
    if state.actor == OVER:
        return []
    if state.actor == CHANCE:
        return _outcomes(box, state)
    phase = int(state.phase)
    cards = known_cards(state, int(state.actor))
    if phase == Phase.DISCARD:
        return [Action.THROW + card for card in cards]
    if phase == Phase.REPAIR:
        tiles = [Action.TILE + tile for tile in range(TILES) if can_name_tile(box, state, tile)]
        return [*tiles, Action.DONE]
    if phase == Phase.EFFECT:
        return _choices(box, state)
    abilities = _abilities(box, state, int(state.actor))
    if phase == Phase.ANSWER or state.has_acted:
        return [*abilities, Action.DONE]
    return [*(Action.PLAY + card for card in cards), Action.USE_PILOT, Action.GAIN, *abilities]


def _abilities(box: Box, state: State, seat: int) -> list[int]:
    """Those of the Mecha that are for this window, also where they cannot be paid for."""
    fitting = [one for one in abilities_of(box, state, seat) if fits_window(box, state, seat, one)]
    return [Action.ABILITY + ability for ability in fitting]


def _outcomes(box: Box, state: State) -> list[int]:
    """Whatever chance may pick, as far as the reader knows it."""
    if state.phase == Phase.PILOTS:
        return [Action.PILOT + one for one in range(MOST_PILOTS) if is_pilot_left(box, state, one)]
    if state.phase == Phase.MECHAS:
        return [Action.MECHA + one for one in range(MOST_MECHAS) if is_mecha_left(box, state, one)]
    return [Action.CARD + card for card in cards_at(state, int(card_source(box, state)))]


def _choices(box: Box, state: State) -> list[int]:
    """The enemies, or the tiles of the part, that an effect asks for."""
    if state.asks == Ask.ENEMY:
        own = team(box, int(state.actor))
        enemies = [seat for seat in range(box.players) if team(box, seat) != own and fights(state, seat)]
        return [Action.SEAT + seat for seat in enemies]
    parts = operation(box, state, WITH if state.asks == Ask.STRIKER else AT)
    return [Action.TILE + tile for tile in range(TILES) if belongs(parts, tile)]


# --- The pieces that an action is about -------------------------------------------


def touches(box: Box, state: State, action: int) -> list[str]:
    """The pieces that the action is about: clicking one of them offers it."""
    if action < Action.PLAY:
        return _outcome_pieces(box, state, action)
    if state.actor < 0:
        return []
    seat = int(state.actor)
    if action < Action.USE_PILOT:
        card = action - (Action.PLAY if action < Action.THROW else Action.THROW)
        return [card_piece(card)] if card in known_cards(state, seat) else []
    if action < Action.ABILITY:
        return [pilot_piece(seat)] if action == Action.USE_PILOT else [mecha_piece(seat)]
    if action < Action.SEAT:
        ability = action - Action.ABILITY
        return [ability_piece(ability)] if ability in abilities_of(box, state, seat) else []
    if action < Action.TILE:
        enemy = action - Action.SEAT
        return [mecha_piece(enemy)] if enemy < box.players else []
    if action < Action.DONE:
        return [tile_piece(_owner(box, state), action - Action.TILE)]
    return []


def _outcome_pieces(box: Box, state: State, action: int) -> list[str]:
    """A card of chance is in the pile, or in a hand that is named."""
    card = action - Action.CARD
    if card < 0 or not is_card_of_chance(state):
        return []
    source = int(card_source(box, state))
    if source == PILE:
        return ["pile"]
    return [card_piece(card)] if state.places[card] == source else []


def _owner(box: Box, state: State) -> int:
    """Whose tiles are asked for now."""
    if state.phase != Phase.EFFECT or state.asks == Ask.STRIKER:
        return int(state.actor)
    if state.asks == Ask.TARGET:
        return int(state.enemy[state.depth])
    return int(whose_tile(box, state))
