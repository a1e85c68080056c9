"""The Cellar at random: what is no option gets a true reason, and what is one gets none."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import product
from typing import Any

import pytest
from games.tiny.scenes import placed

from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.rules.who import side
from undercroft.games.tiny.state import Tiny, ground
from undercroft.kernel import Decision, FigureId, IllegalAnswer, Objection, Seat
from undercroft.scenes.objections import objection
from undercroft.scenes.presenter import Presenter
from undercroft.space import Cell, Cells, corner_sight, each
from undercroft.text.words import LANGUAGES, Language

from .shown import begun, played_at_random, stage_for, why_not

ONE = Seat(0)
BEYOND = 10**6
QUESTIONS = 60
ACTORS = {"tiny.hero_turn.choose": "hero", "tiny.beguile.choose_victim": "puppet"}


@pytest.mark.parametrize("number", range(9))
def test_every_reason_is_true_and_no_option_has_one(number: int) -> None:
    presenter, proven = stage_for("tiny", LANGUAGES[number % 3]), 0
    for journal in played_at_random(begun("tiny", f"why {number}"), f"why {number}", QUESTIONS):
        for decision in journal.game.open:
            for seat in decision.seats:
                proven += look_at_everything(presenter, journal.game, seat, decision)
    assert proven > 100


def look_at_everything(presenter: Presenter, g: Tiny, seat: Seat, decision: Decision) -> int:
    question, public = presenter.seat(g, seat).question, presenter.public(g)
    assert question is not None
    choices, proven = (*question.choices, *question.asides), 0
    if not any(choice.cells or choice.figures for choice in choices):
        with pytest.raises(IllegalAnswer):
            why_not(presenter, g, seat, public.board.places[0].at)
        return 0
    for place in public.board.places:
        there = next((figure.id for figure in public.figures if place.at in figure.at), 0)
        can = any(
            place.at in choice.cells or (not choice.cells and there in choice.figures) for choice in choices
        )
        said = why_not(presenter, g, seat, place.at)
        assert bool(said.text and said.rule and said.title) is not can, (decision.what, place.at, said)
        if not can:
            cell = GRID.parse(place.at)
            found = objection(g, decision, cell, there, any(choice.cells for choice in choices))
            assert found.says != "settled" or not g.choices(), (decision.what, place.at)
            assert is_true(g, decision, cell, FigureId(there), found), (decision.what, place.at, found)
            proven += 1
    return proven


def is_true(g: Tiny, decision: Decision, cell: Cell, there: FigureId, said: Objection) -> bool:
    """The obvious slow check."""
    frame: Any = g.state.frames[-1]
    me = FigureId(getattr(frame, ACTORS.get(decision.what, "figure"), 0))
    here = g.state.figures[me].cells.bit_length() - 1 if me else -1
    found = ground(g)
    match said.says:
        case "range":
            return cheapest(here, cell, found.floor) == said.number > said.limit
        case "sight":
            return not corner_sight(found.board.without_floor(found.closed), 1 << here, cell).seen
        case "movement":
            return walk(g, me, cell) == said.number > said.limit == g.state.turn.movement
        case "cut-off":
            return walk(g, me, cell) == BEYOND
        case "no-movement":
            return g.state.turn.movement == 0
        case "no-action":
            return g.state.turn.actions == 0
        case "here" | "occupied":
            return bool(g.state.figures[said.who].cells >> cell & 1)
        case "nobody" | "farther":
            return not there
        case "friend" | "enemy":
            return (side(g, there) == side(g, me)) == (said.says == "friend")
        case "targeted":
            return there in frame.chosen
        case "unhurt":
            return g.state.figures[there].hp == g.state.figures[there].full
        case "self":
            return there == me
        case "not-farther":
            pusher = g.state.figures[frame.by].cells.bit_length() - 1
            return cheapest(pusher, cell, found.floor) == said.number <= said.limit
        case "step":
            return GRID.apart(here, cell) > 1 or cheapest(here, cell, found.floor) > 1
    return said.says in ("settled", "area-far", "area-nobody", "no-victim", "door")


def walk(g: Tiny, hero: FigureId, cell: Cell) -> int:
    """The least movement past allies, not past enemies, with rubble at 2."""
    floor = ground(g).floor
    foes = sum(f.cells for i, f in g.state.figures.items() if side(g, i) != side(g, hero))
    here = g.state.figures[hero].cells.bit_length() - 1
    return cheapest(here, cell, floor, foes, ground(g).rubble)


def cheapest(start: Cell, goal: Cell, floor: Cells, foes: Cells = 0, slow: Cells = 0) -> int:
    """By Dijkstra; a diagonal step needs floor on one of the squares beside it (TN-MOV-01)."""
    squares = {GRID.at(cell): cell for cell in each(floor)}
    best, queue = {start: 0}, [(0, start)]
    while queue:
        spent, at = heappop(queue)
        x, y = GRID.at(at)
        for dx, dy in product((-1, 0, 1), repeat=2):
            step = squares.get((x + dx, y + dy), at)
            if step == at or foes >> step & 1 or not ((x + dx, y) in squares or (x, y + dy) in squares):
                continue
            after = spent + (2 if slow >> step & 1 else 1)
            if after < best.get(step, BEYOND):
                best[step] = after
                heappush(queue, (after, step))
    return best.get(goal, BEYOND)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["No movement left: take a move action first.", "Out of range: range 4, limit 1.", ""]),
        (
            "es",
            [
                "No queda movimiento: primero haz una acción de mover.",
                "Fuera de alcance: alcance 4, límite 1.",
                "",
            ],
        ),
        (
            "pt",
            [
                "Não resta movimento: faça primeiro uma ação de mover.",
                "Fora de alcance: alcance 4, limite 1.",
                "",
            ],
        ),
    ],
)
def test_reasons_are_told_in_every_language(language: Language, texts: list[str]) -> None:
    presenter, scene = stage_for("tiny", language), placed("warden b3", "goblin c3", "goblin f3", turn=1)
    assert [why_not(presenter, scene.game, ONE, about).text for about in ("b2", "f3", "c3")] == texts


@pytest.mark.rule("TN-MOV-01")
def test_a_square_beyond_the_movement_says_what_it_takes() -> None:
    presenter, scene = stage_for("tiny"), placed("warden b3", "goblin g2", turn=1)
    scene.picks("move")
    said = why_not(presenter, scene.game, ONE, "g3")
    assert (said.text, said.rule) == ("Too far: 5 movement needed, 4 left.", "TN-MOV-01")
    assert why_not(presenter, scene.game, ONE, "g2").text.startswith("Out of range")
