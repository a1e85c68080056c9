"""Draws the Cellar: each part by the module that knows it."""

from __future__ import annotations

from undercroft.scenes.painters import Painter

from . import boards, cards, choices, foresight, log, tables

PAINTER = Painter(
    board=boards.board,
    figures=boards.figures,
    status=tables.status,
    track=tables.track,
    mats=tables.mats,
    piles=cards.own_piles,
    card=cards.card,
    choice=choices.choice,
    question=choices.question,
    line=log.line,
    report=log.report,
    preview=foresight.preview,
    sight=foresight.sight,
    threat=foresight.threat,
    plan=foresight.plan,
    danger=foresight.danger,
)
