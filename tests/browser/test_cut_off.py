"""Words are never cut off: titles, cards and buttons wrap or shrink, in every language and at every width."""

from __future__ import annotations

from typing import Any

import pytest
from lengths import dealt
from playwright.sync_api import Page

from .guests import Guest
from .tables import bring
from .visits import NOWHERE, Visits

SIZES = [(360, 740), (390, 844), (768, 1024), (1280, 800), (1920, 1080)]
LOCALES = ["en-US", "es-ES", "pt-BR"]
LONG: dict[str, Any] = {"scenario": "20", "party": ("tinkerer", "mindthief", "brute", "spellweaver")}
# What an element that hides its overflow cuts from a line of text. What can be scrolled down to is not cut,
# and some rows go on to the side.
CUT = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, own = text.parentElement;
    if (!text.data.trim() || own.closest("svg, noscript, script, style, option")) continue;
    if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const slack = parseFloat(getComputedStyle(own).fontSize) * 0.35; // above and below the letters
    for (const line of range.getClientRects()) {
      let across = true, down = true, cut = "";
      for (let each = own; each && !cut; each = each.parentElement) {
        const style = getComputedStyle(each), box = each.getBoundingClientRect();
        if (style.clipPath !== "none") { across = down = false; break; } // for those who hear it
        const aside = each.matches(".fan, .scroll, .asked .seats, .brushes");
        if (aside && each.scrollWidth > each.clientWidth) across = false;
        if (/auto|scroll/.test(style.overflowY)) down = false;
        const hides = /hidden|clip|auto|scroll/;
        const beside = line.left < box.left - 1 || line.right > box.right + 1;
        const beyond = line.top + slack < box.top || line.bottom - slack > box.bottom;
        if (across && hides.test(style.overflowX) && beside) cut = "across";
        if (down && hides.test(style.overflowY) && beyond) cut = "down";
        if (style.position === "fixed") break;
      }
      const button = own.closest("button, .button, .brushes label, .chip");
      const around = button?.getBoundingClientRect();
      const spills = around && (line.left < around.left - 1 || line.right > around.right + 1);
      if (!cut && across && spills) cut = "out of its button";
      if (!cut && across && (line.left < -1 || line.right > innerWidth + 1)) cut = "off the page";
      if (!cut && own.closest(".mini .name")) {
        const over = document.elementFromPoint(line.right - 2, line.top + line.height / 2);
        const card = own.closest(".mini");
        const fan = card.closest(".fan").getBoundingClientRect();
        if (line.right < fan.right && over && !card.contains(over)) cut = "under another";
      }
      if (cut) { found.push(`${cut}: ${own.tagName}.${own.className}: ${text.data.trim()}`); break; }
    }
  }
  return found;
}"""

LAID_OUT = """() => new Promise((done) => {
  const frames = (count) => count ? requestAnimationFrame(() => frames(count - 1)) : done();
  frames(4);
})"""


def faults(page: Page) -> list[str]:
    """What is cut off at any size."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LAID_OUT)
        found += [f"{width}: {each}" for each in page.evaluate(CUT)]
    return found


@pytest.mark.parametrize(
    ("path", "locale"), dealt(["/", "/setup", "/join", "/box", "/about", "/nowhere"], LOCALES)
)
def test_pages(visits: Visits, path: str, locale: str) -> None:
    page = visits.guest(path, locale=locale).page
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert "\n".join(faults(page)) == ""


@pytest.mark.parametrize(("kind", "locale"), dealt(["lead", "play", "suffer"], LOCALES))
def test_a_table_of_four_with_long_names(visits: Visits, kind: str, locale: str) -> None:
    guest = visits.guest(NOWHERE, locale=locale)
    bring(guest.page, kind, **LONG)
    guest.wait()
    assert "\n".join(faults(guest.page)) == ""


@pytest.mark.parametrize("locale", LOCALES)
def test_a_table_of_two_with_its_panels(visits: Visits, locale: str) -> None:
    guest = visits.guest(NOWHERE, locale=locale)
    bring(guest.page, "area", 1)
    guest.wait()
    found = faults(guest.page)
    for width, height in SIZES[1:4]:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(LAID_OUT)
        for tab in guest.page.locator(".tabs button").all():
            tab.click()
            found += guest.page.evaluate(CUT)
    assert "\n".join(found) == ""


@pytest.mark.parametrize("locale", LOCALES)
def test_the_small_game(visits: Visits, locale: str) -> None:
    guest = visits.guest(NOWHERE, locale=locale)
    bring(guest.page, "stance", game="tiny")
    guest.wait()
    assert "\n".join(faults(guest.page)) == ""


def test_what_is_cut_is_found(guest: Guest) -> None:
    bring(guest.page, "lead")
    guest.wait()
    assert guest.page.evaluate(CUT) == []
    ways = [
        (".tabs button", "max-width: 1rem; overflow: visible"),
        ("h1", "width: 4rem; white-space: nowrap; overflow: hidden"),
        (".mini .name", "font-size: 3rem"),
    ]
    for what, how in ways:
        each = guest.page.locator(what).first
        each.evaluate("(each, how) => (each.style.cssText += ';' + how)", how)
        assert guest.page.evaluate(CUT) != [], what
        each.evaluate("each => each.removeAttribute('style')")
