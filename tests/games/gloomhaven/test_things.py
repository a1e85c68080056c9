"""Obstacles with hit points are no figures that act, have friends or are shoved about (GH-SPC-10 to -13).

On the altars of scenario 22, and on Hail of scenario 19, who is an ally and no thing (GH-SPC-15).
"""

from __future__ import annotations

import pytest

from games.gloomhaven.equipped import wears
from games.gloomhaven.pages import at, in_turn_of, kinds, open_door, opened, put
from games.gloomhaven.scenes import Table, add_monster
from undercroft.games.gloomhaven.events.fights import AttackDeclared, AttackValued
from undercroft.games.gloomhaven.events.ground import Shoved
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.rules.effects.conditions import can_act, can_attack, can_move
from undercroft.games.gloomhaven.rules.items.items import UseItem
from undercroft.games.gloomhaven.rules.monsters.monster_situation import situation
from undercroft.games.gloomhaven.rules.movement.push_pull import movable
from undercroft.games.gloomhaven.rules.scenario.objectives import place_objectives
from undercroft.games.gloomhaven.rules.scenario.special_rules import is_thing
from undercroft.games.gloomhaven.rules.who import allies, enemies
from undercroft.kernel import FigureId
from undercroft.parts.happenings import ConditionGained
from undercroft.space import each

ALTAR = "4:3"  # in the room behind the door at 7:5


def temple(*party: str) -> tuple[Table, FigureId]:
    """The room of an altar lies open, without its demons; the first character stands two hexes away."""
    table = opened("22", party=party or ("mindthief:9", "scoundrel:9"))
    open_door(table, "1")
    table.state.opened |= 1 << at("7:5")
    table.state.rooms += ("D2a",)
    place_objectives(table.game)
    for demon in kinds(table, "cultist", "earth-demon"):
        table.looks(demon, cells=0)
    altar = next(i for i in kinds(table, "altar") if table.at(i) == ALTAR)
    return put(put(table, 1, "6:3"), 2, "7:3"), altar


@pytest.mark.rule("GH-SPC-10", "GH-SPC-11", "GH-ATK-21")
@pytest.mark.parametrize(
    ("card", "far"),
    [("parasitic-influence", 4), ("submissive-affliction", 5), ("domination", 5), ("hostile-takeover", 3)],
)
def test_an_altar_is_forced_to_nothing(card: str, far: int) -> None:
    """It is in range and sight, and a demon at the same place could be forced."""
    table = temple()[0]
    assert ground(table.game).in_sight(at("6:3"), far) >> at(ALTAR) & 1
    table.play(1, card, "bottom")
    assert not table.is_asked()
    table = temple()[0]
    demon = add_monster(table.game, "earth-demon", "normal", "4:4")
    table.play(1, card, "bottom")
    assert table.keys("target") == [str(demon)]


@pytest.mark.rule("GH-SPC-10", "GH-SPC-11", "GH-ATK-21")
def test_the_doomed_compass_moves_no_altar() -> None:
    for demons in (0, 1):
        table, altar = temple()
        if demons:
            add_monster(table.game, "earth-demon", "normal", "4:4")
        wears(in_turn_of(table, 1), "doomed-compass").run(UseItem(FigureId(1), "doomed-compass"))
        assert table.is_asked() is bool(demons) and all(charm.figure != altar for charm in table.state.charms)


@pytest.mark.rule("GH-SPC-10", "GH-SPC-11")
def test_an_altar_performs_nothing_at_all() -> None:
    table, altar = temple()
    assert not any(can(table.game, altar) for can in (can_act, can_move, can_attack))


@pytest.mark.rule("GH-SPC-11", "GH-SPC-12", "GH-SPC-13")
def test_an_altar_can_be_attacked_but_neither_pushed_nor_cursed() -> None:
    """Fearsome Blade has Push 3, Perverse Edge stuns."""
    for card, half in (("fearsome-blade", "top"), ("perverse-edge", "bottom")):
        table, altar = temple()
        put(table, 1, "5:3").play(1, card, half).picks(f"target {altar}")
        assert table.event(AttackDeclared).target == altar and table.hp(altar) < table.figure(altar).full
        assert not table.is_asked() and not table.events(ConditionGained) and not table.events(Shoved)
        assert not movable(table.game, altar)


@pytest.mark.rule("GH-SPC-12", "GH-DEF-02")
def test_an_altar_is_nobodys_ally_and_has_none() -> None:
    table, altar = temple()
    demon = add_monster(table.game, "earth-demon", "normal", "4:4")
    assert altar in enemies(table.game, FigureId(1))
    assert altar not in allies(table.game, demon) and not allies(table.game, altar)


@pytest.mark.rule("GH-SPC-12", "GH-DEF-02")
def test_neither_altar_nor_demon_is_the_others_friend_in_a_bonus() -> None:
    """Backstab: +2 on a target that is adjacent to none of its allies, be it the demon or the altar."""
    for lonely in (True, False):
        table, altar = temple("scoundrel:9", "mindthief:9")
        demon = add_monster(table.game, "earth-demon", "normal", "4:4")
        if not lonely:
            add_monster(table.game, "earth-demon", "normal", "5:4")
        put(table, 1, "3:5").play(1, "backstab", "top").picks(f"target {demon}")
        assert table.events(AttackValued)[0].damage == (5 if lonely else 3)
    table, altar = temple("scoundrel:9", "mindthief:9")
    add_monster(table.game, "earth-demon", "normal", "4:4")
    put(table, 1, "5:3").play(1, "backstab", "top").picks(f"target {altar}")
    assert table.events(AttackValued)[0].damage == 5


@pytest.mark.rule("GH-SPC-12", "GH-MOT-01")
def test_a_monsters_heal_passes_an_altar_by() -> None:
    """A Shaman heals who has lost the most of its own; the altar has lost more, and is none of them."""
    table, altar = temple()
    shaman = add_monster(table.game, "inox-shaman", "normal", "4:4")
    table.looks(altar, hp=1, full=40).looks(shaman, hp=2).turn(shaman, "590")
    while table.is_asked():
        table.picks(table.asked.keys()[0])
    assert table.hp(altar) == 1 and table.hp(shaman) > 2


@pytest.mark.rule("GH-SPC-15", "GH-SPC-10")
def test_a_summon_passes_an_ally_of_the_page_and_no_altar() -> None:
    """Hail is somebody to pass; an altar is an obstacle to its own side."""
    table = opened("19", party=("mindthief:1", "brute:1"))
    hail = kinds(table, "hail")[0]
    assert not is_thing(table.game, table.figure(hail))
    table.play(1, "gnawing-horde", "top")
    table.picks(table.asked.keys()[0])
    rats = max(table.state.figures)
    mind = situation(table.game, rats, None, None)
    assert mind.allies & table.figure(hail).cells and not mind.obstacles & table.figure(hail).cells
    temple_, altar = temple()
    demon = add_monster(temple_.game, "earth-demon", "normal", "4:4")
    seen = situation(temple_.game, demon, None, None)
    assert seen.obstacles & temple_.figure(altar).cells


@pytest.mark.rule("GH-DOR-18")
def test_who_stands_in_an_open_doorway_is_in_both_rooms() -> None:
    """Inferno from the doorway of scenario 1 burns all in sight on either side of it."""
    table = opened("1", party=("spellweaver:9", "brute:1"))
    found = ground(table.game)
    door, record = next(iter(found.layout.doors.items()))
    table.state.opened |= 1 << door
    table.state.rooms = tuple(dict.fromkeys((*table.state.rooms, *record.rooms)))
    found = ground(table.game)
    beside = {
        room: next(each(found.neighbours(1 << door) & found.layout.floors[room])) for room in record.rooms
    }
    for i in [i for i, f in table.state.figures.items() if not f.is_character]:
        table.looks(i, cells=0)
    foes = []
    for cell in beside.values():
        foes.append(add_monster(table.game, "bandit-guard", "normal", GRID.name(cell)))
    table.looks(1, cells=1 << door).looks(2, cells=0).play(1, "inferno", "top")
    assert set(table.keys("target")) == {str(foe) for foe in foes}


@pytest.mark.rule("GH-DOR-18")
def test_who_stands_in_an_open_doorway_is_hit_from_the_room() -> None:
    table = opened("1", party=("spellweaver:9", "brute:1"))
    found = ground(table.game)
    door, record = next(iter(found.layout.doors.items()))
    table.state.opened |= 1 << door
    found = ground(table.game)
    room = next(room for room in record.rooms if room in table.state.rooms)
    for i in [i for i, f in table.state.figures.items() if not f.is_character]:
        table.looks(i, cells=0)
    foe = add_monster(table.game, "bandit-guard", "normal", GRID.name(door))
    inside = next(each(found.neighbours(1 << door) & found.layout.floors[room]))
    table.looks(1, cells=1 << inside).looks(2, cells=0).play(1, "inferno", "top")
    assert table.keys("target") == [str(foe)]
