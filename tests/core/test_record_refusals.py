"""A record that cannot be is refused with its line and the reason, and nothing else ever goes wrong."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pioche.core.match import Match
from pioche.core.notation import BadRecord
from pioche.core.random import Dice
from pioche.core.words import Mistake

from .tables import SECRET, play_at_random, say, sealed_dice


def finished() -> str:
    match = Match.new("exchange", 3, dice=Dice())
    say(match, "card 4", "card 2", "card 6", "swap", "stay", "swap")
    match.undo(2, agreed=True)
    say(match, "stay", "card 5")
    return match.record()


FINISHED = finished()


def line_of(passage: str) -> int:
    return FINISHED[: FINISHED.index(passage)].count("\n") + 1


def refusal_of(text: str) -> str:
    with pytest.raises(Mistake) as refusal:
        Match.parse(text)
    return str(refusal.value)


def refusal_after(old: str, new: str) -> str:
    assert FINISHED.count(old) == 1, old
    return refusal_of(FINISHED.replace(old, new))


# --- The head -------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n", "Pioche record 2\ngame: exchange\n", "\ufeff" + FINISHED])
def test_a_record_starts_with_its_first_line(text: str) -> None:
    assert refusal_of(text) == "This is not a record: its first line must be 'Pioche record 1'."


@pytest.mark.parametrize(
    "name", ["game: exchange", "rules: 1", "box: 382f5d0325f0", "seats: 3", "seat 2: Player 2", "dice: real"]
)
def test_a_line_of_the_head_is_needed(name: str) -> None:
    missing = name.partition(":")[0]
    assert refusal_after(f"\n{name}\n", "\n") == f"The record has no line '{missing}: …'."


@pytest.mark.parametrize("line", ["seats 3", "seats"])
def test_a_line_of_the_head_has_a_name_and_a_value(line: str) -> None:
    number = line_of("seats: 3")
    assert refusal_after("seats: 3", line) == f"Line {number} of the record is not 'name: value'."


def test_a_line_of_the_head_is_there_once() -> None:
    number = line_of("seats: 3") + 1
    assert refusal_after("seats: 3", "seats: 3\nseats: 3") == f"Line {number} of the record repeats 'seats'."


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game: exchange", "game: chess", "There is no game called 'chess'; the games are: "),
        ("rules: 1", "rules: one", "'rules' in the record must be a number, not 'one'."),
        ("rules: 1", "rules: 0", "The rules version in a record must be 1 or more."),
        ("rules: 1", "rules: 2", "The record is of rules version 2; this program knows version 1."),
        ("seats: 3", "seats: 2.5", "'seats' in the record must be a number, not '2.5'."),
        ("seats: 3", "seats: 4", "The record has no line 'seat 4: …'."),
        ("seats: 3", "seats: 1", "This game is for 2 to 3 players, not 1."),
        ("seats: 3", "seats: 0", "This game is for 2 to 3 players, not 0."),
        ("goal: highest", "goal: both", "Option 'goal' cannot be 'both'; it can be one of highest, lowest."),
        ("option.goal", "option.mood", "There is no option 'mood'; there are goal."),
        ("seat 2: Player 2", "seat 2:", "A name is one line of 1 to 40 characters."),
        ("result: 5 2 6", "result: 5 2 7", "The record says result '5 2 7', but its actions give '5 2 6'."),
        ("result: 5 2 6\n", "", "The record says result '-', but its actions give '5 2 6'."),
    ],
)
def test_a_head_that_cannot_be_is_refused(old: str, new: str, sentence: str) -> None:
    assert refusal_after(old, new).startswith(sentence)


OTHER_BOX = (
    "The box of the record is neither this program's box nor that box with the differences the record lists."
)


@pytest.mark.parametrize(
    ("difference", "sentence"),
    [
        ("box.cards: 99", "record: 'cards' must be a number from 6 to 9."),
        ("box.cards: true", "record: 'cards' must be a number from 6 to 9."),
        ("box.coins: 7", "record: there is no 'coins' in this box."),
        ("box.cards: many", "'many' in the record is not a JSON value."),
        ("box.cards: 7", OTHER_BOX),
    ],
)
def test_a_difference_of_the_box_is_checked(difference: str, sentence: str) -> None:
    assert refusal_after("\nbox: ", f"\n{difference}\nbox: ") == sentence


def test_another_box_is_refused() -> None:
    assert refusal_after("\nbox: 3", "\nbox: 4") == OTHER_BOX


@pytest.mark.parametrize("dice", ["loaded", "real 5", "seeded", "seeded x", "sealed", "sealed 5", ""])
def test_unknown_dice_are_refused(dice: str) -> None:
    sentence = "The dice of a record are 'real', 'seeded N' or 'sealed HASH', not '"
    assert refusal_after("dice: real", f"dice: {dice}").startswith(sentence)


def test_a_record_without_its_end_has_no_result() -> None:
    assert refusal_after("chance: card 5\n", "") == (
        "The record says result '5 2 6', but its actions give '-'."
    )


# --- The actions ----------------------------------------------------------------


@pytest.mark.parametrize(
    "line", ["seat 2", "seat 0: stay", "seat: stay", "Seat 2: stay", "undo: 0", "undo: all", "-"]
)
def test_a_line_says_who_decides(line: str) -> None:
    number = line_of("seat 2: stay")
    expected = f"Line {number} of the record must start with 'seat N:', 'chance:' or 'undo:'."
    if line == "seat 2":
        expected = f"Line {number} of the record: there is no action ''."
    assert refusal_after("seat 2: stay", line) == expected


@pytest.mark.parametrize("action", ["fly", "", "9", "card", "card 10"])
def test_a_line_says_what_is_decided(action: str) -> None:
    number = line_of("seat 2: stay")
    assert refusal_after("seat 2: stay", f"seat 2: {action}") == (
        f"Line {number} of the record: there is no action '{action}'."
    )


@pytest.mark.parametrize(
    ("old", "new", "at", "reason"),
    [
        ("seat 2: stay", "seat 3: stay", "seat 2: stay", "somebody else decides here."),
        ("seat 2: stay", "chance: card 1", "seat 2: stay", "somebody else decides here."),
        ("chance: card 5", "seat 1: stay", "chance: card 5", "somebody else decides here."),
        ("seat 2: stay\n", "", "seat 2: stay", "somebody else decides here."),
        ("seat 2: stay", "seat 2: stay; stay", "seat 2: stay", "somebody else decides here."),
        ("card 5", "card 5; card 1", "card 5", "somebody else decides here."),
        ("undo: 1", "undo: 7", "undo: 1", "There is nothing to take back."),
        ("card 5", "card 4", "card 5", "'card 4' is not possible: the 4 is not in the pile. (EXC-01)"),
        ("seat 2: stay", "seat 2: card 5", "seat 2: stay",
         "'card 5' is not possible: cards are drawn only once all have chosen. (EXC-03)"),
    ],
)  # fmt: skip
def test_an_action_that_cannot_be_replayed_is_told_with_its_line(
    old: str, new: str, at: str, reason: str
) -> None:
    assert refusal_after(old, new) == f"Line {line_of(at)} of the record cannot be replayed: {reason}"


def test_a_seeded_record_holds_what_its_seed_gives() -> None:
    record = Match.new("exchange", seed=5).record()
    number = record[: record.index("chance:")].count("\n") + 1
    sentence = refusal_of(record.replace("chance: card 3", "chance: card 2"))
    assert sentence == (
        f"Line {number} of the record cannot be replayed: "
        "the record says 'card 2', but the dice give 'card 3'."
    )


def test_a_refused_record_is_a_bad_record() -> None:
    for text in (
        "",
        FINISHED.replace("seat 2: stay", "seat 3: stay"),
        FINISHED.replace("result: 5", "result: 6"),
    ):
        with pytest.raises(BadRecord):
            Match.parse(text)


# --- Anything at all ------------------------------------------------------------


def records() -> list[str]:
    """One of each kind of dice, finished and in play, short and long, with things taken back."""
    long = Match.new("goulet", seed=4)
    play_at_random(long, Random(1), most=25)
    long.undo(long.actor, agreed=True)
    sealed = Match.new("exchange", dice=sealed_dice())
    say(sealed, "swap", "swap")
    return [FINISHED, long.record(), sealed.record()]


RECORDS = records()


@st.composite
def broken(draw: st.DrawFn) -> str:
    """A record with some of its lines and characters deleted, doubled, exchanged or replaced."""
    text = draw(st.sampled_from(RECORDS))
    for _ in range(draw(st.integers(1, 4))):
        pieces = text.splitlines(keepends=True) if draw(st.booleans()) else list(text)
        place = draw(st.integers(0, max(0, len(pieces) - 1)))
        other = pieces[draw(st.integers(0, max(0, len(pieces) - 1)))] if pieces else ""
        put = draw(
            st.sampled_from(["", other, other + "".join(pieces[place : place + 1]), "0", "9", "-", " ", "\n"])
        )
        pieces[place : place + 1] = [draw(st.one_of(st.just(put), st.text(max_size=3)))]
        text = "".join(pieces)
    return text


@settings(deadline=None, max_examples=400)
@given(broken())
@example("")
def test_a_broken_record_is_a_mistake_and_never_an_error(text: str) -> None:
    with suppress(Mistake):
        match = Match.parse(text, SECRET)
        assert Match.parse(match.record(), SECRET).state_bytes == match.state_bytes


@settings(deadline=None, max_examples=100)
@given(st.text())
def test_any_other_text_is_a_mistake(text: str) -> None:
    with pytest.raises(Mistake):
        Match.parse("Pioche record 1\n" + text)
