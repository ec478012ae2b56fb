"""What is printed on cards, Pilots and abilities: generated from their operations, so that it is true."""

import pytest

from pioche import Match
from pioche.core.words import ENGLISH, words
from pioche.games.golem import GAME
from pioche.games.golem.pieces import CARDS as STANDARD
from pioche.games.golem.state import ABILITY_EFFECT, GAIN_ENERGY, PILOT_EFFECT
from pioche.games.golem.texts import effect_of, effect_text, is_for_answers

from .building import Fighter, fight, laid_out, operation, strike
from .content import ABILITIES, CARDS, PILOTS
from .telling import FRENCH

# --- Cards that are known ---------------------------------------------------------


def standard_text(card: str, language: str) -> str:
    number = [piece.id for piece in STANDARD].index(card)
    return effect_text(Match.new("golem", 2).box, number, words(language, GAME.catalogue))


def test_the_known_cards_read_as_the_book_has_them() -> None:
    box = Match.new("golem", 2).box
    brutal = box.card_effect[[piece.id for piece in STANDARD].index("brutal-attack"), 0, 1]
    assert standard_text("raging-attack", "en") == "Strength 4, with one working arm, at the head."
    assert standard_text("brutal-attack", "en") == f"Strength {brutal}, with both arms working, at the torso."
    assert standard_text("full-throttle", "en") == "+2 energy."
    assert (
        standard_text("raging-attack", "fr")
        == "Force 4, prérequis\u00a0: un bras en état, cible\u00a0: la tête."
    )
    assert (
        standard_text("brutal-attack", "fr")
        == f"Force {brutal}, prérequis\u00a0: les deux bras en état, cible\u00a0: le torse."
    )
    assert standard_text("full-throttle", "fr") == "+2 énergie."


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        (
            "drain",
            "Strength 4, with a working head, at one arm. If it hits: +2 energy. −1 energy for this enemy.",
            "Force 4, prérequis\u00a0: la tête en état, cible\u00a0: un bras. Si le coup porte\u00a0: "
            "+2 énergie. −1 énergie pour cet ennemi.",
        ),
        (
            "desperate",
            "Strength 4, with a working torso, at one leg. With 3 working tiles or fewer: take 1 card from "
            "the pile, face up. If an enemy has more working tiles: +1 energy.",
            "Force 4, prérequis\u00a0: le torse en état, cible\u00a0: une jambe. Avec 3 tuiles en état ou "
            "moins\u00a0: prenez 1 carte de la pioche, face visible. Si un ennemi a plus de tuiles en "
            "état\u00a0: +1 énergie.",
        ),
        ("supplies", "Take 2 cards from the pile, face up.", "Prenez 2 cartes de la pioche, face visible."),
        (
            "vent",
            "Put one of your own legs out of order. +3 energy.",
            "Mettez hors service une de vos propres jambes. +3 énergie.",
        ),
        (
            "surge",
            "With 3 energy or more: +3 strength for your strikes until the end of the turn.",
            "Avec 3 points d'énergie ou plus\u00a0: +3 force pour vos frappes jusqu'à la fin du tour.",
        ),
        (
            "sabotage",
            "−2 attack on one leg of an enemy until the end of the game.",
            "−2 attaque sur une jambe d'un ennemi jusqu'à la fin de la partie.",
        ),
        (
            "plating",
            "+1 defence on every working tile until the end of the game.",
            "+1 défense sur chaque tuile en état jusqu'à la fin de la partie.",
        ),
        ("patch", "Repair any tile.", "Réparez n'importe quelle tuile."),
        ("jam", "An enemy discards a card at random.", "Un ennemi défausse une carte au hasard."),
        ("switch", "Exchange hands with an enemy.", "Échangez votre main avec un ennemi."),
    ],
)
def test_a_card_says_in_both_languages_what_it_does(card: str, english: str, french: str) -> None:
    box, number = laid_out(2).box, list(CARDS).index(card)
    assert effect_text(box, number, ENGLISH) == english
    assert effect_text(box, number, FRENCH) == french


# --- Boxes ---------------------------------------------------------------------------


def test_a_varied_box_is_told_truly() -> None:
    """Cards, Pilots and abilities; and whether an ability is for answers alone."""
    effects = {
        "probe": strike(7, "legs", "arms"),
        "probe-pilot": operation("take", amount=3),
        "probe-answer": operation("jam"),
        "probe-any": operation("jam"),
    }
    table, standard = fight(Fighter(), Fighter(), effects=effects), laid_out(2)
    card, pilot = list(CARDS).index("probe"), PILOT_EFFECT + list(PILOTS).index("probe-pilot")
    answer, both = (ABILITY_EFFECT + list(ABILITIES).index(one) for one in ("probe-answer", "probe-any"))
    expected = {
        card: "Strength 7, with both legs working, at both arms.",
        pilot: "Take 3 cards from the pile, face up.",
        answer: "The attacker discards a card at random.",
        both: "An enemy discards a card at random.",
    }
    for number, text in expected.items():
        assert effect_text(table.box, number, ENGLISH) == text
        assert effect_text(standard.box, number, ENGLISH) == "+1 energy."
    assert [is_for_answers(table.box, number) for number in expected] == [False, False, True, False]


def test_any_card_gives_energy_and_a_place_without_a_card_says_nothing() -> None:
    box = laid_out(2).box
    assert effect_text(box, GAIN_ENERGY, ENGLISH) == "+1 energy."
    assert is_for_answers(box, GAIN_ENERGY) is False
    assert effect_of(box, len(CARDS)) == []
    assert effect_text(box, len(CARDS), ENGLISH) == ""
