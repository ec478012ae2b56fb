"""Choices that several seats make at the same time: one made before its turn waits for it."""

from typing import Any

from .box import BoxFile, Value
from .game import Game, nobody_else_chooses
from .past import Past
from .words import Mistake


class Early(Past):
    """A match in which simultaneous choices can be made early."""

    def __init__(self, game: Game, file: BoxFile, players: int, options: dict[str, Value]) -> None:
        super().__init__(game, file, players, options)
        self.pending: dict[int, list[int]] = {}  # what was chosen before its turn, by seat

    def _choose_early(self, action: int, seat: int) -> None:
        states = self._opened_for(seat)
        if int(states[0].actor) != seat:
            raise Mistake("It is not seat {seat}'s turn.", seat=seat + 1)
        if action not in self.legal_in(states):
            raise self.not_legal(states, action)
        self._keep_pending(seat, [*self.pending.get(seat, []), action])

    def _keep_pending(self, seat: int, actions: list[int]) -> None:
        self.pending.pop(seat, None)
        if actions:
            self.pending[seat] = actions

    def _opened_for(self, seat: int) -> Any:
        """The position in which that seat decides, if its choice is simultaneous with the actor's; what it
        has chosen before its turn is carried out there already."""
        states = self._states.copy()
        for _ in range(self.players):
            if states["actor"][0] == seat or not self._skip(states):
                break
        for action in self.pending.get(seat, []):
            self.game.apply(self.box, states[0], action)
        return states

    def _skip(self, states: Any) -> bool:
        """Leave a simultaneous choice open; where no game has any, nothing has to be asked."""
        if self.game.skip is nobody_else_chooses:
            return False
        return bool(self.game.skip(self.box, states[0]))

    def legal_for(self, seat: int) -> list[int]:
        """What that seat may do now, a choice before its turn included; nothing where it has to wait."""
        states = self._opened_for(seat)
        return self.legal_in(states) if states["actor"][0] == seat else []

    def asked(self, seat: int) -> Any:
        """What that seat knows where it decides, a choice before its turn included, in an array of one; None
        where it has to wait."""
        states = self._opened_for(seat)
        return self._conceal(states, seat) if states["actor"][0] == seat else None

    def shown(self, seat: int) -> Any:
        """What the table looks like to that seat; its own choice before its turn is made there already."""
        if seat not in self.pending:
            return super().shown(seat)
        return self._conceal(self._opened_for(seat), seat)
