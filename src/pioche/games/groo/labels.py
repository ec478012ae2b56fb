"""What the cards of Groo are called, and what is printed on them."""

from pioche.core.table import Label
from pioche.core.words import Words

from .box import Box
from .deed_texts import tell_materials
from .names import card_piece
from .pieces import CARDS, card_name, family_name
from .rules.towns import family
from .state import EFFECT, EVENT, NOTHING, TROOP, WILD, Material
from .texts import card_text


def labels(box: Box, words: Words) -> dict[str, Label]:
    """What each card is called and says."""
    return {
        card_piece(card): Label(words.say(card_name(card)), _tell_card(box, card, words)) for card in CARDS
    }


def tell_cost(box: Box, card: int, words: Words) -> str:
    """The materials that are printed on a card that has to be paid for, or nothing (GRO-11)."""
    if card < TROOP:
        needed = {material: int(box.building_cost[card, material]) for material in range(Material.HEAD)}
    elif card < EFFECT:
        needed = {material: int(box.troop_cost[card - TROOP, material]) for material in range(Material.HEAD)}
    else:
        needed = {int(Material.HEAD): int(box.heads[card - EFFECT])}
    return ", ".join(tell_materials(material, amount, words) for material, amount in needed.items() if amount)


def _tell_card(box: Box, card: int, words: Words) -> str:
    """Its kind, what it needs, its family and its text."""
    sentences = [_tell_kind(box, card, words)]
    if card < WILD:
        cost = tell_cost(box, card, words)
        sentences.append(words("Needs {cost}.", cost=cost) if cost else words("Needs nothing."))
    if family(box, card) != NOTHING:
        sentences.append(words("Family: {family}.", family=family_name(int(family(box, card)))))
    return " ".join([*sentences, card_text(box, card, words)])


def _tell_kind(box: Box, card: int, words: Words) -> str:
    """What the card is, and what it is worth (GRO-01)."""
    if card < TROOP:
        return words.count("Building, {number} point.", "Building, {number} points.", int(box.points[card]))
    if card < EFFECT:
        return words("Troop, combat value {value}.", value=int(box.value[card - TROOP]))
    if card < WILD:
        return words("Groo Effect.")
    return words("Wild.") if card < EVENT else words("Event.")
