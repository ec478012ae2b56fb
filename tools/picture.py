"""Draw docs/<game>.svg, the pictures in the README: `make picture`."""

import io
import re
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

from pioche import Match
from pioche.bots import choose, parse_bot
from pioche.core.random import generator
from pioche.terminal.screen import Screen

FOLDER = Path(__file__).parents[1] / "docs"
WIDTH = 88


@dataclass(frozen=True)
class Scene:
    """A moment of a match: after so many decisions, once the first seat has some choice, but not too much."""

    names: list[str]
    seed: int
    decisions: int
    least: int = 4
    most: int = 16


SCENES = {
    "goulet": Scene(["you", "level:2"], seed=12, decisions=60),
    "golem-it": Scene(["you", "level:2", "level:3", "level:1"], seed=3, decisions=30),
    "laaancez": Scene(["you", "level:2"], seed=7, decisions=44, least=6),
    "groo": Scene(["you", "level:2", "level:2", "level:2"], seed=4, decisions=60, least=5),
    "golem": Scene(["you", "level:2", "level:2"], seed=6, decisions=30, least=6),
}


def draw(game: str, scene: Scene) -> str:
    """The picture of one game, in the reader's own monospaced font instead of one fetched from elsewhere."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    match = Match.new(game, len(scene.names), seed=scene.seed, names=scene.names)
    bot = parse_bot("search:400")
    while not (
        sum(ply.actor >= 0 for ply in match.plies) >= scene.decisions
        and scene.least <= len(match.legal) <= scene.most
        and match.actor == 0
    ):
        match.apply(choose(bot, match, generator(len(match.plies), 1)))
    screen = Screen(console, match.words("en"))
    screen.tell(iter(list(match.story(match.actor))[-4:]))
    screen.board(match, match.actor)
    screen.question(match, match.actor)
    picture = console.export_svg(title=f"pioche play {game}", theme=DIMMED_MONOKAI, unique_id=game)
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    picture = picture.replace("font-family: Fira Code, monospace", "font-family: monospace")
    return re.sub(r"[ \t]+$", "", picture, flags=re.MULTILINE)


if __name__ == "__main__":
    for name, scene in SCENES.items():
        (FOLDER / f"{name}.svg").write_text(draw(name, scene), "utf-8")
