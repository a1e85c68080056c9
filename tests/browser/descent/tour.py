"""Pictures of Descent's table for a designer to look through: `python -m browser.descent.tour FOLDER`.

Each moment as hero and as Overlord, the campaign between two quests, travel, and each page, on every size of
screen, dark and light; in Spanish and Portuguese on a laptop and a narrow phone. Names after the folder
choose those that begin so.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ..guests import Guest
from ..looks import QUIET, Look, keep, looks
from ..screenshots import visiting
from ..tables import bring_journal, tell
from ..visits import Visits
from .camps import camp
from .moments import OVERLORD, Moment, Name, moment
from .test_travel import journey


def seated(visits: Visits, look: Look, at: Moment, *, overlord: bool) -> Guest:
    """At a moment's table on one side, alone: the others' seats are empty."""
    guest = look.guest(visits, kept=QUIET)
    made = bring_journal(guest.page, at.journal)
    for seat in range(OVERLORD) if overlord else [OVERLORD]:
        tell(guest.page, made, {"do": "rise", "id": f"r{seat}", "seat": seat})
    return guest


def as_hero(name: Name) -> Callable[[Visits, Look], Guest]:
    def taken(visits: Visits, look: Look) -> Guest:
        guest = seated(visits, look, moment(name), overlord=False)
        guest.wait()
        return guest

    return taken


def as_overlord(name: Name) -> Callable[[Visits, Look], Guest]:
    """The Overlord: where a hero is asked first, that answer is given."""

    def taken(visits: Visits, look: Look) -> Guest:
        at = moment(name)
        guest = look.guest(visits, kept=QUIET)
        made = bring_journal(guest.page, at.journal)
        guest.wait()
        if at.seat != OVERLORD or name == "corner":
            tell(
                guest.page,
                made,
                {"do": "answer", "id": "a", "seat": at.seat, "key": at.key, "revision": guest.revision},
            )
        for seat in range(OVERLORD):
            tell(guest.page, made, {"do": "rise", "id": f"r{seat}", "seat": seat})
        guest.wait()
        return guest

    return taken


def ended(name: Name, *, overlord: bool) -> Callable[[Visits, Look], Guest]:
    def taken(visits: Visits, look: Look) -> Guest:
        at = moment(name)
        guest = look.guest(visits, kept=QUIET)
        made = bring_journal(guest.page, at.journal)
        guest.wait()
        answer = {"do": "answer", "id": "a", "seat": at.seat, "key": at.key, "revision": guest.revision}
        tell(guest.page, made, answer)
        for seat in range(OVERLORD) if overlord else [OVERLORD]:
            tell(guest.page, made, {"do": "rise", "id": f"r{seat}", "seat": seat})
        guest.page.reload()
        guest.page.locator("dialog .result").wait_for()
        return guest

    return taken


def box(visits: Visits, look: Look) -> Guest:
    guest = look.guest(visits, "/descent", kept=QUIET)
    guest.page.locator("[data-odds=expected]").wait_for()
    return guest


def box_sight(visits: Visits, look: Look) -> Guest:
    guest = box(visits, look)
    guest.page.get_by_role("radio").nth(1).check(force=True)
    guest.page.locator("[data-at]").first.wait_for(state="attached")
    return guest


def in_camp(what: str, seat: int = 0, quests: int = 1) -> Callable[[Visits, Look], Guest]:
    """A campaign after so many quests, where a seat is asked this; whoever looks on holds all seats."""

    def taken(visits: Visits, look: Look) -> Guest:
        return _brought(visits, look, camp(what, seat, quests))

    return taken


def sheet(visits: Visits, look: Look) -> Guest:
    """What everybody has in a campaign, with one of the Overlord's cards read."""
    guest = in_camp("descent.choose_quest.choose")(visits, look)
    guest.page.locator("section.mats li").last.locator("button").first.click()
    guest.dialog.wait_for()
    return guest


def on_the_way(what: str) -> Callable[[Visits, Look], Guest]:
    def taken(visits: Visits, look: Look) -> Guest:
        return _brought(visits, look, journey(what))

    return taken


def _brought(visits: Visits, look: Look, journal: str) -> Guest:
    guest = look.guest(visits, kept=QUIET)
    bring_journal(guest.page, journal)
    guest.wait()
    return guest


SCREENS: Final[dict[str, Callable[[Visits, Look], Guest]]] = {
    "begin": as_hero("begin"),
    "go": as_hero("go"),
    "attack": as_hero("attack"),
    "surge": as_hero("surge"),
    "revive": as_hero("revive"),
    "trap": as_overlord("trap"),
    "corner": as_overlord("corner"),
    "won": ended("heroes-won", overlord=False),
    "lost": ended("heroes-won", overlord=True),
    "box": box,
    "sight": box_sight,
    "skills": in_camp("descent.spend_experience.choose"),
    "dark-cards": in_camp("descent.spend_experience.choose", 2),
    "shop": in_camp("descent.shopping.choose", 0, 2),
    "map": in_camp("descent.choose_quest.choose"),
    "sheet": sheet,
    "travel": on_the_way("descent.fork.choose"),
}


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with visiting() as visits:
        for screen, take in SCREENS.items():
            for look in looks(screen, wanted):
                keep(take(visits, look), folder, look)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
