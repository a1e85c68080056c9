"""XP and upgrades (DA-XP, DA-DRA, DA-ART)."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.alliance.state import CYCLES, GAP, AllianceState, put_at
from undercroft.kernel import CardId, Event, Seat, replace
from undercroft.parts.decks import Cards, shuffled, without


class XpGained(Event):
    """An alliance gains XP from one source: a pool, or the reserve (DA-XP-08)."""

    seat: Seat
    amount: int
    source: int  # 1, 2: a pool; 3: the reserve
    face_down: bool = False

    def apply(self, s: AllianceState) -> None:
        alliance = s.alliances[self.seat]
        field = "face_down" if self.face_down else "face_up"
        s.alliances[self.seat] = replace(alliance, **{field: getattr(alliance, field) + self.amount})
        one, two = s.pools
        if self.source == 1:
            s.pools = (one - self.amount, two)
        elif self.source == 2:
            s.pools = (one, two - self.amount)
        else:
            s.reserve += self.amount


class XpTurnedDown(Event):
    """An alliance turns XP face down: it cannot be spent any more (DA-XP-16, DA-COO-14)."""

    seat: Seat
    amount: int

    def apply(self, s: AllianceState) -> None:
        alliance = s.alliances[self.seat]
        s.alliances[self.seat] = replace(
            alliance,
            face_up=alliance.face_up - self.amount,
            face_down=alliance.face_down + self.amount,
        )


class DeckChanged(Event):
    """An XP pool is empty: the next upgrade deck replaces the one in use (DA-XP-10, DA-XP-11)."""

    level: int
    cards: Cards

    def apply(self, s: AllianceState) -> None:
        s.removed = (*s.removed, *s.upgrades.pool)
        s.upgrades = replace(s.upgrades, pool=shuffled(self.cards), top=(), bottom=())
        s.level = self.level
        s.changed = (*s.changed, CYCLES * (s.round - 1) + s.cycle)


class UpgradeOffered(Event):
    """An upgrade is turned up in a free position (DA-SET-23, DA-DRA-08)."""

    opens: ClassVar[bool] = True
    position: int
    card: CardId

    def apply(self, s: AllianceState) -> None:
        s.upgrades = s.upgrades.drawn(self.card)
        s.offer = put_at(s.offer, self.position, self.card)


class UpgradeDiscarded(Event):
    """An upgrade on offer goes to the upgrade discard pile (DA-SET-24, DA-DRA-11)."""

    position: int
    card: CardId

    def apply(self, s: AllianceState) -> None:
        s.upgrades = s.upgrades.discarded(self.card)
        s.offer = put_at(s.offer, self.position, GAP)


class UpgradeRemoved(Event):
    """An upgrade on offer is out of the game (DA-COO-01)."""

    position: int
    card: CardId

    def apply(self, s: AllianceState) -> None:
        s.offer = put_at(s.offer, self.position, GAP)
        s.removed = (*s.removed, self.card)


class UpgradeDrafted(Event):
    """A player acquires an upgrade: into the hand, an artifact beside the heroes (DA-DRA-05, DA-ART-02)."""

    seat: Seat
    card: CardId
    cost: int
    position: int = -1  # on offer; below 0: from the discard pile (DA-DRA-13)
    artifact: bool = False

    def apply(self, s: AllianceState) -> None:
        alliance = s.alliances[self.seat]
        alliance = replace(
            alliance,
            face_up=alliance.face_up - self.cost,
            face_down=alliance.face_down + self.cost,
            drafted=alliance.drafted + 1,
        )
        if self.artifact:
            alliance = replace(alliance, artifacts=(*alliance.artifacts, self.card))
        else:
            alliance = replace(
                alliance,
                hand=(*alliance.hand, self.card),
                owned=shuffled((*alliance.owned, self.card)),
            )
        s.alliances[self.seat] = alliance
        if self.position >= 0:
            s.offer = put_at(s.offer, self.position, GAP)
        else:
            s.upgrades = replace(s.upgrades, discard=without(s.upgrades.discard, self.card))
