"""The arguments and options of the command line, explained in the language of whoever asks."""

import os
import sys
from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from pioche.core.words import words as words_of

from .language import chosen_language

LANGUAGE = chosen_language(sys.argv[1:], os.environ)
words = words_of(LANGUAGE)

GameName = Annotated[
    str, Argument(metavar=words("GAME"), help=words("Which game; 'pioche games' lists them all."))
]
OptionalGame = Annotated[
    str | None, Argument(metavar=words("GAME"), help=words("The game; not needed with --resume."))
]
Clause = Annotated[
    str | None, Argument(metavar=words("CLAUSE"), help=words("Only this clause, such as GOU-15."))
]
Record = Annotated[Path, Argument(metavar=words("FILE"), help=words("The record of a match."))]

Language = Annotated[
    str,
    Option(
        "--language",
        metavar="fr|en",
        show_default=False,
        help=words("The language; without it PIOCHE_LANGUAGE or that of your system decides."),
    ),
]
Seats = Annotated[
    str,
    Option(
        metavar=words("LIST"),
        help=words(
            "Who sits where, separated by commas: names of people at this keyboard, or bots (random, "
            "greedy, search:200, search:500ms, level:1 to level:5). Without it: you,level:2."
        ),
    ),
]
Bots = Annotated[
    str,
    Option(
        "--seats",
        metavar=words("LIST"),
        help=words("The bots, separated by commas, one for each seat. Without it all are random."),
    ),
]
Players = Annotated[
    str | None, Option(metavar="N", help=words("How many play, where a game allows several numbers."))
]
RealDice = Annotated[
    bool, Option("--real-dice", help=words("You roll real dice and type in what they show."))
]
Seed = Annotated[
    str | None,
    Option(metavar="N", help=words("A seed: dice and bots become reproducible, for trying things out.")),
]
FixedSeed = Annotated[str, Option("--seed", metavar="N", help=words("The same seed gives the same figures."))]
Settings = Annotated[
    list[str] | None,
    Option(
        "--set",
        metavar=words("OPTION=VALUE"),
        help=words("An option of the table, as the rules name it; may be given several times."),
    ),
]
Box = Annotated[
    Path | None,
    Option(metavar=words("FILE"), help=words("A TOML file that says what differs from the standard box.")),
]
Resume = Annotated[
    str | None,
    Option(
        metavar=words("[NAME]"),
        help=words("Go on with a saved match; without a name, with the newest unfinished one."),
    ),
]
PlyNumber = Annotated[
    str | None, Option("--ply", metavar="N", help=words("Show only the board, as it was after N actions."))
]
WithBoard = Annotated[bool, Option("--board", help=words("Show the board after each line."))]
StepByStep = Annotated[bool, Option("--step", help=words("Wait for Enter after each line."))]
Matches = Annotated[str, Option(metavar="N", help=words("How many matches are played."))]
Json = Annotated[bool, Option("--json", help=words("Print one JSON object instead of tables."))]
