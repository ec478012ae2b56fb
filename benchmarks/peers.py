"""Random play in Pioche beside random play in OpenSpiel, both in compiled loops, in one run.

`make peers`. The games differ: this is a scale, not a race. Decisions with a choice a second, on one core.
"""

import time

import pyspiel
from rich.console import Console
from rich.table import Table

from pioche import GAMES
from pioche.core.playout import random_matches
from pioche.core.random import generator
from pioche.lab.bench import standard_boxes

SECONDS = 3.0
PEERS = ("backgammon", "leduc_poker", "connect_four")


def open_spiel_rate(name: str) -> float:
    """Decisions a second of two uniform bots, played by OpenSpiel's own loop in C++."""
    game = pyspiel.load_game(name)
    decisions, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        state = game.new_initial_state()
        bots = [pyspiel.make_uniform_random_bot(seat, decisions + seat) for seat in range(2)]
        pyspiel.evaluate_bots(state, bots, decisions)
        decisions += sum(entry.player >= 0 for entry in state.full_history())
    return decisions / (time.perf_counter() - start)


def pioche_rate(name: str) -> float:
    """Decisions a second of the same in Pioche."""
    game, random = GAMES[name], generator(1)
    boxes = standard_boxes(game)
    random_matches(game, boxes, random, 1)  # compile or load
    decisions, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        decisions += random_matches(game, boxes, random, 1000)
    return decisions / (time.perf_counter() - start)


def main() -> None:
    table = Table("library", "game", "decisions a second")
    for name in GAMES:
        table.add_row("Pioche", name, f"{pioche_rate(name):,.0f}")
    for name in PEERS:
        table.add_row("OpenSpiel", name, f"{open_spiel_rate(name):,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
