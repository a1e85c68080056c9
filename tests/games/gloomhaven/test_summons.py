"""Summons of characters and of monsters (GH-SUM, GH-MOT-06 to -13)."""

from __future__ import annotations

from typing import Any

import pytest

from games.gloomhaven.inventions import invented
from games.gloomhaven.scenes import Table, cells, scene
from undercroft.games.gloomhaven.events.fights import Killed, ModifierDrawn
from undercroft.games.gloomhaven.events.rounds import DeedDone, FigurePlaced
from undercroft.games.gloomhaven.records.abilities import (
    Attack,
    RecoverCards,
    Shield,
    Summon,
    SummonedMonster,
    SummonStats,
)
from undercroft.games.gloomhaven.records.maps import Door, Room
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.actions.dismissing import dismiss
from undercroft.games.gloomhaven.rules.effects.conditions import gain
from undercroft.games.gloomhaven.rules.effects.deaths import exhaust
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.movement.going import ends
from undercroft.games.gloomhaven.rules.round.order import initiative_of, next_turn
from undercroft.games.gloomhaven.state import InPlay
from undercroft.kernel import CardId, FigureId, Seat

RAT = Summon(what=SummonStats(name="rat-swarm", hp=6, move=1, attack=2, conditions=("poison",)))
HORDE = "gnawing-horde"


def with_rat(at: str = "1:0", **more: Any) -> Table:
    """A mindthief at 0:0 whose card has brought a rat swarm; the figure is the last one placed."""
    table = scene(mindthief="0:0", **more)
    table.play(1, HORDE, "top").picks(f"hex {at}")
    return table


def rat_of(table: Table) -> int:
    return next(i for i, f in table.state.figures.items() if f.kind == "rat-swarm")


@pytest.mark.rule("GH-SUM-01", "GH-DEF-09")
def test_a_summon_comes_to_an_adjacent_empty_hex() -> None:
    table = scene(
        mindthief="2:2",
        spellweaver="3:2",
        monsters="bandit-guard 2:3",
        traps="1:2",
        money="1:3",
        obstacles="3:1",
    )
    table.perform(1, RAT, source=HORDE)
    assert table.keys() == ["hex 2:1", "skip"]
    table.picks("hex 2:1")
    assert table.figure(4).kind == "rat-swarm"
    assert table.at(4) == "2:1"


@pytest.mark.rule("GH-SUM-02", "GH-TER-28")
def test_no_wall_or_closed_door_may_lie_between() -> None:
    back = Room(id="back", tiles=("test",), floor="3..4:0", start="")
    door = Door(at="2:0", rooms=("here", "back"))
    table = scene(
        "0..1:0 0..1:1", rooms=(back,), doors=(door,), walls="1:0|1:1", plates="0:1", mindthief="1:0"
    )
    table.perform(1, RAT, source=HORDE)
    assert table.keys("hex") == ["0:0", "0:1"]
    opened = scene(
        "0..1:0 0..1:1",
        rooms=(back,),
        doors=(door,),
        opened="2:0",
        walls="1:0|1:1",
        plates="0:1",
        mindthief="1:0",
    )
    opened.perform(1, RAT, source=HORDE)
    assert opened.keys("hex") == ["0:0", "2:0", "0:1"]


@pytest.mark.rule("GH-SUM-03")
def test_without_a_hex_there_is_no_summon() -> None:
    table = scene("0..1:0", mindthief="0:0", money="1:0")
    table.play(1, HORDE, "top")
    assert not table.is_asked()
    assert not table.events(FigurePlaced)
    assert (table.mat(0).discard, table.mat(0).active) == ((HORDE,), ())


@pytest.mark.rule("GH-SUM-05")
def test_a_summon_is_as_its_card_says() -> None:
    table = with_rat(monsters="bandit-guard 2:0")
    rat = table.figure(rat_of(table))
    assert (rat.hp, rat.full, rat.owner, rat.card, rat.side) == (6, 6, 1, HORDE, "party")
    table.state.round = 2
    full = table.hp(2)
    table.turn(rat_of(table))
    assert (full - table.hp(2), table.conditions(2)) == (2, ["poison"])


@pytest.mark.rule("GH-SUM-06", "GH-SUM-25")
def test_the_card_lies_in_the_active_area_while_the_summon_lives() -> None:
    table = with_rat()
    assert table.mat(0).active == (InPlay(CardId(HORDE), "top"),)
    table.run(Suffer(FigureId(rat_of(table)), 9, "attack"))
    assert (table.mat(0).active, table.mat(0).lost) == ((), (HORDE,))
    assert not table.is_up(2)


@pytest.mark.rule("GH-SUM-06", "GH-SUM-27", "GH-REC-04")
def test_without_its_card_the_summon_goes_and_nobody_killed_it() -> None:
    table = with_rat()
    table.perform(1, RecoverCards(what="lost")).picks(f"recover {HORDE}")
    assert not table.is_up(2)
    assert (table.mat(0).active, HORDE in table.mat(0).hand) == ((), True)
    assert table.event(Killed).by == 0
    assert not table.events(DeedDone)


@pytest.mark.rule("GH-SUM-06", "GH-EXH-04")
def test_an_exhausted_summoner_loses_its_summons() -> None:
    table = with_rat()
    exhaust(table.game, FigureId(1))
    assert not table.is_up(2)
    assert table.mat(0).active == ()


@pytest.mark.rule("GH-SUM-07", "GH-SUM-10", "GH-SUM-17")
def test_summons_act_before_their_owner_in_the_order_they_came() -> None:
    table = with_rat(spellweaver="9:7")
    table.mats(0, played=("many-as-one",)).play(1, "many-as-one", "top").picks("hex 0:1")
    table.state.round = 2
    assert next_turn(table.game) == 3
    table.state.acted = (FigureId(3),)
    assert next_turn(table.game) == 4
    table.state.acted = (FigureId(3), FigureId(4))
    assert next_turn(table.game) == 1
    table.mats(0, resting=True, initiative=99)
    table.state.acted = (FigureId(2),)
    assert next_turn(table.game) == 3


@pytest.mark.rule("GH-SUM-08")
def test_a_summon_moves_and_attacks_by_the_monster_rules() -> None:
    table = with_rat(monsters="bandit-guard 3:0")
    table.state.round = 2
    full = table.hp(2)
    table.turn(rat_of(table))
    assert not table.is_asked()
    assert table.at(rat_of(table)) == "2:0"
    assert table.hp(2) == full - 2


@pytest.mark.rule("GH-SUM-09")
def test_a_summon_draws_from_its_owners_deck() -> None:
    table = with_rat(monsters="bandit-guard 2:0")
    table.state.round = 2
    table.turn(rat_of(table))
    assert table.event(ModifierDrawn).deck == "0"


@pytest.mark.rule("GH-SUM-11", "GH-SUM-28")
def test_a_summon_does_not_act_in_the_round_it_came() -> None:
    table = with_rat()
    gain(table.game, FigureId(2), "muddle")
    assert next_turn(table.game) == 1
    table.state.round = 2
    assert next_turn(table.game) == 2
    assert table.conditions(2) == ["muddle"]


@pytest.mark.rule("GH-SUM-12")
def test_kills_by_a_summon_are_its_owners() -> None:
    table = with_rat(monsters="bandit-guard 2:0, bandit-guard 9:7").looks(2, hp=1)
    table.state.round = 2
    table.turn(rat_of(table))
    assert not table.is_up(2)
    assert table.mat(0).deeds.count("kills") == 1


@pytest.mark.rule("GH-SUM-13")
def test_a_summon_loots_nothing_at_the_end_of_its_turn() -> None:
    table = with_rat(money="1:0", at="0:1").knows(round=2)
    table.looks(2, cells=1 << table.state.terrain.money[0][0]).turn(2)
    assert len(table.state.terrain.money) == 1


@pytest.mark.rule("GH-SUM-15", "GH-SUM-23")
def test_a_summon_ranks_before_its_owner() -> None:
    table = with_rat(spellweaver="9:7")
    summon, owner, other = (initiative_of(table.game, FigureId(i)) for i in (3, 1, 2))
    assert summon < owner < other


@pytest.mark.rule("GH-SUM-16", "GH-DEF-02")
def test_a_summon_is_an_ally_of_all_characters() -> None:
    table = with_rat(spellweaver="2:0")
    who = Whom(side="allies", count="all", within=1)
    table.perform(1, Shield(value=1, who=who), duration="round")
    while table.is_asked():
        table.picks("perform")
    assert [lasting.bearer for lasting in table.state.lasting] == [3]


@pytest.mark.rule("GH-SUM-18")
def test_the_owners_bonuses_are_not_the_summons() -> None:
    table = with_rat(monsters="bandit-guard 2:0")
    table.perform(1, Shield(value=3), duration="round")
    while table.is_asked():
        table.picks("perform")
    table.perform(2, Attack(value=3))
    assert table.hp(rat_of(table)) == 3


@pytest.mark.rule("GH-SUM-19")
def test_damage_to_a_summon_cannot_be_negated() -> None:
    table = with_rat()
    table.run(Suffer(FigureId(2), 2, "attack"))
    assert not table.is_asked()
    assert table.hp(2) == 4


@pytest.mark.rule("GH-SUM-22")
def test_a_summon_without_an_attack_only_moves() -> None:
    table = scene(tinkerer="0:0", monsters="bandit-guard 3:0")
    table.play(1, "harmless-contraption", "top")
    table.picks("hex 1:0").knows(round=2).turn(3)
    assert table.at(3) == "2:0"
    assert table.hp(2) == table.figure(2).full


@pytest.mark.rule("GH-SUM-26")
def test_a_summon_drops_no_money() -> None:
    table = with_rat()
    table.run(Suffer(FigureId(2), 9, "attack"))
    assert table.state.terrain.money == ()


@pytest.mark.rule("GH-SUM-06")
def test_an_items_summon_is_marked_with_the_item() -> None:
    table = scene(brute="0:0")
    falcon = table.game.rules.content.item["falcon-figurine"]
    table.perform(1, *falcon.abilities, source="falcon-figurine", forced=True).picks("hex 1:0")
    assert table.figure(2).card == "item:falcon-figurine"
    dismiss(table.game, FigureId(1), "item:falcon-figurine")
    assert not table.is_up(2)


@pytest.mark.rule("GH-KIL-02", "GH-SUM-12")
def test_a_summon_may_act_once_more_when_it_dies() -> None:
    table = scene(spellweaver="0:0", monsters="bandit-guard 2:0, bandit-guard 9:7").looks(2, hp=2)
    table.play(1, "living-torch", "bottom").picks("hex 1:0")
    table.run(Suffer(FigureId(4), 9, "attack", FigureId(2)))
    assert not table.is_up(4)
    assert not table.is_up(2)
    assert table.mat(0).deeds.count("kills") == 1


@pytest.mark.rule("GH-MOT-06", "GH-MOT-12")
def test_a_monster_summons_one_of_a_type_and_rank() -> None:
    table = scene(brute="0:0", monsters="cultist 5:0")
    bones = Summon(
        monsters=(
            invented(
                "no card summons an elite; the pages that do say so themselves",
                SummonedMonster(monster="living-bones", rank="elite"),
            ),
        )
    )
    table.perform(2, bones)
    new = table.figure(3)
    assert (new.kind, new.rank, new.side, new.number > 0) == ("living-bones", "elite", "monsters", True)


@pytest.mark.rule("GH-MOT-07", "GH-MOT-13")
def test_it_is_placed_as_near_as_possible_to_an_enemy() -> None:
    table = scene(brute="0:0", monsters="cultist 5:0")
    table.perform(2, Summon(monsters=(SummonedMonster(monster="living-bones"),)))
    assert table.at(3) == "4:0"


@pytest.mark.rule("GH-MOT-08", "GH-MOT-11")
def test_a_summoned_monster_acts_from_the_next_round_on() -> None:
    table = scene(brute="0:0", monsters="cultist 5:0")
    table.perform(2, Summon(monsters=(SummonedMonster(monster="living-bones"),)))
    table.state.acted = (FigureId(1), FigureId(2))
    assert next_turn(table.game) is None
    assert "living-bones" in table.state.ability_decks
    table.run(Suffer(FigureId(3), 99, "attack"))
    assert table.state.terrain.money == ()


@pytest.mark.rule("GH-MOT-09")
def test_of_equal_hexes_players_choose() -> None:
    table = scene(brute="4:1", monsters="cultist 2:2")
    table.perform(2, Summon(monsters=(SummonedMonster(monster="living-bones"),)))
    assert table.keys() == ["hex 3:1", "hex 3:2"]
    table.picks(table.keys()[0])
    assert table.is_up(3)


@pytest.mark.rule("GH-MOT-10")
def test_without_a_hex_or_a_standee_the_summon_fails() -> None:
    narrow = scene("0..2:0", brute="0:0", monsters="cultist 2:0", money="1:0")
    narrow.perform(2, Summon(monsters=(SummonedMonster(monster="living-bones"),)))
    assert not narrow.is_up(3)
    bones = ", ".join(f"living-bones {q}:7" for q in range(10))
    full = scene(brute="0:0", monsters=f"cultist 5:0, {bones}")
    full.perform(2, Summon(monsters=(SummonedMonster(monster="living-bones"),)))
    assert full.state.last_figure == 12


@pytest.mark.rule("GH-MOT-06")
def test_an_ooze_splits_with_the_hit_points_it_has() -> None:
    table = scene(brute="0:0", monsters="elite ooze 5:0").looks(2, hp=3)
    table.perform(2, Summon(monsters=(SummonedMonster(monster="ooze"),), hp="own-up-to-full"))
    assert table.hp(3) == 3
    strong = scene(brute="0:0", monsters="elite ooze 5:0")
    strong.perform(2, Summon(monsters=(SummonedMonster(monster="ooze"),), hp="own-up-to-full"))
    assert strong.hp(3) == strong.figure(3).full < strong.hp(2)


@pytest.mark.rule("GH-MOT-06")
def test_a_deep_terror_brings_another_beside_its_target() -> None:
    table = scene(brute="0:0", monsters="deep-terror 4:0")
    attack = Attack(value=1, range=5)
    table.perform(2, attack, Summon(monsters=(SummonedMonster(monster="deep-terror"),), beside="target"))
    table.picks("suffer")
    while table.is_asked():
        table.picks(table.keys()[0])
    assert table.at(3) in ("1:0", "0:1")
    assert table.mat(0).seat == Seat(0)


@pytest.mark.rule("GH-SUM-14")
def test_a_closed_door_is_a_wall_for_a_summon() -> None:
    back = Room(id="back", tiles=("test",), floor="3..4:0", start="")
    door = Door(at="2:0", rooms=("here", "back"))
    table = scene("0..1:0 0..1:1", rooms=(back,), doors=(door,), mindthief="0:0")
    table.perform(1, RAT, source=HORDE).picks("hex 1:0")
    assert ends(table.game, FigureId(2), "walk", 3) & cells("2:0") == 0
    assert ends(table.game, FigureId(1), "walk", 3) & cells("2:0")


@pytest.mark.rule("GH-SUM-20")
def test_a_summon_goes_round_a_trap() -> None:
    table = scene("0..4:0 0..4:1", mindthief="0:0", monsters="bandit-guard 4:0", traps="2:0")
    table.play(1, "wretched-creature", "top").picks("hex 1:0")
    table.knows(round=2).turn(3)
    while table.is_asked():
        table.picks(table.keys()[0])
    assert len(table.state.terrain.traps) == 1
    assert table.at(3) not in ("1:0", "2:0")


@pytest.mark.rule("GH-SUM-21")
def test_without_a_focus_a_summon_stays() -> None:
    table = with_rat().knows(round=2)
    table.turn(2)
    assert not table.is_asked()
    assert table.at(2) == "1:0"


@pytest.mark.rule("GH-SUM-24", "GH-AMB-01")
def test_players_decide_what_the_rules_leave_open_for_a_summon() -> None:
    table = scene(mindthief="0:3", spellweaver="9:0", monsters="bandit-guard 3:2")
    table.play(1, HORDE, "top").picks("hex 1:3").knows(round=2).turn(4)
    assert table.asked.seats == (0, 1)
    assert len(table.asked.options) == 2
