"""Named rules that listen: War cry, Shield arm, seizing a guest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from undercroft.games.descent.options import ColourOption, MonsterOption, TokenOption
from undercroft.games.descent.records.abilities import MoveVerb
from undercroft.games.descent.records.quest_rules import SpecialRule
from undercroft.games.descent.rules.actions.tokens import pick_up
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.cards.in_progress import attack_in_progress
from undercroft.games.descent.rules.movement.going import MoveNow
from undercroft.games.descent.rules.quests.carrying import has_room
from undercroft.games.descent.rules.quests.page import figures_named, mark, number, rules_of
from undercroft.games.descent.rules.values import defence_pool
from undercroft.games.descent.rules.who import are_adjacent, ask_for
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Pass, Procedure, Window, ask, step
from undercroft.parts.happenings import Damaged

CRY, CRY_SPACES = "war-cry", 2
PALAMON = "sir-palamon"
SEIZE = "seize"


class WarCry(Procedure, tag="descent.war_cry"):
    """First Blood: once, when Mauler first suffers damage, each goblin may move 2 spaces at once."""

    done: tuple[FigureId, ...] = ()

    def applies(self, g: Descent) -> bool:
        event = g.nearest(Window).about
        if not isinstance(event, Damaged) or CRY in g.state.marks:
            return False
        leaf = g.state.figures[event.figure]
        return leaf.name == "mauler" and leaf.hp > 0  # whoever falls cries no more

    @step("D2-QST-02")
    def begin(self, g: Descent) -> None:
        mark(g, CRY)

    @step("D2-QST-02", "D2-WHO-03", "D2-MOV-20")
    def choose(self, g: Descent) -> Next:
        goblins = [i for i in figures_named(g, "goblin-archer") if i not in self.done]
        return ask(g.state.overlord.seat, Pass(), *map(MonsterOption, goblins)) if goblins else Done()

    @choose.answered
    def move(self, g: Descent, picked: MonsterOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done()
        self.done += (picked.figure,)
        return Call(MoveNow(picked.figure, MoveVerb(CRY_SPACES)), then=self.choose)


class ShieldArm(Procedure, tag="descent.shield_arm"):
    """Castle Daerion 2: once a round a hero next to Sir Palamon lends him a defence die for an attack."""

    figure: FigureId

    def applies(self, g: Descent) -> bool:
        attack, leaf = attack_in_progress(g), g.state.figures[self.figure]
        if attack is None or not leaf.cells or f"shield-arm-{g.state.round}" in g.state.marks:
            return False
        palamon = [i for i in figures_named(g, PALAMON) if i in attack.affected]
        return bool(palamon and are_adjacent(g, self.figure, palamon[0]) and defence_pool(g, self.figure))

    @step("D2-QST-02", "D2-ATK-18")
    def choose(self, g: Descent) -> Next:
        pool = dict.fromkeys(defence_pool(g, self.figure))
        return ask_for(g, self.figure, *map(ColourOption, pool))

    @choose.answered
    def lend(self, g: Descent, picked: ColourOption) -> Next:
        mark(g, f"shield-arm-{g.state.round}")
        attack = g.nearest(Attack)
        for i, n in ((figures_named(g, PALAMON)[0], 1), (self.figure, -1)):
            g.modify(f"defence-{picked.colour}", n, within=attack, subject=i, source="shield-arm")
        return Done()


class Seize(Procedure, tag="descent.seize"):
    """The Masquerade Ball 1: a monster whose attack hurts the leader enough may take the guest over."""

    token: str = ""

    def applies(self, g: Descent) -> bool:
        return bool(self.guests(g))

    def guests(self, g: Descent) -> list[str]:
        attack = attack_in_progress(g)
        if attack is None or not g.state.figures[attack.attacker].is_hostile:
            return []
        enough = next(number(g, rule.n) for rule in rules_of(g, SpecialRule) if rule.name == SEIZE)
        return [
            name
            for figure, dealt in attack.dealt
            if dealt >= enough and g.state.figures[figure].cells and are_adjacent(g, attack.attacker, figure)
            for name in g.state.figures[figure].carries
            if has_room(g, attack.attacker, g.state.tokens[name].kind)
        ]

    @step("D2-QST-02", "D2-WHO-03")
    def choose(self, g: Descent) -> Next:
        attack = cast(Attack, attack_in_progress(g))
        return ask_for(g, attack.attacker, Pass(), *map(TokenOption, self.guests(g)))

    @choose.answered
    def take(self, g: Descent, picked: TokenOption | Pass) -> Next:
        if isinstance(picked, TokenOption):
            pick_up(g, cast(Attack, attack_in_progress(g)).attacker, picked.token)
        return Done()


LISTENERS: Mapping[str, tuple[str, type[Procedure]]] = {
    CRY: ("Damaged", WarCry),
    SEIZE: ("descent.attack.resolved", Seize),
}
