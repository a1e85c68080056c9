"""Games played at random in every mode: at every question everything is painted, in all languages."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from games.alliance.table import edition

from scenes.shown import check_json, check_scene, parts_of
from undercroft.games.alliance.setup import AllianceSetup
from undercroft.journal_files import starter
from undercroft.kernel import Journal, Seat
from undercroft.scenes.presenter import Presenter
from undercroft.text.words import LANGUAGES

QUESTIONS = 220
SOMETIMES = 11  # once in so many questions everything is asked of the engine
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
    for number in range(QUESTIONS):
        if not journal.game.open:
            break
        shown, before = stages[number % len(stages)], journal.game.state.digest()
        paint(shown, journal)
        if number % SOMETIMES == SOMETIMES - 1:
            ask(shown, journal, luck)
        assert journal.game.state.digest() == before
        decision = luck.choice(journal.game.open)
        options = [option for option in decision.options if not option.concedes]
        journal.answer(decision.seat, luck.choice(options).key)
    assert journal.game.state.round
    for each in stages:
        for line in each.lines(journal, -1, (Seat(0),)):
            check_json(msgspec.json.encode(line))


def paint(shown: Presenter, journal: Journal[Any]) -> None:
    """All parts, and every option; what they point at is there."""
    game = journal.game
    public = shown.public(game, shown.statistics(journal))
    seats = [shown.seat(game, seat) for seat in game.state.alliances]
    check_scene(public, seats)
    for data in (*parts_of(public).values(), msgspec.json.encode(seats)):
        check_json(data)
    assert all(figure.label and figure.name for figure in public.figures)
    assert public.status.title and public.status.goal
    taken = {figure.id for figure in public.figures}
    for seat in seats:
        for choice in seat.question.choices if seat.question else ():
            if choice.ghost is not None:  # a page tells its figures apart by their numbers
                numbers = [figure.id for figure in choice.ghost.figures]
                assert len(set(numbers)) == len(numbers) and taken.isdisjoint(numbers)
                assert len(choice.ghost.places) == 9 and choice.ghost.label


def ask(shown: Presenter, journal: Journal[Any], luck: Random) -> None:
    """Previews of some options, and a line of sight."""
    game, painter, narrator = journal.game, shown.painter, shown.narrator
    for decision in game.open:
        count = len(decision.all_options)
        for pick in {0, count - 1, luck.randrange(count)}:
            assert painter.preview(game, decision.seat, decision, pick, narrator).then
    cells = [place.at for place in shown.public(game).board.places]
    if cells:
        assert painter.sight(game, Seat(0), luck.choice(cells), luck.choice(cells), narrator).text
    assert painter.report(journal, narrator)
