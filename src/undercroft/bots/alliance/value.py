"""How good a position is for a player: the score, what is as good as won, and what hurts."""

from __future__ import annotations

from undercroft.bots.search import Reply
from undercroft.games.alliance.rules.who import is_together, monsters
from undercroft.games.alliance.state import CYCLES, ROUNDS, AllianceState, Delve, library
from undercroft.kernel import Decision, Game, Seat

from .choices import Choices

HURT = 0.12  # of a damage token
DRAFTED = 0.35  # of a card more in the deck
ARTIFACT = 0.8
CUBE = 0.35  # of the share of a monster's XP
LYING = 0.6
DEFEAT = 1.0


def standing(g: Delve, seat: Seat) -> float:
    """The hope of one alliance in points."""
    s = g.state
    alliance = s.alliances[seat]
    left = 1 - (CYCLES * (s.round - 1) + s.cycle) / (ROUNDS * CYCLES) if s.round else 1.0
    score = alliance.xp - DEFEAT * alliance.defeats
    score += left * (DRAFTED * alliance.drafted + ARTIFACT * len(alliance.artifacts) + 0.1 * alliance.face_up)
    for i in alliance.heroes:
        leaf = s.figures.get(i)
        if leaf is not None:
            score -= HURT * len(leaf.damage) + LYING * leaf.lies
    records = library(g).monster
    for _, leaf in monsters(s):
        mine = leaf.cubes.count(seat)
        if mine:
            score += CUBE * sum(records[leaf.kind].xp) * mine / records[leaf.kind].health
    return score


def thumb(g: Game[AllianceState], decision: Decision) -> int:
    """The answer of the rules of thumb."""
    if len(decision.all_options) == 1:
        return 0
    return Choices(g, decision.seats[0], decision).best_pick()[0]


class Model:
    """Dungeon Alliance for the search: scripted rollouts to the end of the cycle."""

    def script(self) -> Reply[AllianceState]:
        """The rules of thumb for every seat."""
        return thumb

    def epoch(self, g: Game[AllianceState]) -> int:
        """A rollout ends with the cycle."""
        return (CYCLES + 1) * g.state.round + g.state.cycle

    def known(self, g: Game[AllianceState]) -> object:
        """Tiles, tokens and upgrades that came up."""
        return len(g.state.dungeon.placed), len(g.state.threats), g.state.offer

    def value(self, g: Game[AllianceState], seat: Seat) -> float:
        """One's own standing, less that of the best rival."""
        s = g.state
        own = standing(g, seat)
        if is_together(s):
            return own
        return own - max(standing(g, other) for other in s.alliances if other != seat)
