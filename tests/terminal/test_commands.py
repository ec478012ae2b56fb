"""What can be typed besides the number of an action."""

import shutil

import pytest
from small import SMALL

from pioche import Match
from pioche.core.words import Mistake
from pioche.terminal.reading import find_printed

from .conftest import Seat, one_line

# The Skeleton begins, at the front, with the dice 2 3 4 5 6; the bot plays later.
SEEDED = ("play", "goulet", "--seats", "random,you", "--seed", "1")


def answers(seat: Seat, *typed: str) -> list[str]:
    """What the program says after each line that was typed."""
    done = seat.pipe(*SEEDED, typed=[*typed])
    assert done.returncode == 0, done.stderr
    question = "(or help): "
    parts = done.stdout.split(question)[1:]
    return [part.partition("\n")[2] for part in parts[: len(typed)]]


def asked(text: str) -> str:
    """The board and the question on a screen."""
    return text[text.index("Goulet ·") :]


def test_an_action_can_be_called_by_its_name_and_several_at_once(seat: Seat) -> None:
    [said] = answers(seat, "lift 4, lift 5; ROLL")
    assert "Keeps 2 3 6 and rolls the rest." in said
    assert "seat 2: lift 4; lift 5; roll" in seat.record


def test_the_rest_of_a_list_is_left_at_the_first_action_that_is_not_possible(seat: Seat) -> None:
    [said] = answers(seat, "lift 4, stop, roll")
    assert "'stop' is not possible: dice taken up must be rolled. (GOU-08)" in said
    assert seat.record.endswith("seat 2: lift 4\n")


def test_the_first_words_of_a_name_are_enough_where_only_one_action_is_meant(seat: Seat) -> None:
    said = answers(seat, "lift", "heal", "stop", "step")
    assert said[0].startswith("'lift' can mean lift 2, lift 3, lift 4, lift 5, lift 6: which one?")
    assert said[1].startswith("'heal' is not possible")
    assert "The Skeleton moves to position 2" in said[3]


def test_undo_takes_the_last_choice_back(seat: Seat) -> None:
    said = answers(seat, "board", "stop", "undo")
    assert "1 action is taken back." in said[2]
    assert asked(said[2]).splitlines() == asked(said[0]).splitlines()
    assert seat.record.endswith("seat 2: stop\nundo: 1\n")


def test_undo_goes_back_across_bots_and_chance_when_nobody_else_plays(seat: Seat) -> None:
    said = answers(seat, *["1", "board"] * 16)
    crossing = next(turn for turn in range(0, 32, 2) if "(Grey)" in said[turn])
    (path,) = seat.matches.iterdir()
    path.unlink()
    again = answers(seat, *["1", "board"] * (crossing // 2), "1", "undo")
    assert "actions are taken back." in again[-1]
    assert asked(again[-1]) == asked(said[crossing - 1])


def test_undo_with_nothing_to_take_back_says_so(seat: Seat) -> None:
    [said] = answers(seat, "undo")
    assert "There is nothing to take back." in said


def test_undo_asks_the_other_people(seat: Seat) -> None:
    table = ("play", "goulet", "--seats", "Ann,Bob", "--seed", "1")
    done = seat.pipe(*table, typed=["lift 2, roll", "undo", "n", "undo", "y"])
    assert "Ann, may Bob take the last choice and all that followed back? (y/n) n" in done.stdout
    assert "Ann does not agree: nothing is taken back." in done.stdout
    assert "2 actions are taken back." in done.stdout
    assert seat.record.endswith("undo: 2\n")


def test_hint_asks_a_strong_bot_and_says_so(seat: Seat) -> None:
    [said] = answers(seat, "hint")
    assert "A bot of level 4 would choose " in said


def test_why_answers_with_the_clause_and_its_text(seat: Seat) -> None:
    for said in answers(seat, "stop", "why heal", "why can't I heal?", "WHY Heal")[1:]:
        assert said.startswith("'heal' is not possible: nobody heals in position 1. (GOU-15)\nGOU-15")
        assert "never in position 1" in one_line(said)


def test_why_gives_one_reason_for_many_actions_once(seat: Seat) -> None:
    [said] = answers(seat, "why attack")
    assert said.count("(GOU-09)") == 1


def test_why_of_something_possible_and_of_nothing(seat: Seat) -> None:
    said = answers(seat, "why stop", "why", "why not?")
    assert "'stop' is possible now." in said[0]
    assert said[1].startswith("Type 'why' and an action, for instance: why stop.")
    assert said[2] == said[1]


def test_rules_log_board_and_help(seat: Seat) -> None:
    said = answers(seat, "rules", "rules GOU-15", "rules 16", "rules 99", "log", "board", "help")
    assert "GOU-01" in said[0]
    assert "GOU-19" in said[0]
    assert said[1].startswith("GOU-15")
    assert said[2].startswith("GOU-16")
    assert said[3].startswith("There is no clause '99'; they are called GOU-01 to GOU-19.")
    assert said[4].startswith("The Initiative track:")
    assert "Roll 1 of 3: 2 3 4 5 6" in said[4]
    assert "Purple, with the Skeleton" in said[5]
    assert "save NAME" in said[6]


def test_whatever_is_not_understood_is_answered_with_one_sentence(seat: Seat) -> None:
    strange = ["hello", "0", "99", "-1", "1.5", "\x1b[31mred", "\x00", "1 1", "é" * 300, "[bold]", "{0}"]
    for said in answers(seat, *strange):
        sentence = one_line(said.split("you, 1 to ")[0])
        assert sentence.endswith(("type a number of the list, or help.", "type 1 to 6."))
        assert "\x1b" not in said
    assert "seat" not in seat.record.partition("\n\n")[2]


def test_the_language_can_be_changed_in_the_middle(seat: Seat) -> None:
    said = seat.pipe(*SEEDED, typed=["language fr", "langue en", "language klingon"]).stdout
    english, french = "Purple, with the Skeleton", "Violet, avec le Squelette"
    assert said.index(english) < said.index(french) < said.rindex(english)
    assert "Type 'language en' for English or 'language fr' for French." in said


def test_everything_works_in_french(seat: Seat) -> None:
    done = seat.pipe(
        *SEEDED,
        typed=[
            "tout garder",
            "pourquoi soigner",
            "conseil",
            "journal",
            "règles 15",
            "annuler",
            "aide",
            "quitter",
        ],
        environment={"PIOCHE_LANGUAGE": "fr"},
    )
    assert done.returncode == 0, done.stderr
    assert "Violet, avec le Squelette" in done.stdout
    assert "(GOU-15)" in done.stdout
    assert one_line(done.stdout).count("GOU-15 5 : ") == 2
    assert seat.record.endswith("seat 2: stop\nundo: 1\n")  # records are in English


def test_save_keeps_the_match_under_a_name(seat: Seat) -> None:
    said = answers(seat, "save a/b", "save", "save Été 2", "stop", "quit")
    assert said[0].startswith("A match is saved under a name of at most 60 letters")
    assert said[1].startswith("A match is saved under a name of at most 60 letters")
    assert "pioche play --resume 'Été 2'" in said[4]
    assert [path.name for path in seat.matches.iterdir()] == ["Été 2.pioche"]
    done = seat.pipe("play", "--resume", "Été 2", typed=["quit"])
    assert "Purple, with the Skeleton: use the dice." in done.stdout


def test_save_does_not_write_over_another_match(seat: Seat) -> None:
    answers(seat, "save mine")
    before = (seat.matches / "mine.pioche").read_text()
    said = answers(seat, "stop", "save mine")
    assert said[1].startswith("There is a match called 'mine' already; choose another name.")
    assert (seat.matches / "mine.pioche").read_text() == before


def test_numbers_are_typed_one_at_a_time_and_an_empty_line_asks_again(seat: Seat) -> None:
    said = answers(seat, "1,2", "", "1")
    assert said[0].startswith("Numbers are typed one at a time; several actions in one line go by name")
    assert said[1] == "you, 1 to 6 "
    assert "All dice are kept" in said[2]


def test_the_command_to_resume_is_one_that_the_shell_finds(seat: Seat) -> None:
    [said] = answers(seat, "quit")
    command = said.splitlines()[-1].split(" play --resume ")[0].strip()
    assert shutil.which(command) is not None


def test_what_a_piece_says_can_be_read_by_its_name_or_a_word_of_it_in_any_language(seat: Seat) -> None:
    typed = ["read heat haze", "lire mur de chaleur", "read noise", "read", "read cheese"]
    done = seat.pipe("play", "golem", "--seats", "you,random", "--seed", "1", typed=typed)
    told = [one_line(part.partition("\n")[2]) for part in done.stdout.split("(or help): ")[1:]]
    haze = "Heat Haze: Ability of Salamander, 1 energy, in answer to an attack: +1 defence against"
    assert told[0].startswith(haze)
    assert told[1].startswith(haze)
    assert told[2].startswith("White Noise: Ability of Chimera, 2 energy,")
    again = "Type 'read' and the name of a piece, for instance: read Raging Attack."
    assert told[3].startswith(again)
    assert told[4].startswith(again)


def test_where_pieces_say_nothing_the_rules_are_named() -> None:
    match = Match.new(SMALL["exchange"], 3, seed=1)
    with pytest.raises(Mistake, match="say no more than can be seen: type rules"):
        find_printed(match, "card", "en")
