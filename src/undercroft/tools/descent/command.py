"""`descent`: answers questions of sight, reach and odds from a file, one or a line each."""

from __future__ import annotations

from undercroft.games.descent.queries.batch import QUESTIONS
from undercroft.tools.questions import question_command

COMMAND = question_command(
    "descent",
    "Answers a question of sight, movement or odds from a file.",
    "undercroft descent sight case.json --why",
    QUESTIONS,
    "what a figure sees, where its movement can end, or what an attack does",
)
