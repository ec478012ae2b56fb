"""A box with everything that a box can hold, to test how boxes are read: no game goes with it."""

from typing import Annotated

from pioche.core.box import BoxFile
from pioche.core.box_reader import load_box
from pioche.core.record import Int8, Int8s, Int16, Int16s, Limits


class Box:
    players: Int8
    tents: Annotated[Int8, Limits(1, 9)]
    prices: Annotated[Int16s, 4]
    paths: Annotated[Int8s, 2, 3, Limits(0, 5)]
    rain: Int8  # option: yes or no
    season: Int8  # option: one of some words
    nights: Int16  # option: a number, more with more players
    guests: Int8  # option: one of some numbers


TEXT = """\
[game]
title = { en = "Camping", fr = "Camping" }
summary.en = "Tents in a field."
summary.fr = "Des tentes dans un champ."
fewest = 2
most = 4
minutes = 30
age = 8

[contents]
tents = 3
prices = [10, 200, 3000]
paths = [1, 2, 3, 4, 5]

[options.rain]
clause = "CAM-01"
choices = "yes or no"
default = false
label.en = "It may rain"
label.fr = "Il peut pleuvoir"

[options.season]
clause = "CAM-02"
choices = ["spring", "summer"]
default = "summer"
label = { en = "The season", fr = "La saison" }

[options.nights]
clause = "CAM-03"
least = 1
most = 300
default = { 2 = 5, 3 = 7, 4 = 9 }
label = { en = "How many nights", fr = "Combien de nuits" }

[options.guests]
clause = "CAM-04"
choices = [0, 2, 4]
default = 2
label = { en = "How many guests", fr = "Combien d'invités" }
"""

FILE = load_box(TEXT, Box)


def rewritten(section: str, line: str) -> tuple[str, int]:
    """The text of the box with the line of that key in that section written otherwise; and its number."""
    lines = TEXT.splitlines()
    number = lines.index(f"[{section}]")
    while lines[number].partition(" =")[0] != line.partition(" =")[0]:
        number += 1
    return "\n".join([*lines[:number], line, *lines[number + 1 :]]), number + 1


def load(text: str) -> BoxFile:
    return load_box(text, Box, "camping.toml")
