"""Conditions: gaining them, what they forbid, how long they last (GH-CON)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.fights import ModifierAdded
from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.records.monsters import Boss
from undercroft.games.gloomhaven.rules.items.equipment import worn
from undercroft.games.gloomhaven.rules.scenario.special_rules import is_inert, is_thing
from undercroft.games.gloomhaven.rules.who import attack_deck, is_up
from undercroft.games.gloomhaven.state import MONSTERS, Figure, Haven
from undercroft.kernel import CardId, FigureId
from undercroft.parts.happenings import ConditionGained, ConditionLost

NEGATIVE = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse")  # GH-DEF-18
POSITIVE = ("invisible", "strengthen", "bless")  # GH-DEF-19
LASTING = ("poison", "wound")  # GH-CON-11: no time limit; the others end with the next turn
SUPPLY = 10  # GH-CON-30, GH-CON-43


def gain(g: Haven, figure: FigureId, condition: str) -> None:
    """A figure that is still there gains a condition (GH-CON-01, GH-CON-02, GH-CON-06, GH-CON-48)."""
    condition = turned(g, figure, condition)
    if not is_up(g, figure) or is_immune(g, g.state.figures[figure], condition):
        return
    if condition in ("curse", "bless"):
        shuffle_in(g, figure, condition)
        return
    turns = 0
    if condition not in LASTING:
        # GH-CON-07: gained in its own turn, it lasts through the figure's following turn.
        turns = 2 if g.state.turn.figure == figure else 1
    again = g.state.figures[figure].suffers(condition)
    g.emit(ConditionGained(figure, condition, turns), "GH-CON-03" if again else "GH-CON-01")


def turned(g: Haven, figure: FigureId, condition: str) -> str:
    """The condition in place of another for the wearer of an item that turns it."""
    for each in worn(g, figure) if figure in g.state.figures else ():
        condition = next((new for old, new in each.becomes if old == condition), condition)
    return condition


def shuffle_in(g: Haven, figure: FigureId, card: str) -> None:
    """One card from its supply, if any is left (GH-CON-28, GH-CON-31, GH-CON-33, GH-CON-42, GH-CON-45)."""
    deck = attack_deck(g, figure)
    if left_in_supply(g, deck, card):
        g.emit(ModifierAdded(deck, CardId(card)), "GH-CON-28" if card == "curse" else "GH-CON-42")


def left_in_supply(g: Haven, deck: str, card: str) -> int:
    """Ten Curses for monsters, ten for characters (GH-CON-30, GH-CON-32); ten Bless in all (GH-CON-43).

    (GH-CMPO-01, GH-CMPO-02)
    """
    mine = [
        d for name, d in g.state.attack_decks.items()
        if card == "bless" or (name == MONSTERS) == (deck == MONSTERS)
    ]  # fmt: skip
    return SUPPLY - sum((d.top + d.pool + d.bottom).count(CardId(card)) for d in mine)


def is_immune(g: Haven, leaf: Figure, condition: str) -> bool:
    """Bosses by their card (GH-BOS-05, GH-BOS-06), characters by items, things against all (GH-SPC-13)."""
    if condition not in NEGATIVE:  # GH-DEF-19: nobody is immune against what helps
        return False
    if is_thing(g, leaf):
        return True
    if leaf.is_character:
        return any(condition in each.immune for each in worn(g, g.state.characters[leaf.seat].figure))
    record = library(g).monster.get(leaf.kind)
    return isinstance(record, Boss) and condition in record.immune


def lose(g: Haven, figure: FigureId, condition: str) -> None:
    """A condition is taken off, if it is there."""
    if g.state.figures[figure].suffers(condition):
        g.emit(ConditionLost(figure, condition))


def can_act(g: Haven, figure: FigureId) -> bool:
    """A stunned figure performs no ability (GH-CON-21), nor one that stands there exhausted (GH-VAR-10).

    Nor does an obstacle with hit points, whoever would have it do so (GH-SPC-10, GH-SPC-11).
    """
    leaf = g.state.figures.get(figure)
    if leaf is None or not leaf.cells or (leaf.conditions and leaf.suffers("stun")):
        return False
    if leaf.objective and is_inert(g, leaf):
        return False
    return not leaf.is_character or not g.state.characters[leaf.seat].gone


def can_move(g: Haven, figure: FigureId) -> bool:
    """An immobilized figure performs no Move ability (GH-CON-17)."""
    if not can_act(g, figure):
        return False
    leaf = g.state.figures[figure]
    return not (leaf.conditions and leaf.suffers("immobilize"))


def can_attack(g: Haven, figure: FigureId) -> bool:
    """A disarmed figure performs no Attack ability (GH-CON-19), nor does one within an obstacle."""
    leaf = g.state.figures[figure]
    return can_act(g, figure) and not leaf.suffers("disarm") and not leaf.phased
