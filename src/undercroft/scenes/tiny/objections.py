"""Why a square or a figure of the Cellar is not among the choices: by the functions of its rules."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from typing import NamedTuple

from undercroft.content.targets import Targets
from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.rules.movement import March
from undercroft.games.tiny.rules.pushes import Push
from undercroft.games.tiny.rules.targets import ChooseTargets, placements, squares_reached
from undercroft.games.tiny.rules.turns import HeroTurn
from undercroft.games.tiny.rules.who import enemies, look_round, side, taken
from undercroft.games.tiny.specials.beguile import RANGE, Beguile, attack_of
from undercroft.games.tiny.state import Tiny, content, ground
from undercroft.kernel import Decision, FigureId
from undercroft.scenes import shapes
from undercroft.space import Cell, expand
from undercroft.text import rule_title
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital

from .foresight import sight

NOBODY = FigureId(0)
FAR = 99  # what the ground calls the distance where there is no way
MOST = 2 * GRID.size  # more movement than any way takes


class Objection(NamedTuple):
    """The message `tiny-not-<kind>`, the rule that forbids, and the numbers that prove it."""

    kind: str
    rule: str
    number: int = 0
    limit: int = 0
    who: FigureId = NOBODY
    seer: FigureId = NOBODY  # by whom it is not seen


def whynot(g: Tiny, decision: Decision, cell: Cell, figure: FigureId, narrator: Narrator) -> shapes.Objection:
    """What stands against a square or the figure on it, in words."""
    found = objection(g, decision, cell, figure)
    told: dict[str, str | int] = {"number": found.number, "limit": found.limit}
    if found.who:
        forms = narrator.words.forms(narrator.namer(g.state).figure(found.who))
        told |= {f"who-{form}" if form else "who": text for form, text in forms.items()}
    text = capital(narrator.say(f"tiny-not-{found.kind}", **told))
    line = None
    if found.seer:
        here = GRID.name(g.state.figures[found.seer].cells.bit_length() - 1)
        line = sight(g, here, GRID.name(cell), narrator)
    return shapes.Objection(text, found.rule, rule_title(narrator.words, found.rule), line)


def objection(g: Tiny, decision: Decision, cell: Cell, figure: FigureId) -> Objection:
    """What stands against it; else, that the rules name others."""
    what = decision.what
    found = None
    if what in WHERE:
        found = WHERE[what](g, cell)
    elif not figure:
        found = Objection("nobody", decision.rule)
    elif what in WHOM:
        found = WHOM[what](g, figure)
    return found or Objection("settled", decision.rule)


def in_turn(g: Tiny, cell: Cell) -> Objection | None:
    """A hero attacks whoever stands there, or walks (TN-ATK-01, TN-MOV-05)."""
    hero, turn = g.nearest(HeroTurn).hero, g.state.turn
    there = next((i for i, f in g.state.figures.items() if f.cells >> cell & 1), NOBODY)
    if there in enemies(g, hero):
        if not turn.actions:
            return Objection("no-action", "TN-TRN-01")
        record = content(g).hero[g.state.figures[hero].kind]
        return unreached(g, hero, there, record.attack.targets.range)
    if there:
        return Objection("here" if there == hero else "occupied", "TN-MOV-02", who=there)
    if not turn.movement:
        return Objection("no-movement", "TN-TRN-02")
    needed = movement_needed(g, hero, cell)
    if needed == MOST:
        return Objection("cut-off", "TN-MOV-02")
    return Objection("movement", "TN-MOV-01", needed, turn.movement)


def movement_needed(g: Tiny, hero: FigureId, cell: Cell) -> int:
    """The least movement with which a hero gets there; MOST where none does."""
    here, foes = g.state.figures[hero].cells, look_round(g, hero)[0]
    return bisect_left(range(MOST), True, key=lambda n: bool(ground(g).walk(here, n, foes) >> cell & 1))


def unreached(g: Tiny, me: FigureId, other: FigureId, reach: int) -> Objection | None:
    """Out of range, or not in sight (TN-ATK-01, TN-ATK-02)."""
    if g.state.figures[other].cells & squares_reached(g, me, reach):
        return None
    one, there = (g.state.figures[i].cells.bit_length() - 1 for i in (me, other))
    far = ground(g).apart(one, there)
    if far >= FAR:
        return Objection("cut-off", "TN-ATK-01")
    if far > reach:
        return Objection("range", "TN-ATK-01", far, reach)
    return Objection("sight", "TN-ATK-02", seer=me)


def target(g: Tiny, figure: FigureId) -> Objection | None:
    choosing = g.nearest(ChooseTargets)
    if figure in choosing.chosen:
        return Objection("targeted", "TN-ATK-03", who=figure)
    return _meant(g, choosing.figure, figure, choosing.targets)


def _meant(g: Tiny, me: FigureId, figure: FigureId, targets: Targets) -> Objection | None:
    """By side, range and sight, then by condition, as the rules have it."""
    own = side(g, figure) == side(g, me)
    if figure == me and targets.side != "friends":
        return Objection("self", "TN-GEN-05")
    if own and targets.side == "enemies":
        return Objection("friend", "TN-GEN-05", who=figure)
    if not own and targets.side in ("allies", "friends"):
        return Objection("enemy", "TN-GEN-05", who=figure)
    if figure != me and (beyond := unreached(g, me, figure, targets.range)) is not None:
        return beyond
    return Objection("unhurt", "TN-CRD-06", who=figure) if targets.where else None


def puppet(g: Tiny, figure: FigureId) -> Objection | None:
    """An enemy in range that has another one in its own (TN-CRD-05)."""
    found = _meant(g, g.nearest(Beguile).figure, figure, Targets(range=RANGE))
    return found or Objection("no-victim", "TN-CRD-05", who=figure)


def victim(g: Tiny, figure: FigureId) -> Objection | None:
    forced = g.nearest(Beguile).puppet
    return _meant(g, forced, figure, attack_of(g, forced).targets)


def area(g: Tiny, cell: Cell) -> Objection | None:
    """No pattern covers the square, or none that does hits anybody (TN-CRD-06)."""
    choosing = g.nearest(ChooseTargets)
    reach = squares_reached(g, choosing.figure, choosing.targets.range)
    laid = placements(content(g).area[choosing.targets.area].shape, reach)
    covered = any(cells >> cell & 1 for cells in laid)
    return Objection("area-nobody" if covered else "area-far", "TN-CRD-06")


def pushed(g: Tiny, cell: Cell) -> Objection | None:
    """Next to the figure, empty, and farther from who pushes (TN-MOV-06)."""
    push, found = g.nearest(Push), ground(g)
    here = g.state.figures[push.figure].cells
    from_ = g.state.figures[push.by].cells.bit_length() - 1
    if here >> cell & 1:
        return Objection("here", "TN-MOV-06", who=push.figure)
    if not expand(here, found.openings) >> cell & 1:
        return Objection("step", "TN-MOV-06", who=push.figure)
    if found.closed >> cell & 1:
        return Objection("door", "TN-DOR-01")
    if taken(g, push.figure) >> cell & 1:
        return _occupied(g, cell, "TN-MOV-06")
    then, now = found.apart(from_, cell), found.apart(from_, here.bit_length() - 1)
    return Objection("not-farther", "TN-MOV-06", then, now, push.by)


def aside(g: Tiny, cell: Cell) -> Objection | None:
    """The nearest empty squares (TN-MOV-07)."""
    if taken(g, g.nearest(March).figure) >> cell & 1:
        return _occupied(g, cell, "TN-MOV-07")
    return Objection("farther", "TN-MOV-07")


def _occupied(g: Tiny, cell: Cell, rule: str) -> Objection:
    there = next(i for i, f in g.state.figures.items() if f.cells >> cell & 1)
    return Objection("occupied", rule, who=there)


WHERE: Mapping[str, Callable[[Tiny, Cell], Objection | None]] = {
    "tiny.hero_turn.choose": in_turn,
    "tiny.choose_targets.lay_area": area,
    "tiny.push.choose_square": pushed,
    "tiny.march.make_room": aside,
}
WHOM: Mapping[str, Callable[[Tiny, FigureId], Objection | None]] = {
    "tiny.choose_targets.choose": target,
    "tiny.beguile.choose_puppet": puppet,
    "tiny.beguile.choose_victim": victim,
}
