"""Somebody who watches: what a page told, when, and what log and order list showed at that moment."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page

from .guests import Guest

WATCH = """() => {
  window.told = [];
  const text = (where) => [...document.querySelectorAll(where)].at(-1)?.firstChild?.textContent.trim() ?? "";
  const note = () => {
    const caption = document.querySelector(".telling .caption");
    const key = caption ? caption.dataset.line + " " + caption.querySelector(".told").textContent : "";
    if ((window.told.at(-1)?.key ?? "") === key) return;
    window.told.push({
      key,
      at: performance.now(),
      text: caption?.querySelector(".told").textContent ?? "",
      log: text("section.log .line p, .tv .log p"),
      active: text(".track [aria-current] .name"),
      lit: document.querySelectorAll(".tale .ring").length,
      ways: document.querySelectorAll(".tale .trail").length,
      faces: document.querySelectorAll(".telling .faces > *").length,
    });
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(note).observe(document.body, all);
}"""


class Told(NamedTuple):
    """A sentence, when it was begun, and what the page showed then; without words: the end."""

    key: str
    at: float  # milliseconds
    text: str
    log: str  # the last line of the log
    active: str  # of the order list
    lit: int  # figures with a ring
    ways: int
    faces: int


def watch(page: Page) -> None:
    """From now on, keep what is told."""
    page.evaluate(WATCH)


def told(page: Page) -> list[Told]:
    """What was told so far, in this order."""
    return [Told(**each) for each in page.evaluate("() => window.told")]


def sentences(page: Page) -> list[str]:
    return [each.text for each in told(page) if each.text]


def caption(page: Page) -> Locator:
    """The sentence that is told."""
    return page.locator(".telling .told")


def until_told(page: Page) -> None:
    """Until nothing more is told."""
    page.wait_for_function("() => !document.querySelector('.telling')", timeout=120_000)


def lines_sent(guest: Guest, since: int) -> tuple[list[str], set[str]]:
    """The sentences that came with messages from this one on: as the log has them now, and those replaced."""
    lines: dict[int, str] = {}
    replaced = set()
    for message in map(json.loads, guest.frames[since:]):
        if message["is"] != "update" or message.get("whole"):
            continue
        keep: int = message.get("keep", 0)
        new: list[dict[str, Any]] = message.get("lines", [])
        for place in [place for place in lines if place >= keep]:
            replaced.add(lines.pop(place))
        lines |= {keep + i: line["text"] for i, line in enumerate(new)}
    return list(lines.values()), replaced
