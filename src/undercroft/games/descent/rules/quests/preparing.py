"""Named set-up steps of quests: what the first encounter gives to the second (D2-SET-08, D2-QST-02)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.events.fights import HealthChanged
from undercroft.games.descent.events.things import TokenSet
from undercroft.games.descent.options import TargetOption
from undercroft.games.descent.rules.actions.searching import draw_search_card
from undercroft.games.descent.rules.quests.page import by_heroes, carried_over, figures_named
from undercroft.games.descent.rules.who import ask_heroes, heroes_up
from undercroft.games.descent.state import Descent
from undercroft.kernel import Done, Next, Procedure, step
from undercroft.parts.happenings import Damaged

STORED_ENOUGH = 3  # bundles
GUARD_BONUS = 2  # Health
WOUNDS = (1, 1, 2)  # by the number of heroes


class HarvestThanks(Procedure, tag="descent.harvest_thanks"):
    """A Fat Goblin 2: for 3 or 4 stored bundles the heroes draw a search card for one of them."""

    @step("D2-SET-08", "D2-SEA-03")
    def choose(self, g: Descent) -> Next:
        if carried_over(g, "stored") < STORED_ENOUGH or not g.state.search.size:
            return Done()
        return ask_heroes(g, *map(TargetOption, g.state.heroes))

    @choose.answered
    def draw(self, g: Descent, picked: TargetOption) -> Next:
        draw_search_card(g, picked.target)
        return Done()


class RavineResult(Procedure, tag="descent.ravine_result"):
    """Death on the Wing 2: a guard of the heroes' choice has more Health, or all guards are wounded."""

    @step("D2-SET-08", "D2-WHO-01")
    def choose(self, g: Descent) -> Next:
        guards = figures_named(g, "guard")
        if carried_over(g, "overlord-won"):
            for i in guards:
                g.emit(Damaged(i, by_heroes(g, WOUNDS)))
        if not carried_over(g, "heroes-won") or not guards:
            return Done()
        return ask_heroes(g, *map(TargetOption, guards))

    @choose.answered
    def strengthen(self, g: Descent, picked: TargetOption) -> Next:
        leaf = g.state.figures[picked.target]
        g.emit(HealthChanged(picked.target, leaf.full + GUARD_BONUS))
        return Done()


class GiveToken(Procedure, tag="descent.give_token"):
    """One hero has a token from the start, as the heroes choose (The Shadow Vault)."""

    kind: str

    @step("D2-SET-08", "D2-OBJ-02", "D2-WHO-01")
    def choose(self, g: Descent) -> Next:
        return ask_heroes(g, *map(TargetOption, heroes_up(g)))

    @choose.answered
    def give(self, g: Descent, picked: TargetOption) -> Next:
        g.emit(TokenSet(f"{self.kind}-1", self.kind, carrier=picked.target), "D2-OBJ-02")
        return Done()


SET_UP: Mapping[str, type[Procedure]] = {"harvest-thanks": HarvestThanks, "ravine-result": RavineResult}
