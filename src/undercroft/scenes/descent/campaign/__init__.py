"""Draws Descent's campaign: the path of quests, the campaign sheet, the shop, skills and cards to buy."""

from __future__ import annotations

from undercroft.scenes import shapes
from undercroft.scenes.descent import cards
from undercroft.scenes.descent.campaign import choices, quests, sheet, shop
from undercroft.scenes.painters import Drawn, Painter
from undercroft.text.narrator import Narrator

NOWHERE = shapes.Board("square", (), ())  # a campaign has no board


def board(g: Drawn, narrator: Narrator) -> shapes.Board:
    return NOWHERE


def figures(g: Drawn, narrator: Narrator) -> tuple[shapes.Figure, ...]:
    return ()


def supply(g: Drawn, narrator: Narrator) -> shapes.Supply:
    """The campaign map; while something can be bought that comes first, and of the map what is due."""
    sold, quest_map = shop.shelves(g, narrator), quests.shelves(g, narrator)
    return shapes.Supply((*sold, *quest_map[:1]) if sold else quest_map)


def card(kind: str, id: str, narrator: Narrator) -> shapes.Card:
    """A quest with its rewards and its way; any other card as in a quest."""
    return quests.card(id, narrator) if kind == "quest" else cards.card(kind, id, narrator)


PAINTER = Painter(
    board=board,
    figures=figures,
    status=sheet.status,
    track=quests.track,
    supply=supply,
    mats=sheet.mats,
    piles=sheet.piles,
    card=card,
    choice=choices.choice,
    question=choices.question,
    report=sheet.report,
)
