"""Rerolls: dice on the table that two sides roll again in turn, each as it serves them best; exact in ints.

All results of some dice are kept as one flat list, the last die running fastest. To roll dice again is to add
up that list along their axes, weighed by how many faces of a die are alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import prod
from operator import add, mul
from typing import NamedTuple

Counts = tuple[int, ...]
"""A die: how many of its faces show each of its different results."""


class Reroll(NamedTuple):
    """The right to roll up to `most` of some dice again, together; for the highest average or the lowest."""

    dice: tuple[int, ...]  # by number
    most: int
    highest: bool

    def picks(self) -> list[tuple[int, ...]]:
        """Every set of dice that can be picked: fewer before more, then in the order of the dice."""
        most = min(self.most, len(self.dice))
        return [pick for size in range(most + 1) for pick in combinations(self.dice, size)]


class Played(NamedTuple):
    """How likely each result of the dice is in the end: its weight out of `whole`."""

    weights: list[int]
    whole: int


def play_rerolls(dice: Sequence[Counts], values: Sequence[int], rerolls: Sequence[Reroll]) -> Played:
    """Roll the dice, then let each reroll be used in order, knowing all dice and the rerolls that follow.

    `values` has what each result is worth. Of equal picks the first counts, as `picks` gives them.
    """
    shape = tuple(len(counts) for counts in dice)
    worth = list(values)
    choices: list[list[int]] = []
    for reroll in reversed(rerolls):
        worth, chosen = _best(dice, shape, worth, reroll)
        choices.append(chosen)
    weights = [1]
    for counts in dice:
        weights = [weight * count for weight in weights for count in counts]
    whole = prod(sum(counts) for counts in dice)
    for reroll, chosen in zip(rerolls, reversed(choices)):
        weights, scale = _rolled_again(dice, shape, weights, reroll, chosen)
        whole *= scale
    return Played(weights, whole)


def _sides(dice: Sequence[Counts], pick: Sequence[int]) -> int:
    return prod(sum(dice[die]) for die in pick)


def _scale(dice: Sequence[Counts], reroll: Reroll) -> int:
    """A number that the sides of any pick divide, so that all stay whole."""
    return _sides(dice, reroll.dice)


def _best(
    dice: Sequence[Counts], shape: Sequence[int], worth: list[int], reroll: Reroll
) -> tuple[list[int], list[int]]:
    """The worth of each result before a reroll, and the number of the best pick."""
    scale = _scale(dice, reroll)
    summed: dict[tuple[int, ...], list[int]] = {(): worth}  # along the axes of a pick
    offers: list[list[int]] = []
    for pick in reroll.picks():
        if pick:
            summed[pick] = _along(shape, summed[pick[:-1]], pick[:-1], pick[-1], dice[pick[-1]])
        factor = scale // _sides(dice, pick)
        offers.append(_spread(shape, [factor * value for value in summed[pick]], pick, dice, weighed=False))
    best = list(map(max if reroll.highest else min, *offers)) if len(offers) > 1 else offers[0]
    return best, [offer.index(value) for offer, value in zip(zip(*offers), best)]


def _rolled_again(
    dice: Sequence[Counts], shape: Sequence[int], weights: list[int], reroll: Reroll, chosen: list[int]
) -> tuple[list[int], int]:
    """The weights after a reroll, and how much larger the whole has become."""
    scale = _scale(dice, reroll)
    total = [0] * len(weights)
    for number, pick in enumerate(reroll.picks()):
        part = [weight if choice == number else 0 for weight, choice in zip(weights, chosen)]
        if not any(part):
            continue
        for place, die in enumerate(pick):
            part = _along(shape, part, pick[:place], die, (1,) * shape[die])
        factor = scale // _sides(dice, pick)
        part = _spread(shape, [factor * weight for weight in part], pick, dice, weighed=True)
        total = list(map(add, total, part))
    return total, scale


def _along(
    shape: Sequence[int], values: list[int], gone: tuple[int, ...], die: int, counts: Counts
) -> list[int]:
    """The list summed up along the axis of a die, weighed; the axes of `gone` are summed up already."""
    size = shape[die]
    after = prod(shape[die + 1 :])  # dice are summed up in order, so all axes after this one are there
    out: list[int] = []
    for start in range(0, len(values), size * after):
        rows = [values[start + face * after : start + (face + 1) * after] for face in range(size)]
        out += [sum(map(mul, counts, column)) for column in zip(*rows)]
    return out


def _spread(
    shape: Sequence[int], values: list[int], pick: tuple[int, ...], dice: Sequence[Counts], weighed: bool
) -> list[int]:
    """A list that was summed up along the axes of a pick, laid out again over all faces of these dice."""
    for die in reversed(pick):
        after = prod(shape[die + 1 :])
        out: list[int] = []
        for start in range(0, len(values), after):
            row = values[start : start + after]
            if weighed:
                for count in dice[die]:
                    out += row if count == 1 else [count * value for value in row]
            else:
                out += row * shape[die]
        values = out
    return values
