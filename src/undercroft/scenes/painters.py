"""What a game's own module in `scenes` must offer: how its state is drawn. This knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from undercroft.kernel import Decision, Entry, Game, Option, Rules, Seat, View
from undercroft.scenes import shapes
from undercroft.text.tellers import Teller


class Painter(Protocol):
    """Draws one game. Every view is already redacted: what is in it may be shown to whom it was made for."""

    def board(self, rules: Rules[Any], seen: View, teller: Teller) -> shapes.Board: ...

    def figures(self, rules: Rules[Any], seen: View, teller: Teller) -> tuple[shapes.Figure, ...]: ...

    def track(self, rules: Rules[Any], seen: View, teller: Teller) -> tuple[shapes.Row, ...]: ...

    def status(self, rules: Rules[Any], seen: View, teller: Teller) -> shapes.Status: ...

    def mats(self, rules: Rules[Any], seen: View, teller: Teller) -> tuple[shapes.Mat, ...]: ...

    # The piles of a mat are what everybody sees of a seat; `piles` are all that its own player sees.

    def piles(self, rules: Rules[Any], seen: View, seat: Seat, teller: Teller) -> tuple[shapes.Pile, ...]: ...

    def card(self, rules: Rules[Any], kind: str, id: str, teller: Teller) -> shapes.Card: ...

    def choice(
        self, game: Game[Any], seen: View, decision: Decision, option: Option, label: str, teller: Teller
    ) -> shapes.Choice:
        """The option with all places where it can be touched; costs and warnings too."""
        ...

    def line(
        self, rules: Rules[Any], entry: Entry, text: str, answer: int, k: int, teller: Teller
    ) -> shapes.Line:
        """A sentence of the log with the figures and cells that it speaks of, and what was turned up.

        The level is the painter's; `automatic` is set by the stage.
        """
        ...

    # -- queries: what a player may ask the engine; answers are plain JSON with words in the teller's language

    def preview(
        self, game: Game[Any], seat: Seat, decision: Decision, pick: int, teller: Teller
    ) -> shapes.Foreseen:
        """What an option would do: sentences, way, expected damage; it stops at chance and secrets."""
        ...

    def sight(
        self, game: Game[Any], seat: Seat, start: str, end: str, teller: Teller
    ) -> shapes.SightLine: ...

    def threat(self, game: Game[Any], seat: Seat, teller: Teller) -> shapes.Threat: ...

    def plan(self, game: Game[Any], seat: Seat, figure: int, teller: Teller) -> shapes.Plan: ...

    def danger(self, game: Game[Any], seat: Seat, cell: str, teller: Teller) -> shapes.Danger: ...

    def whynot(
        self, game: Game[Any], seat: Seat, decision: Decision, cell: str, figure: int, teller: Teller
    ) -> shapes.Objection:
        """Why a cell, or the figure on it (0: nobody), is not among the choices on the board."""
        ...

    def report(self, journal: Any, teller: Teller) -> Sequence[tuple[str, tuple[str, ...]]]:
        """Statistics of the whole game as rows of a table, the head first; for when it is over."""
        ...
