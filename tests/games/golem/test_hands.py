"""Hands that pass to the left, and the pile they are dealt from (GLM-06, GLM-09, GLM-10)."""

import pytest

from .building import Fighter, fight
from .content import CARDS


@pytest.mark.clause("GLM-09")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_when_everyone_has_acted_all_hands_pass_to_the_next_seat(players: int) -> None:
    table = fight(
        *(Fighter(f"spare-{number}, {card}") for number, card in enumerate(list(CARDS)[:players], 1))
    )
    for number in range(1, players + 1):
        assert (table.actor, table.state.cycle) == (number, 0)
        table.throw(f"spare-{number}")
    left = [{card} for card in list(CARDS)[:players]]
    assert table.hands == [left[-1], *left[:-1]]
    assert (table.state.cycle, table.state.acted.tolist(), table.actor) == (1, [0] * 6, 1)


@pytest.mark.clause("GLM-09")
def test_by_seat_and_not_by_initiative() -> None:
    hands = ["rage, spare-1", "kick, spare-2", "leak, spare-3"]
    pilots = ["oskar", "tyrius", "mira"]
    table = fight(*(Fighter(hand, pilot=pilot) for hand, pilot in zip(hands, pilots, strict=True)), turn=2)
    assert table.throw("spare-2", "spare-3", "spare-1").hands == [{"leak"}, {"rage"}, {"kick"}]


@pytest.mark.clause("GLM-09")
@pytest.mark.parametrize("gone", [1, 2, 3, 4])
def test_destroyed_mecha_are_skipped(gone: int) -> None:
    """In every pass, wherever they sit."""
    hands = ["rage, spare-1", "kick, spare-2", "leak, spare-3", "storm, spare-4"]
    fighters = [Fighter(hand, destroyed=player == gone) for player, hand in enumerate(hands, 1)]
    left = [player for player in (1, 2, 3, 4) if player != gone]
    table = fight(*fighters, turn=left[0]).throw(*(f"spare-{player}" for player in left))
    cards = ["rage", "kick", "leak", "storm"]
    for before, player in zip([left[-1], *left], left, strict=False):
        assert table.hand(player) == {cards[before - 1]}
    assert (table.hand(gone), table.actor, table.state.cycle) == (set(), left[0], 1)


@pytest.mark.clause("GLM-09")
@pytest.mark.clause("GLM-18")
def test_when_two_are_left_of_three_each_passes_to_the_other() -> None:
    """There is no virtual player then."""
    fallen = Fighter("kick, stomp", works="right leg")
    table = fight(Fighter("bite, jam, ram"), fallen, Fighter("leak, storm, rust"))
    table.do("play bite", "enemy 2", "tile left arm").throw("leak")
    assert table.hands == [{"storm", "rust"}, set(), {"jam", "ram"}]
    assert (table.actor, table.phase) == (1, "turn")
    table.throw("storm", "jam")
    assert (table.state.cycle, table.hands, table.phase) == (2, [{"ram"}, set(), {"rust"}], "turn")


# --- The end of a round --------------------------------------------------------------


@pytest.mark.clause("GLM-10")
@pytest.mark.parametrize(("cycle", "over"), [(4, False), (5, True)])
def test_a_round_is_six_turns_for_each(cycle: int, over: bool) -> None:
    """However many cards are left over: these are discarded."""
    table = fight(Fighter("rage, kick, jam"), Fighter("leak, storm"), Fighter("rust"), cycle=cycle)
    table.throw("rage", "leak", "rust")
    assert (table.phase == "deal") is over
    assert table.state.rounds == int(over)
    assert table.state.cycle == (0 if over else 5)
    assert table.hands == ([set()] * 3 if over else [set(), {"kick", "jam"}, {"storm"}])
    assert ({"kick", "jam", "storm"} <= table.discards) is over


@pytest.mark.clause("GLM-10")
def test_nobody_has_a_card_and_the_round_goes_to_its_end() -> None:
    """All turns are skipped that are left."""
    table = fight(Fighter("rage"), Fighter(""), Fighter(""), cycle=2).throw("rage")
    assert (table.phase, table.state.rounds, table.state.cycle) == ("deal", 1, 0)


# --- One deck --------------------------------------------------------------------------


@pytest.mark.clause("GLM-06")
def test_what_is_left_is_dealt_first_then_the_discards_are_shuffled() -> None:
    table = fight(Fighter("rage"), Fighter("kick"), Fighter("leak"), cycle=5, pile="jam, storm, rust, vent")
    table.throw("rage", "kick", "leak")
    assert (table.phase, table.offered("card")) == ("deal", {"jam", "storm", "rust", "vent"})
    table.deal("rust, jam, vent")
    assert table.offered("card") == {"storm"}
    table.do("card storm")
    discarded = set(CARDS) - {"jam", "storm", "rust", "vent"}
    assert (table.offered("card"), table.discards) == (discarded, set())
    table.deal("rage, kick")
    assert (table.hand(1), table.offered("card")) == (
        {"jam", "storm", "rust", "vent", "rage", "kick"},
        discarded - {"rage", "kick"},
    )


@pytest.mark.clause("GLM-06")
@pytest.mark.parametrize(
    ("card", "chosen"),
    [
        ("rage", ["tile left arm"]),
        ("plating", []),
        ("sharpen", ["tile left arm"]),
        ("patch", []),
        ("switch", []),
    ],
)
def test_every_used_card_is_discarded_even_if_its_effect_lasts(card: str, chosen: list[str]) -> None:
    table = fight(Fighter(card), Fighter()).do(f"play {card}", *chosen)
    left = table.pile.union(*(table.hand(player) for player in (1, 2, 3)))
    assert (table.discards, left) == ({card}, set(CARDS) - {card})


@pytest.mark.clause("GLM-06")
def test_new_hands_of_a_round_are_known_to_their_holders_alone() -> None:
    table = fight(Fighter("rage"), Fighter("kick"), Fighter("leak"), cycle=5)
    table.throw("rage", "kick", "leak").deal(", ".join(sorted(table.pile)[:18]))
    assert table.state.witnesses.tolist() == [1, 2, 4, 0, 0, 0]
    assert table.state.hands.tolist() == [0, 1, 2, -1, -1, -1]
