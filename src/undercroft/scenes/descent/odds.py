"""Attacks in numbers: what one stands at while it is made, and the exact odds before it is rolled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from fractions import Fraction
from typing import Any, NamedTuple

from undercroft.games.descent import odds
from undercroft.games.descent.dice import ATTACK
from undercroft.games.descent.records.abilities import Surge
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.surges import REST, TOLL, can_spend, surge_abilities
from undercroft.games.descent.rules.values import defence_pool
from undercroft.games.descent.state import OFF, Descent
from undercroft.kernel import ChanceAhead, Decision, Enumerated, FigureId, Seat


class Standing(NamedTuple):
    """An attack whose dice lie there, against its target."""

    hearts: int
    range: int
    pierce: int
    shields: int
    damage: int
    distance: int  # 0: no range is needed


def attack_in(g: Descent) -> Attack | None:
    """The attack in progress, the innermost."""
    return next((frame for frame in reversed(g.state.frames) if isinstance(frame, Attack)), None)


def standing(g: Descent, attack: Attack, surge: Surge | None = None) -> Standing:
    """The attack as it is, or with one more surge ability (D2-DMG-03, D2-RNG-03)."""
    more = surge or Surge()
    hearts = attack.hearts(g)[0] + more.hearts
    range_, pierce = attack.range(g) + more.range, attack.pierce(g) + more.pierce
    shields = attack.shields(g, attack.target)
    damage = max(0, hearts - max(0, shields - pierce), attack.profile.least)
    far = attack.distance(g) if attack.profile.ranged and not attack.profile.no_range else 0
    if attack.shown().miss or range_ < far:
        damage = 0
    return Standing(hearts, range_, pierce, shields, damage, far)


def foreseen(
    g: Descent, seat: Seat, decision: Decision, pick: int
) -> Iterator[tuple[FigureId, Mapping[int, Fraction]]]:
    """The odds of the attack that an answer declares, for each figure that it affects.

    The answer is given on a copy, so that cards and abilities count just as the rules count them; if cards
    that others may still play change it, that is not in the odds.
    """
    twin: Any = g.clone(Enumerated(()))
    twin.log = None
    before = attack_in(g)
    with suppress(ChanceAhead):
        twin.answer(seat, pick)
    attack = attack_in(twin)
    if attack is None or attack.dice or (before is not None and before.dice):
        return
    for figure in attack.affected or (attack.target,):
        if twin.state.figures[figure].cells:
            yield figure, odds.damage_odds(odds.odds(described(twin, attack, figure)))


def described(g: Descent, attack: Attack, figure: FigureId) -> odds.Attack:
    """The pools and all that is added, as the rules would reckon it when the dice lie there."""
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
    )


def _distance(g: Descent, attack: Attack, figure: FigureId) -> int:
    """To the target space; to the nearest of a large figure's while that is not chosen yet (D2-ATK-04)."""
    if attack.cell != OFF:
        return attack.distance(g)
    return attack.distance_to(g, g.state.figures[figure].cells)
