"""Every Groo Effect of the standard box in a position in which its text matters: see `about` in cards.py."""

from .cards import LEFT_OVER, RICH, Lay, about
from .positions import Player, Position

NONE = Player()


def groo(lay: Lay, card: str, *others: Player, own: str = "", town: str = "", **more: object) -> Position:
    """The first player has played the card; Groo is in the second town, unless it is said."""
    details = {"phase": "build", "dice": RICH, "groo": 2, **more}
    hand = ", ".join(part for part in (card, own) if part)
    return lay(Player(hand, town), *others, **details).do(f"play {card}")


# --- Where he goes --------------------------------------------------------------------------


@about("the-wanderer")
def test_the_wanderer_goes_to_any_other_town(lay: Lay) -> None:
    for more in ({}, LEFT_OVER):
        table = groo(lay, "the-wanderer", NONE, NONE, NONE, **more)
        assert (table.actor, table.offered()) == (1, {"player 1", "player 3", "player 4"})
        assert (table.do("player 4").groo, table.discards) == (4, {"the-wanderer"})


@about("wrong-turn")
def test_on_a_wrong_turn_the_die_decides_whose_troop_goes_home(lay: Lay) -> None:
    """Its owner chooses it where Groo has come to, or where he has stayed."""
    towns = Player(town="sage"), NONE, Player(town="castle, archers, drummers")
    table = groo(lay, "wrong-turn", *towns).do("move left 2")
    assert (table.groo, table.actor, table.offered()) == (4, 4, {"pick archers", "pick drummers"})
    table.do("pick archers")
    assert (table.town(4), table.hand(4)) == ({"castle", "drummers"}, {"archers"})
    table = groo(lay, "wrong-turn", *towns).do("move dog")
    assert (table.groo, table.town(2), table.hand(2)) == (2, set(), {"sage"})
    assert groo(lay, "wrong-turn", *towns).do("move left 1").discards == {"wrong-turn"}


# --- What falls -----------------------------------------------------------------------------


@about("the-door-was-open")
def test_behind_the_open_door_the_owner_chooses_what_falls(lay: Lay) -> None:
    table = groo(lay, "the-door-was-open", Player(town="castle, tavern, archers"), Player(town="baker"))
    assert (table.actor, table.offered()) == (2, {"pick castle", "pick tavern"})
    assert table.do("pick castle").town(2) == {"tavern", "archers"}


@about("load-bearing-pillar")
def test_the_pillar_bears_a_large_building_that_the_user_chooses(lay: Lay) -> None:
    table = groo(lay, "load-bearing-pillar", Player(town="castle, tavern, royal-palace"))
    assert (table.actor, table.offered()) == (1, {"pick castle", "pick royal-palace"})
    assert table.do("pick castle").town(2) == {"tavern", "royal-palace"}


@about("friendly-sparring")
def test_two_troops_spar_with_groo_who_then_walks_on(lay: Lay) -> None:
    others = Player(town="archers, sage, dragon, castle"), NONE, NONE
    table = groo(lay, "friendly-sparring", *others)
    assert (table.actor, table.offered()) == (2, {"pick archers", "pick sage", "pick dragon"})
    table.do("pick archers", "pick sage")
    assert (table.town(2), table.groo) == ({"dragon", "castle"}, 2)
    assert (table.actor, table.offered()) == (1, {"player 1", "player 3"})
    assert table.do("player 3").groo == 3


@about("the-village-flees")
def test_a_village_flees_into_the_hand_of_its_owner(lay: Lay) -> None:
    table = groo(lay, "the-village-flees", Player(town="castle, tavern, sage"), town="baker")
    assert (table.actor, table.offered()) == (1, {"pick castle", "pick tavern"})
    table.do("pick castle")
    assert (table.hand(2), table.town(2), table.marked("seen")) == (
        {"castle"},
        {"tavern", "sage"},
        {"castle"},
    )


@about("the-village-flees")
def test_it_may_be_the_own_village_too(lay: Lay) -> None:
    table = groo(lay, "the-village-flees", NONE, town="baker", own="sage", groo=1)
    assert (table.hand(1), table.town(1)) == ({"sage", "baker"}, set())


@about("souvenir")
def test_a_small_building_is_taken_along_as_a_souvenir(lay: Lay) -> None:
    table = groo(lay, "souvenir", Player(town="castle, tavern, baker, archers"))
    assert (table.actor, table.offered()) == (1, {"pick tavern", "pick baker"})
    table.do("pick baker")
    assert (table.town(1), table.points[0], table.marked("asleep")) == ({"baker"}, 1, {"baker"})


# --- Hands, sleep and dice ------------------------------------------------------------------


@about("long-story")
def test_a_long_story_puts_the_town_to_sleep_and_an_army_of_listeners_takes_a_card(lay: Lay) -> None:
    """A card is lost only if whoever tells it has two Troops or more."""
    listener = Player("castle, sage, dragon", "tavern, archers")
    table = groo(lay, "long-story", listener, Player(town="baker"), town="pikemen, masons")
    assert (table.actor, table.offered()) == ("chance", {"card castle", "card sage", "card dragon"})
    table.deal("sage")
    assert (table.hand(2), table.discards) == ({"castle", "dragon"}, {"sage", "long-story"})
    assert table.marked("asleep") == {"tavern", "archers"}
    table = groo(lay, "long-story", listener, town="pikemen")
    assert (table.hand(2), table.marked("asleep")) == ({"castle", "sage", "dragon"}, {"tavern", "archers"})


@about("all-you-can-eat")
def test_two_cards_are_grabbed_and_all_supplies_eaten(lay: Lay) -> None:
    host = Player("castle, sage, dragon")
    table = groo(lay, "all-you-can-eat", host, dice="head 5, supplies 5, labor", own="tavern")
    assert (table.actor, table.offered()) == ("chance", {"card castle", "card sage", "card dragon"})
    table.deal("sage, castle")
    assert (table.hand(1), table.hand(2)) == ({"sage", "castle", "tavern"}, {"dragon"})
    assert "supplies" not in table.dice
    assert table.dice["labor"] == 1


@about("all-you-can-eat", "souvenir", "load-bearing-pillar", "the-door-was-open")
def test_where_there_is_nothing_for_him_they_cannot_be_played(lay: Lay) -> None:
    """The first thing that a Groo Effect does needs something to work on."""
    hand = "all-you-can-eat, souvenir, load-bearing-pillar, the-door-was-open"
    rich = Player("sage", "castle, tavern")
    for town, plays in ((2, set()), (3, set(hand.split(", ")))):
        assert lay(Player(hand), NONE, rich, phase="build", dice=RICH, groo=town).offered("play") == plays
