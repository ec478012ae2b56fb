"""Golem It: climbing and shedding with magic debt, for two to six. A game by Chikasuzu."""

from pathlib import Path

from pioche.core.box_reader import load_box
from pioche.core.game import Game, register

from . import table
from .actions import KINDS
from .box import Box
from .habit import habit
from .labels import labels
from .rules import apply, conceal, conceal_action, legal, resample, score, setup
from .state import State

_HERE = Path(__file__).parent

GAME = register(
    Game(
        name="golem-it",
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
        conceal=conceal,
        conceal_action=conceal_action,
        resample=resample,
        habit=habit,
        labels=labels,
    )
)
