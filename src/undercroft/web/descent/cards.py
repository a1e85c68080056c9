"""Printed weapons, armour, heroes and monsters: their dice, and numbers that bear on an attack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, partial
from typing import Any, Literal

from litestar import Request, get
from msgspec import Struct

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.library import Library
from undercroft.games.descent.records.abilities import Surge
from undercroft.games.descent.records.items import Item
from undercroft.games.descent.records.monsters import Lieutenant, Monster, Stats
from undercroft.text.editions import words_of
from undercroft.text.words import Language, Words
from undercroft.web.guards import Lang, hub_of
from undercroft.web.problems import answers

from .bodies import SurgeAsked
from .maps import GAME

Found = Literal["starting", "act-1", "act-2", "relic"]


class WeaponOffered(Struct, frozen=True):
    """A weapon: what its attacks roll, and the surge abilities that bear on damage."""

    id: str
    name: str
    found: Found
    ranged: bool
    dice: tuple[str, ...]
    pierce: int
    abilities: list[SurgeAsked]


class ArmourOffered(Struct, frozen=True):
    """A card that adds defence dice."""

    id: str
    name: str
    dice: tuple[str, ...]


class HeroOffered(Struct, frozen=True):
    """A hero: Health, Speed, and the defence dice of the sheet."""

    id: str
    name: str
    health: int
    speed: int
    defence: tuple[str, ...]


class FoeCard(Struct, frozen=True):
    """The values of a monster by act and rank, or of a lieutenant by act and number of heroes."""

    act: int
    rank: Literal["minion", "master", "lieutenant"]
    heroes: int  # 0: any number
    health: int
    speed: int
    defence: tuple[str, ...]
    dice: tuple[str, ...]
    abilities: list[SurgeAsked]
    toll: int  # surges that an adjacent attacker must give up (D2-X-22)
    flies: bool


class FoeOffered(Struct, frozen=True):
    """A monster group or a lieutenant."""

    id: str
    name: str
    ranged: bool
    size: tuple[int, int]
    cards: list[FoeCard]


class CardsOffered(Struct, frozen=True):
    """All that can be chosen by its name."""

    weapons: list[WeaponOffered]
    armour: list[ArmourOffered]
    heroes: list[HeroOffered]
    monsters: list[FoeOffered]
    lieutenants: list[FoeOffered]


@get("/api/descent/cards", responses=answers(), summary="Printed weapons, armour, heroes and monsters")
async def list_cards(request: Request[Any, Any, Any], lang: Lang = "en") -> CardsOffered:
    """Their dice and numbers, by name."""
    return await hub_of(request).prepare(partial(offered, lang))


@cache
def offered(language: Language) -> CardsOffered:
    """All that the box has, each list by name."""
    edition = lay_out(box_of(GAME))
    content: Library = edition.rules.content
    words = words_of(edition, language)
    items = [(item, words.say(f"item-{item.id}")) for item in content.item.values()]
    return CardsOffered(
        weapons=_by_name(_weapon(item, name) for item, name in items if item.is_weapon),
        armour=_by_name(
            ArmourOffered(item.id, name, item.dice)
            for item, name in items
            if item.dice and not item.is_weapon
        ),
        heroes=_by_name(
            HeroOffered(hero.id, words.say(f"hero-{hero.id}"), hero.health, hero.speed, hero.defence)
            for hero in content.hero.values()
        ),
        monsters=_by_name(_monster(each, words, content) for each in content.monster.values()),
        lieutenants=_by_name(_lieutenant(each, words, content) for each in content.lieutenant.values()),
    )


def _by_name(found: Iterable[Any]) -> list[Any]:
    return sorted(found, key=lambda each: each.name)


def _weapon(item: Item, name: str) -> WeaponOffered:
    found: Found = "relic" if item.relic else "starting" if not item.act else _sold(item.act)
    return WeaponOffered(
        item.id, name, found, item.attack == "ranged", item.dice, item.pierce, list(_abilities(item.surges))
    )


def _sold(act: int) -> Found:
    return "act-1" if act == 1 else "act-2"


def _abilities(surges: Iterable[Surge]) -> Iterator[SurgeAsked]:
    """The surge abilities that bear on damage."""
    for surge in surges:
        if surge.hearts or surge.range or surge.pierce:
            yield SurgeAsked(surge.cost, surge.hearts, surge.range, surge.pierce)


def _monster(monster: Monster, words: Words, content: Library) -> FoeOffered:
    cards = [
        _card(monster.stats(act, rank), content, act, rank)
        for act in (1, 2)
        for rank in ("minion", "master")
    ]  # fmt: skip
    name = words.say(f"monster-{monster.id}")
    return FoeOffered(monster.id, name, monster.attack == "ranged", monster.size, cards)


def _lieutenant(lieutenant: Lieutenant, words: Words, content: Library) -> FoeOffered:
    cards = [
        _card(lieutenant.stats(act, heroes), content, act, "lieutenant", heroes)
        for act in (1, 2)
        for heroes in (2, 3, 4)
    ]
    name = words.say(f"lieutenant-{lieutenant.id}")
    return FoeOffered(lieutenant.id, name, lieutenant.attack == "ranged", lieutenant.size, cards)


def _card(
    stats: Stats,
    content: Library,
    act: int,
    rank: Literal["minion", "master", "lieutenant"],
    heroes: int = 0,
) -> FoeCard:
    rules = {rule for ability in stats.abilities for rule in content.ability[ability].rules}
    return FoeCard(
        act,
        rank,
        heroes,
        stats.health,
        stats.speed,
        stats.defence,
        stats.dice,
        list(_abilities(stats.surges)),
        int("shadow" in rules),
        "fly" in rules,
    )


HANDLERS = (list_cards,)
