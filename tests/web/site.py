"""A server of its own for browsers: a real process on loopback that can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

# Windows, in which somebody may interrupt, are short: their length is tested where nobody has to look at it.
_SERVER = """
import sys
import uvicorn
from pioche.server.app import make_app
from pioche.server.settings import Settings
settings = Settings(pace=0, window=0.05, tables_at_once=1000)
uvicorn.run(make_app(sys.argv[1], settings), host="127.0.0.1", port=int(sys.argv[2]), log_level="warning")
"""
_PATIENCE = 120  # seconds; the first server compiles


class Site:
    """An address that stays the same, whatever happens to the process behind it."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = int(free.getsockname()[1])
        self._storage = f"sqlite:///{folder / 'tables.sqlite'}"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start the server and wait until somebody answers."""
        command = [sys.executable, "-c", _SERVER, self._storage, str(self._port)]
        self._process = subprocess.Popen(command, env={**os.environ})
        deadline = time.monotonic() + _PATIENCE
        while time.monotonic() < deadline and self._process.poll() is None:
            with socket.socket() as one:
                if one.connect_ex(("127.0.0.1", self._port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As if somebody had pulled the plug."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(20)
