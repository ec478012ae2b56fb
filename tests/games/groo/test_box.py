"""The standard box of Groo keeps to what was promised and to what is known, however it is balanced; and what
is no box."""

import re
from collections import Counter

import pytest

from pioche.core.box_reader import load_box
from pioche.core.words import Mistake
from pioche.games.groo import GAME
from pioche.games.groo.box import Box
from pioche.games.groo.operations import COLUMNS, DO, MOST_STEPS, Do, Ware, What, When, Who

from .cards import CARDS, DEEDS, IDS, KINDS, OPERATIONS, TEXT, WRITTEN

BY_ID = {piece["id"]: piece for kind in KINDS for piece in WRITTEN[kind]}
CONTENTS = GAME.file.contents


# --- How many -----------------------------------------------------------------------------


@pytest.mark.clause("GRO-01")
def test_there_are_59_cards_and_groo() -> None:
    assert [len(IDS[kind]) for kind in KINDS] == [26, 17, 9, 6, 1]
    assert Counter(CONTENTS["points"]) == {1: 18, 2: 8}
    assert (GAME.file.fewest, GAME.file.most, GAME.file.minutes) == (2, 4, 45)


@pytest.mark.clause("GRO-02")
@pytest.mark.clause("GRO-13")
def test_the_dice_and_the_hand_are_as_in_the_rules() -> None:
    faces = Counter(Ware(face).name.lower() for face in CONTENTS["faces"])
    assert faces == {"labor": 2, "supplies": 2, "kopin": 1, "head": 1}
    assert CONTENTS["hand"] == 5


@pytest.mark.clause("GRO-11")
def test_everything_costs_something_that_dice_can_pay() -> None:
    """Buildings cost five dice of the six at most, Troops four, Groo Effects two."""
    for kind, most in (("buildings", 5), ("troops", 4)):
        assert all(1 <= sum(piece["cost"]) <= most for piece in WRITTEN[kind])
    assert {piece["heads"] for piece in WRITTEN["effects"]} == {1, 2}


@pytest.mark.clause("GRO-06")
def test_troops_have_values_from_0_to_4_and_those_of_0_help_in_another_way() -> None:
    assert set(CONTENTS["value"]) == {0, 1, 2, 3, 4}
    assert {piece["id"] for piece in WRITTEN["troops"] if piece["value"] == 0} == {
        "the-minstrel",
        "drummers",
        "press-gang",
    }


def test_at_most_two_cards_share_a_list_of_operations_apart_from_numbers() -> None:
    lists = Counter(
        tuple(tuple(sorted((key, value) for key, value in one.items() if key != "amount")) for one in text)
        for text in OPERATIONS.values()
    )
    assert max(lists.values()) <= 2
    assert Counter(lists.values())[2] <= 2


def test_operations_are_read_row_by_row() -> None:
    """What is done, how much, to whom, to what, by whom, what is given and taken, where, when, and if."""
    rows = [CONTENTS["building_effect"][first : first + COLUMNS] for first in range(0, 26 * 30, COLUMNS)]
    baker = rows[IDS["buildings"].index("baker") * MOST_STEPS :][:MOST_STEPS]
    assert baker == [
        [Do.DRAW, 1, Who.SELF, 0, 0, 0, 0, 0, 1, When.POOR],
        [Do.POINTS, 1, 0, 0, 0, 0, 0, 0, 0, When.SET],
        [0] * COLUMNS,
    ]
    keep = rows[IDS["buildings"].index("wizards-keep") * MOST_STEPS]
    assert keep == [Do.STEAL, 1, Who.OPPONENT, What.SMALL, 0, 0, 0, 0, 4, 0]
    assert [row[DO] for row in rows].count(Do.NOTHING) == 26 * 3 - sum(
        len(OPERATIONS[card]) for card in IDS["buildings"]
    )


# --- What is known ------------------------------------------------------------------------

KNOWN = {
    "buildings": "residence blacksmith military-stable pawnshop marketplace government-building wizards-keep "
    "castle tavern watchtower stables butcher baker candlestick-maker",
    "troops": "chakall cavalry the-minstrel sage pikemen archers dragon captain-ajax",
    "effects": "the-wanderer",
    "wilds": "the-fray",
    "events": "groo-is-dead",
}


@pytest.mark.clause("GRO-01")
@pytest.mark.parametrize("kind", KNOWN)
def test_the_known_cards_are_there(kind: str) -> None:
    assert set(KNOWN[kind].split()) <= set(IDS[kind])


@pytest.mark.parametrize(
    ("card", "known"),
    [
        ("residence", {"cost": [1, 0, 0], "points": 1}),
        ("blacksmith", {"cost": [0, 0, 1]}),
        ("chakall", {"cost": [0, 1, 1]}),
        ("the-wanderer", {"heads": 1}),
        ("cavalry", {"value": 2}),
    ],
)
def test_known_numbers_are_on_them(card: str, known: dict[str, object]) -> None:
    assert {key: BY_ID[card][key] for key in known} == known


@pytest.mark.parametrize(
    ("card", "known"),
    [
        ("residence", {"do": "points", "when": "family"}),
        ("the-wanderer", {"do": "move"}),
        ("the-minstrel", {"do": "double", "side": "attack"}),
        ("military-stable", {"do": "fight", "amount": 1, "of": "family"}),
        ("pawnshop", {"do": "exchange", "time": "use"}),
        ("marketplace", {"do": "exchange", "time": "own"}),
        ("government-building", {"do": "goods"}),
        ("wizards-keep", {"time": "discard"}),
        ("the-fray", {"do": "fray"}),
        *((card, {"do": "points", "when": "set"}) for card in ("butcher", "baker", "candlestick-maker")),
    ],
)
def test_known_texts_are_on_them(card: str, known: dict[str, object]) -> None:
    assert any({key: one.get(key) for key in known} == known for one in OPERATIONS[card])


def test_known_relatives_are_together() -> None:
    families = {card: BY_ID[card].get("family") for card in CARDS}
    assert families["residence"] == families["second-residence"] is not None
    assert families["cavalry"] == families["military-stable"] is not None
    assert families["butcher"] == families["baker"] == families["candlestick-maker"] is not None
    assert list(families.values()).count(families["butcher"]) == 3
    assert [one["do"] for one in OPERATIONS["sage"] if one["do"] in DEEDS] != []
    assert "move" not in [one["do"] for one in OPERATIONS["groo-is-dead"]]


# --- What is no box ---------------------------------------------------------------------------


def line_of(text: str, part: str) -> int:
    """The line in which a part of a text stands, counted from 1."""
    return text[: text.index(part)].count("\n") + 1


def refusal_of(text: str) -> str:
    """What is said of a box file."""
    assert text != TEXT
    with pytest.raises(Mistake) as refusal:
        load_box(text, Box, "ours.toml")
    return str(refusal.value)


def with_few(hand: int, **kept: int) -> str:
    """The standard box with so many cards only of some kinds, and hands of that size."""
    parts = TEXT.replace("hand = 5", f"hand = {hand}").split("\n[[")
    for kind, number in kept.items():
        left_out = [part for part in parts if part.startswith(kind)][number:]
        parts = [part for part in parts if part not in left_out]
    return "\n[[".join(parts)


@pytest.mark.clause("GRO-04")
def test_there_have_to_be_cards_for_all_hands() -> None:
    """Buildings, Troops and Groo Effects, whatever Wilds there are; told where the contents begin."""
    for text, needed in (
        (with_few(5, buildings=9, troops=6, effects=4), 20),
        (with_few(9, buildings=15, troops=11), 36),
    ):
        line = line_of(text, "[contents]")
        assert refusal_of(text) == f"ours.toml, line {line}: 4 hands need {needed} cards."
    load_box(with_few(5, buildings=9, troops=6, effects=5), Box)
    assert Box.fault(CONTENTS) is None


@pytest.mark.clause("GRO-02")
@pytest.mark.parametrize(
    ("faces", "reason"),
    [
        ('["labor", "labor", "supplies", "supplies", "kopin"]', "a die has 6 faces"),
        (
            '["labor", "labor", "supplies", "supplies", "kopin", "hat"]',
            "there is no 'hat'; there are labor, supplies, kopin, head",
        ),
        ('["labor", "labor", "supplies", "supplies", "kopin", 4]', "'faces' must be a number from 0 to 3"),
        ("[0, 0, 0, 0, 0, 0, 0]", "'faces' must be a list of at most 6 numbers"),
    ],
)
def test_a_die_has_six_faces(faces: str, reason: str) -> None:
    text = re.sub(r"faces = \[.*\]", f"faces = {faces}", TEXT)
    assert refusal_of(text) == f"ours.toml, line {line_of(text, 'faces =')}: {reason}."


@pytest.mark.clause("GRO-01")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("hand = 5", "hand = 10", "'hand' must be a number from 1 to 9"),
        ("points = 2", "points = 4", "'points' must be a number from 1 to 3"),
        ("points = 1", "points = 0", "'points' must be a number from 1 to 3"),
        ("value = 4", "value = 10", "'value' must be a number from 0 to 9"),
        ("heads = 2", "heads = 0", "'heads' must be a number from 1 to 5"),
        ("cost = [2, 0, 0]", "cost = [2, 0]", "'cost' must be 3 numbers"),
        ("cost = [2, 0, 0]", "cost = [6, 0, 0]", "'cost' must be a number from 0 to 5"),
        (
            'family = "trades"',
            'family = "guilds"',
            "there is no 'guilds'; there are residence, cavalry, trades, none",
        ),
        ('id = "castle"', 'id = "tavern"', "'tavern' is there twice"),
    ],
)
def test_numbers_that_no_card_has_are_refused_with_their_line(old: str, new: str, reason: str) -> None:
    text = TEXT.replace(old, new, 1)
    line = line_of(TEXT, old)
    assert refusal_of(text) == f"ours.toml, line {line}: {reason}."
