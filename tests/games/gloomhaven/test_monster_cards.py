"""Statistic and ability cards of monsters: what their numbers mean in a turn (GH-MST, GH-MON, GH-MAT)."""

from __future__ import annotations

import pytest

from games.gloomhaven.facing import through
from games.gloomhaven.inventions import invented
from games.gloomhaven.scenes import Table, cells, scene
from games.gloomhaven.test_monster_turns import ARCHER, GUARD, acting, guards
from undercroft.games.gloomhaven.events.fights import AttackDeclared, AttackValued, ModifierDrawn
from undercroft.games.gloomhaven.events.ground import Shoved, TrapSprung, Walked
from undercroft.games.gloomhaven.events.rounds import TurnStarted
from undercroft.games.gloomhaven.records.abilities import (
    Ability,
    Active,
    Attack,
    Heal,
    Loot,
    Move,
    Push,
    Shield,
)
from undercroft.games.gloomhaven.records.whom import Area
from undercroft.games.gloomhaven.rules.actions.bonuses import begin
from undercroft.games.gloomhaven.rules.attack.printed_attack import reach_of
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.movement.entering import harmful
from undercroft.games.gloomhaven.rules.round.order import next_turn
from undercroft.games.gloomhaven.state import MONSTERS, Figure
from undercroft.kernel import FigureId
from undercroft.parts.happenings import Healed

NO_RANGE = "GH-MON-12 speaks of a Heal without a range; printed ones have one"


def archers(at: str, *abilities: Ability, brute: str = "0:0", spellweaver: str = "", why: str = "") -> Table:
    """Bandit Archers, who have Range 4 at level 1, with a card of the test's own."""
    records = acting(*abilities, deck="archer", why=why)
    return scene(brute=brute, spellweaver=spellweaver, monsters=at, library=records)


# -- the numbers of a statistic card


@pytest.mark.rule("GH-MST-03")
def test_hit_points_are_the_damage_that_kills() -> None:
    table = guards(f"{GUARD} 1:0, elite {GUARD} 3:0")
    normal, elite = table.hp(3), table.hp(4)
    assert (normal, elite) == (6, 9)
    table.run(Suffer(FigureId(3), normal - 1, "ability"), Suffer(FigureId(4), elite, "ability"))
    assert table.hp(3) == 1 and not table.is_up(4)
    assert not table.run(Suffer(FigureId(3), 1, "ability")).is_up(3)


@pytest.mark.rule("GH-MST-04")
@pytest.mark.parametrize(
    ("kind", "mod", "end"), [(GUARD, 0, "4:0"), (GUARD, 1, "3:0"), (f"elite {GUARD}", 0, "5:0")]
)
def test_the_move_value_is_the_base_of_a_move(kind: str, mod: int, end: str) -> None:
    """Move 3 on the normal side at level 1, Move 2 on the elite side."""
    assert guards(f"{kind} 7:0", Move(mod=mod)).turn(3, "test").at(3) == end


@pytest.mark.rule("GH-MST-05")
def test_the_attack_value_is_the_base_of_an_attack() -> None:
    for mod in (-1, 0, 2):
        table = guards(f"elite {GUARD} 1:0", Attack(mod=mod)).turn(3, "test")
        assert table.event(AttackDeclared).value == 3 + mod


@pytest.mark.rule("GH-MST-06", "GH-MON-11")
@pytest.mark.parametrize(
    ("attack", "far", "hits"),
    [
        (Attack(), 4, True),
        (Attack(), 5, False),
        (Attack(mod=-1, range_mod=1), 5, True),
        (Attack(mod=1, range_mod=-1), 4, False),
        (Attack(range=2), 2, True),
        (Attack(range=2), 3, False),
    ],
)
def test_the_range_is_the_cards_or_changes_it_or_takes_its_place(
    attack: Attack, far: int, hits: bool
) -> None:
    table = archers(f"{ARCHER} {far}:0", attack).turn(3, "test")
    assert bool(table.events(AttackDeclared)) == hits


@pytest.mark.rule("GH-MST-06")
def test_heals_of_a_monster_have_the_range_of_its_card() -> None:
    for far, healed in ((4, True), (5, False)):
        table = archers(
            f"{ARCHER} 1:0, {GUARD} {1 + far}:0",
            invented(NO_RANGE, Heal(value=3)),
            why=NO_RANGE,
        ).looks(4, hp=1)
        through(table.turn(3, "test"))
        assert (table.hp(4) == 4) == healed and bool(table.events(Healed)) == healed


@pytest.mark.rule("GH-MST-07", "GH-DEF-15")
def test_a_dash_for_range_means_melee() -> None:
    near, far = guards(f"{GUARD} 1:0", Attack()), guards(f"{GUARD} 2:0", Attack())
    assert near.turn(3, "test").events(AttackDeclared) and not far.turn(3, "test").events(AttackDeclared)
    assert reach_of(near.game, FigureId(3), Attack()) == (1, False)
    assert reach_of(near.game, FigureId(1), Attack(value=2, range=3)) == (3, True)


@pytest.mark.rule("GH-MST-08")
@pytest.mark.parametrize("card", [Attack(), Move(), Shield(value=1)])
def test_traits_hold_whatever_the_ability_card_says(card: Ability) -> None:
    """A Flame Demon of level 1 has Shield 3, on every round's card."""
    table = scene(
        brute="0:0", spellweaver="0:1", monsters="flame-demon 1:0", library=acting(card, deck="flame-demon")
    )
    table.state.drawn["flame-demon"] = table.game.rules.content.deck["flame-demon"].cards[0].id
    table.perform(1, Attack(value=4)).picks("target 3")
    assert table.events(AttackValued)[-1].damage == 1


@pytest.mark.rule("GH-MST-08", "GH-MAT-09")
def test_a_trait_gives_those_who_attack_it_disadvantage() -> None:
    kinds = scene().game.rules.content.monster
    shy = next(
        kind for kind, record in kinds.items()
        if hasattr(record, "normal") and record.normal[7].attackers_disadvantage
    )  # fmt: skip
    table = scene(brute="0:0", spellweaver="0:5", monsters=f"{shy} 1:0", level=7, draws=["plus-1", "minus-1"])
    table.perform(1, Attack(value=3)).picks("target 3")
    assert len(table.events(ModifierDrawn)) == 2


@pytest.mark.rule("GH-MST-09", "GH-DEF-16")
def test_a_flying_monster_passes_obstacles_and_others_do_not() -> None:
    floor = "0..6:0"
    walks = scene(
        floor, brute="0:0", spellweaver="", monsters=f"{GUARD} 4:0", obstacles="2:0",
        library=acting(Move()),
    )  # fmt: skip
    assert walks.turn(3, "test").at(3) == "4:0"
    flies = scene(
        floor, brute="0:0", spellweaver="", monsters="flame-demon 4:0", obstacles="2:0",
        library=acting(Move(), deck="flame-demon"),
    )  # fmt: skip
    assert flies.turn(3, "test").at(3) == "1:0" and flies.event(Walked).how == "fly"
    jumps = scene(
        floor, brute="0:0", spellweaver="", monsters=f"{GUARD} 4:0", obstacles="2:0",
        library=acting(Move(mod=1, jump=True)),
    )  # fmt: skip
    assert jumps.turn(3, "test").at(3) == "1:0" and jumps.event(Walked).how == "jump"


@pytest.mark.rule("GH-MST-11", "GH-MON-05")
def test_damage_and_conditions_belong_to_one_standee() -> None:
    table = guards(f"{GUARD} 1:0, {GUARD} 2:0, elite {GUARD} 3:0")
    assert [table.figure(i).number for i in (3, 4, 5)] == [1, 2, 3]
    table.looks(4, "poison").run(Suffer(FigureId(4), 2, "ability"))
    assert [table.hp(i) for i in (3, 4, 5)] == [6, 4, 9]
    assert [table.figure(i).suffers("poison") for i in (3, 4, 5)] == [False, True, False]


@pytest.mark.rule("GH-MST-12")
def test_nothing_is_added_to_a_dash_but_a_value_sets_it() -> None:
    def decoy() -> Table:
        table = scene(tinkerer="0:0", spellweaver="0:5", monsters=f"{GUARD} 2:0")
        table.state.figures[FigureId(9)] = Figure(
            "decoy", cells=cells("1:0"), hp=6, full=6, side="party", owner=FigureId(1)
        )
        return table

    added = decoy().perform(9, Attack(mod=2), forced=True)
    assert not added.events(AttackDeclared) and not added.is_asked()
    fixed = through(decoy().perform(9, Attack(value=2), forced=True))
    assert fixed.event(AttackDeclared).value == 2


# -- the turn


@pytest.mark.rule("GH-MON-04")
def test_elites_come_before_lower_numbers() -> None:
    table = guards(f"{GUARD} 5:0, elite {GUARD} 5:2, {GUARD} 5:4, elite {GUARD} 5:6", Shield(value=1))
    table.state.acted = (FigureId(1), FigureId(2))
    while (figure := next_turn(table.game)) is not None:
        table.turn(figure, "test")
    numbers = [table.figure(event.figure).number for event in table.events(TurnStarted)]
    assert numbers == [2, 4, 1, 3]


@pytest.mark.rule("GH-MON-08", "GH-DEF-04")
def test_what_cannot_be_performed_is_skipped_and_the_rest_is_done_in_order() -> None:
    """Its focus is too far off to be attacked and nothing is there to loot; it heals, then it moves."""
    table = guards(
        f"{GUARD} 6:0",
        Attack(),
        Loot(range=1),
        invented(NO_RANGE, Heal(value=2)),
        Move(),
        why="one of everything in a row, to see each of them skipped or done",
    ).looks(3, hp=1)
    through(table.turn(3, "test"))
    assert not table.events(AttackDeclared) and table.hp(3) == 3 and table.at(3) == "3:0"
    kinds = [type(entry.event) for entry in table.log]
    assert kinds.index(Healed) < kinds.index(Walked)


@pytest.mark.rule("GH-MON-10")
def test_values_below_nothing_are_nothing() -> None:
    weak = guards(f"{GUARD} 1:0", Attack(mod=-5)).turn(3, "test")
    assert weak.event(AttackDeclared).value == 0 and weak.hp(1) == weak.figure(1).full
    slow = guards(f"{GUARD} 3:0", Move(mod=-5), Attack(range=3)).turn(3, "test")
    assert slow.at(3) == "3:0" and slow.events(AttackDeclared)


@pytest.mark.rule("GH-MON-13", "GH-MAT-09")
def test_a_range_on_the_card_makes_a_melee_monster_shoot() -> None:
    """Two cards are drawn against an adjacent target; with room to step back it does so first."""
    cornered = guards(f"{GUARD} 1:0", Attack(range=3), draws=["plus-1", "minus-1"]).turn(3, "test")
    assert len(cornered.events(ModifierDrawn)) == 2
    assert cornered.events(AttackValued)[-1].damage == 1
    retreats = guards(f"{GUARD} 1:0", Move(), Attack(range=3)).turn(3, "test")
    while retreats.is_asked() and retreats.asked.what == "gh.monster_move.choose":
        retreats.picks(f"plan {retreats.keys('plan')[0]}")
    assert retreats.events(Walked) and len(retreats.events(ModifierDrawn)) == 1


@pytest.mark.rule("GH-MMV-12")
@pytest.mark.parametrize(
    "other",
    [
        invented(NO_RANGE, Heal(value=3)),
        Loot(range=1),
        Shield(value=1),
        Push(value=2),
    ],
)
def test_only_its_attack_tells_it_where_to_go(other: Ability) -> None:
    """Money lies behind it, a wounded friend too; it goes to where it attacks, and no farther."""
    table = scene(
        brute="0:0", spellweaver="", monsters=f"{GUARD} 6:0, {GUARD} 9:0", money="8:0",
        library=acting(Move(mod=1), Attack(range=3), other, why="any ability after the same attack"),
    )  # fmt: skip
    through(table.looks(4, hp=1).turn(3, "test"))
    assert table.at(3) == "3:0"


@pytest.mark.rule("GH-AMB-02", "GH-AMB-03")
def test_any_player_may_choose_what_suits_the_party_and_the_first_answer_counts() -> None:
    for pick, end in (("0>plan 4:3 1", "4:3"), ("1>plan 5:3 1", "5:3")):
        table = guards(f"{GUARD} 4:4", Move(), Attack(), brute="5:2").turn(3, "test")
        assert table.asked.seats == (0, 1)
        assert table.picks(pick).at(3) == end
        assert not table.offers("plan 4:3 1")


# -- negative hexes


@pytest.mark.rule("GH-NEG-07", "GH-DEF-16")
def test_a_pushed_monster_goes_into_the_trap() -> None:
    table = scene("0..4:0", brute="0:0", spellweaver="", monsters=f"{GUARD} 1:0", traps="2:0", hazards="3:0")
    table.perform(1, Push(value=2)).picks("target 3")
    while table.is_asked():
        assert table.asked.seats == (0,)
        table.picks(f"hex {table.keys('hex')[0]}")
    assert [event.figure for event in table.events(Shoved)] == [3, 3] and table.events(TrapSprung)
    assert table.hp(3) == 6 - 3 - 1 and table.at(3) == "3:0"


@pytest.mark.rule("GH-NEG-08")
def test_no_other_tile_is_negative() -> None:
    floor = "0..4:0"
    table = scene(
        floor, brute="0:0", spellweaver="", monsters=f"{GUARD} 4:0", plates="2:0", difficult="3:0",
        money="1:0", library=acting(Move(mod=1)),
    )  # fmt: skip
    assert harmful(table.game, FigureId(3)) == 0
    assert table.turn(3, "test").at(3) == "1:0"
    marked = scene(
        floor, brute="0:0", spellweaver="", monsters=f"{GUARD} 4:0", traps="2:0", hazards="1:0", plates="3:0"
    )
    assert harmful(marked.game, FigureId(3)) == cells("1:0 2:0")


# -- attacks


@pytest.mark.rule("GH-MAT-08")
def test_bonuses_then_a_card_of_the_monsters_then_the_shield() -> None:
    table = guards(f"elite {GUARD} 1:0", Attack(mod=1), draws=["double"])
    begin(table.game, Active(effect="attack", value=1), FigureId(3), FigureId(3), "test", "round")
    begin(table.game, Active(effect="shield", value=2), FigureId(1), FigureId(1), "test", "round")
    table.turn(3, "test").picks("suffer")
    assert [event.damage for event in table.events(AttackValued)] == [5, 8]
    assert table.event(ModifierDrawn).deck == MONSTERS and table.hp(1) == table.figure(1).full - 8


@pytest.mark.rule("GH-MAT-09")
@pytest.mark.parametrize(("condition", "damage"), [("muddle", 1), ("strengthen", 3)])
def test_monsters_have_advantage_and_disadvantage(condition: str, damage: int) -> None:
    table = guards(f"{GUARD} 1:0", Attack(), draws=["plus-1", "minus-1"]).looks(3, condition)
    table.turn(3, "test")
    assert len(table.events(ModifierDrawn)) == 2 and table.events(AttackValued)[-1].damage == damage


@pytest.mark.rule("GH-MAT-11")
def test_a_pattern_from_its_own_hex_is_melee_also_for_archers() -> None:
    pattern = Attack(area=Area(hexes=((1, 0), (0, 1)), origin="self"))
    near = archers(f"{ARCHER} 1:0", pattern).turn(3, "test")
    assert near.events(AttackDeclared) and len(near.events(ModifierDrawn)) == 1  # no Disadvantage
    assert not archers(f"{ARCHER} 3:0", pattern).turn(3, "test").events(AttackDeclared)
    plain = archers(f"{ARCHER} 1:0", Attack()).turn(3, "test")
    assert len(plain.events(ModifierDrawn)) == 2


@pytest.mark.rule("GH-MAT-12")
def test_monsters_hit_the_poisoned_harder() -> None:
    table = guards(f"{GUARD} 1:0", Attack()).looks(1, "poison").turn(3, "test")
    assert table.events(AttackValued)[0].damage == 2 + 1
    summon = guards(f"{GUARD} 1:0", Attack(), brute="5:5", spellweaver="5:6")
    summon.state.figures[FigureId(9)] = Figure(
        "mystic-ally", cells=cells("0:0"), hp=9, full=9, side="party", owner=FigureId(2)
    )
    summon.looks(9, "poison").turn(3, "test")
    assert summon.events(AttackValued)[0].damage == 2 + 1


@pytest.mark.rule("GH-MAT-13")
def test_who_dies_by_retaliate_makes_no_further_attack() -> None:
    table = guards(f"{GUARD} 1:0", Attack(target=2), spellweaver="1:1").looks(3, hp=1)
    begin(table.game, Active(effect="retaliate", value=2), FigureId(1), FigureId(1), "test", "round")
    through(table.turn(3, "test"), "suffer")
    assert not table.is_up(3) and [event.target for event in table.events(AttackDeclared)] == [1]
