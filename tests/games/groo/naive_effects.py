"""Effects in the naive engine of Groo: whole texts, drawing with Events, windows, and the cards that wait."""

from collections.abc import Callable

from pioche.games.groo.actions import Action
from pioche.games.groo.box import Draw, Events
from pioche.games.groo.operations import AMOUNT, DO, WHEN, WHO, Do, Time, Who
from pioche.games.groo.state import EFFECT, EVENT, NOBODY, TROOP, WILD, Mark, Place, Window

from .naive_operations import AT_OTHERS, REPEATED, Asking, Doing, NaiveOperations
from .naive_table import Frame, Row


class NaiveEffects(NaiveOperations):
    """What cards do, and when."""

    # --- A text -----------------------------------------------------------------

    def carry_out(self, card: int, user: int) -> Doing:
        """GRO-10: all that a text does, in order."""
        frame = Frame(card, user)
        self.frames.append(frame)
        for row in self.deeds(card):
            if self.holds(row[WHEN], card, user):
                yield from self.do(row, frame)
        self.frames.pop()

    def do(self, row: Row, frame: Frame) -> Doing:
        """One operation, completely at one player before the next."""
        do = Do(row[DO])
        seats = self.whom(row, frame.user, frame.opponent)
        if do in AT_OTHERS and row[WHO] == Who.OPPONENT and frame.opponent == NOBODY:
            seats = [seat for seat in seats if self.has_work_at(row, frame, seat)]
            if seats:
                frame.opponent = yield from self.choose(frame.user, Action.SEAT, seats)
                seats = [frame.opponent]
        for seat in seats:
            done = 0
            while done < (row[AMOUNT] if do in REPEATED else 1) and self.has_work_at(row, frame, seat):
                yield from self.operation(do)(row, frame, seat)
                done += 1
            if do == Do.DRAW:
                yield from self.play_held_events(seat)
            self.met[f"{'do' if done else 'no work for'} {do.name}"] += 1
            self.met[f"at {Who(row[WHO]).name}"] += bool(done) and do in AT_OTHERS

    def operation(self, do: Do) -> Callable[[Row, Frame, int], Doing]:
        """How each operation is carried out once; nothing that waits is left for `cancel` by then."""
        return {
            Do.DESTROY: self.take_out_of_town,
            Do.STEAL: self.take_out_of_town,
            Do.RETURN: self.take_out_of_town,
            Do.RECOVER: self.recover,
            Do.DRAW: self.draw_for,
            Do.DROP: self.drop,
            Do.GRAB: self.grab,
            Do.GOODS: self.make_goods,
            Do.EXCHANGE: self.change_die,
            Do.REROLL: self.change_die,
            Do.SPOIL: self.change_die,
            Do.MOVE: self.move_groo,
            Do.BOOST: self.boost,
            Do.FRAY: self.stop_battle,
            Do.PEACE: self.stop_battle,
            Do.SLEEP: self.sleep,
            Do.WAKE: self.wake,
        }[do]

    def can_begin(self, card: int, user: int) -> bool:
        """Whether the first thing that a text does has its condition, and something to work on."""
        first = self.deeds(card)[0]
        hand = self.lying[Place.HAND + user]
        is_played = card in hand
        hand.discard(card)  # as if it had left the hand already
        can = self.holds(first[WHEN], card, user) and self.has_work(first, Frame(card, user))
        if is_played:
            hand.add(card)
        return can

    # --- Drawing ----------------------------------------------------------------

    def draw_up(self) -> Doing:
        """GRO-13, GRO-17: the active player draws, up to a full hand."""
        while self.room(self.turn) > 0 and self.can_draw():
            if self.options["draw"] == Draw.FREE:
                action = yield from self.ask(self.turn, [Action.DRAW, Action.DONE])
                if action == Action.DONE:
                    break
            yield from self.draw_card(self.turn)
        yield from self.play_held_events(self.turn)

    def draw_for(self, _: Row, __: Frame, seat: int) -> Doing:
        yield from self.draw_card(seat)

    def draw_card(self, seat: int) -> Doing:
        """GRO-09, GRO-19: chance draws one card; Events do not go into the hand."""
        if not self.lying[Place.PILE]:
            self.shuffle()
        card = yield from self.chance_takes(self.lying[Place.PILE])
        is_event, is_after = card >= EVENT, self.options["events"] == Events.AFTER
        self.put(card, (Place.HELD if is_after else Place.PLAYED) if is_event else Place.HAND + seat)
        self.drawer = seat
        self.look_at_pile()
        if is_event and not is_after:
            yield from self.play_event(card, seat)

    def look_at_pile(self) -> None:
        """GRO-19: it runs out when its last card is drawn."""
        if not self.lying[Place.PILE]:
            self.emptied = min(2, self.emptied + 1)
            self.met["the pile runs out"] += 1

    def play_held_events(self, seat: int) -> Doing:
        """GRO-09: with `events = "after"` the drawer chooses their order, and replaces each."""
        while self.lying[Place.HELD]:
            self.met["two Events are held"] += len(self.lying[Place.HELD]) > 1
            card = yield from self.choose(seat, Action.PICK, self.lying[Place.HELD])
            self.put(card, Place.PLAYED)
            yield from self.play_event(card, seat)
            if self.room(seat) > 0 and self.can_draw():
                yield from self.draw_card(seat)
                self.met["an Event is replaced"] += 1

    def play_event(self, card: int, seat: int) -> Doing:
        """GRO-09: it takes effect, and is discarded."""
        self.met["an Event in an effect" if self.lying[Place.PLAYED] - {card} else "an Event"] += 1
        yield from self.carry_out(card, seat)
        self.put(card, Place.DISCARD)

    # --- Windows ----------------------------------------------------------------

    def open_window(self, window: Window) -> Doing:
        """GRO-08: Wilds are played, clockwise from the active player; then all that waits takes effect."""
        self.window = window
        while True:
            public = [Place.PILE, *(Place.HAND + seat for seat in self.seats)]
            if any(WILD <= card < EVENT for place in public for card in self.lying[place]):
                self.windows = (self.windows + 1) % 1000
            wild = yield from self.ask_for_wild()
            if wild == NOBODY:
                break
            self.met[f"a Wild in {window.name}"] += 1
        self.window = Window.NONE
        self.met["several cards wait"] += len(self.waiting) > 2
        while self.waiting:
            yield from self.take_effect(*self.waiting.pop(0))

    def ask_for_wild(self) -> Asking:
        """Whoever holds a Wild that fits is asked, until one is played."""
        for seat in [self.turn, *self.others(self.turn)]:
            hand = sorted(self.hand(seat))
            wilds = [card for card in hand if WILD <= card < EVENT and self.can_begin(card, seat)]
            if wilds:
                action = yield from self.ask(seat, [*(Action.PLAY + wild for wild in wilds), Action.DONE])
                if action != Action.DONE:
                    self.play_wild(action - Action.PLAY, seat)
                    return action - Action.PLAY
        return NOBODY

    def play_wild(self, wild: int, seat: int) -> None:
        """It waits, unless it cancels."""
        self.put(wild, Place.PLAYED)
        if self.texts[wild][0][DO] == Do.CANCEL:
            cancelled, _ = self.waiting.pop()
            self.put(cancelled, Place.DISCARD)
            self.put(wild, Place.DISCARD)
            self.met["do CANCEL"] += 1
            self.met["a Wild is cancelled"] += cancelled >= WILD
        else:
            self.waiting.append((wild, seat))

    def take_effect(self, card: int, user: int) -> Doing:
        """GRO-05, GRO-06, GRO-10: Buildings and Troops go into town, everything else is discarded."""
        if card < TROOP:
            self.put(card, Place.TOWN + user, Mark.ASLEEP)
        elif card < EFFECT:
            self.put(card, Place.TOWN + user)
            if self.time(card) == Time.PLAYED:
                self.met["a Troop does something as it comes"] += 1
                yield from self.carry_out(card, user)
        else:
            yield from self.carry_out(card, user)
            self.put(card, Place.DISCARD)
