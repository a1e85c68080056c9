"""Which scene proves which item, and what the scenes share."""

from __future__ import annotations

from collections.abc import Callable

from games.gloomhaven.equipped import BRUTE, duel, state_of  # fmt: skip
from games.gloomhaven.scenes import Table, shelf
from undercroft.games.gloomhaven.records.abilities import (
    Active,
    Move,
)  # fmt: skip
from undercroft.games.gloomhaven.state import ELEMENTS, STRONG, Lasting
from undercroft.kernel import FigureId

Check = Callable[[str], None]
CHECKS: dict[str, Check] = {}


def check(*items: str) -> Callable[[Check], Check]:
    """What proves that these items work."""

    def keep(proof: Check) -> Check:
        for item in items:
            assert item not in CHECKS, item
            CHECKS[item] = proof
        return proof

    return keep


def after(item: str) -> str:
    """What becomes of it."""
    use = shelf().item[item].use
    return "ready" if use == "always" else use


def strong(table: Table, *elements: str) -> Table:
    return table.knows(elements=tuple(STRONG if element in elements else 0 for element in ELEMENTS))


def drinks(item: str, table: Table | None = None, *picks: str) -> Table:
    """The brute uses it while a move is to be chosen, in its own turn."""
    table = table or duel(item, monsters="bandit-guard 5:5")
    table.perform(BRUTE, Move(value=1)).picks(f"use-item {item}", *picks)
    assert table.asked.what == "gh.move.choose", table.asked
    assert state_of(table, item) == after(item)
    return table


def infused(table: Table) -> list[str]:
    return list(table.state.turn.infused)


def shielded(table: Table, figure: int, value: int) -> Table:
    """A figure has Shield for the scenario."""
    effect = Active(effect="shield", value=value)
    lasting = Lasting(effect, FigureId(figure), FigureId(figure), "test", "scenario")
    return table.knows(lasting=(*table.state.lasting, lasting))


def passes_targets(table: Table) -> None:
    """All targets, in whatever order, with nothing more."""
    while table.is_asked():
        keys = table.keys()
        table.picks(next((key for key in keys if key.startswith("target")), None) or passing(keys))


def passing(keys: list[str]) -> str:
    return next((key for key in ("pass", "suffer", "skip", "stop") if key in keys), keys[0])


def first(table: Table, *words: str) -> str:
    """The first option with all of these words."""
    options = table.asked.options
    return next(each.key for each in options if set(words) <= set(each.key.split()))
