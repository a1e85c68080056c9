"""Special actions that a quest adds: at tokens, often with a test (D2-SPC-03, D2-SPC-04)."""

from __future__ import annotations

from undercroft.games.descent.events.turns import ActionTaken, TurnNoted
from undercroft.games.descent.options import AttributeOption, QuestOption, YesOption
from undercroft.games.descent.records.quest_rules import ActRule, AnyEffect, SpecialEffect
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.rules.movement.doors import OpenDoor
from undercroft.games.descent.rules.movement.places import is_large
from undercroft.games.descent.rules.quests.by_name import DEEDS, QUEST_NEEDS
from undercroft.games.descent.rules.quests.carrying import freed, near
from undercroft.games.descent.rules.quests.discarding import DiscardCards, can_discard
from undercroft.games.descent.rules.quests.effects import Follow
from undercroft.games.descent.rules.quests.finales import can_repeat, note_repeat
from undercroft.games.descent.rules.quests.keys import TURN_KEY, key_options
from undercroft.games.descent.rules.quests.page import (
    area,
    attributes_for,
    figures_named,
    holds,
    is_one_of,
    mark,
    number,
    rules_of,
    tokens_on,
)
from undercroft.games.descent.rules.quests.sealed import DoorTest, door_ways, sealed_options
from undercroft.games.descent.rules.who import are_adjacent, ask_for, enemies, heroes_up, monsters_up, side
from undercroft.games.descent.state import Descent, Token
from undercroft.kernel import Call, Done, FigureId, Next, Option, Pass, Procedure, step

REPEAT = "repeat-test"  # what the Overlord discards cards for, beside acts


def is_open_to(g: Descent, rule: ActRule, name: str, token: Token) -> bool:
    """Does a token show what the act asks for, and was the act not done there as often as it can be?"""
    if token.kind != rule.token:
        return False
    if rule.face == "down":
        if token.face or token.turned:
            return False
    elif rule.face == "up":
        if not token.face:
            return False
    elif rule.face and token.face != rule.face:
        return False
    if rule.chained and freed(name) in g.state.marks:
        return False
    if rule.once == "token" and f"{rule.act}-{name}" in g.state.marks:
        return False
    return rule.once != "visit" or f"{rule.act}-{name}-{g.state.round}" not in g.state.marks


def fits(g: Descent, figure: FigureId, rule: ActRule, name: str, token: Token) -> bool:
    """Is this a token at which the act can be done from here, and does it show what the act asks for?"""
    if not is_open_to(g, rule, name, token):
        return False
    lies_near = token.cell >= 0 and bool(near(g, figure) >> token.cell & 1)
    match rule.held:
        case "lying":
            return lies_near
        case "own":
            return token.carrier == figure
        case "near":
            return lies_near or token.carrier == figure
        case "enemy" | "any":
            foe = enemies(g, figure).get(token.carrier)
            if foe is not None and near(g, figure) & foe.cells:
                return True
            return rule.held == "any" and lies_near


def room_of(g: Descent, figure: FigureId, rule: ActRule) -> str:
    """The area of the act in which a figure stands."""
    here = g.state.figures[figure].cells
    return next((name for name in rule.inside if not here & ~area(g, name)), "")


def handicap(g: Descent, figure: FigureId, rule: ActRule) -> int:
    """How much lower the attribute is: by the quest, and by heroes who stand in the same area."""
    crowd = 0
    if rule.crowd:
        room = area(g, room_of(g, figure, rule))
        crowd = sum(hero.cells & room != 0 for hero in heroes_up(g).values())
    return number(g, rule.less) + rule.crowd * crowd


def may_act(g: Descent, figure: FigureId, rule: ActRule) -> bool:
    """May this figure do the act at all, where it stands?"""
    leaf, s = g.state.figures[figure], g.state
    if not is_one_of(leaf, rule.who) or (is_large(g, figure) and not rule.large):
        return False
    if (not rule.free and s.turn.actions < rule.cost) or (rule.empty and leaf.carries):
        return False
    if not holds(g, rule.when) or not can_discard(g, rule.cards):
        return False
    if rule.after and rule.after not in s.turn.done:
        return False
    if rule.once == "turn" and (rule.shares or rule.act) in s.turn.done:
        return False
    if rule.once == "round" and f"{rule.shares or rule.act}-{s.round}" in s.marks:
        return False
    if (rule.side and side(g, figure) != rule.side) or (rule.needs and not QUEST_NEEDS[rule.needs](g)):
        return False
    if rule.at and not near(g, figure) & tokens_on(g, rule.at):
        return False
    if rule.beside and not any(are_adjacent(g, figure, i) for i in figures_named(g, rule.beside)):
        return False
    if rule.inside:
        room = room_of(g, figure, rule)
        if not room or (rule.once == "room" and f"{rule.act}-{room}-{s.round}" in s.marks):
            return False
        if rule.clear and any(foe.cells & area(g, room) for foe in monsters_up(g).values()):
            return False
    return True


def can_do(g: Descent, figure: FigureId, rule: ActRule, token: str) -> bool:
    """Has a named special of the act anything to do?"""
    return all(
        DEEDS[effect.name].can(g, figure, token) for effect in rule.do if isinstance(effect, SpecialEffect)
    )


def quest_options(g: Descent, figure: FigureId, free: bool = False) -> list[Option]:
    """Actions of the quest that this figure can take now (D2-SPC-03, D2-GOLD-01); those that cost nothing."""
    found: list[Option] = []
    for rule in rules_of(g, ActRule):
        if rule.free != free or not may_act(g, figure, rule):
            continue
        if not rule.token:
            found += [QuestOption(rule.act)] if can_do(g, figure, rule, "") else []
            continue
        for name, token in g.state.tokens.items():
            if fits(g, figure, rule, name, token) and can_do(g, figure, rule, name):
                found.append(QuestOption(rule.act, name))
    found += key_options(g, figure) if free else sealed_options(g, figure)
    return found


class QuestAct(Procedure, tag="descent.quest_act"):
    """A special action of the quest: an action is taken, a test passed, then it does what it says."""

    figure: FigureId
    act: str
    token: str = ""
    attribute: str = ""

    def rule(self, g: Descent) -> ActRule:
        return next(rule for rule in rules_of(g, ActRule) if rule.act == self.act)

    @step("D2-SPC-03", "D2-SPC-04", "D2-DOR-02")
    def begin(self, g: Descent) -> Next:
        if self.act in door_ways(g):
            return Call(DoorTest(self.figure, self.act, int(self.token)), then=self.end)
        if self.act == TURN_KEY:
            return Call(OpenDoor(self.figure, int(self.token)), then=self.end)
        rule = self.rule(g)
        if not rule.free:
            g.emit(ActionTaken(self.figure, rule.act, cost=rule.cost))
        if rule.once == "turn":
            g.emit(TurnNoted(rule.shares or rule.act))
        elif rule.once == "token":
            mark(g, f"{rule.act}-{self.token}")
        elif rule.once == "visit":
            mark(g, f"{rule.act}-{self.token}-{g.state.round}")
        elif rule.once == "round":
            mark(g, f"{rule.shares or rule.act}-{g.state.round}")
        elif rule.once == "room":
            mark(g, f"{rule.act}-{room_of(g, self.figure, rule)}-{g.state.round}")
        return None

    @step("D2-OLC-09")
    def pay(self, g: Descent) -> Next:
        """Some acts cost the Overlord cards."""
        cards = self.rule(g).cards
        return Call(DiscardCards(cards, act=self.act), then=self.choose_attribute) if cards else None

    @step("D2-ATT-02", "D2-WHO-01")
    def choose_attribute(self, g: Descent) -> Next:
        """Where the quest names two attributes, whoever tests chooses one."""
        tested = attributes_for(g, self.rule(g).test)
        if not tested:
            return self.do
        return ask_for(g, self.figure, *map(AttributeOption, tested))

    @choose_attribute.answered
    def take_attribute(self, g: Descent, picked: AttributeOption) -> Next:
        self.attribute = picked.attribute
        return None

    @step("D2-ATT-02", "D2-ATT-07")
    def test(self, g: Descent) -> Next:
        return Call(AttributeTest(self.figure, self.attribute, less=handicap(g, self.figure, self.rule(g))))

    @test.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        if tested.passed:
            return self.do
        if can_repeat(g, self.figure):
            return self.offer_repeat
        return self.offer_again if self.rule(g).retry else Done()

    @step("D2-FIN-04", "D2-ATT-02")
    def offer_repeat(self, g: Descent) -> Next:
        """In a Finale the heroes may repeat one quest test a round, if the binding is theirs."""
        return ask_for(g, self.figure, Pass(), YesOption())

    @offer_repeat.answered
    def take_repeat(self, g: Descent, picked: YesOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done()
        note_repeat(g)
        return self.test

    @step("D2-OLC-09", "D2-ATT-02")
    def offer_again(self, g: Descent) -> Next:
        """The Overlord may discard cards to repeat the test, each time that it is failed."""
        return Call(DiscardCards(self.rule(g).retry, optional=True, act=REPEAT))

    @offer_again.returned
    def repeat(self, g: Descent, paid: bool) -> Next:
        return self.test if paid else Done()

    @step("D2-SPC-03")
    def do(self, g: Descent) -> Next:
        effects: tuple[AnyEffect, ...] = self.rule(g).do
        return Call(Follow(self.figure, self.token, effects))

    @step()
    def end(self, g: Descent) -> Next:
        return Done()
