"""Elements consumed for something of its own, apart from any other ability (GH-ELM-07)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.rounds import TypeConsumed
from undercroft.games.gloomhaven.options import AugmentOption, SkipOption
from undercroft.games.gloomhaven.records.abilities import Ability, Consume
from undercroft.games.gloomhaven.rules.actions.elements import Infuse, consume, payments
from undercroft.games.gloomhaven.rules.actions.performing import Perform, gain_xp
from undercroft.games.gloomhaven.rules.who import ask_for, is_automatic
from undercroft.games.gloomhaven.state import Haven, HavenState
from undercroft.kernel import Call, Done, Event, FigureId, Next, Option, Procedure, step, window


class AbilitiesAdded(Event):
    """The action in progress has more abilities now, right after the one that gives them."""

    abilities: tuple[Ability, ...]

    def apply(self, s: HavenState) -> None:
        s.nearest(Perform).extra += self.abilities


class ConsumeAbility(Procedure, tag="gh.consume"):
    """Consume elements, then perform what they were consumed for as part of the same action (GH-ELM-07)."""

    figure: FigureId
    ability: Consume
    paying: tuple[str, ...] = ()  # the elements that are about to be consumed
    damped: bool = False  # they are consumed for nothing

    @step("GH-ELM-07", "GH-ELM-13", "GH-ELM-14", "GH-ELM-15", "GH-ELM-19")
    def choose(self, g: Haven) -> Next:
        """A player may; a monster must, if its type has not done so this round."""
        automatic = is_automatic(g, self.figure)
        if automatic and self.key(g) in g.state.used_up:
            return self.benefit
        ways = payments(g, self.ability.elements)
        if not ways or not self.is_of_use(g):
            return Done(0)
        skip: list[Option] = [] if automatic else [SkipOption()]
        return ask_for(g, self.figure, *(AugmentOption(0, way) for way in ways), *skip)

    @choose.answered
    def chosen(self, g: Haven, picked: AugmentOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(0)
        self.paying = picked.elements
        return None

    consuming = window("GH-ELM-14", "GH-ITM-19")

    @step("GH-ELM-08", "GH-ELM-16")
    def pay(self, g: Haven) -> Next:
        """The elements are inert; an item of an enemy may have made them useless."""
        consume(g, self.figure, self.paying)
        if self.damped:
            return Done(0)
        if is_automatic(g, self.figure):
            g.emit(TypeConsumed(self.key(g)), "GH-ELM-16")
        return None

    @step("GH-ELM-07", "GH-ELM-21")
    def benefit(self, g: Haven) -> Next:
        """Experience at once, abilities next, elements at the end of the turn."""
        if g.nearest(Perform).xp:
            gain_xp(g, self.figure, self.ability.xp, "GH-ELM-21")
        if self.ability.then:
            g.emit(AbilitiesAdded(self.ability.then))
        if self.ability.infuse:
            return Call(Infuse(self.figure, self.ability.infuse))
        return None

    @step("GH-ELM-07")
    def finish(self, g: Haven) -> Next:
        return Done(1)

    def is_of_use(self, g: Haven) -> bool:
        """Elements are not consumed for abilities that nobody can be found for (GH-ELM-16, GH-XP-02)."""
        gives = self.ability.then
        return bool(self.ability.infuse) or not gives or g.nearest(Perform).can_do(g, gives)

    def key(self, g: Haven) -> str:
        """The name by which a type of monster remembers it for the round (GH-ELM-15)."""
        what = "-".join((*self.ability.elements, *self.ability.infuse))
        return f"{g.state.figures[self.figure].kind}/{g.nearest(Perform).source}/consume/{what}"
