"""Before the first question: who plays, with which dice, from the beginning or from where they left."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from pioche.core.box import parse_options
from pioche.core.game import Game
from pioche.core.match import Match
from pioche.core.random import Dice, Seal, SealedDice, SeededDice
from pioche.core.shelf import find_game
from pioche.core.words import Mistake, words

from .files import read_box
from .kept import find_kept, matches_folder, new_place
from .play import Session
from .screen import Screen
from .seats import parse_seats, seat_bots, standard_seats


@dataclass(frozen=True)
class Wishes:
    """What somebody asked for on the command line."""

    game: str = ""
    seats: str = ""
    players: int | None = None
    seed: int | None = None
    real_dice: bool = False
    settings: list[str] = field(default_factory=list)  # option=value
    box: Path | None = None
    resume: str | None = None  # a name; empty for the newest match


def open_session(wishes: Wishes, screen: Screen, environment: Mapping[str, str]) -> Session:
    """A match that is ready to be played."""
    folder = matches_folder(environment)
    if wishes.resume is None:
        return _start(wishes, screen, folder)
    _refuse_what_is_fixed(wishes)
    kept = find_kept(folder, wishes.resume, wishes.game or None)
    match = kept.load()
    if wishes.game not in ("", match.game.name):
        raise Mistake("'{name}' is a match of {game}.", name=kept.name, game=match.game.name)
    return Session(match, seat_bots(match.names), kept, screen)


def _refuse_what_is_fixed(wishes: Wishes) -> None:
    asked = {
        "--seats": wishes.seats,
        "--players": wishes.players is not None,
        "--seed": wishes.seed is not None,
        "--real-dice": wishes.real_dice,
        "--set": wishes.settings,
        "--box": wishes.box,
    }
    for option, value in asked.items():
        if value:
            raise Mistake("A resumed match stays as it was: leave {option} out.", option=option)


def _start(wishes: Wishes, screen: Screen, folder: Path) -> Session:
    """A new match; whatever is wrong with the wishes is told before anyone is asked for a word."""
    if not wishes.game:
        raise Mistake("Name a game, for instance: pioche play goulet. 'pioche games' lists them all.")
    if wishes.real_dice and wishes.seed is not None:
        raise Mistake("Real dice need no --seed: leave one of the two out.")
    game = find_game(wishes.game)
    screen.words = words(screen.language, game.catalogue)
    names = _names(wishes, game, screen)
    bots = seat_bots(names)
    file = read_box(wishes.box, game) if wishes.box else game.file
    options = parse_options(file, wishes.settings)
    Match(game, len(names), options, Dice(), names, file)
    people = [name if seat not in bots else None for seat, name in enumerate(names)]
    if any(people):
        screen.say(file.summary[screen.language])
        screen.say(
            screen.words("Type a number to choose, 'rules' to read the rules, 'help' for all the rest.")
        )
    dice = _dice(wishes, people, screen)
    match = Match.new(game, len(names), options, dice=dice, names=names, file=file)
    return Session(match, bots, new_place(folder, game.name, datetime.now()), screen)


def _names(wishes: Wishes, game: Game, screen: Screen) -> list[str]:
    """A name for every seat."""
    if not wishes.seats:
        return standard_seats(wishes.players or game.file.fewest, screen.words)
    names = parse_seats(wishes.seats)
    if wishes.players not in (None, len(names)):
        raise Mistake(
            "The number of seats is {count} by --seats, but {players} by --players.",
            count=len(names),
            players=wishes.players,
        )
    return names


def _dice(wishes: Wishes, people: list[str | None], screen: Screen) -> Dice:
    """Real, seeded or sealed; who plays with sealed dice adds a word after seeing the seal."""
    if wishes.real_dice:
        return Dice()
    if wishes.seed is not None:
        return SeededDice(wishes.seed)
    seal = Seal.new()
    screen.say(screen.words("The dice are sealed: their secret is fixed now. Its fingerprint (SHA-256) is"))
    screen.say_whole(f"  {seal.commitment}")
    screen.say(
        screen.words(
            "At the end the secret is shown, and every roll can be checked. A word of your own changes "
            "the dice in a way that nobody could foresee."
        )
    )
    return SealedDice(seal.commitment, [_word(name, screen) for name in people], seal)


def _word(name: str | None, screen: Screen) -> str:
    """A person's word for the dice; bots have none."""
    while name is not None:
        word = screen.ask(screen.words("{name}, a word of your own (Enter for none): ", name=name))
        try:
            SealedDice("", [word], None)
        except Mistake as mistake:
            screen.refuse(mistake)
        else:
            return word
    return ""
