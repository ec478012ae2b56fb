"""Real dice, real tokens, and secrets at one keyboard."""

from .conftest import Seat, one_line, plain

TOKENS = "Wizard, dragon, Archer, Skeleton, Sorcerer, Knight"
REAL = ("play", "goulet", "--seats", "Ann,level:1", "--real-dice")


def test_outcomes_are_typed_in_one_or_several_at_once(seat: Seat) -> None:
    seat.pipe(
        *REAL, typed=["wizard", "token dragon; Archer,skeleton", "sorcerer", "6 5", "die 4", "33", "stop"]
    )
    assert (
        "chance: token Wizard; token Dragon; token Archer; token Skeleton; token Sorcerer; token"
        in seat.record
    )
    assert "chance: die 6; die 5; die 4; die 3; die 3\nseat 1: stop\n" in seat.record
    assert "dice: real" in seat.record


def test_what_cannot_have_been_rolled_is_refused_and_nothing_of_it_counts(seat: Seat) -> None:
    done = seat.pipe(*REAL, typed=["wizard, wizard", "five", TOKENS, "1 2 7", "1 2 3 4 5 6", ""])
    said = one_line(done.stdout)
    assert "'token Wizard' is not possible: the token of the Wizard lies on the track already." in said
    assert (
        "'five' cannot come up here; possible are Wizard, Knight, Archer, Skeleton, Sorcerer, Dragon." in said
    )
    assert "'7' cannot come up here; possible are 1, 2, 3, 4, 5, 6." in said
    assert "That is too many: only 5 can be typed in here." in said
    assert "die" not in seat.record.partition("\n\n")[2]


def test_a_slip_in_typing_can_be_undone(seat: Seat) -> None:
    seat.pipe(*REAL, typed=[TOKENS, "1 2 3 4 5", "undo", "undo", "6 6", "stop"])
    assert seat.record.endswith("undo: 1\nundo: 1\nchance: die 6; die 6\nseat 1: stop\n")


def test_a_bots_dice_are_typed_in_too_and_undo_reaches_back_over_its_decisions(seat: Seat) -> None:
    tokens = "Dragon, Wizard, Archer, Skeleton, Sorcerer, Knight"
    done = seat.pipe(*REAL, typed=[tokens, "hint", "1 1 1 1 1", "board", "undo", "6"])
    assert "Purple, with the Dragon: " in done.stdout
    assert "Chance decides here: there is nothing to advise." in done.stdout
    assert "undo: " in seat.record


def test_tokens_can_be_typed_in_french(seat: Seat) -> None:
    seat.pipe(*REAL, typed=["magicien, squelette", "Chevalier"], environment={"PIOCHE_LANGUAGE": "fr"})
    assert "chance: token Wizard; token Skeleton; token Knight\n" in seat.record


def test_real_dice_are_resumed_in_the_middle_of_a_roll(seat: Seat) -> None:
    seat.pipe(*REAL, typed=[TOKENS, "1 2"])
    seat.pipe("play", "--resume", typed=["3 4 5", "stop"])
    assert "chance: die 1; die 2; die 3; die 4; die 5\nseat 1: stop\n" in seat.record


def test_only_who_may_see_a_card_sits_at_the_screen(seat: Seat) -> None:
    """With secrets and several people the screen is handed over, and wiped in between."""
    child = seat.sit_down("play", "exchange", "--seats", "Ann,Bob", "--seed", "3", small=True)
    child.expect("Only Ann looks at the screen now")
    child.sendline("")
    child.expect("Player 1: keep the ([1-9])")
    card = child.match[1]
    child.expect("or help")
    child.sendline("stay")
    child.expect_exact("\x1b[2J\x1b[3J")
    child.expect("Only Bob looks at the screen now")
    child.sendline("")
    child.expect("Player 2: keep the ([1-9])")
    shown = plain(child.before)
    assert "Player 1 gets a card." in shown
    assert f"card/{card}" not in shown
    assert "choice: secret" in shown


def test_everybody_types_in_their_own_real_card(seat: Seat) -> None:
    done = seat.pipe(
        "play",
        "exchange",
        "--seats",
        "Ann,Bob",
        "--real-dice",
        typed=["", "2", "", "5", "", "stay", "", "swap", "", "6"],
        small=True,
    )
    asked = [line for line in done.stdout.splitlines() if line.startswith("Only")]
    assert [line.split()[1] for line in asked] == ["Ann", "Bob", "Ann", "Bob"]
    assert "The winner: Bob." in done.stdout


def test_a_game_without_a_board_is_listed(seat: Seat) -> None:
    done = seat.pipe("play", "exchange", "--seats", "Ann,random", "--seed", "3", small=True)
    assert "\nphase: choose\n" in done.stdout
    assert "    choice: open" in done.stdout
