"""No game lacks what every game has: its second engine, perft counts, playthroughs, rulings and a board."""

from pathlib import Path

import pytest

import pioche
from pioche import GAMES

ROOT = Path(__file__).parents[2]
PACKAGE = Path(pioche.__file__).parent


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("file", ["naive.py", "test_against_naive.py", "perft.toml", "test_properties.py"])
def test_every_game_has_its_second_engine_and_counts(name: str, file: str) -> None:
    assert (ROOT / "tests" / "games" / name.replace("-", "_") / file).exists()


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_has_playthroughs_that_people_can_read(name: str) -> None:
    found = list((ROOT / "tests" / "games" / name.replace("-", "_")).glob("playthrough-*.txt"))
    assert found
    assert all(len(file.read_text("utf-8").splitlines()) < 300 for file in found)


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_explains_its_rulings(name: str) -> None:
    assert (PACKAGE / "games" / name.replace("-", "_") / "RULINGS.md").exists()


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_is_drawn_in_the_terminal(name: str) -> None:
    assert (PACKAGE / "terminal" / "boards" / f"{name.replace('-', '_')}.py").exists()


def test_a_game_on_the_shelf_is_a_folder_and_every_folder_is_on_the_shelf() -> None:
    folders = {box.parent.name for box in (PACKAGE / "games").glob("*/box.toml")}
    assert folders == {name.replace("-", "_") for name in GAMES}
