"""The games, each in a folder of its own; a game is added by adding its name here."""

from pioche.core.shelf import Shelf

GAMES = Shelf(__name__, "goulet", "golem-it", "laaancez", "golem", "groo")
