"""Initiative: monster ability cards, the order of the round, whose turn is next (GH-INI, GH-MAC)."""

from __future__ import annotations

from typing import Literal

from undercroft.games.gloomhaven.events.rounds import AbilitiesReshuffled, AbilityDrawn, Noted, OrderSet
from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.options import FirstOption
from undercroft.games.gloomhaven.records.decks import AbilityCard
from undercroft.games.gloomhaven.records.monsters import NamedMonster
from undercroft.games.gloomhaven.rules.scenario.placing import deck_of
from undercroft.games.gloomhaven.rules.scenario.special_rules import objective_of
from undercroft.games.gloomhaven.rules.who import TIES_BY_LOT, seats
from undercroft.games.gloomhaven.state import Figure, Haven, Slot
from undercroft.kernel import Done, FigureId, Next, Procedure, Reason, RuleId, Seat, ask_any, step

RANKS = {"boss": 0, "named": 0, "elite": 1, "normal": 2, "": 3}  # GH-INI-03: elites first


Decided = Literal["second-card", "player-first", "as-before", "players-chose", "by-lot"]


class Tied(Reason):
    """Two with the same initiative: who acts first, and what decided (GH-INI-04 to -08, GH-MAC-04)."""

    unit: str
    rival: str
    initiative: int
    rule: RuleId
    says: Decided


class SetOrder(Procedure, tag="gh.set_order"):
    """Characters and types of monsters take their place in the order, ties settled (GH-INI-E1, GH-INI-E2).

    It holds for the round, except for those who come in later (GH-INI-10).
    """

    waiting: tuple[Slot, ...]
    at: int = 0

    @step("GH-INI-02")
    def find_place(self, g: Haven) -> Next:
        """After everybody who is faster."""
        if not self.waiting:
            return Done()
        new = self.waiting[0]
        self.at = 0
        for slot in g.state.order:
            if compare(g, slot, new) < 0:
                self.at += 1
        return None

    @step("GH-INI-04", "GH-INI-05", "GH-INI-06", "GH-INI-07", "GH-MAC-04")
    def settle_ties(self, g: Haven) -> Next:
        """Where nothing separates them the players decide; types with one deck keep their order."""
        new = self.waiting[0]
        while self.at < len(g.state.order):
            other = g.state.order[self.at]
            if compare(g, other, new) != 0 or kept(g, new.unit, other.unit):
                return self.insert
            if not kept(g, other.unit, new.unit):
                lot = not new.unit.isdigit() and g.plays(TIES_BY_LOT)
                return ask_any(seats(g), FirstOption(other.unit), FirstOption(new.unit), lot=lot)
            self.at += 1
        return self.insert

    @settle_ties.answered
    def settled(self, g: Haven, picked: FirstOption) -> Next:
        new, other = self.waiting[0], g.state.order[self.at]
        last = other.unit if picked.unit == new.unit else new.unit
        if share_a_deck(g, new.unit, other.unit):
            g.emit(Noted(f"before:{picked.unit}:{last}", 1), "GH-MAC-04")
        if picked.unit == new.unit:
            return self.insert
        self.at += 1
        return self.settle_ties

    @step("GH-INI-02")
    def insert(self, g: Haven) -> Next:
        order, new = g.state.order, self.waiting[0]
        why = tuple(tie(g, slot, new) for slot in order[: self.at] if slot.initiative == new.initiative)
        why += tuple(tie(g, new, slot) for slot in order[self.at :] if slot.initiative == new.initiative)
        g.emit(OrderSet((*order[: self.at], new, *order[self.at :])), why=why)
        self.waiting = self.waiting[1:]
        return self.find_place


def compare(g: Haven, one: Slot, other: Slot) -> int:
    """-1: the one acts first; 1: the other; 0: a tie (GH-INI-04, GH-INI-06, GH-INI-08, GH-DOR-13)."""
    if one.initiative != other.initiative:
        return -1 if one.initiative < other.initiative else 1
    characters = [slot.unit.isdigit() for slot in (one, other)]
    if characters[0] != characters[1]:
        return -1 if characters[0] else 1
    if not characters[0]:
        return 0
    seconds = [g.state.characters[Seat(int(slot.unit))].second for slot in (one, other)]
    return (seconds[0] > seconds[1]) - (seconds[0] < seconds[1])


def tie(g: Haven, first: Slot, second: Slot) -> Tied:
    """Why one of two with the same initiative acts first."""
    rule: RuleId
    says: Decided
    if first.unit.isdigit() != second.unit.isdigit():
        rule, says = "GH-INI-06", "player-first"
    elif compare(g, first, second):
        rule, says = "GH-INI-04", "second-card"
    elif kept(g, first.unit, second.unit):
        rule, says = "GH-MAC-04", "as-before"
    else:
        rule, says = "GH-INI-05" if first.unit.isdigit() else "GH-INI-07", "players-chose"
        if not first.unit.isdigit() and g.plays(TIES_BY_LOT):
            says = "by-lot"
    return Tied(first.unit, second.unit, first.initiative, rule, says)


def share_a_deck(g: Haven, one: str, other: str) -> bool:
    """Are these two types of monsters with one deck? (GH-MAC-04)"""
    types = library(g).monster
    return one in types and other in types and deck_of(g, one) == deck_of(g, other)


def kept(g: Haven, first: str, second: str) -> bool:
    """Did the players settle before that this type goes first? (GH-MAC-04)"""
    return bool(g.state.story.get(f"before:{first}:{second}"))


def types_on_board(g: Haven) -> list[str]:
    """Every type of monster with a figure on the board; others draw no card (GH-MAC-01, GH-MAC-10)."""
    kinds = (f.kind for f in g.state.figures.values() if acts_by_card(g, f))
    return list(dict.fromkeys(kinds))


def acts_by_card(g: Haven, leaf: Figure) -> bool:
    """Is it a monster on the board, of a sort that acts? (GH-MAC-02)"""
    if not leaf.cells or leaf.is_character or leaf.is_summon or leaf.objective:
        return False
    record = library(g).monster[leaf.kind]
    return not isinstance(record, NamedMonster) or record.acts


def acts_by_page(g: Haven, leaf: Figure) -> bool:
    """Is it an ally on the board that has a turn of its own? (GH-SPC-15)"""
    return leaf.objective and leaf.cells != 0 and objective_of(g, leaf).turn is not None


def draw_ability(g: Haven, deck: str) -> None:
    """An open card for each deck and round; an empty deck is shuffled (GH-MAC-01, GH-MAC-06, GH-MAC-09)."""
    if deck in g.state.drawn:
        return
    if not g.state.ability_decks[deck].size:
        g.emit(AbilitiesReshuffled(deck), "GH-MAC-09")
    card = g.state.ability_decks[deck].next_card(g, f"{deck} deck")
    g.emit(AbilityDrawn(deck, card), "GH-MAC-01")


def ability_card(g: Haven, monster: str) -> AbilityCard | None:
    """The card by which a type acts this round, at its initiative (GH-MAC-02, GH-MAC-05, GH-BOS-01)."""
    deck = deck_of(g, monster)
    drawn = g.state.drawn.get(deck)
    return library(g).ability_cards[deck, drawn] if drawn else None


def newcomers(g: Haven) -> tuple[Slot, ...]:
    """Types that came to the board and have no place in the order yet (GH-DOR-07, GH-SPC-03)."""
    placed = {slot.unit for slot in g.state.order}
    found = []
    for leaf in g.state.figures.values():
        if acts_by_page(g, leaf) and leaf.kind not in placed:
            placed.add(leaf.kind)
            found.append(Slot(objective_of(g, leaf).initiative, leaf.kind))
    for kind in types_on_board(g):
        if kind not in placed and any(
            acts_this_round(g, f) for f in g.state.figures.values() if f.kind == kind
        ):
            card = ability_card(g, kind)
            if card is not None:
                found.append(Slot(card.initiative, kind))
    return tuple(found)


def admit(g: Haven) -> SetOrder | None:
    """Types that came in mid-round draw a card and take their place (GH-DOR-07, GH-SPC-03)."""
    if not g.state.order:  # before or after the turns of a round: they act from the next one on (GH-SPC-02)
        return None
    for kind in types_on_board(g):
        draw_ability(g, deck_of(g, kind))
    fresh = newcomers(g)
    return SetOrder(fresh) if fresh else None


def acts_this_round(g: Haven, leaf: Figure) -> bool:
    """A figure summoned this round does not (GH-SUM-11, GH-SUM-28, GH-MOT-11)."""
    return leaf.cells != 0 and (not leaf.arrived or leaf.arrived < g.state.round)


def next_turn(g: Haven) -> FigureId | None:
    """The first in the order who is there and has not acted (GH-INI-03, GH-INI-10, GH-MON-E1, GH-SUM-17).

    Of a type first the elites, then the normal ones, each by its number (GH-MON-04).
    Reveals and spawns change it: only the new act late, each once (GH-DOR-09, GH-DOR-11, GH-DOR-14).
    """
    s = g.state
    for slot in s.order:
        if slot.unit.isdigit():
            mat = s.characters[Seat(int(slot.unit))]
            for i, f in s.figures.items():  # GH-SUM-07, GH-SUM-10: summons first, in the order they came
                if f.owner == mat.figure and i not in s.acted and acts_this_round(g, f):
                    return i
            if mat.figure not in s.acted and s.figures[mat.figure].cells:
                return mat.figure
        else:
            kin = [
                (RANKS[f.rank], f.number, i)
                for i, f in s.figures.items()
                if f.kind == slot.unit
                and i not in s.acted
                and acts_this_round(g, f)
                and (acts_by_card(g, f) or acts_by_page(g, f))
            ]
            if kin:
                return min(kin)[2]
    return None


def initiative_of(g: Haven, figure: FigureId) -> tuple[int, int, int]:
    """The place of a figure in the order, for focus (GH-FOC-06, GH-FOC-07, GH-FOC-22).

    A summon comes before its owner (GH-SUM-15, GH-SUM-23).
    """
    s, leaf = g.state, g.state.figures[figure]
    if leaf.objective and not placed_as(g, leaf):
        return 99, 99, figure  # GH-SPC-12
    unit = (
        str(s.figures[leaf.owner].seat)
        if leaf.owner
        else str(leaf.seat)
        if leaf.is_character
        else placed_as(g, leaf)
    )
    for place, slot in enumerate(s.order):
        if slot.unit == unit:
            if leaf.owner:
                return place, 0, figure
            return (place, 1, 0) if leaf.is_character else (place, RANKS[leaf.rank], leaf.number)
    return 98, 0, figure


def placed_as(g: Haven, leaf: Figure) -> str:
    """Whose place in the order a monster or objective has: none for a thing that never acts (GH-SPC-12)."""
    if not leaf.objective:
        return leaf.kind
    record = objective_of(g, leaf)
    return record.shares or (leaf.kind if record.turn is not None else "")
