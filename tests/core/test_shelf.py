"""Shelves: games are found by name, and opened only when asked for."""

import sys
from pathlib import Path

import pytest
from small import SMALL

from pioche.core import shelf as shelf_module
from pioche.core.shelf import Shelf, find_game
from pioche.core.words import Mistake
from pioche.games import GAMES

from .tables import EXCHANGE


@pytest.fixture
def attic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """A shelf with a sound game and one that breaks when it is opened, beside no other shelf."""
    for name, source in (("sound_game", "GAME = 'sound'"), ("broken", "raise RuntimeError")):
        (tmp_path / "attic" / name).mkdir(parents=True)
        (tmp_path / "attic" / name / "__init__.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(shelf_module, "_SHELVES", [])
    for module in ("attic", "attic.sound_game"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    return Shelf("attic", "sound-game", "broken")


def test_a_shelf_lists_its_games_in_order(attic: Shelf) -> None:
    assert (list(attic), len(attic)) == (["sound-game", "broken"], 2)


def test_a_game_is_opened_only_when_asked_for(attic: Shelf) -> None:
    assert "attic" not in sys.modules
    with pytest.raises(RuntimeError):
        attic["broken"]


def test_hyphens_of_a_name_are_underscores_of_its_folder(attic: Shelf) -> None:
    assert str(attic["sound-game"]) == "sound"


def test_an_unknown_name_is_no_key(attic: Shelf) -> None:
    with pytest.raises(KeyError):
        attic["sound_game"]


def test_every_shelf_is_searched() -> None:
    assert find_game("exchange") is EXCHANGE is SMALL["exchange"]
    assert find_game("goulet") is GAMES["goulet"]


def test_a_new_shelf_is_searched_too(attic: Shelf) -> None:
    assert str(find_game("sound-game")) == "sound"


def test_an_unknown_game_is_refused_with_those_there_are(attic: Shelf) -> None:
    Shelf("cellar", "chess")
    with pytest.raises(Mistake) as refusal:
        find_game("go")
    assert str(refusal.value) == "There is no game called 'go'; the games are: sound-game, broken, chess."
