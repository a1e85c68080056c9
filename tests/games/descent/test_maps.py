"""The maps of all encounters, as they are laid from their tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.games.descent.ground import GRID, Ground, Layout
from undercroft.games.descent.queries.positions import printed_maps
from undercroft.games.descent.records.maps import EncounterMap, Laid
from undercroft.games.descent.records.tiles import TERRAIN, turned
from undercroft.kernel import ContentError, replace
from undercroft.space import each, within

MAPS, TILES = printed_maps()
PIECES = {"end-cap": 6, "extension": 6, "transition": 2, "entrance": 2, "exit": 2}


@pytest.mark.parametrize("page", MAPS.values(), ids=MAPS)
@pytest.mark.rule("D2-TIL-01", "D2-TIL-04", "D2-TIL-05", "D2-TER-01")
def test_tiles_join_and_every_square_is_reached(page: EncounterMap) -> None:
    layout = Layout(page, TILES)
    assert layout.floor.bit_count() == page.squares
    assert all((other, one) in layout.joints for one, other in layout.joints)
    opened = Ground(layout, tuple(range(len(layout.doors))))
    first = layout.entrances[0] & -layout.entrances[0]
    assert within(first, opened.board.openings) == layout.floor
    assert sum(cells.bit_count() for cells in layout.terrain.values()) == page.squares


@pytest.mark.parametrize("page", MAPS.values(), ids=MAPS)
def test_doors_tokens_and_groups_stand_where_they_can(page: EncounterMap) -> None:
    layout = Layout(page, TILES)
    open = Ground(layout).terrain.open
    for door in layout.doors:
        for one, other in door:
            assert open >> one & open >> other & 1 and (one, other) not in layout.walls
    spots = [*page.search, *page.marked, *(marker.at for marker in page.markers)]
    spots += [start.at for start in page.starts if start.at]
    for spot in spots:
        assert open >> GRID.cell(*spot) & 1, spot
    for start in page.starts:
        assert layout.areas[start.area]
        if start.at:
            assert layout.areas[start.area] >> GRID.cell(*start.at) & 1
    assert len(layout.search) == len(page.search) >= 4


@pytest.mark.parametrize("page", MAPS.values(), ids=MAPS)
@pytest.mark.rule("D2-TIL-02", "D2-TIL-03")
def test_the_box_has_the_pieces_of_a_map(page: EncounterMap) -> None:
    laid_out = Layout(page, TILES).tiles
    numbered = Counter(laid.tile[:-1] for laid in laid_out if laid.tile[0].isdigit())
    assert set(numbered.values()) <= {1}
    small = Counter(
        laid.tile.removesuffix("-a").removesuffix("-b") for laid in laid_out if not laid.tile[0].isdigit()
    )
    assert all(count <= PIECES[name] for name, count in small.items())


def test_there_are_twenty_quests_and_thirty_seven_encounters() -> None:
    quests = Counter(page.quest for page in MAPS.values())
    assert len(MAPS) == 37 and len(quests) == 20 and len(TILES) == 69
    assert sorted(quest for quest, count in quests.items() if count == 1) == [
        "first-blood", "the-overlord-revealed", "the-shadow-vault"
    ]  # fmt: skip
    assert Counter(page.provenance for page in MAPS.values()) == {"known": 25, "designed": 12}
    assert all(page.id == f"{page.quest}-{page.encounter}" for page in MAPS.values())


@pytest.mark.rule("D2-TER-02", "D2-TER-03", "D2-TIL-06")
def test_letters_of_tiles_are_terrain() -> None:
    letters = {letter for tile in TILES.values() for _, letter in tile.squares()}
    assert letters == set(TERRAIN)
    layout = Layout(MAPS["first-blood-1"], TILES)
    assert layout.terrain["water"] and not layout.terrain["water"] & ~layout.areas["12a"]


@pytest.mark.rule("D2-TIL-04")
def test_notched_ends_are_two_squares_wide() -> None:
    for tile in TILES.values():
        ends = Counter((other[0] - one[0], other[1] - one[1]) for one, other in tile.ends())
        assert set(ends.values()) == {2} and all(0 <= x < tile.size[0] for (x, _), _ in tile.ends())


@pytest.mark.rule("D2-TIL-05")
def test_tiles_side_by_side_without_a_joint_have_a_wall_between() -> None:
    layout = Layout(MAPS["a-fat-goblin-1"], TILES)
    walls = {(GRID.at(one), GRID.at(other)) for one, other in layout.walls}
    assert walls == {((4, 3), (4, 4)), ((7, 3), (7, 4))}  # the joint is between them
    board = Ground(layout).board
    apart, joined = (GRID.cell(4, 3), GRID.cell(4, 4)), (GRID.cell(5, 3), GRID.cell(5, 4))
    assert not board.is_adjacent(1 << apart[0], 1 << apart[1]) and board.is_adjacent(
        *(1 << cell for cell in joined)
    )


def test_tiles_turn_clockwise() -> None:
    assert [turned((0, 0), (3, 2), turn) for turn in (0, 90, 180, 270)] == [(0, 0), (1, 0), (2, 1), (0, 2)]
    assert turned((2, 0), (3, 2), 90) == (1, 2)


def test_entrance_and_exit_lead_out_by_the_edge_that_joins_nothing() -> None:
    layout = Layout(MAPS["first-blood-1"], TILES)
    assert len(layout.entrances) == len(layout.exits) == 1
    out = {
        laid.tile: {GRID.at(cell) for cell in each(laid.leads_out)} for laid in layout.tiles if laid.leads_out
    }
    assert out == {"entrance-a": {(10, 9), (10, 10)}, "exit-a": {(1, 1), (2, 1)}}
    assert layout.tile_at(GRID.cell(5, 0)) == layout.areas["8a"]


def test_a_tile_on_another_is_refused() -> None:
    page = MAPS["first-blood-1"]
    broken = replace(page, tiles=(*page.tiles, Laid(tile="9a", at=(5, 8))))
    with pytest.raises(ContentError, match="first-blood-1: the tile 9a"):
        Layout(broken, TILES)
