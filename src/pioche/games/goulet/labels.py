"""What the pieces of Goulet are called, and what is worth knowing about each."""

from pioche.core.table import Label
from pioche.core.words import Words

from .box import Box
from .sentences import SIDES, UNITS, the
from .state import Unit, side_of
from .table import token_id, unit_id


def labels(box: Box, words: Words) -> dict[str, Label]:
    """Each Unit and its token; no Unit has an ability of its own, and the text says so (GOU-02)."""
    found: dict[str, Label] = {}
    for unit in Unit:
        name = UNITS[unit]
        found[unit_id(unit)] = Label(words.say(name), _unit_text(box, unit, words))
        found[token_id(unit)] = Label(words("{unit}, Initiative token", unit=name), _token_text(unit, words))
    return found


def _unit_text(box: Box, unit: Unit, words: Words) -> str:
    """Whose it is, and how much it can take."""
    return words(
        "{side} Unit. It begins with {first} Hit Points and heals up to {most}. "
        "It has no ability of its own: all six are equally strong, "
        "what matters is where they stand and when they play.",
        side=SIDES[side_of(unit)],
        first=int(box.hit_points),
        most=int(box.most_hit_points),
    )


def _token_text(unit: Unit, words: Words) -> str:
    """What the token is for."""
    return words(
        "When it lies at the left end of the Initiative track, {unit} plays ({side}).",
        unit=the(unit),
        side=SIDES[side_of(unit)],
    )
