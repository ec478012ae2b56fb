"""The command line, as a real process and within the test's own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pioche import Match
from pioche.cli import main
from pioche.core import shelf
from pioche.games import GAMES

Run = Callable[..., subprocess.CompletedProcess[str]]
Said = Callable[..., str]


@pytest.fixture
def pioche(tmp_path: Path) -> Run:
    """Run a command in a process of its own."""

    def run(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        strange = ("NUMBA_", "LANG", "LC_", "NO_COLOR", "FORCE_COLOR", "PIOCHE_LANGUAGE")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(strange)}
        environment = {
            **kept,
            "PIOCHE_DATA_DIR": str(tmp_path),
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "200",
            **more,
        }
        command = [sys.executable, "-m", "pioche", *arguments]
        return subprocess.run(
            command, capture_output=True, text=True, env=environment, timeout=120, check=False
        )

    return run


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """What a command says that goes well, run here."""

    def run(*arguments: str) -> str:
        assert _run(monkeypatch, *arguments) == 0
        return capsys.readouterr().out

    return run


@pytest.fixture
def complaint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """The one sentence on stderr with which a command ends, run here."""
    monkeypatch.setenv("PIOCHE_DATA_DIR", str(tmp_path / "data"))

    def run(*arguments: str) -> str:
        assert _run(monkeypatch, *arguments) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert not (tmp_path / "data").exists()
        return " ".join(told.err.split())

    return run


def _run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """The exit code."""
    monkeypatch.setattr(sys, "argv", ["pioche", *arguments])
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(shelf, "_SHELVES", [GAMES])  # without the small games of other tests
    with pytest.raises(SystemExit) as ending:
        main()
    assert isinstance(ending.value.code, int)
    return ending.value.code


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a sealed match that is over."""
    match = Match.new("goulet", names=["Ann", "Bob"])
    while not match.over:
        match.apply(match.legal[0])
    path = tmp_path / "finished.pioche"
    path.write_text(match.record(), "utf-8")
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """The record of a sealed match in the middle."""
    match = Match.new("goulet", names=["Ann", "Bob"])
    for _ in range(20):
        match.apply(match.legal[0])
    path = tmp_path / "unfinished.pioche"
    path.write_text(match.record(), "utf-8")
    return path
