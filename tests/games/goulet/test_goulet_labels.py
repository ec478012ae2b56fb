"""What the pieces are called, and what is worth knowing about each."""

from pioche import Match
from pioche.core.table import Label

from .positions import box_file

MATCH = Match.new("goulet", seed=1)
ENGLISH, FRENCH = MATCH.labels("en"), MATCH.labels("fr")


def test_every_unit_and_token_of_the_view_has_a_label_in_both_languages() -> None:
    view = MATCH.view(0)
    pieces = {unit["id"] for unit in view["units"]} | {*view["track"]}
    assert ENGLISH.keys() == FRENCH.keys() == pieces
    assert len({label.name for label in ENGLISH.values()}) == len(pieces)
    assert all(label.name and label.text for label in [*ENGLISH.values(), *FRENCH.values()])


def test_a_unit_says_whose_it_is_and_that_it_has_no_ability_of_its_own() -> None:
    archer = ENGLISH["unit/archer"]
    assert archer.name == "Archer"
    assert archer.text == (
        "Grey Unit. It begins with 10 Hit Points and heals up to 12. It has no ability of its own: "
        "all six are equally strong, what matters is where they stand and when they play."
    )
    assert ENGLISH["unit/dragon"].text == archer.text.replace("Grey", "Purple")


def test_a_unit_tells_the_numbers_of_the_box_on_the_table() -> None:
    varied = Match.new("goulet", seed=1, file=box_file({"hit_points": 7, "most_hit_points": 9}))
    assert "begins with 7 Hit Points and heals up to 9" in varied.labels()["unit/knight"].text


def test_a_token_says_what_it_is_for() -> None:
    assert ENGLISH["token/wizard"] == Label(
        "Wizard, Initiative token",
        "When it lies at the left end of the Initiative track, the Wizard plays (Grey).",
    )


def test_french_says_the_same() -> None:
    assert FRENCH["unit/archer"].name == "Archer"
    assert FRENCH["unit/skeleton"].text.startswith(
        "Unité du camp Violet. Elle commence avec 10 Points de Vie"
    )
    assert FRENCH["token/wizard"] == Label(
        "Magicien, jeton d'Initiative",
        "Quand il est à l'extrémité gauche de la piste d'Initiative, c'est le Magicien qui joue (Gris).",
    )
