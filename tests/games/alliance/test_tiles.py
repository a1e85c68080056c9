"""The tiles and frames: as many as the box has, each side and square where it is printed, turned or not."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from games.alliance.boards import cell
from undercroft.content.files import Written, records_in
from undercroft.content.misfits import fit
from undercroft.games.alliance import ground as module
from undercroft.games.alliance.ground import Laid, lies, monsters_on, threat_on
from undercroft.games.alliance.queries.positions import tiles
from undercroft.games.alliance.records.tiles import (
    EAST,
    FACINGS,
    LETTERS,
    NORTH,
    SIDES,
    SOUTH,
    TURNS,
    WEST,
    Frame,
    Tile,
    opposite,
    turned_side,
    turned_square,
)

CONTENT = Path(module.__file__).parent / "content"
FRAMES = {
    one.fields["players"]: fit(one.fields, Frame)
    for one in records_in(CONTENT / "frames.toml")
    if isinstance(one, Written)
}
ALL = tiles()


@pytest.mark.rule("DA-CMP-02")
def test_the_box_has_ten_seven_and_four_tiles_by_level_and_four_to_start_from() -> None:
    assert Counter(tile.level for tile in ALL.values()) == {1: 10, 2: 7, 3: 4, None: 4}
    monsters = {level: [t for t in ALL.values() if t.level == level] for level in (1, 2, 3)}
    assert [sum(len(tile.monsters) for tile in group) for group in monsters.values()] == [23, 15, 8]
    assert [sum(tile.threat is not None for tile in group) for group in monsters.values()] == [7, 5, 3]
    starts = [tile for tile in ALL.values() if tile.colour]
    assert {tile.colour for tile in starts} == {"blue", "red", "yellow", "green"}
    assert {(tile.doors, tile.entrance, tile.monsters) for tile in starts} == {(("N", "E", "W"), "S", ())}
    assert all(tile.doors for tile in ALL.values()), "DA-DOR-14: every tile can be chosen for a door"


def test_no_two_things_share_a_square_of_a_tile() -> None:
    for tile in ALL.values():
        taken = [one.at for one in tile.monsters] + ([tile.threat] if tile.threat else [])
        assert len(set(taken)) == len(taken), tile.id


@pytest.mark.rule("DA-DOR-08", "DA-GEO-02")
@pytest.mark.parametrize("turns", TURNS)
def test_sides_and_squares_turn_together(turns: int) -> None:
    """The middle square of each side goes where the side goes; four turns are none."""
    middles = {NORTH: (0, 1), EAST: (1, 2), SOUTH: (2, 1), WEST: (1, 0)}
    for side, square in middles.items():
        assert turned_square(square, turns) == middles[turned_side(side, turns)]
        assert turned_square(turned_square(square, turns), 4 - turns) == square
    assert turned_square((1, 1), turns) == (1, 1)
    two = ALL["ii-07"]  # its only door is in the north
    assert [side for side in FACINGS if two.shows(side, turns) == "door"] == [turned_side(NORTH, turns)]


@pytest.mark.rule("DA-DOR-10", "DA-DOR-11")
def test_monsters_and_threats_turn_with_their_tile() -> None:
    laid = Laid("ii-05", (1, 2), 1)  # Shade 02, Dark Acolyte 20, threat 22
    assert monsters_on(ALL["ii-05"], laid) == (("m-13", cell((5, 8))), ("m-11", cell((3, 6))))
    assert threat_on(ALL["ii-05"], laid) == cell((5, 6))
    assert threat_on(ALL["i-01"], Laid("i-01", (0, 0))) is None


@pytest.mark.rule("DA-DOR-25")
def test_a_starting_tile_is_entered_as_level_one() -> None:
    assert [ALL[name].depth for name in ("start-red", "i-01", "ii-01", "iii-01")] == [1, 1, 2, 3]


@pytest.mark.rule("DA-DOR-07", "DA-DOR-26", "DA-DOR-34", "DA-DOR-35")
def test_a_new_tile_meets_a_door_or_a_wall_by_how_it_is_turned() -> None:
    straight, dead_end = ALL["i-03"], ALL["iii-04"]  # doors N S, and N
    assert dict(lies("door", EAST, straight)) == {0: "locked", 1: "door", 2: "locked", 3: "door"}
    assert dict(lies("wall", EAST, straight)) == {0: "secret", 1: "locked", 2: "secret", 3: "locked"}
    assert [turns for turns, kind in lies("door", NORTH, dead_end) if kind == "door"] == [2]
    assert [turns for turns, kind in lies("door", SOUTH, dead_end) if kind == "door"] == [0]
    assert {kind for _, kind in lies("entrance", SOUTH, ALL["i-01"])} == {"shut"}


@pytest.mark.rule("DA-GEO-03", "DA-SET-02")
def test_frames_have_nine_to_twenty_five_cells() -> None:
    assert {players: len(frame.cells()) for players, frame in FRAMES.items()} == {1: 9, 2: 15, 3: 20, 4: 25}
    for players, frame in FRAMES.items():
        assert len(frame.entrances) == players
        assert frame.has((0, 0)) and not frame.has((-1, 0)) and not frame.has((frame.rows, 0))
        assert not frame.has((0, frame.columns))
        for one, other in combinations(frame.entrances, 2):
            assert sum(abs(a - b) for a, b in zip(one.cell, other.cell, strict=True)) == 4


@pytest.mark.rule("DA-SET-04")
def test_a_starting_tile_is_turned_so_that_its_coloured_door_faces_the_frame() -> None:
    for frame in FRAMES.values():
        for entrance in frame.entrances:
            side = SIDES[entrance.side]
            assert ALL["start-blue"].shows(side, entrance.turns) == "entrance"
            down, right = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}[entrance.side]
            assert not frame.has((entrance.cell[0] + down, entrance.cell[1] + right)), "the way out"
    assert {LETTERS[opposite(SIDES[letter])] for letter in ("N", "S")} == {"N", "S"}


def test_a_square_outside_a_tile_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="<= 2"):
        msgspec.convert({"id": "x", "doors": [], "threat": [0, 3]}, Tile)
