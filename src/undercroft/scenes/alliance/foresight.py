"""Previews of Dungeon Alliance: the damage of an attack before it is declared, ways, lines of sight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from msgspec.structs import replace

from undercroft.games.alliance.card_options import AttackOption
from undercroft.games.alliance.ground import GRID
from undercroft.games.alliance.options import GoOption, TargetOption
from undercroft.games.alliance.rules.attack.attack import FACES
from undercroft.games.alliance.rules.attack.power import UNROLLED, Aim, damage
from undercroft.games.alliance.rules.attack.targets import primary
from undercroft.games.alliance.rules.attack.values import health
from undercroft.games.alliance.rules.cards.performing import power_of
from undercroft.games.alliance.rules.who import occupied
from undercroft.games.alliance.state import Delve, ground
from undercroft.kernel import Decision, FigureId, Seat
from undercroft.scenes import shapes
from undercroft.scenes.building import expectation, foretold, mover
from undercroft.space import centre_sight, each
from undercroft.text.narrator import Narrator
from undercroft.text.words import Args

from .choices import way_to


def preview(g: Delve, seat: Seat, decision: Decision, pick: int, narrator: Narrator) -> shapes.Foreseen:
    """The effects, the way with its price, and the damage of an attack if nobody reacts."""
    option = decision.all_options[pick]
    told = foretold(g, seat, pick, narrator)
    match option:
        case AttackOption(figure=target, kind=kind, card=card):
            aim = Aim(g.state.turn.figure, kind, card, g.state.turn.bonus)
            return replace(told, expect=(_expected(g, aim, target, narrator),))
        case TargetOption(figure=target):
            attacker = mover(g)
            aim = Aim(attacker, primary(g, attacker).kind, bonus=g.state.turn.bonus)
            return replace(told, expect=(_expected(g, aim, target, narrator),))
        case GoOption(cell):
            steps, _ = way_to(g, mover(g), cell)
            return replace(told, path=tuple(map(GRID.name, steps)))
    return told


def _expected(g: Delve, aim: Aim, target: FigureId, narrator: Narrator) -> shapes.Expectation:
    leaf = g.state.figures[target]
    return expectation(target, health(g, target) - leaf.hurt, damages(g, aim, target).items(), narrator)


def damages(g: Delve, aim: Aim, target: FigureId) -> dict[int, Fraction]:
    """Every amount of damage and its probability: only some monsters roll for their power (DA-MON-20)."""
    found = Counter(damage(g, aim, target, rolled) for rolled in _rolls(g, aim))
    total = sum(found.values())
    return {amount: Fraction(count, total) for amount, count in sorted(found.items())}


def _rolls(g: Delve, aim: Aim) -> Iterator[int]:
    if g.state.figures[aim.attacker].role == "monster" and any(
        need.test == "roll" for clause in power_of(g, aim.attacker, "attack") for need in clause.needs
    ):
        yield from map(int, FACES)
    else:
        yield UNROLLED


def sight(g: Delve, seat: Seat, start: str, end: str, narrator: Narrator) -> shapes.SightLine:
    """The line from centre to centre, what it crosses, and whether the one who looks faces it (DA-LOS)."""
    board, s = ground(g), g.state
    one, other = GRID.parse(start), GRID.parse(end)
    middle = 100 // GRID.scale
    points = tuple((x * middle, y * middle) for x, y in (GRID.centre(one), GRID.centre(other)))
    seen = board.sees(one, other)
    crossed = board.crossed(one, other) & occupied(s) if seen else 0
    viewer = next((i for i, leaf in s.figures.items() if leaf.cells >> one & 1 and not leaf.lies), None)
    behind = viewer is not None and not board.in_arc(one, s.figures[viewer].facing, other)
    told: Args = {
        "start": start, "end": end, "distance": board.distance(one, other), "crossed": crossed.bit_count(),
        "behind": int(behind),
    }  # fmt: skip
    if seen:
        text = narrator.say("alliance-sight-clear", **told)
        return shapes.SightLine(True, points, text, cells=tuple(map(GRID.name, each(crossed))))
    line = next(iter(centre_sight(board.board, one, other).lines), None)
    blocked = tuple((GRID.name(a), _side(a, b)) for a, b in line.edges) if line is not None else ()
    return shapes.SightLine(False, points, narrator.say("alliance-sight-blocked", **told), blocked)


def _side(one: int, other: int) -> int:
    """The side of a square across which another lies."""
    return next((i for i, side in enumerate(GRID.sides) if one + GRID.shifts[side] == other), 0)
