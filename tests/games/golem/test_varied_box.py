"""A designer's variations of the box: pieces by their id, numbers by their name."""

import pytest

from pioche.core.box_reader import vary_box
from pioche.core.words import Mistake
from pioche.games.golem.box import Box
from pioche.games.golem.operations import Do, Window
from pioche.games.golem.state import TILES

from .building import FILE, Fighter, box_file, effect_of, fight, operation
from .content import ABILITIES, CARDS, PILOTS

VARIED = """
[contents]
start_energy = 3

[[cards]]
id = "leak"
effect = [{ do = 'jam' }, { do = 'swap', when = 'charged' }]

[[abilities]]
id = "claw"
cost = 4
window = 'any'

[[mechas]]
id = "atlas"
defence = [1, 2, 3, 4, 5, 6]

[[pilots]]
id = "mira"
initiative = 99
"""


def test_pieces_are_varied_by_their_id_and_nothing_else_changes() -> None:
    ours = vary_box(FILE, VARIED, Box)
    leak, claw, mira = list(CARDS).index("leak"), list(ABILITIES).index("claw"), list(PILOTS).index("mira")
    changed = {name for name, numbers in ours.contents.items() if numbers != FILE.contents[name]}
    assert changed == {"start_energy", "card_effect", "cost", "window", "mecha_defence", "initiative"}
    assert effect_of(ours, "card_effect", leak) == [[Do.JAM, 0, 0, 0, 0, 0, 0], [Do.SWAP, 0, 0, 0, 0, 0, 5]]
    differing = [
        number
        for number in range(len(CARDS))
        if effect_of(ours, "card_effect", number) != effect_of(FILE, "card_effect", number)
    ]
    assert differing == [leak]
    assert (ours.contents["cost"][claw], ours.contents["window"][claw]) == (4, Window.ANY)
    assert ours.contents["ability_effect"] == FILE.contents["ability_effect"]
    assert ours.contents["mecha_defence"][TILES : 2 * TILES] == [1, 2, 3, 4, 5, 6]
    assert ours.contents["initiative"][mira] == 99
    assert ours.pieces == FILE.pieces


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('id = "leak"', 'id = "lek"', 6, "'id' must be one of rage, brutal,"),
        ("{ do = 'jam' }", "{ do = 'jump' }", 7, "operation 1: 'do' must be one of strike,"),
        ("cost = 4", "price = 4", 11, "nothing here is called 'price'"),
        ("cost = 4", "cost = 9", 11, "'cost' must be a number from 1 to 5"),
        ("[1, 2, 3, 4, 5, 6]", "[1, 2, 3]", 16, "'defence' must be 6 numbers"),
        ("initiative = 99", "name = 'Mira'", 20, "nothing here is called 'name'"),
    ],
)
def test_a_mistake_in_a_variation_is_told_with_its_line(old: str, new: str, line: int, reason: str) -> None:
    with pytest.raises(Mistake) as refusal:
        vary_box(FILE, VARIED.replace(old, new), Box, "ours.toml")
    assert str(refusal.value).startswith(f"ours.toml, line {line}: {reason}")


@pytest.mark.clause("GLM-03")
def test_what_was_varied_is_played_with() -> None:
    ours = box_file({"leak": operation("energy", amount=5)}, {"most_energy": 20})
    assert ours.fingerprint != FILE.fingerprint == box_file().fingerprint
    effects = {"leak": operation("energy", amount=5)}
    table = fight(Fighter("leak"), Fighter(), effects=effects, contents={"most_energy": 20}).do("play leak")
    assert table.energy == [7, 2]
