"""Attack, Control, Enhancement and Healing Spells, and healing items, card by card (DA-SPL)."""

from __future__ import annotations

import pytest

from games.alliance.arena import BRUTE, OGRE, RAIDER, Arena
from games.alliance.boards import cell
from games.alliance.table import FIRST, name
from undercroft.games.alliance.events.dungeon import ThreatShown
from undercroft.games.alliance.events.moves import Faced
from undercroft.games.alliance.records.tiles import EAST
from undercroft.games.alliance.rules.attack.power import power
from undercroft.games.alliance.rules.attack.targets import primary
from undercroft.games.alliance.rules.attack.values import armor, defense, speed
from undercroft.games.alliance.state import Lasting
from undercroft.kernel import FigureId, Objection, replace


def cell_at(row: int, column: int) -> int:
    return 1 << cell((row, column))


# -- Attack Spells: card, hero, base, type

SPELLS = [
    ("st-04-1", "mysterios", 4, "ranged"),
    ("st-06-2", "graltar", 3, "melee"),
    ("st-10-1", "mirabell", 4, "ranged"),
    ("st-12-1", "runyon-zay", 4, "ranged"),
    ("st-16-1", "melinda", 5, "ranged"),
    ("st-17-1", "odrin", 4, "ranged"),
    ("u1-09", "mysterios", 5, "ranged"),
    ("u1-15", "belzamin", 4, "melee"),
    ("u2-09", "mysterios", 6, "ranged"),
    ("u2-11", "mysterios", 6, "ranged"),
    ("u2-14", "belzamin", 5, "ranged"),
    ("u2-18", "graltar", 6, "ranged"),
]


@pytest.mark.rule("DA-SPL-02", "DA-CRD-13", "DA-CRD-E2")
@pytest.mark.parametrize(("card", "hero", "base", "kind"), SPELLS, ids=[row[0] for row in SPELLS])
def test_an_attack_spell_has_its_own_power_and_is_the_attack(
    card: str, hero: str, base: int, kind: str
) -> None:
    table = Arena(hero, card, at=(4, 3))
    ogre = table.monster(OGRE, (4, 5) if kind == "ranged" else (3, 4), facing=4)
    table.begin().play(card)
    assert table.power(ogre, card, kind) == base  # type: ignore[arg-type]
    table.attack(ogre, card, kind)  # type: ignore[arg-type]
    assert table.compared.power == base and table.s.turn.attacks == 1
    assert table.s.columns[table.hero][0].spent


@pytest.mark.rule("DA-SPL-03", "DA-CRD-14")
def test_cards_of_the_same_type_raise_an_attack_spell() -> None:
    table = Arena("mysterios", "st-04-1", "gs-1", at=(4, 3))
    ogre = table.monster(OGRE, (4, 5))
    table.begin().play("st-04-1").play("gs-1")
    assert table.power(ogre, "st-04-1", "ranged") == 6


@pytest.mark.rule("DA-SPL-03", "DA-CMB-06")
@pytest.mark.parametrize(("card", "hero"), [("st-16-1", "melinda"), ("u2-09", "mysterios")])
def test_nothing_raises_a_card_with_the_no_bonus_icon(card: str, hero: str) -> None:
    table = Arena(hero, card, "gs-1", "gs-2", "gs-3", at=(4, 3))
    ogre = table.monster(OGRE, (4, 5))
    table.begin().play(card)
    base = table.power(ogre, card, "ranged")
    table.play("gs-1").answer("surge ranged", "lay gs-2 gs-3")
    assert table.power(ogre, card, "ranged") == base and table.power(ogre) > base - 3
    table.own(FIRST, artifacts=("u3-01", "u3-08", "u3-14"))
    assert table.power(ogre, card, "ranged") == base
    pit = table.threat((4, 3), kind="t-3", shown=True)
    table.s.threats = tuple(
        each if each.number != pit else type(each)(pit, each.cell, 1, "t-3", True, True)
        for each in table.s.threats
    )
    assert table.power(ogre, card, "ranged") == base - 1  # lowering counts


@pytest.mark.rule("DA-SPL-03")
def test_an_artifact_raises_attacks_with_attack_spells_alone() -> None:
    table = Arena("mysterios", "u1-09", at=(4, 3))
    ogre = table.monster(OGRE, (4, 5))
    table.own(FIRST, artifacts=("u3-08",))
    table.begin().play("u1-09")
    assert (table.power(ogre, "u1-09", "ranged"), table.power(ogre)) == (7, 3)


@pytest.mark.rule("DA-CMB-09", "DA-GEN-09")
@pytest.mark.parametrize(
    ("card", "hero", "kind", "monster", "ignored"),
    [
        ("st-12-1", "runyon-zay", "ranged", "m-16", 3),  # evasive 3
        ("st-17-1", "odrin", "ranged", "m-12", 1),  # armor 3
        ("u1-15", "belzamin", "melee", "m-12", 1),
        ("u2-14", "belzamin", "ranged", "m-12", 3),
        ("st-01-1", "holgar", "melee", "m-12", 1),
    ],
)
def test_armor_or_evasive_is_ignored(card: str, hero: str, kind: str, monster: str, ignored: int) -> None:
    table = Arena(hero, card, at=(4, 3))
    enemy = table.monster(monster, (4, 5) if kind == "ranged" else (3, 4))
    other = table.monster("m-16" if monster == "m-12" else "m-12", (3, 3))
    table.begin().play(card)
    base = "" if hero == "holgar" else card
    whole = defense(table.game, enemy)
    assert table.defense(enemy, base, kind) == whole - ignored  # type: ignore[arg-type]
    assert table.defense(other, base, kind) == defense(table.game, other)  # type: ignore[arg-type]


@pytest.mark.rule("DA-SPL-02")
def test_what_an_attack_spell_ignores_concerns_its_own_attack_only() -> None:
    table = Arena("odrin", "st-17-1", at=(4, 3))
    gargoyle = table.monster("m-12", (4, 5))
    table.begin().play("st-17-1")
    assert (table.defense(gargoyle, "st-17-1"), table.defense(gargoyle)) == (2, 3)


@pytest.mark.rule("DA-GEN-09", "DA-GEO-12")
def test_force_bolt_pushes_its_target_if_it_hits() -> None:
    table = Arena("mysterios", "st-04-1", at=(4, 3))
    ogre = table.monster(OGRE, (4, 5))
    table.monster(RAIDER, (3, 5))
    table.begin().play("st-04-1").attack(ogre, "st-04-1")
    assert table.what == "alliance.shove.choose"
    assert table.keys == ["pass", "square g4", "square g5", "square g6"]  # farther off, by a legal step
    table.answer("square g5")
    assert table.leaf(ogre).cells == cell_at(4, 6)
    missed = Arena("mysterios", "st-04-1", at=(4, 3))
    raider = missed.monster("m-12", (4, 5))  # armor 3
    missed.s.lasting = (Lasting(missed.hero, "weaken", 2),)
    missed.begin().play("st-04-1").attack(raider, "st-04-1")
    assert missed.compared.damage == 0 and missed.what == "alliance.hero_activation.act"


@pytest.mark.rule("DA-DMG-18", "DA-SPL-10")
def test_moonfire_heals_a_hero_nearby_if_it_hits() -> None:
    table = Arena("mirabell", "st-10-1", at=(4, 3))
    table.change(table.hero, damage=("damage", "damage"))
    table.stand("krom", (5, 3), damage=("damage",))
    ogre = table.monster(OGRE, (4, 5))
    table.begin().play("st-10-1").attack(ogre, "st-10-1")
    assert table.what == "alliance.perform.aim" and f"aim {table.id('krom')}" in table.keys
    table.answer(f"aim {table.id('krom')}")
    assert not table.leaf("krom").damage and len(table.leaf(table.hero).damage) == 2


@pytest.mark.rule("DA-DMG-16", "DA-XP-17")
def test_thunder_stomp_hurts_all_others_beside_the_hero_hit_or_miss() -> None:
    table = Arena("graltar", "st-06-2")
    gargoyle = table.monster("m-12", (3, 4))  # armor 3: a miss
    beside = [table.monster(RAIDER, (4, 3)), table.monster(RAIDER, (5, 5))]
    far = table.monster(RAIDER, (4, 6))
    table.stand("krom", (5, 4))
    table.begin().play("st-06-2").attack(gargoyle, "st-06-2", "melee")
    assert table.compared.damage == 0
    assert [len(table.leaf(each).cubes) for each in (*beside, far, gargoyle)] == [1, 1, 0, 0]
    assert not table.leaf("krom").damage


@pytest.mark.rule("DA-DMG-16", "DA-PVP-02")
def test_fireball_hurts_every_other_enemy_of_the_room() -> None:
    table = Arena("mysterios", "u2-09", at=(4, 3))
    ogre, other = table.monster(OGRE, (4, 5)), table.monster(BRUTE, (3, 3))
    outside = table.monster(BRUTE, (4, 6))
    table.stand("krom", (5, 5))
    table.begin().play("u2-09").attack(ogre, "u2-09")
    assert [len(table.leaf(each).cubes) for each in (other, outside)] == [1, 0]
    assert not table.leaf("krom").damage and not table.leaf(table.hero).damage


@pytest.mark.rule("DA-DMG-16", "DA-PVP-02", "DA-XP-17")
def test_earthquake_hurts_everybody_in_the_room_of_the_target() -> None:
    """Friend and foe, rivals too, the acting hero included if it is there; rivals bring no XP."""
    table = Arena("graltar", "u2-18", at=(4, 3))
    ogre, weak = table.monster(OGRE, (4, 5)), table.monster("m-03", (3, 3))
    table.stand("krom", (5, 5))
    table.stand("emanon", (5, 3))
    table.begin().play("u2-18").attack(ogre, "u2-18", "ranged")
    assert table.leaf(table.hero).damage == table.leaf("krom").damage == ("damage",)
    assert table.leaf("emanon").damage == ("damage",) and not table.leaf(weak).cells
    assert table.s.alliances[FIRST].xp == 4 + 1  # the Ogre fell to 6 - 1 = 5, the rat to the quake


@pytest.mark.rule("DA-GEN-09")
def test_chain_spark_jumps_to_one_other_enemy_near_the_target() -> None:
    table = Arena("mysterios", "u2-11", at=(4, 3))
    ogre, brute = table.monster(OGRE, (4, 5)), table.monster(BRUTE, (3, 5))
    far = table.monster(BRUTE, (4, 8))
    table.begin().play("u2-11").attack(ogre, "u2-11")
    assert not table.leaf(brute).cells  # 3 damage, health 3: the only one in reach
    assert table.keys == [f"reward {ogre}", f"reward {brute}"]
    table.answer(f"reward {brute}")
    assert not table.leaf(far).cubes and table.s.alliances[FIRST].xp == 4 + 2


# -- Control Spells


def lasting(table: Arena, figure: FigureId) -> list[tuple[str, int]]:
    return [(each.verb, each.value) for each in table.s.lasting if each.subject == figure]


@pytest.mark.rule("DA-SPL-04", "DA-HER-19", "DA-SPL-11")
@pytest.mark.parametrize(
    ("card", "hero", "laid", "answers"),
    [
        ("st-04-2", "mysterios", [("root", 0)], ()),
        ("u1-18", "graltar", [("root", 0)], ()),
        ("st-11-2", "root", [("slow", 1)], ("pass",)),
        ("st-12-3", "runyon-zay", [("weaken", 1)], ("face S",)),
        ("u1-10", "mysterios", [("slow", 2), ("weaken", 2)], ("pay 1",)),
        ("u2-20", "graltar", [("root", 0), ("weaken", 1)], ("pass",)),
        ("u2-27", "runyon-zay", [("weaken", 3), ("slow", 1)], ()),
        ("u1-24", "krom", [("expose", 1)], ("face E",)),
    ],
)
def test_a_control_spell_lies_on_its_target_and_is_no_attack(
    card: str, hero: str, laid: list[tuple[str, int]], answers: tuple[str, ...]
) -> None:
    table = Arena(hero, card, at=(4, 3))
    ogre = table.monster(OGRE, (4, 5) if card != "u1-24" else (4, 4))
    before = speed(table.game, ogre), defense(table.game, ogre)
    table.begin().play(card, *answers)
    assert lasting(table, ogre) == laid and table.s.turn.attacks == 0
    values = dict(laid)
    slowed = 0 if "root" in values else before[0] - values.get("slow", 0)
    assert speed(table.game, ogre) == slowed
    assert defense(table.game, ogre) == before[1] - values.get("expose", 0)
    hero_leaf = table.hero
    strength = power(table.game, primary(table.game, ogre), hero_leaf)[0]
    assert strength == max(0, 5 - values.get("weaken", 0))


@pytest.mark.rule("DA-SPL-04")
def test_a_rooted_figure_has_no_speed_whatever_it_gets() -> None:
    table = Arena("petra", "gs-4")
    table.begin()
    table.s.lasting = (Lasting(table.hero, "root"),)
    table.play("gs-4")
    assert speed(table.game, table.hero) == 0


@pytest.mark.rule("DA-SPL-04", "DA-PVP-02", "DA-PVP-13")
def test_a_control_spell_reaches_rivals_with_pvp_off_but_a_maneuver_does_not() -> None:
    table = Arena("mysterios", "st-04-2", at=(4, 3))
    table.stand("emanon", (4, 5))
    table.begin().play("st-04-2")
    assert lasting(table, table.id("emanon")) == [("root", 0)]
    feint = Arena("krom", "u1-24", at=(4, 3))
    feint.stand("emanon", (4, 4))
    assert "u1-24" not in feint.begin().some("play")
    assert feint.why_not(card="u1-24") == Objection("DA-SPL-10", "nobody-to-aim-at", limit=1)
    rivals = Arena("krom", "u1-24", at=(4, 3), variants=("pvp",))
    rivals.stand("emanon", (4, 4))
    rivals.begin().play("u1-24", "face E")
    assert lasting(rivals, rivals.id("emanon")) == [("expose", 1)]


@pytest.mark.rule("DA-MOV-13", "DA-SPL-11", "DA-HER-17")
def test_a_caster_whom_a_spell_turned_may_still_turn_as_it_likes() -> None:
    """Binding Word turns Mysterios to an ogre at his back; before he attacks he may turn again."""
    table = Arena("mysterios", "st-04-2", at=(4, 4))
    table.monster(OGRE, (5, 4))
    table.begin().play("st-04-2")
    assert len(table.events(Faced)) == 1 and table.some("face")
    table.answer(f"face {table.some('face')[0]}")
    assert not table.some("face")


@pytest.mark.rule("DA-SPL-11", "DA-SPL-12", "DA-LOS-03", "DA-MOV-15")
def test_without_the_icon_a_spell_needs_line_of_sight() -> None:
    table = Arena("mysterios", "st-04-2", at=(3, 4))
    ogre = table.monster(OGRE, (3, 6))  # behind the wall
    assert "st-04-2" not in table.begin().some("play")
    seen = Arena("mysterios", "st-04-2", at=(3, 4))
    ogre = seen.monster(OGRE, (5, 4))  # behind his back: before his attack he turns
    seen.begin().play("st-04-2")
    assert lasting(seen, ogre) == [("root", 0)] and seen.events(Faced)[-1].facing == EAST
    late = Arena("mysterios", "st-04-2", at=(3, 4))
    ogre = late.monster(OGRE, (5, 4))
    late.begin()
    late.s.turn = replace(late.s.turn, attacked=True, attacks=1)  # after it he does not
    late.run()
    assert "st-04-2" not in late.some("play")


@pytest.mark.rule("DA-RND-08")
def test_petrify_and_shield_slam_exhaust_a_ready_monster() -> None:
    table = Arena("mysterios", "u2-10", at=(4, 3))
    ogre = table.monster(OGRE, (4, 5))
    table.begin().play("u2-10")
    assert table.leaf(ogre).exhausted
    slam = Arena("petra", "u2-04")
    ogre = slam.monster(OGRE, (3, 4))
    slam.begin().play("u2-04").attack(ogre)
    assert slam.leaf(ogre).exhausted
    rival = Arena("mysterios", "u2-10", at=(4, 3))
    rival.stand("emanon", (4, 5))
    rival.begin().play("u2-10")
    assert not rival.leaf("emanon").exhausted  # no effect on heroes


@pytest.mark.rule("DA-THR-09", "DA-THR-15", "DA-GEO-12")
def test_a_pushed_hero_reveals_the_threats_of_the_room_it_enters() -> None:
    table = Arena("melinda", "st-16-3", at=(4, 4))
    table.stand("emanon", (4, 5))
    token = table.threat((3, 7))
    table.begin("t-3").play("st-16-3", f"square {name((4, 6))}")
    assert table.events(ThreatShown) == [ThreatShown(token, "t-3", table.id("emanon"))]
    assert len(table.leaf("emanon").damage) == 2  # the pit opened under it
    still = Arena("melinda", "st-16-3", at=(4, 3))
    still.stand("emanon", (4, 4))
    still.threat((3, 7))
    still.begin().play("st-16-3", f"square {name((4, 5))}", "pass")
    assert not still.events(ThreatShown)  # it stays in its room


@pytest.mark.rule("DA-GEO-12", "DA-MOV-10")
def test_repel_pushes_and_tanglevine_pulls_along_chosen_squares() -> None:
    table = Arena("melinda", "st-16-3", at=(4, 3))
    ogre = table.monster(OGRE, (4, 4))
    table.begin().play("st-16-3")
    assert set(table.keys) == {"pass", "square f4", "square f5", "square f6"}
    table.answer("square f5")
    assert table.keys == ["pass", "square g4", "square g5", "square g6"]
    table.answer("square g6")
    assert table.leaf(ogre).cells == cell_at(5, 6)
    pulled = Arena("root", "st-11-2", at=(4, 3))
    ogre = pulled.monster(OGRE, (4, 6))
    pulled.begin().play("st-11-2", "square f5", "square e5")
    assert pulled.leaf(ogre).cells == cell_at(4, 4) and pulled.what == "alliance.hero_activation.act"


@pytest.mark.rule("DA-SPL-04")
def test_quake_step_slows_every_enemy_of_the_room() -> None:
    table = Arena("odrin", "st-17-3")
    here, there = table.monster(OGRE, (3, 4)), table.monster(OGRE, (4, 7))
    table.stand("emanon", (5, 5))
    table.begin().play("st-17-3")
    assert lasting(table, here) == [("slow", 1)] and not lasting(table, there)
    assert not lasting(table, table.id("emanon"))  # neutral
    alone = Arena("odrin", "st-17-3")
    assert "st-17-3" not in alone.begin().some("play")


@pytest.mark.rule("DA-GEO-13")
def test_confusion_turns_its_target() -> None:
    table = Arena("runyon-zay", "st-12-3", at=(4, 3))
    ogre = table.monster(OGRE, (4, 5))
    table.begin().play("st-12-3", "face W")
    assert table.leaf(ogre).facing == 4


@pytest.mark.rule("DA-EPH-03", "DA-SPL-04")
def test_venomed_edge_lays_its_effects_with_each_hit() -> None:
    table = Arena("krom", "u2-06")
    ogre, other = table.monster(OGRE, (3, 4)), table.monster("m-15", (4, 3))
    table.begin().play("u2-06").attack(ogre)
    assert lasting(table, ogre) == [("slow", 2), ("weaken", 2)]
    table.attack(other)
    assert lasting(table, other) == [("slow", 2), ("weaken", 2)]


# -- Enhancement Spells

ENHANCEMENTS = [
    ("st-04-3", "mysterios", {"evasive": 2}),
    ("st-05-3", "belzamin", {"attack": 1}),
    ("st-06-3", "graltar", {"armor": 2}),
    ("st-10-3", "mirabell", {"speed": 1, "evasive": 1}),
    ("st-16-2", "melinda", {"armor": 2}),
    ("u1-12", "mysterios", {"armor": 1, "evasive": 1}),
    ("u1-14", "belzamin", {"attack": 1, "armor": 1}),
    ("u1-19", "graltar", {"armor": 2}),
    ("u2-12", "mysterios", {"speed": 2, "attack": 1}),
    ("u2-15", "belzamin", {"armor": 3}),
]


def abilities(table: Arena, figure: FigureId, enemy: FigureId) -> dict[str, int]:
    worn = armor(table.game, figure)
    return {
        "attack": power(table.game, primary(table.game, figure), enemy)[0],
        "armor": worn,
        "evasive": defense(table.game, figure) - worn,
        "speed": speed(table.game, figure),
    }


@pytest.mark.rule("DA-SPL-05", "DA-SPL-06", "DA-SPL-09", "DA-SPL-10")
@pytest.mark.parametrize(("card", "hero", "more"), ENHANCEMENTS, ids=[row[0] for row in ENHANCEMENTS])
def test_an_enhancement_spell_lies_under_its_target(card: str, hero: str, more: dict[str, int]) -> None:
    table = Arena(hero, card)
    table.stand("krom", (5, 5), damage=("poison", "damage"))
    krom, ogre = table.id("krom"), table.monster(OGRE, (3, 3))
    before, own = abilities(table, krom, ogre), abilities(table, table.hero, ogre)
    table.begin().play(card, f"aim {krom}")
    after = abilities(table, krom, ogre)
    assert {stat: after[stat] - before[stat] for stat in after if after[stat] != before[stat]} == more
    assert abilities(table, table.hero, ogre) == own
    assert table.types(krom) == [card] and table.types() == []
    assert table.s.columns[krom][0].by == table.hero
    assert table.leaf("krom").damage == (("damage",) if card == "u1-19" else ("poison", "damage"))


@pytest.mark.rule("DA-SPL-07", "DA-SPL-08", "DA-SPL-E1")
def test_one_enhancement_spell_for_each_hero_whoever_casts_it() -> None:
    table = Arena("mysterios", "st-04-3", "u1-12", "u2-12")
    table.stand("krom", (5, 5))
    krom = table.id("krom")
    table.begin().play("st-04-3", f"aim {krom}")
    table.play("u1-12")  # only the caster is left
    assert table.types(krom) == ["st-04-3"] and table.types() == ["u1-12"]
    assert "u2-12" not in table.some("play")
    assert table.why_not(card="u2-12") == Objection("DA-SPL-10", "nobody-to-aim-at", limit=3)


@pytest.mark.rule("DA-SPL-07", "DA-SPL-10", "DA-SPL-11", "DA-DEF-05")
def test_whom_an_enhancement_spell_cannot_reach() -> None:
    table = Arena("graltar", "st-06-3", at=(4, 4))  # within 2, line of sight needed
    table.stand("krom", (4, 3))
    table.stand("lorna", (5, 4), lies=True, damage=("damage",) * 5)
    table.stand("mcfarlin", (4, 8))
    table.put("st-04-3", "krom")
    table.begin().answer("play st-06-3")
    assert table.what == "alliance.hero_activation.act"  # he alone: the others cannot be chosen
    assert table.types() == ["st-06-3"]


# -- Healing

HEALS = [
    ("st-01-3", "holgar", 2, 2),
    ("st-05-2", "belzamin", 3, 2),
    ("u1-13", "belzamin", 2, 3),
    ("u2-13", "belzamin", 4, 3),
    ("gs-3", "petra", 2, 1),
    ("u1-28", "petra", 2, 1),
    ("u2-28", "petra", 3, 1),
]


@pytest.mark.rule("DA-DMG-18", "DA-SPL-10", "DA-LOS-09")
@pytest.mark.parametrize(("card", "hero", "healed", "reach"), HEALS, ids=[row[0] for row in HEALS])
def test_one_hero_nearby_is_healed(card: str, hero: str, healed: int, reach: int) -> None:
    table = Arena(hero, card, at=(4, 5))
    table.stand("krom", (5, 5 + reach), damage=("damage",) * 4)  # beyond a wall: no line of sight is needed
    table.stand("lorna", (5, 6 + reach), damage=("damage",) * 4)
    krom = table.id("krom")
    printed_speed = speed(table.game, table.hero)
    table.begin().play(card, f"aim {krom}")
    assert len(table.leaf("krom").damage) == 4 - healed and len(table.leaf("lorna").damage) == 4
    assert table.types() == [card]
    assert speed(table.game, table.hero) == printed_speed + (card == "u2-28")


@pytest.mark.rule("DA-DMG-18")
@pytest.mark.parametrize(("card", "healed", "reach"), [("st-10-2", 1, 2), ("u2-16", 2, 3)])
def test_all_heroes_nearby_are_healed_the_defeated_too(card: str, healed: int, reach: int) -> None:
    table = Arena("mirabell", card, at=(4, 4))
    table.change(table.hero, damage=("damage",) * 3)
    table.stand("krom", (4, 4 + reach), damage=("damage",) * 5, lies=True)
    table.stand("lorna", (4, 5 + reach), damage=("damage",) * 3)
    table.begin().play(card)
    assert len(table.leaf(table.hero).damage) == 3 - healed and len(table.leaf("lorna").damage) == 3
    assert len(table.leaf("krom").damage) == 5 - healed and not table.leaf("krom").lies


@pytest.mark.rule("DA-DMG-18", "DA-PWR-07")
def test_the_owner_chooses_which_tokens_are_removed() -> None:
    table = Arena("holgar", "st-01-3")
    table.change(table.hero, damage=("damage", "poison", "damage"))
    table.begin().play("st-01-3")
    assert table.what == "alliance.heal.choose" and table.keys == ["token damage", "token poison"]
    table.answer("token poison")
    assert table.leaf(table.hero).damage == ("damage",)  # one kind is left: no question


@pytest.mark.rule("DA-DMG-18")
def test_inner_light_heals_and_cleanses_its_hero() -> None:
    table = Arena("emanon", "st-14-2")
    table.change(table.hero, damage=("damage", "damage", "poison", "poison"))
    table.begin().play("st-14-2", "token damage", "token damage")
    assert table.leaf(table.hero).damage == ("poison",)


@pytest.mark.rule("DA-DMG-18")
@pytest.mark.parametrize(
    ("card", "hero", "kills"), [("st-05-1", "belzamin", False), ("u2-26", "belzamin", True)]
)
def test_weapons_that_heal_after_a_hit_or_a_kill(card: str, hero: str, kills: bool) -> None:
    table = Arena(hero, card)
    table.change(table.hero, damage=("damage",) * 3)
    ogre, raider = table.monster(OGRE, (3, 4)), table.monster(RAIDER, (4, 3))
    table.begin().play(card).attack(ogre)
    assert len(table.leaf(table.hero).damage) == (3 if kills else 2)
    table.attack(raider)
    assert len(table.leaf(table.hero).damage) == 1


@pytest.mark.rule("DA-DEF-08", "DA-DEF-E1")
def test_a_healed_hero_stands_up_and_keeps_its_state() -> None:
    table = Arena("belzamin", "u1-13")
    table.stand("krom", (5, 5), damage=("damage",) * 5, lies=True, exhausted=True)
    table.own(FIRST, defeats=1)
    table.begin().play("u1-13", f"aim {table.id('krom')}")
    krom = table.leaf("krom")
    assert not krom.lies and krom.exhausted and len(krom.damage) == 3
    assert table.s.alliances[FIRST].defeats == 1
