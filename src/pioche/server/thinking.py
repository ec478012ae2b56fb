"""Bots think in threads of their own: compiled search leaves the others alone meanwhile."""

import asyncio
import secrets
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from pioche.bots import Bot, Thinker, parse_bot
from pioche.core.game import Game
from pioche.core.match import Match
from pioche.core.random import generator

_MOST_THINKERS = 8  # that a thread keeps, with their memories


class Thinking:
    """A few threads, each with thinkers that it uses again: making their memory takes long."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="thinking")
        self._own = threading.local()
        self._ready: dict[str, asyncio.Task[None]] = {}

    async def choose(self, game: Game, bot: Bot, boxes: Any, record: Any) -> int:
        """What the bot does in this position, given as its seat may know it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._choose, game, bot, boxes, record)

    async def prepare(self, game: Game) -> None:
        """Compile the rules of a game before somebody waits; where that was done before, it is fast."""
        self.prepare_soon(game)
        await asyncio.shield(self._ready[game.name])

    def prepare_soon(self, game: Game) -> None:
        """Begin with it."""
        if game.name not in self._ready:
            self._ready[game.name] = asyncio.create_task(self._prepare(game))

    async def _prepare(self, game: Game) -> None:
        await asyncio.get_running_loop().run_in_executor(self._pool, rehearse, game)

    def close(self) -> None:
        """Let the threads end, without waiting for what is thought just now."""
        for task in self._ready.values():
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _choose(self, game: Game, bot: Bot, boxes: Any, record: Any) -> int:
        random = generator(secrets.randbits(63))
        return int(self._thinker(game, bot).choose(boxes, record, random))

    def _thinker(self, game: Game, bot: Bot) -> Thinker:
        thinkers: OrderedDict[tuple[str, str], Thinker] = self._own.__dict__.setdefault(
            "thinkers", OrderedDict()
        )
        key = (game.name, bot.text)
        thinker = thinkers.pop(key, None) or Thinker(game, bot)
        thinkers[key] = thinker
        if len(thinkers) > _MOST_THINKERS:
            thinkers.popitem(last=False)
        return thinker


def rehearse(game: Game) -> None:
    """Everything once that a table needs: dealing, looking, thinking, acting."""
    match = Match.new(game, game.file.fewest, seed=1)
    thinker = Thinker(game, parse_bot("level:1"))
    for _ in range(2):
        seat = match.actor
        match.apply(thinker.choose(match.boxes, match.concealed(seat), generator(1)))
    for seat in range(-1, match.players):
        match.view(seat)
