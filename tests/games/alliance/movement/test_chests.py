"""Chests (DA-CHE)."""

from __future__ import annotations

import pytest

from games.alliance.boards import cell
from games.alliance.table import FIRST, SECOND, Table, name
from undercroft.games.alliance.events.dungeon import Checked, ChestOpened
from undercroft.games.alliance.rules.movement.chests import CHESTS
from undercroft.games.alliance.rules.movement.moving import points
from undercroft.games.alliance.state import Turn
from undercroft.kernel import CardId, FigureId

ROOM, START = (0, 0), (1, 0)
TREASURE, LOCKED = "t-1", "t-2"


def in_the_room(kind: str, level: int = 1, at: tuple[int, int] = (1, 1)) -> Table:
    """Petra in a room with a chest that lies face up."""
    table = Table()
    table.lay("i-01", ROOM)
    table.passage(ROOM, START)
    table.hand(FIRST)
    table.threat(at, level, kind, shown=True)
    table.stand("petra", (2, 1))
    return table


def why(table: Table, who: str = "petra", at: tuple[int, int] = (1, 1)) -> tuple[str, str, FigureId]:
    found = CHESTS.objection(table.game, table.id(who), cell(at))
    assert found is not None
    return found.rule, found.says, found.who


@pytest.mark.rule("DA-CHE-01", "DA-CHE-03", "DA-CHE-04", "DA-CHE-05")
@pytest.mark.parametrize(("level", "xp"), [(1, 1), (2, 2), (3, 3)])
def test_a_treasure_chest_costs_one_point_among_enemies(level: int, xp: int) -> None:
    table = in_the_room(TREASURE, level)
    table.monster("m-01", (0, 0))
    table.activate("petra").answer(f"chest {name((1, 1))}")
    assert points(table.game) == 3 and table.s.alliances[FIRST].face_up == xp
    assert len(table.s.alliances[FIRST].hand) == 1 and table.s.threats == ()
    assert table.s.alliances[SECOND].face_up == 0


@pytest.mark.rule("DA-CHE-02", "DA-CHE-06")
@pytest.mark.parametrize("opened", [True, False])
def test_walking_onto_it_opens_it_for_nothing(opened: bool) -> None:
    table = in_the_room(TREASURE)
    table.activate("petra").go((1, 1))
    assert points(table.game) == 3
    table.answer("open-freely" if opened else "pass")
    assert bool(table.events(ChestOpened)) == opened and points(table.game) == 3


@pytest.mark.rule("DA-CHE-E1", "DA-CHE-14", "DA-CHE-09")
def test_goblins_on_and_beside_chests() -> None:
    table = in_the_room(TREASURE)
    table.threat((0, 2), 1, LOCKED, shown=True)
    on_it, other = table.monster("m-01", (1, 1)), table.monster("m-01", (0, 0))
    table.stand("petra", (1, 2))
    table.activate("petra")
    assert table.some("chest") == []
    assert why(table) == ("DA-CHE-14", "chest-guarded", FigureId(0))
    assert why(table, at=(0, 2))[:2] == ("DA-CHE-09", "enemy-in-room")
    table.change(on_it, cells=0, phase="fallen")
    table.run()
    assert table.some("chest") == [name((1, 1))]
    table.change(other, cells=0, phase="fallen")
    table.run()
    assert set(table.some("chest")) == {name((1, 1)), name((0, 2))}


@pytest.mark.rule("DA-CHE-09", "DA-CHE-14", "DA-DOR-02")
@pytest.mark.parametrize(("kind", "opened"), [(LOCKED, True), (TREASURE, False)])
def test_a_monster_on_a_chest_keeps_only_a_treasure_chest_from_who_may_work(kind: str, opened: bool) -> None:
    table = in_the_room(kind)
    table.own(FIRST, artifacts=(CardId("u3-06"),))  # Lantern of Truth: enemies do not forbid to work
    table.monster("m-01", (1, 1))
    table.activate("petra")
    assert bool(table.some("chest")) == opened


@pytest.mark.rule("DA-CHE-07", "DA-CHE-08", "DA-CHE-10", "DA-CHE-11", "DA-CHE-12")
def test_a_locked_chest_is_tried_again_and_again() -> None:
    table = in_the_room(LOCKED, 2)
    table.activate("petra", "0", "1").answer(f"chest {name((1, 1))}", "extra 0")
    assert not table.events(Checked)[0].passed and points(table.game) == 3 and table.s.threats
    table.go((1, 1))  # no free try from its own square
    assert table.what == "alliance.hero_activation.act" and points(table.game) == 2
    table.answer(f"chest {name((1, 1))}", "extra 1")
    assert table.events(Checked)[1].passed and table.s.alliances[FIRST].face_up == 3
    assert table.s.threats == () and table.s.spent == (LOCKED,)


@pytest.mark.rule("DA-CHE-10")
def test_one_plus_level_points_need_no_roll() -> None:
    table = in_the_room(LOCKED, 3)
    table.activate("petra").answer(f"chest {name((1, 1))}")
    assert table.some("extra") == ["0", "1", "2", "3"]
    table.answer("extra 3")
    assert table.events(Checked)[0].die == -1 and table.s.alliances[FIRST].face_up == 4
    assert points(table.game) == 0


@pytest.mark.rule("DA-CHE-13", "DA-CHE-01")
def test_a_face_down_token_is_no_chest_and_a_far_one_out_of_reach() -> None:
    table = in_the_room(TREASURE, at=(0, 0))
    table.threat((1, 1), 1)
    table.activate("petra")
    assert table.some("chest") == []
    assert why(table, at=(0, 0))[:2] == ("DA-CHE-01", "chest-far")


@pytest.mark.rule("DA-CHE-01")
def test_a_chest_stays_shut_for_a_hero_without_speed() -> None:
    table = in_the_room(TREASURE)
    table.activate("petra")
    assert table.some("chest") == [name((1, 1))]
    table.s.turn = Turn(table.id("petra"), FIRST, gone=9)
    table.run()
    assert table.some("chest") == [] and why(table)[:2] == ("DA-CHE-01", "no-speed")
