"""Movement: hex by hex, jumping and flying, past allies, through doors (GH-MOV)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.ground import Displaced, Walked
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.options import GoOption, HexOption, StopOption
from undercroft.games.gloomhaven.records.abilities import Move
from undercroft.games.gloomhaven.rules.actions.measures import amount
from undercroft.games.gloomhaven.rules.actions.performing import ActionNoted
from undercroft.games.gloomhaven.rules.effects.conditions import can_move
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.monsters.stats import (
    is_flying,
    monster_stats,
    summon_stats,
    trap_damage,
)
from undercroft.games.gloomhaven.rules.movement.destinations import ASIDE, MOVED_TO, OFF_AN_OBSTACLE
from undercroft.games.gloomhaven.rules.movement.doors import Reveal
from undercroft.games.gloomhaven.rules.movement.entering import Enter, harmful, ignored, slow_hexes
from undercroft.games.gloomhaven.rules.movement.going import How, may_stop, way_to
from undercroft.games.gloomhaven.rules.movement.looting import LootHexes
from undercroft.games.gloomhaven.rules.scenario.scenario_page import awaited_hexes
from undercroft.games.gloomhaven.rules.who import ask_for, is_up, look_round
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Call, Done, FigureId, Leaf, Next, Option, Procedure, replace, step, window
from undercroft.space import Cell, Cells, each, mask_of


class Moving(Leaf):
    """The figure that moves, and its movement left."""

    figure: FigureId
    points: int


class MoveAbility(Procedure, tag="gh.move"):
    """Move X, hex by hex as its player likes (GH-MOV-01)."""

    figure: FigureId
    ability: Move
    points: int = 0
    how: How = "walk"
    way: tuple[Cell, ...] = ()
    moved: int = 0

    def goes_on(self, g: Haven) -> bool:
        return is_up(g, self.figure)

    @step("GH-MOV-01", "GH-CON-17")
    def begin(self, g: Haven) -> Next:
        """So many points, bonuses included; an immobilized figure performs no Move ability."""
        base = move_value(g, self.figure, self.ability)
        if base is None or not can_move(g, self.figure):
            return Done(0)
        self.points = max(0, g.total("move", self.figure, base))
        self.how = how_it_moves(g, self.figure, self.ability.jump)
        g.emit(ActionNoted(began=g.state.figures[self.figure].cell))
        return None

    @step("GH-MOV-01", "GH-MOV-06", "GH-TRN-16")
    def choose(self, g: Haven) -> Next:
        """Where to go, or no further; stopped by a stun or immobilize on the way (GH-MOV-08)."""
        if self.moved and not can_move(g, self.figure):
            return self.make_room
        places = self.places(g)
        if not places:
            return self.spent
        options: list[Option] = self.go_options(g, places)
        if may_stop(g, self.figure, self.how, self.points, self.moved):
            options.append(StopOption(self.moved))
        return replace(ask_for(g, self.figure, *options), about=Moving(self.figure, self.points))

    choose.poses(lambda: MOVED_TO)

    @choose.answered
    def go(self, g: Haven, picked: GoOption | StopOption) -> Next:
        if isinstance(picked, StopOption):
            return self.land
        self.way = way_to(g, self.figure, self.how, self.points, picked.cell, self.ability.must)
        return Call(Walk(self.figure, self.way, self.how, True, self.ability.loots))

    @choose.returned
    def arrived(self, g: Haven, hexes: int) -> Next:
        """The movement spent: 1 a hex, 2 into difficult terrain on foot (GH-TER-18, GH-TER-19)."""
        path = self.way[:hexes]
        slow = slow_hexes(g, ignored(g, self.figure)) if self.how == "walk" else 0
        self.points -= hexes + (mask_of(path) & slow).bit_count()
        self.moved += hexes
        g.emit(ActionNoted(path=path))
        if self.ability.must:
            self.points = 0
        return self.choose

    spent = window("GH-ITM-19", "GH-MOV-17")

    @step("GH-MOV-01", "GH-MOV-06")
    def go_no_further(self, g: Haven) -> Next:
        """There is nowhere to go, unless an item gave more movement."""
        if self.places(g) and can_move(g, self.figure):
            return self.choose
        return self.land if may_stop(g, self.figure, self.how, self.points, self.moved) else self.make_room

    @step("GH-MOV-06")
    def make_room(self, g: Haven) -> Next:
        """Stopped where somebody stands: to the nearest empty hex."""
        here = g.state.figures[self.figure].cells
        theirs, ours = look_round(g, self.figure)
        if not here & (theirs | ours):
            return self.land
        free = ASIDE.options(g, self)
        return ask_for(g, self.figure, *free) if free else self.land

    make_room.poses(lambda: ASIDE)

    @make_room.answered
    def move_over(self, g: Haven, picked: HexOption) -> None:
        g.emit(Displaced(self.figure, picked.cell))

    @step("GH-MOV-10", "GH-TER-03", "GH-TER-15")
    def land(self, g: Haven) -> Next:
        """The last hex of a jump is normal movement: traps and hazardous terrain work there."""
        if self.how == "jump" and self.moved:
            return Call(Enter(self.figure, g.state.figures[self.figure].cell))
        return self.end

    @step("GH-MOV-01")
    def end(self, g: Haven) -> Next:
        return Done(1 if self.moved else 0)

    def go_options(self, g: Haven, places: Cells) -> list[Option]:
        """The hexes, and what lies on the way there that harms (GH-TER-11)."""
        bad = harmful(g, self.figure) if self.how != "fly" else 0
        if not bad & ground(g).floor:
            return [*map(GoOption, each(places))]
        trapped, found = g.state.terrain.trapped, list[Option]()
        for cell in each(places):
            way = way_to(g, self.figure, self.how, self.points, cell, self.ability.must)
            met = mask_of(way if self.how == "walk" else (cell,)) & bad
            found.append(GoOption(cell, (met & trapped).bit_count(), (met & ~trapped).bit_count()))
        return found

    def places(self, g: Haven) -> Cells:
        """Hexes that can be chosen: where the move may end, or be led on from."""
        found: Cells = MOVED_TO.legal(g, self)
        return found

    @property
    def must(self) -> str:
        """Of which kind the move must be; empty for any."""
        return self.ability.must


class Walk(Procedure, tag="gh.walk"):
    """A figure goes along a way; gives back how many hexes it entered."""

    figure: FigureId
    way: tuple[Cell, ...]
    how: How = "walk"
    stops: bool = False  # where something happens: its player chooses again
    loots: bool = False
    gone: int = 0
    happened: bool = False

    def goes_on(self, g: Haven) -> bool:
        return is_up(g, self.figure)

    @step("GH-MOV-01", "GH-MOV-02", "GH-MOV-09", "GH-MOV-12", "GH-SPC-19")
    def stride(self, g: Haven) -> Next:
        """On to the next hex where something may happen."""
        if self.gone == len(self.way):
            return Done(self.gone)
        begun, awaited = self.gone, awaited_hexes(g, self.figure)
        eventful = ground(g).closed | awaited
        if self.how == "walk":
            eventful |= g.state.terrain.trapped | g.state.terrain.hazardous
        for cell in self.way[begun:]:
            self.gone += 1
            if eventful >> cell & 1:
                self.happened |= bool(awaited >> cell & 1)
                break
        g.emit(Walked(self.figure, self.way[begun : self.gone], self.how))
        return None

    @step("GH-DOR-01", "GH-DOR-08", "GH-DOR-19")
    def open_door(self, g: Haven) -> Next:
        """A character that enters a closed door opens it, in any kind of movement."""
        cell = self.way[self.gone - 1]
        if not ground(g).closed >> cell & 1:
            return None
        self.happened = True
        return Call(Reveal(cell, self.figure))

    @step("GH-MOV-07", "GH-TER-17")
    def enter(self, g: Haven) -> Next:
        cell = self.way[self.gone - 1]
        if self.how != "walk" or not (g.state.terrain.trapped | g.state.terrain.hazardous) >> cell & 1:
            return None
        self.happened |= bool(harmful(g, self.figure) >> cell & 1)
        return Call(Enter(self.figure, cell))

    @step("GH-MOV-08")
    def go_on(self, g: Haven) -> Next:
        """A trap does not end the move, unless it made the figure unable to."""
        if self.loots:
            return self.loot
        if (self.happened and self.stops) or not can_move(g, self.figure):
            return Done(self.gone)
        return self.stride

    @step("GH-LOO-01")
    def loot(self, g: Haven) -> Next:
        cells = mask_of(self.way[: self.gone])
        if self.gone == len(self.way) or (self.happened and self.stops):
            return Call(LootHexes(self.figure, cells), then=self.finish)
        return self.stride

    @step("GH-MOV-01")
    def finish(self, g: Haven) -> Next:
        return Done(self.gone)


class Fall(Procedure, tag="gh.fall"):
    """A figure that stops flying in an obstacle's hex is hurt as by a trap and moves off it (GH-MOV-15)."""

    figure: FigureId

    def applies(self, g: Haven) -> bool:
        """Over a trap or hazardous terrain nothing happens: the hex is not entered (GH-MOV-16)."""
        here = g.state.figures[self.figure].cells
        return bool(here & g.state.terrain.blocked) and not is_flying(g, self.figure)

    def goes_on(self, g: Haven) -> bool:
        return is_up(g, self.figure)

    @step("GH-MOV-15", "GH-TER-07")
    def crash(self, g: Haven) -> Next:
        return Call(Suffer(self.figure, trap_damage(g), "trap"))

    @step("GH-MOV-15", "GH-MOV-16")
    def get_off(self, g: Haven) -> Next:
        """To the nearest empty hex; of several its player chooses."""
        free = OFF_AN_OBSTACLE.options(g, self)
        return ask_for(g, self.figure, *free) if free else Done()

    get_off.poses(lambda: OFF_AN_OBSTACLE)

    @get_off.answered
    def got_off(self, g: Haven, picked: HexOption) -> None:
        g.emit(Displaced(self.figure, picked.cell))


def how_it_moves(g: Haven, figure: FigureId, jump: bool) -> How:
    """Normal movement, a jump or flight; forced movement is a Shove (GH-DEF-16)."""
    return "fly" if is_flying(g, figure) else "jump" if jump else "walk"


def move_value(g: Haven, figure: FigureId, ability: Move) -> int | None:
    """The points of a Move ability, by the statistic card or set; none where there is a dash to add to.

    (GH-MST-04, GH-MST-12, GH-MON-09)
    """
    leaf = g.state.figures[figure]
    if ability.value is not None:
        return amount(g, figure, ability.value)
    if leaf.is_summon:
        base = summon_stats(g, leaf).move
        return None if base is None else base + ability.mod
    return monster_stats(g, leaf).move + ability.mod
