"""The objects of Laaancez! as the box names and draws them; a table varies their numbers only."""

from pathlib import Path

from pioche.core.box_reader import load_box
from pioche.core.words import Say

from .box import Box
from .state import TICK

FILE = load_box((Path(__file__).parent / "box.toml").read_text("utf-8"), Box)
OBJECTS = FILE.pieces["objects"]
KINDS = {piece.id: kind for kind, piece in enumerate(OBJECTS)}


def object_id(kind: int) -> str:
    """What views call this kind of object, or a tick."""
    return "tick" if kind == TICK else OBJECTS[kind].id


def bare(kind: int) -> Say:
    """The object without an article, as names of actions need it; or a tick."""
    return Say("tick") if kind == TICK else OBJECTS[kind].words["name"]


def the(kind: int) -> Say:
    """The object with its article, since other languages need another one for each."""
    return OBJECTS[kind].words["the"]


def drawing(kind: int) -> list[str]:
    """The object as a picture of a few lines."""
    return OBJECTS[kind].drawing.splitlines()
