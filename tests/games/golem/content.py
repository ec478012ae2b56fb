"""The box of the clause tests, which never changes, whatever the standard box becomes.

It has every operation, part, who, lasts, when and window. The pieces whose name begins with 'probe' are for
tests to write another effect on.
"""

CARDS = {
    "rage": "[{ do = 'strike', strength = 4, with = 'arm', at = 'head' }]",
    "brutal": "[{ do = 'strike', strength = 5, with = 'arms', at = 'torso' }]",
    "headbutt": "[{ do = 'strike', strength = 6, with = 'head', at = 'head' }]",
    "kick": "[{ do = 'strike', strength = 3, with = 'leg', at = 'leg' }]",
    "stomp": "[{ do = 'strike', strength = 6, with = 'legs', at = 'legs' }]",
    "ram": "[{ do = 'strike', strength = 9, with = 'torso', at = 'arms' }]",
    "bite": "[{ do = 'strike', strength = 5, with = 'any', at = 'any' }]",
    "double": """[{ do = 'strike', strength = 3, with = 'arm', at = 'arm' },
        { do = 'strike', strength = 3, with = 'arm', at = 'arm' }]""",
    "drain": """[{ do = 'strike', strength = 4, with = 'head', at = 'arm' },
        { do = 'energy', amount = 2, when = 'hit' }, { do = 'energy', amount = -1, who = 'enemy' }]""",
    "crack": """[{ do = 'strike', strength = 0, with = 'arm', at = 'torso' },
        { do = 'defence', amount = -2, who = 'enemy', part = 'same', lasts = 'game', when = 'missed' }]""",
    "momentum": """[{ do = 'strike', strength = 2, with = 'leg', at = 'leg' },
        { do = 'attack', amount = 1, part = 'same', lasts = 'round', when = 'hit' }]""",
    "overload": """[{ do = 'strike', strength = 9, with = 'arm', at = 'any' },
        { do = 'break', part = 'arm', when = 'hit' }]""",
    "kamikaze": """[{ do = 'strike', strength = 9, with = 'any', at = 'any' },
        { do = 'break', part = 'any' }]""",
    "grapple": """[{ do = 'strike', strength = 5, with = 'head', at = 'arm' }, { do = 'jam', when = 'hit' },
        { do = 'swap', when = 'missed' }]""",
    "desperate": """[{ do = 'strike', strength = 4, with = 'torso', at = 'leg' },
        { do = 'take', amount = 1, when = 'damaged' }, { do = 'energy', amount = 1, when = 'behind' }]""",
    "full-throttle": "[{ do = 'energy', amount = 2 }]",
    "leak": "[{ do = 'energy', amount = -2, who = 'enemy' }]",
    "storm": "[{ do = 'energy', amount = -1, who = 'enemies' }]",
    "patch": "[{ do = 'repair', part = 'any' }]",
    "refit": "[{ do = 'repair', part = 'arms' }]",
    "sharpen": "[{ do = 'attack', amount = 1, part = 'arm', lasts = 'round' }]",
    "grease": "[{ do = 'attack', amount = 1, part = 'legs', lasts = 'turn' }]",
    "plating": "[{ do = 'defence', amount = 1, part = 'all', lasts = 'game' }]",
    "rust": "[{ do = 'defence', amount = -1, who = 'enemies', part = 'legs', lasts = 'round' }]",
    "sabotage": "[{ do = 'attack', amount = -2, who = 'enemy', part = 'leg', lasts = 'game' }]",
    "blind": "[{ do = 'attack', amount = -1, who = 'enemy', part = 'head', lasts = 'round' }]",
    "supplies": "[{ do = 'take', amount = 2 }]",
    "jam": "[{ do = 'jam' }]",
    "switch": "[{ do = 'swap' }]",
    "warm-up": "[{ do = 'boost', amount = 2 }, { do = 'strike', strength = 4, with = 'arm', at = 'head' }]",
    "vent": "[{ do = 'break', part = 'leg' }, { do = 'energy', amount = 3 }]",
    "surge": "[{ do = 'boost', amount = 3, when = 'charged' }]",
    "probe": "[{ do = 'energy', amount = 1 }]",
    **{f"spare-{number}": "[{ do = 'energy', amount = 1 }]" for number in range(1, 8)},
}
PILOTS = {  # with their initiative
    "tyrius": (10, "[{ do = 'energy', amount = 2 }]"),
    "mira": (20, "[{ do = 'repair', part = 'torso' }]"),
    "oskar": (30, "[{ do = 'take', amount = 1 }]"),
    "lena": (30, "[{ do = 'jam' }]"),
    "kato": (40, "[{ do = 'strike', strength = 7, with = 'head', at = 'head' }]"),
    "ines": (50, "[{ do = 'swap' }]"),
    "bruno": (60, "[{ do = 'defence', amount = 1, part = 'torso', lasts = 'game' }]"),
    "probe-pilot": (70, "[{ do = 'energy', amount = 1 }]"),
}
MECHAS = {  # attack and defence of the head, the left and right arm, the torso, the left and right leg
    "titan": ([1, 4, 3, 2, 5, 0], [8, 6, 5, 10, 7, 4]),
    "atlas": ([2, 4, 4, 3, 1, 1], [9, 5, 5, 9, 6, 6]),
    "hydra": ([1, 4, 3, 2, 5, 0], [8, 6, 5, 10, 7, 4]),
    "sphinx": ([1, 4, 3, 2, 5, 0], [8, 6, 5, 10, 7, 4]),
    "vulcan": ([1, 4, 3, 2, 5, 0], [8, 6, 5, 10, 7, 4]),
    "argus": ([1, 4, 3, 2, 5, 0], [8, 6, 5, 10, 7, 4]),
}
ABILITIES = {  # the Mecha, the cost, the window; titan and atlas have none
    "screen": ("hydra", 1, "answer", "[{ do = 'shield', amount = 2 }]"),
    "riposte": ("hydra", 2, "answer", "[{ do = 'strike', strength = 6, with = 'torso', at = 'arm' }]"),
    "purge": ("hydra", 1, "any", "[{ do = 'energy', amount = -1, who = 'enemy' }]"),
    "focus": ("sphinx", 1, "own", "[{ do = 'boost', amount = 2 }]"),
    "claw": ("sphinx", 2, "own", "[{ do = 'strike', strength = 4, with = 'arm', at = 'leg' }]"),
    "mend": ("sphinx", 1, "own", "[{ do = 'repair', part = 'any' }]"),
    "pry": ("vulcan", 1, "own", "[{ do = 'jam' }]"),
    "trade": ("vulcan", 1, "own", "[{ do = 'swap' }]"),
    "scavenge": ("vulcan", 1, "any", "[{ do = 'take', amount = 1 }]"),
    "probe-own": ("argus", 1, "own", "[{ do = 'energy', amount = 1 }]"),
    "probe-answer": ("argus", 1, "answer", "[{ do = 'energy', amount = 1 }]"),
    "probe-any": ("argus", 3, "any", "[{ do = 'energy', amount = 1 }]"),
}
HEADER = """
[game]
title = { en = "Tests", fr = "Tests" }
summary = { en = "A box for tests.", fr = "Une boite pour les tests." }
fewest = 2
most = 6
minutes = 60
age = 10

[contents]
start_energy = 2
most_energy = 5
hand = 6
virtual_hand = 5
rounds = 3
tokens = [10, 10]

[options.windows]
clause = "GLM-16"
choices = ["attacked", "all"]
default = "attacked"
label = { en = "Who may interrupt", fr = "Qui peut interrompre" }

[options.teams]
clause = "GLM-19"
choices = ["none", "pairs", "threes"]
only = { pairs = [4, 6], threes = [6] }
default = "none"
label = { en = "Teams", fr = "Equipes" }
"""


def piece(kind: str, name: str, **written: object) -> str:
    """One entry of a box file; what is written about it stands there as it is."""
    lines = [f"[[{kind}]]", f'id = "{name}"', f'name = {{ en = "{name}", fr = "{name}" }}']
    return "\n".join([*lines, *(f"{key} = {value}" for key, value in written.items()), ""])


TEXT = "\n".join(
    [
        HEADER,
        *(piece("cards", name, effect=effect) for name, effect in CARDS.items()),
        *(
            piece("pilots", name, initiative=initiative, effect=effect)
            for name, (initiative, effect) in PILOTS.items()
        ),
        *(
            piece("mechas", name, attack=attack, defence=defence)
            for name, (attack, defence) in MECHAS.items()
        ),
        *(
            piece("abilities", name, mecha=f"'{mecha}'", cost=cost, window=f"'{window}'", effect=effect)
            for name, (mecha, cost, window, effect) in ABILITIES.items()
        ),
    ]
)
