"""Needs of items, search cards and relics: rolls, hands, moves of the turn (D2-WHO-06)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.games.descent.dice import DEFENCE
from undercroft.games.descent.rules.cards.in_progress import actor, attack_in_progress
from undercroft.games.descent.state import Descent, card_name, library
from undercroft.kernel import FigureId

Need = Callable[[Descent, FigureId], bool]
TWO_MOVES = 2  # move actions of a turn after which Demonhide Leather tires


def defence_faces(g: Descent, figure: FigureId) -> list[str]:
    """The faces of the defence dice that a figure has rolled against the attack in progress.

    Tests are no defence (D2-ATK-26, D2-ATT-E1).
    """
    attack = attack_in_progress(g)
    if attack is None:
        return []
    return [die.face for die in attack.dice if die.of == figure and die.kind in DEFENCE]


def has_rolled_defence(g: Descent, figure: FigureId) -> bool:
    return bool(defence_faces(g, figure))


def shows_blank(g: Descent, figure: FigureId) -> bool:
    """One of its defence dice shows nothing (D2-X-18: Iron-Bound Ring)."""
    return "-" in defence_faces(g, figure)


def has_surge(g: Descent, figure: FigureId) -> bool:
    """The attack in progress has a surge that can be cancelled (D2-SRG-11)."""
    attack = attack_in_progress(g)
    return attack is not None and attack.surges_left(g) > 0


def has_rolled(g: Descent, figure: FigureId) -> bool:
    """It attacks, or has rolled defence dice (D2-X-29: Fortuna's Dice)."""
    attack = attack_in_progress(g)
    return attack is not None and (attack.attacker == figure or has_rolled_defence(g, figure))


def rolls_amount(g: Descent, figure: FigureId) -> bool:
    """It has rolled how much an effect of its own does (D2-DIC-02)."""
    return actor(g, "descent.roll_amount") == figure


def has_free_hand(g: Descent, figure: FigureId) -> bool:
    """Of all that is equipped only one thing is held, in one hand (D2-X-18: Dragontooth Hammer)."""
    hero = g.state.heroes.get(figure)
    if hero is None:
        return False
    slots = [library(g).item[card_name(card)].slot for card in hero.equipped]
    return [slot for slot in slots if slot in ("hand", "hands")] == ["hand"]


def has_moved_twice(g: Descent, figure: FigureId) -> bool:
    """Its turn had two move actions (D2-X-18: Demonhide Leather)."""
    return g.state.turn.figure == figure and g.state.turn.moves >= TWO_MOVES


NEEDS: Mapping[str, Need] = {
    "defence-rolled": has_rolled_defence,
    "blank-defence": shows_blank,
    "surge-rolled": has_surge,
    "rolled": has_rolled,
    "rolls-amount": rolls_amount,
    "free-hand": has_free_hand,
    "moved-twice": has_moved_twice,
}
