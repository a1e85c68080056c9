"""A position as one player sees it: enemies and what they are worth, hands, where things are."""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from undercroft.games.alliance.columns import column_of, is_hidden
from undercroft.games.alliance.library import Library
from undercroft.games.alliance.reach import end_squares
from undercroft.games.alliance.records.cards import Card
from undercroft.games.alliance.records.effects import BonusVerb
from undercroft.games.alliance.records.heroes import Hero
from undercroft.games.alliance.rules.attack.targets import is_at_home, primary
from undercroft.games.alliance.rules.attack.values import armor, defense, evasive_sum, health, speed
from undercroft.games.alliance.rules.cards.surging import NEEDED, may_surge
from undercroft.games.alliance.rules.movement.moving import mover_of
from undercroft.games.alliance.rules.who import are_enemies, cell_of, is_together, monsters
from undercroft.games.alliance.state import PVP, Alliance, Delve, Figure, ground, library
from undercroft.kernel import CardId, FigureId, Seat
from undercroft.space import Cell, Cells

if TYPE_CHECKING:
    from .goals import Goal

HALF = 0.4  # of a prize, for damage that does not fell
FEAR = 0.12  # of a point of damage to come


class Position:
    """Facts about a game, each reckoned when first asked for."""

    def __init__(self, g: Delve, seat: Seat) -> None:
        self.g, self.seat, self.s = g, seat, g.state
        self.board = ground(g)
        self.content: Library = library(g)
        self.goals: dict[FigureId, tuple[Goal, ...]] = {}  # by hero, as far as they were asked for
        self.tough: dict[FigureId, int] = {}  # likewise
        self.lives: dict[FigureId, int] = {}
        self.blows: dict[FigureId, list[tuple[int, Cells]]] = {}

    @property
    def alliance(self) -> Alliance:
        return self.s.alliances[self.seat]

    def figure(self, i: FigureId) -> Figure:
        return self.s.figures[i]

    def cell(self, i: FigureId) -> Cell:
        return cell_of(self.s, i)

    def hero_of(self, i: FigureId) -> Hero:
        """The card of a hero."""
        return self.content.hero[self.s.figures[i].kind]

    def left(self, i: FigureId) -> int:
        """Damage that would fell a figure."""
        found = self.lives.get(i)
        if found is None:
            found = self.lives[i] = health(self.g, i) - self.s.figures[i].hurt
        return found

    @cached_property
    def monsters(self) -> list[FigureId]:
        return [i for i, _ in monsters(self.s)]

    @cached_property
    def together(self) -> bool:
        """Do all play for one target, as in solo and co-op games?"""
        return is_together(self.s)

    @cached_property
    def pvp(self) -> bool:
        return PVP in self.s.variants

    def foes_of(self, hero: FigureId) -> list[FigureId]:
        """All that a hero could attack."""
        s = self.s
        if not self.pvp:
            return self.monsters
        home = is_at_home(self.g, hero)
        return [
            i
            for i, leaf in s.figures.items()
            if leaf.cells
            and not leaf.lies
            and are_enemies(s, hero, i)
            and (leaf.role == "monster" or not (home or is_hidden(self.g, i) or is_at_home(self.g, i)))
        ]

    def prize(self, i: FigureId, damage: int) -> float:
        """XP, or the hope of it, for so much damage to an enemy."""
        leaf, left = self.s.figures[i], self.left(i)
        if damage <= 0:
            return 0.0
        if leaf.role == "hero":
            return damage // 2 + (0.8 if damage >= left else 0.1 * damage)
        first, second = self.content.monster[leaf.kind].xp
        mine = leaf.cubes.count(self.seat)
        others = max((leaf.cubes.count(seat) for seat in set(leaf.cubes) if seat != self.seat), default=0)
        if damage >= left:
            if not others:
                return first + second
            return first if mine + damage >= others else max(second, 0.3)
        return HALF * (first + second) * damage / (left + leaf.hurt)

    # -- defense of monsters and heroes

    def toughness(self, i: FigureId) -> int:
        """Armor and evasive of a figure."""
        found = self.tough.get(i)
        if found is None:
            found = self.tough[i] = defense(self.g, i)
        return found

    def toughness_against(self, i: FigureId, kind: str, pierces: tuple[int, int] = (0, 0)) -> int:
        """The defense of a figure against attacks of this kind that ignore some armor and evasive."""
        total = self.toughness(i)
        leaf = self.s.figures[i]
        if kind == "ranged" and leaf.role == "monster":
            for clause in self.content.monster[leaf.kind].power:
                if isinstance(clause, BonusVerb) and clause.when == "defend":
                    total += clause.n
        if pierces != (0, 0):
            total -= min(pierces[0], armor(self.g, i)) + min(pierces[1], evasive_sum(self.g, i)[0])
        return max(0, total)

    # -- threats to one's own

    @cached_property
    def reach_of_monsters(self) -> dict[FigureId, Cells]:
        """The squares on which each ready monster could attack somebody in its next activation."""
        found = {}
        for i in self.monsters:
            if self.s.figures[i].exhausted:
                continue
            mover = mover_of(self.g, i)
            ends = end_squares(self.board, mover, speed(self.g, i)) | 1 << mover.at
            reach = 3 if primary(self.g, i).kind == "ranged" else 1
            cells = ends
            for _ in range(reach):
                cells |= self.board.neighbours(cells)
            found[i] = cells
        return found

    def blow(self, monster: FigureId, hero: FigureId) -> int:
        """The damage of a monster's attack wherever it comes from: obstacles and powers left out."""
        return max(0, self.content.monster[self.s.figures[monster].kind].attack - self.toughness(hero))

    def danger(self, hero: FigureId, cell: Cell) -> float:
        """Damage to fear on a square: of the two worst ready monsters that reach it."""
        blows = self.blows.get(hero)
        if blows is None:
            found = [(self.blow(i, hero), cells) for i, cells in self.reach_of_monsters.items()]
            blows = self.blows[hero] = sorted(found, reverse=True)
        return float(sum(islice((blow for blow, cells in blows if cells >> cell & 1), 2)))

    # -- cards

    def playable(self, hero: FigureId) -> list[tuple[CardId, Card]]:
        """The cards of the hand that a hero could play, by icons and types (DA-ICO-01, DA-CRD-05)."""
        kind = self.s.figures[hero].kind
        types = column_of(self.g, hero).types if hero in self.s.columns else frozenset()
        users, records = self.content.users, self.content.card
        return [
            (card, records[card])
            for card in dict.fromkeys(self.alliance.hand)
            if card in records and kind in users[card] and types.isdisjoint(records[card].types)
        ]

    def can_surge(self, hero: FigureId) -> bool:
        """Are more cards in hand than a Power Surge of this hero takes (DA-PWR-01)?"""
        return len(self.alliance.hand) > NEEDED and may_surge(self.g, hero)

    def attackable(self, kind: str, target: FigureId, squares: Cells, reach: int, least: int = 2) -> Cells:
        """Those of some squares from which a target can be attacked in this way; `least`: of a range."""
        there = self.cell(target)
        if kind == "melee":
            return squares & self.board.adjacent(there)
        if kind == "pet":
            return squares & self.board.within(there, reach)
        ring = self.board.around(there, reach) & ~self.board.around(there, least - 1)
        return self.board.seen_among(there, squares & ring)
