"""The painter of Dungeon Alliance: each part of a scene from its own module."""

from __future__ import annotations

from undercroft.games.alliance.rules.market.drafting import OFFERED, REPLACEMENT, Draft
from undercroft.games.alliance.state import GAP, Delve
from undercroft.kernel import Seat, replace
from undercroft.scenes import shapes
from undercroft.scenes.objections import in_words
from undercroft.scenes.painters import Painter
from undercroft.text.narrator import Narrator

from . import boards, cards, choices, figures, foresight, log, mats, supplies, tables


def question(g: Delve, asked: shapes.Question, narrator: Narrator) -> shapes.Question:
    """While a draft is asked, upgrades on offer that cannot be drafted say why (DA-DRA-03, DA-DRA-04)."""
    draft = next((frame for frame in reversed(g.state.frames) if isinstance(frame, Draft)), None)
    if draft is None:
        return asked
    choice = OFFERED if draft.position < 0 else REPLACEMENT
    barred = []
    for position, card in enumerate(g.state.offer):
        objection = choice.objection(g, draft, card) if card != GAP else None
        if objection is not None:
            why = in_words(PAINTER, g, Seat(asked.seat), objection, "", narrator)
            barred.append(shapes.Barred(supplies.upgrade_offer(position), why.text, why.rule))
    return replace(asked, barred=tuple(barred))


PAINTER = Painter(
    board=boards.board,
    figures=figures.figures,
    status=tables.status,
    track=tables.track,
    supply=supplies.supply,
    mats=mats.mats,
    piles=mats.piles,
    card=cards.card,
    choice=choices.choice,
    question=question,
    line=log.line,
    report=log.report,
    preview=foresight.preview,
    sight=foresight.sight,
)
