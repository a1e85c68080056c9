"""The testers of Dungeon Alliance over many whole games of each mode: `make testers`.

    PYTHONPATH=tests python -m games.alliance.many --games 200 --modes solo coop

Clones and views are looked at in each tenth and twentieth decision of a game, another one by each seed.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from games.alliance.test_testers import MODES, factory
from undercroft.games.alliance.state import AllianceState
from undercroft.kernel import Game
from undercroft.sim.testers import Luck, NewGame, clone_tester, journal_walk, round_trip_tester, view_tester


class Row(NamedTuple):
    """What the testers did in the games of a mode; one that finds a fault raises."""

    mode: str
    games: int
    clones: int  # answers tried on clones
    loads: int  # positions saved and loaded
    steps: int  # positions of walks of answers, undos and redos
    pairs: int  # positions that differ in hidden things alone


def begun_later(new_game: NewGame, turns: int) -> NewGame:
    """The same games after 0 to `turns` - 1 answers: so testers that look seldom meet other decisions."""

    def later(seed: str) -> Game[AllianceState]:
        game, luck = new_game(seed), Luck(f"{seed}/later")
        for _ in range(luck.below(turns)):
            game.answer(*luck.answer(game))
        return game

    return later


def tested(mode: str, seeds: range) -> Row:
    new_game, names = factory(mode), [str(seed) for seed in seeds]
    return Row(
        mode,
        len(seeds),
        clone_tester(begun_later(new_game, 10), names, every=10),
        round_trip_tester(new_game, names),
        journal_walk(new_game, names, moves=200),
        view_tester(begun_later(new_game, 20), names, every=20),
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="make testers", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=200, help="of each mode (200)")
    parser.add_argument("--modes", nargs="*", default=list(MODES), choices=MODES)
    parser.add_argument("--jobs", type=int, default=2)
    wishes = parser.parse_args()
    sys.stdout.write(
        "| mode | games | answers on clones | loads | walked | pairs |\n|---|---|---|---|---|---|\n"
    )
    shares = [range(first, min(first + 20, wishes.games)) for first in range(0, wishes.games, 20)]
    with ProcessPoolExecutor(wishes.jobs) as pool:
        runs = {mode: [pool.submit(tested, mode, share) for share in shares] for mode in wishes.modes}
        for mode, parts in runs.items():
            sums = [sum(numbers) for numbers in zip(*(part.result()[1:] for part in parts), strict=True)]
            sys.stdout.write(f"| {mode} | {' | '.join(map(str, sums))} |\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
