"""Doors (D2-DOR)."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.events.things import DoorOpened
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.attack.targets import sight
from undercroft.games.descent.rules.movement.moving import reachable
from undercroft.games.descent.rules.who import are_adjacent
from undercroft.games.descent.state import ground
from undercroft.kernel import FigureId

DOOR = 1  # between the middle cave and the passage south of the spiders' den


def cave() -> Scene:
    at = scene("a-fat-goblin", 2, groups=["barghest"])
    at.only(at.one("splig"))
    return at


@pytest.mark.rule("D2-DOR-01", "D2-DOR-03", "D2-DOR-09")
def test_a_hero_opens_and_closes_a_door_with_an_action_each() -> None:
    at = cave()
    at.put(1, "m8")
    at.turn(1)
    assert at.offers("open") == [f"open {DOOR}"]
    at.play(f"open {DOOR}")
    at.pass_hidden()
    assert at.state.doors == (DOOR,)
    assert at.state.turn.actions == 1
    at.play(f"close {DOOR}")
    assert DOOR not in at.state.doors
    assert at.state.turn.actions == 0
    assert len(at.events(DoorOpened)) == 1


@pytest.mark.rule("D2-DOR-01")
def test_a_monster_opens_a_door() -> None:
    at = cave()
    splig = at.one("splig")
    at.put(splig, "m9")
    at.activate(splig)
    at.play(f"open {DOOR}")
    at.pass_hidden()
    assert at.state.doors == (DOOR,)
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-DOR-02", "D2-CMP-16")
def test_a_locked_door_is_not_opened() -> None:
    at = scene("the-cardinals-plight", 2, groups=["shadow-dragon"])
    at.only(at.one("zombie"))
    at.put(1, "k10")
    at.turn(1)
    assert at.offers("open") == []


@pytest.mark.rule("D2-DOR-04", "D2-DOR-05", "D2-DOR-06")
def test_a_closed_door_bars_ways_sight_and_adjacency() -> None:
    at = cave()
    splig = at.one("splig")
    at.put(1, "m8", movement=4)
    at.put(splig, "m9")
    far = 1 << GRID.parse("n9")

    def barred() -> tuple[bool, bool, bool]:
        figure = FigureId(1)
        seen = bool(sight(at.game, figure, at.figure(splig).cells))
        return bool(reachable(at.game, figure) & far), seen, are_adjacent(at.game, figure, splig)

    assert barred() == (False, False, False)
    at.state.doors = (DOOR,)
    assert barred() == (True, True, True)


@pytest.mark.rule("D2-DOR-07")
def test_spaces_that_touch_its_line_are_adjacent_to_a_door() -> None:
    at = cave()
    beside = ground(at.game).beside_door(DOOR)
    named = {GRID.name(cell) for cell in range(beside.bit_length()) if beside >> cell & 1}
    assert named == {"m8", "n8", "o8", "l9", "m9", "n9", "o9"}


@pytest.mark.rule("D2-DOR-08")
def test_nobody_closes_a_door_on_a_large_figure() -> None:
    at = scene("a-fat-goblin", 2, groups=["barghest"])
    barghest = at.one("barghest")
    at.only(barghest)
    at.state.doors = (DOOR,)
    at.put(barghest, "m8", "m9")
    at.put(1, "n8")
    at.turn(1)
    assert at.offers("close") == []
    at.end_turn()
    at.put(barghest, "l11", "l12")
    at.put(2, "n8")
    at.turn(2)
    assert at.offers("close") == [f"close {DOOR}"]


@pytest.mark.rule("D2-DOR-08", "D2-LRG-03", "D2-LRG-10")
def test_a_large_monster_that_closes_a_door_on_its_way_is_not_placed_across_it() -> None:
    """A Barghest before an open door, h9 to h10 and i9 to i10, may stand on either side of it."""
    at = scene("a-fat-goblin", 2, groups=["barghest"])
    barghest = at.one("barghest")
    at.only(barghest)
    at.hand()
    at.state.doors = (0,)
    at.put(barghest, "f10", "g10")
    at.activate(barghest)
    at.play("move", "go h10", "close 0")
    assert at.keys() == {"stand g10 h10", "stand h10 h11", "stand h10 i10"}
    at.play("stand g10 h10")
    assert 0 not in at.state.doors


@pytest.mark.rule("D2-DOR-08", "D2-LRG-05")
def test_it_cannot_close_a_door_where_it_has_room_only_across_it() -> None:
    at = scene("a-fat-goblin", 2, groups=["barghest"])
    barghest = at.one("barghest")
    at.only(barghest)
    at.hand()
    at.state.doors = (0,)
    at.put(barghest, "f10", "g10")
    at.activate(barghest)
    at.play("move", "go h10")
    assert at.can("close 0")
    for square in ("g10", "h11", "i10"):
        at.monster("goblin-archer", "minion", square)
    at.run()
    assert not at.can("close 0")
