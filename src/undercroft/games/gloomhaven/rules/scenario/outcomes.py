"""What the scenario's own rules do when their moment has come (GH-SPC, GH-SET-07)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.fights import ModifierAdded
from undercroft.games.gloomhaven.events.ground import TrapMade
from undercroft.games.gloomhaven.events.rounds import ElementsSet
from undercroft.games.gloomhaven.events.story import DoorsUnlocked
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.records.moments import (
    AddCards,
    AnyOutcome,
    GiveConditions,
    Hurt,
    HurtMonster,
    OpenDoors,
    PlaceTraps,
    SetElements,
    SetUpLate,
    Spawn,
    UnlockDoors,
)
from undercroft.games.gloomhaven.rules.effects.conditions import LASTING, is_immune, left_in_supply
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.monsters.stats import is_flying, trap_damage
from undercroft.games.gloomhaven.rules.movement.doors import Reveal
from undercroft.games.gloomhaven.rules.movement.entering import Enter
from undercroft.games.gloomhaven.rules.scenario.scenario_page import marked_doors, reckoned, spots
from undercroft.games.gloomhaven.rules.scenario.spawning import SpawnMonsters, set_up_late, spawned
from undercroft.games.gloomhaven.rules.scenario.special_rules import shrugs_off
from undercroft.games.gloomhaven.rules.who import is_up
from undercroft.games.gloomhaven.state import ELEMENTS, INERT, MONSTERS, STRONG, Haven, Trap
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Procedure, step
from undercroft.parts.happenings import ConditionGained
from undercroft.space import Cell, each

MINUS = "extra-minus-1"  # the -1 cards of items and scenarios (GH-AMD-18)
NOBODY = FigureId(0)


class OpenSome(Procedure, tag="gh.open_doors"):
    """Doors open by themselves, one after the other, and the rooms behind them are revealed (GH-DOR-20)."""

    doors: tuple[Cell, ...]
    by: FigureId = NOBODY

    @step("GH-DOR-20", "GH-SPC-07")
    def open(self, g: Haven) -> Next:
        if not self.doors:
            return Done()
        door, self.doors = self.doors[0], self.doors[1:]
        if g.state.opened >> door & 1:
            return self.open
        return Call(Reveal(door, self.by), then=self.open)


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


class LayTraps(Procedure, tag="gh.lay_traps"):
    """Traps appear; who stands there and does not fly springs them at once."""

    traps: tuple[Trap, ...]

    @step("GH-SPC-20", "GH-TER-04")
    def lay(self, g: Haven) -> Next:
        if not self.traps:
            return Done()
        trap, self.traps = self.traps[0], self.traps[1:]
        g.emit(TrapMade(trap))
        for i, leaf in g.state.figures.items():
            if leaf.cells >> trap.cell & 1 and not is_flying(g, i) and not leaf.objective:
                return Call(Enter(i, trap.cell), then=self.lay)
        return self.lay


def carry_out(g: Haven, outcome: AnyOutcome, about: FigureId, times: int, negative: bool) -> Procedure | None:
    """Do it at once, or give the procedure that does; `about`: who opened the door, if somebody did."""
    match outcome:
        case Spawn():
            return SpawnMonsters(spawned(g, outcome, times))
        case SetUpLate():
            return SpawnMonsters(set_up_late(g, outcome), drops=True)
        case OpenDoors():
            return OpenSome(doors_to_open(g, outcome), about or g.state.turn.figure)
        case UnlockDoors():
            cells = 0
            for mark in outcome.marks:
                cells |= marked_doors(g, mark)
            g.emit(DoorsUnlocked(cells), "GH-SPC-07")
        case AddCards():
            add_cards(g, outcome, negative)
        case GiveConditions():
            give_conditions(g, outcome, about, negative)
        case Hurt():
            return HurtSome(hurt_by(g, outcome, about, negative), reckoned(g, outcome.amount))
        case HurtMonster():
            some = tuple(i for i, f in g.state.figures.items() if f.kind == outcome.monster and f.cells)
            return HurtSome(some, reckoned(g, outcome.amount))
        case SetElements():
            set_elements(g, outcome)
        case PlaceTraps():
            damage = trap_damage(g) if outcome.damage else 0
            return LayTraps(tuple(Trap(cell, damage, outcome.conditions) for cell in spots(g, outcome.at)))
    return None


def doors_to_open(g: Haven, outcome: OpenDoors) -> tuple[Cell, ...]:
    """All closed doors with these marks, or those with the first mark that has one."""
    found: tuple[Cell, ...] = ()
    for mark in outcome.marks:
        closed = tuple(each(marked_doors(g, mark) & ~g.state.opened))
        found += closed
        if closed and outcome.next_only:
            break
    return found


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
