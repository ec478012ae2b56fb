"""Groo: towns, shared dice, armies, and a wandering disaster, for two to four."""

from pathlib import Path

from pioche.core.game import Game, register

from . import table
from .actions import KINDS
from .box import Box
from .facts import FACTS, observe
from .habit import habit, usual
from .labels import labels
from .pieces import FILE
from .rules import apply, conceal, conceal_action, legal, resample, score, setup
from .rules.windows import count_windows
from .state import State

_HERE = Path(__file__).parent

GAME = register(
    Game(
        name="groo",
        version=1,
        box=Box,
        state=State,
        kinds=KINDS,
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
        windows=count_windows,
        habit=habit,
        usual=usual,
        observe=observe,
        facts=FACTS,
        labels=labels,
    )
)
