"""The painter of Descent: each part of a scene from its own module."""

from __future__ import annotations

from undercroft.scenes.painters import Painter

from . import boards, cards, choices, figures, foresight, log, mats, tables, threats

PAINTER = Painter(
    board=boards.board,
    figures=figures.figures,
    status=tables.status,
    track=tables.track,
    supply=tables.supply,
    mats=mats.mats,
    piles=mats.piles,
    card=cards.card,
    choice=choices.choice,
    question=choices.question,
    line=log.line,
    report=log.report,
    preview=foresight.preview,
    sight=foresight.sight,
    threat=threats.threat,
    plan=threats.plan,
    danger=threats.danger,
)
