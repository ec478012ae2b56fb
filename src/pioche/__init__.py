"""Pioche: tabletop rulebooks as exact, readable Python, to play, to measure and to learn from."""

from .core.match import Match
from .core.position import NotLegal
from .core.words import Mistake
from .games import GAMES

__all__ = ["GAMES", "Match", "Mistake", "NotLegal"]
