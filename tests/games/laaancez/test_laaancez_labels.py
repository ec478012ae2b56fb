"""What objects, the tick and the results of the die are called, and what they do, in both languages."""

import pytest

from pioche import Match
from pioche.core.table import Label
from pioche.core.words import ENGLISH, words
from pioche.games.laaancez import GAME
from pioche.games.laaancez.labels import labels
from pioche.games.laaancez.objects import OBJECTS
from pioche.games.laaancez.state import FACES

from .positions import NUMBERS, laid_out

FRENCH = words("fr", GAME.catalogue)
SHIELD = "While it stands, what is right beside it cannot be targeted, unless that is a Shield too."
BOUCLIER = (
    "Tant que cet objet est debout, on ne peut pas viser l'objet juste à côté, à gauche ou à droite, "
    "sauf si c'est aussi un Bouclier."
)
SAYINGS = [
    (
        "object/candle",
        Label("candle", "5 hearts. Damage 1. It is never ticked. Whoever loses it has lost."),
        Label("bougie", "5 cœurs. Dégâts\u00a0: 1. On ne la coche jamais. Qui la perd a perdu."),
    ),
    (
        "object/gift",
        Label("gift", "4 hearts. Damage 0, with ticks up to 2. It cannot be thrown before a box is ticked."),
        Label(
            "cadeau",
            "4 cœurs. Dégâts\u00a0: 0, jusqu'à 2 en cochant. "
            "Cet objet ne peut pas être lancé tant qu'aucune case n'est cochée.",
        ),
    ),
    (
        "object/candy-cane",
        Label("candy cane", "2 hearts. Damage 1, with ticks up to 2."),
        Label("sucre d'orge", "2 cœurs. Dégâts\u00a0: 1, jusqu'à 2 en cochant."),
    ),
    (
        "object/shield",
        Label("Shield", f"6 hearts. Damage 0. It can never be thrown. {SHIELD}"),
        Label("Bouclier", f"6 cœurs. Dégâts\u00a0: 0. Cet objet ne peut jamais être lancé. {BOUCLIER}"),
    ),
    (
        "object/snowball",
        Label("snowball", "1 heart. Damage 1."),
        Label("boule de neige", "1 cœur. Dégâts\u00a0: 1."),
    ),
    (
        "choice/tick",
        Label("tick", "One more Damage box of an object in your zone that still has an open one."),
        Label("cocher", "Une case Dégât de plus à un objet de votre zone qui en a encore une de libre."),
    ),
    (
        "result/1",
        Label("result 1", "Copy the gift or the Shield."),
        Label("résultat 1", "Copiez le cadeau ou le Bouclier."),
    ),
    (
        "result/2",
        Label("result 2", "Copy the candy cane, or tick any object that you have."),
        Label("résultat 2", "Copiez le sucre d'orge, ou cochez un objet de votre zone."),
    ),
    (
        "result/6",
        Label("result 6", "Copy the candy cane."),
        Label("résultat 6", "Copiez le sucre d'orge."),
    ),
]


@pytest.mark.parametrize(("piece", "english", "french"), SAYINGS)
def test_a_piece_says_what_it_is_and_does(piece: str, english: Label, french: Label) -> None:
    box = laid_out().box
    assert labels(box, ENGLISH)[piece] == english
    assert labels(box, FRENCH)[piece] == french


def test_where_what_is_offered_may_be_ticked_the_results_say_so() -> None:
    box = laid_out(tick="listed").box
    more = "What is offered may be ticked instead, where you have it."
    assert labels(box, ENGLISH)["result/1"].text == f"Copy the gift or the Shield. {more}"
    assert labels(box, ENGLISH)["result/4"].text.endswith(f"or tick any object that you have. {more}")


def test_every_kind_of_the_box_and_every_result_is_there_in_both_languages() -> None:
    box = laid_out().box
    found = labels(box, ENGLISH)
    assert len(found) == len({label.name for label in found.values()}) == len(OBJECTS) + 1 + FACES
    assert labels(box, FRENCH).keys() == found.keys()
    assert {f"object/{kind}" for kind in NUMBERS} <= found.keys()


def test_a_match_tells_it_in_the_language_that_is_asked_for() -> None:
    match = Match.new(GAME, 2, seed=1)
    assert match.labels()["object/star"].name == "star"
    assert match.labels("fr")["object/star"].name == "étoile"
