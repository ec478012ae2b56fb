"""Reading box files: TOML in, a checked box out; whatever is wrong is told with its line."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from .box import BoxFile, Contents, Option, Value
from .record import Limits, layout, limits
from .words import Mistake, Say


def load_box(text: str, record: type, source: str = "box.toml") -> BoxFile:
    """Read a box file; whatever is wrong in it is told with its line."""
    data = _parse(text, source)
    reader = _Reader(text, source)
    reader.refuse_unknown(data, "", ("game", "contents", "options"))
    about = reader.table(data, "game")
    reader.refuse_unknown(about, "game", ("title", "summary", "fewest", "most", "minutes", "age"))
    fewest = reader.number(about, "game", "fewest", Limits(1, 6))
    most = reader.number(about, "game", "most", Limits(fewest, 6))
    sections = reader.table(data, "options") if "options" in data else {}
    options = {
        name: reader.option(entry, name, record, range(fewest, most + 1)) for name, entry in sections.items()
    }
    return BoxFile(
        title=reader.both_languages(about, "game", "title"),
        summary=reader.both_languages(about, "game", "summary"),
        fewest=fewest,
        most=most,
        minutes=reader.number(about, "game", "minutes", Limits(1, 600)),
        age=reader.number(about, "game", "age", Limits(1, 99)),
        contents=reader.contents(reader.table(data, "contents"), record, options),
        options=options,
    )


def vary_box(standard: BoxFile, text: str, record: type, source: str = "box.toml") -> BoxFile:
    """The standard box with the differences that a designer's file lists under [contents]."""
    data = _parse(text, source)
    reader = _Reader(text, source)
    for section in data:
        if section != "contents":
            raise reader.wrong(section, section, Say("only [contents] can differ from the standard box"))
    changed = {**standard.contents, **reader.table(data, "contents")}
    return replace(standard, contents=reader.contents(changed, record, standard.options))


def check_contents(data: dict[str, Any], record: type, options: Mapping[str, Any], source: Say) -> Contents:
    """The contents of a box that does not come from a file, checked all the same."""
    return _Reader("", source).contents(data, record, options)


def _parse(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Mistake("{source} is not a box file: {reason}.", source=source, reason=str(error)) from None


class _Reader:
    """Takes values out of a parsed file and remembers where they stood."""

    def __init__(self, text: str, source: str | Say) -> None:
        self.lines = text.splitlines()
        self.source = source

    def wrong(self, section: str, key: str, reason: Say) -> Mistake:
        if not self.lines:
            return Mistake("{source}: {reason}.", source=self.source, reason=reason)
        return Mistake(
            "{source}, line {line}: {reason}.",
            source=self.source,
            line=self.line_of(section, key),
            reason=reason,
        )

    def line_of(self, section: str, key: str) -> int:
        """The line of a key, else that of its section, else the last one."""
        header, inside = len(self.lines), False
        for number, line in enumerate(self.lines, 1):
            heading = re.match(r"\s*\[\s*([A-Za-z_][\w.-]*)\s*\]\s*(#.*)?$", line)
            if heading:
                inside = heading[1] == section
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

    def both_languages(self, data: dict[str, Any], section: str, key: str) -> dict[str, str]:
        value = data.get(key)
        if not isinstance(value, dict) or not all(isinstance(value.get(one), str) for one in ("en", "fr")):
            raise self.wrong(section, key, Say("'{key}' needs a text in 'en' and in 'fr'", key=key))
        return {"en": value["en"], "fr": value["fr"]}

    def number(self, data: dict[str, Any], section: str, key: str, allowed: Limits) -> int:
        value = data.get(key)
        if type(value) is not int or not allowed.least <= value <= allowed.most:
            reason = Say(
                "'{key}' must be a number from {least} to {most}",
                key=key,
                least=allowed.least,
                most=allowed.most,
            )
            raise self.wrong(section, key, reason)
        return value

    def contents(self, data: dict[str, Any], record: type, options: Mapping[str, Any]) -> Contents:
        """Every field of the record that is neither the number of players nor an option."""
        fields: Mapping[str, Any] = layout(record).fields or {}
        allowed = limits(record)
        wanted = [name for name in allowed if name != "players" and name not in options]
        for key in data:
            if key not in wanted:
                raise self.wrong("contents", key, Say("there is no '{key}' in this box", key=key))
        found: Contents = {}
        for name in wanted:
            shape = fields[name][0].shape
            if shape:
                found[name] = self.numbers(data, name, int(np.prod(shape)), allowed[name])
            else:
                found[name] = self.number(data, "contents", name, allowed[name])
        return found

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
        self.refuse_unknown(data, section, ("clause", "choices", "least", "most", "default", "label"))
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

    def check_default(self, option: Option, section: str, tables: range) -> None:
        for players in tables:
            try:
                option.check(option.standard(players))
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
