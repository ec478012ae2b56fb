"""Attacks: who is sent against whom, and what the totals are (GRO-06, GRO-10, GRO-14)."""

from typing import Any

import pytest

from .building import attacked, deed, scene, waits
from .positions import Player, listed

ARMY = "archers, cavalry, dragon"  # of 1, 2 and 4


def totals(sent: str, met: str = "", own: str = "", other: str = "sage", **more: Any) -> tuple[int, int]:
    """What the two sides come to, while the second player may still send some Troop; other cards lie in both
    towns."""
    mine = [*(f"{troop} fights" for troop in listed(sent)), own]
    theirs = [*(f"{troop} fights" for troop in listed(met)), other]
    players = Player(town=", ".join(mine)), Player(town=", ".join(theirs))
    return scene(*players, phase="defend", defender=2, **more).totals


# --- Declaring ------------------------------------------------------------------------


@pytest.mark.clause("GRO-14")
def test_one_opponent_is_attacked_or_nobody() -> None:
    table = scene(Player(), Player(town=ARMY), Player(), Player(), turn=2, phase="attack")
    assert (waits(table), table.offered()) == ((2, "attack"), {"player 1", "player 3", "player 4", "done"})
    assert table.copy().do("done").phase == "roll"
    table.do("player 3")
    assert (table.phase, table.state.defender, table.actor) == ("send", 2, 2)


@pytest.mark.clause("GRO-14")
def test_without_a_troop_in_town_nobody_is_asked() -> None:
    """A Troop in hand does not fight."""
    table = scene(Player(hand="dragon", town="castle"), Player(town="cavalry"), phase="attack")
    assert table.phase == "roll"


@pytest.mark.clause("GRO-14")
def test_an_attacker_sends_one_troop_or_more() -> None:
    table = scene(Player(town=f"{ARMY}, castle", hand="pikemen"), Player(town="chakall"), phase="attack")
    table.do("player 2")
    assert table.offered() == {"pick archers", "pick cavalry", "pick dragon"}
    table.do("pick cavalry")
    assert table.offered() == {"pick archers", "pick dragon", "done"}
    table.do("done")
    assert (table.fighting(1), waits(table)) == ({"cavalry"}, (2, "defend"))


@pytest.mark.clause("GRO-14")
def test_with_the_last_troop_the_attack_is_declared() -> None:
    table = attacked("archers", "cavalry", own=Player(town="archers, cavalry"), other=Player(town="sage"))
    assert (table.fighting(1), waits(table)) == ({"archers", "cavalry"}, (2, "defend"))


@pytest.mark.clause("GRO-14")
def test_a_troop_of_value_0_can_be_sent_as_well() -> None:
    table = attacked("sage", own=Player(town="sage"), other=Player(town="chakall, castle"))
    assert (table.fighting(1), table.totals) == ({"sage"}, (0, 0))


@pytest.mark.clause("GRO-14")
def test_a_defender_sends_as_many_as_they_like_or_none() -> None:
    own, other = Player(town="dragon"), Player(town="archers, cavalry, castle", hand="chakall")
    table = attacked("dragon", own=own, other=other)
    assert (table.actor, table.offered()) == (2, {"pick archers", "pick cavalry", "done"})
    none = table.copy().do("done")
    assert (none.town(2), none.discards) == ({"archers", "cavalry"}, {"castle", "dragon"})
    one = table.copy().do("pick archers", "done")
    assert (one.town(2), one.discards) == ({"cavalry"}, {"castle", "dragon", "archers"})
    both = table.copy().do("pick archers", "pick cavalry")
    assert (both.town(2), both.discards) == ({"castle"}, {"dragon", "archers", "cavalry"})


@pytest.mark.clause("GRO-14")
def test_a_defender_without_troops_is_not_asked() -> None:
    table = attacked("dragon", own=Player(town="dragon"), other=Player(town="castle"))
    assert (table.phase, table.town(2)) == ("roll", set())


@pytest.mark.clause("GRO-14")
def test_the_third_player_has_no_part_in_it() -> None:
    table = scene(
        Player(town="dragon"), Player(town="castle"), Player(town="cavalry, tavern"), phase="attack"
    )
    table.do("player 2", "pick dragon")
    assert (table.phase, table.town(3)) == ("roll", {"cavalry", "tavern"})


@pytest.mark.clause("GRO-14")
def test_one_attack_a_turn() -> None:
    table = scene(Player(town=ARMY), Player(), phase="attack").do("player 2", "pick archers", "done")
    assert (table.phase, table.town(1)) == ("roll", {"cavalry", "dragon"})


@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize(
    ("sent", "met"), [("dragon", "cavalry"), ("cavalry", "chakall"), ("archers", "dragon")]
)
def test_all_troops_that_fought_are_discarded_and_no_others(sent: str, met: str) -> None:
    """Whoever was stronger, and those alone."""
    own, other = Player(town=f"{sent}, pikemen"), Player(town=f"{met}, catapult")
    table = scene(own, other, phase="attack").do("player 2", f"pick {sent}", "done", f"pick {met}", "done")
    assert (table.town(1), table.town(2), table.discards) == ({"pikemen"}, {"catapult"}, {sent, met})
    assert (table.state.defender, table.state.losing, table.marked("fights")) == (-1, -1, set())


@pytest.mark.clause("GRO-06")
def test_a_troop_fights_in_the_turn_after_it_was_played_and_stays_until_then() -> None:
    table = scene(Player(hand="cavalry"), Player(), phase="build", dice="labor, supplies").do("play cavalry")
    assert (table.town(1), table.marked("asleep")) == ({"cavalry"}, set())


# --- Totals -------------------------------------------------------------------------------


@pytest.mark.clause("GRO-14")
def test_the_printed_values_of_those_who_fight_are_added_up() -> None:
    assert totals("archers, dragon", "cavalry", own="catapult") == (5, 2)
    assert totals("sage", "", other="catapult") == (0, 0)


@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize(("side", "found"), [("attack", (6, 4)), ("defence", (4, 6)), ("both", (6, 6))])
def test_what_a_text_adds_to_a_side_is_counted_there(side: str, found: tuple[int, int]) -> None:
    """Both towns have a Building that adds 2, and send a 4."""
    texts = {card: deed("fight", amount=2, side=side, of="town") for card in ("castle", "tavern")}
    numbers = {"cavalry": {"value": 4}}
    assert (
        totals("dragon", "cavalry", own="castle", other="tavern, sage", texts=texts, numbers=numbers) == found
    )


RIDERS = {card: {"family": "cavalry"} for card in ("castle", "archers", "cavalry", "dragon")}
FOUR = f"{ARMY}, catapult"  # 10 in all; three of them are Riders


@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize(("of", "added"), [("town", 1), ("family", 3), ("others", 4)])
def test_a_building_helps_its_town_or_each_of_its_family_or_each_troop(of: str, added: int) -> None:
    texts = {"castle": deed("fight", amount=2, side="both", of=of)}
    assert totals(FOUR, own="castle", texts=texts, numbers=RIDERS)[0] == 10 + 2 * added


@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize(("of", "added"), [("town", 1), ("itself", 1), ("family", 2), ("others", 3)])
def test_a_troop_helps_its_town_or_itself_or_each_other_of_its_family_or_each_other(
    of: str, added: int
) -> None:
    texts = {"cavalry": deed("fight", amount=2, side="attack", of=of)}
    assert totals(FOUR, texts=texts, numbers=RIDERS)[0] == 10 + 2 * added


@pytest.mark.clause("GRO-14")
def test_those_who_stay_at_home_are_not_helped() -> None:
    texts = {"castle": deed("fight", amount=2, side="both", of="others")}
    assert totals("archers, cavalry", own="castle, dragon", texts=texts)[0] == 3 + 4


@pytest.mark.clause("GRO-14")
def test_a_building_helps_a_town_that_sends_nobody() -> None:
    text = {"castle": deed("fight", amount=2, side="defence", of="town")}
    assert totals("dragon", "", other="castle, sage", texts=text) == (4, 2)


@pytest.mark.clause("GRO-06")
@pytest.mark.parametrize(("sent", "attack"), [("dragon", 4), ("dragon, cavalry", 6 + 3)])
def test_a_troop_changes_a_battle_only_while_it_fights_itself(sent: str, attack: int) -> None:
    text = {"cavalry": deed("fight", amount=3, side="attack", of="town")}
    own = "" if "cavalry" in sent else "cavalry"
    assert totals(sent, own=own, texts=text)[0] == attack


@pytest.mark.clause("GRO-05")
def test_a_card_that_is_asleep_gives_its_printed_value_alone() -> None:
    text = deed("fight", amount=3, side="both", of="town")
    texts = {"castle": text, "cavalry": text}
    assert totals("cavalry asleep", own="castle", texts=texts)[0] == 2 + 3
    assert totals("cavalry", own="castle asleep", texts=texts)[0] == 2 + 3
    assert totals("cavalry", own="castle", texts=texts)[0] == 2 + 3 + 3


# --- Doubling -----------------------------------------------------------------------------


@pytest.mark.clause("GRO-10")
@pytest.mark.clause("GRO-14")
def test_doubling_comes_before_adding() -> None:
    """The Dragon of 4 counts twice, and what the Castle adds only once."""
    texts = {
        "sage": deed("double", side="attack"),
        "castle": deed("fight", amount=3, side="attack", of="others"),
    }
    assert totals("dragon, sage", own="castle", texts=texts, other="pikemen")[0] == 2 * 4 + 2 * 3


@pytest.mark.clause("GRO-14")
def test_the_strongest_other_troop_that_fights_is_doubled() -> None:
    """Never the doubler itself, though it is stronger, and nobody who stays at home."""
    texts = {"catapult": deed("double", side="attack")}
    assert totals("archers, cavalry, catapult", own="dragon", texts=texts)[0] == 1 + 2 + 3 + 2
    assert totals("catapult", own="dragon", texts=texts)[0] == 3


@pytest.mark.clause("GRO-14")
def test_no_troop_is_doubled_more_than_once() -> None:
    """A second doubler takes the next strongest, never itself."""
    texts = {card: deed("double", side="attack") for card in ("sage", "archers", "catapult")}
    numbers = {"archers": {"value": 0}}
    more: dict[str, Any] = {"texts": texts, "numbers": numbers, "other": "pikemen"}
    assert totals("dragon, sage", **more)[0] == 4 + 4
    assert totals("dragon, cavalry, sage, archers", **more)[0] == 4 + 2 + 4 + 2
    assert totals("sage, catapult", **more)[0] == 3 + 3


@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize(("side", "found"), [("attack", (8, 2)), ("defence", (4, 4)), ("both", (8, 4))])
def test_doubling_is_for_a_side(side: str, found: tuple[int, int]) -> None:
    texts = {"sage": deed("double", side=side), "pikemen": deed("double", side=side)}
    numbers = {"pikemen": {"value": 0}}
    assert totals("dragon, sage", "cavalry, pikemen", other="archers", texts=texts, numbers=numbers) == found


@pytest.mark.clause("GRO-05")
@pytest.mark.clause("GRO-10")
def test_a_doubler_asleep_or_without_its_condition_doubles_nothing() -> None:
    texts = {"sage": deed("double", side="attack", when="armed")}
    assert totals("dragon, sage", texts=texts, other="pikemen")[0] == 8
    assert totals("dragon, sage asleep", texts=texts, other="pikemen")[0] == 4
    texts = {"sage": deed("double", side="attack", when="unarmed")}
    assert totals("dragon, sage", texts=texts, other="pikemen")[0] == 4


# --- What is left of a total --------------------------------------------------------------


@pytest.mark.clause("GRO-14")
def test_a_total_is_never_less_than_0() -> None:
    """Or a defence below 0 would cost more than the attack is worth."""
    assert totals("cavalry", "archers", boosts=(0, -5)) == (2, 0)
    assert totals("cavalry", "archers", boosts=(-5, 3)) == (0, 4)


@pytest.mark.clause("GRO-14")
def test_a_troop_that_has_left_its_town_no_longer_counts() -> None:
    """The Dragon is returned by a Wild after the declaration."""
    own, other = Player(town="dragon, archers"), Player(hand="lullaby", town="castle")
    texts = {"lullaby": deed("return", who="opponent", what="troop", by="user")}
    table = attacked("dragon", "archers", own=own, other=other, texts=texts)
    table.do("play lullaby", "pick dragon")
    assert (table.hand(1), table.discards) == ({"dragon"}, {"lullaby", "archers"})
    assert table.town(2) == {"castle"}


@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize(("met", "lost"), [("archers", {"tavern"}), ("chakall", set()), ("dragon", set())])
def test_a_tie_or_a_better_defence_costs_no_building(met: str, lost: set[str]) -> None:
    own, other = Player(town="cavalry"), Player(town=f"{met}, tavern")
    table = attacked("cavalry", own=own, other=other).do(f"pick {met}")
    assert table.discards == {"cavalry", met} | lost
