"""`pioche serve` as people run it: where it listens, where it keeps tables, and what it refuses."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest
from server.databases import asynchronous
from server.players import joined, play_together
from server.serving import Served, ServerProcess, running_server

from pioche.core.words import Mistake
from pioche.server.serve import default_storage, listen, serve, shown_host


def test_tables_are_kept_in_the_users_data_folder(tmp_path: Path) -> None:
    chosen = default_storage({"PIOCHE_DATA_DIR": str(tmp_path / "mine")})
    assert chosen == f"sqlite:///{tmp_path / 'mine' / 'tables.sqlite'}"
    assert (tmp_path / "mine").is_dir()
    usual = default_storage({"XDG_DATA_HOME": str(tmp_path)})
    assert usual == f"sqlite:///{tmp_path / 'pioche' / 'tables.sqlite'}"
    (tmp_path / "file").touch()
    with pytest.raises(Mistake, match=r"cannot be written|\{file\}"):
        default_storage({"PIOCHE_DATA_DIR": str(tmp_path / "file" / "folder")})


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("::1", "[::1]")]
)
def test_the_address_is_one_that_a_browser_can_open(host: str, shown: str) -> None:
    assert shown_host(host) == shown


def test_a_port_that_is_taken_is_a_mistake() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(Mistake) as refused:
            listen("127.0.0.1", taken.getsockname()[1])
    assert "Choose another with --port." in str(refused.value)


def test_several_workers_need_postgresql() -> None:
    with pytest.raises(Mistake, match="Several workers need PostgreSQL"):
        serve("127.0.0.1", 0, "sqlite://", 2, print)


@pytest.mark.parametrize(
    ("switches", "sentence"),
    [
        (["--port", "70000"], "--port must be a whole number from 0 to 65535, not '70000'."),
        (["--storage", "mysql://x", "--port", "0"], "A database is sqlite:///FILE or postgresql://"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_sentence(switches: list[str], sentence: str) -> None:
    command = [sys.executable, "-m", "pioche", "serve", "--no-browser", "--language", "en", *switches]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert sentence in " ".join(ended.stderr.split())
    assert "Traceback" not in ended.stderr


@asynchronous
async def test_two_processes_serve_one_table(postgresql_url: str) -> None:
    server = ServerProcess(postgresql_url, "--workers", "2")
    server.start()
    try:
        table = server.served.new_table("goulet", "person,person")
        async with (
            joined(server.served, table, 0) as first,
            joined(server.served, table, 1) as second,
            joined(server.served, table, None) as spectator,
        ):
            await play_together(first, second, decisions=10)
            for player in (first, second, spectator):
                await player.quiet(0.3)
            assert first.log == second.log == spectator.log != []
    finally:
        server.stop()


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    """Requests of every kind, right and wrong, made from the server's own description of itself."""
    with running_server("sqlite://") as served:
        ended = run_schemathesis(served, tmp_path)
    assert ended.returncode == 0, ended.stdout[-3000:]


def run_schemathesis(served: Served, folder: Path) -> "subprocess.CompletedProcess[str]":
    program = Path(sys.executable).parent / "schemathesis"
    address = f"{served.http}/api/openapi.json"
    command = [str(program), "run", address, "--max-examples", "15", "--seed", "1", "--no-color"]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, cwd=folder)
