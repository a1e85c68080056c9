"""A table of Gloomhaven for tests: strict words, every part painted, every option touched."""

from __future__ import annotations

from functools import cache
from typing import Any

from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.setups import Setup
from undercroft.kernel import Decision, Game, Seat
from undercroft.scenes import shapes
from undercroft.scenes.presenter import Presenter
from undercroft.text.words import Language


@cache
def gloomhaven() -> Edition:
    return lay_out(box_of("gloomhaven"))


def settled(scenario: str = "1", party: tuple[str, ...] = ("brute", "spellweaver"), **more: Any) -> Setup:
    return gloomhaven().settle(HavenSetup(scenario=scenario, party=party, **more))


def presenter(language: Language = "en", setup: Setup | None = None) -> Presenter:
    """Words that refuse to be missing."""
    return Presenter(gloomhaven(), setup or settled(), language, strict=True)


class Shown:
    """A scene of a test, painted."""

    def __init__(self, game: Game[Any], language: Language = "en") -> None:
        party = game.state.party
        self.game = game
        self.presenter = presenter(language, settled(party=tuple(party)) if len(party) > 1 else None)
        self.narrator, self.painter = self.presenter.narrator, self.presenter.painter
        self.public = self.presenter.public(game)

    def figure(self, id: int) -> shapes.Figure:
        return next(figure for figure in self.public.figures if figure.id == id)

    def place(self, name: str) -> shapes.Place:
        return next(place for place in self.public.board.places if place.at == name)

    def row(self, id: str) -> shapes.Row:
        return next(row for row in self.public.track if row.id == id)

    def gauge(self, id: str) -> shapes.Gauge:
        return next(gauge for gauge in self.public.status.gauges if gauge.id == id)

    def mat(self, seat: int) -> shapes.Mat:
        return next(mat for mat in self.public.mats if mat.seat == seat)

    def piles(self, seat: int) -> dict[str, shapes.Pile]:
        """What a seat sees before it, by name."""
        return {pile.id: pile for pile in self.presenter.seat(self.game, Seat(seat)).piles}

    def choice(self, key: str) -> shapes.Choice:
        """The option of an open question with this key."""
        for decision in self.game.open:
            question = self.presenter.seat(self.game, decision.seat).question
            assert question is not None
            for found in (*question.choices, *question.asides):
                if found.key == key:
                    return found
        raise AssertionError(f"{key!r} is not offered: {[d.keys() for d in self.game.open]}")

    def preview(self, key: str) -> shapes.Foreseen:
        keys = [(decision, decision.keys()) for decision in self.game.open]
        decision, pick = next((decision, offered.index(key)) for decision, offered in keys if key in offered)
        return self.painter.preview(self.game, decision.seat, decision, pick, self.narrator)

    @property
    def asked(self) -> Decision:
        return self.game.open[0]
