"""Strikes: what they need, what is chosen, and what is compared with what (GLM-12, GLM-13)."""

import pytest

from .building import CHOSEN, PARTS, STRUCK, Fighter, fight, operation, strike
from .content import MECHAS
from .positions import TILES, Position

ATTACK, DEFENCE = (dict(zip(TILES, numbers, strict=True)) for numbers in MECHAS["titan"])


def probe(strength: int, with_: str, at: str, own: str = "", enemy: str = "") -> Position:
    """A duel in which the first player holds such a strike; some tiles are out of order."""
    return fight(
        Fighter("probe", out=own), Fighter(out=enemy), effects={"probe": strike(strength, with_, at)}
    )


def is_met(part: str, out: list[str]) -> bool:
    """All tiles of a part work, or one of them where one is enough."""
    works = [tile not in out for tile in PARTS[part]]
    return any(works) if part in CHOSEN else all(works)


OUT = [[tile] for tile in TILES] + [["left arm", "right arm"], ["left leg", "right leg"], TILES[:5]]

# --- Requirement and target --------------------------------------------------------


@pytest.mark.clause("GLM-12")
@pytest.mark.parametrize("out", OUT, ids=", ".join)
@pytest.mark.parametrize("part", STRUCK)
def test_the_parts_that_strike_must_be_working(part: str, out: list[str]) -> None:
    table = probe(4, part, "head", own=", ".join(out))
    assert ("play probe" in table.offered()) is is_met(part, out)
    assert "gain" in table.offered()


@pytest.mark.clause("GLM-12")
@pytest.mark.parametrize("out", OUT, ids=", ".join)
@pytest.mark.parametrize("part", STRUCK)
def test_and_so_must_the_target(part: str, out: list[str]) -> None:
    table = probe(4, "head", part, enemy=", ".join(out))
    assert ("play probe" in table.offered()) is is_met(part, out)


@pytest.mark.clause("GLM-12")
def test_an_enemy_whose_target_works_is_enough_and_only_such_a_one_can_be_chosen() -> None:
    heads = ["head", "", "head", ""]
    table = fight(Fighter("rage", out="head"), *(Fighter(out=head) for head in heads))
    table.do("play rage")
    assert table.offered() == {"enemy 3", "enemy 5"}
    one_left = fight(Fighter("rage", out="right arm"), *(Fighter(out=head) for head in heads[:3]))
    assert one_left.change("play rage") == {"3 head": "out"}
    none_left = fight(Fighter("rage"), Fighter(out="head"), Fighter(out="head"))
    assert none_left.offered("play") == set()


# --- What is chosen ----------------------------------------------------------------


@pytest.mark.clause("GLM-13")
def test_the_attacker_chooses_the_enemy_then_the_own_tile_then_the_target() -> None:
    table = fight(Fighter("bite"), Fighter(), Fighter(out="torso"))
    table.do("play bite")
    assert (table.actor, table.phase, table.offered()) == (1, "effect", {"enemy 2", "enemy 3"})
    table.do("enemy 3")
    assert (table.actor, table.offered("tile")) == (1, set(TILES))
    table.do("tile left leg")
    assert (table.actor, table.offered("tile")) == (1, set(TILES) - {"torso"})
    assert table.change("tile left arm") == {"3 left arm": "out"}


@pytest.mark.clause("GLM-13")
@pytest.mark.parametrize("part", CHOSEN)
def test_any_working_tile_of_the_part_can_be_chosen_on_either_side(part: str) -> None:
    for tile in PARTS[part]:
        table = probe(9, part, "head").do("play probe")
        assert table.offered("tile") == set(PARTS[part])
        assert table.change(f"tile {tile}") == {"2 head": "out"}
        table = probe(9, "arm", part, own="right arm").do("play probe")
        assert table.offered("tile") == set(PARTS[part])
        assert table.change(f"tile {tile}") == {f"2 {tile}": "out"}


@pytest.mark.clause("GLM-13")
def test_where_one_tile_is_left_nothing_is_asked() -> None:
    table = probe(9, "arm", "leg", own="left arm", enemy="right leg")
    assert table.change("play probe") == {"2 left leg": "out"}
    last = probe(
        9, "any", "any", own=", ".join(TILES[1:]), enemy="head, torso, left leg, left arm, right arm"
    )
    assert last.copy().change("play probe") == {
        "2": "destroyed",
        "2 right leg": "out",
    }


# --- Numbers -----------------------------------------------------------------------


def declared(strength: int, with_: str, at: str) -> Position:
    """The strike carried out, with the first and at the last tile where one is chosen."""
    table = probe(strength, with_, at).do("play probe")
    for part, chosen in ((with_, 0), (at, -1)):
        if part in CHOSEN:
            table.do(f"tile {PARTS[part][chosen]}")
    return table


@pytest.mark.clause("GLM-13")
@pytest.mark.parametrize("at", STRUCK)
@pytest.mark.parametrize("with_", STRUCK)
def test_equal_or_more_puts_the_target_out_of_order_and_less_fails(with_: str, at: str) -> None:
    """What strikes adds up, and so does what is struck, which falls together."""
    strikes = PARTS[with_][:1] if with_ in CHOSEN else PARTS[with_]
    struck = PARTS[at][-1:] if at in CHOSEN else PARTS[at]
    needed = sum(DEFENCE[tile] for tile in struck) - sum(ATTACK[tile] for tile in strikes)
    for strength in {min(max(needed + more, 0), 9) for more in (-1, 0)}:
        hits = strength >= needed
        assert declared(strength, with_, at).out == [f"2 {tile}" for tile in struck if hits]


@pytest.mark.clause("GLM-02")
@pytest.mark.clause("GLM-13")
@pytest.mark.parametrize(
    ("own", "enemy", "hits"),
    [
        ("left arm attack -1 game", "", False),
        ("left arm attack -1 game", "head defence -1 turn", True),
        ("left arm attack +1 round", "head defence +1 game", True),
        ("left arm attack +1 round", "head defence +2 game", False),
        ("left arm attack +2 turn, left arm attack -1 game", "head defence +1 game", True),
        ("right arm attack +5 game, left arm defence +5 game", "head defence +1 turn", False),
        ("", "torso defence -5 game, head attack -5 game, head defence +1 round", False),
    ],
)
def test_tokens_on_what_strikes_and_on_what_is_struck_count(own: str, enemy: str, hits: bool) -> None:
    """Attack 4 and strength 4 against defence 8, before the tokens."""
    table = fight(Fighter("rage", tokens=own), Fighter(tokens=enemy))
    table.do("play rage", "tile left arm")
    assert table.out == (["2 head"] if hits else [])


@pytest.mark.clause("GLM-02")
def test_no_number_falls_below_0() -> None:
    """Attack 0 and 5 with a strength of 0, where attack 0 has four -1 on it; then defence 4 with six -1."""
    legs = {"probe": strike(0, "legs", "leg")}
    table = fight(
        Fighter("probe", tokens="right leg attack -4 game"),
        Fighter(tokens="left leg defence -2 game"),
        effects=legs,
    )
    assert table.do("play probe", "tile left leg").out == ["2 left leg"]
    for strength, hits in ((4, True), (3, False)):
        pair = {"probe": strike(strength, "head", "legs")}
        table = fight(
            Fighter("probe"),
            Fighter(tokens="right leg defence -6 game, left leg defence -2 game"),
            effects=pair,
        )
        assert bool(table.do("play probe").out) is hits


@pytest.mark.clause("GLM-13")
def test_an_attack_that_must_fail_is_legal_and_uses_the_card() -> None:
    table = fight(Fighter("probe, rage"), Fighter(), effects={"probe": strike(0, "head", "torso")})
    assert table.change("play probe") == {}
    assert (table.discards, table.hand(1), table.actor) == ({"probe"}, {"rage"}, 2)


@pytest.mark.clause("GLM-13")
def test_only_the_chosen_enemy_is_struck() -> None:
    table = fight(Fighter("stomp"), Fighter(), Fighter(), Fighter())
    assert table.change("play stomp", "enemy 3") == {"3 left leg": "out", "3 right leg": "out"}


@pytest.mark.clause("GLM-08")
def test_a_card_that_begins_otherwise_is_no_combat_card() -> None:
    """It may be played even though its strike has nothing to strike with."""
    boosted = operation("boost", amount=1) + ", " + strike(9, "arms", "head")
    table = fight(Fighter("probe", out="left arm"), Fighter(), effects={"probe": boosted})
    assert table.change("play probe") == {}
