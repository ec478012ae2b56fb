"""Operations of GOLEM in the naive engine: each question is a `yield` in the middle of a rule."""

from collections.abc import Generator, Sequence

from pioche.games.golem.actions import Action
from pioche.games.golem.operations import AMOUNT, AT, DO, LASTS, WHO, WITH, Do, Parts, Who
from pioche.games.golem.state import Ask, Number, Phase, Sign

from .naive_table import CHANCE, GROUPS, NOBODY, Frame, NaiveTable, Row

Doing = Generator[None, int, None]  # something that may ask questions on its way
Asking = Generator[None, int, int]  # ... and ends with a number
Choosing = Generator[None, int, list[int]]  # ... or several


class NaiveOperations(NaiveTable):
    """What an effect chooses, and every operation that is no part of an attack."""

    def ask(self, actor: int, phase: Phase, actions: Sequence[int], asks: Ask = Ask.NOTHING) -> Asking:
        """Put a question, and wait for the action that is chosen."""
        self.actor, self.phase, self.offer, self.asks = actor, phase, sorted(map(int, actions)), asks
        action = yield
        self.asks = Ask.NOTHING
        return action

    # --- Choosing ---------------------------------------------------------------

    def groups(self, seat: int, part: int, works: int, every: bool = False) -> list[list[int]]:
        """The groups of a part in which one tile, or every tile, works (or not, with 0)."""
        enough = all if every else any
        return [
            group for group in GROUPS[Parts(part)] if enough(self.working[seat][t] == works for t in group)
        ]

    def has_work(self, row: Row, user: int, enemy: int = NOBODY) -> bool:
        """Whether an operation that comes first has something to work on (GLM-08, GLM-16)."""
        if row[DO] == Do.STRIKE:
            own = self.groups(user, row[WITH], 1, every=True)
            return bool(own) and bool(self.targets(row, user, enemy))
        if row[DO] == Do.REPAIR:
            return bool(self.groups(user, row[AT], 0))
        if row[DO] == Do.JAM:
            return any(self.hand(other) for other in self.possible(user, enemy))
        return True

    def possible(self, user: int, enemy: int) -> list[int]:
        """The enemies that an effect can be about: all of them, until it has one."""
        return [other for other in self.enemies(user) if enemy in (NOBODY, other)]

    def targets(self, row: Row, user: int, enemy: int) -> list[int]:
        """The enemies that a strike can be aimed at."""
        return [one for one in self.possible(user, enemy) if self.groups(one, row[AT], 1, every=True)]

    def choose_enemy(self, frame: Frame, enemies: list[int]) -> Asking:
        """The enemy of the effect: asked where there are several."""
        [chosen, *others] = enemies
        if others:
            actions = [Action.SEAT + enemy for enemy in enemies]
            action = yield from self.ask(frame["user"], Phase.EFFECT, actions, Ask.ENEMY)
            chosen = action - Action.SEAT
            self.met["an enemy is chosen"] += 1
        frame["enemy"] = chosen
        return chosen

    def choose_tiles(self, frame: Frame, groups: list[list[int]], asks: Ask, part: int) -> Choosing:
        """One of the groups of tiles: asked where there are several; noted where a part is 'one of'."""
        chosen = groups[0]
        if len(groups) > 1:
            actions = [Action.TILE + group[0] for group in groups]
            action = yield from self.ask(frame["user"], Phase.EFFECT, actions, asks)
            chosen = [action - Action.TILE]
            self.met[f"{asks.name} is chosen"] += 1
        if len(GROUPS[Parts(part)]) > 1:
            frame[asks.name.lower()] = chosen[0]
        return chosen

    # --- Carrying out -------------------------------------------------------------

    def boost_strikes(self, frame: Frame, row: Row) -> Doing:
        """In one's own turn, until it ends."""
        if frame["depth"] == 0:
            self.boost += row[AMOUNT]
        yield from ()

    def change_energy(self, frame: Frame, row: Row) -> Doing:
        """GLM-05: more or less, within the limits."""
        seats = yield from self.whose(frame, row, self.possible(frame["user"], frame["enemy"]))
        for seat in seats:
            self.energy[seat] = max(0, min(self.contents["most_energy"], self.energy[seat] + row[AMOUNT]))

    def whose(self, frame: Frame, row: Row, enemies: list[int]) -> Choosing:
        """Whom an operation is about: the user, one of these enemies, or every enemy."""
        self.met[f"who {Who(row[WHO]).name}"] += 1
        if row[WHO] == Who.SELF:
            return [frame["user"]]
        if row[WHO] == Who.ENEMIES:
            return self.enemies(frame["user"])
        if not enemies:
            return []
        return [(yield from self.choose_enemy(frame, enemies))]

    def put_tokens(self, frame: Frame, row: Row) -> Doing:
        """GLM-08 (b): tokens on the attack or the defence of working tiles."""
        possible = self.possible(frame["user"], frame["enemy"])
        seats = yield from self.whose(frame, row, [one for one in possible if self.reached(frame, row, one)])
        sign = Sign.PLUS if row[AMOUNT] > 0 else Sign.MINUS
        number = Number.ATTACK if row[DO] == Do.ATTACK else Number.DEFENCE
        for seat in seats:
            groups = self.reached(frame, row, seat)
            if not groups:
                continue
            part = Parts.ALL if row[AT] == Parts.SAME else row[AT]
            tiles = yield from self.choose_tiles(frame, groups, Ask.TILE, part)
            for tile in tiles:
                for _ in range(abs(row[AMOUNT]) if self.working[seat][tile] else 0):
                    self.put_token(seat, tile, number, sign, row[LASTS])
                    self.met[f"tokens on {Parts(row[AT]).name}"] += 1

    def reached(self, frame: Frame, row: Row, seat: int) -> list[list[int]]:
        """The groups of tiles of a seat that tokens can be put on."""
        if row[AT] != Parts.SAME:
            return self.groups(seat, row[AT], 1)
        same: list[int] = {frame["user"]: frame["striking"], frame["enemy"]: frame["struck"]}.get(seat, [])
        return [same] if any(self.working[seat][tile] for tile in same) else []

    def repair(self, frame: Frame, row: Row) -> Doing:
        """Own tiles that are out of order work again."""
        groups = self.groups(frame["user"], row[AT], 0)
        if groups:
            for tile in (yield from self.choose_tiles(frame, groups, Ask.TILE, row[AT])):
                self.working[frame["user"]][tile] = 1

    def break_own(self, frame: Frame, row: Row) -> Doing:
        """An own working tile goes out of order."""
        groups = self.groups(frame["user"], row[AT], 1)
        if groups:
            tiles = yield from self.choose_tiles(frame, groups, Ask.TILE, row[AT])
            self.break_tiles(frame["user"], tiles)

    def take(self, frame: Frame, row: Row) -> Doing:
        """Cards from the pile, face up into the hand of the user."""
        for taken in range(row[AMOUNT]):
            self.fill_pile()
            if self.pile:
                self.left = row[AMOUNT] - taken
                actions = [Action.CARD + card for card in self.pile]
                action = yield from self.ask(CHANCE, Phase.EFFECT, actions, Ask.CARD)
                self.pile.remove(action - Action.CARD)
                self.hand(frame["user"]).append(action - Action.CARD)
                self.open.add(action - Action.CARD)
        self.left = 0

    def jam(self, frame: Frame, _: Row) -> Doing:
        """An enemy with cards loses one by chance."""
        enemies = [one for one in self.possible(frame["user"], frame["enemy"]) if self.hand(one)]
        if enemies:
            enemy = yield from self.choose_enemy(frame, enemies)
            self.left = 1
            actions = [Action.CARD + card for card in self.hand(enemy)]
            action = yield from self.ask(CHANCE, Phase.EFFECT, actions, Ask.CARD)
            self.left = 0
            self.discard(self.hands[enemy], action - Action.CARD)

    def swap(self, frame: Frame, _: Row) -> Doing:
        """The user and an enemy exchange their hands."""
        user, enemies = frame["user"], self.possible(frame["user"], frame["enemy"])
        if enemies:
            enemy = yield from self.choose_enemy(frame, enemies)
            first, second = self.hands[user], self.hands[enemy]
            self.give_hand(user, second)
            self.give_hand(enemy, first)
