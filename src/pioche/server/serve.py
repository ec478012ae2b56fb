"""What `pioche serve` does: start a server, say where it is, and open it."""

import asyncio
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from pioche.core.words import Mistake
from pioche.games import GAMES

from .app import make_app
from .settings import Settings
from .storage import Storage
from .thinking import rehearse

_LARGEST_MESSAGE = 16_384  # bytes; the server itself refuses less, with a sentence
_STORAGE, _WORKERS = "PIOCHE_STORAGE", "PIOCHE_WORKERS"  # how worker processes learn what to do


def default_storage(environment: Mapping[str, str]) -> str:
    """A database in PIOCHE_DATA_DIR, else in the user's data folder."""
    data = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(environment.get("PIOCHE_DATA_DIR") or Path(data) / "pioche")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake("{file} cannot be written: {reason}.", file=folder, reason=error.strerror) from None
    return f"sqlite:///{folder / 'tables.sqlite'}"


def worker_app() -> FastAPI:
    """The server of one worker process."""
    return make_app(os.environ[_STORAGE], Settings(rehearse=True, fellows=int(os.environ[_WORKERS]) > 1))


def serve(host: str, port: int, storage: str, workers: int, ready: Callable[[str], None]) -> None:
    """Serve until somebody stops it; `ready` is told the address once it can be opened."""
    if workers > 1 and storage.startswith("sqlite"):
        raise Mistake("Several workers need PostgreSQL: name it with --storage, or leave --workers out.")
    asyncio.run(_try_storage(storage))
    if workers > 1:
        _compile_all()
    listening = listen(host, port)
    address = f"http://{shown_host(host)}:{listening.getsockname()[1]}/"
    os.environ[_STORAGE], os.environ[_WORKERS] = storage, str(workers)
    config = uvicorn.Config(
        "pioche.server.serve:worker_app",
        factory=True,
        workers=workers,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=_LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    threading.Thread(target=_tell_when_ready, args=(listening, address, ready), daemon=True).start()
    if workers > 1:
        Multiprocess(config, [listening]).run()
    else:
        uvicorn.Server(config).run([listening])


async def _try_storage(url: str) -> None:
    """Bring the database up to date before anything starts, and find out what is wrong with it."""
    await (await Storage.open(url)).close()


def _compile_all() -> None:
    """Processes that compile at the same time get in each other's way: one does it before the others."""
    for game in GAMES.values():
        rehearse(game)


def listen(host: str, port: int) -> socket.socket:
    """A socket to serve at; a port that is taken is a mistake that can be put right."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Mistake(
            "Nothing can be served at {host}, port {port}: {reason}. Choose another with --port.",
            host=host,
            port=port,
            reason=error.strerror,
        ) from None
    listening.set_inheritable(True)
    return listening


def shown_host(host: str) -> str:
    """How a browser on this machine writes the host."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _tell_when_ready(listening: socket.socket, address: str, ready: Callable[[str], None]) -> None:
    """Wait until somebody answers there."""
    target = listening.getsockname()[:2]
    for _ in range(600):
        try:
            socket.create_connection(target, 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            ready(address)
            return


def open_browser(address: str) -> bool:
    """Show the page, where there is a screen to show it on."""
    if os.name == "posix" and not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        return False
    return webbrowser.open(address)
