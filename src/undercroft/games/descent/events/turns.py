"""Rounds and turns (D2-RND, D2-HTN, D2-OTN)."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from undercroft.games.descent.state import DescentState, Turn
from undercroft.kernel import Event, FigureId, replace

NOBODYS = Turn()


class RoundBegan(Event):
    """A new round: all Activation cards are face up (D2-RND-09)."""

    round: int

    def apply(self, s: DescentState) -> None:
        s.round, s.acted, s.activated = self.round, (), ()
        for i, hero in s.heroes.items():
            if hero.used:
                s.heroes[i] = replace(hero, used=())


class RoundOver(Event):
    """All turns of a round are over, the Overlord's too (D2-RND-09)."""

    round: int


class TurnBegan(Event):
    """The turn of a hero, or the activation of a monster, begins."""

    figure: FigureId
    actions: int
    seen_by: tuple[FigureId, ...] = ()

    def apply(self, s: DescentState) -> None:
        s.turn = Turn(self.figure, self.actions, seen_by=self.seen_by)


class Refreshed(Event):
    """A hero turns his exhausted cards upright; cards received are his to equip (D2-EXH-03, D2-TRD-04)."""

    figure: FigureId

    def apply(self, s: DescentState) -> None:
        s.heroes[self.figure] = replace(s.heroes[self.figure], exhausted=(), received=())


class TurnEnded(Event):
    """A hero's Activation card is turned face down, or a monster's activation is over (D2-RND-07)."""

    figure: FigureId

    def apply(self, s: DescentState) -> None:
        leaf = s.figures.get(self.figure)
        if leaf is not None and leaf.movement:
            s.figures[self.figure] = replace(leaf, movement=0)
        if self.figure in s.heroes:
            s.acted += (self.figure,)
        s.turn = NOBODYS


class OverlordTurnBegan(Event):
    """The Overlord's turn begins (D2-OTN-01)."""

    def apply(self, s: DescentState) -> None:
        s.activated = ()
        s.overlord = replace(s.overlord, used=())


class OverlordRefreshed(Event):
    """The Overlord turns his exhausted cards upright (D2-OTN-05)."""

    def apply(self, s: DescentState) -> None:
        s.overlord = replace(s.overlord, exhausted=())


class GroupActivated(Event):
    """The Overlord begins to activate a group (D2-OTN-06)."""

    group: str

    def apply(self, s: DescentState) -> None:
        s.activated += (self.group,)


class ActionTaken(Event):
    """One action of the turn is used, or an extra one that a card gave."""

    figure: FigureId
    action: str
    extra: bool = False
    cost: int = 1
    whom: FigureId = FigureId(0)  # who is revived

    def apply(self, s: DescentState) -> None:
        turn = s.turn
        extra = list(turn.extra)
        if self.extra:
            extra.remove(self.action)
        s.turn = replace(
            turn,
            used=(*turn.used, self.action) if self.extra else turn.used,
            actions=turn.actions if self.extra else turn.actions - self.cost,
            extra=tuple(extra),
            moves=turn.moves + (self.action == "move"),
            attacks=turn.attacks + (self.action == "attack"),
            begun=True,
            taken=turn.taken + 1,
            moving=self.action == "move" or (turn.moving and s.figures[self.figure].movement > 0),
        )


class ExtraActionGained(Event):
    """The acting figure has an extra action of a kind (D2-X-27, D2-X-40)."""

    figure: FigureId
    action: str

    def apply(self, s: DescentState) -> None:
        s.turn = replace(s.turn, extra=(*s.turn.extra, self.action))


class TurnNoted(Event):
    """Something that can be done once a turn was done."""

    what: str

    def apply(self, s: DescentState) -> None:
        s.turn = replace(s.turn, done=(*s.turn.done, self.what))


class ActionsLost(Event):
    """The acting figure has fewer actions left: one less, or none where no number is given."""

    figure: FigureId
    number: int | UnsetType = UNSET

    def apply(self, s: DescentState) -> None:
        if self.number is UNSET:
            s.turn = replace(s.turn, actions=0, extra=())
        else:
            s.turn = replace(s.turn, actions=max(0, s.turn.actions - self.number))


class Rested(Event):
    """A hero rests: all fatigue goes at the end of the turn (D2-RST-01)."""

    figure: FigureId

    def apply(self, s: DescentState) -> None:
        s.turn = replace(s.turn, rested=True)


class FeatUsed(Event):
    """A hero uses his heroic feat and turns the sheet (D2-FEA-04)."""

    figure: FigureId

    def apply(self, s: DescentState) -> None:
        s.heroes[self.figure] = replace(s.heroes[self.figure], feat=False)


class FeatsReady(Event):
    """The hero sheets are turned face up (D2-FEA-05, D2-QST-07)."""

    def apply(self, s: DescentState) -> None:
        for i, hero in s.heroes.items():
            s.heroes[i] = replace(hero, feat=True)
