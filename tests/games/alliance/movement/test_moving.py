"""Heroes move, turn and share squares (DA-MOV, DA-HER)."""

from __future__ import annotations

import pytest

from games.alliance.boards import cell, cells
from games.alliance.table import FIRST, Table, name
from undercroft.games.alliance.events.moves import Displaced, Faced, Walked
from undercroft.games.alliance.records.tiles import EAST, SOUTH, WEST
from undercroft.games.alliance.rules.cards.placing import TakeSteps
from undercroft.games.alliance.rules.movement.moving import MakeRoom, step_points

START, NORTH_ROOM, EAST_ROOM = (1, 0), (0, 0), (1, 1)


def two_rooms(players: int = 2, *variants: str) -> Table:
    """The starting tile of seat 0 with a room to the north, connected; nobody else is near."""
    table = Table(players, *variants)
    table.lay("i-01", NORTH_ROOM)
    table.passage(NORTH_ROOM, START)
    for hero, at in (("lorna", (5, 0)), ("krom", (4, 0)), ("mcfarlin", (3, 0))):
        table.stand(hero, at)
    table.hand(FIRST)
    return table


@pytest.mark.rule("DA-THR-02", "DA-MOV-01")
def test_nobody_goes_through_a_room_with_a_face_down_token_where_another_way_is_as_cheap() -> None:
    table = two_rooms()
    table.stand("mcfarlin", (5, 2))
    table.stand("petra", (3, 2))
    table.threat((1, 1))
    table.activate("petra").go((3, 0))
    assert [event.cell for event in table.events(Walked)] in (
        [cell((3, 1)), cell((3, 0))],
        [cell((4, 1)), cell((3, 0))],
    )
    assert not table.s.threats[0].shown
    through = two_rooms()
    through.threat((1, 1))
    through.stand("petra", (3, 2))
    through.activate("petra").go((2, 1))  # who wants to go there goes
    assert through.s.threats == () or through.s.threats[0].shown


@pytest.mark.rule("DA-MOV-E1", "DA-MOV-01", "DA-MOV-03", "DA-MOV-05", "DA-GEO-07")
def test_petra_slips_past_two_goblins() -> None:
    table = two_rooms()
    table.stand("petra", (5, 1))
    table.monster("m-01", (2, 1))
    table.monster("m-01", (2, 0))
    table.activate("petra").go((2, 2))
    walked = table.events(Walked)
    assert [step.cell for step in walked][1:] == [cell((3, 1)), cell((2, 2))]
    assert [step.cost for step in walked] == [1, 1, 2]
    assert step_points(table.game) == 0 and not table.some("go")
    found = table.why_not(cell=cell((1, 2)))
    assert found is not None and (found.rule, found.number, found.limit) == ("DA-MOV-02", 2, 0)


@pytest.mark.rule("DA-MOV-E2", "DA-MOV-02", "DA-MOV-04", "DA-MOV-06")
@pytest.mark.parametrize(("gone", "leaves"), [(2, True), (3, False)])
def test_leaving_three_monsters_costs_two(gone: int, leaves: bool) -> None:
    table = two_rooms()
    table.stand("petra", (1, 1))
    for at in ((0, 0), (0, 1), (0, 2)):
        table.monster("m-01", at)
    table.activate("petra")
    table.s.turn = type(table.s.turn)(table.id("petra"), FIRST, gone=gone)
    table.run()
    assert (name((2, 1)) in table.some("go")) == leaves
    if leaves:
        table.go((2, 1))
        assert table.events(Walked)[-1].cost == 2


@pytest.mark.rule("DA-MOV-07", "DA-MOV-09", "DA-GEO-11", "DA-GEO-12")
def test_allies_are_passed_but_nobody_stops_on_them() -> None:
    table = two_rooms()
    table.stand("petra", (5, 1))
    table.stand("krom", (3, 1))  # in the only way north
    table.activate("petra")
    assert name((2, 1)) in table.some("go") and name((3, 1)) not in table.some("go")
    found = table.why_not(cell=cell((3, 1)))
    assert found is not None and (found.rule, found.who) == ("DA-GEO-11", table.id("krom"))
    table.go((2, 1))
    assert table.leaf("petra").cells == cells((2, 1))


@pytest.mark.rule("DA-MOV-09")
def test_nobody_enters_an_allys_square_without_points_to_leave_it() -> None:
    table = two_rooms()
    table.stand("petra", (5, 1))
    table.stand("krom", (3, 1))
    table.activate("petra")
    table.s.turn = type(table.s.turn)(table.id("petra"), FIRST, gone=2)
    table.run()
    assert name((2, 1)) not in table.some("go") and name((4, 1)) in table.some("go")


@pytest.mark.rule("DA-MOV-08", "DA-MOV-10")
def test_an_enemy_in_the_passage_shuts_it() -> None:
    table = two_rooms()
    table.stand("petra", (5, 1))
    table.monster("m-01", (3, 1))
    table.monster("m-01", (2, 1))
    table.activate("petra")
    assert not any(name((row, column)) in table.some("go") for row in (0, 1, 2) for column in (0, 1, 2))
    found = table.why_not(cell=cell((1, 1)))
    assert found is not None and (found.rule, found.says) == ("DA-MOV-10", "no-way")


@pytest.mark.rule("DA-MOV-07", "DA-MOV-11", "DA-PVP-03", "DA-GEN-04", "DA-GEN-05")
@pytest.mark.parametrize("pvp", [False, True])
def test_rivals_are_neutral_or_enemies(pvp: bool) -> None:
    table = two_rooms(2, *(["pvp"] if pvp else []))
    table.stand("petra", (5, 1))
    table.stand("bull", (3, 1))
    table.activate("petra")
    assert (name((2, 1)) in table.some("go")) != pvp
    table.go((4, 1))
    table.go((5, 1))
    assert [step.cost for step in table.events(Walked)] == ([1, 2] if pvp else [1, 1])


@pytest.mark.rule("DA-MOV-12", "DA-DEF-04", "DA-DEF-12")
def test_a_defeated_rival_is_passed_and_hinders_nobody() -> None:
    table = two_rooms(2, "pvp")
    table.stand("petra", (5, 1))
    table.stand("bull", (3, 1), lies=True)
    table.activate("petra")
    assert name((2, 1)) in table.some("go") and name((3, 1)) not in table.some("go")
    table.go((4, 1)).go((2, 1))
    assert [step.cost for step in table.events(Walked)] == [1, 1, 1]


@pytest.mark.rule("DA-MOV-13", "DA-MOV-15", "DA-HER-16")
def test_turning_is_free_and_changes_nothing_else() -> None:
    table = two_rooms()
    table.stand("petra", (4, 1), EAST)
    table.monster("m-01", (4, 2), facing=WEST)
    table.activate("petra")
    assert set(table.some("face")) == {"N", "S", "W"}
    table.answer("face W")
    assert table.leaf("petra").facing == WEST and table.s.turn.paid == 0 and not table.s.turn.acted
    assert table.some("face") == []  # the first turn could have been the second
    table.go((3, 1))
    assert table.leaf("petra").facing == WEST and "N" in table.some("face")


@pytest.mark.rule("DA-MOV-14", "DA-HER-07", "DA-HER-08")
def test_after_an_attack_nobody_moves_or_turns() -> None:
    table = two_rooms()
    table.stand("petra", (4, 1), EAST)
    goblin = table.monster("m-06", (4, 2))
    table.activate("petra").answer(f"attack {goblin} melee")
    assert table.s.turn.attacked
    assert not table.some("go") and not table.some("face") and "second-move" not in table.keys
    found = table.why_not(cell=cell((3, 1)))
    assert found is not None and (found.rule, found.says) == ("DA-HER-07", "attacked")


@pytest.mark.rule("DA-MOV-18")
def test_who_must_stop_on_anothers_square_makes_room() -> None:
    table = two_rooms()
    table.stand("petra", (4, 0))
    table.stand("krom", (4, 0))
    table.run(MakeRoom(table.id("petra")))
    free = {(3, 1), (4, 1), (5, 1)}
    assert table.asked == FIRST and set(table.some("square")) == {name(at) for at in free}
    table.answer(f"square {name((3, 1))}")
    assert table.leaf("petra").cells == cells((3, 1))
    assert table.events(Displaced)[0].squares == 0 and table.faults() == []


@pytest.mark.rule("DA-MOV-16", "DA-MOV-17")
def test_points_may_be_left_unspent() -> None:
    table = two_rooms()
    table.activate("petra").go((3, 1))
    assert step_points(table.game) == 3 and "done" in table.keys
    table.answer("done")
    assert table.s.turn.figure == 0 and table.leaf("petra").cells == cells((3, 1))


@pytest.mark.rule("DA-HER-18", "DA-HER-06")
def test_steps_of_a_card_cost_nothing() -> None:
    table = two_rooms()
    table.stand("petra", (5, 1))
    table.monster("m-01", (4, 2))
    table.turn_of("petra")
    table.run(TakeSteps(table.id("petra"), 2))
    assert name((3, 1)) in table.some("go") and name((2, 1)) not in table.some("go")
    table.go((3, 1))
    assert [step.cost for step in table.events(Walked)] == [0, 0]
    assert table.s.turn.paid == 0 and table.s.turn.squares == 2
    assert table.events(Faced) == [] and table.leaf("petra").facing != SOUTH


@pytest.mark.rule("DA-MOV-18", "DA-HER-18")
def test_who_cannot_go_on_from_an_allys_square_makes_room() -> None:
    """The steps of the card are used up on a square of another: the hero does not stay there."""
    table = two_rooms()
    table.stand("petra", (4, 1))
    table.stand("krom", (4, 1))
    table.turn_of("petra")
    table.run(TakeSteps(table.id("petra"), 0))
    assert table.what == "alliance.make_room.choose"
    table.answer(f"square {table.some('square')[0]}")
    assert table.leaf("petra").cells != table.leaf("krom").cells and table.faults() == []
