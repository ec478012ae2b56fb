"""What is printed on the pieces of GOLEM, for whoever wants to read one that lies elsewhere."""

from pioche.core.words import Say, Words

from .box import Box
from .names import tile_name
from .operations import Window
from .pieces import ABILITIES, CARDS, MECHAS, PILOTS, ability_name, card_name, mecha_name, pilot_name
from .state import ABILITY_EFFECT, PILOT_EFFECT, TILES
from .texts import effect_text

_WINDOWS = {
    Window.OWN: Say("in one's own turn"),
    Window.ANSWER: Say("in answer to an attack"),
    Window.ANY: Say("in one's own turn, or in answer to an attack"),
}


def printed(box: Box, words: Words) -> dict[str, str]:
    """What each card, Pilot, Mecha and ability says, by its name."""
    found = {words.say(card_name(card)): effect_text(box, card, words) for card in range(len(CARDS))}
    for pilot in range(len(PILOTS)):
        found[words.say(pilot_name(pilot))] = words(
            "Pilot, initiative {initiative}. For any card: {text}",
            initiative=int(box.initiative[pilot]),
            text=effect_text(box, PILOT_EFFECT + pilot, words),
        )
    for mecha in range(len(MECHAS)):
        found[words.say(mecha_name(mecha))] = _mecha_text(box, mecha, words)
    for ability in range(len(ABILITIES)):
        found[words.say(ability_name(ability))] = words(
            "Ability of {mecha}, {cost} energy, {window}: {text}",
            mecha=mecha_name(int(box.ability_mecha[ability])),
            cost=int(box.cost[ability]),
            window=_WINDOWS[Window(int(box.window[ability]))],
            text=effect_text(box, ABILITY_EFFECT + ability, words),
        )
    return found


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
