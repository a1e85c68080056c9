"""The table as one seat sees it: who stands where, what foes can do, how dangerous a hex is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple, TypeVar

from undercroft.games.gloomhaven.library import Library, ground, library
from undercroft.games.gloomhaven.records.abilities import Attack, Move
from undercroft.games.gloomhaven.rules.attack.defences import printed_retaliate, shield_of
from undercroft.games.gloomhaven.rules.monsters.stats import monster_stats
from undercroft.games.gloomhaven.rules.movement.entering import harmful
from undercroft.games.gloomhaven.rules.movement.going import How
from undercroft.games.gloomhaven.rules.movement.movement import how_it_moves
from undercroft.games.gloomhaven.rules.round.order import ability_card, acts_by_card
from undercroft.games.gloomhaven.rules.who import allies, enemies
from undercroft.games.gloomhaven.state import Character, Figure, HavenState
from undercroft.kernel import FigureId, Game, Procedure, Rules, Seat
from undercroft.parts.ground import FAR
from undercroft.space import Cell, Cells, each, mask_of, reach

from .aims import Aims

P = TypeVar("P", bound=Procedure)
CARE = 10.0  # the weight of a point of damage, by the points left
LATER = 0.55  # the weight of danger of the round after: one can still walk away from it
NEARLY = 0.2  # ... and that of a foe which does not quite get here
SHARED = 0.6  # two are as near to the foe
COVERED = 0.25  # somebody else is nearer


class Foe(NamedTuple):
    """An enemy, and what it is likely to do."""

    id: FigureId
    leaf: Figure
    cell: Cell
    shield: int
    retaliate: int
    attack: int
    range: int  # 1: melee
    move: int
    targets: int
    acts: bool  # still in this round, or in the one that is about to begin

    @property
    def hp(self) -> int:
        return self.leaf.hp

    @property
    def threat(self) -> float:
        """The damage that it does in a turn."""
        return self.attack * (1 + 0.4 * (self.targets - 1))


class Position:
    """The facts read off a view for one character, each thing once.

    `moved` is for looking ahead: foes that stand elsewhere and have had their turn.
    """

    def __init__(
        self,
        rules: Rules[HavenState],
        state: HavenState,
        seat: Seat,
        moved: Mapping[FigureId, Cell] | None = None,
    ) -> None:
        self.rules, self.state, self.seat, self.moved = rules, state, seat, moved
        self.game: Game[HavenState] = Game(rules, state)  # to reckon with: it is never played on
        self.records: Library = library(self.game)
        self.ground = ground(self.game)
        self.mat: Character = state.characters[seat]
        self.id = self.mat.figure
        self.me: Figure = state.figures[self.id]
        self.here: Cell = self.me.cell
        self.foes = [self.foe(i, leaf) for i, leaf in enemies(self.game, self.id).items()]
        self.by_id = {foe.id: foe for foe in self.foes}
        self.friends = allies(self.game, self.id)
        self._dangers: dict[Cell, float] = {}
        self._ends: dict[tuple[Cell, int, How], tuple[Cells, Cells]] = {}

    def foe(self, i: FigureId, leaf: Figure) -> Foe:
        """An enemy's abilities: by its card of the round if that is known, else by its statistics."""
        g = self.game
        cell = leaf.cell if self.moved is None else self.moved.get(i, leaf.cell)
        shield, retaliate = shield_of(g, i)[0], printed_retaliate(g, i)[0]
        if not acts_by_card(g, leaf):
            return Foe(i, leaf, cell, shield, retaliate, 0, 1, 0, 1, False)
        stats = monster_stats(g, leaf)
        attack, range_, move, targets = stats.attack, stats.range or 1, stats.move, max(1, stats.target)
        acts = self.moved is None and (not self.state.order or i not in self.state.acted)
        card = ability_card(g, leaf.kind) if self.state.order and acts else None
        if card is not None:
            blow = next((a for a in card.abilities if isinstance(a, Attack)), None)
            step = next((a for a in card.abilities if isinstance(a, Move)), None)
            move = max(0, move + step.mod) if step is not None else 0
            attack = max(0, attack + blow.mod) if blow is not None else 0
            if blow is not None:
                range_ = blow.range if blow.range is not None else max(1, range_ + blow.range_mod)
                targets = max(targets, blow.target)
        if leaf.suffers("stun") or leaf.suffers("disarm"):
            acts = False
        if leaf.suffers("immobilize"):
            move = 0
        return Foe(i, leaf, cell, shield, retaliate, attack, range_, move, targets, acts)

    # -- the character

    @cached_property
    def aims(self) -> Aims:
        return Aims(self)

    @cached_property
    def health(self) -> float:
        return self.me.hp / max(1, self.me.full)

    @cached_property
    def care(self) -> float:
        """The weight of a point of damage: greater for a figure with few left."""
        return CARE / (self.me.hp + 3.0)

    @cached_property
    def guard(self) -> int:
        return shield_of(self.game, self.id)[0]

    # -- the ground

    def apart(self, one: Cell, other: Cell) -> int:
        return self.ground.apart(one, other) if one >= 0 and other >= 0 else FAR

    def mode(self, jump: bool) -> How:
        return self._modes[jump]

    @cached_property
    def _modes(self) -> dict[bool, How]:
        return {jump: how_it_moves(self.game, self.id, jump) for jump in (False, True)}

    @cached_property
    def theirs(self) -> Cells:
        return mask_of(foe.cell for foe in self.foes)

    @cached_property
    def ours(self) -> Cells:
        out = 0
        for leaf in self.friends.values():
            out |= leaf.cells
        return out

    @cached_property
    def harm(self) -> Cells:
        """Traps and hazardous hexes."""
        return harmful(self.game, self.id)

    def ends(self, start: Cell, points: int, how: How) -> tuple[Cells, Cells]:
        """Where a move may end, its start included; and which of these are reached unharmed."""
        key = start, points, how
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = self._flood(start, points, how)
        return found

    def _flood(self, start: Cell, points: int, how: How) -> tuple[Cells, Cells]:
        paths, terrain, begin = self.ground.paths, self.state.terrain, 1 << start
        blocked = 0 if how == "fly" else terrain.blocked
        free = paths.floor & ~self.theirs & ~self.ours & ~blocked | begin
        allowed = paths.floor if how != "walk" else paths.floor & ~self.theirs & ~blocked | begin
        slow = terrain.difficult if how == "walk" else 0
        bad = 0 if how == "fly" else self.harm & ~begin
        found = reach(begin, paths.openings, points, allowed, slow) & free
        if not bad & found:
            return found, found
        passable = allowed & ~bad if how == "walk" else allowed
        return found, reach(begin, paths.openings, points, passable, slow) & free & ~bad

    # -- danger

    def danger(self, cell: Cell) -> float:
        """The damage to expect in a hex until the character's next turn."""
        found = self._dangers.get(cell)
        if found is None:
            found = self._dangers[cell] = sum(self.menace(foe, cell) for foe in self.foes)
        return found

    def menace(self, foe: Foe, cell: Cell) -> float:
        """The damage to expect of one foe: can it come near enough, and is somebody else nearer?"""
        if not foe.attack or self.me.suffers("invisible"):
            return 0.0
        sure, nearly = self.zones[foe.id]
        if sure >> cell & 1:
            likely = 1.0
        elif nearly >> cell & 1:
            likely = NEARLY
        else:
            return 0.0
        if not foe.acts:
            likely *= LATER
        mine, near = self.apart(foe.cell, cell), self.nearest_friend[foe.id]
        if near <= mine:
            share = SHARED if near == mine else COVERED
            likely *= share if foe.targets == 1 else (1 + share) / 2
        return max(0.3, foe.attack - self.guard) * likely

    @cached_property
    def zones(self) -> dict[FigureId, tuple[Cells, Cells]]:
        """The hexes that each foe can attack in its next turn, and those that it nearly can."""
        ground, found = self.ground, {}
        spread = ground.board.openings.spread
        floor = ground.floor & ~self.state.terrain.blocked & ~self.ours
        for foe in self.foes:
            stands = reach(1 << foe.cell, ground.board.openings, foe.move, floor)
            if foe.range == 1:
                sure = spread(stands) | stands
            else:
                sure = stands
                for cell in each(stands):
                    sure |= ground.in_sight(cell, foe.range)
            more = sure | spread(sure)
            found[foe.id] = sure, more | spread(more)
        return found

    @cached_property
    def nearest_friend(self) -> dict[FigureId, int]:
        """How far each foe is from the nearest of the others."""
        cells = [leaf.cell for leaf in self.friends.values()]
        return {foe.id: min((self.apart(foe.cell, cell) for cell in cells), default=FAR) for foe in self.foes}

    def attacks_on(self, cell: Cell) -> float:
        """How many attacks to expect in a hex."""
        return sum(self.menace(foe, cell) / max(0.3, foe.attack - self.guard) for foe in self.foes)

    # -- looking ahead

    def if_they_come(self) -> Position:
        """The position after the foes' turns, as near as can be told: each goes for the nearest of ours."""
        heroes = [self.me.cell, *(leaf.cell for leaf in self.friends.values())]
        taken = self.theirs | self.ours | self.me.cells
        board, floor = self.ground.board, self.ground.floor & ~self.state.terrain.blocked & ~self.harm
        moved: dict[FigureId, Cell] = {}
        for foe in sorted(self.foes, key=lambda f: min(self.apart(f.cell, cell) for cell in heroes)):
            if not foe.move or foe.leaf.suffers("stun"):
                continue
            goal = min(heroes, key=lambda cell: self.apart(foe.cell, cell))
            if self.apart(foe.cell, goal) <= foe.range:
                continue
            others = taken & ~(1 << foe.cell)
            ways = reach(1 << foe.cell, board.openings, foe.move, floor & ~self.ours & ~self.me.cells)
            best = min(
                each(ways & ~others),
                key=lambda cell: (max(foe.range, self.apart(cell, goal)), self.apart(cell, foe.cell)),
            )
            moved[foe.id] = best
            taken = others | 1 << best
        return Position(self.rules, self.state, self.seat, moved)

    # -- what is in progress

    def frame(self, kind: type[P]) -> P | None:
        """The innermost procedure of this kind in progress, as far as everybody knows."""
        for found in reversed(self.state.frames):
            if isinstance(found, kind):
                return found
        return None
