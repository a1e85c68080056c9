"""Damage, healing, defeat (DA-DMG, DA-DEF)."""

from __future__ import annotations

from undercroft.games.alliance.state import AllianceState, Lasting, Token
from undercroft.kernel import Event, FigureId, Seat, replace
from undercroft.parts.figures import taken_off


class TokensPlaced(Event):
    """A hero suffers damage: a token for each point (DA-DMG-08)."""

    figure: FigureId
    token: Token
    amount: int

    def apply(self, s: AllianceState) -> None:
        leaf = s.figures[self.figure]
        tokens: tuple[Token, ...] = (self.token,) * self.amount
        s.figures[self.figure] = replace(leaf, damage=(*leaf.damage, *tokens))


class TokensRemoved(Event):
    """A hero is healed of tokens of one kind, the most recent first (DA-DMG-18)."""

    figure: FigureId
    token: Token
    amount: int

    def apply(self, s: AllianceState) -> None:
        leaf = s.figures[self.figure]
        left = list(reversed(leaf.damage))
        for _ in range(self.amount):
            left.remove(self.token)
        s.figures[self.figure] = replace(leaf, damage=tuple(reversed(left)))


class PoisonChanged(Event):
    """The poison tokens of a hero are swapped for normal ones, in place."""

    figure: FigureId

    def apply(self, s: AllianceState) -> None:
        leaf = s.figures[self.figure]
        normal: Token = "damage"
        s.figures[self.figure] = replace(leaf, damage=(normal,) * len(leaf.damage))


class HeroDefeated(Event):
    """A hero is defeated: excess tokens go, it lies down, its player takes a defeat token (DA-DEF-02)."""

    figure: FigureId
    health: int

    def apply(self, s: AllianceState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, damage=leaf.damage[: self.health], lies=True)
        alliance = s.alliances[leaf.seat]
        s.alliances[leaf.seat] = replace(alliance, defeats=alliance.defeats + 1)


class StoodUp(Event):
    """A hero is no longer defeated (DA-DEF-08)."""

    figure: FigureId

    def apply(self, s: AllianceState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], lies=False)


class CubesPlaced(Event):
    """A monster suffers damage: a cube for each point (DA-DMG-01, DA-DMG-02)."""

    figure: FigureId
    seat: Seat  # of the alliance; below 0: of none (DA-DMG-17)
    amount: int

    def apply(self, s: AllianceState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, cubes=(*leaf.cubes, *(self.seat,) * self.amount))


class CubesRemoved(Event):
    """A monster is healed: the cubes placed last go back (DA-XP-18)."""

    figure: FigureId
    amount: int

    def apply(self, s: AllianceState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, cubes=leaf.cubes[: len(leaf.cubes) - self.amount])


class MonsterDefeated(Event):
    """A monster is defeated and leaves the board (DA-DMG-04, DA-DMG-06)."""

    figure: FigureId

    def apply(self, s: AllianceState) -> None:
        s.figures[self.figure] = taken_off(s.figures[self.figure], "fallen")
        if s.lasting:
            s.lasting = tuple(each for each in s.lasting if each.subject != self.figure)


class EffectLaid(Event):
    """An effect stays on a figure until the End Phase (DA-EPH-03)."""

    effect: Lasting

    def apply(self, s: AllianceState) -> None:
        s.lasting = (*s.lasting, self.effect)
