"""Pictures of the main screens for the README and the documents: `make screenshots`.

`python -m browser.screenshots --tour FOLDER` takes those that a designer looks through: every moment of a
table and every page, on a laptop, a phone and a large screen, dark and light; in Spanish on the laptop and in
Portuguese on the phone, light.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from debian import provide
from playwright.sync_api import expect

from .gloomhaven.test_box import POSITION
from .guests import Guest, middle
from .houses import chromium, serving
from .looks import QUIET, keep, looks
from .tables import bring, open_table
from .test_endings import give_up
from .visits import NOWHERE, PHONE, Visits

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
MOST = 250_000  # bytes of a picture
SIZE = (1440, 900)
TABLET = (820, 1180)
TV = (1920, 1080)
SHAPES = ("laptop", "phone", "screen")  # of the tour
ABROAD = (("laptop", "es-ES"), ("phone", "pt-BR"))


def home(visits: Visits) -> Guest:
    guest = visits.guest(size=SIZE)
    guest.page.wait_for_load_state("networkidle")
    return guest


def table_dark(visits: Visits) -> Guest:
    return _moving(visits, "dark")


def table_light(visits: Visits) -> Guest:
    return _moving(visits, "light")


def _moving(visits: Visits, theme: str) -> Guest:
    guest = visits.guest(NOWHERE, size=SIZE, theme=theme, kept=QUIET)
    bring(guest.page, "go")
    guest.wait()
    far = guest.page.locator("[role=gridcell][aria-label*=', cost 3']").first
    guest.page.mouse.move(*middle(far))
    guest.page.locator(".previews .way").first.wait_for(state="attached")
    return guest


def hand(visits: Visits) -> Guest:
    guest = visits.guest(size=SIZE)
    guest.play_now()
    guest.bar.get_by_role("button", name="Hint", exact=True).click()
    guest.bar.locator(".hint").get_by_role("button", name="Do this").click()
    guest.page.locator("section.hand button.mini").nth(4).hover()
    return guest


def plan(visits: Visits) -> Guest:
    guest = visits.guest(NOWHERE, size=SIZE, kept=QUIET)
    bring(guest.page, "area", 1)
    guest.wait()
    guest.page.get_by_role("button", name="Show threats").click()
    guest.page.locator(".previews .threat").first.wait_for(state="attached")
    guest.page.mouse.move(*middle(guest.page.locator("[role=gridcell][aria-label*='Bandit Guard']").first))
    guest.page.locator(".previews .flag").wait_for(state="attached")
    return guest


def why(visits: Visits) -> Guest:
    guest = visits.guest(NOWHERE, size=SIZE, kept=QUIET)
    bring(guest.page, "play")
    guest.wait()
    guest.log.locator(".line", has_text="focus").get_by_role("button", name="why?").first.click()
    expect(guest.dialog).to_contain_text("GH-")
    return guest


def phone(visits: Visits) -> Guest:
    guest = visits.guest(NOWHERE, size=PHONE, kept=QUIET)
    bring(guest.page, "play")
    guest.wait()
    return guest


def phone_board(visits: Visits) -> Guest:
    guest = visits.guest(NOWHERE, size=PHONE, kept=QUIET)
    bring(guest.page, "go")
    guest.wait()
    guest.open_side("Order")
    return guest


def tablet(visits: Visits) -> Guest:
    guest = visits.guest(NOWHERE, size=TABLET, kept=QUIET)
    bring(guest.page, "play")
    guest.wait()
    return guest


def tv(visits: Visits) -> Guest:
    made = bring(visits.guest(NOWHERE, size=SIZE, kept=QUIET).page, "area", 1)
    guest = visits.guest(f"/tv/{made.code}", size=TV)
    guest.page.locator(".tv .log p").first.wait_for()
    return guest


def box(visits: Visits) -> Guest:
    guest = visits.guest("/box", size=(1440, 1100))
    page = guest.page
    page.get_by_role("heading", level=1).wait_for()
    data = json.dumps(POSITION).encode()
    page.locator("input[type=file]").set_input_files(
        {"name": "position.json", "mimeType": "application/json", "buffer": data}
    )
    page.get_by_role("button", name="Solve").click()
    expect(page.locator("section:has(#answer)")).to_contain_text("GH-")
    return guest


def tiny(visits: Visits) -> Guest:
    guest = visits.guest(NOWHERE, size=SIZE, kept=QUIET)
    open_table(guest.page, "tiny", ("me", "bot:normal"))
    guest.play_until(lambda: guest.cells().count() > 1 and guest.rounds() > 1, guest.by_mouse)
    return guest


def spanish(visits: Visits) -> Guest:
    guest = visits.guest(NOWHERE, size=SIZE, locale="es-ES", theme="light", kept=QUIET)
    bring(guest.page, "play")
    guest.wait()
    return guest


def end(visits: Visits) -> Guest:
    guest = visits.guest(NOWHERE, size=SIZE, kept=QUIET)
    bring(guest.page, "lead", after=60)
    guest.wait()
    give_up(guest)
    return guest


def setup(visits: Visits) -> Guest:
    guest = visits.guest("/setup", size=SIZE)
    guest.page.wait_for_load_state("networkidle")
    return guest


SCREENS: tuple[Callable[[Visits], Guest], ...] = (
    home, setup, hand, table_dark, table_light, plan, why, phone, phone_board, tablet, tv, box, tiny, spanish,
    end,
)  # fmt: skip


PAGES = {"home": "/", "setup": "/setup", "join": "/join", "box": "/box"}
MOMENTS = {"cards": "lead", "action": "play", "move": "go", "attack": "target", "negate": "suffer"}
CROWD: dict[str, Any] = {"scenario": "3", "party": ("tinkerer", "mindthief", "brute", "spellweaver")}


def tour(visits: Visits, folder: Path, wanted: list[str]) -> None:
    """Every page and moment at every size, dark and light, or those whose names begin as wanted."""
    for name, path in PAGES.items():
        for look in looks(name, wanted, SHAPES, ABROAD):
            keep(look.guest(visits, path), folder, look)
    for name, kind in MOMENTS.items():
        for look in looks(name, wanted, SHAPES, ABROAD):
            guest = look.guest(visits, kept=QUIET)
            bring(guest.page, kind, **CROWD)
            guest.wait()
            keep(guest, folder, look)
    for look in looks("log", wanted, SHAPES, ABROAD):
        guest = look.guest(visits, kept=QUIET)
        bring(guest.page, "play", **CROWD)
        guest.wait()
        guest.page.locator(".tabs button").nth(-2).click()  # before the last, whatever it is called
        keep(guest, folder, look)
    for look in looks("tv", wanted, SHAPES, ABROAD):
        made = bring(visits.guest(NOWHERE, kept=QUIET).page, "go", **CROWD)
        guest = look.guest(visits, f"/tv/{made.code}", kept={"theme": look.theme})
        guest.page.locator(".tv .log p").first.wait_for()
        keep(guest, folder, look)


@contextmanager
def visiting() -> Iterator[Visits]:
    """A server and a browser for as long as pictures are taken."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, chromium() as browser:
        if browser is None:
            raise SystemExit("Chromium is not installed, and cannot be without root and apt.")
        with Visits(browser, address) as visits:
            yield visits


def shrink(path: Path) -> None:
    """The same picture with 256 colours."""
    program = provide(lambda: shutil.which("pngquant"), "pngquant")
    if program is None:
        raise SystemExit("pngquant is not installed, and cannot be without root and apt.")
    subprocess.run([program, "--force", "--strip", "--output", path, "256", path], check=True)


def main(wanted: list[str]) -> None:
    """All pictures, or those that are named."""
    if wanted[:1] == ["--tour"]:
        folder = Path(wanted[1])
        folder.mkdir(parents=True, exist_ok=True)
        with visiting() as visits:
            tour(visits, folder, wanted[2:])
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    with visiting() as visits:
        for screen in SCREENS:
            name = screen.__name__.replace("_", "-")
            if wanted and name not in wanted:
                continue
            path = FOLDER / f"{name}.png"
            page = screen(visits).page
            page.wait_for_load_state("networkidle")
            page.screenshot(path=path, animations="disabled")
            page.close()
            shrink(path)
            size = path.stat().st_size
            sys.stdout.write(f"{path.name}: {size // 1000} kB\n")
            assert size <= MOST, f"{path.name} has {size} bytes, more than {MOST}"


if __name__ == "__main__":
    main(sys.argv[1:])
