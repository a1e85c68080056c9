"""Random dungeons: room cards and monster cards."""

from __future__ import annotations

import pytest

from games.gloomhaven.content.shelf import STEPS, shelf
from undercroft.games.gloomhaven.records.maps import Obstacle
from undercroft.games.gloomhaven.records.moments import GiveConditions
from undercroft.games.gloomhaven.records.places import hex_of, hexes_of
from undercroft.games.gloomhaven.records.rooms import MonsterSpot, TerrainSpot, TrapSpot, TreasureSpot

ROOMS = sorted(shelf().room)


def test_all_cards_are_there() -> None:
    assert len(ROOMS) == len(shelf().dungeon) == 20
    assert sorted(card.number for card in shelf().dungeon.values()) == list(range(554, 574))


@pytest.mark.parametrize("id", ROOMS)
def test_a_room_can_be_crossed(id: str) -> None:
    room = shelf().room[id]
    floor = set(hexes_of(room.floor))
    blocked = {at for tile in room.overlays if isinstance(tile, Obstacle) for at in tile.hexes}
    spots = [hex_of(spot) for spot in room.spots]
    assert len(set(spots)) == 12
    assert blocked <= floor and set(spots) <= floor - blocked
    openings = [hex_of(opening.at) for opening in (*room.entrances, *room.exits)]
    assert not set(openings) & floor
    free = floor - blocked
    start = next((q + dq, r + dr) for q, r in openings[:1] for dq, dr in STEPS if (q + dq, r + dr) in free)
    found, edge = {start}, [start]
    while edge:
        q, r = edge.pop()
        for at in ((q + dq, r + dr) for dq, dr in STEPS):
            if at in free and at not in found:
                found.add(at)
                edge.append(at)
    assert found == free
    for q, r in openings:
        assert any((q + dq, r + dr) in free for dq, dr in STEPS)


def test_the_sewer_is_as_printed() -> None:
    sewer = shelf().room["sewer"]
    assert sewer.tiles == ("H1b",)
    assert [opening.type for opening in (*sewer.entrances, *sewer.exits)] == ["A", "A"]
    assert sewer.minor == (GiveConditions(conditions=("muddle",)),)
    assert sewer.major == (GiveConditions(conditions=("muddle",), lasting=True),)


def test_the_drowned_are_as_printed() -> None:
    drowned = shelf().dungeon["drowned"]
    stun = TrapSpot(art="spike", damage=True, conditions=("stun",))
    water = TerrainSpot(tile="difficult", art="water")
    assert drowned.number == 555
    assert drowned.spots == (
        MonsterSpot(monster="lurker", ranks="eee"),
        MonsterSpot(monster="lurker", ranks="-nn"),
        MonsterSpot(monster="lurker", ranks="nnn"),
        MonsterSpot(monster="living-spirit", ranks="--n"),
        water,
        MonsterSpot(monster="living-spirit", ranks="nne"),
        MonsterSpot(monster="living-spirit", ranks="-ne"),
        stun,
        stun,
        stun,
        water,
        TreasureSpot(recover_lost=1),
    )
