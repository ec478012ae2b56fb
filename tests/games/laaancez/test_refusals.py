"""Whatever is refused is refused with the clause that forbids it, and nothing else is; and what is told."""

import pytest

from pioche.core.box import choose_options, fill_box
from pioche.core.record import blank
from pioche.core.words import ENGLISH, Words, words
from pioche.games.laaancez import GAME
from pioche.games.laaancez.objects import bare, drawing, object_id, the
from pioche.games.laaancez.rules.zones import draw_object, row_start
from pioche.games.laaancez.state import CANDLE_CELL, CELLS, SECRET, TICK, Phase

from .positions import count
from .random_play import OBJECTS, Table, box_file, each, steps, tables

STRONG, WEAK, GUARD = 1, 2, 3  # 1 Damage and margin for one more; none of either; a Shield
CONTENTS = {
    "hit_points": each(5, 3),
    "damage": each(1, 1, 0, 0),
    "most_damage": each(1, 2, 0, 0),
    "shields": [int(kind == GUARD) for kind in range(OBJECTS)],
    "choices": [STRONG, TICK, STRONG, WEAK, GUARD, GUARD, *[TICK, WEAK] * 3],
}
ACTIONS = {str(GAME.table.name(action)): action for action in range(GAME.actions)}
NAMES = list(ACTIONS)
FRENCH = words("fr", GAME.catalogue)
COPY_STRONG, COPY_WEAK = f"copy {bare(STRONG)}", f"copy {bare(WEAK)}"
FIRST, SECOND = (COPY_STRONG, "to 1-2"), (COPY_WEAK, "to 1-1")  # whole choices, each of two links


class Position(Table):
    """A table that is played and asked by the names of actions."""

    def do(self, *names: str) -> "Position":
        for name in names:
            assert ACTIONS[name] in self.legal(), name
            GAME.apply(self.box, self.state, ACTIONS[name])
        return self

    def refuses(self, name: str, clause: str, sentence: str) -> bool:
        """Whether the action is forbidden by this clause, with these words in the reason."""
        refusal = GAME.table.why_not(self.box, self.state, ACTIONS[name])
        assert refusal is not None, f"'{name}' is not forbidden"
        return refusal.clause == clause and str(refusal.sentence) == sentence

    def sentence(self, name: str) -> str:
        return GAME.table.sentence(self.box, self.state, ACTIONS[name], ENGLISH)

    def prompt(self, spoken: Words = ENGLISH) -> str:
        return GAME.table.prompt(self.box, self.state, spoken)

    def shown(self) -> list[str]:
        """What is worth showing now, possible or greyed."""
        return [NAMES[action] for action in GAME.table.candidates(self.box, self.state)]

    def touches(self, name: str) -> list[str]:
        return GAME.table.touches(self.box, self.state, ACTIONS[name])

    def tell(self, name: str, seat: int = 0, spoken: Words = ENGLISH) -> list[str]:
        """Carry the action out; what that seat is told, line by line."""
        shown = int(GAME.conceal_action(self.box, self.state, seat, ACTIONS[name]))
        before, after = self.states.copy(), self.do(name).states.copy()
        for states in (before, after):
            GAME.conceal(self.box, states[0], seat)
        return GAME.table.log(self.box, before[0], shown, after[0], spoken).splitlines()


def laid_out(tick: str = "choice") -> Position:
    """The game after set-up."""
    file = box_file(CONTENTS)
    boxes = fill_box(GAME.box, file, 2, choose_options(file, 2, {"tick": tick}))
    states = blank(GAME.state_layout)
    GAME.setup(boxes[0], states[0])
    return Position(boxes, states)


def combat(*kinds: list[int], row: int = 0) -> Position:
    """Player 1 attacks; both rows hold these objects from the left, 0 for an empty cell."""
    table = laid_out()
    table.state.phase, table.state.actor = Phase.COMBAT, 0
    for seat, objects in enumerate(kinds):
        table.state.row[seat] = row
        for place, kind in enumerate(objects):
            if kind:
                draw_object(table.box, table.state, seat, kind, row_start(row) + place)
    return table


@pytest.mark.clause("LAA-06")
def test_the_die_and_the_choices_take_turns() -> None:
    table = laid_out()
    for name in ("tick", "box 1-1", *FIRST):
        assert table.refuses(name, "LAA-06", "the die has not been rolled yet.")
    again = "both players choose before the die is rolled again."
    for name in ("die 2", *FIRST):
        assert table.do(name).refuses("die 1", "LAA-06", again)


@pytest.mark.clause("LAA-09")
def test_recruiting_and_combat_do_not_mix() -> None:
    for table in (laid_out(), laid_out().do("die 1")):
        for name in ("send 1", "at 1"):
            assert table.refuses(name, "LAA-09", "combat starts only once a zone is full.")
    table = combat([STRONG], [STRONG])
    assert table.refuses("die 1", "LAA-09", "a zone is full: the die is no longer rolled.")
    for name in ("tick", "box 1-1", *FIRST):
        assert table.refuses(name, "LAA-09", "a zone is full: recruiting is over.")


@pytest.mark.clause("LAA-03")
def test_only_what_the_die_offers_can_be_chosen() -> None:
    table = laid_out().do("die 2", *FIRST, *FIRST, "die 3")
    assert table.refuses(COPY_STRONG, "LAA-03", f"a 3 does not offer {the(STRONG)}.")
    for name in ("tick", "box 1-2"):
        assert table.refuses(name, "LAA-03", "a 3 offers no tick.")
    table = laid_out("listed").do("die 2", *FIRST, *FIRST, "die 3")
    nothing = "a 3 offers no tick, and no object of yours that has a box left."
    assert table.refuses("tick", "LAA-03", nothing)
    assert table.refuses("box 1-2", "LAA-03", f"a 3 offers neither a tick nor {the(STRONG)}.")


@pytest.mark.clause("LAA-02")
@pytest.mark.clause("LAA-07")
def test_objects_go_into_free_cells_and_ticks_to_objects_with_margin() -> None:
    table = laid_out().do("die 2", *FIRST, *SECOND, "die 1", COPY_STRONG)
    assert table.refuses("to 1-2", "LAA-07", "1-2 is not free.")
    assert table.refuses("box 4-3", "LAA-07", "4-3 holds no object.")
    table.do("to 1-1")
    assert table.refuses("tick", "LAA-02", "no object in your zone has a Damage box left to tick.")
    assert table.refuses("box 1-1", "LAA-02", f"{the(WEAK)} has no Damage box left to tick.")


@pytest.mark.clause("LAA-07")
def test_what_is_chosen_comes_before_where_and_only_once() -> None:
    table = laid_out().do("die 2", *FIRST, *FIRST, "die 1")
    assert table.refuses("to 1-1", "LAA-07", "first say what you copy.")
    assert table.refuses("box 1-2", "LAA-07", "first say that you tick a box.")
    table.do(COPY_STRONG)
    for name in (COPY_STRONG, "tick", "box 1-2"):
        assert table.refuses(name, "LAA-07", f"you copy {the(STRONG)}; now say where.")
    table.do("to 1-1", "tick")
    for name in (COPY_STRONG, "tick", "to 1-1"):
        assert table.refuses(name, "LAA-07", "you tick a box; now say of which object.")
    assert table.refuses(COPY_WEAK, "LAA-03", f"a 1 does not offer {the(WEAK)}.")


@pytest.mark.clause("LAA-01")
def test_rows_have_an_end() -> None:
    table = combat([STRONG], [STRONG], row=2)
    for _ in range(2):
        assert table.refuses("send 4", "LAA-01", "the current row of Player 1 ends at 3-3.")
        assert table.refuses("at 5", "LAA-01", "the current row of Player 2 ends at 3-3.")
        table.state.attacker = 0


@pytest.mark.clause("LAA-11")
def test_only_objects_that_stand_take_part() -> None:
    table = combat([STRONG, 0, STRONG], [STRONG, 0, STRONG])
    table.state.hearts[:, 2] = 0
    for _ in range(2):
        for link, player in (("send", 1), ("at", 2)):
            assert table.refuses(f"{link} 2", "LAA-11", f"1-2 of Player {player} is empty.")
            assert table.refuses(f"{link} 3", "LAA-11", f"1-3 of Player {player} is crossed out.")
        table.state.attacker = 0


@pytest.mark.clause("LAA-11")
def test_the_attacker_is_named_before_its_target_and_only_once() -> None:
    table = combat([STRONG, STRONG], [GUARD])
    assert table.refuses("at 1", "LAA-11", "first say which object you throw.")
    table.do("send 2")
    for name in ("send 1", "send 2"):
        assert table.refuses(name, "LAA-11", f"you throw {the(STRONG)}; now say at what.")


@pytest.mark.clause("LAA-12")
@pytest.mark.clause("LAA-13")
def test_no_damage_keeps_an_object_back_and_a_shield_on_either_side_keeps_it_safe() -> None:
    table = combat([STRONG, WEAK], [STRONG, GUARD, WEAK])
    for _ in range(2):
        assert table.refuses("send 2", "LAA-12", f"{the(WEAK)} has 0 Damage and cannot be thrown.")
        for name in ("at 1", "at 3"):
            assert table.refuses(name, "LAA-13", f"it is safe as long as {the(GUARD)} beside it stands.")
        table.state.attacker = 0


@pytest.mark.clause("LAA-16")
@pytest.mark.parametrize("winner", [0, 1])
def test_nothing_is_possible_after_the_end(winner: int) -> None:
    table = combat([], [], row=4)
    table.state.actor = winner
    table.state.hearts[1 - winner, CANDLE_CELL] = 1
    table.do("send 1", "at 1")
    for name in NAMES:
        assert table.refuses(name, "LAA-16", f"the match is over: Player {winner + 1} has won.")
    assert table.shown() == []
    for name in ("send 1", "at 1", "tick", *FIRST):
        assert table.touches(name) == []
    assert table.sentence("box 1-1") == "What is in 1-1"
    assert table.prompt().startswith(f"Player {winner + 1} blows out")


def test_an_action_is_refused_exactly_if_it_is_not_offered() -> None:
    """Every action at every step of random matches at many tables."""
    for seed, (box, tick, tastes) in enumerate(tables(count(compiled=16, plain=4))):
        for table in steps(seed, box, tick, tastes):
            legal = table.legal()
            for action in range(GAME.actions):
                refused = GAME.table.why_not(table.box, table.state, action)
                assert (refused is None) is (action in legal), NAMES[action]


def test_the_question_names_what_the_die_offers() -> None:
    strong, weak, guard = (the(kind) for kind in (STRONG, WEAK, GUARD))
    with_ticks = {
        ("choice", "die 1"): f"Copy {strong}, or tick a box?",
        ("choice", "die 2"): f"Copy {strong} or {weak}?",
        ("choice", "die 3"): f"The only choice is {guard}.",
        ("listed", "die 2"): f"Copy {strong} or {weak}, or tick one that you have?",
        ("listed", "die 3"): f"Copy {guard}, or tick one that you have?",
        ("listed", "die 4"): f"Copy {weak}, or tick a box?",
    }
    without = {
        ("choice", "die 1"): f"The only choice is {strong}.",
        ("listed", "die 2"): f"Copy {strong} or {weak}?",
        ("listed", "die 3"): f"The only choice is {guard}.",
    }
    for objects, asked in (([STRONG, GUARD], with_ticks), ([], without)):
        for (tick, face), question in asked.items():
            table = laid_out(tick)
            table.box.most_damage[GUARD] = 1
            for cell, kind in enumerate(objects):
                draw_object(table.box, table.state, 0, kind, cell)
            assert table.do(face).prompt() == f"Player 1: the die shows {face[-1]}. {question}"
    assert laid_out().prompt() == "Player 1 rolls: what does the die show?"
    assert laid_out().do("die 2", *FIRST, *FIRST).prompt(FRENCH).startswith("Joueur 2 lance le dé")


def test_the_second_question_is_about_what_was_chosen() -> None:
    table = laid_out().do("die 2", COPY_STRONG)
    assert table.prompt() == f"Player 1: where do you copy {the(STRONG)}?"
    table.do("to 1-2", *FIRST, "die 1", "tick")
    assert table.prompt() == "Player 1: which object do you tick?"
    table = combat([STRONG], [STRONG])
    assert table.prompt() == "Player 1: which object do you throw?"
    assert table.do("send 1").prompt() == f"Player 1: at what do you throw {the(STRONG)} (1)?"


def test_an_action_is_told_by_what_it_brings_about() -> None:
    table = laid_out().do("die 2", *FIRST, *SECOND, "die 1")
    assert table.sentence(COPY_STRONG) == f"Copy {the(STRONG)}"
    assert table.sentence("tick") == "Tick a box"
    strong = f"T{str(the(STRONG))[1:]}"
    assert table.do("tick").sentence("box 1-2") == f"{strong} in 1-2: damage 1 → 2"
    assert table.do("box 1-2", COPY_STRONG).sentence("to 4-3") == f"{strong} into 4-3"
    table = combat([STRONG, WEAK], [STRONG, GUARD])
    assert table.sentence("send 1") == f"Throw {the(STRONG)} (1) from 1-1"
    assert table.do("send 1").sentence("at 2") == f"At {the(GUARD)} in 1-2: 3 → 2 hearts"
    table.state.hearts[1, 1] = 1
    assert table.sentence("at 2") == f"At {the(GUARD)} in 1-2 and destroy it"


def test_an_action_shown_greyed_promises_nothing() -> None:
    table = laid_out().do("die 1")
    assert table.shown() == ["tick", COPY_STRONG]
    assert ACTIONS["tick"] not in table.legal()
    table = laid_out().do("die 2", *FIRST, *SECOND, "die 1").do("tick")
    draw_object(table.box, table.state, 0, WEAK, 0)
    assert table.shown() == ["box 1-1", "box 1-2"]
    assert table.sentence("box 1-1") == "What is in 1-1"
    assert table.sentence("to 1-3") == "Into 1-3"
    table = combat([STRONG, WEAK], [STRONG, GUARD])
    assert table.shown() == ["send 1", "send 2"]
    assert table.sentence("send 2") == "Throw what is in 1-2"
    assert table.sentence("at 2") == "At what is in 1-2"
    assert table.do("send 1").shown() == ["at 1", "at 2"]
    assert table.sentence("at 1") == "At what is in 1-1"
    assert table.sentence("send 1") == "Throw what is in 1-1"


def test_a_choice_is_told_once_both_are_made() -> None:
    table = laid_out()
    assert table.tell("die 2")[0] == f"— Roll 1: Player 1 rolls a 2 ({bare(STRONG)} or {bare(WEAK)})."
    assert [table.tell(name, seat=0) for name in (*FIRST, COPY_WEAK)] == [[], [], []]
    told = table.tell("to 1-1", seat=0)
    assert told[0] == f"Player 1 copies {the(STRONG)} into 1-2."
    assert told[1] == f"Player 2 copies {the(WEAK)} into 1-1."
    table.do("die 1")
    assert [table.tell(name, seat=1) for name in ("tick", "box 1-2")] == [[], ["Player 1 has chosen."]]
    assert table.tell(COPY_STRONG, seat=1) == []
    assert table.tell("to 4-3", seat=1)[0] == f"Player 1 ticks {the(STRONG)} in 1-2: damage 1 → 2."


def test_combat_is_told_with_the_rows_that_are_lost_at_once() -> None:
    table = laid_out()
    for cell in range(1, CELLS):
        draw_object(table.box, table.state, 0, WEAK if cell < 5 else STRONG, cell)
    table.state.filled[0] = CELLS - 1
    told = table.do("die 2", *SECOND, COPY_WEAK).tell("to 1-1", spoken=FRENCH)[2:]
    assert told[0].startswith("— Une zone est pleine")
    assert told[1] == "Joueur 1 plie sa feuille\u00a0: place à la ligne 2."
    assert told[2].startswith("Joueur 2 plie sa feuille\u00a0: il ne lui reste que")
    assert table.tell("send 1") == []
    assert table.tell("at 1")[0].endswith(": 5 → 4 hearts.")
    table.state.hearts[1, CANDLE_CELL] = 1
    last = table.do("send 1", "at 1", "send 1").tell("at 1")
    assert last[0].endswith("in 5-1 and destroys it.")
    assert last[1].startswith("Player 1 blows out")


def test_a_choice_is_shown_as_far_as_the_reader_may_know_it() -> None:
    table = laid_out().do("die 2", *FIRST, *SECOND, "die 1")
    for name, choice in (("tick", {"choice": "tick"}), ("box 1-2", {"choice": "tick", "cell": "cell/0/1"})):
        seen = GAME.table.view(table.box, table.do(name).state)["seats"]
        assert [one["choice"] for one in seen] == [choice, "open"]
    table.state.choices[:] = STRONG, SECRET
    table.state.cells[:] = 1, SECRET
    seen = GAME.table.view(table.box, table.state)["seats"]
    assert [one["choice"] for one in seen] == [{"choice": object_id(STRONG), "cell": "cell/0/1"}, "made"]


def test_the_attacker_is_seen_until_its_target_is_named() -> None:
    table = combat([WEAK, STRONG], [STRONG], row=2)
    for name, attacker in (("send 2", "object/0/11"), ("at 1", None), ("send 1", "object/1/10")):
        assert GAME.table.view(table.box, table.do(name).state)["attacker"] == attacker


def test_an_action_is_about_few_pieces() -> None:
    table = combat([STRONG], [STRONG], row=2)
    assert table.touches("send 1") == ["object/0/10"]
    assert table.touches("at 1") == ["object/1/10"]
    assert table.touches("at 5") == table.touches(COPY_STRONG) == table.touches("tick") == []
    assert table.touches("to 1-2") == ["cell/0/1"]
    table = laid_out("listed").do("die 2", *FIRST, *FIRST, "die 1")
    assert table.touches(COPY_STRONG) == ["choice/0"]
    assert table.touches("tick") == ["choice/1"]
    assert table.touches("box 1-2") == ["object/0/1"]
    table.do(COPY_STRONG, "to 1-1", COPY_STRONG, "to 1-1", "die 2")
    assert table.touches("tick") == ["object/0/0", "object/0/1"]


def test_every_object_has_a_small_picture() -> None:
    for kind in range(OBJECTS):
        assert 1 <= len(drawing(kind)) <= 3
        assert all(line.isascii() and len(line) <= 7 for line in drawing(kind))
