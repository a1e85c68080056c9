"""The campaign phase after a quest, step by step (D2-CPH)."""

from __future__ import annotations

from undercroft.games.descent.campaign.events import ExperienceGained, GoldGained, RelicGiven, RelicTaken
from undercroft.games.descent.campaign.options import AtStake, GiveToOption, GoldOption
from undercroft.games.descent.campaign.rules.act_two import BeginActTwo
from undercroft.games.descent.campaign.rules.experience import SpendExperience
from undercroft.games.descent.campaign.rules.shop import Shopping
from undercroft.games.descent.campaign.state import Campaigning, has_errata, hero_seats, library
from undercroft.games.descent.records.rewards import (
    AnyReward,
    ExperienceReward,
    GoldReward,
    ItemReward,
    RelicReward,
)
from undercroft.games.descent.report import QuestReport
from undercroft.games.descent.state import HEROES, card_name
from undercroft.kernel import Call, CardId, Done, Next, Procedure, ask_any, replace, step

EACH = 1  # experience for everybody after a quest (D2-CPH-07)
COIN = 25  # gold comes in these


class CampaignPhase(Procedure, tag="descent.phase"):
    """Steps 3 to 5 of the campaign phase (D2-CPH-01).

    Search cards were traded in when the heroes came home (steps 1 and 2); the next quest is chosen, set up
    and travelled to afterwards (steps 6 to 8).
    """

    at: int = 0  # the reward that is next

    @step("D2-CPH-07", "D2-EXP-01", "D2-EXP-02", "D2-2P-01")
    def give_experience(self, g: Campaigning) -> None:
        """Everybody has 1 more, whoever won."""
        for seat in (*hero_seats(g.state), g.state.overlord.seat):
            g.emit(ExperienceGained(seat, EACH))

    @step("D2-CPH-08", "D2-REL-02", "D2-REL-11", "D2-SHP-01")
    def reward(self, g: Campaigning) -> Next:
        """The winner has what the quest names."""
        last = g.state.played[-1]
        page = library(g).quest[last.quest].rewards
        rewards = page.heroes if last.winner == HEROES else page.overlord
        if self.at == len(rewards):
            return self.spend_first
        self.at += 1
        given = rewards[self.at - 1]
        give(g, last.winner, given)
        if isinstance(given, ItemReward):
            return Call(GiveRelic(CardId(given.item)), then=self.reward)
        return self.reward

    @step("D2-CPH-09", "D2-CPH-01", "D2-ERR-03", "D2-AC2-01", "D2-AC2-07", "D2-ERR-05")
    def spend_first(self, g: Campaigning) -> Next:
        """Experience before shopping; the errata have it the other way round."""
        if is_interlude(g):
            return Call(BeginActTwo(), then=self.spend_last)
        return Call(Shopping()) if has_errata(g) else Call(SpendExperience())

    @step("D2-CPH-10", "D2-ERR-03")
    def shop(self, g: Campaigning) -> Next:
        return Call(SpendExperience() if has_errata(g) else Shopping(), then=self.end)

    @step("D2-CPH-09", "D2-AC2-07")
    def spend_last(self, g: Campaigning) -> Next:
        """After the change of acts, which has a shop of its own."""
        return Call(SpendExperience())

    @step()
    def end(self, g: Campaigning) -> Next:
        return Done()


class GiveRelic(Procedure, tag="descent.give_relic"):
    """The heroes decide who gets a relic (D2-REL-11)."""

    card: CardId

    @step("D2-REL-11", "D2-REL-04", "D2-REL-01")
    def choose(self, g: Campaigning) -> Next:
        seats = hero_seats(g.state)
        return replace(ask_any(seats, *map(GiveToOption, seats)), about=AtStake(self.card))

    @choose.answered
    def give(self, g: Campaigning, picked: GiveToOption) -> Next:
        g.emit(RelicGiven(picked.seat, self.card))
        return Done()


class CountGold(Procedure, tag="descent.count_gold"):
    """The gold of the search cards of a quest that was played elsewhere (D2-CPH-02)."""

    @step("D2-CPH-02", "D2-CPH-03")
    def ask_gold(self, g: Campaigning) -> Next:
        records = library(g).search
        most = sum(card.gold * card.copies for card in records.values())
        return ask_any(hero_seats(g.state), *map(GoldOption, range(0, most + 1, COIN)))

    @ask_gold.answered
    def count(self, g: Campaigning, picked: GoldOption) -> Next:
        if picked.gold:
            g.emit(GoldGained(picked.gold, "search"))
        return Done()


def gold_of(g: Campaigning, report: QuestReport) -> int:
    """The gold of all search cards that were found, used or not (D2-CPH-02, D2-CPH-03)."""
    records = library(g).search
    return sum(records[card_name(card)].gold for hero in report.heroes for card in hero.finds)


def give(g: Campaigning, side: str, reward: AnyReward) -> None:
    """Give a reward that needs no decision; lines of the story are told by who won (D2-CPH-08)."""
    s = g.state
    match reward:
        case GoldReward(each=gold):
            g.emit(GoldGained(gold * len(s.heroes), "reward"))
        case ExperienceReward(each=xp):
            for seat in hero_seats(s) if side == HEROES else (s.overlord.seat,):
                g.emit(ExperienceGained(seat, xp))
        case RelicReward(relic=relic):
            g.emit(RelicTaken(relic))


def is_interlude(g: Campaigning) -> bool:
    """Was the last quest an Interlude, after which Act II begins (D2-AC2-01)?"""
    return library(g).quest[g.state.played[-1].quest].act == "interlude"
