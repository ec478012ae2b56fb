"""Games with secrets at one keyboard: who looks at the screen, what is asked, and what nobody else learns."""

from pathlib import Path

import pytest

from .conftest import Seat, one_line, plain

CLEARED = "\x1b[2J\x1b[3J"
LAAANCEZ = ("play", "laaancez", "--seats", "Ann,Bob")
GOLEM_IT = ("play", "golem-it", "--seats", "Ann,Bob")
CARDS = "m2, m3, m4, m5, m6, m7, m8, m9, m10, mint 11, purple 2, p3"  # twelve


@pytest.fixture
def fragile(seat: Seat) -> Path:
    """A box in which every object falls at the first blow, so that combat is short."""
    box = seat.folder / "fragile.toml"
    ones = [1] * 7
    box.write_text(f"[contents]\nhit_points = {ones}\ndamage = {ones}\nmost_damage = {ones}\n")
    return box


# --- Choosing at the same time ------------------------------------------------------


def test_a_choice_is_typed_in_unseen_and_shown_when_both_are_made(seat: Seat) -> None:
    child = seat.sit_down(*LAAANCEZ, "--seed", "1")
    child.expect("Only Ann looks at the screen now")
    child.sendline("")
    child.expect("The only choice is the gift")
    child.expect("or help")
    child.sendline("gift, 1-2")
    child.expect_exact(CLEARED)
    child.expect("Only Bob looks at the screen now")
    child.sendline("")
    child.expect("or help")
    shown = plain(child.before)
    assert "Player 1 has chosen." in shown
    assert "copies" not in shown
    child.sendline("gift")
    child.expect("where do you copy the gift")
    shown = plain(child.before)
    assert "Player 1: 0 of 16 cells filled, choice made\n" in shown
    assert "Player 2: 0 of 16 cells filled\n" in shown
    assert "Roll 1, by" not in shown
    child.sendline("4-1")
    child.expect("Only Ann looks at the screen now")
    child.sendline("")
    child.expect("Player 1 copies the gift into 1-2.")
    child.expect("Player 2 copies the gift into 4-1.")


def test_where_everything_is_open_the_screen_stays(seat: Seat, fragile: Path) -> None:
    """Recruiting is handed over at every choice; once combat has begun, nothing is hidden any more."""
    typed = ["", "1", "1"] * 40 + ["1", "2", "3", "4", "5"] * 120  # what is not offered is refused
    done = seat.pipe(*LAAANCEZ, "--seed", "1", "--box", str(fragile), typed=typed)
    recruiting, _, combat = done.stdout.partition("combat starts")
    assert recruiting.count("Only Ann looks") > 10
    assert recruiting.count("Only Bob looks") > 10
    assert "looks at the screen" not in combat
    assert "> attacks" in combat
    assert "The winner: " in combat


def test_at_a_real_table_nobody_changes_a_choice_that_both_have_seen(seat: Seat) -> None:
    typed = ["1", "", "copy Shield, to 1-1", "", "copy gift, to 4-1", "undo", "n", "quit"]
    said = one_line(seat.pipe(*LAAANCEZ, "--real-dice", typed=typed).stdout)
    assert "Ann, may Bob take the last choice and all that followed back? (y/n)" in said
    assert "Ann does not agree: nothing is taken back." in said
    assert "undo" not in seat.record


# --- Hands ----------------------------------------------------------------------------


def test_everybody_types_in_their_own_hand(seat: Seat) -> None:
    done = seat.pipe(*GOLEM_IT, "--real-dice", typed=["", CARDS, "", CARDS, "", "quit"])
    assert seat.record.count("deal mint 2;") == 2
    assert "Hand of Player 1: M2 P2 M3 P3 M4" in done.stdout


def test_a_hand_is_not_dealt_on_into_the_next_one(seat: Seat) -> None:
    done = seat.pipe(*GOLEM_IT, "--real-dice", typed=["", f"{CARDS}, m12", "m2", "quit"])
    assert "That is too many: only 12 can be typed in here." in one_line(done.stdout)
    assert "chance: deal mint 2\n" in seat.record


def test_what_can_be_dealt_does_not_tell_what_others_hold(seat: Seat) -> None:
    done = seat.pipe(*GOLEM_IT, "--real-dice", typed=["", CARDS, "", "why deal mint 2", "quit"])
    asked = [line.partition(" (or help)")[0] for line in done.stdout.splitlines() if "(or help)" in line]
    assert asked == ["One or several of mint 2, mint 2 bis, mint 3, …, purple 11 bis"] * 3
    assert "there is nothing to explain here" in one_line(done.stdout)


def test_others_are_asked_on_an_empty_screen(seat: Seat) -> None:
    child = seat.sit_down(*GOLEM_IT, "--seed", "3")
    for name, move in (("Ann", "pass"), ("Bob", "pass")):
        child.expect(f"Only {name} looks at the screen now")
        child.sendline("")
        child.expect("or help")
        child.sendline(move)
    child.expect("Only Ann looks at the screen now")
    child.sendline("")
    child.expect("or help")
    child.sendline("undo")
    child.expect_exact(CLEARED)
    child.expect("Bob, may Ann take the last choice")
    assert "Hand of" not in plain(child.before)
    child.sendline("y")
    child.expect("Only Ann looks at the screen now")


def test_who_has_no_choice_is_asked_all_the_same(seat: Seat) -> None:
    """Nobody else learns that a player could do nothing but pass."""
    options = ("--set", "variant=ab", "--set", "start_points=0", "--real-dice")
    best = "m21, m21, m20, m20, m19, m19, m18, m18, m17, m17, m16, m16"
    typed = ["", best, "", CARDS, "", "play mint 21, points 0, done", "", "", "quit"]
    done = seat.pipe(*GOLEM_IT, *options, typed=typed)
    assert "Bob, press Enter (or help): " in done.stdout
    assert "Player 2 passes and takes 1 point." in done.stdout


# --- Numbers ----------------------------------------------------------------------------


def test_points_are_typed_as_points(seat: Seat) -> None:
    table = ("play", "golem-it", "--seats", "Ann,random", "--real-dice")
    done = seat.pipe(*table, typed=[CARDS, CARDS, "play mint 5", "98", "7", "done", "quit"])
    assert "There is no number 98: type 0 to 97." in one_line(done.stdout)
    assert "7  Put 7 points on it: it counts 12" in done.stdout
    assert "play mint 5; points 7; done" in seat.record
