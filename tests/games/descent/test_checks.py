"""`undercroft check` finds what is wrong with maps and quests, each fault with its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.cli.check import pack_faults
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.checks import faults
from undercroft.games.descent.library import Library
from undercroft.games.descent.records.maps import Door, EncounterMap, Laid, Marker
from undercroft.games.descent.records.quest_rules import GroupEntry
from undercroft.games.descent.records.quests import CounterGoal, DefeatGoal, LeftGoal, TokenEntry
from undercroft.kernel import replace

RECORDS: Library = lay_out(box_of("descent")).rules.content
FIRST = RECORDS.map["first-blood-1"]
QUEST = RECORDS.quest["first-blood"]


def found(**changes: Any) -> list[tuple[str, str]]:
    """Where something is wrong, and what, if the first map is changed so."""
    page: EncounterMap = replace(FIRST, **changes)
    content = msgspec.structs.replace(RECORDS, map={**RECORDS.map, page.id: page})
    return [(fault.at, fault.says) for fault in faults(content) if fault.id == page.id]


def in_quest(**changes: Any) -> list[tuple[str, str]]:
    quest = replace(QUEST, encounters=(replace(QUEST.encounters[0], **changes),))
    content = msgspec.structs.replace(RECORDS, quest={"first-blood": quest})
    return [(fault.at, fault.says) for fault in faults(content)]


def test_the_maps_and_quests_of_the_box_are_sound() -> None:
    assert list(faults(RECORDS)) == []


@pytest.mark.rule("D2-TIL-01", "D2-TIL-04")
def test_overlaps_open_ends_and_lost_squares_are_found() -> None:
    ((at, says),) = found(tiles=(*FIRST.tiles, Laid(tile="9a", at=(5, 8))))
    assert at == "tiles" and "the tile 9a at [5, 8] lies on another" in says
    far = (*FIRST.tiles, Laid(tile="9a", at=(25, 25)))
    said = dict(found(tiles=far))
    assert "joins no other tile" in said["tiles"] or "nobody can reach" in said["tiles"]
    assert any("nobody can reach" in says for _, says in found(tiles=far))
    assert any("has an end at" in says for _, says in found(tiles=far))
    assert ("squares", "is 80, but its tiles have 87") in [(at, says) for at, says in found(squares=80)]
    without = tuple(laid for laid in FIRST.tiles if not laid.tile.startswith("entrance"))
    assert ("tiles", "has no entrance") in found(tiles=without)


def test_things_off_the_map_are_found() -> None:
    assert found(search=((0, 0), *FIRST.search[1:])) == [("search", "names [0, 0], where nothing can stand")]
    assert found(markers=(Marker(at=(99, 1), colour="red"),))[0][0] == "markers"
    door = Door(between=(((0, 0), (0, 1)),))
    assert ("doors[0]", "does not stand between two open squares") in found(doors=(door,))
    starts = (replace(FIRST.starts[0], area="99z", at=None), *FIRST.starts[1:])
    assert ("starts", "names the area '99z', which is not on the map") in found(starts=starts)


def test_goals_that_cannot_be_met_are_found() -> None:
    here = "encounters[0]"
    assert in_quest(heroes=(DefeatGoal(figure="splig"),)) == [
        (f"{here}.heroes", "cannot be met: 'splig' is never in the encounter")
    ]
    assert in_quest(overlord=(LeftGoal(kind="zombie", count=2),)) == [
        (f"{here}.overlord", "cannot be met: no rule lets 'zombie' leave the map")
    ]
    assert in_quest(ends=(CounterGoal(counter="sheep", count=1),)) == [
        (f"{here}.ends", "cannot be met: nothing ever counts 'sheep'")
    ]
    assert in_quest(overlord=(LeftGoal(kind="goblin-archer", count="moon"),)) == [
        (f"{here}.overlord", "names the dial 'moon', which the encounter does not have")
    ]


def test_areas_tokens_and_maps_that_are_not_there_are_found() -> None:
    groups = (*QUEST.encounters[0].groups, GroupEntry(monster="zombie", area="99z"))
    assert in_quest(groups=groups) == [
        ("encounters[0].groups", "names the area '99z', which is not on the map")
    ]
    tokens = (TokenEntry(kind="crate", colour="green"),)
    assert in_quest(tokens=tokens) == [("encounters[0].tokens", "puts crate on green, and the map has none")]
    assert in_quest(tokens=(TokenEntry(kind="crate", squares=((0, 0),)),)) == [
        ("encounters[0].tokens", "puts crate on [0, 0], where nothing can lie")
    ]
    assert in_quest(tokens=(TokenEntry(kind="crate"),)) == [
        ("encounters[0].tokens", "does not say where crate is")
    ]
    twice = replace(QUEST, encounters=QUEST.encounters * 2)
    content = msgspec.structs.replace(RECORDS, quest={"first-blood": twice})
    assert [(fault.at, fault.says) for fault in faults(content)] == [("encounters[1]", "has no map")]


def test_the_command_tells_them_with_file_and_place(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(
        'id = "broken"\ngame = "descent"\ntitle = "Broken"\nversion = "1"\n'
        'licence = "MIT"\nsources = ["a test"]\n'
    )
    (tmp_path / "maps.toml").write_text(
        '[[map]]\nid = "nowhere-1"\nquest = "nowhere"\nencounter = 1\nprovenance = "designed"\n'
        'squares = 9\ntiles = [{ tile = "9a", at = [1, 1] }]\n'
    )
    told, records = pack_faults(tmp_path, [])
    said = [str(fault) for fault in told]
    assert records == 1 and any("has no entrance" in each for each in said)
    assert all('maps.toml: map "nowhere-1": ' in each for each in said)
