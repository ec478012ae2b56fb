"""A position: who decides, what is legal, what each seat may know of it, and how it is told."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from . import notation
from .box import BoxFile, Value, choose_options, fill_box
from .game import Game, conceal_nothing, no_windows
from .record import OFFERS, blank
from .rule import CHANCE, OVER, SPECTATOR, WAITING
from .table import Label, Refusal, View
from .words import Mistake, Say, Words, words


class NotLegal(Mistake):
    """The action is not among those offered."""


class Position:
    """The table of one match at one moment. Nothing here changes it."""

    def __init__(self, game: Game, file: BoxFile, players: int, options: dict[str, Value]) -> None:
        self.game = game
        self.file = file
        self.players = players
        self.options = choose_options(file, players, options)
        self.boxes = fill_box(game.box, file, players, self.options)
        self._states = blank(game.state_layout)
        self.called: Sequence[str | Say] = ()  # what sentences call the players, where it is not by number

    @property
    def actor(self) -> int:
        """Who decides now: a seat from 0, CHANCE with real dice, or OVER."""
        return int(self._states["actor"][0])

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def legal(self) -> list[int]:
        """What the actor may do now, ascending."""
        return self.legal_in(self._states)

    @property
    def scores(self) -> list[int] | None:
        """One number a seat once the match is over, higher is better; None before."""
        if not self.over:
            return None
        scores = np.zeros(self.players, np.int32)
        self.game.score(self.box, self.state, scores)
        return [int(one) for one in scores]

    @property
    def winners(self) -> list[int]:
        """The seats that share the win; nobody before the end."""
        scores = self.scores or []
        return [seat for seat, one in enumerate(scores) if one == max(scores)]

    @property
    def box(self) -> Any:
        return self.boxes[0]

    @property
    def windows(self) -> int:
        """How many windows have opened in which somebody may interrupt, as everyone knows."""
        return int(self.game.windows(self.box, self.state))

    @property
    def is_asked_in_secret(self) -> bool:
        """Whether nobody but the actor may know who decides now, if anybody does."""
        if self.game.windows is no_windows:
            return False
        return int(self.concealed(SPECTATOR)[0].actor) == WAITING

    def legal_in(self, states: Any) -> list[int]:
        """What the actor of another position of this match may do, given in an array of one."""
        offers = blank(OFFERS)
        self.game.legal(self.box, states[0], offers[0])
        found: list[int] = offers["actions"][0, : offers["count"][0]].tolist()
        return found

    def not_legal(self, states: Any, action: int) -> NotLegal:
        """Why the actor of that position cannot do this."""
        self._refuse_unknown(action)
        refusal = self.game.table.why_not(self.box, self._known_in(states)[0], action)
        assert refusal is not None, "why_not must answer for whatever is not legal"
        return NotLegal(
            "'{action}' is not possible: {reason} ({clause})",
            action=self.game.table.name(action),
            reason=refusal.sentence,
            clause=refusal.clause,
        )

    def _refuse_unknown(self, action: int) -> None:
        if not isinstance(action, int) or not 0 <= action < self.game.actions:
            raise NotLegal("There is no action number {action}.", action=action)

    # --- What a seat may know ----------------------------------------------------

    @property
    def state(self) -> Any:
        """The true record of the position, secrets included: never show it to a seat."""
        return self._states[0]

    @property
    def state_bytes(self) -> bytes:
        return bytes(self._states.tobytes())

    def copy_state(self) -> Any:
        """A copy of the true record, in an array of one."""
        return self._states.copy()

    def concealed(self, seat: int) -> Any:
        """What that seat may know of the position, in an array of one; after the end, everything."""
        return self._conceal(self._states, seat)

    def shown(self, seat: int) -> Any:
        """What the table looks like to that seat, in an array of one: views and prompts come from this."""
        return self.concealed(seat)

    def who_sees(self) -> list[int]:
        """The seats that may see what chance decides now."""
        outcome, conceal = self.legal[0], self.game.conceal_action
        seats = range(self.players)
        return [seat for seat in seats if conceal(self.box, self.state, seat, outcome) == outcome]

    @property
    def known(self) -> Any:
        """What the actor knows, in an array of one; who types in what chance did must know everything."""
        return self._known_in(self._states)

    def _known_in(self, states: Any) -> Any:
        actor = int(states["actor"][0])
        return states.copy() if actor == CHANCE else self._conceal(states, actor)

    def _conceal(self, states: Any, seat: int) -> Any:
        copy = states.copy()
        if self.game.conceal is not conceal_nothing and copy["actor"][0] != OVER:
            self.game.conceal(self.box, copy[0], seat)
        return copy

    # --- In words -------------------------------------------------------------

    def words(self, language: str) -> Words:
        """The words of this game in that language, with what the players are called."""
        return words(language, self.game.catalogue).calling(self.called)

    def view(self, seat: int) -> View:
        """What that seat (SPECTATOR: anyone) sees on the table, ready for JSON."""
        return self.game.table.view(self.box, self.shown(seat)[0])

    def prompt(self, seat: int, language: str = "en") -> str:
        """What is asked now, as that seat may know it."""
        return self.game.table.prompt(self.box, self.shown(seat)[0], self.words(language))

    def candidates(self, seat: int) -> list[int]:
        """The actions worth showing to that seat, legal or greyed."""
        return self.game.table.candidates(self.box, self.shown(seat)[0])

    def name(self, action: int, language: str = "en") -> str:
        """The fixed name of an action."""
        return words(language, self.game.catalogue).say(self.game.table.name(action))

    def sentence(self, action: int, language: str = "en") -> str:
        """What the action would do, told to the actor."""
        self._refuse_unknown(action)
        return self.game.table.sentence(self.box, self.known[0], action, self.words(language))

    def why_not(self, action: int) -> Refusal | None:
        """The clause that forbids an action to the actor, or None if it is legal."""
        self._refuse_unknown(action)
        return self.game.table.why_not(self.box, self.known[0], action)

    def labels(self, language: str = "en") -> dict[str, Label]:
        """What the pieces of the game are called and say, by what views call them."""
        return self.game.labels(self.box, words(language, self.game.catalogue))

    def parse_action(self, text: str) -> int:
        """The action of that name, in any language, whether it is legal now or not."""
        return notation.parse_action(self.game, text)
