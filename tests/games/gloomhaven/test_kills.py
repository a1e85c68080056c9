"""Death, its traces, and who is credited with it (GH-KIL)."""

from __future__ import annotations

import pytest

from games.gloomhaven.inventions import invented
from games.gloomhaven.scenes import HEX_FIELD, Table, scene
from undercroft.games.gloomhaven.events.fights import Killed
from undercroft.games.gloomhaven.events.ground import MoneyDropped
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.records.abilities import Attack, Kill, OnDeath, Retaliate
from undercroft.games.gloomhaven.records.abilities import Suffer as SufferRecord
from undercroft.games.gloomhaven.records.maps import Room
from undercroft.games.gloomhaven.records.scenario_goals import KillAll, Objective
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.records.whom import Bonus, Whom
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.kernel import FigureId

ONE = Whom(side="enemies", within=1)
ALL = Whom(side="enemies", count="all", within=1)
REST = "bandit-guard 9:7"  # so that the scenario goes on


def deeds(table: Table, seat: int = 0) -> dict[str, int]:
    return dict(table.mat(seat).deeds.counts)


@pytest.mark.rule("GH-KIL-01")
def test_damage_is_kept_for_each_monster() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0, bandit-guard 0:1")
    table.perform(1, Attack(value=2)).picks("target 3")
    assert (table.hp(2), table.hp(3)) == (table.figure(2).full, table.figure(3).full - 2)


@pytest.mark.rule("GH-KIL-02")
@pytest.mark.parametrize("source", ["attack", "trap", "wound", "ability"])
def test_a_monster_without_hit_points_is_removed(source: str) -> None:
    table = scene(brute="0:0", monsters=f"bandit-guard 1:0, {REST}").looks(2, hp=2)
    table.run(Suffer(FigureId(2), 2, source))  # type: ignore[arg-type]
    assert not table.is_up(2)
    assert table.event(Killed).figure == 2


@pytest.mark.rule("GH-KIL-03")
def test_nothing_more_befalls_who_died() -> None:
    table = scene(brute="0:0", monsters=f"bandit-guard 1:0, {REST}").looks(2, hp=1)
    table.perform(
        1,
        invented(
            "printed together only on Stone Fists, behind an element",
            Attack(value=3, push=2, conditions=("stun",)),
        ),
    ).picks("target 2")
    assert not table.is_asked()
    assert table.conditions(2) == []


@pytest.mark.rule("GH-KIL-04", "GH-BOS-07")
def test_a_dead_monster_leaves_a_money_token() -> None:
    table = scene(brute="0:0", monsters=f"bandit-guard 1:0, {REST}")
    table.run(Suffer(FigureId(2), 99, "attack"))
    assert table.state.terrain.money == ((GRID.cell(1, 0), 1),)
    summoned = scene(brute="0:0", monsters=f"bandit-guard 1:0, {REST}").looks(2, drops=False)
    summoned.run(Suffer(FigureId(2), 99, "attack"))
    assert summoned.state.terrain.money == ()


@pytest.mark.rule("GH-KIL-05")
def test_the_token_lies_on_whatever_is_there() -> None:
    table = scene(brute="0:0", monsters=f"bandit-guard 1:0, {REST}", obstacles="1:0", money="1:0")
    table.run(Suffer(FigureId(2), 99, "wound"))
    assert table.event(MoneyDropped).cell == GRID.cell(1, 0)
    assert dict(table.state.terrain.money)[GRID.cell(1, 0)] == 2


@pytest.mark.rule("GH-KIL-06")
def test_nobody_is_credited_for_a_wound() -> None:
    table = scene(brute="0:0", monsters=f"bandit-guard 1:0, {REST}").looks(2, hp=1)
    table.run(Suffer(FigureId(2), 1, "wound", FigureId(1)))
    assert deeds(table) == {}


@pytest.mark.rule("GH-KIL-07", "GH-XP-05")
def test_a_kill_gives_no_experience() -> None:
    table = scene(brute="0:0", monsters=f"bandit-guard 1:0, {REST}")
    table.perform(1, Attack(value=9)).picks("target 2")
    assert not table.is_up(2)
    assert table.mat(0).xp == 0


@pytest.mark.rule("GH-KIL-08")
def test_a_kill_by_retaliate_is_whose_who_retaliates() -> None:
    table = scene(brute="0:0", monsters=f"bandit-guard 1:0, {REST}").looks(2, hp=1)
    table.perform(1, Retaliate(value=2), duration="round")
    while table.is_asked():
        table.picks("perform")
    table.perform(2, Attack(value=1)).picks("suffer")
    assert not table.is_up(2)
    assert deeds(table)["kills"] == 1


@pytest.mark.rule("GH-KIL-02")
def test_what_battle_goals_count_of_kills() -> None:
    table = scene(brute="0:0", monsters=f"elite bandit-guard 1:0, bandit-guard 0:1, {REST}")
    table.perform(1, Attack(value=14)).picks("target 2")
    assert deeds(table) == {"kills": 1, "elite-kills": 1, "first-kills": 1, "clean-kills": 1, "overkills": 1}
    table.looks(3, hp=2).perform(1, Attack(value=3)).picks("target 3")
    assert deeds(table) == {"kills": 2, "elite-kills": 1, "first-kills": 1, "clean-kills": 1, "overkills": 1}


@pytest.mark.rule("GH-KIL-02")
def test_the_first_kill_is_only_one() -> None:
    table = scene(brute="0:0", spellweaver="5:5", monsters=f"bandit-guard 1:0, bandit-guard 6:5, {REST}")
    table.run(Suffer(FigureId(3), 99, "attack", FigureId(1)))
    table.run(Suffer(FigureId(4), 99, "ability", FigureId(2)))
    assert deeds(table, 0)["first-kills"] == 1
    assert "first-kills" not in deeds(table, 1)
    assert "clean-kills" not in deeds(table, 1)


@pytest.mark.rule("GH-KIL-02", "GH-SPC-17")
def test_a_kill_ability_works_on_its_ranks_alone() -> None:
    table = scene(brute="0:0", monsters=f"elite bandit-guard 1:0, bandit-guard 0:1, {REST}")
    table.perform(1, Kill(who=Whom(side="enemies", within=1, rank=("normal",))))
    assert table.keys() == ["target 3", "skip"]
    table.picks("target 3")
    assert not table.is_up(3)
    assert deeds(table)["kills"] == 1
    assert len(table.state.terrain.money) == 1


@pytest.mark.rule("GH-KIL-02")
def test_a_kill_may_ask_for_few_hit_points_or_a_condition() -> None:
    table = scene(brute="0:0", monsters=f"bandit-guard 1:0, bandit-guard 0:1, {REST}").looks(3, "stun", hp=3)
    table.perform(1, Kill(who=Whom(side="enemies", within=1, hp_at_most=3)))
    assert table.keys("target") == ["3"]
    table.picks("skip").perform(
        1,
        Kill(who=Whom(side="enemies", within=1, rank=("normal", "elite"), has=("stun",))),
    )
    assert table.keys("target") == ["3"]


@pytest.mark.rule("GH-KIL-02", "GH-XP-03", "GH-AOE-03")
def test_a_beam_kills_the_weak_and_pays_for_each() -> None:
    table = scene(
        tinkerer="2:5", monsters=f"bandit-guard 3:4, bandit-guard 4:3, elite bandit-guard 5:2, {REST}"
    )
    table.looks(2, hp=5).looks(3, hp=1)
    table.play(1, "disintegration-beam", "top")
    beam = next(tile for tile in table.keys("area") if "3:4" in tile and "4:3" in tile)
    table.picks(f"area {beam}")
    assert [table.is_up(i) for i in (2, 3, 4)] == [False, False, True]
    assert table.mat(0).xp == 2


@pytest.mark.rule("GH-SPC-11", "GH-SPC-14")
def test_an_obstacle_with_hit_points_dies_of_damage_only() -> None:
    here = Room(id="here", tiles=("test",), floor=HEX_FIELD, start=HEX_FIELD)
    page = Scenario(
        id="test", number=1, goals=(KillAll(),), rooms=(here,), marks={"a": "1:0"},
        objectives=(Objective(id="bandit-guard", mark="a", hp=4),),
    )  # fmt: skip
    table = scene(brute="0:0", monsters="bandit-guard 1:0, cultist 9:7", scenario=page).looks(
        2, objective=True, hp=2
    )
    table.perform(1, Kill(who=Whom(side="enemies", within=1, hp_at_most=9)))
    assert not table.is_asked()
    table.perform(1, SufferRecord(value=2, who=ALL)).picks("perform")
    assert not table.is_up(2)
    assert table.state.terrain.money == ()
    assert deeds(table) == {}


@pytest.mark.rule("GH-MOT-14", "GH-KIL-02")
def test_a_cultist_that_has_acted_strikes_when_it_dies() -> None:
    table = scene(brute="0:0", monsters=f"cultist 1:0, {REST}")
    table.perform(2, OnDeath(then=(Attack(mod=2, who=ALL),)), source="604")
    table.perform(1, Attack(value=9)).picks("target 2")
    assert table.keys()[0] == "suffer"
    table.picks("suffer")
    assert table.hp(1) < 10
    assert not table.is_up(2)


@pytest.mark.rule("GH-MOT-15", "GH-CON-21")
def test_a_cultist_that_has_not_acted_or_is_stunned_does_not() -> None:
    table = scene(brute="0:0", monsters=f"cultist 1:0, {REST}")
    table.perform(1, Attack(value=9)).picks("target 2")
    assert not table.is_asked()
    assert table.hp(1) == 10
    stunned = scene(brute="0:0", monsters=f"cultist 1:0, {REST}")
    stunned.perform(2, OnDeath(then=(Attack(mod=2, who=ALL),)), source="604")
    stunned.looks(2, "stun").perform(1, Attack(value=9)).picks("target 2")
    assert not stunned.is_asked()
    assert not stunned.is_up(2)


@pytest.mark.rule("GH-KIL-02")
def test_who_is_dying_cannot_die_again() -> None:
    table = scene(brute="0:0", monsters=f"cultist 1:0, {REST}")
    table.perform(1, Retaliate(value=5), duration="round")
    while table.is_asked():
        table.picks("perform")
    table.perform(2, OnDeath(then=(Attack(mod=2, who=ALL),)), source="604")
    table.perform(1, Attack(value=9)).picks("target 2", "suffer")
    assert [event.figure for event in table.events(Killed)] == [2]
    assert deeds(table)["kills"] == 1


@pytest.mark.rule("GH-KIL-02", "GH-XP-03")
def test_the_kills_of_an_action_are_counted_for_its_experience() -> None:
    table = scene(brute="0:0", monsters=f"bandit-guard 1:0, bandit-guard 0:1, {REST}")
    table.perform(
        1,
        invented(
            "printed kills with experience also lay a pattern",
            Kill(who=ALL, bonuses=(Bonus(per="enemies-killed", xp=1),)),
        ),
    ).picks("perform")
    assert table.mat(0).xp == 2
