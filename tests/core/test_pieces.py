"""Boxes with pieces: their words and drawings, their numbers, and references to them by name."""

from typing import Annotated

import pytest

from pioche.core.box import BoxFile, Contents, fill_box
from pioche.core.box_reader import check_contents, load_box, vary_box
from pioche.core.record import Int8, Int8s, Limits, Names
from pioche.core.words import Mistake, Say, words


class Box:
    pieces = (("animals", ("legs", "weight")),)

    players: Int8
    legs: Annotated[Int8s, 4, Limits(0, 8)]
    weight: Annotated[Int8s, 4, Limits(1, 100)]
    stalls: Annotated[Int8s, 2, 2, Limits(-1, 3), Names("animals", nobody=-1)]
    guard: Annotated[Int8, Limits(0, 3), Names("animals")]

    @staticmethod
    def fault(contents: Contents) -> tuple[str, Say] | None:
        if sum(contents["weight"]) > 100:
            return "weight", Say("the floor carries {most}", most=100)
        return None


TEXT = """\
[game]
title = { en = "Stable", fr = "Étable" }
summary = { en = "Animals.", fr = "Des bêtes." }
fewest = 1
most = 2
minutes = 5
age = 4

[contents]
stalls = [["dog", "hen"], ["nobody", "dog"]]
guard = "dog"

[[animals]]
id = "hen"
name = { en = "hen", fr = "poule" }
the = { en = "the hen", fr = "la poule" }
drawing = "<')"
legs = 2
weight = 3

[[animals]]  # the second
id = "dog"
name = { en = "dog", fr = "chien" }
legs = 4
weight = 30
"""


def load(text: str) -> BoxFile:
    return load_box(text, Box, "stable.toml")


FILE = load(TEXT)


def test_numbers_go_into_the_record_and_words_do_not() -> None:
    [box] = fill_box(Box, FILE, 1, {})
    assert box.legs.tolist() == [2, 4, 0, 0]
    assert box.weight.tolist() == [3, 30, 0, 0]


def test_pieces_are_referred_to_by_name() -> None:
    assert FILE.contents["stalls"] == [1, 0, -1, 1]
    assert FILE.contents["guard"] == 1
    [box] = fill_box(Box, FILE, 1, {})
    assert box.stalls.tolist() == [[1, 0], [-1, 1]]


def test_a_piece_has_words_in_both_languages_and_a_drawing() -> None:
    hen, dog = FILE.pieces["animals"]
    assert (hen.id, dog.id) == ("hen", "dog")
    assert (hen.drawing, dog.drawing) == ("<')", "")
    french = words("fr")
    assert french.say(hen.words["the"]) == "la poule"
    assert str(hen.words["the"]) == "the hen"
    assert french._fill("{who}?", {"who": dog.words["name"]}) == "chien?"


def test_a_number_left_out_is_0() -> None:
    file = load(TEXT.replace("legs = 4\n", ""))
    assert file.contents["legs"] == [2, 0]


def test_a_table_can_vary_numbers_and_references() -> None:
    file = vary_box(FILE, '[contents]\nlegs = [2, 3]\nguard = "hen"\nstalls = [0, 0, 0, 0]', Box)
    assert file.contents["legs"] == [2, 3]
    assert file.contents["guard"] == 0
    assert file.pieces == FILE.pieces
    assert file.fingerprint != FILE.fingerprint


def test_contents_of_a_record_are_numbers_and_checked_too() -> None:
    assert check_contents(dict(FILE.contents), Box, FILE, Say("record")) == FILE.contents
    with pytest.raises(Mistake, match=r"^record: the floor carries 100\.$"):
        check_contents({**FILE.contents, "weight": [90, 20]}, Box, FILE, Say("record"))


# --- References that are left out -------------------------------------------------------


class Herd:
    """Every animal may follow another one, and belongs to somebody."""

    pieces = (("people", ()), ("animals", ("follows", "owner")))

    players: Int8
    follows: Annotated[Int8s, 4, Limits(-1, 3), Names("animals", none=-1)]
    owner: Annotated[Int8s, 4, Limits(0, 3), Names("people")]


HERD = """\
[game]
title = { en = "Herd", fr = "Troupeau" }
summary = { en = "Animals.", fr = "Des bêtes." }
fewest = 1
most = 2
minutes = 5
age = 4

[contents]

[[people]]
id = "ann"
name = { en = "Ann", fr = "Anne" }

[[people]]
id = "bob"
name = { en = "Bob", fr = "Bob" }

[[animals]]
id = "dog"
name = { en = "dog", fr = "chien" }
owner = "bob"

[[animals]]
id = "hen"
name = { en = "hen", fr = "poule" }
follows = "dog"
owner = "ann"
"""


def test_a_reference_left_out_is_none_where_the_box_knows_none() -> None:
    file = load_box(HERD, Herd, "herd.toml")
    assert file.contents == {"follows": [-1, 0], "owner": [1, 0]}
    [box] = fill_box(Herd, file, 1, {})
    assert box.follows.tolist()[:2] == [-1, 0]


def test_to_write_none_is_the_same() -> None:
    written = HERD.replace('owner = "bob"', 'follows = "none"\nowner = "bob"')
    assert load_box(written, Herd).contents == load_box(HERD, Herd).contents


def test_elsewhere_a_reference_must_be_there() -> None:
    with pytest.raises(Mistake, match=r"^herd\.toml, line \d+: 'owner' must be a number from 0 to 3\.$"):
        load_box(HERD.replace('owner = "ann"\n', ""), Herd, "herd.toml")


def test_a_designer_who_leaves_a_reference_out_leaves_it_as_it_was() -> None:
    file = load_box(HERD, Herd)
    varied = vary_box(file, '[[animals]]\nid = "hen"\nowner = "bob"', Herd)
    assert varied.contents == {"follows": [-1, 0], "owner": [1, 1]}
    varied = vary_box(file, '[[animals]]\nid = "hen"\nfollows = "none"', Herd)
    assert varied.contents == {"follows": [-1, -1], "owner": [1, 0]}


# --- Mistakes ---------------------------------------------------------------------------


def line_of(passage: str, text: str = TEXT) -> int:
    return text[: text.index(passage)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('guard = "dog"', 'guard = "cat"', "there is no 'cat'; there are hen, dog"),
        ('"nobody", "dog"]', '"none", "dog"]', "there is no 'none'; there are hen, dog, nobody"),
        ('id = "dog"', 'id = "Dog"', "'id' must be a word in small letters"),
        ('id = "dog"', 'id = "hen"', "'hen' is there twice"),
        ('name = { en = "dog", fr = "chien" }', 'name.en = "dog"', "'name' needs a text in 'en' and in 'fr'"),
        ("legs = 4", "wings = 4", "nothing here is called 'wings'"),
        ("legs = 4", "legs = 9", "'legs' must be a number from 0 to 8"),
    ],
)
def test_a_mistake_is_told_with_the_line_of_its_own_piece(old: str, new: str, reason: str) -> None:
    text = TEXT.replace(old, new)
    with pytest.raises(Mistake) as refusal:
        load(text)
    assert str(refusal.value) == f"stable.toml, line {line_of(old)}: {reason}."


@pytest.mark.parametrize(
    ("missing", "reason"),
    [
        ('name = { en = "dog", fr = "chien" }\n', "'name' needs a text"),
        ("weight = 30\n", "'weight' must be a number from 1 to 100"),
    ],
)
def test_what_a_piece_lacks_is_told_with_the_line_of_its_heading(missing: str, reason: str) -> None:
    with pytest.raises(Mistake, match=f"line {line_of('[[animals]]  # the second')}: {reason}"):
        load(TEXT.replace(missing, ""))


@pytest.mark.parametrize("legs", ["[1]", "[1, 2, 3]"])
def test_a_varied_list_needs_a_number_for_each_piece(legs: str) -> None:
    with pytest.raises(Mistake, match="'legs' needs a number for each of the 2 pieces"):
        vary_box(FILE, f"[contents]\nlegs = {legs}", Box)


@pytest.mark.parametrize("pieces", ["", "animals = 3\n", "animals = [1, 2]\n"])
def test_a_box_without_its_pieces_is_refused(pieces: str) -> None:
    text = pieces + TEXT[: TEXT.index("[[animals]]")]
    with pytest.raises(Mistake, match=r"the box needs pieces, each under \[\[animals\]\]"):
        load(text)


def test_what_no_table_could_play_with_is_refused_with_its_reason() -> None:
    with pytest.raises(Mistake, match="the floor carries 100"):
        load(TEXT.replace("weight = 30", "weight = 98"))
