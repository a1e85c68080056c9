"""The effects of the scenario's own rules, and everybody's fate when it is over (GH-SPC, GH-END)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from undercroft.games.gloomhaven.records.scenarios import Rewards
from undercroft.games.gloomhaven.state import Carried, HavenState, Side, Turn
from undercroft.kernel import CardId, Event, FigureId, Seat, replace
from undercroft.parts.decks import Deck
from undercroft.parts.figures import taken_off
from undercroft.space import Cells


class DoorsUnlocked(Event):
    """Locked doors open like any other from now on (GH-SPC-07)."""

    cells: Cells

    def apply(self, s: HavenState) -> None:
        s.unlocked |= self.cells


class DoorBared(Event):
    """A door with hit points is there to be attacked; the room behind stays hidden (GH-SPC-10)."""

    cells: Cells

    def apply(self, s: HavenState) -> None:
        s.opened |= self.cells


class SideChanged(Event):
    """A figure fights for somebody else from now on, as the scenario says (GH-SPC-20)."""

    figure: FigureId
    side: Side

    def apply(self, s: HavenState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], side=self.side)


class Toughened(Event):
    """A monster has more or fewer hit points at most: the scenario changed its values (GH-SPC-20)."""

    figure: FigureId
    full: int

    def apply(self, s: HavenState) -> None:
        leaf = s.figures[self.figure]
        hp = leaf.hp + max(0, self.full - leaf.full)
        s.figures[self.figure] = replace(leaf, hp=min(hp, self.full), full=self.full)


class TurnResumed(Event):
    """After turns that came in between, somebody goes on with their own."""

    turn: Turn
    acted: tuple[FigureId, ...]

    def apply(self, s: HavenState) -> None:
        s.turn, s.acted = self.turn, self.acted


class Escaped(Event):
    """A character, or somebody in its care, is off the map for good, and safe."""

    figure: FigureId

    def apply(self, s: HavenState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = taken_off(leaf, "away")
        what = f"escaped {leaf.seat}" if leaf.seat >= 0 else f"escorted {leaf.kind}"
        s.story[what] = s.story.get(what, 0) + 1
        if leaf.seat >= 0:
            s.characters[leaf.seat] = replace(s.characters[leaf.seat], gone=True)


class GivingUp(Event):
    """Somebody would call the scenario lost, or thinks better of it (GH-END-06)."""

    seat: Seat
    agrees: bool

    @staticmethod
    @cache
    def name(seat: Seat) -> str:
        """How the story keeps it."""
        return f"gives up {seat}"

    def apply(self, s: HavenState) -> None:
        s.story[self.name(self.seat)] = int(self.agrees)


class GoalMeasured(Event):
    """A battle goal is laid open: what was counted, and the checkmarks for it (GH-BTL-02, GH-BTL-03)."""

    opens: ClassVar[bool] = True

    seat: Seat
    goal: CardId
    value: int
    met: bool
    checkmarks: int


class SpoilsCounted(Event):
    """A character's spoils: experience in all, gold, checkmarks (GH-END-07, GH-END-13)."""

    seat: Seat
    xp: int
    gold: int
    checkmarks: int


class RewardsEarned(Event):
    """The party's rewards for the scenario in a campaign (GH-END-13, GH-SCN-06)."""

    rewards: Rewards


class Recuperated(Event):
    """A character has all cards, items and hit points back (GH-END-10)."""

    seat: Seat

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        cards = (*mat.hand, *mat.picked, *mat.played, *mat.discard, *(a.card for a in mat.active), *mat.lost)
        s.characters[self.seat] = replace(
            mat,
            hand=cards,
            picked=(),
            played=(),
            discard=(),
            active=(),
            lost=(),
            resting=False,
            items=tuple(Carried(each.item) for each in mat.items),
        )
        leaf = s.figures[mat.figure]
        s.figures[mat.figure] = replace(leaf, hp=leaf.full, conditions=())


class DeckRestored(Event):
    """An attack modifier deck is as before: no Bless, Curse, or cards of items and scenario (GH-END-11)."""

    deck: str
    without: tuple[CardId, ...]

    def apply(self, s: HavenState) -> None:
        deck = s.attack_decks[self.deck].reshuffled()
        s.attack_decks[self.deck] = Deck(tuple(card for card in deck.pool if card not in self.without))


class GoalsReturned(Event):
    """All battle goals are shuffled back (GH-BTL-05, GH-END-12)."""

    goals: Deck

    def apply(self, s: HavenState) -> None:
        s.goals = self.goals
        for seat, mat in s.characters.items():
            s.characters[seat] = replace(mat, goal=CardId(""), dealt=())
