"""Golden journals of the campaign replay with every digest, and go from First Blood to a Finale."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.journal_files import replay
from undercroft.kernel import read

from .golden import GAMES, HERE, edition

FILES = sorted(HERE.glob("*.journal"))
AGAIN = "if rules were meant to change, record them with `python -m games.descent.campaign.golden`"


def test_all_are_there() -> None:
    assert {path.stem for path in FILES} == set(GAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.rule("D2-CAM-01", "D2-CAM-02", "D2-CAM-03")
def test_a_whole_campaign_replays_with_every_digest(path: Path) -> None:
    script = read(path.read_bytes())
    journal, _, _ = replay(lambda name: edition(), script)
    assert journal.verify() > 9, AGAIN
    s = journal.game.state
    acts = [edition().rules.content.quest[each.quest].act for each in s.played]
    assert acts == ["introduction", *["act-1"] * 3, "interlude", *["act-2"] * 3, "finale"]
    assert s.outcome == f"{s.played[-1].winner}-won"
