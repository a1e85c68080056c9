"""Attacks in numbers: what one stands at while it is made, and the exact odds before it is rolled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from fractions import Fraction
from typing import Any, NamedTuple

from undercroft.games.descent import odds
from undercroft.games.descent.records.abilities import Surge
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.foresight import described
from undercroft.games.descent.state import Descent
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
