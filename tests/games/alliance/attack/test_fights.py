"""Attack power, defense, damage, defeat, rewards (DA-CMB, DA-DMG, DA-DEF, DA-PVP)."""

from __future__ import annotations

import pytest

from games.alliance.arena import GUARD, OGRE, RAIDER, Arena
from games.alliance.boards import cell
from games.alliance.table import FIRST, SECOND, Table
from undercroft.games.alliance.events.attacks import AttackCompared, AttackDeclared, PowerRolled
from undercroft.games.alliance.events.fights import HeroDefeated, MonsterDefeated
from undercroft.games.alliance.records.tiles import WEST
from undercroft.games.alliance.rules.attack.attack import Attack
from undercroft.games.alliance.rules.attack.damage import Heal, Suffer
from undercroft.games.alliance.rules.attack.power import defense_against, obstacles, power
from undercroft.games.alliance.rules.attack.targets import primary
from undercroft.games.alliance.rules.attack.values import armor, defense, parameter, speed
from undercroft.games.alliance.rules.cards.performing import AfterActivation
from undercroft.games.alliance.state import Lasting, Threat, Turn
from undercroft.kernel import FigureId, Seat
from undercroft.parts.figures import AUTOMATON


def strike(table: Table, monster: FigureId, hero: str | FigureId, *results: str, bonus: int = 0) -> Table:
    """A monster attacks in its activation."""
    table.s.turn = Turn(monster, SECOND, bonus=bonus)
    kind = primary(table.game, monster).kind
    return table.run(Attack(monster, table.id(hero), kind, bonus=bonus), results=results)


def pit(table: Table, row: int, column: int) -> None:
    number = table.s.next_threat
    table.s.next_threat += 1
    table.s.threats = (*table.s.threats, Threat(number, cell((row, column)), 1, "t-3", True, True))


# -- power against defense


@pytest.mark.rule("DA-CMB-E3", "DA-CMB-06", "DA-CMB-08", "DA-CMB-14", "DA-CMB-15", "DA-CMB-01")
def test_power_above_defense_is_damage() -> None:
    """Melee 3 + 2 against armor 1 and evasive 1: 3 damage; with 2 the attack misses."""
    table = Arena("petra", "u1-01")
    ogre = table.monster(OGRE, (3, 4))  # armor 1
    table.s.lasting = (Lasting(ogre, "bonus", 1, "evasive"),)
    table.begin().play("u1-01").attack(ogre)
    assert table.compared == AttackCompared(table.hero, ogre, 5, 2, 3)
    assert table.leaf(ogre).cubes == (FIRST,) * 3
    weak = Arena("holgar")
    ogre = weak.monster(OGRE, (3, 4))
    weak.s.lasting = (Lasting(ogre, "bonus", 1, "evasive"),)
    weak.begin().attack(ogre)
    assert weak.compared.damage == 0 and not weak.leaf(ogre).cubes


@pytest.mark.rule("DA-CMB-07")
def test_bonuses_of_the_other_type_do_not_count() -> None:
    table = Arena("petra")
    ogre = table.monster(OGRE, (3, 4))
    table.put("u1-21")
    assert table.power(ogre) == 3
    table.put("u1-05")
    assert table.power(ogre, "u1-05", "ranged") == 4


@pytest.mark.rule("DA-CMB-E2", "DA-CMB-10", "DA-CMB-12")
def test_obstacles_raise_the_defense_against_ranged_attacks_of_heroes_and_monsters() -> None:
    table = Arena("lorna", at=(4, 3))
    table.stand("petra", (4, 4))
    raider, archer = table.monster(RAIDER, (4, 5)), table.monster("m-02", (4, 6))
    assert table.defense(raider) == 1 + 1
    aim = primary(table.game, archer)
    assert obstacles(table.game, aim, table.hero) == 2
    assert defense_against(table.game, aim, table.hero, 2)[0] == 2 + 2
    melee = Arena("petra")
    ogre = melee.monster(OGRE, (3, 4))
    assert melee.defense(ogre) == 1


@pytest.mark.rule("DA-CMB-11", "DA-GEN-09")
@pytest.mark.parametrize("card", ["st-03-1", "u2-22"])
def test_only_a_text_about_characters_lifts_obstacle_defense(card: str) -> None:
    table = Arena("lorna", at=(4, 3))
    table.stand("petra", (4, 4))
    raider = table.monster(RAIDER, (4, 5))
    table.put("st-12-1")  # ignores evasive with its own attack only
    assert table.defense(raider) == 2
    table.put(card)
    assert table.defense(raider) == 1
    pit(table, 4, 5)
    assert table.defense(raider) == 2  # the pit's point stays


@pytest.mark.rule("DA-THR-08", "DA-MMV-08")
def test_a_pit_weakens_attacks_from_it_and_hinders_arrows_into_it() -> None:
    table = Arena("lorna", at=(4, 3))
    ogre = table.monster(OGRE, (4, 5))
    pit(table, 4, 3)
    pit(table, 4, 5)
    assert table.power(ogre) == 1 and table.defense(ogre) == 2
    strength, _ = power(table.game, primary(table.game, ogre), table.hero)
    assert strength == 4  # monsters alike
    table.own(FIRST, artifacts=("u3-03",))
    assert table.power(ogre) == 3 - 1  # Winged Sandals: Speed, and pits do not hinder
    gargoyle = table.monster("m-12", (3, 3))
    pit(table, 3, 3)
    assert power(table.game, primary(table.game, gargoyle), table.hero)[0] == 4


@pytest.mark.rule("DA-CMB-09", "DA-CMB-17")
def test_exposing_takes_armor_first_then_evasive_and_never_more() -> None:
    table = Arena("petra")
    guard = table.monster(GUARD, (3, 4))  # armor 2
    table.s.lasting = (Lasting(guard, "expose", 1),)
    assert (armor(table.game, guard), defense(table.game, guard), table.defense(guard)) == (1, 1, 1)
    table.s.lasting = (Lasting(guard, "expose", 5),)
    assert (defense(table.game, guard), table.defense(guard)) == (0, 0)
    table.s.lasting = (Lasting(guard, "expose", 1), Lasting(guard, "bonus", 1, "evasive"))
    shade = table.aim()
    assert defense_against(table.game, shade, guard, 0)[0] == 2


@pytest.mark.rule("DA-CMB-06", "DA-CMB-08")
def test_the_lines_of_both_sums_are_kept_with_the_comparison() -> None:
    table = Arena("lorna", "gs-1", at=(4, 3))
    table.stand("petra", (4, 4))
    guard = table.monster(GUARD, (4, 5))
    table.begin().play("gs-1").attack(guard)
    entry = table.entry(AttackCompared)
    lines = [(part.modifier.source, part.modifier.value) for part in entry.why]  # type: ignore[attr-defined]
    assert lines == [("gs-1", 2), (GUARD, 1), ("obstacle", 1)]
    assert table.compared == AttackCompared(table.hero, guard, 4, 4, 0)


@pytest.mark.rule("DA-COO-18", "DA-CMB-18")
def test_the_bonus_of_a_solo_card_is_for_one_attack_and_monsters_earn_nothing() -> None:
    table = Arena("petra")
    raider = table.monster(RAIDER, (3, 4))
    strike(table, raider, table.hero, bonus=2)
    assert table.compared.power == 5 and len(table.leaf(table.hero).damage) == 3
    assert all(not alliance.xp for alliance in table.s.alliances.values())
    assert power(table.game, primary(table.game, raider), table.hero)[0] == 3


# -- monsters' powers, one by one


@pytest.mark.rule("DA-MON-19", "DA-MON-20", "DA-CMB-16", "DA-CMP-26")
@pytest.mark.parametrize(("die", "token"), [("1", "damage"), ("2", "poison")])
def test_the_giant_rat_rolls_for_poison(die: str, token: str) -> None:
    table = Arena("petra")
    table.s.lasting = (Lasting(table.hero, "expose", 2),)
    rat = table.monster("m-03", (3, 4))
    strike(table, rat, table.hero, die)
    assert table.leaf(table.hero).damage == (token,) * 2 and table.events(PowerRolled)[0].die == int(die)


@pytest.mark.rule("DA-MON-20")
@pytest.mark.parametrize(("die", "strength"), [("0", 4), ("1", 4), ("2", 5), ("3", 5)])
def test_the_orc_brute_rolls_for_strength(die: str, strength: int) -> None:
    table = Arena("petra")
    strike(table, table.monster("m-06", (3, 4)), table.hero, die)
    assert table.compared.power == strength


@pytest.mark.rule("DA-CMB-16", "DA-DMG-08")
@pytest.mark.parametrize(("kind", "at"), [("m-05", (3, 4)), ("m-09", (3, 4)), ("m-14", (4, 6))])
def test_poisonous_monsters(kind: str, at: tuple[int, int]) -> None:
    table = Arena("petra")
    table.s.lasting = (Lasting(table.hero, "expose", 2),)
    strike(table, table.monster(kind, at), table.hero)
    assert set(table.leaf(table.hero).damage) == {"poison"}
    ring = Arena("petra")
    ring.own(FIRST, artifacts=("u3-12",))
    ring.s.lasting = (Lasting(ring.hero, "expose", 2),)
    strike(ring, ring.monster(kind, at), ring.hero)
    assert set(ring.leaf(ring.hero).damage) == {"damage"}


@pytest.mark.rule("DA-MON-19")
def test_the_skeleton_guard_is_harder_to_shoot() -> None:
    table = Arena("lorna", at=(4, 3))
    guard = table.monster(GUARD, (4, 5))
    table.put("u1-22", mode="1")
    assert (table.defense(guard), table.defense(guard, "u1-22", "melee")) == (3, 2)


@pytest.mark.rule("DA-MON-19", "DA-MON-21", "DA-XP-18")
def test_the_goblin_shaman_heals_another_monster_of_its_room() -> None:
    table = Arena("petra")
    shaman, ogre = table.monster("m-07", (3, 3)), table.monster(OGRE, (3, 4), cubes=(FIRST, SECOND))
    other = table.monster(OGRE, (4, 7), cubes=(FIRST,))
    table.s.turn = Turn(shaman, SECOND)
    table.run(AfterActivation(shaman))
    assert table.leaf(ogre).cubes == (FIRST,) and table.leaf(other).cubes == (FIRST,)
    two = Arena("petra")
    shaman, *ogres = two.monster("m-07", (3, 3)), two.monster(OGRE, (3, 4)), two.monster(OGRE, (3, 5))
    two.s.turn = Turn(shaman, SECOND)
    two.run(AfterActivation(shaman))
    assert two.asked == SECOND and two.keys == [f"aim {each}" for each in ogres]


@pytest.mark.rule("DA-MON-19")
def test_the_hobgoblin_captain_strengthens_others_of_its_room() -> None:
    table = Arena("petra")
    captain, raider = table.monster("m-08", (3, 3)), table.monster(RAIDER, (3, 4))
    other = table.monster(RAIDER, (4, 7))
    strengths = [
        power(table.game, primary(table.game, each), table.hero)[0] for each in (captain, raider, other)
    ]
    assert strengths == [4, 4, 3]


@pytest.mark.rule("DA-MON-19", "DA-MON-21")
def test_the_ogre_pushes_whom_it_hits() -> None:
    table = Arena("petra", at=(4, 5))
    ogre = table.monster(OGRE, (4, 4))
    strike(table, ogre, table.hero)
    assert table.asked == SECOND and set(table.some("square")) == {"g4", "g5", "g6"}
    table.answer("square g5")
    assert table.leaf(table.hero).cells == 1 << cell((4, 6))


@pytest.mark.rule("DA-CMB-09", "DA-MON-19")
def test_monsters_that_ignore_a_defense() -> None:
    table = Arena("mcfarlin")  # armor 2, evasive 1
    acolyte, shade = table.monster("m-11", (4, 6)), table.monster("m-13", (3, 4))
    assert defense_against(table.game, primary(table.game, acolyte), table.hero, 0)[0] == 2
    assert defense_against(table.game, primary(table.game, shade), table.hero, 0)[0] == 1


@pytest.mark.rule("DA-MON-19")
def test_the_gargoyle_leaves_freely_and_flies_over_pits() -> None:
    table = Arena("petra")
    gargoyle, ogre = table.monster("m-12", (3, 4)), table.monster(OGRE, (3, 5))
    assert parameter(table.game, gargoyle, "leave_penalty") == 0
    assert parameter(table.game, gargoyle, "ignore_pit") == 1
    assert parameter(table.game, ogre, "leave_penalty") == 1


@pytest.mark.rule("DA-MON-19")
def test_the_minotaur_charges() -> None:
    table = Arena("petra")
    minotaur = table.monster("m-15", (3, 4))
    for squares, strength in ((1, 5), (2, 7)):
        table.s.turn = Turn(minotaur, SECOND, squares=squares)
        assert power(table.game, primary(table.game, minotaur), table.hero)[0] == strength


@pytest.mark.rule("DA-MON-19", "DA-XP-18")
def test_the_blood_countess_heals_herself_by_hitting() -> None:
    table = Arena("petra")
    countess = table.monster("m-16", (3, 4), cubes=(FIRST, SECOND, FIRST))
    strike(table, countess, table.hero)
    assert table.leaf(countess).cubes == (FIRST,)


@pytest.mark.rule("DA-MON-19", "DA-CMB-11")
def test_the_bone_magus_shoots_past_everybody() -> None:
    table = Arena("petra", at=(4, 4))
    magus = table.monster("m-17", (4, 8))
    table.monster(RAIDER, (4, 6))
    aim = primary(table.game, magus)
    assert obstacles(table.game, aim, table.hero) == 1
    assert defense_against(table.game, aim, table.hero, 1)[0] == 2
    strike(table, magus, table.hero)
    assert table.compared.damage == 3


@pytest.mark.rule("DA-DMG-16", "DA-MON-19")
def test_the_cavern_drake_scorches_heroes_beside_its_target() -> None:
    table = Arena("petra", at=(4, 3))
    table.stand("krom", (4, 4))
    table.stand("lorna", (5, 5))
    table.stand("emanon", (5, 3))
    drake = table.monster("m-18", (4, 6), facing=WEST)
    strike(table, drake, table.hero)
    assert table.leaf("krom").damage == table.leaf("emanon").damage == ("damage",)
    assert not table.leaf("lorna").damage


# -- damage and defeat


@pytest.mark.rule("DA-DMG-01", "DA-DMG-02", "DA-DMG-03", "DA-DMG-04", "DA-DMG-05", "DA-DMG-06", "DA-XP-01")
def test_a_killing_blow_is_placed_whole_and_the_monster_leaves_the_board() -> None:
    table = Arena("petra", "u2-01")
    raider = table.monster(RAIDER, (3, 4), cubes=(SECOND,))
    table.begin().play("u2-01").attack(raider)
    leaf = table.leaf(raider)
    assert leaf.cubes == (SECOND, *(FIRST,) * 5) and not leaf.cells
    assert table.events(MonsterDefeated) == [MonsterDefeated(raider)]
    assert table.s.alliances[FIRST].xp == 1 and table.s.alliances[SECOND].xp == 0


@pytest.mark.rule("DA-DMG-07")
def test_damage_that_does_not_kill_stays_on_the_monster() -> None:
    table = Arena("petra")
    ogre = table.monster(OGRE, (3, 4))
    table.begin().attack(ogre)
    assert table.leaf(ogre).cubes == (FIRST, FIRST) and table.leaf(ogre).cells


@pytest.mark.rule("DA-DMG-17", "DA-XP-18")
def test_damage_of_no_alliance_counts_for_health_alone() -> None:
    table = Arena("petra")
    rat = table.monster("m-03", (3, 4))
    table.run(Suffer(rat, 2))
    assert not table.leaf(rat).cells and table.leaf(rat).cubes == (AUTOMATON, AUTOMATON)
    assert all(not alliance.xp for alliance in table.s.alliances.values())


@pytest.mark.rule("DA-DMG-E1", "DA-DMG-09", "DA-DMG-10", "DA-DMG-11", "DA-DEF-01", "DA-DEF-02", "DA-DEF-03")
def test_a_defeated_hero_keeps_as_many_tokens_as_it_has_health() -> None:
    table = Arena("mcfarlin")  # Health 6
    table.change(table.hero, damage=("damage", "poison", "damage", "poison", "damage"))
    table.run(Suffer(table.hero, 3))
    leaf = table.leaf(table.hero)
    assert leaf.damage == ("damage", "poison", "damage", "poison", "damage", "damage") and leaf.lies
    assert table.s.alliances[FIRST].defeats == 1 and leaf.cells
    assert table.events(HeroDefeated) == [HeroDefeated(table.hero, 6)]


@pytest.mark.rule("DA-DMG-15", "DA-DEF-05")
def test_the_defeated_suffer_nothing() -> None:
    table = Arena("petra")
    table.change(table.hero, damage=("damage",) * 7, lies=True)
    table.run(Suffer(table.hero, 3, poison=True))
    assert len(table.leaf(table.hero).damage) == 7 and table.s.alliances[FIRST].defeats == 0


@pytest.mark.rule("DA-DEF-13", "DA-DEF-10")
def test_a_hero_defeated_in_its_own_activation_does_nothing_more() -> None:
    table = Arena("graltar", "u2-18", at=(4, 3))
    table.change(table.hero, damage=("damage",) * 7)
    ogre = table.monster(OGRE, (4, 5))
    table.begin().play("u2-18").attack(ogre, "u2-18", "ranged")
    assert table.leaf(table.hero).lies and table.s.turn.over
    assert table.what != "alliance.hero_activation.act" and table.types() == ["u2-18"]


@pytest.mark.rule("DA-DMG-18", "DA-DEF-08", "DA-DEF-12")
def test_healing_removes_no_more_than_there_is() -> None:
    table = Arena("petra")
    table.change(table.hero, damage=("damage", "poison"))
    table.run(Heal(table.hero, 5))
    assert table.leaf(table.hero).damage == ()
    mixed = Arena("petra")
    mixed.change(mixed.hero, damage=("damage",) * 5 + ("poison",) * 2, lies=True)
    mixed.run(Heal(mixed.hero, 2)).answer("token poison", "token damage")
    assert mixed.leaf(mixed.hero).damage == ("damage",) * 4 + ("poison",) and not mixed.leaf(mixed.hero).lies


@pytest.mark.rule("DA-SPL-04", "DA-DMG-06")
def test_effects_on_a_defeated_monster_go_with_it() -> None:
    table = Arena("petra")
    rat = table.monster("m-03", (3, 4))
    table.s.lasting = (Lasting(rat, "slow", 1), Lasting(table.hero, "slow", 1))
    table.run(Suffer(rat, 1))
    assert list(table.s.lasting) == [Lasting(table.hero, "slow", 1)] and speed(table.game, table.hero) == 3


# -- player versus player


@pytest.mark.rule("DA-PVP-E2", "DA-PVP-04", "DA-PVP-05", "DA-PVP-06", "DA-DMG-10", "DA-GEN-15")
def test_damage_to_rivals_earns_half_its_number() -> None:
    """8 against 3 on a hero with Health 6 and 4 tokens: 5 damage, 2 XP, defeated."""
    table = Arena("petra", "u2-01", "gs-1", variants=("pvp",))
    table.stand("emanon", (3, 4), kind="root", damage=("damage",) * 4)  # evasive 3, Health 6
    rival = FigureId(next(i for i, leaf in table.s.figures.items() if leaf.kind == "root"))
    table.begin().play("u2-01").play("gs-1")
    table.attack(rival)
    if table.what == "window.offer":
        table.answer("pass")
    assert table.compared == AttackCompared(table.hero, rival, 8, 3, 5)
    assert table.s.alliances[FIRST].xp == 2 and table.s.alliances[SECOND].defeats == 1
    assert len(table.s.figures[rival].damage) == 6


@pytest.mark.rule("DA-PVP-14", "DA-PVP-05", "DA-PVP-11")
def test_area_damage_pets_and_monsters() -> None:
    table = Arena("graltar", "u2-18", at=(4, 3), variants=("pvp",))
    ogre = table.monster(OGRE, (4, 5))
    table.stand("emanon", (5, 5))
    table.begin().play("u2-18").attack(ogre, "u2-18", "ranged")
    assert table.leaf("emanon").damage == ("damage",)
    assert table.s.alliances[FIRST].xp == 4  # the Ogre; one token on a rival is nothing
    spread = Arena("petra", variants=("pvp",))
    spread.run(Suffer(spread.id("emanon"), 4, by=Seat(0)))
    assert spread.s.alliances[FIRST].xp == 2
    own = Arena("petra", variants=("pvp",))
    own.run(Suffer(own.id("krom"), 4, by=Seat(0)))
    assert own.s.alliances[FIRST].xp == 0
    peace = Arena("petra")
    peace.run(Suffer(peace.id("emanon"), 4, by=Seat(0)))
    assert peace.s.alliances[FIRST].xp == 0  # DA-PVP-02


@pytest.mark.rule("DA-PVP-12", "DA-HER-07")
def test_an_attack_is_declared_before_it_is_answered() -> None:
    table = Arena("petra")
    raider = table.monster(RAIDER, (3, 4))
    table.begin().attack(raider)
    kinds = [type(entry.event) for entry in table.log]
    assert kinds.index(AttackDeclared) < kinds.index(AttackCompared)
    assert table.s.turn.attacked and table.s.turn.targets == (raider,)
