"""Quest after quest: who takes part, the way there and back, the end (D2-CAM, D2-FIN)."""

from __future__ import annotations

from undercroft.games.descent.campaign.charging import charge_of
from undercroft.games.descent.campaign.events import (
    ExperienceGained,
    GoldGained,
    HeroEnlisted,
    ItemsReturned,
    OverlordEnlisted,
    QuestChosen,
    QuestEnded,
    SheetRead,
)
from undercroft.games.descent.campaign.options import PlayHereOption, RecordOption
from undercroft.games.descent.campaign.rules.experience import SpendExperience
from undercroft.games.descent.campaign.rules.next_quest import FINALES, INTRODUCTION, ChooseQuest
from undercroft.games.descent.campaign.rules.phase import CampaignPhase, CountGold, gold_of
from undercroft.games.descent.campaign.rules.shop import Shopping
from undercroft.games.descent.campaign.state import (
    Campaigning,
    CampaignReport,
    Hero,
    Overlord,
    Played,
    Purse,
    hero_seats,
)
from undercroft.games.descent.epic import BASIC, LEVELS
from undercroft.games.descent.report import QuestReport
from undercroft.games.descent.state import HEROES, OVERLORD
from undercroft.kernel import Call, Done, Expect, GameOver, Leaf, Next, Procedure, ask_any, step
from undercroft.parts.decks import Cards


class Sheet(Leaf, omit_defaults=True):
    """A campaign as it stands when it begins here: a new one has played nothing."""

    heroes: tuple[Hero, ...]
    overlord: Overlord
    purse: Purse = Purse()
    act: int = 1
    played: tuple[Played, ...] = ()
    gone: Cards = ()


class Campaign(Procedure, tag="descent.campaign"):
    """All quests, one after the other (D2-CAM-01 to D2-CAM-03)."""

    sheet: Sheet

    @step("D2-CAM-04", "D2-CAM-06", "D2-CAM-07", "D2-CAM-08", "D2-CAM-09", "D2-CAM-15")
    def gather(self, g: Campaigning) -> None:
        """Heroes and classes stay for the whole campaign, and so do the sides."""
        for hero in self.sheet.heroes:
            g.emit(HeroEnlisted(hero))
        g.emit(OverlordEnlisted(self.sheet.overlord))
        if self.sheet.played:
            g.emit(SheetRead(self.sheet.played, self.sheet.purse, self.sheet.act, self.sheet.gone))

    @step("D2-EPI-01", "D2-EPI-02")
    def begin_stronger(self, g: Campaigning) -> Next:
        """An epic campaign begins with experience and gold; both may be saved, as in any campaign."""
        level = LEVELS[g.state.level]
        if self.sheet.played or g.state.level == BASIC:
            return self.choose_quest
        for seat in hero_seats(g.state):
            g.emit(ExperienceGained(seat, level.xp), "D2-EPI-02")
        g.emit(ExperienceGained(g.state.overlord.seat, level.overlord_xp), "D2-EPI-02")
        g.emit(GoldGained(level.gold * len(g.state.heroes), "epic"), "D2-EPI-02")
        return Call(SpendExperience())

    @step("D2-EPI-03", "D2-EPI-05", "D2-EPI-07", "D2-EPI-08")
    def buy_first(self, g: Campaigning) -> Next:
        """The whole shop of the permitted acts lies open."""
        return Call(Shopping(shops=LEVELS[g.state.level].shops))

    @step("D2-CAM-11", "D2-CAM-16", "D2-NXT-01")
    def choose_quest(self, g: Campaigning) -> Next:
        """First Blood comes first, with nothing before it."""
        if g.state.played:
            return Call(ChooseQuest())
        g.emit(QuestChosen(INTRODUCTION), "D2-CAM-11")
        return None

    @step("D2-CAM-12", "D2-CAM-14")
    def where(self, g: Campaigning) -> Next:
        """Groups that play with the box on their own table only record what came of it."""
        if not g.state.own_table:
            return self.depart
        sides = (RecordOption(HEROES), RecordOption(OVERLORD))
        return ask_any((*hero_seats(g.state), g.state.overlord.seat), PlayHereOption(), *sides)

    @where.answered
    def go_or_record(self, g: Campaigning, picked: PlayHereOption | RecordOption) -> Next:
        if isinstance(picked, PlayHereOption):
            return self.depart
        g.emit(QuestEnded(outcome(g, picked.winner, recorded=True)), "D2-NXT-03")
        return self.look_for_the_end if g.state.played[-1].quest in FINALES else self.count_gold

    @step("D2-CPH-02", "D2-CAM-14")
    def count_gold(self, g: Campaigning) -> Next:
        """The gold of a quest that was played elsewhere."""
        return Call(CountGold(), then=self.look_for_the_end)

    @step(
        "D2-CPH-04", "D2-CPH-05", "D2-CPH-06", "D2-CPH-12", "D2-CPH-14", "D2-CPH-15", "D2-EXP-17",
        "D2-CAM-10", "D2-INT-01", "D2-INT-05",
    )  # fmt: skip
    def depart(self, g: Campaigning) -> Next:
        """Everybody comes to a quest hale, with all cards ready: the charge says nothing else.

        The table is set, relics are assigned, the deck is customised and the hand drawn, then the heroes
        travel: all that is played in the quest (D2-CPH-13, D2-TRV-01).
        """
        return Expect(QuestReport, charge_of(g))

    @depart.reported
    def come_home(self, g: Campaigning, report: QuestReport) -> None:
        """The winner is written down; heroes keep what they carry; search cards become gold."""
        g.emit(QuestEnded(outcome(g, report.winner)), "D2-NXT-03")
        hands = [(hero.seat, hero.items) for hero in report.heroes]
        if changed := tuple(each for each in hands if each[1] != g.state.heroes[each[0]].items):
            g.emit(ItemsReturned(changed), "D2-CAM-15")
        if report.quest not in FINALES and (gold := gold_of(g, report)):
            g.emit(GoldGained(gold, "search"), "D2-CPH-02")

    @step("D2-FIN-06", "D2-FIN-07", "D2-AC2-06", "D2-CAM-02")
    def look_for_the_end(self, g: Campaigning) -> Next:
        """The Finale decides; after any other quest comes a campaign phase."""
        last = g.state.played[-1]
        if last.quest not in FINALES:
            return Call(CampaignPhase(), then=self.choose_quest)
        end_campaign(g, last.winner)
        return Done()


def outcome(g: Campaigning, winner: str, recorded: bool = False) -> Played:
    """The quest that is over, with what everybody had earned before it."""
    s = g.state
    xp = max(hero.earned for hero in s.heroes.values())
    return Played(s.quest, winner, recorded, s.purse.earned, xp, s.overlord.earned)


def end_campaign(g: Campaigning, side: str) -> None:
    """A side has won the campaign (D2-CAM-01, D2-FIN-06)."""
    s = g.state
    winners = hero_seats(s) if side == HEROES else (s.overlord.seat,)
    report = CampaignReport(s.played, tuple(s.heroes.values()), s.overlord, s.purse)
    g.emit(GameOver(f"{side}-won", winners, report=report), "D2-FIN-06")
