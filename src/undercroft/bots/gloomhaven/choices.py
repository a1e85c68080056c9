"""Every sort of question, and what each answer to it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from undercroft.games.gloomhaven import options as can
from undercroft.games.gloomhaven.records.abilities import Ability, Attack, Move, Pull, Push
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.attack.attack import AttackAbility
from undercroft.games.gloomhaven.rules.attack.strikes import Strike
from undercroft.games.gloomhaven.rules.effects.conditions import NEGATIVE
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.movement.movement import MoveAbility
from undercroft.games.gloomhaven.rules.movement.push_pull import Shove
from undercroft.games.gloomhaven.rules.movement.traps import CreateTrapAbility
from undercroft.games.gloomhaven.rules.round.rounds import Round
from undercroft.games.gloomhaven.rules.who import is_automatic, side
from undercroft.games.gloomhaven.state import HalfName
from undercroft.kernel import CardId, Decision, FigureId, Option, Pass, UseOption
from undercroft.parts.conceding import GiveUpOption, PlayOnOption
from undercroft.space import Cell, Cells

from .hands import Hands
from .items import item_worth
from .moves import TRAP
from .plans import Plans, Play
from .position import Position
from .stamina import keep

NEVER = -50.0
GOALS = MappingProxyType({  # by what they count, and whether there must be much of it
    ("cards-left", False): 0.7, ("hp-left", False): 0.4, ("xp", False): 0.5, ("kills", True): 0.5,
    ("short-rests", True): 0.6, ("money", False): 0.5, ("loot", False): 0.5, ("item-uses", False): 0.9,
    ("first-kills", True): 0.5, ("elite-kills", True): 0.5, ("long-rests", False): 0.3,
    ("doors-opened", True): 0.5,
})  # fmt: skip


class Worth(NamedTuple):
    """How good an option is, and the message that says why."""

    score: float
    why: str = "best"
    args: Mapping[str, str | int] = {}


class Choices:
    """One question to one seat."""

    def __init__(self, position: Position, decision: Decision) -> None:
        self.position, self.decision = position, decision
        self.last = position.state.frames[-1]

    def worths(self) -> list[Worth]:
        return [self.worth(option) for option in self.decision.all_options]

    @cached_property
    def plans(self) -> Plans:
        return Plans(self.position)

    @cached_property
    def hands(self) -> Hands:
        return Hands(self.position)

    def worth(self, option: Option) -> Worth:
        """How good an option is: better than nothing above 0."""
        match option:
            case can.LeadOption(card):
                return self.lead(card)
            case can.SecondOption(card):
                return self.second(card)
            case can.LongRestOption():
                return Worth(90.0 if self.hands.wants_long_rest() else NEVER, "long-rest")
            case can.PlayOption(card, half):
                return self.play(Play(card, half, False))
            case can.BasicOption(card, half):
                return self.play(Play(card, half, True))
            case can.GoOption(cell):
                return self.go(cell)
            case can.StopOption():
                return self.go(self.position.here)
            case can.TargetOption(target):
                return self.target(target)
            case can.AreaOption(cells):
                return self.area(cells)
            case can.PlanOption(cell, targets):
                return self.monster_plan(cell, targets)
            case can.WayOption(path):
                hurt = sum(self.position.state.terrain.trapped >> cell & 1 for cell in path)
                return Worth(hurt * self.against(self.actor), "ambiguity")
            case can.SufferOption() | can.LoseOption() | can.LoseDiscardOption():
                return self.loss(option)
            case can.StartOption(cell):
                return self.start(cell)
            case can.HexOption(cell) | can.BumpOption(cell):
                return self.hex(cell)
            case can.UseItemOption(source) | UseOption(source):
                return Worth(item_worth(self.position, self.plans.deeds, source), "item")
        return self.small(option)

    def small(self, option: Option) -> Worth:
        """Questions that a word answers."""
        match option:
            case can.PerformOption() | can.EffectOption():
                return self.perform()
            case can.AugmentOption(_, elements):
                wanted = sum(self.plans.deeds.wants(element) for element in elements)
                return Worth(2.0 - wanted / 10, "element")
            case can.ElementOption(element):
                return Worth(self.plans.deeds.wants(element), "element")
            case can.ShortRestOption():
                return Worth(2.0 if self.hands.wants_short_rest() else -1.0, "short-rest")
            case can.AcceptOption():
                return Worth(0.5, "accept")
            case can.RedrawOption():
                return self.redraw()
            case can.RecoverOption(card):
                return Worth(keep(self.position, card), "recover")
            case can.RefreshOption():
                return Worth(1.0, "recover")
            case can.DropOption(card):
                return self.drop(card)
            case can.DoubleFirstOption():
                return Worth(self.against(self.actor) * -1.0, "best")
            case can.AddFirstOption():
                return Worth(self.against(self.actor) * 1.0, "best")
            case can.KeepGoalOption(goal):
                return Worth(self.goal(goal), "goal")
            case GiveUpOption() | PlayOnOption() | can.AskEffectsOption() | can.AskTiesOption():
                return Worth(NEVER)
            case can.SkipOption() | Pass() | can.EndTurnOption():
                return Worth(0.05, "keep")
        return Worth(0.5)

    # -- cards

    @cached_property
    def pairs(self) -> dict[CardId, float]:
        found: dict[CardId, float] = {}
        for pair in self.hands.pairs:
            card = pair.second if self.position.mat.picked else pair.lead
            found.setdefault(card, pair.score)
        return found

    def lead(self, card: CardId) -> Worth:
        initiative = self.position.records.card[card].initiative
        why = "lead-early" if initiative < 40 else "lead-late"
        if not self.position.foes:
            why = "march"
        return Worth(self.pairs.get(card, NEVER), why, {"initiative": initiative})

    def second(self, card: CardId) -> Worth:
        return Worth(self.pairs.get(card, NEVER), "second" if self.position.foes else "march")

    def play(self, play: Play) -> Worth:
        """The best turn that begins with this half."""
        others = [card for card in self.position.mat.played if card != play.card]
        score = self.plans.best_with(play, others, self.position.here)
        half = self.plans.half(play)
        why = "action-move" if any(isinstance(each, Move) for each in half.abilities) else "action"
        if any(isinstance(each, Attack) for each in half.abilities):
            why = "action-attack"
        return Worth(score - 0.01 * play.basic, "basic" if play.basic else why)

    def drop(self, card: CardId) -> Worth:
        """Only where it takes a card in the discard pile to go on."""
        asked = can.DropOption(card) in self.decision.options
        needed = isinstance(self.last, Round) or len(self.position.mat.discard) == 1
        return Worth(1.0 if asked and needed else NEVER, "drop")

    def goal(self, goal: CardId) -> float:
        """Battle goals by how often they come of themselves."""
        record = self.position.records.goal[goal]
        return GOALS.get((record.of, record.at_least is not None), 0.3) * record.checkmarks

    def redraw(self) -> Worth:
        card = CardId(getattr(self.last, "card", ""))
        dear = bool(card) and keep(self.position, card) >= 12
        return Worth(1.0 if dear and self.position.me.hp > 3 else -1.0, "redraw")

    def loss(self, option: Option) -> Worth:
        """To suffer the damage, or which card to lose."""
        suffer = self.position.frame(Suffer)
        asks = suffer is not None and suffer is self.last and suffer.step == "choose"
        if isinstance(option, can.SufferOption):
            assert suffer is not None
            return Worth(
                0.0, "suffer", {"damage": suffer.amount, "left": self.position.me.hp - suffer.amount}
            )
        assert isinstance(option, (can.LoseOption, can.LoseDiscardOption))
        cheap = 20.0 - keep(self.position, option.card)
        if not asks or suffer is None:
            return Worth(cheap, "lose")
        if not self.hands.negates(suffer.amount):
            return Worth(NEVER + cheap, "lose")
        from_hand = isinstance(option, can.LoseOption)
        return Worth(
            cheap + 30.0 * (from_hand == self.hands.loses_hand_card()), "negate", {"damage": suffer.amount}
        )

    # -- moves

    @cached_property
    def rest_of_action(self) -> tuple[Ability, ...]:
        """The rest of the action in progress."""
        action = self.position.frame(Perform)
        if action is None or action.figure != self.position.id:
            return ()
        return action.abilities[action.at + 1 :]  # type: ignore[return-value]

    @cached_property
    def next_plays(self) -> list[Play]:
        """Halves for the other action of the turn."""
        used = self.position.state.turn.halves
        left: list[HalfName] = [half for half in ("top", "bottom") if half not in used]
        cards = [card for card in self.position.mat.played if card != self.card]
        return [play for half in left for play in self.plans.plays(cards, half)]

    @property
    def what_follows(self) -> list[Ability]:
        halves = [self.plans.half(play) for play in self.next_plays]
        return [ability for half in halves for ability in half.abilities]

    def go(self, cell: Cell) -> Worth:
        """A hex by what can be done from it, and by how it is to stand there."""
        move = self.position.frame(MoveAbility)
        if move is None or move.figure != self.position.id:
            return self.sent(cell)
        position = self.position
        if (position.ours | position.theirs) >> cell & 1:
            return Worth(NEVER, "go")
        score = self.from_cell(cell)
        if cell != position.here and not position.ends(position.here, move.points, move.how)[1] >> cell & 1:
            score -= TRAP
        if cell == position.here:
            score += 0.02
        return Worth(score, self.why_go(cell))

    def from_cell(self, cell: Cell) -> float:
        """The rest of the turn from a hex."""
        rest = self.rest_of_action
        found = [
            self.plans.run(rest + self.plans.half(play).abilities, cell)
            + self.plans.deeds.aside(self.plans.half(play))
            for play in self.next_plays
        ]
        return max(found, default=self.plans.run(rest, cell))

    def why_go(self, cell: Cell) -> str:
        position = self.position
        if position.ground.closed >> cell & 1:
            return "door"
        if not position.foes:
            return "loot" if self.plans.deeds.places.loot(cell) else "march"
        if position.danger(cell) < position.danger(position.here):
            return "safer"
        return "approach"

    @property
    def card(self) -> CardId:
        action = self.position.frame(Perform)
        return CardId(action.source) if action is not None else CardId("")

    def sent(self, cell: Cell) -> Worth:
        """Somebody else whom this seat moves: a foe away from us, a friend towards the foes."""
        position = self.position
        far = min(
            position.apart(cell, position.here),
            *(position.apart(cell, f.cell) for f in position.friends.values()),
            99,
        )
        return Worth(far * 0.1, "ambiguity")

    def hex(self, cell: Cell) -> Worth:
        """Where somebody is pushed or pulled, something is put, or the character steps aside."""
        position, last = self.position, self.last
        if isinstance(last, Shove):
            trapped = position.harm >> cell & 1
            if self.what_follows and not trapped:
                return Worth(0.0, "push")  # it is to be struck
            gap = min((position.apart(cell, f.cell) for f in position.friends.values()), default=9)
            gap = min(gap, position.apart(cell, position.here))
            toward = -1 if side(position.game, last.figure) == side(position.game, position.id) else 1
            return Worth(1.0 + toward * (4.0 * trapped + 0.1 * gap), "push")
        near = min((position.apart(cell, foe.cell) for foe in position.foes), default=0)
        if isinstance(last, CreateTrapAbility):
            return Worth(5.0 - near, "trap")
        return Worth(3.0 - 0.1 * near, "place")

    def start(self, cell: Cell) -> Worth:
        """Near enough to fight, no nearer than needed, and together."""
        position = self.position
        danger = sum(
            foe.attack * (position.apart(foe.cell, cell) <= foe.range + foe.move) for foe in position.foes
        )
        placed = [f.cell for f in position.friends.values() if f.is_character and f.cells]
        together = sum(position.apart(cell, other) for other in placed)
        near = min((position.apart(foe.cell, cell) for foe in position.foes), default=0)
        return Worth(20.0 - danger - 0.2 * together - 0.3 * near, "start")

    # -- figures

    @property
    def actor(self) -> FigureId:
        """Whose doing is in question."""
        strike, action = self.position.frame(Strike), self.position.frame(Perform)
        if strike is not None:
            return strike.attacker
        return action.figure if action is not None else self.position.state.turn.figure or self.position.id

    def against(self, actor: FigureId) -> int:
        """1 if what is good for the actor is good for us, -1 if not."""
        g, position = self.position.game, self.position
        if actor not in position.state.figures:
            return 1
        return 1 if side(g, actor) == side(g, position.id) else -1

    def target(self, target: FigureId) -> Worth:
        """Whom an ability falls on."""
        position = self.position
        foe = position.by_id.get(target)
        attack = position.frame(AttackAbility)
        if foe is None:
            return self.friend(target)
        fights = self.plans.deeds.fights
        if attack is not None and attack is self.last and attack.figure == position.id:
            near = position.apart(position.here, foe.cell) == 1
            worth = fights.blow(attack.ability, attack.value, attack.ranged, position.here, foe)
            hit = fights.chances(attack.ability, attack.value, attack.ranged, near, foe)
            args = {"damage": round(hit.damage), "chance": round(100 * hit.kill)}
            return Worth(0.2 + max(0.0, worth), "kill" if hit.kill >= 0.5 else "attack", args)
        action = position.frame(Perform)
        conditions = (
            getattr(action.ability, "conditions", ()) if action and action.at < len(action.abilities) else ()
        )
        worth = sum(fights.condition(foe, condition) for condition in conditions)
        return Worth(1.0 + worth + 0.1 * foe.threat, "target")

    def friend(self, target: FigureId) -> Worth:
        """One of ours: to be helped, or the one who can take it best."""
        position = self.position
        leaf = position.state.figures[target]
        if self.against(self.actor) < 0:
            spare = leaf.hp + (0 if leaf.is_character else 20)
            return Worth(float(spare), "ambiguity")
        action = position.frame(Perform)
        ability = action.ability if action is not None and action.at < len(action.abilities) else None
        value = getattr(ability, "value", 2)
        need = self.plans.deeds.healing(leaf, value if isinstance(value, int) else 2)
        bad = any(condition in NEGATIVE for condition in getattr(ability, "conditions", ()))
        return Worth(-1.0 if bad else 0.1 + need, "heal")

    def area(self, cells: Cells) -> Worth:
        """The hexes in which an attack does most."""
        attack, position = self.position.frame(AttackAbility), self.position
        struck = [foe for foe in position.foes if cells >> foe.cell & 1]
        if attack is None:
            return Worth(float(len(struck)), "area", {"count": len(struck)})
        fights = self.plans.deeds.fights
        seen = position.ground.all_in_sight(position.here)
        blows = [
            fights.blow(attack.ability, attack.value, attack.ranged, position.here, foe)
            for foe in struck if seen >> foe.cell & 1
        ]  # fmt: skip
        return Worth(0.2 + sum(blows), "area", {"count": len(blows)})

    def monster_plan(self, cell: Cell, targets: tuple[FigureId, ...]) -> Worth:
        """The worth of one of a monster's equal choices: the least bad for us (GH-AMB-01)."""
        position, sign = self.position, self.against(self.actor)
        hurt = 0.0
        for target in targets:
            leaf = position.state.figures[target]
            hurt += (12.0 / (leaf.hp + 2)) * (1.0 if leaf.is_character else 0.3)
        trapped = 2.0 * (position.state.terrain.trapped >> cell & 1)
        return Worth(sign * hurt - sign * trapped, "ambiguity")

    def perform(self) -> Worth:
        """Most that can be done is good; what hurts only our own is left out."""
        action = self.position.frame(Perform)
        if (
            action is None
            or action.at >= len(action.abilities)
            or is_automatic(self.position.game, action.figure)
        ):
            return Worth(1.0, "perform")
        if isinstance(action.ability, (Push, Pull)) and any(
            isinstance(each, Attack) for each in self.what_follows
        ):
            return Worth(-1.0, "perform")
        worth = self.plans.deeds.worth(action.ability, self.position.here)  # type: ignore[arg-type]
        rest = self.plans.deeds.all_of(self.rest_of_action, self.position.here)
        return Worth(1.0 if worth + rest >= -0.3 else -1.0, "perform")
