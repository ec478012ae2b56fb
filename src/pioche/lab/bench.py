"""How fast the rules are: random play on one core and on all, against a reference in C++."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pioche.core.box import choose_options, fill_box
from pioche.core.game import Game
from pioche.core.playout import random_matches
from pioche.core.random import generator

Progress = Callable[[int, int], None]  # steps done, steps in all

_STEPS = 5
_SECONDS = 2.0  # that each rate is measured for
_REFERENCES = Path(__file__).parents[3] / "benchmarks" / "reference"  # in a checkout of the repository
_FIRST_PLAYOUT = """
import sys, time
start = time.perf_counter()
from pioche.lab.bench import first_playout
first_playout(sys.argv[1])
print(time.perf_counter() - start)
"""


@dataclass(frozen=True)
class Bench:
    """Rates count decisions with two options or more."""

    game: str
    decisions_per_second: float
    matches_per_second: float
    all_cores_decisions_per_second: float
    reference_decisions_per_second: float | None  # where the C++ reference was built
    state_bytes: int
    first_seconds: float  # from start to the first play-out ever, compiling
    load_seconds: float  # the same when compiled code is there

    def to_json(self) -> dict[str, Any]:
        rounded = {
            name: round(value, 3) if isinstance(value, float) else value for name, value in vars(self).items()
        }
        if self.reference_decisions_per_second is None:
            del rounded["reference_decisions_per_second"]
        return rounded


def bench(game: Game, progress: Progress) -> Bench:
    """Measure everything, one after the other."""
    with tempfile.TemporaryDirectory() as empty:
        first = _start_up(game, empty)
        progress(1, _STEPS)
        load = _start_up(game, empty)
        progress(2, _STEPS)
    boxes = standard_boxes(game)
    matches = _matches_for(game, boxes, _SECONDS)
    decisions, matches_rate = _rate(game, boxes, matches, 1)
    progress(3, _STEPS)
    reference = _reference(game, boxes, matches)
    progress(4, _STEPS)
    all_cores, _ = _rate(game, boxes, matches, os.cpu_count() or 1)
    progress(5, _STEPS)
    return Bench(
        game=game.name,
        decisions_per_second=decisions,
        matches_per_second=matches_rate,
        all_cores_decisions_per_second=all_cores,
        reference_decisions_per_second=reference,
        state_bytes=game.state_layout.itemsize,
        first_seconds=first,
        load_seconds=load,
    )


def standard_boxes(game: Game) -> Any:
    """The standard box for the fewest players, in an array of one."""
    players = game.file.fewest
    return fill_box(game.box, game.file, players, choose_options(game.file, players, {}))


def first_playout(name: str) -> None:
    """What a newcomer waits for: import, compile or load, one play-out."""
    from pioche.games import GAMES

    random_matches(GAMES[name], standard_boxes(GAMES[name]), generator(1), 1)


def _start_up(game: Game, cache: str) -> float:
    """Seconds for all that in a new process with this cache folder."""
    done = subprocess.run(
        [sys.executable, "-c", _FIRST_PLAYOUT, game.name],
        env={**os.environ, "PIOCHE_CACHE_DIR": cache},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def _matches_for(game: Game, boxes: Any, seconds: float) -> int:
    """How many matches take about that long on one core."""
    matches, random = 1, generator(1)
    random_matches(game, boxes, random, 1)  # compiled by now, or loaded
    while True:
        start = time.perf_counter()
        random_matches(game, boxes, random, matches)
        spent = time.perf_counter() - start
        if spent > seconds / 10:
            return max(1, int(matches * seconds / spent))
        matches *= 4


def _rate(game: Game, boxes: Any, matches: int, cores: int) -> tuple[float, float]:
    """Decisions and matches a second, with as many threads as cores."""
    start = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:
        runs = [
            pool.submit(random_matches, game, boxes, generator(1, core), matches) for core in range(cores)
        ]
        decisions = sum(run.result() for run in runs)
    seconds = time.perf_counter() - start
    return decisions / seconds, cores * matches / seconds


def _reference(game: Game, boxes: Any, matches: int) -> float | None:
    """The rate of the C++ reference on as many matches, built on first use where there is a compiler."""
    source = _REFERENCES / f"{game.name}.cpp"
    program = _REFERENCES / "build" / game.name
    compiler = shutil.which("g++")
    if not source.exists() or (compiler is None and not program.exists()):
        return None
    if compiler is not None and (not program.exists() or program.stat().st_mtime < source.stat().st_mtime):
        program.parent.mkdir(exist_ok=True)
        flags = ["-std=c++17", "-O3", "-march=native"]
        subprocess.run([compiler, *flags, "-o", str(program), str(source)], check=True)
    return float(run_reference(program, boxes, matches, 1)["decisions_per_second"])


def run_reference(program: Path, boxes: Any, matches: int, seed: int) -> dict[str, Any]:
    """What a C++ reference tells after so many matches; one without numbers of its own reads the box."""
    command = [str(program), str(matches), str(seed)]
    done = subprocess.run(command, input=boxes.tobytes(), capture_output=True, check=True)
    told: dict[str, Any] = json.loads(done.stdout)
    return told
