"""Pictures of Descent's table for a designer to look through: `python -m browser.descent.tour FOLDER`.

Each moment as hero and as Overlord, each page, on every size of screen, dark and light; in Spanish and
Portuguese on a laptop and a narrow phone. Names after the folder choose those that begin so.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from ..guests import Guest
from ..screenshots import QUIET, visiting
from ..tables import bring_journal, tell
from ..visits import PHONE, Visits
from .moments import OVERLORD, Moment, Name, moment

NARROW: Final = (360, 740)
SIZES: Final = {"laptop": (1366, 768), "screen": (1920, 1080), "phone": PHONE, "narrow": NARROW}
LOCALES: Final = {"en": "en-US", "es": "es-ES", "pt": "pt-BR"}


class Look(NamedTuple):
    """How a page is looked at."""

    name: str
    size: tuple[int, int]
    theme: str
    locale: str


def seated(visits: Visits, look: Look, at: Moment, *, overlord: bool) -> Guest:
    """At a moment's table on one side, alone: the others' seats are empty."""
    guest = visits.guest("/about", size=look.size, theme=look.theme, locale=look.locale, kept=QUIET)
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
        guest = visits.guest("/about", size=look.size, theme=look.theme, locale=look.locale, kept=QUIET)
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
        guest = visits.guest("/about", size=look.size, theme=look.theme, locale=look.locale, kept=QUIET)
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
    guest = visits.guest("/descent", size=look.size, theme=look.theme, locale=look.locale, kept=QUIET)
    guest.page.locator("[data-odds=expected]").wait_for()
    return guest


def box_sight(visits: Visits, look: Look) -> Guest:
    guest = box(visits, look)
    guest.page.get_by_role("radio").nth(1).check(force=True)
    guest.page.locator("[data-at]").first.wait_for(state="attached")
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
}


def looks(screen: str, wanted: list[str]) -> Iterator[Look]:
    for shape, size in SIZES.items():
        for theme in ("dark", "light"):
            for language, locale in LOCALES.items():
                if language != "en" and (shape not in ("laptop", "narrow") or theme == "dark"):
                    continue
                name = f"{screen}-{shape}-{theme}-{language}"
                if not wanted or any(name.startswith(each) for each in wanted):
                    yield Look(name, size, theme, locale)


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with visiting() as visits:
        for screen, take in SCREENS.items():
            for look in looks(screen, wanted):
                page = take(visits, look).page
                page.wait_for_load_state("networkidle")
                page.screenshot(path=folder / f"{look.name}.png", animations="disabled")
                page.close()
                sys.stdout.write(f"{look.name}.png\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
