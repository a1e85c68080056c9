"""A character who played a card and faces a bear: what its bonus does."""

from __future__ import annotations

from typing import Any

from undercroft.games.gloomhaven.events.cards import SlotUsed
from undercroft.games.gloomhaven.events.fights import AttackValued
from undercroft.games.gloomhaven.records.abilities import Attack

from .scenes import Table, scene


def through(table: Table, *picks: str) -> Table:
    """Answer with these, in order, as they are offered; with the first option where none of them is."""
    left = list(picks)
    while table.is_asked():
        wish = next((pick for pick in left if table.offers(pick)), "")
        if wish:
            left.remove(wish)
        table.picks(wish or table.keys()[0])
    assert not left, f"never offered: {left}"
    return table


def hit(table: Table, monster: int = 3, value: int = 3, **more: Any) -> Table:
    """A monster attacks."""
    return through(table.perform(monster, Attack(value=value, **more)))


def facing(
    hero: str, card: str, half: str, *picks: str, monsters: str = "elite cave-bear 1:0", **more: Any
) -> Table:
    """A character who played half of a card, next to a bear and beside a Brute or Spellweaver."""
    other = "spellweaver" if hero == "brute" else "brute"
    heroes = {hero: "0:0", other: more.pop("ally", "0:7")}
    table = scene(monsters=monsters, hero_level=9, **more, **heroes)
    return through(table.play(1, card, half), *picks)


def value_of(table: Table, attack: Attack, *picks: str, target: int = 3) -> int:
    """What step 1 makes of an attack by the first character."""
    table.perform(1, attack)
    seen = len(table.events(AttackValued))
    through(table, *picks, f"target {target}")
    return table.events(AttackValued)[seen].damage


def used(table: Table) -> int:
    return len(table.events(SlotUsed))
