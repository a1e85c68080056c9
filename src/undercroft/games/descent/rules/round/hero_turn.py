"""A hero's turn in its four steps (D2-HTN)."""

from __future__ import annotations

from undercroft.games.descent.events.fights import RestRecovered
from undercroft.games.descent.events.moves import PointsGained
from undercroft.games.descent.events.turns import ActionTaken, Refreshed, Rested, TurnBegan, TurnNoted
from undercroft.games.descent.options import (
    ActOption,
    AttackOption,
    EndTurnOption,
    FamiliarOption,
    GoOption,
    HurryOption,
    LeaveOption,
    MoveOption,
    RestOption,
    ReviveOption,
    SearchOption,
    StandUpOption,
    TradeOption,
)
from undercroft.games.descent.rules.actions.equipping import Equip
from undercroft.games.descent.rules.actions.searching import Search
from undercroft.games.descent.rules.actions.trading import Trade
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.making import own_aims, profile_for
from undercroft.games.descent.rules.attack.targets import posed, sight
from undercroft.games.descent.rules.cards.moments import ACTION
from undercroft.games.descent.rules.cards.using import STAND_UP, UseCard, uses_of
from undercroft.games.descent.rules.effects.conditions import cure
from undercroft.games.descent.rules.effects.fatigue import Weary, is_weary, may_recover, pay_fatigue
from undercroft.games.descent.rules.effects.recovery import RollRecovery
from undercroft.games.descent.rules.movement.hazards import Burn
from undercroft.games.descent.rules.movement.moving import GONE_TO, March, path_to
from undercroft.games.descent.rules.quests.leaving import LeaveMap
from undercroft.games.descent.rules.round.familiars import FamiliarTurn, activate_familiar
from undercroft.games.descent.rules.round.menu import attack_bar, hero_options
from undercroft.games.descent.rules.round.shared_actions import take_shared_action
from undercroft.games.descent.rules.values import speed
from undercroft.games.descent.rules.who import ask_for, monsters_up
from undercroft.games.descent.state import Descent, ground, library
from undercroft.kernel import Call, Done, FigureId, Next, Option, Posed, Procedure, step, window

ACTIONS = 2  # D2-HTN-08


class HeroTurn(Procedure, tag="descent.hero_turn"):
    """Start of turn, equip, up to two actions, end (D2-HTN-01); over when the hero is knocked out."""

    figure: FigureId

    def goes_on(self, g: Descent) -> bool:
        return not g.state.turn.over

    @step("D2-HTN-01", "D2-HTN-02", "D2-KO-14")
    def begin(self, g: Descent) -> None:
        """Effects until the start of this turn are over."""
        out = g.state.figures[self.figure].is_out
        g.emit(TurnBegan(self.figure, 1 if out else ACTIONS, watchers(g, self.figure)))
        g.end(until="own_turn", holder=self.figure)

    started = window("D2-HTN-03", "D2-HTN-05")

    @step("D2-HTN-04", "D2-EXH-03", "D2-STD-10")
    def refresh(self, g: Descent) -> None:
        hero = g.state.heroes[self.figure]
        if hero.exhausted or hero.received:
            g.emit(Refreshed(self.figure))

    @step("D2-HTN-06", "D2-EQP-09")
    def equip(self, g: Descent) -> Next:
        return Call(Equip(self.figure))

    @step("D2-HTN-08", "D2-HTN-09", "D2-HTN-11", "D2-HTN-14", "D2-MOV-15", "D2-MOV-16", "D2-FAT-05")
    def choose(self, g: Descent) -> Next:
        """One thing after the other, in any order; a move may be interrupted by all of it."""
        if not g.state.figures[self.figure].cells and not g.state.figures[self.figure].is_out:
            return self.finish  # he has left the map
        if is_weary(g, self.figure):
            return Call(Weary(self.figure), then=self.choose)
        return ask_for(g, self.figure, *hero_options(g, self.figure))

    @choose.among
    def candidates(self, g: Descent) -> tuple[Posed, ...]:
        return (GONE_TO.by(self.figure), *posed(own_aims(g, self.figure), attack_bar(g, self.figure)))

    @choose.answered
    def act(self, g: Descent, picked: Option) -> Next:
        me = self.figure
        match picked:
            case EndTurnOption():
                return self.tire
            case GoOption(cell=cell):
                return Call(March(me, path_to(g, me, cell)), then=self.choose)
            case HurryOption():
                return Call(Hurry(me), then=self.choose)
            case LeaveOption(way=way):
                return Call(LeaveMap(me, way), then=self.choose)
            case ActOption(card=card, number=number):
                if uses_of(g, g.state.heroes[me], card)[number].at == ACTION:
                    g.emit(ActionTaken(me, "skill"), "D2-SKL-01")
                return Call(UseCard(me, card, number), then=self.choose)
            case TradeOption(figure=other):
                return Call(Trade(me, other), then=self.choose)
            case FamiliarOption(figure=familiar):
                activate_familiar(g, me, familiar)
                return Call(FamiliarTurn(familiar), then=self.choose)
            case MoveOption():
                self.take(g, "move")
                g.emit(PointsGained(me, speed(g, me)), "D2-MOV-01")  # D2-MOV-04, D2-MOV-E1
                return self.choose
            case AttackOption(target=target, weapon=weapon):
                profile = profile_for(g, me, weapon)
                self.take(g, "attack")
                return Call(Attack(me, target, profile), then=self.choose)
        return self.take_action(g, picked)

    def take_action(self, g: Descent, picked: Option) -> Next:
        """The other actions of a hero (D2-HTN-11)."""
        me = self.figure
        match picked:
            case StandUpOption():
                g.emit(ActionTaken(me, STAND_UP), "D2-STD-01")
                g.emit(TurnNoted(STAND_UP), "D2-STD-06")
                return Call(RollRecovery(me), then=self.tire)  # D2-STD-05, D2-STD-09
            case RestOption():
                g.emit(ActionTaken(me, "rest"), "D2-RST-01")
                g.emit(Rested(me), "D2-RST-01")  # D2-RST-02
            case SearchOption(cell=cell):
                g.emit(ActionTaken(me, "search"), "D2-SEA-01")
                return Call(Search(me, cell), then=self.choose)
            case ReviveOption(figure=other):
                g.emit(ActionTaken(me, "revive", whom=other), "D2-REV-01")
                return Call(RollRecovery(other), then=self.choose)
            case _:
                return take_shared_action(g, me, picked, self.choose)
        return self.choose

    def take(self, g: Descent, action: str) -> None:
        """An extra action that a card gave is used first."""
        g.emit(ActionTaken(self.figure, action, extra=action in g.state.turn.extra), "D2-HTN-08")

    @step("D2-X-28")
    def tire(self, g: Descent) -> Next:
        """Word of Despair: a move that was not ended is over now."""
        return Call(Weary(self.figure), then=self.tire) if is_weary(g, self.figure, ends=True) else None

    @step("D2-HTN-12", "D2-HTN-13", "D2-RST-03", "D2-RST-04")
    def finish(self, g: Descent) -> None:
        """The Activation card is turned; who rested recovers all fatigue."""
        self.recover(g)

    ended = window("D2-HTN-13")

    @step("D2-RST-04", "D2-HTN-13")
    def recover_rest(self, g: Descent) -> None:
        """Fatigue that came with the end of the turn goes too: he would have rested after it."""
        stands = g.state.figures[self.figure].cells != 0
        if g.state.turn.rested and stands and not g.total("unhealing", self.figure):
            self.recover(g)

    def recover(self, g: Descent) -> None:
        """All fatigue of a hero who rested goes (D2-RST-03)."""
        fatigue = g.state.figures[self.figure].fatigue
        if g.state.turn.rested and fatigue and may_recover(g, self.figure):
            g.emit(RestRecovered(self.figure, fatigue))

    @step("D2-X-05", "D2-HTN-13")
    def shake_off(self, g: Descent) -> None:
        if g.state.figures[self.figure].suffers("immobilized"):
            cure(g, self.figure, "immobilized")

    @step("D2-TER-19", "D2-HTN-13")
    def burn(self, g: Descent) -> Next:
        """Lava is tested last: who ends his turn there is defeated."""
        cells, lava = g.state.figures[self.figure].cells, ground(g).terrain.lava
        return Call(Burn(self.figure)) if cells and not cells & ~lava else Done()


class Hurry(Procedure, tag="descent.hurry"):
    """A hero suffers 1 fatigue for movement (D2-FAT-03)."""

    figure: FigureId

    @step("D2-FAT-03", "D2-FAT-04", "D2-FAT-06")
    def pay(self, g: Descent) -> None:
        """A movement point, or more by a skill (D2-X-15: Fleet of Foot)."""
        pay_fatigue(g, self.figure, 1)
        g.emit(PointsGained(self.figure, g.total("hurry", self.figure, 1)))

    hurried = window("D2-WHO-06")


def watchers(g: Descent, figure: FigureId) -> tuple[FigureId, ...]:
    """The monsters that see a hero as his turn begins, where a skill asks (D2-X-15: Sneaky)."""
    hero = g.state.heroes[figure]
    if "sneaky" not in library(g).skill_rules(hero.skills):
        return ()
    here = g.state.figures[figure].cells
    return tuple([i for i in monsters_up(g) if sight(g, i, here)])
