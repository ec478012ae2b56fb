"""One socket at a table: what it still has to be sent. However slow it is, nobody else waits for it."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from fastapi import WebSocket

from pioche.core.rule import SPECTATOR
from pioche.core.words import Mistake

from . import schema
from .refusing import Refused, say_refusal
from .telling import tell_welcome

if TYPE_CHECKING:
    from .table import LiveTable

_MOST_WAITING = 100  # messages; whoever does not take them is gone
_LONGEST_SEND = 20.0  # seconds
_encoder = msgspec.json.Encoder()


class Connection:
    """Somebody who looks at a table. Of states only the newest is sent; lines of the log are never lost."""

    def __init__(self, socket: WebSocket, table: "LiveTable", seat: int, language: schema.Language) -> None:
        self._socket = socket
        self.table = table
        plays_there = seat == SPECTATOR or table.seats[seat].kind != "bot"
        self.seat = seat if plays_there else SPECTATOR
        self.own = seat  # that the key opens, whoever plays there now
        self.language = language
        self._waiting: deque[bytes] = deque()
        self._wants_state = False
        self._woken = asyncio.Event()
        self._lines = 0  # of the log that were sent ...
        self._cuts = 0  # ... and cuts of it that were taken into account
        self.is_lost = False

    # --- What shall be sent ---------------------------------------------------------

    def greet(self) -> None:
        """Everything anew: who is welcome, what was said, how the table stands."""
        self._lines = 0
        self._cuts = len(self.table.teller.told(self.seat, self.language).cuts)
        self.send(tell_welcome(self.table, self.seat, self.own, self.language))
        self.send(schema.Said(self.table.remarks))
        self.show_state()

    def speak(self, language: schema.Language) -> None:
        """Go on in another language."""
        self.language = language
        self.greet()

    def change_seat(self, seat: int) -> None:
        """Look on from now on, or from the own seat again."""
        self.seat = seat
        self.greet()

    def show_state(self) -> None:
        """Send how the table stands, when the socket is free for it."""
        self._wants_state = True
        self._woken.set()

    def send(self, message: schema.ToBrowser) -> None:
        """Send a message, in its turn."""
        if len(self._waiting) >= _MOST_WAITING:
            self.is_lost = True
        self._waiting.append(_encoder.encode(message))
        self._woken.set()

    def refuse(self, error: Mistake | Refused) -> None:
        """Say why nothing was done."""
        words = self.table.match.words(self.language)
        self.send(schema.Refused(*say_refusal(error, words)))

    # --- Sending ----------------------------------------------------------------------

    async def keep_sending(self) -> None:
        """Send whatever there is until the socket is gone or does not take it."""
        while not self.is_lost:
            await self._woken.wait()
            self._woken.clear()
            while self._waiting or self._wants_state:
                message = self._waiting.popleft() if self._waiting else self._next_state()
                async with asyncio.timeout(_LONGEST_SEND):
                    await self._socket.send_text(message.decode())

    def _next_state(self) -> bytes:
        self._wants_state = False
        teller = self.table.teller
        told = teller.told(self.seat, self.language)
        kept = min([self._lines, *told.cuts[self._cuts :]])
        state = msgspec.structs.replace(
            teller.state(self.seat, self.language), kept=kept, log=told.lines[kept:]
        )
        self._lines, self._cuts = len(told.lines), len(told.cuts)
        return _encoder.encode(state)
