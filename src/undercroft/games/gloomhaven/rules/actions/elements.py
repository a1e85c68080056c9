"""Elemental infusions: creating, consuming, waning (GH-ELM)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from undercroft.games.gloomhaven.events.rounds import ElementConsumed, ElementsSet, Infusing, made_strong
from undercroft.games.gloomhaven.options import ElementOption
from undercroft.games.gloomhaven.records.abilities import Infuse as InfuseRecord
from undercroft.games.gloomhaven.rules.who import ask_for
from undercroft.games.gloomhaven.state import ELEMENTS, INERT, Haven
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step

NO_CONSUMING = "no-consuming"  # a penalty of a random dungeon: characters cannot (GH-RDD-15)


class Infuse(Procedure, tag="gh.infuse"):
    """A figure infuses elements, at the end of its turn; a wild one is chosen (GH-ELM-04, GH-ELM-18)."""

    figure: FigureId
    elements: tuple[str, ...]
    at: int = 0

    @step("GH-ELM-04", "GH-ELM-19", "GH-ELM-20")
    def choose(self, g: Haven) -> Next:
        """A wild one is any that is not infused in this turn anyway."""
        if self.at == len(self.elements):
            return Done()
        if self.elements[self.at] == "wild":
            new = [each for each in ELEMENTS if each not in g.state.turn.infused] or ELEMENTS[:1]
            return ask_for(g, self.figure, *map(ElementOption, new))
        return self.infuse

    @choose.answered
    def chosen(self, g: Haven, picked: ElementOption) -> Next:
        self.elements = (*self.elements[: self.at], picked.element, *self.elements[self.at + 1 :])
        return self.infuse

    @step("GH-ELM-04", "GH-ELM-05")
    def infuse(self, g: Haven) -> Next:
        g.emit(Infusing(self.elements[self.at]))
        self.at += 1
        return self.choose


class InfuseAbility(Procedure, tag="gh.infuse_ability"):
    """An ability that only infuses (GH-ELM-04)."""

    figure: FigureId
    ability: InfuseRecord

    @step("GH-ELM-04")
    def infuse(self, g: Haven) -> Next:
        return Call(Infuse(self.figure, self.ability.elements))

    @infuse.returned
    def infused(self, g: Haven, result: None) -> Next:
        return Done(1)


def settle_infusions(g: Haven) -> None:
    """Elements infused in the turn are strong at its end, even if consumed (GH-ELM-05, GH-ELM-11)."""
    infused = g.state.turn.infused
    if infused:
        which = tuple({ELEMENTS.index(element) for element in infused})
        g.emit(ElementsSet(made_strong(g.state.elements, which)), "GH-ELM-05")


def wane(g: Haven) -> None:
    """At the end of the round each element drops one step (GH-ELM-06)."""
    if any(g.state.elements):
        g.emit(ElementsSet(tuple(max(INERT, state - 1) for state in g.state.elements)), "GH-ELM-06")


def available(g: Haven) -> tuple[str, ...]:
    """Elements that can be consumed: of the six those that are strong or waning.

    (GH-ELM-01, GH-ELM-02, GH-ELM-08, GH-ELM-10)
    """
    if g.state.story.get(NO_CONSUMING):
        acting = g.state.figures.get(g.state.turn.figure)
        if acting is not None and acting.is_character:
            return ()
    return tuple(element for element, state in zip(ELEMENTS, g.state.elements) if state)


def payments(g: Haven, cost: Iterable[str]) -> list[tuple[str, ...]]:
    """All ways to pay for an augment: each element once (GH-ELM-09, GH-ELM-13), wild ones any (GH-ELM-18)."""
    at_hand = available(g)
    choices = [at_hand if element == "wild" else (element,) for element in cost]
    found = {
        tuple(sorted(way))
        for way in product(*choices)
        if len(set(way)) == len(way) and set(way) <= set(at_hand)
    }
    return sorted(found)


def consume(g: Haven, figure: FigureId, elements: Iterable[str]) -> None:
    """The elements are used and inert (GH-ELM-08)."""
    for element in elements:
        g.emit(ElementConsumed(ELEMENTS.index(element), figure), "GH-ELM-08")
