"""The next quest: which are open and why the others are not, and who chooses (D2-NXT, D2-INT, D2-FIN)."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.descent.campaign.events import QuestChosen
from undercroft.games.descent.campaign.options import NextQuestOption
from undercroft.games.descent.campaign.state import Campaigning, CampaignState, hero_seats, library
from undercroft.games.descent.library import Library
from undercroft.games.descent.state import HEROES, OVERLORD
from undercroft.kernel import Choice, Done, Next, Objection, Procedure, Requirement, ask, ask_any, step

INTRODUCTION = "first-blood"
INTERLUDES = {HEROES: "the-shadow-vault", OVERLORD: "the-overlord-revealed"}  # by who is ahead (D2-INT-03)
FINALES_OF = {HEROES: "gryvorn-unleashed", OVERLORD: "the-man-who-would-be-king"}  # D2-FIN-02, D2-FIN-03
FINALES = (*FINALES_OF.values(),)
IN_AN_ACT = 3  # quests that are played of each act (D2-CAM-03)
Ids = tuple[str, ...]


class ChooseQuest(Procedure, tag="descent.choose_quest"):
    """The side that won the last quest chooses among those that are open (D2-CPH-11)."""

    @step(
        "D2-NXT-01", "D2-NXT-08", "D2-CPH-11", "D2-INT-02", "D2-FIN-01", "D2-WHO-01", "D2-WHO-03", "D2-NXT-E1"
    )
    def choose(self, g: Campaigning) -> Next:
        """Interlude and Finale leave nothing to choose."""
        options = QUESTS.options(g, self)
        if len(options) == 1 and isinstance(options[0], NextQuestOption):
            g.emit(QuestChosen(options[0].quest), "D2-NXT-07")
            return Done()
        if g.state.played[-1].winner == HEROES:
            return ask_any(hero_seats(g.state), *options)
        return ask(g.state.overlord.seat, *options)

    choose.poses(lambda: QUESTS)

    @choose.answered
    def take(self, g: Campaigning, picked: NextQuestOption) -> Next:
        g.emit(QuestChosen(picked.quest, g.state.played[-1].winner))
        return Done()


def all_quests(records: Library) -> Ids:
    """The quests of the Quest Guide in their order."""
    return tuple(sorted(records.quest, key=lambda quest: records.quest[quest].number))


def winners(records: Library, s: CampaignState, act: str) -> list[str]:
    """The winners of the quests of an act that were played; others do not count (D2-NXT-06, D2-FIN-05)."""
    return [each.winner for each in s.played if records.quest[each.quest].act == act]


def due(records: Library, s: CampaignState) -> str:
    """The sort of quest that is next (D2-CAM-03, D2-INT-02, D2-AC2-01, D2-FIN-01)."""
    if not s.played:
        return "introduction"
    if len(winners(records, s, "act-1")) < IN_AN_ACT:
        return "act-1"
    if not winners(records, s, "interlude"):
        return "interlude"
    return "act-2" if len(winners(records, s, "act-2")) < IN_AN_ACT else "finale"


def ahead(records: Library, s: CampaignState, act: str) -> str:
    """The side that won at least two quests of an act (D2-INT-03, D2-INT-04, D2-FIN-02, D2-FIN-03)."""
    found = winners(records, s, act)
    return HEROES if found.count(HEROES) > found.count(OVERLORD) else OVERLORD


def opener(records: Library, quest: str) -> tuple[str, str]:
    """The quest of Act I that opens one of Act II, and the side that must have won it (D2-NXT-04)."""
    for id, location in records.location.items():
        for side in (HEROES, OVERLORD):
            if getattr(location.opens, side) == quest:
                return id, side
    return "", ""


def is_opened(records: Library, s: CampaignState, quest: str) -> bool:
    """By who won the quest of Act I; one that was not played is the Overlord's (D2-NXT-05, D2-NXT-06)."""
    first, side = opener(records, quest)
    return not first or (s.won_by(first) or OVERLORD) == side


def is_of_who_is_ahead(records: Library, s: CampaignState, quest: str) -> bool:
    """The Interlude and the Finale of the side that is ahead (D2-NXT-07)."""
    for of, act in ((INTERLUDES, "act-1"), (FINALES_OF, "act-2")):
        if quest in of.values():
            return of[ahead(records, s, act)] == quest
    return True


def not_played(records: Library, s: CampaignState, quests: Ids) -> Ids:
    return tuple(quest for quest in quests if not s.won_by(quest))


def of_this_act(records: Library, s: CampaignState, quests: Ids) -> Ids:
    now = due(records, s)
    return tuple(quest for quest in quests if records.quest[quest].act == now)


def opened(records: Library, s: CampaignState, quests: Ids) -> Ids:
    return tuple(quest for quest in quests if is_opened(records, s, quest))


def of_who_is_ahead(records: Library, s: CampaignState, quests: Ids) -> Ids:
    return tuple(quest for quest in quests if is_of_who_is_ahead(records, s, quest))


def in_game(
    narrow: Callable[[Library, CampaignState, Ids], Ids],
) -> Callable[[Campaigning, object, Ids], Ids]:
    """The same for a requirement of the choice."""
    return lambda g, by, quests: narrow(library(g), g.state, quests)


def wrong_act(g: Campaigning, by: object, quest: str) -> Objection:
    """Too early or too late: the message is that of the quest's act, and `what` is due now."""
    act = library(g).quest[quest].act
    rules = {"act-1": "D2-INT-02", "interlude": "D2-INT-02", "act-2": "D2-AC2-01", "finale": "D2-FIN-01"}
    return Objection(rules.get(act, "D2-CAM-11"), f"quest-{act}-now", what=due(library(g), g.state))


def closed(g: Campaigning, by: object, quest: str) -> Objection:
    """The side that would open it did not win the quest before it: `what` is who did."""
    first, side = opener(library(g), quest)
    winner = g.state.won_by(first) or "nobody"
    rule = "D2-NXT-06" if winner == "nobody" else "D2-NXT-05"
    return Objection(rule, f"quest-closed-{side}", what=winner, any_of=(("quest", first),))


def behind(g: Campaigning, by: object, quest: str) -> Objection:
    """The other side is ahead: `what` is that one."""
    interlude = library(g).quest[quest].act == "interlude"
    leads = ahead(library(g), g.state, "act-1" if interlude else "act-2")
    return Objection("D2-INT-03" if interlude else "D2-FIN-02", "quest-of-who-is-ahead", what=leads)


QUESTS: Choice[Campaigning, object] = Choice(
    "card",
    NextQuestOption,
    lambda g, by: all_quests(library(g)),
    (
        Requirement("D2-NXT-02", "quest-played", in_game(not_played)),
        Requirement("D2-NXT-02", wrong_act, in_game(of_this_act)),
        Requirement("D2-NXT-05", closed, in_game(opened)),
        Requirement("D2-NXT-07", behind, in_game(of_who_is_ahead)),
    ),
)


def open_quests(records: Library, s: CampaignState) -> Ids:
    """The quests that can be next, of a campaign that is only on paper."""
    left = all_quests(records)
    for narrow in (not_played, of_this_act, opened, of_who_is_ahead):
        left = narrow(records, s, left)
    return left
