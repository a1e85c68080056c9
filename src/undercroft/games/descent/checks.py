"""Faults that no type finds: of cards, overlaps, open joints, squares and goals out of reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from undercroft.content import Misplaced
from undercroft.games.descent.card_checks import card_faults
from undercroft.games.descent.ground import GRID, Ground, Layout
from undercroft.games.descent.library import Library
from undercroft.games.descent.records.maps import EncounterMap, map_id
from undercroft.games.descent.records.quest_rules import (
    ActRule,
    CountEffect,
    DeliverEffect,
    LeaveRule,
    TimerRule,
)
from undercroft.games.descent.records.quests import (
    CounterGoal,
    DefeatGoal,
    Encounter,
    FallenGoal,
    Goal,
    LeftGoal,
    Quest,
    TokenEntry,
)
from undercroft.kernel import ContentError
from undercroft.space import within

ANYWHERE = ("entrance", "entrance-2", "exit", "end-caps", "marked", "map")  # not by a tile


def faults(content: Library) -> Iterator[Misplaced]:
    """Every fault of the cards, maps and quests, with its place."""
    yield from card_faults(content)
    layouts: dict[str, Layout] = {}
    for page in content.map.values():
        try:
            layouts[page.id] = Layout(page, content.tile)
        except (ContentError, IndexError, ValueError) as error:
            yield Misplaced("map", page.id, "tiles", str(error))
    for page in content.map.values():
        if page.id in layouts:
            yield from map_faults(page, layouts[page.id])
    for quest in content.quest.values():
        yield from quest_faults(content, quest, layouts)


def map_faults(page: EncounterMap, layout: Layout) -> Iterator[Misplaced]:
    """Squares that nobody can reach, joints that meet nothing, and tokens, doors and groups off the map."""
    opened = Ground(layout, tuple(range(len(layout.doors))))
    if layout.floor.bit_count() != page.squares:
        yield Misplaced(
            "map", page.id, "squares", f"is {page.squares}, but its tiles have {layout.floor.bit_count()}"
        )
    if not layout.entrances:
        yield Misplaced("map", page.id, "tiles", "has no entrance")
    else:
        reached = within(layout.entrances[0] & -layout.entrances[0], opened.board.openings)
        if lost := layout.floor & ~reached:
            first = GRID.name(lost.bit_length() - 1)
            yield Misplaced(
                "map",
                page.id,
                "tiles",
                f"has {lost.bit_count()} squares that nobody can reach, {first} among them",
            )
    for one, other in sorted(layout.joints):
        if (other, one) not in layout.joints:
            yield Misplaced("map", page.id, "tiles", f"has an end at {list(one)} that joins no other tile")
            break
    open_squares = opened.terrain.open
    spots = [("search", at) for at in page.search] + [("marked", at) for at in page.marked]
    spots += [("markers", marker.at) for marker in page.markers]
    spots += [("starts", start.at) for start in page.starts if start.at]
    spots += [("parts", square) for squares in page.parts.values() for square in squares]
    for where, at in spots:
        if not GRID.has(*at) or not open_squares >> GRID.cell(*at) & 1:
            yield Misplaced("map", page.id, where, f"names {list(at)}, where nothing can stand")
    for number, door in enumerate(layout.doors):
        for edge in door:
            if any(not open_squares >> cell & 1 for cell in edge):
                yield Misplaced("map", page.id, f"doors[{number}]", "does not stand between two open squares")
                break
    for start in page.starts:
        if start.area not in layout.areas:
            yield Misplaced(
                "map", page.id, "starts", f"names the area {start.area!r}, which is not on the map"
            )


def quest_faults(content: Library, quest: Quest, layouts: dict[str, Layout]) -> Iterator[Misplaced]:
    """Encounters without a map, areas that are not on it, dials and counters that nobody has, idle goals."""
    for number, page in enumerate(quest.encounters, 1):
        place = f"encounters[{number - 1}]"
        layout = layouts.get(map_id(quest.id, number))
        if layout is None:
            if map_id(quest.id, number) not in content.map:
                yield Misplaced("quest", quest.id, place, "has no map")
            continue
        areas = {*layout.areas, *ANYWHERE}
        for group in page.groups:
            for area in (group.area, group.elsewhere):
                if area and area not in areas:
                    yield Misplaced(
                        "quest",
                        quest.id,
                        f"{place}.groups",
                        f"names the area {area!r}, which is not on the map",
                    )
        colours = {marker.colour for marker in layout.page.markers}
        for token in page.tokens:
            yield from off_map(quest, f"{place}.tokens", token, layout)
            if token.colour and token.colour not in colours:
                yield Misplaced(
                    "quest",
                    quest.id,
                    f"{place}.tokens",
                    f"puts {token.kind} on {token.colour}, and the map has none",
                )
        dials = {dial.id for dial in page.dials}
        for side in ("heroes", "overlord", "ends"):
            for goal in getattr(page, side):
                for text in goal_faults(page, goal, dials):
                    yield Misplaced("quest", quest.id, f"{place}.{side}", text)


def off_map(quest: Quest, place: str, token: TokenEntry, layout: Layout) -> Iterator[Misplaced]:
    """Tokens on squares where nothing can lie, and tokens that are nowhere at all."""
    floor = Ground(layout).terrain.open
    for at in token.squares:
        if not GRID.has(*at) or not floor >> GRID.cell(*at) & 1:
            yield Misplaced(
                "quest", quest.id, place, f"puts {token.kind} on {list(at)}, where nothing can lie"
            )
    if not (token.colour or token.squares or token.bearers or token.held):
        yield Misplaced("quest", quest.id, place, f"does not say where {token.kind} is")


def goal_faults(page: Encounter, goal: Goal, dials: Iterable[str]) -> Iterator[str]:
    """Why a goal can never be met."""
    count = getattr(goal, "count", None)
    if isinstance(count, str) and count not in dials:
        yield f"names the dial {count!r}, which the encounter does not have"
    match goal:
        case DefeatGoal(figure=figure):
            if figure not in cast_of(page):
                yield f"cannot be met: {figure!r} is never in the encounter"
        case FallenGoal(kind=kind):
            if kind not in cast_of(page):
                yield f"cannot be met: no {kind!r} is ever in the encounter"
        case LeftGoal(kind=kind):
            leaving = [rule for rule in page.rules if isinstance(rule, LeaveRule)]
            if not any(kind in rule.who for rule in leaving):
                yield f"cannot be met: no rule lets {kind!r} leave the map"
        case CounterGoal(counter=counter):
            if counter not in {each.id for each in page.counters} | counted(page):
                yield f"cannot be met: nothing ever counts {counter!r}"


def cast_of(page: Encounter) -> set[str]:
    """All figures of an encounter by kind and name, those that arrive later too."""
    found: set[str] = set()
    for part in parts_of(page):
        for name in ("monster", "lieutenant", "named", "ally"):
            found.add(str(getattr(part, name, "")))
    return found - {""}


def counted(page: Encounter) -> set[str]:
    """The counters that something in the encounter changes."""
    found: set[str] = set()
    for part in parts_of(page):
        if isinstance(part, (CountEffect, DeliverEffect, TimerRule, LeaveRule, ActRule)):
            found.add(str(getattr(part, "counter", "")))
    return found - {""}


def parts_of(record: Any) -> Iterator[Any]:
    """A record and all records inside it."""
    if isinstance(record, Struct):
        yield record
        for name in record.__struct_fields__:
            yield from parts_of(getattr(record, name))
    elif isinstance(record, tuple):
        for each in record:
            yield from parts_of(each)
