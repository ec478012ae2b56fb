"""Boards, found by the name of the game: `boards/<game>.py` with `draw(view, words)`."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from pioche.core.table import View
from pioche.core.words import Words


def draw_board(game: str, view: View, words: Words) -> RenderableType:
    """The board of a game; one that nobody has drawn yet is listed."""
    name = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(name) is None:
        return Text("\n".join(list_view(view)))
    board: RenderableType = import_module(name).draw(view, words)
    return board


def list_view(value: Any, depth: int = 0) -> Iterator[str]:
    """Everything in a view, a line each, indented."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for key, part in pairs:
        inner = part if isinstance(part, dict | list) else None
        yield "  " * depth + (f"{key}:" if inner is not None else f"{key}: {part}")
        if inner is not None:
            yield from list_view(inner, depth + 1)
