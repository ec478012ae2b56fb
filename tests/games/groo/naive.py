"""A second, deliberately naive engine of Groo, from the rules page alone, for differential testing."""

from typing import Any

from pioche.games.groo.actions import Action
from pioche.games.groo.operations import Time
from pioche.games.groo.state import (
    EFFECT,
    EVENT,
    MATERIALS,
    NOBODY,
    NOTHING,
    PRODUCTION_DICE,
    WILD,
    Mark,
    Phase,
    Place,
    Window,
)

from .naive_effects import NaiveEffects
from .naive_operations import Doing
from .naive_table import CHANCE, OVER

GOAL_SCORE = 1_000_000


class NaiveGroo(NaiveEffects):
    """One match: a generator that runs through the rules, and stops at each question."""

    def __init__(self, players: int, contents: dict[str, Any], options: dict[str, int]) -> None:
        super().__init__(players, contents, options)
        self.match = self.play()
        next(self.match)

    def legal(self) -> list[int]:
        """All action numbers that the actor may choose from, ascending."""
        return list(self.offer)

    def apply(self, action: int) -> None:
        """Carry out one legal action."""
        assert action in self.offer, f"action {action} is not legal here"
        self.match.send(action)

    def scores(self) -> list[int]:
        """GRO-18, GRO-19: who reached the goal is first; then points, Troops, and the way to Groo."""
        scores = []
        for seat in self.seats:
            around = (seat - self.groo) % len(self.seats)
            distance = min(around, len(self.seats) - around)
            troops = sum(map(self.value, self.troops(seat)))
            score = self.points(seat) * 1_000 + troops * 4 + distance
            scores.append(GOAL_SCORE + self.points(seat) if seat == self.winner else score)
        return scores

    def play(self) -> Doing:
        """The whole match (GRO-04 to GRO-21)."""
        yield from self.deal()
        yield from self.play_turn()
        while not self.is_over():
            self.turn = (self.turn + 1) % len(self.seats)
            yield from self.play_turn()
        self.actor, self.offer = OVER, []
        yield

    def deal(self) -> Doing:
        """GRO-04: the dealer is named by lot; no Events are dealt."""
        action = yield from self.ask(CHANCE, [Action.DEALER + seat for seat in self.seats])
        self.groo = action - Action.DEALER
        self.turn, self.phase = (self.groo + 1) % len(self.seats), Phase.DEAL
        for seat in [self.turn, *self.others(self.turn)]:
            for _ in range(self.contents["hand"]):
                card = yield from self.chance_takes(c for c in self.lying[Place.PILE] if c < EVENT)
                self.put(card, Place.HAND + seat)
                self.look_at_pile()

    def is_over(self) -> bool:
        """GRO-18, GRO-19, GRO-21: what the end of a turn may end."""
        if self.points(self.turn) >= self.options["goal"]:
            self.winner = self.turn
            self.met["the goal is reached"] += 1
            self.met["the goal is reached in the last turns"] += self.last_turns != NOTHING
        self.turns += 1
        if self.last_turns != NOTHING:
            self.last_turns -= 1
        elif self.emptied == 2:
            self.last_turns = len(self.seats) - 1
        is_at_limit = self.turns == self.options["turn_limit"]
        self.met["the last turns are over"] += self.last_turns == 0
        self.met["the limit is reached"] += is_at_limit
        return self.winner != NOBODY or self.last_turns == 0 or is_at_limit

    def play_turn(self) -> Doing:
        """GRO-12 to GRO-17: one phase after the other."""
        self.check()
        self.rolled = 0
        self.phase = Phase.DISCARD  # a window has the phase that comes after it
        self.marked[Mark.ASLEEP], self.marked[Mark.USED] = set(), set()
        yield from self.open_window(Window.START)
        yield from self.throw_away()
        self.phase = Phase.DRAW
        yield from self.draw_up()
        if self.troops(self.turn):
            yield from self.attack()
        self.phase = Phase.ROLL
        yield from self.roll()
        yield from self.build()
        self.phase = Phase.LAST_DRAW
        yield from self.draw_up()
        self.phase = Phase.END
        yield from self.open_window(Window.END)

    def throw_away(self) -> Doing:
        """GRO-12: as many cards as the player likes."""
        while self.hand(self.turn):
            picks = [Action.PICK + card for card in self.hand(self.turn)]
            action = yield from self.ask(self.turn, [*picks, Action.DONE])
            if action == Action.DONE:
                return
            self.put(action - Action.PICK, Place.DISCARD)

    # --- Attack -----------------------------------------------------------------

    def attack(self) -> Doing:
        """GRO-14: one opponent, if any."""
        self.phase = Phase.ATTACK
        seats = [Action.SEAT + seat for seat in self.others(self.turn)]
        action = yield from self.ask(self.turn, [*seats, Action.DONE])
        if action == Action.DONE:
            return
        self.defender, self.phase = action - Action.SEAT, Phase.SEND
        yield from self.send(self.turn, fewest=1)
        self.phase = Phase.DEFEND
        yield from self.open_window(Window.DECLARED)
        if self.defender != NOBODY:
            yield from self.send(self.defender, fewest=0)
            self.phase = Phase.FIGHT
            yield from self.open_window(Window.DEFENDED)
        if self.defender != NOBODY and self.largest_loss(self.loss()):
            self.phase = Phase.LOSE
            yield from self.open_window(Window.LOSSES)
            if self.defender != NOBODY:
                yield from self.lose_buildings()
        if self.defender != NOBODY:
            self.discard_fighters()
            self.end_battle()
        else:
            self.met["a battle is stopped"] += 1

    def send(self, seat: int, fewest: int) -> Doing:
        """GRO-14: one side picks Troops."""
        at_home = self.troops(seat)
        while at_home:
            done = [Action.DONE] * (len(self.fighters(seat)) >= fewest)
            action = yield from self.ask(seat, [*(Action.PICK + troop for troop in at_home), *done])
            if action == Action.DONE:
                return
            self.marked[Mark.FIGHTS].add(action - Action.PICK)
            at_home.remove(action - Action.PICK)
        self.met["there is nobody to defend"] += not self.troops(seat)

    def lose_buildings(self) -> Doing:
        """GRO-14: the defender loses the largest total that fits, and chooses how."""
        losing = self.largest_loss(self.loss())
        self.met["no loss after all"] += not losing
        while losing:
            card = yield from self.choose(self.defender, Action.PICK, self.next_losses(losing))
            self.put(card, Place.DISCARD)
            rest = losing - self.contents["points"][card]
            losing = self.largest_loss(rest)  # a Building may have become safe with this one gone
            self.met["less can be lost than before"] += losing < rest
            self.met["a Building is lost"] += 1

    # --- Build and Leftover -------------------------------------------------------

    def roll(self) -> Doing:
        """GRO-15: six dice of production, then the movement die, and Groo moves at once."""
        self.holder = self.turn
        for _ in range(PRODUCTION_DICE):
            yield from self.roll_die()
            self.rolled += 1
        self.phase = Phase.MOVE
        yield from self.roll_movement()
        self.phase = Phase.BUILD
        yield from self.open_window(Window.ROLLED)

    def build(self) -> Doing:
        """GRO-15, GRO-16: the roller, then the others while dice are left; goods are not passed on."""
        for seat in [self.turn, *self.others(self.turn)]:
            if seat == self.turn or any(self.dice):
                self.holder, self.goods = seat, [0] * MATERIALS
                yield from self.use_dice(seat)
        self.holder, self.dice, self.goods = NOBODY, [0] * MATERIALS, [0] * MATERIALS

    def use_dice(self, seat: int) -> Doing:
        """Cards are played, and powers used, as often as possible."""
        while True:
            plays = [Action.PLAY + card for card in self.hand(seat) if self.can_play(card, seat)]
            powers = [Action.PICK + card for card in self.town(seat) if self.can_use(card, seat)]
            action = yield from self.ask(seat, [*plays, *powers, Action.DONE])
            if action == Action.DONE:
                return
            if action in plays:
                yield from self.play_card(action - Action.PLAY, seat)
            else:
                yield from self.use_power(action - Action.PICK, seat)

    def can_play(self, card: int, seat: int) -> bool:
        """GRO-07, GRO-11: what dice and goods pay for; an Effect has to have something to do."""
        if card >= WILD or (card >= EFFECT and not self.can_begin(card, seat)):
            return False
        price = self.price(card, seat)
        return all(price[one] <= self.dice[one] + self.goods[one] for one in range(MATERIALS))

    def play_card(self, card: int, seat: int) -> Doing:
        """It is paid for, goods first, waits for the window, and takes effect."""
        for material, price in enumerate(self.price(card, seat)):
            by_goods = min(price, self.goods[material])
            self.goods[material] -= by_goods
            self.dice[material] -= price - by_goods
            self.met["goods pay"] += by_goods > 0
        self.put(card, Place.PLAYED)
        self.waiting.append((card, seat))
        self.met["a card in Leftover"] += seat != self.turn
        yield from self.open_window(Window.PLAYED)

    def can_use(self, card: int, seat: int) -> bool:
        """GRO-05, GRO-16: a power of an awake card, once a turn, in its time."""
        time = self.time(card)
        times = (Time.USE, Time.DISCARD, Time.OWN if seat == self.turn else Time.LEFTOVER)
        unusable = self.marked[Mark.ASLEEP] | self.marked[Mark.USED]
        return time in times and card not in unusable and self.can_begin(card, seat)

    def use_power(self, card: int, seat: int) -> Doing:
        """GRO-10: it is used, or the card is discarded for it."""
        time = self.time(card)
        self.met[f"a power {time.name if time else ''}"] += 1
        if time == Time.DISCARD:
            self.put(card, Place.DISCARD)
        else:
            self.marked[Mark.USED].add(card)
        yield from self.carry_out(card, seat)
