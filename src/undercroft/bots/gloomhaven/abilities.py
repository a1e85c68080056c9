"""The worth of any ability performed in a hex."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from undercroft.games.gloomhaven.records import abilities as made
from undercroft.games.gloomhaven.records.abilities import Ability, Half
from undercroft.games.gloomhaven.records.whom import Amount, Whom
from undercroft.games.gloomhaven.rules.actions.measures import amount
from undercroft.games.gloomhaven.state import ELEMENTS, Figure
from undercroft.space import Cell, Cells

from .fights import Fights
from .moves import PRIZE, Places
from .odds import Odds
from .position import Position
from .stamina import Stamina

MANY, LAST_CARDS = 5, 3  # cards lost, and cards left, to take all back at once
EVERY_HEX: Cells = -1
POINT = 1.5  # of healing, to who needs it
BONUSES = MappingProxyType({
    "negate-damage": 3.0, "shield": 2.6, "retaliate": 2.4, "attack": 2.4, "double-attack": 2.4,
    "add-target": 3.0, "augment": 2.2, "advantage": 2.0, "start-of-turn": 2.0, "end-of-turn": 2.0,
    "attackers-disadvantage": 1.5, "heal": 1.0, "range": 1.0, "move": 1.0, "conditions": 2.0, "special": 0.6,
})  # fmt: skip


class AbilityValues:
    """All that the seat's character can do, each ability and hex reckoned once."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.fights = Fights(position)
        self.stamina = Stamina(position)
        self.places = Places(position, self.stamina)
        self._worth: dict[tuple[int, Cell], float] = {}

    def worth(self, ability: Ability, cell: Cell) -> float:
        key = id(ability), cell
        found = self._worth.get(key)
        if found is None:
            found = self._worth[key] = self._reckon(ability, cell)
        return found

    def where(self, ability: Ability) -> Cells:
        """The hexes in which an ability can be of any use."""
        if isinstance(ability, made.Attack):
            return self.fights.fit(self.fights.span(self.fights.with_elements(ability)))
        return EVERY_HEX

    def all_of(self, abilities: Iterable[Ability], cell: Cell) -> float:
        return sum(self.worth(ability, cell) for ability in abilities)

    def aside(self, half: Half) -> float:
        """The gains and costs of an action apart from its abilities: elements, and the card if it is lost."""
        worth = 0.15 * len(half.infuse) if self.position.foes else 0.0
        return worth - self.stamina.price if half.lost else worth

    def _reckon(self, ability: Ability, cell: Cell) -> float:
        position = self.position
        match ability:
            case made.Attack():
                return self.fights.worth(ability, cell)
            case made.Move() | made.Infuse() | made.Consume():
                return 0.0
            case made.Heal():
                return self.heal(ability, cell)
            case made.Shield():
                return self.number(ability.value, 1) * self.attacked(ability.who, cell) * position.care
            case made.Retaliate():
                near = sum(position.menace(f, cell) / max(1, f.attack) for f in position.foes if f.range == 1)
                return 0.8 * self.number(ability.value, 1) * near
            case made.Condition():
                return self.afflict(ability, cell)
            case made.Suffer():
                return self.suffer(ability.who, self.number(ability.value, 1), cell)
            case made.Kill():
                fallen = [self.fights.harm(f, Odds(f.hp, 1.0)) for f in self.fights.meant(ability.who, cell)]
                return sum(fallen) if ability.who.count == "all" else max(fallen, default=0.0)
            case made.Push() | made.Pull():
                return 0.0
            case made.Control():
                return 1.6 if self.fights.meant(ability.who, cell) and ability.then else 0.0
            case made.Grant():
                return 1.5 if position.foes and position.friends else 0.0
            case made.Summon():
                return 4.0 if position.foes else 0.5
            case made.Loot():
                return self.loot(ability.range, cell)
            case made.Active():
                return self.bonus(ability, cell)
            case made.RecoverCards():
                return self.recover(ability)
            case made.RefreshItems():
                spent = sum(each.state in ability.state for each in position.mat.items)
                return 0.8 * spent
            case made.CreateTrap():
                return 1.5 if any(foe.range == 1 for foe in position.foes) else 0.0
            case made.Cure():
                return 0.8 * len(position.me.conditions)
        return 0.1

    def number(self, value: Amount, otherwise: int) -> int:
        if isinstance(value, int):
            return value
        try:
            return amount(self.position.game, self.position.id, value)
        except (KeyError, LookupError):  # it depends on what the action has done by then
            return otherwise

    # -- others of ours

    def ours(self, who: Whom, cell: Cell) -> list[Figure]:
        """Those of our side whom an ability reaches from a hex."""
        position = self.position
        found = [position.me] if who.side in ("self", "self-and-allies", "both") else []
        if who.side in ("allies", "self-and-allies", "both"):
            reach = who.within if isinstance(who.within, int) else 99
            found += [f for f in position.friends.values() if position.apart(cell, f.cell) <= reach]
        return found

    def heal(self, ability: made.Heal, cell: Cell) -> float:
        who = ability.who or Whom(side="self-and-allies", count=ability.target, within=ability.range or 0)
        value = self.number(ability.value, 2)
        if any(self.fights.affordable(augment) for augment in ability.augments):
            value += max(augment.changes.heal + augment.changes.value for augment in ability.augments)
        gains = sorted((self.healing(f, value) for f in self.ours(who, cell)), reverse=True)
        return sum(gains if who.count == "all" else gains[: who.count])

    def healing(self, leaf: Figure, value: int) -> float:
        """Points that are wanted count; more to who is nearly down."""
        if leaf.suffers("poison"):
            return 0.8
        points = min(value, leaf.full - leaf.hp)
        need = 1.3 if leaf.hp <= leaf.full * 0.4 else 1.0 if leaf.hp <= leaf.full * 0.65 else 0.4
        kind = 1.0 if leaf.is_character else 0.5
        return POINT * points * need * kind + 0.5 * leaf.suffers("wound")

    def attacked(self, who: Whom, cell: Cell) -> float:
        """How many attacks on those whom it is for are to be expected."""
        mine = self.position.attacks_on(cell) if who.side in ("self", "self-and-allies", "both") else 0.0
        others = sum(f.is_character for f in self.ours(who, cell)) - (mine > 0)
        return mine + 0.5 * max(0, others) * bool(self.position.foes)

    def suffer(self, who: Whom, value: int, cell: Cell) -> float:
        """Damage without an attack: good on foes, bad on friends."""
        worth = 0.0
        if who.side in ("enemies", "both"):
            hurt = [
                self.fights.harm(f, Odds(min(value, f.hp), float(f.hp <= value)))
                for f in self.fights.meant(who, cell)
            ]
            worth += sum(hurt) if who.count == "all" else max(hurt, default=0.0)
        if who.side != "enemies":
            near = who.within if isinstance(who.within, int) else 99
            if who.side == "self":
                worth -= value * self.position.care
            else:
                worth -= value * sum(
                    self.position.apart(cell, f.cell) <= near for f in self.position.friends.values()
                )
        return worth

    # -- conditions, bonuses, cards, loot

    def afflict(self, ability: made.Condition, cell: Cell) -> float:
        if ability.who.side == "enemies":
            gains = [
                sum(self.fights.condition(foe, condition) for condition in ability.conditions)
                for foe in self.fights.meant(ability.who, cell)
            ]
            return sum(gains) if ability.who.count == "all" else max(gains, default=0.0)
        position, worth = self.position, 0.0
        for condition in ability.conditions:
            if condition == "invisible":
                worth += 0.9 * position.danger(cell) * position.care
            elif condition in ("strengthen", "bless"):
                worth += 0.8 * bool(position.foes)
        return worth

    def bonus(self, ability: made.Active, cell: Cell) -> float:
        """Lasting bonuses are for fights; what protects, for who is about to be attacked."""
        if not self.position.foes:
            return 0.0
        worth = BONUSES.get(ability.effect, 0.5)
        if ability.effect in ("negate-damage", "shield", "retaliate"):
            return worth * min(1.5, self.position.attacks_on(cell))
        if ability.effect == "augment":
            active = any(each.effect == "augment" for each in self.fights.lasting)
            return 0.2 if active else worth + ability.changes.attack
        return worth

    def recover(self, ability: made.RecoverCards) -> float:
        """Worth a turn when there is much to take back, or nothing else will do."""
        mat = self.position.mat
        if ability.who.side != "self":
            mates = self.position.state.characters.values()
            most = max((len(each.discard) for each in mates if each.seat != mat.seat), default=0)
            return 0.7 * max(0, most - 2)
        pile = mat.lost if ability.what == "lost" else mat.discard
        count = len(pile) if ability.cards == "all" else min(len(pile), ability.cards)
        others = self.stamina.hand + self.stamina.discard - 1
        if ability.cards == "all" and others > LAST_CARDS:
            return 1.2 * count if count >= MANY else 0.0  # the longer one waits, the more comes back
        return 2.5 * count

    def loot(self, reach: int, cell: Cell) -> float:
        position = self.position
        tokens = sum(n for at, n in position.state.terrain.money if position.apart(cell, at) <= reach)
        tiles = [
            tile for tile in position.state.terrain.treasures if position.apart(cell, tile.cell) <= reach
        ]
        wanted = sum(tile.content == "goal" for tile in tiles)
        return 0.3 * tokens + 0.8 * len(tiles) + PRIZE * wanted

    def wants(self, element: str) -> float:
        """How much of the character's cards an element is for."""
        mat, count = self.position.mat, 0
        for card in (*mat.hand, *mat.played):
            record = self.position.records.card.get(card)
            for half in (record.top, record.bottom) if record is not None else ():
                for ability in half.abilities:
                    for augment in getattr(ability, "augments", ()):
                        count += element in augment.elements
        return count + ELEMENTS.index(element) / 100
