"""Experience: of actions, of conditions, of slots (GH-XP)."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events.cards import ExperienceGained
from undercroft.games.gloomhaven.events.fights import AttackValued
from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.records.whom import Bonus, Whom

from .scenes import Table, scene

ADJACENT = Whom(side="enemies", count="all", within=1)


def gained(table: Table) -> list[int]:
    return [event.xp for event in table.events(ExperienceGained)]


@pytest.mark.rule("GH-XP-01", "GH-EFX-04")
def test_an_action_gives_its_experience_when_it_is_performed() -> None:
    table = scene(monsters="elite cave-bear 2:0").mats(0, asks=True)
    table.play(1, "spare-dagger", "top").picks("target 3")
    assert table.mat(0).xp == 1


@pytest.mark.rule("GH-XP-02")
def test_no_experience_for_nothing() -> None:
    table = scene(monsters="elite cave-bear 9:7").play(1, "spare-dagger", "top")
    assert not table.is_asked() and table.mat(0).xp == 0 and table.mat(0).discard == ("spare-dagger",)
    table = scene(monsters="elite cave-bear 2:0").play(1, "spare-dagger", "top").picks("skip")
    assert table.mat(0).xp == 0


@pytest.mark.rule("GH-XP-07", "GH-XP-02")
def test_experience_that_stands_alone_is_for_any_part_of_the_action() -> None:
    table = scene(monsters="elite cave-bear 9:7").play(1, "trample", "bottom").picks("go 2:0", "stop")
    assert table.mat(0).xp == 2 and table.mat(0).lost == ("trample",)


@pytest.mark.rule("GH-XP-03")
def test_experience_for_each_enemy_targeted() -> None:
    table = scene(brute="1:1", spellweaver="9:7", monsters="cave-bear 0:2, cave-bear 2:1, cave-bear 3:1")
    table.perform(1, Attack(value=1, who=ADJACENT, bonuses=(Bonus(per="enemies-targeted", xp=1),))).picks(
        "target 3"
    )
    assert gained(table) == [1, 1]


@pytest.mark.rule("GH-XP-03")
def test_experience_for_each_enemy_killed_by_the_attack() -> None:
    table = (
        scene(brute="1:1", spellweaver="9:7", monsters="cave-bear 0:2, cave-bear 2:1")
        .looks(3, hp=1)
        .looks(4, hp=2)
    )
    table.perform(1, Attack(value=1, who=ADJACENT, bonuses=(Bonus(per="enemies-killed", xp=1),))).picks(
        "target 3"
    )
    assert gained(table) == [1]


@pytest.mark.rule("GH-XP-05", "GH-KIL-07")
def test_a_kill_gives_no_experience_by_itself() -> None:
    table = scene(monsters="cave-bear 1:0").looks(3, hp=1)
    table.perform(1, Attack(value=1)).picks("target 3")
    assert not table.is_up(3) and table.mat(0).xp == 0


@pytest.mark.rule("GH-XP-08")
def test_basic_actions_give_none() -> None:
    table = scene(monsters="elite cave-bear 1:0").play(1, "spare-dagger", "top", basic=True).picks("target 3")
    assert table.hp(3) == 12 and table.mat(0).xp == 0


@pytest.mark.rule("GH-XP-E1", "GH-XP-03")
@pytest.mark.parametrize(("ally", "value", "xp"), [("2:0", 5, 1), ("0:7", 3, 0)])
def test_single_out_top(ally: str, value: int, xp: int) -> None:
    table = scene(scoundrel="0:0", brute=ally, monsters="elite cave-bear 1:0")
    table.play(1, "single-out", "top").picks("target 3")
    assert table.events(AttackValued)[0].damage == value and table.mat(0).xp == xp


@pytest.mark.rule("GH-XP-E2", "GH-XP-04")
def test_single_out_bottom() -> None:
    table = scene(scoundrel="0:0", brute="0:7", monsters="elite cave-bear 1:0").looks(3, hp=99)
    table.play(1, "single-out", "bottom")
    xp = []
    for _ in range(4):
        table.perform(1, Attack(value=1)).picks("target 3")
        xp.append(table.mat(0).xp)
    assert xp == [0, 1, 1, 2] and table.mat(0).lost == ("single-out",) and table.hp(3) == 99 - 4 * 3
