"""The campaign beside the path of quests, as facts to be told in words: act, gold, sheets, shop, quests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from undercroft.games.boxes import Pile
from undercroft.games.descent.campaign.rules.next_quest import (
    QUESTS,
    ahead,
    all_quests,
    due,
    opener,
)
from undercroft.games.descent.campaign.rules.shop import record, resale_price
from undercroft.games.descent.campaign.state import Campaigning, CampaignState, library
from undercroft.games.descent.records.rewards import AnyReward
from undercroft.games.descent.state import HEROES, OVERLORD
from undercroft.kernel import CardId, Game, Leaf, Rules, Seat, View
from undercroft.parts.decks import Cards


class CampaignShown(Leaf):
    """The head of the campaign sheet."""

    act: int
    gold: int
    heroes: int  # quests that they won
    overlord: int
    quest: str  # where the heroes are, or go next


class HeroSheetShown(Leaf):
    """A hero with all he owns."""

    seat: Seat
    calling: str
    xp: int
    skills: tuple[str, ...]
    items: Cards


class OverlordSheetShown(Leaf):
    """The Overlord with what he bought and won (D2-EXP-20)."""

    xp: int
    cards: Cards
    relic: tuple[str, ...]  # each by the name of its kind


class WareShown(Leaf):
    """A shop card, and how much gold is lacking for it."""

    card: CardId
    price: int
    lacking: int


class ResaleShown(Leaf):
    """A card of a hero, and what it would bring."""

    seat: Seat
    card: CardId
    price: int


class QuestWonShown(Leaf):
    """A quest that was played."""

    quest: str
    winner: str


class RewardsShown(Leaf):
    """The rewards of a side for a quest, beside the experience of everybody (D2-CPH-08)."""

    side: str
    rewards: tuple[AnyReward, ...]


class QuestOpenShown(Leaf):
    """A quest that can be next."""

    quest: str


class QuestLaterShown(Leaf):
    """A quest of another part of the campaign."""

    quest: str
    act: str
    due: str


class QuestShutShown(Leaf):
    """A quest that another one would have opened: which, by whose victory, and who won it."""

    quest: str
    first: str
    side: str
    winner: str  # empty: it was not played


class QuestOfOthersShown(Leaf):
    """An Interlude or Finale of the side that is behind."""

    quest: str
    ahead: str


def facts(rules: Rules[Any], seen: View) -> Sequence[Struct]:
    """The campaign at a glance, line by line."""
    g: Campaigning = Game(rules, seen.state)
    s = g.state
    won = [each.winner for each in s.played]
    head = CampaignShown(s.act, s.purse.gold, won.count(HEROES), won.count(OVERLORD), s.quest)
    return (head, *_sheets(s), *_shop(g))


def _sheets(s: CampaignState) -> Iterator[Struct]:
    for hero in s.heroes.values():
        yield HeroSheetShown(hero.seat, hero.calling, hero.xp, hero.skills, hero.items)
    yield OverlordSheetShown(s.overlord.xp, s.overlord.cards, s.overlord.relics)


def _shop(g: Campaigning) -> Iterator[Struct]:
    """The open shop cards, and while they lie there what the heroes' cards would bring."""
    s = g.state
    for card in s.offered:
        price = record(g, card).price
        yield WareShown(card, price, max(0, price - s.purse.gold))
    for hero in s.heroes.values() if s.offered else ():
        for card in hero.items:
            if not record(g, card).relic:
                yield ResaleShown(hero.seat, card, resale_price(g, card))


def look(rules: Rules[Any], seen: View, what: str) -> Sequence[Struct]:
    """At one quest by its id, with its rewards; at none: all quests, open or why they are not."""
    g: Campaigning = Game(rules, seen.state)
    wanted = what.casefold()
    found = [quest for quest in all_quests(library(g)) if wanted in ("", quest)]
    shown = [quest_shown(g, quest) for quest in found]
    return (*shown, *_rewards(g, found[0])) if wanted and found else shown


def _rewards(g: Campaigning, quest: str) -> Iterator[Struct]:
    page = library(g).quest[quest].rewards
    for side, rewards in ((HEROES, page.heroes), (OVERLORD, page.overlord)):
        if rewards:
            yield RewardsShown(side, rewards)


def quest_shown(g: Campaigning, quest: str) -> Struct:
    """Whether a quest was played, is open, or why it is closed; by the requirements of the choice."""
    s, records = g.state, library(g)
    found = None if quest == s.quest else QUESTS.objection(g, None, quest)
    if found is None:
        return QuestOpenShown(quest)
    act = records.quest[quest].act
    match found.says.partition("-")[2].split("-")[0]:
        case "played":
            return QuestWonShown(quest, s.won_by(quest))
        case "closed":
            first, side = opener(records, quest)
            return QuestShutShown(quest, first, side, s.won_by(first))
        case "of":
            return QuestOfOthersShown(quest, ahead(records, s, "act-1" if act == "interlude" else "act-2"))
    return QuestLaterShown(quest, act, due(records, s))


def piles(seen: View, seat: Seat) -> Sequence[Pile]:
    """All that a seat owns."""
    s: CampaignState = seen.state
    if seat == s.overlord.seat:
        found = [Pile("bought", "overlord", s.overlord.cards), Pile("relics", "relic", s.overlord.relics)]
    elif hero := s.heroes.get(seat):
        found = [Pile("active", "skill", hero.skills), Pile("items-ready", "item", hero.items)]
    else:
        found = []
    return [pile for pile in found if pile.things]
