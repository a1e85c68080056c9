"""The table beside the board, as facts to be told in words: round, market, alliances, heroes, monsters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, cast

from msgspec import Struct

from undercroft.games.alliance.draw import marks
from undercroft.games.alliance.ground import GRID
from undercroft.games.alliance.library import Library
from undercroft.games.alliance.records.tiles import Facing
from undercroft.games.alliance.rules.attack.values import defense, health, speed
from undercroft.games.alliance.rules.movement.moving import step_points
from undercroft.games.alliance.rules.round.ending import group_score, score
from undercroft.games.alliance.rules.who import heroes, is_together, monsters
from undercroft.games.alliance.state import GAP, AllianceState, Delve, Part, card_name
from undercroft.games.boxes import Pile, find_record
from undercroft.kernel import CardId, FigureId, Game, Leaf, Rules, Seat, View
from undercroft.parts.decks import Cards
from undercroft.space import Cell, Cells


class RoundShown(Leaf):
    """Round, cycle and part of it, and who is first."""

    round: int
    cycle: int
    part: Part
    first: Seat


class MarketShown(Leaf):
    """The two draft areas, the pools and the decks (DA-GEN-14)."""

    offer: Cards
    tiles: tuple[str, ...]
    level: int
    pool: int  # that the next XP is taken from; 0: the reserve
    deck: int  # tiles in the dungeon deck
    discard: Cards


class GroupShown(Leaf):
    """The score of those who play together, their target, and the card of the next monsters' part."""

    score: int
    target: int
    solo: Cards


class AllianceShown(Leaf):
    """All numbers of an alliance; they are open (DA-GEN-14)."""

    seat: Seat
    score: int
    face_up: int
    face_down: int
    defeats: int
    drafted: int
    hand: int
    deck: int
    artifacts: Cards


class HeroShown(Leaf):
    """A hero on the board."""

    mark: str
    figure: FigureId
    cells: Cells
    facing: Facing
    damage: int
    poison: int
    health: int
    speed: int
    defense: int
    exhausted: bool
    lies: bool
    cards: Cards


class MonsterShown(Leaf):
    """A monster on the board."""

    mark: str
    figure: FigureId
    cells: Cells
    facing: Facing
    damage: int
    health: int
    exhausted: bool


class TurnShown(Leaf):
    """The hero that acts, and the Speed points that are left."""

    figure: FigureId
    points: int
    attacks: int


class SquareShown(Leaf):
    """A square of the dungeon, and the token that lies there."""

    cell: Cell
    token: Literal["none", "threat", "pit", "known"]
    level: int
    kind: str


class MonsterCard(Leaf):
    """A monster card in words."""

    monster: str


class PlayedCard(Leaf):
    """A card under a hero in words."""

    card: CardId


class Legend(Leaf):
    """The meaning of the signs of the board."""


def facts(rules: Rules[Any], seen: View) -> Sequence[Struct]:
    """The table at a glance, line by line."""
    g: Delve = Game(rules, seen.state)
    s = g.state
    found: list[Struct] = []
    if s.round:
        found += [RoundShown(s.round, s.cycle, s.part, s.first), market(s)]
    if is_together(s) and s.round:
        found.append(GroupShown(group_score(s), s.target, s.solo.top))
    found += [alliance_shown(s, seat) for seat in s.alliances]
    found += [hero_shown(g, figure) for figure, leaf in heroes(s) if leaf.cells]
    found += [monster_shown(g, figure) for figure, _ in monsters(s)]
    if s.turn.figure and s.figures[s.turn.figure].role == "hero":
        found.append(TurnShown(s.turn.figure, step_points(g), s.turn.attacks))
    return found


def market(s: AllianceState) -> MarketShown:
    """The offers; gaps are left out."""
    return MarketShown(
        tuple(card for card in s.offer if card != GAP),
        tuple(tile for tile in s.tiles if tile),
        s.level,
        next((left for left in s.pools if left), 0),
        s.deck.size,
        s.upgrades.discard,
    )


def alliance_shown(s: AllianceState, seat: Seat) -> AllianceShown:
    each = s.alliances[seat]
    return AllianceShown(
        seat, score(each), each.face_up, each.face_down, each.defeats, each.drafted, len(each.hand),
        each.deck.size, each.artifacts,
    )  # fmt: skip


def hero_shown(g: Delve, figure: FigureId) -> HeroShown:
    s, leaf = g.state, g.state.figures[figure]
    cards = tuple(played.card for played in s.columns.get(figure, ()) if played.card)
    return HeroShown(
        marks(s)[figure], figure, leaf.cells, leaf.facing, len(leaf.damage), leaf.damage.count("poison"),
        health(g, figure), speed(g, figure), defense(g, figure), leaf.exhausted, leaf.lies, cards,
    )  # fmt: skip


def monster_shown(g: Delve, figure: FigureId) -> MonsterShown:
    leaf = g.state.figures[figure]
    mark = marks(g.state)[figure]
    return MonsterShown(mark, figure, leaf.cells, leaf.facing, leaf.hurt, health(g, figure), leaf.exhausted)


def look(rules: Rules[Any], seen: View, what: str) -> Sequence[Struct]:
    """A closer look at a square by its name, a figure by its mark, or the board's legend."""
    g: Delve = Game(rules, seen.state)
    if not what:
        return (Legend(),)
    for figure, mark in marks(g.state).items():
        if mark.casefold() == what.casefold() and g.state.figures[figure].cells:
            return tuple(_looked_at(g, figure))
    names = {GRID.name(cell): cell for cell in range(GRID.canvas.bit_length()) if GRID.canvas >> cell & 1}
    cell = names.get(what.lower())
    return () if cell is None else tuple(_square(g, cell))


def _looked_at(g: Delve, figure: FigureId) -> Iterator[Struct]:
    leaf, content = g.state.figures[figure], g.rules.content
    if leaf.role == "monster":
        yield monster_shown(g, figure)
        if content.monster[leaf.kind].power:
            yield MonsterCard(leaf.kind)
        return
    yield hero_shown(g, figure)
    yield from (PlayedCard(played.card) for played in g.state.columns.get(figure, ()) if played.card)


def _square(g: Delve, cell: Cell) -> Iterator[Struct]:
    s = g.state
    if not g.rules.content.grounds[s.dungeon].floor >> cell & 1:
        return
    here = [token for token in s.threats if token.cell == cell]
    for token in here:
        state: Literal["threat", "pit", "known"] = "pit" if token.pit else "known" if token.kind else "threat"
        yield SquareShown(cell, state, token.level, token.kind)
    if not here:
        yield SquareShown(cell, "none", 0, "")
    for figure, leaf in s.figures.items():
        if leaf.cells >> cell & 1:
            yield from _looked_at(g, figure)


def piles(seen: View, seat: Seat) -> Sequence[Pile]:
    """The piles that a seat may look through: its hand, deck and discards, the upgrade discard pile."""
    s = cast(AllianceState, seen.state)
    mine = s.alliances[seat]
    own: dict[str, Cards] = {"hand": mine.hand, "artifacts": mine.artifacts}
    own |= {"deck": tuple(sorted(mine.deck.pool)), "discard": mine.deck.discard}
    own["upgrade-discard"] = s.upgrades.discard
    return [Pile(name, "card", tuple(map(str, cards))) for name, cards in own.items() if cards]


def record(content: Library, kind: str, id: str) -> Struct | None:
    """The record of a card; copies have one record."""
    return find_record(content, kind, card_name(CardId(id)))
