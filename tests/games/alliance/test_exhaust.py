"""Everything in Dungeon Alliance runs and changes something, but for what is named here with a reason."""

from __future__ import annotations

import os

from games.alliance.at_work import at_work, content
from games.alliance.staging import RECORDS, Brawl, assassins, exploring, late, swept, trapped, whole_game
from undercroft.sim.exhaust import Scene, exhaust
from undercroft.sim.testers import NewGame

BUDGET = int(os.environ.get("UNDERCROFT_EXHAUST", "150000"))  # decisions, at most
SEED = os.environ.get("UNDERCROFT_EXHAUST_SEED", "1")
OF_ALL_GAMES = "an event of the kernel without use here: what lasts follows from the table"
REASONS = {
    "step alliance.hero_activation.give_way": "a net or pit on an ally's square: tests of movement run it",
    "event Armed": OF_ALL_GAMES,
    "event Ended": OF_ALL_GAMES,
}
TILES = [name for name in content() if name.startswith("tile ")]
TRAPS = ["option trap", *(name for name in content() if name.startswith("threat "))]
SOLO = [
    Scene(Brawl(1, solo=card), [name for name in content() if name.startswith(f"solo {card} ")], cut=60)
    for card in RECORDS.solo
]
SCENES: tuple[NewGame | Scene, ...] = (
    Brawl(2),
    Scene(exploring, TILES, cut=300),
    Brawl(2, "pvp"),
    late,
    *SOLO,
    Scene(trapped, TRAPS, cut=40),
    Scene(swept, ["event EarlyEndFixed"], cut=40),
    Scene(assassins, ["step alliance.earn.earn"], cut=80),
    Brawl(2, "coop"),
    Brawl(1),
    *(Scene(trapped, TRAPS, cut=40),) * 4,
    *(Scene(exploring, TILES, cut=300),) * 3,
)


def test_everything_runs_and_changes_something() -> None:
    ran = exhaust(
        whole_game,
        wanted=list(content()),
        observe=at_work,
        scenes=SCENES,
        leave_out=REASONS,
        budget=BUDGET,
        seed=SEED,
    )
    assert ran.missing == ()
    assert not set(REASONS) & set(ran.seen)
