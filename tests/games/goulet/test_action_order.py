"""The number, name and kind of every action, and the order in which they are offered, never change.

Records, seeds and trained networks depend on them.
"""

from pioche.games.goulet import GAME

from .positions import NAMES, laid_out, position
from .random_play import count, steps, tables

ORDER = [
    "token Wizard",
    "token Knight",
    "token Archer",
    "token Skeleton",
    "token Sorcerer",
    "token Dragon",
    "die 1",
    "die 2",
    "die 3",
    "die 4",
    "die 5",
    "die 6",
    "place Wizard",
    "place Knight",
    "place Archer",
    "place Skeleton",
    "place Sorcerer",
    "place Dragon",
    "stop",
    "lift 1",
    "lift 2",
    "lift 3",
    "lift 4",
    "lift 5",
    "lift 6",
    "roll",
    "attack 1 at range 1",
    "attack 1 at range 2",
    "attack 1 at range 3",
    "attack 2 at range 1",
    "attack 2 at range 2",
    "attack 2 at range 3",
    "attack 3 at range 1",
    "attack 3 at range 2",
    "attack 3 at range 3",
    "step forward",
    "step back",
    "heal",
    "end turn",
]


def test_every_action_keeps_its_number_and_name() -> None:
    assert NAMES == ORDER
    assert GAME.actions == len(ORDER) == 39


def test_every_action_keeps_its_kind() -> None:
    kinds = {kind.name: [name for action, name in enumerate(ORDER) if action in kind] for kind in GAME.kinds}
    assert kinds == {
        "token": ORDER[0:6],
        "die": ORDER[6:12],
        "place": ORDER[12:18],
        "stop": ["stop"],
        "lift": ORDER[19:25],
        "roll": ["roll"],
        "attack": ORDER[26:35],
        "step": ["step forward", "step back"],
        "heal": ["heal"],
        "end": ["end turn"],
    }


def test_chance_shares_no_number_with_decisions() -> None:
    assert [kind.name for kind in GAME.kinds if kind.chance] == ["token", "die"]
    for seed, (contents, options) in enumerate(tables(count(compiled=32, plain=4))):
        for table in steps(seed, contents, **{**options, "turn_limit": 20}):
            for action in table.legal():
                assert GAME.kind_of(action).chance is (table.actor == "chance")


def test_offers_are_ascending_and_each_is_made_once() -> None:
    for seed, (contents, options) in enumerate(tables(count(compiled=64, plain=8))):
        for table in steps(seed, contents, **{**options, "turn_limit": 20}):
            legal = table.legal()
            assert legal == sorted(set(legal))


def test_the_order_of_offers_in_some_positions() -> None:
    everything = position(playing="Knight", dice=[1, 1, 2, 2, 3, 3, 4, 5], attacks="may")
    assert [NAMES[action] for action in everything.legal()] == [
        "attack 1 at range 2",
        "attack 1 at range 3",
        "attack 2 at range 2",
        "attack 2 at range 3",
        "attack 3 at range 2",
        "attack 3 at range 3",
        "step forward",
        "step back",
        "heal",
        "end turn",
    ]
    looking = position(phase="keep", dice=[1, 4, 6], rolls=1, lifted=2)
    assert [NAMES[action] for action in looking.legal()] == ["lift 1", "lift 4", "lift 6", "roll"]
    drawing = laid_out().shuffle("Knight", "Dragon")
    drawn = ["token Wizard", "token Archer", "token Skeleton", "token Sorcerer"]
    assert [NAMES[action] for action in drawing.legal()] == drawn
