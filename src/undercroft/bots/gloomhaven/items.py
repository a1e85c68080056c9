"""Items: drunk when hurt, used when they do something."""

from __future__ import annotations

from undercroft.games.gloomhaven.records.abilities import Ability, Heal
from undercroft.games.gloomhaven.records.items import Item
from undercroft.games.gloomhaven.rules.attack.strikes import Strike
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer

from .abilities import AbilityValues
from .position import Position

USED, KEPT = 1.5, -1.0


def item_worth(position: Position, deeds: AbilityValues, source: str) -> float:
    """Whether to use an item, or a bonus, now that it can be: above 0 if so."""
    record = position.records.item.get(source)
    if record is None:
        return USED  # a bonus of a card: it is there to be used
    if record.suffers and position.me.hp <= record.suffers + 2:
        return KEPT
    match record.when:
        case "turn" | "end-of-turn" | "kill":
            return _by_itself(position, deeds, record)
        case "attack" | "melee-attack" | "ranged-attack":
            return _for_attack(position, record)
        case "attacked" | "damaged" | "summon-damaged":
            return _for_defence(position)
        case "move":
            return USED if position.foes and not position.danger(position.here) else KEPT
        case "initiative":
            return KEPT
    return USED


def _by_itself(position: Position, deeds: AbilityValues, record: Item) -> float:
    """Healing for the hurt; the rest while there are foes to use it on."""
    abilities: tuple[Ability, ...] = record.abilities
    if any(isinstance(ability, Heal) for ability in abilities):
        worth = deeds.all_of(abilities, position.here)
        return USED if worth >= 2.5 else KEPT
    if not position.foes or not abilities:
        return KEPT
    return USED if deeds.all_of(abilities, position.here) >= 1.0 else KEPT


def _for_attack(position: Position, record: Item) -> float:
    """An item that is used up is kept for strong foes, or to kill one."""
    if record.use == "spent":
        return USED
    strike = position.frame(Strike)
    foe = position.by_id.get(strike.target) if strike is not None else None
    if foe is None or strike is None:
        return USED if len(position.foes) > 1 else KEPT
    gap = foe.hp + foe.shield - strike.base
    return USED if foe.leaf.rank != "normal" or 0 < gap <= record.changes.attack + 1 else KEPT


def _for_defence(position: Position) -> float:
    """Against what hurts."""
    strike, suffer = position.frame(Strike), position.frame(Suffer)
    damage = (
        suffer.amount if suffer is not None else max(strike.value, strike.base) if strike is not None else 2
    )
    return USED if damage >= 2 or damage >= position.me.hp else KEPT
