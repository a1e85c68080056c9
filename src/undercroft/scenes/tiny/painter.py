"""Draws the Cellar: each part by the module that knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel import Decision, Entry, Game, Option, Rules, Seat, View
from undercroft.scenes import shapes
from undercroft.text.narrator import Narrator

from . import boards, cards, choices, foresight, log, tables


class CellarPainter:
    """The painter of `tiny`."""

    def board(self, rules: Rules[Any], seen: View, narrator: Narrator) -> shapes.Board:
        return boards.board(rules, seen.state, narrator)

    def figures(self, rules: Rules[Any], seen: View, narrator: Narrator) -> tuple[shapes.Figure, ...]:
        return boards.figures(Game(rules, seen.state), narrator)

    def track(self, rules: Rules[Any], seen: View, narrator: Narrator) -> tuple[shapes.Row, ...]:
        return tables.track(Game(rules, seen.state), narrator)

    def status(self, rules: Rules[Any], seen: View, narrator: Narrator) -> shapes.Status:
        return tables.status(seen.state, narrator)

    def mats(self, rules: Rules[Any], seen: View, narrator: Narrator) -> tuple[shapes.Mat, ...]:
        return tables.mats(rules, seen.state, narrator)

    def supply(self, rules: Rules[Any], seen: View, narrator: Narrator) -> shapes.Supply:
        return shapes.Supply()

    def piles(self, rules: Rules[Any], seen: View, seat: Seat, narrator: Narrator) -> tuple[shapes.Pile, ...]:
        return cards.own_piles(rules, seen.state, seat, narrator)

    def card(self, rules: Rules[Any], kind: str, id: str, narrator: Narrator) -> shapes.Card:
        return cards.card(rules, kind, id, narrator)

    def choice(
        self, game: Game[Any], seen: View, decision: Decision, option: Option, label: str, narrator: Narrator
    ) -> shapes.Choice:
        return choices.choice(game, option, label, narrator)

    def question(
        self, game: Game[Any], seen: View, decision: Decision, asked: shapes.Question, narrator: Narrator
    ) -> shapes.Question:
        return choices.question(game, asked)

    def line(
        self, rules: Rules[Any], entry: Entry, text: str, answer: int, k: int, narrator: Narrator
    ) -> shapes.Line:
        return log.line(entry, text, answer, k, narrator)

    def preview(
        self, game: Game[Any], seat: Seat, decision: Decision, pick: int, narrator: Narrator
    ) -> shapes.Foreseen:
        return foresight.preview(game, seat, decision.all_options[pick], pick, narrator)

    def sight(
        self, game: Game[Any], seat: Seat, start: str, end: str, narrator: Narrator
    ) -> shapes.SightLine:
        return foresight.sight(game, start, end, narrator)

    def threat(self, game: Game[Any], seat: Seat, narrator: Narrator) -> shapes.Threat:
        return foresight.threat(game, narrator)

    def plan(self, game: Game[Any], seat: Seat, figure: int, narrator: Narrator) -> shapes.Plan:
        return foresight.plan(game, seat, figure, narrator)

    def danger(self, game: Game[Any], seat: Seat, cell: str, narrator: Narrator) -> shapes.Danger:
        return foresight.danger(game, seat, cell, narrator)

    def report(self, journal: Any, narrator: Narrator) -> Sequence[tuple[str, tuple[str, ...]]]:
        return log.report(journal, narrator)
