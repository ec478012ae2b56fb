"""What can be typed besides an action, in either language."""

from enum import Enum

from pioche.core.words import Words

HINT_LEVEL = 4  # of the bot that is asked for advice


class Command(Enum):
    """Each command with the words for it."""

    UNDO = ("undo", "annuler")
    HINT = ("hint", "conseil")
    WHY = ("why", "pourquoi")
    LOG = ("log", "journal")
    READ = ("read", "lire")
    RULES = ("rules", "règles", "regles")
    BOARD = ("board", "plateau")
    SAVE = ("save", "sauver")
    WINDOWS = ("windows", "fenêtres", "fenetres")
    LANGUAGE = ("language", "langue")
    HELP = ("help", "aide", "?")
    QUIT = ("quit", "quitter")


def parse_command(line: str) -> tuple[Command, str] | None:
    """The command of a line and what follows it, or None if it is something else."""
    first, _, rest = line.strip().partition(" ")
    for command in Command:
        if first.casefold() in command.value:
            return command, rest.strip()
    return None


def explain_commands(words: Words) -> list[tuple[str, str]]:
    """What can be typed, and what it does."""
    return [
        (words("undo"), words("take your last choice back")),
        (words("hint"), words("what a bot of level {level} would do", level=HINT_LEVEL)),
        (words("why ACTION"), words("why an action is not possible now, with the rule")),
        (words("log"), words("everything that has happened")),
        (words("read NAME"), words("what a card or another piece says, where pieces say something")),
        (words("rules CLAUSE"), words("one clause of the rules; without a clause, all of them")),
        (words("board"), words("show the board and the question again")),
        (words("save NAME"), words("give the match a name of your own; it is saved in any case")),
        (words("windows off"), words("not to be asked whether to interrupt others; with 'on', always")),
        (words("language fr"), words("go on in French; with 'en', in English")),
        (words("quit"), words("stop here; the match can be resumed")),
    ]
