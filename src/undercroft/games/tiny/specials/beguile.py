"""Beguile: a monster attacks another, as the hero wills (TN-CRD-05)."""

from __future__ import annotations

from undercroft.games.tiny.options import TargetOption
from undercroft.games.tiny.rules.attack import Attack, AttackVerb
from undercroft.games.tiny.rules.targets import TARGETS, Aim, Aiming, candidates
from undercroft.games.tiny.rules.who import ask_player, decider, side
from undercroft.games.tiny.state import Tiny, content
from undercroft.games.tiny.vocabulary import Targets
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Procedure, step
from undercroft.kernel.requirements import Choice, Objection, Requirement

REACH = Targets(range=3)


class Beguile(Procedure, tag="tiny.beguile"):
    """For one attack an enemy within range fights on the hero's side."""

    figure: FigureId
    card: CardId
    puppet: FigureId = FigureId(0)

    @step("TN-CRD-05")
    def choose_puppet(self, g: Tiny) -> Next:
        """Any enemy that has another one in reach of its own attack."""
        able = PUPPETS.options(g, Aim(self.figure, REACH))
        return ask_player(g, self.figure, *able) if able else Done()

    choose_puppet.poses(lambda: PUPPETS, by=lambda frame, g: Aim(frame.figure, REACH))

    @choose_puppet.answered
    def turn_coat(self, g: Tiny, picked: TargetOption) -> None:
        """While this lasts it is on the hero's side, and the hero decides for it."""
        self.puppet = picked.target
        g.modify("side", side(g, self.figure), "set", within=self, subject=self.puppet, source=self.card)
        seat = decider(g, self.figure)
        g.modify("decider", seat, "set", within=self, subject=self.puppet, source=self.card)

    @step("TN-CRD-05", "TN-ATK-01")
    def choose_victim(self, g: Tiny) -> Next:
        return ask_player(g, self.puppet, *TARGETS.options(g, self.aim(g)))

    choose_victim.poses(lambda: TARGETS, by=lambda frame, g: frame.aim(g))

    def aim(self, g: Tiny) -> Aim:
        return Aim(self.puppet, attack_of(g, self.puppet).targets)

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


PUPPETS: Choice[Tiny, Aiming] = Choice(
    "figure",
    TargetOption,
    TARGETS.candidates,
    (
        *TARGETS.requirements,
        Requirement(
            "TN-CRD-05",
            lambda g, by, i: Objection("TN-CRD-05", "no-victim", who=i),
            lambda g, by, some: [i for i in some if victims(g, i)],
        ),
    ),
)
SPECIALS = {"beguile": Beguile}
