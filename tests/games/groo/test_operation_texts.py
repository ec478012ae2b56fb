"""How operations are told: each with every word that it can have, and several together."""

import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from pioche.core.operations import BadEffect, Detail, Grammar, Rows, write_word
from pioche.core.record import Limits
from pioche.core.words import ENGLISH, LANGUAGES, Say, Words, words
from pioche.games.groo import GAME
from pioche.games.groo.operations import (
    BUILDING_GRAMMAR,
    BY,
    COLUMNS,
    DO,
    EFFECT_GRAMMAR,
    EVENT_GRAMMAR,
    MOST_STEPS,
    TROOP_GRAMMAR,
    WHO,
    WILD_GRAMMAR,
    By,
    Do,
    Who,
    is_deed,
)
from pioche.games.groo.texts import OF_ITS_FAMILY, tell_text

from .random_boxes import EVEN, details_of, random_text

GRAMMARS = {
    "building": BUILDING_GRAMMAR,
    "troop": TROOP_GRAMMAR,
    "effect": EFFECT_GRAMMAR,
    "wild": WILD_GRAMMAR,
    "event": EVENT_GRAMMAR,
}
TELLING = (-9, -3, -1, 0, 1, 2, 5)  # numbers worth telling: of one, of several, and less than nothing
DRAW: dict[str, Any] = {"do": "draw"}
SPY: dict[str, Any] = {"do": "grab", "who": "opponent"}
RIDERS = Say("of the {family}", family="Riders")

Operation = dict[str, Any]
Key = tuple[tuple[int, ...], ...]


def rows(kind: str, *operations: Operation) -> Rows:
    """A text as the box has it."""
    return [row for row in GRAMMARS[kind].read(list(operations), MOST_STEPS) if row[DO] != Do.NOTHING]


def told(kind: str, *operations: Operation, spoken: Words = ENGLISH, kin: Say = OF_ITS_FAMILY) -> str:
    return tell_text(rows(kind, *operations), spoken, kind == "troop", kin)


def possible(detail: Detail) -> list[int | str]:
    """What a detail can be; of numbers some."""
    if isinstance(detail.possible, Limits):
        return [number for number in TELLING if detail.allows(number)]
    return [write_word(one) for one in detail.possible]


def single_texts(grammar: Grammar) -> Iterator[Rows]:
    """Every operation with every word that it can have, at every time and on every condition."""
    for do in Do:
        details = details_of(grammar, do)
        if details is None:
            continue
        for values in product(*(possible(detail) for detail in details.values())):
            try:
                yield grammar.read([{"do": write_word(do), **dict(zip(details, values, strict=True))}], 1)
            except BadEffect:
                continue  # it means nothing


def meaning(text: Rows) -> Key:
    """What a text comes to: in one's own town and hand it is the same who chooses, and what holds all the
    while may stand before or after what is done, but not in between."""
    plain = [
        [*row[:BY], By.OWNER, *row[BY + 1 :]] if row[WHO] == Who.SELF and row[BY] == By.USER else row
        for row in text
    ]
    deeds = [row for row in plain if is_deed(row[DO])]
    first = plain.index(deeds[0]) if deeds else 0
    lasting = [row for row in plain[first:] if not is_deed(row[DO])]
    return tuple(tuple(row) for row in [*plain[:first], *deeds, *lasting])


# --- Every word of the box ---------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GRAMMARS)
def test_different_operations_read_well_and_differently(kind: str, language: str) -> None:
    """Every operation with all its details, times and conditions."""
    spoken = words(language, GAME.catalogue)
    found: dict[str, Key] = {}
    meanings = set()
    for text in single_texts(GRAMMARS[kind]):
        sentence, key = tell_text(text, spoken, kind == "troop", RIDERS), meaning(text)
        assert reads_well(sentence, language), sentence
        assert found.setdefault(sentence, key) == key
        meanings.add(key)
    assert len(found) == len(meanings) > 500


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GRAMMARS)
def test_different_texts_read_well_and_differently(kind: str, language: str) -> None:
    """Texts of one to three operations at random."""
    spoken, random = words(language, GAME.catalogue), Random(1)
    found: dict[str, Key] = {}
    for _ in range(800):
        numbers = random_text(random, GRAMMARS[kind], EVEN)
        steps = [numbers[first : first + COLUMNS] for first in range(0, len(numbers), COLUMNS)]
        text = [step for step in steps if step[DO] != Do.NOTHING]
        sentence, key = tell_text(text, spoken, kind == "troop", RIDERS), meaning(text)
        assert reads_well(sentence, language), sentence
        assert found.setdefault(sentence, key) == key
    assert len(found) > 300


def reads_well(text: str, language: str) -> bool:
    """Whole sentences, and little words as they should be before the next."""
    if "{" in text or "  " in text or not re.fullmatch(r"([A-ZÀÉ]|[+−]\d).*[^.]\.", text):
        return False
    if language == "en":
        return not re.search(r"\b1 \w+s\b(?! head)|\ba [aeiou]|\ban [^aeiou]", text)
    elided = r"\b(de|que|le|la|ne|se|me) [aeiouyéèêàâîôœ]"
    joined = r"\b(de|à) les?\b|\bsi ils?\b"
    return not re.search(rf"{elided}|{joined}| [:;?!]|[^\u00a0][:;?!]", text)


@pytest.mark.parametrize("kind", GRAMMARS)
def test_no_sentence_is_the_same_in_both_languages(kind: str) -> None:
    french = words("fr", GAME.catalogue)
    for text in single_texts(GRAMMARS[kind]):
        assert tell_text(text, ENGLISH) != tell_text(text, french)


# --- Operations together -------------------------------------------------------------


def test_all_that_a_power_does_is_one_sentence() -> None:
    """With its time before it, and what holds all the while apart."""
    move, points = {"do": "move", "where": "home"}, {"do": "points", "amount": 1}
    power = "Once a turn, while you hold the dice: draw a card"
    used = [{**one, "time": "use"} for one in (DRAW, move)]
    assert told("building", *used) == f"{power}; then move Groo to your town."
    later = {**used[1], "when": "poor"}
    poor = "if you have 2 cards in hand or fewer"
    assert told("building", used[0], later) == f"{power}; then, {poor}, move Groo to your town."
    first = f"Once a turn, while you hold the dice: {poor}, move Groo to your town; then draw a card."
    assert told("building", later, used[0]) == first
    assert told("building", points, *used) == f"+1 Victory Point. {power}; then move Groo to your town."
    together = f"{power}; then move Groo to your town. +1 Victory Point."
    assert told("building", *used, points) == together
    assert told("building", used[0], points, used[1]) == together


@pytest.mark.parametrize("kind", ["effect", "wild", "event"])
def test_a_card_that_is_used_by_being_played_has_a_sentence_for_each_deed(kind: str) -> None:
    drop, wake = {"do": "drop", "when": "away"}, {"do": "wake"}
    expected = "Wake all your Buildings. If Groo is not in your town, discard a card from your hand."
    assert told(kind, wake, drop) == expected


def test_a_text_has_one_opponent_which_is_told() -> None:
    """Known once an operation has named one that comes up whenever this one does."""
    lose = {"do": "destroy", "who": "opponent", "what": "troop"}
    here = {**SPY, "when": "here"}
    first = "Grab a card at random from the hand of an opponent."
    unless = "If Groo is in your town, grab a card at random from the hand of an opponent."
    assert told("wild", SPY, lose) == f"{first} This opponent destroys a Troop in their town."
    chosen = {**lose, "by": "user"}
    destroyed = "Destroy a Troop of your choice in the town of this opponent."
    assert told("wild", SPY, DRAW, chosen) == f"{first} Draw a card. {destroyed}"
    assert told("wild", DRAW, SPY) == f"Draw a card. {first}"
    assert told("wild", here, lose) == f"{unless} An opponent destroys a Troop in their town."
    again = "If Groo is in your town, grab a card at random from the hand of this opponent."
    assert told("wild", here, here) == f"{unless} {again}"
    assert told("wild", SPY, here) == f"{first} {again}"
    others = {"do": "draw", "who": "others"}
    assert told("wild", SPY, others) == f"{first} Each other player draws a card."


def test_a_family_is_called_by_its_name() -> None:
    near = {"do": "points", "amount": 2, "when": "family"}
    whole = {**near, "when": "set"}
    assert told("building", near, kin=RIDERS) == (
        "+2 Victory Points while another of the Riders lies in your town."
    )
    assert (
        told("building", whole, kin=RIDERS) == "+2 Victory Points while all of the Riders lie in your town."
    )
    assert told("building", near) == "+2 Victory Points while another of its family lies in your town."
    lead = {"do": "fight", "amount": -1, "side": "both", "of": "family"}
    assert told("building", lead, kin=RIDERS) == (
        "−1 to the attack and the defence of each Troop of the Riders that fights for you."
    )
    assert told("troop", lead, kin=RIDERS) == (
        "−1 to the attack and the defence of each other Troop of the Riders that fights beside this one."
    )
