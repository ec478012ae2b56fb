"""The command line: `pioche --help` explains it."""

import io
import json
import os
import sys
from collections.abc import Iterable
from importlib.metadata import version
from typing import Annotated, Any

import typer
from rich.console import RenderableType

from pioche.core.shelf import find_game
from pioche.core.words import Mistake
from pioche.core.words import words as words_of
from pioche.games import GAMES

from .terminal import parameters as given
from .terminal.arguments import complete_resume, parse_number, usage_mistake
from .terminal.parameters import LANGUAGE, words
from .terminal.screen import Screen, announce_compiling, make_console

_MOST_SEED = 2**63 - 1
_MOST_MATCHES = 1_000_000_000
_MOST_PLY = 1_000_000

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    help=words(
        "Tabletop rulebooks as exact rules: play them, check them, measure them.\n\n"
        "Start with `pioche games`, then `pioche play goulet`."
    ),
)


def show_version(wanted: bool) -> None:
    """Say the version and stop."""
    if wanted:
        typer.echo(f"pioche {version('pioche')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    _: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help=words("Show the version.")),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(help=words("List the games: how many players, how long, from which age."))
def games(language: given.Language = LANGUAGE) -> None:
    from .terminal.figures import games_table

    screen = screen_in(language)
    screen.console.print(games_table(GAMES, screen.words))


@app.command(
    help=words(
        "Read the rules of a game, whole or one clause of them.\n\n"
        "Examples: `pioche rules goulet`, `pioche rules goulet GOU-15`"
    )
)
def rules(game: given.GameName, clause: given.Clause = None, language: given.Language = LANGUAGE) -> None:
    from .terminal.clauses import find_clause

    screen, found = screen_in(language), find_game(game)
    screen.markdown(found.rules[language] if clause is None else find_clause(found, clause, language))


@app.command(
    help=words(
        "Play a match in the terminal: against bots, against each other, or with real dice at a table.\n\n"
        "Every match is saved after every decision and can be resumed.\n\n"
        "- `pioche play goulet` (you against a bot)\n"
        "- `pioche play goulet --seats Ann,Bob` (two people)\n"
        "- `pioche play goulet --seats level:3,you --real-dice` (a bot at your own table)\n"
        "- `pioche play --resume` (go on)"
    )
)
def play(
    game: given.OptionalGame = None,
    seats: given.Seats = "",
    players: given.Players = None,
    real_dice: given.RealDice = False,
    seed: given.Seed = None,
    settings: given.Settings = None,
    box: given.Box = None,
    resume: given.Resume = None,
    language: given.Language = LANGUAGE,
) -> None:
    from .terminal.opening import Wishes, open_session

    screen = screen_in(language)
    wishes = Wishes(
        game=game or "",
        seats=seats,
        players=None if players is None else parse_number(players, "--players", 1, 9),
        seed=None if seed is None else parse_number(seed, "--seed", 0, _MOST_SEED),
        real_dice=real_dice,
        settings=settings or [],
        box=box,
        resume=resume,
    )
    announce_compiling(words)
    try:
        session = open_session(wishes, screen, os.environ)
    except (EOFError, KeyboardInterrupt):  # while asked for a word
        screen.say("\n" + screen.words("No match was started."))
        return
    session.play()


@app.command(
    help=words(
        "Tell a recorded match in sentences.\n\n"
        "Examples: `pioche replay match.pioche --step --board`, `pioche replay match.pioche --ply 40`"
    )
)
def replay(
    file: given.Record,
    ply: given.PlyNumber = None,
    board: given.WithBoard = False,
    step: given.StepByStep = False,
    language: given.Language = LANGUAGE,
) -> None:
    from .terminal import telling
    from .terminal.files import read_match

    screen = screen_in(language)
    wanted = None if ply is None else parse_number(ply, "--ply", 0, _MOST_PLY)
    announce_compiling(words)
    telling.replay(read_match(file), screen, wanted, board, step)


@app.command(
    help=words(
        "Check a recorded match: every action against the rules, every roll against the seal of the dice.\n\n"
        "Example: `pioche verify match.pioche`"
    )
)
def verify(file: given.Record, language: given.Language = LANGUAGE) -> None:
    from .terminal import telling
    from .terminal.files import read_match

    screen = screen_in(language)
    announce_compiling(words)
    telling.verify(read_match(file), screen)


@app.command(
    help=words(
        "Let bots play many matches, and see who wins, how long it takes and what is chosen.\n\n"
        "Example: `pioche measure goulet --matches 10000 --seats random,search:200 --seed 1`"
    )
)
def measure(
    game: given.GameName,
    matches: given.Matches = "1000",
    seats: given.Bots = "",
    seed: given.FixedSeed = "1",
    settings: given.Settings = None,
    box: given.Box = None,
    as_json: given.Json = False,
    language: given.Language = LANGUAGE,
) -> None:
    from pioche.core.box import parse_options
    from pioche.lab.measure import measure as play_matches

    from .terminal.figures import measurement_tables, progress_bar
    from .terminal.files import read_box
    from .terminal.seats import parse_bots

    words, found = words_of(language), find_game(game)
    bots = parse_bots(seats or ",".join(["random"] * found.file.fewest))
    count = parse_number(matches, "--matches", 1, _MOST_MATCHES)
    start_seed = parse_number(seed, "--seed", 0, _MOST_SEED)
    file = read_box(box, found) if box else found.file
    options = parse_options(file, settings or [])
    announce_compiling(words)
    with progress_bar(make_console(os.environ, stderr=True), words("matches")) as progress:
        measured = play_matches(found, count, bots, start_seed, options, file, progress)
    figures = measured.to_json()
    show_figures(figures, as_json, measurement_tables(figures, words))


@app.command(
    help=words(
        "Measure how fast the rules run on this machine.\n\n"
        "Examples: `pioche bench`, `pioche bench goulet --json`"
    )
)
def bench(
    game: given.GameName = "goulet", as_json: given.Json = False, language: given.Language = LANGUAGE
) -> None:
    from pioche.lab.bench import bench as measure_speed

    from .terminal.figures import bench_table, progress_bar

    words, found = words_of(language), find_game(game)
    with progress_bar(make_console(os.environ, stderr=True), words("steps")) as progress:
        figures = measure_speed(found, progress).to_json()
    show_figures(figures, as_json, [bench_table(figures, words)])


@app.command(
    help=words(
        "Serve tables to browsers: play against bots, with others by link, or together at one screen.\n\n"
        "Examples: `pioche serve`, `pioche serve --host 0.0.0.0 --port 80 --storage postgresql://pioche@db/pioche`"
    )
)
def serve(
    host: Annotated[
        str, typer.Option(metavar=words("HOST"), help=words("The address to serve at; 0.0.0.0 for everyone."))
    ] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="N", help=words("The port; 0 for any that is free."))] = "8000",
    storage: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help=words(
                "Where tables are kept: sqlite:///FILE or postgresql://…; without it, in your data folder."
            ),
        ),
    ] = "",
    workers: Annotated[
        str, typer.Option(metavar="N", help=words("How many processes serve; more than one need PostgreSQL."))
    ] = "1",
    browser: Annotated[
        bool, typer.Option("--open/--no-browser", help=words("Whether a browser is opened."))
    ] = True,
    language: given.Language = LANGUAGE,
) -> None:
    from .server.serve import default_storage, open_browser
    from .server.serve import serve as serve_tables

    screen = screen_in(language)

    def tell(address: str) -> None:
        screen.say_whole(screen.words("The tables are at {address}", address=address))
        if not (browser and open_browser(address)):
            screen.say(screen.words("Open it in a browser; Ctrl+C ends the server."))

    place, processes = parse_number(port, "--port", 0, 65_535), parse_number(workers, "--workers", 1, 64)
    if processes > 1:  # they share what one of them has compiled
        announce_compiling(words)
    serve_tables(host, place, storage or default_storage(os.environ), processes, tell)


def show_figures(figures: dict[str, Any], as_json: bool, tables: Iterable[RenderableType]) -> None:
    """As JSON for programs, or as tables for people."""
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
    else:
        console = make_console(os.environ)
        for table in tables:
            console.print(table)
            console.print()


def screen_in(language: str) -> Screen:
    """Where a command writes, in that language."""
    return Screen(make_console(os.environ), words_of(language))


def main() -> None:
    """Run one command; whatever a person can put right is one sentence on stderr and exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange character is no reason to stop
    arguments = complete_resume(sys.argv[1:])
    if not arguments or "--help" in arguments:
        from .terminal.help_pages import translate_help

        translate_help(words)
    try:
        code = app(args=arguments, prog_name="pioche", standalone_mode=False)
    except typer.Abort:  # the input has ended
        code = 0
    except typer.TyperException as error:
        code = complain(usage_mistake(error, arguments))
    except Mistake as mistake:
        code = complain(mistake)
    sys.exit(code if isinstance(code, int) else 0)


def complain(mistake: Mistake) -> int:
    """The mistake in one sentence, and the exit code for it."""
    Screen(make_console(os.environ, stderr=True), words).refuse(mistake)
    return 2
