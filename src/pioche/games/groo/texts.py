"""What a card of Groo says, made from its operations alone: no text can differ from what is done."""

from pioche.core.operations import Rows
from pioche.core.words import Say, Words, signed

from .box import Box
from .deed_texts import tell_deed, tell_materials, tell_plural
from .operations import (
    AMOUNT,
    COLUMNS,
    DO,
    FROM,
    GIVE,
    MOST_STEPS,
    OF,
    SIDE,
    TIME,
    WHAT,
    WHEN,
    Do,
    From,
    Of,
    Side,
    Time,
    When,
    is_deed,
)
from .pieces import FAMILIES, family_name
from .rules.reading import read
from .rules.towns import FEW_CARDS, MANY_TROOPS, family
from .state import EFFECT, NOTHING, TROOP

OF_ITS_FAMILY = Say("of its family")  # of a card that has none, so that nothing ever is


def text_of(box: Box, card: int) -> Rows:
    """The operations of a card."""
    rows = [[int(read(box, card, step, column)) for column in range(COLUMNS)] for step in range(MOST_STEPS)]
    return [row for row in rows if row[DO] != Do.NOTHING]


def of_family(box: Box, card: int) -> Say:
    """The family of a card, as its text speaks of it."""
    number = int(family(box, card))
    if number == NOTHING:
        return OF_ITS_FAMILY
    name = family_name(number)
    return Say("of the {family}", family=name) if number < len(FAMILIES) else Say("of {family}", family=name)


def card_text(box: Box, card: int, words: Words) -> str:
    """What is printed on the card."""
    return tell_text(text_of(box, card), words, TROOP <= card < EFFECT, of_family(box, card))


def tell_text(text: Rows, words: Words, is_troop: bool = False, kin: Say = OF_ITS_FAMILY) -> str:
    """What operations say on a Troop or on another card; all that is done is told together, where it begins:
    it has one time, and what holds all the while does not come between."""
    deeds = [row for row in text if is_deed(row[DO])]
    sentences: list[str] = []
    are_deeds_told = False
    for row in text:
        if not is_deed(row[DO]):
            sentences.append(_tell_lasting(row, words, is_troop, kin))
        elif not are_deeds_told:
            sentences += _tell_deeds(deeds, words, is_troop, kin)
            are_deeds_told = True
    return " ".join(sentence[0].upper() + sentence[1:] for sentence in sentences)


# --- Conditions -----------------------------------------------------------------------------


def tell_condition(when: int, kin: Say) -> Say:
    """A condition, judged for the user or owner."""
    if when == When.FAMILY:
        return Say("another {family} lies in your town", family=kin)
    if when == When.SET:
        return Say("all {family} lie in your town", family=kin)
    if when == When.HERE:
        return Say("Groo is in your town")
    if when == When.AWAY:
        return Say("Groo is not in your town")
    if when == When.BEHIND:
        return Say("another player has more Victory Points than you")
    if when == When.UNARMED:
        return Say("no Troop lies in your town")
    if when == When.ARMED:
        return Say("{number} Troops or more lie in your town", number=MANY_TROOPS)
    return Say("you have {number} cards in hand or fewer", number=FEW_CARDS)


# --- What is done ---------------------------------------------------------------------------


def _tell_deeds(deeds: Rows, words: Words, is_troop: bool, kin: Say) -> list[str]:
    """One sentence with its time; or one for each deed, where the card is used by being played."""
    clauses = [tell_deed(deeds, step, words) for step in range(len(deeds))]
    conditions = [
        None if row[WHEN] == When.ALWAYS else words.say(tell_condition(row[WHEN], kin)) for row in deeds
    ]
    time = deeds[0][TIME]
    if time == Time.PLAYED and not is_troop:
        pairs = zip(clauses, conditions, strict=True)
        return [words("{effect}.", effect=_tell_first(*pair, words)) for pair in pairs]
    told = _tell_first(clauses[0], conditions[0], words)
    for clause, condition in zip(clauses[1:], conditions[1:], strict=True):
        if condition is None:
            told = words("{first}; then {second}", first=told, second=clause)
        else:
            told = words(
                "{first}; then, if {condition}, {second}", first=told, condition=condition, second=clause
            )
    return [_tell_time(time, told, words)]


def _tell_first(clause: str, condition: str | None, words: Words) -> str:
    """A deed that nothing in its sentence comes before."""
    return (
        clause if condition is None else words("if {condition}, {effect}", condition=condition, effect=clause)
    )


def _tell_time(time: int, effect: str, words: Words) -> str:
    """When it is done (GRO-16)."""
    if time == Time.PLAYED:
        return words("When played: {effect}.", effect=effect)
    if time == Time.USE:
        return words("Once a turn, while you hold the dice: {effect}.", effect=effect)
    if time == Time.OWN:
        return words("Once in each of your own turns, while you hold the dice: {effect}.", effect=effect)
    if time == Time.LEFTOVER:
        return words("Once in each turn of another player, while you hold the dice: {effect}.", effect=effect)
    return words("While you hold the dice, discard this from your town: {effect}.", effect=effect)


# --- What holds while the card lies in a town --------------------------------------------------


def _tell_lasting(row: list[int], words: Words, is_troop: bool, kin: Say) -> str:
    """An operation that holds, with its condition."""
    clause = _tell_gift(row, words, is_troop, kin)
    if row[WHEN] == When.ALWAYS:
        return words("{effect}.", effect=clause)
    return words("{effect} while {condition}.", effect=clause, condition=tell_condition(row[WHEN], kin))


def _tell_gift(row: list[int], words: Words, is_troop: bool, kin: Say) -> str:
    """What the card gives all the while."""
    do, amount = row[DO], row[AMOUNT]
    if do == Do.POINTS:
        return words.count(
            "{amount} Victory Point", "{amount} Victory Points", abs(amount), amount=signed(amount)
        )
    if do == Do.FIGHT and row[OF] == Of.TOWN:
        return _tell_battle_of_town(row, words, is_troop)
    if do == Do.FIGHT:
        return _tell_battle_of_troops(row, words, is_troop, kin)
    if do == Do.DOUBLE:
        return _tell_doubling(row, words)
    if do == Do.CHEAPER:
        material = tell_materials(row[GIVE], 1, words)
        return words(
            "{cards} that you play need {material} less", cards=tell_plural(row[WHAT]), material=material
        )
    if row[FROM] == From.WAR:
        return words("this Building cannot be lost in war")
    return words("no card can destroy, steal or return this Building")


def _tell_battle_of_town(row: list[int], words: Words, is_troop: bool) -> str:
    """Once, whoever fights; of a Troop only while it fights itself (GRO-06)."""
    side, amount = row[SIDE], signed(row[AMOUNT])
    if is_troop:
        if side == Side.ATTACK:
            return words("{amount} to your attack with this Troop", amount=amount)
        if side == Side.DEFENCE:
            return words("{amount} to your defence with this Troop", amount=amount)
        return words("{amount} to your attack and your defence with this Troop", amount=amount)
    if side == Side.ATTACK:
        return words("{amount} to your attack", amount=amount)
    if side == Side.DEFENCE:
        return words("{amount} to your defence", amount=amount)
    return words("{amount} to your attack and your defence", amount=amount)


def _tell_battle_of_troops(row: list[int], words: Words, is_troop: bool, kin: Say) -> str:
    """For this Troop, or for each of some others."""
    side, details = row[SIDE], {"amount": signed(row[AMOUNT]), "troop": _fighters(row[OF], is_troop, kin)}
    if side == Side.ATTACK:
        return words("{amount} to the attack of {troop}", **details)
    if side == Side.DEFENCE:
        return words("{amount} to the defence of {troop}", **details)
    return words("{amount} to the attack and the defence of {troop}", **details)


def _fighters(of: int, is_troop: bool, kin: Say) -> Say:
    """Whom the text of a Troop or of a Building strengthens."""
    if of == Of.ITSELF:
        return Say("this Troop")
    if of == Of.FAMILY and is_troop:
        return Say("each other Troop {family} that fights beside this one", family=kin)
    if of == Of.FAMILY:
        return Say("each Troop {family} that fights for you", family=kin)
    if is_troop:
        return Say("each other Troop that fights beside this one")
    return Say("each Troop that fights for you")


def _tell_doubling(row: list[int], words: Words) -> str:
    """A Troop doubles another one, where it fights itself (GRO-10)."""
    if row[SIDE] == Side.ATTACK:
        return words("in attack, the strongest other Troop that fights beside this one counts double")
    if row[SIDE] == Side.DEFENCE:
        return words("in defence, the strongest other Troop that fights beside this one counts double")
    return words(
        "in attack and in defence, the strongest other Troop that fights beside this one counts double"
    )
