"""What the tests of Overlord cards share: his turn from its start, and doors to open."""

from __future__ import annotations

from games.descent.arena import Arena, arena
from undercroft.games.descent.rules.movement.doors import OpenDoor
from undercroft.games.descent.rules.round.hero_turn import HeroTurn
from undercroft.games.descent.rules.round.overlord_turn import OverlordTurn
from undercroft.games.descent.rules.round.rounds import Round
from undercroft.games.descent.state import Turn
from undercroft.kernel import FigureId

PASSED = ("-", "-")  # no shields: every attribute of 0 or more passes
FAILED = ("SSS", "SSSS")  # seven shields: no attribute passes


def overlord_turn(at: Arena, drawn: str) -> None:
    """The Overlord's turn begins, and he draws this card."""
    at.state.turn = Turn()
    at.dice(drawn)
    at.state.frames += [Round(step="end")]
    at.run(OverlordTurn())


def overlord_ends(at: Arena) -> None:
    """All groups of the Overlord have acted; his turn ends."""
    at.state.turn = Turn()
    at.state.activated = tuple(at.state.groups)
    at.state.frames += [Round(step="end")]
    at.run(OverlordTurn(step="choose_group"))


def at_a_door(*cards: str) -> Arena:
    """A hero opens a door, and the Overlord holds these cards."""
    at = arena("syndrael:knight", "jain-fairwood:wildlander", quest="the-man-who-would-be-king")
    at.put(1, "f2")
    at.put(2, "g2")
    at.hand(*cards)
    at.state.turn = Turn(FigureId(1), 1)
    at.state.frames += [Round(hero=FigureId(1), step="turn_card"), HeroTurn(FigureId(1), step="choose")]
    at.run(OpenDoor(FigureId(1), 0))
    return at
