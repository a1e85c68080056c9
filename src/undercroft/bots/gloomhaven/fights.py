"""The worth of attacks: whom they hit, and how."""

from __future__ import annotations

from functools import cached_property, lru_cache

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.records.abilities import Attack, Augment
from undercroft.games.gloomhaven.records.whom import Area, Bonus, Whom
from undercroft.games.gloomhaven.rules.actions.elements import payments
from undercroft.games.gloomhaven.rules.actions.measures import amount
from undercroft.games.gloomhaven.rules.actions.performing import changed
from undercroft.games.gloomhaven.rules.attack.areas import pattern_from
from undercroft.games.gloomhaven.rules.effects.conditions import NEGATIVE, is_immune
from undercroft.space import Cell, Cells, hanging, touching

from .odds import Odds, odds
from .position import Foe, Position

DAMAGE = 1.2  # a point of it
FALL = 1.6  # one foe less
THING = 0.4  # a thing with hit points that does nothing
PREY = 1.5  # a figure or thing that must be destroyed for the goal
EVERYWHERE = 90  # hexes: farther than any map is wide
MOST_PLACES = 120  # of a pattern that are looked at


class Fights:
    """Attacks of the seat's character, from any hex."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.lasting = [each.effect for each in position.state.lasting if each.bearer == position.id]
        self.cannot = position.me.suffers("disarm")
        self._fit: dict[int, Cells] = {}
        self._paid: dict[int, Attack] = {}
        self._blows: dict[tuple[int, int, int, int], float] = {}

    # -- the attack as it will be

    def with_elements(self, attack: Attack) -> Attack:
        """With every augment that can be paid for."""
        if not attack.augments:
            return attack
        found = self._paid.get(id(attack))
        if found is None:
            found = attack
            for augment in attack.augments:
                if self.affordable(augment):
                    after = changed(found, augment.changes)
                    found = after if isinstance(after, Attack) else found
            self._paid[id(attack)] = found
        return found

    def affordable(self, augment: Augment) -> bool:
        return bool(payments(self.position.game, augment.elements))

    def value(self, attack: Attack, ranged: bool, cell: Cell) -> int:
        """The base, with bonuses in force; what is measured counts the way that was gone."""
        position = self.position
        if isinstance(attack.value, int):
            base = attack.value
        elif attack.value is None:
            base = 2 + attack.mod
        elif attack.value.of in ("hexes-moved-this-turn", "hexes-moved-this-action"):
            base = max(position.state.turn.moved, position.apart(position.here, cell)) * attack.value.times
        else:
            try:
                base = amount(position.game, position.id, attack.value)
            except (KeyError, LookupError):  # it depends on what the action has done by then
                base = 2
        kind = "ranged" if ranged else "melee"
        for effect in self.lasting:
            if effect.effect == "attack" and effect.kind in ("", kind) and not effect.when:
                base += effect.value if isinstance(effect.value, int) else 1
            elif effect.effect == "augment" and not ranged:
                base += effect.changes.attack
            elif effect.effect == "double-attack":
                base *= 2
        return base

    # -- whom it reaches

    def worth(self, printed: Attack, cell: Cell) -> float:
        """The best that an attack can do from a hex."""
        if self.cannot or not self.position.foes:
            return 0.0
        attack = self.with_elements(printed)
        if not self.fit(self.span(attack)) >> cell & 1:
            return 0.0
        ranged = attack.range is not None and (attack.area is None or attack.area.origin != "self")
        value = self.value(attack, ranged, cell)
        if attack.area is not None:
            return self.area(attack, value, ranged, cell)
        if attack.who is not None:
            struck = self.meant(attack.who, cell)
            sure = 0.4 if attack.who.of in ("through", "entered") else 1.0  # the way may lead elsewhere
            blows = [sure * self.blow(attack, value, ranged, cell, foe) for foe in struck]
            return sum(blows) if attack.who.count == "all" else max(blows, default=0.0)
        blows = [self.blow(attack, value, ranged, cell, foe) for foe in self.in_range(attack, ranged, cell)]
        if not blows:
            return 0.0
        if attack.along:
            return max(blows) + 0.5 * (sum(blows) - max(blows))
        count = (attack.target or 1) + sum(effect.effect == "add-target" for effect in self.lasting)
        return sum(sorted(blows, reverse=True)[:count])

    def span(self, attack: Attack) -> int:
        """How far away a foe can be for the attack to matter."""
        if attack.who is not None and attack.who.of != "self":
            return EVERYWHERE
        if attack.area is not None:
            return len(attack.area.hexes) + (attack.range or 0)
        if attack.who is not None:
            return attack.who.within if isinstance(attack.who.within, int) else EVERYWHERE
        return attack.range + self.farther if attack.range is not None else attack.reach

    def fit(self, reach: int) -> Cells:
        """The hexes from which some foe is that near."""
        found = self._fit.get(reach)
        if found is None:
            ground, found = self.position.ground, 0
            if reach >= EVERYWHERE:
                found = -1
            elif reach == 1:
                found = ground.neighbours(self.position.theirs)
            else:
                for foe in self.position.foes:
                    found |= ground.within(foe.cell, reach)
            self._fit[reach] = found
        return found

    @cached_property
    def farther(self) -> int:
        """The range that bonuses add."""
        return sum(e.value for e in self.lasting if e.effect == "range" and isinstance(e.value, int))

    def in_range(self, attack: Attack, ranged: bool, cell: Cell) -> list[Foe]:
        ground = self.position.ground
        reach = (attack.range or 1) + self.farther if ranged else attack.reach
        seen = ground.neighbours(1 << cell) if reach == 1 else ground.in_sight(cell, reach)
        return self.standing(seen)

    def standing(self, cells: Cells) -> list[Foe]:
        return [f for f in self.position.foes if cells >> f.cell & 1 and not f.leaf.suffers("invisible")]

    def meant(self, who: Whom, cell: Cell) -> list[Foe]:
        """Foes that an ability reaches from a hex; those on the way are guessed."""
        ground, position = self.position.ground, self.position
        if who.of == "self" and isinstance(who.within, int):
            seen = ground.neighbours(1 << cell) if who.within == 1 else ground.in_sight(cell, who.within)
            found = self.standing(seen)
        elif who.of in ("through", "entered"):
            way = position.apart(position.here, cell)
            near = (
                f
                for f in position.foes
                if position.apart(position.here, f.cell) + position.apart(f.cell, cell) == way
            )
            found = [f for f in near if f.cell != cell]
        elif who.of in ("map", "room"):
            found = list(position.foes)
        elif who.of in ("target", "targets", "area"):
            found = []
        else:
            found = self.standing(ground.in_sight(cell, who.reach or 3))
        if who.rank:
            found = [f for f in found if f.leaf.rank in who.rank]
        if who.has:
            found = [f for f in found if any(f.leaf.suffers(c) for c in who.has)]
        if who.hp_at_most:
            found = [f for f in found if f.hp <= who.hp_at_most]
        return found

    def area(self, attack: Attack, value: int, ranged: bool, cell: Cell) -> float:
        """The best place for a pattern."""
        ground, area = self.position.ground, attack.area
        assert area is not None
        far = len(area.hexes) + (attack.range or 1)
        near = [
            f for f in self.standing(ground.all_in_sight(cell)) if self.position.apart(cell, f.cell) <= far
        ]
        if not near:
            return 0.0
        blows = [(1 << f.cell, self.blow(attack, value, ranged, cell, f)) for f in near]
        if area.origin == "self":
            laid = hung(area, cell)
        else:
            foes = 0
            for mask, _ in blows:
                foes |= mask
            laid = touching(GRID, pattern_from(area), ground.within(cell, attack.range or 1))
            laid = tuple(cells for cells in laid if cells & foes)[:MOST_PLACES]
        return max((sum(worth for mask, worth in blows if mask & cells) for cells in laid), default=0.0)

    # -- what it does to one of them

    def blow(self, attack: Attack, value: int, ranged: bool, cell: Cell, foe: Foe) -> float:
        """One attack on one foe."""
        near = self.position.apart(cell, foe.cell) == 1
        key = id(attack), value, foe.id, (cell if attack.bonuses or attack.push else -1) * 2 + near
        found = self._blows.get(key)
        if found is None:
            found = self._blows[key] = self._blow(attack, value, ranged, near, foe)
        return found

    def _blow(self, attack: Attack, value: int, ranged: bool, near: bool, foe: Foe) -> float:
        hit = self.chances(attack, value, ranged, near, foe)
        worth = self.harm(foe, hit)
        stays = 1 - hit.kill
        worth += stays * sum(self.condition(foe, condition) for condition in attack.conditions)
        if attack.push and foe.range == 1:
            worth += stays * (0.25 * foe.threat if foe.acts and foe.move < attack.push else 0.1)
        if foe.retaliate and near:
            worth -= foe.retaliate * self.position.care * stays
        return worth

    def chances(self, attack: Attack, value: int, ranged: bool, near: bool, foe: Foe) -> Odds:
        """Advantage, bonuses and shield reckoned in (GH-ADV-01, GH-CON-10)."""
        me = self.position.me
        better = attack.advantage or me.suffers("strengthen")
        worse = attack.disadvantage or me.suffers("muddle") or (ranged and near)
        value += foe.leaf.suffers("poison") + sum(self.bonus(bonus, foe) for bonus in attack.bonuses)
        shield = 0 if attack.ignore_shield else max(0, foe.shield - attack.pierce)
        return odds(value, shield, foe.hp, int(better) - int(worse))

    def bonus(self, bonus: Bonus, foe: Foe) -> int:
        """The value of a printed bonus against this foe."""
        if not bonus.attack:
            return 0
        around = self.position.ground.neighbours(1 << foe.cell)
        for test in bonus.when:
            if test == "target-adjacent-to-my-ally" and not around & self.position.ours:
                return 0
            if test == "target-adjacent-to-none-of-its-allies" and around & self.position.theirs:
                return 0
            if test == "self-invisible" and not self.position.me.suffers("invisible"):
                return 0
        match bonus.per:
            case "":
                return bonus.attack
            case "negative-conditions-on-target":
                return bonus.attack * sum(foe.leaf.suffers(condition) for condition in NEGATIVE)
            case "my-allies-adjacent-to-target":
                return bonus.attack * (around & self.position.ours).bit_count()
            case "shield-of-target":
                return bonus.attack * foe.shield
            case "adjacent-enemies":
                return bonus.attack * (around & self.position.theirs).bit_count()
        return 0

    def harm(self, foe: Foe, hit: Odds) -> float:
        """Damage counts, and more so what brings a foe nearer to its end; who falls strikes no more."""
        if foe.id in self.position.aims.prey:
            return hit.damage * DAMAGE * PREY + hit.kill * FALL * PREY
        if foe.leaf.objective:
            return hit.damage * THING + hit.kill * THING
        matters = (1.0 if foe.acts else 0.75) * self.position.care
        part = hit.damage / max(1, foe.leaf.hp)
        return hit.damage * DAMAGE + hit.kill * (FALL + foe.threat * matters) + 0.25 * part * foe.threat

    def condition(self, foe: Foe, condition: str) -> float:
        """The worth of a condition on a foe."""
        if foe.leaf.suffers(condition) or is_immune(self.position.game, foe.leaf, condition):
            return 0.0
        match condition:
            case "stun":
                return 1.0 * foe.threat + 0.3
            case "disarm":
                return 0.95 * foe.threat
            case "immobilize":
                near = self.position.nearest_friend[foe.id] > foe.range
                return 0.6 * foe.threat if foe.range == 1 and near else 0.1
            case "muddle":
                return 0.3 * foe.threat
            case "poison" | "wound":
                return 1.0 if foe.hp > 2 else 0.3
            case "curse":
                return 0.6
        return 0.0


@lru_cache(8192)
def hung(area: Area, cell: Cell) -> tuple[Cells, ...]:
    """Every way to lay a pattern that begins at a hex."""
    return hanging(GRID, pattern_from(area), cell)
