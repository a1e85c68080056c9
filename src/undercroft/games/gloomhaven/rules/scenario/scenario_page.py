"""The page of the scenario, and how far its story has come (GH-SCN, GH-SPC-19)."""

from __future__ import annotations

from typing import TypeVar

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import layout, page
from undercroft.games.gloomhaven.records import moments
from undercroft.games.gloomhaven.records.formulas import Formula, reckon
from undercroft.games.gloomhaven.records.places import rank_for
from undercroft.games.gloomhaven.records.scenario_rules import Rule, Trigger
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId
from undercroft.space import Cell, Cells

R = TypeVar("R", bound=Rule)


def reckoned(g: Haven, formula: Formula, **more: int) -> int:
    """A number of the page: P is the number of characters that began, N the level (GH-SPC-18, GH-DEF-08)."""
    if isinstance(formula, int):
        return formula
    return reckon(formula, {"P": len(g.state.party), "N": g.state.level, **more})


def marked(g: Haven, *marks: str) -> Cells:
    """The hexes with these letters or numbers (GH-SPC-16)."""
    found, out = layout(g).marks, 0
    for mark in marks:
        out |= found.get(mark, 0)
    return out


def spots(g: Haven, mark: str) -> list[Cell]:
    """The hexes of a mark in the order of the page."""
    return [GRID.cell(*at) for at in page(g).mark(mark)]


def rules_in_force(g: Haven, kind: type[R]) -> list[R]:
    """The special rules of one kind that hold now (GH-SPC-20)."""
    rules = page(g).rules
    return [rule for rule in rules if isinstance(rule, kind) and holds_now(g, rule)] if rules else []


def holds_now(g: Haven, rule: Rule) -> bool:
    """A rule holds from its `since` on and ends with its `until`."""
    if rule.since is not None and not has_come(g, rule.since):
        return False
    return rule.until is None or not has_come(g, rule.until)


def has_come(g: Haven, moment: moments.AnyMoment) -> bool:
    """Did this moment of the story come already? (GH-SPC-19)"""
    s = g.state
    match moment:
        case moments.AtSetup():
            return True
        case moments.AtRound():
            return s.round >= moment.number > 0
        case moments.AtDoor():
            return bool(marked_doors(g, moment.mark) & s.opened & ~shut_by_objectives(g))
        case moments.AtReveal():
            return moment.room in s.rooms
        case moments.AtEntry():
            return bool(s.story.get(entry_name(moment)))
        case moments.AtPlates():
            return stood_on(g, moment)
        case moments.AtKill():
            return has_killed(g, moment)
        case moments.AtLoot():
            return s.story.get("goal-tiles", 0) >= (moment.count or goal_tiles(g))
        case moments.AtDestruction():
            return killed(g, moment.objective) >= moment.count


def marked_doors(g: Haven, mark: str) -> Cells:
    """The doors with this mark."""
    out = 0
    for cell, door in layout(g).doors.items():
        if door.mark == mark:
            out |= 1 << cell
    return out


def shut_by_objectives(g: Haven) -> Cells:
    """Doors with hit points that still stand: they are there to be attacked, and let nobody through."""
    doors = {objective.id for objective in page(g).objectives if objective.door}
    out = 0
    if doors:
        for leaf in g.state.figures.values():
            if leaf.objective and leaf.kind in doors:
                out |= leaf.cells
    return out


def entry_hexes(g: Haven, moment: moments.AtEntry) -> Cells:
    """The hexes that a rule means: those of a mark, or of whole rooms."""
    cells = marked(g, moment.mark) if moment.mark else 0
    for room in moment.rooms:
        cells |= layout(g).floors[room]
    return cells


def awaited_hexes(g: Haven, figure: FigureId) -> Cells:
    """Where something of the page happens as soon as this figure enters; it does so once (GH-SPC-19)."""
    if g.state.figures[figure].side != "party":
        return 0
    out = 0
    for rule in page(g).rules:
        if isinstance(rule, Trigger) and isinstance(rule.when, moments.AtEntry) and holds_now(g, rule):
            out |= 0 if has_come(g, rule.when) else entry_hexes(g, rule.when)
    return out


def entry_name(moment: moments.AtEntry) -> str:
    """How the story keeps that somebody came there."""
    return f"entered {moment.mark} {' '.join(moment.rooms)}".strip()


def killed(g: Haven, kind: str) -> int:
    """How many monsters of a type were killed, or objectives of a name destroyed."""
    return g.state.story.get(f"killed {kind}", 0)


def has_killed(g: Haven, moment: moments.AtKill) -> bool:
    if moment.all:
        return all_killed(g, moment.monster)
    return killed(g, f"{moment.monster} {moment.rank}".strip()) >= reckoned(g, moment.count)


def all_killed(g: Haven, monster: str) -> bool:
    """Of a type some were killed and none is left, neither on the board nor in a room to come (GH-END-04)."""
    s = g.state
    if not killed(g, monster) or any(f.kind == monster and f.cells for f in s.figures.values()):
        return False
    return not any(
        standing.monster == monster
        and not standing.later
        and rank_for(standing.ranks, len(s.party)) != "none"
        for room in page(g).rooms
        if room.id not in s.rooms
        for standing in room.monsters
    )


def goal_tiles(g: Haven) -> int:
    """How many goal treasure tiles there are (GH-TRE-02)."""
    return sum(not treasure.number for room in page(g).rooms for treasure in room.treasures)


def on_board(g: Haven) -> Cells:
    """The hexes of the characters that are up."""
    out = 0
    for mat in g.state.characters.values():
        out |= g.state.figures[mat.figure].cells
    return out


def stood_on(g: Haven, plates: moments.AtPlates) -> bool:
    """At the end of a turn: do characters stand on the plates as the rule asks? (GH-SPC-08, GH-SPC-09)"""
    cells = marked(g, *plates.marks[len(g.state.party) - 2])
    standing = on_board(g)
    match plates.need:
        case "one":
            return bool(standing & cells)
        case "all":
            return all_held(g, plates.marks)
        case "each-character":
            return standing != 0 and not standing & ~cells


def all_held(g: Haven, marks: tuple[str, str, str]) -> bool:
    """Are all plates for this number of characters occupied by characters at once? (GH-SPC-08, GH-SPC-09)"""
    plates = marked(g, *marks[len(g.state.party) - 2])
    return plates != 0 and not plates & ~on_board(g)
