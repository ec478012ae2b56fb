"""Boxes: what comes in the box and what a table may choose, put into a record."""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .record import Limits, blank, layout
from .words import Mistake, Printed, Say

Value = bool | int | str  # of an option, as people write it
Contents = dict[str, Any]  # numbers and lists of numbers by the name of their field


@dataclass(frozen=True)
class Option:
    """Something that each table decides for itself before the match."""

    name: str
    clause: str
    choices: tuple[Value, ...]  # empty for a number
    limits: Limits  # of a number
    default: Value | dict[str, Value]  # or one for each number of players
    label: dict[str, str]  # by language
    only: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # choices for some numbers of players

    def choices_for(self, players: int) -> list[Value]:
        """The choices that a table of so many has."""
        return [
            choice for choice in self.choices if players in self.only.get(format_value(choice), (players,))
        ]

    def standard(self, players: int) -> Value:
        """The value where nobody asks for another."""
        return self.default[str(players)] if isinstance(self.default, dict) else self.default

    def check(self, value: Value) -> Value:
        """The value itself, or a sentence about what it may be."""
        if self.choices:
            fits = any(value == choice and type(value) is type(choice) for choice in self.choices)
        else:
            fits = type(value) is int and self.limits.least <= value <= self.limits.most
        if not fits:
            raise Mistake(
                "Option '{option}' cannot be '{value}'; it can be {possible}.",
                option=self.name,
                value=format_value(value),
                possible=self.possible,
            )
        return value

    def check_for(self, value: Value, players: int) -> Value:
        """The value itself, or a sentence about what it may be at a table of so many."""
        self.check(value)
        if self.choices and value not in self.choices_for(players):
            raise Mistake(
                "Option '{option}' cannot be '{value}' with {players} players; it can be {possible}.",
                option=self.name,
                value=format_value(value),
                players=players,
                possible=one_of(self.choices_for(players)),
            )
        return value

    @property
    def possible(self) -> Say:
        """What the value may be, in words."""
        if self.choices:
            return one_of(self.choices)
        return Say("a number from {least} to {most}", least=self.limits.least, most=self.limits.most)

    def parse(self, text: str) -> Value:
        """The value that a person wrote."""
        number = re.fullmatch(r"-?\d{1,9}", text)
        for choice in self.choices:
            if format_value(choice) == text:
                return choice
        return self.check(int(text) if number else text)

    def code(self, value: Value) -> int:
        """The number that stands for the value in the record of a box."""
        return self.choices.index(value) if self.choices else int(value)


@dataclass(frozen=True)
class Piece:
    """A piece as its box describes it in words; its numbers are in the contents."""

    id: str
    words: dict[str, Printed]  # its name, and whatever else is printed on it
    drawing: str


@dataclass(frozen=True)
class BoxFile:
    """A box as its file describes it."""

    title: dict[str, str]  # by language
    summary: dict[str, str]  # one sentence, by language
    fewest: int  # players
    most: int
    minutes: int
    age: int
    contents: Contents
    options: dict[str, Option]
    pieces: dict[str, tuple[Piece, ...]] = field(default_factory=dict)

    def find_option(self, name: str) -> Option:
        """The option of that name."""
        if not self.options:
            raise Mistake("This game has no options.")
        if name not in self.options:
            raise Mistake(
                "There is no option '{option}'; there are {options}.",
                option=name,
                options=", ".join(self.options),
            )
        return self.options[name]

    @property
    def fingerprint(self) -> str:
        """A short hash of the contents: two boxes with the same one are the same box."""
        text = json.dumps(self.contents, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:12]


def one_of(choices: Sequence[Value]) -> Say:
    """What can be chosen, in words."""
    return Say("one of {choices}", choices=", ".join(format_value(choice) for choice in choices))


def format_value(value: Value) -> str:
    """An option's value as people write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def choose_options(file: BoxFile, players: int, chosen: dict[str, Value]) -> dict[str, Value]:
    """Every option with the value that this table plays with."""
    if file.fewest == file.most != players:
        raise Mistake("This game is for {most} players, not {players}.", most=file.most, players=players)
    if not file.fewest <= players <= file.most:
        raise Mistake(
            "This game is for {fewest} to {most} players, not {players}.",
            fewest=file.fewest,
            most=file.most,
            players=players,
        )
    for name in chosen:
        file.find_option(name)
    return {
        name: option.check_for(chosen[name], players) if name in chosen else option.standard(players)
        for name, option in file.options.items()
    }


def parse_options(file: BoxFile, texts: list[str]) -> dict[str, Value]:
    """The options that a person wrote as `name=value`."""
    chosen = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise Mistake("'{text}' is no setting; write option=value.", text=text)
        chosen[name] = file.find_option(name).parse(value)
    return chosen


def fill_box(record: type, file: BoxFile, players: int, options: dict[str, Value]) -> Any:
    """The record of a box, in an array of one: contents, number of players, options."""
    boxes = blank(layout(record))
    boxes["players"] = players
    for name, value in file.contents.items():
        if isinstance(value, list):
            boxes[name].reshape(-1)[: len(value)] = value
        else:
            boxes[name] = value
    for name, option in file.options.items():
        boxes[name] = option.code(options[name])
    return boxes
