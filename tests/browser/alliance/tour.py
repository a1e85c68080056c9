"""Pictures of the table of Dungeon Alliance for a designer to look through.

`python -m browser.alliance.tour FOLDER`: each moment, with the tile that would be laid and the supply, on
every size of screen, dark and light; in Spanish and Portuguese on a laptop and a narrow phone. Names after
the folder choose those that begin so.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from ..guests import Guest, middle
from ..looks import QUIET, Look, keep, looks
from ..screenshots import visiting
from ..tables import bring_journal, tell
from ..visits import Visits
from .moments import MOMENTS, Name, moment

SCREENS: Final[tuple[Name, ...]] = tuple(MOMENTS)


def seated(visits: Visits, look: Look, name: Name) -> Guest:
    """At the table of a moment as the one who is asked; the others' seats are empty."""
    at = moment(name)
    guest = look.guest(visits, kept=QUIET)
    made = bring_journal(guest.page, at.journal)
    for seat in set(range(at.seats)) - {at.seat}:
        tell(guest.page, made, {"do": "rise", "id": f"r{seat}", "seat": seat})
    guest.wait()
    if name == "tile":  # as it would lie, under the pointer
        guest.page.mouse.move(*middle(guest.cells().first))
        guest.page.locator("[data-ghost]").wait_for(state="attached")
    return guest


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with visiting() as visits:
        for screen in SCREENS:
            for look in looks(screen, wanted):
                keep(seated(visits, look, screen), folder, look)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
