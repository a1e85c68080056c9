"""The attacks that a hero has or could have with the cards in hand, and the cards that raise them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from undercroft.games.alliance.columns import column_of, has_nobonus
from undercroft.games.alliance.records.cards import Card
from undercroft.games.alliance.rules.attack.power import Aim, power
from undercroft.games.alliance.rules.attack.targets import aims, range_of, steps_of_pet
from undercroft.games.alliance.state import Delve, card_name
from undercroft.kernel import CardId, FigureId

from .card_facts import Facts, Situation, base_facts, facts_of
from .position import Position

Hand = list[tuple[CardId, Card]]  # the cards that a hero could play
SPELL = "attack-spell"
RANGES = {"melee": (1, 1), "ranged": (2, 3)}


class Weapon(NamedTuple):
    """A way to attack: in play, or with a card of the hand."""

    kind: str
    power: int
    card: CardId
    least: int
    most: int
    held: bool = False  # its card must be played first
    types: frozenset[str] = frozenset()
    spell: bool = False  # one attack only
    raised: bool = True  # cards may raise it
    pierces: tuple[int, int] = (0, 0)


class Boost(NamedTuple):
    """Cards to be played for an attack, and the power that they make."""

    plays: tuple[CardId, ...]
    strength: int
    pierces: tuple[int, int]


def weapons(at: Position, hero: FigureId, hand: Hand) -> Iterator[Weapon]:
    """All ways of a hero to attack."""
    g = at.g
    for aim in aims(g, hero):
        yield _in_play(g, at, aim)
    for card, record in hand:
        facts = base_facts(record)
        types = frozenset(record.types)
        if facts.beast[0]:
            yield Weapon("pet", facts.beast[0], card, 1, facts.beast[1], True, types, raised=False)
        if facts.base[1]:
            kind, n = facts.base
            least, most = facts.range if kind == "ranged" and facts.range[1] else RANGES[kind]
            now = Situation(own=False)
            n += _in_column(g, hero, kind, now)
            raised = not has_nobonus(at.content, card)
            yield Weapon(
                kind, n if raised else facts.base[1], card, least, most, True, types,
                SPELL in types, raised, facts.pierces,
            )  # fmt: skip


def _in_play(g: Delve, at: Position, aim: Aim) -> Weapon:
    """An attack that the hero has already."""
    strength = power(g, aim, aim.attacker, ())[0]
    if aim.kind == "pet":
        return Weapon("pet", strength, aim.card, 1, steps_of_pet(g, aim), raised=False)
    least, most = range_of(g, aim) if aim.kind == "ranged" else RANGES["melee"]
    pierces = [0, 0]
    if aim.attacker in g.state.columns:
        for card, clause in column_of(g, aim.attacker).ignores:
            if card == aim.card or SPELL not in at.content.card[card].types:
                place = {"armor": 0, "evasive": 1}.get(clause.what)
                if place is not None:
                    pierces[place] = 99 if clause.n == "all" else clause.n
    spell = bool(aim.card) and SPELL in at.content.card[card_name(aim.card)].types
    raised = not has_nobonus(at.content, aim.card)
    return Weapon(
        aim.kind, strength, aim.card, least, most, spell=spell, raised=raised,
        pierces=(pierces[0], pierces[1]),
    )  # fmt: skip


def _in_column(g: Delve, hero: FigureId, kind: str, now: Situation) -> int:
    """The bonuses in play for an attack that a card of the hand would supply."""
    if hero not in g.state.columns:
        return 0
    column = column_of(g, hero)
    return sum(n for _, n in column.bonuses.get(kind, ())) + (kind in column.surges)


def boosted(weapon: Weapon, hand: Hand, needed: int, now: Situation, taken: frozenset[str]) -> Boost:
    """Cards to be played for an attack: the weapon's own, then the strongest until it fells.

    `taken`: types of cards that are to be played before.
    """
    plays: tuple[CardId, ...] = (weapon.card,) if weapon.held else ()
    strength, used = weapon.power, taken | weapon.types
    if not weapon.raised or strength >= needed:
        return Boost(plays, strength, weapon.pierces)
    bonuses = []
    for card, record in hand:
        if card == weapon.card or not used.isdisjoint(record.types):
            continue
        n = max(raised_by(way, weapon, now) for way in facts_of(record))
        if n > 0:
            bonuses.append((n, card, frozenset(record.types)))
    bonuses.sort(key=lambda each: (-each[0], each[1]))
    for n, card, types in bonuses:
        if strength >= needed:
            break
        if used.isdisjoint(types):
            # the weakest card that is enough
            enough = [each for each in bonuses if strength + each[0] >= needed and used.isdisjoint(each[2])]
            if enough:
                n, card, types = enough[-1]
            strength += n
            used |= types
            plays += (card,)
    return Boost(plays, strength, weapon.pierces)


def raised_by(way: Facts, weapon: Weapon, now: Situation) -> int:
    """By how much a way to play a card raises an attack with this weapon."""
    if way.base[1] or way.beast[0]:
        return 0
    n = way.raises(weapon.kind, now)
    return n + way.raises("spell", now) if weapon.spell else n
