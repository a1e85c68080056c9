"""Shield and Retaliate: what defends a figure (GH-SHD)."""

from __future__ import annotations

from undercroft.games.gloomhaven.rules.bonuses import in_force
from undercroft.games.gloomhaven.rules.stats import monster_stats, summon_stats
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId, Part


def shield_of(g: Haven, figure: FigureId) -> tuple[int, tuple[Part, ...]]:
    """All Shield of a figure: printed, and from bonuses of the round or for good (GH-SHD-02, GH-SHD-04)."""
    return g.breakdown("shield", figure, printed_shield(g, figure))


def printed_shield(g: Haven, figure: FigureId) -> int:
    leaf = g.state.figures[figure]
    if leaf.is_character or leaf.objective:
        return 0
    return summon_stats(g, leaf).shield if leaf.is_summon else monster_stats(g, leaf).shield


def retaliates(g: Haven, figure: FigureId) -> list[tuple[int, int]]:
    """Every Retaliate of a figure, each with its own range (GH-SHD-11, GH-SHD-15)."""
    leaf = g.state.figures[figure]
    found = []
    if leaf.is_summon:
        if summon_stats(g, leaf).retaliate:
            found.append((summon_stats(g, leaf).retaliate, 1))
    elif not leaf.is_character and not leaf.objective:
        stats = monster_stats(g, leaf)
        if stats.retaliate:
            found.append((stats.retaliate, stats.retaliate_range))
    for each in in_force(g, figure, "retaliate"):
        if not each.effect.kind and isinstance(each.effect.value, int):
            found.append((each.effect.value, max(1, each.effect.range)))
    return found
