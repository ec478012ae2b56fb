"""Conformance: what every game must keep to. The checks raise, they never warn.

A stranger's game is checked with `check_game(GAME)`, before anything is built on it.
"""

import json
from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from .box import Option, Value
from .game import Game
from .match import Match
from .notation import action_names, parse_action
from .playout import random_matches
from .random import Dice, generator, pick
from .record import UInt64s, blank
from .rule import CHANCE, HIDDEN, OVER, SPECTATOR, WAITING
from .words import LANGUAGES, words

_MOST_PLIES = 1_000_000
_LOOKED_AT_CLOSELY = 50  # actions from the beginning of a match, and then ...
_ONE_IN = 20  # ... as many in so many


class Broken(AssertionError):  # noqa: N818 - the game is, not the check
    """A game does not keep to the contract; the message says how."""


class Crash(Exception):  # noqa: N818 - it carries a match rather than an error
    """The rules failed in mid-match; `record` is the match up to and with the action that did it."""

    def __init__(self, record: str) -> None:
        super().__init__("the rules crashed; replay the record to see it again")
        self.record = record


def check_game(game: Game, matches: int = 1, seed: int = 1) -> None:
    """All checks, for each number of players and each value of each option."""
    check_names(game)
    for number, (players, options) in enumerate(variants(game)):
        start = Match.new(game, players, options, dice=Dice())
        check_setup(start)
        check_loops_agree(start, seed)
        for match in range(matches):
            check_match(start.at(0), generator(seed, 1 + number * matches + match))


def variants(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """The standard table for each number of players, then one option changed at a time."""
    for players in range(game.file.fewest, game.file.most + 1):
        yield players, {}
        for option in game.file.options.values():
            for value in other_values(option, players):
                yield players, {option.name: value}


def other_values(option: Option, players: int) -> list[Value]:
    """Every choice but the standard one; of a number its limits and a small value in between."""
    values = option.choices_for(players)
    if not values:
        least, most = option.limits.least, option.limits.most
        values = [least, min(most, least + 7), most]
    return [value for value in values if value != option.standard(players)]


def require(kept: bool, game: Game, sentence: str) -> None:
    if not kept:
        raise Broken(f"{game.name}: {sentence}")


# --- Once a game ----------------------------------------------------------------


def check_names(game: Game) -> None:
    """Every action has a name of its own in every language, and is found by it."""
    for language in LANGUAGES:
        spoken = words(language, game.catalogue)
        for action in range(game.actions):
            name = spoken.say(game.table.name(action))
            require(parse_action(game, name) == action, game, f"'{name}' names two actions")
            require(not set(name) & set(";\n"), game, f"'{name}' cannot stand in a record")
    require(len(set(action_names(game).values())) == game.actions, game, "an action has no name")


def check_setup(match: Match) -> None:
    """Set-up starts from any garbage, and a record has no padding."""
    game = match.game
    clean, dirty = blank(game.state_layout), blank(game.state_layout)
    dirty.view(np.uint8)[:] = 0x55
    game.setup(match.box, clean[0])
    game.setup(match.box, dirty[0])
    require(clean.tobytes() == dirty.tobytes(), game, "set-up leaves cells as they were")
    width = sum(field[0].itemsize for field in (game.state_layout.fields or {}).values())
    require(width == game.state_layout.itemsize, game, "the state has padding")


def check_loops_agree(match: Match, seed: int) -> None:
    """The compiled play-out and a match step by step make the same choices from the same seed."""
    game, random, decisions = match.game, generator(seed), 0
    walked = match.at(0)
    while not walked.over:
        offers = walked.legal
        decisions += walked.actor >= 0 and len(offers) > 1
        walked.apply(offers[choose(random, len(offers))])
    again = random_matches(game, match.boxes, generator(seed), 1)
    require(again == decisions, game, f"a play-out makes {again} decisions, a match {decisions}")


# --- At every step of a match -----------------------------------------------------


def choose(random: UInt64s, count: int) -> int:
    """One of `count` numbers, outside compiled code."""
    with np.errstate(over="ignore"):  # SplitMix64 overflows by design
        return pick(random, count)


def check_match(match: Match, random: UInt64s) -> None:
    """Play one match at random and look at everything on the way: closely at its beginning, and at some of
    the many positions that follow in a long one."""
    game = match.game
    while not match.over:
        offers = match.legal
        check_offers(match, offers)
        if len(match.plies) < _LOOKED_AT_CLOSELY or choose(random, _ONE_IN) == 0:
            for seat in (*range(match.players), SPECTATOR):
                check_secrecy(match, seat, random)
            check_table(match, offers)
        check_apply(match, offers[choose(random, len(offers))])
        require(len(match.plies) < _MOST_PLIES, game, "a match does not end")
    check_end(match)


def check_offers(match: Match, offers: list[int]) -> None:
    """Something can be done until the end, ascending, and chance shares no number with decisions."""
    game, states = match.game, match.copy_state()
    match.legal_in(states)
    require(states.tobytes() == match.state_bytes, game, "`legal` changes the state")
    require(bool(offers), game, "nobody can do anything, and the match is not over")
    require(all(low < high for low, high in pairwise(offers)), game, f"{offers} is not ascending")
    require(offers[0] >= 0 and offers[-1] < game.actions, game, f"{offers} has unknown numbers")
    require(match.actor in (CHANCE, *range(match.players)), game, f"nobody is actor {match.actor}")
    for action in offers:
        require(
            game.kind_of(action).chance == (match.actor == CHANCE),
            game,
            f"action {action} is offered to actor {match.actor}",
        )


def check_secrecy(match: Match, seat: int, random: UInt64s) -> None:
    """What a seat may not know changes nothing that reaches it."""
    game = match.game
    own = match.concealed(seat)
    twice = own.copy()
    game.conceal(match.box, twice[0], seat)
    require(twice.tobytes() == own.tobytes(), game, "concealing twice is not concealing once")
    if seat == SPECTATOR or seat != match.actor:
        is_told = match.is_asked_in_secret and int(own[0].actor) != WAITING
        require(not is_told, game, "a seat is told who is asked in secret")
        return
    require(match.legal_in(own) == match.legal, game, "a seat's own actions depend on what it cannot know")
    guessed = own.copy()
    with np.errstate(over="ignore"):  # SplitMix64 overflows by design
        game.resample(match.box, guessed[0], seat, random)
    require(match.legal_in(guessed) == match.legal, game, "a guess changes what the seat may do")
    game.conceal(match.box, guessed[0], seat)
    require(guessed.tobytes() == own.tobytes(), game, "a guess does not fit what the seat knows")
    for action in match.legal:
        shown = game.conceal_action(match.box, match.state, seat, action)
        require(shown == action, game, "an actor does not see the own action")


def check_twin(match: Match, seat: int, random: UInt64s) -> tuple[Match, Match]:
    """Replay a match beside a twin that differs in whatever that seat has not seen, until something of it is
    uncovered: all that reaches the seat is the same. Returns both as they were last alike."""
    game, true, twin = match.game, match.at(0), match.at(0)
    seen = _seen_actions(match, seat)
    for number, ply in enumerate(match.plies):
        if not ply.reaches(seat):
            true.apply(ply.action)
            continue
        twin = _pass_windows(twin, seat)
        action, kind = ply.action, game.kind_of(ply.action)
        if game.conceal_action(match.box, true.state, seat, action) == HIDDEN:
            # A card that the seat will see elsewhere would give the twin away at once.
            alike = [offer for offer in twin.legal if offer in kind and offer not in seen[number:]]
            action = alike[choose(random, len(alike))] if alike else action
        if action not in twin.legal or ply.actor != twin.actor:
            break
        true.apply(ply.action)
        twin.apply(action)
        here, there = _pass_windows(true, seat), _pass_windows(twin, seat)
        if here.concealed(seat).tobytes() != there.concealed(seat).tobytes():
            true, twin = true.at(len(true.plies) - 1), twin.at(len(twin.plies) - 1)
            break
        require(here.view(seat) == there.view(seat), game, "a view shows what its seat cannot know")
        is_asked = seat != SPECTATOR and seat == here.actor
        require(
            not is_asked or here.legal == there.legal, game, "`legal` depends on what its seat cannot know"
        )
    true, twin = _pass_windows(true, seat), _pass_windows(twin, seat)
    require(true.events(seat) == twin.events(seat), game, "a number tells that somebody was asked in secret")
    for language in LANGUAGES:
        alike_so_far = true.prompt(seat, language) == twin.prompt(seat, language)
        require(alike_so_far, game, "a prompt tells what its seat cannot know")
        told = list(true.story(seat, language)) == list(twin.story(seat, language))
        require(told, game, "the log tells what its seat cannot know")
    return true, twin


def _pass_windows(match: Match, seat: int) -> Match:
    """The match as it goes on where nobody else interrupts: what the seat sees next in that case."""
    passed = match
    while passed.is_asked_in_secret and passed.actor != seat:
        passed = passed.at(len(passed.plies)) if passed is match else passed
        passed.apply(next(action for action in passed.legal if passed.is_secret(action)))
    return passed


def _seen_actions(match: Match, seat: int) -> list[int]:
    """Every action as that seat sees it, HIDDEN where it does not."""
    past, seen = match.at(0), []
    for ply in match.plies:
        seen.append(int(match.game.conceal_action(match.box, past.state, seat, ply.action)))
        past.apply(ply.action)
    return seen


def check_table(match: Match, offers: list[int]) -> None:
    """Views, prompts, sentences, pieces and refusals are there and agree with `legal`."""
    game, table = match.game, match.game.table
    own = match.known[0]
    view = json.dumps(table.view(match.box, own))
    for action in range(game.actions):
        refused = table.why_not(match.box, own, action)
        require((refused is None) == (action in offers), game, f"why_not is wrong about action {action}")
        if refused is not None:
            require(f"**{refused.clause}**" in game.rules["en"], game, f"there is no clause {refused.clause}")
    shown = table.candidates(match.box, own)
    require(set(offers) <= set(shown), game, "a legal action is not among the candidates")
    for language in LANGUAGES:
        spoken = match.words(language)
        require(bool(table.prompt(match.box, own, spoken)), game, "there is no prompt")
        for action in shown:
            sentence = table.sentence(match.box, own, action, spoken)
            require(bool(sentence), game, f"action {action} has no sentence")
    for action in shown:
        for piece in table.touches(match.box, own, action):
            require(json.dumps(piece) in view, game, f"action {action} touches {piece}, which is not in view")


def check_apply(match: Match, action: int) -> None:
    """An action changes the state alone, always in the same way, and older states not at all."""
    game = match.game
    box, before = match.boxes.tobytes(), match.state_bytes
    older, other = match.concealed(match.actor), match.copy_state()
    remembered = older.tobytes()
    game.apply(match.box, other[0], action)
    match.apply(action)
    require(match.boxes.tobytes() == box, game, "an action changes the box")
    require(match.state_bytes != before, game, f"action {action} changes nothing")
    require(older.tobytes() == remembered, game, "an action changes an older state")
    require(other.tobytes() == match.state_bytes, game, f"action {action} is not always the same")


def check_end(match: Match) -> None:
    """After the end nothing can be done, everyone has a score, and the record restores the match."""
    game = match.game
    require(match.legal == [], game, "something can be done after the end")
    require(match.scores is not None and len(match.winners) > 0, game, "nobody has won, not even shared")
    for action in range(game.actions):
        require(match.why_not(action) is not None, game, "why_not allows something after the end")
    restored = Match.parse(match.record())
    require(restored.record() == match.record(), game, "the record does not restore the match")
    require(restored.state_bytes == match.state_bytes, game, "the record restores another position")
    for number, seat in enumerate((*range(match.players), SPECTATOR)):
        language = list(LANGUAGES)[number % len(LANGUAGES)]
        require(all(match.story(seat, language)), game, "a line of the log is empty")


# --- Looking for crashes ------------------------------------------------------------


def fuzz(game: Game, matches: int, seed: int) -> int:
    """Play at random with random options; whatever the rules raise comes back as a match to replay.
    Returns the number of actions."""
    actions = 0
    for number in range(matches):
        random = generator(seed, number + 1)
        players = game.file.fewest + choose(random, game.file.most - game.file.fewest + 1)
        options = {}
        for option in game.file.options.values():
            values = [option.standard(players), *other_values(option, players)]
            options[option.name] = values[choose(random, len(values))]
        match = Match.new(game, players, options, dice=Dice())
        try:
            while match.actor != OVER:
                offers = match.legal
                match.apply(offers[choose(random, len(offers))])
        except Exception as error:
            raise Crash(match.record()) from error
        actions += len(match.plies)
    return actions


__all__ = ["Broken", "Crash", "check_game", "check_twin", "fuzz"]
