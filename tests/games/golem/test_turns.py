"""Turns: who is next, and the four ways to use a card (GLM-07, GLM-08)."""

import pytest

from .building import Fighter, fight, laid_out, operation
from .content import CARDS
from .positions import Position

# --- Who is next -------------------------------------------------------------------


def order(table: Position) -> list[int]:
    """In which order the players have their turns, until the hands pass."""
    found, cycle = [], int(table.state.cycle)
    while table.state.cycle == cycle and table.phase == "turn":
        found.append(int(table.actor))
        assert table.turn == table.actor
        table.throw(min(table.hand(found[-1])))
    return found


@pytest.mark.clause("GLM-07")
@pytest.mark.parametrize(
    ("pilots", "expected"),
    [
        (["tyrius", "mira", "oskar"], [1, 2, 3]),
        (["bruno", "ines", "kato", "tyrius"], [4, 3, 2, 1]),
        (["mira", "bruno", "tyrius", "ines", "oskar"], [3, 1, 5, 4, 2]),
        (["oskar", "lena", "tyrius"], [3, 1, 2]),
        (["lena", "oskar"], [1, 2]),
        (["bruno", "lena", "ines", "oskar", "probe-pilot", "tyrius"], [6, 2, 4, 3, 1, 5]),
    ],
)
def test_by_ascending_initiative_and_a_tie_by_seat(pilots: list[str], expected: list[int]) -> None:
    """In the first cycle, and in the next with the hands that were passed."""
    count = len(pilots)
    table = laid_out(count).do(*(f"pilot {pilot}" for pilot in pilots))
    table.do(
        *(f"mecha {mecha}" for mecha in ["titan", "atlas", "hydra", "sphinx", "vulcan", "argus"][:count])
    )
    table.do(*(f"card {card}" for card in list(CARDS)[: 6 * count]))
    assert order(table) == expected
    if count > 2:
        assert order(table) == expected


@pytest.mark.clause("GLM-07")
def test_each_has_one_turn_before_anyone_has_another() -> None:
    """However many cards somebody has left."""
    table = fight(Fighter("rage, kick, leak"), Fighter("stomp"), Fighter("jam, storm"))
    assert order(table) == [1, 2, 3]


@pytest.mark.clause("GLM-10")
def test_who_has_no_card_is_skipped() -> None:
    assert order(fight(Fighter(), Fighter(""), Fighter())) == [1, 3]
    last = fight(Fighter("switch"), Fighter("kick"), Fighter(""), turn=2, acted=[1]).throw("kick")
    assert (last.state.cycle, last.actor) == (1, 2)


@pytest.mark.clause("GLM-10")
def test_a_turn_that_was_skipped_does_not_come_back() -> None:
    """Somebody without a card is skipped, and gets cards from who comes after."""
    table = fight(Fighter("rage, kick"), Fighter(""), Fighter("switch, leak"), Fighter("storm, stomp"))
    table.throw("kick").do("play switch", "enemy 2")
    assert (table.actor, table.hand(2)) == (4, {"leak"})
    table.throw("storm")
    assert (table.state.cycle, table.hands) == (1, [{"stomp"}, {"rage"}, {"leak"}, set()])
    assert table.actor == 1


# --- One card, in one of four ways ------------------------------------------------------


@pytest.mark.clause("GLM-08")
def test_combat_cards_support_cards_and_any_card_for_the_pilot_or_energy() -> None:
    table = fight(Fighter("rage, stomp, patch, leak", out="right leg"), Fighter())
    assert table.offered() == {"play rage", "play patch", "play leak", "pilot's ability", "gain"}
    for use in ("pilot's ability", "gain"):
        thrown = {"throw rage", "throw stomp", "throw patch", "throw leak"}
        assert table.copy().do(use).offered() == thrown


@pytest.mark.clause("GLM-08")
def test_there_is_no_pass_and_only_the_own_cards_are_offered() -> None:
    table = fight(Fighter("rage"), Fighter("kick"), pile="leak")
    assert table.offered() == {"play rage", "pilot's ability", "gain"}
    assert table.copy().do("gain").offered() == {"throw rage"}
    assert table.state.places[list(CARDS).index("storm")] == 7


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize(
    ("chosen", "effect"),
    [
        (["play rage", "tile left arm"], {"2 head": "out"}),
        (["play leak"], {"2 energy": 0}),
        (["pilot's ability", "throw rage"], {"1 energy": 4}),
        (["gain", "throw leak"], {"1 energy": 3}),
    ],
)
def test_each_of_the_four_ways_uses_exactly_one_card(chosen: list[str], effect: dict[str, object]) -> None:
    table = fight(Fighter("rage, leak, kick"), Fighter())
    assert table.change(*chosen) == effect
    used = "leak" if "leak" in " ".join(chosen) else "rage"
    assert (table.hand(1), table.discards, table.actor) == ({"rage", "leak", "kick"} - {used}, {used}, 2)


@pytest.mark.clause("GLM-08")
def test_a_thrown_card_is_gone_before_what_it_is_for_is_carried_out() -> None:
    """Who exchanges hands does not pass on the card that was thrown for it."""
    table = fight(Fighter("rage, leak", pilot="ines"), Fighter("kick")).do("pilot's ability")
    assert (table.actor, table.phase, table.discards) == (1, "discard", set())
    table.do("throw rage")
    assert (table.hands, table.discards) == ([{"kick"}, {"leak"}], {"rage"})


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("energy", range(6))
def test_any_card_gives_1_energy_at_5_for_nothing(energy: int) -> None:
    table = fight(Fighter("rage", energy=energy), Fighter(energy=energy)).do("gain", "throw rage")
    assert table.energy == [min(energy + 1, 5), energy]


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("card", ["rage", "brutal", "patch", "jam", "switch", "spare-1"])
def test_with_a_card_in_hand_there_is_always_a_way(card: str) -> None:
    table = fight(Fighter(card, works="torso"), Fighter("", works="head"))
    assert table.do("gain").offered() == {f"throw {card}"}


# --- Pilots --------------------------------------------------------------------------


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize(
    ("pilot", "own", "enemy", "usable"),
    [
        ("tyrius", "", Fighter(), True),
        ("mira", "", Fighter(), False),
        ("mira", "head", Fighter(), False),
        ("mira", "torso", Fighter(), True),
        ("lena", "", Fighter(), True),
        ("lena", "", Fighter(""), False),
        ("kato", "", Fighter(), True),
        ("kato", "head", Fighter(), False),
        ("kato", "", Fighter(out="head"), False),
        ("ines", "", Fighter(""), True),
        ("bruno", "torso", Fighter(), True),
    ],
)
def test_the_pilots_ability_if_it_has_something_to_work_on(
    pilot: str, own: str, enemy: Fighter, usable: bool
) -> None:
    table = fight(Fighter("rage, kick", pilot=pilot, out=own), enemy)
    assert ("pilot's ability" in table.offered()) is usable
    assert "gain" in table.offered()


@pytest.mark.clause("GLM-08")
def test_it_is_the_own_pilot_who_is_used() -> None:
    table = fight(Fighter(pilot="mira"), Fighter(pilot="bruno"), turn=2, acted=[1])
    change = table.change("pilot's ability", "throw spare-2")
    assert change == {"2 torso defence": "+1 game", "supply": [9, 10]}


@pytest.mark.clause("GLM-08")
@pytest.mark.clause("GLM-16")
def test_a_pilot_who_strikes_attacks() -> None:
    """7 and 1 against a head of 8, or with a screen of 10."""
    table = fight(Fighter(pilot="kato"), Fighter(), Fighter(mecha="hydra"))
    table.do("pilot's ability", "throw spare-1")
    assert table.offered() == {"enemy 2", "enemy 3"}
    assert table.copy().change("enemy 2") == {"2 head": "out"}
    table.do("enemy 3")
    assert (table.actor, table.phase) == (3, "answer")
    table.do("use screen", "done")
    assert (table.out, table.actor) == ([], 2)


@pytest.mark.clause("GLM-08")
def test_a_pilots_effect_can_ask_and_have_several_operations() -> None:
    effects = {"probe-pilot": operation("break", part="leg") + ", " + operation("energy", amount=2)}
    table = fight(Fighter(pilot="probe-pilot"), Fighter(), effects=effects)
    table.do("pilot's ability", "throw spare-1")
    assert table.offered() == {"tile left leg", "tile right leg"}
    assert table.change("tile left leg") == {"1 left leg": "out", "1 energy": 4}
