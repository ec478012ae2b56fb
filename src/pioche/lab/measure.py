"""Bot matches by the thousand: who wins, how long matches last, what is chosen."""

import math
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from pioche.bots import Bot
from pioche.bots.contest import Contest, Tally
from pioche.core.box import BoxFile, Value, choose_options
from pioche.core.game import Game
from pioche.core.words import Mistake

Progress = Callable[[int, int], None]  # matches done, matches in all

_LONGEST_STRETCH = 20_000  # matches between two reports of progress


@dataclass(frozen=True)
class Share:
    """A share of wins with its 95% interval (Wilson's)."""

    wins: float
    matches: int

    @property
    def share(self) -> float:
        return self.wins / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        z, count = 1.959964, self.matches
        middle = (self.share + z * z / (2 * count)) / (1 + z * z / count)
        half = z / (1 + z * z / count)
        half *= math.sqrt(self.share * (1 - self.share) / count + z * z / (4 * count * count))
        return max(0.0, middle - half), min(1.0, middle + half)

    def to_json(self) -> dict[str, float]:
        low, high = self.interval
        return {
            "wins": round(self.wins, 4),
            "share": round(self.share, 6),
            "low": round(low, 6),
            "high": round(high, 6),
        }


@dataclass(frozen=True)
class Fact:
    """Something that seats had or did: in how many matches it was seen, how often, and what they won."""

    matches: int
    times: int
    wins: Share

    def to_json(self) -> dict[str, float]:
        return {
            "matches": self.matches,
            "times": self.times,
            "seats": self.wins.matches,
            **self.wins.to_json(),
        }


@dataclass(frozen=True)
class Measurement:
    """What was seen: a seat is a bot followed through all chairs, a chair is a place at the table."""

    game: str
    matches: int
    seed: int
    options: dict[str, Value]
    shared: int  # matches that several seats won together: draws, where there are two
    bots: list[str]
    seats: list[Share]
    chairs: list[Share]
    mean: float
    median: float
    least: int
    most: int
    actions: dict[str, float]  # kind of action: share of all decisions with a choice
    offered: dict[str, Share]  # kind of action: how often it was chosen where it was possible
    facts: dict[str, Fact]  # what the game finds worth counting

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "matches": self.matches,
            "seed": self.seed,
            "options": self.options,
            "shared_wins": self.shared,
            "seats": [
                {"bot": bot, **share.to_json()} for bot, share in zip(self.bots, self.seats, strict=True)
            ],
            "by_chair": [round(share.share, 6) for share in self.chairs],
            "decisions": {
                "mean": round(self.mean, 3),
                "median": self.median,
                "least": self.least,
                "most": self.most,
            },
            "actions": {kind: round(share, 6) for kind, share in self.actions.items()},
            "when_offered": {
                kind: {"offered": share.matches, **share.to_json()} for kind, share in self.offered.items()
            },
            "facts": {name: fact.to_json() for name, fact in self.facts.items()},
        }


def measure(
    game: Game,
    matches: int,
    bots: list[Bot],
    seed: int,
    options: dict[str, Value],
    file: BoxFile | None = None,
    progress: Progress | None = None,
    threads: int | None = None,
) -> Measurement:
    """Play that many matches between these bots, with the seats rotated, on all cores.
    The same seed gives the same figures, however many threads there are."""
    if matches < 1:
        raise Mistake("At least one match has to be played, not {matches}.", matches=matches)
    chosen = file or game.file
    cores = min(threads or os.cpu_count() or 1, matches)
    tables = [Contest(game, chosen, options, bots, seed) for _ in range(cores)]
    tallies: list[Tally] = []
    for tally in _play(tables, matches):
        tallies.append(tally)
        if progress:
            progress(sum(len(one.decisions) for one in tallies), matches)
    decisions = np.concatenate([tally.decisions for tally in tallies])
    counts = np.sum([tally.actions for tally in tallies], axis=0)
    possible = np.sum([tally.offered for tally in tallies], axis=0)
    taken, offered = {}, {}
    for kind, number in zip(game.kinds, possible, strict=True):
        if not kind.chance:
            taken[kind.name] = int(counts[kind.first : kind.first + kind.count].sum())
            offered[kind.name] = int(number)
    return Measurement(
        game=game.name,
        matches=matches,
        seed=seed,
        options=choose_options(chosen, len(bots), options),
        shared=int(sum(tally.shared[0] for tally in tallies)),
        bots=[bot.text for bot in bots],
        seats=[Share(float(wins), matches) for wins in np.sum([tally.wins for tally in tallies], axis=0)],
        chairs=[Share(float(wins), matches) for wins in np.sum([tally.chairs for tally in tallies], axis=0)],
        mean=float(decisions.mean()),
        median=float(np.median(decisions)),
        least=int(decisions.min()),
        most=int(decisions.max()),
        actions={kind: float(count / max(1, counts.sum())) for kind, count in taken.items()},
        offered={kind: Share(float(count), offered[kind]) for kind, count in taken.items() if offered[kind]},
        facts=_facts(game, np.sum([tally.found for tally in tallies], axis=0)),
    )


def _facts(game: Game, found: Any) -> dict[str, Fact]:
    """The facts that were seen at all."""
    return {
        name: Fact(int(matches), int(times), Share(float(wins), int(seats)))
        for name, (matches, seats, wins, times) in zip(game.facts, found, strict=True)
        if matches
    }


def _play(tables: list[Contest], matches: int) -> Iterator[Tally]:
    """Hand stretches of matches out to threads; compiled code lets them run side by side."""
    tables[0].play(0, 0)  # compile once, before the threads start
    length = max(1, min(_LONGEST_STRETCH, matches // (50 * len(tables))))
    stretches = ((first, min(length, matches - first)) for first in range(0, matches, length))
    with ThreadPoolExecutor(len(tables)) as pool:
        working: dict[Future[Tally], Contest] = {}
        idle = list(tables)
        try:
            while True:
                while idle and (stretch := next(stretches, None)):
                    table = idle.pop()
                    working[pool.submit(table.play, *stretch)] = table
                if not working:
                    return
                for done in wait(working, return_when=FIRST_COMPLETED).done:
                    idle.append(working.pop(done))
                    yield done.result()
        finally:
            for future in working:
                future.cancel()
