"""Combat: who faces whom, who attacks, and what an attack does (LAA-10 to LAA-12)."""

import pytest

from pioche.games.laaancez.rules.combat import can_send, can_target

from .positions import PLACES, combat, recruiting, sends

FIFTEEN = "C H G C H | C C C C C | H H H | C C ."
ROWS = "C H C H C | H C H C H | C H C | H C H"

# --- Face to face -------------------------------------------------------------


@pytest.mark.clause("LAA-10")
@pytest.mark.parametrize("rolls", [15, 16, 17, 18])
def test_first_row_against_first_row_and_player_1_begins(rolls: int) -> None:
    """Whoever rolled last, and whoever has a full zone."""
    for zones in ((FIFTEEN, "H C | H"), ("H C | H", FIFTEEN)):
        table = recruiting(*zones, die=6, rolls=rolls).do("copy candy-cane to 4-3", "copy candy-cane to 4-3")
        assert (table.actor, table.phase, table.rows) == ("first", "combat", [1, 1])
        places = ([1, 2, 4, 5], [1, 2]) if zones[0] == FIFTEEN else ([1, 2], [1, 2, 3, 4, 5])
        assert table.offered() == sends(*places)


@pytest.mark.clause("LAA-10")
def test_the_first_row_is_the_row_of_five_farthest_from_the_candle() -> None:
    table = combat(ROWS, ROWS).do("send 1 at 1")
    assert table.cell(1, "1-1") == "C=1/1"


@pytest.mark.clause("LAA-10")
def test_players_alternate() -> None:
    table = combat("H H H", "H H H")
    for seat in ["first", "second", "first", "second", "first"]:
        assert (table.actor, table.phase) == (seat, "combat")
        table.do("send 1 at 2" if seat == "first" else "send 3 at 3")
    assert table.actor == "second"


@pytest.mark.clause("LAA-10")
@pytest.mark.parametrize("die", [0, 6])
def test_nobody_attacks_before_combat(die: int) -> None:
    """Even the questions of the rules, asked too early, say no."""
    table = recruiting("H H", "H H", die=die)
    assert not any(name.startswith("send") for name in table.offered())
    table.state.actor = 0
    assert not can_send(table.state, 0)
    assert not can_target(table.box, table.state, 0)
    fighting = combat("H H", "H H")
    assert can_send(fighting.state, 0)
    assert can_target(fighting.box, fighting.do("send 1").state, 0)


# --- What can be sent, and at what --------------------------------------------


@pytest.mark.clause("LAA-11")
@pytest.mark.parametrize("attacks", ["first", "second"])
def test_any_attacker_of_the_current_row_at_any_object_of_the_enemys(attacks: str) -> None:
    own, other = "C . H=1/1 G=4/1 C=0/1 | C C C C C", "G . C=0/2 . H | C C C C C"
    zones = (own, other) if attacks == "first" else (other, own)
    assert combat(*zones, attacks=attacks).offered() == sends([1, 3, 4], [1, 5])


@pytest.mark.clause("LAA-11")
@pytest.mark.parametrize("own", [1, 2, 3, 4])
@pytest.mark.parametrize("other", [1, 2, 3, 4])
def test_only_the_current_rows_fight(own: int, other: int) -> None:
    first = " | ".join("H . C" if row == own else "C C C" for row in range(1, 5))
    second = " | ".join(". C ." if row == other else "H H H" for row in range(1, 5))
    table = combat(first, second, rows=(own, other))
    assert table.offered() == sends([1, 3], [2])
    table.do("send 3 at 2")
    changed = f"{other}-2"
    before = combat(first, second).drawn
    assert table.drawn == [before[0], {**before[1], changed: "C=1/1"}]


@pytest.mark.clause("LAA-11")
@pytest.mark.parametrize("attacks", ["first", "second"])
@pytest.mark.parametrize("target", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("attacker", [1, 2, 3, 4, 5])
def test_an_attack_may_go_anywhere_in_the_row(attacker: int, target: int, attacks: str) -> None:
    """The attacker deals its own Damage, here as many boxes as its place; nothing else is touched."""
    row = " ".join(f"H=9/{place}" for place in range(1, 6))
    table = combat(row, row, attacks=attacks).do(f"send {attacker} at {target}")
    enemy = 1 if attacks == "first" else 0
    whole = {f"1-{place}": f"H=9/{place}" for place in range(1, 6)}
    assert table.drawn[1 - enemy] == whole
    assert table.drawn[enemy] == {**whole, f"1-{target}": f"H={9 - attacker}/{target}"}


@pytest.mark.clause("LAA-11")
@pytest.mark.parametrize(
    ("damage", "hearts", "left"),
    [(1, 1, 0), (1, 2, 1), (2, 1, 0), (2, 2, 0), (2, 3, 1), (3, 20, 17), (20, 1, 0), (20, 20, 0)],
)
def test_the_target_loses_as_many_hearts_and_what_is_more_is_lost(
    damage: int, hearts: int, left: int
) -> None:
    table = combat(f"C=1/{damage}", f"H H={hearts}/2 H").do("send 1 at 2")
    assert table.drawn[1] == {"1-1": "H", "1-2": f"H={left}/2", "1-3": "H"}
    assert table.candles == [5, 5]


@pytest.mark.clause("LAA-11")
def test_who_is_destroyed_is_neither_sent_nor_hit_again() -> None:
    table = combat("C=2/2 H", "H=2/3 H").do("send 1 at 1")
    assert table.drawn[1]["1-1"] == "H=0/3"
    assert table.offered() == sends([2], [1, 2])
    table.do("send 2 at 2")
    assert table.offered() == sends([1, 2], [2])


@pytest.mark.clause("LAA-11")
def test_who_has_a_heart_left_fights_on() -> None:
    table = combat("C", "H=2/3 H").do("send 1 at 1")
    assert table.drawn[1]["1-1"] == "H=1/3"
    assert table.offered() == sends([1, 2], [1])


@pytest.mark.clause("LAA-11")
def test_the_attacker_is_not_used_up() -> None:
    table = combat("C H", "H H").do("send 1 at 1", "send 1 at 2")
    assert table.drawn[0] == {"1-1": "C", "1-2": "H=2/1"}
    assert table.offered() == sends([1, 2], [1, 2])
    table.do("send 1 at 1")
    assert table.drawn[1] == {"1-1": "H=1/1", "1-2": "H"}


@pytest.mark.clause("LAA-11")
def test_a_player_must_attack() -> None:
    """There is nothing else to do on a turn, not even with one attacker and one target."""
    assert combat("C", "H").offered() == {"send 1 at 1"}


@pytest.mark.clause("LAA-11")
def test_ticked_boxes_count_as_damage() -> None:
    table = recruiting("H C", "C C C C C | C C C C C | C C C | C C .", die=2)
    table.do("tick 1-1", "copy candy-cane to 4-3", "send 1 at 5")
    assert table.drawn[1] == {**dict.fromkeys(PLACES, "C"), "1-5": "C=0/1"}


# --- No Damage ----------------------------------------------------------------


@pytest.mark.clause("LAA-12")
@pytest.mark.parametrize(("gift", "sent"), [("G", []), ("G=4/1", [2]), ("G=1/2", [2])])
def test_an_object_with_0_damage_cannot_be_sent(gift: str, sent: list[int]) -> None:
    assert combat(f"C {gift} S", "H").offered() == sends([1, *sent], [1])


@pytest.mark.clause("LAA-12")
def test_but_it_can_be_hit() -> None:
    table = combat("C", "G H").do("send 1 at 1")
    assert table.drawn[1] == {"1-1": "G=3/0", "1-2": "H"}
