"""Laaancez!: roll, draw and fight over rows, for two."""

from pathlib import Path

from pioche.core.game import Game, register

from . import table
from .actions import make_groups, make_kinds
from .box import Box
from .labels import labels
from .objects import FILE, OBJECTS
from .rules import apply, conceal, conceal_action, legal, resample, score, setup, skip
from .state import State

_HERE = Path(__file__).parent

GAME = register(
    Game(
        name="laaancez",
        version=1,
        box=Box,
        state=State,
        kinds=make_kinds([piece.id for piece in OBJECTS]),
        more_groups=make_groups(),
        file=FILE,
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
        skip=skip,
        labels=labels,
    )
)
