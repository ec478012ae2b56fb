"""The standard box keeps what the book says and what was designed beside it; a bad box is refused."""

from typing import Any

import pytest

from pioche.core.box_reader import vary_box
from pioche.core.words import Mistake
from pioche.games.laaancez import GAME
from pioche.games.laaancez.box import Box
from pioche.games.laaancez.state import TICK

OBJECTS = GAME.file.pieces["objects"]
IDS = [piece.id for piece in OBJECTS]


def offered(result: int) -> list[str]:
    """What that result of the die offers in the standard box."""
    choices = GAME.file.contents["choices"][2 * result - 2 : 2 * result]
    return ["tick" if choice == TICK else IDS[choice] for choice in choices]


TWO_CHOICES = "every result of the die needs two choices among the objects of the box"
EVERY_CHOICE = [choice for result in range(1, 7) for choice in offered(result)]

# --- The standard box -----------------------------------------------------------


@pytest.mark.clause("LAA-03")
def test_each_of_the_six_results_offers_two_choices() -> None:
    assert len(GAME.file.contents["choices"]) == len(EVERY_CHOICE) == 12
    assert 9 <= sum(choice != "tick" for choice in EVERY_CHOICE) <= 11


@pytest.mark.clause("LAA-03")
def test_the_results_that_the_book_tells() -> None:
    assert sorted(offered(3)) == ["candy-cane", "santa-hat"]
    assert sorted(offered(4)) == ["gift", "tick"]


@pytest.mark.clause("LAA-03")
def test_at_least_six_kinds_of_objects_and_each_can_be_recruited() -> None:
    kinds = set(EVERY_CHOICE) - {"tick"}
    assert len(kinds) >= 6
    assert kinds == set(IDS[1:])


@pytest.mark.clause("LAA-08")
@pytest.mark.parametrize("result", [1, 2, 3, 4, 5, 6])
def test_every_result_offers_an_object(result: int) -> None:
    assert set(offered(result)) != {"tick"}


@pytest.mark.clause("LAA-04")
def test_the_shield_is_offered_and_is_the_object_that_protects() -> None:
    assert "shield" in EVERY_CHOICE
    assert dict(zip(IDS, GAME.file.contents["shields"], strict=True))["shield"] == 1
    assert GAME.file.contents["shields"].count(1) == 1


@pytest.mark.clause("LAA-05")
def test_the_candle_deals_one_damage() -> None:
    assert IDS[0] == "candle"
    assert (GAME.file.contents["damage"][0], GAME.file.contents["most_damage"][0]) == (1, 1)


@pytest.mark.clause("LAA-02")
def test_every_object_has_hearts_and_somebody_can_be_sent() -> None:
    contents = GAME.file.contents
    lists = [contents[field] for field in ("hit_points", "damage", "most_damage", "shields")]
    assert {len(numbers) for numbers in lists} == {len(OBJECTS)}
    assert min(contents["hit_points"]) >= 1
    assert (1, 2) in zip(contents["damage"], contents["most_damage"], strict=True)  # as the book pictures it


@pytest.mark.parametrize("piece", OBJECTS, ids=IDS)
def test_every_object_has_a_name_in_both_languages_and_a_drawing(piece: Any) -> None:
    assert "name" in piece.words
    for printed in piece.words.values():
        assert set(printed.texts) == {"en", "fr"}
        assert all(text.strip() for text in printed.texts.values())
    assert piece.drawing.strip()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_objects_have_the_same_name_or_drawing(language: str) -> None:
    assert len({piece.words["name"].texts[language] for piece in OBJECTS}) == len(OBJECTS)
    assert len({piece.drawing for piece in OBJECTS}) == len(OBJECTS)


@pytest.mark.clause("LAA-03")
def test_a_tick_is_a_choice_of_its_own_unless_the_table_decides_otherwise() -> None:
    assert GAME.file.options["tick"].choices == ("choice", "listed")
    assert GAME.file.options["tick"].standard(2) == "choice"


# --- Another table's numbers ------------------------------------------------------


def refusal_of(contents: str) -> str:
    """What is said of a box file with these contents."""
    with pytest.raises(Mistake) as refusal:
        vary_box(GAME.file, f"[contents]\n{contents}", Box, "ours.toml")
    return str(refusal.value)


def results(**changed: list[str]) -> str:
    """A table of the die in which some results differ from ['gift', 'tick']."""
    return f"choices = {[changed.get(f'result_{number}', ['gift', 'tick']) for number in range(1, 7)]}"


def numbers(field: str, kind: str, number: int) -> str:
    """One list of the standard box with one object's number changed."""
    changed = list(GAME.file.contents[field])
    changed[IDS.index(kind)] = number
    return f"{field} = {changed}"


def test_a_table_may_type_its_own_numbers_in() -> None:
    ours = vary_box(GAME.file, f"[contents]\n{results()}\n{numbers('hit_points', 'gift', 9)}", Box)
    assert ours.contents["choices"] == [IDS.index("gift"), TICK] * 6
    assert ours.contents["hit_points"][IDS.index("gift")] == 9


@pytest.mark.parametrize(
    ("contents", "line", "reason"),
    [
        (results(result_5=["tick", "tick"]), 2, "result 5 must offer an object"),
        (results(result_1=["tick", "tick"]), 2, "result 1 must offer an object"),
        (results(result_6=["tick", "tick"]), 2, "result 6 must offer an object"),
        (results(result_6=["gift", "candle"]), 2, "the candle cannot be offered"),
        (f"choices = {['gift'] * 11}", 2, TWO_CHOICES),
        ('\nchoices = ["gift"]', 3, TWO_CHOICES),
        ("choices = 5", 2, "'choices' must be a list of at most 12 numbers"),
        (f"choices = {['gift'] * 13}", 2, "'choices' must be a list of at most 12 numbers"),
        (f"choices = {[-2] * 12}", 2, "'choices' must be a number from -1 to 10"),
        ("hit_points = [5, 4]", 2, f"'hit_points' needs a number for each of the {len(IDS)} pieces"),
        (f"damage = {[1] * (len(IDS) + 1)}", 2, f"'damage' needs a number for each of the {len(IDS)} pieces"),
        (numbers("hit_points", "gift", 0), 2, "'hit_points' must be a number from 1 to 20"),
        (numbers("hit_points", "gift", 21), 2, "'hit_points' must be a number from 1 to 20"),
        (numbers("damage", "gift", -1), 2, "'damage' must be a number from 0 to 20"),
        (numbers("most_damage", "gift", 21), 2, "'most_damage' must be a number from 0 to 20"),
        (numbers("shields", "gift", 2), 2, "'shields' must be a number from 0 to 1"),
        ("sleighs = 1", 2, "there is no 'sleighs' in this box"),
    ],
)
@pytest.mark.clause("LAA-08")
def test_what_no_table_could_play_with_is_refused(contents: str, line: int, reason: str) -> None:
    assert refusal_of(contents) == f"ours.toml, line {line}: {reason}."


def test_a_name_that_no_object_has_is_refused() -> None:
    known = ", ".join([*IDS, "tick"])
    assert refusal_of(f"\n{results(result_2=['sleigh', 'tick'])}") == (
        f"ours.toml, line 3: there is no 'sleigh'; there are {known}."
    )


@pytest.mark.clause("LAA-05")
def test_a_candle_that_deals_no_damage_is_refused() -> None:
    """A row without an attacker is lost, and no row lies behind the candle."""
    sentence = "ours.toml, line 2: the candle, the first of the objects, must deal damage."
    assert refusal_of(numbers("damage", "candle", 0)) == sentence


@pytest.mark.clause("LAA-02")
def test_fewer_boxes_than_are_ticked_from_the_start_are_refused() -> None:
    start, most = (numbers(field, "gift", number) for field, number in [("damage", 2), ("most_damage", 1)])
    reason = "an object has at least as many boxes as are ticked from the start"
    assert refusal_of(f"{start}\n{most}") == f"ours.toml, line 3: {reason}."
    as_many = f"[contents]\n{start}\n{numbers('most_damage', 'gift', 2)}"
    assert vary_box(GAME.file, as_many, Box).contents["damage"][IDS.index("gift")] == 2


def test_an_object_that_is_not_in_the_box_cannot_be_offered() -> None:
    lists: dict[str, list[int]] = {
        "hit_points": [5, 1],
        "damage": [1, 1],
        "most_damage": [1, 1],
        "shields": [0, 0],
    }
    assert Box.fault({**lists, "choices": [1] * 12}) is None
    fault = Box.fault({**lists, "choices": [1] * 11 + [2]})
    assert fault is not None
    assert (fault[0], str(fault[1])) == (
        "choices",
        TWO_CHOICES,
    )
