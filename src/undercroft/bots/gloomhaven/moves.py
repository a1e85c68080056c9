"""What it is worth to stand in a hex."""

from __future__ import annotations

from functools import cached_property

from undercroft.space import Cell, each, rings

from .position import FAR, Position
from .stamina import Stamina, ranged_share

TRAP = 4.0  # a hex that can only be reached over a trap
HEX = 0.3  # a hex nearer to a foe, where nobody can be attacked yet
COIN, CHEST = 0.4, 1.2
READY = 4  # cards in hand, to open a door
TOGETHER = 5  # hexes from the door, for everybody


class Places:
    """Hexes for the seat's character, by danger and by where it wants to go."""

    def __init__(self, position: Position, stamina: Stamina) -> None:
        self.position, self.stamina = position, stamina
        self._worth: dict[Cell, float] = {}

    def worth(self, cell: Cell) -> float:
        """How good it is to end the turn here."""
        found = self._worth.get(cell)
        if found is None:
            found = self._worth[cell] = self._fight(cell) if self.position.foes else self._march(cell)
        return found

    def _fight(self, cell: Cell) -> float:
        position = self.position
        danger = position.danger(cell)
        worth = -danger * position.care
        if danger >= position.me.hp:
            worth -= 2.0 + 0.5 * (danger - position.me.hp)
        if position.ground.closed >> cell & 1:
            worth -= 12.0  # what is behind the door can wait
        worth -= HEX * max(0, self.distance(cell) - self.stance)
        return worth + self.loot(cell) * 0.5

    def _march(self, cell: Cell) -> float:
        position = self.position
        worth = self.loot(cell)
        if position.ground.closed >> cell & 1:
            return worth + (4.0 if self.is_ready else -12.0)
        if position.ground.closed:
            worth -= HEX * self.to_door.get(cell, FAR)
        return worth

    @cached_property
    def stance(self) -> int:
        """From how far the character fights."""
        return 3 if ranged_share(self.position) > 0.5 else 1

    @cached_property
    def to_door(self) -> dict[Cell, int]:
        """How far each hex is from the nearest closed door."""
        paths = self.position.ground.paths
        found = enumerate(rings(self.position.ground.closed, paths.openings))
        return {cell: far for far, ring in found for cell in each(ring)}

    def distance(self, cell: Cell) -> int:
        return min((self.position.apart(foe.cell, cell) for foe in self.position.foes), default=FAR)

    def loot(self, cell: Cell) -> float:
        """Tokens and chests in the hex in which the turn ends (GH-LOO-08)."""
        terrain, worth = self.position.state.terrain, 0.0
        for at, count in terrain.money:
            if at == cell:
                worth += COIN * count
        for treasure in terrain.treasures:
            if treasure.cell == cell:
                worth += CHEST
        return worth

    @cached_property
    def is_ready(self) -> bool:
        """A door is opened with cards in hand and everybody near it."""
        position = self.position
        hand = len(position.mat.hand)
        enough = hand >= READY or hand >= (hand + len(position.mat.discard)) * 0.6
        others = [f for f in position.friends.values() if f.is_character]
        return enough and all(self.to_door.get(f.cell, FAR) <= TOGETHER for f in others)
