"""What an effect of GOLEM says, made from its operations alone: no text can differ from what is done."""

from pioche.core.words import Say, Words, signed

from .box import Box
from .operations import (
    AMOUNT,
    AT,
    COLUMNS,
    DO,
    LASTS,
    MOST_STEPS,
    WHEN,
    WHO,
    WITH,
    Do,
    Lasts,
    Parts,
    When,
    Who,
    Window,
)
from .rules.effects import FEW_TILES, MUCH_ENERGY, needs_enemy, read
from .state import ABILITY_EFFECT, GAIN_ENERGY

Effect = list[list[int]]  # a row for each operation, as the box has it

_WORKING = {
    Parts.HEAD: Say("a working head"),
    Parts.ARM: Say("one working arm"),
    Parts.ARMS: Say("both arms working"),
    Parts.TORSO: Say("a working torso"),
    Parts.LEG: Say("one working leg"),
    Parts.LEGS: Say("both legs working"),
    Parts.ANY: Say("any working tile"),
}
_PARTS = {
    Parts.HEAD: Say("the head"),
    Parts.ARM: Say("one arm"),
    Parts.ARMS: Say("both arms"),
    Parts.TORSO: Say("the torso"),
    Parts.LEG: Say("one leg"),
    Parts.LEGS: Say("both legs"),
    Parts.ANY: Say("any tile"),
    Parts.ALL: Say("every working tile"),
}
_OWN_PARTS = {
    Parts.HEAD: Say("your own head"),
    Parts.ARM: Say("one of your own arms"),
    Parts.ARMS: Say("both your own arms"),
    Parts.TORSO: Say("your own torso"),
    Parts.LEG: Say("one of your own legs"),
    Parts.LEGS: Say("both your own legs"),
    Parts.ANY: Say("one of your own tiles"),
}
_LASTS = {
    Lasts.TURN: Say("until the end of the turn"),
    Lasts.ROUND: Say("until the end of the round"),
    Lasts.GAME: Say("until the end of the game"),
}


def effect_of(box: Box, number: int) -> Effect:
    """The operations of an effect, by its number: of a card, a Pilot or an ability."""
    rows = [[int(read(box, number, step, column)) for column in range(COLUMNS)] for step in range(MOST_STEPS)]
    return [row for row in rows if row[DO] != Do.NOTHING]


def is_for_answers(box: Box, number: int) -> bool:
    """Whether the enemy of the effect is always an attacker."""
    is_ability = ABILITY_EFFECT <= number < GAIN_ENERGY
    return bool(is_ability and box.window[number - ABILITY_EFFECT] == Window.ANSWER)


def effect_text(box: Box, number: int, words: Words) -> str:
    """What is printed on the card, the Pilot or beside the ability."""
    return tell_effect(effect_of(box, number), words, is_for_answers(box, number))


def tell_effect(effect: Effect, words: Words, in_answer: bool = False) -> str:
    """A sentence for each operation; those of one outcome of a strike are told together."""
    clauses: list[tuple[int, str]] = []  # a condition, and what follows from it
    for step, row in enumerate(effect):
        clause = _operation(effect, step, in_answer, words)
        if _hangs_together(effect, step):
            clause = words("{first}, then {second}", first=clauses.pop()[1], second=clause)
        clauses.append((row[WHEN], clause))
    return " ".join(_capital(_sentence(when, clause, words)) for when, clause in clauses)


def tell_part(parts: int) -> Say:
    """The part of a Mecha that these words name."""
    return _PARTS[Parts(parts)]


def tell_working(parts: int) -> Say:
    """The same, where it has to be working."""
    return _WORKING[Parts(parts)]


def tell_lasting(lasts: int) -> Say:
    """How long a token lies."""
    return _LASTS[Lasts(lasts)]


def tell_energy(number: int, words: Words) -> str:
    """So much energy, as a cost or in store."""
    return words.count("{number} energy", "{number} energy", number)


def _capital(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


# --- Conditions ---------------------------------------------------------------


def _hangs_together(effect: Effect, step: int) -> bool:
    """The operation before hangs on the same strike, so that the same condition cannot end differently."""
    when = effect[step][WHEN]
    if step == 0 or when not in (When.HIT, When.MISSED):
        return False
    return effect[step - 1][WHEN] == when and effect[step - 1][DO] != Do.STRIKE


def _sentence(when: int, clause: str, words: Words) -> str:
    if when == When.HIT:
        return words("If it hits: {effect}.", effect=clause)
    if when == When.MISSED:
        return words("If it fails: {effect}.", effect=clause)
    if when == When.DAMAGED:
        return words("With {tiles} working tiles or fewer: {effect}.", tiles=FEW_TILES, effect=clause)
    if when == When.BEHIND:
        return words("If an enemy has more working tiles: {effect}.", effect=clause)
    if when == When.CHARGED:
        return words("With {energy} energy or more: {effect}.", energy=MUCH_ENERGY, effect=clause)
    return words("{effect}.", effect=clause)


# --- Operations -----------------------------------------------------------------


def _operation(effect: Effect, step: int, in_answer: bool, words: Words) -> str:
    """One operation, as a part of a sentence."""
    row = effect[step]
    do, amount = row[DO], row[AMOUNT]
    enemy = _enemy(effect, step, in_answer)
    if do == Do.STRIKE:
        return words(
            "strength {strength}, with {striker}, at {target}",
            strength=amount,
            striker=tell_working(row[WITH]),
            target=tell_part(row[AT]),
        )
    if do == Do.ENERGY and row[WHO] == Who.SELF:
        return words("{amount} energy", amount=signed(amount))
    if do == Do.ENERGY:
        return words("{amount} energy for {enemy}", amount=signed(amount), enemy=enemy)
    if do in (Do.ATTACK, Do.DEFENCE):
        return _tokens(effect, step, in_answer, words)
    if do == Do.REPAIR:
        return words("repair {part}", part=tell_part(row[AT]))
    if do == Do.BREAK:
        return words("put {part} out of order", part=_OWN_PARTS[Parts(row[AT])])
    if do == Do.TAKE:
        return words.count(
            "take {number} card from the pile, face up", "take {number} cards from the pile, face up", amount
        )
    if do == Do.SHIELD:
        return words("{amount} defence against this attack", amount=signed(amount))
    if do == Do.BOOST:
        return words("{amount} strength for your strikes until the end of the turn", amount=signed(amount))
    if do == Do.JAM:
        return words("{enemy} discards a card at random", enemy=enemy)
    return words("exchange hands with {enemy}", enemy=enemy)


def _is_enemy_known(effect: Effect, step: int) -> bool:
    """An earlier operation has named the enemy: one that comes up whenever this one does."""
    when = effect[step][WHEN]
    earlier = [row for row in effect[:step] if needs_enemy(row[DO], row[WHO])]
    if when in (When.HIT, When.MISSED):
        return bool(earlier)
    return any(row[WHEN] in (When.ALWAYS, when) for row in earlier)


def _enemy(effect: Effect, step: int, in_answer: bool) -> Say:
    """Who the operation is about, apart from its user."""
    if effect[step][WHO] == Who.ENEMIES:
        return Say("every enemy")
    if in_answer:
        return Say("the attacker")
    return Say("this enemy") if _is_enemy_known(effect, step) else Say("an enemy")


def _of_enemy(effect: Effect, step: int, in_answer: bool) -> Say:
    """The same with its preposition, which other languages join to it."""
    if effect[step][WHO] == Who.ENEMIES:
        return Say("of every enemy")
    if in_answer:
        return Say("of the attacker")
    return Say("of this enemy") if _is_enemy_known(effect, step) else Say("of an enemy")


def _tokens(effect: Effect, step: int, in_answer: bool, words: Words) -> str:
    """Tokens on attack or defence; the tiles of a strike need no word about whose they are."""
    row = effect[step]
    details = {
        "amount": signed(row[AMOUNT]),
        "part": _changed_part(effect, step),
        "lasts": tell_lasting(row[LASTS]),
    }
    is_clear = row[WHO] == Who.SELF or (row[WHO] == Who.ENEMY and row[AT] == Parts.SAME)
    if is_clear and row[DO] == Do.ATTACK:
        return words("{amount} attack on {part} {lasts}", **details)
    if is_clear:
        return words("{amount} defence on {part} {lasts}", **details)
    details["whose"] = _of_enemy(effect, step, in_answer)
    if row[DO] == Do.ATTACK:
        return words("{amount} attack on {part} {whose} {lasts}", **details)
    return words("{amount} defence on {part} {whose} {lasts}", **details)


def _changed_part(effect: Effect, step: int) -> Say:
    """The part that tokens lie on; those of the strike are one tile or two."""
    row = effect[step]
    if row[AT] != Parts.SAME:
        return tell_part(row[AT])
    is_pair = effect[0][WITH if row[WHO] == Who.SELF else AT] in (Parts.ARMS, Parts.LEGS)
    if row[WHO] == Who.SELF:
        return Say("the tiles that struck") if is_pair else Say("the tile that struck")
    return Say("the tiles struck") if is_pair else Say("the tile struck")
