"""Attacks, modifier cards, focus, death."""

from __future__ import annotations

from undercroft.games.gloomhaven.state import Charm, HavenState
from undercroft.kernel import CardId, Event, FigureId, replace
from undercroft.parts.figures import taken_off
from undercroft.space import Cells


class AttackDeclared(Event):
    """One figure attacks another (GH-ATK-01)."""

    figure: FigureId
    target: FigureId
    value: int


class AreaLaid(Event):
    """The pattern of an area attack lies on these hexes (GH-AOE-01)."""

    figure: FigureId
    cells: Cells


class Redirected(Event):
    """Somebody else is the target of the attack now."""

    target: FigureId


class ModifierDrawn(Event):
    """An attack modifier card was drawn; it lies apart until the attack is resolved (GH-AMD-23)."""

    deck: str
    card: CardId

    def apply(self, s: HavenState) -> None:
        s.attack_decks[self.deck] = s.attack_decks[self.deck].drawn(self.card)


class ModifiersPutAway(Event):
    """The drawn cards go to the discards (GH-AMD-20); Bless and Curse are not among them (GH-AMD-13)."""

    deck: str
    cards: tuple[CardId, ...]
    reshuffle: bool = False  # a standard Null or 2x was among them (GH-AMD-15)

    def apply(self, s: HavenState) -> None:
        deck = s.attack_decks[self.deck]
        for card in self.cards:
            deck = deck.discarded(card)
        s.attack_decks[self.deck] = deck
        if self.reshuffle and self.deck not in s.reshuffle:
            s.reshuffle += (self.deck,)


class ModifiersReshuffled(Event):
    """The discards of an attack modifier deck are shuffled back (GH-AMD-15, GH-AMD-17)."""

    deck: str
    early: bool = False  # it ran out: the end of the round may still ask for a shuffle

    def apply(self, s: HavenState) -> None:
        s.attack_decks[self.deck] = s.attack_decks[self.deck].reshuffled()
        if not self.early:
            s.reshuffle = tuple(deck for deck in s.reshuffle if deck != self.deck)


class ModifierAdded(Event):
    """A Bless, a Curse or another card is shuffled into a deck (GH-CON-28, GH-CON-42)."""

    deck: str
    card: CardId

    def apply(self, s: HavenState) -> None:
        s.attack_decks[self.deck] = s.attack_decks[self.deck].shuffled_in((self.card,))


class ModifierCounted(Event):
    """The modifier cards that count, and the attack that they make (GH-ADV)."""

    figure: FigureId
    cards: tuple[CardId, ...]
    value: int
    drawn: tuple[CardId, ...] = ()  # all cards of the draw, also those that do not count


class AttackValued(Event):
    """The value of the attack after the target's defences (GH-ATK-05)."""

    target: FigureId
    damage: int


class DamageInflicted(Event):
    """For what counts damage inflicted in this turn."""

    figure: FigureId
    amount: int

    def apply(self, s: HavenState) -> None:
        if s.turn.figure == self.figure:
            s.turn = replace(s.turn, dealt=s.turn.dealt + self.amount)


class DamageNegated(Event):
    """Damage was prevented whole (GH-DMG-02, GH-ACT-E1)."""

    figure: FigureId
    amount: int
    by: str  # the card or item


class Retaliated(Event):
    """An attacker is answered (GH-SHD-07)."""

    figure: FigureId
    attacker: FigureId
    amount: int


class AttackEnded(Event):
    """All of one attack on one target is done, Retaliate too (GH-ATK-03, GH-SHD-10)."""

    figure: FigureId
    target: FigureId


class Killed(Event):
    """A figure dies, a summon goes, a character is exhausted:
    it leaves the board, and the story keeps count."""

    figure: FigureId
    by: FigureId = FigureId(0)

    def apply(self, s: HavenState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = taken_off(leaf, "fallen")
        if leaf.seat >= 0:
            s.story[f"fell {leaf.seat}"] = leaf.cell
        elif not leaf.owner:
            rank = (f"killed {leaf.rank}", f"killed {leaf.kind} {leaf.rank}") if leaf.rank == "elite" else ()
            for what in (f"killed {leaf.kind}", *rank):
                s.story[what] = s.story.get(what, 0) + 1


class Focused(Event):
    """A monster or summon knows whom it is after (GH-FOC-01)."""

    figure: FigureId
    target: FigureId


class FocusMissed(Event):
    """There is nobody whom it could ever attack (GH-FOC-10)."""

    figure: FigureId


class WayChosen(Event):
    """Where a monster or summon goes, and whom it attacks from there (GH-MMV-14)."""

    figure: FigureId
    cells: Cells
    targets: tuple[FigureId, ...]
    stays: bool = False  # it is there already


class Charmed(Event):
    """Somebody plays another figure for a while (GH-ATK-21)."""

    charm: Charm

    def apply(self, s: HavenState) -> None:
        s.charms += (self.charm,)


class CharmEnded(Event):
    """A figure is itself again."""

    figure: FigureId
    turn: bool = False  # nobody will take its turn over

    def apply(self, s: HavenState) -> None:
        s.charms = tuple(each for each in s.charms if (each.figure, each.turn) != (self.figure, self.turn))
