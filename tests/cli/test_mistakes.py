"""Whatever a person can put right is one sentence on stderr and exit code 2; nothing is changed."""

import re
from pathlib import Path

import pytest

from pioche import GAMES

from .conftest import Run, Said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fly"], "There is no command 'fly'; see 'pioche --help'."),
        (["games", "--fly"], "There is no option --fly; see 'pioche games --help'."),
        (["games", "all"], "'all' is not expected here; see 'pioche games --help'."),
        (["games", "--language"], "--language is not used like this; see 'pioche games --help'."),
        (["games", "--language", "xx"], "There is no language 'xx'; there are en, fr."),
        (["rules"], "GAME is missing; see 'pioche rules --help'."),
        (["rules", "chess"], f"There is no game called 'chess'; the games are: {', '.join(GAMES)}."),
        (["rules", "goulet", "GOU-99"], "There is no clause 'GOU-99'; they are called GOU-01 to GOU-19."),
        (["play"], "Name a game, for instance: pioche play goulet. 'pioche games' lists them all."),
        (["play", "chess"], f"There is no game called 'chess'; the games are: {', '.join(GAMES)}."),
        (
            ["play", "goulet", "--seed", "x"],
            "--seed must be a whole number from 0 to 9223372036854775807, not 'x'.",
        ),
        (["play", "goulet", "--players", "0"], "--players must be a whole number from 1 to 9, not '0'."),
        (["play", "goulet", "--players", "3"], "This game is for 2 players, not 3."),
        (["play", "goulet", "--seats", "a,b,c"], "This game is for 2 players, not 3."),
        (
            ["play", "goulet", "--seats", "a,b", "--players", "3"],
            "The number of seats is 2 by --seats, but 3 by --players.",
        ),
        (["play", "goulet", "--seats", "Ann,Ann"], "Two people cannot both be called 'Ann'."),
        (["play", "goulet", "--seats", "Ann,"], "A name is one line of 1 to 40 characters."),
        (["play", "goulet", "--seats", "you,level:9"], "There is no bot 'level:9'; write random"),
        (
            ["play", "goulet", "--seed", "1", "--real-dice"],
            "Real dice need no --seed: leave one of the two out.",
        ),
        (["play", "goulet", "--set", "arrange"], "'arrange' is no setting; write option=value."),
        (["play", "goulet", "--set", "luck=yes"], "There is no option 'luck'; there are arrange, range"),
        (
            ["play", "goulet", "--set", "range=far"],
            "Option 'range' cannot be 'far'; it can be one of distance, target.",
        ),
        (
            ["play", "goulet", "--box", "/nowhere.toml"],
            "/nowhere.toml cannot be read: No such file or directory.",
        ),
        (
            ["measure", "goulet", "--matches", "0"],
            "--matches must be a whole number from 1 to 1000000000, not '0'.",
        ),
        (["measure", "goulet", "--seed", "1e3"], "--seed must be a whole number from 0 to"),
        (["measure", "goulet", "--seats", "Ann,random"], "There is no bot 'Ann'; write random"),
        (["measure", "goulet", "--seats", "random"], "This game is for 2 players, not 1."),
        (["bench", "chess"], f"There is no game called 'chess'; the games are: {', '.join(GAMES)}."),
        (["verify"], "FILE is missing; see 'pioche verify --help'."),
        (["verify", "/nowhere"], "/nowhere cannot be read: No such file or directory."),
        (["verify", "/"], "/ cannot be read: Is a directory."),
        (["replay", "/nowhere"], "/nowhere cannot be read: No such file or directory."),
    ],
)
def test_a_mistake_on_the_command_line(complaint: Said, arguments: list[str], sentence: str) -> None:
    said = complaint(*arguments)
    assert said.startswith(sentence)
    assert said.count(". ") <= 1


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "This is not a record"),
        (b"\xff\xfe\x00", "is not a text in UTF-8."),
        (b"Pioche record 1\n", "The record has no line 'game"),
        (b"Pioche record 1\ngame: chess\n", "There is no game called 'chess'"),
        (b"Pioche record 1\ngame: goulet\nrules: \x1b[31m\n", "'rules' in the record must be a number"),
    ],
)
def test_a_file_that_is_no_record(complaint: Said, tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "bad.pioche"
    path.write_bytes(content)
    for command in ("verify", "replay"):
        said = complaint(command, str(path))
        assert sentence in said
        assert "\x1b" not in said


def test_a_box_that_is_none(complaint: Said, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("[contents]\nhit_points = 'many'\n")
    said = complaint("play", "goulet", "--box", str(path))
    assert said == f"{path}, line 2: 'hit_points' must be a number from 1 to 100."


def test_a_record_with_a_changed_die_is_found_out(pioche: Run, finished: Path) -> None:
    text = finished.read_text("utf-8")
    first = re.search(r"die (\d)", text)
    assert first
    other = "die 1" if first[1] != "1" else "die 2"
    finished.write_text(text[: first.start()] + other + text[first.end() :], "utf-8")
    done = pioche("verify", str(finished))
    assert done.returncode == 2
    assert f"the record says '{other}', but the dice give 'die {first[1]}'." in done.stderr
    assert "Traceback" not in done.stderr


def test_a_ply_beyond_the_end(complaint: Said, unfinished: Path) -> None:
    assert complaint("replay", str(unfinished), "--ply", "999").startswith("The match has ")


def test_a_finished_record_without_its_secret_is_not_accepted(complaint: Said, finished: Path) -> None:
    text = finished.read_text("utf-8")
    finished.write_text(re.sub(r"secret: .*\n", "", text), "utf-8")
    assert "does not show the secret of its dice" in complaint("verify", str(finished))


def test_a_record_cut_off_anywhere_never_ends_in_a_traceback(complaint: Said, finished: Path) -> None:
    text = finished.read_text("utf-8")
    for length in range(0, len(text) - 2, 211):
        finished.write_text(text[:length], "utf-8")
        complaint("verify", str(finished))


def test_mistakes_are_told_in_the_language_asked_for(pioche: Run) -> None:
    done = pioche("rules", "chess", "--language", "fr")
    assert done.returncode == 2
    assert "chess" in done.stderr
