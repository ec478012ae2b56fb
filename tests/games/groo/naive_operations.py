"""Operations of Groo in the naive engine: what each can work on, and what it does once. Each question is a
`yield` in the middle of a rule."""

from collections.abc import Generator, Iterable, Sequence

from pioche.games.groo.actions import Action, Face
from pioche.games.groo.box import Moves
from pioche.games.groo.operations import (
    AMOUNT,
    BY,
    DO,
    GIVE,
    SIDE,
    TAKE,
    WHAT,
    WHERE,
    WHO,
    By,
    Do,
    From,
    Ware,
    Where,
    Who,
)
from pioche.games.groo.state import EVENT, FACES, MATERIALS, NOBODY, TROOP, Mark, Phase, Place

from .naive_battle import NaiveBattle
from .naive_table import CHANCE, Frame, Row

Doing = Generator[None, int, None]  # something that may ask questions on its way
Asking = Generator[None, int, int]  # ... and ends with a number
AT_OTHERS = (Do.DESTROY, Do.STEAL, Do.RETURN, Do.DRAW, Do.DROP, Do.GRAB, Do.SLEEP)  # those with a 'who'
REPEATED = (*AT_OTHERS[:-1], Do.RECOVER, Do.GOODS, Do.REROLL, Do.SPOIL)  # those with an 'amount' of times
STEPS = {Face.LEFT_1: 1, Face.LEFT_2: 2, Face.RIGHT_1: -1, Face.RIGHT_2: -2}  # GRO-03: left is clockwise


class NaiveOperations(NaiveBattle):
    """What can be chosen, and every operation but drawing."""

    def ask(self, actor: int, actions: Sequence[int]) -> Asking:
        """Put a question, and wait for the action that is chosen."""
        self.actor, self.offer = actor, sorted(map(int, actions))
        return (yield)

    def choose(self, actor: int, first: int, possible: Iterable[int]) -> Asking:
        """One of these cards, seats or materials: asked where there are several."""
        [one, *others] = sorted(possible)
        if not others:
            return one
        self.met[f"choose {Action(first).name}"] += 1
        return (yield from self.ask(actor, [first + each for each in (one, *others)])) - first

    def chance_takes(self, cards: Iterable[int]) -> Asking:
        """A card by chance."""
        return (yield from self.ask(CHANCE, [Action.CARD + card for card in cards])) - Action.CARD

    # --- What there is to work on -------------------------------------------------

    def others(self, seat: int) -> list[int]:
        """The other players, clockwise."""
        return [(seat + step) % len(self.seats) for step in self.seats if step]

    def whom(self, row: Row, user: int, opponent: int) -> list[int]:
        """The players whom an operation may be about, in order."""
        if row[DO] not in AT_OTHERS:
            return [user]
        return {
            Who.SELF: [user],
            Who.OPPONENT: self.others(user) if opponent == NOBODY else [opponent],
            Who.OTHERS: self.others(user),
            Who.EVERYONE: [user, *self.others(user)],
            Who.HERE: [self.groo],
        }[Who(row[WHO])]

    def has_work(self, row: Row, frame: Frame) -> bool:
        """Whether an operation could be carried out anywhere."""
        seats = self.whom(row, frame.user, frame.opponent)
        return any(self.has_work_at(row, frame, seat) for seat in seats)

    def has_work_at(self, row: Row, frame: Frame, seat: int) -> bool:
        """Whether there is something to work on at this seat."""
        do, user = row[DO], frame.user
        if do in (Do.DESTROY, Do.STEAL, Do.RETURN):
            self.met["nobody steals from oneself"] += do == Do.STEAL and seat == user
            return bool(self.in_town(row, seat)) and (do != Do.STEAL or seat != user)
        if do == Do.RECOVER:
            return self.room(user) > 0 and bool(self.recoverable(row, frame))
        if do == Do.DRAW:
            return self.room(seat) > 0 and self.can_draw()
        if do == Do.DROP:
            return bool(self.hand(seat))
        if do == Do.GRAB:
            return seat != user and self.room(user) > 0 and bool(self.hand(seat))
        if do == Do.GOODS:
            return self.holder == user
        if do in (Do.EXCHANGE, Do.REROLL, Do.SPOIL):
            return bool(self.given(row))
        if do == Do.MOVE:
            return row[WHERE] == Where.DIE or bool(self.towns_to_go_to(row, user))
        if do in (Do.BOOST, Do.FRAY, Do.PEACE):
            return self.defender != NOBODY
        if do == Do.CANCEL:
            return bool(self.waiting)
        if do == Do.SLEEP:
            asleep = self.marked[Mark.ASLEEP]
            return any(self.is_a(card, row[WHAT]) and card not in asleep for card in self.town(seat))
        return bool(self.marked[Mark.ASLEEP].intersection(self.buildings(user)))  # wake

    def in_town(self, row: Row, seat: int) -> list[int]:
        """The cards of a town that an operation could take out of it."""
        cards = [card for card in self.town(seat) if self.is_a(card, row[WHAT])]
        return [card for card in cards if not self.is_safe(card, seat, From.CARDS)]

    def recoverable(self, row: Row, frame: Frame) -> list[int]:
        """The discards that the user could take up: never the card itself, and no Event."""
        discards = self.lying[Place.DISCARD] - {frame.card}
        return [card for card in discards if self.is_a(card, row[WHAT]) and card < EVENT]

    def given(self, row: Row) -> list[int]:
        """What dice show that can be exchanged, rolled anew, or put aside."""
        shown = [material for material in range(MATERIALS) if self.dice[material]]
        if row[DO] == Do.REROLL:
            return shown
        if row[DO] == Do.EXCHANGE:
            shown = [material for material in shown if material != row[TAKE]]
        return [material for material in shown if row[GIVE] in (material, Ware.ANY)]

    def towns_to_go_to(self, row: Row, user: int) -> set[int]:
        """Where Groo can be moved to: not where he is."""
        beside = {(self.groo + step) % len(self.seats) for step in (1, -1)}
        towns = {Where.ANYWHERE: set(self.seats), Where.NEIGHBOUR: beside, Where.HOME: {user}}
        return towns[Where(row[WHERE])] - {self.groo}

    # --- Cards ----------------------------------------------------------------

    def take_out_of_town(self, row: Row, frame: Frame, seat: int) -> Doing:
        """GRO-20: a card is destroyed, stolen or returned; a thief chooses."""
        by_user = row[BY] == By.USER or row[DO] == Do.STEAL
        card = yield from self.choose(frame.user if by_user else seat, Action.PICK, self.in_town(row, seat))
        if row[DO] == Do.STEAL:
            self.put(card, Place.TOWN + frame.user, *[Mark.ASLEEP] * (card < TROOP))
        elif row[DO] == Do.RETURN and self.room(seat) > 0:
            self.put(card, Place.HAND + seat, Mark.FACE_UP)
        else:
            self.met["a hand is too full to return a card"] += row[DO] == Do.RETURN
            self.put(card, Place.DISCARD)

    def recover(self, row: Row, frame: Frame, _: int) -> Doing:
        card = yield from self.choose(frame.user, Action.PICK, self.recoverable(row, frame))
        self.put(card, Place.HAND + frame.user, Mark.FACE_UP)

    def drop(self, row: Row, _: Frame, seat: int) -> Doing:
        if row[BY] == By.CHANCE:
            card = yield from self.chance_takes(self.hand(seat))
        else:  # a user who chooses is the owner
            card = yield from self.choose(seat, Action.PICK, self.hand(seat))
        self.put(card, Place.DISCARD)

    def grab(self, _: Row, frame: Frame, seat: int) -> Doing:
        card = yield from self.chance_takes(self.hand(seat))
        self.put(card, Place.HAND + frame.user, Mark.FACE_UP)

    def sleep(self, row: Row, _: Frame, seat: int) -> Doing:
        self.marked[Mark.ASLEEP] |= {card for card in self.town(seat) if self.is_a(card, row[WHAT])}
        yield from ()

    def wake(self, _: Row, frame: Frame, __: int) -> Doing:
        self.marked[Mark.ASLEEP] -= set(self.buildings(frame.user))
        yield from ()

    # --- Dice, and Groo ---------------------------------------------------------

    def make_goods(self, row: Row, frame: Frame, _: int) -> Doing:
        possible = range(MATERIALS) if row[TAKE] == Ware.ANY else [row[TAKE]]
        self.goods[(yield from self.choose(frame.user, Action.MATERIAL, possible))] += 1

    def change_die(self, row: Row, frame: Frame, _: int) -> Doing:
        """A die is exchanged, rolled anew, or put aside."""
        given = yield from self.choose(frame.user, Action.MATERIAL, self.given(row))
        if row[DO] == Do.EXCHANGE:
            possible = [row[TAKE]] if row[TAKE] != Ware.ANY else set(range(MATERIALS)) - {given}
            self.dice[(yield from self.choose(frame.user, Action.MATERIAL, possible))] += 1
        if row[DO] == Do.REROLL:
            yield from self.roll_die(given)
        else:
            self.dice[given] -= 1

    def roll_die(self, instead_of: int | None = None) -> Doing:
        """GRO-02: one die of production, for the first time or anew."""
        action = yield from self.ask(CHANCE, [Action.FACE + face for face in range(FACES)])
        if instead_of is not None:
            self.dice[instead_of] -= 1
        self.dice[self.contents["faces"][action - Action.FACE]] += 1

    def move_groo(self, row: Row, frame: Frame, _: int) -> Doing:
        if row[WHERE] == Where.DIE:
            yield from self.roll_movement()
        else:
            towns = self.towns_to_go_to(row, frame.user)
            self.groo = yield from self.choose(frame.user, Action.SEAT, towns)

    def roll_movement(self) -> Doing:
        """GRO-03, GRO-18: the movement die."""
        action = yield from self.ask(CHANCE, [Action.MOVE + face for face in range(FACES)])
        steps = STEPS.get(Face(action - Action.MOVE), 0)
        if self.options["moves"] != Moves.PRINTED:
            steps = max(-1, min(1, steps))  # with two players that is across
        self.groo = (self.groo + steps) % len(self.seats)

    # --- The battle ---------------------------------------------------------------

    def boost(self, row: Row, _: Frame, __: int) -> Doing:
        self.boosts[row[SIDE]] += row[AMOUNT]
        yield from ()

    def stop_battle(self, row: Row, _: Frame, __: int) -> Doing:
        """Fray or peace: nothing is lost."""
        if row[DO] == Do.FRAY:
            self.discard_fighters()
        self.end_battle()
        yield from ()

    def end_battle(self) -> None:
        """The battle is over, one way or another; what comes next is the roll."""
        self.marked[Mark.FIGHTS] = set()
        self.defender, self.boosts, self.phase = NOBODY, [0, 0], Phase.ROLL
