"""Monsters: focus, movement, attack, each with its reasons (TN-MON)."""

from __future__ import annotations

from operator import attrgetter

from undercroft.games.tiny.events import Focused, TurnStarted
from undercroft.games.tiny.ground import Way
from undercroft.games.tiny.options import TargetOption
from undercroft.games.tiny.rules.attack import Attack
from undercroft.games.tiny.rules.movement import go_along
from undercroft.games.tiny.rules.targets import can_attack
from undercroft.games.tiny.rules.turns import end_turn, suffer_poison
from undercroft.games.tiny.rules.who import enemies, group, is_up, look_round
from undercroft.games.tiny.state import Figure, Tiny, content, ground
from undercroft.kernel import Call, Criterion, Done, FigureId, Leaf, Next, Procedure, Reason, ask_any, step


class Prey(Leaf):
    """An enemy that a monster could get at: over how many spikes, how far, how near, how fast it is."""

    enemy: FigureId
    spikes: int
    movement: int
    apart: int
    speed: int


FOCUS: tuple[Criterion[Prey], ...] = (
    Criterion("TN-MON-02", "spikes", attrgetter("spikes")),
    Criterion("TN-MON-02", "movement", attrgetter("movement")),
    Criterion("TN-MON-02", "distance", attrgetter("apart")),
    Criterion("TN-MON-02", "speed", attrgetter("speed")),
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
            return ask_any(group(g), *(TargetOption(prey.enemy) for prey in tied))
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
        """A monster that is stunned, or can attack from where it stands, stays there."""
        me = g.state.figures[self.monster]
        reach = content(g).monster[me.kind].attack.targets.range
        if can_attack(g, self.monster, self.focus, reach) or me.suffers("stunned"):
            return None
        way = way_towards(g, self.monster, self.focus)
        march = go_along(g, self.monster, way) if way and way.path else None
        return Call(march) if march else None

    @step("TN-MON-05")
    def attack(self, g: Tiny) -> Next:
        verb = content(g).monster[g.state.figures[self.monster].kind].attack
        if not can_attack(g, self.monster, self.focus, verb.targets.range):
            return None
        return Call(Attack(self.monster, self.focus, verb))

    @step("TN-TRN-04")
    def end(self, g: Tiny) -> Next:
        end_turn(g, self.monster)
        return Done()


def name_of(prey: Prey) -> str:
    return str(prey.enemy)


def rank(g: Tiny, monster: FigureId) -> tuple[list[Prey], tuple[Reason, ...]]:
    """The enemies that no criterion drops, and why (TN-MON-02, TN-MON-E1)."""
    return g.best(in_reach_some_day(g, monster), FOCUS, name_of)


def in_reach_some_day(g: Tiny, monster: FigureId) -> list[Prey]:
    """Every enemy for whom there is a square to attack from that can be reached (TN-MON-04)."""
    found, me, prey = ground(g), g.state.figures[monster], []
    here, reach = me.cells, content(g).monster[me.kind].attack.targets.range
    foes, everybody = look_round(g, monster)
    for enemy, leaf in enemies(g, monster).items():
        cell = leaf.cells.bit_length() - 1
        way = found.best(here, foes, found.in_reach(cell, reach) & ~everybody)
        if way is not None:
            apart = found.apart(here.bit_length() - 1, cell)
            prey.append(Prey(enemy, way.spikes, way.cost, apart, speed(g, leaf)))
    return prey


def way_towards(g: Tiny, monster: FigureId, focus: FigureId) -> Way | None:
    """As far along the best way as the monster's pace allows, ending on an empty square (TN-MON-03)."""
    found, me = ground(g), g.state.figures[monster]
    record = content(g).monster[me.kind]
    foes, everybody = look_round(g, monster)
    there = g.state.figures[focus].cells.bit_length() - 1
    way = found.best(me.cells, foes, found.in_reach(there, record.attack.targets.range) & ~everybody)
    if way is None or way.cost <= record.pace:
        return way
    end = spent = 0
    for i, cell in enumerate(way.path, 1):
        spent += 1 + (found.rubble >> cell & 1)
        if spent > record.pace:
            break
        if not everybody >> cell & 1:
            end = i
    return found.along(way.path[:end])


def next_in_order(g: Tiny) -> FigureId | None:
    """Of those who are up and have not acted, the one whose turn comes first (TN-RND-04, TN-RND-05)."""
    first, least = None, 0
    s = g.state
    acted, monsters = s.acted, g.rules.content.monster
    for i, figure in s.figures.items():
        if figure.cells and i not in acted:
            speed = SPEED[figure.stance] if figure.seat >= 0 else monsters[figure.kind].speed
            if first is None or speed < least:  # equal speed: figures stand in the order of their numbers
                first, least = i, speed
    return first


def speed(g: Tiny, figure: Figure) -> int:
    """A monster's own, a hero's by stance (TN-RND-04)."""
    return SPEED[figure.stance] if figure.seat >= 0 else content(g).monster[figure.kind].speed


SPEED = {"swift": 10, "bold": 30, "wary": 50, "": 99}  # without a stance: only before the first round
