"""Bosses: their cards, immunities and special actions (GH-BOS)."""

from __future__ import annotations

from typing import Any

import pytest

from games.gloomhaven.pages import at, in_turn_of, kinds, midround, open_door, opened, put, verdict, where
from games.gloomhaven.rulings import ruled
from games.gloomhaven.scenes import Table, scene, shelf
from undercroft.games.gloomhaven.events.fights import ModifierAdded
from undercroft.games.gloomhaven.events.ground import MoneyDropped
from undercroft.games.gloomhaven.events.rounds import TurnStarted
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.records.abilities import Attack, BossSpecial
from undercroft.games.gloomhaven.records.bosses import JumpToMark, SummonByPlayers, Unknown
from undercroft.games.gloomhaven.records.monsters import Boss
from undercroft.games.gloomhaven.records.scenario_rules import BossSpecials
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.actions.targets import reached
from undercroft.games.gloomhaven.rules.effects.conditions import gain
from undercroft.games.gloomhaven.rules.effects.deaths import Die
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.monsters.boss_acts import (
    ActOnceMore,
    JumpNext,
    Nothing,
    OpenNext,
    SummonSome,
    ThroneWalks,
)
from undercroft.games.gloomhaven.rules.monsters.stats import monster_stats
from undercroft.games.gloomhaven.rules.round.order import ability_card, initiative_of
from undercroft.games.gloomhaven.rules.scenario.placing import deck_of, place_monster
from undercroft.games.gloomhaven.rules.scenario.special_rules import specials_of, with_specials
from undercroft.games.gloomhaven.state import MONSTERS, STRONG
from undercroft.kernel import CardId, FigureId

COMMANDER = "bandit-commander"


def boss(kind: str) -> Boss:
    record = shelf().monster[kind]
    assert isinstance(record, Boss)
    return record


def lair(players: int = 2) -> Table:
    """Scenario 2 with the Commander's room open; the turn of the Commander, in mid-round."""
    table = open_door(opened("2", players), "1", 1)
    midround(table)
    return in_turn_of(table, kinds(table, COMMANDER)[0])


def special(table: Table, number: int, kind: str) -> Any:
    return specials_of(table.game, kind, number)


@pytest.mark.rule("GH-BOS-E1", "GH-BOS-04")
def test_the_bandit_commander_at_level_one_for_three() -> None:
    table = open_door(opened("2", 3), "1", 1)
    leaf = table.figure(kinds(table, COMMANDER)[0])
    stats = monster_stats(table.game, leaf)
    assert leaf.hp == 30 and (stats.move, stats.attack, stats.range) == (3, 3, 0)


@pytest.mark.rule("GH-BOS-E1", "GH-BOS-03", "GH-DOR-20")
def test_its_first_special_opens_the_next_door_and_goes_there() -> None:
    table = lair()
    commander = kinds(table, COMMANDER)[0]
    act = special(table, 1, COMMANDER)[0]
    rooms = []
    for door in ("10:8", "8:11", "3:11", "4:8"):
        table.run(OpenNext(commander, act))
        assert table.at(commander) == door and table.state.opened >> at(door) & 1
        rooms.append(table.state.rooms[-1])
    assert rooms == ["A1a", "A4b", "A2a", "A3b"]
    table.run(OpenNext(commander, act))
    assert table.at(commander) == "10:8"  # from the last to the first again
    put(table, 1, "8:11").run(OpenNext(commander, act))
    assert table.is_asked() and not table.offers("hex 8:11")
    table.picks(table.keys()[0])
    assert ground(table.game).apart(table.figure(commander).cell, at("8:11")) == 1


@pytest.mark.rule("GH-BOS-E1", "GH-BOS-03")
@pytest.mark.parametrize(("players", "rank"), [(2, "normal"), (3, "elite"), (4, "elite")])
def test_its_second_special_summons_living_bones(players: int, rank: str) -> None:
    table = lair(players)
    commander = kinds(table, COMMANDER)[0]
    table.run(SummonSome(commander, special(table, 2, COMMANDER)[0]))
    while table.is_asked():
        table.picks(table.keys()[0])
    found = kinds(table, "living-bones")
    assert len(found) == 1 and table.figure(found[0]).rank == rank and not table.figure(found[0]).drops


@pytest.mark.rule("GH-BOS-01", "GH-BOS-03", "GH-BOS-08")
def test_a_boss_acts_by_the_common_deck_at_its_initiative() -> None:
    table = lair()
    commander = kinds(table, COMMANDER)[0]
    assert deck_of(table.game, COMMANDER) == "boss" == deck_of(table.game, "jekserah")
    table.state.drawn["boss"] = CardId("577")
    card = ability_card(table.game, COMMANDER)
    assert card is not None and card.initiative == 73
    assert with_specials(table.game, commander, card.abilities) == boss(COMMANDER).special_1
    assert table.figure(commander).number == 0 and table.figure(commander).rank == "boss"
    assert table.state.order[initiative_of(table.game, commander)[0]].unit == COMMANDER


@pytest.mark.rule("GH-BOS-02")
def test_a_boss_is_neither_normal_nor_elite() -> None:
    table = lair()
    whom = Whom(side="enemies", count="all", rank=("normal", "elite"), of="map")
    assert kinds(table, COMMANDER)[0] not in reached(table.game, FigureId(1), whom)
    assert kinds(table, "bandit-archer")[0] in reached(table.game, FigureId(1), whom)


@pytest.mark.rule("GH-BOS-05", "GH-BOS-06")
def test_immunities_of_a_boss() -> None:
    table = lair()
    commander = kinds(table, COMMANDER)[0]
    for condition in ("stun", "immobilize", "curse", "wound"):
        gain(table.game, commander, condition)
    assert table.conditions(commander) == ["wound"]
    assert not [event for event in table.events(ModifierAdded) if event.deck == MONSTERS]


@pytest.mark.rule("GH-BOS-07")
def test_a_killed_boss_leaves_a_money_token() -> None:
    table = lair()
    table.run(Die(kinds(table, COMMANDER)[0], FigureId(1)))
    assert table.event(MoneyDropped).cell == at("6:10")


@pytest.mark.rule("GH-BOS-08")
def test_of_a_boss_there_is_one_figure() -> None:
    table = lair()
    assert place_monster(table.game, COMMANDER, "boss", at("6:8")) is None
    assert len(kinds(open_door(opened("8"), "1", 1), "inox-bodyguard")) == 2


@pytest.mark.rule("GH-BOS-03")
def test_specials_are_performed_by_their_number() -> None:
    table = lair()
    commander = kinds(table, COMMANDER)[0]
    table.perform(commander, *with_specials(table.game, commander, (BossSpecial(number=1),)))
    assert table.at(commander) == "10:8"


@pytest.mark.rule("GH-BOS-03")
def test_the_overseers_scouts_take_one_more_turn_and_then_their_own() -> None:
    table = midround(open_door(opened("9"), "1", 1))
    overseer = kinds(table, "merciless-overseer")[0]
    scouts = kinds(table, "vermling-scout")
    in_turn_of(table, overseer).knows(acted=(FigureId(1),))
    for scout in scouts:
        table.looks(scout, "stun")
    table.run(ActOnceMore(overseer, special(table, 1, "merciless-overseer")[0]))
    while table.is_asked():
        table.game.answer(table.asked.seat, 0)
    assert sorted(event.figure for event in table.events(TurnStarted)) == sorted(scouts)
    assert table.state.turn.figure == overseer and table.state.acted == (1,)


@pytest.mark.rule("GH-BOS-04")
def test_the_overseer_attacks_by_its_scouts() -> None:
    table = open_door(opened("9"), "1", 1)
    overseer = table.figure(kinds(table, "merciless-overseer")[0])
    scouts = kinds(table, "vermling-scout")
    assert monster_stats(table.game, overseer).attack == len(scouts)
    table.run(Die(scouts[0]))
    assert monster_stats(table.game, overseer).attack == len(scouts) - 1


@pytest.mark.rule("GH-BOS-03")
def test_the_bodyguards_retaliate_by_level() -> None:
    table = midround(open_door(opened("8"), "1", 1))
    guard = kinds(table, "inox-bodyguard")[0]
    put(table, 1, "12:1")
    table.perform(guard, *special(table, 2, "inox-bodyguard")[2:], duration="round", forced=True)
    assert [lasting.bearer for lasting in table.state.lasting] == [guard]
    assert table.state.lasting[0].effect.value == boss("inox-bodyguard").special_value[1] == 3


@pytest.mark.rule("GH-BOS-03", "GH-ELM-14")
def test_some_summons_have_to_be_paid_with_an_element() -> None:
    act = SummonByPlayers(monster="night-demon", ranks=("nne",), consume=("dark",))
    for strong, come in ((0, 0), (STRONG, 1)):
        table = lair()
        table.knows(elements=(0, 0, 0, 0, 0, strong))
        table.run(SummonSome(kinds(table, COMMANDER)[0], act))
        while table.is_asked():
            table.picks(table.keys()[0])
        assert len(kinds(table, "night-demon")) == come and table.state.elements[5] == 0


@pytest.mark.rule("GH-BOS-03")
def test_a_boss_may_jump_round_its_marks() -> None:
    table = lair()
    commander = kinds(table, COMMANDER)[0]
    open_door(table, "a")
    table.run(JumpNext(commander, JumpToMark(marks=("a", "1"))))
    assert table.at(commander) == "10:8"
    table.run(JumpNext(commander, JumpToMark(marks=("a", "1"))))
    assert table.at(commander) == "9:4"
    before = table.at(commander)
    table.run(JumpNext(commander, JumpToMark(marks=("q",)))).run(
        Nothing(commander, Unknown(what="something"))
    )
    assert table.at(commander) == before


@pytest.mark.rule("GH-BOS-03", "GH-SPC-20")
def test_a_page_may_say_what_the_specials_are() -> None:
    rule = BossSpecials(boss=COMMANDER, special_1=(Attack(mod=5),), special_2=())
    table = ruled(rule)
    assert (
        specials_of(table.game, COMMANDER, 1) == (Attack(mod=5),)
        and specials_of(table.game, COMMANDER, 2) == ()
    )
    assert specials_of(scene().game, COMMANDER, 1) == boss(COMMANDER).special_1
    assert specials_of(table.game, "bandit-guard", 1) == ()


# -- the walking throne of scenario 21


def temple(players: int = 2) -> Table:
    """Scenario 21 with the throne's room open."""
    return open_door(opened("21", players), "1")


@pytest.mark.rule("GH-SPC-20", "GH-SPC-10")
def test_only_the_throne_can_be_hurt_and_with_it_the_boss_falls() -> None:
    table = temple()
    prime, throne = kinds(table, "prime-demon")[0], kinds(table, "throne")[0]
    assert table.hp(throne) == table.hp(prime) == table.figure(prime).full
    table.run(Suffer(prime, 9, "attack", FigureId(1)))
    assert table.hp(prime) == table.figure(prime).full
    table.run(Suffer(throne, table.hp(throne), "attack", FigureId(1)))
    assert not table.is_up(throne) and not table.is_up(prime) and verdict(table) == "won"


@pytest.mark.rule("GH-SPC-20", "GH-BOS-03", "GH-SPC-03")
def test_the_throne_walks_reveals_and_calls_demons() -> None:
    table = temple()
    prime, throne = kinds(table, "prime-demon")[0], kinds(table, "throne")[0]
    act = special(table, 1, "prime-demon")[0]
    assert table.at(throne) == "4:13"
    for mark, demon in (
        ("a", "frost-demon"),
        ("b", "wind-demon"),
        ("c", "night-demon"),
        ("d", "earth-demon"),
    ):
        before = len(kinds(table, demon))
        table.run(ThroneWalks(prime, act))
        while table.is_asked():
            table.picks(table.keys()[0])
        cell = at({"a": "2:10", "b": "7:7", "c": "13:7", "d": "15:10"}[mark])
        assert table.figure(throne).cells == 1 << cell and ground(table.game).floor >> cell & 1
        assert len(kinds(table, demon)) >= before + 1
        assert table.state.terrain.blocked >> cell & 1
    assert where(table, "throne") == ["15:10"] and set(table.state.rooms) >= {"J1a", "D1a"}


@pytest.mark.rule("GH-SPC-20")
def test_who_stands_in_the_way_of_the_throne_is_put_aside() -> None:
    table = temple()
    prime, throne = kinds(table, "prime-demon")[0], kinds(table, "throne")[0]
    put(table, 1, "2:10").run(ThroneWalks(prime, special(table, 1, "prime-demon")[0]))
    while table.is_asked():
        table.picks(table.keys()[0])
    assert table.at(throne) == "2:10" and ground(table.game).apart(table.figure(1).cell, at("2:10")) == 1


@pytest.mark.rule("GH-SPC-12")
def test_the_throne_has_the_initiative_of_its_boss() -> None:
    table = midround(temple())
    prime, throne = kinds(table, "prime-demon")[0], kinds(table, "throne")[0]
    assert initiative_of(table.game, throne)[0] == initiative_of(table.game, prime)[0]
