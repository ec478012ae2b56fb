"""What players, tiles and actions of GOLEM are called."""

from pioche.core.words import Player, Say, Words

from .actions import Action
from .pieces import (
    CARDS,
    MECHAS,
    PILOTS,
    Pieces,
    ability_name,
    card_name,
    is_named,
)
from .rules.tiles import is_chosen
from .state import Tile
from .texts import tell_part

_TILES = {
    Tile.HEAD: Say("head"),
    Tile.LEFT_ARM: Say("left arm"),
    Tile.RIGHT_ARM: Say("right arm"),
    Tile.TORSO: Say("torso"),
    Tile.LEFT_LEG: Say("left leg"),
    Tile.RIGHT_LEG: Say("right leg"),
}
_THE_TILES = {
    Tile.HEAD: Say("the head"),
    Tile.LEFT_ARM: Say("the left arm"),
    Tile.RIGHT_ARM: Say("the right arm"),
    Tile.TORSO: Say("the torso"),
    Tile.LEFT_LEG: Say("the left leg"),
    Tile.RIGHT_LEG: Say("the right leg"),
}


def seat_name(seat: int) -> Say:
    """The player in that seat."""
    return Player(seat)


def seat_names(seats: list[int], words: Words) -> str:
    """Several players in a row."""
    return ", ".join(words.say(seat_name(seat)) for seat in seats)


def tile_name(tile: int) -> Say:
    """A tile in a list."""
    return _TILES[Tile(tile)]


def the_tile(tile: int) -> Say:
    """A tile with its article, since other languages need another one for each."""
    return _THE_TILES[Tile(tile)]


def the_part(parts: int, chosen: int) -> Say:
    """The tiles of a strike: the one that was chosen, or those that its words name."""
    return the_tile(chosen) if is_chosen(parts) else tell_part(parts)


def name(action: int) -> Say:
    """The fixed name of an action."""
    if action < Action.MECHA:
        return Say("pilot {name}", name=_bare(PILOTS, action - Action.PILOT))
    if action < Action.CARD:
        return Say("mecha {name}", name=_bare(MECHAS, action - Action.MECHA))
    if action < Action.PLAY:
        return Say("card {name}", name=_bare(CARDS, action - Action.CARD))
    if action < Action.THROW:
        return Say("play {card}", card=card_name(action - Action.PLAY))
    if action < Action.USE_PILOT:
        return Say("discard {card}", card=card_name(action - Action.THROW))
    if action == Action.USE_PILOT:
        return Say("discard for pilot")
    if action == Action.GAIN:
        return Say("discard for energy")
    if action < Action.SEAT:
        return Say("use {ability}", ability=ability_name(action - Action.ABILITY))
    if action < Action.TILE:
        return Say("enemy {number}", number=action - Action.SEAT + 1)
    if action < Action.DONE:
        return Say("tile {tile}", tile=tile_name(action - Action.TILE))
    return Say("done")


def _bare(pieces: Pieces, number: int) -> Say | int:
    """The name of a piece, or its number where the standard box has none."""
    return pieces[number].words["name"] if is_named(pieces, number) else number + 1
