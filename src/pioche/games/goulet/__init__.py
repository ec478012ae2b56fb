"""Goulet: a dice battle in a gully, for two. A game by Léandre Proust."""

from pathlib import Path

from pioche.core.box_reader import load_box
from pioche.core.game import Game, register

from . import table
from .actions import KINDS
from .box import Box
from .labels import labels
from .rules import apply, legal, score, setup
from .state import State

_HERE = Path(__file__).parent

GAME = register(
    Game(
        name="goulet",
        version=1,
        box=Box,
        state=State,
        kinds=KINDS,
        file=load_box((_HERE / "box.toml").read_text("utf-8"), Box),
        rules={language: (_HERE / f"RULES.{language}.md").read_text("utf-8") for language in ("en", "fr")},
        catalogue=_HERE,
        table=table,
        setup=setup,
        legal=legal,
        apply=apply,
        score=score,
        labels=labels,
    )
)
