"""The worth of standing in a hex."""

from __future__ import annotations

from functools import cached_property

from undercroft.parts.ground import FAR
from undercroft.space import Cell, each, rings

from .position import Position
from .stamina import Stamina, ranged_share

TRAP = 4.0  # a hex that can only be reached over a trap
CAUTION = 0.7  # the weight of danger against what can be done
BOLD = 0.7  # ... of that, where all foes shoot: they do not come near by themselves
BOLDEST = 0.7  # ... of that, for who has no rounds to spare
HEX = 0.3  # a hex nearer to where there is somebody to strike
HUNT = 0.8  # ... where all foes shoot
COIN, CHEST = 0.4, 1.2
DOOR = 4.0  # to open one
PRIZE = 6.0  # to stand where the goal wants somebody
AIM = 0.6  # a hex nearer to it
PACE, TO_SPARE = 3, 3  # hexes in a round; rounds that one likes to have in hand
DOOR_ROUNDS = 2  # that it takes to come to the next door
WARD = 0.3  # a hex nearer to who must be brought somewhere
DOORWAY = 0.8  # to stand where others want to pass
TOGETHER = 6  # hexes from the door, for everybody


class Places:
    """Hexes for the seat's character, by danger and by where it wants to go."""

    def __init__(self, position: Position, stamina: Stamina) -> None:
        self.position, self.stamina = position, stamina
        self._worth: dict[Cell, float] = {}

    def worth(self, cell: Cell) -> float:
        """How good it is to end the turn here."""
        found = self._worth.get(cell)
        if found is None:
            found = self._fight(cell) if self.position.foes else self._march(cell)
            self._worth[cell] = found = found + self._aimed(cell)
        return found

    def _aimed(self, cell: Cell) -> float:
        """The worth of a hex for the goal of the scenario."""
        aims = self.position.aims
        if aims.spot >= 0:
            if cell == aims.spot and not aims.by_action:
                return PRIZE
            return -AIM * min(20, aims.away.get(cell, 20)) if self.is_time else 0.0
        if aims.wards:
            return -WARD * min(self.position.apart(cell, ward) for ward in aims.wards)
        return 0.0

    def _fight(self, cell: Cell) -> float:
        position = self.position
        danger = position.danger(cell)
        worth = -self.caution * danger * position.care
        if danger >= position.me.hp:
            worth -= 2.0 + 0.5 * (danger - position.me.hp)
        if self.wants_doors:
            worth += DOOR if position.ground.closed >> cell & 1 else -AIM * self.to_door.get(cell, FAR)
            return worth + self.loot(cell) * 0.5
        if position.ground.closed >> cell & 1:
            worth -= 12.0  # foes behind the door can wait
        if position.state.opened >> cell & 1 and position.friends:
            worth -= DOORWAY
        worth -= self.pull * min(12, self.to_fight.get(cell, 12))
        return worth + self.loot(cell) * 0.5

    def _march(self, cell: Cell) -> float:
        position = self.position
        worth = self.loot(cell)
        if position.ground.closed >> cell & 1:
            return worth + (DOOR if self.is_ready else -12.0)
        if position.ground.closed:
            worth -= HEX * self.to_door.get(cell, FAR)
        return worth

    @cached_property
    def is_time(self) -> bool:
        """Fights come first, as long as there are rounds left for the way to where the goal wants one."""
        aims, here = self.position.aims, self.position.here
        rounds = aims.away.get(here, FAR) / PACE + TO_SPARE
        return not self.position.foes or self.stamina.left <= rounds

    @cached_property
    def wants_doors(self) -> bool:
        """Doors are opened in the middle of a fight where few foes are left, or few rounds."""
        aims, closed = self.position.aims, self.position.ground.closed
        if not aims.behind_doors:
            return False
        late = aims.hurries and self.stamina.left <= DOOR_ROUNDS * closed.bit_count() + TO_SPARE
        return late or aims.outnumbers

    @cached_property
    def caution(self) -> float:
        """A character with no time to lose takes more risks."""
        caution = CAUTION * min(1.0, max(BOLDEST, self.stamina.left / max(1.0, self.stamina.needed)))
        return caution if self.they_come else caution * BOLD

    @cached_property
    def they_come(self) -> bool:
        """Are there foes that have to come near?"""
        return any(foe.range == 1 and foe.attack for foe in self.position.foes)

    @cached_property
    def pull(self) -> float:
        """A ranged foe must be hunted down; others come by themselves."""
        return HEX if self.they_come else HUNT

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

    @cached_property
    def to_fight(self) -> dict[Cell, int]:
        """How far each hex is from the nearest one where there is somebody to strike."""
        position, ground = self.position, self.position.ground
        floor = ground.floor & ~position.state.terrain.blocked & ~position.theirs
        fit = 0
        prey = [foe for foe in position.foes if foe.id in position.aims.prey]
        for foe in prey or position.foes:
            fit |= (
                ground.in_sight(foe.cell, self.stance)
                if self.stance > 1
                else ground.neighbours(1 << foe.cell)
            )
        found = enumerate(rings(fit & floor & ~position.ours, ground.board.openings, floor))
        return {cell: far for far, ring in found for cell in each(ring)}

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
        """A door is opened when everybody is near it and nobody rests; or at once, where time is short."""
        state = self.position.state
        if self.position.aims.hurries and self.stamina.left <= self.stamina.needed:
            return True
        others = [mat for mat in state.characters.values() if mat.seat != self.position.seat and not mat.gone]
        near = (self.to_door.get(state.figures[mat.figure].cell, FAR) <= TOGETHER for mat in others)
        return self.goes_first and all(near) and not any(mat.resting for mat in others)

    @cached_property
    def goes_first(self) -> bool:
        """The one who can take most opens doors."""
        state, me = self.position.state, self.position.me
        others = (state.figures[mat.figure] for mat in state.characters.values() if not mat.gone)
        return me.hp >= max(leaf.hp for leaf in others)
