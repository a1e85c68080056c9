"""The next quest: which are open and why the others are not, and who chooses (D2-NXT, D2-INT, D2-FIN)."""

from __future__ import annotations

from undercroft.games.descent.campaign.events import QuestChosen
from undercroft.games.descent.campaign.options import NextQuestOption
from undercroft.games.descent.campaign.state import Campaigning, hero_seats, library
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

    @step("D2-NXT-01", "D2-NXT-08", "D2-CPH-11", "D2-INT-02", "D2-FIN-01", "D2-WHO-01", "D2-WHO-03")
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


def all_quests(g: Campaigning, by: object) -> Ids:
    """The quests of the Quest Guide in their order."""
    return tuple(sorted(library(g).quest, key=lambda quest: library(g).quest[quest].number))


def act_of(g: Campaigning, quest: str) -> str:
    return library(g).quest[quest].act


def played_of(g: Campaigning, act: str) -> list[str]:
    """The winners of the quests of an act that were played; others do not count (D2-NXT-06, D2-FIN-05)."""
    return [each.winner for each in g.state.played if act_of(g, each.quest) == act]


def due(g: Campaigning) -> str:
    """The sort of quest that is next (D2-CAM-03, D2-INT-02, D2-AC2-01, D2-FIN-01)."""
    if not g.state.played:
        return "introduction"
    if len(played_of(g, "act-1")) < IN_AN_ACT:
        return "act-1"
    if not played_of(g, "interlude"):
        return "interlude"
    return "act-2" if len(played_of(g, "act-2")) < IN_AN_ACT else "finale"


def ahead(g: Campaigning, act: str) -> str:
    """The side that won at least two quests of an act (D2-INT-03, D2-INT-04, D2-FIN-02, D2-FIN-03)."""
    winners = played_of(g, act)
    return HEROES if winners.count(HEROES) > winners.count(OVERLORD) else OVERLORD


def opener(g: Campaigning, quest: str) -> tuple[str, str]:
    """The quest of Act I that opens one of Act II, and the side that must have won it (D2-NXT-04)."""
    for id, location in library(g).location.items():
        for side in (HEROES, OVERLORD):
            if getattr(location.opens, side) == quest:
                return id, side
    return "", ""


def is_opened(g: Campaigning, quest: str) -> bool:
    """Left or right by who won the quest of Act I; one not played is the Overlord's (D2-NXT-05, -06)."""
    first, side = opener(g, quest)
    return not first or (g.state.won_by(first) or OVERLORD) == side


def is_of_who_is_ahead(g: Campaigning, quest: str) -> bool:
    """The Interlude and the Finale of the side that is ahead (D2-NXT-07)."""
    for of, act in ((INTERLUDES, "act-1"), (FINALES_OF, "act-2")):
        if quest in of.values():
            return of[ahead(g, act)] == quest
    return True


def not_played(g: Campaigning, by: object, quests: Ids) -> Ids:
    return tuple(quest for quest in quests if not g.state.won_by(quest))


def of_this_act(g: Campaigning, by: object, quests: Ids) -> Ids:
    now = due(g)
    return tuple(quest for quest in quests if act_of(g, quest) == now)


def opened(g: Campaigning, by: object, quests: Ids) -> Ids:
    return tuple(quest for quest in quests if is_opened(g, quest))


def of_who_is_ahead(g: Campaigning, by: object, quests: Ids) -> Ids:
    return tuple(quest for quest in quests if is_of_who_is_ahead(g, quest))


def wrong_act(g: Campaigning, by: object, quest: str) -> Objection:
    """Too early or too late: `what` is the sort of the quest, and `quest-due` says what is next."""
    rules = {"act-1": "D2-INT-02", "interlude": "D2-INT-02", "act-2": "D2-AC2-01", "finale": "D2-FIN-01"}
    return Objection(rules.get(act_of(g, quest), "D2-CAM-11"), f"quest-{act_of(g, quest)}-now", what=due(g))


def closed(g: Campaigning, by: object, quest: str) -> Objection:
    first, side = opener(g, quest)
    lost = g.state.won_by(first) or "nobody"
    rule = "D2-NXT-06" if lost == "nobody" else "D2-NXT-05"
    return Objection(rule, f"quest-closed-{side}", what=lost, any_of=(("quest", first),))


QUESTS: Choice[Campaigning, object] = Choice(
    "card",
    NextQuestOption,
    all_quests,
    (
        Requirement("D2-NXT-02", "quest-played", not_played),
        Requirement("D2-NXT-02", wrong_act, of_this_act),
        Requirement("D2-NXT-05", closed, opened),
        Requirement(
            "D2-NXT-07",
            lambda g, by, quest: Objection(
                "D2-INT-03" if act_of(g, quest) == "interlude" else "D2-FIN-02",
                "quest-of-who-is-ahead",
                what=ahead(g, "act-1" if act_of(g, quest) == "interlude" else "act-2"),
            ),
            of_who_is_ahead,
        ),
    ),
)
