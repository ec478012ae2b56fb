"""Draw docs/goulet.svg, the picture in the README: `make picture`."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

from pioche import Match
from pioche.bots import choose, parse_bot
from pioche.core.random import generator
from pioche.terminal.screen import Screen

TARGET = Path(__file__).parents[1] / "docs" / "goulet.svg"
WIDTH = 88
DECISIONS = 60  # into the match: some Units are wounded by then


def main() -> None:
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    match, bot = Match.new("goulet", seed=12, names=["you", "level:2"]), parse_bot("search:400")
    while len([ply for ply in match.plies if ply.actor >= 0]) < DECISIONS or len(match.legal) < 4:
        match.apply(choose(bot, match, generator(len(match.plies), 1)))
    screen = Screen(console, match.words("en"))
    screen.tell(iter(list(match.story(match.actor))[-4:]))
    screen.board(match, match.actor)
    screen.question(match, match.actor)
    picture = console.export_svg(title="pioche play goulet", theme=DIMMED_MONOKAI, unique_id="goulet")
    # The reader's own monospaced font, instead of one fetched from elsewhere.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    picture = picture.replace("font-family: Fira Code, monospace", "font-family: monospace")
    TARGET.write_text(re.sub(r"[ \t]+$", "", picture, flags=re.MULTILINE), "utf-8")


if __name__ == "__main__":
    main()
