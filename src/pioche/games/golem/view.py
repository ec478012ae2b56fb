"""What lies on the table of GOLEM: Mecha with their tiles, hands as far as the reader knows them, the effect
under way."""

from typing import Any

from pioche.core.operations import write_word
from pioche.core.table import View

from .box import Box, Teams
from .looking_ahead import declared_sums
from .operations import DO, Do, Lasts, Window
from .pieces import (
    ABILITIES,
    CARDS,
    MECHAS,
    PILOTS,
    ability_piece,
    card_piece,
    mecha_piece,
    piece_id,
    pilot_piece,
    tile_piece,
)
from .rules.effects import read
from .rules.hands import DUEL
from .rules.tiles import count_working, fights, potential, team, works
from .rules.windows import can_use
from .state import (
    ABILITY_EFFECT,
    FRAMES,
    GAIN_ENERGY,
    LASTINGS,
    MOST_ABILITIES,
    NOBODY,
    NOTHING,
    PILE,
    PILOT_EFFECT,
    TILES,
    VIRTUAL,
    Ask,
    Hit,
    Mark,
    Number,
    Phase,
    Place,
    State,
    Tile,
)
from .texts import effect_of

Piece = dict[str, Any]

# --- Abilities and cards ----------------------------------------------------------


def abilities_of(box: Box, state: State, seat: int) -> list[int]:
    """The abilities that are printed on the board of a seat (GLM-03)."""
    mecha = int(state.mechas[seat])
    return [
        ability
        for ability in range(MOST_ABILITIES)
        if int(box.ability_mecha[ability]) == mecha
        and read(box, ABILITY_EFFECT + ability, 0, DO) != Do.NOTHING
    ]


def known_cards(state: State, seat: int) -> list[int]:
    """The cards in the hand of a seat that the reader knows."""
    hand = int(state.hands[seat])
    return [] if hand == NOTHING else cards_at(state, Place.HAND + hand)


def cards_at(state: State, place: int) -> list[int]:
    """The cards at a place, as far as the reader knows it."""
    return [card for card, where in enumerate(state.places.tolist()) if where == place]


# --- The whole table ------------------------------------------------------------


def view(box: Box, state: State) -> View:
    """Everything that lies on the table; rounds and the turns of a round count from 1, seats from 0."""
    return {
        "game": "golem",
        "actor": int(state.actor),
        "phase": Phase(state.phase).name.lower(),
        "round": min(int(state.rounds) + 1, int(box.rounds)),
        "rounds": int(box.rounds),
        "cycle": int(state.cycle) + 1,
        "cycles": int(box.hand),
        "turn": None if state.turn == NOBODY else int(state.turn),
        "has_acted": bool(state.has_acted),
        "teams": Teams(box.teams).name.lower(),
        "most_energy": int(box.most_energy),
        "boost": int(state.boost),
        "shield": int(state.shield),
        "pile": {"id": "pile", "cards": int(state.sizes[PILE])},
        "discard": {"id": "discard", "cards": [_card(card) for card in cards_at(state, Place.DISCARD)]},
        "supply": {"id": "supply", "plus": int(state.supply[0]), "minus": int(state.supply[1])},
        "virtual": _virtual(box, state),
        "effects": [_effect(box, state, depth) for depth in range(FRAMES) if state.effect[depth] != NOTHING],
        "seats": [_seat(box, state, seat) for seat in range(box.players)],
    }


def _card(card: int) -> Piece:
    return {"id": card_piece(card), "card": piece_id(CARDS, card)}


def _hand(box: Box, state: State, seat: int) -> list[Piece]:
    """The cards that the reader knows, with what they say, then those known only by their slot."""
    known = known_cards(state, seat)
    seen = []
    for card in known:
        is_open = bool(state.marks[card] == Mark.FACE_UP)
        seen.append({**_card(card), **_printed(box, card), "face_up": is_open})
    hand = int(state.hands[seat])
    return [*seen, *_slots(seat, range(len(seen), 0 if hand == NOTHING else int(state.sizes[hand])))]


def _printed(box: Box, card: int) -> Piece:
    effect = effect_of(box, card)
    return {"kind": "combat" if effect[0][DO] == Do.STRIKE else "support", "effect": effect}


def _slots(seat: int, slots: range) -> list[Piece]:
    return [{"id": f"hand/{seat}/{slot}", "card": None} for slot in slots]


def _virtual(box: Box, state: State) -> Piece | None:
    """The hand of the virtual player of a duel; that of a new round is drawn when it is first taken up."""
    if box.players != DUEL:
        return None
    if state.cycle == 0 and state.hands[VIRTUAL] == VIRTUAL:
        return {"hand": _slots(VIRTUAL, range(int(box.virtual_hand)))}
    return {"hand": _hand(box, state, VIRTUAL)}


# --- A seat ---------------------------------------------------------------------


def _seat(box: Box, state: State, seat: int) -> Piece:
    pilot, mecha = int(state.pilots[seat]), int(state.mechas[seat])
    return {
        "team": None if box.teams == Teams.NONE else int(team(box, seat)),
        "pilot": None if pilot == NOTHING else _pilot(box, seat, pilot),
        "mecha": None if mecha == NOTHING else {"id": mecha_piece(seat), "mecha": piece_id(MECHAS, mecha)},
        "energy": int(state.energy[seat]),
        "fallen": not fights(state, seat),
        "acted": bool(state.acted[seat]),
        "working": int(count_working(state, seat)),
        "tiles": [] if mecha == NOTHING else [_tile(box, state, seat, tile) for tile in range(TILES)],
        "abilities": [_ability(box, state, seat, ability) for ability in abilities_of(box, state, seat)],
        "hand": _hand(box, state, seat),
    }


def _pilot(box: Box, seat: int, pilot: int) -> Piece:
    return {
        "id": pilot_piece(seat),
        "pilot": piece_id(PILOTS, pilot),
        "initiative": int(box.initiative[pilot]),
        "effect": effect_of(box, PILOT_EFFECT + pilot),
    }


def _tile(box: Box, state: State, seat: int, tile: int) -> Piece:
    return {
        "id": tile_piece(seat, tile),
        "tile": write_word(Tile(tile)),
        "working": bool(works(state, seat, tile)),
        "attack": _number(box, state, seat, tile, Number.ATTACK),
        "defence": _number(box, state, seat, tile, Number.DEFENCE),
    }


def _number(box: Box, state: State, seat: int, tile: int, number: int) -> Piece:
    """What is printed, what it counts now, and the tokens that lie on it."""
    mecha = int(state.mechas[seat])
    printed = box.mecha_attack[mecha, tile] if number == Number.ATTACK else box.mecha_defence[mecha, tile]
    lying = [int(state.tokens[seat, tile, number, lasts]) for lasts in range(LASTINGS)]
    return {
        "printed": int(printed),
        "now": int(potential(box, state, seat, tile, number)),
        "tokens": [
            {"amount": amount, "lasts": write_word(Lasts(lasts))}
            for lasts, amount in enumerate(lying)
            if amount != 0
        ],
    }


def _ability(box: Box, state: State, seat: int, ability: int) -> Piece:
    return {
        "id": ability_piece(ability),
        "ability": piece_id(ABILITIES, ability),
        "cost": int(box.cost[ability]),
        "window": write_word(Window(box.window[ability])),
        "usable": is_usable(box, state, seat, ability),
        "effect": effect_of(box, ABILITY_EFFECT + ability),
    }


def is_usable(box: Box, state: State, seat: int, ability: int) -> bool:
    """Whether who decides now may use this ability."""
    is_open = state.phase in (Phase.TURN, Phase.ANSWER) and state.actor == seat
    return bool(is_open and can_use(box, state, seat, ability))


# --- The effect under way ---------------------------------------------------------


def _effect(box: Box, state: State, depth: int) -> Piece:
    """Whose effect it is, and what was chosen for it; of a declared strike the two sums."""
    user, enemy = int(state.user[depth]), int(state.enemy[depth])
    sums = declared_sums(box, state) if depth == 0 else None
    return {
        "id": _source(state, depth),
        "user": user,
        "enemy": None if enemy == NOBODY else enemy,
        "step": int(state.step[depth]),
        "asks": Ask(state.asks).name.lower() if depth == state.depth else None,
        "striker": _chosen(user, int(state.striker[depth])),
        "target": _chosen(enemy, int(state.target[depth])),
        "hit": {Hit.NONE: None, Hit.YES: True, Hit.NO: False}[Hit(state.hit[depth])],
        "strength": None if sums is None else sums[0],
        "resistance": None if sums is None else sums[1],
    }


def _source(state: State, depth: int) -> str | None:
    """The card, Pilot or ability that is used; energy for a card has none."""
    effect = int(state.effect[depth])
    if effect < PILOT_EFFECT:
        return card_piece(effect)
    if effect < ABILITY_EFFECT:
        return pilot_piece(int(state.user[depth]))
    return ability_piece(effect - ABILITY_EFFECT) if effect < GAIN_ENERGY else None


def _chosen(seat: int, tile: int) -> str | None:
    return None if tile == NOTHING else tile_piece(seat, tile)
