"""Doors, locks, secret doors, and tiles laid behind them (DA-DOR)."""

from __future__ import annotations

import pytest

from games.alliance.boards import cell
from games.alliance.table import FIRST, Table, edition, name
from undercroft.games.alliance.events.dungeon import (
    Checked,
    MonsterArrived,
    PassageOpened,
    ThreatLaid,
    TileOffered,
    TilePlaced,
)
from undercroft.games.alliance.events.moves import SpeedPaid
from undercroft.games.alliance.ground import CANVAS
from undercroft.games.alliance.records.tiles import EAST, NORTH, SOUTH, WEST
from undercroft.games.alliance.rules.movement.doors import BORDERS
from undercroft.games.alliance.rules.movement.moving import points
from undercroft.games.alliance.state import Played
from undercroft.kernel import CardId

START, NORTH_ROOM, EAST_ROOM = (1, 0), (0, 0), (1, 1)
TO_NORTH, TO_EAST, TO_SOUTH = (f"door {name(at)}" for at in ((1, 1), (4, 4), (7, 1)))


def at_home() -> Table:
    """Seat 0 on its starting tile: doors north, east and south, the entrance in the west."""
    table = Table()
    for hero, at in (("lorna", (5, 0)), ("krom", (4, 0)), ("mcfarlin", (3, 0))):
        table.stand(hero, at)
    table.hand(FIRST)
    table.offer_tiles("i-04", "i-06")
    return table


@pytest.mark.rule("DA-DOR-E1", "DA-DOR-01", "DA-GEO-09")
def test_a_door_opens_from_a_corner_square() -> None:
    table = at_home()
    table.stand("petra", (3, 2))
    table.activate("petra")
    assert set(table.some("door")) == {name((1, 1)), name((4, 4))}  # along the north side and the east side
    table.answer(TO_NORTH, "tile i-04:0@1")
    assert points(table.game) == 3 and table.s.dungeon.passages == ((NORTH_ROOM, START),)


@pytest.mark.rule("DA-DOR-01", "DA-GEO-09")
def test_the_centre_is_beside_no_door() -> None:
    table = at_home()
    table.stand("petra", (4, 1))
    table.activate("petra")
    assert table.some("door") == []
    found = BORDERS.objection(table.game, table.id("petra"), cell((4, 4)))
    assert found is not None and found.rule == "DA-GEO-09"


@pytest.mark.rule(
    "DA-DOR-07", "DA-DOR-08", "DA-DOR-09", "DA-DOR-10", "DA-DOR-11", "DA-DOR-E2", "DA-THR-01", "DA-RND-09",
    "DA-SET-29",
)  # fmt: skip
def test_a_tile_is_chosen_turned_laid_and_peopled() -> None:
    table = at_home()
    table.stand("petra", (4, 2))
    table.activate("petra", "i-01")
    table.answer(TO_EAST)
    assert table.what == "alliance.work_door.propose"
    # I-04 has doors all round; I-06 has two, north and east, the other lies make locks.
    both = ((1, "i-04"), (2, "i-06"))
    assert set(table.some("tile")) == {f"{tile}:{k}@{n}" for n, tile in both for k in range(4)}
    table.answer("tile i-04:1@1")
    (laid,) = table.events(TilePlaced)
    assert (laid.tile, laid.room, laid.turns) == ("i-04", EAST_ROOM, 1)
    assert table.s.dungeon.passages == ((START, EAST_ROOM),)
    (offered,) = table.events(TileOffered)
    assert (offered.position, offered.tile) == (0, "i-01") and table.s.tiles == ("i-01", "i-06")
    arrived = table.events(MonsterArrived)
    # Skeletons on 00 and 22, turned once: 02 and 20; they look west, at the door.
    assert {each.cell for each in arrived} == {cell((3, 5)), cell((5, 3))}
    assert {each.facing for each in arrived} == {WEST} and {each.kind for each in arrived} == {"m-04"}
    assert not any(table.leaf(each.figure).exhausted for each in arrived)
    (threat,) = table.events(ThreatLaid)
    assert (threat.level, threat.cell) == (1, cell((4, 4)))
    assert table.s.threats[0].kind == "" and not table.s.threats[0].shown
    assert table.faults() == []


@pytest.mark.rule("DA-DOR-03", "DA-DOR-19")
def test_enemies_do_not_keep_a_door_shut_but_forbid_locks() -> None:
    table = at_home()
    table.stand("petra", (4, 2))
    table.monster("m-01", (5, 2))
    table.activate("petra").answer(TO_EAST)
    assert set(table.some("tile")) == {"i-04:0@1", "i-04:1@1", "i-04:2@1", "i-04:3@1", "i-06:2@2", "i-06:3@2"}
    table = at_home()
    table.stand("petra", (4, 2))
    goblin = table.monster("m-01", (5, 2))
    table.lay("i-08", EAST_ROOM)  # doors north and south: a wall meets the door
    table.activate("petra")
    assert TO_EAST not in table.keys
    found = BORDERS.objection(table.game, table.id("petra"), cell((4, 4)))
    assert found is not None and (found.rule, found.who) == ("DA-DOR-19", goblin)


@pytest.mark.rule("DA-DOR-02", "DA-DOR-19", "DA-DOR-32")
def test_a_card_lifts_the_ban_and_nothing_else() -> None:
    table = at_home()
    table.stand("mcfarlin", (4, 2))
    table.monster("m-01", (5, 2))
    table.lay("i-08", EAST_ROOM)
    table.s.columns[table.id("mcfarlin")] = (Played(FIRST, CardId("st-15-2")),)  # Trapsmith
    table.activate("mcfarlin", "0").answer(TO_EAST)
    checked = table.events(Checked)  # level I and +1 of the card: no extra Speed is of use
    assert checked[0].bonus == 1 and checked[0].passed and table.events(SpeedPaid)[0].points == 1


@pytest.mark.rule("DA-DOR-04", "DA-DOR-12", "DA-DOR-15")
def test_two_doors_that_meet_open_for_one_point_each() -> None:
    table = at_home()
    table.lay("i-01", NORTH_ROOM)
    table.lay("i-04", EAST_ROOM)
    table.lay("i-05", (0, 1))  # north, east, south: its south door lies against I-04's
    table.stand("petra", (3, 2))
    table.activate("petra").answer(TO_NORTH, TO_EAST)
    assert table.s.dungeon.passages == ((NORTH_ROOM, START), (START, EAST_ROOM))
    assert points(table.game) == 2 and table.events(TilePlaced) == [] and table.events(Checked) == []


@pytest.mark.rule("DA-DOR-06", "DA-GEO-03")
def test_nothing_opens_towards_the_frame() -> None:
    table = at_home()
    table.stand("petra", (4, 0))
    table.stand("krom", (4, 1))
    table.activate("petra")
    assert table.some("door") == []  # the entrance
    table.lay("i-01", NORTH_ROOM)
    table.stand("lorna", (0, 0))
    table.activate("lorna")
    assert table.some("door") == []  # north and west of the corner cell is the frame
    table.lay("i-04", (2, 1))  # the last row for two players: a door in the south, but no cell beyond
    table.stand("mcfarlin", (8, 4))
    table.activate("mcfarlin")
    south = f"door {name((10, 4))}"
    assert south not in table.keys
    found = BORDERS.objection(table.game, table.id("mcfarlin"), CANVAS.rooms[3, 1])
    assert found is not None and (found.rule, found.says) == ("DA-DOR-06", "frame")


@pytest.mark.rule("DA-DOR-13")
def test_without_a_tile_on_offer_no_empty_cell_is_opened() -> None:
    table = at_home()
    table.offer_tiles("i-04")
    table.stand("petra", (4, 2))
    table.activate("petra").answer(TO_EAST)
    assert {key.partition(":")[0] for key in table.some("tile")} == {"i-04"}
    table = at_home()
    table.offer_tiles()
    table.stand("petra", (4, 2))
    table.activate("petra")
    assert table.some("door") == []


@pytest.mark.rule("DA-DOR-17", "DA-DOR-E3", "DA-DOR-16", "DA-DOR-05")
@pytest.mark.parametrize("at", [(4, 2), (4, 3)])
def test_a_lock_is_worked_from_both_sides(at: tuple[int, int]) -> None:
    table = at_home()
    table.lay("i-08", EAST_ROOM)
    table.stand("mcfarlin", at)
    table.activate("mcfarlin", "1").answer(f"door {name((4, 4) if at == (4, 2) else (4, 1))}", "extra 0")
    (checked,) = table.events(Checked)
    assert (checked.what, checked.needed, checked.die, checked.passed) == ("locked-door", 1, 1, True)
    assert table.events(PassageOpened)


@pytest.mark.rule("DA-DOR-E4", "DA-DOR-18", "DA-DOR-20", "DA-DOR-22", "DA-DOR-23", "DA-DOR-24")
def test_a_lock_into_level_ii_with_three_points() -> None:
    def trying(*results: str) -> Table:
        table = at_home()
        table.lay("ii-04", EAST_ROOM)  # doors north and south
        table.stand("krom", (4, 2))
        table.activate("krom", *results)
        table.s.turn = type(table.s.turn)(table.id("krom"), FIRST, gone=2)
        table.run(results=results)
        return table.answer(TO_EAST)

    assert trying().some("extra") == ["0", "1", "2"]
    sure = trying().answer("extra 2")
    assert sure.events(Checked)[0].die == -1 and sure.events(PassageOpened) and points(sure.game) == 0
    assert trying("1").answer("extra 1").events(Checked)[0].passed
    assert not trying("0").answer("extra 1").events(Checked)[0].passed
    assert trying("2").answer("extra 0").events(Checked)[0].passed
    failed = trying("1", "1", "0").answer("extra 0")
    assert not failed.events(PassageOpened) and points(failed.game) == 2
    failed.answer(TO_EAST, "extra 1")  # another try with the points that are left
    assert failed.events(Checked)[1].passed and points(failed.game) == 0


@pytest.mark.rule("DA-DOR-21", "DA-DOR-25")
def test_a_starting_tile_is_entered_as_level_i() -> None:
    table = at_home()
    table.lay("ii-04", EAST_ROOM)
    table.stand("krom", (4, 3))
    table.activate("krom", "1").answer(f"door {name((4, 1))}", "extra 0")
    assert table.events(Checked)[0].needed == 1 and table.events(Checked)[0].passed


@pytest.mark.rule("DA-DOR-26", "DA-DOR-27", "DA-DOR-28", "DA-DOR-29", "DA-DOR-21")
def test_a_tile_with_a_wall_is_proposed_before_the_roll() -> None:
    table = at_home()
    table.offer_tiles("i-06", "ii-07")
    table.stand("petra", (4, 2))
    table.activate("petra", "0", "1", "i-01").answer(TO_EAST, "tile i-06:0@1", "extra 0")
    assert table.events(Checked)[0].needed == 1 and not table.events(TilePlaced)
    assert table.s.tiles == ("i-06", "ii-07") and points(table.game) == 3
    table.answer(TO_EAST, "tile i-06:1@1", "extra 0")
    assert table.events(TilePlaced)[0].turns == 1 and table.events(TileOffered)[0].tile == "i-01"
    assert table.s.dungeon.passages == ((START, EAST_ROOM),)
    assert len(table.events(MonsterArrived)) == 2 and table.faults() == []
    other = at_home()
    other.offer_tiles("i-06", "ii-07")
    other.stand("petra", (4, 2))
    other.activate("petra", "1").answer(TO_EAST, "tile ii-07:0@2", "extra 0")
    assert other.events(Checked)[0].needed == 2 and not other.events(Checked)[0].passed


@pytest.mark.rule("DA-DOR-26", "DA-DOR-34", "DA-DOR-30", "DA-DOR-33")
def test_from_a_wall_a_new_tile_makes_a_lock_or_a_secret_door() -> None:
    table = at_home()
    table.lay("i-08", EAST_ROOM)  # walls east and west
    table.offer_tiles("i-06")  # doors north and east before it is turned
    table.stand("petra", (4, 5))
    table.activate("petra", "1", "i-01").answer(f"door {name((4, 7))}")
    assert len(table.some("tile")) == 4
    table.answer("tile i-06:0@1", "extra 0")  # its west side is a wall
    (checked,) = table.events(Checked)
    assert checked.what == "secret-door" and table.s.dungeon.passages == ((EAST_ROOM, (1, 2)),)
    table = at_home()
    table.lay("i-08", EAST_ROOM)
    table.offer_tiles("i-06")
    table.stand("petra", (4, 5))
    table.activate("petra", "1", "i-01").answer(f"door {name((4, 7))}", "tile i-06:2@1", "extra 0")
    assert table.events(Checked)[0].what == "locked-door"


@pytest.mark.rule("DA-DOR-E5", "DA-DOR-31", "DA-DOR-32", "DA-DOR-33")
def test_a_secret_door_between_two_walls() -> None:
    table = at_home()
    table.lay("i-08", EAST_ROOM)
    table.lay("ii-04", (1, 2))
    table.stand("petra", (4, 5))
    table.activate("petra", "1").answer(f"door {name((4, 7))}", "extra 1")
    (checked,) = table.events(Checked)
    assert (checked.what, checked.needed, checked.extra, checked.passed) == ("secret-door", 2, 1, True)
    assert table.s.dungeon.passages == ((EAST_ROOM, (1, 2)),)
    disturbed = at_home()
    disturbed.lay("i-08", EAST_ROOM)
    disturbed.lay("ii-04", (1, 2))
    disturbed.stand("petra", (4, 5))
    disturbed.monster("m-01", (3, 3))
    disturbed.activate("petra")
    assert name((4, 7)) not in disturbed.some("door")


@pytest.mark.rule("DA-GEN-16", "DA-DOR-19")
def test_enemies_beyond_and_defeated_rivals_do_not_disturb() -> None:
    table = at_home()
    table.lay("i-08", EAST_ROOM)
    table.monster("m-01", (3, 3))
    table.stand("bull", (5, 2), lies=True)
    table.stand("petra", (4, 2))
    table.activate("petra")
    assert TO_EAST in table.keys


@pytest.mark.rule("DA-DOR-14", "DA-DOR-08")
def test_every_tile_of_the_box_can_be_laid_at_a_door() -> None:
    for tile, record in edition().rules.content.tile.items():
        if record.level:
            for side in (NORTH, EAST, SOUTH, WEST):
                assert any(record.shows(side, turns) == "door" for turns in range(4)), tile


@pytest.mark.rule("DA-HER-15", "DA-HER-16")
def test_a_door_costs_the_second_attack() -> None:
    table = at_home()
    table.lay("i-01", NORTH_ROOM)
    table.stand("petra", (3, 1))
    one, two = table.monster("m-06", (4, 1)), table.monster("m-06", (4, 2))
    table.activate("petra").answer(TO_NORTH, f"attack {one} melee")
    assert not table.some("attack")
    still = at_home()
    still.stand("petra", (3, 1), SOUTH)
    one, two = still.monster("m-06", (4, 1)), still.monster("m-06", (4, 2))
    still.activate("petra").answer(f"attack {one} melee")
    assert still.some("attack") == [f"{two} melee"]
