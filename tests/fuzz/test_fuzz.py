"""Random play with random options and bounds checked: `NUMBA_BOUNDSCHECK=1` (`make fuzz`)."""

import os
from pathlib import Path

import numpy as np
import pytest

from pioche import GAMES
from pioche.core.record import Int8s
from pioche.core.rule import rule
from pioche.core.testing import Crash, fuzz

MATCHES = 400


@rule
def cell(cells: Int8s, index: int) -> int:
    """A look into an array, for the test that bounds are really checked."""
    return int(cells[index])


def test_bounds_are_checked() -> None:
    assert os.environ.get("NUMBA_BOUNDSCHECK") == "1", "run this folder with NUMBA_BOUNDSCHECK=1"
    with pytest.raises(IndexError):
        cell(np.zeros(3, np.int8), 3)


@pytest.mark.parametrize("name", list(GAMES))
def test_no_rule_reaches_beyond_its_cells(name: str) -> None:
    """A crash leaves a record that `pioche replay` runs into again."""
    try:
        assert fuzz(GAMES[name], MATCHES, seed=20261115) > MATCHES
    except Crash as crash:
        dump = Path(f"fuzz-{name}.pioche")
        dump.write_text(crash.record, "utf-8")
        pytest.fail(f"{crash.__cause__!r}; the match is in {dump}")
