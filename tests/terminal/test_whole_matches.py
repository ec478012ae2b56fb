"""Matches from the first question to the result."""

import hashlib
import re
import stat

from .conftest import ASKED, Seat, plain

ALWAYS_THE_FIRST = ["1"] * 1500


def test_a_whole_match_against_a_bot_ends_with_a_result_and_a_record_that_verifies(seat: Seat) -> None:
    done = seat.pipe("play", "goulet", "--seats", "you,random", "--seed", "3", typed=ALWAYS_THE_FIRST)
    assert done.returncode == 0
    assert done.stderr == ""
    assert re.search(r"The winner: (you|random)\.|a draw", done.stdout)
    [record] = seat.matches.glob("*.pioche")
    assert str(record) in done.stdout
    assert f"pioche verify {record}" in done.stdout
    assert seat.pipe("verify", str(record)).returncode == 0


def test_the_same_seed_and_the_same_choices_give_the_same_match(seat: Seat) -> None:
    first, second = (
        seat.pipe("play", "goulet", "--seats", "you,level:1", "--seed", "3", typed=["1"] * 4).stdout
        for _ in range(2)
    )
    assert first.splitlines()[:-4] == second.splitlines()[:-4]  # the end names the file


def test_sealed_dice_show_their_seal_before_the_first_roll_and_their_secret_at_the_end(seat: Seat) -> None:
    box = seat.folder / "short.toml"
    box.write_text("[contents]\nhit_points = 2\n")
    table = ("play", "goulet", "--seats", "you,random", "--box", str(box))
    done = seat.pipe(*table, typed=["cerise", *ALWAYS_THE_FIRST])
    lines = done.stdout.splitlines()
    [commitment] = [line.strip() for line in lines[:5] if re.fullmatch(r" *[0-9a-f]{64}", line)]
    assert lines.index(f"  {commitment}") < next(n for n, line in enumerate(lines) if "Initiative" in line)
    found = re.search(r"secret of the dice was ([0-9a-f]{64})", done.stdout)
    assert found
    assert hashlib.sha256(bytes.fromhex(found[1])).hexdigest() == commitment
    assert 'word 1: "cerise"' in seat.record
    assert [path.suffix for path in seat.matches.iterdir()] == [".pioche"]


def test_the_secret_of_an_unfinished_match_is_kept_from_other_users_and_out_of_the_record(seat: Seat) -> None:
    seat.pipe("play", "goulet", typed=["", "quit"])
    [secret] = seat.matches.glob("*.secret")
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert secret.read_text().strip() not in seat.record


def test_bots_play_alone_when_nobody_sits_down(seat: Seat) -> None:
    done = seat.pipe("play", "goulet", "--seats", "random,random", "--seed", "2")
    assert done.returncode == 0
    assert re.search(r"The winner: random \((Grey|Purple)\)\.", done.stdout)


def test_several_people_share_the_keyboard_and_the_prompt_names_them(seat: Seat) -> None:
    child = seat.sit_down("play", "goulet", "--seats", "Ann,Bob", "--seed", "1")
    child.expect("(Ann|Bob), 1 to")
    first = child.match[1]
    for _ in range(200):
        child.sendline("1")
        child.expect("(Ann|Bob), 1 to")
        if child.match[1] != first:
            break
    assert child.match[1] != first


def test_a_designers_box_and_options_are_played_and_recorded(seat: Seat) -> None:
    box = seat.folder / "strong.toml"
    box.write_text("[contents]\nhit_points = 11\n")
    done = seat.pipe(
        "play", "goulet", "--seed", "1", "--box", str(box), "--set", "arrange=yes", typed=["place Archer"]
    )
    assert "11/12" in done.stdout
    assert "The Archer takes position 1." in done.stdout
    assert "box.hit_points: 11" in seat.record
    assert "option.arrange: yes" in seat.record


def test_without_colour_there_is_no_escape_code(seat: Seat) -> None:
    for poor in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        child = seat.sit_down("play", "goulet", "--seats", "random,you", "--seed", "1", environment=poor)
        child.expect(ASKED)
        assert "\x1b" not in child.before
        assert "10/12" in child.before
        assert ">Skeleton<" in child.before


def test_with_colour_the_same_words_are_on_the_screen(seat: Seat) -> None:
    child = seat.sit_down("play", "goulet", "--seats", "random,you", "--seed", "1")
    child.expect(ASKED)
    assert "\x1b" in child.before
    assert ">Skeleton<" in plain(child.before)


def test_a_terminal_that_knows_only_ascii_gets_a_board_too(seat: Seat) -> None:
    done = seat.pipe(
        "play", "goulet", "--seats", "random,you", "--seed", "1", environment={"PYTHONIOENCODING": "ascii"}
    )
    assert done.returncode == 0
    assert "########.." in done.stdout
    assert ">Skeleton<" in done.stdout
