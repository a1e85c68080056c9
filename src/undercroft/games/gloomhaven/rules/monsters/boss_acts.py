"""Special actions of bosses beyond the common abilities (GH-BOS-03)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.ground import Displaced, ObstacleDestroyed, ObstacleMade
from undercroft.games.gloomhaven.events.rounds import Noted
from undercroft.games.gloomhaven.events.story import TurnResumed
from undercroft.games.gloomhaven.library import ground, layout
from undercroft.games.gloomhaven.options import HexOption
from undercroft.games.gloomhaven.records.abilities import Summon, SummonedMonster
from undercroft.games.gloomhaven.records.bosses import (
    ActAgain,
    JumpToMark,
    OpenNextDoor,
    SummonByPlayers,
    ThroneMoves,
    Unknown,
)
from undercroft.games.gloomhaven.records.places import rank_for
from undercroft.games.gloomhaven.rules.actions.elements import consume, payments
from undercroft.games.gloomhaven.rules.monsters.monster_turns import MonsterTurn
from undercroft.games.gloomhaven.rules.movement.doors import Reveal, RevealRoom
from undercroft.games.gloomhaven.rules.requirements import OPEN, PASSABLE, known_hexes, occupied, unoccupied
from undercroft.games.gloomhaven.rules.round.order import RANKS, ability_card, acts_this_round
from undercroft.games.gloomhaven.rules.scenario.placing import Awaited
from undercroft.games.gloomhaven.rules.scenario.scenario_page import marked
from undercroft.games.gloomhaven.rules.scenario.spawning import SpawnMonsters
from undercroft.games.gloomhaven.rules.scenario.special_rules import throne_rule
from undercroft.games.gloomhaven.rules.who import ask_for, is_up, settle, taken
from undercroft.games.gloomhaven.state import Haven, Turn
from undercroft.kernel import Call, Choice, Done, FigureId, Next, Procedure, Requirement, performs, step
from undercroft.space import Cell, Cells, nearest_free

NOBODY = FigureId(0)
ROUND_THE_MARKS = "boss at"  # how far a boss or its throne has come on its way


class SummonSome(Procedure, tag="gh.summon_by_players"):
    """Monsters by the number of characters, if the elements for it are there (GH-BOS-03, GH-BOS-E1)."""

    figure: FigureId
    ability: SummonByPlayers

    @step("GH-BOS-03", "GH-ELM-14")
    def pay(self, g: Haven) -> Next:
        if self.ability.consume:
            ways = payments(g, self.ability.consume)
            if not ways:
                return Done(0)
            consume(g, self.figure, ways[0])
        return None

    @step("GH-BOS-03", "GH-MOT-06")
    def summon(self, g: Haven) -> Next:
        ranks = [rank_for(ranks, len(g.state.party)) for ranks in self.ability.ranks]
        kind = self.ability.monster
        some = tuple(
            SummonedMonster(monster=kind, rank=rank)
            for rank in ranks
            if rank == "normal" or rank == "elite"  # a boss is not summoned by one
        )
        if not some:
            return Done(0)
        return Call(g.rules.abilities.procedure_for(self.figure, Summon(monsters=some)))

    @summon.returned
    def summoned(self, g: Haven, result: int | None) -> Next:
        return Done(1 if result else 0)


class Leap(Procedure, tag="gh.leap"):
    """A boss jumps to a hex, however far; if somebody is there, to the nearest free one."""

    figure: FigureId
    cell: Cell

    def goes_on(self, g: Haven) -> bool:
        return is_up(g, self.figure)

    @step("GH-BOS-03", "GH-AMB-01")
    def choose(self, g: Haven) -> Next:
        if g.state.figures[self.figure].cells >> self.cell & 1:
            return Done()
        return settle(g, *LEAPT_TO.options(g, self))

    choose.poses(lambda: LEAPT_TO)

    @choose.answered
    def land(self, g: Haven, picked: HexOption) -> Next:
        if not g.state.figures[self.figure].cells >> picked.cell & 1:
            g.emit(Displaced(self.figure, picked.cell))
        return Done()


class OpenNext(Procedure, tag="gh.open_next_door"):
    """To the next of its doors, which opens: the boss is the one who reveals (GH-BOS-E1, GH-DOR-20)."""

    figure: FigureId
    ability: OpenNextDoor
    door: Cell = -1

    @step("GH-BOS-03", "GH-BOS-E1")
    def turn_to(self, g: Haven) -> Next:
        if not any(marked(g, mark) for mark in self.ability.marks):
            return Done(0)
        self.door = next_on_the_way(g, self.ability.marks)
        return None

    @step("GH-BOS-E1", "GH-DOR-20", "GH-SPC-07")
    def open(self, g: Haven) -> Next:
        if g.state.opened >> self.door & 1 or self.door not in layout(g).doors:
            return None
        return Call(Reveal(self.door, self.figure))

    @step("GH-BOS-E1")
    def leap(self, g: Haven) -> Next:
        return Call(Leap(self.figure, self.door))

    @step("GH-BOS-03")
    def end(self, g: Haven) -> Next:
        return Done(1)


class JumpNext(Procedure, tag="gh.jump_to_mark"):
    """To the next of its marks in a cycle, or to the nearest free hex."""

    figure: FigureId
    ability: JumpToMark

    @step("GH-BOS-03")
    def jump(self, g: Haven) -> Next:
        if not any(marked(g, mark) for mark in self.ability.marks):
            return Done(0)
        return Call(Leap(self.figure, next_on_the_way(g, self.ability.marks)))

    @jump.returned
    def jumped(self, g: Haven, result: None) -> Next:
        return Done(1)


class ActOnceMore(Procedure, tag="gh.act_again"):
    """All monsters of a type take one more turn at once, elites first; then the boss goes on (GH-INI-03)."""

    figure: FigureId
    ability: ActAgain
    turn: Turn = Turn()
    acted: tuple[FigureId, ...] = ()
    waiting: tuple[FigureId, ...] = ()

    @step("GH-BOS-03", "GH-INI-03")
    def gather(self, g: Haven) -> Next:
        s, kind = g.state, self.ability.monster
        if ability_card(g, kind) is None:
            return Done(0)
        self.turn, self.acted = s.turn, s.acted
        kin = sorted((RANKS[f.rank], f.number, i) for i, f in s.figures.items() if f.kind == kind and f.cells)
        self.waiting = tuple(i for _, _, i in kin if acts_this_round(g, s.figures[i]))
        return None

    @step("GH-BOS-03")
    def act(self, g: Haven) -> Next:
        while self.waiting:
            first, self.waiting = self.waiting[0], self.waiting[1:]
            if is_up(g, first):
                return Call(MonsterTurn(first), then=self.resume)
        return Done(1)

    @step("GH-BOS-03")
    def resume(self, g: Haven) -> Next:
        """It is still the boss's turn, and who had not acted yet still will."""
        g.emit(TurnResumed(self.turn, self.acted))
        return self.act


class ThroneWalks(Procedure, tag="gh.throne_moves"):
    """The throne goes to its next mark, room or no room, and calls the demon of that place (GH-SPC-20)."""

    figure: FigureId
    ability: ThroneMoves
    throne: FigureId = NOBODY
    to: Cell = -1
    place: int = 0
    room: str = ""

    @step("GH-SPC-20", "GH-BOS-03")
    def turn_to(self, g: Haven) -> Next:
        rule = throne_rule(g)
        there = [i for i, f in g.state.figures.items() if rule and f.kind == rule.throne and f.cells]
        if rule is None or not there:
            return Done(0)
        self.throne = there[0]
        cell = g.state.figures[self.throne].cell
        at = next((n for n, mark in enumerate(rule.way) if marked(g, mark) >> cell & 1), -1)
        self.place = (at + 1) % len(rule.way)
        self.to = marked(g, rule.way[self.place]).bit_length() - 1
        return None

    @step("GH-SPC-20", "GH-DOR-20")
    def reveal(self, g: Haven) -> Next:
        """A room that nobody has seen lies open from now on."""
        self.room = ground(g).room_of(self.to)
        if not self.room or self.room in g.state.rooms:
            return self.make_room
        return Call(RevealRoom(self.room, self.figure))

    @step("GH-SPC-20", "GH-DOR-20")
    def open_doors(self, g: Haven) -> Next:
        """Its doors to rooms that were revealed before open with it."""
        for cell, door in layout(g).doors.items():
            if (
                self.room in door.rooms
                and not g.state.opened >> cell & 1
                and set(door.rooms) <= set(g.state.rooms)
            ):
                return Call(Reveal(cell, self.figure), then=self.open_doors)
        return None

    @step("GH-SPC-20", "GH-AMB-01")
    def make_room(self, g: Haven) -> Next:
        """The figure there is put on the nearest free hex; of several a character's own player chooses."""
        there = self.there(g)
        if there is None or there == self.throne:
            return self.move
        near = OUT_OF_THE_WAY.options(g, self)
        return ask_for(g, there, *near) if near else self.move

    make_room.poses(lambda: OUT_OF_THE_WAY)

    def there(self, g: Haven) -> FigureId | None:
        return next((i for i, f in g.state.figures.items() if f.cells >> self.to & 1), None)

    @make_room.answered
    def step_aside(self, g: Haven, picked: HexOption) -> None:
        there = self.there(g)
        assert there is not None
        g.emit(Displaced(there, picked.cell))

    @step("GH-SPC-20")
    def move(self, g: Haven) -> None:
        old = g.state.figures[self.throne].cells
        for tile in g.state.terrain.obstacles:
            if tile & old:
                g.emit(ObstacleDestroyed(tile))
        g.emit(ObstacleMade(1 << self.to))
        g.emit(Displaced(self.throne, self.to))

    @step("GH-SPC-20", "GH-SPC-03")
    def call_demon(self, g: Haven) -> Next:
        rule = throne_rule(g)
        assert rule is not None
        rank = rank_for(self.ability.ranks, len(g.state.party))
        return Call(SpawnMonsters((Awaited(rule.demons[self.place], rank, self.to),)))

    @step("GH-BOS-03")
    def end(self, g: Haven) -> Next:
        return Done(1)


class Nothing(Procedure, tag="gh.boss_unknown"):
    """Something that the game cannot do yet: the rest of the special is done."""

    figure: FigureId
    ability: Unknown

    @step("GH-BOS-03")
    def leave_out(self, g: Haven) -> Next:
        return Done(0)


def next_on_the_way(g: Haven, marks: tuple[str, ...]) -> Cell:
    """The hex of the next mark of those on the map, round and round; the story keeps how far it has come."""
    there = [mark for mark in marks if marked(g, mark)]
    at = g.state.story.get(ROUND_THE_MARKS, 0)
    g.emit(Noted(ROUND_THE_MARKS, at + 1), "GH-BOS-03")
    return marked(g, there[at % len(there)]).bit_length() - 1


def nearest_to_landing(g: Haven, by: Leap, free: Cells) -> Cells:
    """The free hexes nearest to where the boss leaps; without one it stays."""
    found, own = ground(g), g.state.figures[by.figure].cells
    return nearest_free(1 << by.cell & found.floor, found.board.openings, free) or own


LEAPT_TO: Choice[Haven, Leap] = Choice(
    "cell",
    HexOption,
    known_hexes,
    (
        Requirement(
            "GH-AMB-01",
            lambda g, by, cell: occupied(g, cell, "GH-AMB-01", by.figure),
            lambda g, by, cells: cells & ~(taken(g) & ~g.state.figures[by.figure].cells),
        ),
        OPEN,
        PASSABLE,
        Requirement("GH-AMB-01", "farther", nearest_to_landing),
    ),
)
OUT_OF_THE_WAY: Choice[Haven, ThroneWalks] = Choice(
    "cell",
    HexOption,
    known_hexes,
    (
        unoccupied("GH-AMB-01"),
        OPEN,
        PASSABLE,
        Requirement(
            "GH-AMB-01",
            "farther",
            lambda g, by, free: nearest_free(1 << by.to, ground(g).board.openings, free),
        ),
    ),
)


PERFORMED = (
    performs(SummonByPlayers, SummonSome),
    performs(OpenNextDoor, OpenNext),
    performs(ActAgain, ActOnceMore),
    performs(ThroneMoves, ThroneWalks),
    performs(JumpToMark, JumpNext),
    performs(Unknown, Nothing),
)
