"""Turns of monsters and summons in play: order, focus, movement, attacks
(GH-MON, GH-FOC, GH-MMV, GH-MAT, GH-AMB)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.gloomhaven.inventions import refuse_inventions, refuse_inventive_card
from games.gloomhaven.scenes import Table, scene, shelf
from undercroft.games.gloomhaven.events.fights import (
    AttackDeclared,
    Focused,
    FocusMissed,
    ModifierDrawn,
    WayChosen,
)  # fmt: skip
from undercroft.games.gloomhaven.events.ground import Walked
from undercroft.games.gloomhaven.events.rounds import ElementConsumed, Infusing, TurnStarted
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.records.abilities import Ability, Attack, Augment, Changes, Move
from undercroft.games.gloomhaven.records.decks import AbilityCard
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.state import MONSTERS, Figure
from undercroft.kernel import CardId, Cut, FigureId

GUARD, ARCHER = "bandit-guard", "bandit-archer"


def acting(*abilities: Ability, deck: str = "guard", why: str = "", **card: Any) -> Library:
    """The records with a card of the test's own, "test", first in a deck; `why`, if it is not printed."""
    refuse_inventions(*abilities)
    refuse_inventive_card(abilities, why)
    records = shelf()
    cards = (
        AbilityCard(id="test", initiative=40, abilities=abilities, **card),
        *records.deck[deck].cards[1:],
    )
    fields = {name: getattr(records, name) for name in records.__struct_fields__}
    return Library(**{**fields, "deck": {**records.deck, deck: replace(records.deck[deck], cards=cards)}})


def guards(at: str, *abilities: Ability, brute: str = "0:0", **more: Any) -> Table:
    """Bandit Guards with a card of the test's own; the Brute, and the Spellweaver far off unless placed."""
    card = {name: more.pop(name) for name in ("infuse", "shuffle", "why") if name in more}
    more.setdefault("spellweaver", "")
    return scene(brute=brute, monsters=at, library=acting(*abilities, **card), **more)


@pytest.mark.rule("GH-MON-01", "GH-MON-02", "GH-MMV-01", "GH-MAT-01", "GH-MAT-02", "GH-MON-09")
def test_only_what_the_card_says() -> None:
    still = guards(f"{GUARD} 1:0", Move(mod=0)).turn(3, "test")
    assert not still.events(AttackDeclared)  # it stands beside the Brute, but its card has no attack
    fixed = guards(f"{GUARD} 3:0", Attack(mod=1)).turn(3, "test")
    assert not fixed.events(Walked) and not fixed.events(AttackDeclared)
    hits = guards(f"{GUARD} 1:0", Attack(mod=1)).turn(3, "test")
    assert hits.event(AttackDeclared).value == 2 + 1  # Attack 2 at level 1
    why = "GH-MON-09 lets a card set the value; no printed one does"
    sets = guards(f"{GUARD} 1:0", Attack(value=5), why=why).turn(3, "test")
    assert sets.event(AttackDeclared).value == 5


@pytest.mark.rule("GH-MON-03", "GH-MST-01", "GH-MST-02", "GH-MST-05")
def test_an_elite_uses_its_own_section() -> None:
    normal = guards(f"{GUARD} 1:0", Attack()).turn(3, "test").event(AttackDeclared).value
    elite = guards(f"elite {GUARD} 1:0", Attack()).turn(3, "test").event(AttackDeclared).value
    assert (normal, elite) == (2, 3)


@pytest.mark.rule("GH-MON-07", "GH-CON-12", "GH-CON-16")
def test_a_wound_comes_first_and_may_end_it() -> None:
    table = guards(f"{GUARD} 1:0", Attack()).looks(3, "wound", hp=1).turn(3, "test")
    assert not table.is_up(3) and not table.events(AttackDeclared)
    assert table.event(TurnStarted).figure == 3
    lasts = guards(f"{GUARD} 1:0", Attack()).looks(3, "muddle").turn(3, "test")
    lasts.picks("suffer")
    assert lasts.conditions(3) == []  # timed conditions expire at the end of its turn


@pytest.mark.rule("GH-CON-24", "GH-MOT-15")
def test_a_stunned_monster_does_nothing() -> None:
    table = guards(f"{GUARD} 1:0", Move(), Attack(), infuse=("fire",)).looks(3, "stun").turn(3, "test")
    assert not table.events(Focused) and not table.events(AttackDeclared) and not table.events(Infusing)
    assert table.conditions(3) == [] and FigureId(3) in table.state.acted


@pytest.mark.rule("GH-MMV-02", "GH-MON-08", "GH-FOC-17", "GH-MMV-18", "GH-CON-19")
def test_a_disarmed_monster_moves_as_without_attack() -> None:
    """With Range 3 it would stay; disarmed it goes to the hex beside its focus."""
    armed = guards(f"{GUARD} 3:0", Move(), Attack(range=3)).turn(3, "test").picks("suffer")
    assert armed.at(3) == "3:0"
    disarmed = guards(f"{GUARD} 3:0", Move(), Attack(range=3)).looks(3, "disarm").turn(3, "test")
    assert disarmed.at(3) == "1:0" and not disarmed.events(AttackDeclared)


@pytest.mark.rule("GH-MMV-17", "GH-FOC-16", "GH-CON-17")
def test_an_immobilized_monster_attacks_from_where_it_stands() -> None:
    near = guards(f"{GUARD} 1:0", Move(), Attack()).looks(3, "immobilize").turn(3, "test")
    assert near.events(AttackDeclared) and not near.events(Walked)
    far = guards(f"{GUARD} 3:0", Move(), Attack()).looks(3, "immobilize").turn(3, "test")
    assert far.event(Focused).target == 1 and not far.events(Walked) and not far.events(AttackDeclared)


@pytest.mark.rule("GH-FOC-10", "GH-MAC-07")
def test_without_a_focus_it_performs_the_rest() -> None:
    """Alone behind a closed door it neither moves nor attacks, but takes its other abilities."""
    table = guards(f"{GUARD} 5:0", Move(), Attack(), brute="", infuse=("ice",)).turn(3, "test")
    assert table.events(FocusMissed) and not table.events(Walked)


@pytest.mark.rule("GH-FOC-15", "GH-MAT-03")
def test_one_focus_for_the_turn_and_a_new_one_when_it_is_gone() -> None:
    both = guards(f"{GUARD} 1:0", Attack(mod=-1), Attack(mod=-1), spellweaver="1:1").turn(3, "test")
    both.picks("suffer", "suffer")
    assert [e.target for e in both.events(AttackDeclared)] == [1, 1]
    table = guards(f"{GUARD} 1:0", Attack(mod=7), Attack(mod=-1), spellweaver="1:1").looks(1, hp=1)
    table.mats(0, hand=(), discard=()).turn(3, "test")
    table.picks("suffer") if table.is_asked() and table.asked.seat == 0 else None
    assert [e.target for e in table.events(AttackDeclared)] == [1, 2]


@pytest.mark.rule("GH-FOC-14", "GH-FOC-02", "GH-FOC-03")
def test_focus_uses_the_range_of_the_first_attack() -> None:
    """The Brute is nearer on foot; with Range 4 the Spellweaver is already in range, as is he:
    the order decides."""
    table = guards(f"{GUARD} 4:0", Move(), Attack(range=4), spellweaver="4:4").turn(3, "test")
    cut = [why for why in table.why(Focused) if isinstance(why, Cut)]
    assert {name for each in cut for name in each.kept} >= {"1"}
    assert table.event(Focused).target == 1


@pytest.mark.rule("GH-FOC-06", "GH-FOC-07", "GH-FOC-08", "GH-SUM-15")
def test_a_summon_ranks_before_its_owner() -> None:
    table = guards(f"{GUARD} 2:2", Attack(), brute="1:2", spellweaver="")
    summon = Figure(
        "mystic-ally", cells=table.figure(1).cells, hp=2, full=2, side="party", owner=FigureId(1), arrived=1
    )
    table.state.figures[FigureId(9)] = replace(summon, cells=table.figure(3).cells << 1)
    table.turn(3, "test")
    assert table.event(Focused).target == 9


@pytest.mark.rule("GH-AMB-01", "GH-AMB-02", "GH-MMV-14")
def test_the_players_choose_among_equal_hexes() -> None:
    table = guards(f"{GUARD} 4:4", Move(), Attack(), brute="5:2").turn(3, "test")
    assert table.asked.seats == (0, 1)
    assert sorted(table.keys("plan")) == ["4:3 1", "5:3 1"]
    table.picks("1>plan 4:3 1")
    assert table.at(3) == "4:3"


@pytest.mark.rule("GH-MMV-19", "GH-NEG-02")
def test_ways_over_different_harmful_hexes_are_a_choice() -> None:
    """Only a trap and a hazardous hex lead on: as short, as many, but not the same."""
    floor = "0:1 1:0 1:1 2:0 3:0 4:0"
    table = guards(
        f"{GUARD} 3:0", Move(mod=3), Attack(), brute="0:1", floor=floor, traps="1:1", hazards="1:0"
    )
    table.turn(3, "test")
    while table.is_asked() and table.asked.what == "gh.monster_move.choose":
        table.picks(f"plan {table.keys('plan')[0]}")
    assert table.is_up(3)


@pytest.mark.rule("GH-ELM-14", "GH-ELM-15", "GH-ELM-16", "GH-ELM-17")
def test_the_type_consumes_once_and_all_have_the_benefit() -> None:
    attack = Attack(augments=(Augment(elements=("fire",), changes=Changes(attack=2)),))
    table = guards(f"{GUARD} 1:0, {GUARD} 0:1, {GUARD} 1:1", attack, spellweaver="2:1")
    table.knows(elements=(2, 0, 0, 0, 0, 0))
    for figure in (3, 4):
        table.turn(figure, "test").picks("suffer")
    assert len(table.events(ElementConsumed)) == 1
    assert [e.value for e in table.events(AttackDeclared)] == [4, 4]


@pytest.mark.rule("GH-ELM-16", "GH-ELM-05")
def test_each_monster_that_performs_infuses() -> None:
    table = guards(f"{GUARD} 1:0", Attack(), infuse=("dark",)).turn(3, "test").picks("suffer")
    assert table.event(Infusing).element == "dark" and table.state.elements[5] == 2


@pytest.mark.rule("GH-ELM-19")
def test_players_choose_the_wild_element_of_a_monster() -> None:
    table = guards(f"{GUARD} 1:0", Attack(), infuse=("wild",)).turn(3, "test").picks("suffer")
    assert table.asked.seats == (0, 1)
    table.picks("element ice")
    assert table.state.elements[1] == 2


@pytest.mark.rule("GH-MAT-04", "GH-MAT-06", "GH-MST-10", "GH-ATK-16")
def test_a_target_trait_takes_the_focus_first_then_the_next() -> None:
    table = scene(
        brute="0:0",
        spellweaver="1:1",
        monsters="living-bones 1:0",
        library=acting(Attack(), deck="living-bones"),
    )
    table.turn(3, "test")
    while table.is_asked():
        table.picks("suffer")
    assert [e.target for e in table.events(AttackDeclared)] == [1, 2]
    assert len(table.events(ModifierDrawn)) == 2 and table.events(ModifierDrawn)[0].deck == MONSTERS


@pytest.mark.rule("GH-MAT-07", "GH-MMV-10", "GH-MMV-11")
def test_a_focus_out_of_reach_means_no_attack_at_all() -> None:
    """It comes nearer and attacks nobody."""
    far = guards(f"{GUARD} 6:0", Move(mod=-1), Attack()).turn(3, "test")
    assert far.at(3) == "4:0" and not far.events(AttackDeclared)


@pytest.mark.rule("GH-MAT-13", "GH-SHD-10")
def test_a_monster_killed_by_retaliate_attacks_no_further() -> None:
    from undercroft.games.gloomhaven.records.abilities import Active
    from undercroft.games.gloomhaven.rules.actions.bonuses import begin

    table = guards(f"{GUARD} 1:0", Attack(target=2), spellweaver="1:1").looks(3, hp=1)
    begin(table.game, Active(effect="retaliate", value=2), FigureId(1), FigureId(1), "test", "round")
    table.turn(3, "test").picks("suffer")
    assert not table.is_up(3) and len(table.events(AttackDeclared)) == 1


@pytest.mark.rule("GH-MMV-16")
def test_an_attack_before_the_move_is_made_from_the_start() -> None:
    table = guards(f"{GUARD} 3:0", Attack(mod=1), Move(mod=1)).turn(3, "test")
    assert not table.events(AttackDeclared) and table.at(3) == "1:0"


@pytest.mark.rule("GH-SUM-08", "GH-SUM-09", "GH-FOC-22", "GH-SUM-22")
def test_a_summon_acts_like_a_monster() -> None:
    table = scene(brute="0:0", spellweaver="0:3", monsters=f"{GUARD} 4:0", draws=["plus-1"])
    stats = table.game.rules.content.summons["monstrous-rat"]
    rat = Figure(
        "monstrous-rat", cells=table.figure(1).cells << 1, hp=4, full=4, side="party", owner=FigureId(1)
    )
    table.state.figures[FigureId(9)] = rat
    table.turn(9)
    assert stats.attack == 3 and table.at(9) == "3:0"
    assert table.event(ModifierDrawn).deck == "0" and table.event(AttackDeclared).value == 3


@pytest.mark.rule("GH-MON-06", "GH-MON-04", "GH-MON-E1", "GH-INI-03")
def test_elites_first_then_by_number_each_with_its_own_focus() -> None:
    """Normal 1, elite 2, elite 3, normal 4: the order is 2, 3, 1, 4."""
    table = guards(f"{GUARD} 5:0, elite {GUARD} 5:1, elite {GUARD} 5:2, {GUARD} 5:3", Move(mod=-2))
    from undercroft.games.gloomhaven.rules.round.order import next_turn

    table.state.acted = (FigureId(1), FigureId(2))
    order = []
    while (figure := next_turn(table.game)) is not None:
        order.append(table.figure(figure).number)
        table.turn(figure, "test")
    assert order == [2, 3, 1, 4]
    assert [e.figure for e in table.events(TurnStarted)] == [4, 5, 3, 6]


@pytest.mark.rule("GH-MMV-E1", "GH-MMV-04", "GH-MMV-05", "GH-MMV-06", "GH-MMV-07")
@pytest.mark.parametrize(
    ("attack", "end"),
    [
        (Attack(range=3), "2:2"),
        (Attack(), "3:2"),
        (Attack(mod=-1, target=2), "3:3"),
        (Attack(mod=-1, target=3), "4:3"),
    ],
)
def test_it_moves_as_far_as_its_best_attack_needs(attack: Attack, end: str) -> None:
    """The layout of the example, moved by (2, 2): monster (0,0), Brute (2,0), Tinkerer (1,2), a third one
    (3,1)."""
    table = scene(
        brute="4:2", tinkerer="3:4", spellweaver="5:3", monsters=f"{GUARD} 2:2",
        library=acting(Move(), attack),
    ).turn(4, "test")  # fmt: skip
    while table.is_asked():
        table.picks("suffer")
    assert table.at(4) == end


def test_whom_all_adjacent() -> None:
    attack = Attack(who=Whom(side="enemies", count="all", within=1))
    table = guards(f"{GUARD} 1:0", attack, spellweaver="1:1").turn(3, "test")
    table.picks("suffer", "suffer")
    assert sorted(e.target for e in table.events(AttackDeclared)) == [1, 2]


def test_the_plan_is_explained() -> None:
    table = guards(f"{GUARD} 3:0", Move(), Attack()).turn(3, "test")
    assert table.why(WayChosen) and table.rule_of(WayChosen) == "GH-MMV-14"
    assert CardId("test") in table.state.drawn.values()
