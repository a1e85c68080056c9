"""The means of an attack: a weapon, bare hands, or a monster's card (D2-ATK-08 to D2-ATK-16)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.descent.records.abilities import AttackVerb, Colour, Effect, Surge
from undercroft.games.descent.records.items import Item
from undercroft.games.descent.rules.values import ally_of, card_of_ally, has_ability, stats_of
from undercroft.games.descent.state import Descent, card_name, library
from undercroft.kernel import FigureId, Leaf, replace

UNARMED = "unarmed"


class Profile(Leaf, omit_defaults=True):
    """An attack as it is declared: type, dice and abilities are fixed by then (D2-ATK-34)."""

    ranged: bool
    dice: tuple[Colour, ...]
    weapon: str = ""  # the card; UNARMED, or empty for a monster's own attack
    traits: tuple[str, ...] = ()
    reach: int = 1  # of a melee attack (D2-PRP-08)
    hearts: int = 0
    range: int = 0
    pierce: int = 0
    blast: bool = False
    no_blast: bool = False
    no_range: bool = False
    least: int = 0
    surges: tuple[Surge, ...] = ()
    if_damage: tuple[Effect, ...] = ()
    card: str = ""  # the skill or ability that grants the attack
    granted: tuple[Surge, ...] = ()  # surge abilities that it brings along


def weapon_profile(item: Item, card: str) -> Profile:
    """The attack of an equipped weapon; only its own abilities count, its traits alone do nothing.

    D2-ATK-11, D2-X-13, D2-CRD-08.
    """
    return Profile(
        item.attack == "ranged", item.dice, card, item.traits, 2 if item.reach else 1, pierce=item.pierce,
        surges=item.surges,
    )  # fmt: skip


BARE_HANDS = Profile(False, ("blue",), UNARMED)  # D2-ATK-09, D2-ATK-10


def profiles(g: Descent, figure: FigureId) -> Sequence[Profile]:
    """The attacks that a figure can make of its own: each equipped weapon and bare hands, or its card.

    D2-ATK-08, D2-ATK-09, D2-ATK-12, D2-ATK-13; of monsters the minion's or master's part: D2-ATK-14,
    D2-ATK-E4.
    """
    s, records = g.state, library(g)
    leaf, hero = s.figures[figure], s.heroes.get(figure)
    if hero is not None:
        found = []
        for card in hero.equipped:
            item = records.item[card_name(card)]
            if item.is_weapon:
                profile = weapon_profile(item, card)
                if "inscribe-rune" in records.skill_rules(hero.skills) and "rune" not in profile.traits:
                    profile = with_trait(profile, "rune")
                found.append(profile)
        return [*found, BARE_HANDS]
    if leaf.role == "familiar":
        record = records.familiar[leaf.kind]
        return [Profile(record.ranged, record.dice)]
    if leaf.role in ("ally", "spirit"):
        ally, lent = ally_of(g, leaf), card_of_ally(g, leaf)
        if lent is not None:
            far = 2 if "reach" in records.ability_rules(lent.abilities) else 1
            ranged = records.lieutenant[ally.lieutenant].attack == "ranged"
            return [Profile(ranged, lent.dice, reach=far, surges=lent.surges)]
        return [Profile(ally.ranged, ally.dice)] if ally.dice else []
    stats = stats_of(g, figure)
    attack = (records.lieutenant if leaf.role == "lieutenant" else records.monster)[leaf.kind].attack
    reach = 2 if has_ability(g, figure, "reach") else 1
    return [Profile(attack == "ranged", stats.dice, reach=reach, surges=stats.surges)]


def with_trait(profile: Profile, trait: str) -> Profile:
    """The same weapon with a trait more (D2-X-15: Inscribe Rune)."""
    return replace(profile, traits=(*profile.traits, trait))


def fits(profile: Profile, weapon: str) -> bool:
    """Is it the weapon that a skill asks for: any, melee, ranged, or one with a trait (D2-ATK-10)?"""
    match weapon:
        case "any":
            return True
        case "melee":
            return not profile.ranged and profile.weapon != UNARMED
        case "ranged":
            return profile.ranged
        case "melee-or-blade":
            return (not profile.ranged and profile.weapon != UNARMED) or "blade" in profile.traits
        case _:
            return weapon in profile.traits


def granted(g: Descent, figure: FigureId, verb: AttackVerb, card: str = "") -> list[Profile]:
    """The attacks that a skill or ability lets a figure make (D2-ATK-27, D2-SKL-02)."""
    if verb.dice:
        hostile = g.state.figures[figure].is_hostile  # its card's surge abilities are for all its attacks
        own = [Profile(verb.ranged, verb.dice, surges=stats_of(g, figure).surges if hostile else ())]
    else:
        own = [profile for profile in profiles(g, figure) if fits(profile, verb.weapon)]
    return [
        replace(
            profile,
            hearts=profile.hearts + verb.hearts,
            range=profile.range + verb.range,
            pierce=profile.pierce + verb.pierce,
            blast=(profile.blast or verb.blast) and not verb.no_blast,
            no_blast=verb.no_blast,
            no_range=profile.no_range or verb.no_range,
            least=verb.least,
            if_damage=verb.if_damage,
            card=card,
            granted=verb.surges,
        )
        for profile in own
    ]
