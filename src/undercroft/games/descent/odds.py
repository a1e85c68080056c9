"""Exact odds of an attack: rolls, rerolls and surges, each side playing for the damage (D2-ATK, D2-SRG)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache, lru_cache
from typing import Final, NamedTuple

from undercroft.games.descent.dice import ATTACK, Face, faces
from undercroft.parts import rerolls

MISS: Final = -1  # among the outcomes, which are amounts of damage
KEPT: Final = 1 << 12
BITS: Final = 8  # of each symbol in a packed roll: no pool shows as many
X: Final = 1 << 4 * BITS


class Ability(NamedTuple):
    """A surge ability, as far as it bears on damage; usable once an attack (D2-SRG-05, D2-SRG-10)."""

    surge: int = 1
    hearts: int = 0
    range: int = 0
    pierce: int = 0


class Reroll(NamedTuple):
    """Up to `most` dice of some colours, rolled again by one side (D2-ATK-24, D2-ATK-25)."""

    attacker: bool
    dice: tuple[str, ...]
    most: int = 1


class Attack(NamedTuple):
    """An attack before the roll: both pools and all that is added; without a distance it needs no range."""

    attack: tuple[str, ...]
    defence: tuple[str, ...] = ()
    hearts: int = 0
    range: int = 0
    surges: int = 0
    shields: int = 0
    pierce: int = 0
    distance: int | None = None
    abilities: tuple[Ability, ...] = ()
    cancel: int = 0  # surges that the defender takes away (D2-SRG-11)
    toll: int = 0  # surges to be given up, or the attack misses (D2-SRG-13)
    rerolls: tuple[Reroll, ...] = ()
    less: int = 0  # hearts that a roll with more than one loses (D2-X-11: Leoric)
    least: int = 0  # damage of a hit, whatever the dice say (D2-DMG-03 by a card)


class Spending(NamedTuple):
    """The best use of surges: the outcome, damage or MISS, and the abilities used, by number."""

    outcome: int
    abilities: tuple[int, ...] = ()


class Bought(NamedTuple):
    """The gain from some abilities together."""

    hearts: int
    range: int
    pierce: int
    cost: int
    abilities: tuple[int, ...]

    def beats(self, other: Bought) -> bool:
        """No less of anything for no more surges."""
        return (
            self.hearts >= other.hearts
            and self.range >= other.range
            and self.pierce >= other.pierce
            and self.cost <= other.cost
        )


@lru_cache(KEPT)
def odds(attack: Attack) -> Mapping[int, Fraction]:
    """How likely each outcome is: an amount of damage, or MISS; with as many dice as it takes (D2-DIC-08)."""
    weights, whole = _with_rerolls(attack) if attack.rerolls else _plain(attack)
    return {outcome: Fraction(weight, whole) for outcome, weight in sorted(weights.items()) if weight}


def damage_odds(found: Mapping[int, Fraction]) -> dict[int, Fraction]:
    """The chances of each amount of damage, misses among the 0."""
    damage: dict[int, Fraction] = {}
    for outcome, likely in found.items():
        amount = max(0, outcome)
        damage[amount] = damage.get(amount, Fraction(0)) + likely
    return damage


def expected(found: Mapping[int, Fraction]) -> Fraction:
    """The average damage."""
    return sum((max(0, outcome) * likely for outcome, likely in found.items()), Fraction(0))


def kill(found: Mapping[int, Fraction], health: int) -> Fraction:
    """How likely so much damage or more is."""
    return sum((likely for amount, likely in damage_odds(found).items() if amount >= health), Fraction(0))


def spend(attack: Attack, rolled: Face) -> Spending:
    """The best use of surges with all dice known: the most damage, a hit rather than a miss (D2-RNG-05).

    Examples: D2-ATK-E2, D2-ATK-E3, D2-SRG-E1, D2-SRG-E2, D2-PRP-E1.
    """
    # D2-SRG-11, D2-SRG-13: first the defender cancels, then the toll is paid.
    surges = max(0, rolled.surges + attack.surges - attack.cancel) - attack.toll
    if rolled.miss or surges < 0:
        return Spending(MISS)  # D2-ATK-21, D2-ATK-32
    # D2-RNG-01, D2-RNG-04: only a ranged attack needs range.
    lacking = 0 if attack.distance is None else max(0, attack.distance - attack.range - rolled.range)
    hearts = rolled.hearts + attack.hearts - (attack.less if rolled.hearts > 1 else 0)
    shields = max(0, rolled.shields + attack.shields - attack.pierce)
    best = Spending(MISS)
    for one in affordable(attack.abilities, surges, lacking):
        # D2-DMG-01, D2-DMG-02, D2-DMG-03, D2-PRP-10, D2-PRP-11: Pierce ignores shields, and adds up.
        damage = max(attack.least, hearts + one.hearts - max(0, shields - one.pierce))
        if damage > best.outcome:
            best = Spending(damage, one.abilities)
    return best


@lru_cache(KEPT)
def affordable(abilities: tuple[Ability, ...], surges: int, lacking: int) -> tuple[Bought, ...]:
    """The uses of so many surges that give the range that is lacking; those that others beat are left out."""
    found = [one for one in _bundles(abilities, surges) if one.range >= lacking]
    kept: list[Bought] = []
    for one in sorted(found, key=lambda bought: (bought.cost, bought.abilities)):
        if not any(other.hearts >= one.hearts and other.pierce >= one.pierce for other in kept):
            kept.append(one)
    return tuple(kept)


@lru_cache(KEPT)
def _bundles(abilities: tuple[Ability, ...], surges: int) -> tuple[Bought, ...]:
    """Everything that can be bought with so many surges, nothing included; dominated purchases are left out.

    A surge is spent once (D2-SRG-04), an ability used once (D2-SRG-05) for all its surges (D2-SRG-10), and
    equal ones are two (D2-SRG-06).
    """
    kept = [Bought(0, 0, 0, 0, ())]
    for number, ability in enumerate(abilities):
        more = [
            Bought(
                one.hearts + ability.hearts,
                one.range + ability.range,
                one.pierce + ability.pierce,
                one.cost + ability.surge,
                (*one.abilities, number),
            )
            for one in kept
            if one.cost + ability.surge <= surges
        ]
        for one in more:
            if not any(other.beats(one) for other in kept):
                kept = [other for other in kept if not one.beats(other)]
                kept.append(one)
    return tuple(kept)


@cache
def _packed(colour: str, ranged: bool) -> tuple[tuple[int, int], ...]:
    """The different faces of a die as ints that can be added up, each with how often it is there.

    Without a range to be checked the numbers do not count, so that more faces and sums are equal (D2-RNG-01).
    """
    return tuple(Counter(_pack(face, ranged) for face in faces(colour)).items())


def _pack(face: Face, ranged: bool) -> int:
    fields = (face.hearts, face.range if ranged else 0, face.surges, face.shields, int(face.miss))
    return sum(value << place * BITS for place, value in enumerate(fields))


def _unpacked(code: int) -> Face:
    hearts, range, surges, shields = (code >> place * BITS & (1 << BITS) - 1 for place in (0, 1, 2, 3))
    return Face(hearts, range, surges, shields, code >= X)


def _plain(attack: Attack) -> tuple[dict[int, int], int]:
    """Outcomes without rerolls: equal rolls are one, die by die."""
    pool = (*attack.attack, *attack.defence)
    found = {0: 1}
    for colour in pool:
        sums: dict[int, int] = {}
        faces_of = _packed(colour, attack.distance is not None)
        for before, count in found.items():
            for face, times in faces_of:
                both = X if before + face >= X else before + face  # a miss, whatever else is shown
                sums[both] = sums.get(both, 0) + count * times
        found = sums
    weights: dict[int, int] = {}
    for code, count in found.items():
        outcome = spend(attack, _unpacked(code)).outcome
        weights[outcome] = weights.get(outcome, 0) + count
    return weights, 6 ** len(pool)


def _with_rerolls(attack: Attack) -> tuple[dict[int, int], int]:
    """Outcomes with rerolls: the attacker wants the highest average damage, the defender the lowest.

    They are used in order, before the X counts (D2-ATK-24, D2-ATK-25, D2-ATK-35).
    """
    pool = (*attack.attack, *attack.defence)
    dice = [_packed(colour, attack.distance is not None) for colour in pool]
    rolls = [0]
    for die in dice:
        rolls = [rolled + face for rolled in rolls for face, _ in die]
    known = {code: spend(attack, _unpacked(code)).outcome for code in set(rolls)}
    outcomes = [known[code] for code in rolls]
    played = rerolls.play_rerolls(
        [tuple(count for _, count in die) for die in dice],
        [max(0, outcome) for outcome in outcomes],
        [
            rerolls.Reroll(
                tuple(number for number, colour in enumerate(pool) if colour in one.dice),
                one.most,
                one.attacker,
            )
            for one in attack.rerolls
        ],
    )
    weights: dict[int, int] = {}
    for outcome, weight in zip(outcomes, played.weights):
        weights[outcome] = weights.get(outcome, 0) + weight
    return weights, played.whole


UNARMED: Final = Attack((ATTACK[0],))  # D2-ATK-09
