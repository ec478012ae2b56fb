"""Effects in the naive engine of GOLEM: their operations one by one, attacks, and the answers to them."""

from collections.abc import Callable

from pioche.games.golem.actions import Action
from pioche.games.golem.operations import AMOUNT, AT, DO, WHEN, WITH, Do, When, Window
from pioche.games.golem.state import ABILITY_EFFECT, GAIN_ENERGY, Ask, Fallen, Hit, Number, Phase

from .naive_operations import Doing, NaiveOperations
from .naive_table import NOBODY, NOTHING, Frame, Row


class Over(Exception):  # noqa: N818 - not an error: the last effect of a match is carried out
    """One fighter or one team is left, or nobody (GLM-17)."""


class NaiveEffects(NaiveOperations):
    """What cards, Pilots and abilities do."""

    # --- An effect as a whole ---------------------------------------------------

    def carry_out(self, number: int, user: int, enemy: int = NOBODY) -> Doing:
        """All operations of an effect, in order; an effect that has its enemy from the start is an answer."""
        frame = self.new_frame(number, user, enemy)
        depth = frame["depth"]
        self.frames[depth] = frame
        if depth == 0 and self.can_be_interrupted(frame):
            yield from self.open_windows(frame, NOBODY)
        for step, row in enumerate(self.effect(number)):
            if self.is_out(user):
                self.met["the rest is left out"] += step > 0
                break
            if step:
                self.next_step(frame, step)
            if self.holds(row[WHEN], frame):
                self.met[f"do {Do(row[DO]).name}"] += 1
                yield from self.operation(row[DO])(frame, row)
        self.frames[depth], self.phase = None, Phase.ANSWER if depth else Phase.TURN
        if depth == 0:
            self.declared = self.asked = 0
            self.end_action(number)
        self.look_for_the_end()

    def new_frame(self, number: int, user: int, enemy: int) -> Frame:
        """An effect of which nothing is carried out or chosen yet."""
        depth = 0 if enemy == NOBODY else 1
        frame: Frame = {"effect": number, "step": 0, "user": user, "enemy": enemy, "depth": depth}
        frame |= {"striker": NOTHING, "target": NOTHING, "tile": NOTHING, "hit": Hit.NONE}
        return frame | {"striking": [], "struck": []}  # of the latest strike

    def can_be_interrupted(self, frame: Frame) -> bool:
        """GLM-16: whether everyone may use abilities before this effect, which is no attack yet."""
        is_action = frame["effect"] not in range(ABILITY_EFFECT, GAIN_ENERGY)
        return self.everyone_answers and is_action and self.effect(frame["effect"])[0][DO] != Do.STRIKE

    def next_step(self, frame: Frame, step: int) -> None:
        """Another operation comes up; nothing is chosen for it, and nobody has been asked."""
        frame["step"], frame["tile"] = step, NOTHING
        if frame["depth"] == 0:
            self.declared = self.asked = 0

    def end_action(self, number: int) -> None:
        """GLM-16: after the action of a turn there is another window for abilities."""
        if number not in range(ABILITY_EFFECT, GAIN_ENERGY):
            self.has_acted, self.used[0] = 1, set()

    def look_for_the_end(self) -> None:
        """GLM-15, GLM-17: after each effect; who falls with all others has not fallen before."""
        if self.alive():
            self.fallen = [Fallen.BEFORE if fallen else Fallen.NO for fallen in self.fallen]
        else:
            self.met["nobody is left"] += 1
        if len({seat % self.teams for seat in self.alive()}) <= 1:
            raise Over

    def holds(self, when: int, frame: Frame) -> bool:
        """Whether the condition of an operation holds now."""
        user = frame["user"]
        holds: bool = {
            When.ALWAYS: True,
            When.HIT: frame["hit"] == Hit.YES,
            When.MISSED: frame["hit"] == Hit.NO,
            When.DAMAGED: self.count(user) <= 3,
            When.BEHIND: any(self.count(enemy) > self.count(user) for enemy in self.enemies(user)),
            When.CHARGED: self.energy[user] >= 3,
        }[When(when)]
        self.met[f"{When(when).name} {'holds' if holds else 'does not hold'}"] += 1
        return holds

    def operation(self, do: int) -> Callable[[Frame, Row], Doing]:
        """How each operation is carried out."""
        return {
            Do.STRIKE: self.strike,
            Do.ENERGY: self.change_energy,
            Do.REPAIR: self.repair,
            Do.ATTACK: self.put_tokens,
            Do.DEFENCE: self.put_tokens,
            Do.TAKE: self.take,
            Do.SHIELD: self.raise_shield,
            Do.BOOST: self.boost_strikes,
            Do.BREAK: self.break_own,
            Do.JAM: self.jam,
            Do.SWAP: self.swap,
        }[Do(do)]

    # --- Combat -----------------------------------------------------------------

    def strike(self, frame: Frame, row: Row) -> Doing:
        """GLM-12, GLM-13: choose, declare, let them answer, compare."""
        user = frame["user"]
        frame |= {"striker": NOTHING, "target": NOTHING, "striking": [], "struck": []}
        own = self.groups(user, row[WITH], 1, every=True)
        enemies = self.targets(row, user, frame["enemy"])
        if not own or not enemies:
            frame["hit"] = Hit.NO
            self.met["a strike is left out"] += 1
            return
        enemy = yield from self.choose_enemy(frame, enemies)
        striking = yield from self.choose_tiles(frame, own, Ask.STRIKER, row[WITH])
        aimed_at = self.groups(enemy, row[AT], 1, every=True)
        struck = yield from self.choose_tiles(frame, aimed_at, Ask.TARGET, row[AT])
        frame |= {"striking": striking, "struck": struck}
        is_own_turn = frame["depth"] == 0
        if is_own_turn:
            yield from self.open_windows(frame, enemy)
            if self.is_out(user):
                return
        stands = all(self.working[user][tile] for tile in striking)
        stands = stands and all(self.working[enemy][tile] for tile in struck)
        force = row[AMOUNT] + self.strength(user, striking, Number.ATTACK)
        force += self.boost - self.shield if is_own_turn else 0
        if is_own_turn:
            self.shield = 0
        if stands and force >= self.strength(enemy, struck, Number.DEFENCE):
            frame["hit"] = Hit.YES
            self.break_tiles(enemy, struck)
        else:
            frame["hit"] = Hit.NO
            self.met["a strike no longer stands"] += not stands

    def usable(self, seat: int, windows: tuple[Window, ...], enemy: int = NOBODY) -> list[int]:
        """GLM-16: the abilities that this seat can use now in such a window; in an answer at this enemy."""
        contents = self.contents
        return [
            ability
            for ability, effect in enumerate(self.ability_effects)
            if contents["ability_mecha"][ability] == self.mechas[seat]
            and contents["cost"][ability] <= self.energy[seat]
            and contents["window"][ability] in windows
            and ability not in self.used[0 if enemy == NOBODY else 1]
            and self.has_work(effect[0], seat, enemy)
        ]

    def use_ability(self, seat: int, ability: int, enemy: int = NOBODY) -> Doing:
        """GLM-16: pay, then have the effect."""
        self.energy[seat] -= self.contents["cost"][ability]
        self.used[0 if enemy == NOBODY else 1].add(ability)
        yield from self.carry_out(ABILITY_EFFECT + ability, seat, enemy)

    def open_windows(self, frame: Frame, attacked: int) -> Doing:
        """GLM-16: before a declared action is carried out, the attacked or everyone may answer in turn."""
        user = frame["user"]
        self.declared = 1
        for seat in self.alive():
            if seat == user or not (self.everyone_answers or seat == attacked):
                continue
            windows: tuple[Window, ...] = (Window.OWN, Window.ANY)
            if seat == attacked:
                windows = tuple(Window) if self.everyone_answers else (Window.ANSWER, Window.ANY)
            self.asked |= 1 << seat
            while not self.is_out(user) and not self.is_out(seat):
                abilities = self.usable(seat, windows, user)
                if not abilities:
                    break
                self.answerer = seat
                actions = [*(Action.ABILITY + ability for ability in abilities), Action.DONE]
                action = yield from self.ask(seat, Phase.ANSWER, actions)
                self.met["answers" if seat == attacked else "interrupts"] += action != Action.DONE
                if action == Action.DONE:
                    break
                yield from self.use_ability(seat, action - Action.ABILITY, user)
            self.used[1], self.answerer = set(), NOBODY
        if self.is_out(user):
            self.met["an answer destroys the attacker"] += 1
            self.shield = 0

    def raise_shield(self, frame: Frame, row: Row) -> Doing:
        """Against the attack on the user that it answers."""
        attack = self.frames[0]
        if frame["depth"] == 1 and attack and attack["enemy"] == frame["user"] and attack["struck"]:
            self.shield += row[AMOUNT]
            self.met["a shield is raised"] += 1
        yield from ()
