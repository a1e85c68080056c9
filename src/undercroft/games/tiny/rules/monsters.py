"""Monsters: focus, movement, attack, each with its reasons (TN-MON)."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.tiny.events import Focused, TurnStarted
from undercroft.games.tiny.options import TargetOption
from undercroft.games.tiny.rules.attack import Attack
from undercroft.games.tiny.rules.movement import March
from undercroft.games.tiny.rules.suffer import Suffer
from undercroft.games.tiny.rules.targets import can_attack
from undercroft.games.tiny.rules.turns import end_turn
from undercroft.games.tiny.rules.who import enemies, foes_and_all, group, is_up
from undercroft.games.tiny.state import Tiny, content, ground
from undercroft.kernel import (
    Call,
    Criterion,
    Done,
    FigureId,
    Next,
    Procedure,
    Reason,
    ask_any,
    step,
)  # fmt: skip
from undercroft.space import Cell, shortest_path


class Way(NamedTuple):
    """An enemy that a monster could get at: over how many spikes, how far, how near, when it acts."""

    enemy: FigureId
    spikes: int
    movement: int
    apart: int
    turn: int


FOCUS: tuple[Criterion[Way], ...] = (
    Criterion("TN-MON-02", "spikes", lambda way: way.spikes),
    Criterion("TN-MON-02", "movement", lambda way: way.movement),
    Criterion("TN-MON-02", "distance", lambda way: way.apart),
    Criterion("TN-MON-02", "turn", lambda way: way.turn),
)


class MonsterTurn(Procedure, tag="tiny.monster_turn"):
    """It finds its focus, moves and attacks."""

    monster: FigureId
    focus: FigureId = FigureId(0)

    @step("TN-MON-01")
    def start(self, g: Tiny) -> None:
        g.emit(TurnStarted(self.monster, 0))

    @step("TN-CND-02")
    def suffer_poison(self, g: Tiny) -> Next:
        return Call(Suffer(self.monster, 1)) if g.state.figures[self.monster].suffers("poisoned") else None

    @step("TN-MON-02", "TN-MON-04")
    def find_focus(self, g: Tiny) -> Next:
        """The players choose among equals; without anybody to get at the turn ends."""
        if not is_up(g, self.monster):
            return self.end
        tied, why = rank(g, self.monster)
        if not tied:
            return self.end
        if len(tied) > 1:
            return ask_any(group(g), *(TargetOption(way.enemy) for way in tied))
        self.set_focus(g, tied[0].enemy, why)
        return None

    @find_focus.answered
    def take_focus(self, g: Tiny, picked: TargetOption) -> None:
        self.set_focus(g, picked.target, rank(g, self.monster)[1])

    def set_focus(self, g: Tiny, enemy: FigureId, why: tuple[Reason, ...]) -> None:
        self.focus = enemy
        g.emit(Focused(self.monster, enemy), why=why)

    @step("TN-MON-03", "TN-CND-03")
    def move(self, g: Tiny) -> Next:
        """A stunned monster stays where it is."""
        if g.state.figures[self.monster].suffers("stunned"):
            return None
        way = way_towards(g, self.monster, self.focus)
        return Call(March(self.monster, way)) if way else None

    @step("TN-MON-05")
    def attack(self, g: Tiny) -> Next:
        verb = content(g).monster[g.state.figures[self.monster].kind].attack
        if not is_up(g, self.monster) or not can_attack(g, self.monster, self.focus, verb.targets.range):
            return None
        return Call(Attack(self.monster, self.focus, verb))

    @step("TN-TRN-04")
    def end(self, g: Tiny) -> Next:
        end_turn(g, self.monster)
        return Done()


def rank(g: Tiny, monster: FigureId) -> tuple[list[Way], tuple[Reason, ...]]:
    """The enemies that no criterion drops, and why (TN-MON-02)."""
    return g.best(ways(g, monster), FOCUS, name=lambda way: str(way.enemy))


def ways(g: Tiny, monster: FigureId) -> list[Way]:
    """Every enemy for whom there is a square to attack from that can be reached some day (TN-MON-04)."""
    found, me = ground(g), g.state.figures[monster]
    here = me.cells.bit_length() - 1
    foes, everybody = foes_and_all(g, monster)
    known = found.flood(me.cells, foes)
    reach = content(g).monster[me.kind].attack.targets.range
    all_ways = []
    for enemy, leaf in enemies(g, monster):
        there = leaf.cells.bit_length() - 1
        best = known.best(found.in_reach(there, reach) & ~everybody)
        if best:
            spikes, movement = best[0]
            all_ways.append(Way(enemy, spikes, movement, found.apart(here, there), place_in_order(g, enemy)))
    return all_ways


def way_towards(g: Tiny, monster: FigureId, focus: FigureId) -> tuple[Cell, ...]:
    """As far along the way as the monster's pace allows, ending on an empty square (TN-MON-03)."""
    found, me = ground(g), g.state.figures[monster]
    record = content(g).monster[me.kind]
    foes, everybody = foes_and_all(g, monster)
    known = found.flood(me.cells, foes)
    there = g.state.figures[focus].cells.bit_length() - 1
    best = known.best(found.in_reach(there, record.attack.targets.range) & ~everybody)
    if best is None or best[1] & me.cells:
        return ()
    goal = (best[1] & -best[1]).bit_length() - 1
    way = (shortest_path(known, goal) or ())[1:]
    end = spent = 0
    for i, cell in enumerate(way, 1):
        spent += 1 + (found.rubble >> cell & 1)
        if spent > record.pace:
            break
        if not everybody >> cell & 1:
            end = i
    return way[:end]


def next_in_order(g: Tiny) -> FigureId | None:
    """Of those who are up and have not acted, the one whose turn comes first (TN-RND-04, TN-RND-05)."""
    first, place = None, 1 << 30
    acted = g.state.acted
    for i, figure in g.state.figures.items():
        if figure.cells and i not in acted and (mine := place_in_order(g, i)) < place:
            first, place = i, mine
    return first


def place_in_order(g: Tiny, figure: FigureId) -> int:
    """By speed, then by number (TN-RND-04)."""
    return speed(g, figure) * 100 + figure


def speed(g: Tiny, figure: FigureId) -> int:
    """A monster's own, a hero's by stance (TN-RND-04)."""
    leaf = g.state.figures[figure]
    return SPEED.get(leaf.stance, 99) if leaf.is_hero else content(g).monster[leaf.kind].speed


SPEED = {"swift": 10, "bold": 30, "wary": 50}
