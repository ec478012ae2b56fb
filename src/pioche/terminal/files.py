"""Reading the files that people name."""

from pathlib import Path

from pioche.core.box import BoxFile
from pioche.core.box_reader import vary_box
from pioche.core.game import Game
from pioche.core.match import Match
from pioche.core.words import Mistake

_LONGEST = 20_000_000  # bytes: no record of a match comes near


def read_text(path: Path) -> str:
    """The text of a file, or a sentence about why there is none."""
    try:
        with path.open("rb") as source:
            data = source.read(_LONGEST + 1)
    except OSError as error:
        raise Mistake("{file} cannot be read: {reason}.", file=path, reason=error.strerror) from None
    if len(data) > _LONGEST:
        raise Mistake("{file} is too long.", file=path)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Mistake("{file} is not a text in UTF-8.", file=path) from None


def read_match(path: Path, secret: bytes | None = None) -> Match:
    """The match that a file records, checked."""
    return Match.parse(read_text(path), secret)


def read_box(path: Path, game: Game) -> BoxFile:
    """The box of a game with a designer's differences."""
    return vary_box(game.file, read_text(path), game.box, str(path))
