"""The standard box keeps to what was promised, however it is balanced."""

from collections import Counter
from collections.abc import Iterator

import pytest

from pioche.core.words import LANGUAGES, Printed
from pioche.games.golem.operations import (
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
    Struck,
    When,
    Who,
    Window,
)
from pioche.games.golem.pieces import ABILITIES, CARDS, FILE, MECHAS, PILOTS
from pioche.games.golem.state import TILES, Tile

from .building import effect_of

KINDS = {"cards": CARDS, "pilots": PILOTS, "mechas": MECHAS, "abilities": ABILITIES}
EFFECTS = {"card_effect": CARDS, "pilot_effect": PILOTS, "ability_effect": ABILITIES}
SHORT = {"quote": 60, "about": 90}  # letters at most
Rows = list[list[int]]


def effects(field: str) -> dict[str, Rows]:
    """The operations of each piece, by its id."""
    return {piece.id: effect_of(FILE, field, number) for number, piece in enumerate(EFFECTS[field])}


def operations() -> Iterator[list[int]]:
    """Every operation of the box."""
    for field in EFFECTS:
        for effect in effects(field).values():
            yield from effect


def without_numbers(effect: Rows) -> tuple[tuple[int, ...], ...]:
    """What the operations are, apart from how strong they are."""
    return tuple(tuple(cell for at, cell in enumerate(row) if at != AMOUNT) for row in effect)


def row(do: Do, amount: int = 0, striker: int = 0, at: int = 0) -> list[int]:
    """An operation for oneself, without a condition."""
    cells = {DO: do, AMOUNT: amount, WITH: striker, AT: at}
    return [int(cells.get(column, 0)) for column in range(COLUMNS)]


def numbers(field: str) -> Rows:
    """Attack or defence of each Mecha, tile by tile."""
    flat = FILE.contents[field]
    return [flat[first : first + TILES] for first in range(0, len(flat), TILES)]


# --- How many ---------------------------------------------------------------------------


@pytest.mark.clause("GLM-01")
@pytest.mark.clause("GLM-02")
def test_there_are_60_cards_10_pilots_6_mecha_and_20_tokens() -> None:
    assert {kind: len(pieces) for kind, pieces in KINDS.items() if kind != "abilities"} == {
        "cards": 60,
        "pilots": 10,
        "mechas": 6,
    }
    assert FILE.contents["tokens"] == [10, 10]
    assert (FILE.fewest, FILE.most) == (2, 6)


@pytest.mark.clause("GLM-12")
def test_about_two_thirds_of_the_cards_are_for_combat() -> None:
    combat = [card for card, effect in effects("card_effect").items() if effect[0][DO] == Do.STRIKE]
    assert 38 <= len(combat) <= 42


@pytest.mark.clause("GLM-07")
def test_no_two_pilots_have_the_same_initiative() -> None:
    assert len(set(FILE.contents["initiative"])) == len(PILOTS)


@pytest.mark.clause("GLM-03")
def test_every_mecha_has_two_or_three_abilities() -> None:
    owned: Counter[int] = Counter(FILE.contents["ability_mecha"])
    assert set(owned) == set(range(len(MECHAS)))
    assert set(owned.values()) <= {2, 3}
    assert set(FILE.contents["window"]) == set(Window)


# --- Variety ----------------------------------------------------------------------------


@pytest.mark.parametrize("field", EFFECTS)
def test_at_most_two_share_a_list_of_operations_apart_from_numbers(field: str) -> None:
    lists = Counter(without_numbers(effect) for effect in effects(field).values())
    assert max(lists.values()) <= 2


@pytest.mark.parametrize("field", EFFECTS)
def test_no_two_do_exactly_the_same(field: str) -> None:
    """Apart from abilities of different Mecha."""
    found = [
        (
            tuple(map(tuple, effect)),
            FILE.contents["ability_mecha"][number] if field == "ability_effect" else 0,
        )
        for number, effect in enumerate(effects(field).values())
    ]
    assert len(set(found)) == len(found)


@pytest.mark.clause("GLM-12")
def test_every_part_strikes_and_is_struck() -> None:
    strikes = [one for effect in effects("card_effect").values() for one in effect if one[DO] == Do.STRIKE]
    assert {one[WITH] for one in strikes} == {one[AT] for one in strikes} == set(Struck)


def test_every_operation_condition_duration_and_side_is_used() -> None:
    used = list(operations())
    assert {one[DO] for one in used} == set(Do) - {Do.NOTHING}
    assert {one[WHEN] for one in used} == set(When)
    assert {one[LASTS] for one in used if one[DO] in (Do.ATTACK, Do.DEFENCE)} == set(Lasts)
    assert {one[WHO] for one in used} == set(Who)


@pytest.mark.parametrize("do", [do for do in Do if do != Do.NOTHING])
def test_every_operation_is_on_three_pieces_or_more(do: Do) -> None:
    having = [
        name for field in EFFECTS for name, effect in effects(field).items() if do in [r[DO] for r in effect]
    ]
    assert len(having) >= 3


def test_a_shield_can_be_used_in_answer_to_an_attack() -> None:
    for number, effect in enumerate(effects("ability_effect").values()):
        if any(one[DO] == Do.SHIELD for one in effect):
            assert FILE.contents["window"][number] != Window.OWN


# --- What is known ----------------------------------------------------------------------


def test_the_known_cards_are_as_the_book_has_them() -> None:
    cards = effects("card_effect")
    assert cards["raging-attack"] == [row(Do.STRIKE, 4, Struck.ARM, Struck.HEAD)]
    assert without_numbers(cards["brutal-attack"]) == without_numbers(
        [row(Do.STRIKE, 0, Struck.ARMS, Struck.TORSO)]
    )
    assert cards["full-throttle"] == [row(Do.ENERGY, 2)]
    known = {
        "raging-attack": {"en": "Raging Attack", "fr": "Attaque rageuse"},
        "brutal-attack": {"en": "Brutal Attack", "fr": "Attaque brutale"},
        "full-throttle": {"en": "Full Throttle", "fr": "Plein régime"},
    }
    names = {piece.id: piece.words["name"] for piece in CARDS if piece.id in known}
    assert {name: said.texts for name, said in names.items() if isinstance(said, Printed)} == known
    assert "tyrius" in [piece.id for piece in PILOTS]


def test_the_known_numbers_are_on_some_mecha() -> None:
    attack, defence = numbers("mecha_attack"), numbers("mecha_defence")
    assert any(4 in (one[Tile.LEFT_ARM], one[Tile.RIGHT_ARM]) for one in attack)
    assert any(one[Tile.HEAD] == 8 for one in defence)
    assert len({tuple(one) for one in attack}) == len({tuple(one) for one in defence}) == len(MECHAS)


@pytest.mark.clause("GLM-04")
@pytest.mark.clause("GLM-05")
@pytest.mark.clause("GLM-06")
@pytest.mark.clause("GLM-18")
def test_the_numbers_of_the_rules_are_in_the_box() -> None:
    expected = {"start_energy": 2, "most_energy": 5, "hand": 6, "virtual_hand": 5, "rounds": 3}
    assert {name: FILE.contents[name] for name in expected} == expected
    assert len(FILE.contents["card_effect"]) == len(CARDS) * MOST_STEPS * COLUMNS
    assert all(1 <= cost <= 4 for cost in FILE.contents["cost"])


# --- Words ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "word"),
    [*((kind, "name") for kind in KINDS), ("cards", "quote"), ("pilots", "about"), ("mechas", "about")],
)
def test_everything_has_words_of_its_own_in_both_languages(kind: str, word: str, language: str) -> None:
    said = [piece.words[word] for piece in KINDS[kind]]
    texts = [one.texts[language] for one in said if isinstance(one, Printed)]
    assert len(texts) == len(KINDS[kind])
    assert len({text.casefold() for text in texts}) == len(texts)
    assert all(text and text == text.strip() for text in texts)
    assert max(len(text) for text in texts) <= SHORT.get(word, 30)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_used_for_two_kinds_of_pieces(language: str) -> None:
    said = [piece.words["name"] for pieces in KINDS.values() for piece in pieces]
    names = [one.texts[language].casefold() for one in said if isinstance(one, Printed)]
    assert len(set(names)) == len(names) == sum(map(len, KINDS.values()))


def test_every_mecha_has_a_small_picture_of_its_own() -> None:
    pictures = [piece.drawing.strip("\n").splitlines() for piece in MECHAS]
    assert len({tuple(picture) for picture in pictures}) == len(MECHAS)
    for picture in pictures:
        assert 1 <= len(picture) <= 5
        assert all(line.isascii() and len(line) <= 7 for line in picture)
