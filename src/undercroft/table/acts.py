"""An answer in words: how undo and votes name what would be taken back."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

from undercroft.kernel import Answer, Decision, Game, Seat, redact
from undercroft.scenes.shapes import Line

if TYPE_CHECKING:
    from .rendering import Renderer


def name_act(renderer: Renderer, answer: int, seats: tuple[int, ...]) -> str:
    """An answer by what its player did, as somebody with these seats may know it.

    By the first sentence about who answered, before anybody's turn begins; else by what was chosen.
    """
    journal, line = renderer.table.journal, renderer.table.history.given[answer - 1].line
    if line.report is not None:
        return renderer.words.say("act-report")
    own = tuple(map(Seat, seats))
    lines = renderer.presenter.events(journal, answer, own) if answer <= len(journal.entries) else ()
    for told in takewhile(lambda each: each.level == "event", lines):
        if _is_about(renderer, told, line):
            return told.text.removesuffix(".")
    who = renderer.presenter.narrator.seat(line.seat)
    chosen = _label(renderer, answer, line, seats).removesuffix(".")
    return (
        renderer.words.say("act-chosen", who=who, what=chosen)
        if chosen
        else renderer.words.say("act", who=who)
    )


def _is_about(renderer: Renderer, told: Line, line: Answer) -> bool:
    """Does a sentence speak of who answered first of all, by their seat or their figure?"""
    event = renderer.table.journal.entries[told.answer - 1][told.k - 1].event
    seat = getattr(event, "seat", None)
    figures = getattr(renderer.table.journal.game.state, "figures", {})  # a game may have none
    figure = figures.get(getattr(event, "figure", 0))
    return line.seat in (seat, getattr(figure, "seat", None))


def _label(renderer: Renderer, answer: int, line: Answer, seats: tuple[int, ...]) -> str:
    """The option chosen; only its own seat may know a secret one."""
    journal = renderer.table.journal
    if not journal.first < answer <= len(journal.answers):
        return ""
    game = journal.position(answer - 1)
    decision = _asked(game, line.seat)
    if decision is None or (decision.secret and line.seat not in seats):
        return ""
    chosen = next((option for option in decision.all_options if option.key == line.key), None)
    if chosen is None:
        return ""
    narrator = renderer.presenter.narrator
    narrator.meet(redact(getattr(game.state, "figures", {}), line.seat))  # figures that may have fallen since
    return narrator.label(chosen, narrator.namer(None))


def _asked(game: Game[Any], seat: Seat) -> Decision | None:
    """The question that a seat was asked, or had answered and could answer again."""
    return next((each for each in game.open if seat in each.seats), None) or game.answered(seat)
