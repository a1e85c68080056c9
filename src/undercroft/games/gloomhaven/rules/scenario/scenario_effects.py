"""Effects of a scenario on decks, figures and elements by its own rules (GH-SPC, GH-SET-07, GH-RDD-15)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.fights import ModifierAdded
from undercroft.games.gloomhaven.events.rounds import ElementsSet
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.records.moments import (
    AddCards,
    GiveConditions,
    Hurt,
    HurtMonster,
    SetElements,
)  # fmt: skip
from undercroft.games.gloomhaven.rules.effects.conditions import LASTING, is_immune, left_in_supply
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.scenario.scenario_page import reckoned
from undercroft.games.gloomhaven.rules.scenario.special_rules import shrugs_off
from undercroft.games.gloomhaven.rules.who import is_up
from undercroft.games.gloomhaven.state import ELEMENTS, INERT, MONSTERS, STRONG, Haven
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Procedure, step
from undercroft.parts.happenings import ConditionGained

MINUS = "extra-minus-1"  # the -1 cards of items and scenarios (GH-AMD-18)

Effect = AddCards | GiveConditions | Hurt | HurtMonster | SetElements


class HurtSome(Procedure, tag="gh.hurt_some"):
    """Figures suffer damage that the scenario deals, one after the other, from the very start (GH-DMG-12)."""

    figures: tuple[FigureId, ...]
    amount: int

    @step("GH-SPC-20", "GH-DMG-07")
    def hurt(self, g: Haven) -> Next:
        if not self.figures:
            return Done()
        figure, self.figures = self.figures[0], self.figures[1:]
        return Call(Suffer(figure, self.amount, "event"), then=self.hurt)


def affect(g: Haven, effect: Effect, about: FigureId, negative: bool) -> Procedure | None:
    """Do it at once, or give the procedure that does; `about`: who opened the door, if somebody did."""
    match effect:
        case AddCards():
            add_cards(g, effect, negative)
        case GiveConditions():
            give_conditions(g, effect, about, negative)
        case Hurt():
            return HurtSome(hurt_by(g, effect, about, negative), reckoned(g, effect.amount))
        case HurtMonster():
            some = tuple(i for i, f in g.state.figures.items() if f.kind == effect.monster and f.cells)
            return HurtSome(some, reckoned(g, effect.amount))
        case SetElements():
            set_elements(g, effect)
    return None


def add_cards(g: Haven, outcome: AddCards, negative: bool) -> None:
    """Into the modifier deck of each character, or of the monsters (GH-AMD-18, GH-SET-07)."""
    card = MINUS if outcome.card == "minus-1" else outcome.card
    decks = [MONSTERS]
    if outcome.to == "each-character":
        decks = [str(seat) for seat in g.state.characters if not (negative and shrugs_off(g, seat))]
    for deck in decks:
        for _ in range(outcome.count):
            if outcome.card == "minus-1" or left_in_supply(g, deck, card):  # GH-CON-30, GH-CON-43
                g.emit(ModifierAdded(deck, CardId(card)), "GH-SET-07")


def give_conditions(g: Haven, outcome: GiveConditions, about: FigureId, negative: bool) -> None:
    """A timed one ends with the figure's next turn, as one from before the first (GH-CON-07, GH-CON-48)."""
    for figure in meant(g, outcome.to, about, negative):
        for condition in outcome.conditions:
            if not is_immune(g, g.state.figures[figure], condition):
                turns = 2 if g.state.turn.figure == figure else 1
                turns = 0 if outcome.lasting or condition in LASTING else turns
                g.emit(ConditionGained(figure, condition, turns), "GH-SET-07")


def hurt_by(g: Haven, outcome: Hurt, about: FigureId, negative: bool) -> tuple[FigureId, ...]:
    """Those on the board who are meant, in that room or its doorways if one is named (GH-DOR-18)."""
    room = ground(g).room_hexes(outcome.room) if outcome.room else -1
    some = meant(g, outcome.to, about, negative)
    return tuple(i for i in some if is_up(g, i) and g.state.figures[i].cells & room)


def meant(g: Haven, to: str, about: FigureId, negative: bool) -> list[FigureId]:
    """The figures that a rule is about; a perk spares its character a negative effect (GH-SET-07)."""
    figures = g.state.figures
    spared = [mat.figure for seat, mat in g.state.characters.items() if negative and shrugs_off(g, seat)]
    characters = [
        mat.figure for mat in g.state.characters.values() if not mat.gone and mat.figure not in spared
    ]
    match to:
        case "each-character":
            return characters
        case "door-opener":
            return [about] if about in figures else []
        case "monsters":
            return [i for i, f in figures.items() if f.cells and f.rank]
        case "characters-and-summons":
            return [
                *characters,
                *(i for i, f in figures.items() if f.owner and f.cells and f.owner not in spared),
            ]
        case _:
            return [
                *characters,
                *(i for i, f in figures.items() if f.cells and i not in characters and i not in spared),
            ]


def set_elements(g: Haven, outcome: SetElements) -> None:
    """Elements are strong or inert at once (GH-ELM-01)."""
    states = list(g.state.elements)
    for element in outcome.strong:
        states[ELEMENTS.index(element)] = STRONG
    for element in outcome.inert:
        states[ELEMENTS.index(element)] = INERT
    if tuple(states) != g.state.elements:
        g.emit(ElementsSet(tuple(states)), "GH-SPC-20")
