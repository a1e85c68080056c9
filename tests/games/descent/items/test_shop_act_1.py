"""Shop cards of Act I, each by what it does (D2-X-17)."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, Arena, arena
from games.descent.standing import PARTY, YARD, squares
from undercroft.games.descent.events.fights import AttackMissed, AttackValued
from undercroft.games.descent.rules.actions.equipping import fits
from undercroft.games.descent.rules.effects.tests import AttributeTest
from undercroft.games.descent.rules.values import defence_pool, health, speed, stamina
from undercroft.kernel import CardId, FigureId

ME = FigureId(1)
MARKSMAN = ("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
FIGHTER = ("syndrael:berserker", "grisban-the-thirsty:berserker")


def can(*items: str) -> bool:
    return fits(RECORDS, tuple(map(CardId, items)))


def attacked(at: Arena, *defence: str) -> FigureId:
    """A master zombie beside Grisban attacks him with four hearts and a surge."""
    at.hand()
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.activate(zombie)
    at.dice("2HH*", "HH", *defence)
    at.play("attack 1")
    return zombie


@pytest.mark.rule("D2-X-17", "D2-EQP-05", "D2-CRD-07")
def test_chainmail_slows_to_4_and_bears_no_runes() -> None:
    at = arena("ashrian:disciple", "grisban-the-thirsty:berserker")
    assert speed(at.game, ME) == 5
    at.give(1, "chainmail")
    assert speed(at.game, ME) == 4
    assert defence_pool(at.game, ME) == ("grey", "grey")
    at.game.modify("speed", 2, until="turn", subject=ME)
    assert speed(at.game, ME) == 4
    at.give(2, "chainmail")
    assert speed(at.game, FigureId(2)) == 3  # who is slower stays so
    assert not can("chainmail", "sunburst") and not can("mana-weave", "chainmail")
    assert can("chainmail", "iron-battleaxe")


@pytest.mark.rule("D2-X-17", "D2-MOV-20", "D2-PRP-10", "D2-ATK-03")
def test_a_crossbow_moves_its_target() -> None:
    at = arena(*MARKSMAN)
    at.hand()
    at.give(1, "crossbow")
    at.put(1, "e6")
    zombie = at.monster("zombie", "master", "g6")
    at.turn(1)
    at.dice("2HH*", "1H", "S")
    at.play(f"attack {zombie} crossbow", "surge 2 crossbow.2")
    assert at.asked.seats == (0,) and at.can("go f6") and not at.can("go i6")
    at.play("go h6")
    assert squares(at, zombie) == ["h6"]
    valued = at.events(AttackValued)[0]
    assert (valued.hearts, valued.pierce, valued.damage) == (4, 1, 4)


@pytest.mark.rule("D2-X-17", "D2-X-11", "D2-CND-08")
@pytest.mark.parametrize(("places", "moved"), [(("g6", "i7"), (0, 1)), (("l7", "g6"), (1,))])
def test_a_crossbow_moves_each_target_of_tarhas_feat_that_it_hits(
    places: tuple[str, str], moved: tuple[int, ...]
) -> None:
    """A range of 5 reaches the zombies on g6 and i7, but not the one on l7."""
    at = arena("widow-tarha:runemaster", "grisban-the-thirsty:berserker")
    at.hand()
    at.give(1, "crossbow")
    at.put(1, "e6")
    zombies = [at.monster("zombie", "master", square) for square in places]
    at.turn(1)
    at.dice("4HH", "1*", "-", "-")
    at.play("act feat", f"attack {zombies[0]} crossbow", "pass", "surge 2 crossbow.2")
    for number in moved:
        beside = {"g6": "g5", "i7": "i6"}[places[number]]
        at.play(f"go {beside}")
        assert squares(at, zombies[number]) == [beside]
    assert at.asked.what == "descent.hero_turn.choose"


@pytest.mark.rule("D2-LRG-13", "D2-LRG-15")
def test_a_large_target_is_moved_by_the_space_that_was_hit() -> None:
    at = arena(*MARKSMAN, **YARD)
    at.hand()
    at.give(1, "crossbow")
    at.put(1, "b9")
    body = ["d9", "e9", "d10", "e10"]
    merriod = at.monster("merriod", "minion", *body)
    at.turn(1)
    at.dice("2HH*", "1H", "SS")
    at.play(f"attack {merriod} crossbow", "space d9", "surge 2 crossbow.2", "pass")
    assert squares(at, merriod) == body  # not moved, not turned
    at.dice("2HH*", "1H", "SSSS")
    at.play(f"attack {merriod} crossbow", "space d9", "surge 2 crossbow.2")
    assert {"go c9", "go e9", "go d8"} <= at.keys() and not at.can("go f9")
    at.play("go d8")
    assert at.asked.seats == (0,) and at.can("stand c7 d7 c8 d8")
    at.play("stand c7 d7 c8 d8")
    assert squares(at, merriod) == ["c7", "d7", "c8", "d8"]


@pytest.mark.rule("D2-X-17", "D2-LOS-13")
def test_an_elm_greatbow_looks_past_neighbours() -> None:
    at = arena(*MARKSMAN)
    at.hand()
    at.put(1, "a6")
    at.put(2, "b6")
    at.monster("zombie", "minion", "b7")
    at.monster("zombie", "minion", "b5")
    goblin = at.monster("goblin-archer", "minion", "e6")
    at.turn(1)
    assert not at.offers(f"attack {goblin}")
    at.give(1, "elm-greatbow")
    at.play("end-turn")
    at.turn(1)
    assert at.offers(f"attack {goblin}") == [f"attack {goblin} elm-greatbow"]


@pytest.mark.rule("D2-X-17", "D2-SRG-11", "D2-EXH-01")
def test_a_heavy_cloak_cancels_a_surge() -> None:
    at = arena(*PARTY)
    at.give(1, "heavy-cloak")
    attacked(at, "-")
    assert at.keys() == {"pass", "use heavy-cloak"}
    at.play("use heavy-cloak")
    assert at.figure(1).damage == 4 and at.hero(1).exhausted == ("heavy-cloak",)


@pytest.mark.rule("D2-X-17")
def test_a_heavy_cloak_is_no_use_against_an_attack_without_surges() -> None:
    at = arena(*PARTY)
    at.hand()
    at.give(1, "heavy-cloak")
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.activate(zombie)
    at.dice("3HH", "HH", "-")
    at.play("attack 1")
    assert at.figure(1).damage == 4 and not at.hero(1).exhausted


@pytest.mark.rule("D2-X-17", "D2-PRP-10", "D2-PRP-11")
@pytest.mark.parametrize(
    ("weapon", "surge", "hearts", "pierce"),
    [
        ("immolation", 1, 1, 1),
        ("iron-battleaxe", 1, 2, 1),
        ("iron-battleaxe", 2, 0, 2),
        ("iron-spear", 1, 1, 0),
        ("iron-spear", 2, 0, 1),
        ("light-hammer", 1, 2, 0),
        ("sling", 1, 1, 0),
        ("sunburst", 2, 2, 0),
        ("steel-broadsword", 1, 1, 0),
        ("elm-greatbow", 1, 2, 0),
        ("crossbow", 1, 2, 1),
    ],
)
def test_weapons_hit_harder_for_a_surge(weapon: str, surge: int, hearts: int, pierce: int) -> None:
    at = arena(*FIGHTER)
    at.hand()
    at.give(1, weapon)
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(1)
    power = {"red": "HH", "yellow": "1H"}[RECORDS.item[weapon].dice[1]]
    at.dice("2HH*", power, "SS")
    at.play(f"attack {zombie} {weapon}")
    at.pass_hidden()
    at.play(f"surge {surge} {weapon}.{surge}")
    valued = at.events(AttackValued)[0]
    assert valued.hearts == 2 + power.count("H") + hearts and valued.pierce == pierce


@pytest.mark.rule("D2-X-17", "D2-RNG-05")
@pytest.mark.parametrize(
    ("weapon", "surge", "more"),
    [("immolation", 2, 1), ("elm-greatbow", 2, 2), ("magic-staff", 2, 1), ("sling", 1, 1)],
)
def test_ranged_weapons_reach_farther_for_a_surge(weapon: str, surge: int, more: int) -> None:
    """Two spaces are rolled; the target stands as far as the surge makes good."""
    at = arena(*FIGHTER)
    at.hand()
    at.give(1, weapon)
    at.put(1, "e6")
    zombie = at.monster("zombie", "master", {1: "h6", 2: "i6"}[more])
    at.turn(1)
    power = {"red": "HH", "yellow": "HH"}[RECORDS.item[weapon].dice[1]]
    at.dice("2HH*", power, "-")
    at.play(f"attack {zombie} {weapon}", f"surge {surge} {weapon}.{surge}")
    assert not at.events(AttackMissed) and at.figure(zombie).damage >= 4


@pytest.mark.rule("D2-X-17", "D2-CND-02")
@pytest.mark.parametrize(("weapon", "surge"), [("light-hammer", 2), ("sling", 2), ("sunburst", 1)])
def test_some_weapons_stun(weapon: str, surge: int) -> None:
    at = arena(*FIGHTER)
    at.hand()
    at.give(1, weapon)
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(1)
    at.dice("2HH*", "1H", "-")
    at.play(f"attack {zombie} {weapon}", f"surge {surge} {weapon}.{surge}")
    assert at.figure(zombie).suffers("stunned")


@pytest.mark.rule("D2-X-17", "D2-PRP-08")
def test_an_iron_spear_has_reach() -> None:
    at = arena(*FIGHTER)
    at.hand()
    at.give(1, "iron-spear")
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "i6")
    at.turn(1)
    assert at.offers("attack") == [f"attack {zombie} iron-spear"]


@pytest.mark.rule("D2-X-17", "D2-ATK-24")
def test_an_iron_shield_rerolls_a_die_or_adds_a_shield() -> None:
    at = arena(*PARTY)
    at.give(1, "iron-shield", "iron-shield#2")
    attacked(at, "-")
    assert {"use iron-shield", "use iron-shield/1", "use iron-shield#2"} <= at.keys()
    at.dice("SSS")
    at.play("use iron-shield")
    assert not {"use iron-shield", "use iron-shield/1"} & at.keys()  # exhausted, whichever way
    at.play("use iron-shield#2/1", "pass")
    assert at.events(AttackValued)[0].shields == 4


@pytest.mark.rule("D2-ATT-E1", "D2-ATK-26", "D2-ATT-09")
def test_an_iron_shield_does_not_repeat_a_test() -> None:
    at = arena(*PARTY)
    at.give(1, "iron-shield")
    attacked(at, "-")
    assert at.can("use iron-shield")  # against an attack it would serve
    at.pass_hidden()
    at.play("pass")
    at.turn(1)
    at.dice("SSS", "SSSS")
    at.run(AttributeTest(ME, "might"))
    assert at.asked.what == "descent.hero_turn.choose" and not at.hero(1).exhausted


@pytest.mark.rule("D2-X-17", "D2-CRD-07", "D2-FAT-14")
def test_leather_armor_adds_a_brown_die_and_health() -> None:
    at = arena(*PARTY)
    at.give(1, "leather-armor")
    assert defence_pool(at.game, ME) == ("grey", "brown")
    assert health(at.game, ME) == 15 == at.figure(1).full


@pytest.mark.rule("D2-X-17", "D2-ATT-09")
def test_a_lucky_charm_repeats_a_test() -> None:
    at = arena(*PARTY)
    at.hand()
    at.give(1, "lucky-charm")
    at.turn(1)
    at.dice("SSS", "SSSS")
    at.run(AttributeTest(ME, "might"))
    assert at.keys() == {"pass", "use lucky-charm"}
    at.dice("S", "SS")
    at.play("use lucky-charm")
    assert at.rules() >= {"D2-ATT-03"} and at.hero(1).exhausted == ("lucky-charm",)


@pytest.mark.rule("D2-X-17", "D2-RNG-08", "D2-DMG-09")
def test_a_magic_staff_hurts_another_monster_near_the_target() -> None:
    at = arena("widow-tarha:necromancer", "grisban-the-thirsty:berserker")
    at.hand()
    at.give(1, "magic-staff")
    at.put(1, "e6")
    zombie = at.monster("zombie", "minion", "g6")
    near = at.monster("zombie", "master", "j6")
    far = at.monster("zombie", "minion", "k7")
    at.turn(1)
    at.dice("2HH*", "HH", "-")
    at.play(f"attack {zombie} magic-staff", "pass", "surge 1 magic-staff.1")
    assert at.figure(zombie).phase == "fallen"  # counted from where it stood
    assert (at.figure(near).damage, at.figure(far).damage) == (1, 0)


@pytest.mark.rule("D2-X-17")
def test_mana_weave_gives_a_surge_once() -> None:
    at = arena(*FIGHTER)
    at.hand()
    at.give(1, "mana-weave")
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(1)
    at.dice("3HH", "HH", "-")
    at.play(f"attack {zombie} chipped-greataxe", "use mana-weave", "surge 1 chipped-greataxe.1")
    assert at.figure(zombie).damage == 5
    at.put(zombie, hp=6)
    at.dice("3HH", "HH", "-")
    at.play(f"attack {zombie} chipped-greataxe")
    assert at.figure(zombie).damage == 4


@pytest.mark.rule("D2-X-17", "D2-FAT-01")
def test_a_ring_of_power_adds_stamina() -> None:
    at = arena(*PARTY)
    at.give(1, "ring-of-power")
    assert stamina(at.game, ME) == 5


@pytest.mark.rule("D2-X-17", "D2-RNG-03", "D2-EQP-06")
def test_a_scorpion_helm_lengthens_ranged_attacks() -> None:
    at = arena(*MARKSMAN)
    at.hand()
    at.give(1, "scorpion-helm")
    at.put(1, "e6")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(1)
    at.dice("2HH*", "HH", "-")
    at.play(f"attack {zombie} yew-shortbow", "pass")
    assert at.figure(zombie).damage == 4
    assert not can("scorpion-helm", "scorpion-helm#2")


@pytest.mark.rule("D2-X-17", "D2-ATK-25")
def test_a_steel_broadsword_rerolls_its_red_die_once_an_attack() -> None:
    at = arena(*FIGHTER)
    at.hand()
    at.give(1, "steel-broadsword")
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(1)
    for _ in range(2):
        at.put(zombie, hp=6)
        at.dice("3HH", "H", "-")
        at.play(f"attack {zombie} steel-broadsword")
        at.dice("HHH")
        at.play("use steel-broadsword")
        assert at.figure(zombie).damage == 5
    assert not at.hero(1).exhausted


@pytest.mark.rule("D2-ATK-11", "D2-ATK-08")
def test_a_weapon_that_lies_aside_rerolls_nothing() -> None:
    at = arena(*FIGHTER)
    at.hand()
    at.give(1, "steel-broadsword", "light-hammer")
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(1)
    at.dice("3HH", "1H", "-")
    at.play(f"attack {zombie} light-hammer")
    assert at.figure(zombie).damage == 3
