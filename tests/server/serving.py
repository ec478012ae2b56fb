"""Real servers for tests: uvicorn on a free port of the loopback, in a thread or in a process of its own."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import uvicorn

from pioche.core.shelf import find_game
from pioche.server.app import make_app
from pioche.server.serve import listen
from pioche.server.settings import Settings
from pioche.server.thinking import rehearse

QUICK = Settings(
    pace=0,
    window=0.3,
    bot_window=0,
    tables_at_once=10_000,
    messages_at_once=10_000,
    messages_a_second=10_000,
    patience=1.0,
)
GAMES = ("goulet", "golem-it")  # that most tests play
START = 60.0  # seconds that a server may take to start


@dataclass(frozen=True)
class Served:
    """Where a server answers."""

    port: int

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def sockets(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def ask(
        self, path: str, body: Any = None, headers: dict[str, str] | None = None, text: str | None = None
    ) -> tuple[int, Any]:
        """The status and the answer of a request; with a body it is a POST."""
        data = None if body is None else json.dumps(body).encode()
        data = text.encode() if text is not None else data
        kind = "text/plain" if text is not None else "application/json"
        request = urllib.request.Request(self.http + path, data, {"Content-Type": kind, **(headers or {})})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, _read(answer)
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code, _read(refused)

    def new_table(self, game: str = "goulet", seats: str = "person,level:1", **wishes: Any) -> "NewTable":
        """A table with such seats: person, here, or a bot."""
        wanted = [
            {"kind": seat} if seat in ("person", "here") else {"kind": "bot", "bot": seat}
            for seat in seats.split(",")
        ]
        status, made = self.ask("/api/tables", {"game": game, "seats": wanted, **wishes})
        assert status == 201, made
        return NewTable(made["table"], made["keys"])


@dataclass(frozen=True)
class NewTable:
    id: str
    keys: list[str | None]


def _read(answer: Any) -> Any:
    text = answer.read().decode()
    return json.loads(text) if answer.headers.get_content_type() == "application/json" else text


@contextmanager
def running_server(url: str, settings: Settings = QUICK, games: Sequence[str] = GAMES) -> Iterator[Served]:
    """A server in a thread of this process; the rules of these games are compiled before."""
    for game in games:
        rehearse(find_game(game))
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        make_app(url, settings), log_level="warning", access_log=False, timeout_graceful_shutdown=3
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        served = Served(listening.getsockname()[1])
        _wait_for(served)
        yield served
    finally:
        server.should_exit = True
        thread.join(30)
        listening.close()


class ServerProcess:
    """`pioche serve` as people run it; it can be killed and started again at the same port."""

    def __init__(self, url: str, *switches: str, **environment: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.served = Served(free.getsockname()[1])
        self._command = [sys.executable, "-m", "pioche", "serve", "--no-browser", "--storage", url]
        self._command += ["--port", str(self.served.port), *switches]
        self._environment = {**os.environ, **environment}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command, env=self._environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        _wait_for(self.served)

    def kill(self) -> None:
        """As if the machine had lost its power."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate()

    def stop(self) -> bytes:
        """End it politely; what it has complained about comes back."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        return self._process.communicate(timeout=30)[1]


def _wait_for(served: Served) -> None:
    deadline = time.monotonic() + START
    while time.monotonic() < deadline:
        try:
            if served.ask("/api/games")[0] == 200:
                return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.05)
    raise AssertionError("the server does not start")
