"""A shelf of small games: complete, and just large enough to test what serves every game."""

from pioche.core.shelf import Shelf

SMALL = Shelf("small", "exchange")
