"""Every item card once: it is used in a small scene, and does what it says."""

from __future__ import annotations

import pytest

from .item_checks import attacking, defending, ending, moving, restoring
from .item_checks.proofs import CHECKS
from .scenes import shelf

CHAPTERS = (attacking, defending, ending, moving, restoring)


def test_every_item_has_its_scene() -> None:
    assert set(CHECKS) == set(shelf().item)
    assert {proof.__module__ for proof in CHECKS.values()} == {chapter.__name__ for chapter in CHAPTERS}


PRINTED = (  # rule, id, number, price, slot, use, use slots, -1 cards, copies
    ("GH-PC-30", "boots-of-striding", 1, 20, "legs", "spent", 0, 0, 2),
    ("GH-PC-31", "hide-armor", 3, 10, "body", "spent", 2, 2, 2),
    ("GH-PC-32", "leather-armor", 4, 20, "body", "spent", 0, 0, 2),
    ("GH-PC-33", "cloak-of-invisibility", 5, 20, "body", "consumed", 0, 0, 2),
    ("GH-PC-34", "eagle-eye-goggles", 6, 30, "head", "spent", 0, 0, 2),
    ("GH-PC-35", "minor-healing-potion", 12, 10, "small", "consumed", 0, 0, 4),
    ("GH-PC-36", "minor-power-potion", 14, 10, "small", "consumed", 0, 0, 4),
    ("GH-PC-37", "boots-of-levitation", 71, 50, "legs", "always", 0, 0, 2),
    ("GH-PC-38", "swordedge-armor", 74, 40, "body", "spent", 3, 4, 2),
    ("GH-PC-39", "frigid-blade", 77, 30, "one-hand", "always", 0, 0, 2),
)


@pytest.mark.parametrize(
    "printed",
    [pytest.param(card[1:], marks=pytest.mark.rule(card[0], "GH-ITM-18"), id=card[1]) for card in PRINTED],
)
def test_a_printed_item(printed: tuple[str, int, int, str, str, int, int, int]) -> None:
    item = shelf().item[printed[0]]
    assert printed[1:] == (
        item.number, item.price, item.slot, item.use, item.use_slots, item.minus_ones, item.count
    )  # fmt: skip
    CHECKS[item.id](item.id)


USED = pytest.mark.rule("GH-ITM-19", "GH-ITM-23", "GH-ITM-25")


@pytest.mark.rule("GH-ITM-19", "GH-ITM-20", "GH-ITM-23", "GH-ITM-30", "GH-ITM-32")
@pytest.mark.parametrize(
    "item",
    [pytest.param(item.id, marks=USED if item.when != "worn" else ()) for item in shelf().item.values()],
)
def test_item(item: str) -> None:
    CHECKS[item](item)
