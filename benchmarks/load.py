"""`make load`: 500 tables, each with a person, a bot of the lowest level and somebody who looks on.

Every person acts every two seconds; measured is the time from sending an action until both sockets of the
table have been told. The server is a process of its own, on loopback; so are we, and both share the cores.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

from pioche import GAMES

SERVER = """
import sys
import uvicorn
from pioche.server.app import make_app
from pioche.server.settings import Settings
settings = Settings(pace=0, tables_at_once=10**6, messages_at_once=10**6)
uvicorn.run(make_app(sys.argv[1], settings), host="127.0.0.1", port=int(sys.argv[2]), log_level="warning")
"""
GAME = "goulet"
WORD = "load"


class Choice(msgspec.Struct):
    action: int


class Line(msgspec.Struct):
    event: int


class State(msgspec.Struct, tag_field="type", tag="state"):
    """What we look at of a state."""

    stage: str
    event: int
    undos: int
    yours: bool
    choices: list[Choice]
    kept: int
    log: list[Line]


class Kind(msgspec.Struct):
    type: str


@dataclass
class Figures:
    """What was seen of all tables."""

    delays: list[float] = field(default_factory=list)  # seconds from an action to everyone told
    acted: int = 0
    lost: int = 0  # lines of the log that were missing or out of order
    finished: int = 0


@dataclass
class Reader:
    """One socket: what it was told last, and whether anything was lost on the way."""

    socket: ClientConnection
    figures: Figures
    state: State | None = None
    lines: list[int] = field(default_factory=list)
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        async for message in self.socket:
            if msgspec.json.decode(message, type=Kind).type != "state":
                continue
            state = msgspec.json.decode(message, type=State)
            if state.kept != len(self.lines) or (self.state and state.event < self.state.event):
                self.figures.lost += 1
            self.lines = [*self.lines[: state.kept], *(line.event for line in state.log)]
            self.figures.lost += self.lines != sorted(self.lines)
            self.state = state
            self.changed.set()

    async def until(self, event: int) -> State:
        """Wait until an event was told."""
        while self.state is None or self.state.event < event:
            self.changed.clear()
            await self.changed.wait()
        return self.state


async def sit_down(
    port: int, table: str, key: str | None, figures: Figures
) -> tuple[Reader, asyncio.Task[None]]:
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    # What a client spends on squeezing is not the server's time; browsers do it on other machines.
    opened = await connect(address, compression=None, max_queue=None)
    reader = Reader(opened, figures)
    listening = asyncio.create_task(reader.listen())
    await opened.send(json.dumps({"type": "join", "key": key, "language": "en"}))
    return reader, listening


async def play(
    port: int, number: int, every: float, until: float, figures: Figures, gate: asyncio.Semaphore
) -> None:
    """One table: a person who acts every so many seconds, and a spectator."""
    chosen = random.Random(number)
    async with gate:
        made = await asyncio.to_thread(set_table_up, port)
        person, one = await sit_down(port, made["table"], made["keys"][0], figures)
        spectator, two = await sit_down(port, made["table"], None, figures)
        await person.socket.send(json.dumps({"type": "ready", "word": WORD}))
    try:
        await asyncio.sleep(every * chosen.random())
        while time.monotonic() < until:
            state = await person.until(0)
            if state.stage == "over":
                figures.finished += 1
                break
            if not state.yours:
                person.changed.clear()
                await person.changed.wait()
                continue
            action = chosen.choice(state.choices).action
            sent = time.monotonic()
            message = {"type": "act", "action": action, "event": state.event, "undos": state.undos}
            await person.socket.send(json.dumps(message))
            told = await person.until(state.event + 1)
            await spectator.until(told.event)
            figures.delays.append(time.monotonic() - sent)
            figures.acted += 1
            await asyncio.sleep(max(0, sent + every - time.monotonic()))
    finally:
        for task, reader in ((one, person), (two, spectator)):
            task.cancel()
            await reader.socket.close()


def set_table_up(port: int) -> Any:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "level:1"}]
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables",
        json.dumps({"game": GAME, "seats": seats}).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def memory(process: int) -> float:
    """What the server holds in memory, in megabytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def count_moves(database: Path) -> int:
    """The decisions of people and bots that are stored so far."""
    chance = [kind for kind in GAMES[GAME].kinds if kind.chance]
    with closing(sqlite3.connect(database)) as opened:
        stored = opened.execute(
            "SELECT entry, count(*) FROM entries WHERE entry >= 0 GROUP BY entry"
        ).fetchall()
    return sum(count for action, count in stored if not any(action in kind for kind in chance))


def wait_for(port: int) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit("the server did not start")


async def measure(port: int, asked: argparse.Namespace, server: int, database: Path) -> dict[str, Any]:
    tables, seconds, every = asked.tables, asked.seconds, asked.every
    figures, gate = Figures(), asyncio.Semaphore(20)
    await play(
        port, 0, 0.1, time.monotonic() + 3, Figures(), gate
    )  # so that everything is compiled and loaded
    before, opening = memory(server), time.monotonic()
    end = opening + tables / 40 + seconds
    playing = [
        asyncio.create_task(play(port, number, every, end, figures, gate)) for number in range(1, tables + 1)
    ]
    while time.monotonic() < end - seconds:
        await asyncio.sleep(0.1)
    steady = Figures()
    figures.delays, start, acted = steady.delays, time.monotonic(), figures.acted
    moved = count_moves(database)
    await asyncio.sleep(seconds - 1)
    spent, moves = time.monotonic() - start, figures.acted - acted
    moved = count_moves(database) - moved
    held = memory(server)
    await asyncio.gather(*playing)
    delays = sorted(figures.delays)
    return {
        "tables": tables,
        "sockets": 2 * tables,
        "moves_a_second": round(moved / spent),
        "of_people": round(moves / spent),
        "milliseconds": {
            f"{part}%": round(1000 * delays[min(len(delays) - 1, len(delays) * part // 100)], 1)
            for part in (50, 95, 99)
        },
        "lost_or_out_of_order": figures.lost,
        "finished": figures.finished,
        "kilobytes_a_table": round(1024 * (held - before) / tables),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=2, help="seconds between two actions of a person")
    asked = parser.parse_args()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        command = [sys.executable, "-c", SERVER, f"sqlite:///{database}", str(port)]
        server = subprocess.Popen(command, env={**os.environ})
        try:
            wait_for(port)
            figures = asyncio.run(measure(port, asked, server.pid, database))
            Console().print_json(json.dumps(figures))
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
