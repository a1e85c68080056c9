"""The table beside the map, as facts to be told in words: quest, goals, counters, heroes, figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from msgspec import Struct

from undercroft.games.boxes import Pile, find_record
from undercroft.games.descent.draw import marks
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.library import Library
from undercroft.games.descent.records.campaign import Icon
from undercroft.games.descent.records.quests import AllGoal, Goal
from undercroft.games.descent.records.travel import TravelEffect
from undercroft.games.descent.rules.quests.faces import glimpsed
from undercroft.games.descent.rules.quests.page import encounter, last_round, number
from undercroft.games.descent.rules.values import stamina, stats_of
from undercroft.games.descent.rules.who import place_of
from undercroft.games.descent.state import Descent, DescentState, Figure, Hero, Journey, card_name
from undercroft.kernel import UNKNOWN, CardId, FigureId, Game, Leaf, Rules, Seat, View, replace
from undercroft.space import Cell, Cells


class QuestShown(Leaf):
    """Which quest and encounter, and the round."""

    quest: str
    encounter: int
    round: int
    rounds: int


class JourneyShown(Leaf):
    """The way to the quest, and the icon at which the heroes are (D2-TRV-07)."""

    quest: str
    route: tuple[Icon, ...]
    stops: int
    icon: Icon


class SectionShown(Leaf):
    """The section of the Travel Event card that is being resolved."""

    icon: Icon
    section: tuple[TravelEffect, ...]


class GoalShown(Leaf):
    """How a side wins, or how the encounter ends."""

    side: str
    goals: tuple[Goal, ...]


class CounterShown(Leaf):
    """A counter of the quest."""

    counter: str
    number: int
    cap: int


class OverlordShown(Leaf):
    """How many cards the Overlord has (D2-OLC-03)."""

    hand: int
    deck: int
    discard: int


class HeroShown(Leaf):
    """A hero, and what of his cards is turned."""

    mark: str
    figure: FigureId
    cells: Cells
    hp: int
    full: int
    fatigue: int
    stamina: int
    movement: int
    out: bool
    conditions: tuple[str, ...]
    exhausted: tuple[CardId, ...]
    feat: bool


class FigureShown(Leaf):
    """A monster, lieutenant, familiar or figure of the quest."""

    mark: str
    figure: FigureId
    cells: Cells
    hp: int
    full: int
    conditions: tuple[str, ...]
    carries: tuple[str, ...]


class SquareShown(Leaf):
    """The terrain of a square, and everything that lies there."""

    cell: Cell
    terrain: str
    tokens: tuple[str, ...]


class GlimpseShown(Leaf):
    """A face-down token that the Overlord has looked at: he alone is told its face."""

    token: str
    face: str


class Legend(Leaf):
    """The meaning of the signs of the map."""


def facts(rules: Rules[Any], seen: View) -> Sequence[Struct]:
    """The table at a glance, line by line."""
    g: Descent = Game(rules, seen.state)
    s, page = g.state, encounter(g)
    found: list[Struct] = [QuestShown(s.quest, s.encounter, s.round, last_round(g))]
    if s.journey:
        found += _journey(g, s.journey)
    for side, goals in (("heroes", page.heroes), ("overlord", page.overlord), ("ends", page.ends)):
        if goals:
            found.append(GoalShown(side, tuple(settled(g, goal) for goal in goals)))
    found += [CounterShown(one.id, s.counters.get(one.id, 0), number(g, one.cap)) for one in page.counters]
    found.append(OverlordShown(len(s.overlord.held), s.deck.size, len(s.deck.discard)))
    found += [hero_shown(g, hero) for hero in s.heroes.values()]
    found += [figure_shown(s, i, leaf) for i, leaf in s.figures.items() if leaf.role != "hero" and leaf.cells]
    return found


def _journey(g: Descent, now: Journey) -> Iterator[Struct]:
    """The heroes' way, and the card that lies there."""
    yield JourneyShown(g.state.quest, now.route, now.stops, now.icon)
    if now.card:
        yield SectionShown(now.icon, g.rules.content.travel[now.card].section(now.icon))


def settled(g: Descent, goal: Goal) -> Goal:
    """A goal with the number for this party in place of a dial."""
    if isinstance(goal, AllGoal):
        return replace(goal, of=tuple(settled(g, part) for part in goal.of))
    return replace(goal, count=number(g, goal.count)) if hasattr(goal, "count") else goal


def hero_shown(g: Descent, hero: Hero) -> HeroShown:
    s, leaf = g.state, g.state.figures[hero.figure]
    cells = place_of(leaf)
    return HeroShown(
        marks(s)[hero.figure], hero.figure, cells, leaf.hp, leaf.full, leaf.fatigue, stamina(g, hero.figure),
        leaf.movement, leaf.is_out, tuple(one.name for one in leaf.conditions),
        tuple(map(CardId, hero.exhausted)), hero.feat,
    )  # fmt: skip


def figure_shown(s: DescentState, i: FigureId, leaf: Figure) -> FigureShown:
    conditions = tuple(one.name for one in leaf.conditions)
    return FigureShown(marks(s)[i], i, leaf.cells, leaf.hp, leaf.full, conditions, leaf.carries)


def look(rules: Rules[Any], seen: View, what: str) -> Sequence[Struct]:
    """A closer look at a square by its name, a figure by its mark, or the map's legend."""
    g: Descent = Game(rules, seen.state)
    s = g.state
    if not what:
        return (Legend(),)
    for i, mark in marks(s).items():
        leaf = s.figures[i]
        if mark.casefold() == what.casefold() and (leaf.cells or leaf.is_out):
            return tuple(_looked_at(g, i))
    names = {GRID.name(cell): cell for cell in range(GRID.canvas.bit_length()) if GRID.canvas >> cell & 1}
    cell = names.get(what.lower())
    return () if cell is None else tuple(_square(g, cell))


def _looked_at(g: Descent, i: FigureId) -> Iterator[Struct]:
    s, leaf = g.state, g.state.figures[i]
    if leaf.role == "hero":
        yield hero_shown(g, s.heroes[i])
        yield g.rules.content.hero[leaf.kind]
        return
    yield figure_shown(s, i, leaf)
    if leaf.is_hostile:
        stats = stats_of(g, i)
        yield stats
        yield from (g.rules.content.ability[name] for name in stats.abilities)


def _square(g: Descent, cell: Cell) -> Iterator[Struct]:
    s = g.state
    found = g.rules.content.grounds[s.quest, s.encounter, s.doors, s.gone]
    if not found.terrain.board.floor >> cell & 1:
        return
    terrain = found.terrain
    kinds = (
        ("water", terrain.water),
        ("pit", terrain.pits),
        ("lava", terrain.lava),
        ("obstacle", terrain.obstacles),
    )
    kind = next((name for name, cells in kinds if cells >> cell & 1), "floor")
    lying = ["search"] if cell in s.searches else []
    lying += [name for name, token in s.tokens.items() if token.cell == cell]
    yield SquareShown(cell, kind, tuple(lying))
    yield from (
        GlimpseShown(*each) for each in glimpsed(g).items() if each[0] in lying and each[1] != UNKNOWN
    )
    yield from (figure_shown(s, i, leaf) for i, leaf in s.figures.items() if leaf.cells >> cell & 1)


def piles(seen: View, seat: Seat) -> Sequence[Pile]:
    """The piles that a seat may look through: a hero his cards, the Overlord his hand, deck and discards."""
    s = cast(DescentState, seen.state)
    if seat == s.overlord.seat:
        own = {"hand": s.overlord.held, "played": s.overlord.played}
        own |= {"deck": tuple(sorted((*s.deck.top, *s.deck.pool))), "discard": s.deck.discard}
        return [Pile(name, "overlord", cards) for name, cards in own.items() if cards]
    found = []
    for hero in s.heroes.values():
        if hero.seat == seat:
            packed = tuple(item for item in hero.items if item not in hero.equipped)
            found += [
                Pile("active", "skill", hero.skills), Pile("items-ready", "item", hero.equipped),
                Pile("packed", "item", packed), Pile("finds", "search", hero.finds),
            ]  # fmt: skip
    return [pile for pile in found if pile.things]


def record(content: Library, kind: str, id: str) -> Struct | None:
    """The record of a card; copies have one record."""
    return find_record(content, kind, card_name(id))
