"""Cards at a glance: the icons of a half say what its record has, for every printed card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from games.gloomhaven.scenes import scene

from undercroft.games.gloomhaven.records.abilities import Half
from undercroft.scenes import shapes

from .table import Shown, gloomhaven

ICONS = Path(__file__).parents[3] / "client" / "src" / "table" / "icons.ts"
ELEMENTS = {"fire", "ice", "air", "earth", "light", "dark", "wild"}


def halves() -> Iterator[tuple[str, Half, shapes.Half]]:
    """Every half of every printed card, as recorded and as shown."""
    shown = Shown(scene().game)
    for id, record in gloomhaven().rules.content.card.items():
        card = shown.painter.card("card", id, shown.narrator)
        yield from ((id, *pair) for pair in zip((record.top, record.bottom), card.halves, strict=True))


def marks(half: shapes.Half) -> dict[str, str]:
    return {mark.icon: mark.text for mark in half.marks}


def test_every_half_has_a_gist_and_marks_for_what_it_costs_and_gives() -> None:
    for id, printed, half in halves():
        found = marks(half)
        assert half.gist, id
        assert ("lost" in found) == printed.lost, id
        assert (f"lasts-{printed.duration}" in found) == bool(printed.duration), id
        assert found.get("xp", "0").replace("?", "0") == str(printed.xp), id
        assert {f"make-{element}" for element in printed.infuse} <= set(found), id
        assert all(mark.label for mark in half.marks), id


@pytest.mark.parametrize(
    ("id", "half", "gist", "given"),
    [
        ("trample", 0, ["attack 3", "pierce 2"], []),
        ("trample", 1, ["move 4", "jump", "attack 2", "everybody"], ["xp 2", "lost"]),
        ("fire-orbs", 0, ["attack 3", "range 3", "target 3"], ["make-fire", "xp ?", "lost"]),
        ("warding-strength", 1, ["shield 1"], ["xp ?", "lasts-persistent", "lost"]),
        ("crater", 0, ["attack 3", "range 3"], ["use-earth", "xp ?"]),
        ("shield-bash", 1, ["shield 1"], ["lasts-round"]),
    ],
)
def test_icons_are_those_of_the_printed_card(id: str, half: int, gist: list[str], given: list[str]) -> None:
    shown = Shown(scene().game)
    found = shown.painter.card("card", id, shown.narrator).halves[half]
    assert [f"{each.icon} {each.text}".strip() for each in found.gist] == gist
    assert [f"{each.icon} {each.text}".strip() for each in found.marks] == given


def test_elements_within_augments_and_summons_are_marked_too() -> None:
    used = {icon for _, _, half in halves() for icon in marks(half) if icon.startswith("use-")}
    made = {icon for _, _, half in halves() for icon in marks(half) if icon.startswith("make-")}
    assert used == {f"use-{element}" for element in ELEMENTS}
    assert made == {f"make-{element}" for element in ELEMENTS}


def test_the_client_draws_every_icon() -> None:
    drawn = set(re.findall(r'^  "?([a-z-]+)"?: "M', ICONS.read_text(), re.MULTILINE))
    signs = [sign.icon for _, _, half in halves() for sign in (*half.gist, *half.marks)]
    wanted = {icon.removeprefix("use-").removeprefix("make-") for icon in signs}
    assert wanted - drawn == set()
