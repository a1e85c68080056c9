"""Why a hex or a figure on the board is not among the choices, in one sentence with the rule that forbids it.

The functions are those of the rules. What is asked about is never an option: that is seen to before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.options import FirstOption, TargetOption
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Decision, FigureId, Seat
from undercroft.scenes import shapes
from undercroft.space import Cell
from undercroft.text import rule_title
from undercroft.text.narrator import Narrator

from . import tiles_not, where_not, whom_not
from .foresight.sights import cell_named
from .foresight.sights import sight as sight_line
from .objections import NOBODY, Objection
from .phrasebook import Phrasebook, capital, phrasebook_of

FIGURES = (TargetOption, FirstOption)
FORMS = ("", "the", "to", "of", "by")
WHERE: Mapping[str, Callable[[Haven, Cell], Objection | None]] = {
    "gh.scenario.choose_start": where_not.start,
    "gh.move.choose": where_not.move,
    "gh.move.make_room": where_not.nearest_free("GH-MOV-06", empty=False),
    "gh.fall.get_off": where_not.nearest_free("GH-MOV-16", empty=True),
    "gh.leap.choose": where_not.nearest_free("GH-AMB-01", empty=False),
    "gh.throne_moves.make_room": where_not.nearest_free("GH-AMB-01", empty=False),
    "gh.spawn.choose": where_not.nearest_free("GH-SPC-01", empty=True),
    "gh.shove.choose": where_not.shove,
    "gh.summon.choose": where_not.summon,
    "gh.summon_monster.choose": where_not.summon_monster,
    "gh.create_trap.choose": where_not.lay_trap,
    "gh.disarm_trap.choose": where_not.disarm,
    "gh.pull.choose_hex": where_not.pull_to,
    "gh.loot_hexes.choose_money": where_not.loot,
    "gh.create_obstacle.choose": tiles_not.create,
    "gh.destroy_obstacle.choose": tiles_not.destroy,
    "gh.move_obstacle.choose": tiles_not.take,
    "gh.move_obstacle.choose_place": tiles_not.put,
    "gh.strike.claim": tiles_not.pay_with,
    "gh.attack.lay_area": tiles_not.attack_area,
    "gh.kill.lay_area": tiles_not.kill_area,
    "gh.attack.go_along": lambda g, cell: Objection("off-way", "GH-ATK-16"),
}
WHOM: Mapping[str, Callable[[Haven, FigureId], Objection | None]] = {
    "gh.attack.choose": whom_not.attack,
    "gh.attack.add_target": whom_not.added,
    "gh.choose_figures.choose": whom_not.choose,
    "gh.shove_each.choose": whom_not.shove_next,
    "gh.black_card.choose": whom_not.mark,
    "gh.turn_attack.choose": whom_not.betray,
    "gh.recover.choose_owner": whom_not.lend,
}


def objection(g: Haven, decision: Decision, cell: Cell, figure: FigureId) -> Objection:
    """What stands against a hex, or against the figure there; else, that the rules name others."""
    found = None
    if decision.what in WHERE:
        found = WHERE[decision.what](g, cell)
    elif not figure and any(isinstance(option, FIGURES) for option in decision.options):
        found = Objection("nobody", decision.rule)
    elif decision.what in WHOM:
        found = WHOM[decision.what](g, figure)
    return found or Objection("settled", decision.rule)


def whynot(
    g: Haven, seat: Seat, decision: Decision, cell: str, figure: int, narrator: Narrator
) -> shapes.Objection:
    """The same in words."""
    book, found = phrasebook_of(narrator), objection(g, decision, cell_named(cell), FigureId(figure))
    text = capital(book.say_with(f"not-{found.kind}", _arguments(g, book, found)))
    sight = sight_line(g, seat, GRID.name(found.here), cell, narrator) if found.here >= 0 else None
    return shapes.Objection(text, found.rule, rule_title(book.words, found.rule), sight)


def _arguments(g: Haven, book: Phrasebook, found: Objection) -> dict[str, str | int]:
    """Numbers, what lies there or is wanted, and who it is in every form of the name."""
    told: dict[str, str | int] = {"number": found.number, "limit": found.limit}
    if found.kind == "lacks":
        conditions = [book.thing("condition", each) for each in found.what.split()]
        told["any-of"] = book.words.listed(conditions, "or")
    else:
        told["what"] = found.what
    if found.who != NOBODY:
        leaf = g.state.figures[found.who]
        told |= {f"who-{form}" if form else "who": book.figure(leaf, form) for form in FORMS}
    return told
