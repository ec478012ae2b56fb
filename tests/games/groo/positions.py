"""Positions of Groo built by hand, and asked and changed in the players' words.

    table = position(
        Player(hand="castle, the-fray", town="tavern, cavalry used"),
        Player(town="residence asleep", hand="lullaby seen"),
        phase="build",
        dice="labor 2, kopin",
        groo=2,
    )
    table.do("play castle", "done")

Players are counted from 1, as at a table. Cards have the ids of box.toml, marks follow them. `texts` and
`numbers` write something else on cards, so that a test need not change with the standard box:
`texts={"tavern": "{ do = 'wake', time = 'own' }"}`, `numbers={"castle": {"points": 3, "cost": [1, 0, 0]}}`.

Actions: "dealer 2", "card castle" (dealt, drawn or lost by chance), "face 3", "move left 1", "play castle",
"pick castle", "player 2", "labor", "draw", "done".
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from pioche.core.box import BoxFile, Value
from pioche.core.box_reader import vary_box
from pioche.core.rule import CHANCE, OVER, WAITING
from pioche.core.words import ENGLISH, Words
from pioche.games.groo import GAME
from pioche.games.groo.actions import Face
from pioche.games.groo.box import Box
from pioche.games.groo.operations import Side
from pioche.games.groo.pieces import card_id
from pioche.games.groo.rules.battles import fights, total
from pioche.games.groo.rules.towns import count_points
from pioche.games.groo.rules.turns import go_on
from pioche.games.groo.state import (
    FACES,
    MOST_CARDS,
    NOTHING,
    PILE,
    PRODUCTION_DICE,
    SEATS,
    Mark,
    Material,
    Phase,
    Place,
    State,
    Window,
)

from ..positions import BasePosition, set_up
from ..positions import count as count
from ..positions import steps as steps

CARDS = [card_id(card) for card in range(MOST_CARDS)]  # those that the box does not have are numbers
MATERIALS = [material.name.lower() for material in Material]
MOVES = [face.name.lower().replace("_", " ") for face in Face]  # "dog", "other dog", "left 1" ...
MARKS = {
    "seen": Mark.FACE_UP,
    "older": Mark.OLDER,
    "asleep": Mark.ASLEEP,
    "used": Mark.USED,
    "fights": Mark.FIGHTS,
}
NAMES = [
    *(f"dealer {player + 1}" for player in range(SEATS)),
    *(f"card {card}" for card in CARDS),
    *(f"face {face + 1}" for face in range(FACES)),
    *(f"move {move}" for move in MOVES),
    *(f"play {card}" for card in CARDS),
    *(f"pick {card}" for card in CARDS),
    *(f"player {player + 1}" for player in range(SEATS)),
    *MATERIALS,
    "draw",
    "done",
]
ACTIONS = {name: action for action, name in enumerate(NAMES)}
ROLLED = (Phase.MOVE, Phase.BUILD, Phase.LAST_DRAW, Phase.END)  # phases after the dice of production

Texts = Mapping[str, str]  # by card: operations as box.toml writes them, without the outer brackets
Numbers = Mapping[str, Mapping[str, object]]  # by card: whatever else box.toml writes about it


def listed(names: str) -> list[str]:
    """The names in a list."""
    return [name.strip() for name in names.split(",") if name.strip()]


def counted(names: str) -> dict[str, int]:
    """Things with their number, such as 'labor 2, kopin'."""
    found: dict[str, int] = {}
    for name in listed(names):
        thing, _, number = name.partition(" ")
        found[thing] = found.get(thing, 0) + int(number or 1)
    return found


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

    def deal(self, cards: str) -> Self:
        """Chance deals, draws or takes these cards."""
        return self.do(*(f"card {card}" for card in listed(cards)))

    def roll(self, dice: str, move: str = "dog") -> Self:
        """Chance rolls these dice, such as 'labor 2, kopin', and the movement die if it is its turn."""
        shown = [MATERIALS[material] for material in self.box.faces.tolist()]
        for material, number in counted(dice).items():
            self.do(*[f"face {shown.index(material) + 1}"] * number)
        return self.do(f"move {move}") if self.state.phase == Phase.MOVE else self

    def until(self, phase: str) -> Self:
        """Everyone declines whatever is asked before that phase; chance is not asked."""
        while self.phase != phase or self.window:
            self.do("done")
        return self

    # --- Looking --------------------------------------------------------------

    @property
    def players(self) -> range:
        return range(1, int(self.box.players) + 1)

    @property
    def actor(self) -> int | str:
        """Who decides: a player, or chance, or nobody."""
        actor = int(self.state.actor)
        return {CHANCE: "chance", OVER: "nobody", WAITING: "waiting"}.get(actor, actor + 1)

    @property
    def turn(self) -> int:
        """Whose turn it is, or 0."""
        return int(self.state.turn) + 1

    @property
    def holder(self) -> int:
        """Who holds the dice, or 0."""
        return int(self.state.holder) + 1

    @property
    def groo(self) -> int:
        """In whose town Groo is."""
        return int(self.state.groo) + 1

    @property
    def phase(self) -> str:
        return Phase(self.state.phase).name.lower()

    @property
    def window(self) -> str:
        """The window that is open, or nothing."""
        return Window(self.state.window).name.lower() if self.state.window != Window.NONE else ""

    @property
    def dice(self) -> dict[str, int]:
        """The dice that are not spent, by what they show."""
        return {name: int(self.state.dice[one]) for one, name in enumerate(MATERIALS) if self.state.dice[one]}

    @property
    def goods(self) -> dict[str, int]:
        return {
            name: int(self.state.goods[one]) for one, name in enumerate(MATERIALS) if self.state.goods[one]
        }

    def at(self, place: int) -> set[str]:
        """The cards that lie there."""
        return {card for number, card in enumerate(CARDS) if self.state.places[number] == place}

    def hand(self, player: int) -> set[str]:
        return self.at(Place.HAND + player - 1)

    def town(self, player: int) -> set[str]:
        return self.at(Place.TOWN + player - 1)

    @property
    def pile(self) -> set[str]:
        return self.at(PILE)

    @property
    def discards(self) -> set[str]:
        return self.at(Place.DISCARD)

    @property
    def waiting(self) -> list[str]:
        """The cards that are played and not yet in effect, in their order."""
        return [CARDS[card] for card in self.state.queue.tolist() if card != NOTHING]

    def marked(self, mark: str) -> set[str]:
        """The cards with that mark: marked("asleep")."""
        return {card for number, card in enumerate(CARDS) if self.state.marks[number] & MARKS[mark]}

    def fighting(self, player: int) -> set[str]:
        """The Troops that a player has sent into the battle."""
        return {card for number, card in enumerate(CARDS) if fights(self.state, player - 1, number)}

    @property
    def points(self) -> list[int]:
        """The Victory Points of all."""
        return [int(count_points(self.box, self.state, player - 1)) for player in self.players]

    @property
    def totals(self) -> tuple[int, int]:
        """The attack and the defence of the battle under way."""
        attack = total(self.box, self.state, self.state.turn, Side.ATTACK)
        return int(attack), int(total(self.box, self.state, self.state.defender, Side.DEFENCE))

    @property
    def winners(self) -> list[int]:
        return [player for player in self.players if self.scores[player - 1] == max(self.scores)]


# --- Building ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Player:
    """What a player has: cards with their marks, such as 'castle, tavern asleep used'."""

    hand: str = ""
    town: str = ""


def box_file(
    texts: Texts | None = None, numbers: Numbers | None = None, contents: Mapping[str, object] | None = None
) -> BoxFile:
    """The standard box with something else written on some cards."""
    lines = ["[contents]", *(f"{name} = {number}" for name, number in (contents or {}).items())]
    written = {card: [f"effect = [{text}]"] for card, text in (texts or {}).items()}
    for card, changed in (numbers or {}).items():
        written.setdefault(card, []).extend(f"{key} = {value!r}" for key, value in changed.items())
    for card, entries in written.items():
        kind = next(
            kind
            for kind, pieces in GAME.file.pieces.items()
            if kind != "families" and card in [piece.id for piece in pieces]
        )
        lines += [f"[[{kind}]]", f'id = "{card}"', *entries]
    return varied("\n".join(lines))


@lru_cache
def varied(text: str) -> BoxFile:
    return vary_box(GAME.file, text, Box)


def laid_out(players: int, file: BoxFile = GAME.file, **options: Value) -> Position:
    """The game after set-up, before chance has named the dealer."""
    return Position(*set_up(GAME, file, players, options))


def dealt(*hands: str, dealer: int = 1, file: BoxFile = GAME.file, **options: Value) -> Position:
    """The first turn, with these five cards in each hand, the first player's first; windows are open."""
    table = laid_out(len(hands), file, **options).do(f"dealer {dealer}")
    for number in range(len(hands)):
        table.deal(hands[(dealer + number) % len(hands)])
    return table


def position(
    *players: Player,
    turn: int = 1,
    phase: str = "discard",
    holder: int = 0,
    groo: int = 1,
    dice: str = "",
    goods: str = "",
    defender: int = 0,
    boosts: tuple[int, int] = (0, 0),
    pile: str | None = None,
    discards: str | None = None,
    emptied: int = 0,
    last_turns: int = NOTHING,
    turns: int = 8,
    texts: Texts | None = None,
    numbers: Numbers | None = None,
    contents: Mapping[str, object] | None = None,
    **options: Value,
) -> Position:
    """A phase of a turn of the first player, unless it is said, gone on with until somebody has to decide.

    In 'build' the dice are held by the active player, unless it is said; in 'send', 'defend', 'fight' and
    'lose' there is a defender, and Troops marked 'fights'. Cards that are named nowhere are in the pile; with
    a given pile they are discarded; with given discards as well they are out of the game."""
    table = laid_out(len(players), box_file(texts, numbers, contents), **options)
    state = table.state
    state.phase, state.turn, state.groo = Phase[phase.upper()], turn - 1, groo - 1
    state.actor, state.turns = CHANCE, turns
    state.emptied, state.last_turns = emptied, last_turns
    state.defender, state.boosts[:] = defender - 1, boosts
    state.rolled = PRODUCTION_DICE if state.phase in ROLLED else 0
    if state.phase in (Phase.BUILD, Phase.MOVE):
        state.holder = (holder or turn) - 1
    state.dice[:] = [counted(dice).get(material, 0) for material in MATERIALS]
    state.goods[:] = [counted(goods).get(material, 0) for material in MATERIALS]
    lay_cards(table, players, pile, discards)
    go_on(table.box, state)
    return table


def lay_cards(table: Position, players: Sequence[Player], pile: str | None, discards: str | None) -> None:
    """Every card where it belongs, with its marks."""
    state = table.state
    lying = {Place.HAND + seat: player.hand for seat, player in enumerate(players)}
    lying |= {Place.TOWN + seat: player.town for seat, player in enumerate(players)}
    lying |= {int(Place.PILE): pile or "", int(Place.DISCARD): discards or ""}
    rest = Place.PILE if pile is None else Place.DISCARD if discards is None else Place.ABSENT
    state.places[state.places != Place.ABSENT] = rest
    placed: set[str] = set()
    for place, names in lying.items():
        for name in listed(names):
            card, *marks = name.split()
            assert CARDS.count(card) - (card in placed) == 1, f"there is one card '{card}', or none"
            placed.add(card)
            state.places[CARDS.index(card)] = place
            state.marks[CARDS.index(card)] = sum(MARKS[mark] for mark in marks)
    for place in (*range(SEATS), PILE):
        state.sizes[place] = (state.places == place).sum()
    for seat in range(SEATS):
        state.older[seat] = ((state.places == seat) & ((state.marks & Mark.OLDER) > 0)).sum()


# --- What people are told ---------------------------------------------------------------


def tell(table: Position, *names: str, player: int = 0, spoken: Words = ENGLISH) -> list[str]:
    """Carry these actions out; what that player is told of them, line by line. Player 0 looks on."""
    lines = []
    for name in names:
        before = table.seen_by(player)
        shown = int(GAME.conceal_action(table.box, table.state, player - 1, ACTIONS[name]))
        after = table.do(name).seen_by(player)
        lines += GAME.table.log(table.box, before.state, shown, after.state, spoken).splitlines()
    return lines


def question(table: Position, player: int | None = None, spoken: Words = ENGLISH) -> str:
    """What is asked, as that player may know it, or in full."""
    seen = table if player is None else table.seen_by(player)
    return GAME.table.prompt(seen.box, seen.state, spoken)


def sentence(table: Position, name: str, spoken: Words = ENGLISH) -> str:
    """What the action would do."""
    return GAME.table.sentence(table.box, table.state, ACTIONS[name], spoken)


def candidates(table: Position) -> list[str]:
    """What is worth showing now, possible or greyed."""
    return [NAMES[action] for action in GAME.table.candidates(table.box, table.state)]


def touches(table: Position, name: str) -> list[str]:
    """The pieces that the action is about."""
    return GAME.table.touches(table.box, table.state, ACTIONS[name])


def refuses(table: Position, name: str, clause: str, reason: str) -> bool:
    """Whether the action is forbidden by this clause, for this reason."""
    refusal = GAME.table.why_not(table.box, table.state, ACTIONS[name])
    assert refusal is not None, f"'{name}' is not forbidden"
    return (refusal.clause, str(refusal.sentence)) == (clause, reason)


def allows(table: Position, name: str) -> bool:
    return GAME.table.why_not(table.box, table.state, ACTIONS[name]) is None
