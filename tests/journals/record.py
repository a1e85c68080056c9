"""Records the golden journals anew: `make journals`, after a change of the rules that was meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from undercroft.bots import Bot, make_bot
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.setups import Setup
from undercroft.games.tiny.setup import TinySetup
from undercroft.journal_files import MemoryStore, starter
from undercroft.kernel import Journal, Seat, view

HERE = Path(__file__).parent


def recorded(
    setup: Setup, seed: str, names: Sequence[str], undo_every: int = 0, checkpoint_every: int = 0
) -> bytes:
    """A whole game of bots; with undo lines, answers done again, and checkpoints, if wanted."""
    edition: Edition = lay_out(box_of("tiny"))
    settled = edition.settle(setup)
    header = edition.header(settled, seed)
    store = MemoryStore(header)
    journal: Journal[Any] = Journal(header, starter(edition, settled, seed), store)
    bots: list[Bot] = [make_bot(edition, settled, name, Seat(i), seed) for i, name in enumerate(names)]
    taken_back = 0
    while opened := journal.game.open:
        decision = opened[0]
        journal.answer(decision.seat, bots[decision.seat].choose(view(journal.game, decision.seat), decision))
        count = len(journal.answers)
        if undo_every and count % undo_every == 0 and count > taken_back:
            taken_back = count
            journal.undo(count - 3)
            journal.redo()
        if checkpoint_every and count % checkpoint_every == 0:
            journal.checkpoint()
    return store.data()


GOLDEN: dict[str, Callable[[], bytes]] = {
    "normal": lambda: recorded(TinySetup(), "golden", ("normal", "normal")),
    "random-with-undo": lambda: recorded(TinySetup(), "golden", ("random", "random"), undo_every=10),
    "hard-with-checkpoints": lambda: recorded(
        TinySetup(difficulty="hard"), "golden", ("normal", "random"), checkpoint_every=20
    ),
    "swapped": lambda: recorded(
        TinySetup(party=("scout", "warden"), difficulty="very-hard"), "golden", ("random", "normal"), 15, 25
    ),
}


def main() -> None:
    """Write every golden journal."""
    for name, record in GOLDEN.items():
        (HERE / f"{name}.journal").write_bytes(record())


if __name__ == "__main__":
    main()
