"""What players, materials, cards and actions of Groo are called."""

from pioche.core.words import Player, Say, Words

from .actions import Action, Face
from .deed_texts import tell_materials
from .pieces import FILE, card_id, card_name
from .state import MATERIALS, MOST_CARDS, Material

_MATERIALS = {
    Material.LABOR: Say("Labor"),
    Material.SUPPLIES: Say("Supplies"),
    Material.KOPIN: Say("Kopin"),
    Material.HEAD: Say("Groo head"),
}
# What people type: at a real table, what they see on a die.
_TYPED = {
    Material.LABOR: Say("labor"),
    Material.SUPPLIES: Say("supplies"),
    Material.KOPIN: Say("kopin"),
    Material.HEAD: Say("head"),
}
_MOVES = {
    Face.DOG: Say("move dog"),
    Face.OTHER_DOG: Say("move dog 2"),
    Face.LEFT_1: Say("move left 1"),
    Face.LEFT_2: Say("move left 2"),
    Face.RIGHT_1: Say("move right 1"),
    Face.RIGHT_2: Say("move right 2"),
}
STANDARD_FACES: list[int] = [int(material) for material in FILE.contents["faces"]]


def seat_name(seat: int) -> Say:
    """The player in that seat."""
    return Player(seat)


def seat_names(seats: list[int], words: Words) -> str:
    """Several players in a row."""
    return ", ".join(words.say(seat_name(seat)) for seat in seats)


# --- Cards ------------------------------------------------------------------------


def card_piece(card: int) -> str:
    """The id of a card in views."""
    return f"card/{card_id(card)}"


def card_number(card: str) -> int:
    """The number of the card that views call so."""
    return next(number for number in range(MOST_CARDS) if card_id(number) == card)


def card_names(cards: list[int], words: Words) -> str:
    """Several cards in a row."""
    return ", ".join(words.say(card_name(card)) for card in cards)


# --- Materials --------------------------------------------------------------------


def material_name(material: int) -> Say:
    """What a die of production shows."""
    return _MATERIALS[Material(material)]


def tell_all_materials(numbers: list[int], words: Words) -> str:
    """So many of each material; nothing where there is none."""
    told = [
        tell_materials(material, numbers[material], words)
        for material in range(MATERIALS)
        if numbers[material] > 0
    ]
    if not told:
        return words("nothing")
    if len(told) == 1:
        return told[0]
    return words("{first} and {last}", first=", ".join(told[:-1]), last=told[-1])


def tell_price(numbers: list[int], words: Words) -> str:
    """What a card is played for."""
    if not any(numbers):
        return words("for free")
    return words("for {cost}", cost=tell_all_materials(numbers, words))


# --- Actions ----------------------------------------------------------------------


def name(action: int) -> Say:
    """The fixed name of an action."""
    if action < Action.CARD:
        return Say("dealer {number}", number=action - Action.DEALER + 1)
    if action < Action.FACE:
        return Say("draw {card}", card=card_name(action - Action.CARD))
    if action < Action.MOVE:
        return _face_name(action - Action.FACE)
    if action < Action.PLAY:
        return _MOVES[Face(action - Action.MOVE)]
    if action < Action.PICK:
        return Say("play {card}", card=card_name(action - Action.PLAY))
    if action < Action.SEAT:
        return Say("choose {card}", card=card_name(action - Action.PICK))
    if action < Action.MATERIAL:
        return Say("player {number}", number=action - Action.SEAT + 1)
    if action < Action.DRAW:
        return _TYPED[Material(action - Action.MATERIAL)]
    return Say("draw") if action == Action.DRAW else Say("done")


def _face_name(face: int) -> Say:
    """What the face shows in the standard box; further faces with the same picture are numbered."""
    material = STANDARD_FACES[face]
    copy = STANDARD_FACES[: face + 1].count(material)
    if copy == 1:
        return Say("die {material}", material=_TYPED[Material(material)])
    return Say("die {material} {number}", material=_TYPED[Material(material)], number=copy)
