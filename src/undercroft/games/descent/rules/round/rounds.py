"""Rounds: every hero takes a turn, then the Overlord (D2-RND)."""

from __future__ import annotations

from undercroft.games.descent.events.turns import RoundBegan, TurnEnded
from undercroft.games.descent.options import NextHeroOption
from undercroft.games.descent.records.quest_rules import EnvironmentRule, SkipRule
from undercroft.games.descent.rules.quests.allies import AlliesAct
from undercroft.games.descent.rules.quests.limits import is_lost
from undercroft.games.descent.rules.quests.page import is_told, number, rules_of
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.quests.weather import Weather
from undercroft.games.descent.rules.round.hero_turn import HeroTurn
from undercroft.games.descent.rules.round.overlord_turn import OverlordTurn
from undercroft.games.descent.rules.who import ask_heroes
from undercroft.games.descent.state import OFF, Descent, Figure
from undercroft.kernel import Call, FigureId, Next, Procedure, step


def takes_turns(leaf: Figure) -> bool:
    """Is the hero on the map, knocked out there, or off it only until his turn (D2-X-11: Tomble)?"""
    return bool(leaf.cells) or leaf.is_out or leaf.waits != OFF


def skips_turns(g: Descent) -> bool:
    """Do the heroes take no turns in this round, by the quest?"""
    now = g.state.round
    return any(now <= number(g, rule.rounds) and is_told(g, rule.when, "") for rule in rules_of(g, SkipRule))


class Round(Procedure, tag="descent.round"):
    """One round (D2-RND-02)."""

    hero: FigureId = FigureId(0)

    @step("D2-RND-01", "D2-RND-09")
    def begin(self, g: Descent) -> None:
        g.emit(RoundBegan(g.state.round + 1))

    @step("D2-RND-01", "D2-QST-02")
    def weather(self, g: Descent) -> Next:
        """Some quests wear the heroes out as a round begins."""
        return Call(Weather()) if rules_of(g, EnvironmentRule) else None

    @step("D2-RND-02", "D2-RND-03", "D2-RND-04", "D2-RND-06", "D2-2P-02")
    def choose_hero(self, g: Descent) -> Next:
        """Before each turn the heroes name only the next one; who has left the map takes none."""
        s = g.state
        if skips_turns(g):
            return self.allies
        able = [i for i in s.heroes if takes_turns(s.figures[i]) and not is_lost(g, i)]
        waiting = [i for i in able if i not in s.acted]
        return ask_heroes(g, *map(NextHeroOption, waiting)) if waiting else self.allies

    @choose_hero.answered
    def take_turn(self, g: Descent, picked: NextHeroOption) -> Next:
        self.hero = picked.figure
        return Call(HeroTurn(picked.figure))

    @step("D2-RND-07", "D2-HTN-12", "D2-MOV-05", "D2-CMP-15")
    def turn_card(self, g: Descent) -> Next:
        """The Activation card is face down; unspent movement points are lost."""
        g.emit(TurnEnded(self.hero))
        g.end(until="turn")
        return self.choose_hero

    @step("D2-RND-08")
    def allies(self, g: Descent) -> Next:
        """Quest figures on the heroes' side act after the last hero turn."""
        return Call(AlliesAct())

    @step("D2-RND-08", "D2-RND-10")
    def overlord(self, g: Descent) -> Next:
        return Call(OverlordTurn())

    @step("D2-RND-09", "D2-OTN-14")
    def end(self, g: Descent) -> Next:
        g.end(until="round")
        return Call(RoundEnds())
