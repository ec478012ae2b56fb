"""What is counted for measurements: who has which Mecha and Pilot, who leads, and what is used."""

import numpy as np

from pioche.core.rule import NO_ACTION
from pioche.games.golem import GAME
from pioche.games.golem.facts import FACTS
from pioche.games.golem.pieces import ABILITIES, CARDS, MECHAS, PILOTS

from . import content
from .building import Fighter, fight
from .positions import ACTIONS, Position


def observed(table: Position, *names: str) -> list[dict[str, int]]:
    """What is counted for each player while these actions are carried out, without what is 0."""
    facts = np.zeros((len(table.players), len(FACTS)), np.int32)
    for name in names:
        GAME.observe(table.box, table.state, ACTIONS[name], facts)
        table.do(name)
    GAME.observe(table.box, table.state, NO_ACTION, facts)
    return [{FACTS[at]: int(number) for at, number in enumerate(row) if number} for row in facts]


def card(name: str) -> str:
    """The id that the standard box has for a card of the tests' box."""
    return CARDS[list(content.CARDS).index(name)].id


def seated(player: int, mecha: str, pilot: str) -> dict[str, int]:
    """What is noted about a player at the first turns of a round."""
    return {
        f"mecha {MECHAS[list(content.MECHAS).index(mecha)].id}": 1,
        f"pilot {PILOTS[list(content.PILOTS).index(pilot)].id}": 1,
        f"initiative {player}": 1,
        "working tiles": 6,
    }


def test_every_fact_has_a_name_of_its_own() -> None:
    assert len(set(FACTS)) == len(FACTS)


def test_who_has_what_is_noted_and_what_is_done_with_cards() -> None:
    """Operations without a condition alone are sure to be carried out."""
    table = fight(Fighter("drain, kick"), Fighter("leak", mecha="atlas"))
    first, second = observed(table, "play drain", "tile left arm")
    done = {f"played {card('drain')}": 1, "operation strike": 1, "operation energy": 1}
    assert first == {**seated(1, "titan", "tyrius"), **done}
    assert second == {**seated(2, "atlas", "mira"), "working tiles": 5}


def test_thrown_cards_pilots_and_abilities_are_counted() -> None:
    table = fight(Fighter("rage, kick", mecha="sphinx", energy=5), Fighter(), cycle=1)
    [first, _] = observed(table, "use focus", "pilot's ability", "throw rage", "use focus", "done")
    focus = ABILITIES[list(content.ABILITIES).index("focus")].id
    assert first == {
        f"ability {focus}": 2,
        f"thrown {card('rage')}": 1,
        "operation boost": 2,
        "operation energy": 1,
        "working tiles": 6,
    }


def test_who_leads_alone_when_the_second_round_begins_is_noted() -> None:
    leads = "leader after round 1"
    for out, rounds, leaders in (("head", 1, [0, 1]), ("head", 0, [0, 0]), ("", 1, [0, 0])):
        table = fight(Fighter("rage", out=out), Fighter(), rounds=rounds)
        assert [one.get(leads, 0) for one in observed(table, "gain")] == leaders


def test_who_is_destroyed_in_the_end_is_noted() -> None:
    """Also by the very last action."""
    table = fight(Fighter("bite", works="left arm, torso"), Fighter(works="head"), Fighter(destroyed=True))
    seen = observed(table, "play bite", "tile left arm")
    assert table.actor == "nobody"
    assert [one.get("destroyed", 0) for one in seen] == [0, 1, 1]
    assert [one.get("working tiles", 0) for one in seen] == [2, 0, 0]
