"""Reports on simulations: intervals, groups, a page of one file; going on after an interruption."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.cli import main
from undercroft.cli.progress import Progress
from undercroft.sim.report import report_on, share_of, spread_of
from undercroft.sim.report_page import page
from undercroft.sim.results import BrokenResults, read_results
from undercroft.sim.simulate import Played

Told = pytest.CaptureFixture[str]


def played(game: int, result: str = "won", **more: Any) -> Played:
    plain = Played(
        game, f"7/{game}", "cellar", result, 5, 40, "d", ("random", "normal"), ("hero-warden", "hero-scout"),
        tally={"rooms": game % 3},
    )  # fmt: skip
    return msgspec.structs.replace(plain, **more)


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_intervals_are_those_of_wilson(count: int, of: int, low: float, high: float) -> None:
    """Against values of the literature (Newcombe 1998: 81 of 263 gives 0.2553 to 0.3662)."""
    share = share_of(count, of)
    assert share.low == pytest.approx(low, abs=1e-4) and share.high == pytest.approx(high, abs=1e-4)


def test_of_no_games_nothing_is_known() -> None:
    share = share_of(0, 0)
    assert (share.count, share.of, share.share, share.low, share.high) == (0, 0, 0.0, 0.0, 1.0)


def test_a_spread_has_the_error_of_its_mean() -> None:
    spread = spread_of([2, 4, 4, 4, 5, 5, 7, 9])
    assert (spread.mean, spread.median, spread.least, spread.most) == (5.0, 4.5, 2, 9)
    assert spread.deviation == pytest.approx(2.138, abs=1e-3) and spread.error == pytest.approx(
        1.482, abs=1e-3
    )
    assert spread_of([3]).error == 0.0


def test_games_are_grouped_by_scenario_party_and_seat() -> None:
    games = [
        played(0),
        played(1, "lost", scenario="10"),
        played(2, scenario="9", seats=("hero-scout", "hero-warden")),
        played(3, "error", error="Oops at x.py:1: no"),
        played(4, "unfinished"),
    ]
    report = report_on(games)
    assert (report.games, len(report.errors), report.unfinished, report.seed) == (5, 1, 1, "7")
    assert [(g.name, g.games) for g in report.by_scenario] == [("9", 1), ("10", 1), ("cellar", 1)]
    assert [(g.name, g.games) for g in report.by_party] == [("scout, warden", 3)]
    assert [(g.name, g.games) for g in report.by_seat] == [
        ("seat 0: scout (random)", 1), ("seat 0: warden (random)", 2),
        ("seat 1: scout (normal)", 2), ("seat 1: warden (normal)", 1),
    ]  # fmt: skip
    assert report.total.shares["won"].count == 2 and report.total.shares["lost"].of == 3
    assert report.tally["rooms"]["won"].mean == 1.0 and report.values["rooms"] == (0, 1, 2)


def test_seats_have_their_wins_and_scores_with_intervals() -> None:
    games = [
        played(0, "tie", winners=(0, 1), scores=(4, 4)),
        played(1, "seat1", winners=(1,), scores=(1, 7)),
        played(2, "seat1", winners=(1,), scores=(3, 4)),
        played(3, "nobody", scores=(0, 1)),
        played(4, "error", error="Oops", winners=(0,), scores=(9, 9)),
    ]
    first, second = report_on(games).by_seat
    assert first.won == share_of(1, 4) and second.won == share_of(3, 4)
    assert first.score == spread_of([4, 1, 3, 0]) and second.score == spread_of([4, 7, 4, 1])
    assert report_on(games).total.won is None and report_on(games).total.score is None
    text = page(report_on(games), "Rivals")
    assert "among the winners" in text and "75.0%" in text and "<th>score</th>" in text
    assert f"4.0 <small>± {spread_of([4, 7, 4, 1]).error:.1f}</small>" in text


def test_games_without_scores_or_winners_have_no_columns_for_them() -> None:
    plain = page(report_on([played(0), played(1, "lost")]), "Before there were winners")
    assert "among the winners" not in plain and "<th>score</th>" not in plain
    together = page(report_on([played(0, winners=(0, 1)), played(1, "lost")]), "Together")
    assert "among the winners" in together and "<th>score</th>" not in together
    some = [played(0, winners=(0,), scores=(3,)), played(1, winners=(1,))]
    assert [group.score for group in report_on(some).by_seat] == [spread_of([3]), None]
    assert "<th>score</th>" in page(report_on(some), "Some")


class Reader(HTMLParser):
    """Which tags there are, balanced, and what they refer to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.refers: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.refers += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.refers += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_loads_nothing() -> None:
    games = [played(i, "won" if i % 3 else "lost", scenario=str(i % 2)) for i in range(30)]
    games.append(played(30, "error", error="Odd <b> & co"))
    text = page(report_on(games), "Tom & Jerry <3")
    reader = Reader()
    reader.feed(text)
    assert not reader.open and reader.seen.count("svg") == 4 and "script" not in reader.seen
    assert all(reference.startswith("#") for reference in reader.refers)
    assert "Tom &amp; Jerry &lt;3" in text and "Odd &lt;b&gt; &amp; co" in text
    assert "66.7%" in text and text == page(report_on(games), "Tom & Jerry <3"), "the same bytes each time"


def test_a_page_of_games_that_all_raised_has_tables_and_no_plots() -> None:
    text = page(report_on([played(0, "error", error="x")]), "Nothing")
    assert "<svg" not in text and "1 raised an error" in text


def test_report_makes_a_page_of_a_simulation(tmp_path: Path, capsys: Told) -> None:
    file = tmp_path / "tiny.jsonl"
    assert main(["simulate", "tiny", "--games", "12", "--out", str(file)]) == 0
    capsys.readouterr()
    assert main(["report", str(file)]) == 0
    assert capsys.readouterr().out == f"12 games: {tmp_path / 'tiny.html'}\n"
    text = (tmp_path / "tiny.html").read_text()
    assert "torches left" in text and "By seat" in text and "warden" in text


def test_without_matplotlib_report_says_what_to_install(
    tmp_path: Path, capsys: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(msgspec.json.encode(played(0)) + b"\n")
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["report", str(file)]) == 2
    assert capsys.readouterr().err == "Plots need Matplotlib: install undercroft[report].\n"
    assert not (tmp_path / "x.html").exists()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "has no game in it yet"),
        (b'{"game": 1}\n', "Line 1 of"),
        (b"\xff\xfe\n", "Line 1 of"),
        (b"[" * 100_000 + b"\n", "Line 1 of"),
        (2 * (msgspec.json.encode(played(4)) + b"\n"), "game 4 for the second time"),
    ],
)
def test_report_refuses_what_is_no_file_of_results(
    tmp_path: Path, capsys: Told, content: bytes, said: str
) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(content)
    assert main(["report", str(file)]) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1


def test_report_never_writes_over_its_source(tmp_path: Path, capsys: Told) -> None:
    file = tmp_path / "x.html"
    file.write_bytes(msgspec.json.encode(played(0)) + b"\n")
    assert main(["report", str(file)]) == 2 and "another file" in capsys.readouterr().err


# -- going on


def simulated(file: Path, *more: str) -> list[str]:
    return ["simulate", "tiny", "--games", "9", "--seed", "5", "--json", "--out", str(file), *more]


def digest_of(capsys: Told) -> str:
    out = capsys.readouterr().out
    found = re.search(r'"digest":"(\w+)"', out)
    assert found, out
    return found[1]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_goes_on_and_counts_each_game_once(
    tmp_path: Path, capsys: Told, jobs: str
) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    assert main(simulated(whole)) == 0
    wanted = digest_of(capsys)
    lines = whole.read_bytes().splitlines(keepends=True)
    cut.write_bytes(b"".join([*lines[:3], lines[5], lines[6][:40]]))  # half a line, as after kill -9
    assert main(simulated(cut, "--resume", "--jobs", jobs)) == 0
    assert digest_of(capsys) == wanted
    assert sorted(game.game for game in read_results(cut)) == list(range(9))
    assert sorted(cut.read_bytes().splitlines()) == sorted(whole.read_bytes().splitlines())
    before = cut.stat().st_mtime_ns, cut.read_bytes()
    assert main(simulated(cut, "--resume")) == 0 and digest_of(capsys) == wanted
    assert cut.read_bytes() == before[1], "nothing is played twice"


def test_a_simulation_begins_where_there_is_no_file_yet(tmp_path: Path, capsys: Told) -> None:
    assert main(simulated(tmp_path / "new.jsonl", "--resume")) == 0
    assert len(read_results(tmp_path / "new.jsonl")) == 9


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda args: [*args, "--bots", "normal"], "another simulation"),
        (lambda args: ["6" if arg == "5" else arg for arg in args], "another simulation"),
        (lambda args: ["4" if arg == "9" else arg for arg in args], "only 4 games"),
    ],
)
def test_another_simulation_is_refused_and_its_file_left_alone(
    tmp_path: Path, capsys: Told, change: Callable[[list[str]], list[str]], said: str
) -> None:
    file = tmp_path / "games.jsonl"
    assert main(simulated(file)) == 0
    before = file.read_bytes()
    assert main(change(simulated(file, "--resume"))) == 2
    assert said in capsys.readouterr().err and file.read_bytes() == before


def test_a_file_of_something_else_is_left_alone(tmp_path: Path, capsys: Told) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(b"Dear Ana")
    assert main(simulated(file, "--resume")) == 2
    assert "no file of a simulation" in capsys.readouterr().err and file.read_bytes() == b"Dear Ana"


def test_resume_needs_a_file(capsys: Told) -> None:
    assert main(["simulate", "tiny", "--resume"]) == 2
    assert "--out" in capsys.readouterr().err


def test_an_interruption_says_how_to_go_on(
    tmp_path: Path, capsys: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(plan: Any, index: int, digest: str) -> Played:
        if index == 3:
            raise KeyboardInterrupt
        return played(index, plan=digest)

    monkeypatch.setattr("undercroft.sim.simulate.play_one", interrupted)
    file = tmp_path / "x.jsonl"
    assert main(simulated(file)) == 130
    told = capsys.readouterr().err
    assert told == "Interrupted after 3 of 9 games; the same command with --resume goes on.\n"
    assert len(read_results(file)) == 3


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_tells_share_pace_and_results() -> None:
    stream = Terminal()
    progress = Progress(4, [played(0)], stream)
    progress.count(played(1, "lost"))
    assert progress.line(2.0) == "████████████░░░░░░░░░░░░ 2/4 games, 0.5/s, 0:04 left: lost 1, won 1"
    progress.count(played(2))
    progress.count(played(3))
    progress.clear()
    assert "4/4 games" in stream.getvalue() and stream.getvalue().endswith("\r")
    assert Progress(7200, stream=stream).line(0.0).endswith("0/7200 games, 0.0/s: ")


def test_nothing_is_shown_where_nobody_looks() -> None:
    stream = StringIO()
    progress = Progress(1, stream=stream)
    progress.count(played(0))
    progress.clear()
    assert stream.getvalue() == ""


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BrokenResults, match="cannot be read"):
        read_results(tmp_path / "no")
