"""The Necromancer: Reaper's Scythe and nine skills (D2-X-13, D2-X-15)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from games.descent.reanimated import reanimate
from undercroft.games.descent.events.cards import CardUsed
from undercroft.games.descent.events.fights import AttackValued, Defeated
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.effects.defeat import Defeat
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.values import defence_pool
from undercroft.games.descent.state import ground
from undercroft.kernel import FigureId
from undercroft.parts.happenings import Damaged
from undercroft.space import each, mask_of

TARHA, GRISBAN = 1, 2


def graveyard(*skills: str, variants: tuple[str, ...] = ()) -> Arena:
    """Widow Tarha the Necromancer with some skills in the middle of the map, Grisban far away."""
    at = arena("widow-tarha:necromancer", "grisban-the-thirsty:berserker", variants=variants)
    at.put(TARHA, "g6")
    at.give(TARHA, *skills)
    return at


def stands_on(at: Arena, figure: int, square: str) -> bool:
    return at.figure(figure).cells == mask_of([GRID.parse(square)])


def use(at: Arena, card: str) -> None:
    """Use a card at the window that is open."""
    at.play(f"use {card}")


@pytest.mark.rule("D2-X-13", "D2-ATK-11")
def test_the_scythe_heals_who_kills_with_it() -> None:
    at = graveyard()
    at.put(TARHA, hp=5)
    goblin = at.monster("goblin-archer", "minion", "h6")
    at.turn(TARHA)
    at.dice("4HH", "HH", "-")
    at.play(f"attack {goblin} reapers-scythe")
    at.pass_hidden()
    assert not at.figure(goblin).cells
    assert at.figure(TARHA).hp == 6


@pytest.mark.rule("D2-X-13", "D2-ATK-11")
def test_the_scythe_does_not_heal_for_a_kill_with_bare_hands() -> None:
    at = graveyard()
    at.give(TARHA, "immolation")  # two-handed: the Scythe is put away
    at.put(TARHA, hp=5)
    goblin = at.monster("goblin-archer", "minion", "h6", hp=1)
    at.turn(TARHA)
    at.dice("4HH", "HH", "-")
    at.play(f"attack {goblin} immolation")
    at.pass_hidden()
    assert not at.figure(goblin).cells
    assert at.figure(TARHA).hp == 5


@pytest.mark.rule("D2-X-15", "D2-FAM-01", "D2-X-14", "D2-SKL-01", "D2-SKL-03")
def test_raise_dead_puts_the_only_reanimate_next_to_its_master() -> None:
    at = graveyard()
    at.turn(TARHA)
    at.play("act raise-dead", "space h6")
    raised = FigureId(11)
    assert stands_on(at, raised, "h6")
    leaf = at.figure(raised)
    assert (leaf.kind, leaf.role, leaf.hp, leaf.full) == ("reanimate", "familiar", 4, 4)
    assert at.figure(TARHA).fatigue == 1
    assert at.state.turn.actions == 1
    assert not at.can("act raise-dead")


@pytest.mark.rule("D2-X-15")
def test_the_reanimate_may_be_discarded_and_raised_again() -> None:
    at = graveyard()
    raised = reanimate(at, "j6")
    at.put(raised, hp=1)
    at.turn(TARHA)
    at.play("act raise-dead 1")
    assert not at.figure(raised).cells
    assert at.state.turn.actions == 2
    at.play("act raise-dead", "space f6")
    assert stands_on(at, raised, "f6")
    assert at.figure(raised).hp == 4


@pytest.mark.rule("D2-X-15", "D2-ERR-08")
def test_by_the_errata_it_is_raised_in_an_empty_space() -> None:
    printed, corrected = graveyard(), graveyard(variants=("errata",))
    for at in (printed, corrected):
        at.monster("zombie", "minion", "h6")
        at.turn(TARHA)
        at.play("act raise-dead")
    assert not corrected.can("space h6")
    printed.play("space h6")
    assert printed.can("space h5")
    printed.play("space h5")
    assert stands_on(printed, 12, "h5")


@pytest.mark.rule("D2-X-15", "D2-PRP-04", "D2-FAM-17")
def test_corpse_blast_bursts_the_reanimate_out_of_sight() -> None:
    at = graveyard("corpse-blast")
    at.put(TARHA, "b3")
    raised = reanimate(at, "k6")
    near = at.monster("zombie", "master", "l6")
    at.monster("zombie", "minion", "j11")
    at.turn(TARHA)
    at.dice("4HH", "HH", "-")
    at.play("act corpse-blast")
    at.pass_hidden()
    assert at.figure(near).damage == 4
    assert not at.figure(raised).cells
    assert [valued.target for valued in at.events(AttackValued)] == [raised, near]
    assert at.figure(TARHA).fatigue == 1


@pytest.mark.rule("D2-X-15", "D2-FAM-17")
def test_corpse_blast_costs_the_reanimate_also_if_it_misses() -> None:
    at = graveyard("corpse-blast")
    raised = reanimate(at, "k6")
    near = at.monster("zombie", "master", "l6")
    at.turn(TARHA)
    at.dice("X", "HH", "-")
    at.play("act corpse-blast")
    at.pass_hidden()
    assert at.figure(near).damage == 0
    assert [fallen.figure for fallen in at.events(Defeated)] == [raised]


@pytest.mark.rule("D2-X-15", "D2-MOV-20", "D2-WHO-06")
def test_deathly_haste_moves_the_reanimate_for_each_fatigue() -> None:
    at = graveyard("deathly-haste")
    raised = reanimate(at, "j6")
    at.turn(TARHA)
    at.play("hurry")
    use(at, "deathly-haste")
    assert not at.can("go l6")
    at.play("go k6")
    assert stands_on(at, raised, "k6")
    assert (at.figure(TARHA).movement, at.figure(TARHA).fatigue) == (1, 1)
    at.play("hurry")
    use(at, "deathly-haste")
    at.play("go l6")
    assert stands_on(at, raised, "l6")


@pytest.mark.rule("D2-X-15", "D2-FAM-03", "D2-FAM-07")
def test_fury_of_undeath_is_an_activation_more() -> None:
    at = graveyard("fury-of-undeath")
    raised = reanimate(at, "j6")
    at.turn(TARHA)
    at.play("act fury-of-undeath")
    assert at.asked.what == "descent.familiar_turn.choose"
    at.play("move", "go k6", "end-turn")
    assert at.state.turn.actions == 1
    assert "fury-of-undeath" in at.hero(TARHA).exhausted
    assert at.can(f"familiar {raised}")


@pytest.mark.rule("D2-X-15", "D2-DMG-07")
def test_dark_pact_passes_all_damage_on_and_not_back() -> None:
    at = graveyard("dark-pact")
    raised = reanimate(at, "j6")
    zombie = at.monster("zombie", "minion", "h6")
    at.activate(zombie)
    at.dice("4HH", "H*", "-")
    at.play(f"attack {TARHA}", "pass")
    use(at, "dark-pact")
    at.pass_hidden()
    assert at.figure(TARHA).damage == 0
    assert at.figure(raised).damage == 3
    assert [used.card for used in at.events(CardUsed)].count("dark-pact") == 1


@pytest.mark.rule("D2-DMG-01")
def test_no_damage_is_nothing_to_pass_on() -> None:
    at = graveyard("dark-pact")
    reanimate(at, "j6")
    at.run(Suffer(FigureId(TARHA), 0))
    assert not at.offers("use dark-pact") and not at.events(Damaged)


@pytest.mark.rule("D2-X-15", "D2-FAM-17")
def test_dark_pact_works_both_ways_and_gives_a_brown_die() -> None:
    at = graveyard("dark-pact")
    raised = reanimate(at, "j6")
    assert defence_pool(at.game, raised) == ("brown",)
    zombie = at.monster("zombie", "minion", "k6")
    at.activate(zombie)
    at.dice("4HH", "H*", "S")
    at.play(f"attack {raised}", "pass")
    use(at, "dark-pact")
    at.pass_hidden()
    assert at.figure(raised).damage == 0
    assert at.figure(TARHA).damage == 2


@pytest.mark.rule("D2-KO-21", "D2-FAM-19")
def test_dark_pact_does_nothing_while_its_hero_is_knocked_out() -> None:
    at = graveyard("dark-pact")
    raised = reanimate(at, "j6")
    at.put(TARHA, hp=0)
    at.turn(GRISBAN)
    at.dice(at.state.deck.pool[0])
    at.run(Defeat(FigureId(TARHA)))
    assert at.figure(TARHA).is_out
    assert defence_pool(at.game, raised) == ()


@pytest.mark.rule("D2-X-15", "D2-EXH-04")
def test_undead_might_gives_health_and_a_heart() -> None:
    at = graveyard("undead-might")
    raised = reanimate(at, "j6")
    assert at.figure(raised).full == 6
    zombie = at.monster("zombie", "master", "k6")
    at.turn(TARHA)
    at.dice("4HH", "HH", "-")
    at.play(f"familiar {raised}", f"attack {zombie}")
    use(at, "undead-might")
    assert at.figure(zombie).damage == 5
    assert at.figure(TARHA).fatigue == 1
    assert at.figure(raised).full == 6


@pytest.mark.rule("D2-X-15")
def test_vampiric_blood_adds_a_die_and_refreshes_for_each_kill() -> None:
    at = graveyard("vampiric-blood")
    at.put(TARHA, fatigue=2)
    raised = reanimate(at, "j6")
    goblin = at.monster("goblin-archer", "minion", "k6")
    other = at.monster("goblin-archer", "minion", "h6")
    at.turn(TARHA)
    at.dice("4HH", "HH", "HH", "-")  # blue, red, and the yellow one of the card
    at.play(f"familiar {raised}", f"attack {goblin}")
    at.play("end-turn")
    assert at.figure(TARHA).fatigue == 1
    at.dice("4HH", "HH", "-")
    at.play(f"attack {other} reapers-scythe")
    at.pass_hidden()
    assert at.figure(TARHA).fatigue == 0


@pytest.mark.rule("D2-X-15", "D2-ATK-20")
def test_army_of_death_strikes_all_that_its_master_sees() -> None:
    at = graveyard("army-of-death")
    raised = reanimate(at, "b2")
    seen = [at.monster("zombie", "minion", "i6"), at.monster("zombie", "minion", "g9")]
    unseen = at.monster("zombie", "minion", "b3")
    at.turn(TARHA)
    at.dice("4HH", "H", "S", "-")
    at.play("act army-of-death")
    assert [at.figure(i).damage for i in seen] == [2, 3]
    assert at.figure(unseen).damage == 0
    assert at.figure(TARHA).fatigue == 2
    assert stands_on(at, raised, "b2")


@pytest.mark.rule("D2-X-15")
def test_army_of_death_needs_the_reanimate_on_the_map() -> None:
    at = graveyard("army-of-death")
    at.monster("zombie", "minion", "i6")
    at.turn(TARHA)
    assert not at.can("act army-of-death")


@pytest.mark.rule("D2-X-15", "D2-MON-07")
def test_dying_command_lets_a_fallen_monster_strike_once() -> None:
    at = graveyard("dying-command")
    goblin = at.monster("goblin-archer", "minion", "h6")
    zombie = at.monster("zombie", "minion", "l6")
    at.turn(TARHA)
    at.dice("4HH", "HH", "-", "S", "SS")
    at.play(f"attack {goblin} reapers-scythe", "pass")
    use(at, "dying-command")
    assert at.asked.what == "descent.move_now.go"
    assert at.asked.seats[0] == 0
    at.dice("3HH", "2H", "-")
    at.play("go i6", "pass")
    at.pass_hidden()
    assert at.figure(zombie).damage == 3
    assert not at.figure(goblin).cells
    assert at.figure(TARHA).fatigue == 2
    assert at.asked.what == "descent.hero_turn.choose"
    assert len(at.events(Defeated)) == 2  # the goblin once, and the zombie with its 3 Health


@pytest.mark.rule("D2-X-15", "D2-ATT-03")
def test_dying_command_recovers_fatigue_if_the_test_fails() -> None:
    at = graveyard("dying-command")
    goblin = at.monster("goblin-archer", "minion", "h6")
    at.turn(TARHA)
    at.dice("4HH", "HH", "-", "SSS", "SS")
    at.play(f"attack {goblin} reapers-scythe", "pass")
    use(at, "dying-command")
    assert at.figure(TARHA).fatigue == 1
    assert not at.figure(goblin).cells
    assert at.asked.what == "descent.hero_turn.choose"


@pytest.mark.rule("D2-ERR-08", "D2-X-15")
def test_by_the_errata_dying_command_waits_for_the_end_of_the_attack() -> None:
    at = graveyard("dying-command", "corpse-blast", variants=("errata",))
    reanimate(at, "k6")
    goblins = [at.monster("goblin-archer", "minion", square) for square in ("l6", "k7")]
    at.turn(TARHA)
    at.dice("4HH", "HH", "-", "-")
    at.play("act corpse-blast", "pass")
    while at.offers("target"):
        at.play(at.offers("target")[0])
    assert all(not at.figure(goblin).cells for goblin in goblins)
    at.dice("S", "SS")
    use(at, "dying-command")
    assert set(at.offers("target")) == {f"target {goblin}" for goblin in goblins}


@pytest.mark.rule("D2-X-14")
def test_the_reanimate_cannot_recover_damage() -> None:
    at = graveyard()
    raised = reanimate(at, "h6")
    at.put(raised, hp=1)
    at.turn(TARHA)
    at.run(Recover(raised, 2))
    assert at.figure(raised).hp == 1


@pytest.mark.rule("D2-X-15", "D2-ADJ-14")
def test_no_reanimate_comes_where_no_space_is_empty() -> None:
    at = graveyard()
    taken = at.figure(TARHA).cells | at.figure(GRISBAN).cells
    for cell in each(ground(at.game).terrain.open & ~taken):
        at.monster("goblin-archer", "minion", GRID.name(cell))
    at.turn(TARHA)
    at.play("act raise-dead")
    at.play(at.offers("space")[0])
    at.pass_hidden()
    assert at.asked.what == "descent.hero_turn.choose"
    assert not any(leaf.role == "familiar" for leaf in at.state.figures.values())
