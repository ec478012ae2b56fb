"""The cards, Pilots, Mecha and abilities of GOLEM as the box names and draws them, those that the rulebook
knows among them (GLM-14); a table varies their numbers only."""

from pathlib import Path

from pioche.core.box import Piece
from pioche.core.box_reader import load_box
from pioche.core.words import Say

from .box import Box
from .state import ABILITY_EFFECT, GAIN_ENERGY, PILOT_EFFECT

FILE = load_box((Path(__file__).parent / "box.toml").read_text("utf-8"), Box)
CARDS, PILOTS, MECHAS, ABILITIES = (FILE.pieces[kind] for kind in ("cards", "pilots", "mechas", "abilities"))

Pieces = tuple[Piece, ...]


def is_named(pieces: Pieces, number: int) -> bool:
    """Whether the standard box has this piece; others go by their number."""
    return 0 <= number < len(pieces)


def piece_id(pieces: Pieces, number: int) -> str:
    """What views call a piece."""
    return pieces[number].id if is_named(pieces, number) else str(number + 1)


def card_name(card: int) -> Say:
    return CARDS[card].words["name"] if is_named(CARDS, card) else Say("card {number}", number=card + 1)


def pilot_name(pilot: int) -> Say:
    return PILOTS[pilot].words["name"] if is_named(PILOTS, pilot) else Say("Pilot {number}", number=pilot + 1)


def mecha_name(mecha: int) -> Say:
    return MECHAS[mecha].words["name"] if is_named(MECHAS, mecha) else Say("Mecha {number}", number=mecha + 1)


def ability_name(ability: int) -> Say:
    if is_named(ABILITIES, ability):
        return ABILITIES[ability].words["name"]
    return Say("ability {number}", number=ability + 1)


def effect_name(effect: int) -> Say:
    """Of a card, a Pilot or an ability; or the energy that any card gives."""
    if effect < PILOT_EFFECT:
        return card_name(effect)
    if effect < ABILITY_EFFECT:
        return pilot_name(effect - PILOT_EFFECT)
    return Say("1 energy") if effect == GAIN_ENERGY else ability_name(effect - ABILITY_EFFECT)


def find_piece(pieces: Pieces, name: str) -> Piece | None:
    """The piece that a view calls so, if the standard box has it."""
    return next((piece for piece in pieces if piece.id == name), None)


def number_of(pieces: Pieces, name: str) -> int:
    """The number of the piece that a view calls so."""
    ids = [piece.id for piece in pieces]
    return ids.index(name) if name in ids else int(name) - 1


# --- What views call the pieces that lie on the table -----------------------------------


def card_piece(card: int) -> str:
    return f"card/{piece_id(CARDS, card)}"


def ability_piece(ability: int) -> str:
    return f"ability/{piece_id(ABILITIES, ability)}"


def tile_piece(seat: int, tile: int) -> str:
    return f"tile/{seat}/{tile}"


def pilot_piece(seat: int) -> str:
    return f"pilot/{seat}"


def mecha_piece(seat: int) -> str:
    return f"mecha/{seat}"
