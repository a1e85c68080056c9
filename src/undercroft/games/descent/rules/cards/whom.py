"""The figures that an effect of a card concerns (D2-RNG-08, D2-RNG-14, D2-KO-11)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from undercroft.games.descent.options import TargetOption
from undercroft.games.descent.records.abilities import Whom
from undercroft.games.descent.rules.attack.targets import sight
from undercroft.games.descent.rules.cards.in_progress import frame_of, named_figures
from undercroft.games.descent.rules.who import ask_for, place_of, within
from undercroft.games.descent.state import Descent
from undercroft.kernel import (
    Choice,
    Done,
    FigureId,
    Next,
    Objection,
    Pass,
    Posed,
    Procedure,
    Requirement,
    step,
)
from undercroft.parts.choosing import Chosen


class Pick(Struct, frozen=True, gc=False):
    """The chooser, those whom the card allows, and those who are chosen already."""

    figure: FigureId
    whom: Whom
    chosen: tuple[FigureId, ...] = ()


HEROES = ("hero", "ally")
HEROES_AND_FAMILIARS = ("hero", "ally", "familiar")


def is_monsters_ability(g: Descent, figure: FigureId) -> bool:
    """An ability of a monster passes familiars by, a card of the Overlord does not (D2-FAM-20)."""
    leaf = g.state.figures.get(figure)
    return leaf is not None and leaf.is_hostile and frame_of(g, "descent.play_card") is None


def sorted_out(g: Descent, pick: Pick, some: Iterable[FigureId]) -> list[FigureId]:
    """The sort of figure that the card names; figure-familiars count as heroes for cards (D2-FAM-13)."""
    figures, side = g.state.figures, pick.whom.side
    heroes = HEROES if is_monsters_ability(g, pick.figure) else HEROES_AND_FAMILIARS
    found = []
    for i in some:
        leaf = figures[i]
        if side == "hero":
            fits = leaf.role in heroes
        elif side == "minion":
            fits = leaf.rank == "minion"
        else:
            fits = side == "figure" or leaf.is_hostile
        if fits and (leaf.cells or (leaf.is_out and pick.whom.knocked_out)):
            found.append(i)
    return found


def myself_or_not(g: Descent, pick: Pick, some: Iterable[FigureId]) -> list[FigureId]:
    """Oneself only where the card says so (D2-RNG-14)."""
    whom = pick.whom
    if whom.me_only:
        return [i for i in some if i == pick.figure]
    return [i for i in some if (i != pick.figure or whom.me) and i not in pick.chosen]


def near(g: Descent, pick: Pick, some: Iterable[FigureId]) -> list[FigureId]:
    if not pick.whom.within:
        return list(some)
    cells = within(g, pick.figure, pick.whom.within)
    return [i for i in some if place_of(g.state.figures[i]) & cells]


def in_sight(g: Descent, pick: Pick, some: Iterable[FigureId]) -> list[FigureId]:
    if not pick.whom.sight:
        return list(some)
    return [i for i in some if i == pick.figure or sight(g, pick.figure, place_of(g.state.figures[i]))]


CHOSEN: Choice[Descent, Pick] = Choice(
    "figure",
    TargetOption,
    lambda g, pick: g.state.figures,
    (
        Requirement("D2-GOLD-02", "other-sort", sorted_out),
        Requirement("D2-RNG-14", "oneself", myself_or_not),
        Requirement(
            "D2-RNG-08",
            lambda g, pick, i: Objection("D2-RNG-08", "within", limit=pick.whom.within, who=i),
            near,
        ),
        Requirement("D2-ATK-05", lambda g, pick, i: Objection("D2-ATK-05", "unseen", who=i), in_sight),
    ),
)


def eligible(g: Descent, figure: FigureId, whom: Whom) -> list[FigureId]:
    """All figures that the card allows."""
    if whom.me_only:
        return [figure]
    if whom.named:
        return [i for i in named_figures(g, whom.named) if i and g.state.figures[i].cells]
    found: list[FigureId] = CHOSEN.legal(g, Pick(figure, whom))
    return found


class ChooseFigures(Procedure, tag="descent.choose_figures"):
    """Whoever uses a card chooses the figures that it concerns, one by one; or it concerns all of them."""

    figure: FigureId
    whom: Whom
    chosen: tuple[FigureId, ...] = ()

    @step("D2-GOLD-02", "D2-RNG-08")
    def choose(self, g: Descent) -> Next:
        whom = self.whom
        if not whom.count or whom.named:
            return Done(Chosen(tuple(eligible(g, self.figure, whom))))
        if len(self.chosen) == whom.count:
            return Done(Chosen(self.chosen))
        options = CHOSEN.options(g, Pick(self.figure, whom, self.chosen)) if not whom.me_only else []
        if whom.me_only:
            return Done(Chosen((self.figure,)))
        if not options:
            return Done(Chosen(self.chosen))
        if whom.optional:
            options = [Pass(), *options]
        return ask_for(g, self.figure, *options)

    @choose.among
    def figures(self, g: Descent) -> tuple[Posed, ...]:
        return (CHOSEN.by(Pick(self.figure, self.whom, self.chosen)),)

    @choose.answered
    def take(self, g: Descent, picked: TargetOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done(Chosen(self.chosen))
        self.chosen += (picked.target,)
        return self.choose
