"""Blood of Heroes: marks of blood that monsters take, the hunters' horn, the lodge; then Eliza's thirst."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from undercroft.games.descent.events.fights import StoodUp
from undercroft.games.descent.events.moves import Displaced, Entered
from undercroft.games.descent.events.things import TokenSet
from undercroft.games.descent.events.turns import Rested
from undercroft.games.descent.options import MonsterOption, TokenOption
from undercroft.games.descent.records.abilities import MoveVerb
from undercroft.games.descent.records.quest_rules import SpecialRule
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.cards.in_progress import attack_in_progress
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.rules.movement.going import MoveNow
from undercroft.games.descent.rules.movement.places import is_large
from undercroft.games.descent.rules.quests.carrying import near
from undercroft.games.descent.rules.quests.deeds import Deed
from undercroft.games.descent.rules.quests.endings import Ending, Result
from undercroft.games.descent.rules.quests.page import area, count, figures_named, mark, number, rules_of
from undercroft.games.descent.rules.who import ask_for
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Pass, Procedure, Window, ask, step

MARK, SPILLED = "blood-mark", "spilled"
TAKE, REGAIN, HORN, LODGE = "take-mark", "regain-mark", "hunters-horn", "lodge"
CALLED = 3  # movement points of each goblin that hears the horn
HUNTING_LODGE, RESTED = "13a", 1
THIRST, THEODIR = "thirst", "theodir-health"
DRINK, DRAINED = 2, 3  # thirst: of a drink, and of one from Theodir at 0 Health
BLED, HEALED = 2, 2  # Health that Theodir loses and Eliza gains


def own_mark(hero: FigureId) -> str:
    """The mark of a hero."""
    return f"{MARK}-{hero}"


class TakeMark(Procedure, tag="descent.take_mark"):
    """A monster whose attack hurts a hero enough has his mark from then on, also if he falls by it."""

    def applies(self, g: Descent) -> bool:
        return bool(self.marks(g))

    def marks(self, g: Descent) -> list[str]:
        """The marks of those whom the attack has hurt; large figures take none, the others one."""
        attack, s = attack_in_progress(g), g.state
        if attack is None:
            return []
        taker = s.figures[attack.attacker]
        if not taker.is_hostile or not taker.cells or taker.carries or is_large(g, attack.attacker):
            return []
        enough = next(number(g, rule.n) for rule in rules_of(g, SpecialRule) if rule.name == TAKE)
        found = []
        for figure, dealt in attack.dealt:
            token, leaf = s.tokens.get(own_mark(figure)), s.figures[figure]
            if token is None or dealt < enough:
                continue
            if token.carrier == figure or (leaf.is_out and token.cell == leaf.lies):
                found.append(own_mark(figure))
        return found

    @step("D2-QST-02", "D2-WHO-03", "D2-OBJ-08")
    def choose(self, g: Descent) -> Next:
        attacker = cast(Attack, attack_in_progress(g)).attacker
        return ask_for(g, attacker, *map(TokenOption, self.marks(g)))

    @choose.answered
    def take(self, g: Descent, picked: TokenOption) -> Next:
        attacker = cast(Attack, attack_in_progress(g)).attacker
        g.emit(TokenSet(picked.token, MARK, carrier=attacker), "D2-QST-02")
        return Done()


class RegainMark(Procedure, tag="descent.regain_mark"):
    """A hero who comes to stand where his own mark lies has it again."""

    def applies(self, g: Descent) -> bool:
        return self.finder(g) != 0

    def finder(self, g: Descent) -> FigureId:
        event, s = g.nearest(Window).about, g.state
        if not isinstance(event, (Entered, Displaced, StoodUp)) or event.figure not in s.heroes:
            return FigureId(0)
        token = s.tokens.get(own_mark(event.figure))
        lies_there = token is not None and token.cell >= 0 and s.figures[event.figure].cells >> token.cell & 1
        return event.figure if lies_there else FigureId(0)

    @step("D2-QST-02", "D2-OBJ-02")
    def take(self, g: Descent) -> Next:
        hero = self.finder(g)
        g.emit(TokenSet(own_mark(hero), MARK, carrier=hero), "D2-QST-02")
        return Done()


class HuntersHorn(Procedure, tag="descent.hunters_horn"):
    """Once, at the start of a hero's turn, the Overlord lets each goblin move."""

    done: tuple[FigureId, ...] = ()

    def applies(self, g: Descent) -> bool:
        return HORN not in g.state.marks and bool(figures_named(g, "goblin-archer"))

    @step("D2-QST-02")
    def blow(self, g: Descent) -> None:
        mark(g, HORN)

    @step("D2-QST-02", "D2-WHO-03", "D2-MOV-22")
    def choose(self, g: Descent) -> Next:
        goblins = [i for i in figures_named(g, "goblin-archer") if i not in self.done]
        return ask(g.state.overlord.seat, Pass(), *map(MonsterOption, goblins)) if goblins else Done()

    @choose.answered
    def move(self, g: Descent, picked: MonsterOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done()
        self.done += (picked.figure,)
        return Call(MoveNow(picked.figure, MoveVerb(CALLED)), then=self.choose)


class Lodge(Procedure, tag="descent.lodge"):
    """A hero who rests in the hunting lodge recovers 1 damage as well."""

    def applies(self, g: Descent) -> bool:
        return self.guest(g) != 0

    def guest(self, g: Descent) -> FigureId:
        event = g.nearest(Window).about
        if not isinstance(event, Rested):
            return FigureId(0)
        leaf = g.state.figures[event.figure]
        return event.figure if leaf.damage and leaf.cells & area(g, HUNTING_LODGE) else FigureId(0)

    @step("D2-QST-02", "D2-RST-01", "D2-DMG-10")
    def heal(self, g: Descent) -> Next:
        return Call(Recover(self.guest(g), RESTED))


def count_blood(g: Descent, side: str, stalled: bool) -> Result:
    """A mark that a monster has when it is over is spilled; if time was up, all of heroes on the map are."""
    s, lost = g.state, 0
    for name, token in s.tokens.items():
        hero = s.figures[FigureId(int(name.rpartition("-")[2]))]
        taken = bool(token.carrier) and s.figures[token.carrier].is_hostile
        lost += taken or (stalled and bool(hero.cells or hero.is_out))
    count(g, SPILLED, lost, "D2-QST-16")
    return side, ((SPILLED, g.state.counters.get(SPILLED, 0)),)


class Drink(Procedure, tag="descent.drink"):
    """Lady Eliza drinks from Lord Theodir, or from a hero who is knocked out: her thirst grows, she heals."""

    figure: FigureId
    token: str

    @step("D2-SPC-03", "D2-DMG-10")
    def heal(self, g: Descent) -> Next:
        return Call(Recover(self.figure, HEALED), then=self.drink)

    @step("D2-SPC-03", "D2-QST-02")
    def drink(self, g: Descent) -> Next:
        """At 0 Health Theodir lives on, and what is left of his blood is the strongest."""
        drained = bool(self.token) and not g.state.counters.get(THEODIR, 0)
        if self.token:
            count(g, THEODIR, -BLED)
        count(g, THIRST, DRAINED if drained else DRINK)
        return Done()


def is_by_the_fallen(g: Descent, figure: FigureId, token: str) -> bool:
    """Does the token of a knocked-out hero lie here or next to it?"""
    figures = g.state.figures
    return any(figures[i].is_out and near(g, figure) >> figures[i].lies & 1 for i in g.state.heroes)


LISTENERS: Mapping[str, tuple[str, type[Procedure]]] = {
    TAKE: ("descent.attack.resolved", TakeMark),
    LODGE: ("Rested", Lodge),
}
EITHER: Mapping[str, tuple[tuple[str, type[Procedure]], ...]] = {
    REGAIN: (("Entered", RegainMark), ("Displaced", RegainMark), ("StoodUp", RegainMark)),
}
MAY: Mapping[str, tuple[str, type[Procedure]]] = {HORN: ("descent.hero_turn.started", HuntersHorn)}
DEEDS: Mapping[str, Deed] = {
    "drink": Deed(Drink, lambda g, figure, token: True),
    "drink-fallen": Deed(Drink, is_by_the_fallen),
}
ENDINGS: Mapping[str, Ending] = {"count-blood": count_blood}
