"""What goes on at a table by itself: bots act, and windows have their time."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from pioche.bots import parse_bot
from pioche.core.match import Match

from .refusing import Overtaken, Refused
from .windows import open_wait, run_wait

if TYPE_CHECKING:
    from .table import LiveTable

_log = logging.getLogger(__name__)
_AFTER_TROUBLE = 1.0  # seconds until it is tried again


class Driver:
    """One task that runs while the next step of a table is nobody's but the server's."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self.leads = True  # whether no other server was the last to play: that one goes on, unless it is gone

    @property
    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def go_on(self) -> None:
        """See to it that whatever can go on by itself does."""
        if not self.is_busy and self._has_work:
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def be_overtaken(self, before: Match) -> None:
        """Another server has played on. A window that is open here has its time all the same."""
        table, self.leads = self._table, False
        if table.wait is None:
            self.stop()
            self._task = None
            if table.is_playing:
                open_wait(table, before)
        else:
            table.wait.moved.set()

    @property
    def _has_work(self) -> bool:
        table = self._table
        if not table.is_playing:
            return False
        return table.wait is not None or self.bot_to_act is not None

    @property
    def bot_to_act(self) -> int | None:
        """The bot that has to decide now, if it is one."""
        actor = self._table.match.actor if self._table.is_playing else -1
        return actor if actor >= 0 and self._table.seats[actor].kind == "bot" else None

    async def _run(self) -> None:
        table = self._table
        while self._has_work:
            try:
                if table.is_doubtful:
                    async with table.lock:
                        await table.trust()
                if table.wait is not None:
                    await run_wait(table)
                else:
                    await self._let_bot_act()
            except Overtaken:
                continue  # by another server: look at what is there now
            except Refused as refused:
                _log.warning("table %s: %s", table.id, refused.sentence)
                await asyncio.sleep(_AFTER_TROUBLE)
            except Exception:
                _log.exception("table %s does not go on", table.id)
                await asyncio.sleep(_AFTER_TROUBLE)

    async def _let_bot_act(self) -> None:
        """The bot thinks about the position as its seat knows it; meanwhile others may do what they can."""
        table, seat = self._table, self.bot_to_act
        assert seat is not None
        match, bot = table.match, parse_bot(table.seats[seat].bot or "level:1")
        if not self.leads:
            await asyncio.sleep(table.house.settings.patience)
            if len(table.match.history) != len(match.history):
                return
        action = await table.house.thinking.choose(match.game, bot, match.boxes, match.concealed(seat))
        pause = table.told_at + table.house.settings.pace - time.monotonic()
        if pause > 0 and table.connections:
            await asyncio.sleep(pause)
        async with table.lock:
            if len(table.match.history) != len(match.history) or self.bot_to_act != seat:
                return
            draft = table.match.copy()
            draft.apply(action)
            await perform(table, draft)


async def perform(table: "LiveTable", draft: Match) -> None:
    """Write what was played with all that follows by itself, tell it, and go on."""
    table.settle(draft)
    before = await table.play(draft)
    table.driver.leads = True
    if table.is_playing:
        open_wait(table, before)
        table.clocks.restart()
    if table.wish is not None and table.wish.kind == "undo":
        table.wish = None  # it was about another position
    table.tell()
    table.driver.go_on()
