"""What a game's own module in `scenes` must offer: how its state is drawn. This knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from undercroft.kernel import Decision, Entry, Game, Option, Rules, Seat, View
from undercroft.scenes import shapes
from undercroft.text.narrator import Narrator


class Painter(Protocol):
    """Draws one game. Every view is already redacted: what is in it may be shown to whom it was made for."""

    def board(self, rules: Rules[Any], seen: View, narrator: Narrator) -> shapes.Board: ...

    def figures(self, rules: Rules[Any], seen: View, narrator: Narrator) -> tuple[shapes.Figure, ...]: ...

    def track(self, rules: Rules[Any], seen: View, narrator: Narrator) -> tuple[shapes.Row, ...]: ...

    def status(self, rules: Rules[Any], seen: View, narrator: Narrator) -> shapes.Status: ...

    def mats(self, rules: Rules[Any], seen: View, narrator: Narrator) -> tuple[shapes.Mat, ...]: ...

    def supply(self, rules: Rules[Any], seen: View, narrator: Narrator) -> shapes.Supply:
        """Offers and piles that belong to nobody."""
        ...

    # The piles of a mat are what everybody sees of a seat; `piles` are all that its own player sees.

    def piles(
        self, rules: Rules[Any], seen: View, seat: Seat, narrator: Narrator
    ) -> tuple[shapes.Pile, ...]: ...

    def card(self, rules: Rules[Any], kind: str, id: str, narrator: Narrator) -> shapes.Card: ...

    def choice(
        self, game: Game[Any], seen: View, decision: Decision, option: Option, label: str, narrator: Narrator
    ) -> shapes.Choice:
        """The option with all places where it can be touched; costs and warnings too."""
        ...

    def question(
        self, game: Game[Any], seen: View, decision: Decision, asked: shapes.Question, narrator: Narrator
    ) -> shapes.Question:
        """The question with what its choices do not say: cards to choose together, dice, barred offers."""
        ...

    def line(
        self, rules: Rules[Any], entry: Entry, text: str, answer: int, k: int, narrator: Narrator
    ) -> shapes.Line:
        """A sentence of the log with the figures and cells that it speaks of, and what was turned up.

        The level is the painter's; `automatic` is set by the stage.
        """
        ...

    # -- queries: what a player may ask the engine; answers are JSON with the narrator's words

    def preview(
        self, game: Game[Any], seat: Seat, decision: Decision, pick: int, narrator: Narrator
    ) -> shapes.Foreseen:
        """What an option would do: sentences, way, expected damage; it stops at chance and secrets."""
        ...

    def sight(
        self, game: Game[Any], seat: Seat, start: str, end: str, narrator: Narrator
    ) -> shapes.SightLine: ...

    def threat(self, game: Game[Any], seat: Seat, narrator: Narrator) -> shapes.Threat: ...

    def plan(self, game: Game[Any], seat: Seat, figure: int, narrator: Narrator) -> shapes.Plan: ...

    def danger(self, game: Game[Any], seat: Seat, cell: str, narrator: Narrator) -> shapes.Danger: ...

    def report(self, journal: Any, narrator: Narrator) -> Sequence[tuple[str, tuple[str, ...]]]:
        """Statistics of the whole game as rows of a table, the head first; for when it is over."""
        ...
