"""The objects of the box in words: whatever is missing there is refused with its line."""

import pytest

from pioche.core.box_reader import load_box
from pioche.core.words import Mistake
from pioche.games.laaancez.actions import MOST_OBJECTS
from pioche.games.laaancez.box import Box

TEXT = """\
[game]
title = { en = "Small", fr = "Petit" }
summary = { en = "A small box.", fr = "Une petite boîte." }
fewest = 2
most = 2
minutes = 5
age = 6

[contents]
choices = [["gift", "tick"], ["gift", "tick"], ["gift", "tick"], ["gift", "tick"], ["gift", "tick"], [1, 1]]

[options.tick]
clause = "LAA-03"
choices = ["choice", "listed"]
default = "listed"
label = { en = "Ticks", fr = "Coches" }

[[objects]]
id = "candle"
name = { en = "candle", fr = "bougie" }
hit_points = 1
damage = 1
most_damage = 1

[[objects]]
id = "gift"
name = { en = "gift", fr = "cadeau" }
hit_points = 2
most_damage = 3
shields = 1
"""
ONE_MORE = """
[[objects]]
id = "one-more"
name = { en = "one more", fr = "un de plus" }
the = { en = "the one more", fr = "celui de plus" }
drawing = "+"
hit_points = 1
damage = 0
most_damage = 0
"""
NAME = 'name = { en = "one more", fr = "un de plus" }'
TWO_LANGUAGES = "needs a text in 'en' and in 'fr'"
START = len(TEXT.splitlines())  # what is added stands behind that line


def refusal_of(text: str) -> str:
    with pytest.raises(Mistake) as refusal:
        load_box(text, Box, "ours.toml")
    return str(refusal.value)


def test_a_box_is_read_with_its_objects_in_order() -> None:
    """Their numbers come from their own sections; what is left out is 0."""
    file = load_box(TEXT + ONE_MORE, Box)
    assert [piece.id for piece in file.pieces["objects"]] == ["candle", "gift", "one-more"]
    assert file.pieces["objects"][2].words["the"].texts == {"en": "the one more", "fr": "celui de plus"}
    assert [piece.drawing for piece in file.pieces["objects"]] == ["", "", "+"]
    assert file.contents == {
        "hit_points": [1, 2, 1],
        "damage": [1, 0, 0],
        "most_damage": [1, 3, 0],
        "shields": [0, 1, 0],
        "choices": [1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, 1],
    }


@pytest.mark.parametrize(
    ("line", "instead", "number", "reason"),
    [
        ('id = "one-more"', 'id = "candle"', 3, "'candle' is there twice"),
        ('id = "one-more"', 'id = "One more"', 3, "'id' must be a word in small letters"),
        ('id = "one-more"', "id = 7", 3, "'id' must be a word in small letters"),
        (NAME, 'name = { en = "one more" }', 4, f"'name' {TWO_LANGUAGES}"),
        (NAME, 'name.fr = "un de plus"', 4, f"'name' {TWO_LANGUAGES}"),
        ('the = { en = "the one more", fr = "celui de plus" }', "the.en = 5", 5, f"'the' {TWO_LANGUAGES}"),
        ('drawing = "+"', "weight = 3", 6, "nothing here is called 'weight'"),
    ],
)
def test_a_slip_in_an_object_is_told_with_its_line(line: str, instead: str, number: int, reason: str) -> None:
    assert line in ONE_MORE
    text = TEXT + ONE_MORE.replace(line, instead)
    assert refusal_of(text) == f"ours.toml, line {START + number}: {reason}."


def test_a_missing_name_is_told_with_the_line_of_its_object() -> None:
    text = TEXT + ONE_MORE.replace(f"{NAME}\n", "")
    assert refusal_of(text) == f"ours.toml, line {START + 2}: 'name' {TWO_LANGUAGES}."


def test_a_missing_id_is_told_with_the_line_of_its_object() -> None:
    text = TEXT + ONE_MORE.replace('id = "one-more"\n', "")
    assert refusal_of(text) == f"ours.toml, line {START + 2}: 'id' must be a word in small letters."


def test_an_object_without_hit_points_is_refused() -> None:
    sentence = refusal_of(TEXT + ONE_MORE.replace("hit_points = 1\n", ""))
    assert sentence.endswith("'hit_points' must be a number from 1 to 20.")


def test_a_box_without_objects_is_refused() -> None:
    text = TEXT[: TEXT.index("[[objects]]")]
    sentence = f"ours.toml, line {len(text.splitlines())}: the box needs pieces, each under [[objects]]."
    assert refusal_of(text) == sentence


def test_there_is_room_for_so_many_objects() -> None:
    room = MOST_OBJECTS - 2
    more = [ONE_MORE.replace("one-more", f"one-more-{number}") for number in range(room + 1)]
    assert len(load_box(TEXT + "".join(more[:room]), Box).pieces["objects"]) == MOST_OBJECTS
    assert refusal_of(TEXT + "".join(more)).endswith(
        f"'hit_points' must be a list of at most {MOST_OBJECTS} numbers."
    )
