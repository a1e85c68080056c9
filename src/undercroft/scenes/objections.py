"""Why a cell or a figure is not among the choices, in words: for any game, by its requirements."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Decision, Game, Objection, Seat
from undercroft.kernel.requirements import SETTLED
from undercroft.parts.objections import Unseen
from undercroft.text import rule_title
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital
from undercroft.text.words import Args, message_id

from . import shapes
from .painters import Painter


def objection(game: Game[Any], decision: Decision, cell: int, figure: int, on_board: bool) -> Objection:
    """The objection to a cell, or to the figure there; 0 is nobody.

    `on_board`: whether any choice is a cell; where all are figures, an empty cell has nobody to choose.
    """
    named = {"figure": figure, "cell": cell} if figure else {"cell": cell}
    found = game.why_not(decision, **named) or Objection(decision.rule, SETTLED)
    nobody = found.says == SETTLED and not figure and not on_board
    return Objection(decision.rule, "nobody") if nobody else found


def in_words(
    painter: Painter, game: Game[Any], seat: Seat, found: Objection, cell: str, narrator: Narrator
) -> shapes.Objection:
    """The sentence, the rule with its title, and the line where it is not seen."""
    grid, line = narrator.edition.box.grid, None
    if isinstance(found, Unseen) and grid is not None and painter.offers("sight"):
        line = painter.sight(game, seat, grid.name(found.here), cell, narrator)
    title = rule_title(narrator.words, found.rule)
    return shapes.Objection(why_text(game, found, narrator), found.rule, title, line)


def why_text(game: Game[Any], found: Objection, narrator: Narrator) -> str:
    """The sentence alone."""
    said = narrator.words.say(message_id("not", found.says), **_arguments(game, found, narrator))
    return capital(said)


def _arguments(game: Game[Any], found: Objection, narrator: Narrator) -> Args:
    """Numbers, a word to select by, things of which one is needed, and who it is in every form."""
    namer, words = narrator.namer(game.state), narrator.words
    args: Args = {"number": found.number, "limit": found.limit, "what": found.what}
    if found.any_of:
        names = [words.forms(namer.thing(kind, id))[""] for kind, id in found.any_of]
        args["any-of"] = words.listed(names, "or")
    if found.who:
        forms = words.forms(namer.figure(found.who))
        args |= {f"who-{form}" if form else "who": text for form, text in forms.items()}
    return args
