"""Which bonuses an attack has, its luck with the cards, its effects beside damage (GH-ACT, GH-ADV)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from undercroft.games.gloomhaven.library import ground, library
from undercroft.games.gloomhaven.records.abilities import Attack, Augment, Kill
from undercroft.games.gloomhaven.rules.actions.bonuses import has_special, in_force
from undercroft.games.gloomhaven.rules.actions.measures import holds
from undercroft.games.gloomhaven.rules.actions.targets import suits
from undercroft.games.gloomhaven.rules.effects.conditions import POSITIVE
from undercroft.games.gloomhaven.rules.items.equipment import worn
from undercroft.games.gloomhaven.rules.monsters.stats import printed_card, summon_stats
from undercroft.games.gloomhaven.rules.who import is_automatic
from undercroft.games.gloomhaven.state import Haven, Lasting
from undercroft.kernel import CardId, FigureId

ON_ATTACKS = ("attack", "double-attack", "advantage", "conditions")  # sorts of bonuses to single attacks


class Blow(NamedTuple):
    """An attack on one target, as far as bonuses ask about it."""

    attacker: FigureId
    target: FigureId
    ranged: bool
    ability: Attack
    lent: FigureId = FigureId(0)  # whose augments it has beside the attacker's own


def fits(g: Haven, blow: Blow, lasting: Lasting) -> bool:
    """Does a bonus apply to this attack?"""
    effect = lasting.effect
    if effect.kind and (effect.kind == "ranged") != blow.ranged:
        return False
    if effect.has and not any(g.state.figures[blow.target].suffers(name) for name in effect.has):
        return False
    return holds(g, effect.when, blow.attacker, blow.target)


def applying(g: Haven, blow: Blow) -> list[Lasting]:
    """The bonuses that this attack must use (GH-ACT-05)."""
    if not g.state.lasting:
        return []
    return [each for sort in ON_ATTACKS for each in in_force(g, blow.attacker, sort) if fits(g, blow, each)]


def augments_on(g: Haven, blow: Blow) -> list[Lasting]:
    """Augments work on melee attacks, with one card also on ranged ones."""
    if not g.state.lasting:
        return []
    found = []
    for figure in (blow.attacker, blow.lent) if blow.lent else (blow.attacker,):
        if not blow.ranged or has_special(g, figure, "augments-on-ranged-attacks"):
            found += in_force(g, figure, "augment")
    return found


def is_of_use(g: Haven, blow: Blow, augment: Augment) -> bool:
    """A bonus in place of the attack is offered only where it can be done."""
    return all(
        not isinstance(ability, Kill) or suits(g, blow.attacker, blow.target, ability.who)
        for ability in augment.changes.instead
    )


def luck(g: Haven, blow: Blow) -> int:
    """1: advantage, -1: disadvantage, 0: neither, or both cancel (GH-ADV-09, GH-ADV-10).

    For this target alone (GH-ADV-11, GH-ADV-12); by Muddle and Strengthen for all (GH-CON-27, GH-CON-41).
    Monsters have it like characters (GH-MAT-09).
    """
    me, target = g.state.figures[blow.attacker], g.state.figures[blow.target]
    good = me.suffers("strengthen") or blow.ability.advantage or printed(g, blow.attacker, "advantage")
    good = good or any(fits(g, blow, each) for each in in_force(g, blow.attacker, "advantage"))
    good = good or g.total("advantage", blow.attacker) > 0
    bad = me.suffers("muddle") or blow.ability.disadvantage
    bad = bad or (blow.ranged and bool(ground(g).neighbours(me.cells) & target.cells))  # GH-ATK-11, GH-AOE-12
    bad = bad or printed(g, blow.target, "attackers_disadvantage")
    bad = bad or bool(in_force(g, blow.target, "attackers-disadvantage"))
    bad = bad or g.total("disadvantage", blow.attacker) > 0
    return int(good) - int(bad)


def printed(g: Haven, figure: FigureId, trait: str) -> bool:
    """A trait on a monster's statistic card (GH-MST-08)."""
    return bool(getattr(printed_card(g, figure), trait, False))


def printed_pierce(g: Haven, figure: FigureId) -> int:
    card = printed_card(g, figure)
    return card.pierce if card is not None else 0


def conditions_of(g: Haven, blow: Blow) -> tuple[str, ...]:
    """Conditions of action, statistic card and bonuses, each once, as the attack is made (GH-MST-10)."""
    found: list[str] = list(blow.ability.conditions)
    for bonus in blow.ability.bonuses:
        if bonus.conditions and holds(g, bonus.when, blow.attacker, blow.target):
            found += bonus.conditions
    card = printed_card(g, blow.attacker)
    found += card.conditions if card is not None else ()
    for lasting in in_force(g, blow.attacker, "conditions"):
        if fits(g, blow, lasting):
            found += lasting.effect.conditions
    return tuple(dict.fromkeys(found))


def effects(g: Haven, blow: Blow, conditions: tuple[str, ...], cards: tuple[CardId, ...]) -> Iterator[str]:
    """All that an attack does beside damage: what is printed first, modifier cards last (GH-EFX-23)."""
    ability, leaf, records = blow.ability, g.state.figures[blow.attacker], library(g).modifier
    yield from (f"condition {name}" for name in conditions)
    if ability.push:
        yield f"push {ability.push}"
    if ability.pull:
        yield f"pull {ability.pull}"
    if leaf.is_summon:
        yield from (f"infuse {element}" for element in summon_stats(g, leaf).infuses)
    for card in cards:
        record = records[card]
        yield from (f"condition {name}" for name in record.conditions)
        for name in ("push", "pull", "heal", "shield"):
            if getattr(record, name):
                yield f"{name} {getattr(record, name)}"
        yield from (f"infuse {element}" for element in record.infuse)
        if record.add_target:
            yield "add-target 1"
        if record.refresh_item:
            yield f"refresh {record.refresh_item}"


def touches_target(effect: str) -> bool:
    """Does it fall on the target? A good effect falls on the attacker (GH-AMD-11)."""
    kind, _, value = effect.partition(" ")
    return kind in ("push", "pull") or (kind == "condition" and value not in POSITIVE)


def softens(g: Haven, blow: Blow) -> bool:
    """Does a monster's 2x count as +0 against what the target wears?"""
    target = g.state.figures[blow.target]
    if not target.is_character or not is_automatic(g, blow.attacker):
        return False
    return any(each.softens_doubles for each in worn(g, blow.target))
