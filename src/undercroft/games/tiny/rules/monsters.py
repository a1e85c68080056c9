"""Monsters: focus, movement, attack, each with its reasons (TN-MON)."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.tiny.events import Focused, TurnStarted
from undercroft.games.tiny.options import TargetOption
from undercroft.games.tiny.rules.attack import Attack
from undercroft.games.tiny.rules.movement import March
from undercroft.games.tiny.rules.targets import can_attack
from undercroft.games.tiny.rules.turns import end_turn, suffer_poison
from undercroft.games.tiny.rules.who import enemies, group, is_up, look_round, taken
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
from undercroft.space import Cell, Cells


class Way(NamedTuple):
    """An enemy that a monster could get at: over how many spikes, how far, how near, how fast it is."""

    enemy: FigureId
    spikes: int
    movement: int
    apart: int
    speed: int


FOCUS: tuple[Criterion[Way], ...] = (
    Criterion("TN-MON-02", "spikes", lambda way: way.spikes),
    Criterion("TN-MON-02", "movement", lambda way: way.movement),
    Criterion("TN-MON-02", "distance", lambda way: way.apart),
    Criterion("TN-MON-02", "speed", lambda way: way.speed),
)


class MonsterTurn(Procedure, tag="tiny.monster_turn"):
    """It finds its focus, moves and attacks."""

    monster: FigureId
    focus: FigureId = FigureId(0)

    @step("TN-MON-01")
    def start(self, g: Tiny) -> Next:
        g.emit(TurnStarted(self.monster, 0))
        return None if g.state.figures[self.monster].conditions else self.find_focus

    @step("TN-CND-02")
    def suffer_poison(self, g: Tiny) -> Next:
        return suffer_poison(g, self.monster)

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
        """Who is stunned, or can attack from where it stands, stays there."""
        me = g.state.figures[self.monster]
        reach = content(g).monster[me.kind].attack.targets.range
        if me.suffers("stunned") or can_attack(g, self.monster, self.focus, reach):
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
    """The enemies that no criterion drops, and why (TN-MON-02, TN-MON-E1)."""
    return g.best(ways(g, monster), FOCUS, name=lambda way: str(way.enemy))


def ways(g: Tiny, monster: FigureId) -> list[Way]:
    """Every enemy for whom there is a square to attack from that can be reached some day (TN-MON-04)."""
    found, start = ground(g), g.state.figures[monster].cells
    foes, squares = look_around(g, monster)
    known = found.flood(start, foes, tuple(squares.values()))
    here, all_ways = start.bit_length() - 1, []
    for enemy, cells in squares.items():
        best = known.best(cells)
        if best:
            apart = found.apart(here, g.state.figures[enemy].cells.bit_length() - 1)
            all_ways.append(Way(enemy, *best[0], apart, speed(g, enemy)))
    return all_ways


def look_around(g: Tiny, monster: FigureId) -> tuple[Cells, dict[FigureId, Cells]]:
    """The squares of a monster's enemies, and for each the empty squares that it can be attacked from."""
    found, record = ground(g), content(g).monster[g.state.figures[monster].kind]
    theirs, everybody = look_round(g, monster)
    foes, reach = enemies(g, monster), record.attack.targets.range
    return theirs, {
        enemy: found.in_reach(leaf.cells.bit_length() - 1, reach) & ~everybody for enemy, leaf in foes.items()
    }


def way_towards(g: Tiny, monster: FigureId, focus: FigureId) -> tuple[Cell, ...]:
    """As far along the way as the monster's pace allows, ending on an empty square (TN-MON-03)."""
    me, found = g.state.figures[monster], ground(g)
    foes, squares = look_around(g, monster)
    way = found.way_for(me.cells, foes, tuple(squares.values()), squares[focus])
    if not way:
        return ()
    pace, everybody = content(g).monster[me.kind].pace, taken(g, monster)
    end = spent = 0
    for i, cell in enumerate(way, 1):
        spent += 1 + (found.rubble >> cell & 1)
        if spent > pace:
            break
        if not everybody >> cell & 1:
            end = i
    return way[:end]


def next_in_order(g: Tiny) -> FigureId | None:
    """Of those who are up and have not acted, the one whose turn comes first (TN-RND-04, TN-RND-05)."""
    first, least = None, 0
    acted, monsters = g.state.acted, content(g).monster
    for i, figure in g.state.figures.items():
        if figure.cells and i not in acted:
            speed = SPEED[figure.stance] if figure.seat >= 0 else monsters[figure.kind].speed
            if first is None or speed < least:  # equal speed: figures stand in the order of their numbers
                first, least = i, speed
    return first


def speed(g: Tiny, figure: FigureId) -> int:
    """A monster's own, a hero's by stance (TN-RND-04)."""
    leaf = g.state.figures[figure]
    return SPEED[leaf.stance] if leaf.seat >= 0 else content(g).monster[leaf.kind].speed


SPEED = {"swift": 10, "bold": 30, "wary": 50, "": 99}  # without a stance: only before the first round
