"""Movement: hex by hex, jumping and flying, past allies, through doors (GH-MOV)."""

from __future__ import annotations

from typing import Literal, NamedTuple

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
from undercroft.games.gloomhaven.rules.movement.doors import Reveal
from undercroft.games.gloomhaven.rules.movement.entering import Enter, harmful, ignored
from undercroft.games.gloomhaven.rules.movement.looting import LootHexes
from undercroft.games.gloomhaven.rules.scenario.scenario_page import awaited_hexes
from undercroft.games.gloomhaven.rules.who import ask_for, is_up, look_round, taken
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Call, Done, FigureId, Leaf, Next, Option, Procedure, replace, step, window
from undercroft.space import (
    Cell,
    Cells,
    Layers,
    Openings,
    each,
    layers,
    mask_of,
    nearest_free,
    reach,
    shortest_path,
)

How = Literal["walk", "jump", "fly"]


class Moving(Leaf):
    """Who moves, and how far it still can."""

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

    @choose.answered
    def go(self, g: Haven, picked: GoOption | StopOption) -> Next:
        if isinstance(picked, StopOption):
            return self.land
        self.way = way_to(g, self.figure, self.how, self.points, picked.cell, self.ability.must)
        return Call(Walk(self.figure, self.way, self.how, True, self.ability.loots))

    @choose.returned
    def arrived(self, g: Haven, hexes: int) -> Next:
        """What was spent: 1 a hex, 2 into difficult terrain on foot (GH-TER-18, GH-TER-19)."""
        path = self.way[:hexes]
        slow = going(g, self.figure, self.how).slow if self.how == "walk" else 0
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
        found = ground(g)
        open_floor = found.floor & ~(theirs | ours | g.state.terrain.blocked)
        free = nearest_free(here, found.board.openings, open_floor)
        return ask_for(g, self.figure, *map(HexOption, each(free))) if free else self.land

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
        if self.ability.must:
            return places_that_fit(g, self.figure, self.how, self.points, self.ability.must)
        by = self.figure, self.how, self.points
        return ends(g, *by) | steps_between(g, *by)


class Walk(Procedure, tag="gh.walk"):
    """A figure goes along a way; gives back how many hexes it entered."""

    figure: FigureId
    way: tuple[Cell, ...]
    how: How = "walk"
    stops: bool = False  # where something happens: its player chooses anew
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
    """Who no longer flies and is in an obstacle's hex is hurt as by a trap and moves off it (GH-MOV-15)."""

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
        found = ground(g)
        empty = found.floor & ~taken(g) & ~g.state.terrain.covered
        free = nearest_free(g.state.figures[self.figure].cells, found.board.openings, empty)
        return ask_for(g, self.figure, *map(HexOption, each(free))) if free else Done()

    @get_off.answered
    def got_off(self, g: Haven, picked: HexOption) -> None:
        g.emit(Displaced(self.figure, picked.cell))


class Going(NamedTuple):
    """Where a figure can pass, which hexes harm it, which cost 2, where it may end."""

    openings: Openings
    allowed: Cells
    bad: Cells
    slow: Cells
    free: Cells


def going(g: Haven, figure: FigureId, how: How) -> Going:
    """What a kind of movement allows.

    On foot through allies (GH-MOV-02), not through enemies (GH-MOV-03) or obstacles (GH-MOV-04); walls stop
    all (GH-MOV-05); nobody ends where somebody stands (GH-MOV-06). A jump passes figures and terrain
    (GH-MOV-09), but ends on free ground (GH-MOV-10); who flies may end on any terrain (GH-MOV-12, GH-MOV-14).
    Closed doors are for characters (GH-MOV-18). Difficult terrain costs more on foot (GH-TER-18, GH-TER-19).

    Nobody spends more than is left (GH-TER-20) or walks into obstacles (GH-TER-21), and jumps do not end on
    them (GH-TER-23); closed doors are walls for all but characters (GH-SUM-14).
    """
    s, found = g.state, ground(g)
    theirs, ours = look_round(g, figure)
    board = found.paths if s.figures[figure].is_character else found.board
    floor, blocked = board.floor, s.terrain.blocked
    if how == "fly":
        return Going(board.openings, floor, 0, 0, floor & ~theirs & ~ours)
    slow = 0 if "difficult" in ignored(g, figure) else s.terrain.difficult
    free = floor & ~theirs & ~ours & ~blocked
    allowed = floor if how == "jump" else floor & ~theirs & ~blocked
    return Going(board.openings, allowed, harmful(g, figure), slow, free)


def flood(g: Haven, figure: FigureId, how: How, points: int) -> tuple[Going, Layers]:
    """What it takes to reach each hex: fewest harmful hexes, then least movement."""
    it = going(g, figure, how)
    here = g.state.figures[figure].cells
    return it, layers(
        here, it.openings, it.allowed | here, bad=it.bad, slow=it.slow, limit=points, last_only=how == "jump"
    )


def ends(g: Haven, figure: FigureId, how: How, points: int) -> Cells:
    """Hexes in which the move may end (GH-MOV-06, GH-MOV-10)."""
    it = going(g, figure, how)
    here = g.state.figures[figure].cells
    if how == "jump":
        return flood(g, figure, how, points)[1].reached & it.free & ~here
    return reach(here, it.openings, points, it.allowed, it.slow) & it.free & ~here


def steps_between(g: Haven, figure: FigureId, how: How, points: int) -> Cells:
    """Neighbouring hexes that can be passed but not ended on, if the rest of the movement leads off them."""
    if points < 2:
        return 0
    it = going(g, figure, how)
    here = g.state.figures[figure].cells
    slow = it.slow if how == "walk" else 0
    found = 0
    for cell in each(it.openings.spread(here) & it.allowed & ~it.free):
        left = points - 1 - (slow >> cell & 1)
        beyond = reach(1 << cell, it.openings, left, it.allowed | here, slow) if left > 0 else 0
        if beyond & (it.free | here) & ~(1 << cell):
            found |= 1 << cell
    return found


def way_to(g: Haven, figure: FigureId, how: How, points: int, goal: Cell, must: str = "") -> tuple[Cell, ...]:
    """The way with the fewest harmful hexes, then the least movement, then to the lower cell (GH-MMV-19)."""
    if must == "straight-line":
        return next(ray for ray in rays(g, figure, how, points) if ray[-1] == goal)
    _, known = flood(g, figure, how, points)
    way = shortest_path(known, goal)
    if way is None:  # a hex to pass, beside the figure
        return (goal,)
    return way[1:]


def rays(g: Haven, figure: FigureId, how: How, points: int) -> list[tuple[Cell, ...]]:
    """All straight ways that can be gone and end on a free hex."""
    it, here = going(g, figure, how), g.state.figures[figure].cell
    grid, found = ground(g).board.grid, []
    for shift in grid.shifts:
        ray: tuple[Cell, ...] = ()
        at, left = here, points
        while it.openings.spread(1 << at) >> at + shift & 1 and it.allowed >> at + shift & 1:
            at += shift
            left -= 1 + (it.slow >> at & 1 if how == "walk" else 0)
            if left < 0:
                break
            ray = (*ray, at)
            if it.free >> at & 1:
                found.append(ray)
    return found


def places_that_fit(g: Haven, figure: FigureId, how: How, points: int, must: str) -> Cells:
    """Ends of a move that has to be of a certain kind."""
    if must == "straight-line":
        return mask_of({ray[-1] for ray in rays(g, figure, how, points)})
    can = ends(g, figure, how, points)
    if must == "end-beside-obstacle":
        return can & ground(g).neighbours(g.state.terrain.blocked)
    charm = next((c for c in g.state.charms if c.figure == figure), None)
    return can & ground(g).neighbours(g.state.figures[charm.by].cells) if charm else can


def may_stop(g: Haven, figure: FigureId, how: How, points: int, moved: int) -> bool:
    """Nobody else stands here; a jumper can land here and pay for difficult ground (GH-MOV-06, GH-MOV-11)."""
    if not moved:
        return True
    it, here = going(g, figure, how), g.state.figures[figure].cell
    if not it.free >> here & 1:
        return False
    return how != "jump" or not it.slow >> here & 1 or points >= 1


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
