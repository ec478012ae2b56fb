"""What is printed on the cards can be read by name, whoever has them."""

import pytest

from pioche import Match
from pioche.core.words import ENGLISH, words
from pioche.games.groo import GAME
from pioche.games.groo.labels import labels
from pioche.games.groo.names import card_piece
from pioche.games.groo.pieces import CARDS as STANDARD

from .positions import CARDS, Numbers, box_file, laid_out

DRAW = "{ do = 'draw', time = 'own' }"
TEXTS = {
    "tavern": DRAW,
    "baker": DRAW,
    "dragon": "{ do = 'double', side = 'attack' }",
    "cavalry": "{ do = 'fight', amount = 1, side = 'attack', of = 'itself' }",
    "souvenir": "{ do = 'wake' }",
    "lullaby": "{ do = 'peace' }",
    "groo-is-dead": "{ do = 'wake' }",
}
NUMBERS: Numbers = {
    "tavern": {"points": 1, "cost": [1, 0, 2]},
    "baker": {"points": 2, "cost": [0, 0, 0], "family": "residence"},
    "dragon": {"value": 4, "cost": [2, 1, 1]},
    "cavalry": {"value": 0, "cost": [0, 2, 0], "family": "residence"},
    "souvenir": {"heads": 2},
}
OWN = "Once in each of your own turns, while you hold the dice: draw a card."
TOUR = "Une fois dans chacun de vos propres tours, pendant que vous tenez les dés\u00a0: piochez une carte."
SAYINGS = [
    (
        "tavern",
        f"Building, 1 point. Needs 1 Labor, 2 Kopins. {OWN}",
        f"Construction, 1 point. Demande 1 Main-d'œuvre, 2 Kopins. {TOUR}",
    ),
    (
        "baker",
        f"Building, 2 points. Needs nothing. Family: Residences. {OWN}",
        f"Construction, 2 points. Ne demande rien. Famille\u00a0: Résidences. {TOUR}",
    ),
    (
        "dragon",
        "Troop, combat value 4. Needs 2 Labor, 1 Supply, 1 Kopin. In attack, the strongest other Troop that "
        "fights beside this one counts double.",
        "Troupe, valeur de combat 4. Demande 2 Main-d'œuvre, 1 Provision, 1 Kopin. En attaque, la plus forte "
        "des autres Troupes qui combattent aux côtés de celle-ci compte double.",
    ),
    (
        "cavalry",
        "Troop, combat value 0. Needs 2 Supplies. Family: Residences. +1 to the attack of this Troop.",
        "Troupe, valeur de combat 0. Demande 2 Provisions. Famille\u00a0: Résidences. +1 à l'attaque de "
        "cette Troupe.",
    ),
    (
        "souvenir",
        "Groo Effect. Needs 2 Groo heads. Wake all your Buildings.",
        "Effet Groo. Demande 2 têtes de Groo. Réveillez toutes vos Constructions.",
    ),
    (
        "lullaby",
        "Wild. The battle ends, no Building is lost, and all Troops stay in their towns.",
        "Wild. Le combat prend fin, aucune Construction n'est perdue, et toutes les Troupes restent dans "
        "leurs villes.",
    ),
    ("groo-is-dead", "Event. Wake all your Buildings.", "Événement. Réveillez toutes vos Constructions."),
]


def saying(card: str, language: str) -> str:
    """What a card of the varied box says."""
    spoken = words(language, GAME.catalogue)
    box = laid_out(4, box_file(TEXTS, NUMBERS)).box
    return labels(box, spoken)[card_piece(CARDS.index(card))].text


@pytest.mark.parametrize(("card", "english", "french"), SAYINGS)
def test_a_card_says_in_english_what_it_is_and_does(card: str, english: str, french: str) -> None:
    assert saying(card, "en") == english


@pytest.mark.parametrize(("card", "english", "french"), SAYINGS)
def test_a_card_says_in_french_what_it_is_and_does(card: str, english: str, french: str) -> None:
    assert saying(card, "fr") == french


def test_every_card_of_the_box_is_there_in_both_languages() -> None:
    box = laid_out(2).box
    assert len(labels(box, ENGLISH)) == len(STANDARD)
    assert labels(box, words("fr", GAME.catalogue)).keys() == labels(box, ENGLISH).keys()


def test_a_match_tells_it_in_the_language_that_is_asked_for() -> None:
    match = Match.new(GAME, 3, seed=1)
    assert match.labels()["card/castle"].text.startswith("Building, ")
    assert match.labels("fr")["card/castle"].name == "Château"
