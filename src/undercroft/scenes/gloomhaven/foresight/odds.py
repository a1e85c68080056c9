"""The damage of an attack over all modifier cards that may come: exact, with luck, rolling and shields."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from undercroft.games.gloomhaven.records.modifiers import ModifierCard
from undercroft.games.gloomhaven.rules.actions.measures import amount
from undercroft.games.gloomhaven.rules.attack import modifier_cards
from undercroft.games.gloomhaven.rules.attack.attack_bonuses import printed_pierce, softens
from undercroft.games.gloomhaven.rules.attack.defences import shield_of, wards_of
from undercroft.games.gloomhaven.rules.attack.modifier_cards import REDUCED
from undercroft.games.gloomhaven.rules.attack.strikes import Strike
from undercroft.games.gloomhaven.rules.who import attack_deck, is_automatic
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import CardId
from undercroft.parts.odds import Draws, draws_from, gathered

Cards = tuple[CardId, ...]
Damage = dict[int, Fraction]  # how likely each is


@lru_cache(1)
def _likes(records: tuple[tuple[CardId, ModifierCard], ...]) -> dict[CardId, CardId]:
    """For each card the first one that does the same to the attack that draws it."""
    sorts: dict[tuple[object, ...], CardId] = {}
    found = {}
    for id, card in records:
        # Effects of a card weigh only where one of two is chosen, and a rolling card never is (GH-ADV-02).
        effects = frozenset(() if card.rolling else modifier_cards.effects_of(card))
        sort = card.value, card.draw, card.rolling, card.pierce, effects
        found[id] = sorts.setdefault(sort, id)
    return found


def damage_of(g: Haven, strike: Strike) -> Damage:
    """How likely each damage is, once the attack is reckoned up to its modifier cards (GH-ATK-03)."""
    records = {CardId(id): card for id, card in g.rules.content.modifier.items()}
    like = _likes(tuple(records.items()))
    left = draws_from(g.state.attack_decks[attack_deck(g, strike.attacker)], like.__getitem__)
    suffered = _suffering(g, strike)
    softened = softens(g, strike.blow(g))
    cases = counted(g, left, records, strike.value, strike.luck, softened)
    found = gathered((suffered(cards), likely) for cards, likely in cases)
    return found or {suffered(()): Fraction(1)}


def counted(
    g: Haven,
    left: Draws[CardId],
    records: dict[CardId, ModifierCard],
    value: int,
    luck: int,
    softened: bool = False,
) -> Iterator[tuple[Cards, Fraction]]:
    """The cards that count in each draw (GH-AMD-12, GH-ADV-01 to -07), as `modifier_cards.draw` has them."""
    for cards, likely in _kept(g, left, records, value, luck, softened):
        yield modifier_cards.read_as(g, cards, softened), likely


def _kept(
    g: Haven, left: Draws[CardId], records: dict[CardId, ModifierCard], value: int, luck: int, softened: bool
) -> Iterator[tuple[Cards, Fraction]]:
    """Those that are kept in each draw, as they are printed."""
    for rolling, last, likely in _rolled(left, records):
        if not luck:
            yield (*rolling, *last), likely
        elif len(rolling) > 1:  # both cards roll on, so it goes on as without luck
            every = (*rolling, *last)
            yield (every if luck > 0 else every[-1:]), likely
    for first, chance, after_first in left.next() if luck else ():
        seconds = list(after_first.next())
        if not seconds:  # the only card there is
            yield (first,), chance
        for second, more, _ in seconds:
            rolls = records[first].rolling, records[second].rolling
            if all(rolls):
                continue
            if any(rolls):
                cards = (first, second) if luck > 0 else (second if rolls[0] else first,)
            else:
                cards = (modifier_cards.choose(g, first, second, value, luck, softened)[0],)
            yield cards, chance * more


def _rolled(left: Draws[CardId], records: dict[CardId, ModifierCard]) -> list[tuple[Cards, Cards, Fraction]]:
    """Rolling cards in any order, then the card that ends the draw: none where the deck ends first."""
    waiting: dict[tuple[Cards, Draws[CardId]], Fraction] = {((), left): Fraction(1)}
    ended: dict[tuple[Cards, Cards], Fraction] = {}
    while waiting:
        onward: dict[tuple[Cards, Draws[CardId]], Fraction] = {}
        for (rolling, rest), likely in waiting.items():
            draws = list(rest.next())
            if not draws and rolling:
                ended[rolling, ()] = ended.get((rolling, ()), Fraction(0)) + likely
            for card, chance, after in draws:
                if records[card].rolling:
                    key = tuple(sorted((*rolling, card))), after
                    onward[key] = onward.get(key, Fraction(0)) + likely * chance
                else:
                    end = rolling, (card,)
                    ended[end] = ended.get(end, Fraction(0)) + likely * chance
        waiting = onward
    return [(rolling, last, likely) for (rolling, last), likely in ended.items()]


class _Suffering(NamedTuple):
    """The rest of an attack with some cards: the defences of its target come off."""

    g: Haven
    strike: Strike
    pierce: int
    shield: int
    wards: tuple[int, ...]  # Shield against one attack
    negated: bool
    automatic: bool

    def __call__(self, cards: Cards) -> int:
        g, strike = self.g, self.strike
        value = modifier_cards.after(g, cards, strike.value)
        if not self.automatic and not g.plays(REDUCED):
            value = max(value, modifier_cards.after(g, cards, strike.value, double_first=True))
        pierce = self.pierce + sum(g.rules.content.modifier[card].pierce for card in cards)
        shield = self.shield
        value = self._after_shield(value, 0, shield, pierce)
        for ward in self.wards if value else ():
            value, shield = self._after_shield(value, shield, shield + ward, pierce), shield + ward
        return 0 if self.negated else max(0, g.total("damage", strike.target, value)) if value else 0

    def _after_shield(self, value: int, before: int, shield: int, pierce: int) -> int:
        """Shield comes off as far as it is not pierced (GH-EFX-16)."""
        if self.strike.ability.ignore_shield:
            return value
        return max(0, value - max(0, shield - pierce) + max(0, before - pierce))


def _suffering(g: Haven, strike: Strike) -> _Suffering:
    wards = wards_of(g, strike.target)
    points = tuple(
        amount(g, strike.target, ward.effect.value) for ward in wards if ward.effect.effect == "shield"
    )
    return _Suffering(
        g,
        strike,
        pierce=strike.ability.pierce + printed_pierce(g, strike.attacker),
        shield=shield_of(g, strike.target)[0],
        wards=points,
        negated=any(ward.effect.effect != "shield" for ward in wards),
        automatic=is_automatic(g, strike.attacker),
    )
