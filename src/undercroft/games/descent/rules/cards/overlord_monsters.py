"""Monsters that Overlord cards bring to the map (D2-X-28: Reinforce, Rise Again)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.events.encounters import FigurePlaced, FigureWithdrawn
from undercroft.games.descent.options import StandOption
from undercroft.games.descent.rules.cards.moments import MOMENTS
from undercroft.games.descent.rules.cards.overlord_cards import PlayCard
from undercroft.games.descent.rules.effects.defeat import Defeat, drop_tokens, single_of
from undercroft.games.descent.rules.movement.moving import Land
from undercroft.games.descent.rules.movement.places import base_of, empty_spaces
from undercroft.games.descent.rules.quests.placing import missing, put_monster
from undercroft.games.descent.rules.values import size_of
from undercroft.games.descent.rules.who import cells_within, place_of
from undercroft.games.descent.state import Descent, ground, library
from undercroft.kernel import (
    Call,
    CardId,
    Done,
    FigureId,
    Next,
    Pass,
    Procedure,
    Special,
    Trigger,
    ask,
    replace,
    step,
)
from undercroft.space import Cells, each, standing

FAR_FROM_HEROES = 3  # spaces around a hero in which Reinforce places nobody
REACH_OF_MARK = 5  # spaces around the mark of Rise Again


def bases(g: Descent, size: tuple[int, int], near: Cells, free: Cells) -> tuple[Cells, ...]:
    """All ways to stand on free spaces with at least one of some spaces."""
    board, base = ground(g).board, base_of(size)
    found = {place: None for cell in each(near & free) for place in standing(board, base, cell, free)}
    return tuple(found)


class FillGroup(Procedure, tag="descent.fill_group"):
    """A group is filled up to its limit, on empty spaces away from all heroes (Reinforce)."""

    figure: FigureId
    card: CardId
    without: tuple[str, ...] = ()  # ranks of which he places no more

    @step("D2-X-28", "D2-MON-08", "D2-GOLD-07")
    def choose(self, g: Descent) -> Next:
        rank = self.rank(g)
        if not rank:
            return Done()
        group = g.state.groups[g.nearest(PlayCard).group]
        free = empty_spaces(g) & ~self.near_heroes(g)
        places = bases(g, library(g).monster[group.monster].size, free, free)
        return ask(g.state.overlord.seat, Pass(), *map(StandOption, places)) if places else Done()

    @choose.answered
    def place(self, g: Descent, picked: StandOption | Pass) -> Next:
        if isinstance(picked, Pass):
            self.without += (self.rank(g),)
            return self.choose
        figure = put_monster(g, g.nearest(PlayCard).group, self.rank(g), picked.cells)
        return Call(Land(figure), then=self.choose)  # D2-MOV-21

    def rank(self, g: Descent) -> str:
        """Masters before minions, as long as some are missing."""
        group = g.nearest(PlayCard).group
        ranks = [rank for rank in ("master", "minion") if rank not in self.without]
        return next((rank for rank in ranks if missing(g, group, rank)), "")

    def near_heroes(self, g: Descent) -> Cells:
        found = 0
        for i in g.state.heroes:
            found |= cells_within(g, place_of(g.state.figures[i]), FAR_FROM_HEROES)
        return found


class CallMinions(Procedure, tag="descent.call_minions"):
    """Minions of a master's group come to the empty spaces next to it (Reinforce with errata)."""

    figure: FigureId
    card: CardId

    @step("D2-ERR-08", "D2-MON-08")
    def choose(self, g: Descent) -> Next:
        leaf = g.state.figures[self.figure]
        if not missing(g, leaf.group, "minion"):
            return Done()
        places = bases(g, size_of(g, self.figure), ground(g).neighbours(leaf.cells), empty_spaces(g))
        return ask(g.state.overlord.seat, Pass(), *map(StandOption, places)) if places else Done()

    @choose.answered
    def place(self, g: Descent, picked: StandOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done()
        figure = put_monster(g, g.state.figures[self.figure].group, "minion", picked.cells)
        return Call(Land(figure), then=self.choose)  # D2-MOV-21


class MarkSpace(Procedure, tag="descent.mark_space"):
    """The space of a defeated monster is marked: it will come back (Rise Again)."""

    figure: FigureId
    card: CardId

    @step("D2-X-28")
    def mark(self, g: Descent) -> Next:
        do = RiseAgain(self.figure, g.nearest(Defeat).place)
        on, seat, source = MOMENTS["overlord-start"], g.state.overlord.seat, f"rise-again@{self.figure}"
        g.arm(Trigger(on, do, seat, source, "D2-X-28", optional=False))
        return Done()


class RiseAgain(Procedure, tag="descent.rise_again"):
    """A defeated monster stands within 5 spaces of its mark, for this turn of the Overlord."""

    figure: FigureId
    mark: Cells

    def applies(self, g: Descent) -> bool:
        leaf = g.state.figures.get(self.figure)
        return leaf is not None and not leaf.cells

    @step("D2-X-28")
    def begin(self, g: Descent) -> None:
        g.end(source=f"rise-again@{self.figure}")

    @step("D2-X-28", "D2-GOLD-07")
    def choose(self, g: Descent) -> Next:
        """Not where others have taken its place in the group meanwhile."""
        leaf = g.state.figures[self.figure]
        free = empty_spaces(g)
        near = cells_within(g, self.mark, REACH_OF_MARK)
        places = bases(g, size_of(g, self.figure), near, free)
        if not places or not (leaf.name or missing(g, leaf.group, leaf.rank)):
            return Done()
        return ask(g.state.overlord.seat, *map(StandOption, places))

    @choose.answered
    def place(self, g: Descent, picked: StandOption) -> Next:
        leaf = g.state.figures[self.figure]
        g.emit(FigurePlaced(self.figure, replace(leaf, cells=picked.cells, hp=leaf.full, phase="standing")))
        on, seat, source = MOMENTS["overlord-end"], g.state.overlord.seat, f"rise-again@{self.figure}"
        g.arm(Trigger(on, SinkAgain(self.figure), seat, source, "D2-X-28", optional=False))
        return Call(Land(self.figure))  # D2-MOV-21


class SinkAgain(Procedure, tag="descent.sink_again"):
    """At the end of the turn a monster that had risen is taken off the map."""

    figure: FigureId

    @step("D2-X-28")
    def remove(self, g: Descent) -> Next:
        g.end(source=f"rise-again@{self.figure}")
        leaf = g.state.figures[self.figure]
        if leaf.cells:
            drop_tokens(g, self.figure, single_of(leaf.cells))
            g.emit(FigureWithdrawn(self.figure))
        return Done()


def forget_risen(g: Descent) -> None:
    """Monsters of an encounter that is over neither rise nor sink in the next one (D2-QST-04)."""
    kept = [
        trigger
        for on in ("overlord-start", "overlord-end")
        for trigger in g.state.triggers.get(MOMENTS[on], ())
    ]
    for trigger in kept:
        if isinstance(trigger.do, (RiseAgain, SinkAgain)):
            g.end(source=trigger.source)


SPECIALS: Mapping[str, Special] = {
    "fill-group": FillGroup,
    "call-minions": CallMinions,
    "rise-again": MarkSpace,
}
