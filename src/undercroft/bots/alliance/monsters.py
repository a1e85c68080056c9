"""Monsters run by a player: against rivals where there are any, else as gently as the rules allow."""

from __future__ import annotations

from functools import cached_property

from undercroft.games.alliance.options import (
    FaceOption,
    ReadyOption,
    SquareOption,
    StrikeOption,
    TargetOption,
    WoundOption,
)
from undercroft.games.alliance.rules.attack.power import damage
from undercroft.games.alliance.rules.attack.targets import primary
from undercroft.games.alliance.rules.who import clockwise
from undercroft.kernel import FigureId, Option, Seat
from undercroft.space import Cell

from .asked import Asked
from .reasons import Worth, because

OWN = -1.3  # damage to one's own heroes against that to a rival's
GRUDGE = 0.1  # less for each rival who is behind another
DEFEAT = 1.5  # XP that a defeat is worth, with the time that it costs


class MonsterChoices(Asked):
    """The worths of the questions about monsters."""

    def harm(self, hero: FigureId, damage: int) -> float:
        """How good so much damage to a hero is for this player."""
        leaf = self.at.figure(hero)
        total = 0.35 * damage + (DEFEAT if damage >= self.at.left(hero) else 0)
        return OWN * total if leaf.seat == self.seat else total * self.grudge[leaf.seat]

    @cached_property
    def grudge(self) -> dict[Seat, float]:
        """How gladly each rival is hurt: whoever leads most, of equals the next on the left.

        Without it ties would fall on the lowest seat, and the last seat would be the best.
        """
        s = self.g.state
        rivals = [seat for seat in clockwise(s, self.seat) if seat != self.seat]
        rivals.sort(key=lambda seat: s.alliances[seat].defeats - s.alliances[seat].xp)
        return {seat: 1.0 - GRUDGE * place for place, seat in enumerate(rivals)}

    def blow(self, monster: FigureId, hero: FigureId, near: bool) -> int:
        """The damage of a monster's attack: exact from where it stands, else without obstacles."""
        if not near:
            return self.at.blow(monster, hero)
        return damage(self.g, primary(self.g, monster, self.g.state.turn.bonus), hero)

    def activate_monster(self, monster: FigureId) -> Worth:
        """The one whose attack serves best."""
        cells = self.at.reach_of_monsters.get(monster, 0)
        best = max(
            (
                self.harm(hero, self.blow(monster, hero, near=False))
                for alliance in self.g.state.alliances.values()
                for hero in alliance.heroes
                if not self.at.figure(hero).lies and self.at.figure(hero).cells & cells
            ),
            default=0.0,
        )
        return because(best, "monster", monster)

    def go_elsewhere(self, cell: Cell) -> Worth:
        """A monster's square: next to whom it should attack; farther from one's own heroes."""
        monster = self.g.state.turn.figure
        if self.at.figure(monster).role == "hero":
            return because(0.1, "any")
        kind = primary(self.g, monster).kind
        best, own = None, 0.0
        for alliance in self.g.state.alliances.values():
            for hero in alliance.heroes:
                leaf = self.at.figure(hero)
                if leaf.lies or not leaf.cells:
                    continue
                if self.at.attackable(kind, hero, 1 << cell, 3):
                    harm = self.harm(hero, self.blow(monster, hero, near=False))
                    best = harm if best is None else max(best, harm)
                if alliance.seat == self.seat:
                    own += 0.01 * self.at.board.distance(cell, self.at.cell(hero))
        return because((best or 0.0) + own, "monster", monster)

    def target(self, option: TargetOption) -> Worth:
        monster = self.g.state.turn.figure
        damage = self.blow(monster, option.figure, near=True)
        return because(self.harm(option.figure, damage), "victim", option.figure, damage=damage)

    def face_monster(self, option: FaceOption) -> Worth:
        """Its back to nobody who could profit: towards most enemies."""
        figure = self.g.state.turn.figure
        if not figure:
            return because(0.0, "any")
        here = self.at.cell(figure)
        arc = self.at.board.arc(here, option.facing)
        role = self.at.figure(figure).role
        seen = sum(
            bool(leaf.cells & arc)
            and leaf.role != role
            and self.at.board.distance(here, self.at.cell(i)) <= 4
            for i, leaf in self.g.state.figures.items()
            if leaf.cells
        )
        return because(0.1 * seen, "any")

    # -- solo and co-op cards

    def strike(self, option: StrikeOption) -> Worth:
        """The smaller bonus to the attack."""
        return because(-0.1 * option.place, "gentle")

    def ready(self, option: ReadyOption) -> Worth:
        """The monster that reaches nobody of one's own."""
        return because(-0.1 * self.at.left(option.figure), "gentle", option.figure)

    def wound(self, option: WoundOption) -> Worth:
        """Whoever has most Health left."""
        return because(0.1 * self.at.left(option.figure), "wound", option.figure)

    def square(self, option: Option) -> Worth:
        """Any square; towards the way out of the starting tile for heroes who come back."""
        assert isinstance(option, SquareOption)
        sides = self.at.board.sides_at(option.cell)
        return because(0.1 * len(sides), "any")
