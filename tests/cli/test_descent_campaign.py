"""Descent's campaign on the command line: its table in words, quests recorded, the shop, what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Program, Ran

PARTY = "grisban-the-thirsty:berserker,avric-albright:disciple"
START = ("play", "descent", "--campaign", "--term", "--party", PARTY, "--seed", "3", "--bots", "2=normal")


@pytest.fixture
def campaign(undercroft: Program, tmp_path: Path) -> Program:
    """A campaign that is played at a table of one's own, with these answers."""

    def run(*typed: str, lang: str = "en") -> Ran:
        words = (*START, "--variant", "own-table", "--lang", lang, "--journal", str(tmp_path / "c.journal"))
        return undercroft(*words, typed="\n".join((*typed, "quit", "")))

    return run


def test_the_table_of_a_campaign_is_told_in_words(campaign: Program) -> None:
    ran = campaign("record heroes", "gold 25", "look", "look the-frozen-spire", "look nowhere", "hint")
    assert ran.code == 0, ran.err
    assert "+ first-blood\n" in ran.out and "? castle-daerion\n" in ran.out
    assert "Act I, 25 gold; quests won: heroes 1, Overlord 0" in ran.out
    assert "Grisban the Thirsty, Berserker: 1 XP; carries: Chipped Greataxe" in ran.out
    assert "Quests: + the heroes won" in ran.out and "lines are walls" not in ran.out
    assert ran.out.count("The Frozen Spire: closed, Act II comes after the Interlude") == 2
    assert "If the heroes win: " in ran.out and "If the Overlord wins: " in ran.out
    assert "Learn Brute (1 XP)  " in ran.out and "Hint: " in ran.out


def test_wares_have_prices_and_cards_what_they_would_bring(campaign: Program) -> None:
    ran = campaign(
        "record heroes", "gold 50", "save", "save", "board", "sell chipped-greataxe", "agree", "board"
    )
    assert ran.code == 0, ran.err
    assert "To sell: Chipped Greataxe of Grisban the Thirsty, 25 gold" in ran.out
    assert "lacking)" in ran.out and "In the shop: " in ran.out
    assert "Grisban the Thirsty: sell Chipped Greataxe for 25 gold?" in ran.out
    assert "sells Chipped Greataxe for 25 gold; the card goes back to the box." in ran.out
    assert "Act I, 75 gold" in ran.out


@pytest.mark.parametrize(
    ("lang", "told"),
    [("es", "Acto I, 25 de oro; aventuras ganadas"), ("pt", "Ato I, 25 de ouro; aventuras vencidas")],
)
def test_it_is_told_in_other_languages(campaign: Program, lang: str, told: str) -> None:
    ran = campaign("record overlord", "gold 25", "board", lang=lang)
    assert ran.code == 0 and told in ran.out


def test_a_campaign_has_no_scenario_to_choose(undercroft: Program) -> None:
    ran = undercroft("play", "descent", "--campaign", "--scenario", "first-blood", "--term")
    assert ran.code == 2 and ran.out == "" and ran.err.count("\n") == 1 and "--scenario" in ran.err


def test_what_is_bought_before_a_campaign_is_refused(undercroft: Program) -> None:
    party = "grisban-the-thirsty:berserker;skills=brute,avric-albright:disciple"
    ran = undercroft("play", "descent", "--campaign", "--party", party, "--term")
    assert ran.code == 2 and ran.err.count("\n") == 1 and "D2-CAM-06" in ran.err
