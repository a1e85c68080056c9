"""Hero figures of quests: they act after the last hero turn, in the heroes' joint hands (D2-RND-08)."""

from __future__ import annotations

from undercroft.games.descent.events.moves import PointsGained, Stopped
from undercroft.games.descent.events.turns import ActionTaken, TurnBegan, TurnEnded
from undercroft.games.descent.options import (
    AllyOption,
    AttackOption,
    ClimbOption,
    EndTurnOption,
    GoOption,
    LeaveOption,
    MoveOption,
    OpenOption,
    QuestOption,
    ShakeOffOption,
)
from undercroft.games.descent.records.quest_rules import ArriveRule, TimerRule
from undercroft.games.descent.records.quests import Ally
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.making import own_aims, profile_for
from undercroft.games.descent.rules.attack.targets import attack_options, posed
from undercroft.games.descent.rules.effects.conditions import cure
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.rules.movement.doors import OpenDoor, door_options
from undercroft.games.descent.rules.movement.hazards import Burn, Climb, climbing_places
from undercroft.games.descent.rules.movement.moving import GONE_TO, March, is_stuck, may_only_climb, path_to
from undercroft.games.descent.rules.quests.acts import QuestAct, quest_options
from undercroft.games.descent.rules.quests.arriving import Arrive, arrived
from undercroft.games.descent.rules.quests.leaving import LeaveMap, ways_out
from undercroft.games.descent.rules.quests.page import count, is_one_of, rules_of
from undercroft.games.descent.rules.values import ally_of, speed
from undercroft.games.descent.rules.who import ask_acting, ask_heroes, place_of
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Call, Done, FigureId, Next, Option, Posed, Procedure, step, window
from undercroft.space import each

FREELY = "two-actions"  # a hero figure that acts like a hero
STIRRING = ("hero", "monster", "lieutenant")  # those who set guards off


class AlliesAct(Procedure, tag="descent.allies_act"):
    """Quest figures on the heroes' side, after the last hero turn; those who come in this round first."""

    done: tuple[FigureId, ...] = ()
    calm: tuple[FigureId, ...] = ()  # who do not act in this round

    @step("D2-RND-08", "D2-ERR-09")
    def arrive(self, g: Descent) -> Next:
        waiting = [
            rule.id
            for rule in rules_of(g, ArriveRule)
            if rule.at == "allies" and arrived(rule.id) not in g.state.marks
        ]
        return Call(Arrive(waiting[0]), then=self.arrive) if waiting else None

    @step("D2-RND-08")
    def stir(self, g: Descent) -> None:
        """All who will act are known before the first of them does, whatever that one changes."""
        self.calm = tuple([i for i in allies_up(g) if not is_stirred(g, i)])

    @step("D2-RND-08", "D2-WHO-01")
    def choose(self, g: Descent) -> Next:
        """The heroes name one after the other."""
        waiting = [i for i in allies_up(g) if i not in self.done and i not in self.calm]
        return ask_heroes(g, *map(AllyOption, waiting)) if waiting else Done()

    @choose.answered
    def act(self, g: Descent, picked: AllyOption) -> Next:
        self.done += (picked.figure,)
        return Call(AllyTurn(picked.figure))

    @step("D2-RND-08", "D2-MOV-05")
    def end(self, g: Descent) -> Next:
        g.emit(TurnEnded(self.done[-1]))
        return self.choose


def allies_up(g: Descent) -> list[FigureId]:
    """The quest figures on the heroes' side that stand on the map."""
    return [i for i, leaf in g.state.figures.items() if leaf.role == "ally" and leaf.cells]


def is_stirred(g: Descent, figure: FigureId) -> bool:
    """Some act only while a hero or a monster is on their tile; their own sort and familiars do not count."""
    leaf = g.state.figures[figure]
    if not ally_of(g, leaf).alarmed:
        return True
    tile = ground(g).layout.tile_at(next(iter(each(leaf.cells))))
    return any(place_of(other) & tile for other in g.state.figures.values() if other.role in STIRRING)


class AllyTurn(Procedure, tag="descent.ally_turn"):
    """One hero figure: it tests if the quest says so, then moves or does what its record allows instead."""

    figure: FigureId
    moved: bool = False
    attacked: bool = False

    def goes_on(self, g: Descent) -> bool:
        return g.state.figures[self.figure].cells != 0

    def record(self, g: Descent) -> Ally:
        return ally_of(g, g.state.figures[self.figure])

    @step("D2-RND-08")
    def begin(self, g: Descent) -> None:
        several = self.record(g).turn in ("move-and-attack", FREELY)
        g.emit(TurnBegan(self.figure, 2 if several else 1))

    started = window("D2-HTN-05", "D2-FAM-16")

    @step("D2-QST-02", "D2-ATT-02")
    def test(self, g: Descent) -> Next:
        rule = self.duty(g)
        return Call(AttributeTest(self.figure, rule.test)) if rule else self.choose

    @test.returned
    def tally(self, g: Descent, tested: Tested) -> Next:
        rule = self.duty(g)
        if tested.passed and rule:
            count(g, rule.counter)
        return None

    def duty(self, g: Descent) -> TimerRule | None:
        leaf = g.state.figures[self.figure]
        return next((rule for rule in rules_of(g, TimerRule) if is_one_of(leaf, (rule.figure,))), None)

    @step("D2-RND-08", "D2-X-43", "D2-FAM-05", "D2-FAM-07")
    def choose(self, g: Descent) -> Next:
        """One thing after the other; Stunned costs it an action it has."""
        options = self.options(g)
        if not options:
            return self.end
        return ask_acting(g, self.figure, *options, EndTurnOption())

    @choose.among
    def candidates(self, g: Descent) -> tuple[Posed, ...]:
        return (GONE_TO.by(self.figure), *posed(own_aims(g, self.figure), self.attack_bar(g)))

    def attack_bar(self, g: Descent) -> str:
        """Why it cannot attack now."""
        if g.state.figures[self.figure].suffers("stunned"):
            return "stunned"
        if may_only_climb(g, self.figure):
            return "in-pit"
        if self.record(g).turn == FREELY:
            turn = g.state.turn
            return "attacked" if turn.attacks else "" if turn.actions else "no-actions"
        both = self.record(g).turn == "move-and-attack"
        return "attacked" if self.attacked else "no-actions" if self.moved and not both else ""

    def options(self, g: Descent) -> list[Option]:
        leaf, record = g.state.figures[self.figure], self.record(g)
        if record.turn == FREELY:
            return self.actions(g)
        if leaf.suffers("stunned"):
            return [ShakeOffOption()] if not (self.moved and self.attacked) else []
        found: list[Option] = []
        free = not self.moved and (record.turn == "move-and-attack" or not self.attacked)
        if leaf.movement:
            found += [*GONE_TO.options(g, self.figure), *map(LeaveOption, ways_out(g, self.figure))]
        elif free and is_stuck(g, self.figure):
            found += self.ways_up(g)
        elif free and not leaf.suffers("immobilized") and speed(g, self.figure):
            found.append(MoveOption())
        if free and record.opens_doors and not may_only_climb(g, self.figure):
            found += [option for option in door_options(g, self.figure) if isinstance(option, OpenOption)]
        if (record.dice or record.lieutenant) and not self.attack_bar(g):
            found += attack_options(g, self.figure, own_aims(g, self.figure))
        return found

    def actions(self, g: Descent) -> list[Option]:
        """Two actions of any kind, one attack at most: doors and acts of the quest, too."""
        me, leaf, turn = self.figure, g.state.figures[self.figure], g.state.turn
        found: list[Option] = []
        if leaf.movement:
            found += [*GONE_TO.options(g, me), *map(LeaveOption, ways_out(g, me))]
        if not turn.actions:
            return found
        if leaf.suffers("stunned"):
            return [*found, ShakeOffOption()]
        if is_stuck(g, me):
            found += self.ways_up(g)
        elif not leaf.suffers("immobilized"):
            found.append(MoveOption())
        if may_only_climb(g, me):
            return found
        found += [option for option in door_options(g, me) if isinstance(option, OpenOption)]
        found += quest_options(g, me)
        return found if self.attack_bar(g) else [*found, *attack_options(g, me, own_aims(g, me))]

    def ways_up(self, g: Descent) -> list[Option]:
        """Out of a pit, if there is a place (D2-TER-13, D2-TER-15)."""
        return [ClimbOption()] if climbing_places(g, self.figure) else []

    def take(self, g: Descent, action: str) -> None:
        """An action of one who has two of any kind."""
        if self.record(g).turn == FREELY:
            g.emit(ActionTaken(self.figure, action), "D2-RND-08")

    @choose.answered
    def act(self, g: Descent, picked: Option) -> Next:
        me = self.figure
        match picked:
            case QuestOption(act=act, token=token):
                return Call(QuestAct(me, act, token), then=self.choose)
            case ShakeOffOption() if self.record(g).turn == FREELY:
                self.take(g, "shake-off")
                cure(g, me, "stunned")
                return self.choose
            case ShakeOffOption():
                cure(g, me, "stunned")
                if self.record(g).turn == "move-and-attack" and not self.attacked:
                    self.attacked = True
                else:
                    self.moved = self.attacked = True
                return self.choose
            case MoveOption():
                self.moved = True
                self.take(g, "move")
                g.emit(PointsGained(me, speed(g, me)), "D2-MOV-01")
                return self.choose
            case GoOption(cell=cell):
                return Call(March(me, path_to(g, me, cell)), then=self.choose)
            case LeaveOption(way=way):
                return Call(LeaveMap(me, way), then=self.choose)
            case ClimbOption():
                self.moved = True
                self.take(g, "climb")
                return Call(Climb(me), then=self.choose)
            case OpenOption(door=door):
                self.moved = True
                self.take(g, "door")
                return Call(OpenDoor(me, door), then=self.choose)
            case AttackOption(target=target, weapon=weapon):
                self.attacked = True
                self.take(g, "attack")
                return Call(Attack(me, target, profile_for(g, me, weapon)), then=self.choose)
        return None

    @step("D2-X-05", "D2-TER-19", "D2-FAM-15")
    def end(self, g: Descent) -> Next:
        leaf = g.state.figures[self.figure]
        if leaf.movement:
            g.emit(Stopped(self.figure))
        if leaf.suffers("immobilized"):
            cure(g, self.figure, "immobilized")
        return Call(Burn(self.figure)) if not leaf.cells & ~ground(g).terrain.lava else Done()
