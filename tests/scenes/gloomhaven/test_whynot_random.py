"""At random positions: every hex and figure that is no option gets a true reason, every option none."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from scenes.shown import why_not
from undercroft.games.gloomhaven import options as o
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Decision, FigureId, Game
from undercroft.scenes.gloomhaven.foresight.sights import cell_named
from undercroft.scenes.objections import objection
from undercroft.scenes.presenter import Presenter
from undercroft.text.words import LANGUAGES

from .slow import prove
from .table import gloomhaven, presenter, settled

CLASSES = ("brute", "spellweaver", "tinkerer", "scoundrel", "cragheart", "mindthief")
ON_BOARD = (
    o.CellOption, o.AreaOption, o.TargetOption, o.PlanOption, o.WayOption, o.FirstOption,
)  # fmt: skip
SHY = (o.SkipOption, o.EndTurnOption, o.LongRestOption, o.StopOption)  # answers that lead nowhere
QUESTIONS = 160
OFTEN = 3  # how often a kind of question is looked at in one game


@pytest.mark.parametrize("number", range(12))
def test_every_reason_is_true_and_no_option_has_one(number: int) -> None:
    luck = Random(f"whynot {number}")
    setup = settled(str(2 * number + 1), tuple(luck.sample(CLASSES, luck.choice((2, 3, 4)))))
    game = gloomhaven().new_game(setup, f"whynot {number}")
    shown, asked, proven = presenter(LANGUAGES[number % 3], setup), Counter[str](), 0
    for _ in range(QUESTIONS):
        if not game.open:
            break
        decision = luck.choice(game.open)
        asked[decision.what] += 1
        if asked[decision.what] <= OFTEN and any(isinstance(each, ON_BOARD) for each in decision.options):
            proven += look_at_everything(shown, game, decision)
        options = [option for option in decision.options if not option.concedes]
        bold = [option for option in options if not isinstance(option, SHY)] or options
        game.answer(decision.seat, luck.choice(bold).key)
    assert proven > 50


def look_at_everything(shown: Presenter, g: Haven, decision: Decision) -> int:
    """Every hex and every figure; how many objections were proven."""
    before, public = g.state.digest(), shown.public(g)
    question = shown.seat(g, decision.seat).question
    assert question is not None
    choices = (*question.choices, *question.asides)
    on_board, proven = any(choice.cells for choice in choices), 0
    for place in public.board.places:
        there = [figure for figure in public.figures if place.at in figure.at]
        can = any(
            place.at in choice.cells
            or (not choice.cells and any(figure.id in choice.figures for figure in there))
            for choice in choices
        )
        who = there[0].id if there else 0
        proven += check(shown, g, decision, place.at, place.at, who, can=can, on_board=on_board)
    for figure in public.figures:
        can = any(
            figure.id in choice.figures or not set(figure.at).isdisjoint(choice.cells) for choice in choices
        )
        proven += check(
            shown, g, decision, str(figure.id), figure.at[0], figure.id, can=can, on_board=on_board
        )
    assert g.state.digest() == before
    return proven


def check(
    shown: Presenter,
    g: Game[Any],
    decision: Decision,
    about: str,
    cell: str,
    figure: int,
    *,
    can: bool,
    on_board: bool,
) -> bool:
    said = why_not(shown, g, decision.seat, about)
    assert bool(said.text and said.rule and said.title) is not can, (decision.what, about, said)
    if can:
        assert said == type(said)()
        return False
    found = objection(g, decision, cell_named(cell), figure, on_board)
    assert found.rule == said.rule
    assert found.says != "settled" or not g.choices(), (decision.what, about, g.state.frames[-1])
    return prove(g, decision, cell_named(cell), FigureId(figure), found)
