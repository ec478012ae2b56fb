"""Windows, in which somebody may interrupt: nothing that others see or could time tells whether anyone was
asked.

A window takes as long whether somebody is asked or not. All who are asked in it are asked at once, as if
those before them had passed; what they answer is carried out in their order when the time is over. Anyone,
asked or not, may openly ask for a moment longer: that tells the others as much as they want to believe.
With a single person at the table there is nobody to hide it from but bots: that one may think as long as
they like.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pioche.bots import LEVELS, Bot, parse_bot
from pioche.core.match import Match
from pioche.core.rule import SPECTATOR
from pioche.core.words import Mistake

if TYPE_CHECKING:
    from .table import LiveTable

_QUICKEST = 3  # the level that bots think with in windows: nobody shall notice that they do
_MARGIN = 0.25  # of a window, at its end, in which answers are carried out
_LONGEST_MARGIN = 0.05  # seconds


@dataclass
class Asked:
    """A seat that is asked, and what it has answered."""

    match: Match  # in which it decides
    answer: int | None = None


@dataclass
class Wait:
    """What goes on between an action that opened windows and telling of it."""

    shown: Match  # what everyone knows so far
    left: int  # windows that have not had their time
    patient: bool  # whether who is asked may think longer
    asked: dict[int, Asked] = field(default_factory=dict)
    seen: dict[int, Match] = field(default_factory=dict)  # by those who were asked
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    moved: asyncio.Event = field(default_factory=asyncio.Event)  # by another server
    held: dict[int, float] = field(default_factory=dict)  # who wants everyone to wait, and until when
    thought: set[int] = field(default_factory=set)  # who has wanted that in this wait
    let_go: asyncio.Event = field(default_factory=asyncio.Event)

    def position_for(self, seat: int) -> Match:
        """What that seat has been told: who was asked has seen what about."""
        seen = self.seen.get(seat, self.shown)
        return seen if len(seen.history) > len(self.shown.history) else self.shown

    def is_asked(self, seat: int) -> bool:
        """Whether that seat has yet to answer."""
        return seat in self.asked and self.asked[seat].answer is None

    def answer(self, seat: int, action: int) -> None:
        """Keep an answer until the window is over."""
        self.asked[seat].answer = action
        if all(one.answer is not None for one in self.asked.values()):
            self.answered.set()

    def hold(self, seats: set[int], longest: float) -> None:
        """Let everyone wait for these seats, and for no others; each of them once."""
        until = asyncio.get_running_loop().time() + longest
        wanted = {seat for seat in seats if seat in self.held or seat not in self.thought}
        self.held = {seat: self.held.get(seat, until) for seat in wanted}
        self.thought |= seats
        self.let_go.set()

    def forget(self) -> None:
        """The window is over: nobody is asked any longer."""
        self.asked, self.answered, self.moved = {}, asyncio.Event(), asyncio.Event()


def count_windows(before: Match, after: Match) -> int:
    """How many windows have opened since; the count may have started again."""
    return after.windows - before.windows if after.windows >= before.windows else after.windows + 1


def hold(table: "LiveTable", seat: int, wanted: bool) -> None:
    """Somebody asks everyone to wait, or not to wait any longer."""
    wait = table.wait
    if wait is None or wait.patient:
        raise Mistake("Nobody has to wait just now: this is for moments in which others could interrupt.")
    if wanted and seat in wait.thought:
        raise Mistake("Everyone has waited for you once in this moment: that has to do.")
    seats = wait.held.keys() | {seat} if wanted else wait.held.keys() - {seat}
    wait.hold(set(seats), table.house.settings.hold)
    table.fellows.say_held(wait.held)
    table.tell()


def pass_action(match: Match) -> int:
    """The action of who does not interrupt."""
    return next(action for action in match.legal if match.is_secret(action))


def open_wait(table: "LiveTable", before: Match) -> None:
    """Start waiting, where windows have opened since the match was told."""
    if not table.has_windows or table.wait is not None:
        return
    if any(entry < 0 for entry in table.match.history[len(before.history) :]):
        wait_again(table)  # something was taken back, windows with it
        return
    opened = count_windows(before, table.match)
    if opened or table.match.is_asked_in_secret:
        table.wait = Wait(before, max(1, opened), len(table.people) < 2)


def wait_again(table: "LiveTable") -> None:
    """Somebody may be asked where the match was before: when the server stopped, or what was taken back."""
    if table.has_windows and table.match.is_asked_in_secret:
        shown = table.match.at(table.match.settled(SPECTATOR))
        table.wait = Wait(shown, 1, len(table.people) < 2)


async def run_wait(table: "LiveTable") -> None:
    """Let every window have its time, then tell."""
    wait, settings, clock = table.wait, table.house.settings, asyncio.get_running_loop()
    assert wait is not None
    length = settings.bot_window if wait.patient else settings.window
    margin = min(length * _MARGIN, _LONGEST_MARGIN)
    over = clock.time()
    while wait.left:
        over = await _let_pass(table, wait, over + length * (wait.left - 1)) + length
        wait.left = 1
        asked = await _ask(table, wait, over - margin)
        over = max(over, await _let_pass(table, wait, over - margin) + margin)
        await _let_others_close(table, wait, asked)
        async with table.lock:
            if len(table.match.history) == len(asked.history):
                await _close_window(table, wait)
            else:
                _follow(table, wait, asked)
        over = max(over, clock.time()) if wait.patient else over
        await _sleep_until(over)
    async with table.lock:
        table.wait = None
        table.clocks.restart()
        table.tell()


async def _ask(table: "LiveTable", wait: Wait, until: float) -> Match:
    """Ask everyone who could interrupt in this window, as if those before them passed, and wait for them."""
    async with table.lock:
        match, windows = table.match.copy(), table.match.windows
        while match.is_asked_in_secret and match.windows == windows:
            seat = match.actor
            wait.asked[seat] = Asked(match.copy())
            if table.seats[seat].kind != "bot" and table.seats[seat].windows is False:
                wait.asked[seat].answer = pass_action(match)
            match.apply(pass_action(match))
        people = [seat for seat in wait.asked if seat in table.people and wait.is_asked(seat)]
        wait.seen.update({seat: wait.asked[seat].match for seat in people})
        table.tell(people)
        asked = table.match
    bots = [seat for seat in wait.asked if seat not in table.people]
    thoughts = [asyncio.create_task(_think(table, seat, wait.asked[seat])) for seat in bots]
    await _sleep_until(until)
    if thoughts:
        await asyncio.wait(thoughts)
    if wait.patient and people:
        await wait.answered.wait()
    return asked


async def _let_others_close(table: "LiveTable", wait: Wait, asked: Match) -> None:
    """The server that was the last to play carries the answers out; another one does if that is gone."""
    if table.driver.leads or not wait.asked or len(table.match.history) != len(asked.history):
        return
    with suppress(TimeoutError):
        await asyncio.wait_for(wait.moved.wait(), table.house.settings.patience)


def _follow(table: "LiveTable", wait: Wait, asked: Match) -> None:
    """Another server has carried the answers out: show what was interrupted, wait for what follows."""
    for number, ply in enumerate(table.match.plies[len(asked.plies) :], len(asked.plies)):
        if not ply.secret:
            interrupted = table.match.at(number)
            if interrupted.is_asked_in_secret:
                wait.shown = interrupted
                table.tell()
            break
    wait.left = count_windows(asked, table.match)
    wait.forget()


async def _think(table: "LiveTable", seat: int, asked: Asked) -> None:
    bot = quick(parse_bot(table.seats[seat].bot or "level:1"))
    match = asked.match
    asked.answer = await table.house.thinking.choose(match.game, bot, match.boxes, match.concealed(seat))
    if table.wait is not None and all(one.answer is not None for one in table.wait.asked.values()):
        table.wait.answered.set()


def quick(bot: Bot) -> Bot:
    """A bot that thinks no longer than a window takes."""
    slow = [level for level in LEVELS if level > _QUICKEST]
    return parse_bot(f"level:{_QUICKEST}") if bot.text in [f"level:{level}" for level in slow] else bot


async def _close_window(table: "LiveTable", wait: Wait) -> None:
    """Carry the answers out in their order; who interrupts opens the next window."""
    draft, windows = table.match.copy(), table.match.windows
    shown = wait.shown
    while draft.is_asked_in_secret and draft.windows == windows and draft.actor in wait.asked:
        answer = wait.asked[draft.actor].answer
        action = pass_action(draft) if answer is None else answer
        if not draft.is_secret(action):
            shown = draft.copy()  # that somebody interrupts is public: so is what they interrupt
        draft.apply(action)
    table.settle(draft)
    if len(draft.history) > len(table.match.history):
        before = await table.play(draft)
        wait.left = count_windows(before, draft)
    else:
        wait.left = 0
    interrupted, wait.shown = shown is not wait.shown, shown
    wait.forget()
    if interrupted:  # a pass is told with the end of the last window, as if nobody had been asked
        table.tell()


async def _let_pass(table: "LiveTable", wait: Wait, moment: float) -> float:
    """Wait for that moment, and longer while somebody wants to think; the answer is when that was over."""
    clock = asyncio.get_running_loop()
    await _sleep_until(moment)
    while wait.held:
        wait.let_go.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(wait.let_go.wait(), max(0, min(wait.held.values()) - clock.time()))
        over = [seat for seat, until in wait.held.items() if until <= clock.time()]
        for seat in over:
            del wait.held[seat]
        if over:
            table.tell()
        moment = clock.time()
    return moment


async def _sleep_until(moment: float) -> None:
    left = moment - asyncio.get_running_loop().time()
    if left > 0:
        await asyncio.sleep(left)
