"""How operations are told: each with every word that it can have, and several together."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from pioche.core.operations import write_word
from pioche.core.words import ENGLISH, LANGUAGES, Words, words
from pioche.games.golem import GAME
from pioche.games.golem.operations import (
    ABILITY_GRAMMAR,
    COLUMNS,
    DO,
    MOST_STEPS,
    Do,
    Lasts,
    Parts,
    Struck,
    When,
    Who,
)
from pioche.games.golem.texts import Effect, tell_effect

from .random_play import EVEN, random_effects
from .telling import FRENCH

STRIKE = {"do": "strike", "strength": 3, "with": "arm", "at": "leg"}
CHOSEN = (Parts.ARM, Parts.LEG, Parts.ANY)

Operation = dict[str, Any]


def rows(*operations: Operation) -> Effect:
    """An effect as the box has it."""
    return [row for row in ABILITY_GRAMMAR.read(list(operations), MOST_STEPS) if row[DO] != Do.NOTHING]


def told(*operations: Operation, spoken: Words = ENGLISH, in_answer: bool = False) -> str:
    return tell_effect(rows(*operations), spoken, in_answer)


def single_operations() -> Iterator[Operation]:
    """Every operation with every word that it can have, and some numbers."""
    for striker, target in product(Struck, Struck):
        yield {"do": "strike", "strength": 4, "with": write_word(striker), "at": write_word(target)}
    for strength in range(4):
        yield {"do": "strike", "strength": strength, "with": "arm", "at": "head"}
    for do, who, amount in product(("energy", "attack", "defence"), Who, (-3, -1, 1, 2)):
        effect = {"do": do, "amount": amount, "who": write_word(who)}
        parts = [part for part in Parts if part != Parts.SAME and not (who == Who.ENEMIES and part in CHOSEN)]
        if do == "energy":
            yield effect
        else:
            for part, lasts in product(parts, Lasts):
                yield {**effect, "part": write_word(part), "lasts": write_word(lasts)}
    for do, own in product(("repair", "break"), Struck):
        yield {"do": do, "part": write_word(own)}
    for do, amount in product(("take", "shield", "boost"), (1, 2, 3)):
        yield {"do": do, "amount": amount}
    yield {"do": "jam"}
    yield {"do": "swap"}


# --- Every word of the box ---------------------------------------------------------


@pytest.mark.parametrize("in_answer", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_different_operations_have_different_sentences(language: str, in_answer: bool) -> None:
    """Every operation with every part, who, lasts and when."""
    spoken = words(language, GAME.catalogue)
    found: dict[str, Operation] = {}
    for one, when in product(single_operations(), When):
        effect = {**one, "when": write_word(when)}
        text = told(effect, spoken=spoken, in_answer=in_answer)
        assert text.endswith(".")
        assert text[0].isupper() or text[0] in "+−"
        assert "{" not in text
        assert found.setdefault(text, effect) == effect
    assert len(found) == len(When) * len(list(single_operations()))


def test_no_sentence_is_the_same_in_both_languages() -> None:
    for one, when in product(single_operations(), When):
        effect = {**one, "when": write_word(when)}
        assert told(effect) != told(effect, spoken=FRENCH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_effects_have_different_texts(language: str) -> None:
    """Effects of one to three operations at random."""
    spoken, width = words(language, GAME.catalogue), MOST_STEPS * COLUMNS
    found: dict[str, Effect] = {}
    numbers = random_effects(Random(1), 1500, EVEN | {Do.STRIKE: 4})
    for first in range(0, len(numbers), width):
        flat = numbers[first : first + width]
        effect = [flat[start : start + COLUMNS] for start in range(0, width, COLUMNS) if flat[start]]
        assert found.setdefault(tell_effect(effect, spoken), effect) == effect
    assert len(found) > 1000


# --- Operations together -------------------------------------------------------------


@pytest.mark.parametrize(
    ("operations", "text"),
    [
        (
            [{"do": "energy", "amount": 1, "when": "hit"}, {"do": "jam", "when": "hit"}],
            "If it hits: +1 energy, then this enemy discards a card at random.",
        ),
        (
            [{"do": "energy", "amount": 1, "when": "missed"}, {"do": "swap", "when": "missed"}],
            "If it fails: +1 energy, then exchange hands with this enemy.",
        ),
        (
            [{"do": "energy", "amount": 1, "when": "hit"}, {"do": "swap", "when": "missed"}],
            "If it hits: +1 energy. If it fails: exchange hands with this enemy.",
        ),
        (
            [{**STRIKE, "when": "hit"}, {"do": "energy", "amount": 1, "when": "hit"}],
            "If it hits: strength 3, with one working arm, at one leg. If it hits: +1 energy.",
        ),
        (
            [{"do": "energy", "amount": 1, "when": "hit"}, {**STRIKE, "when": "hit"}],
            "If it hits: +1 energy, then strength 3, with one working arm, at one leg.",
        ),
        (
            [
                {"do": "energy", "amount": 1, "when": "damaged"},
                {"do": "energy", "amount": 2, "when": "damaged"},
            ],
            "With 3 working tiles or fewer: +1 energy. With 3 working tiles or fewer: +2 energy.",
        ),
    ],
)
def test_what_hangs_on_one_outcome_of_a_strike_is_told_together(
    operations: list[Operation], text: str
) -> None:
    """A condition that could end differently in between is told again."""
    assert told(STRIKE, *operations) == f"Strength 3, with one working arm, at one leg. {text}"


def test_an_effect_has_one_enemy_which_is_told() -> None:
    """An enemy is known once an operation has named it that comes up whenever this one does."""
    leak = {"do": "energy", "amount": -1, "who": "enemy"}
    charged = {**leak, "when": "charged"}
    first, unless = "−1 energy for an enemy.", "With 3 energy or more: −1 energy for an enemy."
    again = "With 3 energy or more: −1 energy for this enemy."
    assert told(leak, {"do": "jam"}) == f"{first} This enemy discards a card at random."
    assert told({"do": "energy", "amount": 1}, leak) == f"+1 energy. {first}"
    assert told(charged, {"do": "swap"}) == f"{unless} Exchange hands with an enemy."
    assert told(charged, charged) == f"{unless} {again}"
    assert told(leak, charged) == f"{first} {again}"
    blind = {"do": "attack", "amount": -1, "who": "enemy", "part": "head", "lasts": "turn"}
    assert told(leak, blind) == f"{first} −1 attack on the head of this enemy until the end of the turn."


def test_in_an_answer_the_enemy_is_the_attacker() -> None:
    blind = {"do": "defence", "amount": -1, "who": "enemy", "part": "arm", "lasts": "turn"}
    expected = "−1 defence on one arm of the attacker until the end of the turn."
    assert told(blind, in_answer=True) == expected
    assert told({"do": "jam"}, in_answer=True) == "The attacker discards a card at random."
    everyone = told({"do": "energy", "amount": -1, "who": "enemies"}, in_answer=True)
    assert everyone == "−1 energy for every enemy."
    assert told({"do": "jam"}, spoken=FRENCH, in_answer=True) == "L'attaquant défausse une carte au hasard."


@pytest.mark.parametrize("do", ["attack", "defence"])
@pytest.mark.parametrize(
    ("who", "striker", "target", "part"),
    [
        ("self", "arm", "legs", "the tile that struck"),
        ("self", "arms", "head", "the tiles that struck"),
        ("enemy", "arms", "any", "the tile struck"),
        ("enemy", "head", "legs", "the tiles struck"),
    ],
)
def test_the_tiles_of_a_strike_are_told_as_such(
    do: str, who: str, striker: str, target: str, part: str
) -> None:
    """One tile or two."""
    blow = {"do": "strike", "strength": 2, "with": striker, "at": target}
    rider = {"do": do, "amount": 1, "who": who, "part": "same", "lasts": "round"}
    assert told(blow, rider).endswith(f". +1 {do} on {part} until the end of the round.")
