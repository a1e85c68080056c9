"""The statistics of a figure by statistic cards, mats and cards (GH-MST, GH-BOS, GH-SUM-05)."""

from __future__ import annotations

from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.records.abilities import SummonStats
from undercroft.games.gloomhaven.records.monsters import Boss, Monster, NamedMonster, Stats
from undercroft.games.gloomhaven.rules.items.equipment import worn
from undercroft.games.gloomhaven.rules.scenario.special_rules import boosted, raised
from undercroft.games.gloomhaven.state import Figure, Haven
from undercroft.kernel import FigureId

RAISED = frozenset({"GH-VAR-02", "GH-VAR-05"})  # solo play and open information raise the monsters


def monster_level(g: Haven) -> int:
    """The scenario's level (GH-LVL-05), one more alone or with open information (GH-VAR-02, GH-VAR-05)."""
    s = g.state
    return s.level + (not RAISED.isdisjoint(s.variants))


def trap_damage(g: Haven) -> int:
    """2 + N, or 3 + N alone or with open information (GH-TER-07, GH-TER-08)."""
    return 2 + monster_level(g)


def hazard_damage(g: Haven) -> int:
    """Half of a trap's, rounded down (GH-TER-14, GH-VAR-04)."""
    return trap_damage(g) // 2


def monster_stats(g: Haven, leaf: Figure) -> Stats:
    """The section of a statistic card that counts, with what the scenario changes (GH-MST-01, GH-SPC-20)."""
    level = monster_level(g)
    if g.state.scenario not in library(g).boosting:
        return printed_stats(g, leaf, level)
    return boosted(g, leaf.kind, printed_stats(g, leaf, raised(g, leaf.kind, level)))


def printed_stats(g: Haven, leaf: Figure, level: int) -> Stats:
    """As it stands on the card at this level (GH-MON-03, GH-BOS-04, GH-BOS-E1, GH-SPC-17, GH-SPC-18)."""
    records, players = library(g), len(g.state.party)
    record = records.monster[leaf.kind]
    if isinstance(record, Monster):
        return record.stats(level, "elite" if leaf.rank == "elite" else "normal")
    if isinstance(record, NamedMonster):
        base = records.monster[record.base]
        assert isinstance(base, Monster)
        return record.stats(base, level, players)
    scouts = sum(f.kind == "vermling-scout" and f.cells != 0 for f in g.state.figures.values())
    return record.stats(level, players, V=scouts, X=g.state.turn.moved)


def special_value(g: Haven, leaf: Figure) -> int:
    """The number that the specials of a boss use, by its level (GH-BOS-03)."""
    record = library(g).monster[leaf.kind]
    values = record.special_value if isinstance(record, Boss) else ()
    return values[raised(g, leaf.kind, monster_level(g))] if values else 0


def summon_stats(g: Haven, leaf: Figure) -> SummonStats:
    """The statistics of a character's summon by the card."""
    return library(g).summons[leaf.kind]


def printed_card(g: Haven, figure: FigureId) -> Stats | SummonStats | None:
    """The values and traits that are printed for a figure; characters and objectives have no such card."""
    leaf = g.state.figures[figure]
    if leaf.is_character or leaf.objective:
        return None
    return summon_stats(g, leaf) if leaf.is_summon else monster_stats(g, leaf)


def is_flying(g: Haven, figure: FigureId) -> bool:
    """Printed beside a monster's name (GH-MST-09) or on a summon's card, or given by an item."""
    leaf = g.state.figures[figure]
    if leaf.is_character:
        return any(each.flying for each in worn(g, figure))
    if leaf.is_summon:
        return summon_stats(g, leaf).flying
    record = library(g).monster.get(leaf.kind)
    if isinstance(record, NamedMonster):
        record = library(g).monster[record.base]
    return isinstance(record, (Monster, Boss)) and record.flying
