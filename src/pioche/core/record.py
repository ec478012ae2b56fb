"""Records: a whole position in a few bytes, which plain and compiled rules read and write alike."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import Annotated, Any, get_type_hints

import numpy as np
from numpy.typing import NDArray

from .source import foreign_mark

Int8 = Annotated[int, "i1"]
Int16 = Annotated[int, "i2"]
Int32 = Annotated[int, "i4"]
Int8s = Annotated[NDArray[np.int8], "i1"]
Int16s = Annotated[NDArray[np.int16], "i2"]
Int32s = Annotated[NDArray[np.int32], "i4"]
UInt64s = Annotated[NDArray[np.uint64], "u8"]

Layout = np.dtype[np.void]
MOST_ACTIONS = 256  # so that a network can have one output for each action of a game


class Offers:
    """What the actor may do now: filled by `legal`, in ascending order."""

    count: Int16
    actions: Annotated[Int16s, MOST_ACTIONS]


@dataclass(frozen=True)
class Limits:
    """The least and the most that a designer may write into a field of a box."""

    least: int
    most: int


class Names:
    """A field whose numbers may be written as names in a box file: the ids of pieces, counted from 0, and
    some names of its own."""

    def __init__(self, pieces: str, **special: int) -> None:
        self.pieces = pieces
        self.special = special


def layout(record: type) -> Layout:
    """The NumPy layout of an annotated class: `x: Int8` is one number, `Annotated[Int8s, 6]` six."""
    return _layout(record, foreign_mark(record.__module__))


@cache
def _layout(record: type, mark: str) -> Layout:
    fields: list[tuple[str, str, tuple[int, ...]]] = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        kind, *rest = hint.__metadata__
        fields.append((name, kind, tuple(size for size in rest if isinstance(size, int))))
    if mark:
        fields.append((mark, "i1", (0,)))
    names = [name for name, _, _ in fields]
    return np.dtype((_reader(names), np.dtype(fields)))  # no padding: equality and hashing are on bytes


def _reader(names: list[str]) -> type[np.void]:
    """The class of one record of a layout. Its fields are attributes, as in np.record, but plain Python reads
    them several times faster: views and sentences, and rules that are not compiled."""

    def write(name: str) -> Callable[[Any, Any], None]:
        return lambda record, value: record.__setitem__(name, value)

    fields = {name: property(itemgetter(name), write(name)) for name in names}
    return type("Record", (np.void,), {"__slots__": (), **fields})


def limits(record: type) -> dict[str, Limits]:
    """The limits of each field: those it declares, else what its bytes can hold."""
    found = {}
    for name, hint in get_type_hints(record, include_extras=True).items():
        kind, *rest = hint.__metadata__
        room = np.iinfo(kind)
        declared = [one for one in rest if isinstance(one, Limits)]
        found[name] = declared[0] if declared else Limits(int(room.min), int(room.max))
    return found


def names(record: type) -> dict[str, Names]:
    """The fields that may be written as names."""
    hints = get_type_hints(record, include_extras=True)
    return {
        name: mark for name, hint in hints.items() for mark in hint.__metadata__ if isinstance(mark, Names)
    }


def blank(kind: Layout, count: int = 1) -> Any:
    """Room for `count` records of that layout, all zero."""
    return np.zeros(count, kind)


OFFERS = layout(Offers)
