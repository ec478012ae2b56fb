"""A box file with a mistake is refused, with the line and the reason."""

import pytest

from pioche.core.box_reader import vary_box
from pioche.core.words import Mistake

from .camping import FILE, TEXT, Box, load, rewritten

TWO_LANGUAGES = "needs a text in 'en' and in 'fr'"
SHORT = "must be a number from -32768 to 32767"


def refusal_of(text: str) -> str:
    with pytest.raises(Mistake) as refusal:
        load(text)
    return str(refusal.value)


def line_of(passage: str) -> int:
    """The line on which a passage of the box stands."""
    return TEXT[: TEXT.index(passage)].count("\n") + 1


def without(section: str) -> str:
    """The text of the box without that section."""
    start = TEXT.index(f"[{section}]")
    return TEXT[:start] + TEXT[TEXT.index("\n[", start) + 1 :]


# --- The file -------------------------------------------------------------------


def test_what_is_not_toml_is_refused_with_its_place() -> None:
    sentence = refusal_of(TEXT.replace("tents = 3", "tents 3"))
    assert sentence.startswith("camping.toml is not a box file: ")
    assert f"(at line {line_of('tents = 3')}, " in sentence


def test_an_empty_file_has_no_lines_to_name() -> None:
    assert refusal_of("") == "camping.toml: a section [game] is needed."


@pytest.mark.parametrize("section", ["game", "contents"])
def test_a_section_is_needed(section: str) -> None:
    text = without(section)
    last = len(text.splitlines())
    assert refusal_of(text) == f"camping.toml, line {last}: a section [{section}] is needed."


# --- What it says of the game ---------------------------------------------------


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('title = "Camping"', f"'title' {TWO_LANGUAGES}"),
        ('title = { en = "Camping" }', f"'title' {TWO_LANGUAGES}"),
        ("summary.en = 5", f"'summary' {TWO_LANGUAGES}"),
        ("fewest = 0", "'fewest' must be a number from 1 to 6"),
        ("most = 7", "'most' must be a number from 2 to 6"),
        ("most = 1", "'most' must be a number from 2 to 6"),
        ('minutes = "long"', "'minutes' must be a number from 1 to 600"),
        ("minutes = 1.5", "'minutes' must be a number from 1 to 600"),
        ("age = true", "'age' must be a number from 1 to 99"),
    ],
)
def test_the_game_is_described_in_full(line: str, reason: str) -> None:
    text, number = rewritten("game", line)
    assert refusal_of(text) == f"camping.toml, line {number}: {reason}."


def test_a_key_that_is_missing_is_told_with_the_line_of_its_section() -> None:
    text = TEXT.replace("age = 8\n", "")
    assert refusal_of(text) == "camping.toml, line 1: 'age' must be a number from 1 to 99."


# --- Contents -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("tents = 0", "'tents' must be a number from 1 to 9"),
        ("tents = 10", "'tents' must be a number from 1 to 9"),
        ("tents = [3]", "'tents' must be a number from 1 to 9"),
        ("prices = 10", "'prices' must be a list of at most 4 numbers"),
        ("prices = [1, 2, 3, 4, 5]", "'prices' must be a list of at most 4 numbers"),
        ("prices = [40000]", f"'prices' {SHORT}"),
        ("prices = [[1], [2]]", f"'prices' {SHORT}"),
        ("paths = [6]", "'paths' must be a number from 0 to 5"),
        ("paths = [0, 0, 0, 0, 0, 0, 0]", "'paths' must be a list of at most 6 numbers"),
    ],
)
def test_contents_fit_into_their_fields(line: str, reason: str) -> None:
    text, number = rewritten("contents", line)
    assert refusal_of(text) == f"camping.toml, line {number}: {reason}."


@pytest.mark.parametrize("key", ["players", "rain", "trees"])
def test_contents_are_fields_of_the_box_that_are_not_chosen(key: str) -> None:
    text = TEXT.replace("tents = 3", f"tents = 3\n{key} = 1")
    line = line_of("tents = 3") + 1
    assert refusal_of(text) == f"camping.toml, line {line}: there is no '{key}' in this box."


def test_contents_are_complete() -> None:
    text = TEXT.replace("tents = 3\n", "")
    line = line_of("[contents]")
    assert refusal_of(text) == f"camping.toml, line {line}: 'tents' must be a number from 1 to 9."


# --- Options --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "line", "reason"),
    [
        ("nights", "least = -40000", f"'least' {SHORT}"),
        ("nights", "most = 40000", "'most' must be a number from 1 to 32767"),
        ("nights", "most = 0", "'most' must be a number from 1 to 32767"),
        ("season", "choices = 5", "'choices' must be a list of words or numbers"),
        ("season", 'label = "Season"', f"'label' {TWO_LANGUAGES}"),
        ("rain", "label.en = 5", f"'label' {TWO_LANGUAGES}"),
    ],
)
def test_options_are_described_in_full(option: str, line: str, reason: str) -> None:
    text, number = rewritten(f"options.{option}", line)
    assert refusal_of(text) == f"camping.toml, line {number}: {reason}."


@pytest.mark.parametrize(
    ("option", "line", "possible"),
    [
        ("rain", 'default = "no"', "one of no, yes"),
        ("season", "default = 0", "one of spring, summer"),
        ("guests", "default = [2]", "one of 0, 2, 4"),
        ("nights", "default = 301", "a number from 1 to 300"),
        ("nights", "default = { 2 = 0, 3 = 7, 4 = 9 }", "a number from 1 to 300, for 2 players too"),
        ("guests", "default = { 2 = 5 }", "one of 0, 2, 4, for 2 players too"),
        ("nights", "default = { 2 = 5, 4 = 9 }", "a number from 1 to 300, for 3 players too"),
    ],
)
def test_a_default_is_a_value_that_any_table_could_choose(option: str, line: str, possible: str) -> None:
    text, number = rewritten(f"options.{option}", line)
    assert refusal_of(text) == f"camping.toml, line {number}: 'default' must be {possible}."


def test_an_option_needs_a_default() -> None:
    line = line_of("[options.guests]")
    assert refusal_of(TEXT.replace("default = 2\n", "")) == (
        f"camping.toml, line {line}: 'default' must be one of 0, 2, 4."
    )


def test_an_option_is_a_field_of_the_box() -> None:
    text = TEXT + "[options.fog]\n"
    line = len(text.splitlines())
    assert refusal_of(text) == f"camping.toml, line {line}: this game has no option 'fog'."


def test_an_option_is_a_section() -> None:
    text = TEXT + "[options]\nfog = 1\n"
    line = len(text.splitlines())
    assert refusal_of(text) == f"camping.toml, line {line}: this game has no option 'fog'."


# --- A designer's file ----------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[contents", "mine.toml is not a box file: Expected ']' at the end of a table declaration"),
        ("", "mine.toml: a section [contents] is needed."),
        ("\n[game]\nage = 3\n", "mine.toml, line 2: only [contents] and pieces can differ from the standard"),
        ("[contents]\ntents = 99\n", "mine.toml, line 2: 'tents' must be a number from 1 to 9."),
        ("[contents]\n\ntrees = 9\n", "mine.toml, line 3: there is no 'trees' in this box."),
        ("[contents]\nrain = 1\n", "mine.toml, line 2: there is no 'rain' in this box."),
    ],
)
def test_a_varied_box_is_checked_too(text: str, sentence: str) -> None:
    with pytest.raises(Mistake) as refusal:
        vary_box(FILE, text, Box, "mine.toml")
    assert str(refusal.value).startswith(sentence)
