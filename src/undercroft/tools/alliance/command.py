"""`alliance`: answers questions of sight and reach from a file, one or a line each."""

from __future__ import annotations

from undercroft.games.alliance.queries.batch import QUESTIONS
from undercroft.tools.questions import question_command

COMMAND = question_command(
    "alliance",
    "Answers a question of sight or movement from a file.",
    "undercroft alliance sight case.json --why",
    QUESTIONS,
    "what a character sees, or where its movement can end",
)
