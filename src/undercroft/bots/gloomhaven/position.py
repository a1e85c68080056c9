"""The table as one seat sees it: who stands where, what foes can do, how dangerous a hex is."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from undercroft.games.gloomhaven.library import Library, ground, library
from undercroft.games.gloomhaven.records.abilities import Attack, Move
from undercroft.games.gloomhaven.rules.defences import printed_retaliate, shield_of
from undercroft.games.gloomhaven.rules.entering import harmful
from undercroft.games.gloomhaven.rules.movement import How, going
from undercroft.games.gloomhaven.rules.order import ability_card, acts_by_card
from undercroft.games.gloomhaven.rules.stats import monster_stats
from undercroft.games.gloomhaven.rules.who import allies, enemies
from undercroft.games.gloomhaven.state import Character, Figure, HavenState
from undercroft.kernel import FigureId, Game, Procedure, Rules, Seat
from undercroft.space import Cell, Cells, reach

P = TypeVar("P", bound=Procedure)
LATER = 0.55  # what the danger of a round to come counts, for one can still walk away
CLOSE_BY = 0.35  # ... and of a foe that does not quite get here


class Foe(NamedTuple):
    """An enemy and what it is likely to do."""

    id: FigureId
    leaf: Figure
    cell: Cell
    hp: int
    shield: int
    retaliate: int
    attack: int
    range: int  # 1: melee
    move: int
    targets: int
    acts: bool  # still in this round, or in the round that is about to begin

    @property
    def threat(self) -> float:
        """The damage it does in a turn."""
        return max(0.0, self.attack) * (1 + 0.4 * (self.targets - 1))


class Position:
    """What is read off a view for one character; each answer is reckoned once."""

    def __init__(self, rules: Rules[HavenState], state: HavenState, seat: Seat) -> None:
        self.game: Game[HavenState] = Game(rules, state)  # to reckon with; it is never advanced
        self.state, self.seat = state, seat
        self.records: Library = library(self.game)
        self.ground = ground(self.game)
        self.mat: Character = state.characters[seat]
        self.id = self.mat.figure
        self.me: Figure = state.figures[self.id]
        self.here: Cell = self.me.cell
        self.foes = [self._foe(i, f) for i, f in enemies(self.game, self.id).items()]
        self.friends = allies(self.game, self.id)
        self._dangers: dict[Cell, float] = {}
        self._attackers: dict[Cell, float] = {}

    def _foe(self, i: FigureId, leaf: Figure) -> Foe:
        g = self.game
        shield, retaliate = shield_of(g, i)[0], printed_retaliate(g, i)[0]
        attack, reach_, move, targets, acts = 0, 1, 0, 1, False
        if acts_by_card(g, leaf):
            stats = monster_stats(g, leaf)
            attack, reach_, move, targets = stats.attack, stats.range or 1, stats.move, max(1, stats.target)
            acts = not self.state.order or i not in self.state.acted
            card = ability_card(g, leaf.kind) if self.state.order and acts else None
            if card is not None:
                blow = next((a for a in card.abilities if isinstance(a, Attack)), None)
                step = next((a for a in card.abilities if isinstance(a, Move)), None)
                move = max(0, move + step.mod) if step is not None else 0
                attack = max(0, attack + blow.mod) if blow is not None else 0
                if blow is not None:
                    reach_ = blow.range if blow.range is not None else max(1, reach_ + blow.range_mod)
                    targets = max(targets, blow.target)
                    if blow.area is not None:
                        reach_ += 1
        if leaf.suffers("stun") or leaf.suffers("disarm"):
            acts = False
        if leaf.suffers("immobilize"):
            move = 0
        return Foe(i, leaf, leaf.cell, leaf.hp, shield, retaliate, attack, reach_, move, targets, acts)

    # -- the seat's own character

    @cached_property
    def health(self) -> float:
        return self.me.hp / max(1, self.me.full)

    @cached_property
    def care(self) -> float:
        """What a point of damage matters: more to who has few left."""
        return 7.0 / (self.me.hp + 3.5)

    @cached_property
    def guard(self) -> int:
        return shield_of(self.game, self.id)[0]

    # -- the ground

    @cached_property
    def apart_from_foes(self) -> dict[FigureId, list[Cells]]:
        return {foe.id: self.ground.rings(foe.cell) for foe in self.foes}

    def apart(self, one: Cell, other: Cell) -> int:
        return self.ground.apart(one, other) if one >= 0 and other >= 0 else 99

    def reachable(self, points: int, how: How, start: Cell = -1) -> tuple[Cells, Cells]:
        """Where a move may end, the present hex included, and which of it can be reached unharmed."""
        it = going(self.game, self.id, how)
        begin = 1 << (start if start >= 0 else self.here)
        slow = it.slow if how == "walk" else 0
        bad = 0 if how == "fly" else it.bad
        found = reach(begin, it.openings, points, it.allowed | begin, slow)
        passable = it.allowed if how == "jump" else it.allowed & ~bad
        safe = reach(begin, it.openings, points, passable | begin, slow)
        ends = it.free | begin
        return found & ends, (safe & ~bad | begin) & ends

    @cached_property
    def harm(self) -> Cells:
        return harmful(self.game, self.id)

    @cached_property
    def doors(self) -> Cells:
        """Closed doors that can be opened."""
        return self.ground.closed

    @cached_property
    def is_last_room(self) -> bool:
        return self.ground.is_whole

    # -- danger

    def danger(self, cell: Cell) -> float:
        """The damage to expect in a hex until the character's next turn."""
        found = self._dangers.get(cell)
        if found is None:
            found = self._dangers[cell] = sum(self.menace(foe, cell) for foe in self.foes)
        return found

    def menace(self, foe: Foe, cell: Cell) -> float:
        """The damage to expect of one foe, by how near it can come and whether others are nearer."""
        gap = self.apart(foe.cell, cell) - foe.range
        blow = max(0.3, foe.attack - self.guard) if foe.attack else 0.0
        if gap <= foe.move:
            likely = 1.0
        elif gap <= foe.move + 2:
            likely = CLOSE_BY
        else:
            return 0.0
        likely *= 1.0 if foe.acts else LATER
        near = self.friend_distance.get(foe.id, 99)
        mine = gap + foe.range
        if near < mine:
            likely *= 0.25 if foe.targets == 1 else 0.7
        elif near == mine:
            likely *= 0.6
        return blow * likely

    @cached_property
    def friend_distance(self) -> dict[FigureId, int]:
        """How far each foe is from the nearest of the others."""
        return {
            foe.id: min((self.apart(foe.cell, f.cell) for f in self.friends.values()), default=99)
            for foe in self.foes
        }

    def attackers(self, cell: Cell) -> float:
        """How many attacks are to be expected in a hex."""
        found = self._attackers.get(cell)
        if found is None:
            found = sum(self.menace(foe, cell) / max(0.5, foe.attack - self.guard) for foe in self.foes if foe.attack)
            self._attackers[cell] = found
        return found

    # -- what is in progress

    def frame(self, kind: type[P]) -> P | None:
        """The innermost procedure of this kind in progress, as far as everybody knows."""
        for each in reversed(self.state.frames):
            if isinstance(each, kind):
                return each
        return None

    @cached_property
    def last(self) -> Any:
        """The procedure that asks."""
        return self.state.frames[-1] if self.state.frames else None
