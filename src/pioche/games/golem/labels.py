"""What the pieces of GOLEM are called, and what is printed on them."""

from collections.abc import Callable

from pioche.core.operations import write_word
from pioche.core.table import Label
from pioche.core.words import Say, Words

from .box import Box
from .names import tile_name
from .operations import Window
from .pieces import (
    ABILITIES,
    CARDS,
    MECHAS,
    PILOTS,
    Pieces,
    ability_name,
    card_name,
    mecha_name,
    piece_id,
    pilot_name,
)
from .state import ABILITY_EFFECT, PILOT_EFFECT, TILES, Tile
from .texts import effect_text, tell_energy

_WINDOWS = {
    Window.OWN: Say("in one's own turn"),
    Window.ANSWER: Say("in answer to an attack"),
    Window.ANY: Say("in one's own turn, or in answer to an attack"),
}


def labels(box: Box, words: Words) -> dict[str, Label]:
    """What each card, Pilot, Mecha and ability is called and says; tiles have a name alone."""
    found: dict[str, Label] = {}

    def add(kind: str, pieces: Pieces, name: Callable[[int], Say], text: Callable[[int], str]) -> None:
        for number in range(len(pieces)):
            found[f"{kind}/{piece_id(pieces, number)}"] = Label(words.say(name(number)), text(number))

    add("card", CARDS, card_name, lambda card: effect_text(box, card, words))
    add("pilot", PILOTS, pilot_name, lambda pilot: _pilot_text(box, pilot, words))
    add("mecha", MECHAS, mecha_name, lambda mecha: _mecha_text(box, mecha, words))
    add("ability", ABILITIES, ability_name, lambda ability: _ability_text(box, ability, words))
    for tile in range(TILES):
        found[f"tile/{write_word(Tile(tile))}"] = Label(words.say(tile_name(tile)))
    return found


def _pilot_text(box: Box, pilot: int, words: Words) -> str:
    """Its initiative, and what any card does in its hands."""
    return words(
        "Pilot, initiative {initiative}. For any card: {text}",
        initiative=int(box.initiative[pilot]),
        text=effect_text(box, PILOT_EFFECT + pilot, words),
    )


def _ability_text(box: Box, ability: int, words: Words) -> str:
    """Whose it is, what it costs, when it can be used, and what it does."""
    return words(
        "Ability of {mecha}, {energy}, {window}: {text}",
        mecha=mecha_name(int(box.ability_mecha[ability])),
        energy=tell_energy(int(box.cost[ability]), words),
        window=_WINDOWS[Window(int(box.window[ability]))],
        text=effect_text(box, ABILITY_EFFECT + ability, words),
    )


def _mecha_text(box: Box, mecha: int, words: Words) -> str:
    """Its tiles, and the names of what it can do."""
    tiles = [
        f"{words.say(tile_name(tile))} {box.mecha_attack[mecha, tile]}/{box.mecha_defence[mecha, tile]}"
        for tile in range(TILES)
    ]
    own = [ability for ability in range(len(ABILITIES)) if box.ability_mecha[ability] == mecha]
    return words(
        "Mecha, attack/defence: {tiles}. Abilities: {abilities}.",
        tiles=", ".join(tiles),
        abilities=", ".join(words.say(ability_name(ability)) for ability in own),
    )
