"""The painter of Gloomhaven: each part of a scene from its own module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Decision, Entry, FigureId, Game, Option, Rules, Seat, View
from undercroft.scenes import shapes
from undercroft.scenes.read_cache import memory_of
from undercroft.text.narrator import Narrator

from . import whynot
from .foresight import dangers, option_previews, plans, sights, threats
from .log import lines, reports
from .phrasebook import phrasebook_of
from .picture import boards, cards, choices, figures, mats, statuses, tracks


class HavenPainter:
    """Draws Gloomhaven. Rules are asked of a game made from the view, so nothing hidden can get in."""

    def __init__(self) -> None:
        self._last: tuple[View, Haven] | None = None

    def board(self, rules: Rules[Any], seen: View, narrator: Narrator) -> shapes.Board:
        return boards.board(self._shown(rules, seen), phrasebook_of(narrator))

    def figures(self, rules: Rules[Any], seen: View, narrator: Narrator) -> tuple[shapes.Figure, ...]:
        return figures.figures(self._shown(rules, seen), phrasebook_of(narrator), memory_of(narrator))

    def track(self, rules: Rules[Any], seen: View, narrator: Narrator) -> tuple[shapes.Row, ...]:
        return tracks.track(self._shown(rules, seen), phrasebook_of(narrator), memory_of(narrator))

    def status(self, rules: Rules[Any], seen: View, narrator: Narrator) -> shapes.Status:
        return statuses.status(self._shown(rules, seen), phrasebook_of(narrator))

    def mats(self, rules: Rules[Any], seen: View, narrator: Narrator) -> tuple[shapes.Mat, ...]:
        return mats.mats(self._shown(rules, seen), phrasebook_of(narrator))

    def supply(self, rules: Rules[Any], seen: View, narrator: Narrator) -> shapes.Supply:
        return shapes.Supply()

    def piles(self, rules: Rules[Any], seen: View, seat: Seat, narrator: Narrator) -> tuple[shapes.Pile, ...]:
        return mats.piles(self._shown(rules, seen), phrasebook_of(narrator), seat)

    def card(self, rules: Rules[Any], kind: str, id: str, narrator: Narrator) -> shapes.Card:
        return cards.any_card(phrasebook_of(narrator), kind, id)

    def choice(
        self, game: Game[Any], seen: View, decision: Decision, option: Option, label: str, narrator: Narrator
    ) -> shapes.Choice:
        return choices.choice(game, phrasebook_of(narrator), decision, option, label)

    def question(
        self, game: Game[Any], seen: View, decision: Decision, asked: shapes.Question, narrator: Narrator
    ) -> shapes.Question:
        return choices.question(phrasebook_of(narrator), seen.state, asked)

    def line(
        self, rules: Rules[Any], entry: Entry, text: str, answer: int, k: int, narrator: Narrator
    ) -> shapes.Line:
        return lines.line(rules, entry, text, answer, k)

    def preview(
        self, game: Game[Any], seat: Seat, decision: Decision, pick: int, narrator: Narrator
    ) -> shapes.Foreseen:
        return option_previews.preview(game, seat, decision, pick, narrator)

    def sight(
        self, game: Game[Any], seat: Seat, start: str, end: str, narrator: Narrator
    ) -> shapes.SightLine:
        return sights.sight(game, phrasebook_of(narrator), start, end)

    def threat(self, game: Game[Any], seat: Seat, narrator: Narrator) -> shapes.Threat:
        return threats.threat(game, phrasebook_of(narrator))

    def plan(self, game: Game[Any], seat: Seat, figure: int, narrator: Narrator) -> shapes.Plan:
        return plans.plan(game, phrasebook_of(narrator), seat, figure, narrator)

    def danger(self, game: Game[Any], seat: Seat, cell: str, narrator: Narrator) -> shapes.Danger:
        return dangers.danger(game, phrasebook_of(narrator), seat, cell, narrator)

    def whynot(
        self, game: Game[Any], seat: Seat, decision: Decision, cell: str, figure: int, narrator: Narrator
    ) -> shapes.Objection:
        return whynot.whynot(
            game, phrasebook_of(narrator), decision, sights.cell_named(cell), FigureId(figure)
        )

    def report(self, journal: Any, narrator: Narrator) -> Sequence[tuple[str, tuple[str, ...]]]:
        return reports.report(phrasebook_of(narrator), journal.log)

    def _shown(self, rules: Rules[Any], seen: View) -> Haven:
        """The view as a game that rules can be asked about; it is never played on."""
        if self._last is None or self._last[0] is not seen:
            self._last = seen, Game(rules, seen.state)
        return self._last[1]
