"""Pairs of games with sides swapped: shares, the interval, and a file that goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.games.boxes import box_of, lay_out
from undercroft.kernel import Seat
from undercroft.sim.pairs import Duel, compare, main, play, points, run, sides_of, told

GAME = ("descent", "--scenario", "first-blood", "--players", "2", "--bots", "random,random", "--seed", "7")


def duel(pair: int, side: str, won: float) -> Duel:
    return Duel(pair, side, "cave", f"1/{pair}", won, 5, "d")


def test_seats_are_told_apart_by_their_side() -> None:
    edition = lay_out(box_of("descent"))
    setup = edition.settle(edition.read_wishes({"scenario": "first-blood", "players": 2}))
    assert sides_of(edition, setup, "1") == {"heroes": (Seat(0), Seat(1)), "overlord": (Seat(2),)}


def test_a_pair_is_a_game_for_each_side_with_the_same_seed() -> None:
    """With equal bots that use no luck of their own, both games are the same: one side wins both."""
    edition = lay_out(box_of("descent"))
    setup = edition.settle(edition.read_wishes({"scenario": "first-blood", "players": 2}))
    first, second = play(edition, setup, 0, "1", ("normal", "normal"))
    assert (first.side, second.side) == ("heroes", "overlord")
    assert first.digest == second.digest
    assert first.won + second.won == 1.0


def test_a_point_is_shared_by_those_who_won_or_by_all() -> None:
    sides = {"red": (Seat(0), Seat(2)), "blue": (Seat(1),), "green": (Seat(3),)}
    assert points(sides, (0, 2)) == {"red": 1.0, "blue": 0.0, "green": 0.0}
    assert points(sides, (1, 3)) == {"red": 0.0, "blue": 0.5, "green": 0.5}
    assert points({"red": (Seat(0),), "blue": (Seat(1),)}, ()) == {"red": 0.5, "blue": 0.5}


def test_the_share_is_over_pairs() -> None:
    """Two pairs that are won twice, one that is shared, one that is lost: 5 of 8 points."""
    results = [(1.0, 1.0), (1.0, 1.0), (1.0, 0.0), (0.0, 0.0)]
    duels = [
        duel(number, side, won)
        for number, both in enumerate(results)
        for side, won in zip(("heroes", "overlord"), both, strict=True)
    ]
    found = compare(("hard", "normal"), duels)
    assert found.pairs == 4
    assert found.share == 0.625
    assert found.by_side == {"heroes": 0.75, "overlord": 0.5}
    assert found.low == pytest.approx(0.625 - 1.645 * (0.2291667 / 4) ** 0.5, abs=1e-4)
    assert found.high - found.share == pytest.approx(found.share - found.low)
    assert "62.5% of the points" in told(found)


def test_half_a_pair_does_not_count() -> None:
    duels = [duel(0, "heroes", 1.0), duel(0, "overlord", 0.0), duel(1, "heroes", 1.0)]
    assert compare(("a", "b"), duels).pairs == 1


def test_pairs_of_a_file_are_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "pairs.jsonl"
    assert run([*GAME, "--pairs", "1", "--out", str(out)]) == 0
    once = out.read_bytes()
    assert run([*GAME, "--pairs", "2", "--out", str(out), "--json"]) == 0
    assert out.read_bytes().startswith(once)
    assert len(out.read_bytes().splitlines()) == 4
    capsys.readouterr()
    assert run([*GAME, "--pairs", "2", "--json"]) == 0
    fresh = capsys.readouterr().out
    assert run([*GAME, "--pairs", "2", "--out", str(out), "--json"]) == 0
    assert capsys.readouterr().out == fresh


@pytest.mark.parametrize("bad", [["nowhere"], ["descent", "--bots", "hard,nobody", "--pairs", "1"]])
def test_bad_input_gets_one_sentence(
    bad: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["pairs", *bad])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
