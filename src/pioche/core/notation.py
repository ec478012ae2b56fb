"""The record of a match: a text that a person can read and from which a match is restored exactly."""

import json
import re
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

from .box import BoxFile, Value, format_value, parse_options
from .box_reader import check_contents
from .game import Game
from .random import Dice, Seal, SealedDice, SeededDice, sealed_proof
from .rule import CHANCE
from .shelf import find_game
from .words import LANGUAGES, Mistake, Say, words

if TYPE_CHECKING:
    from .match import Match

Entry = tuple[int, int | None, int]  # the line, who decides (None for an undo), what
_FIRST_LINE = "Pioche record 1"


class BadRecord(Mistake):
    """The text is not the record of a match."""


# --- Writing ------------------------------------------------------------------


def format_match(match: "Match") -> str:
    """Head, then a line for each run of actions by the same actor."""
    lines = [
        _FIRST_LINE,
        f"game: {match.game.name}",
        f"rules: {match.game.version}",
        f"box: {match.file.fingerprint}",
        *(
            f"box.{name}: {json.dumps(value)}"
            for name, value in match.file.contents.items()
            if value != match.game.file.contents[name]
        ),
        f"seats: {match.players}",
        *(f"option.{name}: {format_value(value)}" for name, value in match.options.items()),
        *(f"seat {seat}: {name}" for seat, name in enumerate(match.names, 1)),
        *_format_dice(match),
        *([f"given: {match.given}"] if match.given else []),
    ]
    if match.scores is not None:
        lines.append(f"result: {' '.join(str(score) for score in match.scores)}")
    history = _format_history(match)
    if match.over and isinstance(match.dice, SealedDice) and match.dice.seal is not None:
        lines.append(f"proof: {sealed_proof(match.dice.seal, _proven([*lines, *history]))}")
    return "\n".join([*lines, "", *history]) + "\n"


def _proven(lines: list[str]) -> str:
    """What a proof is made for: every line but the proof itself and empty ones, however they are spaced."""
    stripped = [line.strip() for line in lines]
    return "\n".join(line for line in stripped if line and not line.startswith("proof:"))


def _format_dice(match: "Match") -> list[str]:
    dice = match.dice
    if isinstance(dice, SeededDice):
        return [f"dice: seeded {dice.seed}"]
    if isinstance(dice, SealedDice):
        lines = [f"dice: sealed {dice.commitment}"]
        lines += [f"word {seat}: {json.dumps(word)}" for seat, word in enumerate(dice.words, 1)]
        if match.over and dice.seal is not None:
            lines.append(f"secret: {dice.seal.secret.hex()}")
        return lines
    return ["dice: real"]


def _format_history(match: "Match") -> list[str]:
    names = [match.name(action) for action in range(match.game.actions)]
    told: list[tuple[str, str, str]] = []  # who, the kind of an outcome, what
    for number, (entry, actor) in enumerate(zip(match.history, match.deciders, strict=True)):
        if entry < 0:
            told.append(("undo", str(number), str(-entry)))
        elif actor == CHANCE:
            told.append(("chance", match.game.kind_of(entry).name, names[entry]))
        else:
            told.append((f"seat {actor + 1}", "", names[entry]))
    runs = groupby(told, key=lambda one: one[:2])
    return [f"{who}: {'; '.join(what for _, _, what in run)}" for (who, _), run in runs]


# --- Reading ------------------------------------------------------------------


@dataclass
class Header:
    """What a record says before its first action, and the actions as numbers with their lines."""

    text: str
    fields: dict[str, str]
    entries: list[Entry] = field(default_factory=list)

    def take(self, name: str) -> str:
        if name not in self.fields:
            raise BadRecord("The record has no line '{name}: …'.", name=name)
        return self.fields[name]

    def number(self, name: str) -> int:
        text = self.take(name)
        if not re.fullmatch(r"-?\d{1,20}", text):
            raise BadRecord("'{name}' in the record must be a number, not '{text}'.", name=name, text=text)
        return int(text)

    def group(self, prefix: str) -> dict[str, str]:
        """The lines `prefix…: text`, by what follows the prefix."""
        return {
            name.removeprefix(prefix): text for name, text in self.fields.items() if name.startswith(prefix)
        }

    @property
    def game(self) -> str:
        return self.take("game")

    @property
    def players(self) -> int:
        return self.number("seats")

    @property
    def names(self) -> list[str]:
        return [self.take(f"seat {seat}") for seat in range(1, self.players + 1)]

    @property
    def given(self) -> int:
        """How many of the first actions were taken from another match."""
        given = self.number("given") if "given" in self.fields else 0
        if not 0 <= given <= len(self.entries) or any(entry < 0 for _, _, entry in self.entries[:given]):
            raise BadRecord(
                "'given' must be a number of actions at the start of the record, not {given}.", given=given
            )
        return given

    def box_file(self, game: Game) -> BoxFile:
        """The box of the match: the standard one with its differences."""
        if self.number("rules") > game.version:
            raise BadRecord(
                "The record is of rules version {recorded}; this program knows version {known}.",
                recorded=self.number("rules"),
                known=game.version,
            )
        if self.number("rules") < 1:
            raise BadRecord("The rules version in a record must be 1 or more.")
        changed = {name: _parse_json(text) for name, text in self.group("box.").items()}
        contents = check_contents({**game.file.contents, **changed}, game.box, game.file, Say("record"))
        file = replace(game.file, contents=contents)
        if file.fingerprint != self.take("box"):
            raise BadRecord(
                "The box of the record is neither this program's box nor that box with the differences the "
                "record lists."
            )
        return file

    def chosen(self, file: BoxFile) -> dict[str, Value]:
        return parse_options(file, [f"{name}={text}" for name, text in self.group("option.").items()])

    def dice(self, secret: bytes | None) -> Dice:
        """The dice that the record names; `secret` is that of sealed dice still in play."""
        text = self.take("dice")
        kind, _, detail = text.partition(" ")
        if kind == "real" and not detail:
            return Dice()
        if kind == "seeded" and re.fullmatch(r"\d{1,20}", detail):
            return SeededDice(int(detail))
        if kind == "sealed" and re.fullmatch(r"[0-9a-f]{64}", detail):
            shown = self.fields.get("secret", "")
            if shown and not re.fullmatch(r"[0-9a-f]{64}", shown):
                raise BadRecord("The secret in the record must be 64 hexadecimal digits.")
            known = bytes.fromhex(shown) if shown else secret
            spoken = self.group("word ")
            if list(spoken) != [str(seat) for seat in range(1, len(spoken) + 1)]:
                raise BadRecord("The players' words in a record are numbered by seat, from 1.")
            said = [_parse_json(word) for word in spoken.values()]
            if not all(isinstance(word, str) for word in said):
                raise BadRecord("A player's word in a record stands in quotation marks.")
            return SealedDice(detail, said, Seal(known) if known else None)
        raise BadRecord(
            "The dice of a record are 'real', 'seeded N' or 'sealed HASH', not '{text}'.", text=text
        )

    def check_end(self, match: "Match") -> None:
        """The result must be the one that was played, and the dice such that they can be checked."""
        if match.over and isinstance(match.dice, SealedDice) and match.dice.seal is None:
            raise BadRecord("The match is over, but the record does not show the secret of its dice.")
        claimed = self.fields.get("result")
        played = None if match.scores is None else " ".join(str(score) for score in match.scores)
        if claimed != played:
            raise BadRecord(
                "The record says result '{claimed}', but its actions give '{played}'.",
                claimed=claimed or "-",
                played=played or "-",
            )
        seal = match.dice.seal if match.over and isinstance(match.dice, SealedDice) else None
        lines = self.text.splitlines()
        if seal is not None and self.fields.get("proof") != sealed_proof(seal, _proven(lines)):
            raise BadRecord("The record is not the one that its proof was made for.")


def parse_header(text: str) -> Header:
    """Take a record apart; the actions are not yet checked against the rules."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != _FIRST_LINE:
        raise BadRecord("This is not a record: its first line must be '{line}'.", line=_FIRST_LINE)
    header = Header(text, {})
    body = len(lines)
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            body = number
            break
        name, colon, value = line.partition(":")
        if not colon:
            raise BadRecord("Line {line} of the record is not 'name: value'.", line=number)
        if name in header.fields:
            raise BadRecord("Line {line} of the record repeats '{name}'.", line=number, name=name)
        header.fields[name] = value.strip()
    names = action_names(find_game(header.game))
    for number, line in enumerate(lines[body:], body + 1):
        if line.strip():
            header.entries += _parse_line(line, number, names)
    return header


def _parse_line(line: str, number: int, names: dict[str, int]) -> list[Entry]:
    who, _, what = line.partition(":")
    if who == "undo" and re.fullmatch(r"\s*[1-9]\d{0,8}\s*", what):
        return [(number, None, -int(what))]
    if not re.fullmatch(r"chance|seat [1-9]", who):
        raise BadRecord(
            "Line {line} of the record must start with 'seat N:', 'chance:' or 'undo:'.", line=number
        )
    actor = CHANCE if who == "chance" else int(who.removeprefix("seat ")) - 1
    entries: list[Entry] = []
    for text in what.split(";"):
        action = names.get(_normal(text))
        if action is None:
            raise BadRecord(
                "Line {line} of the record: there is no action '{text}'.", line=number, text=text.strip()
            )
        entries.append((number, actor, action))
    return entries


def _parse_json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("'{text}' in the record is not a JSON value.", text=text) from None


# --- Actions ------------------------------------------------------------------


@cache
def action_names(game: Game) -> dict[str, int]:
    """Every action by its name in every language."""
    return {
        _normal(words(language, game.catalogue).say(game.table.name(action))): action
        for language in LANGUAGES
        for action in range(game.actions)
    }


def parse_action(game: Game, text: str) -> int:
    """The action of that name, in any language."""
    action = action_names(game).get(_normal(text))
    if action is None:
        raise Mistake("There is no action called '{text}'.", text=text.strip())
    return action


def _normal(text: str) -> str:
    return " ".join(text.split()).casefold()
