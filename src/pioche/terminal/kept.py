"""Matches that are kept in files, so that nothing is ever lost.

NAME.pioche is the record, written anew after every decision; NAME.secret is the secret of sealed dice
while the match lasts. Both are replaced at once or not at all.
"""

import contextlib
import os
import re
import shlex
import shutil
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path

from pioche.core.match import Match
from pioche.core.notation import parse_header
from pioche.core.random import SealedDice
from pioche.core.words import Mistake

from .files import read_match, read_text


def matches_folder(environment: Mapping[str, str]) -> Path:
    """Where matches are kept: in PIOCHE_DATA_DIR, else in the user's data folder."""
    chosen = environment.get("PIOCHE_DATA_DIR")
    if chosen:
        return Path(chosen) / "matches"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "pioche" / "matches"


@dataclass(frozen=True)
class Kept:
    """The place of one match: a folder, and a name in it."""

    folder: Path
    name: str

    @property
    def record(self) -> Path:
        return self.folder / f"{self.name}.pioche"

    @property
    def secret(self) -> Path:
        return self.folder / f"{self.name}.secret"

    @property
    def is_taken(self) -> bool:
        """Whether a match is kept there."""
        return _exists(self.record) or _exists(self.secret)

    @property
    def resume_command(self) -> str:
        """What to type to go on playing."""
        return f"{program()} play --resume {shlex.quote(self.name)}"

    @property
    def verify_command(self) -> str:
        """What to type to check rules and dice."""
        return f"{program()} verify {shlex.quote(str(self.record))}"

    def save(self, match: Match) -> None:
        """Write the match as it stands; the secret is there before the record, and gone after its end."""
        try:
            self.record.parent.mkdir(parents=True, exist_ok=True)
            dice = match.dice
            if isinstance(dice, SealedDice) and dice.seal and not match.over and not _exists(self.secret):
                _replace(self.secret, dice.seal.secret.hex() + "\n", 0o600)
            _replace(self.record, match.record(), 0o644)
            if match.over:
                self.secret.unlink(missing_ok=True)
        except OSError as error:
            raise Mistake(
                "The match cannot be saved as {file}: {reason}.", file=self.record, reason=error.strerror
            ) from None

    def load(self) -> Match:
        """The match as it was saved, checked."""
        match = read_match(self.record, self._read_secret())
        if match.over:
            raise Mistake("The match '{name}' is over; 'pioche replay' shows it.", name=self.name)
        if not match.dice.can_roll and not match.dice.typed_in:
            raise Mistake("The match cannot go on without its secret: {file} is missing.", file=self.secret)
        return match

    def _read_secret(self) -> bytes | None:
        if not _exists(self.secret):
            return None
        text = read_text(self.secret).strip()
        if not re.fullmatch(r"[0-9a-f]{64}", text):
            raise Mistake("{file} does not hold the secret of a match.", file=self.secret)
        return bytes.fromhex(text)

    def rename(self, name: str, match: Match) -> "Kept":
        """Keep the match under another name from now on."""
        if not re.fullmatch(r"\w[\w .-]{0,58}\w|\w", name):
            raise Mistake(
                "A match is saved under a name of at most 60 letters, digits, spaces and . - _, "
                "with a letter, digit or _ at both ends."
            )
        moved = Kept(self.folder, name)
        if moved == self:
            return self
        if moved.is_taken:
            raise Mistake("There is a match called '{name}' already; choose another name.", name=name)
        moved.save(match)
        self.record.unlink(missing_ok=True)
        self.secret.unlink(missing_ok=True)
        return moved


def program() -> str:
    """How the user's shell finds this program: by its name, or beside the Python that runs it."""
    if shutil.which("pioche"):
        return "pioche"
    return shlex.quote(os.path.relpath(Path(sys.executable).parent / "pioche"))


def new_place(folder: Path, game: str, now: datetime) -> Kept:
    """A place of its own for a new match, named after the game and the time."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    kept = Kept(folder, stem)
    others = count(2)
    while kept.is_taken:
        kept = Kept(folder, f"{stem}-{next(others)}")
    return kept


def find_kept(folder: Path, name: str, game: str | None) -> Kept:
    """The match of that name; without a name the newest one that is not over."""
    if name:
        kept = Kept(folder, name.removesuffix(".pioche"))
        if not _exists(kept.record):
            raise Mistake("There is no match called '{name}' in {folder}.", name=name, folder=folder)
        return kept
    by_age = sorted(folder.glob("*.pioche"), key=_age, reverse=True)
    for path in by_age:
        if _is_unfinished(path, game):
            return Kept(folder, path.stem)
    if game is not None:
        raise Mistake("There is no unfinished match of {game} in {folder}.", game=game, folder=folder)
    raise Mistake("There is no unfinished match in {folder}.", folder=folder)


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # a name that no file can have, or a folder that may not be read
        return False


def _age(path: Path) -> float:
    return path.stat().st_mtime if _exists(path) else 0.0


def _is_unfinished(path: Path, game: str | None) -> bool:
    with contextlib.suppress(Mistake):  # a damaged record is nobody's newest match
        header = parse_header(read_text(path))
        return "result" not in header.fields and game in (None, header.game)
    return False


def _replace(path: Path, text: str, mode: int) -> None:
    """Write a file so that at any moment either the old text or the new one is there, whole."""
    handle, draft = tempfile.mkstemp(prefix=f".{path.stem}-", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as target:
            target.write(text)
            target.flush()
            os.fsync(target.fileno())
        Path(draft).chmod(mode)
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
