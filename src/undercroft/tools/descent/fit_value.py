"""`python -m undercroft.tools.descent.fit_value`: fits the weights by which `hard` values a position.

Normal bots play each quest, now and then doing whatever comes to mind, so that positions differ. From each
end of a round the numbers of the position are kept, with whether the heroes won. A logistic regression over
all of them gives the weights for any quest; those of each encounter are drawn towards these. A weight whose
sign contradicts what its number means is confounded with something else: it is left out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from itertools import product
from math import log
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from undercroft.bots.descent.features import FEATURES, features
from undercroft.bots.descent.players import NormalBot
from undercroft.bots.descent.position import Position
from undercroft.bots.descent.value import ANY, CARRIED, CARRY, WEIGHTS, carried, likely
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.descent.setup import DescentSetup
from undercroft.kernel import Seat

QUESTS = (
    "first-blood",
    "a-fat-goblin",
    "castle-daerion",
    "death-on-the-wing",
    "the-cardinals-plight",
    "the-masquerade-ball",
)
CARELESS = 0.06  # of the answers
LONGEST = 40  # rounds
RIDGE, NEAR = 2.0, 6.0  # how strongly weights are drawn to 0, and those of an encounter to those of all
ENOUGH = 15  # positions of an encounter, for weights of its own
PASSES = 40


class Seen(Struct, frozen=True):
    """A position at the end of a round: its encounter, its numbers, and whether the heroes won the quest."""

    key: str
    game: str
    numbers: tuple[float, ...]
    won: bool


def watch(edition: Edition, quest: str, players: int, seed: str) -> list[Seen]:
    """One game of normal bots, and the positions at the ends of its rounds; none if it does not end."""
    setup = edition.settle(DescentSetup(scenario=quest, players=players))
    game, luck, bots = edition.new_game(setup, seed), Random(seed), dict[Seat, NormalBot]()
    state, found = game.state, list[tuple[str, tuple[float, ...]]]()
    last = state.encounter, state.round
    while game.open and state.round <= LONGEST:
        now = state.encounter, state.round
        if now[0] != last[0]:
            found.append((f"{quest}.{CARRY}", carried(dict(state.carry))))
        elif now[1] != last[1] and last[1]:
            found.append((f"{quest}.{now[0]}", features(Position(game, state.overlord.seat))))
        last = now
        decision = game.open[0]
        seat, pick = decision.seats[0], 0
        if len(decision.options) > 1:
            bot = bots.setdefault(seat, NormalBot(edition.rules, seat))
            if luck.random() < CARELESS:
                bots[seat], pick = NormalBot(edition.rules, seat), luck.randrange(len(decision.options))
            else:
                pick = bot.pick(game, decision).pick
        game.answer(seat, pick)
    if not state.outcome:
        return []
    won = state.outcome == "heroes-won"
    return [Seen(key, f"{quest}/{players}/{seed}", numbers, won) for key, numbers in found]


# -- the regression


def regress(rows: Sequence[Seen], prior: Sequence[float], ridge: float, free: Sequence[int]) -> list[float]:
    """Newton's method on the likelihood of the rows; all weights but the free ones stay as they are."""
    weights = list(prior)
    for _ in range(PASSES):
        slope = [ridge * (prior[i] - weights[i]) for i in free]
        curve = [[ridge * (i == j) for j in free] for i in free]
        for row in rows:
            chance = likely(weights, row.numbers)
            some = [row.numbers[i] for i in free]
            left, steep = row.won - chance, chance * (1 - chance)
            for a, number in enumerate(some):
                if number:
                    slope[a] += left * number
                    for b in range(a + 1):
                        curve[a][b] += steep * number * some[b]
        step = solve(curve, slope)
        for i, change in zip(free, step, strict=True):
            weights[i] += change
        if max(map(abs, step), default=0.0) < 1e-5:
            break
    return weights


def solve(lower: list[list[float]], right: Sequence[float]) -> list[float]:
    """The solution for a positive definite matrix of which the lower half is given (Cholesky)."""
    count = len(right)
    root = [[0.0] * count for _ in range(count)]
    for i in range(count):
        for j in range(i + 1):
            rest = lower[i][j] - sum(root[i][k] * root[j][k] for k in range(j))
            root[i][j] = rest**0.5 if i == j else rest / root[j][j]
    half = list[float]()
    for i in range(count):
        half.append((right[i] - sum(root[i][k] * half[k] for k in range(i))) / root[i][i])
    found = [0.0] * count
    for i in reversed(range(count)):
        found[i] = (half[i] - sum(root[k][i] * found[k] for k in range(i + 1, count))) / root[i][i]
    return found


def fit(
    rows: Sequence[Seen], signs: Mapping[str, int], prior: Sequence[float] = (), ridge: float = RIDGE
) -> list[float]:
    """The weights of rows of one shape, none with the wrong sign."""
    start = list(prior) or [0.0] * len(signs)
    free = list(range(len(signs)))
    while True:
        weights = regress(rows, start, ridge, free)
        wrong = [i for i, sign in enumerate(signs.values()) if weights[i] * sign < 0]
        if not wrong:
            return weights
        free = [i for i in free if i not in wrong]
        start = [0.0 if i in wrong else weight for i, weight in enumerate(start)]


def surprise(rows: Sequence[Seen], weights: Sequence[float]) -> float:
    """The mean of minus the logarithm of how likely the results were: less is better, 0.69 knows nothing."""
    chances = [likely(weights, row.numbers) for row in rows]
    each = [-log(max(1e-6, p if row.won else 1 - p)) for p, row in zip(chances, rows, strict=True)]
    return sum(each) / max(1, len(each))


def fit_all(rows: Sequence[Seen], quests: Sequence[str]) -> dict[str, dict[str, float]]:
    """The weights for any quest by all rows, and for each encounter of some that was played often enough."""
    found: dict[str, dict[str, float]] = {}
    for shape, signs in ((ANY, FEATURES), (CARRY, CARRIED)):
        fitting = [row for row in rows if row.key.endswith(f".{CARRY}") == (shape == CARRY)]
        common = fit(fitting, signs)
        found[shape] = _named(signs, common)
        for key in sorted({row.key for row in fitting if row.key.partition(".")[0] in quests}):
            own = [row for row in fitting if row.key == key]
            if len(own) >= ENOUGH or shape == CARRY:
                found[key] = _named(signs, fit(own, signs, common, NEAR))
    return found


def _named(signs: Mapping[str, int], weights: Sequence[float]) -> dict[str, float]:
    return {name: round(weight, 3) for name, weight in zip(signs, weights, strict=True)}


# -- the command


def gather(
    quests: Sequence[str], players: Sequence[int], games: int, seed: str, kept: Path | None
) -> list[Seen]:
    """The positions of all games; those that a file holds already are not played again."""
    edition = lay_out(box_of("descent"))
    known = kept.read_bytes().splitlines() if kept and kept.exists() else []
    rows = [msgspec.json.decode(line, type=Seen) for line in known]
    done = {row.game for row in rows}
    for number, quest, count in product(range(games), quests, players):
        if f"{quest}/{count}/{seed}/{number}" in done:
            continue
        new = watch(edition, quest, count, f"{seed}/{number}")
        rows += new
        if kept:
            with kept.open("ab") as file:
                file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in new))
    return rows


def main() -> None:
    """Play, fit, and write the weights; those of other quests stay as they are."""
    parser = argparse.ArgumentParser(prog="python -m undercroft.tools.descent.fit_value", description=__doc__)
    parser.add_argument("--quests", default=",".join(QUESTS), help="which (all)")
    parser.add_argument("--players", default="2,3,4", help="numbers of heroes (2,3,4)")
    parser.add_argument("--games", type=int, default=20, help="of each quest and number of heroes (20)")
    parser.add_argument("--seed", default="fit", help="the same seed gives the same weights (fit)")
    parser.add_argument("--positions", type=Path, help="a file that keeps the positions")
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="where the weights go")
    options = parser.parse_args()
    players = tuple(map(int, options.players.split(",")))
    quests = options.quests.split(",")
    rows = gather(quests, players, options.games, options.seed, options.positions)
    weights = fit_all(rows, quests)
    older = msgspec.json.decode(options.out.read_bytes()) if options.out.exists() else {}
    told = {"weights": {**older.get("weights", {}), **weights}}
    options.out.write_bytes(msgspec.json.format(msgspec.json.encode(told)) + b"\n")
    for key in sorted({row.key for row in rows}):
        own = [row for row in rows if row.key == key]
        by = list(told["weights"].get(key, weights[CARRY if key.endswith(CARRY) else ANY]).values())
        won = sum(row.won for row in own) / len(own)
        sys.stdout.write(f"{key:28} {len(own):5} positions, heroes {won:.0%}, {surprise(own, by):.3f}\n")


if __name__ == "__main__":
    main()
