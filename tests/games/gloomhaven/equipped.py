"""Scenes with items: who wears what, sturdy foes, attacks by monsters."""

from __future__ import annotations

from typing import Any

from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.rules.items.items import arm_items
from undercroft.games.gloomhaven.state import Carried
from undercroft.kernel import FigureId

from .scenes import Table, scene

BRUTE, SPELLWEAVER, FOE, OTHER = 1, 2, 3, 4
STURDY = 20


def wears(table: Table, *items: str | Carried, seat: int = 0) -> Table:
    """A character has these items on from now."""
    table.mats(seat, items=items)
    arm_items(table.game, FigureId(seat + 1))
    return table


def duel(*items: str | Carried, monsters: str = "bandit-guard 1:0", **more: Any) -> Table:
    """The brute with items at 1:1, the spellweaver far away; foes of 20 hit points, the first one at 1:0."""
    table = scene(brute="1:1", spellweaver="9:7", monsters=monsters, **more)
    for figure in range(FOE, FOE + len([one for one in monsters.split(",") if one.strip()])):
        table.looks(figure, hp=STURDY, full=STURDY)
    return wears(table, *items)


def attacked(table: Table, value: int = 3, by: int = FOE, **more: Any) -> Table:
    """A monster attacks; nothing is answered yet."""
    return table.perform(by, Attack(value=value, **more))


def strikes(table: Table, value: int = 3, target: int = FOE, **more: Any) -> Table:
    """The brute attacks; items are still to be used."""
    return table.perform(BRUTE, Attack(value=value, **more)).picks(f"target {target}")


def state_of(table: Table, item: str, seat: int = 0) -> str:
    """Ready, spent or consumed."""
    return next(each.state for each in table.mat(seat).items if each.item == item)


def lost_hp(table: Table, figure: int = FOE) -> int:
    return table.figure(figure).full - table.hp(figure)


def passes(table: Table) -> Table:
    """Everything is declined and suffered until nobody is asked."""
    for _ in range(60):
        if not table.is_asked():
            return table
        keys = table.asked.keys()
        table.picks(
            next((key for key in ("pass", "suffer", "stop", "skip", "end-turn") if key in keys), keys[0])
        )
    raise AssertionError("the scene does not come to an end")
