"""The benchmark measures what it says, and its C++ reference plays by the same rules."""

import shutil
import subprocess
from pathlib import Path

import pytest

from pioche import GAMES
from pioche.core.playout import random_matches
from pioche.core.random import generator
from pioche.lab.bench import bench, run_reference, standard_boxes

REFERENCES = Path(__file__).parents[2] / "benchmarks" / "reference"
MATCHES = 200  # far less than a second of compiled play


@pytest.mark.skipif(
    shutil.which("g++") is None, reason="the C++ reference is a yardstick for those who have g++"
)
@pytest.mark.parametrize("name", [name for name in GAMES if (REFERENCES / f"{name}.cpp").exists()])
def test_the_reference_makes_the_same_decisions_from_the_same_seed(name: str, tmp_path: Path) -> None:
    program = tmp_path / name
    subprocess.run(["g++", "-std=c++17", "-O2", "-o", program, REFERENCES / f"{name}.cpp"], check=True)
    matches, boxes = MATCHES, standard_boxes(GAMES[name])
    for seed in (1, 2, 3):
        told = run_reference(program, boxes, matches, seed)
        assert told["decisions"] == random_matches(GAMES[name], boxes, generator(seed), matches)


def test_a_bench_has_the_promised_figures() -> None:
    steps: list[int] = []
    found = bench(GAMES["goulet"], lambda done, _: steps.append(done)).to_json()
    rates = {"decisions_per_second", "matches_per_second", "all_cores_decisions_per_second"}
    assert {"game", *rates, "state_bytes", "first_seconds", "load_seconds"} <= set(found)
    assert found["state_bytes"] <= 64
    assert found["first_seconds"] > 0
    assert found["load_seconds"] > 0
    assert steps == [1, 2, 3, 4, 5]
