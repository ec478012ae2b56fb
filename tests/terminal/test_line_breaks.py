"""Lines end at spaces, but never at a no-break one."""

import io

from rich.console import Console

from pioche.core.words import words
from pioche.terminal.screen import Screen, make_console

FRENCH = "Le Chevalier tombe\u202f!"


def shown(width: int, markdown: bool = False) -> list[str]:
    """The lines of the French sentence on a screen of that width."""
    console = make_console({"NO_COLOR": "1"})
    console.file, console.width = io.StringIO(), width
    screen = Screen(console, words("fr"))
    screen.markdown(FRENCH) if markdown else screen.say(FRENCH)
    return [line.rstrip(" ") for line in console.file.getvalue().splitlines()]


def test_a_line_does_not_end_at_a_no_break_space() -> None:
    assert shown(len(FRENCH)) == [FRENCH]
    assert shown(len(FRENCH) - 1) == ["Le Chevalier", "tombe\u202f!"]


def test_nor_does_one_of_the_rules() -> None:
    assert shown(len(FRENCH) - 1, markdown=True) == ["Le Chevalier", "tombe\u202f!"]


def test_other_spaces_still_end_lines() -> None:
    console = Console(file=io.StringIO(), width=9)
    assert [str(line) for line in console.render_str("one  two three").wrap(console, 9)] == [
        "one  two ",
        "three",
    ]
