"""A second, deliberately naive engine of GOLEM, from the rules page alone, for differential testing."""

from typing import Any

from pioche.games.golem.actions import Action
from pioche.games.golem.operations import DO, Do, Lasts, Window
from pioche.games.golem.state import GAIN_ENERGY, PILOT_EFFECT, VIRTUAL, Fallen, Phase

from .naive_effects import NaiveEffects, Over
from .naive_operations import Asking, Doing
from .naive_table import CHANCE, NOBODY, OVER, TILES

OWN = (Window.OWN, Window.ANY)


class NaiveGolem(NaiveEffects):
    """One match: a generator that runs through the rules, and stops at each question."""

    def __init__(self, players: int, contents: dict[str, Any], windows: int = 0, teams: int = 0) -> None:
        super().__init__(players, contents, windows, teams)
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
        """GLM-17, GLM-19: working tiles of a team together; who did not fall before the last effect wins."""
        scores = []
        for seat in self.seats:
            team = [other for other in self.seats if not self.is_enemy(seat, other)]
            stands = any(self.fallen[member] != Fallen.BEFORE for member in team)
            scores.append(sum(map(self.count, team)) + stands)
        return scores

    def play(self) -> Doing:
        """The whole match (GLM-04 to GLM-17)."""
        yield from self.hand_out(Phase.PILOTS, Action.PILOT, self.pilots, len(self.pilot_effects))
        mechas = len(self.contents["mecha_attack"]) // len(TILES)
        yield from self.hand_out(Phase.MECHAS, Action.MECHA, self.mechas, mechas)
        try:
            yield from self.play_round()
            while self.rounds < self.contents["rounds"]:
                yield from self.repair_between()
                yield from self.play_round()
            self.met["the last round ends"] += 1
        except Over:
            self.met["one is left"] += 1
            self.frames, self.declared, self.asked, self.answerer = [None, None], 0, 0, NOBODY
        self.actor, self.offer = OVER, []
        yield

    def hand_out(self, phase: Phase, first: int, taken: list[int], count: int) -> Doing:
        """GLM-04: everyone gets a Pilot or a Mecha at random, the latter with its tiles and energy."""
        for seat in self.seats:
            actions = [first + piece for piece in range(count) if piece not in taken]
            taken[seat] = (yield from self.ask(CHANCE, phase, actions)) - first
            if phase == Phase.MECHAS:
                self.working[seat] = [1] * len(TILES)
                self.energy[seat] = min(self.contents["start_energy"], self.contents["most_energy"])

    def play_round(self) -> Doing:
        """GLM-06 to GLM-10: deal, then as many turns for each as there were cards."""
        self.cycle = 0
        for seat in sorted(self.alive()):
            self.give_hand(seat, seat)
        if self.players == 2:
            self.give_hand(VIRTUAL, VIRTUAL)
        for seat in sorted(self.alive()):
            yield from self.deal(seat, self.contents["hand"])
        yield from self.play_cycle()
        while self.cycle + 1 < self.contents["hand"]:
            self.cycle += 1
            yield from self.pass_hands()
            yield from self.play_cycle()
        for seat, hand in enumerate(self.hands):
            if hand != NOBODY:
                self.discard_hand(seat)
        self.spend_tokens(Lasts.ROUND)
        self.rounds += 1
        self.cycle = 0

    def deal(self, hand: int, count: int) -> Doing:
        """GLM-06: chance deals; what is left is dealt first."""
        for _ in range(count):
            self.fill_pile()
            action = yield from self.ask(CHANCE, Phase.DEAL, [Action.CARD + card for card in self.pile])
            self.pile.remove(action - Action.CARD)
            self.held[hand].append(action - Action.CARD)

    def pass_hands(self) -> Doing:
        """GLM-09, GLM-18: to the next seat that is not out; in a duel through the virtual player too."""
        around = sorted(self.alive())
        if self.players == 2:
            first, second = self.alive()
            around = [first, VIRTUAL, second]
        hands = [self.hands[seat] for seat in around]
        for place, hand in enumerate(hands):
            self.give_hand(around[(place + 1) % len(around)], hand)
        if self.players == 2:
            if self.cycle == 1:
                yield from self.deal(VIRTUAL, self.contents["virtual_hand"])
            cards = self.hand(VIRTUAL)
            if cards:
                action = yield from self.ask(CHANCE, Phase.DROP, [Action.CARD + card for card in cards])
                self.discard(self.hands[VIRTUAL], action - Action.CARD)

    def play_cycle(self) -> Doing:
        """GLM-07, GLM-10, GLM-15: one turn for each in order of initiative; no card, no turn."""
        self.acted, self.phase = [0] * len(self.acted), Phase.TURN
        for seat in self.alive():
            if not self.is_out(seat):
                if self.hand(seat):
                    yield from self.play_turn(seat)
                else:
                    self.met["a turn is skipped"] += 1
                self.acted[seat] = 1
        self.acted = [0] * len(self.acted)

    def play_turn(self, seat: int) -> Doing:
        """GLM-08, GLM-16: abilities, one card, abilities."""
        self.turn = seat
        self.check()
        while not self.has_acted and not self.is_out(seat):
            if self.hand(seat):
                yield from self.before_action(seat)
            else:
                self.met["the last card is taken away"] += 1
                self.has_acted, self.used[0] = 1, set()
        yield from self.after_action(seat)
        self.turn, self.has_acted, self.used[0], self.boost = NOBODY, 0, set(), 0
        self.spend_tokens(Lasts.TURN)

    def before_action(self, seat: int) -> Doing:
        """GLM-08: an ability, or the card of the turn in one of the four ways."""
        cards = self.hand(seat)
        plays = [Action.PLAY + card for card in cards if self.can_play(card, seat)]
        uses = [Action.USE_PILOT] * self.has_work(self.pilot_effects[self.pilots[seat]][0], seat)
        uses += [Action.GAIN]
        abilities = [Action.ABILITY + ability for ability in self.usable(seat, OWN)]
        action = yield from self.ask(seat, Phase.TURN, [*plays, *uses, *abilities])
        if action in abilities:
            yield from self.use_ability(seat, action - Action.ABILITY)
            return
        effect = action - Action.PLAY
        if action in uses:
            effect = yield from self.throw_for(action, seat)
        else:
            self.discard(self.hands[seat], effect)
        yield from self.carry_out(effect, seat)

    def can_play(self, card: int, seat: int) -> bool:
        """GLM-08: a support card always, a combat card where there is something to strike."""
        first = self.cards[card][0]
        return first[DO] != Do.STRIKE or self.has_work(first, seat)

    def throw_for(self, use: int, seat: int) -> Asking:
        """GLM-08 (c), (d): any card is thrown for an effect."""
        effect = PILOT_EFFECT + self.pilots[seat] if use == Action.USE_PILOT else GAIN_ENERGY
        self.frames[0] = self.new_frame(effect, seat, NOBODY)
        throws = [Action.THROW + card for card in self.hand(seat)]
        action = yield from self.ask(seat, Phase.DISCARD, throws)
        self.discard(self.hands[seat], action - Action.THROW)
        self.met["a Pilot is used"] += use == Action.USE_PILOT
        return effect

    def after_action(self, seat: int) -> Doing:
        """GLM-16: abilities again, while there are some."""
        while not self.is_out(seat):
            abilities = [Action.ABILITY + ability for ability in self.usable(seat, OWN)]
            if not abilities:
                return
            action = yield from self.ask(seat, Phase.TURN, [*abilities, Action.DONE])
            if action == Action.DONE:
                return
            yield from self.use_ability(seat, action - Action.ABILITY)

    def repair_between(self) -> Doing:
        """GLM-11: everyone may repair one tile."""
        for seat in self.alive():
            tiles = [tile for tile in TILES if not self.working[seat][tile]]
            if tiles:
                actions = [*(Action.TILE + tile for tile in tiles), Action.DONE]
                action = yield from self.ask(seat, Phase.REPAIR, actions)
                if action != Action.DONE:
                    self.working[seat][action - Action.TILE] = 1
                self.acted[seat] = 1
        self.acted = [0] * len(self.acted)
