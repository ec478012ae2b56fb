"""Bring the French catalogues up to date with the sentences in the code: `make words`.

Each game has a catalogue of its own beside its rules, options included; everything else shares one.
A sentence that is new comes in empty and one that is gone leaves; tests/architecture wants neither.
"""

import tomllib
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

PACKAGE = Path(__file__).parents[1] / "src" / "pioche"
SPOKEN = {"Say": None, "Mistake": None, "NotLegal": None, "BadRecord": None, "words": None, "count": (1, 2)}


def catalogues() -> dict[Path, list[Path]]:
    """The folder of each catalogue, with the folders whose sentences it holds."""
    games = [folder for folder in sorted((PACKAGE / "games").iterdir()) if (folder / "box.toml").exists()]
    layers = [folder for folder in sorted(PACKAGE.iterdir()) if folder.is_dir() and folder.name != "games"]
    return {PACKAGE: [*layers, PACKAGE / "cli.py"], **{game: [game] for game in games}}


def spoken_in(places: list[Path]) -> Catalog:
    """All sentences in these folders and files, and the choices of their options."""
    found = Catalog(charset="utf-8")
    for place in places:
        folder, only = (place, "**.py") if place.is_dir() else (place.parent, place.name)
        entries = extract_from_dir(str(folder), [(only, "python")], keywords=SPOKEN)
        for _, _, message, _, _ in entries:
            found.add(message)
        for choice in choices_in(folder / "box.toml"):
            found.add(choice)
    return found


def choices_in(box: Path) -> list[str]:
    """The words among which an option of this box is chosen."""
    if not box.exists():
        return []
    options = tomllib.loads(box.read_text("utf-8"))["options"].values()
    lists = [option["choices"] for option in options if isinstance(option.get("choices"), list)]
    return [choice for choices in lists for choice in choices if isinstance(choice, str)]


def read(catalogue: Path) -> Catalog:
    """The French catalogue in this folder."""
    path = catalogue / "fr.po"
    if not path.exists():
        return Catalog(locale="fr", charset="utf-8")
    with path.open("rb") as source:
        return read_po(source, locale="fr")


def main() -> None:
    for folder, places in catalogues().items():
        french, spoken = read(folder), spoken_in(places)
        french.update(spoken, no_fuzzy_matching=True)
        french.obsolete.clear()
        with (folder / "fr.po").open("wb") as target:
            write_po(target, french, width=110, omit_header=True, ignore_obsolete=True)


if __name__ == "__main__":
    main()
