"""Descent's campaign in the terminal: a sheet brought in and taken out, and what makes no sense."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.descent.campaign.test_sheet import SHEET

from undercroft.games.descent.campaign.sheet import read_sheet

from .conftest import Program


def test_a_campaign_of_ones_own_table_comes_in_and_goes_out(undercroft: Program, tmp_path: Path) -> None:
    sheet, journal = tmp_path / "sheet.toml", tmp_path / "rune.journal"
    sheet.write_text(SHEET)
    first = ("play", "descent", "--campaign", "--term", "--sheet", str(sheet), "--journal", str(journal))
    ran = undercroft(*first, typed="quit\n")
    assert ran.code == 0 and "Castle Daerion" in ran.out
    whole = tmp_path / "rune.campaign"
    assert undercroft("campaign", "export", str(journal), str(whole)).code == 0
    told = undercroft("campaign", "sheet", str(whole))
    assert told.code == 0
    back = read_sheet(told.out)
    assert [hero.hero for hero in back.hero] == ["syndrael", "jain-fairwood"] and back.gold == 125
    assert [quest.quest for quest in back.quest] == ["first-blood", "a-fat-goblin"]
    shown = undercroft("campaign", "show", str(whole))
    assert "+ a-fat-goblin" in shown.out and "? castle-daerion" in shown.out


@pytest.mark.parametrize(
    "wrong, told",
    [
        (("--scenario", "first-blood"), "--scenario"),
        (("--sheet", "nowhere.toml"), "nowhere.toml cannot be read"),
        (("--variant", "stand-alone"), "stand-alone"),
        (("--party", "syndrael:necromancer,jain-fairwood"), "necromancer"),
    ],
)
def test_what_makes_no_sense_is_one_sentence(undercroft: Program, wrong: tuple[str, ...], told: str) -> None:
    ran = undercroft("play", "descent", "--campaign", "--term", *wrong)
    assert ran.code == 2 and told in ran.err and ran.err.count("\n") <= 2


def test_a_sheet_with_impossible_sums_is_refused_in_the_reader_s_language(
    undercroft: Program, tmp_path: Path
) -> None:
    sheet = tmp_path / "sheet.toml"
    sheet.write_text(SHEET.replace("gold = 125", "gold = 90000"))
    ran = undercroft("play", "descent", "--campaign", "--term", "--sheet", str(sheet), "--lang", "es")
    assert ran.code == 2 and "90" in ran.err and "oro" in ran.err and "D2-SHP-01" in ran.err


def test_a_game_without_a_sheet_says_so(undercroft: Program, tmp_path: Path) -> None:
    journal, whole = tmp_path / "nights.journal", tmp_path / "nights.campaign"
    play = ("play", "tiny", "--campaign", "--term", "--seed", "4", "--journal", str(journal))
    assert undercroft(*play, typed="quit\n").code == 0
    assert undercroft("campaign", "export", str(journal), str(whole)).code == 0
    ran = undercroft("campaign", "sheet", str(whole))
    assert ran.code == 2 and "has no campaign sheet" in ran.err
