"""Night after night: the way, the delve and what comes home of it, the end (TN-CAM)."""

from __future__ import annotations

from undercroft.games.tiny.campaign.events import DelveEnded, GoldEarned, HeroHired, HeroReturned, WayTaken
from undercroft.games.tiny.campaign.options import WayOption
from undercroft.games.tiny.campaign.rules.shop import Shop
from undercroft.games.tiny.campaign.state import Campaigning, CampaignReport, Hero, Night, content
from undercroft.games.tiny.charge import DelveCharge, HeroCharge, Lurking
from undercroft.games.tiny.report import DelveReport
from undercroft.kernel import Call, Expect, GameOver, Next, Procedure, Seat, ask_any, step

FALLEN = 6  # TN-CAM-05: wounds of who was carried home
PER_ROOM = 1  # TN-CAM-04: gold
PER_NIGHT = 5  # TN-CAM-11: points for a delve that was won


class Campaign(Procedure, tag="tiny.campaign"):
    """All nights, one after the other."""

    more_torches: int = 0  # by the difficulty

    @step("TN-CAM-01")
    def hire(self, g: Campaigning) -> None:
        for seat, hero in enumerate(g.state.party):
            g.emit(HeroHired(Hero(Seat(seat), hero, items=content(g).hero[hero].items)))

    @step("TN-CAM-02")
    def choose_way(self, g: Campaigning) -> Next:
        ways = content(g).stages[len(g.state.nights)].ways
        return ask_any(tuple(g.state.heroes), *map(WayOption, ways))

    @choose_way.answered
    def take_way(self, g: Campaigning, picked: WayOption) -> None:
        g.emit(WayTaken(len(g.state.nights) + 1, picked.delve))

    @step("TN-CAM-03", "TN-CAM-04", "TN-CAM-05", "TN-CAM-06")
    def go_down(self, g: Campaigning) -> Next:
        return Expect(DelveReport, self.charge(g))

    @go_down.reported
    def come_home(self, g: Campaigning, report: DelveReport) -> None:
        """Gold by what was seen and whether it was won; wounds and items as they are."""
        record = content(g).delve[g.state.delve]
        g.emit(DelveEnded(Night(record.id, report.won)), "TN-CAM-04")
        gold = PER_ROOM * len(report.rooms) + (record.gold if report.won else 0)
        for hero in report.heroes:
            wounds = min(hero.wounds, FALLEN) if hero.fallen else hero.wounds
            g.emit(HeroReturned(hero.seat, wounds, hero.items, hero.fallen), "TN-CAM-05")
            g.emit(GoldEarned(hero.seat, gold), "TN-CAM-04")

    @step("TN-CAM-10", "TN-CAM-11")
    def look_for_the_end(self, g: Campaigning) -> None:
        """The last night decides."""
        s = g.state
        if len(s.nights) < len(content(g).stages):
            return
        won = s.nights[-1].won
        points = PER_NIGHT * sum(night.won for night in s.nights)
        g.emit(
            GameOver(
                "won" if won else "lost",
                winners=tuple(s.heroes) if won else (),
                scores=tuple(hero.gold + points for hero in s.heroes.values()),
                report=CampaignReport(s.nights, tuple(s.heroes.values())),
            )
        )

    @step("TN-CAM-07")
    def go_shopping(self, g: Campaigning) -> Next:
        return Call(Shop(), then=self.choose_way)

    def charge(self, g: Campaigning) -> DelveCharge:
        """The charge with which the heroes go down."""
        s = g.state
        record = content(g).delve[s.delve]
        return DelveCharge(
            record.id,
            record.scenario,
            max(1, record.torches + self.more_torches + s.torches),
            tuple(HeroCharge(hero.hero, hero.wounds, hero.items) for hero in s.heroes.values()),
            tuple(Lurking(each.room, each.monster, each.at) for each in record.monsters),
        )
