"""The journey on the table: icons in a row, the card with its sections, the ways to choose, line mode."""

from __future__ import annotations

from typing import Any

import pytest
from games.descent.arena import RECORDS, Arena, arena
from games.descent.travel.road import PAIR, PASSED, on_the_way, prepare, travel
from games.descent.travel.test_journey import charge

from scenes.descent.test_pieces import drawn, presenter
from scenes.shown import begun, check_painted, edition_of, played_at_random, stage_for
from undercroft.bots.descent import NormalBot
from undercroft.kernel import Journal, Seat, view
from undercroft.scenes.descent.journeys import travel_card
from undercroft.scenes.descent.painter import PAINTER
from undercroft.scenes.presenter import Presenter
from undercroft.text.narrator import Narrator
from undercroft.text.words import LANGUAGES, Language

HEROES, OVERLORD = (Seat(0), Seat(1)), Seat(2)


def in_language(at: Arena, language: Language) -> Narrator:
    told = presenter(at)
    return Presenter(told.edition, told.setup, language, strict=True).narrator


@pytest.mark.rule("D2-TRV-07")
def test_the_icons_stand_in_a_row_with_where_the_heroes_are() -> None:
    at = arena(*PAIR)
    prepare(at)
    travel(at, ("road", "plains", "mountain"), "1", "2")
    rows = PAINTER.track(drawn(at), presenter(at).narrator)
    assert [(row.name, row.kind, row.state) for row in rows[:3]] == [
        ("Road", "road", "done"), ("Plains", "plains", "active"), ("Mountains", "mountain", "waiting"),
    ]  # fmt: skip
    assert rows[1].card == "Travel Event 2"
    assert rows[1].lines[0].text == "Choose: the Overlord draws 1 card or each hero suffers 1 damage."
    at.dice("3", *PASSED, *PASSED)
    at.play("way 2")
    rows = PAINTER.track(drawn(at), presenter(at).narrator)
    assert [row.id for row in rows] == ["hero-1", "hero-2"], "they have arrived"


@pytest.mark.rule("D2-TRV-11")
def test_the_ways_lie_side_by_side_and_can_be_taken_from_there() -> None:
    at = on_the_way("5", "forest")
    told = presenter(at)
    supply = PAINTER.supply(drawn(at), told.narrator)
    (shelf,) = supply.shelves
    assert [offer.label for offer in shelf.offers] == [
        "Each hero suffers 1 damage.", "The Overlord draws 2 cards.",
    ]  # fmt: skip
    (card,) = supply.piles[0].cards
    assert card.name == "Travel Event 5" and len(card.halves) == 3
    for seat in HEROES:
        asked = told.seat(at.game, seat).question
        assert asked is not None and [choice.offer for choice in asked.choices] == ["way-1", "way-2"]
        assert asked.text.startswith("Travel Event, Forest: Choose: each hero suffers 1 damage or")
        assert [choice.label for choice in asked.choices] == [
            "Each hero suffers 1 damage", "The Overlord draws 2 cards",
        ]  # fmt: skip
    at.play("way 1")
    assert PAINTER.supply(drawn(at), told.narrator).shelves == ()


@pytest.mark.rule("D2-TRV-05", "D2-WHO-07")
def test_the_hand_lies_before_the_spy_alone() -> None:
    at = on_the_way("7", "road", *PASSED, hand=("dash", "frenzy"))
    at.play("target 1")
    told = presenter(at)
    found = {
        seat: {pile.id: [c.id for c in pile.cards] for pile in told.seat(at.game, seat).piles}
        for seat in HEROES
    }
    assert found[Seat(0)]["spied"] == ["dash", "frenzy"] and "spied" not in found[Seat(1)]
    asked = told.seat(at.game, Seat(0)).question
    assert asked is not None and [choice.card for choice in asked.choices] == ["dash", "frenzy"]
    assert told.seat(at.game, Seat(1)).question is None


@pytest.mark.rule("D2-TRV-07", "D2-TRV-10")
def test_line_mode_tells_the_way_and_the_event() -> None:
    at = arena(*PAIR)
    prepare(at)
    travel(at, ("water", "plains"), "1", "2")
    _, table = presenter(at).narrator.board(at.game, Seat(0))
    assert "On the way to First Blood: water and plains. The heroes are at stop 2 of 2: plains." in table
    assert "Travel Event, plains: choose: the Overlord draws 1 card or each hero suffers 1 damage." in table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_its_sentence_in_every_language(language: Language) -> None:
    at = on_the_way("5", "forest")
    narrator = in_language(at, language)
    for card in RECORDS.travel:
        shown = travel_card(card, narrator)
        assert len(shown.halves) == 3
        for half in shown.halves:
            (line,) = half.lines
            assert line.endswith(".") and "{" not in line and "  " not in line


@pytest.mark.rule("D2-TRV-07", "D2-TRV-10", "D2-TRV-11")
def test_everything_is_painted_and_said_on_the_way() -> None:
    """Random journeys to The Wyrm Turns, whose way has six icons; bots say why at every question."""
    edition = edition_of("descent")
    asked = set()
    for seed in map(str, range(3)):
        wishes = edition.charged(charge("the-wyrm-turns"))
        stages = [stage_for("descent", language, wishes) for language in LANGUAGES]
        journal = begun("descent", f"way {seed}", wishes)
        for now in played_at_random(journal, seed, 200):
            if now.game.state.round:
                break
            if now.game.state.journey:
                asked.add(now.game.open[0].what)
                for shown in stages:
                    check_painted(shown, now, [*HEROES, OVERLORD])
                    say_why(shown, now)
        assert journal.game.state.round == 1
    assert {"descent.fork.choose", "descent.trial.choose"} & asked


def say_why(shown: Presenter, journal: Journal[Any]) -> None:
    """The advice of a bot in words."""
    for decision in journal.game.open:
        seen = view(journal.game, decision.seat)
        advice = NormalBot(shown.edition.rules, decision.seat).advise(seen, decision)
        assert shown.narrator.reason(advice.why, advice.args, advice.about, seen.state)
