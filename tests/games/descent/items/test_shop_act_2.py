"""Shop cards of Act II, each by what it does (D2-X-18)."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, arena
from games.descent.standing import PARTY
from undercroft.games.descent.events.fights import AttackMissed, AttackValued
from undercroft.games.descent.rules.actions.equipping import fits
from undercroft.games.descent.rules.values import defence_pool, health, speed
from undercroft.kernel import CardId, FigureId

ME = FigureId(1)
FIGHTER = ("syndrael:berserker", "grisban-the-thirsty:berserker")


@pytest.mark.rule("D2-X-18", "D2-HTN-13")
def test_demonhide_tires_whoever_moves_twice() -> None:
    at = arena(*PARTY, act=2)
    at.hand()
    at.give(1, "demonhide-leather")
    at.put(1, "g6")
    assert defence_pool(at.game, ME) == ("grey", "grey")
    at.turn(1)
    at.play("move", "move", "end-turn")
    assert at.figure(1).fatigue == 1
    at.turn(1)
    at.play("move", "end-turn")
    assert at.figure(1).fatigue == 1


@pytest.mark.rule("D2-RST-04", "D2-HTN-13", "D2-X-18")
def test_who_rested_recovers_what_demonhide_costs_him_too() -> None:
    """Syndrael moves by her feat and once more, and rests: the order at the end of the turn is hers."""
    at = arena("syndrael:knight", "jain-fairwood:wildlander", act=2)
    at.hand()
    at.give(1, "demonhide-leather")
    at.put(1, "g6", fatigue=1)
    at.put(2, "g7")
    at.turn(1)
    at.play("act feat", "target 2", "pass", "target 1", "go g5", "move", "rest", "end-turn")
    assert at.figure(1).fatigue == 0


@pytest.mark.rule("D2-X-18", "D2-PRP-11")
def test_a_dragontooth_hammer_likes_a_free_hand() -> None:
    at = arena(*FIGHTER, act=2)
    at.hand()
    at.give(1, "dragontooth-hammer")
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(1)
    at.dice("2HH*", "HH", "HH", "SS")
    at.play(f"attack {zombie} dragontooth-hammer", "surge 1 dragontooth-hammer.1")
    valued = at.events(AttackValued)[0]
    assert (valued.hearts, valued.pierce) == (7, 3)
    at.give(1, "iron-shield", "dragontooth-hammer")
    at.put(zombie, hp=9)
    at.dice("3HH", "HH", "HH", "-")
    at.play(f"attack {zombie} dragontooth-hammer")
    assert at.events(AttackValued)[1].hearts == 6


@pytest.mark.rule("D2-X-18", "D2-PRP-01", "D2-PRP-07")
def test_a_dwarven_firebomb_bursts_or_stuns_or_flies_on() -> None:
    at = arena(*FIGHTER, act=2)
    at.hand()
    at.give(1, "dwarven-firebomb")
    at.put(1, "e6")
    first = at.monster("zombie", "master", "h6")
    second = at.monster("zombie", "master", "i6")
    at.turn(1)
    at.dice("2HH*", "HHH*", "1*", "-")
    at.play(f"attack {first} dwarven-firebomb")
    at.dice("SS")
    at.play("surge 2 dwarven-firebomb.2", "surge 3 dwarven-firebomb.3")
    at.play("surge 1 dwarven-firebomb.1")
    assert (at.figure(first).damage, at.figure(second).damage) == (6, 4)
    assert at.figure(first).suffers("stunned") and at.figure(second).suffers("stunned")


@pytest.mark.rule("D2-X-18", "D2-ATK-23")
def test_an_elven_cloak_counts_awareness_for_shields() -> None:
    at = arena("tomble-burrowell:thief", "grisban-the-thirsty:berserker", act=2)
    at.hand()
    at.give(1, "elven-cloak")
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.activate(zombie)
    at.dice("3HH", "HH", "HH", "S")
    at.play("attack 1")
    at.play("use elven-cloak")
    at.pass_hidden()
    valued = at.events(AttackValued)[0]
    assert (valued.hearts, valued.shields, valued.damage) == (6, 5, 1)


@pytest.mark.rule("D2-X-18", "D2-SRG-10")
def test_a_grinding_axe_has_a_surge_ability_for_two() -> None:
    at = arena(*FIGHTER, act=2)
    at.hand()
    at.give(1, "grinding-axe")
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(1)
    at.dice("2HH*", "HH", "HH", "-")
    at.play(f"attack {zombie} grinding-axe")
    assert not at.can("surge 2 grinding-axe.2")  # one surge does not pay for it
    at.play("surge 1 grinding-axe.1")
    assert at.events(AttackValued)[0].hearts == 7
    at.put(zombie, hp=9)
    at.dice("2HH*", "HHH*", "H", "-")
    at.play(f"attack {zombie} grinding-axe", "surge 2 grinding-axe.2")
    assert at.events(AttackValued)[1].hearts == 11


@pytest.mark.rule("D2-X-18", "D2-ATK-24")
def test_a_heavy_steel_shield_does_both() -> None:
    at = arena(*PARTY, act=2)
    at.hand()
    at.give(1, "heavy-steel-shield")
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    at.activate(zombie)
    at.dice("3HH", "HH", "-")
    at.play("attack 1")
    at.dice("SS")
    at.play("use heavy-steel-shield")
    assert at.events(AttackValued)[0].shields == 3


@pytest.mark.rule("D2-X-15", "D2-X-18", "D2-EXH-02")
def test_defense_training_is_exhausted_in_place_of_the_shield() -> None:
    at = arena("syndrael:knight", "grisban-the-thirsty:berserker", act=2)
    at.hand()
    at.give(1, "defense-training", "heavy-steel-shield")
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    at.activate(zombie)
    at.dice("3HH", "HH", "-", "-")
    at.play("attack 1")
    at.dice("SSS")
    at.play("use defense-training")
    at.play("die 3")
    at.pass_hidden()
    assert at.hero(1).exhausted == ("defense-training",)
    assert at.events(AttackValued)[0].shields == 4


@pytest.mark.rule("D2-X-18", "D2-CND-02")
def test_ice_storm_holds_its_target() -> None:
    at = arena(*FIGHTER, act=2)
    at.hand()
    at.give(1, "ice-storm")
    at.put(1, "e6")
    zombie = at.monster("zombie", "master", "g6")
    at.turn(1)
    at.dice("2HH*", "1H", "H*", "-")
    at.play(f"attack {zombie} ice-storm", "surge 1 ice-storm.1", "surge 2 ice-storm.2")
    assert at.figure(zombie).suffers("immobilized") and at.figure(zombie).damage == 6


@pytest.mark.rule("D2-X-18", "D2-ATK-23")
def test_an_iron_bound_ring_makes_good_for_a_blank() -> None:
    at = arena(*PARTY, act=2)
    at.hand()
    at.give(1, "iron-bound-ring", "leather-armor")
    assert health(at.game, ME) == 14 + 2 + 1
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    for faces, shields in ((("-", "-"), 1), (("S", "-"), 2), (("S", "S"), 2)):
        at.activate(zombie)
        at.dice("3HH", "HH", *faces)
        at.play("attack 1")
        assert at.events(AttackValued)[-1].shields == shields


@pytest.mark.rule("D2-X-18")
@pytest.mark.parametrize(("weapon", "surges"), [("latari-longbow", (1, 2)), ("lightning-strike", (2, 3))])
def test_the_longbow_and_lightning(weapon: str, surges: tuple[int, int]) -> None:
    at = arena(*FIGHTER, act=2)
    at.hand()
    at.give(1, weapon)
    at.put(1, "e6")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(1)
    at.dice("2HH*", "1*", "1H", "S")
    at.play(f"attack {zombie} {weapon}", *(f"surge {n} {weapon}.{n}" for n in surges))
    assert not at.events(AttackMissed)
    valued = at.events(AttackValued)[0]
    assert (valued.hearts, valued.pierce) == {"latari-longbow": (5, 1), "lightning-strike": (7, 0)}[weapon]


@pytest.mark.rule("D2-X-18", "D2-DMG-09", "D2-DMG-10")
def test_a_mace_of_kellos_strikes_around_and_heals() -> None:
    at = arena(*FIGHTER, act=2)
    at.hand()
    at.give(1, "mace-of-kellos")
    at.put(1, "g6", hp=5)
    one = at.monster("zombie", "master", "h6")
    other = at.monster("zombie", "minion", "f6")
    away = at.monster("zombie", "minion", "i6")
    at.turn(1)
    at.dice("2HH*", "HH", "1*", "SS")
    at.play(f"attack {one} mace-of-kellos", "surge 1 mace-of-kellos.1", "surge 2 mace-of-kellos.2")
    assert [at.figure(i).damage for i in (one, other, away)] == [3, 1, 0]
    assert at.figure(1).hp == 6


@pytest.mark.rule("D2-X-18", "D2-EQP-05")
def test_platemail_slows_to_3() -> None:
    at = arena("ashrian:disciple", "grisban-the-thirsty:berserker", act=2)
    at.give(1, "platemail")
    assert speed(at.game, ME) == 3
    assert defence_pool(at.game, ME) == ("grey", "black")
    assert not fits(RECORDS, (CardId("platemail"), CardId("ice-storm")))


@pytest.mark.rule("D2-X-18", "D2-ATK-25")
def test_a_steel_greatsword_rerolls_a_power_die() -> None:
    at = arena(*FIGHTER, act=2)
    at.hand()
    at.give(1, "steel-greatsword")
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(1)
    at.dice("2HH*", "HH", "1*", "-")
    at.play(f"attack {zombie} steel-greatsword", "use steel-greatsword")
    assert at.keys() == {"die 2", "die 3"}
    at.dice("HH")
    at.play("die 3")
    assert at.offers("surge")[:2] == ["surge 1 steel-greatsword.1", "surge 2 steel-greatsword.2"]
    at.play("surge 2 steel-greatsword.2")
    assert at.events(AttackValued)[0].hearts == 7


@pytest.mark.rule("D2-X-18", "D2-EXH-01", "D2-DIC-02")
def test_a_tival_crystal_heals_by_a_red_die() -> None:
    at = arena(*PARTY, act=2)
    at.hand()
    at.give(1, "tival-crystal")
    at.put(1, "g6", hp=5)
    at.turn(1)
    at.dice("HHH")
    at.play("act tival-crystal")
    assert at.figure(1).hp == 8 and at.state.turn.actions == 1
    assert not at.offers("act tival")
