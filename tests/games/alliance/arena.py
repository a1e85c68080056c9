"""Two rooms beside the first starting tile, a hero of choice in the middle of the nearer one, cards in hand.

Room (1, 1) has the squares of rows 3 to 5 and columns 3 to 5, room (1, 2) those of columns 6 to 8; a passage
leads from one to the other at (4, 5) and (4, 6).
"""

from __future__ import annotations

from games.alliance.boards import Square
from games.alliance.table import FIRST, Table
from undercroft.games.alliance.events.attacks import AttackCompared, AttackKind
from undercroft.games.alliance.records.tiles import NORTH, Facing
from undercroft.games.alliance.rules.attack.power import Aim, defense_against, obstacles, power
from undercroft.games.alliance.rules.attack.targets import primary, targets
from undercroft.games.alliance.state import Played
from undercroft.kernel import CardId, FigureId, Seat

MIDDLE: Square = (4, 4)
RAIDER, ARCHER, SPIDER, BRUTE, OGRE, GUARD = "m-01", "m-02", "m-05", "m-06", "m-10", "m-04"


class Arena(Table):
    """A table with a hero that acts among monsters."""

    def __init__(
        self,
        hero: str = "petra",
        *cards: str,
        at: Square = MIDDLE,
        facing: Facing = NORTH,
        players: int = 2,
        variants: tuple[str, ...] = (),
        difficulty: str = "",
    ) -> None:
        super().__init__(players, *variants, difficulty=difficulty)
        self.lay("i-01", (1, 1))
        self.lay("i-04", (1, 2))
        self.passage((1, 0), (1, 1))
        self.passage((1, 1), (1, 2))
        if not any(leaf.kind == hero and leaf.seat == FIRST for leaf in self.s.figures.values()):
            for other, leaf in self.s.figures.items():
                if leaf.kind == hero:  # a rival's: they change sides
                    self.change(other, kind="petra")
            self.change(FigureId(1), kind=hero)
        self.hero = next(i for i, leaf in self.s.figures.items() if leaf.kind == hero and leaf.seat == FIRST)
        self.stand(self.hero, at, facing)
        self.hand(FIRST, *cards)
        self.name = hero

    def begin(self, *results: str) -> Arena:
        """The hero is activated, at its menu."""
        self.activate(self.name, *results)
        return self

    def play(self, card: str, *answers: str) -> Arena:
        """Play a card in the activation, with the answers that it asks for."""
        self.answer(f"play {card}", *answers)
        return self

    def put(self, card: str, under: str | FigureId | None = None, mode: str = "", paid: bool = False) -> None:
        """A card lies under a hero already."""
        hero = self.hero if under is None else self.id(under)
        played = Played(self.s.figures[hero].seat, CardId(card), mode=mode, paid=paid)
        self.s.columns[hero] = (*self.s.columns.get(hero, ()), played)

    def attack(self, target: FigureId, card: str = "", kind: AttackKind | None = None) -> Arena:
        """Attack with the hero's own attack, or with a card."""
        own = kind or primary(self.game, self.hero).kind
        self.answer(" ".join(filter(None, ["attack", str(target), own, card])))
        return self

    # -- numbers

    def aim(self, card: str = "", kind: AttackKind | None = None) -> Aim:
        return Aim(self.hero, kind or primary(self.game, self.hero).kind, CardId(card))

    def power(self, target: FigureId, card: str = "", kind: AttackKind | None = None) -> int:
        return power(self.game, self.aim(card, kind), target)[0]

    def defense(self, target: FigureId, card: str = "", kind: AttackKind | None = None) -> int:
        aim = self.aim(card, kind)
        return defense_against(self.game, aim, target, obstacles(self.game, aim, target))[0]

    def targets(self, card: str = "", kind: AttackKind | None = None) -> list[FigureId]:
        return targets(self.game, self.aim(card, kind))

    @property
    def compared(self) -> AttackCompared:
        """The last attack that was compared."""
        return self.events(AttackCompared)[-1]

    def types(self, who: FigureId | None = None) -> list[str]:
        """The cards under a hero."""
        return [played.card for played in self.s.columns.get(who or self.hero, ())]


def seat_of(table: Table, figure: FigureId) -> Seat:
    return table.s.figures[figure].seat
