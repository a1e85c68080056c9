"""What statistic cards, mats and cards say of a figure (GH-MST, GH-BOS, GH-SUM-05)."""

from __future__ import annotations

from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.records.monsters import Boss, Monster, NamedMonster, Stats
from undercroft.games.gloomhaven.records.abilities import SummonStats
from undercroft.games.gloomhaven.state import Figure, Haven
from undercroft.kernel import FigureId

SOLO = ("GH-VAR-02", "GH-VAR-05")  # solo play and open information raise the monsters


def monster_level(g: Haven) -> int:
    """The scenario's level (GH-LVL-05), one more alone or with open information (GH-VAR-02, GH-VAR-05)."""
    return g.state.level + any(g.plays(variant) for variant in SOLO)


def trap_damage(g: Haven) -> int:
    """2 + N, or 3 + N alone or with open information (GH-TER-07, GH-TER-08)."""
    return 2 + monster_level(g)


def hazard_damage(g: Haven) -> int:
    """Half of a trap's, rounded down (GH-TER-14, GH-VAR-04)."""
    return trap_damage(g) // 2


def monster_stats(g: Haven, leaf: Figure) -> Stats:
    """The section of a monster's statistic card that counts (GH-MST-01, GH-MON-03, GH-BOS-04)."""
    records, level, players = library(g), monster_level(g), len(g.state.party)
    record = records.monster[leaf.kind]
    if isinstance(record, Monster):
        return record.stats(level, "elite" if leaf.rank == "elite" else "normal")
    if isinstance(record, NamedMonster):
        base = records.monster[record.base]
        assert isinstance(base, Monster)
        return record.stats(base, level, players)
    scouts = sum(f.kind == "vermling-scout" and f.cells != 0 for f in g.state.figures.values())
    return record.stats(level, players, V=scouts, X=g.state.turn.moved)


def summon_stats(g: Haven, leaf: Figure) -> SummonStats:
    """What the card says of a character's summon."""
    return library(g).summons[leaf.kind]


def is_flying(g: Haven, figure: FigureId) -> bool:
    """Printed beside a monster's name (GH-MST-09) or on a summon's card, or given by an item."""
    leaf = g.state.figures[figure]
    if leaf.is_character:
        items = library(g).item
        worn = (items[carried.item].worn for carried in g.state.characters[leaf.seat].items)
        return any(each is not None and each.flying for each in worn)
    if leaf.is_summon:
        return summon_stats(g, leaf).flying
    record = library(g).monster.get(leaf.kind)
    if isinstance(record, NamedMonster):
        record = library(g).monster[record.base]
    return isinstance(record, (Monster, Boss)) and record.flying
