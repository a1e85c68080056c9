"""An attack as one sentence of the log: power against defense, and what came of it (DA-CMB-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from undercroft.games.alliance.events.attacks import (
    AttackCompared,
    AttackDeclared,
    AttackEnded,
    AttackGained,
    CheckMadeSure,
    Guarded,
    PowerRolled,
)
from undercroft.games.alliance.events.cards import CardDrawn, CardRecalled
from undercroft.games.alliance.events.fights import (
    CubesPlaced,
    CubesRemoved,
    EffectLaid,
    HeroDefeated,
    MonsterDefeated,
    PoisonChanged,
    StoodUp,
    TokensPlaced,
    TokensRemoved,
)
from undercroft.games.alliance.events.market import DeckChanged, XpGained
from undercroft.games.alliance.events.moves import Displaced, Swapped, Walked
from undercroft.games.alliance.events.rounds import Exhausted
from undercroft.games.alliance.rules.attack.attack import Attack, Reacted
from undercroft.kernel import Entry, FigureId, Leaf, Seat
from undercroft.parts.summaries import Summary, Summed

# Told in a clause of their own; all else is told only where the sentence unfolds.
BESIDES: Final = (
    AttackGained, CardDrawn, CardRecalled, CheckMadeSure, CubesRemoved, DeckChanged, EffectLaid, Exhausted,
    PoisonChanged, StoodUp, Swapped, TokensRemoved,
)  # fmt: skip


class Missed(Leaf):
    """The power of the attack is not above the defense (DA-CMB-15)."""


class Rewarded(Leaf):
    """An alliance gained XP, of whatever pools (DA-XP-08)."""

    seat: Seat
    xp: int


def ends(entries: Sequence[Entry]) -> bool:
    """With its own last event."""
    return isinstance(entries[-1].event, AttackEnded)


def sum_up(entries: Sequence[Entry], over: bool) -> Summed:
    """The summary of an attack, from its events."""
    return _Attack(entries).summed()


class _Attack:
    """Reads the events of one attack in order."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        declared = entries[0].event
        assert isinstance(declared, AttackDeclared)
        self.target = declared.target
        self.head: list[Struct] = [declared]
        self.steps: list[Struct] = []
        self.results: list[Struct] = []
        self.besides: list[Struct] = []
        self.settled = False  # the target has suffered the damage of the comparison
        for entry in entries[1:]:
            self.read(entry.event)

    def summed(self) -> Summed:
        return Summed(tuple(self.head), tuple(self.steps), tuple(self.results), tuple(self.besides))

    def read(self, event: Struct) -> None:
        match event:
            case Guarded(figure=figure):
                self.target = figure
                self.head.append(event)
            case PowerRolled() | Reacted():
                self.steps.append(event)
            case AttackCompared(damage=damage):
                self.steps.append(event)
                if not damage:
                    self.settled = True
                    self.results.append(Missed())
            case TokensPlaced(figure=figure) | CubesPlaced(figure=figure):
                self.put(event, to_target=figure == self.target and not self.settled)
                self.settled |= figure == self.target
            case HeroDefeated(figure=figure) | MonsterDefeated(figure=figure):
                self.put(event, to_target=figure == self.target)
            case XpGained(seat=seat, amount=amount):
                self.reward(seat, amount)
            case Walked(figure=figure) | Displaced(figure=figure):
                self.move(event, figure)
            case _ if isinstance(event, BESIDES):
                self.besides.append(event)

    def put(self, event: Struct, to_target: bool) -> None:
        (self.results if to_target else self.besides).append(event)

    def reward(self, seat: Seat, amount: int) -> None:
        """All that one alliance gains is told as one number, though a deck may change between two pools."""
        for place, each in enumerate(self.besides):
            if isinstance(each, Rewarded) and each.seat == seat:
                self.besides[place] = Rewarded(seat, each.xp + amount)
                return
        self.besides.append(Rewarded(seat, amount))

    def move(self, event: Struct, figure: FigureId) -> None:
        """Of a way only the square is told where it ends."""
        self.besides = [
            each
            for each in self.besides
            if not (isinstance(each, Walked | Displaced) and each.figure == figure)
        ]
        self.besides.append(event)


SUMMARIES = (Summary(AttackDeclared, ends, sum_up, Attack),)
