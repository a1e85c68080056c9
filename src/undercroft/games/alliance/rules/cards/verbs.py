"""Effects of cards on figures: damage, healing, control, and what lasts on others (DA-SPL, DA-DMG)."""

from __future__ import annotations

from undercroft.games.alliance.events.attacks import AttackGained, CheckMadeSure
from undercroft.games.alliance.events.fights import EffectLaid
from undercroft.games.alliance.events.rounds import Exhausted
from undercroft.games.alliance.records.effects import (
    AddVerb,
    AgainVerb,
    AllowVerb,
    BaseVerb,
    BonusVerb,
    ChooseVerb,
    CleanseVerb,
    CounterVerb,
    DieVerb,
    DirectVerb,
    DualVerb,
    Effect,
    ExhaustVerb,
    ExposeVerb,
    ExtraVerb,
    GuardVerb,
    HealVerb,
    HideVerb,
    IgnoreVerb,
    NoBonusVerb,
    PetVerb,
    PoisonVerb,
    RangeVerb,
    RootVerb,
    SetVerb,
    SlowVerb,
    StayVerb,
    SureVerb,
    TauntVerb,
    TrapAttackVerb,
    WeakenVerb,
)
from undercroft.games.alliance.rules.attack.damage import Heal, cleanse, heal_monster, hurt
from undercroft.games.alliance.rules.attack.values import armor
from undercroft.games.alliance.rules.cards.concerned import concerned
from undercroft.games.alliance.rules.cards.performing import Perform
from undercroft.games.alliance.state import Delve, Lasting
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Procedure, step
from undercroft.parts.choosing import Chosen

Damaging = DirectVerb | PoisonVerb | TrapAttackVerb
Laid = BonusVerb | SlowVerb | RootVerb | WeakenVerb | ExposeVerb
Lies = (
    BaseVerb | DualVerb | ChooseVerb | RangeVerb | PetVerb | IgnoreVerb | HideVerb | DieVerb | NoBonusVerb
    | ExtraVerb | CounterVerb | TauntVerb | AllowVerb | SetVerb | AddVerb | StayVerb | GuardVerb
)  # fmt: skip


class Damage(Procedure, tag="alliance.damage"):
    """Figures suffer damage without attack and defense, in their order (DA-DMG-16, DA-PVP-11)."""

    figure: FigureId
    verb: Damaging

    @step("DA-DMG-16", "DA-DMG-17", "DA-PVP-02", "DA-PVP-14")
    def strike(self, g: Delve) -> Next:
        """Credited to the Alliance of the hero that acts; a monster's to nobody."""
        performed, fallen = g.nearest(Perform), []
        seat, poison = g.state.figures[self.figure].seat, isinstance(self.verb, PoisonVerb)
        for target in concerned(g, performed, self.verb):
            fell = hurt(g, target, self.amount(g, target), seat, poison=poison)
            if fell and g.state.figures[target].role == "monster":
                fallen.append(target)
        return Done(Chosen(tuple(fallen)))

    def amount(self, g: Delve, target: FigureId) -> int:
        """The damage to one figure; armor softens a trap that attacks, down to 1."""
        if isinstance(self.verb, TrapAttackVerb):
            return max(1, self.verb.n - armor(g, target))
        return self.verb.n


class Mend(Procedure, tag="alliance.mend"):
    """Figures are healed or cleansed, one after the other (DA-DMG-18)."""

    figure: FigureId
    verb: HealVerb | CleanseVerb
    left: tuple[FigureId, ...] = ()

    @step("DA-DMG-18", "DA-SPL-10")
    def begin(self, g: Delve) -> None:
        self.left = concerned(g, g.nearest(Perform), self.verb)

    @step("DA-DMG-18", "DA-XP-18")
    def mend(self, g: Delve) -> Next:
        if not self.left:
            return Done()
        target, self.left = self.left[0], self.left[1:]
        if g.state.figures[target].role == "monster":
            heal_monster(g, target, self.verb.n)
            return self.mend
        if isinstance(self.verb, CleanseVerb):
            cleanse(g, target, self.verb.n)
            return self.mend
        return Call(Heal(target, self.verb.n), then=self.mend)


class Lay(Procedure, tag="alliance.lay"):
    """An effect stays on figures until the End Phase (DA-SPL-04, DA-EPH-03).

    A bonus for the hero under which its card lies follows from the card; it is not laid down.
    """

    figure: FigureId
    verb: Laid

    @step("DA-SPL-04", "DA-REA-03")
    def lay(self, g: Delve) -> Next:
        verb, performed = self.verb, g.nearest(Perform)
        if isinstance(verb, BonusVerb) and (verb.to is None or verb.to.whom == "hero"):
            return Done()
        what = verb.stat if isinstance(verb, BonusVerb) else ""
        value = 0 if isinstance(verb, RootVerb) else verb.n
        for target in concerned(g, performed, verb):
            tag = str(verb.__struct_config__.tag)
            effect = Lasting(target, tag, value, what, CardId(performed.source), self.figure)
            g.emit(EffectLaid(effect))
        return Done()


class Tire(Procedure, tag="alliance.tire"):
    """A ready monster becomes exhausted; nothing happens to others (DA-RND-08)."""

    figure: FigureId
    verb: ExhaustVerb

    @step("DA-RND-08")
    def exhaust(self, g: Delve) -> None:
        for target in concerned(g, g.nearest(Perform), self.verb):
            leaf = g.state.figures[target]
            if leaf.role == "monster" and leaf.cells and not leaf.exhausted:
                g.emit(Exhausted(target))


class Rule(Procedure, tag="alliance.rule"):
    """One more attack, or a check that cannot fail, for the hero that acts."""

    figure: FigureId
    verb: AgainVerb | SureVerb

    @step("DA-HER-13", "DA-DOR-02")
    def grant(self, g: Delve) -> None:
        if isinstance(self.verb, SureVerb):
            g.emit(CheckMadeSure(self.figure), "DA-DOR-02")
        elif g.state.turn.figure == self.figure and not g.state.turn.again:
            g.emit(AttackGained(self.figure))


def done_at_once(clause: Effect) -> bool:
    """Is something to be done when the card is played, beyond its lying there?"""
    return not isinstance(clause, Lies)
