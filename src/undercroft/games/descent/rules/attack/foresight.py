"""An attack before its roll as the odds take it: pools, all that is added, rerolls, surges (D2-ATK-24)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from undercroft.games.descent import odds
from undercroft.games.descent.dice import ATTACK, DEFENCE, POWER
from undercroft.games.descent.library import FEAT
from undercroft.games.descent.records.abilities import RerollVerb, Use
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.surges import REST, TOLL, can_spend, surge_abilities
from undercroft.games.descent.rules.cards.needs import NEEDS
from undercroft.games.descent.rules.cards.using import cards_of, is_ready, uses_of
from undercroft.games.descent.rules.values import auras, defence_pool, is_wielded
from undercroft.games.descent.state import OFF, Descent
from undercroft.kernel import FigureId

ROLLED: Final = "attack-rolled"
OWN: Final[Mapping[str, tuple[str, ...]]] = {
    "attack": ATTACK,
    "power": POWER,
    "red": ("red",),
    "roller": ATTACK,
}
AGAINST: Final = ("defence-rolled", "rolled")  # needs of a card that serves whoever is attacked


def described(g: Descent, attack: Attack, figure: FigureId) -> odds.Attack:
    """The attack on one figure that it affects, as the rules would reckon it when the dice lie there.

    Cards that a side may still play before are not in it, nor what is hidden; of rerolls those that cost
    neither fatigue nor the card (D2-ATK-24).
    """
    attacker, profile = attack.attacker, attack.profile
    pool = list(profile.dice)
    for colour in ATTACK:
        pool += [colour] * max(0, g.total(f"attack-{colour}", attacker))
    abilities = surge_abilities(g, attack) if can_spend(g, attacker) else {}
    return odds.Attack(
        attack=tuple(pool),
        defence=tuple(defence_pool(g, figure)),
        hearts=profile.hearts + g.total("hearts", attacker),
        range=profile.range + g.total("range", attacker),
        surges=g.total("surges", attacker),
        shields=g.total("shields", figure),
        pierce=profile.pierce + g.total("pierce", attacker),
        distance=_distance(g, attack, figure) if profile.ranged and not profile.no_range else None,
        abilities=tuple(
            odds.Ability(surge.cost, surge.hearts, surge.range, surge.pierce)
            for name, surge in abilities.items()
            if name not in (REST, TOLL)
        ),
        cancel=g.total("cancel", attacker),
        toll=attack.toll(g),
        rerolls=(*_rerolls(g, attack, attacker, figure, True), *_rerolls(g, attack, figure, figure, False)),
        less=_less(g, attacker),
        least=profile.least,
    )


def _distance(g: Descent, attack: Attack, figure: FigureId) -> int:
    """To the target space; to the nearest of a large figure's while that is not chosen yet (D2-ATK-04)."""
    if attack.cell != OFF:
        return attack.distance(g)
    return attack.distance_to(g, g.state.figures[figure].cells)


def _less(g: Descent, attacker: FigureId) -> int:
    """The hearts that heroes near a monster take from its roll (D2-X-11: Leoric)."""
    if not g.state.figures[attacker].is_hostile:
        return 0
    return -sum(passive.n for _, passive in auras(g, attacker, "rolled"))


def _rerolls(
    g: Descent, attack: Attack, owner: FigureId, figure: FigureId, attacks: bool
) -> Iterator[odds.Reroll]:
    """The rerolls that a hero's sheet, skills and equipment give him in this attack."""
    hero = g.state.heroes.get(owner)
    if hero is None or figure not in (attack.affected or (attack.target,)):
        return
    for card in cards_of(hero):
        if card == FEAT or card in hero.finds or not is_ready(hero, card) or not is_wielded(g, owner, card):
            continue
        for use in uses_of(g, hero, card):
            if use.at == ROLLED and not use.fatigue and not (use.once and card in hero.used):
                for verb in use.do:
                    if isinstance(verb, RerollVerb) and not verb.better and _serves(g, use, owner, attacks):
                        dice = OWN.get(verb.dice, ()) if attacks else DEFENCE
                        yield odds.Reroll(attacks, dice, min(verb.count, len(dice) * 9) or 9)


def _serves(g: Descent, use: Use, owner: FigureId, attacks: bool) -> bool:
    """Is it for the dice of this side, and does all else that it needs hold already?"""
    if any(need in AGAINST for need in use.needs) is attacks:
        return False
    return all(need in AGAINST or NEEDS[need](g, owner) for need in use.needs)
