"""The menu of the hero that acts: steps 2 and 3 of its activation (DA-HER)."""

from __future__ import annotations

from undercroft.games.alliance.options import DoneOption, RestOption, SecondMoveOption
from undercroft.games.alliance.rules.attack.values import parameter
from undercroft.games.alliance.rules.cards.menus import card_choices, card_options
from undercroft.games.alliance.rules.movement.chests import CHESTS, DISARMED, TURNED_UP
from undercroft.games.alliance.rules.movement.doors import BORDERS
from undercroft.games.alliance.rules.movement.facing import turns
from undercroft.games.alliance.rules.movement.moving import GONE_TO, is_shared, points, step_points
from undercroft.games.alliance.rules.who import cell_of
from undercroft.games.alliance.state import Delve, ground
from undercroft.kernel import FigureId, Option, Posed


def menu(g: Delve, figure: FigureId) -> list[Option]:
    """Everything in the order of the steps; on a square of another only a further step (DA-MOV-09).

    Rest is declared before anything else (DA-RST-08); a resting hero may surge all the same (DA-RST-09).
    """
    s, found = g.state, list[Option]()
    turn = s.turn
    if step_points(g):
        found += GONE_TO.options(g, figure)
    if is_shared(s, figure):
        return found
    if not turn.attacked:
        if points(g):
            if ground(g).sides_at(cell_of(s, figure)):
                found += BORDERS.options(g, figure)
            if s.threats:
                found += CHESTS.options(g, figure)
                found += TURNED_UP.options(g, figure)
                found += DISARMED.options(g, figure)
        found += turns(g, figure)
        if may_move_again(g, figure):
            found.append(SecondMoveOption())
        if not turn.acted and not turn.rests:
            found.append(RestOption())
    found += card_options(g, figure)
    found.append(DoneOption())
    return found


def may_move_again(g: Delve, figure: FigureId) -> bool:
    """A second movement instead of all attacks, once (DA-HER-09, DA-HER-10, DA-RST-05)."""
    turn = g.state.turn
    return turn.movement == 1 and not turn.rests and parameter(g, figure, "second_move") > 0


def choices(g: Delve, figure: FigureId) -> tuple[Posed, ...]:
    """The choices of the menu, by which it says why something is no option."""
    own = (GONE_TO, BORDERS, CHESTS, TURNED_UP, DISARMED)
    return (*(choice.by(figure) for choice in own), *card_choices(g, figure))
