"""Tokens: where effects put them, how long they stay, how many there are (GLM-02, GLM-08)."""

import pytest

from .building import CHOSEN, PARTS, Fighter, fight, operation, strike
from .positions import LASTS, NUMBERS, TILES, Position

WIDE = [part for part in PARTS if part not in CHOSEN]


def probe(*operations: str, out: str = "", whose: int = 2, enemies: int = 1) -> Position:
    """The first player may play these operations; some tiles are out of order, the first's or those of all
    enemies."""
    own, enemy = (out, "") if whose == 1 else ("", out)
    others = [Fighter(out=enemy)] * enemies
    return fight(Fighter("probe", out=own), *others, effects={"probe": ", ".join(operations)})


def laid(player: int, tiles: list[str], number: str, tokens: str) -> dict[str, object]:
    """The same tokens on a number of all these tiles."""
    return {f"{player} {tile} {number}": tokens for tile in tiles}


def without_supply(change: dict[str, object]) -> dict[str, object]:
    return {key: fact for key, fact in change.items() if key != "supply"}


# --- Where they lie ----------------------------------------------------------------


@pytest.mark.clause("GLM-02")
@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("lasts", ["round", "game"])
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("part", WIDE)
def test_tokens_on_all_tiles_of_an_own_part(part: str, number: str, lasts: str) -> None:
    table = probe(operation(number, amount=1, part=part, lasts=lasts))
    tiles = PARTS[part]
    expected = laid(1, tiles, number, f"+1 {lasts}") | {"supply": [10 - len(tiles), 10]}
    assert table.change("play probe") == expected


@pytest.mark.clause("GLM-02")
@pytest.mark.parametrize("who", ["enemy", "enemies"])
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("part", [part for part in WIDE if part != "all"])
def test_tokens_on_the_tiles_of_one_enemy_or_of_all(part: str, number: str, who: str) -> None:
    """One enemy is chosen, of all there is nothing to choose."""
    table = probe(operation(number, amount=-1, who=who, part=part, lasts="game"), enemies=3).do("play probe")
    if who == "enemy":
        assert table.offered() == {"enemy 2", "enemy 3", "enemy 4"}
        table.do("enemy 3")
    meant = [3] if who == "enemy" else [2, 3, 4]
    changed = {key: fact for key, fact in table.facts().items() if fact == "-1 game"}
    assert changed == {
        key: fact for one in meant for key, fact in laid(one, PARTS[part], number, "-1 game").items()
    }
    assert table.state.supply.tolist() == [10, 10 - len(changed)]


@pytest.mark.clause("GLM-02")
def test_tokens_on_all_tiles_of_the_enemy() -> None:
    table = probe(operation("defence", amount=-1, who="enemy", part="all", lasts="round"))
    assert table.change("play probe") == laid(2, TILES, "defence", "-1 round") | {"supply": [10, 4]}


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("who", ["self", "enemy"])
@pytest.mark.parametrize("part", CHOSEN)
def test_one_tile_is_chosen_by_who_uses_the_effect(part: str, who: str) -> None:
    whose = {"self": 1, "enemy": 2}[who]
    for tile in PARTS[part]:
        table = probe(operation("attack", amount=2, who=who, part=part, lasts="game")).do("play probe")
        assert (table.actor, table.offered("tile")) == (1, set(PARTS[part]))
        assert without_supply(table.change(f"tile {tile}")) == {f"{whose} {tile} attack": "+2 game"}


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("who", ["self", "enemy"])
def test_only_working_tiles_get_some_and_can_be_chosen(who: str) -> None:
    whose, works = {"self": 1, "enemy": 2}[who], ["head", "right arm", "left leg"]
    out = "left arm, torso, right leg"
    wide = probe(operation("defence", amount=1, who=who, part="all", lasts="game"), out=out, whose=whose)
    assert without_supply(wide.change("play probe")) == laid(whose, works, "defence", "+1 game")
    chosen = probe(operation("defence", amount=1, who=who, part="any", lasts="game"), out=out, whose=whose)
    assert chosen.do("play probe").offered("tile") == set(works)
    one = probe(operation("defence", amount=1, who=who, part="arm", lasts="game"), out=out, whose=whose)
    assert without_supply(one.change("play probe")) == laid(whose, ["right arm"], "defence", "+1 game")


@pytest.mark.clause("GLM-08")
def test_an_enemy_without_a_working_tile_of_the_part_cannot_be_chosen() -> None:
    arms = "left arm, right arm"
    effects = {"probe": operation("attack", amount=-1, who="enemy", part="arms", lasts="game")}
    outs = [arms, "left arm", "right arm", arms]
    table = fight(Fighter("probe"), *(Fighter(out=out) for out in outs), effects=effects).do("play probe")
    assert table.offered() == {"enemy 3", "enemy 4"}
    assert without_supply(table.change("enemy 3")) == {"3 right arm attack": "-1 game"}
    nobody = fight(Fighter("probe"), Fighter(out=arms), Fighter(out=arms), effects=effects)
    assert nobody.change("play probe") == {}


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("who", ["self", "enemy"])
@pytest.mark.parametrize("part", ["arm", "leg", "arms", "legs", "head", "torso"])
def test_without_a_working_tile_of_the_part_nothing_happens(part: str, who: str) -> None:
    tokens = operation("attack", amount=1, who=who, part=part, lasts="game")
    table = probe(tokens, out=", ".join(PARTS[part]), whose=1 if who == "self" else 2)
    assert table.change("play probe") == {}
    assert table.actor == 2


@pytest.mark.clause("GLM-02")
@pytest.mark.parametrize("number", NUMBERS)
def test_same_is_what_struck_and_what_was_struck(number: str) -> None:
    """The chosen tiles of the latest strike: own ones for the user, the target for the enemy."""
    own = operation(number, amount=1, part="same", lasts="game")
    enemy = operation(number, amount=-2, who="enemy", part="same", lasts="game")
    table = probe(strike(0, "arm", "leg"), own, enemy).do("play probe")
    change = table.change("tile right arm", "tile left leg")
    assert without_supply(change) == {f"1 right arm {number}": "+1 game", f"2 left leg {number}": "-2 game"}
    both = probe(strike(0, "legs", "arms"), own, enemy)
    expected = laid(1, PARTS["legs"], number, "+1 game") | laid(2, PARTS["arms"], number, "-2 game")
    assert without_supply(both.change("play probe")) == expected


# --- How long they stay ------------------------------------------------------------


@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("amount", [1, -1])
@pytest.mark.parametrize("lasts", LASTS)
def test_until_the_end_of_the_turn_of_the_round_or_of_the_game(lasts: str, amount: int, number: str) -> None:
    """An ability is used before the action, in the last turn of a round; it goes with the turn, with the
    round, or never, and then the tokens are in the supply again."""
    effects = {"probe-own": operation(number, amount=amount, part="head", lasts=lasts)}
    table = fight(Fighter(mecha="argus", energy=1), Fighter("", out="head"), cycle=5, effects=effects)
    here = f"1 head {number}"
    left = [10, 9] if amount < 0 else [9, 10]
    assert table.change("use probe-own") == {here: f"{amount:+d} {lasts}", "1 energy": 0, "supply": left}
    table.do("gain", "throw spare-1", "done")
    assert (table.phase, table.actor) == ("repair", 2)
    assert table.facts()[here] == (f"{amount:+d} game" if lasts == "game" else "")
    assert table.state.supply.tolist() == (left if lasts == "game" else [10, 10])


@pytest.mark.clause("GLM-08")
def test_a_round_goes_on_with_its_tokens_after_the_turn() -> None:
    table = fight(Fighter("sharpen, spare-1"), Fighter())
    table.do("play sharpen", "tile right arm")
    assert (table.actor, table.facts()["1 right arm attack"]) == (2, "+1 round")
    table.throw("spare-2")
    assert table.facts()["1 right arm attack"] == "+1 round"


@pytest.mark.clause("GLM-08")
def test_tokens_of_a_turn_go_from_every_mecha() -> None:
    """Also those that a player has put on somebody else, and on both numbers."""
    enemy = operation("attack", amount=-1, who="enemies", part="torso", lasts="turn")
    own = operation("defence", amount=1, part="torso", lasts="turn")
    table = fight(
        Fighter(mecha="argus", energy=1), Fighter(), Fighter(), effects={"probe-own": f"{enemy}, {own}"}
    )
    table.do("use probe-own")
    assert table.state.supply.tolist() == [9, 8]
    assert table.do("gain", "throw spare-1", "done").state.supply.tolist() == [10, 10]
    assert not table.state.tokens.any()
