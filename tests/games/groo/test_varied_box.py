"""A designer's variations of the box: cards by their id, numbers by their name."""

import pytest

from pioche.core.box import BoxFile
from pioche.core.box_reader import vary_box
from pioche.core.words import Mistake
from pioche.games.groo import GAME
from pioche.games.groo.box import Box
from pioche.games.groo.operations import COLUMNS, DO, MOST_STEPS, Do
from pioche.games.groo.state import Material

from .cards import IDS, KINDS
from .positions import Player, laid_out, position

VARIED = """
[contents]
hand = 4
faces = ["labor", "supplies", "kopin", "kopin", "head", "head"]

[[buildings]]
id = "tavern"
points = 3
cost = [0, 0, 2]
effect = [{ do = 'draw', amount = 2, time = 'own' }, { do = 'points', amount = 1, when = 'here' }]

[[troops]]
id = "dragon"
value = 9
family = 'cavalry'

[[effects]]
id = "souvenir"
heads = 5

[[wilds]]
id = "lullaby"
effect = [{ do = 'move', where = 'home' }]

[[events]]
id = "groo-is-dead"
effect = [{ do = 'drop', who = 'everyone', by = 'chance' }]

[[buildings]]
id = "stables"
family = 'none'
"""
FIELDS = {kind: f"{kind[:-1]}_effect" for kind in KINDS}


def texts(file: BoxFile, kind: str) -> dict[str, list[int]]:
    """What each card of a kind does, by its id."""
    numbers, width = file.contents[FIELDS[kind]], MOST_STEPS * COLUMNS
    rows = {card: numbers[width * place :][:width] for place, card in enumerate(IDS[kind])}
    return {card: row[DO::COLUMNS] for card, row in rows.items()}


def test_cards_are_varied_by_their_id_and_nothing_else_changes() -> None:
    ours = vary_box(GAME.file, VARIED, Box)
    changed = {name for name, numbers in ours.contents.items() if numbers != GAME.file.contents[name]}
    assert changed == {
        *("hand", "faces", "points", "building_cost", "building_effect", "building_family"),
        *("value", "troop_family", "heads", "wild_effect", "event_effect"),
    }
    differing = {
        card: [Do(do).name.lower() for do in does if do]
        for kind in KINDS
        for card, does in texts(ours, kind).items()
        if does != texts(GAME.file, kind)[card]
    }
    assert differing == {"tavern": ["draw", "points"], "lullaby": ["move"], "groo-is-dead": ["drop"]}
    tavern, dragon = IDS["buildings"].index("tavern"), IDS["troops"].index("dragon")
    assert (ours.contents["points"][tavern], ours.contents["value"][dragon]) == (3, 9)
    assert ours.contents["building_cost"][3 * tavern :][:3] == [0, 0, 2]
    families = [family.id for family in ours.pieces["families"]]
    assert families[ours.contents["troop_family"][dragon]] == "cavalry"
    assert ours.contents["building_family"][IDS["buildings"].index("stables")] == -1
    assert ours.contents["heads"][IDS["effects"].index("souvenir")] == 5
    assert ours.pieces == GAME.file.pieces
    assert ours.fingerprint != GAME.file.fingerprint == vary_box(GAME.file, "[contents]", Box).fingerprint


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("hand = 4", "hand = 0", 3, "'hand' must be a number from 1 to 9"),
        ("hand = 4", "hands = 4", 3, "there is no 'hands' in this box"),
        ('"head", "head"]', '"head"]', 4, "a die has 6 faces"),
        ('id = "tavern"', 'id = "tavrn"', 7, "'id' must be one of residence, second-residence,"),
        ("points = 3", "points = 4", 8, "'points' must be a number from 1 to 3"),
        ("[0, 0, 2]", "[0, 0, 2, 1]", 9, "'cost' must be 3 numbers"),
        ("do = 'draw'", "do = 'drew'", 10, "operation 1: 'do' must be one of destroy,"),
        ("time = 'own'", "time = 'played'", 10, "a Building is asleep when it is played"),
        ("value = 9", "points = 2", 14, "nothing here is called 'points'"),
        ("family = 'cavalry'", "family = 'dragons'", 15, "there is no 'dragons'; there are residence,"),
        ("heads = 5", "heads = 6", 19, "'heads' must be a number from 1 to 5"),
        ("do = 'move', where = 'home'", "do = 'goods', take = 'any'", 23, "only powers make goods"),
        ("do = 'drop'", "do = 'draw'", 27, "operation 1: 'draw' has no 'by'"),
        ("family = 'none'", "name = 'Barn'", 31, "nothing here is called 'name'"),
        ("[[events]]", "[[happenings]]", 25, "only [contents] and pieces can differ from the standard box"),
    ],
)
def test_a_mistake_in_a_variation_is_told_with_its_line(old: str, new: str, line: int, reason: str) -> None:
    assert VARIED.count(old) == 1
    with pytest.raises(Mistake) as refusal:
        vary_box(GAME.file, VARIED.replace(old, new), Box, "ours.toml")
    assert str(refusal.value).startswith(f"ours.toml, line {line}: {reason}")


# --- It is played with --------------------------------------------------------------------


@pytest.mark.clause("GRO-04")
@pytest.mark.clause("GRO-02")
def test_hands_and_dice_are_those_of_the_box() -> None:
    table = laid_out(2, vary_box(GAME.file, VARIED, Box)).do("dealer 1")
    table.deal("residence, castle, dragon, sage")
    assert (len(table.hand(2)), table.state.sizes[:2].tolist()) == (4, [0, 4])
    shown = [Material(face).name.lower() for face in table.box.faces]
    assert shown == ["labor", "supplies", "kopin", "kopin", "head", "head"]


@pytest.mark.clause("GRO-13")
def test_and_so_are_points_texts_and_the_size_of_hands() -> None:
    numbers = {"tavern": {"points": 3}}
    written = {"tavern": "{ do = 'draw', amount = 5, time = 'use' }"}
    table = position(
        Player("castle", "tavern"),
        Player(),
        phase="build",
        dice="labor",
        texts=written,
        numbers=numbers,
        contents={"hand": 3},
    )
    assert table.points == [3, 0]
    assert table.do("pick tavern").deal("sage, dragon").offered() == {"done"}


@pytest.mark.clause("GRO-18")
def test_a_changed_goal_is_an_option_and_not_a_matter_of_the_box() -> None:
    with pytest.raises(Mistake, match="there is no 'goal' in this box"):
        vary_box(GAME.file, "[contents]\ngoal = 5\n", Box)
    table = position(Player(town="castle, tavern"), Player(), phase="last_draw", goal=3)
    assert table.do("done").winners == [1]
    assert table.actor == "nobody"
