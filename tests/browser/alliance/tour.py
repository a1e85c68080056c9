"""Pictures of the table of Dungeon Alliance for a designer to look through.

`python -m browser.alliance.tour FOLDER`: each moment on a laptop and two phones, dark and light; in Spanish
and Portuguese on a laptop and a narrow phone. Names after the folder choose those that begin so.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from ..guests import Guest
from ..screenshots import QUIET, visiting
from ..tables import bring_journal, tell
from ..visits import PHONE, Visits
from .moments import MOMENTS, Name, moment

NARROW: Final = (360, 740)
SIZES: Final = {"laptop": (1366, 768), "phone": PHONE, "narrow": NARROW}
LOCALES: Final = {"en": "en-US", "es": "es-ES", "pt": "pt-BR"}
SCREENS: Final[tuple[Name, ...]] = tuple(MOMENTS)


class Look(NamedTuple):
    """How a page is looked at."""

    name: str
    size: tuple[int, int]
    theme: str
    locale: str


def looks(screen: str, wanted: list[str]) -> Iterator[Look]:
    for shape, size in SIZES.items():
        for theme in ("dark", "light"):
            for language, locale in LOCALES.items():
                if language != "en" and (shape == "phone" or theme == "dark"):
                    continue
                name = f"{screen}-{shape}-{theme}-{language}"
                if not wanted or any(name.startswith(each) for each in wanted):
                    yield Look(name, size, theme, locale)


def seated(visits: Visits, look: Look, name: Name) -> Guest:
    """At the table of a moment as the one who is asked; the others' seats are empty."""
    at = moment(name)
    guest = visits.guest("/about", size=look.size, theme=look.theme, locale=look.locale, kept=QUIET)
    made = bring_journal(guest.page, at.journal)
    for seat in set(range(at.seats)) - {at.seat}:
        tell(guest.page, made, {"do": "rise", "id": f"r{seat}", "seat": seat})
    guest.wait()
    return guest


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with visiting() as visits:
        for screen in SCREENS:
            for look in looks(screen, wanted):
                page = seated(visits, look, screen).page
                page.wait_for_load_state("networkidle")
                page.screenshot(path=folder / f"{look.name}.png", animations="disabled")
                page.close()
                sys.stdout.write(f"{look.name}.png\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
