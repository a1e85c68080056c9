"""The painter of Gloomhaven: each part of a scene from its own module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Decision, Entry, FigureId, Game, Option, Rules, Seat, View
from undercroft.scenes import shapes
from undercroft.scenes.memories import memory_of
from undercroft.text.tellers import Teller

from . import (
    boards,
    cards,
    choices,
    dangers,
    figures,
    foresight,
    lines,
    mats,
    plans,
    reports,
    sights,
    statuses,
    threats,
    tracks,
    whynot,
)
from .voices import voice_of


class HavenPainter:
    """Draws Gloomhaven. Rules are asked of a game made from the view, so nothing hidden can get in."""

    def __init__(self) -> None:
        self._last: tuple[View, Haven] | None = None

    def board(self, rules: Rules[Any], seen: View, teller: Teller) -> shapes.Board:
        return boards.board(self._shown(rules, seen), voice_of(teller))

    def figures(self, rules: Rules[Any], seen: View, teller: Teller) -> tuple[shapes.Figure, ...]:
        return figures.figures(self._shown(rules, seen), voice_of(teller), memory_of(teller))

    def track(self, rules: Rules[Any], seen: View, teller: Teller) -> tuple[shapes.Row, ...]:
        return tracks.track(self._shown(rules, seen), voice_of(teller), memory_of(teller))

    def status(self, rules: Rules[Any], seen: View, teller: Teller) -> shapes.Status:
        return statuses.status(self._shown(rules, seen), voice_of(teller))

    def mats(self, rules: Rules[Any], seen: View, teller: Teller) -> tuple[shapes.Mat, ...]:
        return mats.mats(self._shown(rules, seen), voice_of(teller))

    def piles(self, rules: Rules[Any], seen: View, seat: Seat, teller: Teller) -> tuple[shapes.Pile, ...]:
        return mats.piles(self._shown(rules, seen), voice_of(teller), seat)

    def card(self, rules: Rules[Any], kind: str, id: str, teller: Teller) -> shapes.Card:
        return cards.any_card(voice_of(teller), kind, id)

    def choice(
        self, game: Game[Any], seen: View, decision: Decision, option: Option, label: str, teller: Teller
    ) -> shapes.Choice:
        return choices.choice(game, voice_of(teller), decision, option, label)

    def line(
        self, rules: Rules[Any], entry: Entry, text: str, answer: int, k: int, teller: Teller
    ) -> shapes.Line:
        return lines.line(rules, entry, text, answer, k)

    def preview(
        self, game: Game[Any], seat: Seat, decision: Decision, pick: int, teller: Teller
    ) -> shapes.Foreseen:
        return foresight.preview(game, seat, decision, pick, teller)

    def sight(self, game: Game[Any], seat: Seat, start: str, end: str, teller: Teller) -> shapes.SightLine:
        return sights.sight(game, voice_of(teller), start, end)

    def threat(self, game: Game[Any], seat: Seat, teller: Teller) -> shapes.Threat:
        return threats.threat(game, voice_of(teller))

    def plan(self, game: Game[Any], seat: Seat, figure: int, teller: Teller) -> shapes.Plan:
        return plans.plan(game, voice_of(teller), seat, figure, teller)

    def danger(self, game: Game[Any], seat: Seat, cell: str, teller: Teller) -> shapes.Danger:
        return dangers.danger(game, voice_of(teller), seat, cell, teller)

    def whynot(
        self, game: Game[Any], seat: Seat, decision: Decision, cell: str, figure: int, teller: Teller
    ) -> shapes.Objection:
        return whynot.whynot(game, voice_of(teller), decision, sights.cell_named(cell), FigureId(figure))

    def report(self, journal: Any, teller: Teller) -> Sequence[tuple[str, tuple[str, ...]]]:
        return reports.report(voice_of(teller), journal.log)

    def _shown(self, rules: Rules[Any], seen: View) -> Haven:
        """The view as a game that rules can be asked about; it is never played on."""
        if self._last is None or self._last[0] is not seen:
            self._last = seen, Game(rules, seen.state)
        return self._last[1]
