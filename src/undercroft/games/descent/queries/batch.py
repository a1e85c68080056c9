"""The questions of Descent by name, answered from JSON: one, or a file of lines with an answer a line."""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.games.descent.queries.formats import OddsQuery, ReachQuery, SightQuery
from undercroft.games.descent.queries.odds import odds
from undercroft.games.descent.queries.reach import reach
from undercroft.games.descent.queries.reasons import why_odds, why_reach, why_sight
from undercroft.games.descent.queries.sight import sight
from undercroft.parts.questions import Question, Questions

QUESTIONS: Final = Questions(
    {
        "sight": Question(msgspec.json.Decoder(SightQuery), sight, why_sight),
        "reach": Question(msgspec.json.Decoder(ReachQuery), reach, why_reach),
        "odds": Question(msgspec.json.Decoder(OddsQuery), odds, why_odds),
    }
)
answer, answer_lines = QUESTIONS.answer, QUESTIONS.answer_lines
