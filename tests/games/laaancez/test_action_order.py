"""The number, name and kind of every action, and the order in which they are offered, never change.

Records, seeds and trained networks depend on them.
"""

from random import Random

import pytest

from pioche.core.rule import OVER
from pioche.games.laaancez import GAME
from pioche.games.laaancez.actions import MOST_OBJECTS, make_groups, make_kinds

from .positions import KINDS, NAMES, PLACES, combat, count, laid_out, recruiting


def test_every_action_keeps_its_number() -> None:
    assert NAMES[:6] == ["die 1", "die 2", "die 3", "die 4", "die 5", "die 6"]
    assert NAMES[6:11] == ["send 1", "send 2", "send 3", "send 4", "send 5"]
    assert NAMES[11:16] == ["at 1", "at 2", "at 3", "at 4", "at 5"]
    assert NAMES[16:19] == ["tick", "box 1-1", "box 1-2"]
    assert (NAMES[32], NAMES[33], NAMES[48]) == ("box 4-3", "to 1-1", "to 4-3")
    assert NAMES[49:] == [f"copy {kind}" for kind in KINDS[1:]]
    assert GAME.actions == len(NAMES) == 49 + len(KINDS) - 1


def test_the_table_names_them_so() -> None:
    """An object by its name in the reader's language, where tests say its id."""
    named = [str(GAME.table.name(action)) for action in range(GAME.actions)]
    assert named[:49] == NAMES[:49]
    objects = [str(piece.words["name"]) for piece in GAME.file.pieces["objects"]]
    assert named[49:] == [f"copy {name}" for name in objects[1:]]


def test_every_action_keeps_its_kind() -> None:
    kinds = {kind.name: [name for action, name in enumerate(NAMES) if action in kind] for kind in GAME.kinds}
    assert list(kinds) == ["die", "send", "aim", "tick", "box", "place", *KINDS[1:]]
    assert kinds["die"] == NAMES[0:6]
    assert kinds["send"] == NAMES[6:11]
    assert kinds["aim"] == NAMES[11:16]
    assert kinds["tick"] == ["tick"]
    assert kinds["box"] == NAMES[17:33]
    assert kinds["place"] == NAMES[33:49]
    for kind in KINDS[1:]:
        assert kinds[kind] == [f"copy {kind}"]


def test_copying_into_a_row_is_a_group_whatever_the_object() -> None:
    groups = {group.name: [NAMES[action] for action in group.actions] for group in make_groups()}
    assert groups == {
        f"row-{row}": [f"to {place}" for place in PLACES if place[0] == str(row)] for row in range(1, 5)
    }


def test_a_network_has_an_output_for_each_action_of_the_largest_box() -> None:
    kinds = make_kinds([f"object-{number}" for number in range(MOST_OBJECTS)])
    assert kinds[-1].first + kinds[-1].count == 59


@pytest.mark.parametrize("tick", ["choice", "listed"])
def test_offers_are_ascending_each_is_made_once_and_chance_shares_no_number(tick: str) -> None:
    assert [kind.name for kind in GAME.kinds if kind.chance] == ["die"]
    for seed in range(count(compiled=32, plain=2)):
        table, random = laid_out(tick=tick), Random(seed)
        while table.state.actor != OVER:
            legal = table.legal()
            assert legal == sorted(set(legal))
            assert {GAME.kind_of(action).chance for action in legal} == {table.actor == "chance"}
            GAME.apply(table.box, table.state, random.choice(legal))


@pytest.mark.parametrize("die", [2, 4])
def test_ticks_come_first_whichever_choice_they_are(die: int) -> None:
    kind = {2: "candy-cane", 4: "gift"}[die]
    assert recruiting("H", die=die).next_links() == ["tick", f"copy {kind}"]


def test_cells_come_row_by_row() -> None:
    fourteen = "H H H H H | H . H . H | H H H | H H=3/3 H"
    table = recruiting(fourteen, die=2)
    assert table.copy().do("copy candy-cane").next_links() == ["to 2-2", "to 2-4"]
    ticked = [f"box {place}" for place in PLACES if place not in ("2-2", "2-4", "4-2")]
    assert table.do("tick").next_links() == ticked


@pytest.mark.parametrize("die", [1, 3, 5])
def test_the_objects_come_in_the_order_of_the_box(die: int) -> None:
    """Whichever of them is named first in the table of the die."""
    kinds = {1: ["gift", "shield"], 3: ["santa-hat", "candy-cane"], 5: ["shield", "santa-hat"]}[die]
    assert recruiting(die=die).next_links() == [f"copy {kind}" for kind in sorted(kinds, key=KINDS.index)]


def test_attackers_and_targets_come_from_left_to_right() -> None:
    table = combat("H . G C", "S H . C")
    assert table.next_links() == ["send 1", "send 4"]
    assert table.do("send 4").next_links() == ["at 1", "at 4"]
