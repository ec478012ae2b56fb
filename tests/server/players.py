"""People at a table, as their browsers speak for them."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

from server.serving import NewTable, Served
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
PATIENCE = 30.0  # seconds


class Player:
    """One socket at a table, and everything that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._news = asyncio.Condition()
        self._read = 0  # messages that a test has looked at
        self.heard: list[Message] = []
        self.times: list[float] = []
        self.bytes: list[str] = []
        self.log: list[Message] = []
        self.state: Message = {}
        self.welcome: Message = {}
        self.random = Random(1)
        self.listening: asyncio.Task[None]

    async def listen(self) -> None:
        """Take in whatever comes, until the socket is closed."""
        with suppress(ConnectionClosed):
            async for text in self._socket:
                assert isinstance(text, str)
                message: Message = json.loads(text)
                async with self._news:
                    self.bytes.append(text)
                    self.times.append(time.monotonic())
                    self.heard.append(message)
                    self._take_in(message)
                    self._news.notify_all()

    def stop(self) -> None:
        """Listen no longer."""
        self.listening.cancel()

    def _take_in(self, message: Message) -> None:
        if message["type"] == "welcome":
            self.welcome, self.log = message, []
        elif message["type"] == "state":
            self.state = message
            assert message["kept"] <= len(self.log)
            self.log = self.log[: message["kept"]] + message["log"]

    async def say(self, kind: str, /, **what: Any) -> None:
        await self._socket.send(json.dumps({"type": kind, **what}))

    async def say_raw(self, text: str | bytes) -> None:
        await self._socket.send(text)

    async def hear(self, fits: Callable[[Message], Any] = bool) -> Message:
        """The next message that fits, of those that were not looked at yet."""

        def found() -> bool:
            while self._read < len(self.heard):
                self._read += 1
                if fits(self.heard[self._read - 1]):
                    return True
            return False

        await self._wait(found)
        return self.heard[self._read - 1]

    async def _wait(self, fits: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(fits)

    async def until(self, fits: Callable[[Message], Any]) -> Message:
        """The first state that fits, from the last one on."""
        await self._wait(lambda: bool(self.state) and bool(fits(self.state)))
        return self.state

    async def greeted(self) -> None:
        """Wait for the first state."""
        await self.until(bool)

    async def asked(self) -> Message:
        """Wait until this seat has to decide, or the match is over."""
        return await self.until(lambda state: state["yours"] or state["stage"] == "over")

    async def after(self, event: int) -> Message:
        """Wait until more has happened."""
        return await self.until(lambda state: state["event"] > event)

    async def refused(self) -> str:
        """The sentence with which something is refused."""
        return str((await self.hear(lambda message: message["type"] == "refused"))["sentence"])

    async def act(self, action: int | None = None) -> None:
        """Do that, or anything that is offered; wait until the table has changed."""
        before = self.state
        if action is None:
            action = self.random.choice(before["choices"])["action"]
        await self.say("act", action=action, event=before["event"], undos=before["undos"])
        await self.until(lambda state: state is not before)

    async def play(self, decisions: int = 100_000) -> None:
        """Play at random, to the end or for so many decisions."""
        for _ in range(decisions):
            if (await self.asked())["stage"] == "over":
                return
            await self.act()

    async def quiet(self, seconds: float = 0.2) -> None:
        """Wait until nothing has come for a while."""
        while True:
            heard = len(self.heard)
            await asyncio.sleep(seconds)
            if len(self.heard) == heard:
                return

    async def closed(self) -> int:
        """The code with which the server closes the socket."""
        await asyncio.wait_for(self._socket.wait_closed(), PATIENCE)
        assert self._socket.close_code is not None
        return self._socket.close_code


async def someone_asked(*players: Player) -> Player:
    """The first of them who has to decide; the first one of all once the match is over."""
    while True:
        for player in players:
            if player.state and (player.state["yours"] or player.state["stage"] == "over"):
                return player
        await asyncio.sleep(0.002)


async def play_together(*players: Player, decisions: int = 100_000) -> None:
    """Everyone plays at random, to the end or for so many decisions."""
    for _ in range(decisions):
        player = await someone_asked(*players)
        if player.state["stage"] == "over":
            break
        await player.act()
    else:
        return
    for player in players:
        await player.until(lambda state: state["stage"] == "over")


@asynccontextmanager
async def opened(served: Served, table: str, **headers: str) -> AsyncIterator[Player]:
    """A socket that has not said anything yet."""
    address = f"{served.sockets}/api/tables/{table}/socket"
    async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
        player = Player(socket)
        player.listening = asyncio.create_task(player.listen())
        try:
            yield player
        finally:
            player.stop()
            await asyncio.gather(player.listening, return_exceptions=True)


@asynccontextmanager
async def joined(
    served: Served, table: NewTable, seat: int | None = 0, language: str = "en", ready: bool = True
) -> AsyncIterator[Player]:
    """Somebody who looks from that seat, or from none, and is ready to play."""
    async with opened(served, table.id) as player:
        await player.say("join", key=None if seat is None else table.keys[seat], language=language)
        await player.greeted()
        if seat is not None and ready and player.state["stage"] == "gathering":
            await player.say("ready", word=f"word {seat}")
        yield player
