"""Others who act for a character: granted, forced, taken over (GH-ATK-21); elements consumed on their own."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import scene
from undercroft.games.gloomhaven.events.fights import AttackDeclared, CharmEnded, ModifierDrawn
from undercroft.games.gloomhaven.events.rounds import ElementConsumed, Infusing, TurnStarted
from undercroft.games.gloomhaven.options import PerformOption, SkipOption
from undercroft.games.gloomhaven.records.abilities import (
    Attack,
    Consume,
    Control,
    Grant,
    Heal,
    Move,
    Pull,
    Push,
    Retaliate,
    Suffer,
)
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.round.turns import end_turn
from undercroft.games.gloomhaven.rules.who import allies, ask_for, controller, enemies, side
from undercroft.games.gloomhaven.state import MONSTERS, STRONG
from undercroft.kernel import FigureId

FORCED = Control(who=Whom(side="enemies", within=5), then=(Attack(value=2),))


@pytest.mark.rule("GH-ATK-21")
def test_an_enemy_is_forced_to_attack_another() -> None:
    table = scene(mindthief="0:0", monsters="bandit-guard 3:0, bandit-guard 4:0, bandit-guard 9:7")
    full = table.hp(3)
    table.perform(1, FORCED).picks("target 2")
    assert table.asked.seat == 0
    assert table.keys() == ["target 3", "skip"]
    table.picks("target 3")
    assert table.hp(3) == full - 2
    declared = table.event(AttackDeclared)
    assert (declared.figure, declared.target, declared.value) == (2, 3, 2)
    assert table.event(ModifierDrawn).deck == MONSTERS
    assert table.state.charms == ()
    assert side(table.game, FigureId(2)) == "monsters"


@pytest.mark.rule("GH-ATK-21")
def test_its_own_traits_and_range_count() -> None:
    table = scene(mindthief="0:0", monsters="bandit-archer 3:0, bandit-guard 5:0, bandit-guard 9:7")
    full = table.hp(3)
    table.perform(1, FORCED).picks("target 2", "target 3")
    assert table.hp(3) == full - 2


@pytest.mark.rule("GH-ATK-21", "GH-SHD-07")
def test_retaliate_hits_the_forced_figure() -> None:
    table = scene(mindthief="0:0", monsters="bandit-guard 3:0, bandit-guard 4:0")
    table.perform(3, Retaliate(value=2), duration="round")
    full = table.hp(2)
    table.perform(1, FORCED).picks("target 2", "target 3")
    assert table.hp(2) == full - 2


@pytest.mark.rule("GH-ATK-21")
def test_the_player_is_credited_with_the_kill() -> None:
    table = scene(mindthief="0:0", monsters="bandit-guard 3:0, bandit-guard 4:0, bandit-guard 9:7").looks(
        3, hp=1
    )
    table.perform(1, FORCED).picks("target 2", "target 3")
    assert not table.is_up(3)
    assert table.mat(0).deeds.count("kills") == 1


@pytest.mark.rule("GH-ATK-21")
def test_who_is_stunned_or_disarmed_cannot_be_forced() -> None:
    table = scene(mindthief="0:0", monsters="bandit-guard 3:0, bandit-guard 4:0, bandit-guard 3:1")
    table.looks(2, "stun").looks(3, "disarm").perform(1, FORCED)
    assert table.keys("target") == ["4"]
    table.picks("skip").perform(1, Control(who=Whom(side="enemies", within=5), then=(Move(value=1),)))
    assert table.keys("target") == ["3", "4"]


@pytest.mark.rule("GH-ATK-21", "GH-TER-13")
def test_an_enemy_is_moved_into_a_trap() -> None:
    table = scene(mindthief="0:0", monsters="bandit-guard 3:0, bandit-guard 9:7", traps="4:0").looks(2, hp=2)
    move = Control(who=Whom(side="enemies", within=5), then=(Move(value=1),))
    table.perform(1, move).picks("target 2", "go 4:0")
    assert not table.is_up(2)
    assert table.mat(0).deeds.count("kills") == 1


@pytest.mark.rule("GH-ATK-21")
def test_a_forced_move_may_have_to_end_beside_the_one_who_forces() -> None:
    table = scene(scoundrel="2:2", monsters="bandit-guard 3:2")
    table.perform(
        1, Control(who=Whom(side="enemies", within=1), then=(Move(value=1, must="end-beside-giver"),))
    )
    table.picks("target 2")
    assert set(table.keys("go")) == {"3:1", "2:3"}


@pytest.mark.rule("GH-ATK-21", "GH-SUM-08")
def test_summons_are_moved_by_the_player() -> None:
    table = scene(tinkerer="0:0", monsters="bandit-guard 9:7")
    table.play(1, "harmless-contraption", "top").picks("hex 1:0")
    table.play(1, "jet-propulsion", "top").picks("perform")
    assert table.asked.seat == 0
    table.picks("go 5:0")
    while table.is_asked():
        table.picks("stop")
    assert table.at(3) == "5:0"


@pytest.mark.rule("GH-ATK-21")
def test_a_whole_turn_is_taken_over_only_when_it_comes() -> None:
    table = scene(mindthief="0:0", spellweaver="9:7", monsters="bandit-guard 3:0, bandit-guard 4:0")
    table.play(1, "hostile-takeover", "bottom").picks("target 3")
    assert side(table.game, FigureId(3)) == "monsters"
    table.game.emit(TurnStarted(FigureId(3)))
    assert side(table.game, FigureId(3)) == "party"
    assert controller(table.game, FigureId(3)) == -1
    end_turn(table.game, FigureId(3))
    assert side(table.game, FigureId(3)) == "monsters"
    assert table.state.charms == ()


@pytest.mark.rule("GH-ATK-21", "GH-MON-01")
def test_a_monster_taken_over_attacks_its_own_by_the_monster_rules() -> None:
    table = scene(mindthief="0:0", monsters="bandit-guard 3:0, bandit-guard 5:0, bandit-guard 9:7")
    table.play(1, "hostile-takeover", "bottom").picks("target 2")
    full = table.hp(3)
    table.turn(2, "528")
    assert table.hp(3) < full
    assert (table.hp(1), table.at(2)) == (6, "4:0")


@pytest.mark.rule("GH-ATK-21")
def test_a_dominated_monster_is_played_by_the_player() -> None:
    table = scene(
        mindthief="0:0", spellweaver="9:6", monsters="bandit-guard 3:0, bandit-guard 5:0, bandit-guard 9:7"
    )
    table.play(1, "domination", "bottom").picks("target 3").turn(3, "528")
    assert table.asked.seat == 0
    assert table.keys("go")
    table.picks("go 4:0")
    while not table.offers("target 4"):
        table.picks("stop")
    table.picks("target 4")
    assert table.hp(4) < table.figure(4).full


@pytest.mark.rule("GH-ATK-21")
def test_a_turn_that_is_over_cannot_be_taken() -> None:
    table = scene(mindthief="0:0", monsters="bandit-guard 3:0").knows(acted=(FigureId(2),))
    table.play(1, "hostile-takeover", "bottom")
    assert not table.is_asked()
    assert table.mat(0).discard == ("hostile-takeover",)


@pytest.mark.rule("GH-ATK-21", "GH-SPC-17")
def test_only_normal_and_elite_monsters_are_taken_over() -> None:
    table = scene(mindthief="0:0", monsters="boss bandit-commander 2:0, bandit-guard 3:0")
    table.play(1, "hostile-takeover", "bottom")
    assert table.keys("target") == ["3"]


@pytest.mark.rule("GH-TRN-09", "GH-CON-21")
def test_an_ally_is_granted_an_attack_of_its_own() -> None:
    table = scene(mindthief="0:0", brute="1:0", tinkerer="0:1", monsters="elite bandit-guard 2:0")
    table.looks(3, "stun").play(1, "possession", "top")
    assert table.keys() == ["target 2", "skip"]
    table.picks("target 2")
    assert table.asked.seat == 1
    full = table.hp(4)
    table.picks("target 4")
    assert full - table.hp(4) == 6 - 1
    assert table.event(ModifierDrawn).deck == "1"
    assert table.mat(0).xp == 2


@pytest.mark.rule("GH-TRN-09", "GH-SUM-08")
def test_a_summon_that_is_granted_an_attack_makes_it_by_the_monster_rules() -> None:
    table = scene(mindthief="0:0", monsters="bandit-guard 2:0, bandit-guard 9:7")
    table.play(1, "gnawing-horde", "top").picks("hex 1:0")
    full = table.hp(2)
    table.perform(1, Grant(who=Whom(side="allies", within=1), then=(Attack(value=3),))).picks("target 4")
    assert not table.is_asked()
    assert table.hp(2) == full - 3


@pytest.mark.rule("GH-ELM-07", "GH-ELM-08", "GH-ELM-21")
def test_an_element_may_be_consumed_for_something_of_its_own() -> None:
    table = scene(brute="0:0").looks(1, hp=5).knows(elements=(0, STRONG, 0, 0, 0, 0))
    ice = Consume(elements=("ice",), then=(Heal(value=2, who=Whom(side="self")),), xp=1)
    table.perform(1, ice)
    assert table.keys() == ["augment 0 ice", "skip"]
    table.picks("augment 0 ice")
    assert (table.hp(1), table.mat(0).xp, table.state.elements[1]) == (7, 1, 0)
    table.perform(1, ice)
    assert not table.is_asked()


@pytest.mark.rule("GH-ELM-07")
def test_an_element_need_not_be_consumed() -> None:
    table = scene(brute="0:0").looks(1, hp=5).knows(elements=(0, STRONG, 0, 0, 0, 0))
    table.perform(1, Consume(elements=("ice",), then=(Heal(value=2, who=Whom(side="self")),))).picks("skip")
    assert (table.hp(1), table.state.elements[1]) == (5, STRONG)


@pytest.mark.rule("GH-ELM-14", "GH-ELM-15", "GH-ELM-16")
def test_a_type_of_monster_consumes_once_for_all_of_them() -> None:
    table = scene(brute="9:7", monsters="frost-demon 0:0, frost-demon 1:0, frost-demon 2:0")
    table.looks(2, hp=1).looks(3, hp=1).knows(elements=(0, STRONG, 0, 0, 0, 0))
    ice = Consume(elements=("ice",), then=(Heal(value=3, who=Whom(side="self")),))
    for demon in (2, 3):
        table.perform(demon, ice, source="657")
        assert not table.is_asked()
    assert (table.hp(2), table.hp(3)) == (4, 4)
    assert len(table.events(ElementConsumed)) == 1


@pytest.mark.rule("GH-ELM-19")
def test_players_choose_the_wild_element_that_a_monster_consumes() -> None:
    table = scene(brute="9:7", monsters="frost-demon 0:0").knows(elements=(STRONG, 0, STRONG, 0, 0, 0))
    table.perform(2, Consume(elements=("wild",), infuse=("ice",)))
    assert table.keys() == ["augment 0 air", "augment 0 fire"]
    table.picks("augment 0 fire")
    assert table.state.elements[0] == 0
    assert table.event(Infusing).element == "ice"


@pytest.mark.rule("GH-EFX-05", "GH-EFX-10")
def test_enemies_are_pulled_without_an_attack() -> None:
    table = scene(scoundrel="0:2", monsters="bandit-guard 3:2")
    table.perform(1, Pull(value=2, who=Whom(side="enemies", within=3))).picks("target 2", "hex 2:2")
    assert table.at(2) == "1:2"


@pytest.mark.rule("GH-EFX-10", "GH-LOS-08")
def test_enemies_are_pulled_towards_a_chosen_hex() -> None:
    table = scene(spellweaver="0:3", monsters="bandit-guard 5:3, bandit-guard 1:3")
    table.play(1, "black-hole", "bottom").picks("hex 3:3")
    assert table.keys() == ["target 2", "target 3"]
    table.picks("target 2", "hex 4:3", "hex 2:3")
    assert (table.at(2), table.at(3)) == ("3:3", "2:3")


@pytest.mark.rule("GH-EFX-05", "GH-AMB-01")
def test_a_monsters_push_is_never_left_out() -> None:
    table = scene(brute="3:3", monsters="ancient-artillery 2:3")
    table.perform(2, Push(value=1, who=Whom(side="enemies", count="all", within=1)))
    assert set(table.keys()) == {"hex 4:2", "hex 4:3", "hex 3:4"}


@pytest.mark.rule("GH-TRN-08")
def test_self_harm_is_asked_about_first_and_then_done() -> None:
    table = scene(tinkerer="0:0", brute="1:0")
    harm = Suffer(value=2, who=Whom(side="allies", count="all", within=1))
    table.perform(1, harm).picks("skip")
    assert table.hp(2) == 10
    table.perform(1, harm).picks("perform", "1>suffer")
    assert table.hp(2) == 8


@pytest.mark.rule("GH-AMB-01", "GH-ATK-21")
def test_who_is_asked_for_whom() -> None:
    table = scene(mindthief="0:0", brute="1:0", monsters="bandit-guard 3:0")
    assert ask_for(table.game, FigureId(3), PerformOption(), SkipOption()).group == (0, 1)
    table.perform(1, FORCED)
    assert not table.events(CharmEnded)


@pytest.mark.rule("GH-DEF-01", "GH-DEF-02", "GH-DEF-03")
def test_who_is_whose_ally_and_enemy() -> None:
    table = scene(mindthief="0:0", brute="5:5", monsters="bandit-guard 3:0, cultist 9:7")
    table.play(1, "gnawing-horde", "top").picks("hex 1:0")
    assert list(allies(table.game, FigureId(1))) == [2, 5]
    assert list(allies(table.game, FigureId(5))) == [1, 2]
    assert list(enemies(table.game, FigureId(1))) == list(enemies(table.game, FigureId(5))) == [3, 4]
    assert list(allies(table.game, FigureId(3))) == [4]
    assert list(enemies(table.game, FigureId(3))) == [1, 2, 5]
