"""What a second look found: a lost focus, elements for nothing, harm left out, the last empty room."""

from __future__ import annotations

import pytest

from games.gloomhaven.inventions import invented
from games.gloomhaven.scenes import cells, scene, shelf
from games.gloomhaven.test_doors import hall
from games.gloomhaven.test_monster_turns import GUARD, acting, guards
from undercroft.games.gloomhaven.events.fights import AttackDeclared, Focused, WayChosen
from undercroft.games.gloomhaven.events.ground import Shoved, Walked
from undercroft.games.gloomhaven.events.rounds import ElementConsumed, VerdictReached
from undercroft.games.gloomhaven.records.abilities import (
    Attack,
    Augment,
    Changes,
    Condition,
    Grant,
    Heal,
    Move,
    Push,
    Suffer,
)
from undercroft.games.gloomhaven.records.bosses import JumpToMark
from undercroft.games.gloomhaven.records.moments import GiveConditions
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.scenario.scenario_effects import give_conditions
from undercroft.games.gloomhaven.state import Figure, Turn
from undercroft.kernel import CardId, FigureId
from undercroft.parts.happenings import ConditionGained, Damaged

BONES = "living-bones 1:0"
FIRE = (2, 0, 0, 0, 0, 0)


# -- a focus that is gone


@pytest.mark.rule("GH-FOC-15")
def test_a_move_after_the_death_of_the_focus_goes_for_the_next_one() -> None:
    """Attack, Move, Attack: the first exhausts the Brute, the rest is for the Spellweaver."""
    table = guards(f"{GUARD} 1:0", Attack(mod=7), Move(mod=1), Attack(mod=-1), spellweaver="5:0")
    table.looks(1, hp=1).turn(3, "test").picks("suffer")
    assert not table.is_up(1) and table.at(3) == "4:0"
    table.picks("suffer")
    assert table.event(AttackDeclared).target == 2 and table.hp(2) == 5
    assert [event.target for event in table.events(Focused)] == [1, 2]
    assert table.rule_of(Focused) == "GH-FOC-15" and table.why(Focused)


@pytest.mark.rule("GH-FOC-10")
def test_without_a_focus_it_does_not_attack_with_a_longer_attack_either() -> None:
    """No way leads to a hex for the first attack, a melee one; the second would reach over the gap."""
    table = scene(
        "0:0 1:0 2:0", brute="0:0", spellweaver="", monsters=f"{GUARD} 2:0", obstacles="1:0",
        library=acting(
            Attack(conditions=("poison",)), Attack(mod=-1, range=3, conditions=("poison",)), deck="guard"
        ),
    )  # fmt: skip
    table.turn(3, "test")
    assert not table.events(AttackDeclared) and not table.events(Focused)


@pytest.mark.rule("GH-SUM-08", "GH-FOC-01")
def test_a_summon_that_is_granted_a_move_goes_to_its_focus() -> None:
    table = scene(brute="0:0", spellweaver="0:3", monsters="living-bones 5:0")
    kind = next(name for name, stats in shelf().summons.items() if stats.move)
    table.state.figures[FigureId(9)] = Figure(
        kind, cells=cells("1:0"), hp=3, full=3, side="party", owner=FigureId(1), card=CardId("test")
    )
    before = table.at(9)
    table.perform(1, Grant(who=Whom(side="allies", within=1), then=(Move(value=2),))).picks("target 9")
    assert table.event(Walked).figure == 9 and table.at(9) != before


# -- whom it attacks without moving


@pytest.mark.rule("GH-MAT-05", "GH-MAT-06")
def test_targets_of_a_card_without_a_move_say_why() -> None:
    table = guards(f"{GUARD} 1:1", Attack(mod=0, target=2), brute="0:1", spellweaver="2:1")
    table.turn(3, "test")
    assert (
        set(table.event(WayChosen).targets) == {1, 2}
        and table.event(WayChosen).cells == table.figure(3).cells
    )
    assert table.rule_of(WayChosen) == "GH-MAT-05" and table.why(WayChosen)


# -- elements


def fiery(*conditions: str) -> tuple[bool, int]:
    """Does a guard beside the Brute consume fire for its attack, in these conditions?"""
    burn = Attack(mod=0, augments=(Augment(elements=("fire",), changes=Changes(attack=1)),))
    table = guards(f"{GUARD} 1:0, {GUARD} 0:1", burn).knows(elements=FIRE)
    table.looks(3, *conditions).turn(3, "test")
    return bool(table.events(ElementConsumed)), table.state.elements[0]


@pytest.mark.rule("GH-ELM-16", "GH-ELM-14")
def test_a_monster_consumes_only_for_an_ability_that_it_performs() -> None:
    assert fiery() == (True, 0)
    assert fiery("disarm") == (False, 2)
    burn = Attack(mod=0, augments=(Augment(elements=("fire",), changes=Changes(attack=1)),))
    far = guards(f"{GUARD} 6:0", burn).knows(elements=FIRE).turn(3, "test")
    assert not far.events(ElementConsumed)
    longer = Attack(mod=0, range=1, augments=(Augment(elements=("fire",), changes=Changes(range=1)),))
    reaching = guards(f"{GUARD} 2:0", longer).knows(elements=FIRE).turn(3, "test")
    assert reaching.events(ElementConsumed)  # with the augment it can


@pytest.mark.rule("GH-ELM-16", "GH-MOT-05")
def test_a_heal_or_a_push_for_nobody_consumes_nothing() -> None:
    more = (
        Augment(
            elements=("fire",),
            changes=invented("one augment that both a Heal and a Push can use", Changes(heal=1, push=1)),
        ),
    )
    for ability in (
        Heal(value=2, range=2, augments=more),
        invented("one augment that both a Heal and a Push can use", Push(value=1, augments=more)),
    ):
        why = "no monster pushes for an element, but packs may" if isinstance(ability, Push) else ""
        table = guards(f"{GUARD} 6:0", ability, why=why).knows(elements=FIRE).turn(3, "test")
        assert not table.events(ElementConsumed), ability
    table = guards(f"{GUARD} 6:0", Heal(value=2, range=2, augments=more)).knows(elements=FIRE)
    assert table.looks(3, hp=1).turn(3, "test").events(ElementConsumed)


# -- harm to the own side


QUAKE = Suffer(value=1, who=Whom(side="both", count="all", within=1))


@pytest.mark.rule("GH-TRN-08")
def test_who_leaves_out_harm_to_both_sides_performs_nothing_else() -> None:
    """With an ally beside, a quake that is left out ends the action; without one it does not."""
    table = scene(brute="0:0", spellweaver="0:1", monsters=BONES).perform(1, QUAKE, Move(value=2))
    assert table.picks("skip").is_asked() is False and not table.events(Damaged)
    alone = scene(brute="0:0", spellweaver="5:5", monsters=BONES).perform(1, QUAKE, Move(value=2))
    assert alone.picks("skip").keys("go")
    done = scene(brute="0:0", spellweaver="0:1", monsters=BONES).perform(1, QUAKE, Move(value=2))
    assert {event.figure for event in done.picks("perform", "suffer").events(Damaged)} == {2, 3}


@pytest.mark.rule("GH-TRN-08")
def test_harm_for_nobody_is_not_asked_about() -> None:
    poison = Condition(conditions=("poison",), who=Whom(side="allies", count="all", within=1))
    table = scene(brute="0:0", spellweaver="5:5").perform(1, poison, Move(value=1))
    assert table.keys("go") and not table.events(ConditionGained)


# -- the end


@pytest.mark.rule("GH-END-03", "GH-END-04")
def test_an_empty_last_room_decides_as_it_is_revealed() -> None:
    """Nobody is left anywhere: it is won at once, whatever befalls the characters later in the round."""
    table = hall()
    table.perform(1, Move(value=3)).picks("go 4:1")
    assert table.event(VerdictReached).verdict == "won"


@pytest.mark.rule("GH-BOS-03")
def test_a_boss_leaves_out_marks_that_are_not_on_the_map() -> None:
    """On a page that has none of them it stays where it is."""
    table = scene(brute="0:0", spellweaver="", monsters=f"{GUARD} 5:0")
    table.perform(3, JumpToMark(marks=("a", "b")), forced=True)
    assert table.at(3) == "5:0" and not table.is_asked()


# -- what an attack that does nothing leaves behind


@pytest.mark.rule("GH-EFX-02", "GH-ATK-09")
def test_damage_of_an_earlier_target_is_not_that_of_the_next() -> None:
    """The second attack is a Null: what is measured by its damage is nothing."""
    bones = "living-bones 1:0, living-bones 0:1"
    table = scene(brute="0:0", spellweaver="5:5", monsters=bones, draws=["plus-1", "null"])
    table.perform(1, Attack(value=3, target=2), Suffer(value=1, who=Whom(side="self")))
    table.picks("target 3", "target 4")
    action = next(frame for frame in table.state.frames if isinstance(frame, Perform))
    assert (action.damage, action.damaged) == (0, 1)


# -- conditions of the page


@pytest.mark.rule("GH-CON-07", "GH-CON-48")
def test_a_condition_of_the_page_gained_in_the_own_turn_lasts_through_the_next() -> None:
    rule = GiveConditions(conditions=("muddle",), to="door-opener")
    table = scene(brute="0:0", spellweaver="0:1").knows(turn=Turn(FigureId(1)))
    give_conditions(table.game, rule, FigureId(1), negative=False)
    give_conditions(table.game, rule, FigureId(2), negative=False)
    assert [table.figure(i).conditions[0].turns for i in (1, 2)] == [2, 1]


@pytest.mark.rule("GH-EFX-10")
def test_a_pull_is_signed_by_its_rule() -> None:
    table = scene(brute="0:0", spellweaver="5:5", monsters="living-bones 3:0")
    table.perform(1, Attack(value=1, range=3, pull=1)).picks("target 3")
    table.picks(table.keys()[0])
    assert table.rule_of(Shoved) == "GH-EFX-10"
