"""Where the options of a campaign are touched, and why others cannot be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from undercroft.games.descent.campaign.options import (
    BuyOption,
    BuyOverlordCardOption,
    HandOverOption,
    LearnOption,
    NextQuestOption,
    SellOption,
)
from undercroft.games.descent.campaign.rules.experience import SpendExperience
from undercroft.games.descent.campaign.rules.next_quest import QUESTS, ChooseQuest
from undercroft.games.descent.campaign.rules.shop import Shopping, resale_price
from undercroft.games.descent.campaign.state import Campaigning
from undercroft.kernel import Choice, Decision, Game, Option
from undercroft.scenes import shapes
from undercroft.scenes.building import choice_of
from undercroft.scenes.objections import why_text
from undercroft.text.narrator import Narrator

CHOOSING = ("descent.shopping.choose", "descent.spend_experience.choose", "descent.choose_quest.choose")


def choice(g: Game[Any], decision: Decision, option: Option, label: str, narrator: Narrator) -> shapes.Choice:
    """Wares, equipment, skills, cards and quests are touched on their shelf."""
    match option:
        case SellOption(card):
            return choice_of(option, _priced(label, resale_price(g, card), narrator), offer=card)
        case BuyOption(card) | HandOverOption(card):
            return choice_of(option, label, offer=card)
        case LearnOption(skill):
            return choice_of(option, label, offer=skill)
        case BuyOverlordCardOption(card=name):
            return choice_of(option, label, offer=name)
        case NextQuestOption(quest):
            return choice_of(option, label, offer=quest)
    return choice_of(option, label)


def _priced(label: str, gold: int, narrator: Narrator) -> str:
    return narrator.say("campaign-priced", label=label, price=narrator.say("descent-gold", n=gold))


def question(g: Campaigning, asked: shapes.Question, narrator: Narrator) -> shapes.Question:
    """Whatever lies there and cannot be chosen says why, by the rules that chose the others."""
    if asked.what not in CHOOSING:
        return asked
    return replace(asked, barred=tuple(_barred(g, narrator)))


def _barred(g: Campaigning, narrator: Narrator) -> Iterator[shapes.Barred]:
    for choice, by in posed(g):
        for one in choice.candidates(g, by):
            if found := choice.objection(g, by, one):
                yield shapes.Barred(one, why_text(g, found, narrator), found.rule)


def posed(g: Campaigning) -> Iterator[tuple[Choice[Any, Any], Any]]:
    """The choices of the open question, each with its chooser."""
    match g.state.frames[-1]:
        case Shopping() as shopping:
            yield from ((each.choice, each.by) for each in shopping.counter(g))
        case SpendExperience() as spend:
            yield from ((each.choice, each.by) for each in spend.on_offer(g))
        case ChooseQuest() as choosing:
            yield QUESTS, choosing
