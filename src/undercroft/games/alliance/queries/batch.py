"""The questions of Dungeon Alliance by name, answered from JSON: one, or a file with one in each line."""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.games.alliance.queries.formats import ReachQuery, SightQuery
from undercroft.games.alliance.queries.reach import reach
from undercroft.games.alliance.queries.reasons import why_reach, why_sight
from undercroft.games.alliance.queries.sight import sight
from undercroft.parts.questions import Question, Questions

QUESTIONS: Final = Questions(
    {
        "sight": Question(msgspec.json.Decoder(SightQuery), sight, why_sight),
        "reach": Question(msgspec.json.Decoder(ReachQuery), reach, why_reach),
    }
)
answer, answer_lines = QUESTIONS.answer, QUESTIONS.answer_lines
