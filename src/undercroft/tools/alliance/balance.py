"""The balance of Dungeon Alliance between `normal` bots: bands, seats, heroes, purchases by card.

`python -m undercroft.tools.alliance.balance --players 2 --games 500 --out FILE`; what the file has is not
played again. The tables are those of docs/balance-alliance.md.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from undercroft.games.alliance.library import Library
from undercroft.games.alliance.report import AllianceReport
from undercroft.games.alliance.setup import AllianceSetup
from undercroft.games.alliance.state import HEROES
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.setups import Setup
from undercroft.sim.report import Share, share_of
from undercroft.sim.results import go_on
from undercroft.sim.simulate import Plan, Played, simulate

from .purchases import DRAFT

GAME, BOT, SEED = "alliance", "normal", "1"
ARTIFACTS_BY: Final = 12  # the activation before which the third deck should be out
OFF: Final = 0.08  # of a hero's win share from par
SEAT_OFF: Final = 0.05  # of a seat's
SELDOM: Final = 0.02  # of the games in which it could be drafted


class Row(NamedTuple):
    """A number, and the band that is asked for."""

    what: str
    asked: str
    measured: str
    is_in: bool


class Part(NamedTuple):
    """A hero, seat or upgrade with its share."""

    name: str
    share: Share
    is_in: bool


def make_plan(players: int, games: int, seed: str = SEED, *, random: bool = False) -> Plan:
    """Games of `normal` bots that draft their heroes, or with parties that are dealt at random.

    Purchases are counted in the latter only: each game is played again for them.
    """
    edition = lay_out(box_of(GAME))
    library: Library = edition.rules.content
    dealt, luck = sorted(library.hero), Random(f"parties {seed}")
    wishes = AllianceSetup(players)
    setups: list[Setup] = [
        edition.settle(
            msgspec.structs.replace(wishes, party=tuple(luck.sample(dealt, HEROES * players)))
            if random
            else wishes
        )
        for _ in range(games if random else 1)
    ]
    return Plan(
        game=GAME,
        setups=tuple(setups),
        bots=((BOT,) * players,) * len(setups),
        games=games,
        seed=seed,
        errors=Path(tempfile.gettempdir()) / "undercroft-balance",
        observer="undercroft.tools.alliance.purchases:drafted" if random else "",
    )


# -- what came of it


def reports(games: Sequence[Played]) -> list[AllianceReport]:
    return [msgspec.convert(game.report, AllianceReport) for game in games]


def bands(games: Sequence[Played], players: int) -> Iterator[Row]:
    """The numbers of the issue, each with its band; means, and shares of the games."""
    alone, found = players == 1, reports(games)
    each = [alliance for report in found for alliance in report.alliances]
    xp, defeats = [one.xp for one in each], [one.defeats for one in each]
    low, high = (12, 24) if alone else (18, 32)
    yield Row("XP per alliance", f"{low} to {high}", _spread(xp), low <= fmean(xp) <= high)
    most = 4 if alone else 3
    yield Row("defeats per alliance", f"at most {most}", _spread(defeats), fmean(defeats) <= most)
    low, high = (5, 9) if alone else (3, 6)
    second = [report.changed[0] for report in found if report.changed]
    within = sum(low <= at <= high for at in second)
    told = f"mean {fmean(second):.1f}; {within} of {len(games)} games within" if second else "never"
    is_in = bool(second) and low <= fmean(second) <= high
    yield Row("activation of the level II deck", f"{low} to {high}", told, is_in)
    if alone:
        won = share_of(sum(game.result == "won" for game in games), len(games))
        yield Row("target `normal` met", "in 40 to 60 %", _share(won), 0.4 <= won.share <= 0.6)
        return
    third = [report.changed[1] for report in found if len(report.changed) > 1]
    early = share_of(sum(at < ARTIFACTS_BY for at in third), len(games))
    told = f"{_share(early)}; {len(third) / len(games):.0%} ever"
    yield Row(f"artifact deck before activation {ARTIFACTS_BY}", "in at least 90 %", told, early.share >= 0.9)


def seats(games: Sequence[Played], players: int) -> list[Part]:
    """The share of the points of each seat; those who tie divide one."""
    points = [0.0] * players
    for game in games:
        for seat in game.winners:
            points[seat] += 1 / len(game.winners)
    found = [share_of(round(each), len(games)) for each in points]
    return [
        Part(f"seat {seat + 1}", share, abs(share.share - 1 / players) < SEAT_OFF)
        for seat, share in enumerate(found)
    ]


def heroes(games: Sequence[Played], players: int) -> list[Part]:
    """The win share of the alliances that had a hero, against par."""
    won: dict[str, list[bool]] = {}
    for game, report in zip(games, reports(games), strict=True):
        for alliance in report.alliances:
            for hero in alliance.heroes:
                won.setdefault(hero, []).append(alliance.seat in game.winners)
    shares = {hero: share_of(sum(some), len(some)) for hero, some in won.items()}
    return [
        Part(hero, share, abs(share.share - 1 / players) <= OFF)
        for hero, share in sorted(shares.items(), key=lambda each: -each[1].share)
    ]


def purchases(games: Sequence[Played]) -> list[Part]:
    """By upgrade: the share of the games in which it was drafted, of those in which it could have been."""
    found: dict[str, list[bool]] = {}
    for game in games:
        for name, number in game.tally.items():
            if name.startswith(DRAFT):
                found.setdefault(name.removeprefix(DRAFT), []).append(number > 0)
    shares = {card: share_of(sum(some), len(some)) for card, some in found.items()}
    return [
        Part(card, share, share.share >= SELDOM)
        for card, share in sorted(shares.items(), key=lambda each: each[1].share)
    ]


def never_offered(games: Sequence[Played]) -> list[str]:
    """Upgrades that nobody could use and afford in any game, if purchases were counted."""
    library: Library = lay_out(box_of(GAME)).rules.content
    seen = {part.name for part in purchases(games)}
    return sorted(card for deck in library.upgrades for card in deck if card not in seen) if seen else []


def groups_of(games: Sequence[Played], players: int, dealt: bool) -> dict[str, list[Part]]:
    """Seats, heroes and upgrades with their shares.

    Bots that draft put the same heroes together in most games, so only parties that are dealt tell of heroes.
    """
    return {
        "seat": seats(games, players) if players > 1 else [],
        "hero": heroes(games, players) if players > 1 and dealt else [],
        "upgrade": purchases(games),
    }


def faults(games: Sequence[Played], players: int, dealt: bool) -> list[str]:
    """All that is out of its band."""
    rows = [row.what for row in bands(games, players) if not row.is_in]
    groups = groups_of(games, players, dealt)
    parts = [part.name for some in groups.values() for part in some if not part.is_in]
    return [*rows, *parts, *(f"{card} never on offer" for card in never_offered(games))]


# -- telling


def _spread(numbers: Sequence[int]) -> str:
    return f"mean {fmean(numbers):.2f}, {min(numbers)} to {max(numbers)}"


def _share(share: Share) -> str:
    return f"{share.share:.0%} ({share.count} of {share.of}; 95 %: {share.low:.0%} to {share.high:.0%})"


def table(games: Sequence[Played], players: int, dealt: bool) -> Iterator[str]:
    """All results in the lines of the document."""
    yield "| players | games | what | asked | measured | band |"
    yield "|---|---|---|---|---|---|"
    for row in bands(games, players):
        yield f"| {players} | {len(games)} | {row.what} | {row.asked} | {row.measured} | {_band(row.is_in)} |"
    for name, parts in groups_of(games, players, dealt).items():
        if not parts:
            continue
        yield ""
        yield f"| {name} | share | band |"
        yield "|---|---|---|"
        yield from (f"| {part.name} | {_share(part.share)} | {_band(part.is_in)} |" for part in parts)


def _band(is_in: bool) -> str:
    return "in" if is_in else "**out**"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what the file lacks, then tell; 1 if something is out of its band."""
    parser = argparse.ArgumentParser(prog="balance", description=__doc__)
    parser.add_argument("--players", type=int, default=2, choices=(1, 2, 3, 4))
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--random", action="store_true", help="heroes dealt at random, without a draft")
    parser.add_argument("--out", type=Path, required=True, help="one line a game")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    plan = make_plan(given.players, given.games, given.seed, random=given.random)
    done = dict(go_on(given.out, plan))
    with given.out.open("ab") as out:

        def watch(played: Played) -> None:
            out.write(msgspec.json.encode(played) + b"\n")
            out.flush()
            done[played.game] = played

        summary = simulate(plan, given.jobs, watch, dict(done))
    games = [done[index] for index in sorted(done) if done[index].report]
    wrong = [f"game {each.game}: {each.error or each.result}" for each in done.values() if not each.report]
    wrong += faults(games, given.players, given.random)
    lines = [
        *table(games, given.players, given.random),
        "",
        f"seed {plan.seed}, {len(games)} games, digest {summary.digest}",
    ]
    lines += [f"out: {fault}" for fault in wrong] or ["all inside their bands"]
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
