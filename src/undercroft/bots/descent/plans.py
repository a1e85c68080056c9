"""Plans for the turn of one figure: where to go, what to do there, and what all of it is worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from undercroft.games.descent.options import (
    AttackOption,
    EndTurnOption,
    GoOption,
    HaltOption,
    HurryOption,
    LeaveOption,
    MoveOption,
    RestOption,
)
from undercroft.games.descent.reach import stops
from undercroft.games.descent.rules.attack.profiles import UNARMED, Profile, profiles
from undercroft.games.descent.rules.attack.targets import is_affectable
from undercroft.games.descent.rules.movement.moving import mover_of
from undercroft.games.descent.rules.quests.limits import is_spared
from undercroft.games.descent.rules.round.menu import may_move_again
from undercroft.games.descent.rules.values import stamina
from undercroft.kernel import FigureId, Option
from undercroft.space import Cell, Cells, each

from .aims import Aim, aims
from .blocking import Blocks
from .position import FAR, Position, soon
from .reasons import Reason, because, percent

TIRED = 0.45  # the worth of 1 fatigue
HURT = 1.2  # of 1 damage that terrain does
LOOKED_AT = 24  # spaces from which a ranged attack is considered
LEFT = 1.6  # to have left is better than to be about to
HUNT = 0.35  # of what could be done to an enemy, for being near


class Plan(NamedTuple):
    """Answers, one after the other; its worth and why."""

    steps: tuple[Option, ...]
    score: float
    reason: Reason
    cell: Cell


class Deed(NamedTuple):
    """Something to do on a space: its option, its worth, and whether it takes an action."""

    option: Option
    worth: float
    reason: Reason
    action: bool = True
    attack: bool = False


class Place(NamedTuple):
    """A space to get to: move actions, fatigue and damage on the way, points left over."""

    cell: Cell
    moves: int
    tired: int
    hurt: int
    left: int


class Planner:
    """Plans of a figure whose turn it is."""

    def __init__(self, at: Position, figure: FigureId, options: Sequence[Option]) -> None:
        self.at, self.figure, self.options = at, figure, options
        self.leaf, self.turn = at.s.figures[figure], at.s.turn
        self.here = (self.leaf.cells & -self.leaf.cells).bit_length() - 1
        self.keys = {option.key: option for option in options}
        self.aims = aims(at, figure)
        self.blocks = (at.side != "heroes" and self.leaf.is_hostile and Blocks.of(at)) or None
        self._where: dict[Cell, tuple[float, Reason]] = {}
        self.actions = self.turn.actions
        if self.leaf.role == "ally":
            self.actions = min(1, self.turn.actions)

    # -- where it can go

    @cached_property
    def moves(self) -> int:
        """Move actions that it may still take."""
        if MoveOption().key not in self.keys:
            return 0
        if self.leaf.role == "ally":
            return 1
        extra = self.turn.extra.count("move")
        own = self.actions
        if self.leaf.is_hostile and self.turn.actions and not may_move_again(self.at.g, self.figure):
            own = 0
        elif (
            self.leaf.is_hostile
            and own > 1
            and "shambling" in self.at.g.rules.content.ability_rules(self.abilities)
        ):
            own = 1
        return own + extra

    @cached_property
    def abilities(self) -> tuple[str, ...]:
        from undercroft.games.descent.rules.values import stats_of

        return stats_of(self.at.g, self.figure).abilities

    @cached_property
    def hurries(self) -> int:
        """Fatigue that it would spend on moving."""
        if HurryOption().key not in self.keys:
            return 0
        return max(0, min(3, stamina(self.at.g, self.figure) - self.leaf.fatigue))

    @cached_property
    def places(self) -> list[Place]:
        """Every space where it can end, by the fewest move actions; also with fatigue in place of one."""
        speed, points = self.at.speed(self.figure), self.leaf.movement
        most = points + self.moves * speed + self.hurries
        free = stops(self.at.ground.terrain, mover_of(self.at.g, self.figure))
        found = []
        for cell, (cost, hurt) in self.at.costs(self.figure, most).items():
            if not free >> cell & 1 or self.leaf.cells == 1 << cell:
                continue
            moves = max(0, -(-(cost - points) // speed)) if speed else 0
            if moves <= self.moves:
                found.append(Place(cell, moves, 0, hurt, points + moves * speed - cost))
            fewer = min(moves - 1, self.moves)
            lacking = cost - points - fewer * speed
            if fewer >= 0 and 0 < lacking <= self.hurries:
                found.append(Place(cell, fewer, lacking, hurt, 0))
        return found

    # -- what a space is worth

    def where(self, cell: Cell) -> tuple[float, Reason]:
        """The worth of a place: near to what it wants, away from harm, in somebody's way."""
        if cell not in self._where:
            self._where[cell] = self._worth_of(cell)
        return self._where[cell]

    def _worth_of(self, cell: Cell) -> tuple[float, Reason]:
        at, stride = self.at, self.at.stride(self.figure)
        best, total, reason = 0.0, 0.0, because("stay", self.figure)
        for aim in self.aims:
            steps = at.steps(aim.cells).get(cell, FAR)
            near = aim.worth * soon(steps + (0 if aim.action else 1), stride) * (0.9 if steps else 0.95)
            total += near
            if near > best:
                best, reason = near, self.on_the_way(aim, steps)
        for foe, worth, steps_to in self.prey:
            steps = steps_to.get(cell, FAR)
            near = worth * soon(steps - self.reach, stride)
            total += near
            if near > best:
                best, reason = near, because("approach", foe, steps=steps)
        value = best + 0.15 * (total - best)
        exposed = at.exposure(self.figure, cell)
        value -= self.fear * exposed
        if self.blocks:
            gain, blocked = self.blocks.at(cell)
            value += gain
            if gain > 2:
                reason = because("block", self.figure, blocked.hero, needs=blocked.needs, has=blocked.has)
        terrain = at.ground.terrain
        if terrain.lava >> cell & 1:
            value -= 12
        if terrain.pits >> cell & 1:
            value -= 3
        return value, reason

    def on_the_way(self, aim: Aim, steps: int) -> Reason:
        if aim.reason.why == "leave":
            return because("to-exit", self.figure, needs=steps + 1, has=int(self.at.stride(self.figure)))
        return because(f"to-{aim.reason.why}", aim.reason.about.figure, steps=steps)

    @cached_property
    def reach(self) -> int:
        weapon = self.at.weapon(self.figure)
        return 0 if weapon is None else 4 if weapon.ranged else weapon.reach

    @cached_property
    def prey(self) -> list[tuple[FigureId, float, Mapping[Cell, int]]]:
        """Its enemies, what each is worth in reach, and how far each space is from them."""
        foes = self.at.foes(self.figure)
        return [(foe, self.hunt(foe), self.at.steps(leaf.cells)) for foe, leaf in foes.items()]

    def hunt(self, foe: FigureId) -> float:
        """The worth of having an enemy in reach."""
        if self.at.weapon(self.figure) is None:
            return 0.0
        stake = self.at.stakes[foe]
        _, damage = self.at.danger(self.figure, foe)
        return HUNT * (
            stake.damage * damage
            + min(25.0, stake.kill) * min(1.0, damage / max(1, self.at.s.figures[foe].hp))
            + 1
        )

    @cached_property
    def fear(self) -> float:
        """How much expected damage counts: more for the weak, and for whoever must not fall."""
        kill, hp = self.at.stakes[self.figure].kill, max(1, self.leaf.hp)
        if self.leaf.role == "hero":
            return 0.12 + 0.6 / hp
        return min(0.6, 0.02 + kill / (12.0 * hp + 30))

    # -- what can be done on it

    def deeds(self, cell: Cell) -> list[Deed]:
        """All that it could do there, the best first; here, only what is offered."""
        found = list(self.attacks_from(cell))
        for aim in self.aims:
            if aim.option is not None and aim.cells >> cell & 1:
                found.append(Deed(aim.option, aim.worth, aim.reason, aim.action))
        if self.leaf.role == "hero" and self.leaf.fatigue and not self.turn.rested:
            found.append(
                Deed(RestOption(), self.rest, because("rest", self.figure, fatigue=self.leaf.fatigue))
            )
        if cell == self.here:
            found = [deed for deed in found if deed.option.key in self.keys]
        found.sort(key=lambda deed: -deed.worth)
        return found

    @cached_property
    def rest(self) -> float:
        room = stamina(self.at.g, self.figure) - self.leaf.fatigue
        return TIRED * self.leaf.fatigue * (1.2 if room <= 1 else 0.7)

    @cached_property
    def may_attack(self) -> bool:
        if self.leaf.suffers("stunned") or self.at.g.total("peaceful", self.figure):
            return False
        if "attack" in self.turn.extra:
            return True
        return self.actions > 0 and not (self.leaf.is_hostile and self.turn.attacks)

    @cached_property
    def weapons(self) -> list[Profile]:
        own = list(profiles(self.at.g, self.figure))
        return [each for each in own if each.weapon != UNARMED] or own

    @cached_property
    def attacks(self) -> dict[Cell, list[Deed]]:
        """By space: the attacks that it could make from there."""
        if not self.may_attack:
            return {}
        spots = {self.here, *(place.cell for place in self.places)}
        return self.attacks_on(sorted(spots, key=lambda cell: -self.where(cell)[0]))

    def attacks_on(self, spots: Sequence[Cell]) -> dict[Cell, list[Deed]]:
        """The attacks from some spaces; of many, ranged ones are looked for from the best only."""
        found: dict[Cell, list[Deed]] = {}
        others = 0
        for i, leaf in self.at.up.items():
            if i != self.figure:
                others |= leaf.cells
        pits = self.at.ground.terrain.pits
        for foe, leaf in self.at.foes(self.figure).items():
            if is_spared(self.at.g, self.figure, foe) or not is_affectable(self.at.g, self.figure, foe):
                continue
            for profile in self.weapons:
                far = 8 if profile.ranged else profile.reach
                near = field_cells(self.at, leaf.cells, far)
                looked = 0
                for cell in spots:
                    me = self.leaf.cells if cell == self.here else 1 << cell
                    if not near & me:
                        continue
                    looked += 1
                    if looked > LOOKED_AT:
                        break
                    sunk = leaf.cells if not leaf.cells & ~pits else 0
                    if far > 1 and not self.at.ground.seen(me, leaf.cells, others & ~me, sunk):
                        continue
                    distance = min(self.at.apart(c, leaf.cells) for c in each(me))
                    found.setdefault(cell, []).append(self.attack(foe, profile, distance))
        return found

    def attack(self, foe: FigureId, profile: Profile, distance: int) -> Deed:
        """An attack from so far, worth its damage and the chance that the target falls."""
        look, stake = self.at.fights.outlook(self.figure, profile, foe, distance), self.at.stakes[foe]
        worth = stake.damage * look.damage + stake.kill * look.kill
        if look.kill >= 0.3:
            reason = because("kill", foe, chance=percent(look.kill))
        else:
            reason = because("attack", foe, damage=round(look.damage), chance=percent(look.kill))
        return Deed(AttackOption(foe, profile.weapon), worth, reason, attack=True)

    def attacks_from(self, cell: Cell) -> Iterator[Deed]:
        yield from self.attacks.get(cell, ())

    # -- plans

    def plans(self) -> list[Plan]:
        """All plans, the best first."""
        found = [*self.leave(), *self.stay(), *self.go(), *self.act_then_go()]
        found.sort(key=lambda plan: -plan.score)
        return found

    def best_deeds(self, cell: Cell, actions: int, points: int) -> tuple[float, list[Deed]]:
        """The best use of so many actions on a space; one who acts for the Overlord attacks once."""
        total, chosen, attacked, left = 0.0, list[Deed](), 0, actions
        extra = self.turn.extra.count("attack")
        for deed in self.deeds(cell):
            if deed.worth <= 0:
                break
            if isinstance(deed.option, LeaveOption):
                if points < 1:
                    continue
                return total + deed.worth * LEFT, [*chosen, deed]
            if not deed.action:
                total += deed.worth
                chosen.append(deed)
                continue
            if deed.attack:
                if self.leaf.is_hostile and attacked + bool(self.turn.attacks) > extra:
                    continue
                if left <= 0 and not extra:
                    continue
                times = left if not self.leaf.is_hostile and self.leaf.role == "hero" else 1
                worth = deed.worth * (1 + 0.75 * (max(1, times) - 1))
                if any(other.attack for other in chosen):
                    continue
                attacked += 1
                left -= max(1, times)
                total += worth
                chosen.append(deed)
            elif left > 0:
                left -= 1
                total += deed.worth
                chosen.append(deed)
        return total, chosen

    def leave(self) -> Iterator[Plan]:
        """Get to an edge and off the map, also from where it stands or past a friend (D2-EXI-06)."""
        wanted = [aim for aim in self.aims if isinstance(aim.option, LeaveOption)]
        if not wanted:
            return
        speed, points = self.at.speed(self.figure), self.leaf.movement
        costs = self.at.costs(self.figure, points + self.moves * speed + self.hurries - 1)
        for aim in wanted:
            assert aim.option is not None
            near = [costs[cell][0] for cell in each(aim.cells) if cell in costs]
            if self.leaf.cells & aim.cells:
                near = [0]
            if not near:
                continue
            lacking = max(0, min(near) + 1 - points)
            moves = min(self.moves, -(-lacking // speed) if speed else 0)
            tired = max(0, lacking - moves * speed)
            if tired <= self.hurries:
                steps = (*[MoveOption()] * moves, *[HurryOption()] * tired, aim.option)
                yield Plan(steps, aim.worth * LEFT - TIRED * tired, aim.reason, self.here)

    def stay(self) -> Iterator[Plan]:
        """Do something here, or nothing."""
        worth, reason = self.where(self.here)
        end = HaltOption() if HaltOption().key in self.keys else EndTurnOption()
        yield Plan((end,), worth, reason if reason.why == "block" else because("end", self.figure), self.here)
        total, chosen = self.best_deeds(self.here, self.actions, self.leaf.movement)
        if chosen:
            gone = isinstance(chosen[-1].option, LeaveOption)
            first = chosen[-1] if gone else chosen[0]
            yield Plan((first.option,), total + (0 if gone else worth), first.reason, self.here)

    def go(self) -> Iterator[Plan]:
        """Go somewhere, then do something there."""
        for place in self.places:
            worth, reason = self.where(place.cell)
            left = self.actions - max(0, place.moves - self.turn.extra.count("move"))
            total, chosen = self.best_deeds(place.cell, left, place.left)
            gone = bool(chosen) and isinstance(chosen[-1].option, LeaveOption)
            score = total + (0 if gone else worth) - TIRED * place.tired - HURT * place.hurt
            score -= 0.02 * place.moves + 0.01  # what is as good here is done here
            steps = self.steps_to(place) + tuple(deed.option for deed in chosen[:1])
            if gone:
                steps = (*self.steps_to(place), chosen[-1].option)
            why = (
                chosen[-1].reason if gone else chosen[0].reason if chosen and chosen[0].worth > 1 else reason
            )
            yield Plan(steps, score, why, place.cell)

    def act_then_go(self) -> Iterator[Plan]:
        """Do something here first, then go with what is left."""
        deeds = [deed for deed in self.deeds(self.here) if deed.action and deed.worth > 0][:3]
        for deed in deeds:
            free = deed.attack and "attack" in self.turn.extra and bool(self.turn.attacks)
            left = self.actions - (0 if free else 1)
            if left < 0:
                continue
            for place in self.places:
                if place.moves > left or isinstance(deed.option, RestOption):
                    continue
                worth, _ = self.where(place.cell)
                score = deed.worth + worth - TIRED * place.tired - HURT * place.hurt
                rest = left - place.moves
                if rest and not (self.leaf.is_hostile and deed.attack):
                    score += self.best_deeds(place.cell, rest, place.left)[0]
                yield Plan((deed.option,), score, deed.reason, self.here)

    def steps_to(self, place: Place) -> tuple[Option, ...]:
        return (
            *[MoveOption()] * place.moves, *[HurryOption()] * place.tired, GoOption(place.cell)
        )  # fmt: skip


def field_cells(at: Position, cells: Cells, far: int) -> Cells:
    """All spaces at most so far from some."""
    found = cells
    for _ in range(far):
        found |= at.ground.neighbours(found)
    return found
