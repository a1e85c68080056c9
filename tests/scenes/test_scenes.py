"""Scenes of every game: painted at every decision in every language, and nothing in them is a secret."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import msgspec
import pytest

from undercroft.games.boxes import box_of
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.setups import Setup
from undercroft.games.tiny.setup import TinySetup
from undercroft.kernel import SPECTATOR, Game, IllegalAnswer, Journal, Seat, SetupError, log_for
from undercroft.scenes.presenter import Presenter
from undercroft.scenes.registry import painter_of
from undercroft.text.words import LANGUAGES, Language

from .shown import (
    Query,
    begun,
    check_json,
    check_scene,
    guess,
    parts_of,
    playable,
    played_at_random,
    stage_for,
)  # fmt: skip

WISHES = {
    "tiny": (TinySetup(),),
    "gloomhaven": (HavenSetup(), HavenSetup(scenario="14", party=("tinkerer", "cragheart", "mindthief"))),
}
TABLES = [(game, wishes) for game in WISHES for wishes in WISHES[game]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "wishes"), TABLES)
def test_a_random_game_is_painted_at_every_decision(game: str, wishes: Setup, language: Language) -> None:
    presenter, journal = stage_for(game, language, wishes), begun(game, "paint", wishes)
    painted = 0
    for now in played_at_random(journal, f"paint {language}", 120):
        paint(presenter, now)
        painted += 1
    paint(presenter, journal)
    assert painted > 30
    told = presenter.lines(journal, -1, (Seat(0),))
    assert len(told) > 50 and len({(line.answer, line.k) for line in told}) == len(told)
    for line in told:
        check_json(msgspec.json.encode(line))


@pytest.mark.parametrize("scenario", playable("scenario"))
def test_every_scenario_is_painted_in_every_language(scenario: str) -> None:
    """From the first question on, into the first round; parties take turns."""
    heroes, number = playable("character"), playable("scenario").index(scenario)
    party = tuple(heroes[(number + i) % len(heroes)] for i in range(2 + number % 3))
    wishes = HavenSetup(scenario=scenario, party=party)
    stages = [stage_for("gloomhaven", language, wishes) for language in LANGUAGES]
    journal = begun("gloomhaven", scenario, wishes)
    for now in played_at_random(journal, f"paint {scenario}", 16):
        for presenter in stages:
            paint(presenter, now)
    told = [[line.k for line in presenter.lines(journal, -1, (Seat(0),))] for presenter in stages]
    assert told[0] == told[1] == told[2] != []


def paint(presenter: Presenter, journal: Journal[Any]) -> None:
    """Everything that would be sent, looked over."""
    public = presenter.public(journal.game, presenter.statistics(journal))
    asked = [decision for decision in journal.game.open for _ in decision.seats]
    seats = [presenter.seat(journal.game, seat) for seat in journal.game.rules.seat_order(journal.game)]
    check_scene(public, seats)
    for data in (*parts_of(public).values(), msgspec.json.encode(seats)):
        check_json(data)
    assert sum(seat.question is not None and not seat.question.again for seat in seats) == len(asked)
    assert bool(public.waiting) == bool(journal.game.open) == (not public.status.outcome)
    assert bool(public.status.stats) == bool(public.status.outcome)


@pytest.mark.parametrize(("game", "wishes"), TABLES)
def test_what_a_seat_cannot_see_changes_nothing_that_it_is_sent(game: str, wishes: Setup) -> None:
    """Hidden cards are dealt anew: public parts, the seat's own part and answers to its queries stay."""
    presenter, differ = stage_for(game, wishes=wishes), 0
    journal = begun(game, "secrets", wishes)
    for now in played_at_random(journal, "secrets", 60):
        for seat in (SPECTATOR, *now.game.rules.seat_order(now.game)):
            one, two = (guess(now.game, seat, f"{len(now.answers)}/{which}") for which in "ab")
            two.state.rng = one.state.rng
            differ += one.state != two.state
            assert parts_of(presenter.public(one)) == parts_of(presenter.public(two))
            if seat != SPECTATOR:
                assert presenter.seat(one, seat) == presenter.seat(two, seat)
            if len(now.answers) % 6 == 0:
                assert list(replies(presenter, now, one, seat)) == list(replies(presenter, now, two, seat))
    assert differ > 50


def replies(presenter: Presenter, journal: Journal[Any], game: Game[Any], seat: Seat) -> Iterator[bytes]:
    """What queries answer in this position, also those that are refused."""
    real, journal.game = journal.game, game
    try:
        public = presenter.public(game)
        cells = [place.at for place in public.board.places[::7]]
        queries = [Query("threat"), *(Query("danger", cell) for cell in cells[:3])]
        queries += [Query("sight", *ends) for ends in product(cells[:2], cells[:2])]
        queries += [Query("plan", str(figure.id)) for figure in public.figures]
        if seat != SPECTATOR and (question := presenter.seat(game, seat).question):
            queries += [Query("preview", choice.key) for choice in question.choices[::5]]
            queries.append(Query("hint"))
        for query in queries:
            try:
                yield msgspec.json.encode(presenter.query(journal, seat, query))
            except IllegalAnswer as refused:
                yield str(refused).encode()
    finally:
        journal.game = real


@pytest.mark.parametrize(("game", "wishes"), TABLES)
def test_the_log_tells_each_reader_what_they_may_know(game: str, wishes: Setup) -> None:
    """Lines of spectators come from redacted entries only; who holds all seats reads every name."""
    presenter, journal = stage_for(game, wishes=wishes), begun(game, "log", wishes)
    for _ in played_at_random(journal, "log", 60):
        pass
    seats = tuple(journal.game.rules.seat_order(journal.game))
    blind = begun(game, "log", wishes)
    blind.opening = log_for(journal.opening, SPECTATOR)
    blind.entries = [log_for(entries, SPECTATOR) for entries in journal.entries]
    blind.game = journal.game
    assert presenter.lines(journal) == stage_for(game, wishes=wishes).lines(blind)
    mine, all_seats = presenter.lines(journal, -1, seats[:1]), presenter.lines(journal, -1, seats)
    assert len(mine) == len(all_seats) == len(presenter.lines(journal))
    assert mine != all_seats and mine != presenter.lines(journal)
    later = presenter.lines(journal, 20, seats)
    assert later == [line for line in all_seats if line.answer > 20]


def test_a_game_that_nothing_draws_is_named() -> None:
    with pytest.raises(SetupError, match="'tiny' can be played in the terminal only"):
        painter_of(replace(box_of("tiny"), painter=""))
