"""Windows in the terminal: who is asked whether to interrupt, and what nobody else at the keyboard sees."""

import pytest
from games.groo.building import act, match

from pioche.core.match import Match

from .conftest import Environment, Seat, one_line

PLAIN = {"NUMBA_DISABLE_JIT": "1"}  # a few actions are played sooner than rules are loaded or compiled
PASSIVE = "random-play-pick"  # a bot that neither plays nor discards cards
WILD, BUILDING = "upside-down-map", "baker"  # the Wild always fits
ROLL = "labor, labor, labor, supplies, supplies, supplies, dog"
QUESTION = "(or help): "
AT_ONE_KEYBOARD = (
    "At one keyboard you are asked whether to interrupt only while you are at the screen, so that nobody "
    "sees who could. To be called in every window, type 'windows on'."
)


def dealt(second: str = WILD, first: str = "castle, tavern") -> Match:
    """Three players, in the first window of the first player's turn; the second holds this."""
    return match(first, f"{second}, sage", "dragon, butcher", dealer=3)


def pass_windows(found: Match) -> Match:
    while found.is_asked_in_secret:
        act(found, "done")
    return found


def building(found: Match) -> Match:
    """The first player has rolled, and may build."""
    for name in ("done", *["face 1"] * 3, *["face 3"] * 3, "move dog"):
        act(pass_windows(found), name)
    return pass_windows(found)


def keep(seat: Seat, found: Match, *names: str) -> None:
    """The match is there to be resumed, with these players."""
    seat.matches.mkdir(exist_ok=True)
    found.names = list(names)
    (seat.matches / "kept.pioche").write_text(found.record())


def resume(seat: Seat, *typed: str, environment: Environment = None) -> str:
    """Everything that is shown."""
    more = {**PLAIN, **(environment or {})}
    done = seat.pipe("play", "--resume", "kept", typed=[*typed], environment=more)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def answers(shown: str) -> list[str]:
    """What is said after each line that was typed at a question."""
    return [one_line(part.partition("\n")[2]) for part in shown.split(QUESTION)[1:]]


def times_asked(shown: str) -> int:
    """How often somebody was asked whether to interrupt."""
    return one_line(shown).count("Do you play a Wild?")


def actions(seat: Seat) -> list[str]:
    """The lines of the record after its head."""
    return seat.record.partition("\n\n")[2].splitlines()


# --- The command ------------------------------------------------------------------------


def test_who_is_asked_can_be_chosen(seat: Seat) -> None:
    keep(seat, dealt(), PASSIVE, "Ann", PASSIVE)
    said = answers(resume(seat, "windows off", "WINDOWS On", "fenetres oui", "Fenêtres NON"))
    asked, unasked = "you are asked whenever you could interrupt.", "you are not asked whether to interrupt."
    for sentence, answer in zip([unasked, asked, asked, unasked], said[:4], strict=True):
        assert answer.startswith(f"From now on {sentence}")


def test_a_wrong_word_is_refused_in_one_sentence(seat: Seat) -> None:
    keep(seat, dealt(), PASSIVE, "Ann", PASSIVE)
    sentence = (
        "Type 'windows on' to be asked whenever you could interrupt, 'windows off' not to be. Ann, 1 to 2"
    )
    for said in answers(resume(seat, "windows", "windows maybe", "windows on off", "fenêtres 1"))[:4]:
        assert said.startswith(sentence)


def test_a_game_without_windows_says_so(seat: Seat) -> None:
    table = ("play", "goulet", "--seats", "random,you", "--seed", "1")
    done = seat.pipe(*table, typed=["windows on", "windows", "fenêtres non"], environment=PLAIN)
    for said in answers(done.stdout)[:3]:
        assert said.startswith("In this game nobody is asked in secret whether to interrupt.")


def test_help_tells_of_it(seat: Seat) -> None:
    keep(seat, dealt(), PASSIVE, "Ann", PASSIVE)
    said, _ = answers(resume(seat, "help"))
    assert "windows off not to be asked whether to interrupt others; with 'on', always" in said


def test_it_works_in_french(seat: Seat) -> None:
    keep(seat, dealt(), "Ann", "Bob", PASSIVE)
    shown = resume(seat, "", "fenêtres non", "aide", environment={"PIOCHE_LANGUAGE": "fr"})
    assert one_line(shown).startswith("À un seul clavier, on vous demande si vous intervenez seulement quand")
    assert "Désormais, on ne vous demande plus si vous intervenez." in one_line(shown)
    assert "fenêtres off" in shown, "in the help"


# --- One person against bots ----------------------------------------------------------------


def test_one_person_is_asked_in_every_window(seat: Seat) -> None:
    """The Wild fits; when the turn starts, and when the dice are rolled."""
    keep(seat, dealt(), PASSIVE, "Ann", PASSIVE)
    shown = resume(seat, "done", ROLL, "done")
    assert times_asked(shown) == 2
    assert "looks at the screen" not in shown
    assert AT_ONE_KEYBOARD not in one_line(shown)
    assert actions(seat).count("seat 2: done") == 2


def test_one_person_may_interrupt(seat: Seat) -> None:
    keep(seat, dealt(), PASSIVE, "Ann", PASSIVE)
    shown = resume(seat, "play upside-down map")
    assert "Player 2 plays Upside-Down Map." in shown
    assert actions(seat)[-1] == "seat 2: play Upside-Down Map"


def test_who_does_not_want_to_be_asked_passes_from_now_on(seat: Seat) -> None:
    """But the window that stands on the screen is answered."""
    keep(seat, dealt(), PASSIVE, "Ann", PASSIVE)
    shown = resume(seat, "windows off", "done", ROLL, "windows on")
    assert times_asked(shown) == 1
    assert "what do you build with what Player 1 has left over?" in one_line(shown)
    assert actions(seat).count("seat 2: done") == 2


def test_who_holds_no_wild_is_not_asked(seat: Seat) -> None:
    keep(seat, dealt(BUILDING), PASSIVE, "Ann", PASSIVE)
    assert times_asked(resume(seat, ROLL)) == 0


def test_whether_a_bot_was_asked_does_not_show(seat: Seat) -> None:
    """Screen for screen, with the story, what is taken back and the leave that is taken."""
    typed = ("done", ROLL, "play castle", "log", "undo", "play tavern", "done", "done", "log", "quit")
    shown = []
    for second in (WILD, BUILDING):
        keep(seat, dealt(second), "Ann", PASSIVE, PASSIVE)
        shown.append(resume(seat, *typed))
    assert shown[0] == shown[1]
    assert "1 action is taken back." in shown[0]
    assert "— Turn 2: Player 2." in shown[0]


# --- Several people at one keyboard -----------------------------------------------------------


def test_several_people_are_told_at_the_beginning_who_is_asked(seat: Seat) -> None:
    keep(seat, dealt(), "Ann", "Bob", PASSIVE)
    assert one_line(resume(seat)).startswith(AT_ONE_KEYBOARD)


@pytest.mark.parametrize("game", ["goulet", "golem-it"])
def test_without_windows_nothing_of_them_is_told(seat: Seat, game: str) -> None:
    done = seat.pipe("play", game, "--seats", "Ann,Bob", "--seed", "1", typed=["", "quit"], environment=PLAIN)
    assert "interrupt" not in done.stdout


# The first player has rolled: builds, and passes the dice on; the second too; the first draws nothing. An
# empty line is typed by who sits down at the screen.
TURN = ["", "play castle", "done", "", "board", "done", "", "done", ""]


def test_nobody_is_called_to_the_screen_for_a_window(seat: Seat) -> None:
    """Bob could interrupt four times, and would show it by sitting down."""
    keep(seat, building(dealt()), "Ann", "Bob", PASSIVE)
    shown = resume(seat, *TURN)
    assert times_asked(shown) == 0
    assert shown.count("Only Bob looks at the screen now.") == 2, "with the dice, and in his own turn"
    assert actions(seat)[-7:] == [
        "seat 1: play Castle",
        "seat 2: done",  # the window
        "seat 1: done",
        "seat 2: done",
        "seat 3: done",
        "seat 1: done",
        "seat 2: done; done",  # the windows at the end of this turn and at the start of the next
    ]


def test_who_wants_to_is_called_in_every_window(seat: Seat) -> None:
    keep(seat, building(dealt()), "Ann", "Bob", PASSIVE)
    shown = resume(seat, *["windows on" if line == "board" else line for line in TURN], "done")
    told = "From now on you are called whenever you could interrupt; the others see that you could."
    assert told in one_line(shown)
    with_the_dice, at_the_end = shown.split("Only Bob looks at the screen now.")[1:]
    assert (times_asked(with_the_dice), times_asked(at_the_end)) == (0, 2)
    assert "Player 2: the turn of Player 1 ends" in at_the_end
    assert "Player 2: the turn of Player 2 starts" in at_the_end


def test_who_sits_at_the_screen_is_asked_there(seat: Seat) -> None:
    """Ann has played a card, and may play a Wild before anybody else sits down."""
    keep(seat, building(dealt(BUILDING, "castle, upside-down-map")), "Ann", "Bob", PASSIVE)
    shown = resume(seat, "", "play castle", "done")
    assert times_asked(shown) == 1
    assert shown.count("looks at the screen now.") == 1
    assert actions(seat)[-1] == "seat 1: done; play Castle; done"


def test_unless_that_one_does_not_want_to(seat: Seat) -> None:
    keep(seat, building(dealt(BUILDING, "castle, upside-down-map")), "Ann", "Bob", PASSIVE)
    shown = resume(seat, "", "windows off", "play castle", "board")
    assert "From now on you are not asked whether to interrupt." in one_line(shown)
    assert times_asked(shown) == 0
    assert actions(seat)[-1] == "seat 1: done; play Castle; done"


def test_each_chooses_for_oneself(seat: Seat) -> None:
    """Ann wants to be called, which does not call Bob."""
    keep(seat, building(dealt()), "Ann", "Bob", PASSIVE)
    shown = resume(seat, "", "windows on", "play castle", "done")
    assert times_asked(shown) == 0


# --- Records ------------------------------------------------------------------------------------


def replay(seat: Seat, second: str, *arguments: str) -> str:
    """A match in which the second player was asked, or not, told from its record."""
    found = act(building(dealt(second)), "play castle")
    keep(seat, pass_windows(found), "Ann", "Bob", "Cid")
    path = seat.matches / "kept.pioche"
    done = seat.pipe("replay", str(path), *arguments, environment=PLAIN)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_replay_tells_nothing_of_secret_passes(seat: Seat) -> None:
    assert replay(seat, WILD) == replay(seat, BUILDING)
    assert "Player 1 plays Castle" in replay(seat, WILD)


def test_a_replay_shows_the_board_after_what_it_tells(seat: Seat) -> None:
    """Which of them belongs to what is counted without secret passes too."""
    boards = replay(seat, WILD, "--board").split("Groo · Player 1: Ann")
    assert len(boards) == 1 + 6, "dealer, three hands, dice, card"
    assert "Player 1 rolls 3 Labor and 3 Supplies." in boards[4]
    assert "Dice of Player 1: 3 Labor and 3 Supplies" in boards[5]
    assert "Player 1 plays Castle" in boards[5]
    assert "Dice of Player 1: 2 Labor and 2 Supplies" in boards[6]
    assert boards[6].endswith("The match is not over.\n")
