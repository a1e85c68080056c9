"""`python -m undercroft.sim.pairs GAME --bots hard,normal`: is one bot stronger? Same seeds, sides swapped.

A pair is a game played once for each side, with the same set-up and seed: in each the first bot has another
side and the second bot has the rest. So no side that is easier to play decides the comparison.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from undercroft.bots import make_bot
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.setups import Setup
from undercroft.kernel import Seat, UndercroftError

from .match import Match, keep_what_is_loaded

NINETY = 1.645  # standard errors on either side of the mean for 90 of 100


class Duel(Struct, frozen=True):
    """One game of a pair: a line of `--out`."""

    pair: int
    side: str  # of the first bot
    scenario: str
    seed: str
    won: float  # by the first bot: 1 or 0; shared with other sides that won, and by all if none did
    rounds: int
    digest: str


class Comparison(Struct, frozen=True):
    """The share of all points that the first bot has won, over pairs, with the interval of 90 %."""

    bots: tuple[str, str]
    pairs: int
    share: float
    low: float
    high: float
    by_side: dict[str, float]
    by_scenario: dict[str, float]
    digest: str


def sides_of(edition: Edition, setup: Setup, seed: str) -> dict[str, tuple[Seat, ...]]:
    """The seats by side, in the order of seats; where all are for themselves each is a side."""
    game = edition.new_game(setup, seed)
    found: dict[str, tuple[Seat, ...]] = {}
    for number in range(len(edition.seats(setup))):
        side = edition.rules.side_of(game.state, Seat(number)) or f"seat {number}"
        found[side] = (*found.get(side, ()), Seat(number))
    return found


def play(edition: Edition, setup: Setup, pair: int, seed: str, bots: tuple[str, str]) -> Iterator[Duel]:
    """The games of one pair."""
    sides = sides_of(edition, setup, seed)
    for side, seats in sides.items():
        names = [bots[Seat(number) not in seats] for number in range(len(edition.seats(setup)))]
        players = [make_bot(edition, setup, name, Seat(seat), seed) for seat, name in enumerate(names)]
        match = Match(edition, setup, seed, players, names)
        match.run()
        won = points(sides, match.ending.winners if match.ending else ())[side]
        yield Duel(pair, side, edition.box.called(setup), seed, won, match.rounds, match.digest)


def points(sides: Mapping[str, Sequence[Seat]], winners: Sequence[int]) -> dict[str, float]:
    """One point for a game, shared by the sides that won it, or by all if none did."""
    won = [side for side, seats in sides.items() if any(seat in winners for seat in seats)] or list(sides)
    return {side: 1 / len(won) if side in won else 0.0 for side in sides}


def compare(bots: tuple[str, str], duels: Iterable[Duel]) -> Comparison:
    """All pairs summed up; those of which a game is lacking do not count."""
    by_pair: dict[int, list[Duel]] = {}
    for duel in duels:
        by_pair.setdefault(duel.pair, []).append(duel)
    most = max(map(len, by_pair.values()), default=0)
    whole = [some for _, some in sorted(by_pair.items()) if len(some) == most]
    played = [duel for some in whole for duel in some]
    shares = [mean([duel.won for duel in some]) for some in whole]
    share, count = mean(shares), len(shares)
    spread = sum((each - share) ** 2 for each in shares) / max(1, count - 1)
    reach = NINETY * sqrt(spread / max(1, count))
    digest = blake2b("".join(duel.digest for duel in played).encode(), digest_size=8)
    return Comparison(
        bots=bots,
        pairs=count,
        share=round(share, 4),
        low=round(share - reach, 4),
        high=round(share + reach, 4),
        by_side=_shares(played, "side"),
        by_scenario=_shares(played, "scenario"),
        digest=digest.hexdigest(),
    )


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / max(1, len(numbers))


def _shares(duels: Sequence[Duel], field: str) -> dict[str, float]:
    names = dict.fromkeys(getattr(duel, field) for duel in duels)
    return {
        name: round(mean([duel.won for duel in duels if getattr(duel, field) == name]), 4) for name in names
    }


def run(arguments: Sequence[str]) -> int:
    """Play the pairs that `--out` lacks and say how they went."""
    options = _options().parse_args(arguments)
    first, _, second = options.bots.partition(",")
    edition = lay_out(box_of(options.game))
    setups = [edition.settle(edition.read_wishes(wish)) for wish in _wishes(options)]
    keep_what_is_loaded()
    done = _read(options.out)
    held = {duel.pair for duel in done}
    for pair in range(options.pairs):
        if pair not in held:
            setup, seed = setups[pair % len(setups)], f"{options.seed}/{pair}"
            new = list(play(edition, setup, pair, seed, (first, second)))
            done += new
            _write(options.out, new)
    found = compare((first, second), done)
    sys.stdout.write(f"{msgspec.json.encode(found).decode()}\n" if options.json else f"{told(found)}\n")
    return 0


def told(found: Comparison) -> str:
    """The comparison in a few lines."""
    lines = [
        f"{found.bots[0]} against {found.bots[1]}, {found.pairs} pairs: {found.share:.1%} of the points, "
        f"90 % interval {found.low:.1%} to {found.high:.1%}"
    ]
    for name, share in {**found.by_side, **found.by_scenario}.items():
        lines.append(f"  {name:24} {share:.1%}")
    return "\n".join([*lines, f"digest {found.digest}"])


def _wishes(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """The set-ups that pairs are dealt over; what was not asked for is left to the game."""
    for scenario in options.scenario.split(","):
        wish = {"scenario": scenario, "players": options.players, "variants": options.variant}
        yield {field: value for field, value in wish.items() if value}


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m undercroft.sim.pairs", description=__doc__)
    parser.add_argument("game", help="which game")
    parser.add_argument("--bots", default="hard,normal", help="two names: is the first stronger?")
    parser.add_argument("--scenario", default="", help="one, or several with commas, in turn")
    parser.add_argument("--players", type=int, default=0, help="how many")
    parser.add_argument("--variant", action="append", default=[], help="of the rules; may be repeated")
    parser.add_argument("--pairs", type=int, default=100, help="how many (100)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (1)")
    parser.add_argument("--out", type=Path, help="one JSON line for each game; what it holds is not played")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    return parser


def _read(path: Path | None) -> list[Duel]:
    """The games of the file."""
    if path is None or not path.exists():
        return []
    return [msgspec.json.decode(line, type=Duel) for line in path.read_bytes().splitlines()]


def _write(path: Path | None, duels: Sequence[Any]) -> None:
    """All games of a pair at once, so that an interruption leaves whole pairs."""
    if path is not None:
        with path.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(duel) + b"\n" for duel in duels))


def main() -> None:
    """A refusal is one sentence."""
    try:
        sys.exit(run(sys.argv[1:]))
    except UndercroftError as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(2)


if __name__ == "__main__":
    main()
