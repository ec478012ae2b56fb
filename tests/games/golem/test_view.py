"""The table as a reader may know it: Mecha, hands, the effect under way."""

from typing import Any

import pytest

from pioche.core.table import View
from pioche.games.golem import GAME
from pioche.games.golem import pieces as standard

from .building import Fighter, attack, fight, laid_out, operation
from .content import MECHAS, PILOTS
from .positions import Position
from .telling import ability, card

HYDRA = standard.MECHAS[list(MECHAS).index("hydra")].id
KATO = standard.PILOTS[list(PILOTS).index("kato")].id
STEP = {"step": 0, "striker": None, "target": None, "hit": None, "strength": None, "resistance": None}


def view(table: Position, player: int | None = None) -> View:
    """What that player sees, or everything."""
    seen = table if player is None else table.seen_by(player)
    return GAME.table.view(seen.box, seen.state)


def hand(table: Position, owner: int, player: int) -> list[str]:
    """The cards of a hand, as a player sees them."""
    return [one["id"] for one in view(table, player)["seats"][owner - 1]["hand"]]


def effects(table: Position) -> list[dict[str, Any]]:
    return list(view(table)["effects"])


# --- The table --------------------------------------------------------------------------


def test_before_anything_is_handed_out_seats_are_empty() -> None:
    seen = view(laid_out(2).do("pilot kato"))
    first, second = seen["seats"]
    effect = [[1, 7, 0, 0, 0, 0, 0]]
    assert first["pilot"] == {"id": "pilot/0", "pilot": KATO, "initiative": 40, "effect": effect}
    assert (first["mecha"], first["tiles"], first["abilities"], first["hand"]) == (None, [], [], [])
    assert second["pilot"] is None
    assert (seen["phase"], seen["turn"], seen["actor"], seen["effects"]) == ("pilots", None, -1, [])


@pytest.mark.clause("GLM-06")
def test_rounds_and_their_turns_are_counted_from_1() -> None:
    seen = view(fight(Fighter("rage, kick"), Fighter(), Fighter(), cycle=2, rounds=1, pile="leak, ram"))
    assert (seen["round"], seen["rounds"], seen["cycle"], seen["cycles"]) == (2, 3, 3, 6)
    assert (seen["phase"], seen["turn"], seen["has_acted"]) == ("turn", 0, False)
    assert seen["pile"] == {"id": "pile", "cards": 2}
    assert (seen["supply"], seen["virtual"]) == ({"id": "supply", "plus": 10, "minus": 10}, None)
    over = fight(Fighter("rage"), Fighter("kick"), turn=2, acted=[1], cycle=5, rounds=2).throw("kick")
    assert view(over)["round"] == 3


@pytest.mark.clause("GLM-01")
@pytest.mark.clause("GLM-02")
def test_a_mecha_is_shown_with_what_its_tiles_count_and_the_tokens_on_them() -> None:
    own = Fighter(
        mecha="hydra", energy=3, out="head", tokens="left arm attack +2 game, left arm attack +1 turn"
    )
    seat = view(fight(own, Fighter()))["seats"][0]
    assert (seat["energy"], seat["working"], seat["fallen"], seat["team"]) == (3, 5, False, None)
    assert seat["mecha"] == {"id": "mecha/0", "mecha": HYDRA}
    assert seat["tiles"][0] == {
        "id": "tile/0/0",
        "tile": "head",
        "working": False,
        "attack": {"printed": 1, "now": 1, "tokens": []},
        "defence": {"printed": 8, "now": 8, "tokens": []},
    }
    tokens = [{"amount": 1, "lasts": "turn"}, {"amount": 2, "lasts": "game"}]
    assert seat["tiles"][1]["attack"] == {"printed": 4, "now": 7, "tokens": tokens}


@pytest.mark.clause("GLM-15")
@pytest.mark.clause("GLM-19")
def test_teams_and_who_is_destroyed_are_shown() -> None:
    table = fight(Fighter(), Fighter(), Fighter(destroyed=True), Fighter(), teams="pairs", acted=[4])
    seats = view(table)["seats"]
    assert view(table)["teams"] == "pairs"
    assert [one["team"] for one in seats] == [0, 1, 0, 1]
    assert [one["fallen"] for one in seats] == [False, False, True, False]
    assert [one["acted"] for one in seats] == [False, False, False, True]
    assert seats[2]["hand"] == []


@pytest.mark.clause("GLM-16")
def test_abilities_are_shown_with_whether_they_can_be_used_now() -> None:
    def usable(table: Position) -> list[bool]:
        return [one["usable"] for one in view(table)["seats"][1]["abilities"]]

    assert usable(attack(energy=1)) == [True, False, True]
    assert usable(attack(energy=2)) == [True, True, True]
    assert usable(fight(Fighter("rage"), Fighter(mecha="hydra", energy=5))) == [False, False, False]
    first = view(attack())["seats"][1]["abilities"][0]
    assert (first["id"], first["cost"], first["window"]) == (ability("screen"), 1, "answer")
    assert first["effect"] == [[7, 2, 0, 0, 0, 0, 0]]


# --- Hands ------------------------------------------------------------------------------


@pytest.mark.clause("GLM-06")
def test_hands_are_known_to_who_holds_them_others_see_how_many_cards() -> None:
    table = fight(Fighter("rage, leak"), Fighter("kick"), Fighter())
    assert hand(table, 1, player=1) == [card("rage"), card("leak")]
    for player in (0, 2, 3):
        assert hand(table, 1, player=player) == ["hand/0/0", "hand/0/1"]
    kinds = [one["kind"] for one in view(table, 1)["seats"][0]["hand"]]
    assert kinds == ["combat", "support"]


@pytest.mark.clause("GLM-09")
def test_what_is_left_of_a_hand_that_was_passed_on_is_still_known() -> None:
    table = fight(Fighter("rage, kick"), Fighter("leak, jam"), Fighter("ram, bite")).throw(
        "rage", "leak", "ram"
    )
    assert hand(table, 2, player=1) == [card("kick")]
    assert hand(table, 2, player=3) == ["hand/1/0"]
    assert hand(table, 1, player=1) == [card("bite")]


@pytest.mark.clause("GLM-08")
def test_a_card_taken_face_up_is_known_to_all() -> None:
    table = fight(Fighter("supplies, kick"), Fighter(), Fighter()).do("play supplies", "card ram", "card jam")
    assert hand(table, 1, player=2) == [card("ram"), card("jam"), "hand/0/2"]
    faces = [one["face_up"] for one in view(table, 1)["seats"][0]["hand"]]
    assert sorted(faces) == [False, True, True]
    assert [one["id"] for one in view(table, 2)["discard"]["cards"]] == [card("supplies")]


@pytest.mark.clause("GLM-18")
def test_the_virtual_hand_of_a_duel_is_there_before_it_is_drawn() -> None:
    fresh = fight(Fighter(), Fighter())
    slots = [{"id": f"hand/2/{slot}", "card": None} for slot in range(5)]
    assert view(fresh, 1)["virtual"] == {"hand": slots}
    table = fight(Fighter("rage"), Fighter("kick"), cycle=1, virtual="leak, jam")
    assert view(table, 1)["virtual"] == {"hand": slots[:2]}
    known = [one["id"] for one in view(table)["virtual"]["hand"]]
    assert known == [card("leak"), card("jam")]


# --- The effect under way -----------------------------------------------------------------


@pytest.mark.clause("GLM-13")
def test_an_effect_is_shown_with_what_was_chosen_for_it() -> None:
    table = fight(Fighter("bite"), Fighter(), Fighter()).do("play bite")
    begun = {"id": card("bite"), "user": 0, "enemy": None, "asks": "enemy", **STEP}
    assert effects(table) == [begun]
    assert effects(table.do("enemy 3")) == [{**begun, "enemy": 2, "asks": "striker"}]
    table.do("tile head")
    assert effects(table) == [{**begun, "enemy": 2, "asks": "target", "striker": "tile/0/0"}]
    assert effects(table.do("tile head")) == []


@pytest.mark.clause("GLM-16")
def test_a_declared_strike_is_shown_with_both_sums_also_during_an_answer() -> None:
    declared = {"id": card("rage"), "user": 0, "enemy": 1, "asks": "nothing", **STEP}
    declared |= {"striker": "tile/0/1", "strength": 8, "resistance": 8}
    assert effects(attack(energy=3)) == [declared]
    answer = {"id": ability("riposte"), "user": 1, "enemy": 0, "asks": "target", **STEP}
    assert effects(attack(energy=3).do("use riposte")) == [{**declared, "asks": None}, answer]
    shielded = attack(energy=2).do("use screen")
    assert (effects(shielded)[0]["resistance"], view(shielded)["shield"]) == (10, 2)


@pytest.mark.clause("GLM-13")
def test_whether_the_latest_strike_has_hit_is_shown() -> None:
    table = fight(Fighter("overload"), Fighter(), Fighter()).do("play overload", "enemy 2", "tile left arm")
    assert effects(table.do("tile head"))[0] | {"hit": True, "step": 1} == effects(table)[0]
    miss = fight(Fighter("probe"), Fighter(), effects={"probe": missed_then_asked()}).do("play probe")
    assert effects(miss)[0]["hit"] is False


def missed_then_asked() -> str:
    """A strike that fails, and then something to choose."""
    return f"{operation('strike', strength=0, with_='head', at='head')}, {operation('break', part='any')}"


@pytest.mark.clause("GLM-16")
def test_whatever_is_used_is_shown_by_its_piece() -> None:
    table = fight(Fighter("rage, kick", pilot="lena"), Fighter(), Fighter(mecha="vulcan"), windows="all")
    jam, gain = table.copy().do("pilot's ability", "throw rage"), table.do("gain", "throw rage")
    assert effects(jam)[0]["id"] == "pilot/0"
    assert (effects(gain)[0]["id"], effects(gain)[0]["strength"]) == (None, None)
    table = fight(Fighter(mecha="sphinx"), Fighter()).do("use claw")
    assert effects(table)[0]["id"] == ability("claw")
