"""The Spiritspeaker: starting equipment and nine skills, each as printed (D2-X-13, D2-X-15)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from games.descent.fallen import knock_out
from undercroft.games.descent.events.fights import AttackMissed, DiceRolled
from undercroft.kernel import FigureId, replace

STAFF = "oak-staff"


def speaker(*skills: str, variants: tuple[str, ...] = (), **changes: int) -> Arena:
    """Ashrian the Spiritspeaker on g10 with these skills, Grisban and Tarha out of the way."""
    at = arena(
        "ashrian:spiritspeaker", "grisban-the-thirsty:berserker", "widow-tarha:runemaster", variants=variants
    )
    at.put(1, "g10", **changes)
    at.put(2, "a6")
    at.put(3, "a7")
    at.give(1, *skills)
    return at


def wound(at: Arena, figure: int, damage: int) -> None:
    at.put(figure, hp=at.figure(figure).full - damage)


def exhaust(at: Arena, *cards: str) -> None:
    at.state.heroes[FigureId(1)] = replace(at.hero(1), exhausted=cards)


@pytest.mark.rule("D2-X-13", "D2-PRP-08")
def test_the_oak_staff_has_reach_and_a_surge_for_a_heart() -> None:
    at = speaker()
    zombie = at.monster("zombie", "master", "g8")
    at.turn(1)
    at.dice("2HH*", "1H", "-")
    at.play(f"attack {zombie} {STAFF}", f"surge 1 {STAFF}.1")
    assert at.figure(zombie).damage == 4


# -- Stoneskin


@pytest.mark.rule("D2-X-15", "D2-ATK-18", "D2-EXH-01")
def test_stoneskin_adds_a_grey_die_to_a_hero_within_3_before_the_roll() -> None:
    at = speaker()
    at.put(2, "g7")
    zombie = at.monster("zombie", "master", "g6")
    at.activate(zombie)
    at.play("attack 2")
    assert not at.events(DiceRolled)
    at.dice("3HH", "1H", "S", "SS")
    at.play("use stoneskin")
    assert at.figure(2).damage == 0
    assert at.figure(1).fatigue == 1
    assert at.hero(1).exhausted == ("stoneskin",)


@pytest.mark.rule("D2-X-15")
def test_stoneskin_is_for_oneself_too_but_not_beyond_3_spaces() -> None:
    at = speaker()
    zombie = at.monster("zombie", "master", "g9")
    at.activate(zombie)
    at.play("attack 1")
    at.dice("3HH", "1H", "S", "SS")
    at.play("use stoneskin")
    assert at.figure(1).damage == 0

    far = speaker()
    far.put(2, "g6")
    zombie = far.monster("zombie", "master", "g5")
    far.activate(zombie)
    far.dice("3HH", "1H", "S")
    far.play("attack 2")
    assert far.figure(2).damage == 2


# -- attacks by skills


@pytest.mark.rule("D2-X-15", "D2-ATK-27", "D2-KO-11")
def test_drain_spirit_heals_heroes_within_3_and_oneself_if_it_deals_damage() -> None:
    at = speaker("drain-spirit")
    at.put(2, "g12")
    at.put(3, "g6")
    for figure in (1, 2, 3):
        wound(at, figure, 3)
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("3HH", "1H", "-")
    at.play("act drain-spirit", f"attack {zombie} {STAFF}")
    assert [at.figure(figure).damage for figure in (1, 2, 3)] == [2, 2, 3]
    assert at.figure(1).fatigue == 1


@pytest.mark.rule("D2-X-15")
def test_drain_spirit_without_damage_heals_nobody() -> None:
    at = speaker("drain-spirit")
    wound(at, 1, 3)
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("5H", "1H", "SS")
    at.play("act drain-spirit", f"attack {zombie} {STAFF}")
    assert at.figure(1).damage == 3


@pytest.mark.rule("D2-X-15", "D2-DMG-01", "D2-PRP-02")
@pytest.mark.parametrize(("shields", "left"), [("-", 2), ("SS", 3)])
def test_drain_spirit_asks_for_damage_to_anybody(shields: str, left: int) -> None:
    """The card asks what the attack deals, not to whom: damage by Blast counts."""
    at = speaker("drain-spirit")
    at.give(1, "lightning-strike")
    wound(at, 1, 3)
    target, other = at.monster("zombie", "master", "g7"), at.monster("zombie", "master", "g6")
    at.turn(1)
    at.dice("6H*", "1*", "1*", "SS", shields)
    at.play("act drain-spirit", "surge 1 lightning-strike.1", "pass")
    assert (at.figure(target).damage, at.figure(other).damage) == (0, left == 2)
    assert at.figure(1).damage == left


@pytest.mark.rule("D2-X-15", "D2-KO-16", "D2-RNG-08")
def test_healing_rain_falls_on_all_within_3_by_one_roll() -> None:
    at = speaker("healing-rain")
    at.put(2, "g12")
    knock_out(at, 2)
    at.put(3, "g6")
    wound(at, 1, 5)
    wound(at, 3, 5)
    at.turn(1)
    at.dice("HHH")
    at.play("act healing-rain")
    assert at.figure(1).damage == 2
    assert at.figure(2).hp == 3
    assert at.figure(3).damage == 5
    assert at.figure(1).fatigue == 2
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-X-15", "D2-MON-04")
def test_shared_pain_hurts_every_other_monster_of_the_group() -> None:
    at = speaker("shared-pain")
    target = at.monster("zombie", "master", "g9")
    mates = [at.monster("zombie", "minion", "a5"), at.monster("zombie", "minion", "h9")]
    stranger = at.monster("goblin-archer", "minion", "h11")
    at.turn(1)
    at.play("act shared-pain")
    at.dice("3HH", "1H", "-")
    at.play(f"attack {target} {STAFF}")
    assert at.figure(target).damage == 3
    assert [at.figure(mate).damage for mate in mates] == [1, 1]
    assert at.figure(stranger).damage == 0


@pytest.mark.rule("D2-X-15")
def test_shared_pain_also_comes_from_a_target_that_falls_but_not_without_damage() -> None:
    at = speaker("shared-pain")
    target, mate = at.monster("zombie", "minion", "g9"), at.monster("zombie", "minion", "a5")
    at.turn(1)
    at.dice("3HH", "1H", "-")
    at.play("act shared-pain", f"attack {target} {STAFF}")
    assert not at.figure(target).cells
    assert at.figure(mate).damage == 1

    spared = speaker("shared-pain")
    target = spared.monster("zombie", "minion", "g9")
    mate = spared.monster("zombie", "minion", "a5")
    spared.turn(1)
    spared.dice("5H", "1H", "SS")
    spared.play("act shared-pain", f"attack {target} {STAFF}")
    assert spared.figure(mate).damage == 0


# -- Cloud of Mist


@pytest.mark.rule("D2-X-15", "D2-SRG-13", "D2-EXH-04", "D2-ATK-32")
def test_cloud_of_mist_makes_attacks_miss_unless_they_give_up_a_surge() -> None:
    at = speaker("cloud-of-mist")
    at.put(2, "g7")
    zombie = at.monster("zombie", "master", "g6")
    at.turn(1)
    at.play("act cloud-of-mist", "end-turn")
    assert at.hero(1).exhausted == ("cloud-of-mist",)
    assert at.figure(1).fatigue == 1
    at.activate(zombie)
    at.dice("3HH", "1H", "-")
    at.play("attack 2", "pass")  # no Stoneskin
    assert [missed.because for missed in at.events(AttackMissed)] == ["toll"]
    assert at.figure(2).damage == 0


@pytest.mark.rule("D2-X-15", "D2-SRG-13")
def test_an_attack_into_the_mist_hits_with_a_surge_that_does_nothing_else() -> None:
    at = speaker("cloud-of-mist")
    exhaust(at, "cloud-of-mist")
    at.put(2, "g7")
    zombie = at.monster("zombie", "master", "g6")
    at.activate(zombie)
    at.dice("2HH*", "1H", "-")
    at.play("attack 2", "pass")  # no Stoneskin
    at.play(next(key for key in at.offers("surge") if key.endswith("toll")))
    assert not at.events(AttackMissed)
    assert at.figure(2).damage == 3
    assert not at.figure(2).conditions


@pytest.mark.rule("D2-X-15")
def test_the_mist_hinders_heroes_too_and_ends_beyond_3_spaces() -> None:
    at = speaker("cloud-of-mist")
    exhaust(at, "cloud-of-mist")
    at.put(2, "g6")
    near, far = at.monster("zombie", "master", "g7"), at.monster("zombie", "minion", "g5")
    at.turn(2)
    at.dice("3HH", "HH", "-")
    at.play(f"attack {near} chipped-greataxe")
    assert [missed.because for missed in at.events(AttackMissed)] == ["toll"]
    at.dice("3HH", "HH", "-")
    at.play(f"attack {far} chipped-greataxe")
    assert not at.figure(far).cells


@pytest.mark.rule("D2-X-15", "D2-X-22", "D2-SRG-13")
@pytest.mark.parametrize(("first", "second"), [(2, 3), (3, 2)])
def test_the_mist_covers_either_target_of_a_merriods_flail(first: int, second: int) -> None:
    """Grisban on h7 is within 3 spaces of the cloud, Tarha on h5 is not: one surge is asked for."""
    at = speaker("cloud-of-mist")
    exhaust(at, "cloud-of-mist", "stoneskin")
    at.put(2, "h7")
    at.put(3, "h5")
    merriod = at.monster("merriod", "master", "f5", "g5", "f6", "g6")
    at.activate(merriod)
    at.dice("3HH", "HH", "-", "-")
    at.play(f"attack {first}", f"target {second}")
    assert [missed.because for missed in at.events(AttackMissed)] == ["toll"]


@pytest.mark.rule("D2-KO-21", "D2-EXH-04")
def test_the_mist_is_gone_while_its_maker_is_knocked_out() -> None:
    at = speaker("cloud-of-mist")
    exhaust(at, "cloud-of-mist")
    knock_out(at, 1)
    at.put(2, "g9")
    zombie = at.monster("zombie", "master", "g8")
    at.activate(zombie)
    at.dice("3HH", "1H", "-")
    at.play("attack 2")
    assert at.figure(2).damage == 3


# -- the others


@pytest.mark.rule("D2-X-15", "D2-RST-03", "D2-HTN-13")
def test_natures_bounty_recovers_as_much_damage_as_fatigue_by_resting() -> None:
    at = speaker("natures-bounty", fatigue=3)
    wound(at, 1, 5)
    at.turn(1)
    at.play("rest")
    assert at.figure(1).damage == 5  # not at once
    at.play("end-turn")
    assert at.figure(1).fatigue == 0
    assert at.figure(1).damage == 2


@pytest.mark.rule("D2-X-15")
def test_natures_bounty_is_nothing_without_a_rest() -> None:
    at = speaker("natures-bounty", "vigor", fatigue=3)
    wound(at, 1, 5)
    at.turn(1)
    at.play("end-turn")
    assert (at.figure(1).fatigue, at.figure(1).damage) == (3, 5)


@pytest.mark.rule("D2-X-15", "D2-ATT-04", "D2-RNG-14")
def test_tempest_passed_hurts_monsters_and_heals_other_heroes_within_3() -> None:
    at = speaker("tempest")
    at.put(2, "g12")
    wound(at, 1, 3)
    wound(at, 2, 3)
    wound(at, 3, 3)
    near, far = at.monster("zombie", "master", "g7"), at.monster("zombie", "minion", "g6")
    at.turn(1)
    at.dice("S", "SS")
    at.play("act tempest")
    assert at.figure(near).damage == 2
    assert at.figure(far).damage == 0
    assert [at.figure(figure).damage for figure in (1, 2, 3)] == [3, 2, 3]
    assert at.figure(1).fatigue == 2
    assert at.hero(1).exhausted == ("tempest",)


@pytest.mark.rule("D2-X-15", "D2-ATT-03")
def test_tempest_failed_recovers_1_fatigue() -> None:
    at = speaker("tempest")
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("SS", "SS")
    at.play("act tempest")
    assert at.figure(zombie).damage == 0
    assert at.figure(1).fatigue == 1


@pytest.mark.rule("D2-X-15", "D2-SRG-02")
def test_vigor_lets_every_hero_recover_a_fatigue_for_a_surge() -> None:
    at = speaker("vigor", fatigue=2)
    at.put(2, fatigue=2)
    at.put(3, fatigue=1)
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("2HH*", "1H", "SS")
    at.play(f"attack {zombie} {STAFF}", "surge 2 vigor.1")
    assert [at.figure(figure).fatigue for figure in (1, 2, 3)] == [1, 1, 0]


# -- Ancestor Spirits


@pytest.mark.rule("D2-X-15", "D2-EXH-01", "D2-WHO-06")
def test_ancestor_spirits_poison_a_monster_that_a_class_skill_hurts() -> None:
    at = speaker("tempest", "ancestor-spirits")
    one, two = at.monster("zombie", "master", "g9"), at.monster("zombie", "master", "h9")
    at.turn(1)
    at.dice("S", "SS")
    at.play("act tempest")
    assert at.offers("use") == ["use ancestor-spirits"]
    at.play("pass", "use ancestor-spirits")
    assert not at.figure(one).suffers("poisoned")
    assert at.figure(two).suffers("poisoned")
    assert at.figure(1).fatigue == 2 + 1
    assert "ancestor-spirits" in at.hero(1).exhausted


@pytest.mark.rule("D2-X-15", "D2-ERR-08")
@pytest.mark.parametrize(("variants", "both"), [((), False), (("errata",), True)])
def test_ancestor_spirits_with_errata_reach_all_of_one_use(variants: tuple[str, ...], both: bool) -> None:
    at = speaker("tempest", "ancestor-spirits", variants=variants)
    one, two = at.monster("zombie", "master", "g9"), at.monster("zombie", "master", "h9")
    at.turn(1)
    at.dice("S", "SS")
    at.play("act tempest", "use ancestor-spirits")
    assert at.figure(one).suffers("poisoned")
    assert at.figure(two).suffers("poisoned") == both
    assert at.figure(1).fatigue == 3


@pytest.mark.rule("D2-X-15", "D2-ERR-08", "D2-KO-16", "D2-WHO-06")
@pytest.mark.parametrize(("variants", "left"), [((), (3, 4)), (("errata",), (3, 3))])
def test_ancestor_spirits_restore_a_hero_whom_a_class_skill_heals(
    variants: tuple[str, ...], left: tuple[int, int]
) -> None:
    at = speaker("healing-rain", "ancestor-spirits", variants=variants)
    at.put(2, "g12", fatigue=2)
    wound(at, 1, 6)
    wound(at, 2, 6)
    at.turn(1)
    at.dice("HH")
    at.play("act healing-rain", "use ancestor-spirits/1")
    assert (at.figure(1).damage, at.figure(2).damage) == left
    assert at.figure(1).fatigue == 2 + 1 - 1
    assert at.figure(2).fatigue == (1 if variants else 2)


@pytest.mark.rule("D2-X-15", "D2-KO-16")
def test_ancestor_spirits_restore_a_hero_who_has_just_risen() -> None:
    at = speaker("healing-rain", "ancestor-spirits")
    at.put(2, "g12")
    knock_out(at, 2)
    at.turn(1)
    at.dice("HH")
    at.play("act healing-rain", "use ancestor-spirits/1")
    assert not at.figure(2).is_out
    assert at.figure(2).hp == 3
    assert at.figure(2).fatigue == 3


@pytest.mark.rule("D2-X-15")
def test_ancestor_spirits_answer_recovered_fatigue_and_damage_by_a_skills_attack() -> None:
    at = speaker("vigor", "shared-pain", "ancestor-spirits", fatigue=2)
    target = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("2HH*", "1H", "-")
    at.play("act shared-pain", f"attack {target} {STAFF}", "surge 2 vigor.1")
    at.play("pass")  # the damage of the attack
    wound(at, 1, 2)
    at.play("use ancestor-spirits/2")  # Vigor: Ashrian recovered a fatigue
    assert at.figure(1).damage == 1
    assert at.figure(1).fatigue == 2 + 1 - 1 + 1 - 1
    assert not at.figure(target).suffers("poisoned")


@pytest.mark.rule("D2-X-15")
def test_ancestor_spirits_are_silent_for_plain_attacks_and_the_surge_for_fatigue() -> None:
    at = speaker("ancestor-spirits", fatigue=2)
    wound(at, 1, 2)
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("2HH*", "1H", "-")
    at.play(f"attack {zombie} {STAFF}", "surge 2 rest")
    assert at.figure(zombie).damage == 3
    assert at.asked.what == "descent.hero_turn.choose"
