"""Effects as data: a card does what its list of operations says, which compiled rules carry out one by one.

A box file writes an operation as `{ do = "energy", amount = 2, when = "hit" }`. The grammar of a game says
what can be done and which details belong to it; each detail is a number or a word, and has a column of its
own. An effect is then a small table of numbers: a row for each operation, whose first column says what is
done.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, get_type_hints

from .record import Limits
from .words import Say

Rows = list[list[int]]


class BadEffect(Exception):  # noqa: N818 - the mistake of who wrote the file, told as a sentence
    """The list of operations is not one; the reason is a sentence."""

    def __init__(self, reason: Say) -> None:
        self.reason = reason
        super().__init__(str(reason))


@dataclass(frozen=True)
class Detail:
    """What a word or number of an operation may be, and the column that it goes into."""

    column: int
    possible: type[IntEnum] | Limits
    default: int | None = None  # None: it has to be written

    def allows(self, number: int) -> bool:
        """Whether the number stands for something that may be written."""
        if isinstance(self.possible, Limits):
            return self.possible.least <= number <= self.possible.most
        return number in [int(one) for one in self.possible]

    def read(self, key: str, value: Any) -> int:
        """The number that stands for what was written."""
        if isinstance(self.possible, Limits):
            if type(value) is int and self.possible.least <= value <= self.possible.most:
                return value
            least, most = self.possible.least, self.possible.most
            raise BadEffect(
                Say("'{key}' must be a number from {least} to {most}", key=key, least=least, most=most)
            )
        words = {write_word(one): int(one) for one in self.possible}
        if not isinstance(value, str) or value not in words:
            raise BadEffect(Say("'{key}' must be one of {words}", key=key, words=", ".join(words)))
        return words[value]


def write_word(one: IntEnum) -> str:
    """How a box file writes it."""
    return one.name.lower().replace("_", "-")


class Grammar:
    """What can be done, and with which details; `always` are those of every operation, and `find_fault` says
    what an effect as a whole cannot mean."""

    def __init__(
        self,
        operations: Mapping[Any, Mapping[str, Detail]],  # by member of an enumeration
        always: Mapping[str, Detail],
        columns: int,
        find_fault: Callable[[Rows], Say | None] | None = None,
    ) -> None:
        self.columns = columns
        self._find_fault = find_fault
        self._operations = {
            write_word(one): (int(one), {**details, **always}) for one, details in operations.items()
        }

    def read(self, effect: Any, room: int) -> Rows:
        """The rows of an effect, as many as there is room for; those that are not used are zero."""
        if not isinstance(effect, list) or not 1 <= len(effect) <= room:
            raise BadEffect(Say("an effect is a list of 1 to {room} operations", room=room))
        rows = [self._read_operation(one, number) for number, one in enumerate(effect, 1)]
        fault = self._find_fault(rows) if self._find_fault else None
        if fault:
            raise BadEffect(fault)
        return rows + [[0] * self.columns] * (room - len(rows))

    def knows(self, numbers: list[int], room: int) -> bool:
        """Whether these numbers are effects that could have been read, each with room for so many rows."""
        rows = [numbers[first : first + self.columns] for first in range(0, len(numbers), self.columns)]
        effects = [rows[first : first + room] for first in range(0, len(rows), room)]
        return all(self._knows_row(row) for row in rows) and all(self._knows_effect(one) for one in effects)

    def _knows_effect(self, rows: Rows) -> bool:
        """Operations come first, and what is not used after them."""
        used = [row for row in rows if any(row)]
        if not used or rows[: len(used)] != used:
            return False
        return self._find_fault is None or self._find_fault(used) is None

    def _knows_row(self, row: list[int]) -> bool:
        if len(row) < self.columns or not any(row):
            return len(row) == self.columns
        by_number = dict(self._operations.values())
        if row[0] not in by_number:
            return False
        details = {detail.column: detail for detail in by_number[row[0]].values()}
        return all(
            details[column].allows(number) if column in details else number == 0
            for column, number in enumerate(row[1:], 1)
        )

    def _read_operation(self, operation: Any, number: int) -> list[int]:
        try:
            return self._row(operation)
        except BadEffect as bad:
            reason = Say("operation {number}: {reason}", number=number, reason=bad.reason)
            raise BadEffect(reason) from None

    def _row(self, operation: Any) -> list[int]:
        done = operation.get("do") if isinstance(operation, dict) else None
        if not isinstance(done, str) or done not in self._operations:
            raise BadEffect(Say("'do' must be one of {words}", words=", ".join(self._operations)))
        row = [0] * self.columns
        row[0], details = self._operations[done]
        for key in operation:
            if key != "do" and key not in details:
                raise BadEffect(Say("'{do}' has no '{key}'", do=done, key=key))
        for key, detail in details.items():
            if key in operation:
                row[detail.column] = detail.read(key, operation[key])
            elif detail.default is None:
                raise BadEffect(Say("'{do}' needs '{key}'", do=done, key=key))
            else:
                row[detail.column] = int(detail.default)
        return row


def grammars(record: type) -> dict[str, Grammar]:
    """The fields of a box that hold effects."""
    hints = get_type_hints(record, include_extras=True)
    return {
        name: mark for name, hint in hints.items() for mark in hint.__metadata__ if isinstance(mark, Grammar)
    }
