"""The activation of one monster: up to two actions, at most one attack (D2-OTN-10)."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games.descent.events.moves import PointsGained, Stopped
from undercroft.games.descent.events.turns import ActionTaken, TurnBegan, TurnNoted
from undercroft.games.descent.options import (
    ActOption,
    AttackOption,
    ClimbOption,
    CloseOption,
    DropOption,
    EndTurnOption,
    GoOption,
    HaltOption,
    LeaveOption,
    MoveOption,
    OpenOption,
    PickUpOption,
    PlayOption,
    QuestOption,
    ShakeOffOption,
)
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.making import own_aims, profile_for
from undercroft.games.descent.rules.attack.targets import posed
from undercroft.games.descent.rules.cards.moments import ACTIVATING, OWN_TURN
from undercroft.games.descent.rules.cards.overlord_cards import PlayCard, held_plays, possible_plays, record
from undercroft.games.descent.rules.cards.overlord_needs import NOBODY
from undercroft.games.descent.rules.cards.using import UseAbility, ability_uses, is_attack
from undercroft.games.descent.rules.effects.conditions import cure
from undercroft.games.descent.rules.movement.hazards import Burn
from undercroft.games.descent.rules.movement.moving import GONE_TO, OPEN, March, PlaceBase, is_stuck, path_to
from undercroft.games.descent.rules.quests.leaving import LeaveMap
from undercroft.games.descent.rules.round.menu import (
    attack_bar,
    monster_options,
)
from undercroft.games.descent.rules.round.shared_actions import take_shared_action
from undercroft.games.descent.rules.values import speed
from undercroft.games.descent.rules.who import Acting, ask_acting
from undercroft.games.descent.state import Descent, card_name, ground
from undercroft.kernel import Call, Done, FigureId, Next, Option, Posed, Procedure, ask, step, window

ACTIONS = 2  # D2-OTN-10
Interrupting = (
    AttackOption
    | ActOption
    | OpenOption
    | CloseOption
    | PickUpOption
    | DropOption
    | QuestOption
    | ShakeOffOption
    | ClimbOption
)


class Activation(Procedure, tag="descent.activation"):
    """One monster acts; its conditions start and end with its activation (D2-OTN-17)."""

    figure: FigureId
    pending: Interrupting | None = None  # declared before a large figure is placed (D2-LRG-10)

    def goes_on(self, g: Descent) -> bool:
        return g.state.figures[self.figure].cells != 0

    chosen = window("D2-WHO-06")

    @step("D2-OTN-10")
    def begin(self, g: Descent) -> None:
        actions = max(0, g.total("actions", self.figure, ACTIONS))
        g.emit(TurnBegan(self.figure, actions))
        g.end(until="own_turn", holder=self.figure)

    started = window("D2-OTN-17", "D2-HTN-05")

    @step("D2-OTN-10", "D2-OTN-11", "D2-OTN-13", "D2-OLC-07", "D2-OLC-E1", "D2-OLC-E2", "D2-WHO-05")
    def choose(self, g: Descent) -> Next:
        """Asked in secret while the Overlord may hold a card for this moment: to end a monster's activation
        for want of options would tell that he has none."""
        options = monster_options(g, self.figure)
        if g.state.figures[self.figure].phase == "moving":
            options = [*options[:-1], HaltOption()]
        plays = possible_plays(g, ACTIVATING) + possible_plays(g, OWN_TURN)
        if not plays:
            return ask_acting(g, self.figure, *options)
        options += [PlayOption(card) for card, _ in held_plays(g, plays)]
        return replace(ask(g.state.overlord.seat, *options, secret=True), about=Acting(self.figure))

    @choose.among
    def candidates(self, g: Descent) -> tuple[Posed, ...]:
        return (GONE_TO.by(self.figure), *posed(own_aims(g, self.figure), attack_bar(g, self.figure)))

    @choose.answered
    def act(self, g: Descent, picked: Option) -> Next:
        me = self.figure
        match picked:
            case EndTurnOption():
                return self.ended
            case HaltOption():
                g.emit(Stopped(me), "D2-LRG-09")
                return Call(PlaceBase(me), then=self.choose)
            case GoOption(cell=cell):
                return Call(March(me, path_to(g, me, cell)), then=self.settle)
            case LeaveOption(way=way):
                return Call(LeaveMap(me, way), then=self.settle)
            case MoveOption():
                self.take(g, "move")
                g.emit(PointsGained(me, speed(g, me)), "D2-MOV-01")
                return self.choose
            case PlayOption(card=card):
                on = record(g, card).on
                if on == "active":
                    g.emit(TurnNoted(card_name(card)), "D2-OLC-07")
                return Call(PlayCard(card, me if on == "active" else NOBODY), then=self.choose)
        assert isinstance(picked, Interrupting)
        self.pending = picked
        door = picked.door if isinstance(picked, CloseOption) else OPEN
        return Call(PlaceBase(me, door), then=self.perform)

    @step("D2-LRG-03", "D2-LRG-09", "D2-LRG-14")
    def settle(self, g: Descent) -> Next:
        """A large figure whose points are spent is placed; while it has some it may go on from there."""
        leaf = g.state.figures[self.figure]
        if leaf.phase == "moving" and leaf.movement <= 0:
            return Call(PlaceBase(self.figure), then=self.choose)
        return self.choose

    @step("D2-OTN-10", "D2-OTN-11", "D2-OTN-12", "D2-LRG-10", "D2-TER-13", "D2-TER-26")
    def perform(self, g: Descent) -> Next:
        """The action that was declared; none if the figure was placed in a pit and cannot do it there."""
        me, picked = self.figure, self.pending
        self.pending = None
        if picked is None or not self.is_possible(g, picked):
            return self.choose
        match picked:
            case AttackOption(target=target, weapon=weapon):
                profile = profile_for(g, me, weapon)
                self.take(g, "attack")
                return Call(Attack(me, target, profile), then=self.choose)
            case ActOption(card=card, number=number):
                use = ability_uses(g, card)[number]
                g.emit(ActionTaken(me, "attack" if is_attack(use) else "ability"), "D2-OTN-11")
                return Call(UseAbility(me, card, number), then=self.choose)
        return take_shared_action(g, me, picked, self.choose)

    def is_possible(self, g: Descent, picked: Interrupting) -> bool:
        """Is the action still on the menu, now that the figure stands?"""
        if not is_stuck(g, self.figure):
            return True
        return picked.key in {option.key for option in monster_options(g, self.figure)}

    def take(self, g: Descent, action: str) -> None:
        """An extra action that a card gave is used first: its own are good for anything."""
        g.emit(ActionTaken(self.figure, action, extra=action in g.state.turn.extra), "D2-OTN-10")

    ended = window("D2-OTN-17")

    @step("D2-X-05", "D2-TER-22")
    def end(self, g: Descent) -> Next:
        leaf, lava = g.state.figures[self.figure], ground(g).terrain.lava
        if leaf.suffers("immobilized"):
            cure(g, self.figure, "immobilized")
        return Call(Burn(self.figure)) if not leaf.cells & ~lava else Done()
