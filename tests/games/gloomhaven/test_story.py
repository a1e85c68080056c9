"""What scenarios do at their moments: rounds, doors, kills, plates, loot (GH-SPC, GH-SET-07)."""

from __future__ import annotations

from typing import Any

import pytest

from games.gloomhaven.inventions import invented
from games.gloomhaven.pages import at, kinds, verdict, where
from games.gloomhaven.rulings import BONES, DOOR, GUARDS, EndTurn, bones, enter, play_round, ruled
from undercroft.games.gloomhaven.events.ground import MoneyDropped, TrapSprung
from undercroft.games.gloomhaven.events.rounds import Noted
from undercroft.games.gloomhaven.events.story import DoorsUnlocked
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.records.abilities import Move
from undercroft.games.gloomhaven.records.maps import Standing
from undercroft.games.gloomhaven.records.moments import (
    AddCards,
    AtDoor,
    AtEntry,
    AtKill,
    AtLoot,
    AtPlates,
    AtReveal,
    AtRound,
    AtSetup,
    GiveConditions,
    Hurt,
    HurtMonster,
    OpenDoors,
    PlaceTraps,
    SetElements,
    SetUpLate,
    UnlockDoors,
)
from undercroft.games.gloomhaven.records.scenario_rules import (
    Toll,
    Trigger,
)
from undercroft.games.gloomhaven.rules.effects.deaths import Die
from undercroft.games.gloomhaven.rules.movement.looting import LootHexes
from undercroft.games.gloomhaven.rules.scenario.scenario_page import holds_now
from undercroft.games.gloomhaven.state import MONSTERS, STRONG, Terrain, Treasure
from undercroft.kernel import FigureId


@pytest.mark.rule("GH-SPC-19", "GH-SPC-16", "GH-SPC-20")
def test_a_rule_that_waits_for_a_door_works_once_when_it_opens() -> None:
    table = ruled(Trigger(when=AtDoor(mark="x"), do=(bones("a"),), once=True), marks={"a": "3:1", "x": DOOR})
    assert not kinds(table, BONES)
    enter(table)
    assert where(table, BONES) == ["3:1"]
    enter(table)
    assert len(kinds(table, BONES)) == 1


@pytest.mark.rule("GH-SPC-19")
def test_rules_that_wait_for_a_room_a_mark_or_a_loot() -> None:
    table = enter(
        ruled(
            Trigger(
                when=invented("no page of this version waits for a room; packs may", AtReveal(room="there")),
                do=(bones("a"),),
            ),
            marks={"a": "3:1"},
        )
    )
    assert where(table, BONES) == ["3:1"]
    table = ruled(
        Trigger(
            when=invented("no page of this version waits for an entry; packs may", AtEntry(mark="b")),
            do=(bones("a"),),
        ),
        marks={"a": "3:1", "b": "2:0"},
    )
    table.perform(1, Move(value=3)).picks("go 1:0")
    assert not kinds(table, BONES)
    table.picks("go 2:0")
    assert where(table, BONES) == ["3:1"]
    table = ruled(Trigger(when=AtLoot(count=1), do=(bones("a"),)), marks={"a": "3:1"})
    table.knows(terrain=Terrain(treasures=(Treasure(at("1:0"), "goal"),)))
    assert where(table.run(LootHexes(FigureId(1), 1 << at("1:0"))), BONES) == ["3:1"]


@pytest.mark.rule("GH-SPC-19", "GH-MOV-01")
@pytest.mark.parametrize("jump", [False, True])
def test_a_marked_hex_that_is_passed_works_at_once_and_the_move_goes_on_from_there(jump: bool) -> None:
    """The way is not gone to its end first: the newcomer may well stand in it."""
    table = ruled(
        Trigger(
            when=invented("no page of this version waits for an entry; packs may", AtEntry(mark="b")),
            do=(bones("a"),),
        ),
        marks={"a": "4:1", "b": "2:0"},
    )
    table.perform(1, Move(value=4, jump=jump)).picks("go 4:0")
    assert (table.at(1), where(table, BONES)) == ("2:0", ["4:1"])
    table.picks("go 4:0")
    assert table.at(1) == "4:0"


@pytest.mark.rule("GH-SPC-20", "GH-EOR-08", "GH-SPC-02")
@pytest.mark.parametrize(
    ("moment", "rounds"),
    [
        (AtRound(at="end"), [1, 2, 3]),
        (AtRound(at="start"), [1, 2, 3]),
        (AtRound(at="end", which="odd"), [1, 3]),
        (AtRound(at="end", which="even"), [2]),
        (AtRound(at="start", number=2), [2]),
        (AtRound(at="end", since=2), [2, 3]),
        (AtRound(at="end", players=(3, 4)), []),
    ],
)
def test_rules_of_rounds(moment: AtRound, rounds: list[int]) -> None:
    table = ruled(Trigger(when=moment, do=(SetElements(strong=("ice",)),))).knows(round=0)
    found = []
    for number in (1, 2, 3):
        before = len([note for note in table.events(Noted) if note.what == "followed 0"])
        play_round(table)
        if len([note for note in table.events(Noted) if note.what == "followed 0"]) > before:
            found.append(number)
    assert found == rounds


@pytest.mark.rule("GH-SPC-08", "GH-SPC-09", "GH-SPC-07")
@pytest.mark.parametrize(
    ("need", "brute", "spellweaver", "opens"),
    [
        ("one", "1:0", "5:0", True),
        ("one", "3:0", "5:0", False),
        ("all", "1:0", "2:0", True),
        ("all", "1:0", "3:0", False),
        ("each-character", "1:0", "2:0", True),
        ("each-character", "1:0", "4:0", False),
    ],
)
def test_plates_open_a_door_at_the_end_of_any_turn(
    need: Any, brute: str, spellweaver: str, opens: bool
) -> None:
    rule = Trigger(
        when=AtPlates(marks=("ab", "ab", "ab"), need=need), do=(OpenDoors(marks=("x",)),), once=True
    )
    table = ruled(
        rule,
        locked=True,
        marks={"a": "1:0", "b": "2:0", "x": DOOR},
        brute=brute,
        spellweaver=spellweaver,
        monsters=f"{GUARDS} 6:0",
    )
    assert "there" not in table.state.rooms
    table.run(EndTurn(FigureId(3)))  # a monster's turn is over
    assert ("there" in table.state.rooms) == opens


@pytest.mark.rule("GH-SPC-19", "GH-SPC-20")
def test_rules_that_count_kills() -> None:
    foes: dict[str, Any] = {"monsters": f"{GUARDS} 4:0, elite {GUARDS} 5:0", "marks": {"a": "3:1"}}
    each = ruled(
        Trigger(
            when=invented(
                "only on pages past 25 that cannot be begun yet", AtKill(monster=GUARDS, each=True)
            ),
            do=(bones("a"),),
        ),
        **foes,
    )
    each.run(Die(FigureId(3)))
    assert where(each, BONES) == ["3:1"]
    two = ruled(Trigger(when=AtKill(count=2, monster=GUARDS), do=(bones("a"),)), **foes)
    assert not kinds(two.run(Die(FigureId(3))), BONES) and kinds(two.run(Die(FigureId(4))), BONES)
    elite = ruled(Trigger(when=AtKill(rank="elite", each=True), do=(bones("a"),)), **foes)
    assert not kinds(elite.run(Die(FigureId(3))), BONES) and kinds(elite.run(Die(FigureId(4))), BONES)
    last = ruled(Trigger(when=AtKill(monster=GUARDS, all=True), do=(bones("a"),)), **foes)
    assert not kinds(last.run(Die(FigureId(3))), BONES)
    last.run(Die(FigureId(4)))
    assert kinds(last, BONES) and not verdict(last)  # they come before the end is looked for


@pytest.mark.rule("GH-SPC-20")
def test_rules_hold_since_and_until_a_moment() -> None:
    since = Toll(at="turn-end", amount=1, since=AtDoor(mark="x"))
    until = invented(
        "no page of this version ends a toll; packs may",
        Toll(at="turn-end", amount=1, until=AtDoor(mark="x")),
    )
    table = ruled(since, until, marks={"x": DOOR})
    assert not holds_now(table.game, since) and holds_now(table.game, until)
    enter(table)
    assert holds_now(table.game, since) and not holds_now(table.game, until)


@pytest.mark.rule("GH-SPC-20")
def test_things_that_happen_at_the_end_of_the_round_of_a_door() -> None:
    rule = Trigger(when=AtDoor(mark="x", end_of_round=True), do=(bones("a"),))
    table = enter(ruled(rule, marks={"a": "3:1", "x": DOOR}))
    assert not kinds(table, BONES)
    play_round(table.knows(round=0))
    assert where(table, BONES) == ["3:1"]
    play_round(table)
    assert len(kinds(table, BONES)) == 1


@pytest.mark.rule("GH-SET-07", "GH-SET-01")
def test_cards_and_conditions_at_set_up() -> None:
    rule = Trigger(
        when=AtSetup(),
        negative=True,
        do=(
            AddCards(card="minus-1", count=2),
            AddCards(card="bless", count=1, to="monsters"),
            AddCards(card="curse", count=3),
            GiveConditions(conditions=("disarm", "wound")),
        ),
    )
    table = ruled(rule)
    for seat in "01":
        pool = list(table.state.attack_decks[seat].pool)
        assert pool.count("extra-minus-1") == 2 and pool.count("curse") == 3  # type: ignore[arg-type]
        assert table.conditions(int(seat) + 1) == ["disarm", "wound"]
    assert list(table.state.attack_decks[MONSTERS].pool).count("bless") == 1  # type: ignore[arg-type]
    table.run(EndTurn(FigureId(1)))
    assert table.conditions(1) == ["wound"]


@pytest.mark.rule("GH-SPC-20")
def test_a_condition_may_last_for_the_scenario() -> None:
    table = ruled(Trigger(when=AtSetup(), do=(GiveConditions(conditions=("muddle",), lasting=True),)))
    table.run(EndTurn(FigureId(1))).run(EndTurn(FigureId(1)))
    assert table.conditions(1) == ["muddle"]


@pytest.mark.rule("GH-SPC-20", "GH-DMG-07", "GH-SPC-18")
def test_damage_that_the_page_deals() -> None:
    hurt = Hurt(amount="1+N", to="all")
    table = enter(
        ruled(Trigger(when=AtDoor(mark="x"), do=(hurt,)), monsters=f"{GUARDS} 3:0", marks={"x": DOOR})
    )
    before = [table.figure(i).full for i in (1, 2, 3)]
    table.picks("suffer", "suffer")
    assert [table.hp(i) for i in (1, 2, 3)] == [full - 2 for full in before]
    some = ruled(
        Trigger(
            when=AtDoor(mark="x"),
            do=(
                Hurt(amount=1, to="door-opener"),
                invented(
                    "no page of this version hurts a type; packs may", HurtMonster(monster=GUARDS, amount=3)
                ),
            ),
        ),
        monsters=f"{GUARDS} 3:0",
        marks={"x": DOOR},
    )
    enter(some).picks("suffer")
    assert some.hp(2) == some.figure(2).full and some.hp(1) == some.figure(1).full - 1
    assert some.hp(3) == some.figure(3).full - 3


@pytest.mark.rule("GH-SPC-20", "GH-TER-04")
def test_traps_that_appear_spring_under_who_stands_there() -> None:
    rule = Trigger(
        when=AtDoor(mark="x"),
        do=(
            invented(
                "page 69, which cannot be begun yet, has traps without conditions",
                PlaceTraps(at="d", conditions=("poison",)),
            ),
        ),
    )
    table = enter(ruled(rule, marks={"x": DOOR, "d": "0:0 4:0"})).picks("suffer")
    assert table.event(TrapSprung).figure == 1 and table.conditions(1) == ["poison"]
    assert [trap.cell for trap in table.state.terrain.traps] == [at("4:0")]


@pytest.mark.rule("GH-SPC-20", "GH-ELM-01")
def test_elements_that_the_page_sets() -> None:
    rule = Trigger(when=AtSetup(), do=(SetElements(strong=("fire", "dark"), inert=("ice",)),))
    table = ruled(rule)
    assert table.state.elements == (STRONG, 0, 0, 0, 0, STRONG)


@pytest.mark.rule("GH-SPC-07")
def test_an_unlocked_door_opens_like_any_other() -> None:
    rule = Trigger(when=AtPlates(marks=("a", "a", "a")), do=(UnlockDoors(marks=("x",)),), once=True)
    table = ruled(rule, locked=True, marks={"a": "0:0", "x": DOOR}, brute="0:0")
    assert not ground(table.game).closed
    table.run(EndTurn(FigureId(2)))
    assert ground(table.game).closed == 1 << at(DOOR) and "there" not in table.state.rooms
    assert table.rule_of(DoorsUnlocked) == "GH-SPC-07"


@pytest.mark.rule("GH-SPC-20", "GH-SPC-03")
def test_monsters_that_are_set_up_late_drop_money() -> None:
    late = (Standing(monster=BONES, at="3:1", ranks="nnn", later="ambush"),)
    table = ruled(
        Trigger(when=AtDoor(mark="x"), do=(SetUpLate(name="ambush"),)), marks={"x": DOOR}, later=late
    )
    assert not kinds(table, BONES)
    enter(table)
    assert where(table, BONES) == ["3:1"]
    assert table.run(Die(kinds(table, BONES)[0])).events(MoneyDropped)


@pytest.mark.rule("GH-SPC-20")
def test_only_the_first_closed_door_may_open() -> None:
    rule = Trigger(
        when=invented("only on pages past 25 that cannot be begun yet", AtKill(each=True)),
        do=(OpenDoors(marks=("y", "x"), next_only=True),),
    )
    table = ruled(rule, locked=True, marks={"x": DOOR, "y": "0:2"}, monsters=f"{GUARDS} 3:0")
    assert table.run(Die(FigureId(3))).state.opened == 1 << at(DOOR)
