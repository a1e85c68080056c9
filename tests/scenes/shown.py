"""Stages and journals for the tests of scenes, and what must hold of everything that is sent."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.setups import Setup
from undercroft.journal_files import starter
from undercroft.kernel import SPECTATOR, Game, Journal, Rules, Seat, determinize, next_word, rng_from, view
from undercroft.scenes import shapes
from undercroft.scenes.presenter import Presenter
from undercroft.scenes.queries import Inquiry, reply
from undercroft.text.words import Language


class Query(NamedTuple):
    """A query as the wire has it."""

    what: str
    about: str = ""
    to: str = ""


@cache
def edition_of(game: str) -> Edition:
    return lay_out(box_of(game))


@cache
def playable(kind: str) -> list[str]:
    """What Gloomhaven offers of a kind."""
    edition = edition_of("gloomhaven")
    offers = edition.offers()
    return [offer.id for offer in offers if offer.kind == kind and offer.playable]


def begun(game: str, seed: str = "scene", wishes: Setup | None = None) -> Journal[Any]:
    edition = edition_of(game)
    setup = edition.settle(wishes)
    return Journal(edition.header(setup, seed), starter(edition, setup, seed))


def stage_for(game: str, language: Language = "en", wishes: Setup | None = None) -> Presenter:
    """A presenter on which a missing word is an error."""
    edition = edition_of(game)
    return Presenter(edition, edition.settle(wishes), language, strict=True)


def played_at_random(journal: Journal[Any], seed: str, most: int) -> Iterator[Journal[Any]]:
    """The journal at every decision, each then answered at random; nobody gives up."""
    rng = rng_from(seed)
    for _ in range(most):
        opened = journal.game.open
        if not opened:
            return
        yield journal
        rng, word = next_word(rng)
        decision = opened[word % len(opened)]
        seat = decision.seats[(word >> 8) % len(decision.seats)]
        options = [option for option in decision.all_options if not option.concedes]
        journal.answer(seat, options[(word >> 16) % len(options)].key)


def guess(game: Game[Any], seat: Seat, seed: str) -> Game[Any]:
    """A position that looks the same to a seat: what it cannot see is dealt anew."""
    rules: Rules[Any] = game.rules
    found: Game[Any] = Game(rules, determinize(view(game, seat), rules, rng_from(seed)))
    found.advance()
    return found


class Playing(NamedTuple):
    """A game without its journal, for queries that look at the position only."""

    game: Game[Any]


def why_not(presenter: Presenter, game: Game[Any], seat: Seat, about: str) -> shapes.Objection:
    """What stands against a cell or figure as a choice of a seat."""
    journal: Any = Playing(game)
    found = reply(Inquiry(presenter, journal, seat, Query("whynot", about), ()))
    assert isinstance(found, shapes.Objection)
    return found


def parts_of(shown: Struct) -> dict[str, bytes]:
    """The parts as they are sent."""
    return {name: msgspec.json.encode(getattr(shown, name)) for name in shown.__struct_fields__}


def check_json(data: bytes) -> None:
    """A browser writes it back byte for byte: no floats, no keys that are numbers."""
    text = data.decode("utf-8")
    plain = json.loads(text, parse_float=_no_float)
    _check_keys(plain)
    assert json.dumps(plain, ensure_ascii=False, separators=(",", ":")) == text


def _no_float(text: str) -> float:
    raise AssertionError(f"{text} is a float, which a browser may write otherwise")


def _check_keys(plain: Any) -> None:
    for inner in plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ():
        _check_keys(inner)
    if isinstance(plain, dict):
        assert not [key for key in plain if key.lstrip("-").isdigit()]
    if isinstance(plain, int):
        assert abs(plain) < 1 << 53


def check_scene(public: shapes.Public, seats: list[shapes.Seat]) -> None:
    """What a scene points at is there."""
    places = {place.at for place in (*public.board.places, *public.board.frame)}
    figures = {figure.id for figure in public.figures}
    assert all(set(figure.at) <= places for figure in public.figures)
    legend = dict(public.board.legend)
    assert {kind for place in public.board.places for kind in place.terrain} <= set(legend)
    for row in public.track:
        assert set(row.figures) <= figures, row
    for seat in seats:
        question = seat.question
        if question is None:
            continue
        choices = (*question.choices, *question.asides)
        assert len({choice.key for choice in choices}) == len(choices) > 0
        for choice in choices:
            assert choice.label and choice.kind == choice.key.split()[0]
            assert choice.area or set(choice.cells) <= places, choice  # patterns may hang over the edge
            assert set(choice.path) <= places, choice
            assert set(choice.figures) <= figures, choice


def check_random_play(
    stages: Sequence[Presenter],
    journal: Journal[Any],
    luck: Random,
    paint: Callable[[Presenter, Journal[Any]], object],
    ask: Callable[[Presenter, Journal[Any], Random], object],
    *,
    questions: int,
    sometimes: int,
) -> None:
    """Play at random and paint at every question, on the stages by turns, then tell all that happened.

    Once in `sometimes` questions everything is asked of the engine. Nothing of this changes the game.
    """
    for number in range(questions):
        if not journal.game.open:
            break
        shown, before = stages[number % len(stages)], journal.game.state.digest()
        paint(shown, journal)
        if number % sometimes == sometimes - 1:
            ask(shown, journal, luck)
        assert journal.game.state.digest() == before
        decision = luck.choice(journal.game.open)
        options = [option for option in decision.options if not option.concedes]
        journal.answer(decision.seat, luck.choice(options).key)
    for each in stages:
        for line in each.lines(journal, -1, (Seat(0),)):
            check_json(msgspec.json.encode(line))


def check_painted(
    shown: Presenter, journal: Journal[Any], seats: Iterable[Seat]
) -> tuple[shapes.Public, list[shapes.Seat]]:
    """All parts, and every option; what they point at is there."""
    game = journal.game
    public = shown.public(game, shown.statistics(journal))
    private = [shown.seat(game, seat) for seat in seats]
    check_scene(public, private)
    for data in (*parts_of(public).values(), msgspec.json.encode(private)):
        check_json(data)
    assert all(figure.label and figure.name for figure in public.figures)
    assert public.status.title and public.status.goal
    return public, private


def check_asked(shown: Presenter, journal: Journal[Any], luck: Random) -> list[str]:
    """Previews of some options, a line of sight, the report; gives the places of the board."""
    game, painter, narrator = journal.game, shown.painter, shown.narrator
    for decision in game.open:
        count = len(decision.all_options)
        for pick in {0, count - 1, luck.randrange(count)}:
            assert painter.preview(game, decision.seat, decision, pick, narrator).then
    cells = [place.at for place in shown.public(game).board.places]
    if cells:
        assert painter.sight(game, Seat(0), luck.choice(cells), luck.choice(cells), narrator).text
    assert painter.report(journal, narrator)
    return cells


Sent = dict[str, bytes]


def sent_to(shown: Presenter, game: Game[Any], seat: Seat) -> Sent:
    """All that somebody at this seat gets, previews included."""
    found = parts_of(shown.public(game))
    if seat == SPECTATOR:
        return found
    found["seat"] = msgspec.json.encode(shown.seat(game, seat))
    decision = shown.asked(game, shown.seen(game, seat))
    for pick in range(min(3, len(decision.all_options)) if decision is not None else 0):
        assert decision is not None
        preview = shown.painter.preview(game, seat, decision, pick, shown.narrator)
        found[f"preview {pick}"] = msgspec.json.encode(preview)
    return found


def check_secrets(
    shown: Presenter,
    game: Game[Any],
    luck: Random,
    seats: Sequence[Seat],
    sent: Callable[[Presenter, Game[Any], Seat], Sent],
    questions: int,
) -> None:
    """Whatever a seat cannot see, dealt anew at each question, changes no byte that it is sent."""
    differ = 0
    for number in range(questions):
        if not game.open:
            break
        for seat in (SPECTATOR, *seats):
            one, two = (guess(game, seat, f"{number}/{which}") for which in "ab")
            two.state.rng = one.state.rng
            differ += one.state != two.state
            assert sent(shown, one, seat) == sent(shown, two, seat)
        decision = luck.choice(game.open)
        options = [option for option in decision.options if not option.concedes]
        game.answer(decision.seat, luck.choice(options).key)
    assert differ > questions
