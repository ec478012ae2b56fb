"""Between rounds, and the end after the last one (GLM-08, GLM-10, GLM-11, GLM-17)."""

import pytest

from .building import Contents, Fighter, fight
from .positions import Position


def last_turns(*fighters: Fighter, rounds: int = 0, contents: Contents | None = None) -> Position:
    """All of them have thrown the last card of a round."""
    table = fight(*fighters, cycle=5, rounds=rounds, contents=contents)
    while table.phase == "turn" and table.state.rounds == rounds and table.actor != "nobody":
        table.throw(min(table.hand(int(table.actor))))
    return table


# --- Repair --------------------------------------------------------------------------


@pytest.mark.clause("GLM-11")
def test_everyone_may_repair_one_tile() -> None:
    table = last_turns(Fighter(out="head, left leg"), Fighter(out="torso"), Fighter(out="right arm, head"))
    assert (table.actor, table.phase) == (1, "repair")
    assert table.offered() == {"tile head", "tile left leg", "done"}
    assert table.change("tile left leg") == {"1 left leg": "works"}
    assert (table.actor, table.offered()) == (2, {"tile torso", "done"})
    assert table.change("done") == {}
    assert (table.actor, table.offered()) == (3, {"tile right arm", "tile head", "done"})
    assert table.change("tile head") == {"3 head": "works"}
    assert (table.phase, table.out) == ("deal", ["1 head", "2 torso", "3 right arm"])
    assert table.state.working.sum(axis=1).tolist() == [5, 5, 5, 0, 0, 0]


@pytest.mark.clause("GLM-11")
@pytest.mark.parametrize(
    ("pilots", "order"),
    [
        (["bruno", "lena", "oskar", "tyrius"], [4, 2, 3, 1]),
        (["mira", "tyrius", "kato", "ines"], [2, 1, 3, 4]),
    ],
)
def test_in_order_of_initiative(pilots: list[str], order: list[int]) -> None:
    table = fight(*(Fighter(out="head", pilot=pilot) for pilot in pilots), cycle=5, turn=order[0])
    table.throw(*(f"spare-{player}" for player in order))
    for player in order:
        assert (table.actor, table.phase) == (player, "repair")
        table.do("done")
    assert table.phase == "deal"


@pytest.mark.clause("GLM-11")
def test_who_has_nothing_to_repair_is_not_asked() -> None:
    table = last_turns(Fighter(), Fighter(out="torso"), Fighter())
    assert (table.actor, table.phase) == (2, "repair")
    assert table.do("tile torso").phase == "deal"
    assert last_turns(Fighter(), Fighter()).phase == "deal"


@pytest.mark.clause("GLM-11")
def test_tokens_stay_with_the_tile() -> None:
    tokens = "head defence -2 game, head attack +1 game, torso attack +1 round"
    table = last_turns(Fighter(out="head", tokens=tokens), Fighter())
    assert table.change("tile head") == {"1 head": "works"}
    facts = table.facts()
    assert (facts["1 head defence"], facts["1 head attack"], facts["1 torso attack"]) == (
        "-2 game",
        "+1 game",
        "",
    )


@pytest.mark.clause("GLM-11")
def test_no_ability_is_used_between_rounds() -> None:
    table = last_turns(Fighter(mecha="sphinx", energy=5, out="head"), Fighter(mecha="hydra", energy=5))
    assert table.offered() == {"tile head", "done"}


@pytest.mark.clause("GLM-15")
def test_a_destroyed_mecha_is_never_repaired_and_dealt_no_cards() -> None:
    table = last_turns(Fighter(out="head"), Fighter(destroyed=True), Fighter(out="torso"))
    assert table.actor == 1
    table.do("done")
    assert (table.actor, table.do("done").phase) == (3, "deal")
    table.deal(", ".join(sorted(table.pile)[:12]))
    assert ([len(hand) for hand in table.hands], table.actor) == ([6, 0, 6], 1)
    assert table.state.witnesses.tolist() == [1, 0, 4, 0, 0, 0]


@pytest.mark.clause("GLM-08")
def test_tokens_of_the_round_go_back_before_the_repair() -> None:
    tokens = "head attack +2 round, torso defence -1 round, torso defence -2 game, left leg attack +1 turn"
    table = last_turns(Fighter(tokens=tokens, out="right leg"), Fighter(tokens="head defence -1 round"))
    assert table.phase == "repair"
    assert table.state.supply.tolist() == [10, 8]
    assert [
        fact for fact in table.facts().values() if isinstance(fact, str) and fact[:1] in "+-" and fact
    ] == ["-2 game"]


@pytest.mark.clause("GLM-05")
@pytest.mark.clause("GLM-11")
def test_energy_and_what_is_out_of_order_go_into_the_next_round() -> None:
    table = last_turns(Fighter(energy=4, out="head"), Fighter(energy=0)).do("done")
    table.deal(", ".join(sorted(table.pile)[:12]))
    assert (table.energy, table.out, table.state.rounds) == ([5, 1], ["1 head"], 1)


# --- The end -------------------------------------------------------------------------


@pytest.mark.clause("GLM-17")
@pytest.mark.parametrize(("rounds", "over"), [(0, False), (1, False), (2, True)])
def test_the_game_ends_after_the_last_card_of_round_3(rounds: int, over: bool) -> None:
    """Without a repair."""
    table = last_turns(Fighter(out="head"), Fighter(out="torso"), rounds=rounds)
    assert (table.actor == "nobody") is over
    assert (table.legal() == []) is over
    assert table.state.rounds == rounds + 1


@pytest.mark.clause("GLM-17")
@pytest.mark.parametrize("rounds", [1, 5])
def test_the_box_says_how_many_rounds_there_are(rounds: int) -> None:
    table = last_turns(Fighter(), Fighter(), rounds=rounds - 1, contents={"rounds": rounds})
    assert table.actor == "nobody"


@pytest.mark.clause("GLM-17")
@pytest.mark.parametrize(
    ("outs", "winners"),
    [
        (["head", ""], [2]),
        (["head", "torso"], [1, 2]),
        (["head, torso", "left arm", "left leg", "right leg, head"], [2, 3]),
        (["", "", ""], [1, 2, 3]),
        (["head", "torso", "", "left arm, left leg"], [3]),
    ],
)
def test_most_working_tiles_win_and_ties_share_it(outs: list[str], winners: list[int]) -> None:
    table = last_turns(*(Fighter(out=out) for out in outs), rounds=2)
    assert table.actor == "nobody"
    assert table.winners == winners
    tiles = [6 - len([one for one in out.split(",") if one]) for out in outs]
    order = sorted(range(len(outs)), key=lambda seat: table.scores[seat])
    assert [tiles[seat] for seat in order] == sorted(tiles)


@pytest.mark.clause("GLM-17")
def test_neither_energy_nor_tokens_count() -> None:
    rich = Fighter(out="head", energy=5, tokens="torso defence +5 game, torso attack +3 game")
    assert last_turns(rich, Fighter(energy=0), rounds=2).winners == [2]


@pytest.mark.clause("GLM-17")
def test_who_was_destroyed_is_behind_everyone_else() -> None:
    fighters = [Fighter(works="head"), Fighter(destroyed=True), Fighter(), Fighter(destroyed=True)]
    scores = last_turns(*fighters, rounds=2).scores
    assert scores[2] > scores[0] > scores[1] == scores[3]


@pytest.mark.clause("GLM-17")
def test_the_last_action_still_counts() -> None:
    table = fight(
        Fighter("spare-1", out="head"), Fighter("rage"), Fighter("spare-3", out="torso"), cycle=5, rounds=2
    )
    table.throw("spare-1").do("play rage", "tile left arm").throw("spare-3")
    assert (table.actor, table.scores, table.winners) == ("nobody", [6, 7, 5], [2])
