"""A trail of shadow: the spaces that a figure has left in its turn are water for the heroes."""

from __future__ import annotations

from undercroft.games.descent.events.things import TokenRemoved, TokenSet
from undercroft.games.descent.ground import Terrain
from undercroft.games.descent.records.quest_rules import TrailRule
from undercroft.games.descent.rules.quests.page import is_one_of, rules_of, tokens_on
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Done, FigureId, Next, Procedure, Trigger, step
from undercroft.space import single

TRAIL = "trail"


def lay_trail(g: Descent, figure: FigureId) -> None:
    """Whoever trails shadow lays a token on the space that it is about to leave, in its own turn only."""
    s = g.state
    leaf = s.figures[figure]
    for rule in rules_of(g, TrailRule):
        if s.turn.figure == figure and is_one_of(leaf, (rule.figure,)):
            here = single(leaf.cells & -leaf.cells)
            if not tokens_on(g, rule.token) >> here & 1:
                name = next(f"{rule.token}-{n}" for n in range(1, 99) if f"{rule.token}-{n}" not in s.tokens)
                g.emit(TokenSet(name, rule.token, here), "D2-QST-02")


def terrain_for(g: Descent, figure: FigureId) -> Terrain:
    """The ground as this figure finds it: a trail is water, but only for heroes (D2-TER-05)."""
    terrain = ground(g).terrain
    if not g.state.tokens or g.state.figures[figure].role != "hero":
        return terrain
    trail = 0
    for rule in rules_of(g, TrailRule):
        trail |= tokens_on(g, rule.token)
    return terrain._replace(water=terrain.water | trail & ~terrain.pits & ~terrain.lava) if trail else terrain


class LiftTrails(Procedure, tag="descent.lift_trails"):
    """When the Overlord's next turn begins, the trail of the last one is gone."""

    def applies(self, g: Descent) -> bool:
        return bool(trail_tokens(g))

    @step("D2-QST-02")
    def lift(self, g: Descent) -> Next:
        for name in trail_tokens(g):
            g.emit(TokenRemoved(name), "D2-QST-02")
        return Done()


def trail_tokens(g: Descent) -> list[str]:
    """The tokens of trails on the map."""
    kinds = {rule.token for rule in rules_of(g, TrailRule)}
    return [name for name, token in g.state.tokens.items() if token.kind in kinds]


def arm_trails(g: Descent) -> None:
    """Where somebody trails shadow, the Overlord's turn begins without it."""
    if rules_of(g, TrailRule):
        seat = g.state.overlord.seat
        g.arm(Trigger("OverlordTurnBegan", LiftTrails(), seat, TRAIL, "D2-QST-02", optional=False))
