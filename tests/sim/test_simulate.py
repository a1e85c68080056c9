"""Games without people: the same whatever the number of processes, counted as the contract says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs
from table import bidding

from undercroft.bots import RandomBot
from undercroft.cli import main
from undercroft.cli.parsing import parse
from undercroft.cli.simulate import SIMULATE, make_plan
from undercroft.games import boxes
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.gloomhaven.setup import HavenSetup, wishes_of
from undercroft.games.tiny import BOX
from undercroft.journal_files import replay
from undercroft.kernel import Seat, read
from undercroft.sim.match import Match
from undercroft.sim.simulate import Plan, Played, play_all, simulate


def plan(games: int = 12, **changes: Any) -> Plan:
    settled = lay_out(box_of("tiny")).settle()
    made = Plan(
        game="tiny",
        setups=(settled,),
        bots=(("random", "random"),),
        games=games,
        seed="3",
        errors=Path("/nowhere"),
    )
    return msgspec.structs.replace(made, **changes)


def test_any_number_of_processes_gives_the_same_digest() -> None:
    alone, together, again = (simulate(plan(), jobs) for jobs in (1, 2, 1))
    assert alone.digest == together.digest == again.digest
    assert alone.decisions == together.decisions and alone.results == together.results
    assert simulate(plan(seed="4")).digest != alone.digest


def test_every_line_has_winners_and_what_the_rules_report(tmp_path: Path) -> None:
    out = tmp_path / "tiny.jsonl"
    assert main(["simulate", "tiny", "--bots", "normal", "--games", "12", "--out", str(out), "--json"]) == 0
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert {line["result"] for line in lines} == {"won", "lost"}
    for line in lines:
        assert line.get("winners", []) == ([0, 1] if line["result"] == "won" else [])
        report = line["report"]
        assert report["report"] == "DelveReport" and report["rounds"] == line["rounds"]
        assert line["tally"]["rooms"] == len(report["rooms"]) and "scores" not in line


def test_scores_are_kept_by_seat() -> None:
    edition = bidding.edition()
    bots = [RandomBot(str(seat)) for seat in range(4)]
    match = Match(edition, edition.settle(), "s", bots)
    assert match.ending is None
    match.run()
    ending = match.ending
    assert ending is not None and len(ending.scores) == 4 and ending.winners
    best = max(ending.scores)
    assert {ending.scores[seat] for seat in ending.winners} == {best}
    assert isinstance(ending.report, bidding.BiddingReport)
    assert edition.box.tally(ending.report)["points of sun"] == ending.scores[0]


def test_a_game_that_does_not_end_has_neither_winners_nor_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.sim.match.CUT", 1)
    (line,) = play_all(plan(1), 1)
    assert line.result == "unfinished" and not line.winners and not line.report and not line.tally


def test_the_summary_has_the_shape_of_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["simulate", "tiny", "--scenario", "all", "--games", "5", "--seed", "7", "--json"])
    ran = capsys.readouterr()
    found = json.loads(ran.out)
    assert (code, ran.err) == (0, "")
    assert list(found) == [
        "game", "games", "errors", "unfinished", "decisions", "seconds", "games_per_s", "decisions_per_s",
        "results", "by_scenario", "seed", "digest",
    ]  # fmt: skip
    assert found["seed"] == 7 and found["games"] == 5 and found["errors"] == found["unfinished"] == 0
    assert set(found["results"]) == {"won", "lost"} and sum(found["results"].values()) == 5
    assert found["by_scenario"] == {"cellar": found["results"]}


def test_every_game_is_a_line_of_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    assert main(["simulate", "tiny", "--games", "4", "--bots", "1=normal", "--out", str(file)]) == 0
    lines = [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines()]
    assert [(line.game, line.seed) for line in lines] == [(i, f"1/{i}") for i in range(4)]
    assert all(line.bots == ("random", "normal") and line.rounds and line.decisions for line in lines)
    assert "4 games of tiny" in capsys.readouterr().out


def test_kept_journals_replay_to_the_same_end(tmp_path: Path) -> None:
    played = list(play_all(plan(6, journals=tmp_path), 2))
    assert len(list(tmp_path.iterdir())) == 6
    for game in played:
        script = read(Path(game.journal).read_bytes())
        digests = [answer.n for answer in script.answers if answer.digest]
        assert digests == [*range(50, len(script.answers), 50), len(script.answers)]
        journal, _, _ = replay(lambda name: lay_out(box_of(name)), script)
        assert journal.game.state.digest() == game.digest
        assert journal.game.state.outcome == game.result


def test_only_questions_with_two_options_count() -> None:
    """A question with one option is forced, with asides beside it too."""
    edition = lay_out(box_of("tiny"))
    counted = asked = 0

    class Counting:
        needs_view = False

        def choose(self, view: Any, decision: Any) -> int:
            nonlocal counted, asked
            asked += 1
            counted += len(decision.options) > 1
            return len(decision.options) - 1

        advise: Any = None

    play = Match(edition, edition.settle(), "5", [Counting(), Counting()])
    play.run()
    assert play.decisions == counted < asked


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Puts a tiny on the shelf that differs in some way."""

    def put(**changes: Any) -> Edition:
        boxes._laid_out.cache_clear()
        monkeypatch.setattr(boxes, "boxes", lambda: {"tiny": replace(BOX, **changes)})
        return lay_out(boxes.box_of("tiny"))

    yield put
    boxes._laid_out.cache_clear()


def test_a_game_is_cut_after_200_rounds(changed: Any) -> None:
    changed(rounds=lambda state: 201 if state.round > 2 else state.round)
    found = simulate(plan(3))
    assert (found.unfinished, found.errors, sum(found.results.values())) == (3, 0, 0)


def test_a_bot_that_answers_for_ever_within_a_round_holds_up_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.sim.match.MOST", 20)
    (line,) = play_all(plan(1), 1)
    assert line.result == "unfinished" and line.decisions < 60 and line.rounds < 200


class Clumsy:
    """A bot that falls over at its third answer."""

    needs_view = False
    answers = 0

    def choose(self, view: Any, decision: Any) -> int:
        self.answers += 1
        return 99 if self.answers == 3 else 0


def test_a_game_that_raises_is_counted_and_its_journal_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("undercroft.sim.simulate.make_bot", lambda *args: Clumsy())
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert main(["simulate", "tiny", "--games", "2", "--json"]) == 1
    ran = capsys.readouterr()
    assert json.loads(ran.out)["errors"] == 2
    assert ran.err.count("\n") == 1 and "2 of 2 games raised, the first with IllegalAnswer" in ran.err
    (folder,) = tmp_path.iterdir()
    assert str(folder) in ran.err
    kept = sorted(folder.iterdir())
    assert len(kept) == 2
    answers = read(kept[0].read_bytes()).answers
    assert [answer.seat for answer in answers][:2] == [Seat(0), Seat(1)]
    assert answers[-1].key == "99" and not answers[-1].digest


def test_an_answer_that_raised_stands_last_in_the_journal() -> None:
    """So that the fault can be met again; what came before is as it was."""
    edition = lay_out(box_of("tiny"))

    class First:
        needs_view = False

        def choose(self, view: Any, decision: Any) -> int:
            return 0

        advise: Any = None

    play = Match(edition, edition.settle(), "5", [First(), First()])
    play.run()
    whole = read(play.journal()).answers
    play.given[10:] = [99]
    again = read(play.journal()).answers
    assert [(a.key, a.chance) for a in again[:-1]] == [(a.key, a.chance) for a in whole[:10]]
    assert again[-1].key == "99" and not again[-1].digest


def test_a_random_party_follows_from_the_seed(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for seed in ("1", "1", "2"):
        assert main(["simulate", "tiny", "--games", "12", "--party", "random", "--seed", seed, "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out)["digest"])
    assert found[0] == found[1] != found[2]
    options = parse(SIMULATE, ["tiny", "--party", "random", "--games", "12"])
    assert options is not None
    parties = {structs.asdict(setup)["party"] for setup in make_plan(options).setups}
    assert parties == {("warden", "scout"), ("scout", "warden")}


def test_random_parties_of_gloomhaven_go_through_all_scenarios() -> None:
    """The next scenario with each game, and other parties when all had their turn."""
    arguments = ["gloomhaven", "--scenario", "all", "--party", "random", "--players", "3", "--level", "5"]
    options = parse(SIMULATE, [*arguments, "--games", "150"])
    assert options is not None
    setups = [setup for setup in make_plan(options).setups if isinstance(setup, HavenSetup)]
    offers = lay_out(box_of("gloomhaven")).offers()
    playable = [offer.id for offer in offers if offer.kind == "scenario" and offer.playable]
    assert [setup.scenario for setup in setups[: len(playable)]] == playable
    assert len(setups) == len(playable) * -(-150 // len(playable))
    assert len({setup.party for setup in setups}) > 50
    for setup in setups:
        heroes = wishes_of(setup)
        assert len({hero.kind for hero in heroes}) == 3 and all(hero.level == 5 for hero in heroes)


def test_gloomhaven_is_the_same_in_any_number_of_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["simulate", "gloomhaven", "--party", "random", "--players", "2", "--games", "8", "--json"]
    found = []
    for more in (["--jobs", "1"], ["--jobs", "2"], ["--journals", str(tmp_path)]):
        assert main([*arguments, "--scenario", "all", *more]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert len({each["digest"] for each in found}) == 1 and found[0]["errors"] == found[0]["unfinished"] == 0
    assert list(found[0]["by_scenario"])[:3] == ["1", "2", "3"]
    for journal in sorted(tmp_path.iterdir())[:3]:
        assert main(["replay", str(journal), "--verify"]) == 0


def test_invariants_are_checked_after_every_event_and_change_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plain, checked = simulate(plan(4)), simulate(plan(4, invariants=True))
    assert (checked.digest, checked.errors) == (plain.digest, 0)
    seen = 0

    def sound_for_a_while(state: Any) -> str:
        nonlocal seen
        seen += 1
        return "the lantern burns no more" if seen == 50 else ""

    rules = lay_out(box_of("tiny")).rules
    monkeypatch.setattr(rules, "invariants", (*rules.invariants, sound_for_a_while))
    (broken,) = play_all(plan(1, invariants=True, errors=tmp_path), 1, [0])
    assert broken.result == "error" and "the lantern burns no more" in broken.error
    assert [played.result for played in play_all(plan(1), 1)] != ["error"]
