"""Active bonuses: slots, forced uses, piles (GH-ACT)."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events.cards import CardDeactivated
from undercroft.games.gloomhaven.events.fights import DamageNegated
from undercroft.games.gloomhaven.events.rounds import FigurePlaced, LastingEnded
from undercroft.games.gloomhaven.records.abilities import Attack, Shield
from undercroft.games.gloomhaven.rules.actions.bonuses import end_round_bonuses
from undercroft.games.gloomhaven.rules.actions.lasting import drop_rights
from undercroft.games.gloomhaven.rules.effects.deaths import exhaust
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.state import Figure, InPlay
from undercroft.kernel import CardId, FigureId, Seat

from .facing import facing, hit, through, used, value_of
from .scenes import cells, scene
from .stacks import stacked


@pytest.mark.rule("GH-ACT-01", "GH-ACT-02")
def test_a_persistent_bonus_lies_in_the_active_area_and_works_from_then_on() -> None:
    table = facing("scoundrel", "crippling-poison", "top")
    assert table.mat(0).active == (InPlay(CardId("crippling-poison"), "top"),)
    assert value_of(table, Attack(value=2)) == 2
    table.looks(3, "poison")
    assert value_of(table, Attack(value=2)) == 5
    end_round_bonuses(table.game)
    assert value_of(table, Attack(value=2)) == 5 and table.state.lasting[0].until == "scenario"


@pytest.mark.rule("GH-ACT-03", "GH-ACT-04", "GH-XP-04", "GH-XP-E2")
def test_slots_are_used_in_order_and_after_the_last_the_card_is_lost() -> None:
    table = facing("scoundrel", "single-out", "bottom")
    xp = []
    for _ in range(4):
        assert value_of(table.looks(3, hp=14), Attack(value=1)) == 3
        xp.append(table.mat(0).xp)
    assert xp == [0, 1, 1, 2] and table.mat(0).lost == ("single-out",) and not table.mat(0).active
    assert value_of(table, Attack(value=1)) == 1
    assert table.rule_of(LastingEnded) == table.rule_of(CardDeactivated) == "GH-ACT-04"


@pytest.mark.rule("GH-ACT-05")
def test_a_bonus_must_be_used_also_without_benefit() -> None:
    table = facing("cragheart", "backup-ammunition", "top", monsters="elite cave-bear 2:0")
    table.perform(1, Attack(value=1, range=3)).picks("target 3")
    assert used(table) == 1 and table.mat(0).xp == 1
    table.perform(1, Attack(value=1, range=3)).picks("skip")
    assert used(table) == 1


@pytest.mark.rule("GH-ACT-06", "GH-ACT-08", "GH-ACT-09")
def test_a_card_may_be_put_away_at_any_time() -> None:
    table = facing("brute", "defensive-tactics", "bottom")
    (right,) = drop_rights(table.game, Seat(0))
    assert right.option.key == "drop defensive-tactics"
    table.run(right.do)
    assert table.mat(0).lost == ("defensive-tactics",) and not table.state.lasting
    assert not drop_rights(table.game, Seat(0))
    assert (table.rule_of(LastingEnded), table.rule_of(CardDeactivated)) == ("GH-ACT-09", "GH-ACT-08")


@pytest.mark.rule("GH-ACT-09", "GH-SUM-06")
def test_a_summon_goes_with_its_card() -> None:
    table = scene(tinkerer="0:0", brute="0:1", monsters="cave-bear 5:0")
    leaf = Figure(
        "battle-bot",
        cells=cells("1:0"),
        hp=6,
        full=6,
        side="party",
        owner=FigureId(1),
        card=CardId("dangerous-contraption"),
    )
    table.game.emit(FigurePlaced(FigureId(4), leaf))
    table.mats(0, active=(InPlay(CardId("dangerous-contraption"), "top"),))
    table.run(drop_rights(table.game, Seat(0))[0].do)
    assert not table.is_up(4) and table.mat(0).lost == ("dangerous-contraption",)


@pytest.mark.rule("GH-ACT-07", "GH-EOR-05", "GH-EOR-11")
def test_round_bonuses_end_with_the_round_and_their_cards_go_to_their_piles() -> None:
    table = facing("brute", "wall-of-doom", "top")
    through(table.play(1, "shield-bash", "bottom"))
    assert len(table.state.lasting) == 3
    end_round_bonuses(table.game)
    assert (
        not table.state.lasting
        and table.mat(0).lost == ("wall-of-doom",)
        and table.mat(0).discard == ("shield-bash",)
    )


@pytest.mark.rule("GH-ACT-12")
def test_a_persistent_card_without_the_lost_symbol_is_discarded() -> None:
    table = facing("mindthief", "the-minds-weakness", "top")
    table.run(drop_rights(table.game, Seat(0))[0].do)
    assert table.mat(0).discard == ("the-minds-weakness",)


@pytest.mark.rule("GH-ACT-13")
def test_all_bonuses_of_an_exhausted_character_end() -> None:
    table = facing("tinkerer", "enhancement-field", "bottom", ally="0:1")
    assert len(table.state.lasting) == 2
    exhaust(table.game, FigureId(1))
    assert not table.state.lasting and not table.mat(0).active


@pytest.mark.rule("GH-ACT-E1")
def test_frost_armor_stops_two_sources_of_any_damage() -> None:
    table = facing("spellweaver", "frost-armor", "bottom")
    full = table.hp(1)
    table.run(Suffer(FigureId(1), 1, "trap"))
    assert table.hp(1) == full and table.mat(0).active[0].used == 1 and table.mat(0).xp == 1
    hit(table)
    assert table.hp(1) == full and table.mat(0).lost == ("frost-armor",)
    assert table.event(DamageNegated).by == "frost-armor"
    assert hit(table).hp(1) == full - 3


@pytest.mark.rule("GH-ACT-E2")
def test_an_attack_without_damage_uses_no_slot() -> None:
    table = facing("spellweaver", "frost-armor", "bottom")
    stacked(table, "null", deck="monsters")
    hit(table)
    assert used(table) == 0


@pytest.mark.rule("GH-ITM-27", "GH-ATK-07")
def test_the_defender_orders_shield_and_bonuses_for_a_source_of_damage() -> None:
    table = facing("brute", "warding-strength", "bottom")
    through(table.perform(1, Shield(value=3), duration="round"))
    table.perform(3, Attack(value=3))
    assert {"pass", "use warding-strength"} <= set(table.keys())
    table.picks("pass")
    assert used(table) == 0
    table.perform(3, Attack(value=3)).picks("use warding-strength")
    assert used(table) == 1 and not table.is_asked()
    through(table.play(1, "juggernaut", "bottom"))
    table.perform(3, Attack(value=6)).picks("use juggernaut")
    assert not table.is_asked() and used(table) == 2
    table.perform(3, Attack(value=6)).picks("use warding-strength")
    assert used(table) == 4 and table.hp(1) == table.figure(1).full


@pytest.mark.rule("GH-ACT-11", "GH-ACT-09")
def test_an_active_card_is_a_discard_to_lose_only_once_it_was_put_away() -> None:
    table = facing("brute", "shield-bash", "bottom").mats(0, hand=(), discard=(CardId("trample"),))
    table.run(Suffer(FigureId(1), 1, "trap"))
    assert not table.is_asked() and table.hp(1) == table.figure(1).full - 1
    table.run(drop_rights(table.game, Seat(0))[0].do)
    table.run(Suffer(FigureId(1), 1, "trap")).picks("lose-discard trample")
    assert set(table.mat(0).lost) == {"shield-bash", "trample"}
