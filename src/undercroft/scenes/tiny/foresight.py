"""Foresight: previews, sight, threats, what a monster would do, what a square may cost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from undercroft.games.tiny.events import AttackDeclared, Focused, Strode
from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.options import GoOption
from undercroft.games.tiny.rules.monsters import MonsterTurn, rank, way_towards
from undercroft.games.tiny.rules.movement import way_to
from undercroft.games.tiny.rules.targets import can_attack
from undercroft.games.tiny.rules.who import look_round
from undercroft.games.tiny.state import Tiny, content, ground
from undercroft.kernel import ChanceAhead, Decision, Entry, Enumerated, FigureId, Seat, redact
from undercroft.scenes import shapes
from undercroft.scenes.building import decimal, expectation, foretold, mean_of, obstacles, span, wall_sides
from undercroft.space import Cells, Line, corner_sight, each, reach
from undercroft.text import question, reason_line, sentence
from undercroft.text.narrator import Narrator

from .odds import Cases, attacks_by, cases_of


def preview(g: Tiny, seat: Seat, decision: Decision, pick: int, narrator: Narrator) -> shapes.Foreseen:
    """The effects, the way with what waits on it, and the damage to expect."""
    option = decision.all_options[pick]
    told = foretold(g, seat, pick, narrator)
    figures = g.state.figures
    expect = tuple(
        expectation(target, figures[target].hp, cases_of(g, attacker, target, verb).items(), narrator)
        for attacker, target, verb in attacks_by(g, option)
    )
    if not isinstance(option, GoOption):
        return replace(told, expect=expect)
    way, found = way_to(g, g.state.turn.figure, option.cell), ground(g)
    eventful = found.spikes | found.closed
    warnings = [cell for cell in way.path if eventful >> cell & 1 or cell in g.state.chests]
    return replace(told, path=tuple(map(GRID.name, way.path)), warnings=tuple(map(GRID.name, warnings)))


# -- sight


def sight(g: Tiny, seat: Seat, start: str, end: str, narrator: Narrator) -> shapes.SightLine:
    """The clear line, or of those that fail the one that fails least."""
    found = ground(g)
    one, other = GRID.parse(start), GRID.parse(end)
    judged = corner_sight(found.board.without_floor(found.closed), 1 << one, other)
    straight = Line(GRID.centre(one), GRID.centre(other))
    line = min(judged.lines, key=obstacles, default=straight)
    middle = 100 // GRID.scale
    points = tuple((x * middle, y * middle) for x, y in (line.start, line.end))
    if judged.seen:
        text = narrator.say("tiny-sight-clear", start=start, end=end, distance=found.apart(one, other))
        return shapes.SightLine(True, points, text)
    text = narrator.say("tiny-sight-blocked", start=start, end=end)
    doors = tuple(map(GRID.name, each(line.cells & found.closed)))
    return shapes.SightLine(
        False, points, text, tuple(wall_sides(GRID, line.cells & ~found.floor, found.floor)), doors
    )


# -- monsters


def threat(g: Tiny, seat: Seat, narrator: Narrator) -> shapes.Threat:
    """Every square that a monster which has still to act could strike, wherever the heroes went."""
    hits: dict[int, int] = {}
    monsters = still_to_act(g)
    for monster in monsters:
        for cell in each(_could_strike(g, monster)):
            hits[cell] = hits.get(cell, 0) + 1
    cells = tuple((GRID.name(cell), hits[cell]) for cell in sorted(hits))
    return shapes.Threat(cells, text=narrator.say("tiny-threat", count=len(monsters)))


def still_to_act(g: Tiny) -> list[FigureId]:
    """Monsters that are up and have not acted this round, those whose turn comes first before the others."""
    s, records = g.state, content(g).monster
    ready = [i for i, figure in s.figures.items() if figure.cells and not figure.is_hero and i not in s.acted]
    return sorted(ready, key=lambda i: (records[s.figures[i].kind].speed, i))


def _could_strike(g: Tiny, monster: FigureId) -> Cells:
    found, me = ground(g), g.state.figures[monster]
    record = content(g).monster[me.kind]
    foes, everybody = look_round(g, monster)
    pace = 0 if me.suffers("stunned") else record.pace
    stops = reach(me.cells, found.openings, pace, found.floor & ~foes & ~found.closed, found.rubble)
    out = 0
    for cell in each(stops & ~everybody | me.cells):
        out |= found.in_reach(cell, record.attack.targets.range)
    return out


def plan(g: Tiny, seat: Seat, monster: int, narrator: Narrator) -> shapes.Plan:
    """Its turn as the rules play it on a copy, up to where chance or a player decides."""
    twin = g.clone(Enumerated(()))
    log: list[Entry] = []
    twin.log, twin.open = log, ()
    s = twin.state
    s.frames, s.woken, s.scoped, s.answers = [MonsterTurn(FigureId(monster))], [], (), ()
    with suppress(ChanceAhead):
        twin.advance()
    entries = [redact(entry, seat) for entry in log]
    focus = next((e.event.target for e in log if isinstance(e.event, Focused)), FigureId(0))
    path = [cell for e in log if isinstance(e.event, Strode) for cell in e.event.path]
    targets = tuple(e.event.target for e in log if isinstance(e.event, AttackDeclared))
    opened: tuple[Decision, ...] = twin.open
    asked = [question(narrator.words, narrator.namer(g.state), decision) for decision in opened]
    ways = tuple(map(GRID.name, path))
    stop = ways[-1] if ways else ""
    return shapes.Plan(monster, (*_proof(g, entries, narrator), *asked), focus, ways, stop, targets)


def _proof(g: Tiny, entries: list[Entry], narrator: Narrator) -> Iterator[str]:
    words, namer = narrator.words, narrator.namer(g.state)
    for entry in entries:
        yield from filter(None, [sentence(words, namer, entry)])
        yield from filter(None, [reason_line(words, namer, reason) for reason in entry.why])


def danger(g: Tiny, seat: Seat, cell: str, narrator: Narrator) -> shapes.Danger:
    """The damage that the monsters still to act would do to a hero who stands there.

    Players choose among heroes that are alike to a monster; so such an attack may come or not.
    """
    hero = FigureId(seat + 1)
    blows = list(_blows(g, hero, cell))
    least = sum(min(cases) for _, cases, is_sure in blows if is_sure)
    most = sum(max(cases) for _, cases, _ in blows)
    mean = decimal(sum((mean_of(cases.items()) for _, cases, _ in blows), Fraction(0)), narrator)
    attackers = tuple(monster for monster, _, _ in blows)
    if not blows:
        return shapes.Danger(cell, narrator.say("tiny-danger-none"), 0, 0, mean)
    words, namer = narrator.words, narrator.namer(g.state)
    who = words.listed([words.forms(namer.figure(monster))[""] for monster in attackers])
    text = narrator.say("tiny-danger", range=span(least, most), mean=mean, who=who)
    return shapes.Danger(cell, text, least, most, mean, attackers)


def _blows(g: Tiny, hero: FigureId, cell: str) -> Iterator[tuple[FigureId, Cases, bool]]:
    """Each attack on the hero: by whom, with which damage, and whether nobody else could be meant."""
    twin: Any = g.clone()
    figures = twin.state.figures
    figures[hero] = replace(figures[hero], cells=1 << GRID.parse(cell))
    for monster in still_to_act(twin):
        tied = [prey.enemy for prey in rank(twin, monster)[0]]
        if not tied:
            continue
        focus = hero if hero in tied else tied[0]
        verb = content(twin).monster[figures[monster].kind].attack
        if not can_attack(twin, monster, focus, verb.targets.range) and not figures[monster].suffers(
            "stunned"
        ):
            way = way_towards(twin, monster, focus)
            if way and way.path:
                figures[monster] = replace(figures[monster], cells=1 << way.path[-1])
        if focus == hero and can_attack(twin, monster, hero, verb.targets.range):
            yield monster, cases_of(twin, monster, hero, verb), tied == [hero]
