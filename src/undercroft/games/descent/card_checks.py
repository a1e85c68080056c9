"""Faults of cards that no type finds: what a card must say (D2-CRD), and what the box holds (D2-CMP)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Final, NamedTuple, get_args

from undercroft.content import Misplaced
from undercroft.games.descent.library import Library
from undercroft.games.descent.records.campaign import Icon, Location
from undercroft.games.descent.records.heroes import Calling, HeroSheet
from undercroft.games.descent.records.items import Item, SearchCard
from undercroft.games.descent.records.maps import EncounterMap
from undercroft.games.descent.records.monsters import Lieutenant, Monster, Stats
from undercroft.games.descent.records.travel import (
    AfflictVerb,
    ForkVerb,
    SpyVerb,
    TravelCard,
    TravelEffect,
    TrialVerb,
)

DOORS, SEARCH_TOKENS, OTHER_TOKENS = 7, 9, 18  # in the box; the others are objective and villager tokens
EVENTS = 3  # of a Travel Event card


class Part(NamedTuple):
    """Something of the box, by the kind of its records, and how many there are of it."""

    rule: str
    kind: str
    what: str
    number: int
    there: Callable[[Library], int]


BOX: Final = (
    Part("D2-CMP-01", "hero", "hero sheets", 8, lambda box: len(box.hero)),
    Part("D2-CMP-02", "monster", "monster figures", 31, lambda box: sum(map(figures, box.monster.values()))),
    Part("D2-CMP-04", "calling", "class cards", 84, lambda box: class_cards(box)),
    Part("D2-CMP-04", "search", "search cards", 12, lambda box: len(box.search_deck)),
    Part("D2-CMP-05", "overlord", "Overlord cards", 40, lambda box: sum(overlord_cards(box).values())),
    Part("D2-CMP-05", "travel", "Travel Event cards", 10, lambda box: len(box.travel)),
    Part("D2-CMP-09", "calling", "class decks", 8, lambda box: len(box.calling)),
    Part("D2-CMP-10", "calling", "classes of each archetype", 2, lambda box: min(archetypes(box).values())),
    Part("D2-CMP-11", "item", "shop cards of Act I", 20, lambda box: len(box.shop_deck(1))),
    Part("D2-CMP-11", "item", "shop cards of Act II", 14, lambda box: len(box.shop_deck(2))),
    Part("D2-CMP-12", "overlord", "basic Overlord cards", 15, lambda box: overlord_cards(box)["basic"]),
    Part("D2-CMP-13", "monster", "monster cards", 18, lambda box: len(cards_of(box.monster))),
    Part("D2-CMP-13", "lieutenant", "lieutenant cards", 12, lambda box: len(cards_of(box.lieutenant))),
    Part("D2-CMP-14", "relic", "relics", 6, lambda box: len(two_sided(box))),
)  # fmt: skip


def card_faults(content: Library) -> Iterator[Misplaced]:
    """Whatever the box has and these records lack, and every card that does not say what it must."""
    for part in BOX:
        if (found := part.there(content)) < part.number:
            first = next(iter(getattr(content, part.kind)), "")
            yield Misplaced(
                part.kind,
                first,
                "",
                f"is of {found} {part.what}, and the box has {part.number} ({part.rule})",
            )
    for kind, faults in CARDS.items():
        for record in getattr(content, kind).values():
            for at, says in faults(content, record):
                yield Misplaced(kind, record.id, at, says)


def figures(monster: Monster) -> int:
    """How many figures of a monster there are: with four heroes all of them can be on the map."""
    return max(limit.minions for limit in monster.limits) + max(limit.masters for limit in monster.limits)


def class_cards(content: Library) -> int:
    """Skills, starting equipment and cards of familiars, all in the deck of some class."""
    decks = content.calling.values()
    return sum(len(deck.skills) + len(deck.items) + bool(deck.familiar) for deck in decks)


def overlord_cards(content: Library) -> Counter[str]:
    """How many cards each of the Overlord's decks has."""
    return Counter(card.deck for card in content.overlord.values() for _ in range(card.copies))


def archetypes(content: Library) -> Counter[str]:
    """How many classes each archetype of a hero sheet has to choose from."""
    classes = Counter(calling.archetype for calling in content.calling.values())
    return Counter({sheet.archetype: classes[sheet.archetype] for sheet in content.hero.values()})


def two_sided(content: Library) -> list[str]:
    """The relics with a side for each of the two sides of the game."""
    return [relic.id for relic in content.relic.values() if content.item[relic.item].relic]


def cards_of(records: dict[str, Monster] | dict[str, Lieutenant]) -> list[object]:
    """The cards of both acts."""
    return [card for record in records.values() for card in (record.act1, record.act2)]


Said = Iterator[tuple[str, str]]


def sheet_faults(content: Library, sheet: HeroSheet) -> Said:
    """A hero sheet has Speed, Stamina, Defense, four attributes, a feat (D2-CRD-01)."""
    for name in ("speed", "stamina", "defence"):
        if not getattr(sheet, name):
            yield name, "is none, and no hero is without"
    for name in sheet.attributes.__struct_fields__:
        if not sheet.attributes.of(name):
            yield f"attributes.{name}", "is 0, and no attribute is"
    if not sheet.feat.do:
        yield "feat", "does nothing"


def class_faults(content: Library, calling: Calling) -> Said:
    """The first skill of a class is free, all others have a price; all are in its deck (D2-CRD-03)."""
    for number, name in enumerate(calling.skills):
        skill = content.skill[name]
        if skill.calling != calling.id:
            yield f"skills[{number}]", f"is {name!r}, a skill of {skill.calling}"
        if (skill.xp == 0) is not (number == 0):
            yield f"skills[{number}]", f"is {name!r}, which costs {skill.xp}: only the first skill is free"
    for name in [skill.id for skill in content.skill.values() if skill.calling == calling.id]:
        if name not in calling.skills:
            yield "skills", f"lacks {name!r}, a skill of this class"


def search_faults(content: Library, card: SearchCard) -> Said:
    """A search card has a value in gold, but for Nothing and the Treasure Chest (D2-CRD-05)."""
    if not card.gold and not card.found:
        yield "gold", "is 0, and the card is not discarded at once"


def item_faults(content: Library, item: Item) -> Said:
    """A shop card has a price and a place on the body; a weapon has dice and is held (D2-CRD-06)."""
    if item.act and not item.price:
        yield "price", "is 0, and the card is in the shop"
    if not item.slot and not item.relic:
        yield "slot", "is none, so nobody can equip it"
    if item.is_weapon and not item.dice:
        yield "dice", "are none, and a weapon needs some"
    if item.is_weapon and item.slot not in ("hand", "hands"):
        yield "slot", f"is {item.slot!r}, and a weapon is held in one hand or two"


def monster_faults(content: Library, monster: Monster) -> Said:
    """Minion and master have values of their own in each act; groups do not shrink (D2-CRD-09, D2-CRD-10)."""
    for act in (1, 2):
        for rank in ("minion", "master"):
            yield from stats_faults(f"act{act}.{rank}", monster.stats(act, rank))
        if monster.stats(act, "master").health < monster.stats(act, "minion").health:
            yield f"act{act}.master", "has less Health than the minion"
    for number, (few, more) in enumerate(pairwise(monster.limits), 3):
        if more.minions + more.masters < few.minions + few.masters:
            yield "limits", f"has a smaller group with {number} heroes than with {number - 1}"
    if any(limit.masters > 1 for limit in monster.limits):
        yield "limits", "has more than one master"


def lieutenant_faults(content: Library, lieutenant: Lieutenant) -> Said:
    """A lieutenant has values for each number of heroes, who does not get weaker by more (D2-CRD-11)."""
    for act in (1, 2):
        row = [lieutenant.stats(act, heroes) for heroes in (2, 3, 4)]
        for heroes, stats in enumerate(row, 2):
            yield from stats_faults(f"act{act}[{heroes - 2}]", stats)
        if any(more.health < few.health for few, more in pairwise(row)):
            yield f"act{act}", "has less Health with more heroes"


def stats_faults(at: str, stats: Stats) -> Said:
    for name in ("speed", "dice"):
        if not getattr(stats, name):
            yield f"{at}.{name}", "is none, and no monster is without"


def map_faults(content: Library, page: EncounterMap) -> Said:
    """A map takes no more doors and tokens than the box has (D2-CMP-06)."""
    for name, most in (("doors", DOORS), ("search", SEARCH_TOKENS), ("markers", OTHER_TOKENS)):
        if len(getattr(page, name)) > most:
            yield name, f"are {len(getattr(page, name))}, and the box has {most}"


def travel_faults(content: Library, card: TravelCard) -> Said:
    """A Travel Event card has an event at three icons; what befalls a tester follows from a test."""
    sections = {icon: card.section(icon) for icon in get_args(Icon)}
    if (events := sum(map(bool, sections.values()))) != EVENTS:
        yield "", f"has {events} events, and the cards of the box have {EVENTS} (D2-TRV-09)"
    for icon, section in sections.items():
        for effect in untested(section):
            yield icon, f"has {effect.__struct_config__.tag!r} for a tester, and nobody tests"


def untested(effects: Iterable[TravelEffect]) -> Iterator[TravelEffect]:
    """The effects for whoever tests, outside of what follows from a test for one hero."""
    for effect in effects:
        match effect:
            case TrialVerb():
                yield from untested((*effect.all_passed, *effect.all_failed))
            case ForkVerb(ways=ways):
                yield from untested(part for way in ways for part in way.do)
            case AfflictVerb() | SpyVerb():
                yield effect
            case _ if getattr(effect, "whom", "") == "tester":
                yield effect


def location_faults(content: Library, place: Location) -> Said:
    """A location is that of a quest with a map, and opens two quests or none (D2-NXT-04)."""
    if place.id not in {page.quest for page in content.map.values()}:
        yield "", "is no quest that has a map"
    if bool(place.opens.heroes) is not bool(place.opens.overlord):
        yield "opens", "names a quest for one side only"


CARDS: Final[dict[str, Callable[..., Said]]] = {
    "hero": sheet_faults,
    "calling": class_faults,
    "search": search_faults,
    "item": item_faults,
    "monster": monster_faults,
    "lieutenant": lieutenant_faults,
    "map": map_faults,
    "travel": travel_faults,
    "location": location_faults,
}
