"""How a designer looks at pages: on which screens, in which theme and language; and the pictures of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from .guests import Guest
from .visits import NOWHERE, PHONE, Visits

NARROW: Final = (360, 740)
SIZES: Final = {"laptop": (1366, 768), "screen": (1920, 1080), "phone": PHONE, "narrow": NARROW}
THEMES: Final = ("dark", "light")
ABROAD: Final = tuple((shape, locale) for shape in ("laptop", "narrow") for locale in ("es-ES", "pt-BR"))
QUIET: Final = {"hints-away": 3}  # the hints of the first game have been put away


class Look(NamedTuple):
    """A way to look at a page."""

    name: str
    size: tuple[int, int]
    theme: str
    locale: str = "en-US"

    def guest(self, visits: Visits, path: str = NOWHERE, **how: Any) -> Guest:
        """Somebody new who opens a page so."""
        return visits.guest(path, size=self.size, theme=self.theme, locale=self.locale, **how)


def looks(
    name: str,
    wanted: list[str],
    shapes: tuple[str, ...] = tuple(SIZES),
    abroad: tuple[tuple[str, str], ...] = ABROAD,
) -> Iterator[Look]:
    """All looks at a page, or those whose names begin as wanted: in English dark and light, abroad light."""
    found = [Look(f"{name}-{shape}-{theme}", SIZES[shape], theme) for shape in shapes for theme in THEMES]
    found += [
        Look(f"{name}-{shape}-light-{locale[:2]}", SIZES[shape], "light", locale) for shape, locale in abroad
    ]
    for look in found:
        if not wanted or any(look.name.startswith(each) for each in wanted):
            yield look


def keep(guest: Guest, folder: Path, look: Look) -> None:
    """The picture of a page, which is closed then."""
    guest.page.wait_for_load_state("networkidle")
    guest.page.screenshot(path=folder / f"{look.name}.png", animations="disabled")
    guest.page.close()
    sys.stdout.write(f"{look.name}.png\n")
    sys.stdout.flush()
