"""Which sources compiled code was made from: Numba alone would not notice an edit in a file from which a
rule imports another one, and would go on with the old code."""

import hashlib
import sys
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
_COMPILED_LAYERS = ("core", "games", "bots")  # only these hold rules: tests/architecture sees to it


def hash_sources(module: str) -> str:
    """A short hash of all sources that can change a rule of this module: those of its top-level package."""
    return _hash_package(module.partition(".")[0])


@cache
def _hash_package(name: str) -> str:
    folders = [_PACKAGE / layer for layer in _COMPILED_LAYERS]
    if name != _PACKAGE.name:
        folders = [Path(place) for place in getattr(sys.modules.get(name), "__path__", [])]
    stamp = hashlib.sha256()
    for folder in folders:
        for source in sorted(folder.rglob("*.py")):
            stamp.update(str(source.relative_to(folder)).encode())
            stamp.update(source.read_bytes())
    return stamp.hexdigest()[:16]


def foreign_mark(module: str) -> str:
    """What tells the records of a game outside this package apart from those of its other versions, so that
    the loops of this package are compiled anew for it; nothing for our own games."""
    return "" if module.partition(".")[0] == _PACKAGE.name else f"source_{hash_sources(module)}"
