"""Nothing is ever lost: whatever happens, a match goes on where it was."""

import signal
import sys
from typing import Any

import pytest

from pioche import Match
from pioche.cli import main

from .conftest import ASKED, Seat, one_line, plain

SEALED = ("play", "goulet", "--seats", "you,random")


def play_some(child: Any) -> str:
    """Make some choices; returns the board and the question that stand then."""
    child.expect("Enter for none")
    child.sendline("quince")
    for _ in range(7):
        child.expect(ASKED)
        child.sendline("1")
    child.expect(ASKED)
    return question(child.before)


def question(screen: str) -> str:
    return plain(screen)[plain(screen).rindex("Goulet ·") :]


def resume(seat: Seat, *arguments: str) -> str:
    child = seat.sit_down("play", *arguments)
    child.expect(ASKED)
    return question(child.before)


def test_ctrl_c_says_how_to_resume_and_the_match_goes_on_from_the_same_position(seat: Seat) -> None:
    child = seat.sit_down(*SEALED)
    stood = play_some(child)
    record = seat.record
    child.sendintr()
    child.expect(r"pioche play --resume (\S+)")
    name = child.match[1]
    child.expect_exact("\r\n")
    child.wait()
    assert child.exitstatus == 0
    assert resume(seat, "--resume", name) == stood
    assert seat.record == record


def test_the_end_of_input_says_how_to_resume(seat: Seat) -> None:
    child = seat.sit_down(*SEALED)
    stood = play_some(child)
    child.sendeof()
    child.expect("pioche play --resume")
    child.wait()
    assert child.exitstatus == 0
    assert resume(seat, "goulet", "--resume") == stood


def test_a_killed_match_goes_on_where_it_was(seat: Seat) -> None:
    child = seat.sit_down(*SEALED)
    stood = play_some(child)
    record = seat.record
    child.kill(signal.SIGKILL)
    child.wait()
    assert resume(seat, "--resume") == stood
    assert seat.record == record


def test_a_resumed_seeded_match_goes_on_as_if_it_had_not_been_left(seat: Seat) -> None:
    table = ("play", "goulet", "--seats", "you,random", "--seed", "8")
    seat.pipe(*table, typed=["1"] * 20)
    whole = seat.record
    [path] = seat.matches.iterdir()
    path.unlink()
    seat.pipe(*table, typed=["1"] * 8)
    seat.pipe("play", "--resume", typed=["1"] * 12)
    assert seat.record == whole


def test_leaving_before_the_first_question_is_no_error(seat: Seat) -> None:
    child = seat.sit_down(*SEALED)
    child.expect("Enter for none")
    child.sendintr()
    assert "No match was started." in child.read()
    done = seat.pipe(*SEALED)
    assert done.returncode == 0
    assert done.stdout.endswith("No match was started.\n")
    assert done.stderr == ""
    assert not seat.matches.exists()


def test_resume_takes_the_newest_unfinished_match(seat: Seat) -> None:
    seat.pipe("play", "goulet", "--seed", "1", typed=["save older"])
    seat.pipe("play", "goulet", "--seed", "1", typed=["save newer"])
    seat.pipe("play", "goulet", "--seed", "2", "--seats", "random,random")
    (seat.matches / "broken.pioche").write_text("no record at all")
    done = seat.pipe("play", "--resume", typed=["quit"])
    assert "pioche play --resume newer" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--resume"], "There is no unfinished match in"),
        (["goulet", "--resume"], "There is no unfinished match of goulet in"),
        (["--resume", "nobody"], "There is no match called 'nobody' in"),
        (["--resume", "long" * 99], "There is no match called 'longlong"),
        (["--resume", "damaged"], "This is not a record"),
        (["--resume", "over"], "The match 'over' is over; 'pioche replay' shows it."),
        (["--resume", "secretless"], "The match cannot go on without its secret:"),
        (["--resume", "strange"], "does not hold the secret of a match."),
        (["goulet", "--resume", "over", "--seed", "1"], "A resumed match stays as it was: leave --seed out."),
    ],
)
def test_what_cannot_be_resumed_is_refused_in_one_sentence(
    seat: Seat,
    finished: str,
    unfinished: str,
    arguments: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    seat.matches.mkdir()
    (seat.matches / "damaged.pioche").write_text("hello")
    (seat.matches / "over.pioche").write_text(finished)
    if arguments[-1] != "--resume":
        (seat.matches / "secretless.pioche").write_text(unfinished)
        (seat.matches / "strange.pioche").write_text(unfinished)
        (seat.matches / "strange.secret").write_text("xyz")
    before = {path: path.read_bytes() for path in seat.matches.iterdir()}
    monkeypatch.setenv("PIOCHE_DATA_DIR", str(seat.folder))
    monkeypatch.setattr(sys, "argv", ["pioche", "play", *arguments])
    with pytest.raises(SystemExit) as ending:
        main()
    said = capsys.readouterr()
    assert ending.value.code == 2
    assert said.out == ""
    assert sentence in one_line(said.err)
    assert {path: path.read_bytes() for path in seat.matches.iterdir()} == before


@pytest.fixture
def finished() -> str:
    match = Match.new("goulet", seed=1)
    while not match.over:
        match.apply(match.legal[0])
    return match.record()


@pytest.fixture
def unfinished() -> str:
    return Match.new("goulet").record()


def test_a_folder_that_cannot_be_written_is_told_before_the_match(seat: Seat) -> None:
    (seat.folder / "matches").write_text("a file where the folder should be")
    done = seat.pipe("play", "goulet", "--seed", "1")
    assert done.returncode == 2
    assert done.stderr.startswith("The match cannot be saved as")
