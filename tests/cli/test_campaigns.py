"""Campaigns in the terminal, simulated, and what makes no sense of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from undercroft.kernel import read

from .conftest import Program


def reports(path: Path) -> int:
    return sum(answer.report is not None for answer in read(path.read_bytes()).answers)


def test_bots_play_a_campaign_in_line_mode_and_all_its_journals_verify(
    undercroft: Program, tmp_path: Path
) -> None:
    path = tmp_path / "nights.journal"
    ran = undercroft(
        "play", "tiny", "--campaign", "--term", "--bots", "normal", "--seed", "3", "--journal", str(path)
    )
    assert ran.code == 0 and "Night 1: The First Night." in ran.out and "Result: " in ran.out
    assert reports(path) == 3 and len(list(tmp_path.glob("nights.*.journal"))) == 3
    assert undercroft("replay", "--verify", str(tmp_path)).out.count("agree") == 4
    told = undercroft("replay", str(path), "--lang", "pt").out
    assert "Resposta 1: chega o resultado de um jogo da campanha" in told


def test_a_campaign_goes_on_where_it_was_left_in_the_middle_of_a_delve(
    undercroft: Program, tmp_path: Path
) -> None:
    path = tmp_path / "mine.journal"
    first = ("play", "tiny", "--campaign", "--term", "--seed", "4", "--bots", "1=normal")
    ran = undercroft(*first, "--journal", str(path), typed="stance bold\nquit\n")
    assert ran.code == 0 and f"play --resume {path} --bots 1=normal" in ran.out
    below = tmp_path / "mine.0.journal"
    answers = len(read(below.read_bytes()).answers)
    assert answers >= 1 and reports(path) == 0
    again = undercroft("play", "--resume", str(path), "--bots", "normal")
    assert again.code == 0 and reports(path) == 3
    assert len(read(below.read_bytes()).answers) > answers
    over = undercroft("play", "--resume", str(path), "--bots", "normal")
    assert over.code == 0 and reports(path) == 3


def test_a_new_campaign_begins_after_an_earlier_answer_with_the_delves_before_it(
    undercroft: Program, tmp_path: Path
) -> None:
    path, new = tmp_path / "nights.journal", tmp_path / "other.journal"
    start = ("play", "tiny", "--campaign", "--term", "--seed", "3", "--bots", "normal")
    assert undercroft(*start, "--journal", str(path)).code == 0
    answers = read(path.read_bytes()).answers
    second = [n for n, answer in enumerate(answers) if answer.report is not None][1]
    before = {file.name: file.read_bytes() for file in tmp_path.glob("nights.*")}
    ran = undercroft(
        "play", "--resume", str(path), "--branch", str(second), "--journal", str(new), "--bots", "normal"
    )
    assert ran.code == 0 and reports(new) == 3
    assert {file.name: file.read_bytes() for file in tmp_path.glob("nights.*")} == before
    first = tmp_path / "other.0.journal"
    assert (
        first.read_bytes() == before["nights.0.journal"] and (tmp_path / f"other.{second}.journal").exists()
    )
    assert undercroft("replay", "--verify", str(tmp_path)).code == 0


def test_a_delve_that_came_home_is_taken_back_and_played_to_another_end(
    undercroft: Program, tmp_path: Path
) -> None:
    """Undo over the border in line mode: the delve is open again at its last question."""
    path = tmp_path / "mine.journal"
    start = ("play", "tiny", "--campaign", "--term", "--seed", "3", "--journal", str(path), "--bots")
    ran = undercroft(*start, "normal")
    assert ran.code == 0
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:2]))  # at the shop after the first night
    below = tmp_path / "mine.0.journal"
    ended = read(below.read_bytes()).answers
    ran = undercroft("play", "--resume", str(path), typed="undo 0\ny\nquit\n")
    assert ran.code == 0, ran.err
    assert len(read(below.read_bytes()).answers) == len(ended) - 1
    assert read(path.read_bytes()).answers == []
    undercroft("play", "--resume", str(path), "--bots", "normal")
    assert reports(path) == 3


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (
            ("play", "tiny", "--campaign", "--scenario", "cellar", "--term"),
            "leave out --scenario, or --campaign",
        ),
        (("simulate", "tiny", "--campaign", "--scenario", "cellar"), "leave out --scenario, or --campaign"),
        (("play", "gloomhaven", "--campaign", "--term"), "gloomhaven has no campaign"),
        (("simulate", "gloomhaven", "--campaign"), "these games have one: descent, tiny"),
        (("play", "tiny", "--campaign", "--term", "--party", "warden"), "2 members, not 1"),
    ],
)
def test_what_makes_no_sense_is_one_sentence(
    undercroft: Program, tmp_path: Path, words: tuple[str, ...], why: str
) -> None:
    ran = undercroft(*words)
    assert ran.code == 2 and ran.out == "" and ran.err.count("\n") == 1 and why in ran.err
    assert not list(tmp_path.iterdir())


def test_simulated_campaigns_are_the_same_whatever_the_number_of_processes(undercroft: Program) -> None:
    words = ("simulate", "tiny", "--campaign", "--games", "12", "--json")
    one, two = (json.loads(undercroft(*words, "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one["errors"] == one["unfinished"] == 0 and one["game"] == "tiny-campaign"
    assert one["digest"] == two["digest"] and sum(one["results"].values()) == 12
