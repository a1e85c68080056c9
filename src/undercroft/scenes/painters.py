"""The painter of a game at a table: a record of functions, of which three are needed.

Functions that draw get a view as a game: rules can be asked about it, and what the viewer may not know is not
in it. Queries are optional: a game offers those that it can answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from undercroft.kernel import Decision, Entry, Game, IllegalAnswer, Journal, Option, Seat, View
from undercroft.scenes import shapes
from undercroft.text.narrator import Narrator

from .building import foretold, plain_card, plain_choice, plain_line

Drawn = Game[Any]  # a view as a game; it is never played on
Rows = Sequence[tuple[str, tuple[str, ...]]]  # of a table, the head first


def not_offered(*asked: Any) -> NoReturn:
    """Stands for a query that a game cannot answer."""
    raise IllegalAnswer("This game does not answer that.")


def nothing(g: Drawn, narrator: Narrator) -> tuple[()]:
    """Stands for a part of the table that a game does not have."""
    return ()


def no_supply(g: Drawn, narrator: Narrator) -> shapes.Supply:
    """Stands for what lies on the table before nobody, where nothing does."""
    return shapes.Supply()


def as_asked(g: Drawn, asked: shapes.Question, narrator: Narrator) -> shapes.Question:
    """Stands for a question whose choices say all."""
    return asked


def plain_piles(g: Drawn, seat: Seat, narrator: Narrator) -> tuple[shapes.Pile, ...]:
    """The piles of the box that a seat may look through."""
    return tuple(
        shapes.Pile(
            pile.name,
            narrator.say(f"pile-{pile.name}"),
            tuple(plain_card(pile.kind, thing, narrator) for thing in pile.things),
        )
        for pile in narrator.edition.box.piles(View(seat, g.state, ()), seat)
    )


def plain_preview(
    g: Game[Any], seat: Seat, decision: Decision, pick: int, narrator: Narrator
) -> shapes.Foreseen:
    """The effects of an option, in the sentences of the log."""
    return foretold(g, seat, pick, narrator)


def no_report(journal: Journal[Any], narrator: Narrator) -> Rows:
    """Stands for the statistics of a game that has none."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Painter:
    """Draws one game."""

    board: Callable[[Drawn, Narrator], shapes.Board]
    figures: Callable[[Drawn, Narrator], tuple[shapes.Figure, ...]]
    status: Callable[[Drawn, Narrator], shapes.Status]
    track: Callable[[Drawn, Narrator], tuple[shapes.Row, ...]] = nothing
    supply: Callable[[Drawn, Narrator], shapes.Supply] = no_supply  # offers and piles that belong to nobody
    # The piles of a mat are what everybody sees of a seat; `piles` are all that its own player sees.
    mats: Callable[[Drawn, Narrator], tuple[shapes.Mat, ...]] = nothing
    piles: Callable[[Drawn, Seat, Narrator], tuple[shapes.Pile, ...]] = plain_piles
    card: Callable[[str, str, Narrator], shapes.Card] = plain_card  # (kind, id)
    # (game, decision, option, label): all places where the option can be touched, costs and warnings too
    choice: Callable[[Game[Any], Decision, Option, str, Narrator], shapes.Choice] = plain_choice
    # The question with what its choices do not say: cards to choose together, dice, barred offers.
    question: Callable[[Drawn, shapes.Question, Narrator], shapes.Question] = as_asked
    # (entry, text, answer, k): figures and cells that a sentence speaks of, and what was turned up
    line: Callable[[Entry, str, int, int, Narrator], shapes.Line] = plain_line
    report: Callable[[Journal[Any], Narrator], Rows] = no_report  # statistics, for when the game is over

    # -- queries

    # The effects of an option: sentences, way, expected damage; it stops at chance and secrets.
    preview: Callable[[Game[Any], Seat, Decision, int, Narrator], shapes.Foreseen] = plain_preview
    sight: Callable[[Game[Any], Seat, str, str, Narrator], shapes.SightLine] = not_offered
    threat: Callable[[Game[Any], Seat, Narrator], shapes.Threat] = not_offered
    plan: Callable[[Game[Any], Seat, int, Narrator], shapes.Plan] = not_offered
    danger: Callable[[Game[Any], Seat, str, Narrator], shapes.Danger] = not_offered

    def offers(self, query: str) -> bool:
        """Can the game answer this query? It can answer those that need no function of a painter."""
        return getattr(self, query) is not not_offered if query in OPTIONAL else True


OPTIONAL: Final = ("sight", "threat", "plan", "danger")
