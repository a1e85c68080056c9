"""All records of Descent, typed, and what is reckoned from them once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property, lru_cache

from msgspec import Struct

from undercroft.games.descent.ground import Ground, Layout
from undercroft.games.descent.records.abilities import Granted, Passive, Use
from undercroft.games.descent.records.campaign import Location
from undercroft.games.descent.records.heroes import Calling, Familiar, HeroSheet, Skill
from undercroft.games.descent.records.items import Item, Relic, SearchCard
from undercroft.games.descent.records.maps import EncounterMap, map_id
from undercroft.games.descent.records.monsters import Ability, Lieutenant, Monster
from undercroft.games.descent.records.overlord import OverlordCard
from undercroft.games.descent.records.quest_rules import Rule, SpecialRule
from undercroft.games.descent.records.quests import Ally, Quest
from undercroft.games.descent.records.tiles import Tile
from undercroft.games.descent.records.travel import TravelCard
from undercroft.games.descent.state import card_name
from undercroft.kernel import CardId
from undercroft.parts.decks import Cards
from undercroft.parts.ground import Kept
from undercroft.space import Cells

KEPT = 64  # boards: several tables in play, each with some doors open
CARDS = 1 << 10  # sets of cards for which something is kept
STATS = 1 << 13  # numbers of such sets
VERBS = 1 << 11  # verbs of encounters
FEAT = "feat"  # the heroic feat among the cards of a hero
Verbs = type[Rule] | tuple[type[Rule], ...]
Laid = tuple[str, int, tuple[int, ...], Cells]  # quest, encounter, open doors, squares that are gone


class Library(Struct, frozen=True, dict=True):
    """All records, by kind and id."""

    hero: dict[str, HeroSheet]
    calling: dict[str, Calling]
    skill: dict[str, Skill]
    familiar: dict[str, Familiar]
    item: dict[str, Item]
    search: dict[str, SearchCard]
    relic: dict[str, Relic]
    monster: dict[str, Monster]
    lieutenant: dict[str, Lieutenant]
    ability: dict[str, Ability]
    overlord: dict[str, OverlordCard]
    ally: dict[str, Ally]
    quest: dict[str, Quest]
    tile: dict[str, Tile]
    map: dict[str, EncounterMap]
    location: dict[str, Location]
    travel: dict[str, TravelCard]

    @cached_property
    def layouts(self) -> Kept[tuple[str, int], Layout]:
        """The maps of encounters."""
        return Kept(lambda place: Layout(self.map[map_id(*place)], self.tile), KEPT)

    @cached_property
    def grounds(self) -> Kept[Laid, Ground]:
        """The boards, one for each set of open doors and squares that are gone."""
        return Kept(lambda laid: Ground(self.layouts[laid[0], laid[1]], laid[2], laid[3]), KEPT)

    def layout(self, quest: str, encounter: int) -> Layout:
        return self.layouts[quest, encounter]

    @cached_property
    def search_deck(self) -> Cards:
        """All search cards, each as often as it is there (D2-SET-06)."""
        return copies((card.id, card.copies) for card in self.search.values())

    def shop_deck(self, act: int) -> Cards:
        """All shop cards of an act; one that a class begins with too is another copy of it."""
        sold = [item for item in self.item.values() if item.act == act]
        return tuple(card for item in sold for card in shop_copies(self, item.id))

    @cached_property
    def basic_deck(self) -> Cards:
        """The Overlord's 15 basic cards (D2-OLC-01)."""
        return copies((card.id, card.copies) for card in self.overlord.values() if card.deck == "basic")

    @cached_property
    def passives_on(
        self,
    ) -> Callable[[str, str, tuple[str, ...], Cards], tuple[tuple[str, Passive], ...]]:
        """By number, sheet, skills and equipment: what changes it while it lies there, each with its card."""
        return lru_cache(STATS)(self._passives_on)

    def _passives_on(
        self, stat: str, kind: str, skills: tuple[str, ...], equipped: Cards
    ) -> tuple[tuple[str, Passive], ...]:
        found = [(kind, passive) for passive in self.hero[kind].passives]
        found += [(skill, passive) for skill in skills for passive in self.skill[skill].passives]
        for card in equipped:
            item = self.item[card_name(card)]
            found += [(card, passive) for passive in item.passives]
            if not item.is_weapon:  # D2-CRD-07
                found += [(card, Passive(f"defence-{colour}")) for colour in item.dice]
        return _on(stat, found)

    @cached_property
    def skill_rules(self) -> Callable[[tuple[str, ...]], frozenset[str]]:
        """By the skills of a hero: what rules look for by name."""
        return lru_cache(CARDS)(self._skill_rules)

    def _skill_rules(self, skills: tuple[str, ...]) -> frozenset[str]:
        return frozenset(rule for name in skills for rule in self.skill[name].rules)

    @cached_property
    def on_familiar(self) -> Callable[[str, tuple[str, ...]], tuple[tuple[str, Passive], ...]]:
        """By number and the skills of a hero: what these change on his familiar, each with its card."""
        return lru_cache(STATS)(self._on_familiar)

    def _on_familiar(self, stat: str, skills: tuple[str, ...]) -> tuple[tuple[str, Passive], ...]:
        return _on(stat, [(name, passive) for name in skills for passive in self.skill[name].on_familiar])

    @cached_property
    def grants(self) -> Callable[[str, tuple[str, ...], Cards], tuple[tuple[str, Granted], ...]]:
        """By sheet, skills and equipment: the surge abilities that these give, each with its card."""
        return lru_cache(CARDS)(self._grants)

    def _grants(self, kind: str, skills: tuple[str, ...], equipped: Cards) -> tuple[tuple[str, Granted], ...]:
        sheet = self.hero[kind]
        found = [] if sheet.aura else [(kind, grant) for grant in sheet.grants]
        found += [(skill, grant) for skill in skills for grant in self.skill[skill].grants]
        for card in equipped:
            item = self.item[card_name(card)]
            found += [(card, grant) for grant in item.grants]
        return tuple(found)

    @cached_property
    def ability_rules(self) -> Callable[[tuple[str, ...]], frozenset[str]]:
        """By the abilities of a card: what rules look for by name."""
        return lru_cache(CARDS)(self._ability_rules)

    def _ability_rules(self, abilities: tuple[str, ...]) -> frozenset[str]:
        return frozenset(rule for name in abilities for rule in self.ability[name].rules)

    @cached_property
    def ability_passives(self) -> Callable[[str, tuple[str, ...]], tuple[tuple[str, Passive], ...]]:
        """By number and the abilities of a card: what these change, each with its name."""
        return lru_cache(STATS)(self._ability_passives)

    def _ability_passives(self, stat: str, abilities: tuple[str, ...]) -> tuple[tuple[str, Passive], ...]:
        return _on(stat, [(name, passive) for name in abilities for passive in self.ability[name].passives])

    @cached_property
    def rules_with(self) -> Callable[[str, int, Verbs], tuple[Rule, ...]]:
        """By quest, encounter and verb, or any of some verbs: the rules of its page."""
        return lru_cache(VERBS)(self._rules_with)

    def _rules_with(self, quest: str, encounter: int, verb: Verbs) -> tuple[Rule, ...]:
        page = self.quest[quest].encounters[encounter - 1]
        return tuple(rule for rule in page.rules if isinstance(rule, verb))

    @cached_property
    def named_rules(self) -> Callable[[str, int], tuple[str, ...]]:
        """By quest and encounter: the names of the rules that no verb says."""
        return lru_cache(VERBS)(self._named_rules)

    def _named_rules(self, quest: str, encounter: int) -> tuple[str, ...]:
        found = self.rules_with(quest, encounter, SpecialRule)
        return tuple(rule.name for rule in found if isinstance(rule, SpecialRule))

    @cached_property
    def auras(self) -> frozenset[str]:
        """The numbers of monsters that any hero changes by being near."""
        return frozenset(passive.stat for sheet in self.hero.values() for passive in sheet.on_monsters)

    @cached_property
    def on_any_monster(self) -> frozenset[str]:
        """The numbers that an ability of any monster changes, or a hero near it."""
        own = frozenset(passive.stat for ability in self.ability.values() for passive in ability.passives)
        return own | self.auras

    @cached_property
    def uses(self) -> Callable[[str, str, bool], tuple[Use, ...]]:
        """By sheet, card of that hero, printed or with errata: the ways to use it."""
        return lru_cache(STATS)(self._uses)

    def _uses(self, kind: str, card: str, errata: bool) -> tuple[Use, ...]:
        name = card_name(card)
        if card == FEAT:
            return (self.hero[kind].feat,)
        if card == kind:
            return self.hero[kind].uses
        if name in self.skill:
            return self.skill_as(name, errata).uses
        return self.item[name].uses if name in self.item else self.search[name].uses

    @cached_property
    def uses_at(self) -> Callable[[tuple[str, ...], str, tuple[str, ...], bool], tuple[tuple[str, int], ...]]:
        """By moments, sheet, cards, printed or with errata: which are used then, and in which way of each."""
        return lru_cache(CARDS)(self._uses_at)

    def _uses_at(
        self, moments: tuple[str, ...], kind: str, cards: tuple[str, ...], errata: bool
    ) -> tuple[tuple[str, int], ...]:
        return tuple(
            (card, number)
            for card in cards
            for number, use in enumerate(self.uses(kind, card, errata))
            if use.at in moments
        )

    def skill_as(self, name: str, errata: bool) -> Skill:
        """A skill as printed, or with its errata (D2-ERR-08)."""
        record = self.skill[name]
        return record.errata if errata and record.errata else record

    def ability_as(self, name: str, errata: bool) -> Ability:
        """An ability of monsters as printed, or with its errata."""
        record = self.ability[name]
        return record.errata if errata and record.errata else record

    def ability_uses(self, name: str, errata: bool) -> tuple[Use, ...]:
        """The ways to use an ability of monsters, or the Overlord's side of a relic."""
        return self.relic[name].uses if name in self.relic else self.ability_as(name, errata).uses

    @cached_property
    def monster_uses(self) -> Callable[[tuple[str, ...], bool], tuple[tuple[str, int, Use], ...]]:
        """By abilities and relics, printed or with errata: all uses of them, each with name and number."""
        return lru_cache(CARDS)(self._monster_uses)

    def _monster_uses(self, names: tuple[str, ...], errata: bool) -> tuple[tuple[str, int, Use], ...]:
        uses = [(name, self.ability_uses(name, errata)) for name in names]
        return tuple((name, number, use) for name, some in uses for number, use in enumerate(some))

    @cached_property
    def overlord_at(self) -> Callable[[str, Cards, bool], tuple[tuple[str, OverlordCard, Cards], ...]]:
        """By moment, his cards, printed or with errata: those to be played then, and the copies of each."""
        return lru_cache(CARDS)(self._overlord_at)

    def _overlord_at(
        self, moment: str, owned: Cards, errata: bool
    ) -> tuple[tuple[str, OverlordCard, Cards], ...]:
        copies = copies_by_name(owned)
        cards = [(name, self.overlord_as(name, errata)) for name in self.overlord if name in copies]
        return tuple((name, card, copies[name]) for name, card in cards if moment in card.moments)

    def overlord_as(self, name: str, errata: bool) -> OverlordCard:
        """An Overlord card as printed, or with its errata."""
        record = self.overlord[name]
        return record.errata if errata and record.errata else record


@lru_cache(64)
def copies_by_name(owned: Cards) -> Mapping[str, Cards]:
    """Some cards by their names."""
    found: dict[str, Cards] = {}
    for card in owned:
        found[card_name(card)] = (*found.get(card_name(card), ()), card)
    return found


def _on(stat: str, all_: Iterable[tuple[str, Passive]]) -> tuple[tuple[str, Passive], ...]:
    return tuple((card, passive) for card, passive in all_ if passive.stat == stat)


def shop_copies(records: Library, item: str) -> Cards:
    """The copies of a shop card; the first is a class's own where it begins with one (D2-TRD-05)."""
    own = any(item in calling.items for calling in records.calling.values())
    return copies([(item, records.item[item].copies + own)])[own:]


def shop_copy(records: Library, item: str, held: Collection[str]) -> CardId:
    """A copy of a shop card that nobody has."""
    return next(card for card in shop_copies(records, item) if card not in held)


def copies(cards: Iterable[tuple[str, int]]) -> Cards:
    """Each card as often as it is there; copies after the first have a number."""
    found: list[CardId] = []
    for card, count in cards:
        found += [CardId(card), *(CardId(f"{card}#{n}") for n in range(2, count + 1))]
    return tuple(found)
