"""The cards of the standard box: each is proved by a scene that needs it, all of it, and has words of its
own."""

import pytest

from pioche.core.operations import write_word
from pioche.core.words import LANGUAGES, Printed
from pioche.games.groo import GAME
from pioche.games.groo.operations import By, Do, From, Of, Side, Time, Ware, What, When, Where, Who

from . import cards, test_buildings, test_groo_effects, test_troops, test_wild_cards
from .cards import CARDS, IDS, KINDS, OPERATIONS, QUIET, SCENES, Lay, about, holds, without, write
from .positions import Player, box_file

SCENE_FILES = (test_buildings, test_troops, test_groo_effects, test_wild_cards)  # which fill SCENES
SHORT = {"name": 30, "quote": 60}  # letters at most


def rows(card: str, text: str) -> list[int]:
    """The numbers of a card in a box with this text on it."""
    kind = cards.kind_of(card)
    numbers = box_file({card: text}).contents[f"{kind[:-1]}_effect"]
    width = len(numbers) // len(IDS[kind])
    first = IDS[kind].index(card) * width
    return list(numbers[first : first + width])


# --- Scenes -------------------------------------------------------------------------------


@pytest.mark.clause("GRO-01")
def test_all_59_cards_have_a_scene() -> None:
    assert len(CARDS) == len(set(CARDS)) == 59
    assert set(SCENES) == set(CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_a_scene_comes_out_differently_when_the_card_says_nothing(card: str) -> None:
    for scene in SCENES[card]:
        assert holds(scene, {card: write(OPERATIONS[card])}), scene.__name__
        assert not holds(scene, {card: QUIET[card]}), scene.__name__


@pytest.mark.parametrize(
    ("card", "number"), [(card, number) for card in CARDS for number in range(len(OPERATIONS[card]))]
)
def test_every_operation_of_a_card_is_needed_by_one_of_its_scenes(card: str, number: int) -> None:
    assert any(not holds(scene, without(card, number)) for scene in SCENES[card])


@pytest.mark.parametrize("card", CARDS)
def test_the_texts_that_scenes_are_tried_with_are_what_they_should_be(card: str) -> None:
    """As written they are the card's own; the harmless one and those with a part left out are others."""
    own = rows(card, write(OPERATIONS[card]))
    assert box_file({card: write(OPERATIONS[card])}).contents == GAME.file.contents
    assert own != rows(card, QUIET[card])
    assert all(own != rows(card, without(card, number)[card]) for number in range(len(OPERATIONS[card])))


def test_a_scene_that_does_not_need_its_card_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "SCENES", {})

    @about("pawnshop")
    def scene(lay: Lay) -> None:
        assert lay(Player(town="pawnshop"), Player()).points == [1, 0]

    with pytest.raises(AssertionError, match="does not need 'pawnshop'"):
        scene()


# --- Variety ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("do", set(Do) - {Do.NOTHING}),
        ("who", set(Who) - {Who.SELF}),
        ("what", set(What)),
        ("by", set(By)),
        ("where", set(Where)),
        ("side", set(Side)),
        ("of", set(Of)),
        ("from", set(From)),
        ("time", set(Time)),
        ("when", set(When) - {When.ALWAYS}),
    ],
)
def test_every_operation_and_every_detail_is_on_some_card(key: str, words: set[Do]) -> None:
    """What is meant where nothing is written need not be written."""
    written = {one[key] for operations in OPERATIONS.values() for one in operations if key in one}
    assert written == {write_word(word) for word in words}


def test_every_material_is_given_and_made_and_so_is_any() -> None:
    for key in ("give", "take"):
        written = {one[key] for operations in OPERATIONS.values() for one in operations if key in one}
        assert written == {write_word(ware) for ware in Ware}


# --- Words --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", SHORT)
def test_every_card_has_words_of_its_own_in_both_languages(word: str, language: str) -> None:
    said = [piece.words[word] for kind in KINDS for piece in GAME.file.pieces[kind]]
    texts = [one.texts[language] for one in said if isinstance(one, Printed)]
    assert len({text.casefold() for text in texts}) == len(texts) == len(CARDS)
    assert all(text and text == text.strip() for text in texts)
    assert max(len(text) for text in texts) <= SHORT[word]


def test_the_two_languages_say_it_in_their_own_words() -> None:
    """Only names can be the same."""
    for kind in KINDS:
        for piece in GAME.file.pieces[kind]:
            quote = piece.words["quote"]
            assert isinstance(quote, Printed)
            assert quote.texts["en"] != quote.texts["fr"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_families_have_names_and_two_cards_or_more(language: str) -> None:
    families = GAME.file.pieces["families"]
    said = [family.words["name"] for family in families]
    assert len({one.texts[language] for one in said if isinstance(one, Printed)}) == len(families)
    relatives = [*GAME.file.contents["building_family"], *GAME.file.contents["troop_family"]]
    assert all(relatives.count(number) >= 2 for number in range(len(families)))
