"""Positions of every game for `npm run gallery`, where boards are looked at without playing: write them
anew into web/gallery/positions with `python tools/gallery.py`."""

import json
import sys
from pathlib import Path
from typing import Any

from pioche import GAMES, Match
from pioche.bots import choose, parse_bot
from pioche.core.random import generator
from pioche.core.rule import SPECTATOR
from pioche.core.words import LANGUAGES

FOLDER = Path(__file__).parents[1] / "web" / "gallery" / "positions"
BOT = parse_bot("level:1")
SEED = 5
SHOWN = 8  # positions of each match, evenly spread


def positions(game: str, players: int) -> list[dict[str, Any]]:
    """A match of bots, seen by its first seat, and at the end by everyone."""
    match = Match.new(game, players, seed=SEED)
    while not match.over:
        match.apply(choose(BOT, match, generator(SEED, len(match.history) + 1)))
    events = match.events(0)
    shown = [(events * step // SHOWN, 0) for step in range(SHOWN)]
    return [position(match, event, seat) for event, seat in [*shown, (events, SPECTATOR)]]


def position(match: Match, event: int, seat: int) -> dict[str, Any]:
    """One position as a seat sees it, and in which pieces somebody could touch something."""
    past = match.at_event(event, seat)
    table, legal = match.game.table, past.legal_for(seat) if seat != SPECTATOR else []
    return {
        "title": f"{match.players} players, event {event}",
        "seat": seat,
        "view": past.view(seat),
        "seats": [
            {"name": name, "kind": "person" if number == 0 else "bot", "present": True}
            for number, name in enumerate(
                ["Ada", "Grace", "Alan", "Emmy", "Blaise", "Sophie"][: match.players]
            )
        ],
        "prompt": {language: past.prompt(seat, language) for language in LANGUAGES},
        "touched": sorted(
            {piece for action in legal for piece in table.touches(match.box, past.shown(seat)[0], action)}
        ),
        "labels": {
            language: {
                key: {"name": one.name, "text": one.text} for key, one in past.labels(language).items()
            }
            for language in LANGUAGES
        },
    }


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or GAMES:
        info = Match.new(name, seed=1).game.file
        counts = range(info.fewest, info.most + 1)
        found = [one for players in counts for one in positions(name, players)]
        (FOLDER / f"{name}.json").write_text(json.dumps(found), "utf-8")


if __name__ == "__main__":
    main()
