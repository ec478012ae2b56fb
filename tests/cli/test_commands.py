"""Each command does what its help says."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pioche import Match
from pioche.core.rule import CHANCE, SPECTATOR, config
from pioche.core.words import ENGLISH
from pioche.lab.bench import Bench
from pioche.terminal.screen import announce_compiling

from .conftest import Run, Said


def test_help_explains_every_command(said: Said) -> None:
    whole = said("--help")
    assert said().strip() == whole.strip()
    for command in ("games", "rules", "play", "replay", "verify", "measure", "bench"):
        assert command in whole
        assert "pioche" in said(command, "--help")
    assert "A seed: dice and bots become reproducible" in said("play", "--help")


def test_help_speaks_the_language_of_the_reader_and_not_python(pioche: Run) -> None:
    french = pioche("play", "--help", "--language", "fr").stdout
    for text in ("JEU", "LISTE", "FICHIER", "OPTION=VALEUR", "[NOM]"):
        assert text in french
    for text in (french, pioche("verify", "--help").stdout):
        assert not re.search("<(bool|str|path|file)", text)


def test_version(pioche: Run) -> None:
    done = pioche("--version")
    assert done.stdout.startswith("pioche 0.")
    assert done.returncode == 0


def test_games_lists_what_is_on_the_shelf(pioche: Run) -> None:
    done = pioche("games")
    assert "goulet" in done.stdout
    assert "8+" in done.stdout
    assert "A dice battle in a narrow gully" in done.stdout


def test_rules_whole_or_one_clause(said: Said) -> None:
    whole = said("rules", "goulet")
    assert "GOU-01" in whole
    assert "GOU-19" in whole
    clause = said("rules", "goulet", "gou-15")
    assert clause.startswith("GOU-15 5: heal.")
    assert "GOU-16" not in clause


def test_the_language_is_that_of_the_option_else_of_the_environment(pioche: Run) -> None:
    clause = ("rules", "goulet", "15")
    assert "Point de Vie" in pioche(*clause, "--language", "fr").stdout
    assert "Point de Vie" in pioche(*clause, LC_ALL="", LANG="fr_FR.UTF-8").stdout
    assert "Hit Point" in pioche(*clause, PIOCHE_LANGUAGE="en", LC_ALL="fr_FR.UTF-8").stdout


def test_replay_tells_the_match(pioche: Run, finished: Path) -> None:
    done = pioche("replay", str(finished), "--step")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0].startswith("The Initiative track:")
    assert lines[-1].endswith("has won!")


def test_replay_shows_the_board_after_some_actions_or_after_each_line(said: Said, unfinished: Path) -> None:
    match = Match.parse(unfinished.read_text("utf-8"))
    told = said("replay", str(unfinished), "--ply", "11")
    assert "Turn 1, roll 1 of 3: [" in told
    assert told.splitlines()[-1] == match.at(11).prompt(SPECTATOR)
    boards = said("replay", str(unfinished), "--board")
    assert boards.count("Goulet · Grey: Ann · Purple: Bob") == len(list(match.story(SPECTATOR)))
    assert boards.endswith("The match is not over.\n")


def test_verify_says_what_was_checked(pioche: Run, finished: Path) -> None:
    plies = Match.parse(finished.read_text("utf-8")).plies
    outcomes = sum(ply.actor == CHANCE for ply in plies)
    done = pioche("verify", str(finished))
    assert done.returncode == 0
    checked = f"Decisions checked: {len(plies) - outcomes}; outcomes of chance checked: {outcomes}."
    assert checked in done.stdout
    assert "the secret fits the seal" in done.stdout
    assert "has won!" in done.stdout


def test_verify_says_what_could_not_be_checked(said: Said, unfinished: Path, tmp_path: Path) -> None:
    assert "their outcomes could not be checked yet." in said("verify", str(unfinished))
    seeded, real = tmp_path / "seeded", tmp_path / "real"
    seeded.write_text(Match.new("goulet", seed=5).record())
    assert "follow from the seed 5." in said("verify", str(seeded))
    real.write_text(seeded.read_text().replace("dice: seeded 5", "dice: real"))
    assert "only the rules were checked." in said("verify", str(real))
    count = len(Match.parse(real.read_text()).plies)
    real.write_text(real.read_text().replace("dice: real", f"dice: seeded 6\ngiven: {count}"))
    assert f"began in the middle of another one; actions from there: {count}." in said("verify", str(real))


def test_measure_prints_tables_or_one_json_object(pioche: Run, tmp_path: Path) -> None:
    box = tmp_path / "weak.toml"
    box.write_text("[contents]\nhit_points = 1\n")
    wishes = (
        "measure",
        "goulet",
        "--matches",
        "20",
        "--seats",
        "random,random",
        "--seed",
        "4",
        "--box",
        str(box),
    )
    figures = json.loads(pioche(*wishes, "--json", "--set", "range=target").stdout)
    assert figures["matches"] == 20
    assert [seat["bot"] for seat in figures["seats"]] == ["random", "random"]
    tables = pioche(*wishes).stdout
    assert "20 matches of goulet" in tables
    assert "95% interval" in tables


def test_figures_are_written_as_the_language_writes_them(pioche: Run) -> None:
    wishes = ("measure", "goulet", "--matches", "2", "--language")
    english, french = pioche(*wishes, "en").stdout, pioche(*wishes, "fr").stdout
    assert "2 matches of goulet" in english
    assert re.search(r"\d\.\d% to \d+\.\d%", english)
    assert "2 parties de goulet" in french
    assert "intervalle à 95\u00a0%" in french
    assert re.search(r"de \d+,\d\u00a0% à \d+,\d\u00a0%", french)


def test_one_match_is_not_called_matches(pioche: Run) -> None:
    assert "1 match of goulet;" in pioche("measure", "goulet", "--matches", "1").stdout


def test_bench_prints_a_table_or_one_json_object(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """With figures of a machine that is not there: measuring takes its time, and is tested with the lab."""
    measured = Bench("goulet", 2e7, 6e4, 4e7, None, 36, 7.5, 0.25)
    monkeypatch.setattr("pioche.lab.bench.bench", lambda *_: measured)
    assert json.loads(said("bench", "--json")) == measured.to_json()
    table = said("bench", "goulet")
    assert "20,000,000" in table
    assert "7.50" in table
    assert "C++" not in table


def test_the_first_run_says_that_rules_are_compiled(pioche: Run, finished: Path, tmp_path: Path) -> None:
    done = pioche("verify", str(finished), PIOCHE_CACHE_DIR=str(tmp_path / "cache"))
    assert "Compiling the rules for the first time" in done.stderr
    assert done.returncode == 0
    done = pioche("verify", str(finished), PIOCHE_CACHE_DIR=str(tmp_path / "cache"))
    assert done.stderr == ""


def test_with_new_rules_the_compiled_code_of_old_ones_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PIOCHE_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(config, "DISABLE_JIT", 0)
    for age in range(12):
        (tmp_path / f"cpython-311-{age:02}").mkdir()
        os.utime(tmp_path / f"cpython-311-{age:02}", (1000 + age, 1000 + age))
    announce_compiling(ENGLISH)
    assert "Compiling the rules for the first time" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        f"cpython-311-{age:02}" for age in range(4, 12)
    ]


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    """`pioche rules goulet | head -1`"""
    command = [sys.executable, "-m", "pioche", "rules", "goulet"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == ""
