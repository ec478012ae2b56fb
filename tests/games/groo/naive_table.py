"""What lies on the table in the naive engine of Groo: cards in sets by place, dice in lists, and what awake
cards give."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from pioche.games.groo.operations import (
    AMOUNT,
    COLUMNS,
    DO,
    FROM,
    GIVE,
    MOST_STEPS,
    TIME,
    WHAT,
    WHEN,
    Do,
    Time,
    What,
    When,
    is_deed,
)
from pioche.games.groo.state import (
    EFFECT,
    EVENT,
    FRAMES,
    MATERIALS,
    MOST_CARDS,
    NOBODY,
    NOTHING,
    QUEUE,
    SEATS,
    TROOP,
    WILD,
    Mark,
    Phase,
    Place,
    State,
    Window,
)

CHANCE, OVER = -1, -2
# Fields of the record that another engine may use otherwise.
OPEN = ("losing", "asked", "asks", "depth", "step", "target", "left", "enough", "owed", "given")

Row = list[int]  # an operation


@dataclass
class Frame:
    """A text that is carried out."""

    card: int
    user: int
    opponent: int = NOBODY  # whom the user has chosen


def texts_of(numbers: list[int]) -> list[list[Row]]:
    """The texts that a list of a box holds, each as its operations."""
    rows = [numbers[first : first + COLUMNS] for first in range(0, len(numbers), COLUMNS)]
    texts = [rows[first : first + MOST_STEPS] for first in range(0, len(rows), MOST_STEPS)]
    return [[row for row in text if row[DO] != Do.NOTHING] for text in texts]


class NaiveTable:
    """The table, and questions about it."""

    def __init__(self, players: int, contents: dict[str, Any], options: dict[str, int]) -> None:
        """The contents of a box as lists of numbers, and its options as numbers."""
        self.seats, self.contents, self.options = range(players), contents, options
        kinds = (0, "building"), (TROOP, "troop"), (EFFECT, "effect"), (WILD, "wild"), (EVENT, "event")
        self.texts: dict[int, list[Row]] = {
            first + number: text
            for first, kind in kinds
            for number, text in enumerate(texts_of(contents[f"{kind}_effect"]))
        }
        self.lying: dict[int, set[int]] = {place: set() for place in range(Place.ABSENT)}
        self.lying[Place.PILE] = set(self.texts)
        self.marked: dict[Mark, set[int]] = {mark: set() for mark in Mark}
        self.actor, self.phase, self.offer = CHANCE, Phase.DEALER, list[int]()
        self.turn = self.holder = self.groo = self.defender = self.winner = NOBODY
        self.drawer = NOBODY  # who has drawn the Events that are held
        self.turns = self.emptied = self.windows = self.rolled = 0
        self.last_turns, self.window = NOTHING, Window.NONE
        self.dice, self.goods, self.boosts = [0] * MATERIALS, [0] * MATERIALS, [0, 0]
        self.frames: list[Frame] = []  # a text, and that of an Event drawn by it
        self.waiting: list[tuple[int, int]] = []  # cards that were played, and by whom
        self.met: Counter[str] = Counter()  # what has happened, so that a test can count it

    # --- Cards ------------------------------------------------------------------

    def hand(self, seat: int) -> set[int]:
        return set(self.lying[Place.HAND + seat])

    def town(self, seat: int) -> set[int]:
        return self.lying[Place.TOWN + seat]

    def troops(self, seat: int) -> list[int]:
        """The Troops in a town, in the order of their numbers."""
        return sorted(card for card in self.town(seat) if TROOP <= card < EFFECT)

    def buildings(self, seat: int) -> list[int]:
        """The Buildings in a town, likewise."""
        return sorted(card for card in self.town(seat) if card < TROOP)

    def put(self, card: int, place: int, *marks: Mark) -> None:
        """A card goes to a place; it loses all marks but these."""
        for cards in [*self.lying.values(), *self.marked.values()]:
            cards.discard(card)
        self.lying[place].add(card)
        for mark in marks:
            self.marked[mark].add(card)

    def room(self, seat: int) -> int:
        """GRO-13: how many more cards this hand could take; held Events count as cards of the hand."""
        return int(self.contents["hand"]) - self.held_by(seat)

    def held_by(self, seat: int) -> int:
        """Cards in hand, with the Events that are held aside."""
        return len(self.hand(seat)) + (len(self.lying[Place.HELD]) if seat == self.drawer else 0)

    def is_poor(self, seat: int) -> bool:
        """Two cards in hand or fewer."""
        self.met["a held Event makes nobody richer"] += len(self.hand(seat)) <= 2 < self.held_by(seat)
        return len(self.hand(seat)) <= 2

    def can_draw(self) -> bool:
        """GRO-19: whether there is a card in the pile, or discards that become one, not Events alone."""
        return bool(self.lying[Place.PILE] or any(card < EVENT for card in self.lying[Place.DISCARD]))

    def shuffle(self) -> None:
        """GRO-19: the discards become the pile; who holds a card now holds none of these."""
        for card in sorted(self.lying[Place.DISCARD]):
            self.put(card, Place.PILE)
        for seat in self.seats:
            self.marked[Mark.OLDER] |= self.hand(seat) - self.marked[Mark.FACE_UP]
        self.met["the discards are shuffled"] += 1

    def family(self, card: int) -> int:
        """The family of a Building or a Troop."""
        if card < TROOP:
            return int(self.contents["building_family"][card])
        return int(self.contents["troop_family"][card - TROOP]) if card < EFFECT else NOTHING

    def is_a(self, card: int, what: int) -> bool:
        """Whether a card is of the kind that a text speaks of."""
        printed = self.contents["points"][card] if card < TROOP else 0
        return {
            What.BUILDING: card < TROOP,
            What.SMALL: printed == 1,
            What.LARGE: printed >= 2,
            What.TROOP: TROOP <= card < EFFECT,
            What.EFFECT: EFFECT <= card < WILD,
            What.WILD: WILD <= card < EVENT,
            What.CARD: True,
        }[What(what)]

    # --- Texts ------------------------------------------------------------------

    def deeds(self, card: int) -> list[Row]:
        """The operations of a text that do something."""
        return [row for row in self.texts[card] if is_deed(row[DO])]

    def time(self, card: int) -> Time | None:
        """When a text does something, if it ever does."""
        deeds = self.deeds(card)
        return Time(deeds[0][TIME]) if deeds else None

    def lasting(self, seat: int, do: Do) -> Iterator[tuple[int, Row]]:
        """What awake cards in a town give, by the numbers of the cards; points are given asleep (GRO-05)."""
        for card in sorted(self.town(seat)):
            if card not in self.marked[Mark.ASLEEP] or do == Do.POINTS:
                for row in self.texts[card]:
                    if row[DO] == do and self.holds(row[WHEN], card, seat):
                        yield card, row

    def holds(self, when: int, card: int, seat: int) -> bool:
        """Whether the condition of an operation holds now, for the town and the hand of this seat."""
        town, family = self.town(seat), self.family(card)
        kin = {other for other in self.texts if family != NOTHING and self.family(other) == family}
        questions: dict[When, Callable[[], bool]] = {
            When.ALWAYS: lambda: True,
            When.FAMILY: lambda: bool(town & kin - {card}),
            When.SET: lambda: bool(kin) and kin <= town,
            When.HERE: lambda: self.groo == seat,
            When.AWAY: lambda: self.groo != seat,
            When.BEHIND: lambda: any(self.points(other) > self.points(seat) for other in self.seats),
            When.UNARMED: lambda: not self.troops(seat),
            When.ARMED: lambda: len(self.troops(seat)) >= 2,
            When.POOR: lambda: self.is_poor(seat),
        }
        holds = questions[When(when)]()
        self.met[f"{When(when).name} {'holds' if holds else 'does not hold'}"] += 1
        return holds

    def points(self, seat: int) -> int:
        """GRO-05: the Victory Points of a town, bonuses counted."""
        printed: int = sum(self.contents["points"][card] for card in self.buildings(seat))
        return printed + sum(row[AMOUNT] for _, row in self.lasting(seat, Do.POINTS))

    def is_safe(self, card: int, seat: int, danger: int) -> bool:
        """Whether a Building in that town is safe from war, or from cards."""
        safe = any(one == card and row[FROM] == danger for one, row in self.lasting(seat, Do.SAFE))
        self.met[f"safe from {danger}"] += safe
        return safe

    def price(self, card: int, seat: int) -> list[int]:
        """GRO-11: what a card costs this player, by material."""
        if card < TROOP:
            price = [*self.contents["building_cost"][3 * card : 3 * card + 3], 0]
        elif card < EFFECT:
            price = [*self.contents["troop_cost"][3 * (card - TROOP) :][:3], 0]
        else:
            price = [0, 0, 0, self.contents["heads"][card - EFFECT]]
        for _, row in self.lasting(seat, Do.CHEAPER):
            if self.is_a(card, row[WHAT]) and price[row[GIVE]]:
                price[row[GIVE]] -= 1
                self.met["a card is cheaper"] += 1
        return price

    # --- The record -------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The record under its names, less the fields that are open."""
        table = {name: value for name, value in vars(self).items() if name in State.__annotations__}
        filled = [*self.waiting, *[(NOTHING, NOBODY)] * (QUEUE - len(self.waiting))]
        table["queue"], table["players"] = [card for card, _ in filled], [seat for _, seat in filled]
        frames = [*self.frames, *[Frame(NOTHING, NOBODY)] * (FRAMES - len(self.frames))]
        table["effect"], table["user"] = [one.card for one in frames], [one.user for one in frames]
        table["opponent"] = [one.opponent for one in frames]
        table["sizes"] = [len(self.lying[place]) for place in (*range(SEATS), Place.PILE)]
        table["older"] = [len(self.hand(seat) & self.marked[Mark.OLDER]) for seat in range(SEATS)]
        places = {card: place for place, cards in self.lying.items() for card in cards}
        table["places"] = [int(places.get(card, Place.ABSENT)) for card in range(MOST_CARDS)]
        table["marks"] = [
            sum(mark for mark, cards in self.marked.items() if card in cards) for card in range(MOST_CARDS)
        ]
        return table

    def check(self) -> None:
        """Nothing is lost, nobody holds too much, and marks are where they belong."""
        assert sorted(card for cards in self.lying.values() for card in cards) == sorted(self.texts)
        assert all(self.room(seat) >= 0 for seat in self.seats)
        towns = set[int]().union(*(self.town(seat) for seat in self.seats))
        assert self.marked[Mark.ASLEEP] | self.marked[Mark.USED] | self.marked[Mark.FIGHTS] <= towns
        assert not self.lying[Place.HELD] | self.lying[Place.PLAYED]
