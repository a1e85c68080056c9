"""Skills of the Spiritspeaker that no verb says (D2-X-15)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from undercroft.games.descent.options import TargetOption
from undercroft.games.descent.records.abilities import Whom
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.cards.in_progress import attack_in_progress
from undercroft.games.descent.rules.cards.whom import eligible
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.who import ask_for, within
from undercroft.games.descent.state import Descent
from undercroft.kernel import (
    Call,
    CardId,
    Derived,
    Done,
    FigureId,
    Modifier,
    Next,
    Procedure,
    Special,
    step,
)

NEAR_HEROES = Whom(within=3, me=True)
MIST = "cloud-of-mist"


class Stoneskin(Procedure, tag="descent.stoneskin"):
    """Before the dice are rolled, a hero who is attacked gets a grey defence die."""

    figure: FigureId
    card: CardId

    def applies(self, g: Descent) -> bool:
        return bool(attacked_heroes(g, self.figure))

    @step("D2-X-15", "D2-ATK-18")
    def choose(self, g: Descent) -> Next:
        """One of them, if the attack affects several."""
        return ask_for(g, self.figure, *map(TargetOption, attacked_heroes(g, self.figure)))

    @choose.answered
    def harden(self, g: Descent, picked: TargetOption) -> Next:
        g.modify("defence-grey", 1, within=g.nearest(Attack), subject=picked.target, source=self.card)
        return Done()


def attacked_heroes(g: Descent, figure: FigureId) -> list[FigureId]:
    """The heroes within 3 spaces, oneself too, whom the attack in progress affects."""
    attack = attack_in_progress(g)
    return [] if attack is None else [i for i in eligible(g, figure, NEAR_HEROES) if i in attack.affected]


class SharedPain(Procedure, tag="descent.shared_pain"):
    """Each other monster of the target's group suffers 1 damage (D2-MON-04)."""

    figure: FigureId
    card: CardId
    others: tuple[FigureId, ...] = ()
    at: int = 0

    @step("D2-X-15", "D2-MON-04")
    def find(self, g: Descent) -> None:
        figures, target = g.state.figures, g.nearest(Attack).target
        group = figures[target].group
        self.others = tuple(
            i for i, leaf in figures.items() if leaf.group == group and leaf.cells and i != target
        )

    @step("D2-X-15", "D2-DMG-09")
    def hurt(self, g: Descent) -> Next:
        if self.at == len(self.others):
            return Done()
        self.at += 1
        return Call(Suffer(self.others[self.at - 1], 1), then=self.hurt)


def in_mist(g: Descent, figure: FigureId) -> Iterator[Modifier]:
    """An attack on a space within 3 of the cloud misses unless it gives up a surge (D2-SRG-13, D2-KO-21).

    One on two targets gives up one for both; for the second a space outside is named, if it has any.
    """
    attack = attack_in_progress(g)
    if attack is None or attack.target != figure or attack.cell < 0:
        return
    spaces = [1 << attack.cell, *(g.state.figures[i].cells for i in attack.also)]
    for i, hero in g.state.heroes.items():
        if MIST not in hero.exhausted or not g.state.figures[i].cells:
            continue
        mist = within(g, i, 3)
        if any(cells & mist and not cells & ~mist for cells in spaces):
            yield Modifier("toll", 1, subject=figure, source=MIST, rule="D2-X-15")


SPECIALS: Mapping[str, Special] = {"stoneskin": Stoneskin, "shared-pain": SharedPain}
DERIVED: Mapping[str, Derived] = {"toll": in_mist}
