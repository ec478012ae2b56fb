"""The number, name and kind of every action, and the order in which they are offered, never change.

Records, seeds and trained networks depend on them.
"""

from random import Random

import pytest

from pioche.core.rule import OVER
from pioche.games.laaancez import GAME
from pioche.games.laaancez.actions import MOST_OBJECTS, make_kinds

from .positions import KINDS, NAMES, PLACES, combat, count, laid_out, recruiting


def test_every_action_keeps_its_number() -> None:
    assert NAMES[:6] == ["die 1", "die 2", "die 3", "die 4", "die 5", "die 6"]
    assert NAMES[6:9] == ["send 1 at 1", "send 1 at 2", "send 1 at 3"]
    assert NAMES[9:12] == ["send 1 at 4", "send 1 at 5", "send 2 at 1"]
    assert (NAMES[30], NAMES[31], NAMES[46]) == ("send 5 at 5", "tick 1-1", "tick 4-3")
    assert (NAMES[47], NAMES[62]) == (f"copy {KINDS[1]} to 1-1", f"copy {KINDS[1]} to 4-3")
    assert NAMES[63] == f"copy {KINDS[2]} to 1-1"
    assert GAME.actions == len(NAMES) == 47 + 16 * (len(KINDS) - 1)


def test_the_table_names_them_so() -> None:
    """An object by its name in the reader's language, where tests say its id."""
    named = [str(GAME.table.name(action)) for action in range(GAME.actions)]
    assert named[:47] == NAMES[:47]
    objects = [str(piece.words["name"]) for piece in GAME.file.pieces["objects"]]
    assert named[47:] == [f"copy {name} to {place}" for name in objects[1:] for place in PLACES]


def test_every_action_keeps_its_kind() -> None:
    kinds = {kind.name: [name for action, name in enumerate(NAMES) if action in kind] for kind in GAME.kinds}
    assert list(kinds) == ["die", "send", "tick", *KINDS[1:]]
    assert kinds["die"] == NAMES[0:6]
    assert kinds["send"] == NAMES[6:31]
    assert kinds["tick"] == NAMES[31:47]
    for kind in KINDS[1:]:
        assert kinds[kind] == [f"copy {kind} to {place}" for place in PLACES]


def test_a_network_has_an_output_for_each_action_of_the_largest_box() -> None:
    kinds = make_kinds([f"object-{number}" for number in range(MOST_OBJECTS)])
    assert kinds[-1].first + kinds[-1].count == 207


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
    fourteen = "H H H H H | H . H . H | H H H | H H=3/3 H"
    kind = {2: "candy-cane", 4: "gift"}[die]
    offered = [NAMES[action] for action in recruiting(fourteen, die=die).legal()]
    ticked = [f"tick {place}" for place in PLACES if place not in ("2-2", "2-4", "4-2")]
    assert offered == [*ticked, f"copy {kind} to 2-2", f"copy {kind} to 2-4"]


@pytest.mark.parametrize("die", [1, 3, 5])
def test_the_objects_come_in_the_order_of_the_box(die: int) -> None:
    """Whichever of them is named first in the table of the die."""
    kinds = {1: ["gift", "shield"], 3: ["santa-hat", "candy-cane"], 5: ["shield", "santa-hat"]}[die]
    offered = [NAMES[action] for action in recruiting(die=die).legal()]
    expected = sorted(kinds, key=KINDS.index)
    assert offered == [f"copy {kind} to {place}" for kind in expected for place in PLACES]


def test_attacks_come_by_attacker_and_then_by_target() -> None:
    offered = [NAMES[action] for action in combat("H . G C", "S H . C").legal()]
    assert offered == ["send 1 at 1", "send 1 at 4", "send 4 at 1", "send 4 at 4"]
