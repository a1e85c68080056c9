"""The table beside the board, as facts to be told in words: round, order, elements, mats, figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from msgspec import Struct

from undercroft.games.boxes import Pile, find_record
from undercroft.games.gloomhaven.draw import closed_doors, marks
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.records.abilities import Active
from undercroft.games.gloomhaven.records.monsters import Boss, NamedMonster
from undercroft.games.gloomhaven.records.scenario_goals import Goal, Loss
from undercroft.games.gloomhaven.settled import settled_goals, settled_losses
from undercroft.games.gloomhaven.state import ELEMENTS, INERT, STRONG, WANING, Figure, HavenState, Slot
from undercroft.kernel import CardId, FigureId, Leaf, Rules, Seat, View
from undercroft.space import Cell, Cells


class RoundShown(Leaf):
    """Which round it is."""

    round: int
    level: int


class GoalShown(Leaf):
    """How the scenario is won, and how else it can be lost."""

    goals: tuple[Goal, ...]
    losses: tuple[Loss, ...]


class OrderShown(Leaf):
    """The order of turns, once the cards are revealed."""

    slots: tuple[Slot, ...]


class ElementsShown(Leaf):
    """The elements that are not inert."""

    strong: tuple[str, ...]
    waning: tuple[str, ...]


class CardShown(Leaf):
    """The ability card that a type of monster acts by in this round."""

    monster: str
    card: CardId


class MatShown(Leaf):
    """How a character's cards lie, and what it has gained."""

    seat: Seat
    hand: int
    discard: int
    lost: int
    active: tuple[CardId, ...]
    xp: int
    money: int


class FigureShown(Leaf):
    """A figure on the board, by its mark."""

    mark: str
    figure: FigureId
    cell: Cell
    hp: int
    full: int
    conditions: tuple[str, ...]
    bonuses: tuple[Active, ...]  # in force on it


class MarkShown(Leaf):
    """The hexes that a letter or number of the scenario's page stands for."""

    mark: str
    cells: Cells


class HexShown(Leaf):
    """The contents of a hex."""

    cell: Cell
    tiles: tuple[str, ...]
    money: int


def facts(rules: Rules[Any], seen: View) -> Sequence[Struct]:
    """The table at a glance, line by line."""
    s: HavenState = seen.state
    page, players = cast(Library, rules.content).layout(s).scenario, len(s.party)
    found: list[Struct] = [
        GoalShown(settled_goals(page, players, s.level), settled_losses(page, players, s.level))
    ]
    if s.round:
        found.append(RoundShown(s.round, s.level))
    if s.order:
        found.append(OrderShown(s.order))
    strong, waning = (
        tuple(e for e, state in zip(ELEMENTS, s.elements) if state == at) for at in (STRONG, WANING)
    )
    if any(state != INERT for state in s.elements):
        found.append(ElementsShown(strong, waning))
    found += cards_of_monsters(cast(Library, rules.content), s)
    for mat in s.characters.values():
        active = tuple(each.card for each in mat.active)
        found.append(
            MatShown(mat.seat, len(mat.hand), len(mat.discard), len(mat.lost), active, mat.xp, mat.money)
        )
    found += [shown(s, i, figure) for i, figure in s.figures.items() if figure.cells]
    return found


def shown(s: HavenState, i: FigureId, figure: Figure) -> FigureShown:
    conditions = tuple(each.name for each in figure.conditions)
    bonuses = tuple(lasting.effect for lasting in s.lasting if lasting.bearer == i)
    return FigureShown(marks(s)[i], i, figure.cell, figure.hp, figure.full, conditions, bonuses)


def cards_of_monsters(records: Library, s: HavenState) -> Iterator[CardShown]:
    """For each type on the board the card that was drawn for it (GH-MAC-01)."""
    for kind in dict.fromkeys(figure.kind for figure in s.figures.values() if figure.cells):
        card = s.drawn.get(deck_of(records, kind))
        if card:
            yield CardShown(kind, card)


def deck_of(records: Library, kind: str) -> str:
    record = records.monster.get(kind)
    if record is None:
        return ""
    return deck_of(records, record.base) if isinstance(record, NamedMonster) else record.deck


def piles(seen: View, seat: Seat) -> Sequence[Pile]:
    """A character's cards by place, the items, open to all (GH-ITM-28), and the battle goal (GH-CHM-08)."""
    mat = seen.state.characters.get(seat)
    if mat is None:
        return []
    cards = {"hand": mat.hand, "picked": mat.picked, "played": mat.played}
    cards |= {"active": tuple(each.card for each in mat.active), "discard": mat.discard, "lost": mat.lost}
    found = [Pile(name, "card", things) for name, things in cards.items()]
    for state in ("ready", "spent", "consumed", "lost"):
        found.append(Pile(f"items-{state}", "item", tuple(i.item for i in mat.items if i.state == state)))
    found.append(Pile("goal", "goal", tuple(filter(None, (*mat.dealt, mat.goal)))))
    return [pile for pile in found if pile.things]


def record(content: Any, kind: str, id: str) -> Struct | None:
    """The text of a thing: monster ability cards are in their decks, summons on the cards that call them."""
    records = cast(Library, content)
    for deck in records.deck.values():
        for card in deck.cards:
            if card.id == id:
                return card
    if id in records.summons:
        return records.summons[id]
    return find_record(content, kind, id)


def look(rules: Rules[Any], seen: View, what: str) -> Sequence[Struct]:
    """A closer look at a hex, `13:4`, or a figure, by its mark: what lies there, what it can do.

    Without a name it is at the page of the scenario: its goal, its rules, and the marks in revealed rooms.
    """
    s: HavenState = seen.state
    found: list[Struct] = []
    if not what:
        ground = cast(Library, rules.content).ground(s)
        layout = ground.layout
        floor = ground.floor | closed_doors(ground, s.rooms)
        marked = (MarkShown(mark, cells & floor) for mark, cells in layout.marks.items() if cells & floor)
        return [GoalShown(layout.scenario.goals, layout.scenario.losses), *layout.scenario.rules, *marked]
    for i, mark in marks(s).items():
        figure = s.figures[i]
        if figure.cells and what in (mark, mark.lower(), GRID.name(figure.cell)):
            found += [shown(s, i, figure), *abilities(cast(Library, rules.content), s, figure)]
    lying = [
        (cell, tiles_at(s, cell)) for cell in (each for each in range(GRID.size) if is_named(each, what))
    ]
    found += [HexShown(cell, tiles, dict(s.terrain.money).get(cell, 0)) for cell, tiles in lying]
    return found


def is_named(cell: Cell, name: str) -> bool:
    return bool(GRID.canvas >> cell & 1) and GRID.name(cell) == name


def tiles_at(s: HavenState, cell: Cell) -> tuple[str, ...]:
    """The overlay tiles on a hex, by the names of their kinds."""
    terrain = s.terrain
    lying = {
        "obstacle": terrain.blocked,
        "trap": terrain.trapped,
        "difficult": terrain.difficult,
        "hazard": terrain.hazardous,
        "plate": terrain.plates,
    }
    found = [name for name, cells in lying.items() if cells >> cell & 1]
    found += ["treasure" for treasure in terrain.treasures if treasure.cell == cell]
    return tuple(found)


def abilities(records: Library, s: HavenState, figure: Figure) -> Iterator[Struct]:
    """A monster's abilities by its statistic card and its ability card of the round, or a summon's."""
    kind = records.monster.get(figure.kind)
    if figure.is_summon and figure.kind in records.summons:
        yield records.summons[figure.kind]
    elif isinstance(kind, Boss):
        yield kind.stats(s.level, len(s.party))
    elif isinstance(kind, NamedMonster):
        base = records.monster[kind.base]
        if not isinstance(base, (Boss, NamedMonster)):
            yield kind.stats(base, s.level, len(s.party))
    elif kind is not None:
        yield kind.stats(s.level, "elite" if figure.rank == "elite" else "normal")
    card = s.drawn.get(deck_of(records, figure.kind))
    if card:
        yield CardShown(figure.kind, card)
