"""Groups and hero figures that come into play: at set-up, and when something happens (D2-OSU, D2-X-33)."""

from __future__ import annotations

from undercroft.games.descent.events.encounters import GroupChosen
from undercroft.games.descent.events.things import DoorOpened
from undercroft.games.descent.events.turns import RoundOver, TurnEnded
from undercroft.games.descent.options import GroupOption
from undercroft.games.descent.records.quest_rules import AllyEntry, ArriveRule, FixedRule, GroupEntry
from undercroft.games.descent.rules.quests.derived import led
from undercroft.games.descent.rules.quests.page import (
    area,
    areas,
    by_heroes,
    carried_over,
    encounter,
    figures_named,
    is_one_of,
    is_told,
    mark,
    number,
    rules_of,
    squares,
)
from undercroft.games.descent.rules.quests.placing import PlaceAlly, PlaceMonster, missing
from undercroft.games.descent.rules.values import card_of
from undercroft.games.descent.rules.who import are_adjacent
from undercroft.games.descent.state import Descent, Figure, Group, ground, library
from undercroft.kernel import Call, Done, Next, Procedure, Trigger, Window, ask, step
from undercroft.space import Cells

ARRIVALS = "arrivals"
STIRS = ("DoorOpened", "Displaced", "Entered", "TurnEnded", "RoundOver")  # somebody may arrive


class BringGroup(Procedure, tag="descent.bring_group"):
    """A group joins the encounter: an open one is picked, then all of it is placed (D2-OSU-02, D2-OSU-05)."""

    entry: GroupEntry
    monster: str = ""

    @step("D2-OSU-02", "D2-OSU-03", "D2-OSU-04", "D2-X-33")
    def choose(self, g: Descent) -> Next:
        """Of an open group the Overlord picks any with one of its traits."""
        entry = self.entry
        if not is_told(g, entry.only, entry.unless):
            return Done()
        if not entry.traits:
            self.monster = entry.monster or entry.lieutenant
            return self.take
        return ask(g.state.overlord.seat, *map(GroupOption, open_choices(g, entry)))

    @choose.answered
    def pick(self, g: Descent, picked: GroupOption) -> Next:
        self.monster = picked.monster
        return None

    @step("D2-OSU-02", "D2-OSU-03", "D2-MON-02", "D2-MON-03", "D2-LT-01", "D2-LT-04")
    def take(self, g: Descent) -> None:
        """Limits by the card; a named figure takes the master's place, or else the minion's."""
        entry, name = self.entry, self.monster
        where = entry.elsewhere if entry.when and carried_over(g, entry.when) else entry.area
        if entry.lieutenant:
            g.emit(GroupChosen(name, Group(name, masters=1, lieutenant=True, area=where, key=entry.key)))
            return
        limit = library(g).monster[name].limits[len(g.state.heroes) - 2]
        masters, minions = limit.masters, limit.minions
        if entry.minions is not None:
            masters, minions = entry.masters or 0, entry.minions
        if entry.named and not masters:
            masters, minions = 1, minions - 1
        if entry.named and entry.masters and not entry.minions_by:
            minions = entry.minions or 0  # nobody ever stands beside it
        g.emit(GroupChosen(name, Group(name, minions, masters, area=where, key=entry.key)))

    @step("D2-OSU-05", "D2-MON-03", "D2-WHO-03")
    def place(self, g: Descent) -> Next:
        """Masters first, each on its area; some groups have as many as the first encounter left."""
        for rank in ("master", "minion"):
            if self.lacking(g, rank) > 0:
                named = self.entry.named if rank == "master" else ""
                where = g.state.groups[self.monster].area
                full = self.health(g, rank)
                left, cells = self.entry.left, squares(self.entry.squares)
                return Call(PlaceMonster(self.monster, rank, where, named, full, cells=cells, left=left))
        return Done()

    @place.returned
    def go_on(self, g: Descent, placed: bool) -> Next:
        """Until all stand there, or no room is left."""
        return self.place if placed else Done()

    def lacking(self, g: Descent, rank: str) -> int:
        entry = self.entry
        if entry.masters is None and entry.minions is None and not entry.minions_by:
            return missing(g, self.monster, rank)
        minions = carried_over(g, entry.minions_by) if entry.minions is None else entry.minions
        wanted = (entry.masters or 0) if rank == "master" else minions
        return wanted - sum(
            leaf.group == self.monster and leaf.rank == rank and leaf.cells != 0
            for leaf in g.state.figures.values()
        )

    def health(self, g: Descent, rank: str) -> int:
        """Health other than the card's; 0 for the card's own."""
        entry = self.entry
        changed = entry.health or entry.more or entry.bonuses or entry.halved
        if rank != "master" or not changed:
            return 0
        role = "lieutenant" if entry.lieutenant else "monster"
        printed = card_of(g, Figure(self.monster, role=role, rank=rank)).health  # type: ignore[arg-type]
        base = by_heroes(g, entry.health) if entry.health else printed
        base += number(g, entry.more) * (carried_over(g, entry.per) if entry.per else 1)
        base += sum(number(g, each.n) for each in entry.bonuses if is_told(g, each.when, each.unless))
        halved = entry.halved and carried_over(g, entry.halved)
        return -(-base // 2) if halved else base


def open_choices(g: Descent, entry: GroupEntry) -> list[str]:
    """The groups with one of the traits that are not in the encounter (D2-X-33)."""
    page = encounter(g)
    later = [each for rule in rules_of(g, ArriveRule) for each in rule.groups]
    fixed = {each.monster for each in (*page.groups, *later) if each.monster}
    return [
        name
        for name, monster in library(g).monster.items()
        if set(monster.traits) & set(entry.traits)
        and name not in g.state.groups
        and name not in fixed
        and name not in entry.without
    ]


class BringAllies(Procedure, tag="descent.bring_allies"):
    """Hero figures of the quest are placed by the heroes, one after the other (D2-OSU-05, D2-WHO-01)."""

    entries: tuple[AllyEntry, ...]
    at: int = 0
    placed: int = 0

    @step("D2-OSU-05", "D2-QST-02", "D2-CMP-19")
    def place(self, g: Descent) -> Next:
        if self.at == len(self.entries):
            return Done()
        entry = self.entries[self.at]
        places = places_for(g, entry)
        if self.placed == len(places):
            self.at, self.placed = self.at + 1, 0
            return self.place
        self.placed += 1
        more = number(g, entry.more)
        return Call(PlaceAlly(entry.ally, places[self.placed - 1], more), then=self.place)


def places_for(g: Descent, entry: AllyEntry) -> list[Cells]:
    """For each hero figure of an entry the spaces where it may stand."""
    if entry.markers:
        markers = ground(g).layout.page.markers
        return [squares((marker.at,)) for marker in markers if marker.colour == entry.markers]
    n = carried_over(g, entry.count_by) if entry.count_by else entry.count
    return [squares(entry.squares) if entry.squares else area(g, entry.area)] * n


class Arrive(Procedure, tag="descent.arrive"):
    """All that a rule of the quest brings into play, at once."""

    id: str
    at: int = 0

    @step("D2-QST-02", "D2-X-33")
    def begin(self, g: Descent) -> None:
        mark(g, arrived(self.id))

    @step("D2-QST-02", "D2-OTN-16")
    def bring(self, g: Descent) -> Next:
        rule = next(rule for rule in rules_of(g, ArriveRule) if rule.id == self.id)
        if self.at < len(rule.groups):
            self.at += 1
            return Call(BringGroup(rule.groups[self.at - 1]), then=self.bring)
        return Call(BringAllies(rule.allies)) if rule.allies else Done()


def arrived(arrival: str) -> str:
    """The mark of an arrival that has happened."""
    return f"arrived-{arrival}"


class Watch(Procedure, tag="descent.watch"):
    """After a door, a step or a turn: does somebody arrive, and has a hero waited by a figure?"""

    def applies(self, g: Descent) -> bool:
        return is_led(g) or bool(arrivals(g))

    @step("D2-QST-02")
    def look(self, g: Descent) -> Next:
        if is_led(g):
            mark(g, led(g.state.round))
        due = arrivals(g)
        return Call(Arrive(due[0]), then=self.look) if due else Done()


def is_led(g: Descent) -> bool:
    """Has a hero just ended his turn next to a figure that goes further for it?"""
    event, s = about(g), g.state
    if not isinstance(event, TurnEnded) or event.figure not in s.heroes or led(s.round) in s.marks:
        return False
    return any(ends_beside(g, event, rule.figure) for rule in rules_of(g, FixedRule))


def ends_beside(g: Descent, event: TurnEnded, name: str) -> bool:
    """Did the hero whose turn has ended stand next to a figure?"""
    if not g.state.figures[event.figure].cells:
        return False
    return any(are_adjacent(g, event.figure, i) for i in figures_named(g, name))


def arrivals(g: Descent) -> list[str]:
    """The arrivals of the quest that are due."""
    return [
        rule.id
        for rule in rules_of(g, ArriveRule)
        if arrived(rule.id) not in g.state.marks and is_of_edition(g, rule) and is_due(g, rule)
    ]


def is_of_edition(g: Descent, rule: ArriveRule) -> bool:
    """Does the rule belong to the edition that is played: as printed, or with errata (D2-X-45)?"""
    return rule.edition in ("", "errata" if g.plays("D2-ERR") else "printed")


def is_due(g: Descent, rule: ArriveRule) -> bool:
    """Has that happened for which they wait?"""
    s = g.state
    event = about(g)
    match rule.at:
        case "door":
            if isinstance(event, DoorOpened) and event.door in rule.doors:
                return not rule.by or is_one_of(s.figures[event.figure], rule.by)
            place = areas(g, rule.beyond)
            return bool(place) and any(leaf.cells & place for leaf in s.figures.values())
        case "beside":
            is_heros = isinstance(event, TurnEnded) and event.figure in s.heroes
            return isinstance(event, TurnEnded) and is_heros and ends_beside(g, event, rule.ally)
        case "round":
            reached = rule.counter and s.counters.get(rule.counter, 0) >= number(g, rule.count)
            late = number(g, rule.round) and s.round >= number(g, rule.round)
            return isinstance(event, RoundOver) and bool(reached or late)
        case "allies":
            return False


def about(g: Descent) -> object:
    """The event that is being looked at."""
    for frame in reversed(g.state.frames):
        if isinstance(frame, Window):
            return frame.about
    return None


def arm_arrivals(g: Descent) -> None:
    """Where the quest knows arrivals, they are looked for whenever something happens that may bring them."""
    if rules_of(g, FixedRule) or any(rule.at != "allies" for rule in rules_of(g, ArriveRule)):
        for event in STIRS:
            seat = g.state.overlord.seat
            g.arm(Trigger(event, Watch(), seat, ARRIVALS, "D2-QST-02", optional=False))
