"""Beguile: a monster attacks another, as the hero wills (TN-CRD-05)."""

from __future__ import annotations

from undercroft.content.targets import Targets
from undercroft.games.tiny.options import TargetOption
from undercroft.games.tiny.rules.attack import Attack, AttackVerb
from undercroft.games.tiny.rules.targets import candidates
from undercroft.games.tiny.rules.who import ask_player, decider, side
from undercroft.games.tiny.state import Tiny, content
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Procedure, step

RANGE = 3


class Beguile(Procedure, tag="tiny.beguile"):
    """For one attack an enemy within range fights on the hero's side."""

    figure: FigureId
    card: CardId
    puppet: FigureId = FigureId(0)

    @step("TN-CRD-05")
    def choose_puppet(self, g: Tiny) -> Next:
        """Any enemy that has another one in reach of its own attack."""
        near = candidates(g, self.figure, Targets(range=RANGE))
        able = [i for i in near if victims(g, i)]
        return ask_player(g, self.figure, *map(TargetOption, able)) if able else Done()

    @choose_puppet.answered
    def turn_coat(self, g: Tiny, picked: TargetOption) -> None:
        """While this lasts it is on the hero's side, and the hero decides for it."""
        self.puppet = picked.target
        g.modify("side", side(g, self.figure), "set", within=self, subject=self.puppet, source=self.card)
        seat = decider(g, self.figure)
        g.modify("decider", seat, "set", within=self, subject=self.puppet, source=self.card)

    @step("TN-CRD-05", "TN-ATK-01")
    def choose_victim(self, g: Tiny) -> Next:
        reach = attack_of(g, self.puppet).targets
        return ask_player(g, self.puppet, *map(TargetOption, candidates(g, self.puppet, reach)))

    @choose_victim.answered
    def attack(self, g: Tiny, picked: TargetOption) -> Next:
        return Call(Attack(self.puppet, picked.target, attack_of(g, self.puppet)))


def attack_of(g: Tiny, monster: FigureId) -> AttackVerb:
    return content(g).monster[g.state.figures[monster].kind].attack


def victims(g: Tiny, monster: FigureId) -> list[FigureId]:
    """Its own allies in reach of its attack."""
    reach = attack_of(g, monster).targets.range
    allies = candidates(g, monster, Targets(side="allies", range=reach))
    return [i for i in allies if i != monster]


SPECIALS = {"beguile": Beguile}
