"""Surge abilities: where they come from, and which can be paid (D2-SRG)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from msgspec import structs

from undercroft.games.descent.options import SurgeOption
from undercroft.games.descent.records.abilities import BlastVerb, Surge
from undercroft.games.descent.rules.cards.needs import NEEDS
from undercroft.games.descent.rules.effects.fatigue import can_suffer
from undercroft.games.descent.rules.values import has_ability, relics_of
from undercroft.games.descent.rules.who import within
from undercroft.games.descent.state import Descent, library
from undercroft.kernel import Choice, FigureId, Objection, Posed, Requirement

if TYPE_CHECKING:
    from undercroft.games.descent.rules.attack.attack import Attack

REST: Final = "rest"  # one surge to recover 1 fatigue, heroes only, once an attack (D2-SRG-07, D2-SRG-08)
TOLL: Final = "toll"  # a surge that the attack must give up or miss (D2-SRG-13)
PLAIN, PAID = Surge(), Surge()


def surge_abilities(g: Descent, attack: Attack) -> dict[str, Surge]:
    """All surge abilities of an attack, by the name of their card and place on it (D2-SRG-02, D2-SRG-03).

    Two with the same effect are two (D2-SRG-06). Monsters recover no fatigue with surges (D2-SRG-08).
    """
    found: dict[str, Surge] = {}
    own = attack.profile.weapon or "card"
    for number, surge in enumerate(attack.profile.surges, 1):
        found[f"{own}.{number}"] = surge
    for number, surge in enumerate(attack.profile.granted, 1):
        found[f"{attack.profile.card or own}.{number}"] = surge
    for card, surge in granted_surges(g, attack.attacker):
        found[f"{card}.{1 + sum(name.startswith(f'{card}.') for name in found)}"] = surge
    for number, surge in enumerate(attack.gained, 1):
        found[f"played.{number}"] = surge
    if attack.profile.no_blast:
        found = {name: surge for name, surge in found.items() if not gives_blast(surge)}
    if g.state.figures[attack.attacker].role == "hero":
        found[REST] = PLAIN
    if attack.toll(g) > attack.tolls:
        found[TOLL] = PAID
    return found


def gives_blast(surge: Surge) -> bool:
    return any(isinstance(verb, BlastVerb) for verb in (*surge.now, *surge.then))


def granted_surges(g: Descent, attacker: FigureId) -> list[tuple[str, Surge]]:
    """Surge abilities that cards other than the weapon give to the attacks of a figure (D2-ATK-12)."""
    s, records = g.state, library(g)
    found: list[tuple[str, Surge]] = []
    hero, leaf = s.heroes.get(attacker), s.figures[attacker]
    if hero is not None:
        for card, grant in records.grants(hero.kind, hero.skills, hero.equipped):
            if all(NEEDS[need](g, attacker) for need in grant.needs):
                found.append((card, grant.surge))
    elif leaf.role == "familiar":
        found += [(leaf.kind, grant.surge) for grant in records.familiar[leaf.kind].grants]
    elif leaf.role == "lieutenant":
        for name in relics_of(g, attacker):
            found += [(name, grant.surge) for grant in records.relic[name].grants]
    if leaf.role == "hero":
        for i, other in s.heroes.items():
            sheet = records.hero[other.kind]
            if sheet.aura and s.figures[i].cells and within(g, i, sheet.aura) & leaf.cells:
                found += [(other.kind, grant.surge) for grant in sheet.grants]
    return found


def affordable(g: Descent, attack: Attack) -> list[SurgeOption]:
    """The abilities that can be bought now, each once an attack, in attacks only (D2-SRG-05, D2-SRG-09)."""
    if attack.surges_left(g) <= 0:
        return []
    legal = BOUGHT.legal(g, attack)
    named = options_of(g, attack) if legal else {}
    return [named[name] for name in legal]


def options_of(g: Descent, attack: Attack) -> dict[str, SurgeOption]:
    """All surge abilities of an attack as options, whether they can be bought or not."""
    found = surge_abilities(g, attack).items()
    return {name: SurgeOption(number, name, surge) for number, (name, surge) in enumerate(found, 1)}


def posed_surges(g: Descent, attack: Attack) -> Posed:
    """The abilities that a question offers, and why the others cannot be bought."""
    return structs.replace(BOUGHT, option=options_of(g, attack).__getitem__).by(attack)


Abilities = Mapping[str, Surge]  # by name


def not_used(g: Descent, attack: Attack, some: Abilities) -> Abilities:
    return {name: surge for name, surge in some.items() if name == TOLL or name not in attack.spent}


def brave_enough(g: Descent, attack: Attack, some: Abilities) -> Abilities:
    if can_spend(g, attack.attacker):
        return some
    return {name: surge for name, surge in some.items() if name == TOLL}


def fresh_enough(g: Descent, attack: Attack, some: Abilities) -> Abilities:
    me = attack.attacker
    return {name: it for name, it in some.items() if not it.fatigue or can_suffer(g, me, it.fatigue)}


def of_use(g: Descent, attack: Attack, some: Abilities) -> Abilities:
    if g.state.figures[attack.attacker].fatigue:
        return some
    return {name: surge for name, surge in some.items() if name != REST}


def payable(g: Descent, attack: Attack, some: Abilities) -> Abilities:
    left = attack.surges_left(g)
    return {name: surge for name, surge in some.items() if surge.cost <= left}


def too_dear(g: Descent, attack: Attack, name: str) -> Objection:
    cost = surge_abilities(g, attack)[name].cost
    return Objection("D2-SRG-10", "surges", number=cost, limit=attack.surges_left(g))


BOUGHT: Choice[Descent, Attack] = Choice(
    "card",
    lambda name: SurgeOption(0, name, PLAIN),  # with its number and effects when a question poses it
    surge_abilities,
    (
        Requirement("D2-SRG-05", "surge-used", not_used),
        Requirement("D2-X-22", "cowardly", brave_enough),
        Requirement("D2-FAT-07", "surge-tires", fresh_enough),
        Requirement("D2-SRG-07", "no-fatigue", of_use),
        Requirement("D2-SRG-10", too_dear, payable),
    ),
)


def can_spend(g: Descent, attacker: FigureId) -> bool:
    """A cowardly monster needs a master or lieutenant within 3 spaces for surge abilities (D2-X-22)."""
    if not has_ability(g, attacker, "cowardly"):
        return True
    near = within(g, attacker, 3)
    return any(
        leaf.cells & near and (leaf.rank == "master" or leaf.role == "lieutenant")
        for i, leaf in g.state.figures.items()
        if i != attacker and leaf.is_hostile
    )
