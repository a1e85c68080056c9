"""The menu of an activation: attack, go, play cards, open doors and chests, rest."""

from __future__ import annotations

from functools import cached_property

from undercroft.games.alliance.card_options import AttackOption, PlayOption, SurgeOption
from undercroft.games.alliance.ground import beyond, lies, side_towards
from undercroft.games.alliance.options import (
    ActivateOption,
    ChestOption,
    DoorOption,
    ExtraOption,
    FaceOption,
    GoOption,
    TileOption,
)
from undercroft.games.alliance.records.tiles import FACINGS
from undercroft.games.alliance.rules.attack import power
from undercroft.games.alliance.rules.attack.power import Aim
from undercroft.games.alliance.rules.movement.doors import WorkDoor
from undercroft.games.alliance.rules.movement.moving import step_points
from undercroft.games.alliance.state import CYCLES, ROUNDS, Delve, card_name
from undercroft.kernel import CardId, Decision, Option, Seat
from undercroft.space import Cell

from .card_facts import facts_of
from .goals import drawn_to
from .holding import Holding
from .monsters import MonsterChoices
from .plans import Strike, strikes
from .reasons import Worth, because

MENU = "alliance.hero_activation.act"
PREY = 4  # monsters for each alliance: with fewer a door is opened in passing
GOOD = 0.15  # an attack is worth making above this
LATE = ROUNDS * CYCLES - 1  # the activation from which new rooms come too late


def reason_of(strike: Strike) -> str:
    """The message that says what an attack is for."""
    return "both" if strike.second else "kill" if strike.fells else "attack"


class Acting(Holding, MonsterChoices):
    """The worths of the deeds of an activation."""

    def __init__(self, g: Delve, seat: Seat, decision: Decision) -> None:
        super().__init__(g, seat, decision)
        self.best: Strike | None = None  # the attack that the hero is about to make
        self.next_best: dict[Cell, float] = {}  # the squares of other attacks, for those who search
        if decision.what == MENU:
            found = strikes(self.at, g.state.turn.figure, acting=True)
            self.best = max(found, key=lambda strike: strike.score, default=None)
            if self.best is not None and self.best.score < GOOD:
                self.best = None
            for strike in found:
                self.next_best[strike.cell] = max(strike.score, self.next_best.get(strike.cell, 0.0))

    def activate(self, option: ActivateOption) -> Worth:
        """A hero with the best attack; whoever lies comes when nobody can strike."""
        leaf = self.at.figure(option.figure)
        if leaf.role == "monster":
            return self.activate_monster(option.figure)
        if leaf.lies:
            return because(0.4, "recover", option.figure)
        found = max(strikes(self.at, option.figure, acting=False), key=lambda each: each.score, default=None)
        if found is not None and found.score > 0:
            return because(1 + found.score, reason_of(found), found.target, damage=found.damage)
        near, why = drawn_to(self.at, option.figure, self.at.cell(option.figure))
        return because(0.5 + 0.2 * near, why, option.figure)

    def go(self, option: GoOption) -> Worth:
        if self.decision.what != MENU:
            return self.go_elsewhere(option.cell)
        best = self.best
        if best is not None:
            if option.cell == best.cell:
                return because(5 + best.score, reason_of(best), best.target, damage=best.damage)
            if option.cell in self.next_best:
                return because(0.12 + 0.01 * min(4.0, self.next_best[option.cell]), "approach")
            return because(-1, "any")
        return self.wander(option.cell)

    def wander(self, cell: Cell) -> Worth:
        """Towards what is worth reaching, if that is nearer from there."""
        here, _ = self.here
        there, why = drawn_to(self.at, self.hero, cell)
        if any(
            token.cell == cell and self.is_treasure(token.kind, token.shown) for token in self.g.state.threats
        ):
            return because(4.0, "chest")
        return because(there - here - 0.02 if there > here else -0.5, why)

    @cached_property
    def here(self) -> tuple[float, str]:
        """How good the square is on which the hero stands."""
        return drawn_to(self.at, self.hero, self.at.cell(self.hero))

    def is_treasure(self, kind: str, shown: bool) -> bool:
        return bool(kind) and shown and not self.at.content.threat[kind].is_trap

    def attack(self, option: AttackOption) -> Worth:
        """The damage that it would do now, in XP."""
        aim = Aim(self.hero, option.kind, option.card)
        damage = power.damage(self.g, aim, option.figure)
        gain = self.at.prize(option.figure, damage)
        fells = damage >= self.at.left(option.figure)
        best = self.best
        if best is not None and not self.g.state.turn.attacked:
            chosen = (best.target, best.kind, best.card) == (option.figure, option.kind, option.card)
            if not chosen or best.plays or best.surges or best.cell != self.at.cell(self.hero):
                return because(0.2 + 0.01 * gain, "attack", option.figure, damage=damage)  # the plan first
            return because(7 + gain, reason_of(best), option.figure, damage=damage)
        if not damage:
            return because(-0.2, "miss", option.figure)
        return because(4 + gain, "kill" if fells else "attack", option.figure, damage=damage)

    def play(self, option: PlayOption) -> Worth:
        """Cards of the plan come first, then those that help by lying there."""
        best = self.best
        record = self.at.content.card[card_name(option.card)]
        ways = facts_of(record)
        if best is not None and option.card in best.boots:
            return because(6.8 + best.score, "speed", self.hero)
        if best is not None and option.card in best.plays:
            if self.at.cell(self.hero) == best.cell:
                return because(6 + best.score, "boost", best.target)
            return because(0.3, "boost", best.target)
        turn, leaf = self.g.state.turn, self.at.figure(self.hero)
        score, why = -0.3, "keep"
        for way in ways:
            if way.heals:
                score, why = max((score, why), self.healing(way.heals, way.within))
            if way.speed > 0 and best is None and not turn.attacked and not turn.acted:
                score, why = max((score, why), (0.25, "speed"))
            if way.control and self.at.monsters:
                score, why = max((score, why), (0.35, "control"))
            if way.defense > 0 and not record.is_reaction and self.settled:
                fear = self.at.danger(self.hero, self.at.cell(self.hero))
                score, why = max((score, why), (0.3 if fear else 0.05, "defense"))
            if way.draws:
                score, why = max((score, why), (0.5, "draw"))
            if way.hides >= 0 and self.settled and self.at.danger(self.hero, self.at.cell(self.hero)) > 1:
                score, why = max((score, why), (0.4, "hide"))
        if leaf.lies:
            return because(-1, "keep")
        return because(score, why, self.hero)

    @property
    def settled(self) -> bool:
        """Is nothing left to do but to end?"""
        return self.best is None and (
            self.g.state.turn.attacked or not step_points(self.g) or self.g.state.turn.acted
        )

    def healing(self, n: int, within: int) -> tuple[float, str]:
        """Damage that could be removed from a hero within reach."""
        here = self.at.cell(self.hero)
        most = 0
        for i in self.at.alliance.heroes:
            leaf = self.at.figure(i)
            if leaf.damage and self.at.board.distance(here, self.at.cell(i)) <= within:
                most = max(most, min(n, len(leaf.damage)) + 2 * leaf.lies)
        return (0.3 * most, "heal") if most else (-0.3, "keep")

    def surge(self, option: SurgeOption) -> Worth:
        """Two cards for the point that fells an enemy; those of the plan are played before."""
        best = self.best
        if option.gain == "heal":
            leaf = self.at.figure(self.hero)
            return because(0.2 if len(self.spare) > 2 and len(leaf.damage) > 3 else -1, "heal", self.hero)
        if best is None or not best.surges or best.plays or self.at.cell(self.hero) != best.cell:
            return because(-1, "keep")
        return because(6.5 + best.score if option.gain == best.kind else -1, "surge", best.target)

    @property
    def spare(self) -> list[CardId]:
        """Cards of the hand whose heroes have acted in this round, Reactions left out."""
        return [card for card in self.at.alliance.hand if self.keeping(card) < 0.5]

    def door(self, option: DoorOption) -> Worth:
        """A new room has new monsters and their XP; not while the fight goes on."""
        room = self.at.board.room_of(self.at.cell(self.hero))
        other = self.at.board.canvas.room_of[option.cell]
        laid = other in self.at.board.laid
        plain = self.at.board.shows(room, side_towards(room, other)) == "door"
        urgent = self.at.together and not laid  # each tile that is left costs 4 points (DA-SOL-14, DA-COO-25)
        if self.best is not None:
            first = plain and not laid and self.can_spare(self.best) and (urgent or self.hungry)
            return because(20.0 if first else 0.1, "door")
        enemies = sum(
            bool(self.at.figure(i).cells & self.at.board.squares_of(room)) for i in self.at.monsters
        )
        if urgent:
            return because((2.0 if plain else 0.5) - 0.2 * enemies, "door")
        score = 0.12 if laid else 0.8 if plain else 0.35 if self.hungry else -0.2
        late = CYCLES * (self.g.state.round - 1) + self.g.state.cycle >= LATE
        return because(score - 0.4 * enemies - (0.5 if late else 0), "door")

    def can_spare(self, best: Strike) -> bool:
        """Is a Speed point left over by the plan, and no second attack lost (DA-HER-16)?"""
        if self.at.together:
            return best.cell == self.at.cell(self.hero)
        return not best.second and not best.boots and best.cost < step_points(self.g)

    @property
    def hungry(self) -> bool:
        """Are there too few monsters near by for the heroes that will act?"""
        return len(self.at.monsters) < PREY * len(self.g.state.alliances)

    def tile(self, option: TileOption) -> Worth:
        """The most XP that is not too dangerous, and doors that lead on."""
        tile = self.at.content.tile[option.tile]
        frame = self.g.state.frames[-1]
        xp = sum(sum(self.at.content.monster[one.monster].xp) for one in tile.monsters)
        score = 1.0 + 0.1 * xp - 0.15 * max(0, tile.depth - self.g.state.level)
        if isinstance(frame, WorkDoor):
            own = self.at.board.room_of(self.at.cell(frame.figure))
            side = side_towards(own, frame.room)
            kind = dict(lies(self.at.board.shows(own, side), side, tile))[option.turns]
            score += {"door": 1.0, "locked": 0.0}.get(kind, -0.5)
            bounds = self.at.content.frame[self.g.state.frame]
            for facing in FACINGS:
                cell = beyond(frame.room, facing)
                if tile.shows(facing, option.turns) == "door" and bounds.has(cell):
                    score += 0.1
        return because(score, "tile")

    def chest(self, option: ChestOption) -> Worth:
        return because(3.5 if self.best is None or not self.best.fells else 0.5, "chest")

    def reveal(self, option: Option) -> Worth:
        return because(0.3 if self.best is None else -0.2, "reveal")

    def disarm(self, option: Option) -> Worth:
        return because(0.4 if self.best is None else -0.2, "disarm")

    def extra(self, option: ExtraOption) -> Worth:
        """Enough to be sure, if it can be had."""
        return because(option.points * 0.1, "extra")

    def rest(self, option: Option) -> Worth:
        """With nobody to attack, damage is removed; who lies gets up."""
        leaf = self.at.figure(self.hero)
        hurt = len(leaf.damage)
        if leaf.lies:
            return because(3.0, "recover", self.hero)
        if self.best is not None and self.best.score > 0.3 * min(3, hurt):
            return because(-0.5, "rest", self.hero)
        return because(0.35 * min(3, hurt) + 0.3 if hurt else -0.1, "rest", self.hero)

    def recover(self, option: Option) -> Worth:
        """To stand up with all but full damage is seldom worth two cards."""
        return because(0.5, "recover", self.hero)

    def leave(self, option: Option) -> Worth:
        leaf = self.at.figure(self.hero)
        poison = leaf.damage.count("poison")
        return because(2.0 + 0.6 * poison, "leave", self.hero)

    def second(self, option: Option) -> Worth:
        if self.best is not None or step_points(self.g) > 1:
            return because(-0.5, "any")
        here, why = self.here
        return because(0.15 if here < 1.2 else -0.5, why)

    def face(self, option: FaceOption) -> Worth:
        if self.decision.what != MENU:
            return self.face_monster(option)
        best = self.best
        if best is None or not best.second or best.cell != self.at.cell(self.hero):
            return because(-0.4, "any")
        both = (self.at.cell(best.target), self.at.cell(best.second))
        now = self.at.figure(self.hero).facing
        turned = [
            all(self.at.board.in_arc(best.cell, each, cell) for cell in both) for each in (now, option.facing)
        ]
        return because(8.0 if turned == [False, True] else -0.4, "both", best.target, damage=best.damage)
