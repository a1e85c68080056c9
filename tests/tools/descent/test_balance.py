"""The balance of Descent: its plan, the rows outside their band, and the rules that are seen at work."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.descent.quests.scene import scene

from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.descent.events.fights import AttackDeclared
from undercroft.games.descent.events.turns import RoundBegan
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.setup import DescentSetup
from undercroft.games.descent.state import ground
from undercroft.kernel import FigureId, replace
from undercroft.sim.results import read_results
from undercroft.sim.simulate import Played
from undercroft.space import each
from undercroft.tools.descent.balance import (
    BANDS,
    faults,
    in_order,
    main,
    make_plan,
    rows,
    rules,
    specials_of,
    table,
)
from undercroft.tools.descent.firing import Watcher, names_of

ONE = FigureId(1)


@pytest.fixture(scope="module")
def edition() -> Edition:
    return lay_out(box_of("descent"))


def game(number: int, quest: str, heroes: int, result: str, **tally: int) -> Played:
    return Played(
        game=number,
        seed=f"1/{number}",
        scenario=quest,
        result=result,
        rounds=5,
        decisions=100,
        digest="0",
        bots=("normal",) * (heroes + 1),
        seats=("hero",) * heroes + ("overlord",),
        tally={name.replace("__", " ").replace("_", "-"): count for name, count in tally.items()},
    )


def test_each_quest_has_its_games() -> None:
    """60 games with four heroes, 30 each with two and three."""
    plan = make_plan()
    parties = [(setup.scenario, len(bots) - 1) for setup, bots in zip(plan.setups, plan.bots, strict=True)]  # type: ignore[attr-defined]
    dealt = [parties[number % len(parties)] for number in range(plan.games)]
    for quest in in_order():
        assert [dealt.count((quest, heroes)) for heroes in BANDS] == [30, 30, 60]
    assert plan.games == 120 * 20
    assert all(set(bots) == {"normal"} for bots in plan.bots)


def test_one_row_can_be_played_by_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = make_plan(40, "1", ("the-cardinals-plight",), (2,))
    assert plan.games == 40 and [len(getattr(setup, "party", ())) for setup in plan.setups] == [2]
    main(["--quests", "first-blood", "--heroes", "2", "--games", "1", "--out", str(tmp_path / "row.jsonl")])
    assert "seed 1, 1 games" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--heroes", "5"])


def test_special_rules_are_rules_of_their_encounter(edition: Edition) -> None:
    for quest in in_order():
        pages = edition.rules.content.quest[quest].encounters
        known = [f"{number} {name}" for number, page in enumerate(pages, 1) for name in names_of(page)]
        assert not set(specials_of(quest)) - set(known)


def test_a_row_outside_its_band_is_a_fault() -> None:
    """With four heroes a fifth is too few; with two it is enough."""
    some = [game(n, "first-blood", 4, "heroes-won" if n < 2 else "overlord-won") for n in range(10)]
    some += [game(n, "first-blood", 2, "heroes-won" if n < 12 else "overlord-won") for n in range(10, 20)]
    assert [(row.heroes, row.is_even) for row in rows(some)] == [(2, True), (4, False)]
    assert faults(some) == ["first-blood with 4 heroes"]


def test_a_special_rule_that_does_nothing_is_a_fault() -> None:
    cries = [game(n, "first-blood", 2, "heroes-won", first_blood__1__war_cry=n < 1) for n in range(6)]
    assert [(rule.name, rule.share.count, rule.is_seldom) for rule in rules(cries)] == [
        ("1 war-cry", 1, True)
    ]
    assert "first-blood 1 war-cry" in faults(cries)
    assert any("special below 20%" in line for line in table(cries))


def test_it_plays_writes_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Four games of First Blood; a file that was cut short ends with the same games."""
    out = tmp_path / "balance.jsonl"
    main(["--out", str(out), "--games", "1", "--quests", "first-blood"])
    told = capsys.readouterr().out
    whole = out.read_bytes()
    lines = whole.splitlines(keepends=True)
    assert len(lines) == 4
    out.write_bytes(b"".join(lines[:2]) + lines[2][:40])
    main(["--out", str(out), "--games", "1", "--quests", "first-blood"])
    assert out.read_bytes() == whole
    assert capsys.readouterr().out == told
    assert "digest" in told
    played = read_results(out)
    assert [len(one.seats) - 1 for one in played] == [4, 4, 2, 3]
    assert all("first-blood 1 war-cry" in one.tally for one in played)
    assert any(one.tally["first-blood 1 leave by exit: goblin-archer"] for one in played)
    assert DescentSetup(scenario="first-blood").scenario == played[0].scenario


@pytest.mark.parametrize(("encounter", "fires"), [(1, 1), (2, 0)])
def test_the_overlords_binding_is_a_card_before_the_first_encounter(encounter: int, fires: int) -> None:
    groups = ["zombie", "barghest"]
    at = scene("gryvorn-unleashed", encounter, 2, groups=groups if encounter == 1 else groups[::-1])
    watcher = Watcher(at.game)
    watcher.happened(RoundBegan(1))
    assert watcher.found[f"{encounter} line-binding"] == fires


@pytest.mark.parametrize(("health", "fires"), [(10, 0), (2, 1)])
def test_the_bound_one_is_unbroken_where_an_attack_could_fell_it(health: int, fires: int) -> None:
    at = scene("enduring-the-elements", 2, 2, groups=["cave-spider"])
    bound, cells = at.one("the-bound-one"), at.figure(at.one("the-bound-one")).cells
    beside = ground(at.game).neighbours(cells)
    at.state.figures[ONE] = replace(at.figure(1), cells=beside & -beside)
    at.state.figures[bound] = replace(at.figure(bound), hp=health)
    watcher = Watcher(at.game)
    weapon = profiles(at.game, ONE)[0].weapon
    watcher.attacked(AttackDeclared(ONE, bound, next(each(cells)), weapon))
    assert watcher.found["2 unbroken"] == fires
