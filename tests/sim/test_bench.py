"""The speed figures: their shape, and that they measure what they say. How fast is for `make bench`."""

from __future__ import annotations

import copy
import json
from functools import partial
from itertools import islice

import pytest

from undercroft.cli import main
from undercroft.games.boxes import box_of, lay_out
from undercroft.kernel import Procedure, Seat, view
from undercroft.sim import bench, quiet
from undercroft.sim.kernel30 import Idle, game30, idle_game, rules30
from undercroft.sim.quiet import Ear
from undercroft.table import bench as table_bench
from undercroft.table.bench import COMMANDS, bench_commands, commands
from undercroft.tools.alliance import measure as alliance_measure
from undercroft.tools.descent import measure as descent_measure
from undercroft.tools.gloomhaven import measure
from undercroft.tools.gloomhaven.monster_turns import bench_turns
from undercroft.tools.gloomhaven.positions import bench_solver


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quiet, "PATIENCE", 1)  # figures that nobody reads need no quiet machine
    monkeypatch.setattr(bench, "AT_LEAST", 0.0005)
    monkeypatch.setattr(bench, "RUNS", 2)
    monkeypatch.setattr(bench, "PLAY", 0.01)
    monkeypatch.setattr(bench, "MOMENTS", 2)
    monkeypatch.setattr(bench, "SEARCHED", 3)
    monkeypatch.setattr(measure, "bench_solver", partial(bench_solver, count=40))
    monkeypatch.setattr(measure, "bench_turns", partial(bench_turns, turns=10))
    few = {name: (kind, make, 20) for name, (kind, make, _) in descent_measure.CASES.items()}
    monkeypatch.setattr(descent_measure, "CASES", few)
    monkeypatch.setattr(alliance_measure, "rate", partial(alliance_measure.rate, cases=40))
    monkeypatch.setattr(table_bench, "COUNTED", 30)
    monkeypatch.setattr(table_bench, "TOGETHER", 2)
    monkeypatch.setattr(table_bench, "MOMENTS", 2)
    monkeypatch.setattr(table_bench, "RUNS", 1)


def test_bench_has_the_shape_of_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == [
        "empty_step_us", "clone_us", "deepcopy_us", "save_us", "load_us", "view_us", "decision_us",
        "decisions_per_s", "random_games_per_s", "command_us", "command_bytes",
        "alliance_sight_per_s", "alliance_reach_per_s",
        "sight_per_s", "reach_per_s", "odds_per_s", "monster_turn_ms", "positions_per_s", "los_per_s",
        "packs_load_ms",
    ]  # fmt: skip
    games = ["alliance", "descent", "gloomhaven", "tiny"]
    for key, value in found.items():
        if key in (
            *bench.SINGLE,
            "positions_per_s",
            "los_per_s",
            *descent_measure.CASES,
            *alliance_measure.CASES,
        ):
            assert value > 0
        elif key == "monster_turn_ms":
            assert 0 < value["p50"] <= value["p99"]
        else:
            assert list(value) == (games if key in (*bench.BY_GAME, *COMMANDS.keys) else ["kernel30", *games])
            assert min(value.values()) > 0
    assert found["clone_us"]["tiny"] < found["deepcopy_us"]["tiny"]


def test_bench_measures_only_what_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "kernel30", "clone_us", "empty_step_us"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["empty_step_us", "clone_us", "quiet_moments"]
    assert "kernel30" in lines[1] and lines[1].endswith(" x")  # the ratio to an empty step


def test_commands_are_measured_at_a_table_with_four_who_look_on() -> None:
    """The same commands send the same bytes each time; what was sent of one is there for all four."""
    edition = lay_out(box_of("tiny"))
    sent = [[told.bytes for told in islice(commands(edition), 40)] for _ in range(2)]
    assert sent[0] == sent[1] and min(sent[0]) > 4 * len('{"is":"update"}')
    found = bench_commands(edition, Ear())
    assert found["command_bytes"] == round(sum(sent[0][:30]) / 30) and found["command_us"] > 0


def test_kernel30_is_as_large_as_it_says() -> None:
    game = game30()
    s = game.state
    assert (len(s.figures), len(s.decks), len(s.terrain)) == (30, 6, 25)
    assert sum(map(len, s.modifiers.values())) == 40
    assert len(s.frames) == 7 and game.open
    assert {len(figure.__struct_fields__) for figure in s.figures.values()} == {16}
    twin, deep = s.clone(), copy.deepcopy(s)
    assert twin.digest() == deep.digest() == s.digest()
    assert rules30().decode(rules30().encode(s)).digest() == s.digest()
    hidden = view(game, Seat(1)).state.decks["deck-0"].hand
    assert set(hidden) == {"?"}


def test_the_game_is_measured_in_mid_attack_with_frames_waiting() -> None:
    edition = lay_out(box_of("tiny"))
    game = bench._mid_attack(edition, edition.settle())
    tags = [frame.__struct_config__.tag for frame in game.state.frames if isinstance(frame, Procedure)]
    assert "tiny.attack" in tags and len(tags) >= 5 and game.open


def test_an_idle_game_runs_nothing_but_its_steps() -> None:
    game = idle_game(rules30(), 3)
    game.ran = set()
    assert game.advance() == () and not game.state.frames
    assert game.ran == {step.what for step in Idle.steps.values()}
