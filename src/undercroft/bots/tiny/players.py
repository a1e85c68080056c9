"""The Cellar by rules of thumb: strike what may fall, spare the weak, open the door together."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from undercroft.bots.players import Advice
from undercroft.games.tiny.options import (
    AreaOption,
    AttackOption,
    DieOption,
    DrinkOption,
    EndOption,
    GoOption,
    KeepOption,
    MoveOption,
    PlayOption,
    SquareOption,
    StanceOption,
    TargetOption,
)  # fmt: skip
from undercroft.games.tiny.records import TinyContent
from undercroft.games.tiny.rules.attack import Attack, AttackVerb
from undercroft.games.tiny.rules.effects import HealVerb
from undercroft.games.tiny.rules.reactions import ParryVerb
from undercroft.games.tiny.rules.suffer import Suffer
from undercroft.games.tiny.state import Figure, TinyState
from undercroft.kernel import Decision, FigureId, Option, Pass, Procedure, Rules, Seat, UseOption, View
from undercroft.space import Cell, Cells

PER_DIE = 1.5  # the average of a die
WEAK = 5  # health at which a hero takes care
P = TypeVar("P", bound=Procedure)


class Worth(NamedTuple):
    """How good an option is, and the message that says why."""

    score: float
    why: str


class NormalBot:
    """Plays one hero. It knows the rules' records, and of the table what its seat sees."""

    needs_view = True

    def __init__(self, rules: Rules[TinyState], seat: Seat, seed: str = "") -> None:
        """The seed is for bots that need luck; this one needs none."""
        self.content: TinyContent = rules.content
        self.seat = seat

    def choose(self, view: View, decision: Decision) -> int:
        return self.advise(view, decision).pick

    def advise(self, view: View, decision: Decision) -> Advice:
        table = Table(self.content, view.state, self.seat)
        worths = [table.worth(option) for option in decision.all_options]
        pick = max(range(len(worths)), key=lambda i: worths[i].score)
        return Advice(pick, f"hint-{worths[pick].why}")


class Table:
    """The position as one hero sees it."""

    def __init__(self, content: TinyContent, state: TinyState, seat: Seat) -> None:
        self.content, self.state, self.seat = content, state, seat
        self.ground = content.grounds[state.scenario, state.rooms]
        self.number, self.me = next((i, f) for i, f in state.figures.items() if f.seat == seat)
        up = [f for f in state.figures.values() if f.is_up]
        self.foes = [f for f in up if not f.is_hero]
        self.friends = [f for f in up if f.is_hero and f is not self.me]
        self.weapon = content.hero[self.me.kind].attack

    def worth(self, option: Option) -> Worth:
        """How good an option is: better than nothing above 0."""
        match option:
            case StanceOption(stance):
                return self.stance(stance)
            case DrinkOption():
                return self.drink()
            case AttackOption(target) | TargetOption(target):
                return self.target(target)
            case PlayOption(card):
                return self.card(card)
            case KeepOption(card):
                return self.keep(card)
            case MoveOption():
                return self.move()
            case GoOption(cell) | SquareOption(cell):
                return self.go(cell, pushes=isinstance(option, SquareOption))
            case AreaOption(cells):
                return Worth(sum(1 + self.may_fall(foe, 3) for foe in self.foes if foe.cells & cells), "area")
            case DieOption(number):
                return Worth(3 - self.dice()[number - 1], "reroll")
            case UseOption(source):
                return self.use(source.partition("@")[0])
            case EndOption():
                return Worth(0.5, "end")
            case Pass():
                return Worth(0.5, "keep")
        return Worth(0, "end")

    def stance(self, stance: str) -> Worth:
        """Wary when hurt, bold when there will be somebody to strike, swift when nobody is near."""
        near = min((self.apart(foe) for foe in self.foes), default=99)
        match stance:
            case "wary":
                return Worth(3 if self.me.hp <= WEAK else 1, "wary")
            case "bold":
                return Worth(2 if near <= self.weapon.targets.range + 4 else 0.5, "bold")
        return Worth(0.8 if self.foes else 1.5, "swift")

    def drink(self) -> Worth:
        """Not while poisoned, unless all is nearly lost: healing would only take the poison away."""
        if self.me.suffers("poisoned") and self.me.hp > 2:
            return Worth(-1, "drink")
        return Worth(9 if self.me.hp <= WEAK and self.me.full - self.me.hp >= 3 else -1, "drink")

    def target(self, target: FigureId) -> Worth:
        """Foes that may fall first, then weak ones; among heroes, the strongest takes the blow."""
        figure = self.state.figures[target]
        if figure.is_hero:
            return Worth(figure.hp, "target")
        falls = self.may_fall(figure, self.power())
        return Worth(5 + 2 * falls - figure.hp / 20, "kill" if falls else "attack")

    def card(self, card: str) -> Worth:
        """Cards by what they are good for now."""
        if card not in self.content.card:
            return Worth(0, "keep")
        within = [foe for foe in self.foes if self.reaches(self.here, foe, 3)]
        near = [foe for foe in self.foes if self.reaches(self.here, foe, 1)]
        effect = self.content.card[card].effects[0]
        match card, effect:
            case "dread", _:
                return Worth(5.2 if len(within) > 1 or self.of_kind(within, "ogre") else 0, "card")
            case "beguile", _:
                return Worth(6 if len(within) > 1 else 0, "card")
            case "bulwark", _:
                return Worth(5.5 if self.foes and self.nearest() <= 6 else 0, "card")
            case "rally", _:
                return Worth(7.5 if self.attackable(self.here) and self.state.turn.actions > 1 else 0, "card")
            case "dash", _:
                return Worth(4.5 if self.foes and not self.attackable(self.here) else 0, "card")
            case _, HealVerb() as heal:
                near_me = [f for f in self.friends if self.reaches(self.here, f, heal.targets.range)]
                whom = [self.me] if heal.targets.side == "self" else [self.me, *near_me]
                hurt = [f for f in whom if f.full - f.hp >= 4 and not f.suffers("poisoned")]
                return Worth(6.5 if hurt else 0, "heal")
            case _, AttackVerb():
                return self.attack_card(card, effect, near)
        return Worth(0, "keep")

    def attack_card(self, card: str, attack: AttackVerb, near: list[Figure]) -> Worth:
        """Better than the weapon where it strikes several, poisons, or throws an ogre back."""
        inside = [foe for foe in self.foes if self.reaches(self.here, foe, attack.targets.range)]
        several = attack.targets.count != 1 or bool(attack.targets.area)
        if not inside:
            return Worth(0, "card")
        if several:
            if len(inside) > 1:
                return Worth(6.8, "several")
            return Worth(5.1 if card == "fire-flask" else 3, "card")
        if attack.push:
            return Worth(6.9 if self.of_kind(near, "ogre") else 4.8, "push")
        return Worth(6.2 if any(not foe.suffers("poisoned") for foe in inside) else 5, "card")

    def keep(self, card: str) -> Worth:
        """The worth of a card in the rounds to come; one that is in the hand already is worth less."""
        worth = self.use_later(card)
        twice = card in self.state.hands[self.seat].cards
        return Worth(worth.score - 1.5 * twice, worth.why)

    def use_later(self, card: str) -> Worth:
        """Healing for the hurt, what strikes several for a crowd, protection for whoever is near a foe."""
        many, near = len(self.foes) > 1, self.nearest() <= 6
        match card, self.content.card[card].effects[0]:
            case _, HealVerb() as heal:
                whom = (self.me,) if heal.targets.side == "self" else (self.me, *self.friends)
                hurt = max(figure.full - figure.hp for figure in whom)
                return Worth(6 if hurt >= 4 else 1, "heal" if hurt >= 4 else "take")
            case _, ParryVerb():
                return Worth(5 if self.me.hp <= WEAK else 4, "take")
            case _, AttackVerb() as attack:
                several = attack.targets.count != 1 or bool(attack.targets.area)
                return Worth(4.5 if many or not several else 2, "several" if several and many else "take")
            case (("dread" | "beguile"), _):
                return Worth(4.4 if many else 1.5, "take")
            case "bulwark", _:
                return Worth(4.8 if near or not self.foes else 3, "take")
        return Worth(3, "take")

    def move(self) -> Worth:
        """A move action is worth an action if somebody comes into reach by it, or the door is next."""
        if self.attackable(self.here) or self.state.turn.movement:
            return Worth(0, "approach")
        if self.foes:
            return Worth(4, "approach")
        return Worth(4 if self.ground.doors and self.is_ready() else 1 if self.state.chests else 0, "door")

    def go(self, cell: Cell, pushes: bool) -> Worth:
        """A square is good if it is better than this one; somebody pushed is sent onto spikes."""
        if pushes:
            return Worth(3, "spikes") if self.ground.spikes >> cell & 1 else Worth(1, "push")
        gain = self.place(cell) - self.place(self.here)
        if not self.foes:
            return Worth(2 + gain / 20 if gain > 0 else 0, "door")
        return Worth(4.9 + gain / 100 if gain > 0 and not self.attackable(self.here) else 0, "approach")

    def place(self, cell: Cell) -> float:
        """How good a square is to stand on."""
        value = -12.0 * (self.ground.spikes >> cell & 1)
        if self.foes:
            if self.ground.closed >> cell & 1:
                value -= 30  # foes behind the door can wait
            distances = [self.ground.apart(cell, _cell(foe)) for foe in self.foes]
            reached = [foe for foe in self.foes if self.reaches(cell, foe, self.weapon.targets.range)]
            value += 20 * bool(reached) + 4 * any(self.may_fall(foe, self.power()) for foe in reached)
            value -= min(distances) if not reached else 0
            if self.weapon.targets.range > 1:
                value += min(3, min(distances))
            return value
        if cell in self.state.chests:
            value += 15
        if self.ground.doors:
            door = min(self.ground.apart(cell, door) for door in self.ground.doors)
            ready = self.is_ready() and self.state.turn.actions > 0
            value += (10 if ready else -40) if not door else -door
        return value

    def use(self, source: str) -> Worth:
        """Reactions, guard and amulet where they matter."""
        match source:
            case "guard":
                attack = self.frame(Attack)
                target = self.state.figures[attack.target] if attack else self.me
                return Worth(2 if self.me.hp > target.hp or self.me.hp > WEAK + 2 else 0, "guard")
            case "amulet":
                return Worth(2 if min(self.dice(), default=3) <= 1 else 0, "reroll")
        suffer = self.frame(Suffer)
        amount = suffer.amount if suffer else 0
        return Worth(2 if amount >= 2 or amount >= self.me.hp else 0, "parry")

    # -- facts of the position

    @property
    def here(self) -> Cell:
        return _cell(self.me)

    def reaches(self, cell: Cell, foe: Figure, reach: int) -> bool:
        return bool(self.ground.in_reach(cell, reach) & foe.cells)

    def attackable(self, cell: Cell) -> bool:
        """Is there anybody to strike from here?"""
        reach: Cells = self.ground.in_reach(cell, self.weapon.targets.range) if cell >= 0 else 0
        return any(foe.cells & reach for foe in self.foes)

    def apart(self, foe: Figure) -> int:
        return self.ground.apart(self.here, _cell(foe)) if self.me.cells else 99

    def nearest(self) -> int:
        return min((self.apart(foe) for foe in self.foes), default=99)

    def power(self) -> float:
        """The attack that can be expected of the weapon."""
        dice = self.weapon.dice if isinstance(self.weapon.dice, int) else 2
        return PER_DIE * (dice + (self.me.stance == "bold"))

    def may_fall(self, foe: Figure, power: float) -> bool:
        return foe.hp + self.content.monster[foe.kind].shield <= power

    def of_kind(self, foes: list[Figure], kind: str) -> bool:
        return any(foe.kind == kind for foe in foes)

    def is_ready(self) -> bool:
        """The door is opened when both are near, by whoever fights hand to hand, or when time runs out."""
        late = self.state.round >= self.state.torches - 5
        together = all(self.apart(friend) <= 5 for friend in self.friends)
        return late or (together and (self.weapon.targets.range == 1 or not self.friends))

    def dice(self) -> list[int]:
        attack = self.frame(Attack)
        return [int(die.face) for die in attack.dice] if attack else []

    def frame(self, kind: type[P]) -> P | None:
        """The innermost procedure of this kind in progress, as far as everybody knows."""
        return next((frame for frame in reversed(self.state.frames) if isinstance(frame, kind)), None)


def _cell(figure: Figure) -> Cell:
    return figure.cells.bit_length() - 1
