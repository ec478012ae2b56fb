"""What people see of a game: the contract of a game's table.py.

Every function gets a record that is concealed already for who will read the answer.
"""

from dataclasses import dataclass
from typing import Any, Protocol

from .words import Say, Words

View = dict[str, Any]  # JSON-able: pieces with stable ids and where they lie


@dataclass(frozen=True)
class Label:
    """What people call a piece, and what it says, if it says more than can be seen."""

    name: str
    text: str = ""


@dataclass(frozen=True)
class Refusal:
    """Why something cannot be done: the clause of the rules, and that clause applied to this position."""

    clause: str
    sentence: Say


class Table(Protocol):
    def view(self, box: Any, state: Any) -> View:
        """Everything that lies on the table."""

    def prompt(self, box: Any, state: Any, words: Words) -> str:
        """What the actor is asked."""

    def candidates(self, box: Any, state: Any) -> list[int]:
        """The actions worth showing now, the legal ones and those shown greyed."""

    def name(self, action: int) -> Say:
        """The action's fixed name; in English it is what records hold."""

    def sentence(self, box: Any, state: Any, action: int, words: Words) -> str:
        """What the action would do here."""

    def touches(self, box: Any, state: Any, action: int) -> list[str]:
        """The ids of the pieces that the action is about."""

    def log(self, box: Any, before: Any, action: int, after: Any, words: Words) -> str:
        """What has happened."""

    def seat_name(self, seat: int) -> Say:
        """What the game calls that seat."""

    def why_not(self, box: Any, state: Any, action: int) -> Refusal | None:
        """The clause that forbids the action; None exactly if it is legal."""
