"""`make balance`: `normal` against `normal` in all quests. Which side wins, and what does each rule do?"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.library import Library
from undercroft.games.descent.records.quest_rules import SpecialRule
from undercroft.games.descent.setup import DescentSetup
from undercroft.games.setups import Setup
from undercroft.sim.report import Share, share_of
from undercroft.sim.results import go_on
from undercroft.sim.simulate import ERROR, UNFINISHED, Plan, Played, simulate
from undercroft.tools.descent.firing import names_of

GAME, BOT, SEED = "descent", "normal", "1"
ALONE = "stand-alone"  # the variant by which Interludes and Finales are played singly
PARTIES: Final = (4, 4, 2, 3)  # heroes: twice as many games with four
GAMES: Final = 30  # of each of these
BANDS: Final = {2: (0.20, 0.80), 3: (0.20, 0.80), 4: (0.25, 0.75)}
SELDOM: Final = 0.20  # of its games: a special rule that does less is decoration
HEROES: Final = "heroes-won"
SPECIALS: Final = {
    "first-blood": ("1 war-cry",),
    "a-fat-goblin": ("1 tear-away", "2 interrogate", "2 burden"),
    "castle-daerion": ("1 aura defence-brown", "1 smother", "2 shield-arm"),
    "the-cardinals-plight": ("1 hallow", "2 spared cardinal-koth", "2 aura pierce", "2 pray"),
    "the-masquerade-ball": ("1 seize", "1 save-theodir", "2 riddle-debt"),
    "death-on-the-wing": ("2 swoop", "2 bar"),
}  # of Act I: the named rules and the special rules of the specification, by encounter
LEVELS: Final = {"act-2": ("epic-expert",), "interlude": (ALONE,), "finale": (ALONE,)}  # else the basic game


class Row(NamedTuple):
    """The games of a quest with so many heroes."""

    quest: str
    heroes: int
    share: Share  # of the heroes

    @property
    def is_even(self) -> bool:
        low, high = BANDS[self.heroes]
        return low <= self.share.share <= high


class Rule(NamedTuple):
    """A rule of a quest, and in how many of its games it did something."""

    quest: str
    name: str
    share: Share

    @property
    def is_special(self) -> bool:
        return self.name in specials_of(self.quest)

    @property
    def is_seldom(self) -> bool:
        return self.share.share < SELDOM


@cache
def records() -> Library:
    found: Library = lay_out(box_of(GAME)).rules.content
    return found


def in_order() -> list[str]:
    """The quests as the Quest Guide has them."""
    return sorted(records().quest, key=lambda quest: records().quest[quest].number)


def specials_of(quest: str) -> tuple[str, ...]:
    """The rules that no verb says, by encounter; of Act I also those that the specification points out."""
    found = []
    for n, page in enumerate(records().quest[quest].encounters, 1):
        named = [rule.name for rule in page.rules if isinstance(rule, SpecialRule)]
        found += [f"{n} {name}" for name in names_of(page) if name in named]
    return SPECIALS.get(quest) or tuple(found)


def make_plan(
    games: int = GAMES, seed: str = SEED, quests: Sequence[str] = (), parties: Sequence[int] = PARTIES
) -> Plan:
    """Games dealt over quests and parties in turn, so that one that was cut short is even, too."""
    edition = lay_out(box_of(GAME))
    setups: list[Setup] = [
        edition.settle(
            DescentSetup(scenario=quest, players=heroes, variants=LEVELS.get(records().quest[quest].act, ()))
        )
        for heroes in parties
        for quest in quests or in_order()
    ]
    return Plan(
        game=GAME,
        setups=tuple(setups),
        bots=tuple((BOT,) * len(edition.seats(setup)) for setup in setups),
        games=games * len(setups),
        seed=seed,
        errors=Path(tempfile.gettempdir()) / "undercroft-balance",
        observer="undercroft.tools.descent.firing:fired",
    )


def rows(games: Sequence[Played]) -> list[Row]:
    """By quest and number of heroes: how many games the heroes won."""
    found: dict[tuple[str, int], list[bool]] = {}
    for game in games:
        found.setdefault((game.scenario, len(game.seats) - 1), []).append(game.result == HEROES)
    quests = in_order()
    return [
        Row(quest, heroes, share_of(sum(won), len(won)))
        for (quest, heroes), won in sorted(
            found.items(), key=lambda each: (quests.index(each[0][0]), each[0][1])
        )
    ]


def rules(games: Sequence[Played]) -> list[Rule]:
    """By quest: in how many of its games each rule did something."""
    found: dict[tuple[str, str], list[bool]] = {}
    for game in games:
        for name, number in game.tally.items():
            if name.startswith(f"{game.scenario} ") and " carry-over " not in name:
                found.setdefault((game.scenario, name.removeprefix(f"{game.scenario} ")), []).append(
                    number > 0
                )
    return [Rule(quest, name, share_of(sum(some), len(some))) for (quest, name), some in found.items()]


def carried(games: Sequence[Played]) -> Iterator[str]:
    """The carry-over from first encounters to second ones: its mean, and how often there is any."""
    found: dict[str, list[int]] = {}
    for game in games:
        for name, number in game.tally.items():
            if " carry-over " in name:
                found.setdefault(name, []).append(number)
    for name, numbers in found.items():
        some = share_of(sum(number > 0 for number in numbers), len(numbers))
        yield f"{name:52} {sum(numbers) / len(numbers):5.2f}   in {some.share:4.0%} of {some.of}"


def table(games: Sequence[Played]) -> Iterator[str]:
    """All results in lines, with what misses its mark."""
    yield f"{'quest':24} heroes games  heroes win  interval      Overlord"
    for row in rows(games):
        share, (low, high) = row.share, BANDS[row.heroes]
        mark = "" if row.is_even else f"   outside {low:.0%} to {high:.0%}"
        yield (
            f"{row.quest:24} {row.heroes:6} {share.of:5}  {share.share:10.0%}  "
            f"{share.low:4.0%} to {share.high:4.0%}  {1 - share.share:8.0%}{mark}"
        )
    yield ""
    yield f"{'rule':60} games  did something"
    for rule in rules(games):
        kind = "special " if rule.is_special else ""
        mark = f"   {kind}below {SELDOM:.0%}" if rule.is_seldom else "   special" if kind else ""
        yield f"{rule.quest + ' ' + rule.name:60} {rule.share.of:5}  {rule.share.share:13.0%}{mark}"
    yield ""
    yield from carried(games)


def faults(games: Sequence[Played]) -> list[str]:
    """The rows outside their band, special rules that do too little, games that went wrong."""
    uneven = [f"{row.quest} with {row.heroes} heroes" for row in rows(games) if not row.is_even]
    idle = [f"{rule.quest} {rule.name}" for rule in rules(games) if rule.is_special and rule.is_seldom]
    broken = [f"game {game.game}: {game.error or game.result}" for game in games if is_broken(game)]
    return [*uneven, *idle, *broken]


def is_broken(game: Played) -> bool:
    return game.result in (ERROR, UNFINISHED)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what the file lacks, then tell; 1 if something misses its mark."""
    parser = argparse.ArgumentParser(prog="make balance", description=__doc__)
    parser.add_argument(
        "--out", type=Path, default=Path("docs/balance-descent.jsonl"), help="one line a game"
    )
    parser.add_argument(
        "--games", type=int, default=GAMES, help=f"with 2 and 3 heroes; twice with 4 ({GAMES})"
    )
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--quests", nargs="*", default=(), help="only these")
    parser.add_argument(
        "--heroes", type=int, nargs="*", choices=tuple(BANDS), help="only with so many: one row by itself"
    )
    given = parser.parse_args(arguments)
    plan = make_plan(given.games, given.seed, given.quests, given.heroes or PARTIES)
    done = dict(go_on(given.out, plan))
    with given.out.open("ab") as out:

        def watch(played: Played) -> None:
            out.write(msgspec.json.encode(played) + b"\n")
            out.flush()
            done[played.game] = played
            if len(done) % 24 == 0:
                sys.stderr.write(f"{len(done)} of {plan.games} games\n")

        summary = simulate(plan, given.jobs, watch, dict(done))
    games = [done[index] for index in sorted(done)]
    wrong = faults(games)
    lines = [*table(games), "", f"seed {plan.seed}, {plan.games} games, digest {summary.digest}"]
    lines += [f"missed: {fault}" for fault in wrong] or ["all inside their bands"]
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
