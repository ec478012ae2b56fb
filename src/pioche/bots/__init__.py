"""Bots: each plays any game, from what its seat may know only."""

from .bot import LEVELS, Bot, is_bot, parse_bot
from .thinker import Thinker, choose

__all__ = ["LEVELS", "Bot", "Thinker", "choose", "is_bot", "parse_bot"]
