"""Abilities that last: Shield, Retaliate and every other bonus; dropping them (GH-ACT, GH-SHD)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.cards import AskingSet
from undercroft.games.gloomhaven.events.rounds import TiesSet
from undercroft.games.gloomhaven.options import AskEffectsOption, AskTiesOption, DropOption
from undercroft.games.gloomhaven.records.abilities import Active, Attack, Move, Retaliate, Shield
from undercroft.games.gloomhaven.rules.actions.bonuses import begin, has_special, in_force, leave_play
from undercroft.games.gloomhaven.rules.actions.measures import amount
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.actions.targets import ChooseFigures, reached
from undercroft.games.gloomhaven.rules.attack.attack import AttackAbility
from undercroft.games.gloomhaven.rules.effects.conditions import can_move
from undercroft.games.gloomhaven.rules.movement.movement import MoveAbility
from undercroft.games.gloomhaven.rules.who import TIES_BY_LOT, ask_for
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import (
    Call,
    CardId,
    Done,
    FigureId,
    Next,
    Pass,
    Procedure,
    Right,
    Seat,
    UseOption,
    replace,
    step,
)
from undercroft.parts.choosing import Chosen

NAMES = (  # of bonuses that only code can say
    "draws-attacks-on-adjacent-allies", "moves-as-attacks", "two-augments", "augments-on-ranged-attacks",
)  # fmt: skip


class LastingAbility(Procedure, tag="gh.lasting"):
    """A bonus for the round or for good; whom it reaches is settled here (GH-SHD-05, GH-SHD-06)."""

    figure: FigureId
    ability: Shield | Retaliate | Active
    bearers: tuple[FigureId, ...] = ()

    def is_possible(self, g: Haven) -> bool:
        return bool(reached(g, self.figure, self.ability.who))

    @step("GH-SHD-05", "GH-SHD-06", "GH-MOT-14")
    def choose(self, g: Haven) -> Next:
        optional = not g.nearest(Perform).forced
        return Call(ChooseFigures(self.figure, self.ability.who, optional, helps=True))

    @choose.returned
    def chosen(self, g: Haven, result: Chosen) -> Next:
        self.bearers = result.figures
        return self.make_room if self.bearers else Done(0)

    @step("GH-ACT-12")
    def make_room(self, g: Haven) -> Next:
        """One augment is active at a time, with one card two; a new one puts an old one on its pile."""
        if not isinstance(self.ability, Active) or self.ability.effect != "augment":
            return self.begin
        room = 2 if has_special(g, self.figure, "two-augments") else 1
        active = [CardId(each.source) for each in in_force(g, self.figure, "augment")]
        return ask_for(g, self.figure, *map(DropOption, active)) if len(active) >= room else self.begin

    @make_room.answered
    def drop_augment(self, g: Haven, picked: DropOption) -> Next:
        leave_play(g, g.state.figures[self.figure].seat, picked.card, "GH-ACT-12")
        return self.make_room

    @step("GH-ACT-01", "GH-ACT-02", "GH-SHD-04", "GH-MOT-14")
    def begin(self, g: Haven) -> Next:
        """For as long as the ability or its action says, else for the round (GH-MOT-14)."""
        action, effect = g.nearest(Perform), as_effect(g, self.figure, self.ability)
        giver = action.giver or self.figure
        for bearer in self.bearers:
            begin(g, effect, bearer, giver, action.source, self.ability.duration or action.duration)
        return Done(1)


class MoveOrAttack(Procedure, tag="gh.move_or_attack"):
    """A Move ability, which a bonus lets a character perform as an Attack of the same value."""

    figure: FigureId
    ability: Move

    def is_possible(self, g: Haven) -> bool:
        """A Move of no hexes is one, too (GH-TRN-16); whose moves are attacks may need no legs."""
        return can_move(g, self.figure) or has_special(g, self.figure, "moves-as-attacks") is not None

    @step("GH-ACT-02")
    def choose(self, g: Haven) -> Next:
        bonus = has_special(g, self.figure, "moves-as-attacks")
        return self.move if bonus is None else ask_for(g, self.figure, UseOption(bonus.source), Pass())

    @choose.answered
    def chosen(self, g: Haven, picked: UseOption | Pass) -> Next:
        return self.attack if isinstance(picked, UseOption) else self.move

    @step("GH-ACT-02")
    def attack(self, g: Haven) -> Next:
        return Call(AttackAbility(self.figure, Attack(value=self.ability.value)))

    @attack.returned
    def attacked(self, g: Haven, done: int | None) -> Next:
        return Done(done)

    @step("GH-MOV-01")
    def move(self, g: Haven) -> Next:
        return Call(MoveAbility(self.figure, self.ability))

    @move.returned
    def moved(self, g: Haven, done: int | None) -> Next:
        return Done(done)


class Drop(Procedure, tag="gh.drop"):
    """A player puts a card of the active area on its pile; its bonus ends at once (GH-ACT-06, GH-ACT-09)."""

    seat: Seat
    card: CardId

    @step("GH-ACT-09", "GH-ACT-06")
    def drop(self, g: Haven) -> None:
        leave_play(g, self.seat, self.card, "GH-ACT-09")


class SetAsking(Procedure, tag="gh.set_asking"):
    """A player wants to be asked everything, or only where there is something to decide (GH-EFX-03)."""

    seat: Seat
    asks: bool

    @step("GH-EFX-03")
    def set_asking(self, g: Haven) -> None:
        g.emit(AskingSet(self.seat, self.asks))


class SetTies(Procedure, tag="gh.set_ties"):
    """Equal choices of monsters go to the players, or to the lot, from now on (GH-AMB-03)."""

    seat: Seat
    asks: bool

    @step("GH-AMB-03", "GH-AMB-01")
    def set_ties(self, g: Haven) -> None:
        g.emit(TiesSet(self.seat, self.asks, TIES_BY_LOT))


def drop_rights(g: Haven, seat: Seat) -> list[Right]:
    """Every card in the active area may be put away at any time (GH-ACT-06, GH-ACT-09)."""
    return [
        Right(DropOption(lying.card), Drop(seat, lying.card)) for lying in g.state.characters[seat].active
    ]


def asking_rights(g: Haven, seat: Seat) -> list[Right]:
    """To be asked everything, and about ties of monsters, or no longer (GH-EFX-03, GH-AMB-03)."""
    asks, ties = not g.state.characters[seat].asks, g.plays(TIES_BY_LOT)
    return [
        Right(AskEffectsOption(asks), SetAsking(seat, asks)),
        Right(AskTiesOption(ties), SetTies(seat, ties)),
    ]


def as_effect(g: Haven, figure: FigureId, ability: Shield | Retaliate | Active) -> Active:
    """The effect in force: its number is fixed when it is performed (GH-SHD-06)."""
    value = amount(g, figure, ability.value)
    match ability:
        case Shield():
            return Active(effect="shield", value=value)
        case Retaliate():
            return Active(effect="retaliate", value=value, range=ability.range, xp=ability.xp)
        case _:
            return replace(ability, value=value)
