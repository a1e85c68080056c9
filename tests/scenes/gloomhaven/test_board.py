"""The board: hexes with their walls and doors, what lies on them, and how that is said."""

from __future__ import annotations

import pytest
from games.gloomhaven.scenes import scene

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.records.maps import Corridor, Door, Obstacle, Room
from undercroft.games.gloomhaven.records.scenario_goals import KillAll
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.state import Trap
from undercroft.kernel import replace

from .table import Shown, gloomhaven, presenter, settled


def test_every_revealed_hex_has_its_place_and_walls() -> None:
    shown = Shown(scene("0..1:0", brute="0:0", spellweaver="1:0").game)
    board = shown.public.board
    assert (board.grid, board.steps) == ("hex", GRID.steps)
    assert [(place.at, place.x, place.y) for place in board.places] == [("0:0", 0, 0), ("1:0", 1, 0)]
    assert shown.place("0:0").walls == (1, 2, 3, 4, 5)  # all but the side across step 0, to 1:0
    assert shown.place("1:0").walls == (0, 1, 2, 4, 5)
    assert shown.place("0:0").room == "here" and shown.place("0:0").label == ""


def test_a_wall_between_two_hexes_is_a_side_of_both() -> None:
    shown = Shown(scene("0..1:0", walls="0:0|1:0", brute="0:0", spellweaver="1:0").game)
    assert 0 in shown.place("0:0").walls and 3 in shown.place("1:0").walls


DOORS = (
    Door(at="2:0", rooms=("here", "there"), art="stone"),
    Door(at="0:2", rooms=("here", "there"), art="wooden", locked=True),
)
THERE = Room(id="there", tiles=("test",), floor="3..4:0")


@pytest.mark.parametrize(
    "opened, at, kind, label",
    [
        ("", "2:0", "door-closed", "Closed door (stone door)"),
        ("", "0:2", "door-locked", "Locked door (wooden door)"),
        ("2:0", "2:0", "door-open", "Open door (stone door)"),
    ],
)
def test_doors_are_closed_locked_or_open(opened: str, at: str, kind: str, label: str) -> None:
    table = scene("0..1:0 0..1:1", rooms=(THERE,), doors=DOORS, opened=opened, brute="0:0", spellweaver="1:0")
    place = Shown(table.game).place(at)
    assert place.terrain == (kind,) and place.label == label and place.room == ""


def test_hidden_rooms_and_their_doors_are_not_there() -> None:
    far = Door(at="5:0", rooms=("there", "yonder"))
    yonder = Room(id="yonder", tiles=("test",), floor="6:0")
    table = scene("0..1:0", rooms=(THERE, yonder), doors=(DOORS[0], far), brute="0:0", spellweaver="1:0")
    assert [place.at for place in Shown(table.game).public.board.places] == ["0:0", "1:0", "2:0"]


def test_terrain_says_what_it_does() -> None:
    table = scene(
        obstacles="2:2", difficult="3:3", hazards="4:4", traps="5:5", plates="6:6", money="1:1", level=3
    )
    trap = Trap(GRID.cell(5, 6), 0, ("stun", "poison"))
    table.state.terrain = replace(
        table.state.terrain,
        traps=(*table.state.terrain.traps, trap),
        money=((GRID.cell(1, 1), 1), (GRID.cell(1, 2), 3)),
    )
    shown = Shown(table.game)
    labels = {place.at: place.label for place in shown.public.board.places if place.label}
    assert labels == {
        "2:2": "Obstacle",
        "3:3": "Difficult terrain",
        "4:4": "Hazardous terrain: 2 damage",
        "5:5": "Trap: 5 damage",
        "5:6": "Trap: Stun and Poison",
        "6:6": "Pressure plate",
        "1:1": "1 money token",
        "1:2": "3 money tokens",
    }
    assert [token.text for token in shown.place("1:2").tokens] == ["3"]
    assert dict(shown.public.board.legend)["trap"] == "trap"


def test_tiles_are_called_by_their_looks_and_pages_have_marks() -> None:
    overlays = (Obstacle(at=("1:0 2:0",), art="table"), Corridor(at=("3:0",), art="earth"))
    here = Room(id="here", tiles=("test",), floor="0..4:0", start="0..4:0", overlays=overlays)
    page = Scenario(id="test", number=1, goals=(KillAll(),), rooms=(here,), marks={"a": "4:0", "b": "9:9"})
    table = scene(scenario=page, obstacles="1:0+2:0", brute="0:0", spellweaver="3:0")
    shown = Shown(table.game)
    assert shown.place("1:0").label == shown.place("2:0").label == "Obstacle (table)"
    assert shown.place("3:0").terrain == ("corridor",) and shown.place("3:0").label == "Corridor"
    assert [(token.kind, token.text, token.label) for token in shown.place("4:0").tokens] == [
        ("mark", "a", "mark a")
    ]


def test_treasure_tiles_have_their_numbers() -> None:
    shown = Shown(scene(treasures={"1:1": "7", "2:2": "goal"}).game)
    assert [(token.kind, token.text, token.label) for token in shown.place("1:1").tokens] == [
        ("treasure", "7", "treasure tile 7")
    ]
    assert shown.place("2:2").label == "Goal treasure tile"


def test_starting_hexes_are_shown_until_the_first_round() -> None:
    game = gloomhaven().new_game(settled(), "starts")
    shown = presenter()
    starts = [place.at for place in shown.public(game).board.places if "start" in place.terrain]
    assert sorted(starts) == ["13:4", "13:5", "14:2", "14:3", "14:4", "15:1", "15:2"]
    while not game.state.round:
        game.answer(game.open[0].seat, game.open[0].options[0].key)
    assert not [place for place in shown.public(game).board.places if "start" in place.terrain]
