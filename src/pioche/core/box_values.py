"""Taking values out of a parsed box file: each is checked, and whatever is wrong is told with its line."""

import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from .box import Contents, Option, Piece, Value, format_value
from .operations import BadEffect, grammars
from .record import Limits, Names, layout, limits, names
from .words import Mistake, Printed, Say

Pieces = dict[str, tuple[Piece, ...]]


def piece_fields(record: type) -> dict[str, dict[str, str]]:
    """The lists of pieces that a box file of this record has; for each what may be written there, and the
    field of the record that it goes into."""
    return {
        kind: dict(fields) if isinstance(fields, dict) else {name: name for name in fields}
        for kind, fields in getattr(record, "pieces", ())
    }


class BoxValues:
    """Takes values out of a parsed file and remembers where they stood."""

    def __init__(self, text: str, source: str | Say, ids: Mapping[str, list[Any]]) -> None:
        self.lines = text.splitlines()
        self.source = source
        self.ids = ids  # of the pieces of each kind

    def wrong(self, section: str, key: str, reason: Say, nth: int = 1) -> Mistake:
        if not self.lines:
            return Mistake("{source}: {reason}.", source=self.source, reason=reason)
        return Mistake(
            "{source}, line {line}: {reason}.",
            source=self.source,
            line=self.line_of(section, key, nth),
            reason=reason,
        )

    def line_of(self, section: str, key: str, nth: int = 1) -> int:
        """The line of a key in the nth section of that name, else that of the section, else the last one."""
        header, inside, count = len(self.lines), False, 0
        for number, line in enumerate(self.lines, 1):
            heading = re.match(r"\s*\[+\s*([A-Za-z_][\w.-]*)\s*\]+\s*(#.*)?$", line)
            if heading:
                count += heading[1] == section
                inside = heading[1] == section and count == nth
                header = number if inside else header
            elif inside and re.match(rf"\s*{re.escape(key)}\s*[.=]", line):
                return number
        return header

    def refuse_unknown(self, data: dict[str, Any], section: str, known: tuple[str, ...]) -> None:
        for key in data:
            if key not in known:
                raise self.wrong(section or key, key, Say("nothing here is called '{key}'", key=key))

    def table(self, data: dict[str, Any], key: str) -> dict[str, Any]:
        if not isinstance(data.get(key), dict):
            raise self.wrong(key, key, Say("a section [{section}] is needed", section=key))
        return dict(data[key])

    def both_languages(self, data: dict[str, Any], section: str, key: str, nth: int = 1) -> dict[str, str]:
        value = data.get(key)
        if not isinstance(value, dict) or not all(isinstance(value.get(one), str) for one in ("en", "fr")):
            raise self.wrong(section, key, Say("'{key}' needs a text in 'en' and in 'fr'", key=key), nth)
        return {"en": value["en"], "fr": value["fr"]}

    def number(self, data: dict[str, Any], section: str, key: str, allowed: Limits, nth: int = 1) -> int:
        value = data.get(key)
        if type(value) is not int or not allowed.least <= value <= allowed.most:
            reason = Say(
                "'{key}' must be a number from {least} to {most}",
                key=key,
                least=allowed.least,
                most=allowed.most,
            )
            raise self.wrong(section, key, reason, nth)
        return value

    def contents(
        self, data: dict[str, Any], record: type, options: Mapping[str, Any], pieces: Pieces
    ) -> Contents:
        """Every field of the record that is neither the number of players nor an option."""
        fields: Mapping[str, Any] = layout(record).fields or {}
        data, allowed, named = dict(data), limits(record), names(record)
        wanted = [name for name in allowed if name != "players" and name not in options]
        for key in data:
            if key not in wanted:
                raise self.wrong("contents", key, Say("there is no '{key}' in this box", key=key))
        found: Contents = {}
        for name in wanted:
            shape = fields[name][0].shape
            if name in named:
                data[name] = self.numbered(data.get(name), name, self.known_names(named[name]))
            if shape:
                found[name] = self.numbers(data, name, int(np.prod(shape)), allowed[name])
            else:
                found[name] = self.number(data, "contents", name, allowed[name])
        for kind, names_of_kind in piece_fields(record).items():
            for name in names_of_kind.values():
                each = int(np.prod(fields[name][0].shape[1:], dtype=int))
                if len(found[name]) != each * len(pieces[kind]):
                    raise self.wrong("contents", name, _numbers_for_each(name, each, len(pieces[kind])))
        for name, grammar in grammars(record).items():
            if not grammar.knows(found[name], fields[name][0].shape[1]):
                raise self.wrong("contents", name, Say("'{key}' holds no operations", key=name))
        find_fault = getattr(record, "fault", None)
        fault = find_fault(found) if find_fault else None
        if fault:
            raise self.wrong("contents", *fault)
        return found

    def known_names(self, named: Names) -> dict[str, int]:
        """What may be written instead of a number."""
        ids = {str(name): number for number, name in enumerate(self.ids.get(named.pieces, []))}
        return {**ids, **named.special}

    def numbered(
        self, value: Any, key: str, numbers: dict[str, int], section: str = "contents", nth: int = 1
    ) -> Any:
        """Names as numbers, and lists of lists as one list."""
        if isinstance(value, list):
            flat: list[Any] = []
            for one in value:
                part = self.numbered(one, key, numbers, section, nth)
                flat += part if isinstance(part, list) else [part]
            return flat
        if isinstance(value, str):
            if value not in numbers:
                known = ", ".join(numbers)
                reason = Say("there is no '{name}'; there are {names}", name=value, names=known)
                raise self.wrong(section, key, reason, nth)
            return numbers[value]
        return value

    def pieces(self, data: dict[str, Any], kind: str, record: type) -> tuple[Piece, ...]:
        """The pieces of one kind, each with all that is written about it checked."""
        written = piece_fields(record)[kind]
        entries = data.get(kind)
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise self.wrong(kind, kind, Say("the box needs pieces, each under [[{kind}]]", kind=kind))
        found: list[Piece] = []
        for nth, entry in enumerate(entries, 1):
            name = entry.get("id")
            if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9-]*", name):
                raise self.wrong(kind, "id", Say("'id' must be a word in small letters"), nth)
            if name in (piece.id for piece in found):
                raise self.wrong(kind, "id", Say("'{id}' is there twice", id=name), nth)
            texts = {key: value for key, value in entry.items() if isinstance(value, dict)}
            for key in entry:
                if key not in ("id", "drawing", *texts, *written):
                    raise self.wrong(kind, key, Say("nothing here is called '{key}'", key=key), nth)
            for key, field in written.items():
                self.piece_numbers(entry, kind, key, record, field, nth)
            texts["name"] = texts.get("name", {})
            words = {key: Printed(self.both_languages(texts, kind, key, nth)) for key in texts}
            found.append(Piece(name, words, str(entry.get("drawing", ""))))
        return tuple(found)

    def changed_pieces(
        self, entries: Any, kind: str, record: type, pieces: tuple[Piece, ...], contents: Contents
    ) -> Contents:
        """The fields of these pieces, with what a designer's file says of some of them."""
        written, ids = piece_fields(record)[kind], [piece.id for piece in pieces]
        changed: Contents = {name: list(contents[name]) for name in written.values()} if entries else {}
        for nth, entry in enumerate(entries if isinstance(entries, list) else [entries], 1):
            if not isinstance(entry, dict) or entry.get("id") not in ids:
                reason = Say("'id' must be one of {ids}", ids=", ".join(ids))
                raise self.wrong(kind, "id", reason, nth)
            for key in [key for key in entry if key != "id"]:
                if key not in written:
                    raise self.wrong(kind, key, Say("nothing here is called '{key}'", key=key), nth)
                numbers = self.piece_numbers(entry, kind, key, record, written[key], nth)
                first = ids.index(entry["id"]) * len(numbers)
                changed[written[key]][first : first + len(numbers)] = numbers
        return changed

    def all_piece_numbers(
        self, entries: list[dict[str, Any]], kind: str, record: type
    ) -> dict[str, list[Any]]:
        """What is written about all pieces of one kind, by field of the record."""
        return {
            name: [
                number
                for nth, entry in enumerate(entries, 1)
                for number in self.piece_numbers(entry, kind, key, record, name, nth)
            ]
            for key, name in piece_fields(record)[kind].items()
        }

    def piece_numbers(
        self, entry: dict[str, Any], kind: str, key: str, record: type, name: str, nth: int
    ) -> list[Any]:
        """What is written about one piece: a number, several, the name of another piece, or an effect."""
        fields: Mapping[str, Any] = layout(record).fields or {}
        shape = fields[name][0].shape[1:]
        if name in grammars(record):
            try:
                rows = grammars(record)[name].read(entry.get(key), shape[0])
            except BadEffect as bad:
                raise self.wrong(kind, key, bad.reason, nth) from None
            return [number for row in rows for number in row]
        if name in names(record):
            known = self.known_names(names(record)[name])
            left_out = "none" if "none" in known else None
            return [self.numbered(entry.get(key, left_out), key, known, kind, nth)]
        values = entry.get(key) if shape else [entry.get(key, 0)]
        if not isinstance(values, list) or len(values) != int(np.prod(shape, dtype=int)):
            raise self.wrong(kind, key, Say("'{key}' must be {count} numbers", key=key, count=shape[0]), nth)
        return [self.number({key: value}, kind, key, limits(record)[name], nth) for value in values]

    def numbers(self, data: dict[str, Any], key: str, room: int, allowed: Limits) -> list[int]:
        values = data.get(key)
        if not isinstance(values, list) or len(values) > room:
            reason = Say("'{key}' must be a list of at most {room} numbers", key=key, room=room)
            raise self.wrong("contents", key, reason)
        return [self.number({key: value}, "contents", key, allowed) for value in values]

    def option(self, data: Any, name: str, record: type, tables: range) -> Option:
        """One option, for tables of these numbers of players."""
        section = f"options.{name}"
        if not isinstance(data, dict) or name == "players" or name not in limits(record):
            raise self.wrong(section, name, Say("this game has no option '{option}'", option=name))
        self.refuse_unknown(data, section, ("clause", "choices", "only", "least", "most", "default", "label"))
        choices = self.choices(data, section)
        allowed = limits(record)[name]
        if not choices:
            least = self.number(data, section, "least", allowed)
            allowed = Limits(least, self.number(data, section, "most", Limits(least, allowed.most)))
        option = Option(
            name=name,
            clause=str(data.get("clause", "")),
            choices=choices,
            limits=allowed,
            default=data.get("default", ""),
            label=self.both_languages(data, section, "label"),
            only=self.only(data, section, choices, tables),
        )
        self.check_default(option, section, tables)
        return option

    def choices(self, data: dict[str, Any], section: str) -> tuple[Value, ...]:
        choices = data.get("choices", [])
        if choices == "yes or no":
            return (False, True)
        if not isinstance(choices, list) or not all(type(choice) in (str, int) for choice in choices):
            raise self.wrong(section, "choices", Say("'choices' must be a list of words or numbers"))
        return tuple(choices)

    def only(
        self, data: dict[str, Any], section: str, choices: tuple[Value, ...], tables: range
    ) -> dict[str, tuple[int, ...]]:
        """The choices that only some numbers of players have."""
        found = data.get("only", {})
        known = [format_value(choice) for choice in choices]
        for choice, players in found.items() if isinstance(found, dict) else [("", 0)]:
            if choice not in known or not isinstance(players, list) or not set(players) <= set(tables):
                raise self.wrong(
                    section, "only", Say("'only' must list numbers of players for some of the choices")
                )
        return {choice: tuple(players) for choice, players in found.items()}

    def check_default(self, option: Option, section: str, tables: range) -> None:
        for players in tables:
            try:
                option.check_for(option.standard(players), players)
            except (KeyError, Mistake):
                possible = option.possible
                reason = Say("'default' must be {possible}", possible=possible)
                if isinstance(option.default, dict):
                    reason = Say(
                        "'default' must be {possible}, for {players} players too",
                        possible=possible,
                        players=players,
                    )
                raise self.wrong(section, "default", reason) from None


def _numbers_for_each(key: str, each: int, count: int) -> Say:
    if each == 1:
        return Say("'{key}' needs a number for each of the {count} pieces", key=key, count=count)
    return Say("'{key}' needs {each} numbers for each of the {count} pieces", key=key, each=each, count=count)
