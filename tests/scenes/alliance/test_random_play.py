"""Games played at random in every mode: at every question everything is painted, in all languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from games.alliance.table import edition

from scenes.shown import check_asked, check_painted, check_random_play
from undercroft.games.alliance.setup import AllianceSetup
from undercroft.journal_files import starter
from undercroft.kernel import Journal
from undercroft.scenes.presenter import Presenter
from undercroft.text.words import LANGUAGES

MODES = {
    "rivals": AllianceSetup(2),
    "pvp": AllianceSetup(3, ("pvp",)),
    "coop": AllianceSetup(2, ("coop",)),
    "solo": AllianceSetup(1),
    "basic": AllianceSetup(4, ("basic",)),
}


@pytest.mark.parametrize("mode", MODES)
def test_everything_is_painted_at_every_question(mode: str) -> None:
    luck, box = Random(f"paint {mode}"), edition()
    setup = box.settle(MODES[mode])
    journal = Journal(box.header(setup, mode), starter(box, setup, mode))
    stages = [Presenter(box, setup, language, strict=True) for language in LANGUAGES]
    check_random_play(stages, journal, luck, paint, check_asked, questions=220, sometimes=11)
    assert journal.game.state.round


def paint(shown: Presenter, journal: Journal[Any]) -> None:
    """A page tells the figures of ghosts apart by their numbers."""
    public, seats = check_painted(shown, journal, journal.game.state.alliances)
    taken = {figure.id for figure in public.figures}
    for seat in seats:
        for choice in seat.question.choices if seat.question else ():
            if choice.ghost is not None:
                numbers = [figure.id for figure in choice.ghost.figures]
                assert len(set(numbers)) == len(numbers) and taken.isdisjoint(numbers)
                assert len(choice.ghost.places) == 9 and choice.ghost.label
