"""A player who knows the page: fights like the bot, and goes where something of it is still to be seen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import permutations
from random import Random

from undercroft.bots.gloomhaven.abilities import AbilityValues
from undercroft.bots.gloomhaven.choices import Choices, Worth
from undercroft.bots.gloomhaven.fights import Fights
from undercroft.bots.gloomhaven.hands import Hands
from undercroft.bots.gloomhaven.moves import CAUTION, DOOR, HEX, Places
from undercroft.bots.gloomhaven.odds import Odds
from undercroft.bots.gloomhaven.plans import Plans
from undercroft.bots.gloomhaven.position import Foe, Position
from undercroft.games.gloomhaven.library import page
from undercroft.games.gloomhaven.options import LoseDiscardOption, LoseOption
from undercroft.games.gloomhaven.records.abilities import Loot
from undercroft.games.gloomhaven.records.moments import AtPlates
from undercroft.games.gloomhaven.records.scenario_goals import (
    Escape,
    KillAll,
    KillCount,
    KillType,
    StandOnPlates,
)
from undercroft.games.gloomhaven.records.scenario_rules import LootByAction, Trigger, WalkingThrone
from undercroft.games.gloomhaven.rules.scenario.endings import exits
from undercroft.games.gloomhaven.rules.scenario.scenario_page import killed, marked, reckoned
from undercroft.games.gloomhaven.state import HavenState
from undercroft.kernel import Decision, FigureId, Game, Option, Rules, Seat
from undercroft.parts.ground import FAR
from undercroft.space import Cell, Cells, each, rings

from .wanted import Watch

ENOUGH = 0.45  # of its hit points: a boss that has fewer is left alone until all was seen
NEAR = 8  # hexes from the door
PRIZE = 9.0  # to stand where the page wants somebody


class Sight(Position):
    """The whole position, and what is still wanted of it."""

    def __init__(
        self,
        rules: Rules[HavenState],
        state: HavenState,
        seat: Seat,
        watch: Watch,
        moved: Mapping[FigureId, Cell] | None = None,
    ) -> None:
        self.watch = watch
        super().__init__(rules, state, seat, moved)
        self.page = page(self.game)
        self.thrones = [rule for rule in self.page.rules if isinstance(rule, WalkingThrone)]
        self.by_action = any(isinstance(rule, LootByAction) for rule in self.page.rules)
        self.spared = self._spared()

    def _spared(self) -> frozenset[FigureId]:
        """Who must not fall yet: with them the game would be over."""
        if not self.watch.missing:
            return frozenset()
        found: set[FigureId] = set()
        for goal in self.page.goals:
            if isinstance(goal, KillType):
                kinds = {goal.monster, *(rule.throne for rule in self.thrones)}
                found |= {f.id for f in self.foes if f.leaf.kind in kinds and f.hp <= ENOUGH * f.leaf.full}
            elif isinstance(goal, KillCount):
                count = sum(killed(self.game, kind) for kind in goal.monsters or self.page.monsters)
                if count >= reckoned(self.game, goal.count) - 3:
                    found |= {f.id for f in self.foes}
            elif isinstance(goal, KillAll) and goal.scope == "revealed" and len(self.foes) == 1:
                found |= {f.id for f in self.foes}
        return frozenset(found)

    def if_they_come(self) -> Position:
        return Sight(self.rules, self.state, self.seat, self.watch, super().if_they_come().moved)

    @cached_property
    def rushes(self) -> bool:
        """Is there no end of foes while doors are closed? Then all, or the nearest, go for the doors."""
        if not self.ground.closed or not any(want.startswith("room") for want in self.watch.missing):
            return False
        if any(isinstance(goal, KillCount) for goal in self.page.goals):
            return True
        early = any(isinstance(goal, KillAll) and goal.scope == "revealed" for goal in self.page.goals)
        if not any(foe.leaf.rank == "boss" for foe in self.foes) and not (early and len(self.foes) <= 3):
            return False
        paths = self.ground.paths
        free = paths.floor & ~self.state.terrain.blocked
        for ring in rings(self.ground.closed, paths.openings, free):
            near = [
                mat.seat
                for mat in self.state.characters.values()
                if self.state.figures[mat.figure].cells & ring
            ]
            if near:
                return self.seat == near[0]
        return False

    @cached_property
    def to_fight(self) -> list[Foe]:
        return [foe for foe in self.foes if foe.id not in self.spared]

    @cached_property
    def aim(self) -> Cells:
        """Where this character is to stand: a plate, an exit, a goal tile, each of them somebody else's."""
        wanted = self._wanted_spots()
        if not wanted:
            return 0
        mats = [mat for mat in self.state.characters.values() if not mat.gone]
        seats = [mat.seat for mat in mats]
        if len(wanted) < len(seats):  # fewer spots than characters: the nearest go
            seats = sorted(seats, key=lambda seat: min(self._far(seat, spot) for spot in wanted))[
                : len(wanted)
            ]
        best = min(
            permutations(wanted, len(seats)),
            key=lambda spots: sum(self._far(seat, spot) for seat, spot in zip(seats, spots)),
        )
        return sum(1 << spot for seat, spot in zip(seats, best) if seat == self.seat)

    def _far(self, seat: Seat, spot: Cell) -> int:
        cell = self.state.figures[self.state.characters[seat].figure].cell
        return self.way_to(spot).get(cell, FAR)

    def way_to(self, spot: Cell) -> dict[Cell, int]:
        """How far each hex is from a spot, for characters."""
        paths = self.ground.paths
        free = paths.floor & ~self.state.terrain.blocked | 1 << spot
        found = enumerate(rings(1 << spot, paths.openings, free))
        return {cell: far for far, ring in found for cell in each(ring)}

    def _wanted_spots(self) -> list[Cell]:
        g, state, found = self.game, self.state, 0
        players = len(state.party) - 2
        for place, rule in enumerate(self.page.rules):
            if (
                isinstance(rule, Trigger)
                and isinstance(rule.when, AtPlates)
                and f"rule {place}" in self.watch.missing
            ):
                cells = marked(g, *rule.when.marks[players])
                if not cells & ~self.ground.floor:
                    return list(each(cells))
        tiles = [tile.cell for tile in state.terrain.treasures if tile.content == "goal"]
        if tiles:
            return tiles
        for goal in self.page.goals:
            if isinstance(goal, StandOnPlates):
                found |= marked(g, *goal.marks[players])
            elif isinstance(goal, Escape):
                found |= exits(g, goal)
        return list(each(found)) if found and not found & ~self.ground.floor else []


class Blows(Fights):
    """Those who are spared are not worth a blow."""

    position: Sight

    def harm(self, foe: Foe, hit: Odds) -> float:
        if foe.id in self.position.spared:
            return -40.0 * hit.kill - 0.3 * hit.damage
        if any(foe.leaf.kind == rule.boss for rule in self.position.thrones):
            return 0.0  # nothing hurts it but its throne
        if foe.leaf.objective:
            return (1.8 if self.position.thrones else 0.8) * hit.damage + 3.0 * hit.kill
        return super().harm(foe, hit)


class Spots(Places):
    """Hexes, with where the page wants somebody."""

    position: Sight

    def worth(self, cell: Cell) -> float:
        position = self.position
        found = self._worth.get(cell)
        if found is None:
            if position.rushes and position.ground.closed:
                found = self._rush(cell)
            elif position.to_fight:
                found = self._fight(cell)
            else:
                found = self._march(cell)
            self._worth[cell] = found
        return found

    def _rush(self, cell: Cell) -> float:
        """To the doors, past whoever stands there."""
        position = self.position
        worth = -0.3 * position.danger(cell) * position.care
        if position.ground.closed >> cell & 1:
            return worth + 3 * DOOR
        return worth - 2 * HEX * self.to_door.get(cell, FAR)

    def _march(self, cell: Cell) -> float:
        position = self.position
        if position.ground.closed:
            worth = super()._march(cell)
        else:
            worth = self.loot(cell)
        if position.foes:
            worth -= CAUTION * position.danger(cell) * position.care
        if position.aim:
            (spot,) = each(position.aim)
            far = self._ways.get(cell, FAR)
            worth += PRIZE * (not position.by_action) if cell == spot else -2 * HEX * far
        return worth

    @cached_property
    def is_ready(self) -> bool:
        """A door is opened when one more is near, if there is one: who waits for all runs out of cards."""
        state = self.position.state
        others = [mat for mat in state.characters.values() if mat.seat != self.position.seat and not mat.gone]
        near = [
            self.to_door.get(state.figures[mat.figure].cell, FAR) <= NEAR for mat in others if not mat.resting
        ]
        return any(near) or not others or state.round % 3 == 0

    @cached_property
    def _ways(self) -> dict[Cell, int]:
        (spot,) = each(self.position.aim)
        return self.position.way_to(spot)


class Doings(AbilityValues):
    """AbilityValues with the fights and places of this player."""

    def __init__(self, position: Sight) -> None:
        super().__init__(position)
        self.sight = position
        self.fights, self.places = Blows(position), Spots(position, self.stamina)

    def loot(self, reach: int, cell: Cell) -> float:
        """A goal tile that only an action takes is worth one."""
        worth = super().loot(reach, cell)
        if self.sight.by_action:
            tiles = (tile.cell for tile in self.sight.state.terrain.treasures if tile.content == "goal")
            worth += PRIZE * sum(self.sight.apart(cell, tile) <= reach for tile in tiles)
        return worth


class Thoughts(Plans):
    def __init__(self, position: Sight) -> None:
        super().__init__(position)
        self.deeds = Doings(position)


class Cards(Hands):
    def __init__(self, position: Sight) -> None:
        super().__init__(position)
        self.now = Thoughts(position)
        self.stamina = self.now.deeds.stamina

    @cached_property
    def later(self) -> Plans:
        ahead = self.position.if_they_come()
        assert isinstance(ahead, Sight)
        return Thoughts(ahead)


class Answers(Choices):
    """One question, answered with the whole page in mind."""

    position: Sight

    @cached_property
    def plans(self) -> Plans:
        return Thoughts(self.position)

    @cached_property
    def hands(self) -> Hands:
        return Cards(self.position)

    def loss(self, option: Option) -> Worth:
        """Cards that loot are kept where nothing else takes the goal tiles."""
        worth = super().loss(option)
        if self.position.by_action and isinstance(option, (LoseOption, LoseDiscardOption)):
            card = self.position.records.card[option.card]
            if any(
                isinstance(ability, Loot) for half in (card.top, card.bottom) for ability in half.abilities
            ):
                return worth._replace(score=worth.score - 15.0)
        return worth


def pick(game: Game[HavenState], watch: Watch, decision: Decision, luck: Random | None, noise: float) -> int:
    """The number of the best option; with some noise, so that a game can be tried again."""
    if len(decision.options) == 1 and not decision.asides:
        return 0
    worths = Answers(Sight(game.rules, game.state, decision.seats[0], watch), decision).worths()
    scores = [worth.score for worth in worths]
    if luck is not None:
        scores = [score + noise * luck.gauss(0.0, 1.0) for score in scores]
    return max(range(len(scores)), key=scores.__getitem__)
