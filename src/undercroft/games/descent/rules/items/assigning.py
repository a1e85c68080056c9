"""Before a quest the Overlord gives his relics to lieutenants (D2-REL-05 to D2-REL-09)."""

from __future__ import annotations

from undercroft.games.descent.events.cards import RelicAssigned
from undercroft.games.descent.options import RelicOption
from undercroft.games.descent.records.quest_rules import ArriveRule
from undercroft.games.descent.rules.quests.page import is_told
from undercroft.games.descent.state import Descent, library
from undercroft.kernel import Done, Next, Pass, Procedure, ask, step


class AssignRelics(Procedure, tag="descent.assign_relics"):
    """The Overlord says which lieutenant bears which relic; those that are left do nothing (D2-REL-09)."""

    encounter: int  # the first that is played

    @step("D2-REL-05", "D2-REL-06", "D2-REL-07", "D2-REL-08", "D2-REL-09", "D2-CPH-14")
    def choose(self, g: Descent) -> Next:
        free = self.free(g)
        return ask(g.state.overlord.seat, Pass(), *free) if free else Done()

    @choose.answered
    def assign(self, g: Descent, picked: RelicOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done()
        g.emit(RelicAssigned(picked.relic, picked.lieutenant))
        return self.choose

    def free(self, g: Descent) -> list[RelicOption]:
        """Each relic that nobody bears with each lieutenant who has none and may bear it."""
        relics = g.state.overlord.relics
        bearers = {relic.partition(":")[0] for relic in relics if ":" in relic}
        return [
            RelicOption(relic, lieutenant)
            for relic in relics
            if ":" not in relic
            for lieutenant in lieutenants_of(g, self.encounter)
            if lieutenant not in bearers and library(g).relic[relic].only in ("", lieutenant)
        ]


def lieutenants_of(g: Descent, first: int) -> list[str]:
    """The lieutenants of the Overlord's side in the quest, those who arrive later, too (D2-REL-08)."""
    found: dict[str, None] = {}
    for page in library(g).quest[g.state.quest].encounters[first - 1 :]:
        later = [entry for rule in page.rules if isinstance(rule, ArriveRule) for entry in rule.groups]
        for entry in (*page.groups, *later):
            if entry.lieutenant and is_told(g, entry.only, entry.unless):
                found[entry.lieutenant] = None
    return list(found)
