"""Effects as data: lists of operations in a box file, read by a grammar into rows of numbers."""

from enum import IntEnum
from typing import Annotated, Any

import pytest

from pioche.core.box import BoxFile, fill_box
from pioche.core.box_reader import check_contents, load_box, vary_box
from pioche.core.operations import Detail, Grammar
from pioche.core.record import Int8, Int8s, Limits, Names
from pioche.core.words import Mistake, Say


class Do(IntEnum):
    GROW = 1
    MOVE_ON = 2


class Way(IntEnum):
    LEFT = 0
    FAR_RIGHT = 3


def shrinks_away(rows: list[list[int]]) -> Say | None:
    return Say("it would shrink away") if sum(row[1] for row in rows) < -2 else None


GRAMMAR = Grammar(
    {Do.GROW: {"amount": Detail(1, Limits(-2, 2))}, Do.MOVE_ON: {"way": Detail(2, Way)}},
    always={"when": Detail(3, Limits(0, 9), 7)},
    columns=4,
    find_fault=shrinks_away,
)


class Box:
    pieces = (("plants", {"size": "plant_size", "effect": "plant_effect", "friend": "friend"}),)

    players: Int8
    plant_size: Annotated[Int8s, 3, 2, Limits(0, 9)]
    plant_effect: Annotated[Int8s, 3, 2, 4, GRAMMAR]
    friend: Annotated[Int8s, 3, Limits(0, 3), Names("plants", nobody=3)]


TEXT = """\
[game]
title = { en = "Bed", fr = "Massif" }
summary = { en = "Plants.", fr = "Des plantes." }
fewest = 1
most = 1
minutes = 5
age = 4

[contents]

[[plants]]
id = "oak"
name = { en = "oak", fr = "chêne" }
size = [8, 9]
friend = "ivy"
effect = [{ do = "grow", amount = -2 }]

[[plants]]
id = "ivy"
name = { en = "ivy", fr = "lierre" }
size = [1, 2]
friend = "nobody"
effect = [
  { do = "move-on", way = "far-right", when = 0 },
  { do = "grow", amount = 1 },
]
"""
FIRST = '[{ do = "grow", amount = -2 }]'


def load(text: str) -> BoxFile:
    return load_box(text, Box, "bed.toml")


FILE = load(TEXT)


def test_an_effect_is_a_row_for_each_operation_and_the_rest_is_empty() -> None:
    [box] = fill_box(Box, FILE, 1, {})
    assert box.plant_effect.tolist() == [
        [[Do.GROW, -2, 0, 7], [0, 0, 0, 0]],
        [[Do.MOVE_ON, 0, Way.FAR_RIGHT, 0], [Do.GROW, 1, 0, 7]],
        [[0, 0, 0, 0], [0, 0, 0, 0]],
    ]


def test_a_piece_may_have_several_numbers_and_name_another_piece() -> None:
    [box] = fill_box(Box, FILE, 1, {})
    assert box.plant_size.tolist() == [[8, 9], [1, 2], [0, 0]]
    assert box.friend.tolist() == [1, 3, 0]


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ('"grow"', "an effect is a list of 1 to 2 operations"),
        ("[]", "an effect is a list of 1 to 2 operations"),
        (f"[{', '.join([FIRST[1:-1]] * 3)}]", "an effect is a list of 1 to 2 operations"),
        ("[3]", "operation 1: 'do' must be one of grow, move-on"),
        ('[{ do = "fly" }]', "operation 1: 'do' must be one of grow, move-on"),
        ('[{ do = "grow" }]', "operation 1: 'grow' needs 'amount'"),
        ('[{ do = "grow", amount = 3 }]', "operation 1: 'amount' must be a number from -2 to 2"),
        ('[{ do = "grow", amount = true }]', "operation 1: 'amount' must be a number from -2 to 2"),
        ('[{ do = "grow", amount = 1, way = "left" }]', "operation 1: 'grow' has no 'way'"),
        (
            f'[{FIRST[1:-1]}, {{ do = "move-on", way = "up" }}]',
            "operation 2: 'way' must be one of left, far-right",
        ),
    ],
)
def test_a_bad_effect_is_told_with_its_line_and_reason(effect: str, reason: str) -> None:
    with pytest.raises(Mistake) as refusal:
        load(TEXT.replace(FIRST, effect))
    assert str(refusal.value) == f"bed.toml, line 16: {reason}."


@pytest.mark.parametrize(("old", "new"), [("[8, 9]", "[8]"), ("[8, 9]", "8"), ("size = [8, 9]\n", "")])
def test_a_piece_that_lacks_numbers_is_refused(old: str, new: str) -> None:
    with pytest.raises(Mistake, match=r"line 1[14]: 'size' must be 2 numbers\.$"):
        load(TEXT.replace(old, new))


def test_an_unknown_friend_is_refused_with_its_line() -> None:
    with pytest.raises(
        Mistake, match=r"^bed.toml, line 15: there is no 'elm'; there are oak, ivy, nobody\.$"
    ):
        load(TEXT.replace('friend = "ivy"', 'friend = "elm"'))
    with pytest.raises(
        Mistake, match=r"^ours.toml, line 3: there is no 'elm'; there are oak, ivy, nobody\.$"
    ):
        vary_box(FILE, '[[plants]]\nid = "ivy"\nfriend = "elm"\n', Box, "ours.toml")


def test_what_an_effect_as_a_whole_cannot_mean_is_told_with_its_line() -> None:
    shrinking = FIRST.replace("}]", '}, { do = "grow", amount = -1 }]')
    with pytest.raises(Mistake, match=r"^bed.toml, line 16: it would shrink away\.$"):
        load(TEXT.replace(FIRST, shrinking))


@pytest.mark.parametrize(
    "effect",
    [
        [[0, 0, 0, 0], [0, 0, 0, 0]],
        [[0, 0, 0, 0], [Do.GROW, 1, 0, 7]],
        [[Do.GROW, -2, 0, 7], [Do.GROW, -1, 0, 7]],
        [[Do.GROW, 3, 0, 7], [0, 0, 0, 0]],
    ],
    ids=["no operation", "a gap", "a fault as a whole", "a number too large"],
)
def test_numbers_that_no_file_could_have_said_are_refused(effect: list[list[int]]) -> None:
    numbers = [int(cell) for row in [*effect, [Do.GROW, 1, 0, 7], [0] * 4] for cell in row]
    with pytest.raises(Mistake, match="'plant_effect' holds no operations"):
        check_contents({**FILE.contents, "plant_effect": numbers}, Box, FILE, Say("the record"))


# --- Variations ----------------------------------------------------------------


def test_a_designer_varies_pieces_by_their_id() -> None:
    text = '[[plants]]\nid = "ivy"\nsize = [3, 3]\neffect = [{ do = "grow", amount = 2 }]\n'
    varied = vary_box(FILE, text, Box)
    [box] = fill_box(Box, varied, 1, {})
    assert box.plant_size.tolist()[:2] == [[8, 9], [3, 3]]
    assert box.plant_effect.tolist()[1] == [[Do.GROW, 2, 0, 7], [0, 0, 0, 0]]
    assert box.plant_effect.tolist()[0] == [[Do.GROW, -2, 0, 7], [0, 0, 0, 0]]
    assert box.friend.tolist() == [1, 3, 0]
    assert varied.fingerprint != FILE.fingerprint


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[[plants]]\nid = "elm"\n', "mine.toml, line 2: 'id' must be one of oak, ivy."),
        ("plants = 3\n", "mine.toml, line 1: 'id' must be one of oak, ivy."),
        ('[[plants]]\nid = "oak"\nage = 3\n', "mine.toml, line 3: nothing here is called 'age'."),
        (
            '[[plants]]\nid = "oak"\nsize = [1, 10]\n',
            "mine.toml, line 3: 'size' must be a number from 0 to 9.",
        ),
        (
            '[[trees]]\nid = "oak"\n',
            "mine.toml, line 1: only [contents] and pieces can differ from the standard box.",
        ),
        (
            "[contents]\nplant_size = [1, 2, 3]\n",
            "mine.toml, line 2: 'plant_size' needs 2 numbers for each of the 2 pieces.",
        ),
    ],
)
def test_a_bad_variation_is_told_with_its_line_and_reason(text: str, sentence: str) -> None:
    with pytest.raises(Mistake) as refusal:
        vary_box(FILE, text, Box, "mine.toml")
    assert str(refusal.value) == sentence


def effects(*rows: list[int]) -> dict[str, Any]:
    return {**FILE.contents, "plant_effect": [number for row in rows for number in row]}


def test_numbers_of_a_record_are_taken_only_if_they_could_have_been_read() -> None:
    contents = effects([1, 2, 0, 0], [2, 0, 3, 9], [2, 0, 0, 0], [0, 0, 0, 0])
    assert check_contents(contents, Box, FILE, Say("record"))["plant_effect"][:4] == [1, 2, 0, 0]


@pytest.mark.parametrize(
    "row", [[3, 0, 0, 0], [1, 3, 0, 0], [1, 1, 3, 0], [2, 0, 1, 0], [0, 1, 0, 0], [1, 1, 0, 10]]
)
def test_other_numbers_would_break_compiled_rules_and_are_refused(row: list[int]) -> None:
    rest = [0, 0, 0, 0]
    with pytest.raises(Mistake, match=r"^record: 'plant_effect' holds no operations\.$"):
        check_contents(effects(row, rest, rest, rest), Box, FILE, Say("record"))
