"""The map and what lies on it: doors, squares, tokens, counters and marks of the quest (D2-DOR, D2-OBJ)."""

from __future__ import annotations

from undercroft.games.descent.state import OFF, DescentState, Hero, Token
from undercroft.kernel import CardId, Event, FigureId, replace
from undercroft.space import Cell, Cells


class DoorOpened(Event):
    """A door is taken off the map (D2-DOR-03)."""

    figure: FigureId
    door: int

    def apply(self, s: DescentState) -> None:
        s.doors = tuple(sorted((*s.doors, self.door)))


class DoorClosed(Event):
    """A door stands in its place again (D2-DOR-03)."""

    figure: FigureId
    door: int

    def apply(self, s: DescentState) -> None:
        s.doors = tuple(door for door in s.doors if door != self.door)


class DoorFell(Event):
    """A warded door opens by itself, for good (D2-DOR-02)."""

    door: int

    def apply(self, s: DescentState) -> None:
        s.doors = tuple(sorted((*s.doors, self.door)))
        s.unlocked = tuple(sorted({*s.unlocked, self.door}))


class DoorUnlocked(Event):
    """A locked door can be opened from now on (D2-DOR-02)."""

    door: int

    def apply(self, s: DescentState) -> None:
        s.unlocked = tuple(sorted((*s.unlocked, self.door)))


class DoorLocked(Event):
    """A door that was closed is locked as well (D2-DOR-02)."""

    figure: FigureId
    door: int

    def apply(self, s: DescentState) -> None:
        s.unlocked = tuple(door for door in s.unlocked if door != self.door)


class SquaresGone(Event):
    """Squares are no longer on the map."""

    cells: Cells

    def apply(self, s: DescentState) -> None:
        s.gone |= self.cells


class SquaresHeld(Event):
    """Squares that are gone hold the one figure that hangs over them (The Frozen Spire 1)."""

    cells: Cells

    def apply(self, s: DescentState) -> None:
        s.gone &= ~self.cells


class TokenSet(Event):
    """An objective token is put on the map, moved there, turned up, or picked up."""

    token: str
    kind: str
    cell: Cell = OFF
    carrier: FigureId = FigureId(0)
    face: str = ""
    turned: bool = False
    card: CardId = CardId("")  # that it is from now on

    def apply(self, s: DescentState) -> None:
        before = s.tokens.get(self.token)
        card = self.card or (before.card if before is not None else CardId(""))
        if before is not None and before.carrier and before.carrier in s.figures:
            leaf = s.figures[before.carrier]
            left = tuple(token for token in leaf.carries if token != self.token)
            s.figures[before.carrier] = replace(leaf, carries=left)
            if card and before.carrier in s.heroes:
                s.heroes[before.carrier] = without_card(s.heroes[before.carrier], card)
        if self.carrier:
            leaf = s.figures[self.carrier]
            s.figures[self.carrier] = replace(leaf, carries=(*leaf.carries, self.token))
            if card and self.carrier in s.heroes:  # he may use it as his own
                hero = s.heroes[self.carrier]
                s.heroes[self.carrier] = replace(hero, items=(*hero.items, card))
        s.tokens[self.token] = Token(self.kind, self.cell, self.face, self.turned, self.carrier, card)


def without_card(hero: Hero, card: CardId) -> Hero:
    """A hero who no longer carries the token that lent him a card (The Monster's Hoard 2)."""
    items = tuple(each for each in hero.items if each != card)
    worn = tuple(each for each in hero.equipped if each != card)
    tired = tuple(each for each in hero.exhausted if each != card)
    return replace(hero, items=items, equipped=worn, exhausted=tired)


class TokenRemoved(Event):
    """An objective token is out of the encounter."""

    token: str

    def apply(self, s: DescentState) -> None:
        before = s.tokens.pop(self.token)
        if before.carrier and before.carrier in s.figures:
            leaf = s.figures[before.carrier]
            left = tuple(token for token in leaf.carries if token != self.token)
            s.figures[before.carrier] = replace(leaf, carries=left)
            if before.card and before.carrier in s.heroes:
                s.heroes[before.carrier] = without_card(s.heroes[before.carrier], before.card)


class Counted(Event):
    """A counter of the quest changes."""

    counter: str
    number: int

    def apply(self, s: DescentState) -> None:
        s.counters[self.counter] = self.number


class Marked(Event):
    """Something of the quest has happened and holds from now on."""

    mark: str

    def apply(self, s: DescentState) -> None:
        s.marks = (*s.marks, self.mark)


class CardFound(Event):
    """A hero has a card from the search deck, or a shop card from a chest (D2-SEA-03)."""

    figure: FigureId
    card: CardId
    shop: bool = False

    def apply(self, s: DescentState) -> None:
        hero = s.heroes[self.figure]
        if self.shop:
            s.shop = s.shop.drawn(self.card)
            s.heroes[self.figure] = replace(
                hero, items=(*hero.items, self.card), received=(*hero.received, self.card)
            )
        else:
            s.search = s.search.drawn(self.card)
            s.heroes[self.figure] = replace(hero, finds=(*hero.finds, self.card))
