"""The cards of Groo as the box names them (GRO-01); a table varies their numbers only."""

from pathlib import Path

from pioche.core.box import Piece
from pioche.core.box_reader import load_box
from pioche.core.words import Say

from .box import Box
from .state import EFFECT, EVENT, TROOP, WILD

FILE = load_box((Path(__file__).parent / "box.toml").read_text("utf-8"), Box)
FAMILIES = FILE.pieces["families"]

_KINDS = (
    ("buildings", 0),
    ("troops", TROOP),
    ("effects", EFFECT),
    ("wilds", WILD),
    ("events", EVENT),
)
CARDS: dict[int, Piece] = {
    first + number: piece for kind, first in _KINDS for number, piece in enumerate(FILE.pieces[kind])
}


def card_id(card: int) -> str:
    """What views call a card."""
    return CARDS[card].id if card in CARDS else str(card + 1)


def card_name(card: int) -> Say:
    """The name on the card; cards that the standard box does not have go by their number."""
    return CARDS[card].words["name"] if card in CARDS else Say("card {number}", number=card + 1)


def family_name(family: int) -> Say:
    """What the cards of a family are called together."""
    if family < len(FAMILIES):
        return FAMILIES[family].words["name"]
    return Say("family {number}", number=family + 1)
