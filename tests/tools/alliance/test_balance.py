"""The balance of Dungeon Alliance: bands, seats, heroes, and upgrades that were or could be drafted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.games.alliance.report import AllianceReport, AllianceResult
from undercroft.kernel import Seat
from undercroft.sim.results import read_results
from undercroft.sim.simulate import Played
from undercroft.tools.alliance.balance import bands, faults, heroes, main, make_plan, purchases, seats, table
from undercroft.tools.alliance.purchases import DRAFT

ONE, TWO = ("petra", "krom", "lorna", "root"), ("bull", "emanon", "odrin", "holgar")


def game(
    number: int, winner: int, *, xp: int = 20, third: int = 11, drafts: dict[str, int] | None = None
) -> Played:
    alliances = tuple(AllianceResult(Seat(seat), kinds, xp, 1) for seat, kinds in enumerate((ONE, TWO)))
    report: dict[str, Any] = msgspec.to_builtins(
        AllianceReport(4, 9, changed=(5, third), alliances=alliances)
    )
    return Played(
        game=number, seed=f"1/{number}", scenario="rivals-2", result="blue-won", rounds=4, decisions=400,
        digest="0", bots=("normal",) * 2, winners=(winner,), scores=(xp, xp), report=report,
        tally={f"{DRAFT}{card}": count for card, count in (drafts or {}).items()},
    )  # fmt: skip


def test_a_number_outside_its_band_is_a_fault() -> None:
    even = [game(n, n % 2) for n in range(20)]
    assert [row.is_in for row in bands(even, 2)] == [True] * 4
    late = [game(n, n % 2, xp=12, third=11 if n < 17 else 12) for n in range(20)]  # 85 %
    rows = {row.what: row for row in bands(late, 2)}
    assert not rows["XP per alliance"].is_in and not rows["artifact deck before activation 12"].is_in
    assert "85%" in rows["artifact deck before activation 12"].measured
    assert {"XP per alliance", "artifact deck before activation 12"} <= set(faults(late, 2, dealt=True))


def test_seats_and_heroes_are_held_against_par() -> None:
    some = [game(n, 0 if n < 12 else 1) for n in range(20)]  # 60 % of them
    assert [(part.share.count, part.is_in) for part in seats(some, 2)] == [(12, False), (8, False)]
    found = {part.name: part for part in heroes(some, 2)}
    assert found["petra"].share.share == 0.6 and not found["petra"].is_in
    assert {"petra", "bull", "seat 1"} <= set(faults(some, 2, dealt=True))
    drafted = faults(some, 2, dealt=False)  # the same heroes go together: it says nothing about one of them
    assert "seat 1" in drafted and "petra" not in drafted


def test_an_upgrade_counts_where_somebody_could_draft_it() -> None:
    """u1-01 in one of 100 games is seldom; where it could not be drafted the game does not count."""
    some = [game(n, n % 2, drafts={"u1-01": n == 0, "u1-02": 1}) for n in range(100)]
    some += [game(n, n % 2) for n in range(100, 150)]
    found = {part.name: part for part in purchases(some)}
    assert (found["u1-01"].share.of, found["u1-01"].is_in) == (100, False)
    assert (found["u1-02"].share.share, found["u1-02"].is_in) == (1.0, True)
    assert "u1-01" in faults(some, 2, dealt=True) and "u1-03 never on offer" in faults(some, 2, dealt=True)
    assert any("| u1-01 | 1%" in line and "**out**" in line for line in table(some, 2, dealt=True))
    uncounted = [game(n, n % 2) for n in range(20)]  # as in games whose heroes are drafted
    assert not faults(uncounted, 2, dealt=True) and not any(
        "upgrade" in line for line in table(uncounted, 2, dealt=True)
    )
    assert make_plan(2, 4, random=True).observer and not make_plan(3, 4).observer


def test_random_parties_are_eight_heroes_each_another_time() -> None:
    plan = make_plan(2, 40, random=True)
    parties = [setup.party for setup in plan.setups]  # type: ignore[attr-defined]
    assert len(set(parties)) > 30 and all(len(set(party)) == 8 for party in parties)
    assert make_plan(2, 40, random=True).setups == plan.setups != make_plan(2, 40, "2", random=True).setups


def test_it_plays_writes_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "balance.jsonl"
    asked = ["--players", "2", "--games", "2", "--random", "--out", str(out)]
    main(asked)
    told, whole = capsys.readouterr().out, out.read_bytes()
    lines = whole.splitlines(keepends=True)
    out.write_bytes(lines[0] + lines[1][:40])
    main(asked)
    assert out.read_bytes() == whole and capsys.readouterr().out == told and "digest" in told
    for one in read_results(out):
        found = {name: count for name, count in one.tally.items() if name.startswith(DRAFT)}
        assert sum(found.values()) == one.tally["drafted"] > 0
        assert 0 in found.values()  # somebody could have drafted it, and did not
