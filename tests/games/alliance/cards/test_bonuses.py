"""Cards that make a hero stronger as long as they lie under it: weapons, armor, stances, maneuvers, gear."""

from __future__ import annotations

import pytest

from games.alliance.arena import OGRE, Arena
from games.alliance.table import FIRST
from undercroft.games.alliance.columns import taunting
from undercroft.games.alliance.records.tiles import EAST, WEST
from undercroft.games.alliance.rules.attack.power import power
from undercroft.games.alliance.rules.attack.targets import primary
from undercroft.games.alliance.rules.attack.values import (
    armor,
    check_bonus,
    defense,
    may_work,
    parameter,
    speed,
)
from undercroft.kernel import FigureId, Modifier, replace

# card, hero, what it adds: Melee or Ranged, Armor, Evasive, Speed
PLAIN = [
    ("st-02-3", "krom", {"speed": 2}),
    ("st-07-1", "jypzy", {"attack": 2}),
    ("st-08-1", "petra", {"attack": 1, "armor": 1}),
    ("st-08-2", "petra", {"armor": 2}),
    ("st-13-1", "bull", {"attack": 2}),
    ("st-14-1", "emanon", {"attack": 1, "speed": 1}),
    ("st-15-3", "mcfarlin", {"armor": 1, "evasive": 1}),
    ("st-07-3", "jypzy", {"evasive": 2}),
    ("st-09-3", "krolt", {"armor": 2}),
    ("gs-1", "lorna", {"attack": 2}),
    ("gs-2", "krom", {"evasive": 1}),
    ("gs-4", "petra", {"speed": 2}),
    ("u1-01", "holgar", {"attack": 2}),
    ("u1-02", "krolt", {"armor": 2}),
    ("u1-21", "lorna", {"attack": 1}),
    ("u1-25", "lorna", {"speed": 1}),
    ("u1-29", "root", {"evasive": 1}),
    ("u2-01", "petra", {"attack": 3}),
    ("u2-02", "bull", {"armor": 3, "speed": -1}),
    ("u2-08", "krom", {"evasive": 3}),
    ("u2-22", "mirabell", {"attack": 2}),
    ("u2-30", "melinda", {"armor": 1, "evasive": 1}),
    ("u1-20", "graltar", {"speed": 1}),
    ("u1-26", "petra", {"armor": 1}),
    ("st-03-2", "lorna", {"speed": 1}),
    ("st-03-1", "lorna", {"attack": 2}),
    ("st-01-1", "holgar", {"attack": 1}),
    ("st-02-1", "krom", {"attack": 1}),
    ("st-05-1", "belzamin", {"attack": 1}),
    ("st-09-1", "krolt", {"attack": 1}),
    ("st-09-2", "krolt", {"attack": 1}),
    ("u1-27", "graltar", {"attack": 1}),
    ("u2-06", "jypzy", {"attack": 1}),
    ("u2-26", "belzamin", {"attack": 2}),
]


def numbers(table: Arena, enemy: FigureId) -> dict[str, int]:
    """The abilities of the hero now."""
    worn = armor(table.game, table.hero)
    return {
        "attack": table.power(enemy),
        "armor": worn,
        "evasive": defense(table.game, table.hero) - worn,
        "speed": speed(table.game, table.hero),
    }


@pytest.mark.rule("DA-CRD-04", "DA-CRD-10", "DA-CRD-11", "DA-CMP-12", "DA-CMB-06")
@pytest.mark.parametrize(("card", "hero", "more"), PLAIN, ids=[row[0] for row in PLAIN])
def test_the_bonus_counts_from_the_moment_the_card_is_played(
    card: str, hero: str, more: dict[str, int]
) -> None:
    table = Arena(hero, card)
    enemy = table.monster(OGRE, (5, 8), facing=WEST)
    before = numbers(table, enemy)
    table.begin().play(card)
    after = numbers(table, enemy)
    assert {stat: after[stat] - before[stat] for stat in after if after[stat] != before[stat]} == more
    assert table.types() == [card] and not table.s.alliances[FIRST].hand


@pytest.mark.rule("DA-CRD-11")
def test_bonuses_of_different_cards_add_up_and_explain_themselves() -> None:
    table = Arena("petra", "u1-01", "gs-1", "st-08-2")
    ogre = table.monster(OGRE, (3, 4))
    table.begin().play("u1-01").play("gs-1").play("st-08-2")
    total, why = power(table.game, table.aim(), ogre)
    assert total == 3 + 2 + 2
    assert [(part.modifier.source, part.modifier.value, part.after) for part in why] == [
        ("u1-01", 2, 5),
        ("gs-1", 2, 7),
    ]
    assert all(isinstance(part.modifier, Modifier) and part.modifier.rule for part in why)


@pytest.mark.rule("DA-CRD-E1")
def test_a_printed_plus_raises_the_primary_attack_of_its_type() -> None:
    holgar = Arena("holgar", "u1-01")  # melee 2
    enemy = holgar.monster(OGRE, (3, 4))
    assert holgar.begin().play("u1-01").power(enemy) == 4
    lorna = Arena("lorna", "u1-21")  # ranged 2
    enemy = lorna.monster(OGRE, (3, 4))
    assert lorna.begin().play("u1-21").power(enemy) == 3


@pytest.mark.rule("DA-CMB-17", "DA-CRD-11")
def test_a_bonus_below_nothing_leaves_nothing() -> None:
    table = Arena("bull", "u2-02")
    table.begin().play("u2-02")
    assert speed(table.game, table.hero) == 4
    for _ in range(5):
        table.put("u2-02")
    assert speed(table.game, table.hero) == 0


# -- conditions


@pytest.mark.rule("DA-CRD-10")
@pytest.mark.parametrize(
    ("card", "hero", "hurt", "speed_more"), [("st-09-2", "krolt", 2, 0), ("u1-27", "graltar", 2, 1)]
)
def test_more_while_the_hero_is_damaged(card: str, hero: str, hurt: int, speed_more: int) -> None:
    table = Arena(hero, card)
    ogre = table.monster(OGRE, (3, 4))
    plain, printed_speed = table.power(ogre), speed(table.game, table.hero)
    table.begin().play(card)
    assert table.power(ogre) == plain + 1 and speed(table.game, table.hero) == printed_speed
    table.change(table.hero, damage=("poison",))
    assert table.power(ogre) == plain + hurt and speed(table.game, table.hero) == printed_speed + speed_more


@pytest.mark.rule("DA-CRD-10")
@pytest.mark.parametrize(
    ("card", "hero", "always", "behind"), [("st-02-1", "krom", 1, 2), ("u1-07", "krom", 0, 3)]
)
def test_more_from_behind_for_one_attack(card: str, hero: str, always: int, behind: int) -> None:
    """Jagged Knives and Backstab: the attacker stands in the rear half of its target."""
    table = Arena(hero, card, at=(4, 4))
    away = table.monster(OGRE, (3, 4))  # looks north, so the hero is behind it
    facing = table.monster(OGRE, (4, 3), facing=EAST)  # looks east, at the hero
    beside = table.monster(OGRE, (4, 5))  # looks north, the hero stands at its side
    table.begin().play(card)
    assert [table.power(each) - 3 for each in (away, facing, beside)] == [behind, always, always]
    table.attack(facing)
    assert table.compared.power == 3 + always
    table.attack(away)  # the first that meets the condition
    assert table.compared.power == 3 + behind
    assert table.power(away) == 3 + always and table.s.columns[table.hero][0].spent


@pytest.mark.rule("DA-CRD-10")
def test_a_charge_needs_two_squares_and_counts_for_one_attack() -> None:
    table = Arena("petra", "st-08-3", at=(5, 3))
    ogre = table.monster(OGRE, (3, 4))
    table.begin().play("st-08-3")
    assert speed(table.game, table.hero) == 5
    table.go((4, 3))
    assert table.power(ogre) == 3
    table.go((3, 3))
    assert table.power(ogre) == 5
    table.attack(ogre)
    assert table.compared.power == 5 and table.power(ogre) == 3


@pytest.mark.rule("DA-HER-05", "DA-HER-08", "DA-HER-16")
def test_speed_may_be_paid_for_a_bonus() -> None:
    """Clockwork Crossbow: +2 Ranged for one attack if 1 Speed is paid, which forfeits the second attack."""
    table = Arena("mcfarlin", "u2-23", at=(4, 3))
    ogre = table.monster(OGRE, (4, 5))
    table.begin().answer("play u2-23")
    assert table.keys == ["pay 1", "pay 0"]
    table.answer("pay 1")
    assert table.s.turn.paid == 1 and table.power(ogre, "u2-23", "ranged") == 6
    table.attack(ogre, "u2-23", "ranged")
    assert table.compared.power == 6 and not table.some("attack")
    thrifty = Arena("mcfarlin", "u2-23", at=(4, 3))
    ogre = thrifty.monster(OGRE, (4, 5))
    thrifty.begin().play("u2-23", "pay 0")
    assert thrifty.power(ogre, "u2-23", "ranged") == 4 and not thrifty.s.turn.paid
    spent = Arena("mcfarlin", "u2-23", at=(4, 3))
    spent.begin()
    spent.s.turn = replace(spent.s.turn, gone=4, paid=4)
    assert spent.run().answer("play u2-23").what == "alliance.hero_activation.act"  # nothing left to pay


# -- rules that cards change


@pytest.mark.rule("DA-GEN-09", "DA-MOV-03")
def test_a_stance_that_frees_from_the_leaving_penalty() -> None:
    table = Arena("krolt", "u1-20")
    table.monster(OGRE, (3, 4))
    table.begin()
    assert parameter(table.game, table.hero, "leave_penalty") == 1
    table.play("u1-20")
    assert parameter(table.game, table.hero, "leave_penalty") == 0
    table.go((5, 4))
    assert table.s.turn.paid == 1


@pytest.mark.rule("DA-HER-07", "DA-GEN-09")
def test_fleet_foot_lets_a_hero_step_after_its_attack() -> None:
    table = Arena("lorna", "st-03-2", at=(4, 3))
    ogre = table.monster(OGRE, (4, 5))
    table.begin().play("st-03-2")
    table.attack(ogre)
    assert table.some("go") and not table.some("door") and not table.some("face")
    table.go((5, 3))
    assert table.s.turn.after == 1 and not table.some("attack")  # no attack and no turn follows
    plain = Arena("lorna", at=(4, 3))
    ogre = plain.monster(OGRE, (4, 5))
    assert not plain.begin().attack(ogre).some("go")


@pytest.mark.rule("DA-MON-11", "DA-MON-14")
def test_hill_mail_taunts() -> None:
    table = Arena("petra", "u1-26")
    table.begin().play("u1-26")
    assert taunting(table.game) == [table.hero]
    table.change(table.hero, lies=True)
    assert taunting(table.game) == []
    hidden = Arena("krom", "u1-26")
    hidden.change(hidden.hero, kind="krom")
    hidden.put("u1-26")
    hidden.put("st-02-2")
    assert taunting(hidden.game) == []


# -- auras


@pytest.mark.rule("DA-CMB-06", "DA-DEF-11", "DA-GEN-03")
@pytest.mark.parametrize(("card", "armor_more"), [("u1-04", 0), ("u2-24", 1)])
def test_auras_help_allies_nearby_while_their_hero_stands(card: str, armor_more: int) -> None:
    table = Arena("petra", card)
    table.stand("krom", (4, 3))
    table.stand("lorna", (4, 7))
    ogre = table.monster(OGRE, (3, 4))
    krom, lorna = table.id("krom"), table.id("lorna")

    def of(figure: FigureId) -> tuple[int, int]:
        strength = power(table.game, primary(table.game, figure), ogre)[0]
        return strength, defense(table.game, figure)

    before = {figure: of(figure) for figure in (table.hero, krom, lorna)}
    table.begin().play(card)
    assert of(table.hero) == before[table.hero]  # every other hero
    assert of(krom) == (before[krom][0] + 1, before[krom][1] + armor_more)
    assert of(lorna) == before[lorna]  # three squares away
    table.change(table.hero, lies=True)
    assert of(krom) == before[krom]


@pytest.mark.rule("DA-CRD-05", "DA-GEN-09")
def test_featherlight_boots_stand_outside_the_limit_of_their_type() -> None:
    table = Arena("jypzy", "st-07-2", "u1-25", "u1-06")
    table.begin().play("st-07-2").play("u1-25")
    assert "play u1-06" not in table.keys  # Nimble Fingers are gear, too
    other = Arena("jypzy", "u1-25", "u1-06")
    other.begin().play("u1-25").play("u1-06")
    assert other.types() == ["u1-25", "u1-06"]


@pytest.mark.rule("DA-DOR-02", "DA-DOR-19")
@pytest.mark.parametrize(
    ("card", "hero", "die"), [("st-07-2", "jypzy", 2), ("u1-06", "krom", 2), ("st-15-2", "mcfarlin", 1)]
)
def test_gear_helps_with_checks_and_lets_work_among_enemies(card: str, hero: str, die: int) -> None:
    table = Arena(hero, card)
    table.begin()
    assert check_bonus(table.game, table.hero) == 0 and not may_work(table.game, table.hero)
    table.play(card)
    assert check_bonus(table.game, table.hero) == die and may_work(table.game, table.hero)
