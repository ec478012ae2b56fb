"""The box of GOLEM: how effects are read, and what no table could play with."""

from typing import Any

import pytest

from pioche.core.box_reader import load_box
from pioche.core.operations import write_word
from pioche.core.words import Mistake
from pioche.games.golem.box import Box
from pioche.games.golem.operations import DO, Do, Lasts, Parts, Struck, When, Who, Window
from pioche.games.golem.state import TILES

from .building import FILE, box_file, effect_of, operation, strike
from .content import ABILITIES, CARDS, MECHAS, PILOTS, TEXT


def line_of(text: str, part: str) -> int:
    """The line in which a part of a text stands, counted from 1."""
    return text[: text.index(part)].count("\n") + 1


def with_effect(card: str, effect: str) -> str:
    """The box of the tests, with another effect on a card."""
    return TEXT.replace(f"effect = {CARDS[card]}", f"effect = {effect}", 1)


def refusal_of(text: str) -> str:
    """What is said of a box file."""
    with pytest.raises(Mistake) as refusal:
        load_box(text, Box, "ours.toml")
    return str(refusal.value)


# --- The box of the tests ------------------------------------------------------------


def test_the_box_of_the_tests_has_everything_that_there_is() -> None:
    """Every operation, part, who, lasts, when and window."""
    words: dict[str, list[Any]] = {
        "do": [one for one in Do if one != Do.NOTHING],
        "part": [one for one in Parts if one.name.lower() != "torso"],
        "with": list(Struck),
        "at": list(Struck),
        "who": [one for one in Who if one != Who.SELF],
        "lasts": list(Lasts),
        "when": [one for one in When if one != When.ALWAYS],
        "window": list(Window),
    }
    for key, ones in words.items():
        missing = [write_word(one) for one in ones if f"{key} = '{write_word(one)}'" not in TEXT]
        assert missing == [], key


@pytest.mark.clause("GLM-12")
def test_an_effect_is_read_row_by_row() -> None:
    """What is done, how much, to whom, with which parts, at which, for how long, and when."""
    crack = list(CARDS).index("crack")
    assert effect_of(FILE, "card_effect", crack) == [
        [Do.STRIKE, 0, 0, Parts.ARM, Parts.TORSO, 0, When.ALWAYS],
        [Do.DEFENCE, -2, Who.ENEMY, 0, Parts.SAME, Lasts.GAME, When.MISSED],
    ]
    desperate = effect_of(FILE, "card_effect", list(CARDS).index("desperate"))
    assert [row[DO] for row in desperate] == [Do.STRIKE, Do.TAKE, Do.ENERGY]
    assert effect_of(FILE, "ability_effect", 0) == [[Do.SHIELD, 2, 0, 0, 0, 0, 0]]
    assert effect_of(FILE, "pilot_effect", list(PILOTS).index("lena")) == [[Do.JAM, 0, 0, 0, 0, 0, 0]]


@pytest.mark.clause("GLM-03")
def test_abilities_belong_to_their_mecha() -> None:
    owners = [list(MECHAS)[number] for number in FILE.contents["ability_mecha"]]
    assert owners == [mecha for mecha, *_ in ABILITIES.values()]
    assert FILE.contents["cost"] == [cost for _, cost, *_ in ABILITIES.values()]
    windows = [Window(number).name.lower() for number in FILE.contents["window"]]
    assert windows == [window for *_, window, _ in ABILITIES.values()]


# --- What is no effect ----------------------------------------------------------------


ALL = "strike, energy, repair, attack, defence, take, shield, boost, break, jam, swap"
PARTS = "head, arm, arms, torso, leg, legs, any"
TOKENS = "{ do = 'attack', amount = 1, part = 'head', lasts = 'turn' }"


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ("[{ do = 'dance' }]", f"operation 1: 'do' must be one of {ALL}"),
        ("[{ amount = 2 }]", f"operation 1: 'do' must be one of {ALL}"),
        ("[{ do = 'jam' }, { do = 'nothing' }]", f"operation 2: 'do' must be one of {ALL}"),
        ("[{ do = 'strike', strength = 4, with = 'arm' }]", "operation 1: 'strike' needs 'at'"),
        ("[{ do = 'energy', who = 'enemy' }]", "operation 1: 'energy' needs 'amount'"),
        ("[{ do = 'jam' }, { do = 'repair' }]", "operation 2: 'repair' needs 'part'"),
        (f"[{TOKENS.replace(', lasts', ', last')}]", "operation 1: 'attack' has no 'last'"),
        ("[{ do = 'jam', amount = 2 }]", "operation 1: 'jam' has no 'amount'"),
        ("[{ do = 'repair', part = 'all' }]", f"operation 1: 'part' must be one of {PARTS}"),
        ("[{ do = 'energy', amount = 6 }]", "operation 1: 'amount' must be a number from -5 to 5"),
        ("[{ do = 'take', amount = 4 }]", "operation 1: 'amount' must be a number from 1 to 3"),
        ("[{ do = 'boost', amount = 0 }]", "operation 1: 'amount' must be a number from 1 to 9"),
        ("[{ do = 'energy', amount = '2' }]", "operation 1: 'amount' must be a number from -5 to 5"),
        (
            "[{ do = 'jam', when = 'later' }]",
            "operation 1: 'when' must be one of always, hit, missed, damaged, behind, charged",
        ),
        (
            "[{ do = 'jam' }, { do = 'jam' }, { do = 'jam' }, { do = 'jam' }]",
            "an effect is a list of 1 to 3 operations",
        ),
        ("[]", "an effect is a list of 1 to 3 operations"),
        ("'jam'", "an effect is a list of 1 to 3 operations"),
    ],
)
def test_what_is_no_effect_is_refused_with_its_line(effect: str, reason: str) -> None:
    text = with_effect("leak", effect)
    line = line_of(text, 'id = "leak"') + 2
    assert refusal_of(text) == f"ours.toml, line {line}: {reason}."


@pytest.mark.parametrize("kind", ["cards", "pilots", "abilities"])
def test_every_card_pilot_and_ability_needs_one(kind: str) -> None:
    name = {"cards": "leak", "pilots": "mira", "abilities": "claw"}[kind]
    before, after = TEXT.split(f'id = "{name}"')
    text = before + f'id = "{name}"' + after.replace("effect =", "other =", 1)
    assert "nothing here is called 'other'" in refusal_of(text)
    text = before + f'id = "{name}"' + after.replace("effect =", "#", 1)
    line = line_of(text, f'id = "{name}"')
    assert refusal_of(text) == f"ours.toml, line {line - 1}: an effect is a list of 1 to 3 operations."


SAME = operation("attack", amount=1, part="same", lasts="turn")
NO_STRIKE = "'same' needs one strike before it, at the beginning and without a condition"
NO_CHOICE = "with 'enemies' no part can be chosen"
NO_SHIELD = "only abilities answer attacks: 'shield' is of no use here"


@pytest.mark.parametrize(
    ("name", "operations", "reason"),
    [
        ("leak", [SAME], NO_STRIKE),
        ("probe-own", [operation("jam"), SAME], NO_STRIKE),
        ("mira", [SAME.replace("attack", "defence"), strike(1, "arm", "head")], NO_STRIKE),
        ("leak", [strike(1, "arm", "head"), strike(1, "arm", "head"), SAME], NO_STRIKE),
        ("leak", [operation("jam"), strike(1, "arm", "head"), SAME], NO_STRIKE),
        ("leak", [strike(1, "arm", "head", when="charged"), SAME], NO_STRIKE),
        ("leak", [strike(1, "arm", "head"), SAME.replace("part", "who = 'enemies', part")], NO_CHOICE),
        *(
            ("leak", [operation(number, amount=-1, who="enemies", part=part, lasts="turn")], NO_CHOICE)
            for number in ("attack", "defence")
            for part in ("arm", "leg", "any")
        ),
        ("probe-any", [operation("attack", amount=-1, who="enemies", part="leg", lasts="turn")], NO_CHOICE),
        ("leak", [operation("shield", amount=1)], NO_SHIELD),
        ("mira", [operation("jam"), operation("shield", amount=1)], NO_SHIELD),
    ],
)
def test_what_an_effect_cannot_mean_is_refused(name: str, operations: list[str], reason: str) -> None:
    with pytest.raises(Mistake) as refusal:
        box_file({name: ", ".join(operations)})
    assert reason in str(refusal.value)


def test_and_so_it_is_in_the_file_of_a_new_box_with_its_line() -> None:
    text = with_effect("leak", "[{ do = 'shield', amount = 1 }]")
    line = line_of(text, "[{ do = 'shield', amount = 1 }]")
    assert refusal_of(text) == f"ours.toml, line {line}: {NO_SHIELD}."


def test_what_it_can_mean_is_not() -> None:
    wide = [
        operation("attack", amount=-1, who="enemies", part=part, lasts="turn") for part in ("arms", "all")
    ]
    box_file({"leak": ", ".join([strike(1, "arm", "head"), operation("jam"), SAME])})
    box_file({"leak": ", ".join(wide), "probe-own": operation("shield", amount=1)})
    box_file({"mira": ", ".join([strike(1, "any", "any"), SAME, strike(1, "any", "any")])})


# --- What is no box ----------------------------------------------------------------------


def without(kind: str, number: int) -> str:
    """The box of the tests without the last pieces of a kind."""
    parts = TEXT.split(f"[[{kind}]]")
    last = parts[-1].split("[[", 1)
    rest = "[[" + last[1] if len(last) > 1 else ""
    return f"[[{kind}]]".join(parts[: len(parts) - number]) + rest


@pytest.mark.clause("GLM-02")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (without("cards", 5), "6 hands need 36 cards"),
        (TEXT.replace("hand = 6", "hand = 7", 1), "6 hands need 42 cards"),
        (without("pilots", 3), "every seat needs a Pilot: at least 6"),
        (TEXT.replace("tokens = [10, 10]", "tokens = [10]"), "'tokens' needs the number of +1 and of -1"),
        (
            TEXT.replace("mecha = 'hydra'", "mecha = 'medusa'", 1),
            "there is no 'medusa'; there are titan, atlas,",
        ),
        (
            TEXT.replace("window = 'answer'", "window = 'never'", 1),
            "there is no 'never'; there are own, answer, any",
        ),
        (TEXT.replace("cost = 2", "cost = 0", 1), "'cost' must be a number from 1 to 5"),
        (TEXT.replace("cost = 2", "cost = 6", 1), "'cost' must be a number from 1 to 5"),
        (TEXT.replace("initiative = 20", "initiative = 0"), "'initiative' must be a number from 1 to 99"),
        (TEXT.replace("[1, 4, 3, 2, 5, 0]", "[1, 4, 3, 2, 5]", 1), "'attack' must be 6 numbers"),
        (
            TEXT.replace("[8, 6, 5, 10, 7, 4]", "[8, 6, 5, 10, 7, 0]", 1),
            "'defence' must be a number from 1 to 20",
        ),
        (TEXT.replace('id = "kick"', 'id = "rage"'), "'rage' is there twice"),
        (TEXT.replace("rounds = 3", "rounds = 0"), "'rounds' must be a number from 1 to 9"),
    ],
)
def test_what_no_table_could_play_with_is_refused(text: str, reason: str) -> None:
    assert text != TEXT
    assert reason in refusal_of(text)


@pytest.mark.clause("GLM-01")
def test_every_seat_needs_a_mecha() -> None:
    contents = {**FILE.contents, "mecha_attack": FILE.contents["mecha_attack"][: 5 * TILES]}
    fault = Box.fault(contents)
    assert fault is not None
    assert (fault[0], str(fault[1])) == ("mecha_attack", "every seat needs a Mecha: at least 6")
    assert Box.fault(FILE.contents) is None
