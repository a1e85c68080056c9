"""Plans for the turn of one figure: where to go, what to do there, and what all of it is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from undercroft.games.descent.options import (
    EndTurnOption,
    GoOption,
    HaltOption,
    HurryOption,
    LeaveOption,
    MoveOption,
    OpenOption,
    PickUpOption,
    PlayOption,
    RestOption,
)
from undercroft.games.descent.reach import path, stops
from undercroft.games.descent.rules.movement.moving import mover_of
from undercroft.games.descent.rules.quests.allies import AllyTurn
from undercroft.games.descent.rules.quests.page import last_round
from undercroft.games.descent.rules.quests.sealed import TRIED
from undercroft.games.descent.rules.quests.trails import terrain_for
from undercroft.games.descent.rules.round.menu import may_move_again
from undercroft.games.descent.rules.values import has_ability, stamina, stats_of
from undercroft.games.descent.state import card_name
from undercroft.kernel import FigureId, Option
from undercroft.space import Cell, Cells, each

from .aim import RETRIED
from .blocking import barring
from .position import Position, nearest
from .quest_hints import lodging
from .reasons import Reason, because
from .scale import HURT, TIRED
from .spaces import HORIZON, Spaces
from .strikes import Deed, Strikes

LEFT = 1.6  # to have left is better than to be about to
AHEAD = 0.5  # of leaving, for the first of several who must
LATE = 2  # rounds before the end, when nobody waits any more
WEB = "web"  # the ability of monsters that hold whoever leaves their side
TESTS = (TRIED, RETRIED)  # of sealed doors
DASH = "dash"  # the card that gives a monster one more move action
AGAIN = 0.75  # of an attack, for one more in the same turn
RESTLESS = 0.6  # what going on must be worth to a hero who has moved: else he goes to and fro


class Plan(NamedTuple):
    """Answers, one after the other; its worth and why."""

    steps: tuple[Option, ...]
    score: float
    reason: Reason
    cell: Cell


class Place(NamedTuple):
    """A space to get to: move actions, fatigue and damage on the way, points left over."""

    cell: Cell
    moves: int
    tired: int
    hurt: int
    left: int


class Planner:
    """Plans of a figure whose turn it is."""

    def __init__(
        self, at: Position, figure: FigureId, options: Sequence[Option], more_moves: int = 0
    ) -> None:
        """`more_moves`: move actions that a card would give."""
        self.at, self.figure, self.options, self.more_moves = at, figure, options, more_moves
        self.leaf, self.turn = at.s.figures[figure], at.s.turn
        self.here = (self.leaf.cells & -self.leaf.cells).bit_length() - 1
        self.keys = {option.key: option for option in options}
        self.spaces = Spaces.of(at, figure)
        self.aims, self.where = self.spaces.aims, self.spaces.where
        self.strikes = Strikes(at, figure, barring(at, figure, self.aims))
        self.actions = self.turn.actions
        if self.leaf.role == "ally":
            self.actions = min(1, self.turn.actions)
        self._after: dict[bool, float] = {}
        self._deeds: dict[Cell, list[Deed]] = {}

    # -- where it can go

    @cached_property
    def moves(self) -> int:
        """Move actions that it may still take."""
        if MoveOption().key not in self.keys:
            return 0
        if self.leaf.role == "ally":
            return 1
        extra = self.free_moves
        own = self.actions
        if self.leaf.is_hostile and self.turn.actions and not may_move_again(self.at.g, self.figure):
            own = 0
        elif (
            self.leaf.is_hostile
            and own > 1
            and "shambling" in self.at.g.rules.content.ability_rules(self.abilities)
        ):
            own = 1
        return own + extra

    @cached_property
    def free_moves(self) -> int:
        """Move actions that cost none of its actions."""
        return self.turn.extra.count("move") + self.more_moves

    @cached_property
    def abilities(self) -> tuple[str, ...]:
        return stats_of(self.at.g, self.figure).abilities

    @cached_property
    def dashes(self) -> list[Option]:
        """Cards of the Overlord's hand that would give a monster one more move each."""
        cards = [option for option in self.options if isinstance(option, PlayOption)]
        names = {card_name(option.card): option for option in cards}  # of a name, one is played in a turn
        return [option for name, option in names.items() if name == DASH]

    @cached_property
    def hurries(self) -> int:
        """Fatigue that it would spend on moving."""
        if HurryOption().key not in self.keys:
            return 0
        return max(0, min(3, stamina(self.at.g, self.figure) - self.leaf.fatigue))

    @cached_property
    def places(self) -> list[Place]:
        """Every space where it can end, by the fewest move actions; also with fatigue in place of one."""
        speed, points = self.at.speed(self.figure), self.leaf.movement
        most = points + self.moves * speed + self.hurries
        free = stops(self.at.ground.terrain, mover_of(self.at.g, self.figure))
        found = []
        for cell, (cost, hurt) in self.at.costs(self.figure, most).items():
            if not free >> cell & 1 or self.leaf.cells == 1 << cell:
                continue
            moves = max(0, -(-(cost - points) // speed)) if speed else 0
            snares = self.snares(cell, cost)
            if moves <= self.moves:
                found.append(Place(cell, moves, 0, hurt + self.torn(snares), points + moves * speed - cost))
            fewer = min(moves - 1, self.moves)
            lacking = cost - points - fewer * speed
            if fewer >= 0 and 0 < lacking <= self.hurries:
                found.append(Place(cell, fewer, lacking, hurt + self.torn(snares + lacking), 0))
        if self.leaf.role != "hero":
            return found
        return [place for place in found if place.hurt < self.leaf.hp]  # else he falls on the way

    @cached_property
    def webs(self) -> Cells:
        """The spaces that a hero leaves only with 1 fatigue: next to those who spin webs."""
        found = 0
        for i, leaf in self.at.foes(self.figure).items() if self.leaf.role == "hero" else ():
            if has_ability(self.at.g, i, WEB):
                found |= self.at.ground.neighbours(leaf.cells)
        return found

    def snares(self, cell: Cell, points: int) -> int:
        """How many webs hold a hero on the way to a space."""
        if not self.webs:
            return 0
        terrain, mover = terrain_for(self.at.g, self.figure), mover_of(self.at.g, self.figure)
        way = path(terrain, mover, self.leaf.cells, cell, points, safest=True)
        return sum(self.webs >> left & 1 for left in (self.here, *way[:-1]))

    def torn(self, fatigue: int) -> int:
        """The damage of fatigue for which a hero has no room."""
        if self.leaf.role != "hero" or not fatigue:
            return 0
        return max(0, fatigue - max(0, stamina(self.at.g, self.figure) - self.leaf.fatigue))

    # -- what can be done on it

    def deeds(self, cell: Cell) -> list[Deed]:
        """All that it could do there, the best first; here, only what is offered."""
        if cell not in self._deeds:
            self._deeds[cell] = self._deeds_on(cell)
        return self._deeds[cell]

    def _deeds_on(self, cell: Cell) -> list[Deed]:
        found = list(self.attacks.get(cell, ()))
        for aim in self.aims:
            if aim.option is not None and aim.cells >> cell & 1 and aim.once not in self.turn.done:
                worth = aim.worth
                if isinstance(aim.option, PickUpOption) and cell != self.here:
                    worth *= self.spaces.safety(cell)
                elif cell != self.here and (isinstance(aim.option, OpenOption) or aim.once in TESTS):
                    worth -= self.spaces.ambush(cell)
                found.append(Deed(aim.option, worth, aim.reason, aim.action, once=aim.once))
        if self.leaf.role == "hero" and self.leaf.fatigue and not self.turn.rested:
            worth = self.rest + lodging(self.at, self.figure, cell)
            found.append(Deed(RestOption(), worth, because("rest", self.figure, fatigue=self.leaf.fatigue)))
        if cell == self.here:
            found = [deed for deed in found if deed.option.key in self.keys]
        found.sort(key=lambda deed: -deed.worth)
        return found

    @cached_property
    def rest(self) -> float:
        room = stamina(self.at.g, self.figure) - self.leaf.fatigue
        return TIRED * self.leaf.fatigue * (1.2 if room <= 1 else 0.7)

    @cached_property
    def may_attack(self) -> bool:
        if self.leaf.suffers("stunned") or self.at.g.total("peaceful", self.figure):
            return False
        taken = nearest(self.at, AllyTurn)
        if taken is not None and taken.figure == self.figure and taken.attack_bar(self.at.g):
            return False
        if "attack" in self.turn.extra:
            return True
        return self.actions > 0 and not (self.leaf.is_hostile and self.turn.own_attacks)

    @cached_property
    def attacks(self) -> dict[Cell, list[Deed]]:
        """By space: the attacks that it could make from there."""
        if not self.may_attack:
            return {}
        spots = {self.here, *(place.cell for place in self.places)}
        return self.strikes.on(sorted(spots, key=lambda cell: -self.where(cell)[0]))

    # -- plans

    def plans(self) -> list[Plan]:
        """All plans, the best first."""
        found = [*self.leave(), *self.stay(), *self.go(), *self.act_then_go()]
        found.sort(key=lambda plan: -plan.score)
        return found

    def best_deeds(self, cell: Cell, actions: int, points: int) -> tuple[float, list[Deed]]:
        """The best use of so many actions on a space; one who acts for the Overlord attacks once."""
        total, chosen, attacked, left = 0.0, list[Deed](), 0, actions
        extra = self.turn.extra.count("attack")
        for deed in self.deeds(cell):
            if deed.worth <= 0:
                break
            if deed.once and any(deed.once == other.once for other in chosen):
                continue
            if isinstance(deed.option, LeaveOption):
                if points < 1:
                    continue
                return total + self.left_worth(deed.option), [*chosen, deed]
            if not deed.action:
                total += deed.worth
                chosen.append(deed)
                continue
            if deed.attack:
                if self.leaf.is_hostile and attacked + bool(self.turn.own_attacks) > extra:
                    continue
                if left <= 0 and not extra:
                    continue
                times = left + extra if self.leaf.role == "hero" else 1
                worth = deed.worth * (1 + AGAIN * (max(1, times) - 1))
                if any(other.attack for other in chosen):
                    continue
                attacked += 1
                left -= max(1, times)
                total += worth
                chosen.append(deed)
            elif left > 0:
                left -= 1
                total += deed.worth
                chosen.append(deed)
        return total, chosen

    def left_worth(self, option: Option) -> float:
        """To be off the map is better than to be about to, unless others still need help on their way."""
        aim = max((aim for aim in self.aims if aim.option == option), key=lambda aim: aim.worth)
        if aim.haste and self.leaf.role == "hero" and self.is_ahead(aim.cells):
            return aim.worth * AHEAD
        return aim.worth * LEFT + aim.haste * HORIZON

    def is_ahead(self, exit_cells: Cells) -> bool:
        """Are there heroes who must leave, too, and cannot in this round?"""
        at, s = self.at, self.at.s
        if last_round(at.g) - s.round < LATE:
            return False
        able = sum(
            i not in s.acted and at.distance(i, exit_cells) < at.stride(i)
            for i in at.standing
            if i != self.figure
        )
        return able + 1 < at.lacking("", "heroes")

    def leave(self) -> Iterator[Plan]:
        """Get to an edge and off the map, also from where it stands or past a friend (D2-EXI-06)."""
        wanted = [aim for aim in self.aims if isinstance(aim.option, LeaveOption)]
        if not wanted:
            return
        speed, points = self.at.speed(self.figure), self.leaf.movement
        most = self.moves + len(self.dashes)
        costs = self.at.costs(self.figure, points + most * speed + self.hurries - 1)
        for aim in wanted:
            assert aim.option is not None
            near = [costs[cell][0] for cell in each(aim.cells) if cell in costs]
            if self.leaf.cells & aim.cells:
                near = [0]
            if not near:
                continue
            lacking = max(0, min(near) + 1 - points)
            moves = min(most, -(-lacking // speed) if speed else 0)
            tired = max(0, lacking - moves * speed)
            if tired <= self.hurries:
                dashed = self.dashes[: max(0, moves - self.moves)]
                own: list[Option] = [MoveOption()] * min(moves, self.moves)
                steps = (*own, *dashed, *[HurryOption()] * tired, aim.option)
                yield Plan(steps, self.left_worth(aim.option) - TIRED * tired, aim.reason, self.here)

    def stay(self) -> Iterator[Plan]:
        """Do something here, or nothing."""
        worth, reason = self.where(self.here)
        end = HaltOption() if HaltOption().key in self.keys else EndTurnOption()
        yield Plan((end,), worth, reason if reason.why == "block" else because("end", self.figure), self.here)
        total, chosen = self.best_deeds(self.here, self.actions, self.leaf.movement)
        if chosen:
            gone = isinstance(chosen[-1].option, LeaveOption)
            first = chosen[-1] if gone else chosen[0]
            yield Plan((first.option,), total + (0 if gone else worth), first.reason, self.here)

    def go(self) -> Iterator[Plan]:
        """Go somewhere, then do something there."""
        for place in self.places:
            worth, reason = self.where(place.cell)
            left = self.actions - max(0, place.moves - self.free_moves)
            total, chosen = self.best_deeds(place.cell, left, place.left)
            gone = bool(chosen) and isinstance(chosen[-1].option, LeaveOption)
            score = total + (0 if gone else worth) - TIRED * place.tired - HURT * place.hurt
            score -= 0.02 * place.moves + 0.01  # what is as good here is done here
            score -= RESTLESS * (self.turn.moved and self.leaf.role == "hero")
            steps = self.steps_to(place) + tuple(deed.option for deed in chosen[:1])
            if gone:
                steps = (*self.steps_to(place), chosen[-1].option)
            why = (
                chosen[-1].reason if gone else chosen[0].reason if chosen and chosen[0].worth > 1 else reason
            )
            yield Plan(steps, score, why, place.cell)

    def act_then_go(self) -> Iterator[Plan]:
        """Do something here first, then go with what is left."""
        deeds = [deed for deed in self.deeds(self.here) if deed.action and deed.worth > 0][:3]
        for deed in deeds:
            free = deed.attack and "attack" in self.turn.extra
            left = self.actions - (0 if free else 1)
            if left < 0:
                continue
            for place in self.places:
                if place.moves > left or isinstance(deed.option, RestOption):
                    continue
                worth, _ = self.where(place.cell)
                score = deed.worth + worth - TIRED * place.tired - HURT * place.hurt
                rest = left - place.moves
                if rest and not (self.leaf.is_hostile and deed.attack):
                    score += self.best_deeds(place.cell, rest, place.left)[0]
                yield Plan((deed.option,), score, deed.reason, self.here)

    def after(self, attacked: bool) -> float:
        """The best that is left when a card took an action: here or elsewhere, another attack counts less."""
        if attacked not in self._after:
            self._after[attacked] = self.reckon_after(attacked)
        return self._after[attacked]

    def reckon_after(self, attacked: bool) -> float:
        left = self.actions - 1
        best = self.where(self.here)[0]
        if left <= 0:
            return best
        best += self.rest_of(self.here, left, attacked)
        for place in self.places:
            if place.moves <= left:
                worth = self.where(place.cell)[0] - TIRED * place.tired - HURT * place.hurt
                best = max(best, worth + self.rest_of(place.cell, left - place.moves, attacked))
        return best

    def rest_of(self, cell: Cell, actions: int, attacked: bool) -> float:
        """The worth of so many actions on a space."""
        total, chosen = self.best_deeds(cell, actions, 0) if actions else (0.0, [])
        struck = attacked and any(deed.attack for deed in chosen)
        return total * AGAIN if struck else total

    def steps_to(self, place: Place) -> tuple[Option, ...]:
        return (
            *[MoveOption()] * place.moves, *[HurryOption()] * place.tired, GoOption(place.cell)
        )  # fmt: skip
