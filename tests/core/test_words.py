"""Words: a sentence is put into a language only when somebody reads it."""

from pathlib import Path

import pytest

from pioche.core import words as words_module
from pioche.core.words import ENGLISH, Mistake, Player, Say, words

OWN = """
msgid "{animal} sleeps."
msgstr "{animal} dort."

msgid "the Fox"
msgstr "le Renard"

msgid "{number} egg in the {place}"
msgid_plural "{number} eggs in the {place}"
msgstr[0] "{number} œuf dans le {place}"
msgstr[1] "{number} œufs dans le {place}"

msgid "Untranslated."
msgstr ""

msgid "Who?"
msgstr "Qui va là ?"
"""
GENERAL = """
msgid "Who?"
msgstr "Qui ?"

msgid "Good night, {name}."
msgstr "Bonne nuit, {name}."
"""


@pytest.fixture
def farm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The catalogue of a game, beside one for everything else."""
    for folder, text in (("farm", OWN), ("general", GENERAL)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "fr.po").write_text(text, "utf-8")
    monkeypatch.setattr(words_module, "_GENERAL", tmp_path / "general")
    return tmp_path / "farm"


# --- Sentences ------------------------------------------------------------------


def test_a_sentence_is_english_by_default() -> None:
    assert str(Say("{animal} sleeps.", animal="Bear")) == "Bear sleeps."


def test_details_may_be_sentences() -> None:
    inner = Say("the {colour} Fox", colour=Say("red"))
    assert str(Say("{animal} sleeps.", animal=inner)) == "the red Fox sleeps."


def test_braces_in_a_detail_are_only_text() -> None:
    assert str(Say("Good night, {name}.", name="{animal}")) == "Good night, {animal}."


def test_a_detail_may_have_any_name() -> None:
    assert str(Say("{text} {self}", text="one", self="two")) == "one two"


def test_a_mistake_reads_as_its_sentence() -> None:
    mistake = Mistake("There is no {thing}.", thing=Say("fox"))
    assert str(mistake) == "There is no fox."


def test_a_mistake_can_be_said_in_any_language(farm: Path) -> None:
    mistake = Mistake("{animal} sleeps.", animal=Say("the Fox"))
    assert words("fr", farm).say(mistake.sentence) == "le Renard dort."


# --- Languages ------------------------------------------------------------------


def test_english_needs_no_catalogue(tmp_path: Path) -> None:
    assert words("en") is words("en", tmp_path) is ENGLISH


def test_english_counts() -> None:
    spoken = [ENGLISH.count("{number} egg", "{number} eggs", number) for number in (0, 1, 2)]
    assert spoken == ["0 eggs", "1 egg", "2 eggs"]


def test_french_comes_from_the_catalogue(farm: Path) -> None:
    assert words("fr", farm)("{animal} sleeps.", animal="Ours") == "Ours dort."


def test_details_are_translated_with_the_sentence(farm: Path) -> None:
    assert words("fr", farm)("{animal} sleeps.", animal=Say("the Fox")) == "le Renard dort."


def test_french_counts(farm: Path) -> None:
    """Nothing at all is singular in French."""
    spoken = words("fr", farm)
    eggs = [spoken.count("{number} egg in the {place}", "{number} eggs in the {place}", number, place="nid")
            for number in (0, 1, 2)]  # fmt: skip
    assert eggs == ["0 œuf dans le nid", "1 œuf dans le nid", "2 œufs dans le nid"]


def test_what_the_game_does_not_say_the_program_says(farm: Path) -> None:
    assert words("fr", farm)("Good night, {name}.", name="Ada") == "Bonne nuit, Ada."


def test_the_words_of_the_game_come_first(farm: Path) -> None:
    assert words("fr", farm)("Who?") == "Qui va là ?"


def test_without_a_game_the_program_speaks(farm: Path) -> None:
    words.cache_clear()  # the words of the true program are remembered
    assert words("fr")("Who?") == "Qui ?"
    words.cache_clear()


@pytest.mark.parametrize("sentence", ["Untranslated.", "Never heard."])
def test_a_sentence_without_translation_stays_english(farm: Path, sentence: str) -> None:
    assert words("fr", farm)(sentence) == sentence


def test_words_know_their_language(farm: Path) -> None:
    assert [words(language, farm).language for language in ("en", "fr")] == ["en", "fr"]


def test_players_go_by_number_unless_they_are_called_something(farm: Path) -> None:
    french = words("fr", farm)
    sentence = Say("{one} beats {other}, not {third}.", one=Player(0), other=Player(1), third=Player(2))
    assert ENGLISH.say(sentence) == "Player 1 beats Player 2, not Player 3."
    assert ENGLISH.calling(["Zoé", Player(1)]).say(sentence) == "Zoé beats Player 2, not Player 3."
    assert french.calling([Say("the Fox"), "Ann"]).say(sentence) == "le Renard beats Ann, not Player 3."
    assert french.calling([]) is french


def test_a_catalogue_is_read_once(farm: Path) -> None:
    spoken = words("fr", farm)
    (farm / "fr.po").unlink()
    assert words("fr", farm) is spoken


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Mistake) as refusal:
        words("tlh")
    assert str(refusal.value) == "There is no language 'tlh'; there are en, fr."
