"""The result of a simulation: shares with intervals by scenario, party and seat; what games tally."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean, median, stdev

from msgspec import Struct, structs

from .simulate import ERROR, UNFINISHED, Played

Z = 1.96  # 95 % of a normal distribution lie so many standard deviations round its middle


class Share(Struct, frozen=True):
    """How often something happened, and between what its true share lies with 95 % (Wilson's interval)."""

    count: int
    of: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.count / self.of if self.of else 0.0


class Spread(Struct, frozen=True):
    """A number over many games."""

    count: int
    mean: float
    deviation: float
    least: int
    median: float
    most: int

    @property
    def error(self) -> float:
        """Half of the 95 % interval of the mean."""
        return Z * self.deviation / sqrt(self.count)


class Group(Struct, frozen=True):
    """Games that have something in common, and how they ended."""

    name: str
    games: int
    shares: dict[str, Share]
    rounds: Spread
    won: Share | None = None  # of a seat: how often it was among the winners
    score: Spread | None = None  # of a seat, in games that keep scores


class Report(Struct, frozen=True):
    """All that a page about a simulation shows."""

    games: int
    errors: tuple[Played, ...]
    unfinished: int
    bots: tuple[str, ...]
    seed: str
    results: tuple[str, ...]
    total: Group
    by_scenario: tuple[Group, ...]
    by_party: tuple[Group, ...]
    by_seat: tuple[Group, ...]  # the role there, whatever the rest of the party
    tally: dict[str, dict[str, Spread]]  # by number, by result
    values: dict[str, tuple[int, ...]]  # every number of every game, for its histogram


def share_of(count: int, of: int) -> Share:
    """A share with its interval; of no games it may be anything."""
    if not of:
        return Share(0, 0, 0.0, 1.0)
    part, square = count / of, Z * Z
    middle = (part + square / (2 * of)) / (1 + square / of)
    reach = Z * sqrt(part * (1 - part) / of + square / (4 * of * of)) / (1 + square / of)
    return Share(count, of, max(0.0, middle - reach), min(1.0, middle + reach))


def spread_of(numbers: Sequence[int]) -> Spread:
    """A number over some games."""
    deviation = stdev(numbers) if len(numbers) > 1 else 0.0
    return Spread(len(numbers), fmean(numbers), deviation, min(numbers), float(median(numbers)), max(numbers))


def report_on(games: Sequence[Played]) -> Report:
    """The tables of a simulation; games that raised or did not end count nowhere but as such."""
    ended = [game for game in games if game.result not in (ERROR, UNFINISHED)]
    results = tuple(name for name, _ in Counter(game.result for game in ended).most_common())
    return Report(
        games=len(games),
        errors=tuple(game for game in games if game.result == ERROR),
        unfinished=sum(game.result == UNFINISHED for game in games),
        bots=tuple(sorted({", ".join(game.bots) for game in games})),
        seed=games[0].seed.rpartition("/")[0] if games else "",
        results=results,
        total=_group("all", ended, results),
        by_scenario=_groups(ended, results, lambda game: [game.scenario]),
        by_party=_groups(ended, results, lambda game: [", ".join(sorted(map(_name, game.seats)))]),
        by_seat=_by_seat(ended, results),
        tally=_tallies(ended, results),
        values=_values(ended),
    )


def _group(name: str, games: Sequence[Played], results: Sequence[str]) -> Group:
    counts = Counter(game.result for game in games)
    shares = {result: share_of(counts[result], len(games)) for result in results}
    return Group(name, len(games), shares, spread_of([game.rounds for game in games] or [0]))


def _groups(
    games: Iterable[Played], results: Sequence[str], names: Callable[[Played], Iterable[str]]
) -> tuple[Group, ...]:
    found = defaultdict(list)
    for game in games:
        for name in names(game):
            found[name].append(game)
    return tuple(_group(name, found[name], results) for name in sorted(found, key=_in_order))


def _by_seat(games: Sequence[Played], results: Sequence[str]) -> tuple[Group, ...]:
    """Results by role and seat, whatever the rest of the party: endings, wins, scores."""
    found = defaultdict(list)
    for game in games:
        for seat, name in enumerate(_seats(game)):
            found[name].append((seat, game))
    groups = []
    for name in sorted(found, key=_in_order):
        won = sum(seat in game.winners for seat, game in found[name])
        scores = [game.scores[seat] for seat, game in found[name] if seat < len(game.scores)]
        group = _group(name, [game for _, game in found[name]], results)
        score = spread_of(scores) if scores else None
        groups.append(structs.replace(group, won=share_of(won, group.games), score=score))
    return tuple(groups)


def _in_order(name: str) -> tuple[int, str]:
    """Numbers as numbers, then words."""
    return (int(name), "") if name.isdecimal() else (1 << 30, name)


def _seats(game: Played) -> Iterable[str]:
    bots = game.bots if len(set(game.bots)) > 1 else [""] * len(game.bots)
    for seat, (plays, bot) in enumerate(zip(game.seats, bots)):
        yield f"seat {seat}: {_name(plays)}" + (f" ({bot})" if bot else "")


def _name(plays: str) -> str:
    """The role of a seat without its kind: "hero-warden" is a warden."""
    return plays.partition("-")[2] or plays


def _values(games: Sequence[Played]) -> dict[str, tuple[int, ...]]:
    names = dict.fromkeys(name for game in games for name in game.tally)
    own = {name: tuple(game.tally[name] for game in games if name in game.tally) for name in names}
    if not games:
        return own
    return {
        "rounds": tuple(game.rounds for game in games),
        "decisions": tuple(game.decisions for game in games),
        **own,
    }


def _tallies(games: Sequence[Played], results: Sequence[str]) -> dict[str, dict[str, Spread]]:
    found: dict[str, dict[str, Spread]] = {}
    for result in ("all", *results):
        of = [game for game in games if result in ("all", game.result)]
        for name, numbers in _values(of).items():
            found.setdefault(name, {})[result] = spread_of(numbers)
    return found
