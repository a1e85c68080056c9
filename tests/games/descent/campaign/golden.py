"""Records the golden journals of Descent's campaign anew: whole campaigns, played by bots at random.

PYTHONPATH=tests python -m games.descent.campaign.golden
"""

from __future__ import annotations

import sys
from pathlib import Path

from undercroft.bots import make_bot
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.descent.campaign.setup import CampaignSetup
from undercroft.kernel import Seat
from undercroft.sim.match import Match

HERE = Path(__file__).parents[3] / "journals" / "descent-campaign"
GAMES = {
    "two-heroes": CampaignSetup(players=2),
    "three-heroes-errata": CampaignSetup(players=3, variants=("errata",)),
    "four-heroes": CampaignSetup(players=4),
    "four-heroes-epic": CampaignSetup(players=4, variants=("epic-advanced",)),
}


def edition() -> Edition:
    return lay_out(box_of("descent-campaign"))


def record(name: str) -> bytes:
    """A whole campaign with all its quests."""
    setup = edition().settle(GAMES[name])
    seats = range(len(edition().seats(setup)))
    bots = [make_bot(edition(), setup, "random", Seat(seat), name) for seat in seats]
    match = Match(edition(), setup, name, bots, names=["random" for _ in seats])
    match.run()
    return match.journal()


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for name in GAMES:
        (HERE / f"{name}.journal").write_bytes(record(name))
        sys.stdout.write(f"{name}\n")
