"""Reading box files: TOML in, a checked box out; whatever is wrong is told with its line."""

import tomllib
from dataclasses import replace
from typing import Any

from .box import BoxFile, Contents
from .box_values import BoxValues, piece_fields
from .record import Limits
from .words import Mistake, Say


def load_box(text: str, record: type, source: str = "box.toml") -> BoxFile:
    """Read a box file; whatever is wrong in it is told with its line."""
    data = _parse(text, source)
    kinds = piece_fields(record)
    reader = BoxValues(text, source, {kind: _written_ids(data.get(kind)) for kind in kinds})
    reader.refuse_unknown(data, "", ("game", "contents", "options", *kinds))
    about = reader.table(data, "game")
    reader.refuse_unknown(about, "game", ("title", "summary", "fewest", "most", "minutes", "age"))
    fewest = reader.number(about, "game", "fewest", Limits(1, 6))
    most = reader.number(about, "game", "most", Limits(fewest, 6))
    sections = reader.table(data, "options") if "options" in data else {}
    options = {
        name: reader.option(entry, name, record, range(fewest, most + 1)) for name, entry in sections.items()
    }
    pieces = {kind: reader.pieces(data, kind, record) for kind in kinds}
    numbers = reader.table(data, "contents")
    for kind in kinds:
        numbers |= reader.all_piece_numbers(data[kind], kind, record)
    return BoxFile(
        title=reader.both_languages(about, "game", "title"),
        summary=reader.both_languages(about, "game", "summary"),
        fewest=fewest,
        most=most,
        minutes=reader.number(about, "game", "minutes", Limits(1, 600)),
        age=reader.number(about, "game", "age", Limits(1, 99)),
        contents=reader.contents(numbers, record, options, pieces),
        options=options,
        pieces=pieces,
    )


def vary_box(standard: BoxFile, text: str, record: type, source: str = "box.toml") -> BoxFile:
    """The standard box with the differences that a designer's file lists: numbers under [contents], and
    pieces by their id."""
    data = _parse(text, source)
    reader = BoxValues(text, source, _ids(standard))
    for section in data:
        if section != "contents" and section not in standard.pieces:
            raise reader.wrong(
                section, section, Say("only [contents] and pieces can differ from the standard box")
            )
    changed = dict(standard.contents)
    if "contents" in data or not data:
        changed |= reader.table(data, "contents")
    for kind in standard.pieces:
        changed |= reader.changed_pieces(data.get(kind, []), kind, record, standard.pieces[kind], changed)
    return replace(standard, contents=reader.contents(changed, record, standard.options, standard.pieces))


def check_contents(data: dict[str, Any], record: type, standard: BoxFile, source: Say) -> Contents:
    """The contents of a box that does not come from a file, checked all the same."""
    return BoxValues("", source, _ids(standard)).contents(data, record, standard.options, standard.pieces)


def _ids(box: BoxFile) -> dict[str, list[Any]]:
    return {kind: [piece.id for piece in pieces] for kind, pieces in box.pieces.items()}


def _written_ids(entries: Any) -> list[Any]:
    """Whatever is written there; whether it can be is looked at later."""
    pieces = entries if isinstance(entries, list) else []
    return [piece.get("id") for piece in pieces if isinstance(piece, dict)]


def _parse(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Mistake("{source} is not a box file: {reason}.", source=source, reason=str(error)) from None
