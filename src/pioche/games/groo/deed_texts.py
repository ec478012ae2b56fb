"""What the operations of Groo's cards that do something say, as parts of sentences; 'you' are who uses the
card."""

from pioche.core.operations import Rows
from pioche.core.words import Say, Words, signed

from .operations import (
    AMOUNT,
    BY,
    DO,
    GIVE,
    SIDE,
    TAKE,
    WHAT,
    WHEN,
    WHERE,
    WHO,
    By,
    Do,
    OneSide,
    Ware,
    What,
    When,
    Where,
    Who,
)
from .state import Material

_PLURALS = {
    What.BUILDING: Say("Buildings"),
    What.SMALL: Say("Buildings of 1 point"),
    What.LARGE: Say("Buildings of 2 points or more"),
    What.TROOP: Say("Troops"),
    What.EFFECT: Say("Groo Effects"),
    What.CARD: Say("cards"),
}
_PLAYERS = {
    Who.OPPONENT: Say("an opponent"),
    Who.OTHERS: Say("each other player"),
    Who.EVERYONE: Say("each player"),
    Who.HERE: Say("the owner of the town where Groo is"),
}
_TOWNS = {
    Who.SELF: Say("your town"),
    Who.OPPONENT: Say("the town of an opponent"),
    Who.OTHERS: Say("the town of each other player"),
    Who.EVERYONE: Say("every town"),
    Who.HERE: Say("the town where Groo is"),
}
_HANDS = {
    Who.OPPONENT: Say("the hand of an opponent"),
    Who.OTHERS: Say("the hand of each other player"),
    Who.EVERYONE: Say("every hand but yours"),
    Who.HERE: Say("the hand of the owner of the town where Groo is"),
}
_TAKEN = {
    Ware.LABOR: Say("into Labor"),
    Ware.SUPPLIES: Say("into Supplies"),
    Ware.KOPIN: Say("into a Kopin"),
    Ware.HEAD: Say("into a Groo head"),
    Ware.ANY: Say("into any other material"),
}
_MOVES = {
    Where.ANYWHERE: Say("move Groo to any other town"),
    Where.NEIGHBOUR: Say("move Groo to a neighbouring town"),
    Where.HOME: Say("move Groo to your town"),
    Where.DIE: Say("roll the movement die again, and Groo goes where it takes him"),
}
_FOR_ALL = {
    Do.FRAY: Say("the battle ends, no Building is lost, and all Troops that fight in it are discarded"),
    Do.PEACE: Say("the battle ends, no Building is lost, and all Troops stay in their towns"),
    Do.CANCEL: Say("cancel at once the latest card that was played and is not yet in effect"),
    Do.WAKE: Say("wake all your Buildings"),
}


def tell_deed(deeds: Rows, step: int, words: Words) -> str:
    """One of the operations of a text that do something."""
    row = deeds[step]
    do, knows = row[DO], _knows_opponent(deeds, step)
    if do in (Do.DESTROY, Do.STEAL, Do.RETURN, Do.SLEEP):
        return _change_town(row, knows, words)
    if do in (Do.RECOVER, Do.DRAW, Do.DROP, Do.GRAB):
        return _change_hand(row, knows, words)
    if do in (Do.GOODS, Do.EXCHANGE, Do.REROLL, Do.SPOIL):
        return _change_dice(row, words)
    if do == Do.MOVE:
        return words.say(_MOVES[Where(row[WHERE])])
    if do == Do.BOOST and row[SIDE] == OneSide.ATTACK:
        return words("{amount} to the attack in this battle", amount=signed(row[AMOUNT]))
    if do == Do.BOOST:
        return words("{amount} to the defence in this battle", amount=signed(row[AMOUNT]))
    return words.say(_FOR_ALL[Do(do)])


# --- Things ---------------------------------------------------------------------------------


def tell_plural(what: int) -> Say:
    """All cards of a sort."""
    return _PLURALS[What(what)]


def tell_materials(material: int, amount: int, words: Words) -> str:
    """So much of one material."""
    if material == Material.LABOR:
        return words.count("{number} Labor", "{number} Labor", amount)
    if material == Material.SUPPLIES:
        return words.count("{number} Supply", "{number} Supplies", amount)
    if material == Material.KOPIN:
        return words.count("{number} Kopin", "{number} Kopins", amount)
    return words.count("{number} Groo head", "{number} Groo heads", amount)


def tell_cards(what: int, amount: int, words: Words) -> str:
    """So many cards of a sort."""
    if what == What.BUILDING:
        return words.count("a Building", "{number} Buildings", amount)
    if what == What.SMALL:
        return words.count("a Building of 1 point", "{number} Buildings of 1 point", amount)
    if what == What.LARGE:
        return words.count("a Building of 2 points or more", "{number} Buildings of 2 points or more", amount)
    if what == What.TROOP:
        return words.count("a Troop", "{number} Troops", amount)
    if what == What.EFFECT:
        return words.count("a Groo Effect", "{number} Groo Effects", amount)
    if what == What.WILD:
        return words.count("a Wild", "{number} Wilds", amount)
    return words.count("a card", "{number} cards", amount)


def _tell_dice(ware: int, amount: int, words: Words) -> str:
    """So many dice by what they show; the movement die is none of them."""
    if ware == Ware.LABOR:
        return words.count("a die that shows Labor", "{number} dice that show Labor", amount)
    if ware == Ware.SUPPLIES:
        return words.count("a die that shows Supplies", "{number} dice that show Supplies", amount)
    if ware == Ware.KOPIN:
        return words.count("a die that shows a Kopin", "{number} dice that show Kopins", amount)
    if ware == Ware.HEAD:
        return words.count("a die that shows a Groo head", "{number} dice that show Groo heads", amount)
    return words.count("any production die", "any {number} production dice", amount)


# --- Players --------------------------------------------------------------------------------


def _knows_opponent(deeds: Rows, step: int) -> bool:
    """An earlier operation has named the opponent: one that comes up whenever this one does."""
    certain = (When.ALWAYS, deeds[step][WHEN])
    return any(row[WHO] == Who.OPPONENT and row[WHEN] in certain for row in deeds[:step])


def _player(who: int, knows: bool) -> Say:
    return Say("this opponent") if who == Who.OPPONENT and knows else _PLAYERS[Who(who)]


def _town(who: int, knows: bool) -> Say:
    return Say("the town of this opponent") if who == Who.OPPONENT and knows else _TOWNS[Who(who)]


def _hand(who: int, knows: bool) -> Say:
    return Say("the hand of this opponent") if who == Who.OPPONENT and knows else _HANDS[Who(who)]


# --- Deeds ----------------------------------------------------------------------------------


def _change_town(row: list[int], knows: bool, words: Words) -> str:
    """Cards of a town; who chooses them is who acts in the sentence (GRO-20)."""
    do, who, town = row[DO], row[WHO], _town(row[WHO], knows)
    if do == Do.SLEEP:
        cards = tell_plural(row[WHAT])
        return words("all {cards} in {town} fall asleep until the next turn begins", cards=cards, town=town)
    told = tell_cards(row[WHAT], row[AMOUNT], words)
    if do == Do.STEAL:
        others = Say("every town but yours") if who == Who.EVERYONE else town
        return words("steal {cards} from {town}", cards=told, town=others)
    if who != Who.SELF and row[BY] == By.OWNER:
        owner, own = _player(who, knows), Say("that town") if who == Who.HERE else Say("their town")
        if do == Do.DESTROY:
            return words("{player} destroys {cards} in {town}", player=owner, cards=told, town=own)
        return words("{player} returns {cards} from {town} to their hand", player=owner, cards=told, town=own)
    if who == Who.SELF:
        if do == Do.DESTROY:
            return words("destroy {cards} in {town}", cards=told, town=town)
        return words("return {cards} from {town} to your hand", cards=told, town=town)
    if do == Do.DESTROY:
        return words("destroy {cards} of your choice in {town}", cards=told, town=town)
    return words("return {cards} of your choice from {town} to the owner's hand", cards=told, town=town)


def _change_hand(row: list[int], knows: bool, words: Words) -> str:
    """Cards that come into a hand, or leave it."""
    do, who, cards = row[DO], row[WHO], tell_cards(row[WHAT], row[AMOUNT], words)
    if do == Do.RECOVER:
        return words("recover {cards} from the discards into your hand", cards=cards)
    cards = tell_cards(What.CARD, row[AMOUNT], words)
    if do == Do.GRAB:
        return words("grab {cards} at random from {hand}", cards=cards, hand=_hand(who, knows))
    if who == Who.SELF:
        if do == Do.DRAW:
            return words("draw {cards}", cards=cards)
        if row[BY] == By.CHANCE:
            return words("discard {cards} at random from your hand", cards=cards)
        return words("discard {cards} from your hand", cards=cards)
    player = _player(who, knows)
    if do == Do.DRAW:
        return words("{player} draws {cards}", player=player, cards=cards)
    if row[BY] == By.CHANCE:
        return words("{player} discards {cards} at random from their hand", player=player, cards=cards)
    return words("{player} discards {cards} from their hand", player=player, cards=cards)


def _change_dice(row: list[int], words: Words) -> str:
    """Production dice, and goods that are none."""
    do, amount = row[DO], row[AMOUNT]
    if do == Do.GOODS and row[TAKE] == Ware.ANY:
        return words.count(
            "make {number} good of any material", "make {number} goods of any materials", amount
        )
    if do == Do.GOODS:
        return words("make {materials} in goods", materials=tell_materials(row[TAKE], amount, words))
    if do == Do.EXCHANGE:
        return words("turn {die} {taken}", die=_tell_dice(row[GIVE], 1, words), taken=_TAKEN[Ware(row[TAKE])])
    if do == Do.REROLL:
        return words.count(
            "roll any production die again", "roll any production die again, and do so {number} times", amount
        )
    dice = _tell_dice(row[GIVE], amount, words)
    is_limit = amount > 1 and row[GIVE] != Ware.ANY  # there may be fewer
    return words("spoil up to {dice}", dice=dice) if is_limit else words("spoil {dice}", dice=dice)
