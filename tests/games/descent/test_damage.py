"""Range, Pierce, Blast, Reach, several affected figures, conditions of attacks (D2-RNG, D2-PRP, D2-CND)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from undercroft.games.descent.events.fights import AttackMissed, AttackValued, Defeated, DiceRolled
from undercroft.kernel import FigureId


@pytest.mark.rule("D2-RNG-01", "D2-RNG-03", "D2-RNG-04", "D2-RNG-E1", "D2-ATK-E2")
def test_range_is_added_up_and_must_reach() -> None:
    at = arena("jain-fairwood:wildlander", "syndrael:knight")
    at.hand()
    at.put(1, "e6")
    near = at.monster("goblin-archer", "minion", "g6")
    far = at.monster("goblin-archer", "master", "m7")
    at.turn(1)
    at.dice("3HH", "2H", "SSS")
    at.play(f"attack {near} yew-shortbow")
    rolled = at.events(DiceRolled)[0]
    assert [die.kind for die in rolled.dice] == ["blue", "yellow", "grey"]
    assert not at.events(AttackMissed)
    at.dice("4HH", "HH", "-")
    at.play(f"attack {far} yew-shortbow")
    missed = at.events(AttackMissed)[0]
    assert (missed.because, missed.number, missed.limit) == ("range", 4, 8)


@pytest.mark.rule("D2-RNG-05", "D2-SRG-01")
def test_a_surge_can_still_make_it_long_enough() -> None:
    at = arena("jain-fairwood:wildlander", "syndrael:knight")
    at.hand()
    at.put(1, "e6")
    goblin = at.monster("goblin-archer", "master", "i6")
    at.turn(1)
    at.dice("2HH*", "HH", "-")
    at.play(f"attack {goblin} yew-shortbow", "surge 1 yew-shortbow.1")
    assert at.figure(goblin).hp == 0


@pytest.mark.rule("D2-ATK-32", "D2-RNG-05", "D2-SRG-07")
def test_too_short_an_attack_voids_its_surges() -> None:
    at = arena("jain-fairwood:wildlander", "syndrael:knight")
    at.hand()
    at.put(1, "e6", fatigue=2)
    goblin = at.monster("goblin-archer", "master", "j6")
    at.turn(1)
    at.dice("2HH*", "H*", "-")
    at.play(f"attack {goblin} yew-shortbow", "surge 2 yew-shortbow.2", "surge 3 rest")
    assert at.figure(1).fatigue == 2
    assert at.figure(goblin).damage == 0


@pytest.mark.rule("D2-DMG-01", "D2-DMG-E1", "D2-DMG-02")
def test_shields_cancel_hearts() -> None:
    at = arena("avric-albright:disciple", "syndrael:knight")
    at.hand()
    at.put(1, "g6")
    goblin = at.monster("goblin-archer", "minion", "h6")
    at.turn(1)
    at.dice("5H", "HH", "SS")
    at.play(f"attack {goblin} iron-mace")
    assert at.figure(goblin).damage == 1
    at.dice("5H", "1H", "SSS")
    at.play(f"attack {goblin} iron-mace")
    assert at.figure(goblin).damage == 1


@pytest.mark.rule("D2-PRP-10", "D2-PRP-11", "D2-PRP-E1")
def test_pierce_of_two_sources_adds_up() -> None:
    """The Iron Battleaxe has Pierce 1, and Pierce 1 more for a surge."""
    at = arena("grisban-the-thirsty:berserker", "syndrael:knight")
    at.hand()
    at.give(1, "iron-battleaxe")
    at.put(1, "g6")
    ettin = at.monster("ettin", "minion", "h6", "i6", "h7", "i7")
    at.turn(1)
    at.dice("2HH*", "HH", "SS", "SS")
    at.play(f"attack {ettin} iron-battleaxe")
    while at.asked.what == "descent.attack.choose_space":
        at.play("space h6")
    at.play("surge 2 iron-battleaxe.2")
    valued = at.events(AttackValued)[0]
    assert (valued.hearts, valued.shields, valued.pierce, valued.damage) == (4, 4, 2, 2)


@pytest.mark.rule("D2-PRP-08", "D2-PRP-09", "D2-ATK-06")
def test_reach_goes_two_spaces_and_melee_one() -> None:
    at = arena("avric-albright:spiritspeaker", "syndrael:knight")
    at.hand()
    at.put(1, "g6")
    at.put(2, "g7")
    goblin = at.monster("goblin-archer", "minion", "i6")
    at.turn(1)
    assert at.offers(f"attack {goblin}") == [f"attack {goblin} oak-staff"]
    at.play("end-turn")
    at.turn(2)
    assert not at.offers("attack")


@pytest.mark.rule("D2-PRP-09")
def test_reach_needs_a_line_of_sight() -> None:
    at = arena("avric-albright:spiritspeaker", "syndrael:knight")
    at.hand()
    at.put(1, "g6")
    behind = at.monster("goblin-archer", "minion", "i6")
    before = at.monster("goblin-archer", "minion", "h6")
    at.turn(1)
    assert at.offers(f"attack {before}") and not at.offers(f"attack {behind}")


@pytest.mark.rule("D2-PRP-01", "D2-PRP-02", "D2-PRP-04", "D2-PRP-05", "D2-PRP-07", "D2-ATK-20", "D2-DMG-11")
def test_blast_bought_with_a_surge_hits_friend_and_foe_once_each() -> None:
    at = arena("leoric-of-the-book:runemaster", "syndrael:knight", act=2)
    at.hand()
    at.give(1, "lightning-strike")
    at.put(1, "e6")
    at.put(2, "i6")
    one = at.monster("goblin-archer", "minion", "h6")
    other = at.monster("goblin-archer", "minion", "h7")
    at.turn(1)
    at.dice("3HH", "HH*", "HH*", "S")
    at.play(f"attack {one} lightning-strike")
    at.dice("SSS", "-")  # the knight's and the other goblin's defence, rolled when Blast is bought
    at.play("surge 1 lightning-strike.1")
    at.pass_hidden()
    at.play("pass")
    assert (at.asked.what, at.asked.seats) == ("descent.attack.defeats", (0,)), "his turn, his order"
    assert at.keys() == {f"target {one}", f"target {other}"}
    assert at.figure(one).hp == 0 == at.figure(other).hp
    at.play(f"target {other}")
    assert at.figure(2).damage == 3
    assert at.figure(one).cells == 0 == at.figure(other).cells
    assert [fallen.figure for fallen in at.events(Defeated)] == [other, one]
    assert at.figure(1).damage == 0


@pytest.mark.rule("D2-CND-02", "D2-CND-03", "D2-CND-06", "D2-CND-09")
def test_a_condition_needs_damage_and_a_figure_that_stands() -> None:
    at = arena("avric-albright:disciple", "syndrael:knight")
    at.hand()
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(1)
    at.dice("6H*", "1*", "SS")
    at.play(f"attack {zombie} iron-mace", "surge 1 iron-mace.1", "pass")
    assert not at.figure(zombie).conditions
    at.dice("6H*", "HH", "-")
    at.play(f"attack {zombie} iron-mace", "surge 1 iron-mace.1")
    assert at.figure(zombie).suffers("stunned")


@pytest.mark.rule("D2-ATK-01", "D2-ATK-08", "D2-ATK-09", "D2-ATK-10")
def test_without_a_weapon_a_hero_strikes_with_bare_hands() -> None:
    from undercroft.kernel import replace

    at = arena()
    at.hand()
    at.put(1, "g6")
    at.state.heroes[FigureId(1)] = replace(at.hero(1), equipped=())
    goblin = at.monster("goblin-archer", "master", "h6")
    at.monster("goblin-archer", "minion", "j6")
    at.turn(1)
    assert at.offers("attack") == [f"attack {goblin} unarmed"]
    at.dice("3HH", "-")
    at.play(f"attack {goblin} unarmed")
    assert at.figure(goblin).damage == 2


@pytest.mark.rule("D2-ATK-08", "D2-ATK-09")
def test_a_hero_with_a_weapon_may_strike_with_bare_hands() -> None:
    at = arena()
    at.hand()
    at.put(1, "g6")
    beside = at.monster("goblin-archer", "master", "h6")
    away = at.monster("goblin-archer", "minion", "j6")
    at.turn(1)
    assert at.offers("attack") == [f"attack {beside} iron-longsword", f"attack {beside} unarmed"]
    assert not at.offers(f"attack {away}")
    at.dice("3HH", "-")
    at.play(f"attack {beside} unarmed")
    assert at.figure(beside).damage == 2


@pytest.mark.rule("D2-ATK-04", "D2-LRG-12")
def test_the_attacker_names_a_space_of_a_large_monster() -> None:
    at = arena("jain-fairwood:wildlander", "syndrael:knight")
    at.hand()
    at.put(1, "g6")
    ettin = at.monster("ettin", "minion", "j6", "k6", "j7", "k7")
    at.turn(1)
    at.play(f"attack {ettin} yew-shortbow")
    assert {"space j6", "space j7"} <= at.keys()


@pytest.mark.rule("D2-ATK-16", "D2-ATK-17", "D2-ATK-19", "D2-ATK-33", "D2-ATK-34", "D2-ATK-12", "D2-CRD-07")
def test_pools_are_the_weapon_and_all_that_defends() -> None:
    """A knight in Leather Armor defends with grey and brown against a zombie's own dice."""
    at = arena()
    at.give(1, "leather-armor")
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    at.hand()
    at.activate(zombie)
    at.dice("5H", "1H", "-", "S")
    at.play("attack 1")
    dice = at.events(DiceRolled)[0].dice
    assert [(die.kind, int(die.of)) for die in dice] == [
        ("blue", 0),
        ("yellow", 0),
        ("grey", 1),
        ("brown", 1),
    ]


@pytest.mark.rule("D2-ATK-14", "D2-ATK-E4", "D2-MON-05")
def test_a_master_defends_and_attacks_by_its_own_part() -> None:
    at = arena(act=2)
    at.put(1, "g6")
    at.hand()
    zombie = at.monster("zombie", "master", "h6")
    at.activate(zombie)
    at.dice("X", "HH", "1H", "-")
    at.play("attack 1")
    at.pass_hidden()
    assert [die.kind for die in at.events(DiceRolled)[0].dice] == ["blue", "red", "yellow", "grey"]


@pytest.mark.rule("D2-ATK-31")
def test_a_target_that_is_gone_takes_nothing() -> None:
    from undercroft.games.descent.events.moves import LeftMap
    from undercroft.games.descent.rules.attack.attack import Attack
    from undercroft.games.descent.rules.attack.making import profile_for

    at = arena("jain-fairwood:wildlander", "syndrael:knight")
    at.hand()
    at.put(1, "e6")
    goblin = at.monster("goblin-archer", "minion", "g6")
    at.dice("3HH", "2H", "-")
    profile = profile_for(at.game, FigureId(1), "yew-shortbow")
    cell = at.figure(goblin).cells.bit_length() - 1
    attack = Attack(FigureId(1), goblin, profile, cell=cell, step="roll")
    attack.affected = (goblin,)
    at.game.emit(LeftMap(goblin, "exit"))
    at.run(attack)
    assert not at.events(AttackValued)


@pytest.mark.rule("D2-PRP-03", "D2-PRP-06", "D2-PRP-12", "D2-PRP-13", "D2-SRG-09", "D2-SRG-12")
def test_blast_needs_range_and_sight_to_the_target_space_only() -> None:
    """Pierce and hearts count in full against each; surges that are left are lost."""
    at = arena("leoric-of-the-book:runemaster", "syndrael:knight")
    at.hand()
    at.give(1, "exploding-rune")
    at.put(1, "e6")
    near = at.monster("zombie", "minion", "h6")
    behind = at.monster("zombie", "minion", "i6")
    at.turn(1)
    at.dice("3HH", "HH", "S", "S")
    at.play("act exploding-rune")
    at.pass_hidden()
    while at.asked.what == "descent.attack.defeats":
        at.play(at.offers("target")[0])
    valued = {event.target: event.damage for event in at.events(AttackValued)}
    assert valued == {near: 3, behind: 3}
