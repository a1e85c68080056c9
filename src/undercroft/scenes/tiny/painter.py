"""Draws the Cellar: each part by the module that knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.games.tiny.ground import GRID
from undercroft.kernel import Decision, Entry, FigureId, Game, Option, Rules, Seat, View
from undercroft.scenes import shapes
from undercroft.text.tellers import Teller

from . import boards, cards, choices, foresight, log, objections, tables


class CellarPainter:
    """The painter of `tiny`."""

    def board(self, rules: Rules[Any], seen: View, teller: Teller) -> shapes.Board:
        return boards.board(rules, seen.state, teller)

    def figures(self, rules: Rules[Any], seen: View, teller: Teller) -> tuple[shapes.Figure, ...]:
        return boards.figures(Game(rules, seen.state), teller)

    def track(self, rules: Rules[Any], seen: View, teller: Teller) -> tuple[shapes.Row, ...]:
        return tables.track(Game(rules, seen.state), teller)

    def status(self, rules: Rules[Any], seen: View, teller: Teller) -> shapes.Status:
        return tables.status(seen.state, teller)

    def mats(self, rules: Rules[Any], seen: View, teller: Teller) -> tuple[shapes.Mat, ...]:
        return tables.mats(rules, seen.state, teller)

    def piles(self, rules: Rules[Any], seen: View, seat: Seat, teller: Teller) -> tuple[shapes.Pile, ...]:
        return cards.own_piles(rules, seen.state, seat, teller)

    def card(self, rules: Rules[Any], kind: str, id: str, teller: Teller) -> shapes.Card:
        return cards.card(rules, kind, id, teller)

    def choice(
        self, game: Game[Any], seen: View, decision: Decision, option: Option, label: str, teller: Teller
    ) -> shapes.Choice:
        return choices.choice(game, option, label, teller)

    def line(
        self, rules: Rules[Any], entry: Entry, text: str, answer: int, k: int, teller: Teller
    ) -> shapes.Line:
        return log.line(entry, text, answer, k, teller)

    def preview(
        self, game: Game[Any], seat: Seat, decision: Decision, pick: int, teller: Teller
    ) -> shapes.Foreseen:
        return foresight.preview(game, seat, decision.all_options[pick], pick, teller)

    def sight(self, game: Game[Any], seat: Seat, start: str, end: str, teller: Teller) -> shapes.SightLine:
        return foresight.sight(game, start, end, teller)

    def threat(self, game: Game[Any], seat: Seat, teller: Teller) -> shapes.Threat:
        return foresight.threat(game, teller)

    def plan(self, game: Game[Any], seat: Seat, figure: int, teller: Teller) -> shapes.Plan:
        return foresight.plan(game, seat, figure, teller)

    def danger(self, game: Game[Any], seat: Seat, cell: str, teller: Teller) -> shapes.Danger:
        return foresight.danger(game, seat, cell, teller)

    def whynot(
        self, game: Game[Any], seat: Seat, decision: Decision, cell: str, figure: int, teller: Teller
    ) -> shapes.Objection:
        return objections.whynot(game, decision, GRID.parse(cell), FigureId(figure), teller)

    def report(self, journal: Any, teller: Teller) -> Sequence[tuple[str, tuple[str, ...]]]:
        return log.report(journal, teller)
