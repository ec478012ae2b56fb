"""What the pieces are called, and what is printed on them."""

from pioche import Match
from pioche.core.table import Label
from pioche.core.words import ENGLISH
from pioche.games.golem.labels import labels
from pioche.games.golem.pieces import ABILITIES, CARDS, MECHAS, PILOTS, ability_name, card_name, mecha_name
from pioche.games.golem.pieces import pilot_name as name_of_pilot
from pioche.games.golem.state import TILES

from . import content
from .building import Fighter, fight
from .telling import FRENCH, here

LABELS = labels(fight(Fighter(), Fighter()).box, ENGLISH)
PRINTED = {label.name: label.text for label in LABELS.values()}


def number(kind: dict[str, object], name: str) -> int:
    return list(kind).index(name)


def test_every_piece_of_the_box_is_there_in_both_languages() -> None:
    pieces = len(CARDS) + len(PILOTS) + len(MECHAS) + len(ABILITIES) + TILES
    assert len(LABELS) == len(PRINTED) == pieces
    assert labels(fight(Fighter(), Fighter()).box, FRENCH).keys() == LABELS.keys()


def test_a_card_says_what_it_does() -> None:
    rage = str(card_name(number({**content.CARDS}, "rage")))
    assert PRINTED[rage] == "Strength 4, with one working arm, at the head."


def test_a_pilot_says_when_it_acts_and_what_any_card_is_good_for() -> None:
    mira = str(name_of_pilot(number({**content.PILOTS}, "mira")))
    assert PRINTED[mira] == "Pilot, initiative 20. For any card: Repair the torso."


def test_a_mecha_tells_its_tiles_and_the_names_of_its_abilities() -> None:
    hydra = str(mecha_name(number({**content.MECHAS}, "hydra")))
    tiles = "head 1/8, left arm 4/6, right arm 3/5, torso 2/10, left leg 5/7, right leg 0/4"
    expected = f"Mecha, attack/defence: {tiles}. Abilities: screen, riposte, purge."
    assert here(PRINTED[hydra], "en") == expected


def test_an_ability_tells_its_mecha_its_cost_and_its_window() -> None:
    told = {
        name: here(PRINTED[str(ability_name(number({**content.ABILITIES}, name)))], "en")
        for name in ("screen", "purge", "focus")
    }
    assert told["screen"].startswith("Ability of hydra, 1 energy, in answer to an attack: +2 defence against")
    assert told["purge"].startswith(
        "Ability of hydra, 1 energy, in one's own turn, or in answer to an attack:"
    )
    assert told["focus"].startswith("Ability of sphinx, 1 energy, in one's own turn: ")


def test_a_match_tells_it_in_the_language_that_is_asked_for() -> None:
    match = Match.new("golem", 3, seed=1)
    strength = "Strength 4, with one working arm, at the head."
    assert match.labels()["card/raging-attack"] == Label("Raging Attack", strength)
    assert match.labels("fr")["card/raging-attack"].text.startswith("Force 4, ")
