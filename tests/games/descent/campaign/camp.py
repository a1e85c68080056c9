"""A campaign whose quests end as a test says."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.campaign.options import LeaveShopOption, NextQuestOption, SaveOption
from undercroft.games.descent.campaign.setup import CampaignSetup
from undercroft.games.descent.campaign.state import CampaignState
from undercroft.games.descent.charge import QuestCharge
from undercroft.games.descent.library import Library
from undercroft.games.descent.report import HeroReport, QuestReport
from undercroft.games.descent.state import HEROES, OVERLORD
from undercroft.kernel import CardId, Game, Option, Scripted, Seat
from undercroft.parts.decks import Cards

CAMPAIGN = lay_out(box_of("descent-campaign"))
RECORDS: Library = CAMPAIGN.rules.content
ACT_1 = ("a-fat-goblin", "castle-daerion", "the-cardinals-plight", "the-masquerade-ball", "death-on-the-wing")
QUIET = (SaveOption(), LeaveShopOption())
Camp = Game[CampaignState]


def begun(*results: str, **chosen: object) -> Camp:
    """A new campaign, at its first departure; `results` are those of chance."""
    setup = CAMPAIGN.settle(CampaignSetup(**chosen))  # type: ignore[arg-type]
    return CAMPAIGN.new_game(setup, "seed", Scripted(results) if results else None, log=[])


def charge_of(g: Camp) -> QuestCharge:
    assert g.expected is not None and isinstance(g.expected.charge, QuestCharge)
    return g.expected.charge


def report(g: Camp, winner: str, finds: Sequence[Cards] = (), items: Sequence[Cards] = ()) -> QuestReport:
    """A report that the quest may send home."""
    charge = charge_of(g)
    heroes = tuple(
        HeroReport(
            Seat(n),
            hero.hero,
            items=items[n] if items else hero.items,
            finds=tuple(finds[n]) if n < len(finds) else (),
        )
        for n, hero in enumerate(charge.heroes)
    )
    return QuestReport(charge.quest, winner, 5, 3, heroes=heroes)


def come_home(g: Camp, winner: str, finds: Sequence[Cards] = ()) -> None:
    g.report(report(g, winner, finds))


def offered(g: Camp) -> list[Option]:
    return list(g.open[0].options)


def pick(g: Camp, option: Option) -> None:
    """Answer the open question with this option."""
    decision = g.open[0]
    g.answer(decision.seats[0], decision.options.index(option))


def pass_by(g: Camp) -> None:
    """Save and leave until something else is asked, or the heroes depart."""
    while g.open and (quiet := next((each for each in QUIET if each in offered(g)), None)):
        pick(g, quiet)


def play(g: Camp, quest: str, winner: str) -> None:
    """One more quest, and nothing bought before it or after."""
    pass_by(g)
    if g.open and NextQuestOption(quest) in offered(g):
        pick(g, NextQuestOption(quest))
    assert g.state.quest == quest, g.state.quest
    come_home(g, winner)
    while g.open and not any(isinstance(each, NextQuestOption) for each in offered(g)):
        quiet = next((each for each in QUIET if each in offered(g)), offered(g)[0])
        pick(g, quiet)


def play_act(g: Camp, *winners: str) -> None:
    """First Blood, then quests of Act I won by these sides."""
    play(g, "first-blood", HEROES)
    for quest, winner in zip(ACT_1, winners, strict=False):
        play(g, quest, winner)


def card(name: str) -> CardId:
    return CardId(name)


__all__ = [
    "ACT_1", "CAMPAIGN", "Camp", "HEROES", "OVERLORD", "RECORDS", "begun", "card", "charge_of", "come_home",
    "offered", "pass_by", "pick", "play", "play_act", "report",
]  # fmt: skip
