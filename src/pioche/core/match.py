"""A match: one playing of a game. Its truth is a list of actions; the position is a cache of that list."""

from contextlib import suppress
from copy import copy

import numpy as np

from . import notation
from .box import BoxFile, Value
from .early import Early
from .game import Game
from .past import Ply
from .random import Dice, Seal, SealedDice, SeededDice, generator
from .record import blank
from .rule import CHANCE
from .shelf import find_game
from .words import Mistake

_LONGEST_NAME = 40
_GUESSES = 200  # of what was hidden, to see whether something was uncovered; one in a hundred shows


class Match(Early):
    """Everything that can be done with a match. Whatever is not legal is refused and changes nothing.

    Chance outcomes follow by themselves, so that `actor` is a seat or OVER; only with real dice does
    `actor` become CHANCE, and the outcome is then applied like any action.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Value],
        dice: Dice,
        names: list[str],
        file: BoxFile | None = None,
        given: int = 0,
    ) -> None:
        super().__init__(game, file or game.file, players, options)
        self.dice = dice
        self.given = given  # the first actions, taken from another match: these dice did not roll them
        self.names = names or [str(game.table.seat_name(seat)) for seat in range(players)]
        self.history: list[int] = []  # actions, and -n where n of them were taken back
        self.undos = 0  # how often something was taken back
        self.deciders: list[int] = []  # for each of these, who was to decide then
        self._check_names()
        self._rewind([])

    @classmethod
    def new(
        cls,
        game: Game | str,
        players: int = 2,
        options: dict[str, Value] | None = None,
        seed: int | None = None,
        dice: Dice | None = None,
        names: list[str] | None = None,
        file: BoxFile | None = None,
    ) -> "Match":
        """Start a match: with these dice, else reproducibly from a seed, else with freshly sealed dice."""
        if dice is None and seed is not None:
            dice = SeededDice(seed)
        if dice is None:
            seal = Seal.new()
            dice = SealedDice(seal.commitment, [], seal)
        chosen = find_game(game) if isinstance(game, str) else game
        match = cls(chosen, players, options or {}, dice, names or [], file)
        match._roll()
        return match

    @classmethod
    def parse(cls, text: str, secret: bytes | None = None) -> "Match":
        """Restore a match from its record, checking every action and every outcome that can be checked."""
        header = notation.parse_header(text)
        game = find_game(header.game)
        file = header.box_file(game)
        match = cls(
            game, header.players, header.chosen(file), header.dice(secret), header.names, file, header.given
        )
        for line, actor, entry in header.entries:
            try:
                if actor not in (None, match.actor):
                    raise Mistake("somebody else decides here.")
                match.repeat(entry)
            except Mistake as mistake:
                raise notation.BadRecord(
                    "Line {line} of the record cannot be replayed: {reason}",
                    line=line,
                    reason=mistake.sentence,
                ) from None
        header.check_end(match)
        match._roll()
        return match

    def restore(self, history: list[int], pending: dict[int, list[int]]) -> None:
        """Repeat what was played before, on a match at its start; then chance goes on by itself."""
        for entry in history:
            self.repeat(entry)
        for seat, actions in pending.items():
            for action in actions:
                self._choose_early(action, seat)
        self._roll()

    def copy(self) -> "Match":
        """The match once more: what happens to one of them does not happen to the other."""
        twin = copy(self)
        twin._states = self._states.copy()
        twin._plies, twin.history, twin.deciders = [*self._plies], [*self.history], [*self.deciders]
        twin.pending = {seat: [*actions] for seat, actions in self.pending.items()}
        twin.names, twin.dice = [*self.names], self.dice.copy()
        return twin

    def record(self) -> str:
        """The whole match as a text that people can read. It holds everything, secrets of seats included;
        of sealed dice it shows the secret once the match is over."""
        return notation.format_match(self)

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}: {self.players} players, {len(self._plies)} actions>"

    # --- Playing --------------------------------------------------------------

    def apply(self, action: int, seat: int | None = None) -> None:
        """Carry an action out; with a seat, also a simultaneous choice before it is that seat's turn."""
        if seat is not None and seat != self.actor:
            self._choose_early(action, seat)
            return
        if self.actor == CHANCE and not self.dice.typed_in:
            raise Mistake("Nobody types in what these dice show: they are rolled by the program.")
        self._refuse_unless_legal(action)
        self._note(action)
        self._carry_out(action)
        self._roll()

    def undo(self, seat: int, agreed: bool = False) -> int:
        """Take the seat's last real choice back, and all that followed; returns how many actions that was.
        Across chance, another's decision or anything uncovered only if all have agreed. What only waits for
        its turn is taken back first, one action at a time and without a trace."""
        if seat in self.pending:
            self._keep_pending(seat, self.pending[seat][:-1])
            return 1
        count = self._undo_count(seat, agreed)
        if not agreed and not self._was_typed_in(self._plies[-count]):
            self._refuse_to_go_back(count)
        noticed = sum(ply.reaches(seat) for ply in self._plies[-count:])
        self._take_back(count)
        return noticed

    def _refuse_to_go_back(self, count: int) -> None:
        """Whether somebody was asked in a window since must not show: so nobody goes back across any."""
        past = self.at(len(self._plies) - count)
        if self._plies[-count].secret or past.windows != self.windows:
            raise Mistake("Others could have interrupted since: the choice is taken back only if all agree.")
        if self._has_uncovered(count):
            raise Mistake("Something was uncovered since: the choice is taken back only if all agree.")

    def _take_back(self, count: int) -> None:
        if self.over and isinstance(self.dice, SealedDice):
            raise Mistake("The match is over and the secret of its dice is shown: nothing can be taken back.")
        waiting = self.pending
        self._note(-count)
        self._rewind([ply.action for ply in self._plies[:-count]])
        for seat, actions in waiting.items():
            with suppress(Mistake):  # a choice that is no longer there to be made is dropped
                for action in actions:
                    self._choose_early(action, seat)

    def _undo_count(self, seat: int, agreed: bool) -> int:
        for back, ply in enumerate(reversed(self._plies[self.given :]), 1):
            if ply.options == 1 or not ply.reaches(seat):
                continue
            if ply.actor == seat or self._was_typed_in(ply):
                return back
            if not agreed:
                raise Mistake("What chance or another player has decided is taken back only if all agree.")
        raise Mistake("There is nothing to take back.")

    def _was_typed_in(self, ply: Ply) -> bool:
        """A slip in typing can always be mended."""
        return ply.actor == CHANCE and self.dice.typed_in

    def _has_uncovered(self, count: int) -> bool:
        """Whether the last `count` actions showed their seat something: would another arrangement of what
        it did not know have looked different to it afterwards?"""
        past = self.at(len(self._plies) - count)
        seat, random = past.actor, generator(0)
        seen = self.concealed(seat).tobytes()
        for _ in range(_GUESSES):
            guessed = past.concealed(seat)
            with np.errstate(over="ignore"):  # SplitMix64 overflows by design
                self.game.resample(self.box, guessed[0], seat, random)
            for ply in self._plies[-count:]:
                if ply.action not in self.legal_in(guessed):
                    return True
                self.game.apply(self.box, guessed[0], ply.action)
            if self._conceal(guessed, seat).tobytes() != seen:
                return True
        return False

    def _roll(self) -> None:
        """Let chance, and choices made before their turn, follow until somebody has to decide."""
        while True:
            if self.actor == CHANCE and self.dice.can_roll:
                offers = self.legal
                action = offers[self.dice.roll(len(offers), self.undos)]
            elif self.actor in self.pending:
                action, *rest = self.pending[self.actor]
                self._keep_pending(self.actor, rest)
            else:
                return
            self._note(action)
            self._carry_out(action)

    def repeat(self, entry: int) -> None:
        """Repeat one entry of a recorded history."""
        if entry < 0:
            if -entry > len(self._plies) - self.given:
                raise Mistake("There is nothing to take back.")
            ply = self._plies[entry]
            if ply.options == 1 or (ply.actor == CHANCE and not self._was_typed_in(ply)):
                raise Mistake("Only a choice can be taken back, with what followed.")
            self._take_back(-entry)
            return
        self._refuse_unless_legal(entry)
        if self.actor == CHANCE and self.dice.can_roll and len(self.history) >= self.given:
            offers = self.legal
            rolled = offers[self.dice.roll(len(offers), self.undos)]
            if rolled != entry:
                raise Mistake(
                    "the record says '{recorded}', but the dice give '{rolled}'.",
                    recorded=self.name(entry),
                    rolled=self.name(rolled),
                )
        self._note(entry)
        self._carry_out(entry)

    def _note(self, entry: int) -> None:
        self.history.append(entry)
        self.undos += entry < 0
        self.deciders.append(self.actor)

    def _rewind(self, actions: list[int]) -> None:
        """Lay the game out anew and repeat these actions; choices not yet due are dropped."""
        self._states = blank(self.game.state_layout)
        self._plies: list[Ply] = []
        self.pending = {}
        self.game.setup(self.box, self._states[0])
        for action in actions:
            self._carry_out(action)

    def _refuse_unless_legal(self, action: int) -> None:
        if action not in self.legal:
            raise self.not_legal(self._states, action)

    def _check_names(self) -> None:
        if len(self.names) != self.players:
            raise Mistake(
                "Every seat needs one name; seats: {players}, names: {names}.",
                players=self.players,
                names=len(self.names),
            )
        for name in self.names:
            if not name.isprintable() or name != name.strip() or not 0 < len(name) <= _LONGEST_NAME:
                raise Mistake("A name is one line of 1 to {most} characters.", most=_LONGEST_NAME)

    def at(self, ply: int) -> "Match":
        """The position after that many actions, as a match of its own; its dice are typed in."""
        past = Match(self.game, self.players, self.options, Dice(), self.names, self.file)
        past._follow(self._plies[:ply])
        past.history = [one.action for one in past._plies]
        past.deciders = [one.actor for one in past._plies]
        return past
