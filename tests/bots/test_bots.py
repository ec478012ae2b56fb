"""What bots are called, that they keep to the rules, and that they can be repeated."""

import time

import pytest
from small import SMALL

from pioche import GAMES, Match, Mistake
from pioche.bots import LEVELS, choose, is_bot, parse_bot
from pioche.bots.memory import Memory, make_memory
from pioche.bots.search import is_clearly_better
from pioche.core.random import SeededDice, generator

BOTS = ["random", "greedy", "search:30", "level:1"]


@pytest.mark.parametrize("text", ["random", "greedy", "search:200", "search:500ms", "level:3"])
def test_a_bot_keeps_the_name_it_was_written_with(text: str) -> None:
    assert parse_bot(text).text == text
    assert is_bot(text)


@pytest.mark.parametrize(
    "text", ["", "clever", "search", "search:0", "search:-5", "search:2s", "level:0", "level:6", "random:3"]
)
def test_what_is_no_bot_is_told_in_one_sentence(text: str) -> None:
    with pytest.raises(Mistake):
        parse_bot(text)


def test_names_of_people_are_not_bots() -> None:
    assert not any(is_bot(name) for name in ("Ada", "you", "levelled", "Random Joe"))


def play(game: str, players: int, texts: list[str], seed: int) -> Match:
    """A whole match between bots, decision by decision."""
    match, random = Match.new(game, players, seed=seed), generator(seed, 1)
    while not match.over:
        match.apply(choose(parse_bot(texts[match.actor % len(texts)]), match, random))
    return match


@pytest.mark.parametrize("text", BOTS)
def test_every_bot_plays_goulet_to_the_end_and_again_the_same(text: str) -> None:
    first = play("goulet", 2, [text, "random"], seed=4)
    assert first.record() == play("goulet", 2, [text, "random"], seed=4).record()


@pytest.mark.parametrize("text", BOTS)
def test_every_bot_plays_with_secrets_and_three_seats(text: str) -> None:
    assert play("exchange", 3, [text, "random", "search:10"], seed=2).over


def test_levels_only_think_longer() -> None:
    """None plays badly on purpose: the next level is the same search with more iterations."""
    budgets = [parse_bot(f"level:{level}").iterations for level in LEVELS]
    assert budgets == sorted(set(budgets))


def test_levels_think_longer_where_there_are_very_many_options() -> None:
    """Where 91 amounts of points are possible, level 2 is a search of 200 iterations rather than of 40."""
    match = Match.new("golem-it", 3, seed=1)
    match.apply(match.legal[0])
    assert len(match.legal) > 80
    level, few, many = (parse_bot(text) for text in ("level:2", "search:40", "search:200"))
    assert level.iterations == few.iterations
    chosen = [[choose(bot, match, generator(seed)) for seed in range(12)] for bot in (level, few, many)]
    assert chosen[0] == chosen[2] != chosen[1]


def test_a_budget_in_milliseconds_is_spent_and_kept() -> None:
    match, random = Match.new("goulet", seed=1), generator(1)
    choose(parse_bot("search:1ms"), match, random)  # compiled by now
    start = time.monotonic()
    assert choose(parse_bot("search:150ms"), match, random) in match.legal
    assert time.monotonic() - start >= 0.15


def dealt(*cards: int) -> Match:
    """'exchange' for two, seat 1 to decide, with these cards in hand."""
    match = Match.new("exchange", 2, dice=_Stacked(cards))
    assert match.actor == 0
    return match


class _Stacked(SeededDice):
    """Dice that deal these cards first."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__(0)
        self._cards, self._dealt = cards, 0

    def roll(self, count: int, undos: int) -> int:
        if self._dealt < len(self._cards):
            lower = sum(card < self._cards[self._dealt] for card in self._cards[: self._dealt])
            self._dealt += 1
            return self._cards[self._dealt - 1] - 1 - lower
        return super().roll(count, undos)


@pytest.mark.parametrize(("card", "wanted"), [(1, "swap"), (2, "swap"), (5, "stay"), (6, "stay")])
def test_search_does_the_sensible_thing_with_a_hidden_card_against_it(card: int, wanted: str) -> None:
    other = 3 if card != 3 else 4
    match = dealt(card, other)
    action = choose(parse_bot("search:2000"), match, generator(9))
    assert match.name(action) == wanted


@pytest.mark.parametrize("text", BOTS)
@pytest.mark.parametrize("other", [1, 4, 6])
def test_a_bot_cannot_see_what_its_seat_may_not_know(text: str, other: int) -> None:
    """The same seed and the same own card: whatever the other seat holds, the choice is the same."""
    chosen = {choose(parse_bot(text), dealt(5, held), generator(7)) for held in (2, other)}
    assert len(chosen) == 1


def test_all_games_are_played_by_search() -> None:
    for game in [*GAMES.values(), *SMALL.values()]:
        match = Match.new(game, game.file.most, seed=1)
        assert choose(parse_bot("search:50"), match, generator(1)) in match.legal


def memory_with(visits: list[int], rewards: list[float]) -> Memory:
    """A memory whose root has been tried so often, with so much reward."""
    memory = make_memory(GAMES["groo"], 10)
    memory.edge_visits[: len(visits)] = visits
    memory.edge_rewards[: len(rewards)] = rewards
    return memory


@pytest.mark.parametrize(
    ("visits", "rewards", "better"),
    [
        ([30, 20], [15.0, 9.0], False),  # 50% against 45%: luck
        ([300, 200], [180.0, 90.0], True),  # 60% against 45%
        ([10, 0], [1.0, 0.0], True),  # the other was never tried
        ([10, 10], [5.0, 5.0], False),
    ],
)
def test_a_difference_counts_if_luck_would_not_make_it(
    visits: list[int], rewards: list[float], better: bool
) -> None:
    assert is_clearly_better(memory_with(visits, rewards), 0, 1) == better


def test_where_nothing_is_clearly_better_a_bot_does_what_is_usual() -> None:
    """Weak bots of Groo threw most of their cards away, and drew none."""
    match, random = Match.new(GAMES["groo"], 2, seed=3), generator(3)
    kept = asked = 0
    for _ in range(60):
        names = [match.name(action) for action in match.legal]
        action = choose(parse_bot("search:12"), match, random)
        if match.actor >= 0 and "draw" in names:
            asked += 1
            kept += match.name(action) == "draw"
        match.apply(action)
    assert asked > 3
    assert kept > 0.7 * asked
