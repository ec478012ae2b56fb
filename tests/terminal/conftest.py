"""Real processes: the program in a terminal of its own, or at the end of a pipe."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

TESTS = Path(__file__).parents[1]
PROGRAM = [sys.executable, "-m", "pioche"]
# The same, with the small games of the tests on the shelf too.
SMALL_PROGRAM = [sys.executable, "-c", "import small; from pioche.cli import main; main()"]
ESCAPE = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|\].*?\x07)")
ASKED = r"\(or help\): "  # the end of every question
Environment = dict[str, str] | None
PATIENCE = 60  # seconds: rules may have to be compiled first


class Seat:
    """Somebody in front of the program, with a folder of their own for matches."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.children: list[Any] = []

    @property
    def matches(self) -> Path:
        return self.folder / "matches"

    @property
    def record(self) -> str:
        """The record of the only match."""
        [path] = self.matches.glob("*.pioche")
        return path.read_text("utf-8")

    def surroundings(self, more: Environment) -> dict[str, str]:
        mine = {"PIOCHE_DATA_DIR": str(self.folder), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
        strange = ("NUMBA_", "LANG", "LC_", "NO_COLOR", "FORCE_COLOR", "PIOCHE_LANGUAGE")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(strange)}
        path = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
        return {**kept, "PYTHONPATH": path, **mine, **(more or {})}

    def pipe(
        self,
        *arguments: str,
        typed: list[str] | None = None,
        small: bool = False,
        environment: Environment = None,
    ) -> subprocess.CompletedProcess[str]:
        """Run to the end with these lines as input."""
        lines = "".join(f"{line}\n" for line in typed or [])
        program = SMALL_PROGRAM if small else PROGRAM
        return subprocess.run(
            [*program, *arguments],
            input=lines,
            capture_output=True,
            text=True,
            env=self.surroundings(environment),
            timeout=PATIENCE,
            check=False,
        )

    def sit_down(self, *arguments: str, small: bool = False, environment: Environment = None) -> Any:
        """Start in a terminal of 80 columns."""
        program = SMALL_PROGRAM if small else PROGRAM
        child = pexpect.spawn(
            program[0],
            [*program[1:], *arguments],
            env=self.surroundings(environment),
            encoding="utf-8",
            dimensions=(40, 80),
            timeout=PATIENCE,
            # A program started in the background ignores Ctrl-C, and so would whatever it starts.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        self.children.append(child)
        return child


def plain(text: str) -> str:
    """What a terminal shows, without colours."""
    return ESCAPE.sub("", text).replace("\r\n", "\n")


def one_line(text: str) -> str:
    """The text as if the screen were wide enough."""
    return " ".join(text.split())


@pytest.fixture
def seat(tmp_path: Path) -> Iterator[Seat]:
    sitting = Seat(tmp_path)
    yield sitting
    for child in sitting.children:
        child.close(force=True)
