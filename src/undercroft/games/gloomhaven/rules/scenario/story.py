"""The story of a scenario: its rules come in at their moments (GH-SPC-19, GH-SPC-20)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from undercroft.games.gloomhaven.events.fights import Killed
from undercroft.games.gloomhaven.events.ground import Walked
from undercroft.games.gloomhaven.events.rounds import Noted, TurnEnded, TurnStarted
from undercroft.games.gloomhaven.library import layout, page
from undercroft.games.gloomhaven.records.moments import (
    AnyMoment,
    AtDestruction,
    AtDoor,
    AtEntry,
    AtKill,
    AtLoot,
    AtPlates,
    AtReveal,
    AtRound,
    AtSetup,
)
from undercroft.games.gloomhaven.records.scenario_goals import (
    CharacterExhausted,
    Escape,
    Escort,
    OpenAllDoors,
    Reach,
    RevealRooms,
    StandOnPlates,
)
from undercroft.games.gloomhaven.records.scenario_rules import Aura, Boost, Toll, WalkingThrone
from undercroft.games.gloomhaven.records.scenario_rules import Trigger as Happening
from undercroft.games.gloomhaven.rules.effects.deaths import Die
from undercroft.games.gloomhaven.rules.movement.doors import Reveal
from undercroft.games.gloomhaven.rules.round import upkeep
from undercroft.games.gloomhaven.rules.scenario.endings import look_for_verdict
from undercroft.games.gloomhaven.rules.scenario.outcomes import carry_out
from undercroft.games.gloomhaven.rules.scenario.scenario_effects import HurtSome
from undercroft.games.gloomhaven.rules.scenario.scenario_page import (
    entry_hexes,
    entry_name,
    has_come,
    holds_now,
    stood_on,
)
from undercroft.games.gloomhaven.rules.scenario.special_rules import throne_rule
from undercroft.games.gloomhaven.rules.who import is_up
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, Seat, Trigger, step
from undercroft.space import Cell, mask_of

When = Literal[
    "setup", "round-start", "round-end", "revealed", "killed", "turn-start", "turn-end", "looted", "entered"
]
WINDOWS: dict[When, str] = {
    "round-start": "gh.round.begun",
    "round-end": "gh.round.ended",
    "revealed": "gh.reveal.revealed",
    "killed": "Killed",
    "turn-start": "TurnStarted",
    "turn-end": "TurnEnded",
    "looted": "TreasureLooted",
    "entered": "Walked",
}
NOBODY = FigureId(0)


class Opening(Procedure, tag="gh.opening"):
    """Before the first round: the rules of the page listen from now on, and some work at once (GH-SET-01)."""

    @step("GH-SET-01", "GH-SPC-20")
    def listen(self, g: Haven) -> Next:
        for when in dict.fromkeys(listened_for(g)):
            g.arm(Trigger(WINDOWS[when], Story(when), Seat(0), "scenario", "GH-SPC-20", optional=False))
        return Call(Story("setup"))

    @step("GH-SET-01")
    def end(self, g: Haven) -> Next:
        return Done()


class Story(Procedure, tag="gh.story"):
    """A moment of the scenario: what its rules do now, in the order of the page."""

    when: When
    about: FigureId = NOBODY  # whose turn, who was killed, who opened the door
    door: Cell = -1
    waiting: tuple[int, ...] = ()  # rules of the page by their place
    at: int = 0  # which outcome of the first of them is next
    pains: tuple[int, ...] = ()

    def applies(self, g: Haven) -> bool:
        """Events come often: is this one of interest?"""
        if self.when == "entered":
            return bool(due(g, self.when, NOBODY, -1, g.about(Walked)))
        return True

    @step("GH-SPC-19", "GH-SPC-16")
    def look(self, g: Haven) -> None:
        """Find out what has happened, and which rules speak of it."""
        event = None
        if self.when == "revealed":
            opener = g.opener()
            assert isinstance(opener, Reveal)
            self.about, self.door = opener.by, opener.door
        elif self.when == "killed":
            self.about = g.about(Killed).figure
        elif self.when == "turn-start":
            self.about = g.about(TurnStarted).figure
        elif self.when == "turn-end":
            self.about = g.about(TurnEnded).figure
        elif self.when == "entered":
            event = g.about(Walked)
            self.about = event.figure
        self.waiting = due(g, self.when, self.about, self.door, event)

    @step("GH-SPC-10", "GH-SPC-15", "GH-SPC-18")
    def keep_up(self, g: Haven) -> None:
        """Sides, hit points, objectives, counts: what follows from what has happened."""
        if self.when in ("setup", "revealed", "killed"):
            upkeep.settle_sides(g)
            upkeep.settle_hit_points(g)
            upkeep.place_what_is_due(g)
        elif self.when == "round-end":
            upkeep.end_round(g)
        elif self.when == "turn-end":
            upkeep.look_where_it_stands(g, self.about)
        for rule in self.waiting:
            moment = happening(g, rule).when
            if isinstance(moment, AtEntry):
                g.emit(Noted(entry_name(moment), 1), "GH-SPC-19")

    @step("GH-SPC-10")
    def break_doors(self, g: Haven) -> Next:
        """A destroyed door lets everybody see what is behind it."""
        if self.when == "killed":
            for cell in upkeep.broken_doors(g):
                g.emit(Noted(upkeep.broken(cell), 1))
                return Call(Reveal(cell, g.state.turn.figure), then=self.break_doors)
        return None

    @step("GH-SPC-20")
    def topple(self, g: Haven) -> Next:
        """With its throne a boss falls, too."""
        throne = throne_rule(g)
        if self.when == "killed" and throne is not None and g.state.figures[self.about].kind == throne.throne:
            for i, leaf in g.state.figures.items():
                if leaf.kind == throne.boss and leaf.cells:
                    return Call(Die(i, g.about(Killed).by))
        return None

    @step("GH-SPC-20")
    def feel(self, g: Haven) -> None:
        """Auras and tolls at the start or end of a turn."""
        if self.when in ("turn-start", "turn-end") and is_up(g, self.about):
            upkeep.heal_by_auras(g, self.about, self.when)
            self.pains = tuple(upkeep.pains(g, self.about, self.when))

    @step("GH-SPC-20", "GH-DMG-07")
    def suffer(self, g: Haven) -> Next:
        if not self.pains:
            return None
        pain, self.pains = self.pains[0], self.pains[1:]
        return Call(HurtSome((self.about,), pain), then=self.suffer)

    @step("GH-SPC-19", "GH-SPC-20")
    def follow(self, g: Haven) -> Next:
        """The next thing that a rule does; rules that work once are noted."""
        while self.waiting:
            rule = happening(g, self.waiting[0])
            if not self.at:
                g.emit(Noted(done(self.waiting[0]), times(g, self.waiting[0]) + 1))
            if self.at == len(rule.do):
                self.waiting, self.at = self.waiting[1:], 0
                continue
            outcome, self.at = rule.do[self.at], self.at + 1
            before = times(g, self.waiting[0]) - 1
            call = carry_out(
                g, outcome, self.about if self.when == "revealed" else NOBODY, before, rule.negative
            )
            if call is not None:
                return Call(call, then=self.follow)
        return None

    @step("GH-END-02")
    def judge(self, g: Haven) -> Next:
        if self.when != "setup":
            look_for_verdict(g)
        return Done()


def happening(g: Haven, place: int) -> Happening:
    rule = page(g).rules[place]
    assert isinstance(rule, Happening)
    return rule


def done(place: int) -> str:
    """How the story keeps that a rule was followed."""
    return f"followed {place}"


def times(g: Haven, place: int) -> int:
    """How often a rule was followed."""
    return g.state.story.get(done(place), 0)


def due(g: Haven, when: When, about: FigureId, door: Cell, event: Walked | None = None) -> tuple[int, ...]:
    """The rules of the page whose moment this is."""
    found = []
    for place, rule in enumerate(page(g).rules):
        if isinstance(rule, Happening) and holds_now(g, rule):
            followed = times(g, place) > 0
            if not (rule.once and followed) and fits(g, rule.when, when, about, door, followed, event):
                found.append(place)
    return tuple(found)


def fits(
    g: Haven, moment: AnyMoment, when: When, about: FigureId, door: Cell, followed: bool, event: Walked | None
) -> bool:
    """Is this the moment that a rule waits for?"""
    s = g.state
    match moment:
        case AtSetup():
            return when == "setup"
        case AtRound():
            return when == f"round-{moment.at}" and is_round(g, moment)
        case AtDoor(end_of_round=True):
            return when == "round-end" and not followed and has_come(g, moment)
        case AtDoor():
            return when == "revealed" and layout(g).doors[door].mark == moment.mark
        case AtReveal():
            return when in ("setup", "revealed") and not followed and moment.room in s.rooms
        case AtEntry():
            return event is not None and not followed and enters(g, moment, event)
        case AtPlates():
            return when == "turn-end" and stood_on(g, moment)
        case AtKill():
            if when != "killed" or not is_meant(g, moment, about):
                return False
            return moment.each or (not followed and has_come(g, moment))
        case AtLoot():
            wanted = "round-end" if moment.end_of_round else "looted"
            return when == wanted and not followed and has_come(g, moment)
        case AtDestruction():
            return when == "killed" and not followed and has_come(g, moment)


def is_round(g: Haven, moment: AtRound) -> bool:
    """Every, odd or even rounds from one on, or just one, with so many characters (GH-EOR-08)."""
    now = g.state.round
    if moment.number and now != moment.number:
        return False
    wanted = {"every": True, "odd": now % 2 == 1, "even": now % 2 == 0}[moment.which]
    return wanted and now >= moment.since and len(g.state.party) in moment.players


def is_meant(g: Haven, moment: AtKill, about: FigureId) -> bool:
    leaf = g.state.figures[about]
    if leaf.is_character or leaf.is_summon or leaf.objective:
        return False
    return moment.monster in ("", leaf.kind) and moment.rank in ("", leaf.rank)


def enters(g: Haven, moment: AtEntry, event: Walked) -> bool:
    """A character or an ally of theirs came to the mark or into one of the rooms (GH-SPC-19)."""
    return g.state.figures[event.figure].side == "party" and bool(
        mask_of(event.path) & entry_hexes(g, moment)
    )


def listened_for(g: Haven) -> Iterator[When]:
    """The moments that anything on the page waits for; others cost nothing."""
    here = page(g)
    moments: list[AnyMoment | None] = [rule.when for rule in here.rules if isinstance(rule, Happening)]
    for moment in moments:
        match moment:
            case AtRound(at="start"):
                yield "round-start"
            case AtRound() | AtDoor(end_of_round=True) | AtLoot(end_of_round=True):
                yield "round-end"
            case AtDoor() | AtReveal():
                yield "revealed"
            case AtKill() | AtDestruction():
                yield "killed"
            case AtPlates():
                yield "turn-end"
            case AtLoot():
                yield "looted"
            case AtEntry():
                yield "entered"
            case _:
                pass
    yield from needed(g)


def needed(g: Haven) -> Iterator[When]:
    """The moments that goals, objectives and standing rules wait for."""
    here = page(g)
    waits = [rule.since for rule in here.rules] + [rule.until for rule in here.rules]
    waits += [loss.since for loss in here.losses if isinstance(loss, CharacterExhausted)]
    if here.objectives or any(isinstance(rule, Boost | WalkingThrone) for rule in here.rules):
        yield "killed"
        yield "revealed"
    if any(isinstance(moment, AtDoor | AtReveal) for moment in waits):
        yield "revealed"
    if any(isinstance(moment, AtKill | AtDestruction) for moment in waits):
        yield "killed"
    for rule in here.rules:
        if isinstance(rule, Aura) or (isinstance(rule, Toll) and rule.at == "turn-start"):
            yield "turn-start"
        elif isinstance(rule, Toll):
            yield "turn-end"
    for goal in here.goals:
        if isinstance(goal, Escape | Reach | Escort | StandOnPlates):
            yield "turn-end"
        elif isinstance(goal, OpenAllDoors | RevealRooms):
            yield "revealed"
    if upkeep.counts_rounds(g):
        yield "round-end"
