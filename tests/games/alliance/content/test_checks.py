"""`undercroft check` refuses what makes no sense, each fault with file and place."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from msgspec import structs

from games.alliance.table import edition
from undercroft.cli.check import pack_faults
from undercroft.content import faults as pack_form_faults
from undercroft.content import scan_pack
from undercroft.games.alliance.box import BOX
from undercroft.games.alliance.checks import faults
from undercroft.games.alliance.library import Library
from undercroft.games.alliance.records.cards import Requires
from undercroft.games.alliance.records.effects import BonusVerb, DieVerb, DiscardVerb, HealVerb
from undercroft.games.alliance.records.solo import UpgradeLine
from undercroft.games.alliance.records.tiles import Denizen
from undercroft.kernel import replace

RECORDS: Library = edition().rules.content


def found(kind: str, id: str, **changes: Any) -> list[tuple[str, str, str]]:
    """The faults when one record is changed so: the record, where in it, and what."""
    records = getattr(RECORDS, kind)
    content = structs.replace(RECORDS, **{kind: {**records, id: replace(records[id], **changes)}})
    return [(fault.id, fault.at, fault.says) for fault in faults(content)]


def without(kind: str, id: str) -> list[str]:
    """What is said if a record is missing."""
    records = {key: each for key, each in getattr(RECORDS, kind).items() if key != id}
    return [fault.says for fault in faults(structs.replace(RECORDS, **{kind: records}))]


def test_the_content_of_the_box_is_sound() -> None:
    assert list(faults(RECORDS)) == []


@pytest.mark.rule("DA-CMP-02", "DA-GEO-11")
def test_two_things_on_a_square_are_found() -> None:
    tile = RECORDS.tile["i-02"]  # monsters on (1, 1) and (2, 0), a threat on (2, 2)
    twice = (*tile.monsters, Denizen("m-02", (1, 1)))
    assert ("i-02", "monsters[2].at", "stands on [1, 1], where another monster stands") in found(
        "tile", "i-02", monsters=twice
    )
    assert found("tile", "i-02", threat=(2, 0)) == [
        ("i-02", "threat", "lies on [2, 0], where a monster stands")
    ]


def test_a_level_tile_without_a_door_and_monsters_of_another_level_are_found() -> None:
    assert found("tile", "i-03", doors=()) == [("i-03", "doors", "a level tile needs a door")]
    strangers = (Denizen("m-09", (1, 1)),)
    assert ("i-03", "monsters[0]", "m-09 is of level II, the tile of level I") in found(
        "tile", "i-03", monsters=strangers
    )


@pytest.mark.rule("DA-CMP-30")
def test_too_few_tokens_are_found() -> None:
    assert ("m-04", "tokens", "is 2, but the tiles have 3 icons") in found("monster", "m-04", tokens=2)
    says = "there are 3 of level III, and the tiles have 3 icons"
    assert ("t-1", "tokens", says) in found("threat", "t-9", tokens=(0, 0, 0))


@pytest.mark.rule("DA-CMP-08", "DA-ICO-08")
def test_heroes_with_equal_icons_are_found_and_cards_that_both_could_play() -> None:
    twins = found("hero", "mcfarlin", race="half-orc")  # as Krom
    assert ("mcfarlin", "callings", "has the same icons as krom") in twins
    assert ("st-02-1", "hero", "mcfarlin meets its requirement, too") in twins
    assert ("krom", "number", "is that of holgar") in found("hero", "krom", number=1)


@pytest.mark.rule("DA-ART-01", "DA-DRA-04")
def test_upgrades_for_nobody_and_artifacts_out_of_place_are_found() -> None:
    nobody = Requires(("elf",), ("martial",))
    assert found("card", "u2-22", requires=nobody) == [("u2-22", "requires", "no hero can use it")]
    assert ("u3-01", "types", "a level III upgrade must be an artifact") in found(
        "card", "u3-01", types=("gear",)
    )
    assert ("u2-30", "types", "an artifact must be of level III") in found(
        "card", "u2-30", types=("artifact",)
    )
    assert found("card", "st-01-1", hero="")[0] == ("st-01-1", "hero", "a starter card needs its hero")


@pytest.mark.rule("DA-COO-01")
def test_a_solo_card_with_x_and_arrow_on_one_position_is_found() -> None:
    assert found("solo", "s-02", first=UpgradeLine(4, 4)) == [
        ("s-02", "first", "X and arrow are both on position 4")
    ]


@pytest.mark.rule("DA-CMP-16")
def test_a_second_reward_above_the_first_is_found() -> None:
    assert found("monster", "m-10", xp=(1, 3)) == [
        ("m-10", "xp", "the second reward is 3, but the first only 1")
    ]


@pytest.mark.parametrize(
    ("kind", "id", "says"),
    [
        ("hero", "odrin", "there are 16 heroes, not 17"),
        ("card", "st-05-2", "there are 50 starter cards, not 51"),
        ("card", "gs-3", "there are 24 generic cards, not 32"),
        ("card", "u1-07", "there are 29 upgrades of level I, not 30"),
        ("card", "u2-07", "there are 29 upgrades of level II, not 30"),
        ("card", "u3-07", "there are 15 upgrades of level III, not 16"),
        ("monster", "m-17", "there are 17 monsters, not 18"),
        ("threat", "t-4", "there are 8 threats, not 9"),
        ("tile", "start-red", "there are 3 starting tiles, not 4"),
        ("tile", "i-05", "there are 9 tiles of level I, not 10"),
        ("tile", "ii-05", "there are 6 tiles of level II, not 7"),
        ("tile", "iii-04", "there are 3 tiles of level III, not 4"),
        ("frame", "f3", "there are 3 frames, not 4"),
        ("solo", "s-09", "there are 15 solo cards, not 16"),
    ],
)
@pytest.mark.rule("DA-CMP-01", "DA-CMP-03", "DA-CMP-09", "DA-CMP-10", "DA-CMP-11", "DA-CMP-29")
def test_wrong_numbers_of_records_are_found(kind: str, id: str, says: str) -> None:
    if kind in ("hero", "monster"):  # others name it: the rest of them would not load
        records = {key: each for key, each in getattr(RECORDS, kind).items() if key != id}
        cards = {key: each for key, each in RECORDS.card.items() if each.hero != id}
        tiles = {
            key: replace(each, monsters=tuple(one for one in each.monsters if one.monster != id))
            for key, each in RECORDS.tile.items()
        }
        content = structs.replace(RECORDS, **{"card": cards, "tile": tiles, kind: records})
        assert says in [fault.says for fault in faults(content)]
    else:
        assert says in without(kind, id)


def test_starter_cards_with_wrong_numbers_and_entrances_for_others_are_found() -> None:
    assert ("krom", "", "has the starter cards [1, 2, 2], not 1, 2 and 3") in found("card", "st-02-3", slot=2)
    f2 = RECORDS.frame["f2"]
    assert found("frame", "f2", entrances=f2.entrances[:1]) == [
        ("f2", "entrances", "has 1 entrances for 2 players")
    ]


@pytest.mark.rule("DA-GEN-09", "DA-REA-01", "DA-ART-03")
def test_clauses_that_nothing_would_perform_are_found() -> None:
    late = (BonusVerb(stat="armor", n=1, when="defend"),)
    says = "never comes here: defend; expected none, attacked, ally-attacked, hit, kill, aura"
    assert found("card", "u1-29", effects=late) == [("u1-29", "effects[0].when", says)]
    assert found("card", "u3-01", effects=(BonusVerb(stat="attack", n=1),)) == [
        ("u3-01", "effects[0].when", "never comes here: when it is played; expected always")
    ]
    assert found("card", "u1-04", effects=(DieVerb(n=1, when="aura", reach=2),)) == [
        ("u1-04", "effects[0]", "an aura gives bonuses, and nothing else")
    ]
    assert found("card", "u1-13", effects=(HealVerb(n=2, once=True),)) == [
        ("u1-13", "effects[0].once", "only a bonus can be for one attack")
    ]
    assert found("card", "u1-03", effects=(DieVerb(n=1, when="kill"),)) == [
        ("u1-03", "effects[0]", "does nothing at that moment")
    ]
    assert found("card", "u1-30", effects=(DiscardVerb(n=1),)) == [
        ("u1-30", "effects[0]", "only threats say that")
    ]
    assert found("card", "gs-2", types=("gear",)) == [
        ("gs-2", "types", "answers attacks, and only Reactions have one")
    ]
    assert found("card", "gs-4", types=("reaction",)) == [
        ("gs-4", "types", "a Reaction needs a clause for an attack, and only Reactions have one")
    ]
    assert found("monster", "m-05", power=late) == [] and found("threat", "t-1", effects=late) != []


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the pack, to be spoilt."""
    return Path(copytree(BOX.pack_folder, tmp_path / "alliance"))


def spoil(pack: Path, file: str, old: str, new: str) -> list[str]:
    path = pack / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return [str(fault) for fault in pack_form_faults(Library, [scan_pack(pack)])]


@pytest.mark.rule("DA-GEO-01")
def test_a_square_outside_the_tile_is_refused_with_its_place(pack: Path) -> None:
    (said,) = spoil(pack, "tiles.toml", "at = [0, 2]", "at = [0, 3]")
    assert "tiles.toml" in said and "i-01" in said and "monsters[1].at[1]" in said


def test_unknown_verbs_numbers_and_names_are_refused_with_their_place(pack: Path) -> None:
    (said,) = spoil(pack, "cards/upgrades-1.toml", 'do = "again"', 'do = "twice"')
    assert "upgrades-1.toml" in said and "u1-03" in said and "effects[0]" in said
    said = spoil(pack, "cards/starters.toml", 'hero = "holgar"', 'hero = "holger"')[-1]
    assert "starters.toml" in said and "st-01-1" in said and '"holgar" was meant' in said


def overlay(folder: Path, file: str, text: str) -> Path:
    """A pack of one's own on top of the game's."""
    folder.mkdir()
    (folder / "pack.toml").write_text(
        'id = "house-rules"\ngame = "alliance"\ntitle = "House rules"\nlicence = "MIT"\nsources = ["us"]\n'
        'version = "1"\noverlay = true\n',
        encoding="utf-8",
    )
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def test_the_command_says_file_and_place_of_what_makes_no_sense(tmp_path: Path) -> None:
    spoilt = '[[solo]]\nid = "s-01"\nfirst = { do = "upgrade", removed = 3, discarded = 3 }\n'
    (fault,) = pack_faults(overlay(tmp_path / "house", "solo.toml", spoilt), [])[0]
    assert fault.file.endswith("house/solo.toml") and "s-01" in fault.place and "first" in fault.place
    assert fault.text == "X and arrow are both on position 3"
    fine = '[[monster]]\nid = "m-01"\nhealth = 3\n'
    assert pack_faults(overlay(tmp_path / "fine", "monsters.toml", fine), [])[0] == []
