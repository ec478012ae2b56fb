"""French is set as it is printed: a no-break space, of one kind, before : ; ? ! and inside « »."""

import re
import sys
from pathlib import Path

import pytest

from pioche import GAMES
from pioche.core.game import Game

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import words  # noqa: E402 - a tool beside the package, not a part of it

RULES = sorted((ROOT / "src").rglob("*.fr.md"))
CODE = re.compile(r"`[^`]*`")
# A line may end there, or the space is of another kind.
BROKEN = re.compile(r".{0,30}(?: [:;?!»]|« |\u202f).{0,10}")


def broken(text: str) -> list[str]:
    """The places with a wrong space, outside what is typed as it stands."""
    return BROKEN.findall(CODE.sub("`", text))


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.parent.name)
def test_rules_have_french_spaces(path: Path) -> None:
    assert broken(path.read_text("utf-8")) == []


@pytest.mark.parametrize("folder", words.catalogues(), ids=lambda path: path.name)
def test_sentences_have_french_spaces(folder: Path) -> None:
    for message in words.read(folder):
        forms = message.string if isinstance(message.string, tuple | list) else [message.string]
        assert [place for form in forms for place in broken(str(form))] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_boxes_have_french_spaces(game: Game) -> None:
    text = (ROOT / "src" / "pioche" / "games" / game.name.replace("-", "_") / "box.toml").read_text("utf-8")
    spoken = re.findall(r'\bfr\s*=\s*"((?:[^"\\]|\\.)*)"', text)
    assert spoken
    assert [place for one in spoken for place in broken(one)] == []
