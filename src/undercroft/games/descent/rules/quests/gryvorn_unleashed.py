"""Gryvorn Unleashed: ward stones, the dragon who rises while he is not bound, lasting wounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from undercroft.games.descent.events.encounters import FigureWithdrawn
from undercroft.games.descent.events.fights import AttackDeclared, StoodUp, Weakened
from undercroft.games.descent.events.moves import Displaced
from undercroft.games.descent.events.things import DoorOpened, DoorUnlocked, TokenSet
from undercroft.games.descent.options import StandOption
from undercroft.games.descent.records.quest_rules import SpecialRule
from undercroft.games.descent.rules.cards.deck import draw_card
from undercroft.games.descent.rules.cards.in_progress import actor, frame_of
from undercroft.games.descent.rules.cards.moments import MOMENTS
from undercroft.games.descent.rules.movement.moving import Land
from undercroft.games.descent.rules.movement.places import bases_about
from undercroft.games.descent.rules.quests.deeds import Deed
from undercroft.games.descent.rules.quests.limits import ANCHORS, GRYVORN, is_unbound
from undercroft.games.descent.rules.quests.page import (
    count,
    figures_named,
    mark,
    number,
    rules_of,
    tokens_on,
)
from undercroft.games.descent.rules.values import health
from undercroft.games.descent.state import Descent, card_name
from undercroft.kernel import (
    Call,
    Derived,
    Done,
    FigureId,
    Modifier,
    Next,
    Procedure,
    Special,
    Window,
    ask,
    step,
)
from undercroft.parts.happenings import Healed

STONE, SOUND, WHOLE, PROFANED = "ward-stone", "sound", "whole", "profaned"
PASSES = 2  # that make a stone whole
KEEPERS = {f"{STONE}-1": "lord-merick-farrow", f"{STONE}-2": "lady-eliza-farrow"}  # of its chamber
WEST = 1  # the locked door
WEST_OPEN = "west-open"
RISES_WITH = 6  # Health
WOUND = 2  # Health that a hero loses for the encounter with each fall
RUNE = "the-shadow-rune"
EVERY = 3  # rounds that bring ruin by themselves


class Profane(Procedure, tag="descent.profane"):
    """A lieutenant profanes a ward stone; after so many times it is lost."""

    figure: FigureId
    token: str

    @step("D2-SPC-03")
    def profane(self, g: Descent) -> Next:
        enough = next(number(g, rule.n) for rule in rules_of(g, SpecialRule) if rule.name == "ward-stones")
        count(g, f"profaned-{self.token}")
        if g.state.counters[f"profaned-{self.token}"] >= enough:
            end_stone(g, self.token, PROFANED)
        return Done()


class Restore(Procedure, tag="descent.restore"):
    """A hero restores a ward stone; the second pass makes it whole and safe."""

    figure: FigureId
    token: str

    @step("D2-SPC-03")
    def restore(self, g: Descent) -> Next:
        count(g, f"restored-{self.token}")
        if g.state.counters[f"restored-{self.token}"] >= PASSES:
            end_stone(g, self.token, WHOLE)
        return Done()


def end_stone(g: Descent, stone: str, face: str) -> None:
    """A stone is whole or lost: its keeper goes if it is whole, and the second of them opens the west."""
    token = g.state.tokens[stone]
    g.emit(TokenSet(stone, token.kind, token.cell, face=face, turned=True), "D2-QST-02")
    if face == WHOLE:
        count(g, "whole")
        for keeper in figures_named(g, KEEPERS[stone]) if stone in KEEPERS else ():
            g.emit(FigureWithdrawn(keeper), "D2-QST-02")
    count(g, "ended")
    if g.state.counters["ended"] == len(KEEPERS) and WEST_OPEN not in g.state.marks:
        mark(g, WEST_OPEN)
        g.emit(DoorUnlocked(WEST), "D2-DOR-02")
        g.emit(DoorOpened(FigureId(0), WEST), "D2-DOR-02")


# -- the Dragonlord


def is_bound(g: Descent) -> bool:
    """Are so many anchors bound that Gryvorn can be defeated for good?"""
    return g.state.counters.get("bound", 0) >= ANCHORS


class Unchain(Procedure, tag="descent.unchain"):
    """Gryvorn attacks with both actions and flies; nothing stuns or holds him."""

    @step("D2-SET-08", "D2-QST-02")
    def begin(self, g: Descent) -> Next:
        for figure in figures_named(g, GRYVORN):
            for stat in ("more-attacks", "has-fly", "immune-stunned", "immune-immobilized"):
                g.modify(stat, 1, subject=figure, source=GRYVORN)
        return Done()


class RiseUnbound(Procedure, tag="descent.rise_unbound"):
    """Not bound, Gryvorn rises at once by the breach; the Overlord draws a card and ruin grows."""

    def applies(self, g: Descent) -> bool:
        figure = actor(g, "descent.defeat")
        return bool(figure) and is_unbound(g, figure)

    def dragon(self, g: Descent) -> FigureId:
        return actor(g, "descent.defeat")

    @step("D2-QST-02", "D2-KO-23")
    def rise(self, g: Descent) -> None:
        leaf = g.state.figures[self.dragon(g)]
        g.emit(Healed(self.dragon(g), min(RISES_WITH, leaf.damage)), "D2-QST-02")
        draw_card(g, "D2-QST-02")
        count(g, "ruin")

    @step("D2-QST-02", "D2-WHO-03", "D2-ADJ-14")
    def choose(self, g: Descent) -> Next:
        """On the breach, or as near to it as there is room."""
        breach = tokens_on(g, "breach")
        places = bases_about(g, self.dragon(g), breach)
        return ask(g.state.overlord.seat, *map(StandOption, places)) if places else Done()

    @choose.answered
    def place(self, g: Descent, picked: StandOption) -> Next:
        g.emit(Displaced(self.dragon(g), picked.cells), "D2-QST-02")
        return Call(Land(self.dragon(g)))


def raged(round_: int) -> str:
    """The mark of a round in which Gryvorn has attacked."""
    return f"raged-{round_}"


class Rage(Procedure, tag="descent.rage"):
    """Gryvorn attacks: it counts if he ends the turn on the breach."""

    def applies(self, g: Descent) -> bool:
        event = g.nearest(Window).about
        if not isinstance(event, AttackDeclared) or raged(g.state.round) in g.state.marks:
            return False
        return g.state.figures[event.figure].name == GRYVORN

    @step("D2-QST-02")
    def note(self, g: Descent) -> Next:
        mark(g, raged(g.state.round))
        return Done()


class Ruin(Procedure, tag="descent.ruin"):
    """At the end of an Overlord turn in which he attacked, Gryvorn on the breach brings ruin."""

    def applies(self, g: Descent) -> bool:
        if raged(g.state.round) not in g.state.marks:
            return False
        breach = tokens_on(g, "breach")
        return any(g.state.figures[i].cells & breach for i in figures_named(g, GRYVORN))

    @step("D2-QST-02")
    def grow(self, g: Descent) -> Next:
        count(g, "ruin")
        return Done()


class RuinByTime(Procedure, tag="descent.ruin_by_time"):
    """Every third round brings ruin by itself."""

    def applies(self, g: Descent) -> bool:
        return g.state.round % EVERY == 0

    @step("D2-QST-02")
    def grow(self, g: Descent) -> Next:
        count(g, "ruin")
        return Done()


class LastingWound(Procedure, tag="descent.lasting_wound"):
    """A hero who stands up again has 2 Health less for the rest of the encounter."""

    def applies(self, g: Descent) -> bool:
        return isinstance(g.nearest(Window).about, StoodUp)

    @step("D2-QST-02", "D2-FAT-14")
    def wound(self, g: Descent) -> Next:
        event = g.nearest(Window).about
        assert isinstance(event, StoodUp)
        g.modify("health", -WOUND, subject=event.figure, source="wounds")
        g.emit(Weakened(event.figure, health(g, event.figure)), "D2-QST-02")
        return Done()


def by_the_rune(g: Descent, figure: FigureId) -> Iterator[Modifier]:
    """The bearer of the Shadow Rune binds an anchor against one shield less."""
    act, hero = frame_of(g, "descent.quest_act"), g.state.heroes.get(figure)
    if act is None or hero is None or act.act != "bind" or act.figure != figure:
        return
    if any(card_name(card) == RUNE for card in hero.items):
        yield Modifier("willpower", 1, subject=figure, source=RUNE)


DEEDS: Mapping[str, Deed] = {
    "profane": Deed(Profane, lambda g, figure, token: True),
    "restore": Deed(Restore, lambda g, figure, token: True),
}
SET_UP: Mapping[str, type[Procedure]] = {"unchain": Unchain}
LISTENERS: Mapping[str, tuple[str, type[Procedure]]] = {
    "rise-unbound": (MOMENTS["before-defeat"], RiseUnbound),
    "rage": ("AttackDeclared", Rage),
    "ruin": (MOMENTS["overlord-end"], Ruin),
    "ruin-by-time": ("RoundOver", RuinByTime),
    "lasting-wounds": ("StoodUp", LastingWound),
}
DERIVED: Mapping[str, Derived] = {"willpower": by_the_rune}
SPECIALS: Mapping[str, Special] = {}
