"""What has happened in a match: its plies, and how each seat is told of them."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Self

from .game import no_windows
from .position import Position
from .rule import HIDDEN, SPECTATOR


@dataclass(frozen=True)
class Ply:
    """One action that was carried out: who chose it, and among how many. Of a secret one, to interrupt
    nothing, nobody else may know that it was even asked for."""

    action: int
    actor: int
    options: int
    secret: bool = False

    def reaches(self, seat: int) -> bool:
        """Whether that seat notices that something was decided at all."""
        return seat == self.actor or not self.secret


class Past(Position):
    """A position with the actions that led to it."""

    _plies: list[Ply]

    @property
    def plies(self) -> tuple[Ply, ...]:
        """The actions that stand, those taken back left out."""
        return tuple(self._plies)

    @abstractmethod
    def at(self, ply: int) -> Self:
        """The position after that many actions."""

    def is_secret(self, action: int) -> bool:
        """Whether nobody else may know that anything was decided, if the actor does this."""
        if not self.is_asked_in_secret:
            return False
        return int(self.game.conceal_action(self.box, self.state, SPECTATOR, action)) == HIDDEN

    def _carry_out(self, action: int) -> None:
        self._plies.append(Ply(action, self.actor, len(self.legal), self.is_secret(action)))
        self.game.apply(self.box, self._states[0], action)

    # --- Telling ------------------------------------------------------------------

    def story(self, seat: int, language: str = "en", since: int = 0) -> Iterator[str]:
        """What has happened from ply `since` on, in sentences, as that seat may know it."""
        return (line for _, line in self.numbered_story(seat, language, since))

    def numbered_story(self, seat: int, language: str = "en", since: int = 0) -> Iterator[tuple[int, str]]:
        """The story, each sentence with the number of actions after which it is told: of those that the seat
        notices. What it does not notice is told with the action before, as if nobody had been asked."""
        for number, lines in self.continue_story(self.at(since), seat, [language]):
            yield number, lines[0]

    def continue_story(
        self, past: Self, seat: int, languages: Sequence[str]
    ) -> Iterator[tuple[int, list[str]]]:
        """The story from a position of the past on, each sentence in every one of these languages. The past
        position moves along, so that whoever keeps it can go on from there later."""
        spoken = [self.words(language) for language in languages]
        past._follow(self._plies[len(past._plies) : self._unnoticed(len(past._plies), seat)])
        number, settled = past.events(seat), self.settled(seat)
        while len(past._plies) < settled:
            ply = self._plies[len(past._plies)]
            number += 1
            before, shown = past.copy_state(), ply.action
            if not self.over:  # afterwards everything is open
                before = past.concealed(seat)
                shown = int(self.game.conceal_action(self.box, past.state, seat, ply.action))
            past._follow(self._plies[len(past._plies) : self._unnoticed(len(past._plies) + 1, seat)])
            after = past.copy_state() if self.over else past.concealed(seat)
            lines = [self.game.table.log(self.box, before[0], shown, after[0], words) for words in spoken]
            if any(lines):
                yield number, lines

    def _follow(self, plies: Sequence[Ply]) -> None:
        """Carry actions out once more that were legal when they were chosen."""
        for ply in plies:
            self._plies.append(ply)
            self.game.apply(self.box, self._states[0], ply.action)

    def settled(self, seat: int) -> int:
        """The number of actions that the seat can be told of by now. While somebody else is asked in secret,
        the one before waits: told at once, it would show that somebody was asked."""
        plies = len(self._plies)
        if not self.is_asked_in_secret or self.actor == seat:
            return plies
        while not self._plies[plies - 1].reaches(seat):
            plies -= 1
        return plies - 1

    def _unnoticed(self, ply: int, seat: int) -> int:
        """The number of actions up to there, with those after it that the seat does not notice."""
        while ply < len(self._plies) and not self._plies[ply].reaches(seat):
            ply += 1
        return ply

    def events(self, seat: int, plies: int | None = None) -> int:
        """How many actions that seat has noticed, of the first ones or of all: messages count by these."""
        if self.game.windows is no_windows:
            return len(self._plies[:plies])
        return sum(ply.reaches(seat) for ply in self._plies[:plies])

    def plies_of(self, event: int, seat: int) -> int:
        """The number of actions after which the seat has noticed so many, and what followed unnoticed."""
        noticed = 0
        for number, ply in enumerate(self._plies):
            if noticed >= event:
                return self._unnoticed(number, seat)
            noticed += ply.reaches(seat)
        return len(self._plies)

    def at_event(self, event: int, seat: int) -> Self:
        """The position after that many actions that the seat has noticed."""
        return self.at(self.plies_of(event, seat))
