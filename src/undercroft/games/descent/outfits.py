"""Classes, skills and equipment to choose from, and what a good player would take (D2-HSU, D2-EPI)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple, Protocol

from undercroft.games.descent import odds
from undercroft.games.descent.epic import LEVELS, SALE
from undercroft.games.descent.library import Library
from undercroft.games.descent.records.abilities import Colour
from undercroft.games.descent.records.heroes import HeroSheet
from undercroft.games.descent.records.items import Item
from undercroft.games.descent.rules.actions.equipping import fits
from undercroft.games.descent.state import card_name
from undercroft.games.setups import Menu, Offer
from undercroft.kernel import CardId
from undercroft.parts.decks import Cards

STRONG = ("warrior", "healer")  # archetypes to which heavy armour is no hindrance
OTHERS = 2  # D2-EQP-06
SHOT = 3  # spaces from which a ranged weapon is mostly used
SHIELDED = 0.5  # damage of an attack that a shield spares
LEAST = 0.5  # damage of an attack, whatever is worn
EXTRAS = 1500  # gold of cards that are exhausted for an effect, by which a hero would be twice as good
MOST_WORN = 6  # cards: two hands, armour, two others, and what needs no slot
RELIC = 200  # gold that a relic would cost


class Foe(NamedTuple):
    """A usual monster of an act."""

    attack: tuple[Colour, ...]
    defence: tuple[Colour, ...]


FOES: Mapping[int, Foe] = {
    1: Foe(("blue", "red"), ("grey",)),
    2: Foe(("blue", "red", "yellow"), ("grey", "brown")),
}


class Chosen(Protocol):
    """The choices that the rest of a hero depends on."""

    @property
    def hero(self) -> str: ...
    @property
    def calling(self) -> str: ...
    @property
    def sold(self) -> tuple[str, ...] | None: ...
    @property
    def level(self) -> str: ...
    @property
    def gold(self) -> int: ...
    @property
    def taken(self) -> tuple[str, ...]: ...
    @property
    def offered(self) -> tuple[tuple[str, str], ...]: ...


def heroes(records: Library, chosen: Chosen | None) -> Menu:
    """All of them; a new table offers some that go well together."""
    offered = tuple(hero for hero, _ in chosen.offered) if chosen else ()
    return Menu(tuple(Offer("hero", hero) for hero in records.hero), advised=offered)


def callings(records: Library, chosen: Chosen) -> Menu:
    """The classes of the hero's archetype (D2-HSU-04, D2-HSU-05)."""
    sheet = records.hero.get(chosen.hero)
    fitting = [
        each for each in records.calling.values() if sheet is None or each.archetype == sheet.archetype
    ]
    return Menu(
        tuple(Offer("calling", each.id) for each in fitting),
        advised=tuple(calling for hero, calling in chosen.offered if hero == chosen.hero),
    )


# -- skills


def skills(records: Library, chosen: Chosen) -> Menu:
    """The skills of the class for his own experience, at any level (D2-EPI-02, D2-EXP-04, D2-EXP-06)."""
    xp = LEVELS[chosen.level].xp
    if not xp or chosen.calling not in records.calling:
        return Menu((), budget=0)
    sold = records.calling[chosen.calling].skills[1:]
    return Menu(
        tuple(Offer("skill", skill, cost=records.skill[skill].xp) for skill in sold),
        budget=xp,
        advised=best_skills(records, chosen.calling, xp),
        because="advice-skills",
        number=xp,
    )


def best_skills(records: Library, calling: str, xp: int) -> tuple[str, ...]:
    """The class's skills in the order in which a good player buys them, as far as experience goes."""
    taken: list[str] = []
    for skill in records.calling[calling].advised:
        price = records.skill[skill].xp
        if price <= xp:
            taken.append(skill)
            xp -= price
    return tuple(taken)


# -- equipment


def shop(records: Library, level: str) -> list[Item]:
    """All shop cards of the acts that the power level allows (D2-EPI-07)."""
    return [item for item in records.item.values() if item.act in LEVELS[level].shops]


def items(records: Library, chosen: Chosen) -> Menu:
    """The shop's cards for the heroes' gold, with that for what he sells.

    D2-EPI-03, D2-EPI-05; the acts of his power level: D2-EPI-08.
    """
    there = shop(records, chosen.level)
    if not there or chosen.calling not in records.calling:
        return Menu((), budget=0)
    own = LEVELS[chosen.level].gold
    return Menu(
        tuple(Offer("item", item.id, cost=item.price, copies=item.copies) for item in there),
        budget=chosen.gold + SALE * len(chosen.sold or ()),
        advised=best_items(records, chosen)[0],
        because="advice-items",
        number=own,
    )


def starting(records: Library, chosen: Chosen) -> Menu:
    """His starting equipment, to be sold before an epic quest (D2-EPI-05)."""
    if not LEVELS[chosen.level].gold or chosen.calling not in records.calling:
        return Menu((), budget=0)
    own = records.calling[chosen.calling].items
    return Menu(
        tuple(Offer("item", item) for item in own),
        advised=best_items(records, chosen)[1],
        because="advice-sold",
        number=SALE,
    )


def best_items(records: Library, chosen: Chosen) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """His purchases and sales for his own gold: equipment that can be worn together and fights best.

    Starting equipment is sold only where another card takes its place and the gold is needed.
    """
    own = records.calling[chosen.calling].items
    gold = LEVELS[chosen.level].gold
    found = max(_outfits(records, chosen, own, gold), default=None)
    if found is None:
        return (), ()
    worn = found[-1]
    bought = tuple(card for card in worn if card not in own)
    replaced = tuple(card for card in own if card not in worn)
    price = sum(records.item[card].price for card in bought)
    return bought, replaced if price > gold else ()


def _outfits(
    records: Library, chosen: Chosen, own: Sequence[str], gold: int
) -> Iterator[tuple[float, int, tuple[str, ...]]]:
    """All outfits that he can wear and pay for: (worth, fewer cards first, cards)."""
    for parts in product(*_parts(records, chosen, own)):
        worn = tuple(card for part in parts for card in part)
        price = sum(records.item[card].price for card in worn if card not in own)
        sold = sum(card not in worn for card in own)
        if price <= gold + SALE * sold and fits(records, tuple(map(CardId, worn))):
            sheet, act = records.hero.get(chosen.hero), LEVELS[chosen.level].act
            yield prowess(sheet, act, [records.item[card] for card in worn]), -len(worn), worn


def best_outfit(records: Library, hero: str, calling: str, act: int, cards: Cards) -> tuple[float, Cards]:
    """How well a hero fights with the best that he can wear of some cards, and these."""
    own, archetype = records.calling[calling].items, records.calling[calling].archetype
    known = {card: records.item[card_name(card)] for card in cards}
    useful = [
        card for card, item in known.items() if card_name(card) in own or suits(records, item, archetype, own)
    ]
    sheet = records.hero[hero]
    shields = {card for card in useful if card_name(card) in own and is_shield(known[card])}
    found: list[tuple[float, int, Cards]] = []
    for many in range(min(MOST_WORN, len(useful)) + 1):
        for worn in combinations(useful, many):
            there = [known[card] for card in worn]
            # A second weapon adds nothing. Classes that begin with a shield have skills for it.
            once = sum(item.is_weapon for item in there) <= 1
            if once and (not shields or any(map(is_shield, there))) and fits(records, worn):
                found.append((prowess(sheet, act, there), many, worn))
    strength, _, best = max(found, default=(prowess(sheet, act, []), 0, ()))
    return strength, best


def is_shield(item: Item) -> bool:
    return item.slot == "hand" and not item.is_weapon


def prowess(sheet: HeroSheet | None, act: int, worn: Sequence[Item]) -> float:
    """How well he fights so: the damage of an attack, the attacks that he outlasts, and how far he gets.

    Cards that are exhausted for an effect count by their price, relics as if they had one.
    """
    foe = FOES[act]
    speed, health, defence = (sheet.speed, sheet.health, sheet.defence) if sheet else (4, 10, ("grey",))
    passives = [passive for item in worn for passive in item.passives]
    caps = [passive.n for passive in passives if passive.stat == "speed" and passive.op == "cap"]
    health += sum(passive.n for passive in passives if passive.stat == "health")
    pool = (*defence, *(colour for item in worn if not item.is_weapon for colour in item.dice))
    shield = any("shield" in item.traits for item in worn)
    hurt = mean_damage(odds.Attack(foe.attack, pool, abilities=(odds.Ability(hearts=2),)))
    struck = max(LEAST, hurt - SHIELDED * shield)
    blow = max((blow_of(item, worn, foe.defence) for item in worn if item.is_weapon), default=LEAST)
    extras = [RELIC if item.relic else item.price for item in worn if item.uses and not item.is_weapon]
    others = 1 + sum(extras) / EXTRAS
    pace = min(speed, *caps, speed) / speed
    return float(round(blow * health / struck * pace**0.5 * others, 6))


def blow_of(weapon: Item, worn: Sequence[Item], defence: tuple[Colour, ...]) -> float:
    """The damage to expect of an attack with a weapon, by the exact odds."""
    alone = all(item is weapon or item.slot != "hand" for item in worn)
    free = [passive for passive in weapon.passives if passive.stat == "hearts"]
    abilities = [
        odds.Ability(surge.cost, surge.hearts, surge.range, surge.pierce)
        for surge in weapon.surges
        if surge.hearts or surge.range or surge.pierce
    ]
    attack = odds.Attack(
        weapon.dice,
        defence,
        hearts=sum(passive.n for passive in free) if alone else 0,
        pierce=weapon.pierce,
        distance=SHOT if weapon.attack == "ranged" else None,
        abilities=tuple(abilities),
    )
    return mean_damage(attack)


@lru_cache(1 << 9)
def mean_damage(attack: odds.Attack) -> float:
    return float(sum(likely * max(0, amount) for amount, likely in odds.odds(attack).items()))


def _parts(records: Library, chosen: Chosen, own: Sequence[str]) -> Iterator[list[tuple[str, ...]]]:
    """For hands, body and the rest: what he could wear there."""
    archetype = records.calling[chosen.calling].archetype
    there = [item for item in shop(records, chosen.level) if _is_free(item, chosen.taken)]
    there = [item for item in there if item.id not in own and suits(records, item, archetype, own)]
    at_hand = [*(records.item[card_name(card)] for card in own), *there]
    weapons = [item for item in at_hand if item.is_weapon]
    shields = [item for item in at_hand if is_shield(item)]
    both: list[tuple[str, ...]] = [
        (one.id, other.id) for one in weapons if one.slot == "hand" for other in shields
    ]
    # Classes that begin with a shield have skills for it.
    yield both if any(item.id in own for item in shields) else [*((one.id,) for one in weapons), *both]
    yield [(), *((item.id,) for item in at_hand if item.slot == "armour")]
    others = [item.id for item in at_hand if item.slot == "other"]
    yield [some for many in range(OTHERS + 1) for some in combinations(others, many)]


def _is_free(item: Item, taken: Iterable[str]) -> bool:
    return sum(card == item.id for card in taken) < item.copies


def suits(records: Library, item: Item, archetype: str, own: Sequence[str]) -> bool:
    """Weapons with the traits of his class's own, no heavy armour on the nimble, runes for mages only.

    A relic serves whoever has no skills for one kind of weapon alone.
    """
    if item.is_weapon:
        alike = any(set(records.item[card].traits) <= set(item.traits) for card in own)
        return alike or (item.relic and archetype in STRONG)
    if item.relic:
        return True
    if "heavy-armor" in item.traits:
        return archetype in STRONG
    return "rune" not in item.traits or archetype == "mage"
