"""A character's action: one half of a card, then the card goes to its place (GH-TRN, GH-CRD, GH-SEL)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.cards import CardActivated, CardUsed, HalfUsed
from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.options import AugmentOption
from undercroft.games.gloomhaven.records.abilities import Attack, Augment, Half, Move
from undercroft.games.gloomhaven.records.bosses import BossAct
from undercroft.games.gloomhaven.rules.actions.elements import Infuse, consume, payments
from undercroft.games.gloomhaven.rules.actions.performing import Perform, changed, gain_xp
from undercroft.games.gloomhaven.rules.items.equipment import worn
from undercroft.games.gloomhaven.rules.who import ask_for, is_up
from undercroft.games.gloomhaven.state import HalfName, Haven, InPlay
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Option, Pass, Procedure, replace, step

BASIC_ATTACK, BASIC_MOVE = 2, 2  # GH-CRD-06, GH-CRD-07


class Action(Procedure, tag="gh.action"):
    """The abilities of a half in printed order, its experience and elements, then the card's place."""

    figure: FigureId
    card: CardId
    half: HalfName
    basic: bool = False
    asked: int = 0  # augments of the whole action
    used: tuple[Augment, ...] = ()
    performed: int = 0

    @step("GH-TRN-01", "GH-TRN-03")
    def take_half(self, g: Haven) -> None:
        g.emit(HalfUsed(self.half))

    @step("GH-ELM-07", "GH-ELM-12")
    def augment(self, g: Haven) -> Next:
        """Augments that are for the whole action."""
        augments = self.printed(g).augments
        while self.asked < len(augments):
            ways = payments(g, augments[self.asked].elements)
            if ways:
                options: list[Option] = [AugmentOption(self.asked, way) for way in ways]
                return replace(ask_for(g, self.figure, *options, Pass()), about=augments[self.asked])
            self.asked += 1
        return self.perform

    @augment.answered
    def pay(self, g: Haven, picked: AugmentOption | Pass) -> Next:
        if isinstance(picked, AugmentOption):
            augment = self.printed(g).augments[self.asked]
            consume(g, self.figure, picked.elements)
            self.used += (augment,)
        self.asked += 1
        return self.augment

    @step("GH-TRN-04", "GH-CRD-06", "GH-CRD-07")
    def perform(self, g: Haven) -> Next:
        half = self.printed(g)
        abilities: tuple[BossAct, ...] = half.abilities
        for augment in self.used:
            abilities = tuple(changed(ability, augment.changes) for ability in abilities)
        return Call(Perform(self.figure, abilities, self.card, half.duration))

    @perform.returned
    def count(self, g: Haven, performed: int | None) -> None:
        self.performed = int(performed or 0)

    @step("GH-XP-01", "GH-XP-02", "GH-XP-07", "GH-XP-08")
    def gain_experience(self, g: Haven) -> None:
        """For the whole action, if any ability of it was performed."""
        if self.performed and is_up(g, self.figure):
            gain_xp(g, self.figure, sum(augment.xp for augment in self.used), "GH-ELM-21")
            gain_xp(g, self.figure, self.printed(g).xp, "GH-XP-01")

    @step("GH-ELM-04", "GH-ELM-23", "GH-ELM-24")
    def infuse(self, g: Haven) -> Next:
        """Elements of the action, if any part of it was performed."""
        elements = self.printed(g).infuse
        if elements and self.performed and is_up(g, self.figure):
            return Call(Infuse(self.figure, elements))
        return None

    @step(
        "GH-TRN-05", "GH-TRN-06", "GH-CRD-05", "GH-CRD-08", "GH-SEL-07", "GH-SEL-08", "GH-SEL-09", "GH-TRN-10"
    )  # fmt: skip
    def put_card(self, g: Haven) -> Next:
        """To the active area, the lost or the discard pile; discarded where nothing was performed."""
        leaf = g.state.figures[self.figure]
        if not leaf.cells:
            return Done(self.performed)
        half = self.printed(g)
        if self.performed and not self.basic and stays(g, self.figure, self.card, half):
            g.emit(CardActivated(leaf.seat, InPlay(self.card, self.half)))
        else:
            g.emit(CardUsed(leaf.seat, self.card, "lost" if self.performed and half.lost else "discard"))
        return Done(self.performed)

    def printed(self, g: Haven) -> Half:
        """The half as printed, or the basic action in its place."""
        if self.basic:
            return basic_half(g, self.figure, self.half)
        card = library(g).card[self.card]
        return card.top if self.half == "top" else card.bottom


def basic_half(g: Haven, figure: FigureId, half: HalfName) -> Half:
    """Attack 2 or Move 2, or what an item makes of them."""
    mine = worn(g, figure)
    if half == "top":
        value = max([BASIC_ATTACK, *(each.basic_attack for each in mine)])
        return Half(abilities=(Attack(value=value),))
    value = max([BASIC_MOVE, *(each.basic_move for each in mine)])
    return Half(abilities=(Move(value=value),))


def stays(g: Haven, figure: FigureId, card: CardId, half: Half) -> bool:
    """A card stays active for its round, or while what it gave lasts (GH-ACT-02, GH-ACT-07, GH-SUM-06)."""
    if half.duration == "round":
        return True
    bonus = any(each.source == card and each.giver == figure for each in g.state.lasting)
    return bonus or any(f.card == card and f.cells for f in g.state.figures.values())
