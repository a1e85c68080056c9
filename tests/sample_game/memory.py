"""Plays many games of Lantern in one process, and prints its memory: boards that grow leave nothing.

python tests/sample_game/memory.py 1000 5000 10000
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from undercroft.bots import make_bot
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.plugs import load_function
from undercroft.kernel import Seat
from undercroft.sim.match import Match

CLEVER = 20  # one game in so many is played by bots that look for ways through the cave
PAGE = 4  # kilobytes


def resident() -> int:
    """Kilobytes of memory that this process has."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


def main(marks: list[int]) -> None:
    edition = lay_out(box_of("lantern"))
    setup, board = edition.settle(), load_function("lantern.caves:board")
    boards = set()
    for number in range(1, marks[-1] + 1):
        name = "normal" if number % CLEVER == 0 else "random"
        bots = [make_bot(edition, setup, name, Seat(seat), f"{number}") for seat in (0, 1)]
        match = Match(edition, setup, f"memory/{number}", bots)
        match.run()
        assert match.game is not None
        laid = board(edition.rules.content, match.game.state.laid)
        boards.add(hash((laid.floor, laid.walls)))
        if number in marks:
            gc.collect()
            sys.stdout.write(f"{number} games, {len(boards)} boards: {resident()} kB\n")


if __name__ == "__main__":
    main([int(each) for each in sys.argv[1:]])
