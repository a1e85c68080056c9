"""Gloomhaven, first edition: hexes, cards, automated monsters."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from undercroft.games.boxes import Box
from undercroft.games.gloomhaven import options
from undercroft.games.gloomhaven.draw import draw
from undercroft.games.gloomhaven.events import cards, fights, ground, rounds
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.invariants import INVARIANTS
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.rules import (
    actions, attack, deaths, doors, elements, entering, healing, looting, measures, monster_turns, movement,
    order, performing, placing, rests, scenario, shoves, strikes, suffer, targets, turns,
)  # fmt: skip
from undercroft.games.gloomhaven.rules import rounds as round_rules
from undercroft.games.gloomhaven.setup import begin, offers, seats, settle
from undercroft.games.gloomhaven.state import Haven, HavenState
from undercroft.kernel import Procedure, Rules, Seat
from undercroft.parts import happenings

MODULES = (
    options, happenings, cards, fights, ground, rounds, actions, attack, deaths, doors, elements, entering,
    healing, looting, monster_turns, movement, order, performing, placing, rests, round_rules, scenario, shoves,
    strikes, suffer, targets, turns,
)  # fmt: skip

PERFORMED: dict[str, type[Procedure]] = {
    "attack": attack.AttackAbility,
    "heal": healing.HealAbility,
    "infuse": elements.InfuseAbility,
    "loot": looting.LootAbility,
    "move": movement.MoveAbility,
}


def seat_order(g: Haven) -> Sequence[Seat]:
    """The seat whose turn it is first, then the others."""
    found = list(g.state.characters)
    turn = g.state.figures.get(g.state.turn.figure)
    if turn is not None and turn.seat in found:
        found.remove(turn.seat)
        found.insert(0, turn.seat)
    return found


def make_rules(content: Library) -> Rules[HavenState]:
    """The rules of Gloomhaven with these records."""
    return Rules(
        HavenState,
        MODULES,
        seat_order,
        derived=strikes.DERIVED,
        invariants=INVARIANTS,
        specials=PERFORMED,
        content=content,
    )


BOX = Box(
    id="gloomhaven",
    folder=Path(__file__).parent,
    schema=Library,
    make_rules=make_rules,
    settle=settle,
    begin=begin,
    seats=seats,
    offers=offers,
    draw=draw,
    grid=GRID,
    names={"measure": measures.MEASURES.keys(), "predicate": measures.PREDICATES.keys()},
    rounds=lambda state: state.round,
)
