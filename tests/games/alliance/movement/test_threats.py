"""Threat tokens that are entered, turned up from outside, disarmed (DA-THR, DA-TRP)."""

from __future__ import annotations

import pytest

from games.alliance.boards import cell, cells
from games.alliance.table import FIRST, SECOND, Table, name
from undercroft.games.alliance.events.dungeon import (
    Checked,
    PitOpened,
    ThreatDiscarded,
    ThreatShown,
    ThreatTurnedDown,
    TrapDisarmed,
    TrapSprung,
)
from undercroft.games.alliance.events.fights import CubesPlaced, TokensPlaced
from undercroft.games.alliance.events.market import XpGained
from undercroft.games.alliance.events.moves import SpeedLost, SpeedPaid, Walked
from undercroft.games.alliance.rules.movement.chests import DISARMED, TURNED_UP
from undercroft.games.alliance.rules.movement.doors import free_number
from undercroft.games.alliance.rules.movement.entering import Enter
from undercroft.games.alliance.rules.movement.moving import MakeRoom, points
from undercroft.games.alliance.rules.movement.traps import SpringTrap
from undercroft.games.alliance.state import Turn

START, NORTH_ROOM = (1, 0), (0, 0)


def beyond(kind: str = "", *, at: tuple[int, int] = (1, 1), level: int = 1, tile: str = "i-04") -> Table:
    """A room north of the starting tile with a face-down token in its centre; Petra stands at the passage."""
    table = Table()
    table.lay(tile, NORTH_ROOM)
    table.passage(NORTH_ROOM, START)
    for hero, square in (("lorna", (5, 0)), ("krom", (4, 0)), ("mcfarlin", (5, 2))):
        table.stand(hero, square)
    table.stand("petra", (3, 1))
    table.hand(FIRST)
    table.threat(at, level, kind)
    if kind:
        stack = list(table.s.stacks[level - 1])
        stack.remove(kind)  # type: ignore[arg-type]
        stacks = list(table.s.stacks)
        stacks[level - 1] = tuple(stack)
        table.s.stacks = tuple(stacks)  # type: ignore[assignment]
    return table


@pytest.mark.rule("DA-THR-E1", "DA-THR-02", "DA-THR-04", "DA-THR-05", "DA-THR-07", "DA-THR-11", "DA-THR-15")
def test_a_pit_opens_where_the_hero_enters() -> None:
    table = beyond()
    table.activate("petra", "t-3").go((2, 1))
    (shown,) = table.events(ThreatShown)
    assert (shown.kind, shown.figure) == ("t-3", table.id("petra"))
    (token,) = table.s.threats
    assert token.cell == cell((2, 1)) and token.pit and token.shown
    assert table.leaf("petra").damage == ("damage", "damage")
    assert points(table.game) == 3 and table.some("go")  # the activation goes on
    assert table.events(ThreatDiscarded) == [] and table.faults() == []


@pytest.mark.rule("DA-THR-08", "DA-MMV-08", "DA-THR-07")
def test_a_pit_costs_one_more_to_leave() -> None:
    table = beyond()
    table.activate("petra", "t-3").go((2, 1)).go((1, 1))
    assert [step.cost for step in table.events(Walked)] == [1, 2]
    # And it can no longer be disarmed, by nobody.
    assert not table.some("disarm") and not table.some("reveal")


@pytest.mark.rule("DA-THR-E2", "DA-THR-03")
def test_a_chest_stays_where_it_was() -> None:
    table = beyond()
    table.activate("petra", "t-1").go((2, 1))
    (token,) = table.s.threats
    assert token.shown and token.cell == cell((1, 1)) and f"chest {name((1, 1))}" in table.keys
    table.go((1, 1))
    assert table.what == "alliance.step_on_chest.choose"
    before = points(table.game)
    table.answer("open-freely")
    assert table.s.threats == () and points(table.game) == before
    assert table.s.alliances[FIRST].face_up == 1 and len(table.s.alliances[FIRST].hand) == 1


@pytest.mark.rule("DA-THR-06")
@pytest.mark.parametrize("trap", ["t-4", "t-5"])
def test_other_traps_are_discarded(trap: str) -> None:
    table = beyond()
    table.activate("petra", trap).go((2, 1))
    assert table.s.threats == () and table.s.spent == (trap,)
    if trap == "t-4":
        assert table.leaf("petra").damage == ("poison",)
    else:
        assert table.events(SpeedLost)[0].points == 3
        assert not table.some("go") and "second-move" not in table.keys
    assert table.faults() == []


@pytest.mark.rule("DA-THR-12", "DA-DEF-13")
def test_who_falls_to_a_trap_drafts_and_draws_but_acts_no_more() -> None:
    table = beyond()
    table.change("petra", damage=("damage",) * 6)
    table.activate("petra", "t-3").go((2, 1))
    assert table.leaf("petra").lies and len(table.leaf("petra").damage) == 7
    assert table.s.turn.figure == 0 and table.s.alliances[FIRST].defeats == 1
    assert len(table.s.alliances[FIRST].hand) == 6  # step 5 came all the same


@pytest.mark.rule("DA-THR-10")
def test_the_owner_orders_several_traps() -> None:
    table = beyond("t-3")
    table.threat((0, 0), 1)
    table.stand("petra", (2, 1))
    table.turn_of("petra")
    table.run(Enter(table.id("petra")), results=["t-4"])
    assert table.asked == FIRST and sorted(table.some("trap")) == ["1 t-3", "2 t-4"]
    table.answer("trap 2 t-4")
    assert table.leaf("petra").damage == ("poison", "damage", "damage")


@pytest.mark.rule("DA-THR-10", "DA-THR-15", "DA-THR-09")
def test_a_hero_that_another_seat_moves_keeps_its_choices() -> None:
    table = beyond("t-3")
    table.threat((0, 0), 1)
    table.stand("petra", (2, 1))
    table.turn_of("bull")  # its player pushed Petra in
    table.run(Enter(table.id("petra")), results=["t-5"])
    assert table.s.turn.seat == SECOND and table.asked == FIRST
    table.answer("trap 2 t-5")
    assert table.events(SpeedLost) == []  # the net holds the hero's own activation, and that is another's


@pytest.mark.rule("DA-THR-13")
def test_an_empty_stack_lays_no_token() -> None:
    table = Table()
    table.s.stacks = ((), table.s.stacks[1], table.s.stacks[2])
    table.offer_tiles("i-04")
    table.stand("petra", (4, 2))
    table.hand(FIRST)
    table.activate("petra").answer(f"door {name((4, 4))}", "tile i-04:0@1")
    assert len(table.s.dungeon.placed) == 3 and table.s.threats == ()
    assert free_number(table.s, "m-04") == 3


@pytest.mark.rule("DA-DMG-05")
def test_a_defeated_monsters_token_is_used_again() -> None:
    table = Table()
    one, _ = table.monster("m-04", (4, 2)), table.monster("m-04", (3, 2))
    assert free_number(table.s, "m-04") == 3
    table.change(one, cells=0, phase="fallen")
    assert free_number(table.s, "m-04") == 1


@pytest.mark.rule("DA-THR-04")
@pytest.mark.parametrize(
    ("trap", "level", "petra", "lorna"), [("t-7", 2, 3, 0), ("t-6", 2, 1, 1), ("t-8", 3, 3, 1)]
)
def test_the_threat_cards_strike(trap: str, level: int, petra: int, lorna: int) -> None:
    """A falling block is softened by armor, gas fills the room, a rune burns all others in it."""
    table = beyond(trap, level=level)
    goblin = table.monster("m-06", (0, 0))
    table.stand("petra", (2, 1))
    table.stand("lorna", (0, 2))
    table.turn_of("petra")
    table.s.threats = (type(table.s.threats[0])(1, cell((1, 1)), level, trap, True),)
    table.run(SpringTrap(1, table.id("petra")))
    assert len(table.leaf("petra").damage) == petra and len(table.leaf("lorna").damage) == lorna
    assert table.events(TrapSprung)[0].cell == cell((2, 1))
    assert table.leaf(goblin).cubes == ((-1,) if trap == "t-8" else ())
    assert {each.token for each in table.events(TokensPlaced)} == (
        {"poison"} if trap == "t-6" else {"damage"}
    )


@pytest.mark.rule("DA-DMG-17", "DA-DMG-16")
def test_a_trap_that_kills_a_monster_pays_nobody() -> None:
    table = beyond("t-8", level=3)
    goblin = table.monster("m-03", (0, 0))
    table.stand("petra", (2, 1))
    table.turn_of("petra")
    table.run(SpringTrap(1, table.id("petra")))
    assert not table.leaf(goblin).cells and table.events(CubesPlaced)[0].seat == -1
    assert table.events(XpGained) == []


@pytest.mark.rule("DA-THR-04")
def test_a_soul_rune_takes_two_cards_of_choice() -> None:
    table = beyond("t-9", level=3)
    table.hand(FIRST, "st-08-1", "st-08-2", "st-03-1")
    table.stand("petra", (2, 1))
    table.turn_of("petra")
    table.run(SpringTrap(1, table.id("petra")))
    assert table.what == "alliance.discard_chosen.choose" and table.game.open[0].secret
    table.answer("discard st-08-2", "discard st-03-1")
    assert table.s.alliances[FIRST].hand == ("st-08-1",) and table.s.spent == ("t-9",)


# -- from outside


@pytest.mark.rule("DA-TRP-E1", "DA-TRP-01", "DA-TRP-02", "DA-TRP-05", "DA-TRP-08")
def test_a_trap_is_turned_up_from_the_passage_and_left() -> None:
    table = beyond()
    table.stand("mcfarlin", (3, 2))
    table.activate("mcfarlin", "t-3").answer(f"reveal {name((1, 1))}")
    assert table.what == "alliance.look_at.choose" and table.events(SpeedPaid)[0].points == 1
    table.answer("pass")
    (token,) = table.s.threats
    assert table.events(ThreatTurnedDown) and not token.shown and token.kind == "t-3"
    assert f"disarm {name((1, 1))}" in table.keys and not table.some("reveal")
    table.answer("done")
    table.activate("petra").go((2, 1))  # or to go off when any hero enters
    assert table.leaf("petra").damage == ("damage", "damage")


@pytest.mark.rule("DA-TRP-E1", "DA-TRP-09", "DA-TRP-11", "DA-TRP-12", "DA-TRP-13", "DA-TRP-14", "DA-THR-14")
@pytest.mark.parametrize("die", ["0", "1", "2", "3"])
def test_disarming_at_once_costs_no_more_speed(die: str) -> None:
    table = beyond()
    table.stand("mcfarlin", (3, 2))
    table.activate("mcfarlin", "t-3", die).answer(
        f"reveal {name((1, 1))}", f"disarm {name((1, 1))}", "extra 0"
    )
    (checked,) = table.events(Checked)
    assert (checked.needed, checked.passed) == (1, die != "0")
    assert points(table.game) == 3
    if die == "0":
        (token,) = table.s.threats
        assert token.pit and token.cell == cell((3, 2)) and table.events(PitOpened)
        assert len(table.leaf("mcfarlin").damage) == 2 and not table.some("disarm")
    else:
        assert table.s.threats == () and table.s.alliances[FIRST].face_up == 1
        assert table.events(TrapDisarmed)[0].kind == "t-3"
    assert table.faults() == []


@pytest.mark.rule("DA-TRP-E2", "DA-TRP-06", "DA-TRP-10", "DA-TRP-07")
@pytest.mark.parametrize(("extra", "die", "passed"), [(2, "", True), (1, "1", True), (1, "0", False)])
def test_a_known_trap_of_level_ii(extra: int, die: str, passed: bool) -> None:
    table = beyond("t-7", level=2)
    table.stand("krom", (3, 1))
    table.stand("petra", (4, 1))
    table.activate("krom", *([die] if die else []))
    table.s.turn = Turn(table.id("krom"), FIRST, gone=2)
    table.run(results=[die] if die else [])
    table.answer(f"disarm {name((1, 1))}", f"extra {extra}")
    (checked,) = table.events(Checked)
    assert (checked.die == -1) == (die == "") and checked.passed == passed
    assert table.events(SpeedPaid)[0].points == 1 + extra
    if not passed:
        assert len(table.leaf("krom").damage) == 5 and table.leaf("krom").lies


@pytest.mark.rule("DA-TRP-03", "DA-TRP-02")
def test_enemies_in_either_room_forbid_it() -> None:
    for at in ((0, 0), (5, 1)):
        table = beyond()
        goblin = table.monster("m-01", at)
        table.activate("petra")
        assert not table.some("reveal")
        found = TURNED_UP.objection(table.game, table.id("petra"), cell((1, 1)))
        assert found is not None and (found.rule, found.who) == ("DA-TRP-03", goblin)
    away = beyond()
    away.stand("petra", (4, 1))
    away.activate("petra")
    assert not away.some("reveal")  # not beside the passage


@pytest.mark.rule("DA-TRP-04", "DA-TRP-15", "DA-CHE-13")
def test_a_chest_is_turned_up_and_stays() -> None:
    table = beyond()
    table.activate("petra", "t-2").answer(f"reveal {name((1, 1))}")
    (token,) = table.s.threats
    assert token.shown and token.kind == "t-2" and table.what == "alliance.hero_activation.act"
    assert table.s.turn.paid == 1


@pytest.mark.rule("DA-MOV-18", "DA-MOV-09")
def test_a_net_on_an_allys_square_makes_the_hero_give_way() -> None:
    table = beyond()
    for ally, at in (("lorna", (2, 0)), ("krom", (2, 1)), ("mcfarlin", (2, 2))):
        table.stand(ally, at)
    table.activate("petra", "t-5").go((1, 1))
    assert isinstance(table.s.frames[-1], MakeRoom) and table.what == "alliance.make_room.choose"
    table.answer(f"square {table.some('square')[0]}")
    assert not table.leaf("petra").cells & cells((2, 0), (2, 1), (2, 2)) and table.faults() == []


@pytest.mark.rule("DA-MOV-18", "DA-THR-11")
def test_a_hero_that_gave_way_to_an_ally_attacks_all_the_same() -> None:
    table = beyond()
    for ally, at in (("lorna", (2, 0)), ("krom", (2, 1)), ("mcfarlin", (2, 2))):
        table.stand(ally, at)
    table.monster("m-01", (0, 1))
    table.activate("petra", "t-5").go((1, 1))
    table.answer(f"square {name((1, 1))}")
    assert points(table.game) == 0 and table.some("attack") != []


@pytest.mark.rule("DA-MOV-18", "DA-DEF-13", "DA-THR-12")
def test_who_falls_to_a_trap_on_an_allys_square_lies_on_another() -> None:
    table = beyond()
    for ally, at in (("lorna", (2, 0)), ("krom", (2, 1)), ("mcfarlin", (2, 2))):
        table.stand(ally, at)
    table.change("petra", damage=("damage",) * 6)
    table.activate("petra", "t-3").go((1, 1))
    while table.some("square"):
        table.answer(f"square {table.some('square')[0]}")
    assert table.leaf("petra").lies
    assert not table.leaf("petra").cells & cells((2, 0), (2, 1), (2, 2)) and table.faults() == []


@pytest.mark.rule("DA-TRP-01", "DA-TRP-05")
def test_a_known_trap_is_not_disarmed_without_speed() -> None:
    table = beyond("t-7", level=2)
    table.stand("krom", (3, 1))
    table.stand("petra", (4, 1))
    table.activate("krom")
    assert table.some("disarm") == [name((1, 1))]
    table.s.turn = Turn(table.id("krom"), FIRST, gone=9)
    table.run()
    assert table.some("disarm") == []
    found = DISARMED.objection(table.game, table.id("krom"), cell((1, 1)))
    assert found is not None and (found.rule, found.says) == ("DA-TRP-01", "no-speed")
