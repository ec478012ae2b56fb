"""Positions of GOLEM built by name, and asked and changed in the players' words.

Players are counted from 1, as at a table: "enemy 2". Cards and tiles have the names that content.py and TILES
give them: "play rage", "tile left arm", "use screen".
"""

from collections.abc import Sequence
from typing import Self

from pioche.core.rule import CHANCE, OVER
from pioche.games.golem import GAME
from pioche.games.golem.actions import Action
from pioche.games.golem.box import Box
from pioche.games.golem.state import PILE, Fallen, Phase, Place, State

from ..positions import BasePosition
from ..positions import count as count
from ..positions import steps as steps
from .content import ABILITIES, CARDS, MECHAS, PILOTS

TILES = ["head", "left arm", "right arm", "torso", "left leg", "right leg"]
NUMBERS = ["attack", "defence"]
LASTS = ["turn", "round", "game"]


def names_of(verb: str, first: Action, after: Action, known: Sequence[str]) -> list[str]:
    """The names of a kind of actions; those that the box has no use for are numbered."""
    room = after - first
    return [f"{verb} {known[one] if one < len(known) else f'#{one}'}" for one in range(room)]


NAMES = [
    *names_of("pilot", Action.PILOT, Action.MECHA, list(PILOTS)),
    *names_of("mecha", Action.MECHA, Action.CARD, list(MECHAS)),
    *names_of("card", Action.CARD, Action.PLAY, list(CARDS)),
    *names_of("play", Action.PLAY, Action.THROW, list(CARDS)),
    *names_of("throw", Action.THROW, Action.USE_PILOT, list(CARDS)),
    "pilot's ability",
    "gain",
    *names_of("use", Action.ABILITY, Action.SEAT, list(ABILITIES)),
    *names_of("enemy", Action.SEAT, Action.TILE, "123456"),
    *names_of("tile", Action.TILE, Action.DONE, TILES),
    "done",
]
ACTIONS = {name: action for action, name in enumerate(NAMES)}


def listed(names: str) -> list[str]:
    """The names in a list."""
    return [name.strip() for name in names.split(",") if name.strip()]


class Position(BasePosition[Box, State]):
    """A position in the players' words."""

    game = GAME
    names = NAMES

    def seen_by(self, player: int) -> Self:
        """The position as that player may know it; player 0 only looks on."""
        return super().seen_by(player - 1)

    # --- Playing --------------------------------------------------------------

    def offered(self, verb: str = "") -> set[str]:
        """The names of what the actor may do; with a verb, what may be done so: offered("play")."""
        names = super().offered()
        return {name.partition(" ")[2] for name in names if name.split()[0] == verb} if verb else names

    def throw(self, *cards: str) -> Self:
        """One player after the other throws one of these cards for energy, and uses no ability after it."""
        for card in cards:
            self.do("gain", f"throw {card}")
            if self.offered("done") and self.phase == "turn":
                self.do("done")
        return self

    def deal(self, cards: str) -> Self:
        """Chance deals, takes or drops these cards."""
        return self.do(*(f"card {card}" for card in listed(cards)))

    def change(self, *names: str) -> dict[str, object]:
        """Carry these actions out; what they have changed on the Mecha, as it is then."""
        before = self.facts()
        after = self.do(*names).facts()
        return {key: after[key] for key in after if after[key] != before[key]}

    # --- Looking --------------------------------------------------------------

    @property
    def players(self) -> range:
        return range(1, int(self.box.players) + 1)

    @property
    def actor(self) -> int | str:
        """Who decides: a player, or chance, or nobody."""
        actor = int(self.state.actor)
        return {CHANCE: "chance", OVER: "nobody"}.get(actor, actor + 1)

    @property
    def turn(self) -> int:
        """Whose turn it is, or 0."""
        return int(self.state.turn) + 1

    @property
    def phase(self) -> str:
        return Phase(self.state.phase).name.lower()

    def facts(self) -> dict[str, object]:
        """Everything about the Mecha: energy, tiles, tokens and who is destroyed; tokens left, and boost."""
        found: dict[str, object] = {"supply": self.state.supply.tolist(), "boost": int(self.state.boost)}
        for player in self.players:
            found[f"{player} energy"] = self.energy[player - 1]
            found[f"{player}"] = "fights" if self.state.fallen[player - 1] == Fallen.NO else "destroyed"
            for place, tile in enumerate(TILES):
                found[f"{player} {tile}"] = "works" if self.state.working[player - 1, place] else "out"
                for at, number in enumerate(NUMBERS):
                    tokens = self.state.tokens[player - 1, place, at]
                    lying = [
                        f"{amount:+d} {lasts}" for lasts, amount in zip(LASTS, tokens, strict=True) if amount
                    ]
                    found[f"{player} {tile} {number}"] = ", ".join(lying)
        return found

    @property
    def energy(self) -> list[int]:
        return [int(self.state.energy[player - 1]) for player in self.players]

    @property
    def out(self) -> list[str]:
        """The tiles out of order, such as '2 head'."""
        return [key for key, fact in self.facts().items() if fact == "out"]

    @property
    def destroyed(self) -> list[int]:
        return [player for player in self.players if self.state.fallen[player - 1] != Fallen.NO]

    def at(self, place: int) -> set[str]:
        """The cards that lie there."""
        return {card for number, card in enumerate(CARDS) if self.state.places[number] == place}

    def hand(self, player: int) -> set[str]:
        """The cards that a player holds; the virtual player of a duel is player 3."""
        hand = int(self.state.hands[player - 1])
        return self.at(Place.HAND + hand) if hand >= 0 else set()

    @property
    def hands(self) -> list[set[str]]:
        return [self.hand(player) for player in self.players]

    @property
    def pile(self) -> set[str]:
        return self.at(PILE)

    @property
    def discards(self) -> set[str]:
        return self.at(Place.DISCARD)

    @property
    def winners(self) -> list[int]:
        return [player for player in self.players if self.scores[player - 1] == max(self.scores)]
