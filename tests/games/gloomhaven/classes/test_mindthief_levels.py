"""Every ability card of the Mindthief of level 2 to 9, half by half."""

from __future__ import annotations

import pytest

from games.gloomhaven.facing import hit, through
from games.gloomhaven.scenes import scene
from games.gloomhaven.stacks import pool
from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.state import MONSTERS

from . import halves
from .halves import LANE, after_round, is_strong, left, lone, lost_hp, row_of
from .onward import BEAR, stays, volley, walk_and_attack, walked
from .test_mindthief import HERO, ICE, augmented, dies_with_its_card, strikes, summoned

DARK = halves.strong("dark")


def test_cranium_overload_moves_5() -> None:
    halves.move(HERO, "cranium-overload", "bottom", 5, jump=False, ends="discard")


def test_hostile_takeover_immobilizes() -> None:
    halves.attack(HERO, "hostile-takeover", "top", 2, 4, "immobilize", "discard, 1 xp, ice")


@pytest.mark.rule("GH-ACT-09")
@pytest.mark.parametrize(
    ("card", "half", "pile"),
    [
        ("wretched-creature", "top", "lost"),
        ("silent-scream", "top", "discard"),
        ("mass-hysteria", "bottom", "lost"),
        ("frozen-mind", "top", "discard"),
        ("vicious-blood", "top", "discard"),
        ("many-as-one", "top", "lost"),
        ("phantasmal-killer", "top", "discard"),
    ],
)
def test_cards_that_stay(card: str, half: str, pile: str) -> None:
    stays(HERO, card, half, pile)


def test_allies_are_spared() -> None:
    halves.spares(HERO, "silent-scream", "bottom")
    table = scene(mindthief="3:3", brute="2:3", monsters="cave-bear 4:3").play(1, "frozen-mind", "bottom")
    assert table.keys("target") == ["3"]
    table = scene(LANE, mindthief="0:1", brute="1:1", monsters=row_of(BEAR, 2))
    through(table.play(1, "corrupting-embrace", "bottom").picks("go 3:1", "stop"))
    assert [table.conditions(i) for i in (2, 3)] == [[], ["poison"]]


def test_vicious_blood_moves_and_attacks() -> None:
    walk_and_attack(HERO, "vicious-blood", "bottom", 2, 2, "discard")


def test_mass_hysteria_muddles_four() -> None:
    volley(HERO, "mass-hysteria", "top", 1, 4, 4, "muddle", "discard, 1 xp, ice")


def test_wretched_creature_summons_a_rat() -> None:
    table = summoned("wretched-creature", 3, 4)
    assert lost_hp(table, 2) == [3] and table.conditions(2) == []
    dies_with_its_card(table, "wretched-creature")


def test_wretched_creature_moves_and_curses_for_dark() -> None:
    table = walked(HERO, "wretched-creature", "bottom", 3)
    assert not table.is_asked() and left(table, "wretched-creature") == "discard"
    table = lone(HERO, monsters=f"{BEAR} 1:1, {BEAR} 3:1").knows(elements=DARK)
    table.play(1, "wretched-creature", "bottom").picks("stop", "augment 0 dark")
    assert table.keys("target") == ["2"]
    table.picks("target 2")
    assert pool(table, MONSTERS).count("curse") == 1 and not is_strong(table, "dark")
    assert left(table, "wretched-creature") == "discard"


@pytest.mark.rule("GH-ATK-21", "GH-SPC-17")
@pytest.mark.parametrize(
    ("card", "reach", "chosen"), [("hostile-takeover", 3, False), ("domination", 5, True)]
)
def test_an_enemy_turns_against_its_own(card: str, reach: int, chosen: bool) -> None:
    """It takes its turn of the round, by the monster rules or as the Mindthief likes."""
    guards = f"bandit-guard {reach}:1, elite bandit-guard {reach - 1}:2, bandit-guard {reach + 1}:1"
    table = scene(halves.WIDE, mindthief="0:1", brute="0:2", monsters=f"{guards}, boss bandit-commander 1:1")
    table.looks(2, rank="normal").play(1, card, "bottom")
    assert table.keys() == ["target 3", "target 4", "skip"]
    table.picks("target 4")
    assert left(table, card) == "active, 2 xp"
    table.turn(4, "528")
    assert table.is_asked() == chosen
    through(table, *(["stop", "target 3"] if chosen else []))
    assert lost_hp(table, 1, 2, 4, 5) == [0] * 4 and lost_hp(table, 3)[0] > 0
    assert after_round(table, card) == "lost, 2 xp" and table.state.charms == ()


def test_brain_leech_drains() -> None:
    table = lone(HERO, monsters=row_of(BEAR, 4, 5), hero_level=9).looks(1, hp=1).play(1, "brain-leech", "top")
    assert table.keys("target") == ["2"]
    through(table)
    assert lost_hp(table, 2) == [4] and table.hp(1) == 5 and left(table, "brain-leech") == "lost, 2 xp, dark"


def test_brain_leech_attacks_and_strengthens() -> None:
    table = lone(HERO, monsters=row_of(BEAR, 1, 2)).play(1, "brain-leech", "bottom")
    assert table.keys("target") == ["2"]
    through(table)
    assert lost_hp(table, 2) == [1] and table.conditions(1) == ["strengthen"]
    assert left(table, "brain-leech") == "discard"


def test_silent_scream_heals_somebody_within_2_after_each_attack() -> None:
    table = augmented("silent-scream", brute="2:0")
    assert lost_hp(table, 3) == [2] and table.hp(1) == 7 and left(table, "silent-scream") == "active, 1 xp"
    table.perform(1, Attack(value=1)).picks("target 4")
    assert table.keys("target") == ["1", "2"]
    assert table.picks("target 2").hp(2) == 7
    table = augmented("silent-scream", brute="3:0").perform(1, Attack(value=1)).picks("target 4")
    assert table.keys("target") == ["1"]


@pytest.mark.parametrize(("ice", "far", "ends"), [(False, 3, "discard"), (True, 4, "discard, 1 xp")])
def test_silent_scream_pushes_all_beside(ice: bool, far: int, ends: str) -> None:
    walked(HERO, "silent-scream", "bottom", 3)
    table = lone(HERO, LANE, "6:1", monsters=f"{BEAR} 7:1, {BEAR} 5:1, {BEAR} 12:1")
    table.knows(elements=ICE if ice else halves.strong()).play(1, "silent-scream", "bottom")
    through(table, *(["augment 0 ice"] if ice else []))
    assert [table.at(i) for i in (2, 3, 4)] == [f"{6 + far}:1", f"{6 - far}:1", "12:1"]
    assert left(table, "silent-scream") == ends and lost_hp(table, 2, 3) == [0, 0]


def test_silent_scream_reaches_no_farther() -> None:
    table = lone(HERO, monsters=row_of(BEAR, 2)).play(1, "silent-scream", "bottom").picks("stop")
    assert not table.is_asked() and left(table, "silent-scream") == "discard"


def test_pilfer_takes_a_token_from_each_enemy_beside() -> None:
    halves.loot(HERO, "pilfer", "top", 1, "discard")
    table = lone(HERO, monsters=f"{BEAR} 1:1, {BEAR} 0:2, {BEAR} 3:1", money="1:0")
    through(table.play(1, "pilfer", "top"))
    assert table.mat(0).money == 3 and left(table, "pilfer") == "discard"


def test_pilfer_attacks_moves_and_attacks() -> None:
    table = lone(HERO, f"{LANE} 0:2 3:2", monsters=f"{BEAR} 0:2, {BEAR} 3:2").play(1, "pilfer", "bottom")
    assert table.keys("target") == ["2"]
    table.picks("target 2")
    assert table.keys("go") == ["1:1", "2:1", "3:1"]
    through(table.picks("go 3:1"))
    assert lost_hp(table, 2, 3) == [2, 2] and left(table, "pilfer") == "lost, 2 xp"


@pytest.mark.rule("GH-XP-03", "GH-SPC-17")
def test_cranium_overload_bursts_a_head() -> None:
    """A normal enemy within 4 dies; all enemies beside it are attacked, and each gives experience."""
    monsters = f"cave-bear 4:1, {BEAR} 5:1, {BEAR} 4:2, {BEAR} 2:1, cave-bear 5:0"
    table = scene(halves.WIDE, mindthief="0:1", brute="4:0", monsters=monsters).looks(2, rank="normal")
    table.play(1, "cranium-overload", "top")
    assert table.keys("target") == ["3"]
    through(table)
    assert not table.is_up(3) and lost_hp(table, 2, 4, 5, 6, 7) == [0, 2, 2, 0, 2]
    assert left(table, "cranium-overload") == "lost, 3 xp"


@pytest.mark.rule("GH-ACT-12")
def test_mass_hysteria_keeps_two_augments() -> None:
    """A third puts one of them away, as the player likes."""
    table = augmented("the-minds-weakness")
    through(table.play(1, "mass-hysteria", "bottom"))
    assert left(table, "mass-hysteria").startswith("active")
    through(table.play(1, "withering-claw", "top"), "target 4")
    assert lost_hp(table, 4) == [3] and table.conditions(4) == ["muddle", "poison"]
    table.play(1, "parasitic-influence", "top")
    assert set(table.keys("drop")) >= {"the-minds-weakness", "withering-claw"}
    through(table.picks("drop withering-claw"), "target 3")
    assert left(table, "withering-claw").startswith("discard") and table.conditions(3) == []
    assert left(table, "the-minds-weakness").startswith("active")
    assert lost_hp(table, 3) == [6] and table.hp(1) == 7
    assert after_round(table, "mass-hysteria") == "active, 3 xp"


def test_frozen_mind_stuns_for_ice() -> None:
    table = augmented("frozen-mind")
    assert (
        lost_hp(table, 3) == [2]
        and left(table, "frozen-mind") == "active, 2 xp"
        and table.conditions(3) == []
    )
    assert strikes(table.knows(elements=ICE), range=2).conditions(4) == [] and is_strong(table, "ice")
    through(table.perform(1, Attack(value=1)), "target 4", "augment 0 ice")
    assert table.conditions(4) == ["stun"] and not is_strong(table, "ice")
    assert left(table, "frozen-mind") == "active, 2 xp"


def test_corrupting_embrace_attacks_twice() -> None:
    table = lone(HERO, monsters=f"{BEAR} 1:1, {BEAR} 0:2").play(1, "corrupting-embrace", "top")
    table.picks("target 2", "target 3")
    assert lost_hp(table, 2, 3) == [1, 1] and [table.conditions(i) for i in (2, 3)] == [
        ["poison"],
        ["muddle"],
    ]
    assert left(table, "corrupting-embrace") == "discard"


def test_corrupting_embrace_poisons_all_it_jumps_over() -> None:
    table = lone(HERO, LANE, monsters=row_of(BEAR, 1, 3, 5)).play(1, "corrupting-embrace", "bottom")
    through(table.picks("go 4:1"))
    assert [table.conditions(i) for i in (2, 3, 4)] == [["poison"], ["poison"], []]
    assert left(table, "corrupting-embrace") == "discard, dark"
    table = lone(HERO, LANE).play(1, "corrupting-embrace", "bottom")
    assert table.keys("go") == [f"{far}:1" for far in range(1, 5)]


@pytest.mark.parametrize(
    ("elements", "picks", "damage", "ends"),
    [
        ((), (), 2, "discard"),
        (("ice",), ("augment 0 ice",), 4, "discard, 1 xp"),
        (("dark",), ("augment 1 dark",), 4, "discard, 1 xp"),
        (("ice", "dark"), ("augment 0 ice", "augment 1 dark"), 6, "discard, 2 xp"),
    ],
)
def test_dark_frenzy_feeds_on_ice_and_dark(
    elements: tuple[str, ...], picks: tuple[str, ...], damage: int, ends: str
) -> None:
    table = lone(HERO, monsters=row_of(BEAR, 1, 2)).knows(elements=halves.strong(*elements))
    table.play(1, "dark-frenzy", "top").picks(*picks)
    assert table.keys("target") == ["2"]
    table.picks("target 2")
    assert lost_hp(table, 2, 3) == [damage, 0] and left(table, "dark-frenzy") == ends


def test_dark_frenzy_moves_and_shoots() -> None:
    walked(HERO, "dark-frenzy", "bottom", 3)
    table = lone(HERO, monsters=row_of(BEAR, 3, 4)).play(1, "dark-frenzy", "bottom").picks("stop")
    assert table.keys("target") == ["2"]
    table.picks("target 2")
    assert lost_hp(table, 2, 3) == [3, 0] and left(table, "dark-frenzy") == "discard, 1 xp, ice"


def test_vicious_blood_retaliates_2_after_each_attack() -> None:
    table = augmented("vicious-blood")
    assert lost_hp(table, 3) == [2] and left(table, "vicious-blood") == "active, 1 xp"
    assert lost_hp(hit(table, 3, 1), 3) == [4]
    assert lost_hp(hit(strikes(table), 3, 1), 3) == [8]
    after_round(table, "vicious-blood")
    assert lost_hp(hit(table, 3, 1), 3) == [8]


@pytest.mark.rule("GH-CON-21")
def test_psychic_projection_heals_shields_and_stuns_itself() -> None:
    table = lone(HERO, monsters=row_of(BEAR, 1), hero_level=9).looks(1, hp=5)
    through(table.play(1, "psychic-projection", "top"))
    assert (
        table.hp(1) == 10
        and table.conditions(1) == ["stun"]
        and left(table, "psychic-projection") == "active"
    )
    assert hit(table, 2).hp(1) == 8
    assert after_round(table, "psychic-projection") == "discard" and hit(table, 2).hp(1) == 5


def test_psychic_projection_carries_augments_on_ranged_attacks() -> None:
    table = augmented("the-minds-weakness")
    assert lost_hp(strikes(table, range=2), 4) == [1]
    through(table.play(1, "psychic-projection", "bottom"))
    assert lost_hp(strikes(table, range=2), 4) == [1 + 3]
    assert after_round(table, "psychic-projection") == "lost, 1 xp" and lost_hp(
        strikes(table, range=2), 4
    ) == [5]


def test_shared_nightmare_haunts_two() -> None:
    volley(HERO, "shared-nightmare", "top", 3, 4, 2, "", "discard, 1 xp, ice")
    table = lone(HERO, monsters=row_of(BEAR, 2, 3)).knows(elements=DARK).play(1, "shared-nightmare", "top")
    table.picks("augment 0 dark", "target 2", "target 3")
    assert lost_hp(table, 2, 3) == [3, 3] and [table.conditions(i) for i in (2, 3)] == [
        ["poison"],
        ["poison"],
    ]
    assert pool(table, MONSTERS).count("curse") == 2 and not is_strong(table, "dark")
    assert left(table, "shared-nightmare") == "discard, 1 xp, ice"


def test_shared_nightmare_moves_and_shields_for_ice() -> None:
    table = walked(HERO, "shared-nightmare", "bottom", 5)
    assert not table.is_asked() and left(table, "shared-nightmare") == "discard"
    table = lone(HERO, monsters=row_of(BEAR, 1), hero_level=9).knows(elements=ICE)
    through(table.play(1, "shared-nightmare", "bottom").picks("stop", "augment 0 ice"))
    assert not is_strong(table, "ice") and lost_hp(hit(table, 2), 1) == [2] and table.mat(0).xp == 1
    assert after_round(table, "shared-nightmare") == "discard, 1 xp" and lost_hp(hit(table, 2), 1) == [5]


@pytest.mark.rule("GH-TRN-09")
def test_domination_lends_augments_to_an_ally() -> None:
    """An adjacent ally makes an Attack 4 with them."""
    table = augmented("the-minds-weakness", brute="0:1", monsters=f"{BEAR} 1:0, {BEAR} 1:1")
    table.play(1, "domination", "top")
    assert table.keys("target") == ["2"]
    table.picks("target 2")
    assert table.asked.seat == 1
    table.picks("target 4")
    assert lost_hp(table, 4) == [4 + 2] and left(table, "domination") == "discard, 2 xp"
    table = scene(mindthief="0:0", brute="0:1", tinkerer="0:2").play(1, "domination", "top")
    assert table.keys("target") == ["2"]


@pytest.mark.rule("GH-SUM-05")
def test_many_as_one_summons_the_rat_king() -> None:
    """It attacks for half of its hit points, rounded up."""
    table = summoned("many-as-one", 2, 9)
    assert lost_hp(table, 2) == [5]
    through(table.looks(3, hp=4).knows(round=3).turn(3))
    assert lost_hp(table, 2) == [5 + 2]
    dies_with_its_card(table, "many-as-one")


def test_many_as_one_strengthens_all_allies_near() -> None:
    """Each of the allies within 2 has +1 for each of them, for the round."""
    table = scene(
        mindthief="3:3",
        brute="4:3",
        tinkerer="5:3",
        spellweaver="6:3",
        monsters=f"{BEAR} 4:2, {BEAR} 6:2",
        hero_level=9,
    ).looks(5, full=60, hp=60)
    through(table.play(1, "many-as-one", "bottom"))
    assert left(table, "many-as-one") == "active, 2 xp"

    def damage_by(figure: int, target: int) -> int:
        before = table.hp(target)
        through(table.perform(figure, Attack(value=1)), f"target {target}")
        return before - table.hp(target)

    assert [damage_by(1, 5), damage_by(2, 5), damage_by(3, 6), damage_by(4, 6)] == [1, 3, 3, 1]
    assert after_round(table, "many-as-one") == "lost, 2 xp" and damage_by(2, 5) == 1


@pytest.mark.rule("GH-SPC-17")
def test_phantasmal_killer_kills_a_normal_target_for_dark() -> None:
    table = augmented("phantasmal-killer", monsters=f"{BEAR} 1:0, cave-bear 0:1")
    assert lost_hp(table, 3) == [2] and left(table, "phantasmal-killer") == "active, 1 xp"
    strikes(table.knows(elements=DARK), target=3)
    assert lost_hp(table, 3) == [3] and is_strong(table, "dark")  # not on the elite
    through(table.perform(1, Attack(value=1)), "target 4", "augment 0 dark")
    assert not table.is_up(4) and not is_strong(table, "dark")
    assert left(table, "phantasmal-killer") == "active, 1 xp"


def test_phantasmal_killer_moves_loots_and_hides() -> None:
    walked(HERO, "phantasmal-killer", "bottom", 2)
    table = lone(HERO, money="1:1 3:1 4:1").play(1, "phantasmal-killer", "bottom")
    through(table.picks("go 2:1"))
    assert table.mat(0).money == 2 and table.conditions(1) == ["invisible"]
    assert left(table, "phantasmal-killer") == "discard, dark"
