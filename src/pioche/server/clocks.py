"""Clocks: each seat has so much time for the whole match; whoever runs out of it is replaced by a bot."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from .refusing import Refused

if TYPE_CHECKING:
    from .table import LiveTable

_log = logging.getLogger(__name__)


class Clocks:
    """The time that is left to each seat, and who is using it now. In windows nobody's clock runs: it
    would tell who is asked."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._left: list[int | None] = [seat.clock for seat in table.stored.seats]  # milliseconds
        self._since = time.monotonic()
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self.running: list[int] = []

    @property
    def left(self) -> list[int | None]:
        """The milliseconds that every seat has now; None where nobody counts them."""
        used = round((time.monotonic() - self._since) * 1000)
        return [
            max(0, left - used) if left is not None and seat in self.running else left
            for seat, left in enumerate(self._left)
        ]

    def load(self) -> None:
        """Take the times over as they are stored."""
        self.running = []
        self._left = [seat.clock for seat in self._table.stored.seats]
        self.restart()

    def restart(self) -> None:
        """Somebody else decides from now on, perhaps."""
        if not self._table.stored.clock:
            return
        self._left, self._since = self.left, time.monotonic()
        self.stop()
        table = self._table
        self.running = []
        if table.is_playing and table.wait is None:
            self.running = [seat for seat in table.people if table.match.asked(seat) is not None]
        ends = [left for seat in self.running if (left := self._left[seat]) is not None]
        if ends:
            self._timer = asyncio.get_running_loop().call_later(min(ends) / 1000 + 0.01, self._run_out)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _run_out(self) -> None:
        self._task = asyncio.create_task(self._replace())

    async def _replace(self) -> None:
        """Give the seats that are out of time to bots."""
        from .seating import give_to_bot

        table = self._table
        try:
            async with table.lock:
                for seat in [one for one in self.running if self.left[one] == 0]:
                    await give_to_bot(table, seat)
        except Refused as refused:  # another server was faster, or nothing can be saved just now
            _log.warning("table %s: %s", table.id, refused.sentence)
        self.restart()
