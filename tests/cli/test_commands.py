"""Commands that show things: help, games, rules, check, bench."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft import __version__
from undercroft.cli.program import command_named, command_names
from undercroft.games.tiny import BOX

from .conftest import Program


@pytest.mark.parametrize("command", [*map(command_named, command_names())], ids=command_names())
def test_every_command_has_help_with_an_example(undercroft: Program, command: object) -> None:
    name, example = command.name, command.example  # type: ignore[attr-defined]
    ran = undercroft(name, "--help")
    assert ran.code == 0 and ran.err == ""
    assert f"usage: undercroft {name}" in ran.out and example in ran.out and "--lang" in ran.out


def test_the_program_names_its_commands(undercroft: Program) -> None:
    ran = undercroft("--help")
    assert ran.code == 0
    assert all(f"  {name} " in ran.out for name in command_names())
    assert undercroft("--version").out == f"undercroft {__version__}\n"


def test_games_tells_what_can_be_played_and_what_not_yet(undercroft: Program) -> None:
    out = undercroft("games").out
    assert re.search(r"^tiny +The Cellar +one scenario$", out, re.MULTILINE)
    assert "51 of 95 scenarios can be played, 25 of them complete" in out
    assert "20 of 20 quests can be played" in out
    assert re.search(r"^alliance +Dungeon Alliance +3 of 3 ways to play$", out, re.MULTILINE)
    assert "El sótano" in undercroft("games", "tiny", "--lang", "es").out
    assert "El sótano" in undercroft("--lang", "es", "games", "tiny").out
    found = json.loads(undercroft("games", "--json").out)
    assert found["tiny"]["bot"] == {"random": True, "easy": False, "normal": True, "hard": False}


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_games_tells_one_thing_a_line_in_columns(undercroft: Program, language: str) -> None:
    overview = undercroft("games", "--lang", language).out.splitlines()
    assert len(overview) == 5 and max(map(len, overview)) < 100
    out = undercroft("games", "gloomhaven", "--lang", language).out.splitlines()
    assert max(map(len, out)) < 100 and len(out) > 110
    rows = {line.split()[0]: line for line in out if line.startswith("  ")}
    states = [re.split(" {2,}", line.strip())[-1] for id, line in rows.items() if id.isdigit()]
    assert len(states) == 95
    complete, later, other = states[0], states[25], states[27]
    assert (states.count(complete), states.count(other), states.count(later)) == (25, 26, 44)
    starts = {line.index(re.split(" {2,}", line.strip())[1]) for id, line in rows.items() if id.isdigit()}
    assert len(starts) == 1  # all names begin in one column


def test_the_readme_counts_scenarios_as_games_does(undercroft: Program) -> None:
    readme = " ".join((Path(__file__).parents[2] / "README.md").read_text().split())
    assert "51 scenarios can be opened: 25 are complete" in readme
    assert "the other 26 play as they are" in readme


def test_the_language_is_the_users_own(undercroft: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert "Batedor" in undercroft("games", "tiny").out


def test_rules_shows_a_page_with_the_modules_that_implement_it(undercroft: Program) -> None:
    shown = undercroft("rules", "--page", "5", "--game", "tiny").out.splitlines()
    at = next(i for i, line in enumerate(shown) if line.startswith("TN-MON-02  "))
    assert shown[at + 1].strip().startswith("in games/tiny/rules/monsters.py")
    assert not any(line.startswith("TN-GEN-01") for line in shown)  # page 1
    told = json.loads(undercroft("rules", "--page", "20", "--game", "gloomhaven", "--json").out)
    assert len(told) > 5 and all("20" in each["rule"]["page"] for each in told)


def test_rules_shows_a_rule_a_section_and_finds_words(undercroft: Program) -> None:
    assert undercroft("rules", "TN-MON-02").out.startswith("TN-MON-02 · Monsters (tiny, p. 5)")
    assert undercroft("rules", "tn-mon-02").out.startswith("TN-MON-02 ·")
    assert len(undercroft("rules", "TN-ITM").out.splitlines()) == 2
    found = undercroft("rules", "amulet", "reroll").out
    assert found.startswith("TN-ITM-02") and len(found.splitlines()) == 1
    assert "TN-GEN" in undercroft("rules").out
    shown = json.loads(undercroft("rules", "TN-ITM-02", "--json").out)
    assert shown["rule"]["id"] == "TN-ITM-02" and shown["citations"]


def test_coverage_has_the_shape_of_the_contract(undercroft: Program) -> None:
    ran = undercroft("rules", "--coverage", "--json")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert set(found) >= {"tiny", "gloomhaven", "descent", "alliance"}
    section = found["tiny"]["sections"]["TN-MON"]
    assert set(section) == {"rules", "cited", "tested", "untested"} and section["cited"] > 0
    assert "TN-MON" in undercroft("rules", "--coverage").out


def test_check_prints_the_schema_of_packs(undercroft: Program) -> None:
    schema = json.loads(undercroft("check", "--schema").out)
    assert schema["$schema"].startswith("https://json-schema.org/") and "card" in schema["properties"]
    assert undercroft("check", "--schema", "tiny").out == undercroft("check", "--schema").out


def test_check_finds_nothing_wrong_with_our_own_pack(undercroft: Program) -> None:
    ran = undercroft("check", str(BOX.pack_folder))
    assert (ran.code, ran.err) == (0, "")
    assert "no faults" in ran.out
    assert undercroft("check", "tiny").code == 0


HEAD = 'id = "mine"\ngame = "tiny"\ntitle = "Mine"\nlicence = "MIT"\nversion = "1"\nsources = ["me"]\n'
BROKEN = """
[[monster]]
id = "troll"
health = "many"
pace = 2
speed = 30
attack = { do = "bite" }

[[card]]
id = "nap"
hero = "wizard"
effects = [{ do = "draw", cards = 1 }]
"""


def test_check_prints_every_fault_of_a_pack_with_its_place(undercroft: Program, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(HEAD)
    (tmp_path / "things.toml").write_text(BROKEN)
    ran = undercroft("check", str(tmp_path))
    assert ran.code == 2 and "Traceback" not in ran.err
    faults = ran.err.splitlines()
    assert len(faults) == 3
    assert all(fault.startswith(f"{tmp_path.as_posix()}/things.toml: ") for fault in faults)
    assert any('monster "troll": health' in fault for fault in faults)
    assert any("bite" in fault for fault in faults)
    assert any('there is no hero "wizard"' in fault for fault in faults)


@pytest.mark.parametrize("languages", [("en", "es", "pt"), ("en",)])
def test_check_wants_words_for_every_record(
    undercroft: Program, tmp_path: Path, languages: tuple[str, ...]
) -> None:
    (tmp_path / "pack.toml").write_text(HEAD)
    (tmp_path / "items.toml").write_text('[[item]]\nid = "flute"\nuse = "drink"\n')
    (tmp_path / "messages").mkdir()
    for language in languages:
        (tmp_path / "messages" / f"{language}.ftl").write_text("item-flute = Flute\n")
    ran = undercroft("check", str(tmp_path))
    assert ran.code == (0 if len(languages) == 3 else 2)
    assert ran.err.count('item "flute"') == 3 - len(languages)


def test_check_finds_what_is_no_fluent(undercroft: Program, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(HEAD)
    (tmp_path / "messages").mkdir()
    (tmp_path / "messages" / "pt.ftl").write_text("fine = fine\n\nunsaid = { $\n")
    ran = undercroft("check", str(tmp_path))
    assert ran.code == 2 and "pt.ftl, line 3: " in ran.err and "Traceback" not in ran.err


def test_a_broken_pack_is_refused_by_play_in_one_sentence(undercroft: Program, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("id = 3\n")
    ran = undercroft("play", "tiny", "--pack", str(tmp_path))
    assert ran.code == 2 and ran.err.count("\n") == 1 and "pack.toml" in ran.err


def test_python_m_undercroft_is_the_program_and_a_closed_pipe_is_no_error() -> None:
    program = [sys.executable, "-m", "undercroft", "rules", "a"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as ran:
        assert ran.stdout and ran.stderr
        assert ran.stdout.readline()
        ran.stdout.close()
        assert ran.stderr.read() == b""
        assert ran.wait(20) == 0
