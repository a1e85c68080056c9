"""The painter of Gloomhaven: each part of a scene from its own module."""

from __future__ import annotations

from undercroft.scenes.painters import Painter

from .foresight import dangers, option_previews, plans, sights, threats
from .log import lines, reports
from .picture import boards, cards, choices, figures, mats, statuses, tracks

PAINTER = Painter(
    board=boards.board,
    figures=figures.figures,
    status=statuses.status,
    track=tracks.track,
    mats=mats.mats,
    piles=mats.piles,
    card=cards.any_card,
    choice=choices.choice,
    question=choices.question,
    line=lines.line,
    report=reports.report,
    preview=option_previews.preview,
    sight=sights.sight,
    threat=threats.threat,
    plan=plans.plan,
    danger=dangers.danger,
)
