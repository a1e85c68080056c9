"""The charge of a campaign: the quest, and heroes and Overlord with all that they bring to it (D2-CAM-05)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from undercroft.games.descent.records.campaign import Icon
from undercroft.games.descent.state import HEROES, OVERLORD, card_name
from undercroft.kernel import CardId, Charge, Leaf
from undercroft.parts.decks import Cards

if TYPE_CHECKING:
    from undercroft.games.descent.library import Library
    from undercroft.games.descent.records.heroes import Calling
    from undercroft.games.descent.report import QuestReport

FEWEST, MOST = 2, 4  # heroes (D2-GEN-02)
Name = Annotated[str, Meta(max_length=60)]
Names = Annotated[tuple[Name, ...], Meta(max_length=60)]


class ChargedHero(Leaf, omit_defaults=True):
    """A hero as he departs: sheet, class, skills beside the basic one, items with bought cards first."""

    hero: Name
    calling: Name
    skills: Names = ()
    items: Annotated[Cards, Meta(max_length=60)] = ()


class QuestCharge(Charge, omit_defaults=True):
    """A quest of a campaign (D2-CAM-12): its act says which cards are used (D2-CAM-08, D2-CAM-09)."""

    quest: Name
    heroes: Annotated[tuple[ChargedHero, ...], Meta(max_length=8)]
    deck: Annotated[Cards, Meta(max_length=60)]  # all Overlord cards that he owns, each copy by itself
    act: Literal[1, 2] = 1
    relics: Names = ()  # of the Overlord
    route: Annotated[tuple[Icon, ...], Meta(max_length=20)] = ()  # the way from Arhynn; none: no travel
    history: Annotated[tuple[tuple[Name, int], ...], Meta(max_length=60)] = ()  # that the Finale looks at
    variants: Names = ()  # by the ids of their rules, as the state has them
    gone: Annotated[Cards, Meta(max_length=200)] = ()  # cards that are in no shop any more

    def admits(self, report: QuestReport) -> str:
        """The same quest and heroes, a winner, and no item lost, doubled or from nowhere."""
        if report.quest != self.quest:
            return f"it is of {report.quest!r}, and not of {self.quest!r}"
        heroes = tuple(hero.hero for hero in report.heroes)
        if heroes != tuple(hero.hero for hero in self.heroes):
            return f"it is of {' and '.join(heroes)}, who were not sent"
        if report.winner not in (HEROES, OVERLORD):
            return f"{report.winner!r} cannot have won it"
        sent = Counter(card for hero in self.heroes for card in hero.items)
        back = Counter(card for hero in report.heroes for card in hero.items)
        finds = Counter(card for hero in report.heroes for card in hero.finds)
        if lost := list(sent - back):
            return f"{lost[0]} was taken to the quest and did not come back"
        if doubled := [card for card, times in (back + finds).items() if times > max(1, sent[card])]:
            return f"{doubled[0]} is there too often"
        if gone := [card for card in back if card in self.gone and card not in sent]:
            return f"{gone[0]} is in no shop any more"
        return ""


def fault_of(content: Library, charge: QuestCharge) -> str:
    """The part of a charge that this game cannot play; empty: none. It may come from a file."""
    return next(_faults(content, charge), "")


def _faults(content: Library, charge: QuestCharge) -> Iterator[str]:
    if charge.quest not in content.quest:
        yield f"there is no quest {charge.quest!r}"
    elif charge.route not in ((), content.location[charge.quest].route):
        yield f"no way from Arhynn to {charge.quest} has the icons {', '.join(charge.route)}"
    if not FEWEST <= len(charge.heroes) <= MOST:
        yield f"{len(charge.heroes)} heroes, where {FEWEST} to {MOST} can play"
    for what in ("hero", "calling"):
        for name, times in Counter(getattr(hero, what) for hero in charge.heroes).items():
            if times > 1:
                yield f"{name} is there {times} times"
    for hero in charge.heroes:
        yield from _hero_faults(content, hero)
    for card, times in Counter(card for hero in charge.heroes for card in hero.items).items():
        if times > 1 and not content.item[card_name(card)].starting:  # two classes may begin with the same
            yield f"{card} is there {times} times"
    yield from _overlord_faults(content, charge)


def _hero_faults(content: Library, hero: ChargedHero) -> Iterator[str]:
    """A sheet and a class of its archetype, skills of the class, items that exist (D2-HSU-04, D2-EXP-04)."""
    sheet, calling = content.hero.get(hero.hero), content.calling.get(hero.calling)
    if sheet is None or calling is None:
        yield f"there is no hero {hero.hero!r}" if sheet is None else f"there is no class {hero.calling!r}"
        return
    if sheet.archetype != calling.archetype:
        yield f"{hero.hero} is a {sheet.archetype} and cannot be a {hero.calling}"
    for skill in hero.skills:
        if skill not in calling.skills[1:] or hero.skills.count(skill) > 1:
            yield f"{hero.hero} cannot have learnt {skill!r}"
    for card in hero.items:
        if card not in _copies(content, card) or _is_of_another(content, card, calling):
            yield f"{hero.hero} cannot carry {card!r}"
        elif hero.items.count(card) > 1:
            yield f"{hero.hero} has {card} twice"


def _copies(content: Library, card: CardId) -> Cards:
    """All copies that there are of an item, those of classes too."""
    name = card_name(card)
    if name not in content.item:
        return ()
    own = sum(name in calling.items for calling in content.calling.values())
    sold = content.item[name].copies if content.item[name].act else 0
    many = max(1, own + sold)
    return (CardId(name), *(CardId(f"{name}#{n}") for n in range(2, many + 1)))


def _is_of_another(content: Library, card: CardId, calling: Calling) -> bool:
    """Starting equipment of another class, which is never exchanged (D2-SHP-18)."""
    return content.item[card_name(card)].starting and card_name(card) not in calling.items


def _overlord_faults(content: Library, charge: QuestCharge) -> Iterator[str]:
    """His basic cards and others, each copy once; no relic that the heroes have (D2-EXP-08, D2-GOLD-07)."""
    for card, times in Counter(charge.deck).items():
        name, _, copy = card.partition("#")
        record = content.overlord.get(name)
        if record is None or (copy and copy not in map(str, range(2, record.copies + 1))):
            yield f"there is no Overlord card {card!r}"
        elif times > 1:
            yield f"{card} is there {times} times"
    if lacking := [card for card in content.basic_deck if card not in charge.deck]:
        yield f"the Overlord's deck lacks {lacking[0]}"
    held = {card_name(card) for hero in charge.heroes for card in hero.items}
    for relic in charge.relics:
        if relic not in content.relic or charge.relics.count(relic) > 1:
            yield f"the Overlord cannot have the relic {relic!r}"
        elif content.relic[relic].item in held:
            yield f"the Overlord and a hero both have the relic {relic!r}"
