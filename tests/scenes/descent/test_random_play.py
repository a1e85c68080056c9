"""Quests played at random: at every question everything is painted, in words of all languages."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from scenes.shown import begun, check_json, check_scene, edition_of, parts_of, stage_for
from undercroft.kernel import Journal, Seat
from undercroft.scenes.presenter import Presenter
from undercroft.text.words import LANGUAGES

QUESTIONS = 70
SOMETIMES = 9  # once in so many questions everything is asked of the engine


@pytest.mark.parametrize("quest", sorted(edition_of("descent").rules.content.quest))
@pytest.mark.parametrize("encounter", [1, 2])
def test_everything_is_painted_at_every_question(quest: str, encounter: int) -> None:
    edition, luck = edition_of("descent"), Random(f"paint {quest}")
    if encounter > len(edition.rules.content.quest[quest].encounters):
        return
    wishes = edition.read_setup({"scenario": quest, "encounter": encounter})
    journal = begun("descent", f"paint {quest}", wishes)
    stages = [stage_for("descent", language, wishes) for language in LANGUAGES]
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
    for each in stages:
        for line in each.lines(journal, -1, (Seat(0),)):
            check_json(msgspec.json.encode(line))


def paint(shown: Presenter, journal: Journal[Any]) -> None:
    """All parts, and every option; what they point at is there."""
    game = journal.game
    public = shown.public(game, shown.statistics(journal))
    seats = [shown.seat(game, Seat(seat)) for seat in range(5)]
    check_scene(public, seats)
    for data in (*parts_of(public).values(), msgspec.json.encode(seats)):
        check_json(data)
    assert all(figure.label and figure.name for figure in public.figures)
    assert public.status.title and public.status.goal


def ask(shown: Presenter, journal: Journal[Any], luck: Random) -> None:
    """Previews of some options, and a line of sight."""
    game, painter, narrator = journal.game, shown.painter, shown.narrator
    for decision in game.open:
        count = len(decision.all_options)
        for pick in {0, count - 1, luck.randrange(count)}:
            assert painter.preview(game, decision.seat, decision, pick, narrator).then
    cells = [place.at for place in shown.public(game).board.places]
    assert painter.sight(game, Seat(0), luck.choice(cells), luck.choice(cells), narrator).text
    assert painter.report(journal, narrator)
