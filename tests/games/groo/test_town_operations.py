"""Operations on towns, one by one: destroy, steal, return, sleep, wake, and what lasts there (GRO-05, GRO-10,
GRO-11, GRO-14, GRO-18, GRO-20)."""

import pytest

from .cards import BUILDING, EVENT, TROOP, WILD, made, operation, power, quiet, usable, use, wild
from .positions import Player

SORTS = {  # of the cards in TOWN
    "building": {"baker", "butcher", "castle", "royal-palace"},
    "small": {"baker", "butcher"},
    "large": {"castle", "royal-palace"},
    "troop": {"archers", "dragon"},
    "card": {"baker", "butcher", "castle", "royal-palace", "archers", "dragon"},
}
TOWN = ", ".join(sorted(SORTS["card"]))
FOUR = "stables, shipyard, pawnshop, blacksmith"


# --- Destroy, steal and return ------------------------------------------------------------


@pytest.mark.clause("GRO-20")
@pytest.mark.parametrize("what", SORTS)
@pytest.mark.parametrize(
    ("do", "by", "chooser"),
    [
        ("destroy", "", 2),
        ("destroy", "owner", 2),
        ("destroy", "user", 1),
        ("steal", "", 1),
        ("return", "", 2),
        ("return", "owner", 2),
        ("return", "user", 1),
    ],
)
def test_who_chooses_among_the_cards_of_a_sort(do: str, by: str, chooser: int, what: str) -> None:
    details = {"by": by} if by else {}
    one = operation(do, who="opponent", what=what, **details)
    table = use(power(one, others=[Player(town=TOWN), Player(hand="sage")]))
    assert (table.actor, table.offered("pick")) == (chooser, SORTS[what])
    card = min(SORTS[what])
    table.do(f"pick {card}")
    assert (table.actor, table.town(2)) == (1, SORTS["card"] - {card})
    assert card in {"destroy": table.discards, "steal": table.town(1), "return": table.hand(2)}[do]
    rest = ", ".join(SORTS["card"] - SORTS[what])
    assert not usable(power(one, others=[Player(town=rest)]))


@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize("do", ["destroy", "steal", "return"])
def test_as_many_as_there_are_and_a_single_one_without_asking(do: str) -> None:
    two = operation(do, who="opponent", what="card", amount=2)
    table = use(power(two, others=[Player(town="castle, dragon used, baker asleep")]))
    table.do("pick castle")
    assert table.offered("pick") == {"dragon", "baker"}
    assert (table.do("pick dragon").town(2), table.actor) == ({"baker"}, 1)
    one = use(power(two, others=[Player(town="baker asleep")]))
    assert (one.town(2), one.actor) == (set(), 1)


@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize(
    ("who", "concerned"), [("others", [4, 1, 2]), ("everyone", [3, 4, 1, 2]), ("here", [2]), ("self", [3])]
)
def test_each_town_is_dealt_with_completely_before_the_next(who: str, concerned: list[int]) -> None:
    """Clockwise from the user, who has the third town; where as many fall as there are, nobody is asked."""
    texts = made(BUILDING, operation("destroy", who=who, what="troop", amount=2))
    troops = [["archers", "dragon", "sage"], ["cavalry", "pikemen"], ["chakall", "masons"], ["drummers"]]
    towns = [Player(town=", ".join([*troops[seat], *[BUILDING] * (seat == 2)])) for seat in range(4)]
    table, asked = use(quiet(*towns, texts=texts, turn=3, groo=2, phase="build", dice="labor")), []
    while "done" not in table.offered():
        asked.append(table.actor)
        table.do(f"pick {min(table.offered('pick'))}")
    times = {1: 2, 2: 1, 3: 1, 4: 0}  # the last of a number is not asked for
    assert asked == [player for player in concerned for _ in range(times[player])]
    for player in table.players:
        left = troops[player - 1][2 if player in concerned else 0 :]
        assert table.town(player) - {BUILDING} == set(left)


@pytest.mark.clause("GRO-05")
def test_what_is_stolen_keeps_nothing_and_buildings_arrive_asleep() -> None:
    steal = operation("steal", who="here", what="card", amount=2)
    table = use(power(steal, others=[Player(town="dragon used asleep, castle used")], groo=2)).do(
        "pick castle"
    )
    assert (table.town(1), table.town(2)) == ({BUILDING, "castle", "dragon"}, set())
    assert (table.marked("asleep"), table.marked("used")) == ({"castle"}, {BUILDING})
    assert table.points == [3, 0]
    assert not usable(power(steal, own=Player(town="dragon"), others=[Player(town="castle")], groo=1))


@pytest.mark.clause("GRO-10")
def test_what_is_returned_is_known_to_all_and_a_full_hand_takes_no_more() -> None:
    both = operation("return", who="others", what="building", amount=2)
    others = [Player(hand=FOUR, town="castle asleep, baker"), Player(hand="sage", town="butcher")]
    table = use(power(both, others=others)).do("pick castle")
    assert (table.hand(2), table.discards) == ({*FOUR.split(", "), "castle"}, {"baker"})
    assert (table.hand(3), table.marked("seen")) == ({"sage", "butcher"}, {"castle", "butcher"})
    assert not table.marked("asleep")


@pytest.mark.clause("GRO-10")
def test_the_opponent_is_one_at_whom_there_is_something_to_do() -> None:
    """And the same for the rest of the text; if there is none, the next operation looks for its own."""
    first = operation("destroy", who="opponent", what="troop")
    then = operation("steal", who="opponent", what="building")
    towns = Player(town="archers"), Player(town="castle"), Player(town="dragon, baker")
    table = use(power(first, then, others=towns))
    assert (table.actor, table.offered()) == (1, {"player 2", "player 4"})
    assert table.copy().do("player 2").discards == {"archers"}
    assert table.copy().do("player 4").town(1) == {BUILDING, "baker"}
    assert use(power(first, then, others=towns[:2])).town(1) == {BUILDING}
    move = operation("move", where="anywhere")
    table = use(power(move, first, then, others=[Player(), Player(town="castle")])).do("player 3")
    assert (table.town(1), table.actor) == ({BUILDING, "castle"}, 1)


# --- Safe ---------------------------------------------------------------------------------


@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize("do", ["destroy", "steal", "return"])
def test_a_building_that_is_safe_from_cards_is_left_alone(do: str) -> None:
    """Not while it is asleep; and what is safe in war is not safe from cards."""
    one = operation(do, who="opponent", what="building")
    for danger, mark, kept in (("cards", "", True), ("cards", " asleep", False), ("war", "", False)):
        texts = {**made(BUILDING, one), **made("castle", operation("safe", from_=danger))}
        table = power(one, others=[Player(town=f"castle{mark}")], texts=texts)
        assert usable(table) != kept
    texts = {**made(BUILDING, one), **made("castle", operation("safe", from_="cards"))}
    assert use(power(one, others=[Player(town="castle, baker")], texts=texts)).town(2) == {"castle"}


@pytest.mark.clause("GRO-14")
def test_a_building_that_is_safe_in_war_cannot_be_lost() -> None:
    texts = {card: made(card, operation("safe", from_="war"))[card] for card in ("castle", "baker")}
    town = "castle, baker asleep, butcher"
    table = quiet(Player(town="dragon"), Player(town=town), texts=texts, phase="attack")
    assert table.do("player 2", "pick dragon", "pick baker").town(2) == {"castle"}


# --- Sleep and wake -----------------------------------------------------------------------


@pytest.mark.clause("GRO-05")
@pytest.mark.parametrize("what", SORTS)
def test_all_cards_of_a_sort_fall_asleep_until_the_next_turn(what: str) -> None:
    sleep = operation("sleep", who="opponent", what=what)
    table = use(power(sleep, others=[Player(town=TOWN)], dice=""))
    assert table.marked("asleep") == SORTS[what]
    table.do("done", "done")
    assert (table.turn, table.marked("asleep")) == (2, set())
    awake = ", ".join(SORTS["card"] - SORTS[what])
    asleep = ", ".join(f"{card} asleep" for card in SORTS[what])
    assert not usable(power(sleep, others=[Player(town=f"{awake}, {asleep}")]))


@pytest.mark.clause("GRO-09")
def test_everyone_can_be_put_to_sleep_at_once() -> None:
    texts = made(EVENT, operation("sleep", who="everyone", what="troop"))
    towns = Player(town="archers, castle"), Player(town="dragon"), Player(town="baker, sage asleep")
    table = quiet(*towns, texts=texts, phase="draw").do("draw", f"card {EVENT}")
    assert table.marked("asleep") == {"archers", "dragon", "sage"}


@pytest.mark.clause("GRO-05")
def test_the_users_buildings_wake_up_and_no_troop() -> None:
    wake = operation("wake")
    own = Player(town="castle asleep, baker asleep used, archers asleep")
    table = use(power(wake, own=own, others=[Player(town="butcher asleep")]))
    assert table.marked("asleep") == {"archers", "butcher"}
    assert table.marked("used") == {BUILDING, "baker"}
    assert not usable(
        power(wake, own=Player(town="archers asleep, castle"), others=[Player(town="baker asleep")])
    )


# --- Points and prices ----------------------------------------------------------------------


@pytest.mark.clause("GRO-05")
@pytest.mark.clause("GRO-18")
@pytest.mark.parametrize("amount", [-3, -1, 1, 5])
@pytest.mark.parametrize("mark", ["", " asleep"])
def test_points_of_a_text_count_also_while_it_sleeps(amount: int, mark: str) -> None:
    texts = made("castle", operation("points", amount=amount))
    assert quiet(Player(town=f"castle{mark}, baker"), Player(town="butcher"), texts=texts).points == [
        2 + amount + 1,
        1,
    ]
    assert quiet(Player(hand="castle"), Player(town="butcher"), texts=texts).points == [0, 1]


@pytest.mark.clause("GRO-11")
@pytest.mark.parametrize(
    ("what", "give", "cheaper"),
    [
        ("building", "labor", "baker castle"),
        ("building", "head", ""),
        ("small", "supplies", "baker"),
        ("large", "kopin", "castle"),
        ("troop", "labor", "archers"),
        ("effect", "head", "long-story"),
        ("effect", "kopin", ""),
    ],
)
@pytest.mark.parametrize("card", ["baker", "castle", "archers", "long-story"])
def test_cards_of_a_sort_need_one_of_a_material_less(what: str, give: str, cheaper: str, card: str) -> None:
    """Not those of others, not while the text is asleep, and only if it is among what they need."""
    price = {"heads": 2} if card == "long-story" else {"cost": [2, 2, 1]}
    full = {"head": 2} if card == "long-story" else {"labor": 2, "supplies": 2, "kopin": 1}
    dice = ", ".join(f"{material} {number}" for material, number in full.items())
    texts = made(BUILDING, operation("cheaper", what=what, give=give))
    for town, other in ((BUILDING, ""), (f"{BUILDING} asleep", ""), ("", BUILDING)):
        players = Player(card, town), Player(town=other)
        table = quiet(*players, phase="build", dice=dice, texts=texts, numbers={card: price})
        saves = town == BUILDING and card in cheaper.split()
        assert table.do(f"play {card}").dice == ({give: 1} if saves else {})


@pytest.mark.clause("GRO-16")
def test_a_troop_may_do_something_when_it_is_played_and_a_wild_at_any_time() -> None:
    destroy = operation("destroy", who="opponent", what="building")
    table = quiet(
        Player(TROOP), Player(town="castle"), phase="build", dice="labor", texts=made(TROOP, destroy)
    )
    assert (table.do(f"play {TROOP}").town(1), table.town(2)) == ({TROOP}, set())
    assert wild(destroy, others=[Player(town="castle")]).do(f"play {WILD}").town(2) == set()
